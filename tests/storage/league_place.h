// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database.h"
#include "tests/storage/storage_case.h"
#include "tests/storage/test_server.h"

#include <memory>

namespace touchline::storage {

/// A place for a league of either kind, gone afterwards.
struct LeaguePlace
{
    explicit LeaguePlace(store::Backend backend)
        : server(backend == store::Backend::Postgres ? std::make_unique<TestServer>() : nullptr)
        , path(server ? server->url() : folder.path("league.touchline"))
    {
    }

    Folder folder;
    std::unique_ptr<TestServer> server;
    QString path;
};

} // namespace touchline::storage
