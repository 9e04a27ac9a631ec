// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "core/base/json_values.h"
#include "models/words/competition/needs_text.h"
#include "models/words/fixtures/fixture_words.h"

namespace touchline::cli {

namespace {

QJsonArray outcomesJson(unsigned outcomes)
{
    QJsonArray words;
    if ((outcomes & HomeWin) != 0)
        words.append(u"home"_s);
    if ((outcomes & LevelScore) != 0)
        words.append(u"draw"_s);
    if ((outcomes & AwayWin) != 0)
        words.append(u"away"_s);
    return words;
}

QJsonArray resultsJson(const Competition &competition, const TableNeeds &needs,
                       const std::vector<OutcomeOf> &results)
{
    return arrayOf(results, [&](const OutcomeOf &one) {
        const PerSide<int> &teams = needs.matches[one.match];
        return QJsonObject{{u"home"_s, competition.entrant(teams[Side::Home]).name},
                           {u"away"_s, competition.entrant(teams[Side::Away]).name},
                           {u"outcomes"_s, outcomesJson(one.outcomes)}};
    });
}

QJsonObject wayJson(const Competition &competition, const TableNeeds &needs, const OwnResults &way)
{
    const auto conditions = [&](const std::vector<OutcomeCondition> &all) {
        return arrayOf(all,
                       [&](const OutcomeCondition &one) { return resultsJson(competition, needs, one); });
    };
    return {{u"own_results"_s, resultsJson(competition, needs, way.own)},
            {u"answer"_s, way.isEnough     ? u"enough"_s
                          : way.isHopeless ? u"not_enough"_s
                                           : u"depends"_s},
            {u"enough_if"_s, conditions(way.enoughIf)},
            {u"tie_breaks_decide_if"_s, conditions(way.scoresDecideIf)}};
}

QJsonObject needsJson(const Competition &competition, int team, const TableNeeds &needs)
{
    const NeededResults &needed = needs.needed;
    const auto points = [](const std::optional<TablePoints> &one) {
        return one ? pointsJson(*one) : QJsonValue();
    };
    return {{u"table"_s, competition.tables()[at(needs.table)].name},
            {u"aim"_s, needs.aim == Certainty::Open ? QJsonValue() : QJsonValue(certaintyKey(needs.aim))},
            {u"places"_s, needs.places},
            {u"best_place"_s, needed.range.best},
            {u"worst_place"_s, needed.range.worst},
            {u"enough_points"_s, points(needed.enoughPoints)},
            {u"least_points"_s, points(needed.leastPoints)},
            {u"ways"_s,
             arrayOf(needed.ways, [&](const OwnResults &way) { return wayJson(competition, needs, way); })},
            {u"sentences"_s, QJsonArray::fromStringList(needsWords(competition, team, needs, Language{}))}};
}

QString needsText(const Competition &competition, int team, const std::vector<TableNeeds> &all)
{
    QString text;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == 0 || all[i].table != all[i - 1].table)
            text += u"%1, %2\n"_s.arg(competition.entrant(team).name,
                                      tableWords(competition.tables()[at(all[i].table)], Language{}));
        text += u"%1:\n"_s.arg(aimWords(all[i], Language{}));
        for (const QString &sentence : needsWords(competition, team, all[i], Language{}))
            text += u"  %1\n"_s.arg(sentence);
    }
    return text;
}

int runNeeds(const QCommandLineParser &parser, Streams &streams)
{
    std::optional<int> places;
    if (parser.isSet(u"place"_s)) {
        constexpr std::uint64_t most = 10'000;
        const auto place = numberOption(parser, u"place"_s, 1, streams);
        if (!place)
            return wrongUsage;
        if (*place < 1 || *place > most)
            return refuseUsage(streams, u"--place takes a place, from 1: 3"_s);
        places = static_cast<int>(*place);
    }
    const QStringList arguments = parser.positionalArguments();
    const auto competition = readCupFile(arguments.at(0), parser.value(u"competition"_s));
    TOUCHLINE_TRY_ON(streams, competition);
    const auto team = entrantCalled(arguments.at(1), *competition);
    TOUCHLINE_TRY_ON(streams, team);
    const auto needs = needsOf(*competition, *team, places);
    TOUCHLINE_TRY_ON(streams, needs);
    if (streams.asJson)
        streams.out << jsonText(QJsonObject{{u"competition"_s, competition->definition().name},
                                            {u"team"_s, competition->entrant(*team).name},
                                            {u"needs"_s, arrayOf(*needs, [&](const TableNeeds &one) {
                                                 return needsJson(*competition, *team, one);
                                             })}});
    else
        streams.out << needsText(*competition, *team, *needs);
    return done;
}

} // namespace

const Verb needsVerb{
    "needs",
    "Says what must happen so that a team goes on, goes up, wins the title or stays up.",
    Subject::Results,
    {{"What a club still needs for the title", "needs club.touchline \"Mill Town\""},
     {"What a club needs to finish third or better", "needs club.touchline Dockers --place 3"},
     {"The same for programs", "needs club.touchline Northgate --json"}},
    {argument("FILE", "A cup saved by \"cup --out\" or a league."),
     argument("TEAM", "Its name or code."),
     competitionRow,
     {"place <number>", "Instead of what the places of its table are for: this place or a better one."},
     jsonRow},
    runNeeds,
    {2, 2, "Missing FILE and TEAM."}};

} // namespace touchline::cli
