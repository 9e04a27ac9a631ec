// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/input/league_access.h"
#include "core/competition/match_count.h"
#include "core/games/registry.h"
#include "core/play/matches/play_rules.h"
#include "models/league/access/server_access.h"
#include "models/league/history/history_return.h"
#include "models/league/history/undo_preview.h"
#include "models/league/integrity/verification.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "models/store/migrations.h"
#include "models/store/sqlite/backup.h"
#include "models/words/competition/described_changes.h"

#include <QHash>
#include <QRegularExpression>

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

using store::Row;
using store::RowChange;
using store::RowChanges;

constexpr std::array<const char *, 3> kindWords{"command", "undo", "redo"};
constexpr std::array<const char *, 3> stateWords{"done", "undone", "gone"};

QJsonValue valueJson(const QVariant &value)
{
    if (!value.isValid() || value.isNull())
        return {};
    if (value.metaType() == QMetaType::fromType<QUuid>())
        return value.toUuid().toString(QUuid::WithoutBraces);
    if (value.metaType() == QMetaType::fromType<QByteArray>())
        return QString::fromLatin1(value.toByteArray().toHex());
    if (value.metaType() == QMetaType::fromType<qlonglong>())
        return value.toLongLong();
    return value.toString();
}

QJsonValue rowJson(const std::optional<Row> &row)
{
    if (!row)
        return {};
    QJsonObject object;
    for (std::size_t i = 0; i < row->table->columns.size(); ++i)
        object.insert(QLatin1String(row->table->columns[i].name),
                      valueJson(row->values.at(static_cast<qsizetype>(i))));
    return object;
}

/// Entries of the history, one a line: number, local time, who, what; "(taken back)" behind what does not
/// hold.
QString historyText(const std::vector<JournalEntry> &entries, const QString &indent = {})
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (const JournalEntry &entry : entries)
        table.add(
            {QString::number(entry.seq), entry.at.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), entry.who,
             entry.english() + (entry.state == JournalEntry::State::Done ? QString() : u" (undone)"_s)});
    return table.text(indent);
}

/// {"entry", "uuid", "at" (UTC), "who", "kind", "subject", "state", "what"}.
QJsonObject historyJson(const JournalEntry &entry)
{
    return {{u"entry"_s, entry.seq},
            {u"uuid"_s, entry.id.toString(QUuid::WithoutBraces)},
            {u"at"_s, entry.at.toUTC().toString(Qt::ISODateWithMs)},
            {u"who"_s, entry.who},
            {u"kind"_s, enumWord(kindWords, entry.kind)},
            {u"subject"_s, orNull(entry.subject)},
            {u"state"_s, enumWord(stateWords, entry.state)},
            {u"what"_s, entry.english()}};
}

/// What an entry did, one line for each fact that is new ("+"), gone ("-") or another one ("~", before and
/// after). Many facts of a kind that are all new or all gone are counted. `teams`: their names.
QString changesText(const RowChanges &changes, const QHash<QUuid, QString> &teams)
{
    QString text;
    for (const DescribedChange &change : describedChanges(changes, teams)) {
        switch (change.kind) {
        case DescribedChange::Kind::New:
            text += u"  + %1: %2\n"_s.arg(change.what, change.after);
            break;
        case DescribedChange::Kind::Gone:
            text += u"  - %1: %2\n"_s.arg(change.what, change.before);
            break;
        case DescribedChange::Kind::Other:
            text += change.before == change.after
                        ? u"  ~ %1: %2\n"_s.arg(change.what, change.after)
                        : u"  ~ %1: %2 → %3\n"_s.arg(change.what, change.before, change.after);
            break;
        }
    }
    return text;
}

/// [{"table", "before": {column: value} or null, "after": ...}]; what is no text or number is its hexadecimal
/// form.
QJsonArray changesJson(const RowChanges &changes)
{
    return arrayOf(changes, [&](const RowChange &change) {
        return QJsonObject{{u"table"_s, QLatin1String(change.either().table->name)},
                           {u"before"_s, rowJson(change.before)},
                           {u"after"_s, rowJson(change.after)}};
    });
}

/// The match of --match, whose history is asked for; nothing without it.
Result<std::optional<QUuid>> matchAsked(League &league, const QCommandLineParser &parser)
{
    if (!parser.isSet(u"match"_s))
        return std::optional<QUuid>();
    const auto competition = competitionOf(league, parser.value(u"competition"_s));
    TOUCHLINE_TRY(competition);
    const auto index = matchNumbered(parser.value(u"match"_s), *competition);
    TOUCHLINE_TRY(index);
    return std::optional(competition->fixtures()[at(*index)].id);
}

Result<QHash<QUuid, QString>> teamNames(League &league)
{
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    QHash<QUuid, QString> names;
    for (const Team &team : *teams)
        names.insert(team.id, team.displayName());
    return names;
}

int printEntry(League &league, qlonglong seq, bool asJson, Streams &streams)
{
    // The newest before the next one is that one, if there is such an entry.
    const auto entries = league.history().entries({1, seq + 1, {}});
    TOUCHLINE_TRY_ON(streams, entries);
    if (entries->empty() || entries->front().seq != seq)
        return printError(streams, Error{Fault::NotFound,
                                         {QT_TRANSLATE_NOOP("core", "The history has no entry %1."),
                                          {QString::number(seq)}},
                                         {}});
    const auto changes = league.history().changesOf(seq);
    TOUCHLINE_TRY_ON(streams, changes);
    const auto teams = teamNames(league);
    TOUCHLINE_TRY_ON(streams, teams);
    if (!asJson) {
        streams.out << historyText(*entries) << changesText(*changes, *teams);
        return done;
    }
    QJsonObject object = historyJson(entries->front());
    object.insert(u"changes"_s, changesJson(*changes));
    streams.out << writtenJson(object);
    return done;
}

int printHistory(League &league, const JournalFilter &filter, bool asJson, Streams &streams)
{
    const auto entries = league.history().entries(filter);
    TOUCHLINE_TRY_ON(streams, entries);
    if (!asJson) {
        streams.out << historyText(*entries);
        return done;
    }
    const QJsonArray array = arrayOf(*entries, [&](const JournalEntry &entry) { return historyJson(entry); });
    streams.out << writtenJson({{u"entries"_s, array}});
    return done;
}

int runLeagueLog(const QCommandLineParser &parser, Streams &streams)
{
    if (parser.isSet(u"entry"_s) && parser.isSet(u"match"_s))
        return refuseUsage(streams, u"Use --match or --entry, not both."_s);
    const auto entry = numberOption(parser, u"entry"_s, 0, streams);
    const auto most = entry ? numberOption(parser, u"most"_s, 0, streams) : entry;
    if (!most)
        return wrongUsage;
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const bool asJson = streams.asJson;
    constexpr std::uint64_t highest = 1'000'000'000;
    if (parser.isSet(u"entry"_s))
        return printEntry(**league, static_cast<qlonglong>(std::min(*entry, highest)), asJson, streams);
    const auto match = matchAsked(**league, parser);
    TOUCHLINE_TRY_ON(streams, match);
    return printHistory(**league, {static_cast<int>(std::min(*most, highest)), 0, *match}, asJson, streams);
}

enum class Way { Undo, Redo };

/// What the step would bring; nothing is changed. `backTo`: of all steps back to before that entry, 0 for one
/// step.
int show(League &league, Streams &streams, qlonglong backTo, Way way)
{
    const bool isUndo = way == Way::Undo;
    const auto step = backTo > 0 ? league.history().returnedStep(backTo)
                      : isUndo   ? league.history().undoneStep()
                                 : league.history().redoneStep();
    TOUCHLINE_TRY_ON(streams, step);
    const QString what = backTo > 0 ? u"Undo back to before"_s : isUndo ? u"Undo"_s : u"Redo"_s;
    QString text = u"%1: %2\n"_s.arg(what, step->entry.english());
    const auto preview = previewHistoryStep(*step);
    TOUCHLINE_TRY_ON(streams, preview);
    for (const UndoPreview &one : *preview) {
        const auto following = consequencesOutput(one.before, one.after, false);
        TOUCHLINE_TRY_ON(streams, following);
        text += u"\n%1\n"_s.arg(one.after.definition().name) + *following;
    }
    if (preview->empty())
        text += u"Nothing else changes.\n"_s;
    streams.out << text
                << u"\nNothing was changed yet. %1 without --show.\n"_s.arg(isUndo ? u"Undo it"_s
                                                                                   : u"Redo it"_s);
    return done;
}

int returnBefore(League &league, Streams &streams, qlonglong backTo)
{
    const auto entries = league.history().entries({1, backTo + 1, {}});
    if (!entries || entries->empty())
        return entries ? refused : printError(streams, entries.error());
    const HistoryReturn gone = returnToBefore(league, entries->front());
    streams.out << (gone.steps == 1 ? u"1 step undone."_s : u"%1 steps undone."_s.arg(gone.steps))
                << (gone.steps > 0 ? " league redo restores them, one by one.\n" : "\n");
    if (!gone.ofOthers.empty())
        streams.out << u"Later entries by others were kept: %1, such as \"%2\" by %3.\n"_s
                           .arg(gone.ofOthers.size())
                           .arg(gone.ofOthers.front().english(), gone.ofOthers.front().who);
    return gone.stopped ? printError(streams, *gone.stopped) : done;
}

int goWay(const QCommandLineParser &parser, Streams &streams, Way way)
{
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    qlonglong backTo = 0;
    if (way == Way::Undo && parser.isSet(u"back-to"_s)) {
        bool isNumber = false;
        backTo = parser.value(u"back-to"_s).toLongLong(&isNumber);
        if (!isNumber || backTo < 1)
            return refuseUsage(streams,
                               u"--back-to takes the number of an entry of league log, not \"%1\"."_s.arg(
                                   parser.value(u"back-to"_s)));
        // The first entry made the league: there is nothing before it.
        const auto entries = (*league)->history().entries({1, backTo + 1, {}});
        TOUCHLINE_TRY_ON(streams, entries);
        if (entries->empty() || entries->front().seq != backTo ||
            !canReturnToBefore(**league, entries->front()))
            return printError(streams,
                              Error{Fault::Refused,
                                    {QT_TRANSLATE_NOOP("core", "Entry %1 can't be undone. league log "
                                                               "lists what can."),
                                     {QString::number(backTo)}},
                                    {}});
    }
    if (parser.isSet(u"show"_s))
        return show(**league, streams, backTo, way);
    if (backTo > 0)
        return returnBefore(**league, streams, backTo);
    const auto entry = way == Way::Undo ? (*league)->history().undo() : (*league)->history().redo();
    TOUCHLINE_TRY_ON(streams, entry);
    streams.out << entry->english() << '\n';
    return done;
}

/// What a verb found out about a league.
struct LeagueFinding
{
    QString text;
    QJsonObject json;
    /// What is wrong with the league; the verb then ends as refused.
    Problems problems{};
};

/// Errors: what kept it from looking.
using LeagueLook = Result<LeagueFinding> (*)(League &league, const QCommandLineParser &parser);

/// Opens one league for reading, looks at it and prints what it finds, as text or with --json.
int lookAtLeague(const QCommandLineParser &parser, Streams &streams, LeagueLook look)
{
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1, u"Missing PLACE of the league."_s);
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToInspect(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto found = look(**league, parser);
    TOUCHLINE_TRY_ON(streams, found, place);
    streams.out << (streams.asJson ? jsonText(found->json) : found->text);
    return found->problems.empty() ? done : printError(streams, {Fault::Damaged, {}, found->problems});
}

using Align = TextTable::Align;

constexpr int entriesShown = 5;

/// What is told of a league.
struct Info
{
    int version = 0;
    std::vector<CompetitionLine> competitions;
    /// Of each.
    std::vector<MatchCount> matches;
    /// Of each: its results can only be entered, since its game plays no matches, or has a card of no team.
    std::vector<bool> byHand;
    std::size_t teams = 0;
    std::vector<JournalEntry> newest;
    /// Of a league file.
    int backups = 0;
    QString backupFolder = {};
    /// Of a league that is damaged: those that can be read all the same.
    QStringList wholeCompetitions = {};
    /// Of a shared league.
    std::optional<store::ServerRights> rights = {};
};

/// `competition`: null where it is too damaged to be read.
bool isKeptByHand(const CompetitionLine &line, const Competition *competition)
{
    const auto game = findGame(line.game);
    if (!game || !playsMatches((*game)->info()))
        return game || line.game.isEmpty();
    if (competition == nullptr)
        return false;
    const auto rules = playRulesOf(*competition);
    return rules && withoutDocuments(*rules).size() == competition->definition().entrants.size();
}

Result<Info> infoOf(League &league)
{
    const auto version = store::Migrations::versionOf(league.database());
    TOUCHLINE_TRY(version);
    auto competitions = league.competitions().all();
    TOUCHLINE_TRY(competitions);
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    auto newest = league.history().entries({entriesShown, 0, {}});
    TOUCHLINE_TRY(newest);
    Info info{*version, std::move(*competitions), {}, {}, teams->size(), std::move(*newest)};
    for (const CompetitionLine &line : info.competitions) {
        const auto competition = league.competitions().find(line.id);
        // Of what is too damaged to be read the rows are counted.
        info.matches.push_back(competition ? matchCount(*competition, progress(*competition))
                                           : MatchCount{line.played, 0, line.fixtures});
        info.byHand.push_back(isKeptByHand(line, competition ? &*competition : nullptr));
        if (competition && !league.condition().empty())
            info.wholeCompetitions << line.name;
    }
    if (league.backend() == store::Backend::Sqlite) {
        info.backups = static_cast<int>(store::backupsOf(league.place()).size());
        info.backupFolder = store::backupFolder(league.place());
    }
    if (league.backend() == store::Backend::Postgres)
        TOUCHLINE_TRY(assign(info.rights, store::serverRights(league.database())));
    return info;
}

/// What is damaged stands behind it, with the problems.
QString conditionText(const Info &info)
{
    return u"Read-only: damaged, or changed without Touchline.\n"_s +
           (info.wholeCompetitions.isEmpty()
                ? u"No competition can be read.\n"_s
                : u"Competitions that can be read: %1. \"league rescue\" saves them.\n"_s.arg(
                      info.wholeCompetitions.join(u", "_s)));
}

/// "atcs, premier", "kept by hand", "kept by hand (no team has a card for atcs)".
QString gameText(const CompetitionLine &line, bool isByHand)
{
    if (!isByHand)
        return u"%1, %2"_s.arg(line.game, line.level);
    const auto game = findGame(line.game);
    return game && playsMatches((*game)->info())
               ? u"kept by hand (no team has a card for %1)"_s.arg(line.game)
               : u"kept by hand"_s;
}

QString countOf(int number, const char *one, const char *several)
{
    return u"%1 %2"_s.arg(number).arg(QString::fromLatin1(number == 1 ? one : several));
}

/// "12 of 30 played, 2 walkovers"
QString countText(const MatchCount &count)
{
    const QString played = u"%1 of %2 played"_s.arg(count.played()).arg(count.all);
    return count.walkovers == 0 ? played
                                : u"%1, %2"_s.arg(played, countOf(count.walkovers, "walkover", "walkovers"));
}

QString infoText(const League &league, const Info &info)
{
    const bool isFile = league.backend() == store::Backend::Sqlite;
    QString text = u"%1\n%2 %3, version %4, %5 teams\n"_s
                       .arg(league.name(), isFile ? u"League file"_s : u"Shared league"_s, league.place())
                       .arg(info.version)
                       .arg(info.teams);
    if (isFile && info.backups == 0)
        text += u"No backup yet\n"_s;
    else if (isFile)
        text += u"%1 in %2\n"_s.arg(info.backups == 1 ? u"1 backup"_s : u"%1 backups"_s.arg(info.backups),
                                    info.backupFolder);
    if (info.rights)
        for (const Message &line : serverAccess(*info.rights))
            text += line.english() + u'\n';
    if (!league.condition().empty())
        text += conditionText(info);
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (std::size_t i = 0; i < info.competitions.size(); ++i) {
        const CompetitionLine &line = info.competitions[i];
        const QString archived = line.isArchived ? u", archived"_s : QString();
        table.add({QString::number(i + 1), line.name, gameText(line, info.byHand[i]),
                   countText(info.matches[i]) + archived});
    }
    text += info.competitions.empty() ? u"\nNo competition yet.\n"_s
                                      : u"\nCompetitions\n"_s + table.text(u"  "_s);
    return text + u"\nLatest changes\n"_s + historyText(info.newest, u"  "_s);
}

QJsonValue rightsJson(const std::optional<store::ServerRights> &rights)
{
    if (!rights)
        return {};
    const store::LeagueRoles roles = rights->roles.value_or(store::LeagueRoles());
    return QJsonObject{{u"login"_s, rights->login},
                       {u"owners"_s, QJsonArray::fromStringList(rights->owners)},
                       {u"closed"_s, rights->isClosed},
                       {u"owner"_s, orNull(roles.owner)},
                       {u"organiser"_s, orNull(roles.organiser)},
                       {u"reader"_s, orNull(roles.reader)}};
}

QJsonObject infoJson(const League &league, const Info &info)
{
    QJsonArray competitions;
    for (std::size_t i = 0; i < info.competitions.size(); ++i) {
        const CompetitionLine &line = info.competitions[i];
        const MatchCount &count = info.matches[i];
        competitions.append(QJsonObject{{u"uuid"_s, line.id.toString(QUuid::WithoutBraces)},
                                        {u"name"_s, line.name},
                                        {u"game"_s, line.game},
                                        {u"level"_s, line.level},
                                        {u"by_hand"_s, bool(info.byHand[i])},
                                        {u"played"_s, count.played()},
                                        {u"walkovers"_s, count.walkovers},
                                        {u"matches"_s, count.all},
                                        {u"archived"_s, line.isArchived}});
    }
    const QJsonArray newest =
        arrayOf(info.newest, [&](const JournalEntry &entry) { return historyJson(entry); });
    return {{u"name"_s, league.name()},
            {u"uuid"_s, league.id().toString(QUuid::WithoutBraces)},
            {u"place"_s, league.place()},
            {u"backend"_s, backendWord(league.backend())},
            {u"backups"_s, info.backups},
            {u"backup_folder"_s, orNull(info.backupFolder)},
            {u"problems"_s, problemsJson(league.condition())},
            {u"version"_s, info.version},
            {u"teams"_s, static_cast<qint64>(info.teams)},
            {u"competitions"_s, competitions},
            {u"roles"_s, rightsJson(info.rights)},
            {u"history"_s, newest}};
}

Result<LeagueFinding> lookAtInfo(League &league, const QCommandLineParser & /*parser*/)
{
    const auto info = infoOf(league);
    TOUCHLINE_TRY(info);
    return LeagueFinding{infoText(league, *info), infoJson(league, *info), league.condition()};
}

/// So many digits of the seal are shown to people: enough to tell two apart.
constexpr qsizetype sealDigits = 16;

QString sealText(const Verification &found)
{
    if (found.sealedFrom == 0)
        return u"Not sealed: the history was written before version 0.2.0\n"_s;
    QString text = u"Seal %1"_s.arg(found.seal.left(sealDigits));
    if (found.sealedFrom > 1)
        text += u", from entry %1 on; what came before was not sealed"_s.arg(found.sealedFrom);
    text += u'\n';
    if (!found.repairs.empty())
        text += u"%1 by hand\n"_s.arg(countOf(static_cast<int>(found.repairs.size()), "repair", "repairs"));
    return text;
}

/// A repair takes over what was changed without a command, also what stood before the seal was noted.
QString notedText(const Verification &found)
{
    QString text = u"Seal noted at entry %1: everything up to it is unchanged"_s.arg(*found.notedEntry);
    QStringList repairs;
    for (const qlonglong repair : found.repairs)
        if (repair > *found.notedEntry)
            repairs << u"entry %1"_s.arg(repair);
    if (!repairs.isEmpty())
        text += u", except for what was repaired by hand since (%1)"_s.arg(repairs.join(u", "_s));
    return text + u".\n"_s;
}

QString verificationText(const League &league, const Verification &found)
{
    QString text = u"%1: %2, %3 (%4 entered by people), %5 of history, version %6\n"_s
                       .arg(league.name(), countOf(found.competitions, "competition", "competitions"),
                            countOf(found.reports, "result", "results"))
                       .arg(found.entered)
                       .arg(countOf(found.entries, "entry", "entries"))
                       .arg(found.schema);
    text += sealText(found);
    text += u"%1 replayed\n"_s.arg(countOf(found.replayed, "match log", "match logs"));
    for (const Verification::OtherRules &one : found.otherRules)
        text += u"%1 of %2 with rules version %3, not replayed: the results stand\n"_s
                    .arg(countOf(one.logs, "match log", "match logs"), one.game)
                    .arg(one.version);
    for (const MatchOfOtherRules &one : found.unfinished)
        text += u"%1 is not over and was begun with rules version %2 of %3: it cannot be resumed\n"_s
                    .arg(one.match)
                    .arg(one.version)
                    .arg(one.game);
    if (found.withoutLog > 0)
        text += u"%1 of a game without a log\n"_s.arg(countOf(found.withoutLog, "result", "results"));
    return text + (found.isSound()
                       ? u"No problems found.\n"_s
                       : countOf(static_cast<int>(found.problems.size()), "problem", "problems") + u".\n"_s);
}

QJsonObject verificationJson(const League &league, const Verification &found)
{
    const QJsonArray others = arrayOf(found.otherRules, [&](const Verification::OtherRules &one) {
        return QJsonObject{{u"game"_s, one.game}, {u"rules_version"_s, one.version}, {u"logs"_s, one.logs}};
    });
    const QJsonArray unfinished = arrayOf(found.unfinished, [&](const MatchOfOtherRules &one) {
        return QJsonObject{{u"match"_s, one.match}, {u"game"_s, one.game}, {u"rules_version"_s, one.version}};
    });
    return {{u"league"_s, league.name()},
            {u"backend"_s, backendWord(league.backend())},
            {u"version"_s, found.schema},
            {u"competitions"_s, found.competitions},
            {u"results"_s, found.reports},
            {u"entered"_s, found.entered},
            {u"history"_s, found.entries},
            {u"sealed_from"_s, found.sealedFrom},
            {u"seal"_s, found.seal},
            {u"repairs"_s, static_cast<int>(found.repairs.size())},
            {u"replayed"_s, found.replayed},
            {u"other_rules"_s, others},
            {u"unfinished_of_other_rules"_s, unfinished},
            {u"without_log"_s, found.withoutLog},
            {u"problems"_s, problemsJson(found.problems)},
            {u"sound"_s, found.isSound()}};
}

Result<LeagueFinding> lookAtHealth(League &league, const QCommandLineParser &parser)
{
    const bool isNoted = parser.isSet(u"seal"_s);
    const auto found = verify(league, isNoted ? parser.value(u"seal"_s).toLatin1() : QByteArray());
    TOUCHLINE_TRY(found);
    QString text = verificationText(league, *found);
    QJsonObject json = verificationJson(league, *found);
    if (isNoted)
        json.insert(u"noted_seal_entry"_s, orNull(found->notedEntry));
    if (found->notedEntry && found->isSound())
        text += notedText(*found);
    return LeagueFinding{text, json, found->problems};
}

int runVerify(const QCommandLineParser &parser, Streams &streams)
{
    static const QRegularExpression digits(u"\\A[0-9A-Fa-f]{%1,64}\\z"_s.arg(sealDigits));
    const QString noted = parser.value(u"seal"_s);
    if (parser.isSet(u"seal"_s) && !digits.match(noted).hasMatch())
        return refuseUsage(streams, u"--seal takes the 16 to 64 digits that \"verify\" printed."_s);
    return lookAtLeague(parser, streams, lookAtHealth);
}

} // namespace

const Verb leagueLogVerb{"league log",
                         "Shows the history: who changed what, and when.",
                         Subject::Safety,
                         {{"Who changed what", "league log club.touchline"},
                          {"The latest five", "league log club.touchline --most 5"},
                          {"What happened to a match", "league log club.touchline --match 2"}},
                         {placeRow,
                          {"match <number>", "Show only changes to the match with this number."},
                          {"entry <number>", "Show one entry with everything it changed."},
                          {"most <number>", "Show at most N entries, newest first; by default all."},
                          jsonRow,
                          competitionRow},
                         runLeagueLog,
                         {1, 1, "Missing PLACE of the league."}};

const Verb leagueUndoVerb{
    "league undo",
    "Undoes your last change.",
    Subject::Safety,
    {{"What the last change was", "league undo club.touchline --show"},
     {"Take it back", "league undo club.touchline"},
     {"Everything since an entry of the log", "league undo club.touchline --back-to 5"}},
    {placeRow,
     {"show", "Only show what would change."},
     {"back-to <number>", "Undo this entry of league log and all that you did after it."},
     whoRow},
    [](const QCommandLineParser &parser, Streams &streams) { return goWay(parser, streams, Way::Undo); },
    {1, 1, "Missing PLACE of the league."}};

const Verb leagueRedoVerb{
    "league redo",
    "Redoes the last undone change.",
    Subject::Safety,
    {{"What was taken back", "league redo club.touchline --show"},
     {"Make it again", "league redo club.touchline"},
     {"Of a World Cup", "league redo wc.touchline"}},
    {placeRow, {"show", "Only show what would change."}, whoRow},
    [](const QCommandLineParser &parser, Streams &streams) { return goWay(parser, streams, Way::Redo); },
    {1, 1, "Missing PLACE of the league."}};

const Verb leagueInfoVerb{"league info",
                          "Shows what is in a league: competitions and latest changes.",
                          Subject::Watch,
                          {{"Competitions and latest changes", "league info club.touchline"},
                           {"Of a World Cup", "league info wc.touchline"},
                           {"For a program", "league info club.touchline --json"}},
                          {placeRow, jsonRow},
                          [](const QCommandLineParser &parser, Streams &streams) {
                              return lookAtLeague(parser, streams, lookAtInfo);
                          }};

const Verb verifyVerb{
    "verify",
    "Checks a league: file, history and every match log.",
    Subject::Leagues,
    {{"File, history and every match", "verify club.touchline"},
     {"A World Cup, match by match", "verify wc.touchline"},
     {"For a program", "verify club.touchline --json"}},
    {placeRow,
     jsonRow,
     {"seal <digits>", "A seal that was noted earlier: check that the history up to it is unchanged."}},
    runVerify};

} // namespace touchline::cli
