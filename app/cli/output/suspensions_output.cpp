// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/suspensions_output.h"

#include "app/cli/cups/cup_file.h"
#include "core/discipline/availability.h"
#include "core/discipline/discipline_words.h"
#include "core/play/discipline/absences_on_day.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/fielded_suspended.h"
#include "models/words/competition/availability_text.h"
#include "models/words/fixtures/fixture_words.h"

#include <set>

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

QString matchName(const TeamDiscipline &team, int match)
{
    return team.matches.at(match);
}

QString opponentOf(const TeamDiscipline &team, int match)
{
    return team.ledger.matches()[at(match)].opponent;
}

QJsonArray namesOf(const TeamDiscipline &team, const std::set<int> &matches)
{
    return arrayOf(matches, [&](const int match) { return matchName(team, match); });
}

/// The number of a match of another competition there; empty where it is not known.
QString numberElsewhere(const TeamDiscipline &team, int match)
{
    return team.numbersElsewhere.value(match);
}

/// Those of other competitions and earlier seasons.
QJsonArray matchesElsewhere(const TeamDiscipline &team, const std::set<int> &matches)
{
    QJsonArray all;
    for (const int index : matches) {
        const LedgerMatch &match = team.ledger.matches()[at(index)];
        if (match.season.isEmpty())
            continue;
        const QString number = numberElsewhere(team, index);
        all.append(QJsonObject{{u"competition"_s, match.season},
                               {u"match"_s, orNull(number)},
                               {u"date"_s, orNull(match.day)},
                               {u"opponent"_s, match.opponent}});
    }
    return all;
}

void insertBroughtBy(QJsonObject &object, const TeamDiscipline &team, const std::set<int> &matches)
{
    object.insert(u"brought_by"_s, namesOf(team, matches));
    if (const QJsonArray elsewhere = matchesElsewhere(team, matches); !elsewhere.isEmpty())
        object.insert(u"brought_by_elsewhere"_s, elsewhere);
}

QJsonObject entry(const TeamDiscipline &team, const QString &player, const QJsonValue &match)
{
    return {{u"team"_s, team.name}, {u"player"_s, player}, {u"match"_s, match}};
}

QJsonObject servedJson(const TeamDiscipline &team, const MissedMatch &missed)
{
    std::set<int> broughtBy;
    for (const Suspension &one : team.ledger.suspensions())
        if (one.player == missed.player &&
            std::find(one.missed.begin(), one.missed.end(), missed.match) != one.missed.end())
            broughtBy.insert(one.broughtBy.begin(), one.broughtBy.end());
    QJsonObject object = entry(team, missed.name, matchName(team, missed.match));
    object.insert(u"because"_s, sentencesJson(missed.because));
    insertBroughtBy(object, team, broughtBy);
    if (const QJsonArray elsewhere = matchesElsewhere(team, {missed.match}); !elsewhere.isEmpty())
        object.insert(u"served_elsewhere"_s, elsewhere.first());
    object.insert(u"served"_s, true);
    return object;
}

/// A match before the last one that was played which somebody misses; its report is still to come.
struct MissedLate
{
    const Suspension *ban = nullptr;
    int match = 0;
};

std::vector<MissedLate> missedLate(const TeamLedger &ledger)
{
    std::vector<MissedLate> all;
    for (const Suspension &one : ledger.suspensions())
        for (const int index : one.missed) {
            const LedgerMatch &match = ledger.matches()[at(index)];
            if (match.isAhead && match.season.isEmpty())
                all.push_back({&one, index});
        }
    return all;
}

/// A ban that keeps a player out of `match`; null where that is not known.
QJsonObject banJson(const TeamDiscipline &team, const Suspension &ban, const QJsonValue &match)
{
    QJsonObject object = entry(team, ban.name, match);
    object.insert(u"because"_s, sentencesJson(allReasons(ban, team.ledger)));
    insertBroughtBy(object, team, {ban.broughtBy.begin(), ban.broughtBy.end()});
    object.insert(u"served"_s, false);
    return object;
}

/// Where somebody may play again is null while no match can be named.
void insertFreeAgain(QJsonObject &object, const FreeAgain &free, const QJsonValue &match)
{
    object.insert(u"free_from"_s, free.match == 0 ? QJsonValue() : match);
    object.insert(u"free"_s, free.words.english());
}

QJsonObject openJson(const TeamDiscipline &team, const Absentee &absentee, const FreeAgain *free)
{
    std::set<int> broughtBy;
    for (const Suspension &one : team.ledger.suspensions())
        if (one.player == absentee.player && team.ledger.keepsOut(one))
            broughtBy.insert(one.broughtBy.begin(), one.broughtBy.end());
    QJsonObject object = entry(team, absentee.name, team.next ? QJsonValue(team.next->match) : QJsonValue());
    object.insert(u"because"_s, sentencesJson(absentee.because));
    insertBroughtBy(object, team, broughtBy);
    object.insert(u"served"_s, false);
    if (free != nullptr)
        insertFreeAgain(object, *free, QString::number(free->match));
    return object;
}

/// A ban that has not begun.
QJsonObject waitingJson(const TeamDiscipline &team, const Suspension &ban)
{
    QJsonObject object = banJson(team, ban, QJsonValue());
    object.insert(u"from"_s, ban.from.toString(Qt::ISODate));
    return object;
}

/// A ban that the organiser lifted, as far as it was not served.
QJsonObject liftedJson(const TeamDiscipline &team, const Suspension &ban)
{
    QJsonObject object{
        {u"team"_s, team.name}, {u"player"_s, ban.name}, {u"because"_s, ban.decisions.constLast()}};
    insertBroughtBy(object, team, {ban.broughtBy.begin(), ban.broughtBy.end()});
    return object;
}

/// The day of a match in the ledger; null where it is not known.
QDate dayOf(const TeamDiscipline &team, int match)
{
    return team.ledger.matches()[at(match)].day;
}

/// "match 12", "match 12, 2026-11-28".
QString matchText(const TeamDiscipline &team, int match)
{
    const QDate day = dayOf(team, match);
    // Of another competition, it is named by that.
    const bool isOfThis = team.ledger.matches()[at(match)].season.isEmpty();
    QString number = u"match %1"_s.arg(matchName(team, match));
    if (!isOfThis) {
        number = matchName(team, match);
        if (const QString there = numberElsewhere(team, match); !there.isEmpty())
            number += u", match %1"_s.arg(there);
    }
    return day.isValid() ? u"%1, %2"_s.arg(number, day.toString(Qt::ISODate)) : number;
}

QJsonObject violationJson(const TeamDiscipline &team, const Violation &violation,
                          const DisciplineRules &rules)
{
    QJsonObject object = entry(team, violation.name, matchName(team, violation.match));
    const QDate day = dayOf(team, violation.match);
    object.insert(u"date"_s, orNull(day));
    object.insert(u"opponent"_s, opponentOf(team, violation.match));
    object.insert(u"because"_s, sentencesJson(violation.because));
    if (rules.fielding.losesMatch)
        object.insert(u"match_lost"_s, true);
    if (rules.fielding.points > 0)
        object.insert(u"points_deducted"_s, pointsJson(rules.fielding.points));
    return object;
}

/// "v Wales (match 12, 2026-11-28): sent off v Rovers; by the rules: the match is lost"
QString violationText(const TeamDiscipline &team, const Violation &violation, const DisciplineRules &rules)
{
    QString text = u"v %1 (%2): %3"_s.arg(opponentOf(team, violation.match), matchText(team, violation.match),
                                          sentences(violation.because).join(u"; "_s));
    const QStringList costs = sentences(fieldingCosts(rules));
    if (!costs.isEmpty())
        text += u"; by the rules: "_s + costs.join(u", "_s);
    return text;
}

QJsonObject threatJson(const TeamDiscipline &team, const Threat &threat)
{
    QJsonObject object = entry(team, threat.name, matchName(team, threat.bookings.back()));
    if (const QJsonArray elsewhere = matchesElsewhere(team, {threat.bookings.back()}); !elsewhere.isEmpty())
        object.insert(u"booked_elsewhere"_s, elsewhere.first());
    object.insert(u"because"_s, sentencesJson(allRisks(team, threat)));
    return object;
}

QString threatText(const TeamDiscipline &team, const Threat &threat)
{
    const int match = threat.bookings.back();
    const bool isEarlier = !team.ledger.matches()[at(match)].season.isEmpty();
    const QString number = isEarlier ? QString() : u" (%1)"_s.arg(matchText(team, match));
    QString text = u"booked v %1"_s.arg(opponentOf(team, match)) + number;
    if (threat.kind != ThreatKind::Consecutive || isEarlier)
        text = whyAtRisk(threat, team.ledger).english() + number;
    if (team.next && !team.next->wouldMiss.isEmpty())
        text += u", "_s + oneAwayFrom(threat, team.next->wouldMiss).english();
    return text;
}

/// The lists of the text, one after the other.
class Lists
{
public:
    explicit Lists(const DisciplineRules &rules) : m_rules(rules) {}

    void add(const TeamDiscipline &team)
    {
        addOpen(team);
        for (const MissedLate &missed : missedLate(team.ledger))
            m_late.add({team.name, missed.ban->name,
                        u"%1, misses v %2 (%3)"_s.arg(
                            sentences(allReasons(*missed.ban, team.ledger)).join(u"; "_s),
                            opponentOf(team, missed.match), matchText(team, missed.match))});
        for (const MissedMatch &missed : missedMatches(team.ledger))
            m_served.add(
                {team.name, missed.name,
                 u"missed v %1 (%2): %3"_s.arg(opponentOf(team, missed.match), matchText(team, missed.match),
                                               sentences(missed.because).join(u"; "_s))});
        for (const Threat &threat : team.threats)
            m_atRisk.add({team.name, threat.name, threatText(team, threat)});
        addLifted(team);
        addViolations(team);
        for (const Message &idle : team.decisionsWithoutEffect)
            m_idle.add({team.name, idle.english(), {}});
    }

    void addViolations(const TeamDiscipline &team)
    {
        for (const Violation &violation : team.ledger.violations())
            m_violations.add({team.name, violation.name, violationText(team, violation, m_rules)});
    }

    [[nodiscard]] QString violations() const
    {
        const QString all = list("Took part although suspended or injured", m_violations);
        return all.isEmpty() ? u"\nNobody took part although suspended or injured.\n"_s : all;
    }

    [[nodiscard]] QString text() const
    {
        const QString all =
            list("Miss the next match", m_open) + list("Miss an earlier match without a result", m_late) +
            list("Banned from a later day", m_waiting) +
            list("Lapsed: the team has no match left", m_lapsed) + list("Served", m_served) +
            list("Lifted by the organiser", m_lifted) +
            list(m_rules.injuryWindow ? "Out after one more yellow card or injury in the next match"
                                      : "Banned after one more yellow card in the next match",
                 m_atRisk) +
            list("Took part although suspended or injured", m_violations) +
            list("Decisions without effect: an earlier result was corrected", m_idle);
        return all.isEmpty() ? u"\nNobody is suspended, nobody is at risk.\n"_s : all;
    }

private:
    void addOpen(const TeamDiscipline &team)
    {
        const std::vector<Absentee> out = absentees(team.ledger);
        for (std::size_t i = 0; i < out.size(); ++i) {
            const QString why = sentences(out[i].because).join(u"; "_s);
            if (team.isOut)
                m_lapsed.add({team.name, out[i].name, why});
            else
                m_open.add({team.name, out[i].name,
                            why + u", "_s + missesNext(team).english() +
                                (i < team.free.size() ? u"; "_s + team.free[i].words.english() : QString())});
        }
        for (const Suspension &one : team.ledger.suspensions())
            if (one.isOpen() && !team.ledger.keepsOut(one) && !team.isOut)
                m_waiting.add(
                    {team.name, one.name,
                     u"%1, banned from %2"_s.arg(sentences(allReasons(one, team.ledger)).join(u"; "_s),
                                                 one.from.toString(Qt::ISODate))});
    }

    void addLifted(const TeamDiscipline &team)
    {
        for (const Suspension &one : team.ledger.suspensions())
            if (one.lifted)
                m_lifted.add({team.name, one.name, one.decisions.constLast()});
    }

    static QString list(const char *title, const TextTable &table)
    {
        const QString rows = table.text(u"  "_s);
        return rows.isEmpty() ? QString() : u"\n%1\n%2"_s.arg(QString::fromUtf8(title), rows);
    }

    static TextTable empty() { return TextTable({Align::Left, Align::Left, Align::Left}); }

    const DisciplineRules &m_rules;
    TextTable m_open = empty();
    TextTable m_late = empty();
    TextTable m_waiting = empty();
    TextTable m_lapsed = empty();
    TextTable m_served = empty();
    TextTable m_lifted = empty();
    TextTable m_atRisk = empty();
    TextTable m_violations = empty();
    TextTable m_idle = empty();
};

QString titled(const DisciplineRules &rules)
{
    const QString title = u"Suspensions and injuries"_s;
    return (rules.title.isEmpty() ? title : title + u", "_s + rules.title) + u'\n';
}

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
                     u"misses "_s + missesText(absence) +
                         (absence.free ? u"; "_s + absence.free->words.english() : QString())});
    for (const TeamOnDay &team : line.match.teams)
        for (const DayRisk &risk : team.atRisk)
            out.add({nameOf(team), risk.name, sentences(risk.because).join(u"; "_s), {}});
    const QString rows = out.text(u"  "_s);
    const QString before = beforeText(line);
    if (!rows.isEmpty())
        return text + rows + before;
    return text + u"  %1\n"_s.arg(nobodyOutText(line.match.isSettled(), Language{})) + before;
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
            if (absence.free)
                insertFreeAgain(object, *absence.free, absence.free->match);
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
    QString text = u"Absences on %1\n"_s.arg(shortDay(day));
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

QJsonObject suspensionsJson(const std::vector<TeamDiscipline> &teams, const DisciplineRules &rules)
{
    QJsonArray suspensions;
    QJsonArray violations;
    QJsonArray atRisk;
    QJsonArray lifted;
    QJsonArray idle;
    for (const TeamDiscipline &team : teams) {
        for (const MissedMatch &missed : missedMatches(team.ledger))
            suspensions.append(servedJson(team, missed));
        for (const MissedLate &missed : missedLate(team.ledger))
            suspensions.append(banJson(team, *missed.ban, matchName(team, missed.match)));
        const std::vector<Absentee> out = absentees(team.ledger);
        for (std::size_t i = 0; i < out.size(); ++i)
            suspensions.append(openJson(team, out[i], i < team.free.size() ? &team.free[i] : nullptr));
        for (const Suspension &one : team.ledger.suspensions())
            if (one.isOpen() && !team.ledger.keepsOut(one))
                suspensions.append(waitingJson(team, one));
        for (const Suspension &one : team.ledger.suspensions())
            if (one.lifted)
                lifted.append(liftedJson(team, one));
        for (const Violation &violation : team.ledger.violations())
            violations.append(violationJson(team, violation, rules));
        for (const Threat &threat : team.threats)
            atRisk.append(threatJson(team, threat));
        for (const Message &message : team.decisionsWithoutEffect)
            idle.append(QJsonObject{{u"team"_s, team.name}, {u"because"_s, message.english()}});
    }
    QJsonObject object{{u"rules"_s, rules.name},
                       {u"suspensions"_s, suspensions},
                       {u"violations"_s, violations},
                       {u"at_risk"_s, atRisk}};
    if (!lifted.isEmpty())
        object.insert(u"lifted"_s, lifted);
    if (!idle.isEmpty())
        object.insert(u"decisions_without_effect"_s, idle);
    return object;
}

QString suspensionsText(const std::vector<TeamDiscipline> &teams, const DisciplineRules &rules)
{
    Lists lists(rules);
    for (const TeamDiscipline &team : teams)
        lists.add(team);
    return titled(rules) + lists.text();
}

QJsonObject violationsJson(const std::vector<TeamDiscipline> &teams, const DisciplineRules &rules)
{
    QJsonArray violations;
    for (const TeamDiscipline &team : teams)
        for (const Violation &violation : team.ledger.violations())
            violations.append(violationJson(team, violation, rules));
    return {{u"rules"_s, rules.name},
            {u"suspensions"_s, QJsonArray()},
            {u"violations"_s, violations},
            {u"at_risk"_s, QJsonArray()}};
}

QString violationsText(const std::vector<TeamDiscipline> &teams, const DisciplineRules &rules)
{
    Lists lists(rules);
    for (const TeamDiscipline &team : teams)
        lists.addViolations(team);
    return titled(rules) + lists.violations();
}

int printOutOnDay(const QString &place, const QString &competition, std::optional<QDate> wanted,
                  Streams &streams)
{
    const auto all = standingsOf(place, competition);
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
