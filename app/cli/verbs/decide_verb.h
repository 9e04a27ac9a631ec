// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Enters what the organiser of a cup decided about a player.
class DecideVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("decide"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Adds, extends or lifts a player's ban.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
