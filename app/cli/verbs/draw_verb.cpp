// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/output/draw_text.h"
#include "core/competition/draws/draw_plan.h"
#include "core/competition/draws/draw_plan_json.h"
#include "core/competition/entry/entrant.h"
#include "core/exchange/csv/import_table.h"
#include "models/league/players/participant.h"

#include <map>
#include <set>

namespace touchline::cli {

namespace {

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
