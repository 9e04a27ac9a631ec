// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/suspensions_output.h"

#include "core/discipline/availability.h"
#include "core/discipline/discipline_words.h"
#include "core/play/discipline/fielded_suspended.h"
#include "models/words/parts/text_table.h"

#include <QJsonArray>

#include <algorithm>
#include <set>

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

QStringList sentences(const std::vector<Message> &messages)
{
    QStringList texts;
    for (const Message &message : messages)
        texts.append(message.english());
    return texts;
}

QString matchName(const TeamDiscipline &team, int match)
{
    return team.matches.at(match);
}

QString opponentOf(const TeamDiscipline &team, int match)
{
    return team.ledger.matches()[static_cast<std::size_t>(match)].opponent;
}

QJsonArray namesOf(const TeamDiscipline &team, const std::set<int> &matches)
{
    QJsonArray names;
    for (const int match : matches)
        names.append(matchName(team, match));
    return names;
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
        const LedgerMatch &match = team.ledger.matches()[static_cast<std::size_t>(index)];
        if (match.season.isEmpty())
            continue;
        const QString number = numberElsewhere(team, index);
        all.append(
            QJsonObject{{QStringLiteral("competition"), match.season},
                        {QStringLiteral("match"), number.isEmpty() ? QJsonValue() : QJsonValue(number)},
                        {QStringLiteral("date"),
                         match.day.isValid() ? QJsonValue(match.day.toString(Qt::ISODate)) : QJsonValue()},
                        {QStringLiteral("opponent"), match.opponent}});
    }
    return all;
}

void insertBroughtBy(QJsonObject &object, const TeamDiscipline &team, const std::set<int> &matches)
{
    object.insert(QStringLiteral("brought_by"), namesOf(team, matches));
    if (const QJsonArray elsewhere = matchesElsewhere(team, matches); !elsewhere.isEmpty())
        object.insert(QStringLiteral("brought_by_elsewhere"), elsewhere);
}

QJsonObject entry(const TeamDiscipline &team, const QString &player, const QJsonValue &match)
{
    return {{QStringLiteral("team"), team.name},
            {QStringLiteral("player"), player},
            {QStringLiteral("match"), match}};
}

QJsonObject servedJson(const TeamDiscipline &team, const MissedMatch &missed)
{
    std::set<int> broughtBy;
    for (const Suspension &one : team.ledger.suspensions())
        if (one.player == missed.player &&
            std::find(one.missed.begin(), one.missed.end(), missed.match) != one.missed.end())
            broughtBy.insert(one.broughtBy.begin(), one.broughtBy.end());
    QJsonObject object = entry(team, missed.name, matchName(team, missed.match));
    object.insert(QStringLiteral("because"), QJsonArray::fromStringList(sentences(missed.because)));
    insertBroughtBy(object, team, broughtBy);
    if (const QJsonArray elsewhere = matchesElsewhere(team, {missed.match}); !elsewhere.isEmpty())
        object.insert(QStringLiteral("served_elsewhere"), elsewhere.first());
    object.insert(QStringLiteral("served"), true);
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
            const LedgerMatch &match = ledger.matches()[static_cast<std::size_t>(index)];
            if (match.isAhead && match.season.isEmpty())
                all.push_back({&one, index});
        }
    return all;
}

QJsonObject lateJson(const TeamDiscipline &team, const MissedLate &missed)
{
    const Suspension &ban = *missed.ban;
    QJsonObject object = entry(team, ban.name, matchName(team, missed.match));
    object.insert(QStringLiteral("because"),
                  QJsonArray::fromStringList(sentences(allReasons(ban, team.ledger))));
    insertBroughtBy(object, team, {ban.broughtBy.begin(), ban.broughtBy.end()});
    object.insert(QStringLiteral("served"), false);
    return object;
}

QJsonObject openJson(const TeamDiscipline &team, const Absentee &absentee)
{
    std::set<int> broughtBy;
    for (const Suspension &one : team.ledger.suspensions())
        if (one.player == absentee.player && team.ledger.keepsOut(one))
            broughtBy.insert(one.broughtBy.begin(), one.broughtBy.end());
    QJsonObject object = entry(team, absentee.name, team.next ? QJsonValue(team.next->match) : QJsonValue());
    object.insert(QStringLiteral("because"), QJsonArray::fromStringList(sentences(absentee.because)));
    insertBroughtBy(object, team, broughtBy);
    object.insert(QStringLiteral("served"), false);
    return object;
}

/// A ban that has not begun.
QJsonObject waitingJson(const TeamDiscipline &team, const Suspension &ban)
{
    QJsonObject object = entry(team, ban.name, QJsonValue());
    object.insert(QStringLiteral("because"),
                  QJsonArray::fromStringList(sentences(allReasons(ban, team.ledger))));
    insertBroughtBy(object, team, {ban.broughtBy.begin(), ban.broughtBy.end()});
    object.insert(QStringLiteral("served"), false);
    object.insert(QStringLiteral("from"), ban.from.toString(Qt::ISODate));
    return object;
}

/// A ban that the organiser lifted, as far as it was not served.
QJsonObject liftedJson(const TeamDiscipline &team, const Suspension &ban)
{
    QJsonObject object{{QStringLiteral("team"), team.name},
                       {QStringLiteral("player"), ban.name},
                       {QStringLiteral("because"), ban.decisions.constLast()}};
    insertBroughtBy(object, team, {ban.broughtBy.begin(), ban.broughtBy.end()});
    return object;
}

/// The day of a match in the ledger; null where it is not known.
QDate dayOf(const TeamDiscipline &team, int match)
{
    return team.ledger.matches()[static_cast<std::size_t>(match)].day;
}

/// "match 12", "match 12, 2026-11-28".
QString matchText(const TeamDiscipline &team, int match)
{
    const QDate day = dayOf(team, match);
    // Of another competition, it is named by that.
    const bool isOfThis = team.ledger.matches()[static_cast<std::size_t>(match)].season.isEmpty();
    QString number = QStringLiteral("match %1").arg(matchName(team, match));
    if (!isOfThis) {
        number = matchName(team, match);
        if (const QString there = numberElsewhere(team, match); !there.isEmpty())
            number += QStringLiteral(", match %1").arg(there);
    }
    return day.isValid() ? QStringLiteral("%1, %2").arg(number, day.toString(Qt::ISODate)) : number;
}

QJsonObject violationJson(const TeamDiscipline &team, const Violation &violation,
                          const DisciplineRules &rules)
{
    QJsonObject object = entry(team, violation.name, matchName(team, violation.match));
    const QDate day = dayOf(team, violation.match);
    object.insert(QStringLiteral("date"),
                  day.isValid() ? QJsonValue(day.toString(Qt::ISODate)) : QJsonValue());
    object.insert(QStringLiteral("opponent"), opponentOf(team, violation.match));
    object.insert(QStringLiteral("because"), QJsonArray::fromStringList(sentences(violation.because)));
    if (rules.fielding.losesMatch)
        object.insert(QStringLiteral("match_lost"), true);
    if (rules.fielding.points > 0)
        object.insert(QStringLiteral("points_deducted"), pointsJson(rules.fielding.points));
    return object;
}

/// "v Wales (match 12, 2026-11-28): sent off v Rovers; by the rules: the match is lost"
QString violationText(const TeamDiscipline &team, const Violation &violation, const DisciplineRules &rules)
{
    QString text = QStringLiteral("v %1 (%2): %3")
                       .arg(opponentOf(team, violation.match), matchText(team, violation.match),
                            sentences(violation.because).join(QStringLiteral("; ")));
    const QStringList costs = sentences(fieldingCosts(rules));
    if (!costs.isEmpty())
        text += QStringLiteral("; by the rules: ") + costs.join(QStringLiteral(", "));
    return text;
}

QJsonObject threatJson(const TeamDiscipline &team, const Threat &threat)
{
    QJsonObject object = entry(team, threat.name, matchName(team, threat.bookings.back()));
    if (const QJsonArray elsewhere = matchesElsewhere(team, {threat.bookings.back()}); !elsewhere.isEmpty())
        object.insert(QStringLiteral("booked_elsewhere"), elsewhere.first());
    object.insert(QStringLiteral("because"), QJsonArray::fromStringList(sentences(allRisks(team, threat))));
    return object;
}

QString threatText(const TeamDiscipline &team, const Threat &threat)
{
    const int match = threat.bookings.back();
    const bool isEarlier = !team.ledger.matches()[static_cast<std::size_t>(match)].season.isEmpty();
    const QString number = isEarlier ? QString() : QStringLiteral(" (%1)").arg(matchText(team, match));
    QString text = QStringLiteral("booked v %1").arg(opponentOf(team, match)) + number;
    if (threat.kind != ThreatKind::Consecutive || isEarlier)
        text = whyAtRisk(threat, team.ledger).english() + number;
    if (team.next && !team.next->wouldMiss.isEmpty())
        text += QStringLiteral(", ") + oneAwayFrom(threat, team.next->wouldMiss).english();
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
                        QStringLiteral("%1, misses v %2 (%3)")
                            .arg(sentences(allReasons(*missed.ban, team.ledger)).join(QStringLiteral("; ")),
                                 opponentOf(team, missed.match), matchText(team, missed.match))});
        for (const MissedMatch &missed : missedMatches(team.ledger))
            m_served.add({team.name, missed.name,
                          QStringLiteral("missed v %1 (%2): %3")
                              .arg(opponentOf(team, missed.match), matchText(team, missed.match),
                                   sentences(missed.because).join(QStringLiteral("; ")))});
        for (const Threat &threat : team.threats)
            m_atRisk.add({team.name, threat.name, threatText(team, threat)});
        addLifted(team);
        addViolations(team);
        for (const Message &idle : team.idleDecisions)
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
        return all.isEmpty() ? QStringLiteral("\nNobody took part although suspended or injured.\n") : all;
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
        return all.isEmpty() ? QStringLiteral("\nNobody is suspended, nobody is at risk.\n") : all;
    }

private:
    void addOpen(const TeamDiscipline &team)
    {
        for (const Absentee &absentee : absentees(team.ledger)) {
            const QString why = sentences(absentee.because).join(QStringLiteral("; "));
            if (team.isOut)
                m_lapsed.add({team.name, absentee.name, why});
            else
                m_open.add(
                    {team.name, absentee.name, why + QStringLiteral(", ") + missesNext(team).english()});
        }
        for (const Suspension &one : team.ledger.suspensions())
            if (one.isOpen() && !team.ledger.keepsOut(one) && !team.isOut)
                m_waiting.add({team.name, one.name,
                               QStringLiteral("%1, banned from %2")
                                   .arg(sentences(allReasons(one, team.ledger)).join(QStringLiteral("; ")),
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
        const QString rows = table.text(QStringLiteral("  "));
        return rows.isEmpty() ? QString() : QStringLiteral("\n%1\n%2").arg(QString::fromUtf8(title), rows);
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
    const QString title = QStringLiteral("Suspensions and injuries");
    return (rules.title.isEmpty() ? title : title + QStringLiteral(", ") + rules.title) + u'\n';
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
            suspensions.append(lateJson(team, missed));
        for (const Absentee &absentee : absentees(team.ledger))
            suspensions.append(openJson(team, absentee));
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
        for (const Message &message : team.idleDecisions)
            idle.append(QJsonObject{{QStringLiteral("team"), team.name},
                                    {QStringLiteral("because"), message.english()}});
    }
    QJsonObject object{{QStringLiteral("rules"), rules.name},
                       {QStringLiteral("suspensions"), suspensions},
                       {QStringLiteral("violations"), violations},
                       {QStringLiteral("at_risk"), atRisk}};
    if (!lifted.isEmpty())
        object.insert(QStringLiteral("lifted"), lifted);
    if (!idle.isEmpty())
        object.insert(QStringLiteral("decisions_without_effect"), idle);
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
    return {{QStringLiteral("rules"), rules.name},
            {QStringLiteral("suspensions"), QJsonArray()},
            {QStringLiteral("violations"), violations},
            {QStringLiteral("at_risk"), QJsonArray()}};
}

QString violationsText(const std::vector<TeamDiscipline> &teams, const DisciplineRules &rules)
{
    Lists lists(rules);
    for (const TeamDiscipline &team : teams)
        lists.addViolations(team);
    return titled(rules) + lists.violations();
}

} // namespace touchline::cli
