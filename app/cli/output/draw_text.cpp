// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/draw_text.h"

#include "core/competition/draws/bracket_lines.h"
#include "core/competition/draws/draw_json.h"
#include "core/competition/draws/draw_words.h"

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

} // namespace

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

} // namespace touchline::cli
