// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cup_player.h"
#include "app/cli/verb.h"

#include <QDate>

#include <optional>

namespace touchline::cli {

/// What a cup is made from, before anything is drawn.
struct CupWishes
{
    QString format = QStringLiteral("worldcup-32");
    /// Name of a ready-made draw, or "random"; empty = the format's own.
    QString draw;
    /// Who takes part in a random draw; empty = as many of the 64 cards as the format takes, by chance.
    QStringList teams;
    /// The tournament of that year as it was held: its teams in their groups, its calendar.
    bool isReal = false;
    /// Of a real tournament: what really happened before that day is entered.
    std::optional<QDate> from;
    /// A random draw without limits on the conferences of a group.
    bool relaxSpread = false;
    /// The country that holds it, "none" for neutral ground everywhere; empty = drawn where the rules have
    /// home advantage.
    QString host;
    /// With qualifying: the host plays like the others; cards and injuries reach into the finals.
    bool hostCompetes = false;
    bool keepCards = false;
    /// House rules, as FixtureSetup::charts.
    QJsonObject charts;
    /// Rules of discipline in place of the game's, by name; empty = the game's.
    QString discipline;
    std::uint64_t seed = 0;
    GameChoice choice;
};

struct NewCup
{
    Competition competition;
    CupRules rules;
};

/// Whether the teams of a cup are drawn: asked for, or the format has no ready-made draw.
[[nodiscard]] bool isDrawnByChance(const CupWishes &wishes);

/// Draws a cup; nothing is played yet but what CupWishes::from asks for. Errors: NotFound (format, draw,
/// host, discipline, real tournament), BadInput (teams nobody knows, a team twice, their number), Refused (a
/// host where the rules have no home advantage), Impossible (no draw keeps the limits; says why).
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
