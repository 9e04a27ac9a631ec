// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Makes an empty league.
class LeagueNewVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league new"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Makes a new league in a file or on a server.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
