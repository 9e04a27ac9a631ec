// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"
namespace touchline::cli {

/// Plays one match and tells it.
class MatchVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("match"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Plays one match and reports it.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
