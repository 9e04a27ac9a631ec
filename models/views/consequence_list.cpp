// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/consequence_list.h"

#include "core/base/index.h"
#include "core/competition/level_places.h"
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

    [[nodiscard]] QString state(const StateChange &change) const
    {
        return say(QT_TRANSLATE_NOOP("Consequences", "%1 %2"),
                   {match(change.fixture), stateWords(change.after)});
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
        const int number = m_after.fixtures()[at(change.fixture)].number;
        return say(words, {change.change.name, m_after.entrant(change.team).name, QString::number(number),
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

    [[nodiscard]] static QString stateWords(FixtureState state)
    {
        switch (state) {
        case FixtureState::Waiting:
            return say(QT_TRANSLATE_NOOP("Consequences", "waits"));
        case FixtureState::Ready:
            return say(QT_TRANSLATE_NOOP("Consequences", "can be played"));
        case FixtureState::Played:
            return say(QT_TRANSLATE_NOOP("Consequences", "counts"));
        case FixtureState::InConflict:
            return say(QT_TRANSLATE_NOOP("Consequences", "is in conflict"));
        case FixtureState::NotNeeded:
            return say(QT_TRANSLATE_NOOP("Consequences", "is not needed"));
        case FixtureState::Undecided:
            return say(QT_TRANSLATE_NOOP("Consequences", "is abandoned and undecided"));
        case FixtureState::Void:
            return say(QT_TRANSLATE_NOOP("Consequences", "does not count"));
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

QStringList matchLines(const Lister &lister, const Consequences &found)
{
    QStringList lines;
    for (const SideChange &change : found.sides)
        lines << lister.side(change);
    // Conflicts stand in a list of their own.
    for (const StateChange &change : found.states)
        if (change.after != FixtureState::InConflict)
            lines << lister.state(change);
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
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "To be drawn"), lots);
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "New conflicts"), conflicts);
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "Ties"), ties);
    addGroup(list, QT_TRANSLATE_NOOP("Consequences", "Matches"), matchLines(lister, found));
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
