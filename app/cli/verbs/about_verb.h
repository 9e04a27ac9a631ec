// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Licence and credits.
class AboutVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("about"); }
    [[nodiscard]] QString summary() const override { return QStringLiteral("Licence and credits."); }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
