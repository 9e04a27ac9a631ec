// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/atcs/card/team_card_findings.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>

namespace touchline::atcs {

namespace {

constexpr const char *formatName = "touchline-atcs-card";
constexpr const char *figuresFormatName = "touchline-atcs-card-figures";
constexpr int formatVersion = 1;
/// Wide enough that the reader leaves the limits of the rules to validate(), which names them in its own
/// words.
constexpr int wide = 99999;

QJsonObject figuresOf(const CardPlayer &player)
{
    QJsonObject object;
    if (!player.shot.isEmpty())
        object.insert(QStringLiteral("shot"), rangeText(player.shot));
    if (!player.isKeeper() || player.goalRating != 0)
        object.insert(QStringLiteral("goal_rating"), player.goalRating);
    if (player.isKeeper() || player.goalieRating != 0)
        object.insert(QStringLiteral("goalie_rating"), player.goalieRating);
    if (!player.card.isEmpty())
        object.insert(QStringLiteral("card"), rangeText(player.card));
    if (player.oneTimer)
        object.insert(QStringLiteral("one_timer"), true);
    return object;
}

/// All of both; no key stands in both.
QJsonObject together(QJsonObject one, const QJsonObject &other)
{
    for (auto entry = other.begin(); entry != other.end(); ++entry)
        one.insert(entry.key(), entry.value());
    return one;
}

QJsonObject toJson(const CardStrengths &strengths)
{
    return {{QStringLiteral("attack"), strengths.attack},
            {QStringLiteral("defense"), strengths.defense},
            {QStringLiteral("goalkeeping"), strengths.goalkeeping},
            {QStringLiteral("fair_play"), strengths.fairPlay}};
}

QUuid readId(JsonReader &reader, const char *key)
{
    if (!reader.has(key))
        return QUuid(reader.text(key)); // notes that it is missing
    const QString text = reader.text(key);
    const QUuid id = QUuid::fromString(text);
    if (id.isNull()) {
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "\"%1\" is not an identity (UUID) such as "
                                                       "3f2504e0-4f89-51d3-9a0c-0305e82c3301."),
                             {text}});
    }
    return id;
}

/// "1-18", "7" or no entry at all.
Range readRange(JsonReader &reader, const char *key)
{
    const QString text = reader.textOr(key, {});
    if (!reader.has(key))
        return {};
    static const QRegularExpression form(
        QStringLiteral("\\A\\s*([1-9]\\d{0,3})\\s*(?:[-–]\\s*([1-9]\\d{0,3})\\s*)?\\z"));
    const QRegularExpressionMatch match = form.match(text);
    if (match.hasMatch()) {
        const int first = match.captured(1).toInt();
        return {first, match.captured(2).isEmpty() ? first : match.captured(2).toInt()};
    }
    if (reader.value(key).isString()) {
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "\"%1\" is not a range such as 1-18."), {text}});
    }
    return {};
}

void readRatings(JsonReader &reader, CardPlayer &player)
{
    const auto rating = [&](const char *key, bool needed) {
        return needed ? reader.integer(key, -wide, wide) : reader.integerOr(key, -wide, wide, 0);
    };
    // Which of the two he needs is only known when the position could be read.
    const std::size_t problemsBefore = reader.problems().size();
    player.entry.position = static_cast<Position>(reader.word("position", {"GK", "DF", "MF", "FW"}));
    const bool isKnown = reader.problems().size() == problemsBefore;
    player.goalieRating = rating("goalie_rating", isKnown && player.isKeeper());
    player.goalRating = rating("goal_rating", isKnown && !player.isKeeper());
}

CardPlayer readPlayer(JsonReader &reader)
{
    CardPlayer player;
    player.entry.person.id = readId(reader, "id");
    player.entry.person.name = reader.text("name");
    player.entry.person.shortName = reader.text("short_name");
    readRatings(reader, player);
    if (reader.has("shirt"))
        player.entry.shirt = reader.integer("shirt", -wide, wide);
    player.entry.captain = reader.flagOr("captain", false);
    player.goals = reader.integerOr("goals", -wide, wide, 0);
    player.shot = readRange(reader, "shot");
    player.card = readRange(reader, "card");
    player.oneTimer = reader.flagOr("one_timer", false);
    reader.refuseUnknownKeys();
    return player;
}

Team readTeam(JsonReader &reader)
{
    Team team;
    team.id = readId(reader, "team_id");
    team.code = reader.textOr("id", {});
    team.name = reader.text("name");
    team.year = reader.integerOr("year", -wide, wide, 0);
    team.lineage = reader.textOr("lineage", team.name);
    team.conference = reader.textOr("conference", {});
    team.manager = reader.textOr("manager", {});
    team.kit.first = reader.textOr("kit_1", {});
    team.kit.second = reader.textOr("kit_2", {});
    return team;
}

/// What the card was made from; nothing where it is not said.
std::optional<CardStrengths> readStrengths(JsonReader &reader)
{
    if (!reader.has("strengths"))
        return std::nullopt;
    const std::size_t problemsBefore = reader.problems().size();
    const QJsonObject object = reader.object("strengths");
    if (reader.problems().size() > problemsBefore)
        return std::nullopt;
    JsonReader numbers(object, reader.problems(), reader.path("strengths"));
    const auto number = [&](const char *key) { return numbers.integer(key, leastStrength, mostStrength); };
    CardStrengths strengths{number("attack"), number("defense"), number("goalkeeping"), number("fair_play")};
    numbers.refuseUnknownKeys();
    return strengths;
}

TeamCard readCard(JsonReader &reader)
{
    TeamCard card;
    reader.word("format", {formatName});
    reader.integer("format_version", formatVersion, formatVersion);
    card.team = readTeam(reader);
    card.kind = static_cast<CardKind>(reader.word("kind", {"card", "bonus", "edition", "custom"}));
    card.attempts = {reader.integer("attempts_1h", -wide, wide), reader.integer("attempts_2h", -wide, wide)};
    card.defenseAttempts = reader.integer("defense_attempts", -wide, wide);
    card.shotsOnGoal = reader.integer("sog", -wide, wide);
    card.defenseShotsOnGoal = reader.integer("defense_sog", -wide, wide);
    card.formation = static_cast<Formation>(reader.word("formation", formationNames));
    card.strategy = static_cast<Strategy>(reader.word("strategy", {"Aggressive", "Normal", "Conservative"}));
    card.fairPlay = reader.integer("fair_play", -wide, wide);
    card.power = reader.integer("power", -wide, wide);
    card.bestResult = reader.integer("best_result", -wide, wide);
    reader.each("players", [&](JsonReader &row, int index) {
        // A row that is no group is passed over; those behind it keep their numbers.
        card.players.resize(static_cast<std::size_t>(index));
        card.players.push_back(readPlayer(row));
    });
    card.strengths = readStrengths(reader);
    reader.refuseUnknownKeys();
    return card;
}

/// "players[3].shot" -> "players[3]"; "sog" -> "sog".
QString topOf(const QString &key)
{
    return key.section(u'.', 0, 0);
}

/// Whether the finding is about something that could not be read and has been told already.
bool isReportedAlready(const Finding &finding, const Problems &unreadable)
{
    const QString top = topOf(finding.key);
    return std::any_of(unreadable.begin(), unreadable.end(), [&](const Problem &problem) {
        const QString unreadableTop = topOf(problem.where);
        return unreadableTop == top || (top == QLatin1String("players") && unreadableTop.startsWith(top));
    });
}

} // namespace

HistoricTeam teamOf(const TeamCard &card)
{
    HistoricTeam team{card.team, card.squad(), {}, card.bestResult};
    for (const CardPlayer &player : card.players)
        team.goals.push_back(player.goals);
    return team;
}

QJsonObject figuresOf(const TeamCard &card)
{
    QJsonArray players;
    for (const CardPlayer &player : card.players)
        players.append(figuresOf(player));
    QJsonObject object{
        {QStringLiteral("format"), QLatin1String(figuresFormatName)},
        {QStringLiteral("format_version"), formatVersion},
        {QStringLiteral("team"), card.team.code},
        {QStringLiteral("kind"), cardKindName(card.kind)},
        {QStringLiteral("attempts_1h"), card.attempts[0]},
        {QStringLiteral("attempts_2h"), card.attempts[1]},
        {QStringLiteral("defense_attempts"), card.defenseAttempts},
        {QStringLiteral("sog"), card.shotsOnGoal},
        {QStringLiteral("defense_sog"), card.defenseShotsOnGoal},
        {QStringLiteral("formation"), formationName(card.formation)},
        {QStringLiteral("strategy"), strategyName(card.strategy)},
        {QStringLiteral("fair_play"), card.fairPlay},
        {QStringLiteral("power"), card.power},
        {QStringLiteral("players"), players},
    };
    if (card.strengths)
        object.insert(QStringLiteral("strengths"), toJson(*card.strengths));
    return object;
}

Result<TeamCard> cardWithFigures(const HistoricTeam &team, const QJsonObject &figures)
{
    const QJsonArray rows = figures.value(QStringLiteral("players")).toArray();
    if (figures.value(QStringLiteral("format")) != QLatin1String(figuresFormatName) ||
        figures.value(QStringLiteral("team")) != team.team.code ||
        rows.size() != static_cast<qsizetype>(team.squad.entries.size()))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These are not the figures of %1."),
                    {team.team.displayName()});
    QJsonArray players;
    for (std::size_t i = 0; i < team.squad.entries.size(); ++i)
        players.append(together(playerFacts(team.squad.entries[i], team.goals[i]),
                                rows.at(static_cast<qsizetype>(i)).toObject()));
    QJsonObject object = together(figures, teamFacts(team.team));
    object.remove(QStringLiteral("team"));
    object.insert(QStringLiteral("format"), QLatin1String(formatName));
    object.insert(QStringLiteral("best_result"), team.bestResult);
    object.insert(QStringLiteral("players"), players);
    return cardFromJson(object);
}

QJsonObject toJson(const TeamCard &card)
{
    QJsonArray players;
    for (const CardPlayer &player : card.players)
        players.append(together(playerFacts(player.entry, player.goals), figuresOf(player)));
    QJsonObject object = together(figuresOf(card), teamFacts(card.team));
    object.remove(QStringLiteral("team"));
    object.insert(QStringLiteral("format"), QLatin1String(formatName));
    object.insert(QStringLiteral("best_result"), card.bestResult);
    object.insert(QStringLiteral("players"), players);
    return object;
}

Result<TeamCard> cardFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    TeamCard card = readCard(reader);
    const Problems unreadable = problems;
    for (Finding &finding : findings(card)) {
        if (!isReportedAlready(finding, unreadable))
            problems.push_back(std::move(finding.problem));
    }
    if (!problems.empty()) {
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This is not a valid team card."), {},
                    std::move(problems));
    }
    return card;
}

QByteArray cardFile(const TeamCard &card)
{
    return writtenJson(toJson(card));
}

} // namespace touchline::atcs
