// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/suspensions_on_day.h"

#include "app/cli/cups/cup_file.h"
#include "app/cli/input/league_access.h"
#include "core/base/index.h"
#include "core/play/discipline/absences_on_day.h"
#include "core/play/discipline/competition_discipline.h"
#include "models/words/fixtures/fixture_words.h"

#include <set>

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

/// A competition of the place, as it stands.
struct Standing
{
    Competition competition;
    Progress now;
    std::optional<DisciplineRules> rules;
};

Result<std::vector<Standing>> standingsOf(const QString &place, const QString &name)
{
    auto competitions = competitionsIn(place, name, Archive::LeftOut);
    TOUCHLINE_TRY(competitions);
    std::vector<Standing> all;
    for (Competition &one : *competitions) {
        auto rules = disciplineOf(one);
        TOUCHLINE_TRY(rules);
        Progress now = progress(one);
        all.push_back({std::move(one), std::move(now), std::move(*rules)});
    }
    return all;
}

std::vector<QDate> daysOf(const std::vector<Standing> &all)
{
    std::set<QDate> days;
    for (const Standing &one : all)
        for (const QDate &day : daysToPlay(one.competition, one.now))
            days.insert(day);
    return {days.begin(), days.end()};
}

/// "Sat 28 Nov 2026".
QString shortDay(QDate day)
{
    return Language{}.shortDate(day);
}

/// A match with its competition.
struct Line
{
    const Standing *standing = nullptr;
    MatchOnDay match;
    QTime time;
};

std::vector<Line> linesOf(const std::vector<Standing> &all, QDate day)
{
    std::vector<Line> lines;
    for (const Standing &one : all)
        for (MatchOnDay &match :
             matchesOnDay(one.competition, one.now, day, one.rules ? &*one.rules : nullptr)) {
            const QTime time = one.competition.appointment(match.fixture)->time;
            lines.push_back({&one, std::move(match), time});
        }
    std::stable_sort(lines.begin(), lines.end(), [](const Line &a, const Line &b) {
        return a.time.isValid() && b.time.isValid() ? a.time < b.time : !a.time.isValid() && b.time.isValid();
    });
    return lines;
}

QString missesText(const DayAbsence &absence)
{
    const std::optional<int> left = absence.left;
    if (absence.until.isValid() && !left)
        return u"matches until %1"_s.arg(shortDay(absence.until));
    if (!left)
        return u"to the end"_s;
    if (*left == 1)
        return u"this match"_s;
    return u"this match and the next%1"_s.arg(*left == 2 ? QString() : u" %1"_s.arg(*left - 1));
}

QString teamsText(const Line &line)
{
    const Standing &one = *line.standing;
    const auto side = [&](Side which) {
        return nameShown(sideTitle(one.competition, one.now, line.match.fixture, which, Language{}));
    };
    return u"%1 v %2"_s.arg(side(Side::Home), side(Side::Away));
}

/// What is still to be played before, since it may keep others out; empty where that is nothing.
QString beforeText(const Line &line)
{
    const std::vector<TeamOnDay> &teams = line.match.teams;
    const auto matches = [](int count) {
        return count == 1 ? u"another match"_s : u"%1 other matches"_s.arg(count);
    };
    if (teams.size() == 2 && teams[0].before == teams[1].before && teams[0].before > 0)
        return u"  Both teams have %1 before this one.\n"_s.arg(matches(teams[0].before));
    QString text;
    for (const TeamOnDay &team : teams)
        if (team.before > 0)
            text += u"  %1 has %2 before this one.\n"_s.arg(
                nameShown(line.standing->competition.entrant(team.team).name), matches(team.before));
    return text;
}

QString matchText(const Line &line, bool isOneOfSeveral)
{
    const Standing &one = *line.standing;
    const Fixture &fixture = one.competition.fixtures()[at(line.match.fixture)];
    QString text = line.time.isValid() ? line.time.toString(u"HH:mm "_s) : QString();
    text += u"%1 (match %2%3)\n"_s.arg(teamsText(line))
                .arg(fixture.number)
                .arg(isOneOfSeveral ? u", "_s + nameShown(one.competition.definition().name) : QString());
    TextTable out({Align::Left, Align::Left, Align::Left, Align::Left});
    const auto nameOf = [&one](const TeamOnDay &team) { return one.competition.entrant(team.team).name; };
    for (const TeamOnDay &team : line.match.teams)
        for (const DayAbsence &absence : team.out)
            out.add({nameOf(team), absence.who.name, sentences(absence.who.because).join(u"; "_s),
                     u"misses "_s + missesText(absence)});
    for (const TeamOnDay &team : line.match.teams)
        for (const DayRisk &risk : team.atRisk)
            out.add({nameOf(team), risk.name, sentences(risk.because).join(u"; "_s), {}});
    const QString rows = out.text(u"  "_s);
    const QString before = beforeText(line);
    if (!rows.isEmpty())
        return text + rows + before;
    return text +
           (line.match.isSettled() ? u"  All players are available.\n"_s : u"  Nobody is out so far.\n"_s) +
           before;
}

QJsonObject matchOnDayJson(const Line &line)
{
    const Standing &one = *line.standing;
    QJsonArray out;
    QJsonArray atRisk;
    QJsonArray before;
    for (const TeamOnDay &team : line.match.teams) {
        const QString name = one.competition.entrant(team.team).name;
        const auto player = [&name](const QString &who, const std::vector<Message> &because) {
            return QJsonObject{{u"team"_s, name}, {u"player"_s, who}, {u"because"_s, sentencesJson(because)}};
        };
        for (const DayAbsence &absence : team.out) {
            QJsonObject object = player(absence.who.name, absence.who.because);
            object.insert(u"misses"_s, orNull(absence.left));
            if (absence.until.isValid())
                object.insert(u"until"_s, absence.until.toString(Qt::ISODate));
            out.append(object);
        }
        for (const DayRisk &risk : team.atRisk)
            atRisk.append(player(risk.name, risk.because));
        if (team.before > 0)
            before.append(QJsonObject{{u"team"_s, name}, {u"matches"_s, team.before}});
    }
    const auto side = [&](Side which) {
        const int team = one.now.fixtures[at(line.match.fixture)].teams[which];
        return team < 0 ? QJsonValue() : QJsonValue(one.competition.entrant(team).name);
    };
    return {{u"competition"_s, one.competition.definition().name},
            {u"match"_s, one.competition.fixtures()[at(line.match.fixture)].number},
            {u"time"_s, orNull(line.time)},
            {u"home"_s, side(Side::Home)},
            {u"away"_s, side(Side::Away)},
            {u"out"_s, out},
            {u"at_risk"_s, atRisk},
            {u"before"_s, before}};
}

QString dayText(QDate day, const std::vector<Line> &lines, const std::vector<QDate> &days, bool hasSeveral)
{
    QString text = u"Who is out on %1\n"_s.arg(shortDay(day));
    for (const Line &line : lines)
        text += u'\n' + matchText(line, hasSeveral);
    if (!lines.empty())
        return text;
    const auto next = std::upper_bound(days.begin(), days.end(), day);
    return text + u"\nNo match is played on that day. %1\n"_s.arg(
                      next == days.end() ? u"No later day has a match."_s
                                         : u"The next one is on %1."_s.arg(shortDay(*next)));
}

} // namespace

int printOutOnDay(const QString &place, std::optional<QDate> wanted, const QCommandLineParser &parser,
                  Streams &streams)
{
    const auto all = standingsOf(place, parser.value(u"competition"_s));
    TOUCHLINE_TRY_ON(streams, all, place);
    const std::vector<QDate> days = daysOf(*all);
    if (!wanted && days.empty())
        return printError(streams,
                          {Fault::Refused,
                           {QT_TRANSLATE_NOOP("core", "No match that is still to be played has a date."), {}},
                           {}});
    const QDate day = wanted ? *wanted : days.front();
    const std::vector<Line> lines = linesOf(*all, day);
    if (!streams.asJson) {
        streams.out << dayText(day, lines, days, all->size() > 1);
        return done;
    }
    const QJsonArray matches = arrayOf(lines, [&](const Line &line) { return matchOnDayJson(line); });
    const auto next = std::upper_bound(days.begin(), days.end(), day);
    streams.out << writtenJson(
        {{u"date"_s, day.toString(Qt::ISODate)},
         {u"next_date"_s, next == days.end() ? QJsonValue() : QJsonValue(next->toString(Qt::ISODate))},
         {u"matches"_s, matches}});
    return done;
}

} // namespace touchline::cli
