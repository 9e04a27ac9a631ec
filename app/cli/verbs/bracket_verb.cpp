// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/cups/results_cup.h"
#include "app/cli/input/competition_options.h"
#include "app/cli/input/league_access.h"
#include "core/base/index.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/progress.h"
#include "core/exchange/lists/results_file.h"
#include "models/words/competition/bracket_text.h"
#include "models/words/competition/tie_lines.h"

namespace touchline::cli {

namespace {

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
    return {{u"number"_s, plan.number},
            {u"home"_s, nameOf(competition, tie.teams[Side::Home])},
            {u"away"_s, nameOf(competition, tie.teams[Side::Away])},
            {u"home_from"_s, slotJson(plan.slots[Side::Home], names)},
            {u"away_from"_s, slotJson(plan.slots[Side::Away], names)},
            {u"winner"_s, tie.winner ? nameOf(competition, tie.teams[*tie.winner]) : QJsonValue()},
            {u"decided_by"_s, orNull(word)},
            {u"goals"_s, isPlayed ? QJsonValue(QJsonArray{tie.goals.home, tie.goals.away}) : QJsonValue()},
            {u"needs_lot"_s, tie.needsLot},
            {u"matches"_s, matches}};
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
    printNotes(streams, notes, path);
    return inFile(competitionOfResults(*format, *rows, teams, facts), path);
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
    {argument("FILE",
              "A cup saved by \"cup --out\" (.json), a league, or results as CSV, as for \"standings\"."),
     competitionRow,
     {"template",
      "With results: the format, a name (\"touchline-cli format list\" prints them all) or a .json file of "
      "your own.",
      "name"},
     {"teams",
      "With results: the teams in the order of their places (seeds), one per line; by default in the order "
      "in which the results name them.",
      "file"},
     {"facts", "Facts that results do not show, as JSON: lots, deductions, ranking.", "file"},
     jsonRow},
    runBracket,
    {1, 1, "Missing FILE: a cup, a league or a list of results."}};

} // namespace touchline::cli
