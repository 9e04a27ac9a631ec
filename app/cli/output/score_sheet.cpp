// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/score_sheet.h"

#include "core/base/search_key.h"
#include "core/competition/progress.h"
#include "core/match/report/report_events.h"
#include "core/play/squads/competition_squads.h"
#include "core/play/transfers/player_move.h"

namespace touchline::cli {

namespace {

const QString eventsKey = u"events"_s;
const QString playerKey = u"player"_s;
const QString playerIdKey = u"player_id"_s;
const QString newPlayersKey = u"new_players"_s;

void setDefault(QJsonObject &object, const QString &key, const QJsonValue &value)
{
    if (!object.contains(key))
        object.insert(key, value);
}

QString uuidText(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

/// The team of that side, which the match names; the sheet may add who was there.
Result<void> completeTeam(QJsonObject &sheet, Side side, const Entrant &entrant)
{
    const QString key = sideWord(side);
    QJsonObject team = sheet.value(key).toObject();
    setDefault(team, u"id"_s, uuidText(entrant.id));
    setDefault(team, u"name"_s, entrant.name);
    setDefault(team, u"players"_s, QJsonArray());
    if (QUuid::fromString(team.value(u"id"_s).toString()) != entrant.id)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "The score sheet is of another match: %1 plays."),
                    {entrant.name});
    sheet.insert(key, team);
    return {};
}

/// Takes the list of new players off the sheet. Errors: BadInput with every problem; Usage (new players may
/// not be added).
Result<void> takeNewPlayers(QJsonObject &sheet, PerSide<std::vector<SquadEntry>> *added)
{
    if (!sheet.contains(newPlayersKey))
        return {};
    if (added == nullptr)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "The score sheet has new players: add "
                                                            "--add-players to put them on the lists."));
    Problems problems;
    constexpr int largestShirt = 99;
    JsonReader reader(QJsonObject{{newPlayersKey, sheet.value(newPlayersKey)}}, problems);
    reader.each("new_players", [&](JsonReader &one, int) {
        SquadEntry entry;
        const Side side = one.word("side", {"home", "away"}) == 0 ? Side::Home : Side::Away;
        entry.person.name = one.text("name").simplified();
        entry.person.shortName = entry.person.name;
        entry.person.id = QUuid::createUuid();
        if (one.has("shirt"))
            entry.shirt = one.integer("shirt", 1, largestShirt);
        if (one.has("position"))
            entry.position = static_cast<Position>(one.word("position", {"GK", "DF", "MF", "FW"}));
        one.refuseUnknownKeys();
        (*added)[side].push_back(std::move(entry));
    });
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The new players cannot be read."), {},
                    std::move(problems));
    sheet.remove(newPlayersKey);
    return {};
}

/// The one of `added` who is called so; a name that is not there yet comes to it.
Person newPlayerCalled(const QString &name, std::vector<SquadEntry> &added)
{
    const QString wanted = searchKey(name);
    const auto found = std::find_if(added.begin(), added.end(), [&wanted](const SquadEntry &one) {
        return searchKey(one.person.name) == wanted;
    });
    if (found != added.end())
        return found->person;
    added.push_back({{QUuid::createUuid(), name, name}, Position::Midfielder, {}, false});
    return added.back().person;
}

/// Fills in who is meant by the names of a sheet.
class PlayerNamer
{
public:
    PlayerNamer(const Competition &competition, int index, const PerSide<int> &teams,
                const PerSide<std::vector<Person>> &listed, PerSide<std::vector<SquadEntry>> *added)
        : m_competition(competition)
        , m_index(index)
        , m_teams(teams)
        , m_listed(listed)
        , m_added(added)
    {
    }

    /// Of each object in the list `key` the player called so in `nameKey` gets his id in `idKey`.
    void name(QJsonObject &sheet, const QString &key, const QString &nameKey, const QString &idKey)
    {
        QJsonArray list = sheet.value(key).toArray();
        for (int i = 0; i < list.size(); ++i) {
            QJsonObject one = list.at(i).toObject();
            const auto side = sideFromWord(one.value(u"side"_s).toString());
            // What is wrong with the form is said when the report is read.
            if (!side || one.contains(idKey) || !one.value(nameKey).isString())
                continue;
            const QString name = one.value(nameKey).toString().simplified();
            const auto player = playerNamed(name, *side, u"%1[%2]"_s.arg(key).arg(i));
            if (!player)
                continue;
            one.insert(nameKey, player->shortName);
            one.insert(idKey, uuidText(player->id));
            list.replace(i, one);
        }
        if (!list.isEmpty())
            sheet.insert(key, list);
    }

    [[nodiscard]] Problems &problems() { return m_problems; }

private:
    /// Nothing, with a problem at `where`: unknown, or he cannot play.
    std::optional<Person> playerNamed(const QString &name, Side side, const QString &where)
    {
        auto player = playerCalled(name, m_competition, m_teams[side], m_listed[side]);
        const bool isUnknown = !player && player.error().fault == Fault::NotFound && !name.isEmpty();
        if (isUnknown && m_added != nullptr)
            player = newPlayerCalled(name, (*m_added)[side]);
        if (!player) {
            const Message hint{
                QT_TRANSLATE_NOOP("core", "--add-players puts new names on the list of players."), {}};
            m_problems.push_back({where, player.error().message, isUnknown ? hint : Message()});
            return {};
        }
        if (const auto why = whyIneligible(m_competition, m_teams[side], m_index, player->id)) {
            m_problems.push_back(
                {where,
                 {QT_TRANSLATE_NOOP("core", "%1 cannot play for %2: %3."),
                  {player->shortName, m_competition.entrant(m_teams[side]).name, why->english()}},
                 {}});
            return {};
        }
        return *player;
    }

    const Competition &m_competition;
    int m_index;
    const PerSide<int> &m_teams;
    const PerSide<std::vector<Person>> &m_listed;
    PerSide<std::vector<SquadEntry>> *m_added;
    Problems m_problems;
};

const QString completenessKey = u"completeness"_s;

ReportEventKind eventKindOf(const QJsonObject &event)
{
    const QString word = event.value(u"kind"_s).toString();
    for (int kind = 0; kind <= static_cast<int>(ReportEventKind::ShootOutMiss); ++kind)
        if (word == reportEventWord(static_cast<ReportEventKind>(kind)))
            return static_cast<ReportEventKind>(kind);
    // What is wrong with the form is said when the report is read.
    return ReportEventKind::Yellow;
}

/// A goal whose scorer nobody noted names no player: "player" is missing, null, empty or "?".
void leaveOutUnknownScorers(QJsonObject &sheet)
{
    QJsonArray events = sheet.value(eventsKey).toArray();
    for (int i = 0; i < events.size(); ++i) {
        QJsonObject event = events.at(i).toObject();
        const QJsonValue player = event.value(playerKey);
        const QString name = player.toString().trimmed();
        const bool isUnknown =
            player.isNull() || (player.isString() && (name.isEmpty() || name == unknownScorerMark));
        if (!isUnknown || !isGoal(eventKindOf(event)) || event.contains(playerIdKey))
            continue;
        event.remove(playerKey);
        events.replace(i, event);
    }
    if (!events.isEmpty())
        sheet.insert(eventsKey, events);
}

/// Where the sheet does not say how much was noted: cards without a goal are all that was noted beside the
/// result.
QString completenessOf(const QJsonObject &sheet)
{
    const QJsonArray events = sheet.value(eventsKey).toArray();
    const auto isAny = [&events](const auto &isMeant) {
        return std::any_of(events.begin(), events.end(),
                           [&](const QJsonValue &event) { return isMeant(eventKindOf(event.toObject())); });
    };
    const bool hasCards = isAny([](ReportEventKind kind) { return !isGoal(kind) && !isShootOutKick(kind); });
    const bool hasGoals = isAny([](ReportEventKind kind) { return isGoal(kind) || isShootOutKick(kind); });
    const QJsonArray score = sheet.value(u"score"_s).toArray();
    const bool hasResult = score.at(0).toInt() + score.at(1).toInt() > 0;
    return !sheet.contains(eventsKey)           ? u"score"_s
           : hasCards && !hasGoals && hasResult ? u"cards"_s
                                                : u"scorers"_s;
}

Result<void> nameThePlayers(QJsonObject &sheet, PlayerNamer namer)
{
    namer.name(sheet, eventsKey, playerKey, playerIdKey);
    namer.name(sheet, eventsKey, u"second"_s, u"second_id"_s);
    namer.name(sheet, u"figures"_s, playerKey, playerIdKey);
    if (!namer.problems().empty())
        return fail(
            Fault::NotFound,
            QT_TRANSLATE_NOOP("core", "The score sheet names players who are unknown or cannot play."), {},
            std::move(namer.problems()));
    return {};
}

/// How it ended and who won, as the figures say it.
void completeResult(QJsonObject &sheet)
{
    const auto scoreIn = [&sheet](const char *key) -> std::optional<Score> {
        const QJsonArray pair = sheet.value(QLatin1String(key)).toArray();
        return pair.size() == 2 ? std::optional(Score{pair.at(0).toInt(), pair.at(1).toInt()}) : std::nullopt;
    };
    const auto shootOut = scoreIn("shoot_out");
    const auto score = scoreIn("score");
    setDefault(sheet, u"decided_by"_s,
               decidedByWord(shootOut                ? DecidedBy::ShootOut
                             : scoreIn("extra_time") ? DecidedBy::ExtraTime
                                                     : DecidedBy::NinetyMinutes));
    const auto winner = shootOut ? shootOut->leader() : score.value_or(Score{}).leader();
    if (winner)
        setDefault(sheet, u"winner"_s, sideWord(*winner));
}

} // namespace

Result<MatchReport> reportOfSheet(QJsonObject sheet, const Competition &competition, int index,
                                  const PerSide<std::vector<Person>> &listed,
                                  PerSide<std::vector<SquadEntry>> *added)
{
    TOUCHLINE_TRY(takeNewPlayers(sheet, added));
    const Fixture &fixture = competition.fixtures()[at(index)];
    const PerSide<int> teams = progress(competition).fixtures[at(index)].teams;
    for (const Side side : bothSides) {
        if (teams[side] < 0)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The teams of match %1 are not known yet."),
                        {QString::number(fixture.number)});
        TOUCHLINE_TRY(completeTeam(sheet, side, competition.entrant(teams[side])));
    }
    setDefault(sheet, u"id"_s, uuidText(QUuid::createUuid()));
    setDefault(sheet, u"fixture"_s, uuidText(fixture.id));
    setDefault(sheet, u"game"_s, QString());
    setDefault(sheet, u"rules_version"_s, 0);
    setDefault(sheet, u"level"_s, QString());
    setDefault(sheet, completenessKey, completenessOf(sheet));
    setDefault(sheet, eventsKey, QJsonArray());
    completeResult(sheet);
    leaveOutUnknownScorers(sheet);
    TOUCHLINE_TRY(nameThePlayers(sheet, {competition, index, teams, listed, added}));
    auto report = reportFromJson(sheet);
    if (report && report->fixture != fixture.id)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The score sheet is of another match."));
    if (report) {
        sortByTime(report->events);
        listUnknownScorers(*report);
    }
    return report;
}

} // namespace touchline::cli
