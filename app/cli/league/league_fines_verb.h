// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Lists what clubs and players have to pay, and notes what is paid.
class LeagueFinesVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league fines"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Lists the fines of a competition and marks them as paid.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
