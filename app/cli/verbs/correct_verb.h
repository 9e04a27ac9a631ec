// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Changes what was entered, and says before or afterwards what follows from it.
class CorrectVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("correct"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Corrects a cup (results, walkovers, withdrawals) and shows what follows.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
