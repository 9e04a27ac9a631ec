// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/consequence_list.h"

#include "core/base/index.h"
#include "core/competition/day_clashes.h"
#include "core/competition/level_places.h"
#include "core/competition/state_groups.h"
#include "core/exchange/fixture_words.h"
#include "models/views/conflict_words.h"
#include "models/views/said.h"

#include <QCoreApplication>

namespace touchline {

namespace {

QString say(const char *text, const QStringList &arguments = {})
{
    return filledIn(QCoreApplication::translate("Consequences", text), arguments);
}

/// Makes the list of one change.
class Lister
{
public:
    Lister(const Competition &before, const Competition &after) : m_before(before), m_after(after) {}

    [[nodiscard]] ConsequenceList::TableOf table(const TableChange &change) const
    {
        ConsequenceList::TableOf table{tableWords(m_after.tables()[at(change.table)], windowLanguage()), {}};
        for (std::size_t row = 0; row < change.after.size(); ++row)
            table.rows.push_back({cells(change.before[row]), cells(change.after[row]),
                                  change.before[row].team != change.after[row].team});
        return table;
    }

    [[nodiscard]] QString tie(const TieChange &change) const
    {
        const TiePlan &plan = m_after.plan().ties[at(change.tie)];
        return say(QT_TRANSLATE_NOOP("Consequences", "%1: %2 – was %3"),
                   {match(plan.fixtures.front()), winner(change.after), winner(change.before)});
    }

    [[nodiscard]] QString side(const SideChange &change) const
    {
        return say(change.side == Side::Home ? QT_TRANSLATE_NOOP("Consequences", "%1, home: %2 – was %3")
                                             : QT_TRANSLATE_NOOP("Consequences", "%1, away: %2 – was %3"),
                   {match(change.fixture), team(change.after), team(change.before)});
    }

    /// One sentence for all matches of which the same is to be said.
    [[nodiscard]] QString states(const StateGroup &group) const
    {
        if (group.fixtures.size() == 1)
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 %2"),
                       {match(group.fixtures.front()), stateWords(group.kind)});
        QStringList numbers;
        for (const int fixture : group.fixtures)
            numbers << QString::number(m_after.fixtures()[at(fixture)].number);
        return filledIn(severalWords(group.kind),
                        {QString::number(numbers.size()), numbers.join(QStringLiteral(", "))});
    }

    [[nodiscard]] QString clash(const DayClash &clash) const
    {
        const QString day = windowLanguage().shortDate(m_after.appointment(clash.fixture)->date);
        if (clash.team >= 0)
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 would play twice on %2: matches %3 and %4"),
                       {team(clash.team), day, number(clash.fixture), number(clash.other)});
        return say(QT_TRANSLATE_NOOP("Consequences", "%1 is taken on %2 at that time by match %3"),
                   {m_after.appointment(clash.fixture)->stadium, day, number(clash.other)});
    }

    [[nodiscard]] QString place(const PlaceChange &change) const
    {
        return say(QT_TRANSLATE_NOOP("Consequences", "Place %1: %2 – was %3"),
                   {QString::number(change.place), team(change.after), team(change.before)});
    }

    [[nodiscard]] QString lot(int lot) const
    {
        QStringList teams;
        for (const int one : m_before.lots()[at(lot)].order)
            teams << m_before.entrant(one).name;
        return say(
            QT_TRANSLATE_NOOP("Consequences", "The lot between %1 no longer decides anything. It is kept."),
            {teams.join(QStringLiteral(", "))});
    }

    [[nodiscard]] QString round(int drawn) const
    {
        const DrawnRound &planned = m_after.plan().drawnRounds[at(drawn)];
        const QString name = planned.fixtures.empty()
                                 ? m_after.definition().format.title
                                 : m_after.fixtures()[at(planned.fixtures.front())].stageName;
        return say(QT_TRANSLATE_NOOP("Consequences", "%1 can be drawn now"), {capitalized(name)});
    }

    [[nodiscard]] QString conflict(const Conflict &conflict) const
    {
        QStringList remedies;
        for (const Remedy remedy : conflict.remedies)
            remedies << remedyWords(remedy).remove(u'…');
        return conflictReason(m_after, conflict) + u' ' +
               say(QT_TRANSLATE_NOOP("Consequences", "Options: %1."), {remedies.join(QStringLiteral(", "))});
    }

    [[nodiscard]] QString player(const AvailabilityChange &change) const
    {
        QStringList reasons;
        for (const Message &reason : change.change.because)
            reasons << said(reason);
        const char *words =
            change.isPlayed
                ? (change.change.isOut
                       ? QT_TRANSLATE_NOOP("Consequences",
                                           "%1 (%2) should have missed match %3: %4. The result stands.")
                       : QT_TRANSLATE_NOOP(
                             "Consequences",
                             "%1 (%2) could have played in match %3: not %4. The result stands."))
                : (change.change.isOut
                       ? QT_TRANSLATE_NOOP("Consequences", "%1 (%2) misses match %3: %4")
                       : QT_TRANSLATE_NOOP("Consequences", "%1 (%2) may play in match %3: not %4"));
        return say(words, {change.change.name, m_after.entrant(change.team).name, dated(change.fixture),
                           reasons.join(QStringLiteral(", "))});
    }

private:
    [[nodiscard]] QString team(int team) const
    {
        return team < 0 ? say(QT_TRANSLATE_NOOP("Consequences", "to be decided"))
                        : m_after.entrant(team).name;
    }

    /// "Match 49 (quarter-finals)".
    [[nodiscard]] QString match(int fixture) const
    {
        const Fixture &planned = m_after.fixtures()[at(fixture)];
        return say(
            QT_TRANSLATE_NOOP("Consequences", "Match %1 (%2)"),
            {QString::number(planned.number), windowLanguage().say(planned.stageName.toUtf8().constData())});
    }

    [[nodiscard]] QString winner(const TieStatus &tie) const
    {
        if (tie.winner)
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 go through"), {team(tie.teams[*tie.winner])});
        return tie.needsLot ? say(QT_TRANSLATE_NOOP("Consequences", "a lot decides"))
                            : say(QT_TRANSLATE_NOOP("Consequences", "open"));
    }

    /// "12", "12 on 5 Sep 2026": with the day that it has now.
    [[nodiscard]] QString dated(int fixture) const
    {
        const Appointment *appointment = m_after.appointment(fixture);
        if (appointment == nullptr || !appointment->date.isValid())
            return number(fixture);
        return say(QT_TRANSLATE_NOOP("Consequences", "%1 on %2"),
                   {number(fixture), windowLanguage().shortDate(appointment->date)});
    }

    [[nodiscard]] QString number(int fixture) const
    {
        return QString::number(m_after.fixtures()[at(fixture)].number);
    }

    [[nodiscard]] static QString stateWords(StateGroup::Kind kind)
    {
        switch (kind) {
        case StateGroup::Kind::Walkover:
            return say(QT_TRANSLATE_NOOP("Consequences", "is decided by walkover"));
        case StateGroup::Kind::Counts:
            return say(QT_TRANSLATE_NOOP("Consequences", "counts"));
        case StateGroup::Kind::Discounted:
            return say(QT_TRANSLATE_NOOP("Consequences", "no longer counts"));
        case StateGroup::Kind::CalledOff:
            return say(QT_TRANSLATE_NOOP("Consequences", "is not played"));
        case StateGroup::Kind::Open:
            return say(QT_TRANSLATE_NOOP("Consequences", "can be played"));
        case StateGroup::Kind::Waits:
            return say(QT_TRANSLATE_NOOP("Consequences", "waits"));
        case StateGroup::Kind::NotNeeded:
            return say(QT_TRANSLATE_NOOP("Consequences", "is not needed"));
        case StateGroup::Kind::Undecided:
            return say(QT_TRANSLATE_NOOP("Consequences", "is abandoned and undecided"));
        }
        return {};
    }

    /// %1 is how many they are, %2 their numbers.
    [[nodiscard]] static QString severalWords(StateGroup::Kind kind)
    {
        switch (kind) {
        case StateGroup::Kind::Walkover:
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 matches are decided by walkover: %2"));
        case StateGroup::Kind::Counts:
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 matches count: %2"));
        case StateGroup::Kind::Discounted:
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 results no longer count: matches %2"));
        case StateGroup::Kind::CalledOff:
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 matches are not played: %2"));
        case StateGroup::Kind::Open:
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 matches can be played: %2"));
        case StateGroup::Kind::Waits:
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 matches wait: %2"));
        case StateGroup::Kind::NotNeeded:
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 matches are not needed: %2"));
        case StateGroup::Kind::Undecided:
            return say(QT_TRANSLATE_NOOP("Consequences", "%1 matches are abandoned and undecided: %2"));
        }
        return {};
    }

    [[nodiscard]] std::array<QString, 4> cells(const TableLine &line) const
    {
        return {team(line.team), QString::number(line.tally.played),
                QStringLiteral("%1–%2").arg(line.tally.goalsFor).arg(line.tally.goalsAgainst),
                QString::number(line.tally.points)};
    }

    const Competition &m_before;
    const Competition &m_after;
};

void addGroup(ConsequenceList &list, const char *heading, const QStringList &lines)
{
    if (!lines.isEmpty())
        list.groups.push_back({say(heading), lines});
}

QStringList matchLines(const Lister &lister, const Competition &after, const Consequences &found)
{
    QStringList lines;
    for (const SideChange &change : found.sides)
        lines << lister.side(change);
    // Conflicts stand in a list of their own.
    for (const StateGroup &group : stateGroups(after, found.states))
        lines << lister.states(group);
    for (const int lot : found.idleLots)
        lines << lister.lot(lot);
    for (const int round : found.roundsToDraw)
        lines << lister.round(round);
    return lines;
}

} // namespace

ConsequenceList consequenceList(const Competition &before, const Competition &after,
                                const Consequences &found, const std::vector<AvailabilityChange> &players)
{
    const Lister lister(before, after);
    ConsequenceList list;
    for (const TableChange &change : found.tables)
        list.tables.push_back(lister.table(change));
    QStringList conflicts;
    for (const Conflict &conflict : found.conflicts)
        conflicts << lister.conflict(conflict);
    QStringList ties;
    for (const TieChange &change : found.ties)
        ties << lister.tie(change);
    QStringList places;
    for (const PlaceChange &change : found.places)
        places << lister.place(change);
    QStringList people;
    for (const AvailabilityChange &change : players)
        people << lister.player(change);
    QStringList lots;
    for (const Message &wanted : lotsWanted(after, progress(after)))
        lots << windowLanguage().say(wanted);
    QStringList clashes;
    for (const DayClash &clash : dayClashes(before, after))
        clashes << lister.clash(clash);
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "Clashes"), clashes);
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "To be drawn"), lots);
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "New conflicts"), conflicts);
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "Ties"), ties);
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "Matches"), matchLines(lister, after, found));
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "Places"), places);
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "Players"), people);
    return list;
}

QStringList playerLines(const Competition &competition, const std::vector<AvailabilityChange> &players)
{
    const Lister lister(competition, competition);
    QStringList lines;
    for (const AvailabilityChange &change : players)
        lines << lister.player(change);
    return lines;
}

} // namespace touchline
