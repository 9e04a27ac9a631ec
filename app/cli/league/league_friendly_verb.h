// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Plays friendlies, which the league keeps beside its competitions; lists them and what-ifs, shows, tells
/// and renames them, goes on with one and deletes one.
class LeagueFriendlyVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league friendly"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Plays, lists, shows and deletes friendlies.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
