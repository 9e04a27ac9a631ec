// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cup_player.h"
#include "app/cli/verb.h"

namespace touchline::cli {

/// What a cup is made from, before anything is drawn.
struct CupWishes
{
    QString format = QStringLiteral("worldcup-32");
    /// Name of a ready-made draw, or "random"; empty = the format's own.
    QString draw;
    /// Who takes part in a random draw; empty = as many of the 64 cards as the format takes, by chance.
    QStringList teams;
    /// A random draw without limits on the conferences of a group.
    bool relaxSpread = false;
    std::uint64_t seed = 0;
    GameChoice choice;
};

struct NewCup
{
    Competition competition;
    CupRules rules;
};

/// Draws a cup; nothing is played yet. Errors: NotFound (format, draw), BadInput (teams nobody knows, a team
/// twice, their number), Impossible (no draw keeps the limits; says why).
[[nodiscard]] Result<NewCup> newCup(const CupWishes &wishes);

/// Plays a whole World Cup.
class CupVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("cup"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Plays a whole World Cup: groups, bracket, champion.");
    }

protected:
    void describe(QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
