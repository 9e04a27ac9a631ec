// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Lists and prints the charts of the game, and checks those of a house rule.
class ChartsVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("charts"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Lists, prints and checks the charts of a game.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
