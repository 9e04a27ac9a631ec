// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a league and reading what is in it.
#include "models/league/league.h"

#include "core/competition/format/format.h"
#include "core/competition/templates/format_builders.h"
#include "models/league/access/league_condition.h"
#include "models/league/access/league_place.h"
#include "models/league/access/server_access.h"
#include "models/league/friendlies.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_matches.h"
#include "models/league/league_moves.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "models/league/named_rules.h"
#include "models/store/journal/seal_start.h"
#include "models/store/postgres/postgres_server.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/change_in_doubt.h"
#include "models/store/sqlite/file_inspection.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <qglobal.h>

#include <algorithm>
#include <utility>

namespace touchline {

using namespace store;

namespace {

QUuid uuidOf(const QVariant &value)
{
    return fromSql(value, ColumnType::Uuid).toUuid();
}

/// All that is looked at is of the same moment: an entry that another organiser makes meanwhile would not fit
/// to the facts that were read before it.
Result<Problems> conditionAtOnce(Database &database)
{
    const auto reading = Transaction::beginReading(database);
    TOUCHLINE_TRY(reading);
    return leagueCondition(database);
}

} // namespace

League::League(Database database, QString place, LeagueAccess access)
    : m_database(std::move(database))
    , m_contents(m_database)
    , m_journal(m_database)
    , m_place(std::move(place))
    , m_access(std::move(access))
{
}

League::~League()
{
    backUpIfDue();
}

void League::backUpIfDue()
{
    constexpr qint64 day = qint64{24} * 60 * 60;
    if (isReadOnly() || backend() != Backend::Sqlite || m_seen <= m_opened)
        return;
    const QStringList backups = backupsOf(m_place);
    if (!backups.isEmpty()) {
        const qint64 age = QFileInfo(backups.back()).lastModified().secsTo(now());
        // One from the future: a clock was wrong, and nobody knows how old it is.
        if (age >= 0 && age < day)
            return;
    }
    // There is nobody to tell, and the league itself is on disk: the next time it is tried again.
    (void)backUp(m_database, now());
}

Result<void> League::listen()
{
    if (backend() != Backend::Postgres)
        return {};
    if (auto subscribed = subscribe(m_database, serverChannel()); !subscribed)
        return subscribed;
    connect(m_database.handle().driver(), &QSqlDriver::notification, this, [this] {
        // A connection that broke just now is noticed by the next command, which says so.
        (void)refresh();
    });
    return {};
}

Result<std::unique_ptr<League>> League::create(const QString &place, const QString &name, LeagueAccess access)
{
    if (name.trimmed().isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A league needs a name."));
    const bool wasThere = isServerPlace(place) || QFileInfo::exists(place);
    auto database = newDatabase(place, access.clock);
    TOUCHLINE_TRY(database);
    std::unique_ptr<League> league(new League(std::move(*database), place, std::move(access)));
    TOUCHLINE_TRY(league->takeLogin());
    const auto there = readRows(league->m_database, leagueTable());
    TOUCHLINE_TRY(there);
    if (!there->empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "There is already a league here: \"%1\"."),
                    {RowReader(there->front()).text("name")});
    Command command{{QT_TRANSLATE_NOOP("core", "New league: %1"), {name}},
                    {{{},
                      store::Row{&leagueTable(),
                                 {QUuid::createUuid(), name.trimmed(),
                                  league->now().toUTC().toString(Qt::ISODateWithMs)}}}},
                    {}};
    command.touches.push_back({Touch::Kind::League, command.changes.front().after->values.front().toUuid()});
    // Version 0.1.0 knew no steps: a history that begins with one was sealed from its first entry.
    command.touches.push_back({Touch::Kind::Step, QUuid::createUuid()});
    if (auto done = league->commit(command, {}); !done) {
        league.reset();
        // A file in which there is no league was made for nothing.
        if (!wasThere)
            for (const char *suffix : {"", "-wal", "-journal", ".unsure"})
                QFile::remove(place + QLatin1String(suffix));
        return fail(done.error());
    }
    TOUCHLINE_TRY(league->readName());
    return league;
}

Result<std::unique_ptr<League>> League::open(const QString &place, LeagueAccess access)
{
    auto database = databaseAt(place, access.isReadOnly, access.clock, access.isRepair);
    TOUCHLINE_TRY(database);
    std::unique_ptr<League> league(new League(std::move(*database), place, std::move(access)));
    TOUCHLINE_TRY(league->takeLogin());
    // A file that is opened for work was looked at before it was.
    if (league->isReadOnly() || league->backend() == Backend::Postgres) {
        auto condition = conditionAtOnce(league->m_database);
        TOUCHLINE_TRY(condition);
        if (!league->isReadOnly() && !league->m_access.isRepair && !condition->empty())
            return fail(notWorkable(place, std::move(*condition)));
        league->m_condition = std::move(*condition);
    }
    if (!league->isReadOnly())
        TOUCHLINE_TRY(sealOldLeague(league->m_database, league->who(), league->now()));
    TOUCHLINE_TRY(league->readName());
    return league;
}

Result<void> League::takeLogin()
{
    if (backend() != Backend::Postgres)
        return {};
    auto rights = serverRights(m_database);
    TOUCHLINE_TRY(rights);
    constexpr qsizetype longestName = 60; // as touchline.add_entry() has it
    const QString behind = QStringLiteral(" (%1)").arg(rights->login);
    if (m_access.who != rights->login && !m_access.who.endsWith(behind)) {
        m_access.who.truncate(longestName);
        if (!m_access.who.isEmpty() && m_access.who.back().isHighSurrogate())
            m_access.who.chop(1);
    }
    if (!m_access.isNameChosen || m_access.who == rights->login)
        m_access.who = rights->login;
    else if (!m_access.who.endsWith(behind))
        m_access.who += behind;
    if (rights->isNew)
        m_newRights = std::move(*rights);
    return {};
}

Result<void> League::readName()
{
    const auto rows = readRows(m_database, leagueTable());
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no league in \"%1\" yet."),
                    {m_place});
    m_id = RowReader(rows->front()).uuid("uuid");
    m_name = RowReader(rows->front()).text("name");
    const auto newest = m_journal.newest();
    TOUCHLINE_TRY(newest);
    m_seen = *newest;
    m_opened = *newest;
    if (auto settled = settleChangeInDoubt(); !settled)
        return settled;
    return listen();
}

Result<void> League::settleChangeInDoubt()
{
    const auto unsure = backend() == Backend::Sqlite ? changeInDoubt(m_place) : std::nullopt;
    if (!unsure)
        return {};
    const auto has = m_journal.has(unsure->entry);
    TOUCHLINE_TRY(has);
    m_openingNote = {
        *has ? QT_TRANSLATE_NOOP("core", "The disk had failed while this was being saved: \"%1\". It "
                                         "is stored; do not enter it again.")
             : QT_TRANSLATE_NOOP("core", "The disk had failed while this was being saved: \"%1\". It "
                                         "is not stored; enter it again."),
        {unsure->words}};
    if (!isReadOnly())
        forgetChangeInDoubt(m_place);
    return {};
}

QDateTime League::now() const
{
    return m_access.clock ? m_access.clock() : QDateTime::currentDateTimeUtc();
}

League::Shape League::shapeOf(const QByteArray &definition)
{
    const auto known = m_shapes.constFind(definition);
    if (known != m_shapes.constEnd())
        return *known;
    const auto facts = m_contents.object(definition);
    const auto format =
        facts ? formatFromJson(facts->value(QStringLiteral("format")).toObject(), FormatSource::Kept)
              : Result<Format>(fail(facts.error()));
    Shape shape;
    if (format) {
        const auto isKnockout = [](const Stage &stage) {
            return std::holds_alternative<KnockoutStage>(stage.plan);
        };
        shape.hasBracket = std::any_of(format->stages.begin(), format->stages.end(), isKnockout);
        shape.hasTables = !std::all_of(format->stages.begin(), format->stages.end(), isKnockout);
        shape.hasTimetable =
            isEvening(*format) || facts->value(QStringLiteral("days"))[QStringLiteral("one_day")].toBool();
    }
    m_shapes.insert(definition, shape);
    return shape;
}

Result<const StoredCompetition *> League::stored(const QUuid &id)
{
    auto known = m_competitions.find(id);
    if (known == m_competitions.end()) {
        auto transaction = Transaction::beginReading(m_database);
        TOUCHLINE_TRY(transaction);
        auto read = readCompetition(m_database, m_contents, id);
        TOUCHLINE_TRY(read);
        known = m_competitions.emplace(id, std::move(*read)).first;
    }
    return &known->second;
}

Result<void> League::refresh()
{
    const auto newest = m_journal.newest();
    TOUCHLINE_TRY(newest);
    if (*newest == m_seen)
        return {};
    const auto touches = m_journal.touchedSince(m_seen);
    TOUCHLINE_TRY(touches);
    m_seen = *newest;
    m_own.clear();
    forget(*touches, false);
    return {};
}

Result<void> League::reconnect()
{
    if (auto done = store::reconnect(m_database); !done)
        return done;
    return refresh();
}

void League::forget(const std::vector<Touch> &touches, bool isOwn)
{
    if (!isOwn)
        for (const Touch &touch : touches)
            if (touch.kind == Touch::Kind::Competition || touch.kind == Touch::Kind::Within)
                m_competitions.erase(touch.subject);
    results().notifyHeld();
    Q_EMIT changed(touches, isOwn);
}

void League::hold(const std::vector<Touch> &touches)
{
    constexpr qint64 quietMilliseconds = 300;
    m_held.insert(m_held.end(), touches.begin(), touches.end());
    if (!m_lastNotified.isValid() || m_lastNotified.elapsed() >= quietMilliseconds)
        results().notifyHeld();
}

LeagueCompetitions League::competitions()
{
    return LeagueCompetitions(*this);
}

LeagueResults League::results()
{
    return LeagueResults(*this);
}

LeagueTeams League::teams()
{
    return LeagueTeams(*this);
}

LeagueMoves League::moves()
{
    return LeagueMoves(*this);
}

LeagueHistory League::history()
{
    return LeagueHistory(*this);
}

LeagueMatches League::matches()
{
    return LeagueMatches(*this);
}

LeagueRules League::rules()
{
    return LeagueRules(*this);
}

Friendlies League::friendlies()
{
    return Friendlies(*this);
}

} // namespace touchline
