// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Plays a match log again and compares it with its report.
class ReplayVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("replay"); }
    [[nodiscard]] QString summary() const override { return QStringLiteral("Replays a match from its log."); }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
