// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "core/competition/draws/bracket_lines.h"
#include "core/competition/draws/draw_ceremony.h"
#include "core/competition/draws/draw_json.h"
#include "core/competition/draws/draw_plan.h"
#include "core/competition/draws/draw_plan_json.h"
#include "core/competition/draws/draw_words.h"
#include "core/competition/draws/league_phase_draw.h"
#include "core/competition/entry/entrant.h"
#include "core/exchange/csv/import_table.h"
#include "models/league/players/participant.h"

#include <map>
#include <set>

namespace touchline::cli {

namespace {

bool isOpenDraw(const DrawCeremony &ceremony)
{
    return ceremony.draw().kind == DrawKind::Open;
}

/// By group, or by tie of the first round.
Placement units(const DrawCeremony &ceremony, std::span<const int> sizes)
{
    Placement groups = placement(ceremony.draw(), sizes);
    if (!isOpenDraw(ceremony))
        return groups;
    Placement ties = bracketLines(sizes.front()).ties();
    for (std::vector<int> &tie : ties)
        for (int &place : tie)
            place = groups.front()[at(place)];
    return ties;
}

using Why = GroupVerdict::Why;

bool isOpen(const DrawCeremony &ceremony)
{
    return ceremony.draw().kind == DrawKind::Open;
}

const DrawRule &ruleOf(const GroupVerdict &verdict, const DrawCeremony &ceremony)
{
    return ceremony.task().rules[at(verdict.rule)];
}

QString placeText(const DrawnBall &ball, const DrawCeremony &ceremony)
{
    const QString place = QString::number(ball.step.place + 1);
    return isOpen(ceremony) ? u"place "_s + place : ceremony.task().groupNames.at(ball.group) + place;
}

/// A sentence that goes on inside a line.
QString withinLine(QString sentence)
{
    if (sentence.endsWith(u'.'))
        sentence.chop(1);
    sentence[0] = sentence.at(0).toLower();
    return sentence;
}

const Entrant &entrantOf(int team, std::span<const Entrant> entrants)
{
    return entrants[at(team)];
}

/// "Real Madrid (H), Bayern (A), ...": the opponents of a team in the order of the matchdays.
QString opponentsOf(int team, const LeaguePhaseDraw &draw, std::span<const Entrant> entrants)
{
    QStringList opponents;
    for (const LeaguePhaseMatch &match : draw.matches) {
        if (match.home == team)
            opponents.append(entrantOf(match.away, entrants).name + u" (H)"_s);
        else if (match.away == team)
            opponents.append(entrantOf(match.home, entrants).name + u" (A)"_s);
    }
    return opponents.join(u", "_s);
}

/// The groups, or the ties of an open draw, of a ceremony that is complete.
QString drawText(const DrawCeremony &ceremony, std::span<const int> sizes)
{
    const Placement groups = units(ceremony, sizes);
    std::size_t widest = 0;
    for (const std::vector<int> &group : groups)
        widest = std::max(widest, group.size());
    TextTable table(std::vector<TextTable::Align>(widest + 1, TextTable::Align::Left));
    for (std::size_t group = 0; group < groups.size(); ++group) {
        QStringList row{ceremony.task().groupNames.at(static_cast<qsizetype>(group))};
        for (const int team : groups[group])
            row.append(ceremony.entrants()[at(team)].name);
        if (isOpenDraw(ceremony) && row.size() == 2)
            row.append(u"(bye)"_s);
        while (row.size() <= static_cast<qsizetype>(widest))
            row.append(QString());
        table.add(row);
    }
    return table.text();
}

/// {"seed": 1, "kind": "free", "groups": [{"name": "A", "teams": ["..."]}], "draw": {...}}; an open draw has
/// "ties" instead of groups: [["...", "..."], ["..."]], one team beside a bye.
QJsonObject drawJson(const DrawCeremony &ceremony, std::span<const int> sizes)
{
    const Placement groups = units(ceremony, sizes);
    QJsonArray array;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const QJsonArray teams =
            arrayOf(groups[group], [&](const int team) { return ceremony.entrants()[at(team)].handle(); });
        if (isOpenDraw(ceremony))
            array.append(teams);
        else
            array.append(
                QJsonObject{{u"name"_s, ceremony.task().groupNames.at(static_cast<qsizetype>(group))},
                            {u"teams"_s, teams}});
    }
    const QStringList names = isOpenDraw(ceremony) ? QStringList{u"pool"_s} : ceremony.task().groupNames;
    return {{u"kind"_s, drawKindWord(ceremony.draw().kind)},
            {u"seed"_s, static_cast<qint64>(ceremony.draw().seed)},
            {isOpenDraw(ceremony) ? u"ties"_s : u"groups"_s, array},
            {u"draw"_s, toJson(ceremony.draw(), ceremony.entrants(), names)}};
}

/// "possible", "elsewhere", "taken", "limit", "dead_end".
QString verdictWord(Why why)
{
    switch (why) {
    case Why::Possible:
        return u"possible"_s;
    case Why::Elsewhere:
        return u"elsewhere"_s;
    case Why::Taken:
        return u"taken"_s;
    case Why::Limit:
        return u"limit"_s;
    case Why::DeadEnd:
        break;
    }
    return u"dead_end"_s;
}

/// "at most one team of CAF in a group (Egypt)"; for groups that were closed to a ball.
QString reasonText(const GroupVerdict &verdict, const DrawCeremony &ceremony)
{
    switch (verdict.why) {
    case Why::Possible:
        return {};
    case Why::Elsewhere:
        return u"its place is fixed"_s;
    case Why::Taken:
        return u"the place is taken"_s;
    case Why::Limit:
        return u"%1 (%2)"_s.arg(
            withinLine(ruleMessage(ruleOf(verdict, ceremony), ceremony.entrants()).english()),
            teamNames(verdict.because, ceremony.entrants()));
    case Why::DeadEnd:
        break;
    }
    return u"the remaining teams could not be placed"_s;
}

/// {"team": "...", "pot": 1, "group": "A", "place": 1, "fixed": false, "possible": ["A", "C"],
/// "refused": [{"group": "B", "why": "limit", "limit": "...", "because": ["..."]}]}.
QJsonObject ballJson(const DrawnBall &ball, const DrawCeremony &ceremony)
{
    QJsonArray possible;
    QJsonArray ruledOut;
    for (std::size_t group = 0; group < ball.groups.size(); ++group) {
        const GroupVerdict &verdict = ball.groups[group];
        const QString name = ceremony.task().groupNames.at(static_cast<qsizetype>(group));
        if (verdict.why == Why::Possible) {
            possible.append(name);
            continue;
        }
        QJsonObject refusal{{u"group"_s, name}, {u"why"_s, verdictWord(verdict.why)}};
        if (verdict.why == Why::Limit) {
            const QJsonArray because = arrayOf(
                verdict.because, [&](const int team) { return ceremony.entrants()[at(team)].handle(); });
            refusal.insert(u"limit"_s, ruleMessage(ruleOf(verdict, ceremony), ceremony.entrants()).english());
            refusal.insert(u"because"_s, because);
        }
        ruledOut.append(refusal);
    }
    return {{u"team"_s, ceremony.entrants()[at(ball.step.team)].handle()},
            {u"pot"_s, ball.step.pot + 1},
            {u"group"_s, ceremony.task().groupNames.at(ball.group)},
            {u"place"_s, ball.step.place + 1},
            {u"fixed"_s, ball.isFixed},
            {u"possible"_s, possible},
            {u"refused"_s, ruledOut}};
}

/// "Spain: H1; not A: ...". In an open draw the place of the bracket.
QString ballText(const DrawnBall &ball, const DrawCeremony &ceremony)
{
    QString text = u"%1: %2"_s.arg(ceremony.entrants()[at(ball.step.team)].name, placeText(ball, ceremony));
    if (ball.isFixed)
        return text + u" (fixed)"_s;
    for (std::size_t group = 0; group < ball.groups.size(); ++group) {
        const GroupVerdict &verdict = ball.groups[group];
        if (verdict.why == Why::Limit || verdict.why == Why::DeadEnd)
            text += u"; not %1: %2"_s.arg((isOpen(ceremony) ? u"tie "_s : QString()) +
                                              ceremony.task().groupNames.at(static_cast<qsizetype>(group)),
                                          reasonText(verdict, ceremony));
    }
    return text;
}

/// The opponents of each team, pot by pot, and the matches by matchday.
QString leaguePhaseText(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants)
{
    QString text;
    for (std::size_t pot = 0; pot < draw.pots.size(); ++pot) {
        text += u"Pot %1\n"_s.arg(pot + 1);
        TextTable table({TextTable::Align::Left, TextTable::Align::Left});
        for (const int team : draw.pots[pot])
            table.add({entrantOf(team, entrants).name, opponentsOf(team, draw, entrants)});
        text += table.text(u"  "_s);
    }
    for (int day = 0; day < draw.matchdays; ++day) {
        text += u"Matchday %1\n"_s.arg(day + 1);
        for (const LeaguePhaseMatch &match : draw.matches)
            if (match.matchday == day)
                text += u"  %1 - %2\n"_s.arg(entrantOf(match.home, entrants).name,
                                             entrantOf(match.away, entrants).name);
    }
    return text;
}

/// {"seed": 1, "pots": [["..."]], "matchdays": [[{"home": "...", "away": "..."}]]}.
QJsonObject leaguePhaseJson(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants)
{
    QJsonArray pots;
    for (const std::vector<int> &pot : draw.pots) {
        const QJsonArray teams =
            arrayOf(pot, [&](const int team) { return entrantOf(team, entrants).handle(); });
        pots.append(teams);
    }
    QJsonArray days;
    for (int day = 0; day < draw.matchdays; ++day) {
        QJsonArray matches;
        for (const LeaguePhaseMatch &match : draw.matches)
            if (match.matchday == day)
                matches.append(QJsonObject{{u"home"_s, entrantOf(match.home, entrants).handle()},
                                           {u"away"_s, entrantOf(match.away, entrants).handle()}});
        days.append(matches);
    }
    return {{u"seed"_s, static_cast<qint64>(draw.seed)}, {u"pots"_s, pots}, {u"matchdays"_s, days}};
}

/// The teams of a draw.
struct DrawTeams
{
    std::vector<Entrant> entrants;
    /// Teams whose conference is not known yet ("CAF/AFC" in the list), with those that are possible.
    std::map<QString, QStringList> candidates;
    /// What the person should know of the file.
    Problems notes;
};

/// What the command line asks of a draw.
struct DrawWishes
{
    std::vector<Entrant> entrants;
    /// Empty for a league phase.
    std::vector<int> sizes;
    DrawPlan plan;
    /// What the person should know of the list of teams.
    Problems notes;
};

ColumnSet teamColumns()
{
    return {{neededColumn("name", "team,team name,club"), optionalColumn("code", "team code,id"),
             optionalColumn("conference", "confederation,confed"),
             optionalColumn("country", "lineage,nation,association"),
             optionalColumn("ranking", "rank,seed")}};
}

class TeamsReader
{
public:
    explicit TeamsReader(const ImportTable &table) : m_table(table) {}

    Result<DrawTeams> read()
    {
        Problems problems = m_table.readLines([this](ImportLine &line) { readTeam(line); });
        if (!problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The teams cannot be read."), {},
                        std::move(problems));
        m_teams.notes = m_table.notes();
        return std::move(m_teams);
    }

private:
    void readTeam(ImportLine &line)
    {
        Entrant team;
        team.name = line.text("name");
        team.code = line.text("code");
        team.lineage = line.text("country");
        team.id = QUuid::createUuidV5(QUuid(), team.handle());
        if (team.name.isEmpty())
            line.note("name", QT_TRANSLATE_NOOP("core", "A team needs a name."));
        else if (!m_handles.insert(team.handle()).second)
            line.note(team.code.isEmpty() ? "name" : "code",
                      QT_TRANSLATE_NOOP("core", "%1 is in the list twice."), {team.handle()});
        readRanking(line, team);
        QStringList conferences;
        for (const QString &one : line.text("conference").split(u'/', Qt::SkipEmptyParts))
            conferences.append(one.trimmed());
        if (conferences.size() > 1)
            m_teams.candidates[team.handle()] = conferences;
        else
            team.conference = conferences.value(0);
        m_teams.entrants.push_back(std::move(team));
    }

    void readRanking(ImportLine &line, Entrant &team) const
    {
        team.ranking = static_cast<int>(m_teams.entrants.size()) + 1;
        if (!m_table.hasColumn(u"ranking"_s))
            return;
        bool isNumber = false;
        const QString text = line.text("ranking");
        team.ranking = text.toInt(&isNumber);
        if (!isNumber || team.ranking < 1)
            line.note("ranking",
                      QT_TRANSLATE_NOOP("core", "The ranking must be a whole number from 1 on, not \"%1\"."),
                      {text});
    }

    const ImportTable &m_table;
    DrawTeams m_teams;
    std::set<QString> m_handles;
};

/// A pipe has no ending: what it brings is a table where the first line has the column of the names.
bool isPipedTable(const QString &path)
{
    const auto bytes = isPipe(path) ? readFile(path) : Result<QByteArray>();
    return bytes && !bytes->isEmpty() && ImportTable(*bytes, teamColumns()).hasColumn(u"name"_s);
}

Result<DrawTeams> listedTeams(const QString &path)
{
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    const ImportTable table(*bytes, teamColumns());
    return inFile(TeamsReader(table).read(), path);
}

/// Historic teams rank by their strength. Where names of clubs are among them, the list is in the order of
/// the ranking.
DrawTeams teamsOf(const std::vector<Participant> &participants)
{
    KnownTeams known;
    QStringList clubs;
    for (const Participant &one : participants) {
        if (one.isClub())
            clubs << one.name();
        else
            known.push_back(one.known);
    }
    DrawTeams teams;
    if (clubs.isEmpty()) {
        teams.entrants = entrantsOf(known);
        return teams;
    }
    for (const Participant &one : participants) {
        Entrant team = one.isClub() ? Entrant{} : entrantsOf({one.known}).front();
        if (one.isClub()) {
            team.name = one.name();
            team.id = QUuid::createUuidV5(QUuid(), team.name);
        }
        team.ranking = static_cast<int>(teams.entrants.size()) + 1;
        teams.entrants.push_back(std::move(team));
    }
    // One slip in a list of card ids would be a team of its own.
    if (!known.empty())
        teams.notes.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "These are no historic teams, and are drawn by their names: "
                                        "%1."),
              {clubs.join(u", "_s)}},
             {}});
    return teams;
}

/// Reads a list of teams: a CSV file (it ends in ".csv") with the columns name and, as wanted, code,
/// conference, country, ranking; or card ids and names, one a line, where a name that is no historic team's
/// is a club's. Without rankings the list is in their order. Errors: those of the file, with every problem
/// and its line.
Result<DrawTeams> drawTeams(const QString &path)
{
    if (path.endsWith(".csv"_L1, Qt::CaseInsensitive) || isPipedTable(path))
        return listedTeams(path);
    const auto names = linesOfFile(path);
    TOUCHLINE_TRY(names);
    const auto teams = inFile(participantsNamed(*names, {}, teamFor), path);
    TOUCHLINE_TRY(teams);
    return teamsOf(*teams);
}

constexpr int mostGroups = 128;

Result<int> wholeNumber(const QString &text, int least, int most, const char *sentence)
{
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return fail(Fault::Usage, sentence, {text, QString::number(least), QString::number(most)});
    return number;
}

/// As many groups as asked for, the first ones with one team more where it does not come out even.
Result<std::vector<int>> evenSizes(const QString &text, int teams)
{
    const auto groups = wholeNumber(
        text, 1, mostGroups, QT_TRANSLATE_NOOP("core", "--groups takes a number from %2 to %3, not \"%1\"."));
    TOUCHLINE_TRY(groups);
    std::vector<int> sizes;
    sizes.reserve(static_cast<std::size_t>(*groups));
    for (int group = 0; group < *groups; ++group)
        sizes.push_back(teams / *groups + (group < teams % *groups ? 1 : 0));
    return sizes;
}

Result<std::vector<int>> givenSizes(const QString &text)
{
    std::vector<int> sizes;
    for (const QString &part : text.split(u',')) {
        const auto size =
            wholeNumber(part, 1, mostGroups,
                        QT_TRANSLATE_NOOP(
                            "core", "--sizes takes numbers from %2 to %3 with commas between, not \"%1\"."));
        TOUCHLINE_TRY(size);
        sizes.push_back(*size);
    }
    return sizes;
}

Result<std::vector<int>> sizesOf(const QCommandLineParser &parser, DrawMethod method, int teams)
{
    if (method == DrawMethod::Open || parser.isSet(u"league-phase"_s))
        return std::vector<int>{teams};
    return parser.isSet(u"sizes"_s) ? givenSizes(parser.value(u"sizes"_s))
                                    : evenSizes(parser.value(u"groups"_s), teams);
}

/// Reads a file with `read`, which is given its top object.
template <class Read>
Result<void> readPlanFile(const QString &path, Read read)
{
    const auto object = inFile(readJsonFile(path), path);
    TOUCHLINE_TRY(object);
    Problems problems;
    JsonReader reader(*object, problems);
    read(reader);
    if (problems.empty())
        return {};
    return fail(inFile(
        {Fault::BadInput, {QT_TRANSLATE_NOOP("core", "This draw is not possible."), {}}, std::move(problems)},
        path));
}

Result<void> readFiles(const QCommandLineParser &parser, DrawPlan &plan)
{
    if (parser.isSet(u"pots"_s)) {
        auto read = readPlanFile(parser.value(u"pots"_s), [&plan](JsonReader &reader) {
            if (reader.has("pots"))
                plan.pots = readPots(reader);
            else
                reader.problem("pots", {QT_TRANSLATE_NOOP("core", "This key is missing."), {}});
            reader.refuseUnknownKeys();
        });
        TOUCHLINE_TRY(read);
    }
    if (!parser.isSet(u"limits"_s))
        return {};
    return readPlanFile(parser.value(u"limits"_s),
                        [&plan](JsonReader &reader) { plan.limits = readDrawLimits(reader); });
}

Result<void> readFixed(const QStringList &wishes, DrawPlan &plan)
{
    for (const QString &wish : wishes) {
        const QString team = wish.section(u'=', 0, -2).trimmed();
        const QString place = wish.section(u'=', -1).trimmed();
        if (team.isEmpty() || place.isEmpty())
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "A fixed place is given as TEAM=PLACE, not as \"%1\"."),
                        {wish});
        if (!plan.fixed.emplace(team, place).second)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "%1 has two fixed places."), {team});
    }
    return {};
}

/// What is wrong with the options of "draw" before any file is read; empty if nothing is.
QString drawUsage(const QCommandLineParser &parser)
{
    const auto isSet = [&parser](const char *option) { return parser.isSet(QString::fromUtf8(option)); };
    const auto method = drawMethodFromWord(parser.value(u"method"_s));
    const bool hasGroups = isSet("groups") || isSet("sizes");
    if (!isSet("teams"))
        return u"Choose the teams with --teams FILE."_s;
    if (!method)
        return u"--method is sequential, uniform, open or ranking."_s;
    if (isSet("groups") && isSet("sizes"))
        return u"Use --groups or --sizes, not both."_s;
    if (isSet("seeds") && *method != DrawMethod::Open)
        return u"--seeds needs --method open."_s;
    if (isSet("league-phase")) {
        for (const char *option : {"groups", "sizes", "limits", "fixed", "method", "ceremony"})
            if (isSet(option))
                return u"--%1 can't be used with --league-phase."_s.arg(QString::fromUtf8(option));
        return {};
    }
    if (hasGroups && *method == DrawMethod::Open)
        return u"--groups and --sizes can't be used with --method open."_s;
    if (!hasGroups && *method != DrawMethod::Open)
        return u"Choose the groups with --groups NUMBER or --sizes LIST."_s;
    return {};
}

/// Reads the files that the options name. Errors: those of the files; BadInput for numbers of groups and
/// fixed places that are none.
Result<DrawWishes> drawWishes(const QCommandLineParser &parser)
{
    auto teams = drawTeams(parser.value(u"teams"_s));
    TOUCHLINE_TRY(teams);
    DrawWishes wishes;
    wishes.entrants = std::move(teams->entrants);
    wishes.notes = std::move(teams->notes);
    wishes.plan.method = *drawMethodFromWord(parser.value(u"method"_s));
    TOUCHLINE_TRY(
        assign(wishes.sizes, sizesOf(parser, wishes.plan.method, static_cast<int>(wishes.entrants.size()))));
    TOUCHLINE_TRY(readFiles(parser, wishes.plan));
    wishes.plan.limits.candidates.merge(teams->candidates); // what the limits say of a team counts
    TOUCHLINE_TRY(readFixed(parser.values(u"fixed"_s), wishes.plan));
    if (parser.isSet(u"seeds"_s))
        TOUCHLINE_TRY(assign(
            wishes.plan.seeds,
            wholeNumber(parser.value(u"seeds"_s), 0, 2 * mostGroups,
                        QT_TRANSLATE_NOOP("core", "--seeds takes a number from %2 to %3, not \"%1\"."))));
    return wishes;
}

int drawLeague(const DrawWishes &wishes, std::uint64_t seed, bool isForMachines, Streams &streams)
{
    const auto draw = drawLeaguePhase(wishes.entrants, wishes.plan.pots, {}, seed);
    TOUCHLINE_TRY_ON(streams, draw);
    if (isForMachines)
        streams.out << writtenJson(leaguePhaseJson(*draw, wishes.entrants));
    else
        streams.out << u"League phase of %1 teams, seed %2\n\n"_s.arg(wishes.entrants.size()).arg(seed)
                    << leaguePhaseText(*draw, wishes.entrants);
    return done;
}

/// Draws ball after ball and tells each of them.
QJsonArray hold(DrawCeremony &ceremony, bool isTold, bool isForMachines, Streams &streams)
{
    QJsonArray balls;
    int pot = -1;
    while (!ceremony.isComplete()) {
        if (!isTold) {
            static_cast<void>(ceremony.next());
            continue;
        }
        const DrawnBall ball = ceremony.nextWithReasons();
        if (isForMachines) {
            balls.append(ballJson(ball, ceremony));
            continue;
        }
        if (!ball.isFixed && ball.step.pot != pot) {
            pot = ball.step.pot;
            streams.out << u"Pot %1\n"_s.arg(pot + 1);
        }
        streams.out << "  " << ballText(ball, ceremony) << '\n';
    }
    return balls;
}

int drawGroups(const DrawWishes &wishes, std::uint64_t seed, const QCommandLineParser &parser,
               Streams &streams)
{
    auto ceremony = DrawCeremony::begin(wishes.entrants, wishes.sizes, {}, wishes.plan, seed);
    TOUCHLINE_TRY_ON(streams, ceremony);
    const bool isForMachines = streams.asJson;
    const bool isTold = parser.isSet(u"ceremony"_s);
    if (!isForMachines) {
        streams.out
            << u"Draw of %1 teams, %2"_s.arg(wishes.entrants.size()).arg(drawMethodWord(wishes.plan.method));
        if (wishes.plan.method != DrawMethod::Ranking)
            streams.out << ", seed " << seed;
        streams.out << "\n\n";
    }
    const QJsonArray balls = hold(*ceremony, isTold, isForMachines, streams);
    if (isForMachines) {
        QJsonObject object = drawJson(*ceremony, wishes.sizes);
        object.insert(u"method"_s, drawMethodWord(wishes.plan.method));
        if (isTold)
            object.insert(u"ceremony"_s, balls);
        streams.out << writtenJson(object);
        return done;
    }
    streams.out << (isTold ? "\n" : "") << drawText(*ceremony, wishes.sizes);
    return done;
}

int runDraw(const QCommandLineParser &parser, Streams &streams)
{
    if (const QString wrong = drawUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto seed = numberOption(parser, u"seed"_s, freshSeed(), streams);
    if (!seed)
        return wrongUsage;
    const auto wishes = drawWishes(parser);
    TOUCHLINE_TRY_ON(streams, wishes);
    printNotes(streams, wishes->notes, parser.value(u"teams"_s));
    if (parser.isSet(u"league-phase"_s))
        return drawLeague(*wishes, *seed, streams.asJson, streams);
    return drawGroups(*wishes, *seed, parser, streams);
}

} // namespace

const Verb drawVerb{
    "draw",
    "Draws groups, a cup or a league phase, with any limits.",
    Subject::Plans,
    {{"Two groups", "draw --teams teams.txt --groups 2 --seed 7"},
     {"Ball by ball", "draw --teams teams.txt --groups 2 --seed 7 --ceremony"},
     {"The first round of a cup", "draw --teams teams.txt --method open --seed 7"}},
    {{"teams <file>", "The teams: card ids or names, one per line, the best first; or a .csv file with the "
                      "columns name, code, conference, country, ranking."},
     {"groups <number>", "The number of groups; if they differ in size, the first are the larger ones."},
     {"sizes <list>", "The sizes of the groups: 4,4,3."},
     {"pots <file>", "The pots as JSON instead of by ranking: {\"pots\": [[...], ...]}."},
     {"limits <file>",
      "Limits as JSON: conferences, fewest, same_country, not_together, parts, opposite, candidates."},
     {"fixed <team=place>", "Fix a team's place (A1) or group (A), or in an open draw its place in the "
                            "bracket (1); may be repeated."},
     {"method <name>",
      "sequential (as at a World Cup), uniform (every allowed draw equally likely), open (a cup) or ranking "
      "(no chance).",
      "sequential"},
     {"seeds <number>", "The number of seeded teams in an open draw: 1, 2, 4, 8, ..."},
     {"league-phase", "Draw the matches of a league phase: four pots, two opponents from each."},
     {"seed <number>", "The same seed gives the same draw."},
     {"ceremony", "Show every ball, and which groups were ruled out and why."},
     jsonRow},
    runDraw,
    {0, 0}};

} // namespace touchline::cli
