// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Copies a league with all its history to another place: a file, a server.
class LeagueMoveVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league move"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Copies a league to a server or a file and checks the copy.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
