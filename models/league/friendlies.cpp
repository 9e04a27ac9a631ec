// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/friendlies.h"

#include "core/games/registry.h"
#include "models/league/league.h"
#include "models/league/league_matches.h"
#include "models/store/rows/row_store.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

constexpr const char *noSuchFriendly = QT_TRANSLATE_NOOP("core", "The league has no such friendly.");
constexpr const char *namelessFriendly = QT_TRANSLATE_NOOP("core", "A friendly needs a name.");

LiveStore liveFriendlies(Database &database)
{
    return LiveStore(database, LiveStore::Of::Friendlies);
}

Friendly friendlyUnderWay(const LiveLine &line)
{
    return {line.fixture, line.name, line.from, line.game, line.begun, true};
}

Message playedTitle(const MatchReport &report)
{
    return {QT_TRANSLATE_NOOP("core", "Friendly played: %1 %2-%3 %4"),
            {report.teams[Side::Home].name, QString::number(report.score.home),
             QString::number(report.score.away), report.teams[Side::Away].name}};
}

} // namespace

Result<std::vector<Friendly>> Friendlies::all()
{
    const auto underWay = liveFriendlies(m_league->m_database).all();
    TOUCHLINE_TRY(underWay);
    const auto over = friendliesIn(m_league->m_database);
    TOUCHLINE_TRY(over);
    std::vector<Friendly> all;
    for (const LiveLine &line : *underWay)
        all.push_back(friendlyUnderWay(line));
    for (const StoredFriendly &one : *over)
        if (auto report = reportFromJson(one.report))
            all.push_back({one.id, one.name, one.from, one.game, one.begun, false, std::move(*report)});
    std::stable_sort(all.begin(), all.end(),
                     [](const Friendly &one, const Friendly &other) { return one.begun > other.begun; });
    return all;
}

Result<Friendly> Friendlies::find(const QUuid &id)
{
    const auto line = liveFriendlies(m_league->m_database).find(id);
    TOUCHLINE_TRY(line);
    if (*line)
        return friendlyUnderWay(**line);
    const auto one = stored(id);
    TOUCHLINE_TRY(one);
    auto report = reportFromJson(one->report);
    TOUCHLINE_TRY(report);
    return Friendly{one->id, one->name, one->from, one->game, one->begun, false, std::move(*report)};
}

Result<StoredFriendly> Friendlies::stored(const QUuid &id)
{
    auto one = friendlyIn(m_league->m_database, id);
    TOUCHLINE_TRY(one);
    return *one ? Result<StoredFriendly>(std::move(**one)) : fail(Fault::NotFound, noSuchFriendly);
}

Result<LiveMatch> Friendlies::begin(const QString &name, const std::optional<ForkedFrom> &from,
                                    const MatchLog &log)
{
    if (name.trimmed().isEmpty())
        return fail(Fault::BadInput, namelessFriendly);
    const auto game = findGame(log.game);
    TOUCHLINE_TRY(game);
    auto match = LiveMatch::resume(**game, log);
    if (!match)
        return match;
    const QUuid id = log.setup.fixture;
    LiveLine line{id, {}, name.trimmed(), from};
    line.begun = m_league->now();
    line.begunBy = m_league->who();
    KeptMatch known;
    Database &database = m_league->m_database;
    const auto begun = inTransaction(liveFriendlies(database), database, [&](LiveStore live) -> Result<void> {
        const MatchLog start = match->log();
        TOUCHLINE_TRY(live.begin(start, **game, line));
        const auto stands = live.kept(id);
        TOUCHLINE_TRY(stands);
        const auto kept = live.change(id, {0, 0, match->entries(), nullptr}, *stands);
        TOUCHLINE_TRY(kept);
        known = *kept;
        return {};
    });
    TOUCHLINE_TRY(begun);
    match->keepWith(inputKeeper(database, liveFriendlies(database), id, std::move(known)));
    return match;
}

Result<LiveMatch> Friendlies::resume(const QUuid &id)
{
    return resumed(m_league->m_database, liveFriendlies(m_league->m_database), id);
}

Result<StoredFriendly> Friendlies::made(const Friendly &friendly, const MatchLog &log)
{
    const auto game = findGame(log.game);
    TOUCHLINE_TRY(game);
    QJsonObject object = toJson(log, **game);
    object.remove(QStringLiteral("report"));
    const auto content = m_league->m_contents.put(object);
    TOUCHLINE_TRY(content);
    return StoredFriendly{friendly.id,      friendly.name,   friendly.begun,     friendly.from, log.game,
                          log.rulesVersion, log.setup.level, toJson(log.report), *content};
}

Result<JournalEntry> Friendlies::commit(Transaction &transaction, const QUuid &id, const Message &title,
                                        const std::optional<store::Row> &before,
                                        const std::optional<store::Row> &after)
{
    const League::Command command{title, {{before, after}}, {{Touch::Kind::Friendly, id}}};
    return m_league->commit(transaction, command, {});
}

Result<JournalEntry> Friendlies::finish(const LiveMatch &match)
{
    if (!match.isOver())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The match is not over yet."));
    const QUuid id = match.match().setup().fixture;
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    LiveStore live = liveFriendlies(m_league->m_database);
    const auto line = live.find(id);
    TOUCHLINE_TRY(line);
    if (!*line)
        return notPlayed();
    const auto stands = live.kept(id);
    TOUCHLINE_TRY(stands);
    if (stands->inputs != keptInputs(match.entries()))
        return playedElsewhere();
    const auto one = made(friendlyUnderWay(**line), match.log());
    TOUCHLINE_TRY(one);
    TOUCHLINE_TRY(live.remove(id));
    return commit(*transaction, id, playedTitle(match.report()), std::nullopt, rowOf(*one));
}

Result<JournalEntry> Friendlies::add(const Friendly &friendly, const MatchLog &log)
{
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    const auto there = friendlyIn(m_league->m_database, friendly.id);
    TOUCHLINE_TRY(there);
    if (*there)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The league has this friendly already."));
    const auto one = made(friendly, log);
    TOUCHLINE_TRY(one);
    return commit(*transaction, friendly.id, playedTitle(log.report), std::nullopt, rowOf(*one));
}

Result<void> Friendlies::abandon(const QUuid &id)
{
    return inTransaction(liveFriendlies(m_league->m_database), m_league->m_database,
                         [&id](LiveStore live) { return live.remove(id); });
}

Result<JournalEntry> Friendlies::remove(const QUuid &id)
{
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    const auto one = stored(id);
    TOUCHLINE_TRY(one);
    return commit(*transaction, id, {QT_TRANSLATE_NOOP("core", "Friendly deleted: %1"), {one->name}},
                  rowOf(*one), std::nullopt);
}

Result<void> Friendlies::rename(const QUuid &id, const QString &name)
{
    const QString wanted = name.trimmed();
    if (wanted.isEmpty())
        return fail(Fault::BadInput, namelessFriendly);
    const auto line = liveFriendlies(m_league->m_database).find(id);
    TOUCHLINE_TRY(line);
    if (*line)
        return inTransaction(liveFriendlies(m_league->m_database), m_league->m_database,
                             [&](LiveStore live) { return live.rename(id, wanted); });
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    auto one = stored(id);
    TOUCHLINE_TRY(one);
    if (one->name == wanted)
        return {};
    const Message title{QT_TRANSLATE_NOOP("core", "Friendly renamed: %1 is now %2"), {one->name, wanted}};
    const store::Row before = rowOf(*one);
    one->name = wanted;
    const auto entry = commit(*transaction, id, title, before, rowOf(*one));
    TOUCHLINE_TRY(entry);
    return {};
}

Result<MatchLog> Friendlies::log(const QUuid &id)
{
    const auto one = stored(id);
    TOUCHLINE_TRY(one);
    const auto game = findGame(one->game);
    TOUCHLINE_TRY(game);
    const auto object = m_league->m_contents.object(one->log);
    TOUCHLINE_TRY(object);
    auto report = reportFromJson(one->report);
    TOUCHLINE_TRY(report);
    auto log = logFromJson(*object, **game, std::move(*report));
    if (!log)
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The log of a match cannot be read."), {},
                    std::move(log.error().problems));
    return log;
}

} // namespace touchline
