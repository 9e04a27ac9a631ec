// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Backs up a league.
class BackupVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("backup"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Backs up a league to a file and checks the copy.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
