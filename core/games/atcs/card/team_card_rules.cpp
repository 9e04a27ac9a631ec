// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/team_card_findings.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <iterator>

namespace touchline::atcs {

namespace {

constexpr int fewestScorers = 10;
constexpr int mostScorers = 25;
constexpr int mostKeepers = 3;

/// A number of the card with the limits of specification 3.1.
struct LimitedNumber
{
    const char *key;
    int value;
    int min;
    int max;
};

Message outsideLimits(const LimitedNumber &number)
{
    return {QT_TRANSLATE_NOOP("core", "The number must be from %1 to %2, but is %3."),
            {QString::number(number.min), QString::number(number.max), QString::number(number.value)}};
}

bool isOutside(const LimitedNumber &number)
{
    return number.value < number.min || number.value > number.max;
}

void checkTeam(const Team &team, std::vector<Finding> &found)
{
    const auto note = [&](const char *key, const char *text, const QStringList &arguments = {}) {
        const QString name = QString::fromLatin1(key);
        found.push_back({name, {name, {text, arguments}, {}}});
    };
    if (team.name.trimmed().isEmpty())
        note("name", QT_TRANSLATE_NOOP("core", "The team has no name."));
    if (team.id.isNull())
        note("team_id", QT_TRANSLATE_NOOP("core", "The team has no identity (UUID)."));
    static const QStringList conferences{QString(),
                                         QStringLiteral("AFC"),
                                         QStringLiteral("CAF"),
                                         QStringLiteral("CONCACAF"),
                                         QStringLiteral("CONMEBOL"),
                                         QStringLiteral("OFC"),
                                         QStringLiteral("UEFA")};
    if (!conferences.contains(team.conference))
        note("conference", QT_TRANSLATE_NOOP("core", "There is no conference \"%1\"."), {team.conference});
    static const QRegularExpression colour(QStringLiteral("\\A(#[0-9A-Fa-f]{6})?\\z"));
    const char *badColour = QT_TRANSLATE_NOOP("core", "\"%1\" is not a colour such as #0000FF.");
    if (!colour.match(team.kit.first).hasMatch())
        note("kit_1", badColour, {team.kit.first});
    if (!colour.match(team.kit.second).hasMatch())
        note("kit_2", badColour, {team.kit.second});
}

void checkTeamNumbers(const TeamCard &card, std::vector<Finding> &found)
{
    const std::array<LimitedNumber, 9> numbers{{
        {"year", card.team.year, 0, 9999},
        {"attempts_1h", card.attempts[0], 5, 30},
        {"attempts_2h", card.attempts[1], 5, 30},
        {"defense_attempts", card.defenseAttempts, -10, 3},
        {"sog", card.shotsOnGoal, 8, 40},
        {"defense_sog", card.defenseShotsOnGoal, -10, 3},
        {"fair_play", card.fairPlay, -2, 2},
        {"power", card.power, 1, 10},
        {"best_result", card.bestResult, 1, 7},
    }};
    for (const LimitedNumber &number : numbers) {
        const QString key = QString::fromLatin1(number.key);
        if (isOutside(number))
            found.push_back({key, {key, outsideLimits(number), {}}});
    }
}

void checkRowNumbers(const TeamCard &card, std::size_t row, std::vector<Finding> &found)
{
    const CardPlayer &player = card.players[row];
    const bool keeper = player.isKeeper();
    const std::array<LimitedNumber, 3> numbers{{
        {"goals", player.goals, 0, 99},
        {"goal_rating", player.goalRating, keeper ? 0 : 2, keeper ? 0 : 10},
        {"goalie_rating", player.goalieRating, keeper ? -3 : 0, keeper ? 3 : 0},
    }};
    const auto note = [&](const char *key, Message what) {
        const QString name = QString::fromLatin1(key);
        found.push_back({rowKey(row) + u'.' + name,
                         {rowName(card, row) + QStringLiteral(": ") + name, std::move(what), {}}});
    };
    for (const LimitedNumber &number : numbers) {
        if (!isOutside(number))
            continue;
        if (number.min < number.max)
            note(number.key, outsideLimits(number));
        else if (keeper)
            note(number.key, {QT_TRANSLATE_NOOP("core", "A goalkeeper has no goal rating."), {}});
        else
            note(number.key, {QT_TRANSLATE_NOOP("core", "Only a goalkeeper has a goalie rating."), {}});
    }
    if (keeper && !player.shot.isEmpty())
        note("shot", {QT_TRANSLATE_NOOP("core", "A goalkeeper has no shot range."), {}});
}

void checkRows(const TeamCard &card, std::vector<Finding> &found)
{
    const auto note = [&](const char *text, int limit, int count) {
        const QString key = QStringLiteral("players");
        found.push_back({key, {key, {text, {QString::number(limit), QString::number(count)}}, {}}});
    };
    if (card.scorerCount() < fewestScorers) {
        note(QT_TRANSLATE_NOOP("core", "A card needs at least %1 scorers, this one has %2."), fewestScorers,
             card.scorerCount());
    }
    if (card.scorerCount() > mostScorers) {
        note(QT_TRANSLATE_NOOP("core", "A card has room for %1 scorers, this one has %2."), mostScorers,
             card.scorerCount());
    }
    if (card.keeperCount() > mostKeepers) {
        note(QT_TRANSLATE_NOOP("core", "A card has room for %1 goalkeepers, this one has %2."), mostKeepers,
             card.keeperCount());
    }
    bool keeperSeen = false;
    for (std::size_t row = 0; row < card.players.size(); ++row) {
        checkRowNumbers(card, row, found);
        keeperSeen = keeperSeen || card.players[row].isKeeper();
        if (keeperSeen && !card.players[row].isKeeper()) {
            found.push_back({QStringLiteral("players"),
                             {rowName(card, row),
                              {QT_TRANSLATE_NOOP("core", "The scorers stand above the goalkeepers."), {}},
                              {}}});
        }
    }
}

void checkSquad(const TeamCard &card, std::vector<Finding> &found)
{
    for (Problem &problem : touchline::validate(card.squad())) {
        const QString key = problem.where.section(u' ', 0, 0);
        found.push_back({key, std::move(problem)});
    }
}

} // namespace

QString rowKey(std::size_t row)
{
    return QStringLiteral("players[%1]").arg(row);
}

QString rowName(const TeamCard &card, std::size_t row)
{
    const QString &name = card.players[row].entry.person.shortName;
    return name.isEmpty() ? rowKey(row) : rowKey(row) + u' ' + name;
}

std::vector<Finding> findings(const TeamCard &card)
{
    std::vector<Finding> found;
    checkTeam(card.team, found);
    checkTeamNumbers(card, found);
    checkSquad(card, found);
    checkRows(card, found);
    checkPartitions(card, found);
    return found;
}

Problems validate(const TeamCard &card)
{
    Problems problems;
    for (Finding &finding : findings(card))
        problems.push_back(std::move(finding.problem));
    return problems;
}

} // namespace touchline::atcs
