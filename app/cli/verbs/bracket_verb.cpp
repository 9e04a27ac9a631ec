// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/competition_options.h"
#include "app/cli/input/results_teams.h"
#include "core/competition/format/format_tables.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/result_entry.h"
#include "core/exchange/lists/results_file.h"
#include "models/words/competition/bracket_text.h"
#include "models/words/competition/tie_lines.h"

namespace touchline::cli {

namespace {

/// Lots, rankings and deductions out of the facts.
class CupFacts
{
public:
    CupFacts(const QJsonObject &facts, Problems &problems) : m_reader(facts, problems) {}

    /// Before the competition is made.
    void rank(std::vector<Entrant> &entrants)
    {
        const QJsonArray names = m_reader.arrayOr("ranking");
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QString name = names.at(i).toString();
            const auto found = std::find_if(entrants.begin(), entrants.end(),
                                            [&name](const Entrant &team) { return team.name == name; });
            if (found == entrants.end())
                noteUnknown("ranking", name);
            else
                found->ranking = static_cast<int>(i) + 1;
        }
    }

    void add(Competition &competition)
    {
        addLots(competition);
        if (m_reader.has("deductions"))
            m_reader.each("deductions",
                          [this, &competition](JsonReader &one, int) { addDeduction(competition, one); });
        m_reader.refuseUnknownKeys();
    }

    /// Lots between two teams, wherever their tie is level.
    [[nodiscard]] const std::vector<Lot> &ofTies() const { return m_ofTies; }

private:
    void noteUnknown(const char *key, const QString &name)
    {
        m_reader.problem(key, {QT_TRANSLATE_NOOP("core", "There is no team \"%1\" in the results."), {name}});
    }

    static int teamNamed(const Competition &competition, const QString &name)
    {
        const std::vector<Entrant> &entrants = competition.definition().entrants;
        const auto found = std::find_if(entrants.begin(), entrants.end(),
                                        [&name](const Entrant &team) { return team.name == name; });
        return found == entrants.end() ? -1 : static_cast<int>(found - entrants.begin());
    }

    void addLots(Competition &competition)
    {
        if (!m_reader.has("lots"))
            return;
        const QJsonObject lots = m_reader.object("lots");
        for (auto one = lots.begin(); one != lots.end(); ++one) {
            Lot lot;
            for (const auto &name : one.value().toArray()) {
                lot.order.push_back(teamNamed(competition, name.toString()));
                if (lot.order.back() < 0)
                    noteUnknown("lots", name.toString());
            }
            const std::vector<TablePlan> &tables = competition.tables();
            const auto table = std::find_if(tables.begin(), tables.end(), [&one](const TablePlan &plan) {
                return isTableName(one.key(), plan.name);
            });
            if (table == tables.end() && lot.order.size() == 2) {
                m_ofTies.push_back(lot);
                continue;
            }
            lot.table = table == tables.end() ? -1 : static_cast<int>(table - tables.begin());
            if (const auto kept = competition.addLot(lot); !kept)
                m_reader.problem("lots", kept.error().message);
        }
    }

    void addDeduction(Competition &competition, JsonReader &one)
    {
        const QString name = one.text("team");
        Deduction deduction;
        deduction.points = readPoints(one, "points", TablePoints::ofHalves(1), 1000);
        deduction.reason = one.text("reason");
        one.refuseUnknownKeys();
        deduction.team = teamNamed(competition, name);
        if (deduction.team < 0) {
            noteUnknown("deductions", name);
            return;
        }
        const Progress now = progress(competition);
        for (std::size_t table = 0; table < now.tables.size(); ++table) {
            const std::vector<int> &teams = now.tables[table].teams;
            if (std::find(teams.begin(), teams.end(), deduction.team) == teams.end())
                continue;
            deduction.table = static_cast<int>(table);
            if (const auto kept = competition.addDeduction(deduction); !kept)
                one.problem("points", kept.error().message);
            return;
        }
    }

    JsonReader m_reader;
    std::vector<Lot> m_ofTies;
};

/// Every team of the starting places once.
std::vector<Entrant> entrantsAt(const std::vector<QStringList> &places)
{
    static const QUuid space = QUuid::fromString(u"5b0e8a4e-1f0b-5c83-9f0e-6a35d1a2f3c4"_s);
    std::vector<Entrant> entrants;
    for (const QStringList &entry : places)
        for (const QString &name : entry)
            entrants.push_back({QUuid::createUuidV5(space, name), {}, name, {}, 0, {}});
    return entrants;
}

tl::unexpected<Error> doNotFit(Problems problems)
{
    sortByLine(problems);
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The results contradict the format."), {},
                std::move(problems));
}

/// The competition in that format whose results are known. Every result goes to the match of its two teams,
/// in the order of the list as far as the format allows it; rounds that are drawn are drawn as they were
/// played. `teams` by place, empty = from the results (startingPlaces()). `facts`: what results cannot say
/// ("lots" of tables, or of two teams whose tie is level, "ranking", "deductions").
///
/// `notes` gets those of enterResults().
///
/// Errors: BadInput with every problem: a result that fits no match, or decides no tie (with its line), a
/// fact about a group or team that is not there.
Result<Competition> competitionOfResults(const Format &format, const std::vector<ResultRow> &rows,
                                         const QStringList &teams, const QJsonObject &facts, Problems &notes)
{
    const auto places = startingPlaces(format, rows, teams);
    TOUCHLINE_TRY(places);
    Problems problems;
    CupFacts cupFacts(facts, problems);
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5({}, format.name);
    definition.name = format.title;
    definition.format = format;
    definition.entrants = entrantsAt(*places);
    cupFacts.rank(definition.entrants);
    TOUCHLINE_TRY(assign(definition.draw, fixedDraw(*places, definition.entrants, entrySizes(format))));
    auto competition = Competition::create(std::move(definition));
    TOUCHLINE_TRY(competition);
    cupFacts.add(*competition);
    if (!problems.empty())
        return doNotFit(std::move(problems));
    EnteredResults entered = enterResults(*competition, rows, cupFacts.ofTies());
    if (!entered.problems.empty())
        return doNotFit(std::move(entered.problems));
    notes.insert(notes.end(), entered.notes.begin(), entered.notes.end());
    return std::move(entered.competition);
}

QJsonValue nameOf(const Competition &competition, int team)
{
    return team < 0 ? QJsonValue() : QJsonValue(competition.entrant(team).name);
}

/// Null for a place that is drawn.
QJsonValue slotJson(const Slot &slot, const SlotNames &names)
{
    return slot.kind == Slot::Kind::RoundDraw ? QJsonValue() : QJsonValue(slotText(slot, names));
}

QJsonObject tieJson(const Competition &competition, const Progress &now, int index, const SlotNames &names)
{
    const TiePlan &plan = competition.plan().ties[at(index)];
    const TieStatus &tie = now.ties[at(index)];
    QJsonArray matches;
    for (const int fixture : plan.fixtures) {
        if (now.fixtures[at(fixture)].state == FixtureState::NotNeeded)
            continue;
        QJsonObject match = matchJson(competition, now, fixture);
        match.insert(u"leg"_s, competition.fixtures()[at(fixture)].leg);
        match.insert(u"replay"_s, competition.fixtures()[at(fixture)].replay);
        matches.append(match);
    }
    const bool isPlayed = tie.winner && tie.by != TieDecision::NotPlayed;
    const QString word = tieDecisionWord(plan, tie.by);
    QJsonObject object{
        {u"number"_s, plan.number},
        {u"home"_s, nameOf(competition, tie.teams[Side::Home])},
        {u"away"_s, nameOf(competition, tie.teams[Side::Away])},
        {u"home_from"_s, slotJson(plan.slots[Side::Home], names)},
        {u"away_from"_s, slotJson(plan.slots[Side::Away], names)},
        {u"winner"_s, tie.winner ? nameOf(competition, tie.teams[*tie.winner]) : QJsonValue()},
        {u"decided_by"_s, orNull(word)},
        {u"goals"_s, isPlayed ? QJsonValue(QJsonArray{tie.goals.home, tie.goals.away}) : QJsonValue()},
        {u"needs_lot"_s, tie.needsLot},
        {u"matches"_s, matches}};
    if (plan.rules.isBestOf()) {
        object.insert(u"best_of"_s, plan.rules.legs);
        object.insert(u"wins"_s, QJsonArray{tie.wins.home, tie.wins.away});
    }
    return object;
}

QJsonValue drawnJson(const Competition &competition, int tie)
{
    const Slot &slot = competition.plan().ties[at(tie)].slots[Side::Home];
    return slot.kind == Slot::Kind::RoundDraw ? QJsonValue(competition.roundDraw(slot.group) != nullptr)
                                              : QJsonValue();
}

/// Appends a tie to the last round, or to a new one.
class Rounds
{
public:
    void add(const QString &stage, const QString &name, const QJsonValue &drawn, const QJsonObject &tie)
    {
        if (stage != m_stage || name != m_name)
            finish();
        m_stage = stage;
        m_name = name;
        m_drawn = drawn;
        m_ties.append(tie);
    }

    QJsonArray finished()
    {
        finish();
        return m_rounds;
    }

private:
    void finish()
    {
        if (!m_ties.isEmpty())
            m_rounds.append(QJsonObject{
                {u"stage"_s, m_stage}, {u"name"_s, m_name}, {u"drawn"_s, m_drawn}, {u"ties"_s, m_ties}});
        m_ties = {};
    }

    QString m_stage;
    QString m_name;
    QJsonValue m_drawn;
    QJsonArray m_ties;
    QJsonArray m_rounds;
};

/// Every knockout for machines: {"template", "champion", "runner_up", "third", "fourth", "rounds": [{"stage",
/// "name", "drawn", "ties": [{"number", "home", "away", "home_from", "away_from", "winner", "decided_by",
/// "goals", "matches": [...]}]}]}. "drawn" is null where pairings follow from the format, else whether they
/// are drawn yet; matches are as in `cup --json`.
QJsonObject bracketJson(const Competition &competition, const Progress &now)
{
    const Format &format = competition.definition().format;
    const SlotNames names = slotNames(format);
    Rounds rounds;
    for (std::size_t i = 0; i < competition.plan().ties.size(); ++i) {
        const TiePlan &tie = competition.plan().ties[i];
        const int index = static_cast<int>(i);
        if (tie.table < 0)
            rounds.add(format.stages[at(tie.stage)].name, roundName(competition, index),
                       drawnJson(competition, index), tieJson(competition, now, index, names));
    }
    QJsonObject object{{u"template"_s, format.name}, {u"rounds"_s, rounds.finished()}};
    insertPlaces(competition, now, object);
    return object;
}

Result<Competition> cupOfResults(const QCommandLineParser &parser, const QString &path, Streams &streams)
{
    const auto format = formatFor(parser.value(u"template"_s));
    TOUCHLINE_TRY(format);
    QStringList teams;
    if (const QString list = parser.value(u"teams"_s); !list.isEmpty())
        TOUCHLINE_TRY(assign(teams, linesOfFile(list)));
    QJsonObject facts;
    if (const QString file = parser.value(u"facts"_s); !file.isEmpty())
        TOUCHLINE_TRY(assign(facts, inFile(readJsonFile(file), file)));
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    Problems notes;
    const auto rows = inFile(readResultRows(*bytes, notes), path);
    TOUCHLINE_TRY(rows);
    auto competition = inFile(competitionOfResults(*format, *rows, teams, facts, notes), path);
    printNotes(streams, notes, path);
    return competition;
}

int runBracket(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const QString name = parser.value(u"competition"_s);
    const bool isOfCup = isCup(path);
    const bool hasTemplate = parser.isSet(u"template"_s);
    if (isOfCup && (hasTemplate || parser.isSet(u"teams"_s) || parser.isSet(u"facts"_s)))
        return refuseUsage(streams, u"--template, --teams and --facts are only for a list of results."_s);
    if (!isOfCup && !name.isEmpty())
        return refuseUsage(streams, u"--competition is only for a league."_s);
    if (!isOfCup && !hasTemplate)
        return refuseUsage(streams, u"Choose the format with --template NAME."_s);
    const auto competition = isOfCup ? readCupFile(path, name) : cupOfResults(parser, path, streams);
    TOUCHLINE_TRY_ON(streams, competition);
    const Progress now = progress(*competition);
    if (streams.asJson) {
        streams.out << writtenJson(bracketJson(*competition, now));
        return done;
    }
    const QString text = bracketText(*competition, now);
    if (text.isEmpty()) {
        streams.err << u"%1 has no knockout stage.\n"_s.arg(competition->definition().format.title);
        return refused;
    }
    streams.out << text;
    return done;
}

} // namespace

const Verb bracketVerb{
    "bracket",
    "Shows the bracket of a cup, a league or any list of results.",
    Subject::Results,
    {{"The knockout of a cup", "bracket cup.json"},
     {"Of a league", "bracket wc.touchline"},
     {"For a program", "bracket cup.json --json"}},
    {argument("FILE",
              "A cup saved by \"cup --out\" (.json), a league, or results as CSV, as for \"standings\"."),
     competitionRow,
     {"template <name>", "With results: the format, a name (\"touchline-cli format list\" prints them all) "
                         "or a .json file of your own."},
     {"teams <file>", "With results: the teams in the order of their places (seeds), one per line; by "
                      "default in the order in which the results name them."},
     {"facts <file>", "Facts that results do not show, as JSON: lots, deductions, ranking."},
     jsonRow},
    runBracket,
    {1, 1, "Missing FILE: a cup, a league or a list of results."}};

} // namespace touchline::cli
