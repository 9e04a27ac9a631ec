// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Plays a whole World Cup.
class CupVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("cup"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Plays a whole competition, by default a World Cup.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
