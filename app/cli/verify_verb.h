// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace touchline::cli {

/// Checks everything that a league keeps.
class VerifyVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("verify"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Checks a league: file, history, and every match log.");
    }

protected:
    void describe(QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
