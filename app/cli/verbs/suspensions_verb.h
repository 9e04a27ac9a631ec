// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Who misses which match, and why.
class SuspensionsVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("suspensions"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Shows who is suspended or injured, and who is at risk.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
