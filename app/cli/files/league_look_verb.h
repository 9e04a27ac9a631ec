// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"
#include "models/league/league.h"

#include <QJsonObject>

namespace touchline::cli {

/// What a look at a league found, told in both ways.
struct LeagueFinding
{
    QString text;
    QJsonObject json;
    /// What is wrong with the league; the verb then ends as refused.
    Problems problems{};
};

/// A verb that opens one league for reading, looks at it and prints what it finds, as text or with --json.
class LeagueLookVerb : public Verb
{
protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
    /// Errors: what kept it from looking.
    [[nodiscard]] virtual Result<LeagueFinding> look(League &league,
                                                     const QCommandLineParser &parser) const = 0;
};

} // namespace touchline::cli
