// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Who plays whom when.
class ScheduleVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("schedule"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Makes the fixture list of a league or group, with wishes and dates.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
