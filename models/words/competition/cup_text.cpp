// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/cup_text.h"

#include "core/competition/home_side.h"
#include "core/competition/statistics/top_scorers.h"
#include "core/competition/table_deductions.h"
#include "models/words/common/text_table.h"
#include "models/words/competition/bracket_text.h"
#include "models/words/competition/round_words.h"
#include "models/words/competition/standings_words.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/place_meaning.h"
#include "models/words/fixtures/tie_words.h"
#include "models/words/narrator.h"

#include <algorithm>

namespace touchline {

namespace {

using Align = TextTable::Align;

constexpr std::size_t scorersShown = 10;

/// Why a row stands there, where points alone do not say it.
QString reasonText(const Table &table, std::size_t place, const RuleSet &rules,
                   std::span<const QString> names)
{
    // A table of averages shows these.
    const TieBreak shown = isByAverage(rules) ? TieBreak::PointsPerGame : TieBreak::Points;
    if (place >= table.separations.size() || table.separations[place].by == shown)
        return {};
    QStringList reasons;
    for (const QString &reason : why(table, place, rules, names, Language{}))
        // Each pair is explained once, at the upper of the two.
        if (!reason.startsWith(QLatin1String("below")))
            reasons << reason;
    return reasons.join(QStringLiteral("; "));
}

int widestTeam(const Competition &competition)
{
    int width = 0;
    for (const Entrant &entrant : competition.definition().entrants)
        width = std::max(width, displayWidth(entrant.name));
    return width;
}

/// Every table with its matches, stage after stage.
QString groupsText(const Competition &competition, const Progress &now)
{
    const int width = widestTeam(competition);
    const Certainties certain = certainties(competition);
    QString text;
    for (std::size_t table = 0; table < now.tables.size(); ++table) {
        text += tableTitle(competition.tables()[table]) + u'\n';
        std::vector<int> matches;
        int outcome = shortestOutcome;
        for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
            if (competition.fixtures()[i].table != static_cast<int>(table) ||
                now.fixtures[i].state == FixtureState::NotNeeded)
                continue;
            matches.push_back(static_cast<int>(i));
            outcome = std::max(outcome, displayWidth(outcomeText(competition, now, matches.back())));
        }
        for (const int match : matches)
            text += fixtureText(competition, now, match, {width, outcome});
        text +=
            u'\n' +
            tableText(now.tables[table].table, *competition.tables()[table].rules,
                      groupTeamNames(competition, now.tables[table]), QStringLiteral("  "), certain[table]) +
            tableNotesText(competition, now, static_cast<int>(table), QStringLiteral("  ")) + u'\n';
    }
    return text;
}

QString placesText(const Competition &competition, const Progress &now)
{
    constexpr std::array<const char *, 4> words{"Champions", "Runners-up", "Third", "Fourth"};
    TextTable table({Align::Left, Align::Left});
    for (std::size_t i = 0; i < placesListed(competition.definition().format); ++i) {
        const QString place =
            i < words.size() ? QString::fromUtf8(words[i]) : QStringLiteral("Place %1").arg(i + 1);
        if (now.finalPlaces[i] >= 0)
            table.add({place, competition.entrant(now.finalPlaces[i]).name});
        else if (now.finalPlaces[i] == emptyPlace)
            table.add({place, QStringLiteral("not awarded")});
    }
    return table.text();
}

bool hasQualifying(const Format &format)
{
    return std::any_of(format.stages.begin(), format.stages.end(),
                       [](const Stage &stage) { return stage.isQualifying; });
}

/// "Played in Mexico (home side: Mexico 1986)". Empty where every match is on a team's own ground.
QString locationText(const CompetitionDefinition &definition)
{
    if (!definition.location || !hasNeutralGrounds(definition.format))
        return {};
    QStringList names;
    for (const int team : hostTeams(definition))
        names << nameShown(definition.entrants[static_cast<std::size_t>(team)].name);
    const QString home =
        names.isEmpty()                    ? QStringLiteral("the host does not take part: neutral ground")
        : hasQualifying(definition.format) ? QStringLiteral("host: ") + names.join(QStringLiteral(", "))
        : names.size() == 1                ? QStringLiteral("home side: ") + names.front()
                            : QStringLiteral("home sides: ") + names.join(QStringLiteral(", "));
    // A league with a play-off, a cup with ties of two legs.
    const bool isPartly = std::any_of(definition.format.stages.begin(), definition.format.stages.end(),
                                      [](const Stage &stage) { return stage.homeGrounds; });
    return (isPartly ? QStringLiteral("Home and away; other matches in %1 (%2)\n")
                     : QStringLiteral("Played in %1 (%2)\n"))
        .arg(definition.location->country, home);
}

QString disciplineText(const Competition &competition)
{
    const CupTotals totals = cupTotals(competition);
    return totals.hasDiscipline() ? QStringLiteral("\n%1\n").arg(totalsText(totals)) : QString();
}

QString scorersText(const Competition &competition)
{
    const std::vector<Scorer> scorers = topScorers(competition);
    if (scorers.empty())
        return {};
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (std::size_t i = 0; i < std::min(scorersShown, scorers.size()); ++i)
        table.add({QString::number(scorers[i].goals), scorers[i].name, scorers[i].teamName});
    return QStringLiteral("\nTop scorers\n") + table.text(QStringLiteral("  "));
}

/// "1 goal", "2 goals".
QString counted(int count, const char *one, const char *several)
{
    return QStringLiteral("%1 %2").arg(count).arg(QString::fromUtf8(count == 1 ? one : several));
}

} // namespace

std::vector<QString> groupTeamNames(const Competition &competition, const GroupTable &group)
{
    std::vector<QString> names;
    for (const int team : group.teams)
        names.push_back(team >= 0            ? competition.entrant(team).name
                        : team == emptyPlace ? QStringLiteral("no team")
                                             : QStringLiteral("?"));
    return names;
}

QString tableText(const Table &table, const RuleSet &rules, std::span<const QString> names,
                  const QString &indent, std::span<const Certainty> certain)
{
    std::vector<Align> columns(2 + 8, Align::Right);
    columns[1] = Align::Left;
    QStringList heads{QString(),
                      QString(),
                      QStringLiteral("P"),
                      QStringLiteral("W"),
                      QStringLiteral("D"),
                      QStringLiteral("L"),
                      QStringLiteral("GF"),
                      QStringLiteral("GA"),
                      QStringLiteral("GD"),
                      QStringLiteral("Pts")};
    const bool hasAverage = isByAverage(rules);
    if (hasAverage) {
        columns.push_back(Align::Right);
        heads << QStringLiteral("Avg");
    }
    columns.push_back(Align::Left);
    TextTable text(columns);
    text.add(heads << QString());
    for (std::size_t place = 0; place < table.rows.size(); ++place) {
        const Tally &tally = table.rows[place].tally;
        const auto team = static_cast<std::size_t>(table.rows[place].team);
        const QString mark = certain.empty() ? QString() : certaintyMark(certain[team], Language{});
        QStringList cells{positionWords(table, place),
                          mark.isEmpty() ? names[team] : QStringLiteral("%1 %2").arg(names[team], mark)};
        for (const int number :
             {tally.played, tally.won, tally.drawn, tally.lost, tally.goalsFor, tally.goalsAgainst})
            cells << QString::number(number);
        cells << signedText(tally.goalDifference()) << numberText(tally.points);
        if (hasAverage)
            cells << pointsPerGameText(tally, Language{});
        text.add(cells << reasonText(table, place, rules, names));
    }
    QStringList bonuses;
    for (const Row &row : table.rows)
        if (row.tally.bonus > 0)
            bonuses << QStringLiteral("%1 %2").arg(nameShown(names[static_cast<std::size_t>(row.team)]),
                                                   pointsText(row.tally.bonus));
    QString lines = text.text(indent);
    if (!bonuses.isEmpty())
        lines += QStringLiteral("%1Bonus points: %2\n").arg(indent, bonuses.join(QStringLiteral(", ")));
    if (const QString legend = certaintyLegend(certain, Language{}); !legend.isEmpty())
        lines += QStringLiteral("%1%2\n").arg(indent, legend);
    return lines;
}

QString deductionText(TablePoints points, const QString &team, const QString &reason, const QString &indent,
                      int match)
{
    const TablePoints size = points.withoutSign();
    const QString number = pointsText(size);
    const QString word = size.plural() == 1 ? QStringLiteral("point") : QStringLiteral("points");
    QString text = indent + (points < 0 ? QStringLiteral("%1 bonus %2 for %3")
                                        : QStringLiteral("%1 %2 deducted from %3"))
                                .arg(number, word, team);
    if (match != 0)
        text += QStringLiteral(" (match %1)").arg(match);
    return (reason.isEmpty() ? text : text + QStringLiteral(": ") + reason) + u'\n';
}

QString tableNotesText(const Competition &competition, const Progress &now, int table, const QString &indent)
{
    QString text;
    for (const Deduction &one : deductionsIn(competition, table))
        text += deductionText(one.points, nameShown(competition.entrant(one.team).name), one.reason, indent,
                              one.match);
    for (const TeamBye &one : byesInTable(competition, now, table))
        text +=
            QStringLiteral("%1%2: %3\n")
                .arg(indent, nameShown(competition.entrant(one.team).name), byeWords(competition, one, {}));
    for (const int team : now.tables[static_cast<std::size_t>(table)].teams)
        if (const QString words = withdrawalWords(competition, now, table, team, {}); !words.isEmpty())
            text += QStringLiteral("%1%2 %3\n").arg(indent, nameShown(competition.entrant(team).name), words);
    return text;
}

QString appointmentText(const Appointment &appointment)
{
    QString day = appointment.date.toString(Qt::ISODate);
    if (appointment.time.isValid())
        day += appointment.time.toString(QStringLiteral(" HH:mm"));
    QStringList parts;
    for (const QString &part : {day, appointment.stadium, appointment.city})
        if (!part.isEmpty())
            parts << part;
    return parts.join(QStringLiteral(", "));
}

QString outcomeText(const Competition &competition, const Progress &now, int index)
{
    const FixtureStatus &status = now.fixtures[static_cast<std::size_t>(index)];
    if (status.state == FixtureState::Void)
        return QStringLiteral("void");
    if (status.state == FixtureState::Undecided)
        return QStringLiteral("abandoned");
    // Others played it than those whose names stand beside it now.
    if (status.state == FixtureState::InConflict)
        return QStringLiteral("v (result under review)");
    if (const char *note = awardNote(competition, now, index)) {
        const CountedResult *result = countedResult(competition, now, index);
        return result->bothLose
                   ? QString::fromUtf8(note)
                   : QStringLiteral("%1 (%2)").arg(scoreWords(result->score), QString::fromUtf8(note));
    }
    const MatchReport *report = competition.report(index);
    return report == nullptr ? QStringLiteral("v") : resultText(*report);
}

QString fixtureText(const Competition &competition, const Progress &now, int index, FixtureWidths widths)
{
    const Fixture &fixture = competition.fixtures()[static_cast<std::size_t>(index)];
    const FixtureStatus &status = now.fixtures[static_cast<std::size_t>(index)];
    const auto name = [&](Side side) {
        const int team = status.teams[side];
        return team >= 0            ? nameShown(competition.entrant(team).name)
               : team == emptyPlace ? QStringLiteral("no team")
                                    : QStringLiteral("?");
    };
    const Appointment *appointment = competition.appointment(index);
    const QString where = appointment == nullptr ? QString() : appointmentText(*appointment);
    const QString away =
        where.isEmpty() ? name(Side::Away) : padded(name(Side::Away), widths.team) + QStringLiteral("  ");
    return QStringLiteral("  %1  %2  %3  %4\n")
        .arg(fixture.number, 3)
        .arg(padded(name(Side::Home), widths.team, Align::Right),
             padded(outcomeText(competition, now, index), widths.outcome), away + where);
}

QString tableTitle(const TablePlan &table)
{
    return table.name.size() == 1 ? QStringLiteral("Group ") + table.name : table.name;
}

namespace {

/// "referees=off, long_ball=on": options as people type them.
QString optionsText(const QJsonObject &options)
{
    QStringList words;
    for (auto option = options.begin(); option != options.end(); ++option) {
        const QJsonValue value = option.value();
        words << QStringLiteral("%1=%2").arg(option.key(), !value.isBool()  ? value.toVariant().toString()
                                                           : value.toBool() ? QStringLiteral("on")
                                                                            : QStringLiteral("off"));
    }
    return words.join(QStringLiteral(", "));
}

/// "round of 16: premier", "match 64: referees=off": where other rules hold than in the rest.
QString matchRulesText(const Format &format)
{
    QString text;
    for (const MatchRules &rules : format.matchRules) {
        const QString where = rules.match != 0 ? QStringLiteral("match %1").arg(rules.match) : rules.stage;
        QStringList words{rules.level, optionsText(rules.options)};
        words.removeAll(QString());
        text += QStringLiteral("%1: %2\n").arg(where, words.join(QStringLiteral(", ")));
    }
    return text;
}

} // namespace

QString cupText(const Competition &competition)
{
    const CompetitionDefinition &definition = competition.definition();
    const Progress now = progress(competition);
    QString text = QStringLiteral("%1\n%2, %3, seed %4\n%5\n")
                       .arg(definition.name, definition.game, definition.level)
                       .arg(definition.seed)
                       .arg(matchRulesText(definition.format) + locationText(definition));
    text += groupsText(competition, now);
    text += bracketText(competition, now) + u'\n';
    text += placesText(competition, now);
    text += disciplineText(competition) + scorersText(competition);
    return text;
}

QString totalsText(const CupTotals &totals)
{
    return QStringList{counted(totals.goals, "goal", "goals"),
                       counted(totals.yellows, "yellow card", "yellow cards"),
                       counted(totals.reds, "red card", "red cards"),
                       counted(totals.injuredOut, "player out injured", "players out injured")}
        .join(QStringLiteral(", "));
}

} // namespace touchline
