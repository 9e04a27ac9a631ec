// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/availability/availability_list.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/discipline/absence_length.h"
#include "core/discipline/availability.h"
#include "core/play/discipline/absences_on_day.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/fielded_suspended.h"
#include "core/play/discipline/team_discipline.h"
#include "core/play/squads/competition_squads.h"
#include "core/play/transfers/player_move.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/name_order.h"
#include "models/views/translated.h"
#include "models/words/competition/availability_text.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <set>

namespace touchline {

namespace {

struct AvailabilityListWords
{
    Q_DECLARE_TR_FUNCTIONS(AvailabilityList)
};

QStringList sentences(const std::vector<Message> &messages)
{
    QStringList all;
    for (const Message &message : messages)
        all << translated(message);
    return all;
}

void addMark(PlayerMarks &marks, PlayerMark mark)
{
    if (std::find(marks.begin(), marks.end(), mark) == marks.end())
        marks.push_back(mark);
}

PlayerMarks marksOf(const std::vector<ThreatKind> &kinds)
{
    PlayerMarks marks;
    for (const ThreatKind kind : kinds)
        addMark(marks, markOf(kind));
    return marks;
}

void nameTeam(AvailabilityRow &row, const Competition &competition)
{
    row.teamId = competition.entrant(row.team).id;
    row.teamName = competition.entrant(row.team).name;
}

/// The last day of what keeps him out by the calendar; null where nothing does.
QDate lastDay(const TeamLedger &ledger, const QUuid &player)
{
    QDate day;
    for (const Suspension &one : ledger.suspensions())
        if (one.player == player && ledger.keepsOut(one) && one.until.isValid())
            day = day.isValid() ? std::max(day, one.until) : one.until;
    return day;
}

AvailabilityRow fieldedRow(const CompetitionState &state, const FieldedPlayer &one)
{
    AvailabilityRow row{Standing::Fielded,
                        one.team,
                        one.player,
                        one.name,
                        {PlayerMark::Decision},
                        sentences(one.because),
                        sentences(fieldingCosts(*state.discipline())).join(QStringLiteral(", "))};
    nameTeam(row, state.competition);
    return row;
}

/// "3 matches; free from matchday 5, v Italy, Sat 28 Nov 2026". `free`: null where the match is over.
QString outText(std::optional<int> matches, QDate until, const FreeAgain *free)
{
    const QString length = absenceLength(matches, until, windowLanguage());
    return free == nullptr ? length : QStringLiteral("%1; %2").arg(length, translated(free->words));
}

AvailabilityRow rowOf(int team, const DayAbsence &one)
{
    AvailabilityRow row{Standing::Out,
                        team,
                        one.who.player,
                        one.who.name,
                        {},
                        sentences(one.who.because),
                        outText(one.left, one.until, one.free ? &*one.free : nullptr)};
    for (const SuspensionCause cause : one.causes)
        row.marks.push_back(markOf(cause));
    return row;
}

AvailabilityRow rowOf(int team, const DayRisk &one)
{
    return {Standing::AtRisk, team, one.player, one.name, marksOf(one.kinds), sentences(one.because), {}};
}

/// One entrant with what is asked of it.
class TeamList
{
public:
    /// All outlive it. `fixture`: the match that is asked about; -1 where none is known.
    TeamList(const CompetitionState &state, int team, int fixture, const ListedPlayersOf &listed)
        : m_state(state)
        , m_team(team)
        , m_fixture(fixture)
        , m_listed(listed)
        , m_discipline(disciplineOfTeam(state.competition, state.now, team, *state.discipline()))
        , m_open(fixturesAhead(state.competition, state.now, team))
    {
    }

    [[nodiscard]] bool isOut() const { return m_discipline.isOut; }
    [[nodiscard]] QStringList decisionsWithoutEffect() const
    {
        return sentences(m_discipline.decisionsWithoutEffect);
    }

    [[nodiscard]] std::vector<AvailabilityRow> rows(bool withFree) const
    {
        std::vector<AvailabilityRow> rows = isLate() ? absentThen() : absent();
        if (!isOut() && !isLate())
            for (const Threat &threat : m_discipline.threats)
                addRisk(rows, threat);
        if (withFree)
            addFree(rows);
        return rows;
    }

    /// The report of the match is late: another match of the team has been reported since.
    [[nodiscard]] bool isLate() const
    {
        return m_fixture >= 0 && std::find(m_open.begin(), m_open.end(), m_fixture) == m_open.end();
    }

private:
    /// What came after a match whose report is late keeps nobody out of it, and nobody a card away.
    [[nodiscard]] std::vector<AvailabilityRow> absentThen() const
    {
        std::vector<AvailabilityRow> rows;
        for (const TeamOnDay &team :
             matchOnDay(m_state.competition, m_state.now, m_fixture, m_state.discipline()).teams)
            if (team.team == m_team) {
                for (const DayAbsence &one : team.out)
                    rows.push_back(rowOf(m_team, one));
                for (const DayRisk &one : team.atRisk)
                    rows.push_back(rowOf(m_team, one));
            }
        return rows;
    }

    [[nodiscard]] std::vector<AvailabilityRow> absent() const
    {
        const TeamLedger &ledger = m_discipline.ledger;
        const std::vector<AbsenceLength> lengths = absenceLengths(
            ledger, m_state.competition.entrant(m_team).id,
            matchesAhead(m_state.competition, m_state.now, m_team, m_open, *m_state.discipline()));
        std::vector<AvailabilityRow> rows;
        for (const Absentee &one : absentees(ledger)) {
            const Standing standing = isOut() ? Standing::Lapsed : Standing::Out;
            rows.push_back({standing, m_team, one.player, one.name, {}, sentences(one.because), {}});
            for (const Suspension &suspension : ledger.suspensions())
                if (suspension.player == one.player && ledger.keepsOut(suspension))
                    rows.back().marks.push_back(markOf(suspension.cause));
            if (standing == Standing::Out)
                rows.back().until = outText(lengths[rows.size() - 1].matches, lastDay(ledger, one.player),
                                            &m_discipline.free[rows.size() - 1]);
        }
        return rows;
    }

    void addRisk(std::vector<AvailabilityRow> &rows, const Threat &threat) const
    {
        const QStringList why = sentences(allRisks(m_discipline, threat));
        const auto found = std::find_if(rows.begin(), rows.end(), [&threat](const AvailabilityRow &row) {
            return row.player == threat.player;
        });
        // Several rules may threaten the same player.
        if (found == rows.end()) {
            rows.push_back(
                {Standing::AtRisk, m_team, threat.player, threat.name, {markOf(threat.kind)}, why, {}});
        } else {
            if (found->standing == Standing::AtRisk)
                addMark(found->marks, markOf(threat.kind));
            for (const QString &sentence : why)
                if (!found->why.contains(sentence))
                    found->why << sentence;
        }
    }

    void addFree(std::vector<AvailabilityRow> &rows) const
    {
        QSet<QUuid> known;
        for (const AvailabilityRow &row : rows)
            known.insert(row.player);
        for (const Person &person :
             playersOf(m_state.competition, m_team, m_listed ? m_listed(m_team) : std::vector<Person>()))
            if (!known.contains(person.id))
                rows.push_back(
                    {Standing::Free, m_team, person.id, person.shortName, {}, notEligible(person.id), {}});
    }

    /// Nobody has banned him, but he has left, or was registered too late; empty where he may play.
    [[nodiscard]] QStringList notEligible(const QUuid &player) const
    {
        const int fixture = isLate() || m_open.empty() ? m_fixture : m_open.front();
        const std::optional<Message> why =
            fixture < 0 ? std::nullopt : whyIneligible(m_state.competition, m_team, fixture, player);
        return why ? QStringList{translated(*why)} : QStringList();
    }

    const CompetitionState &m_state;
    int m_team;
    int m_fixture;
    const ListedPlayersOf &m_listed;
    TeamDiscipline m_discipline;
    /// What it has still to play after its last match.
    std::vector<int> m_open;
};

/// Puts teams into the sections of their matches.
class Sections
{
public:
    /// All outlive it.
    Sections(const CompetitionState &state, AvailabilityScope scope, const ListedPlayersOf &listed)
        : m_state(state)
        , m_scope(scope)
        , m_listed(listed)
    {
    }

    void addMatch(int fixture)
    {
        const QString when = whenText(m_state, fixture);
        const QString round = roundText(m_state, fixture);
        m_list.sections.push_back({m_state.id(),
                                   fixture,
                                   teamsText(m_state, fixture),
                                   when.isEmpty() ? round : QStringLiteral("%1, %2").arg(when, round),
                                   {}});
        const PerSide<int> &teams = m_state.now.fixtures[at(fixture)].teams;
        for (const Side side : {Side::Home, Side::Away})
            if (teams[side] >= 0 && !m_seen.contains(teams[side]))
                add(TeamList(m_state, teams[side], fixture, m_listed), teams[side], m_list.sections.back());
    }

    /// The next matches of the teams that have not been seen yet: who has played his match of a matchday may
    /// be out of the next one. Gives the teams that have none.
    std::vector<int> addNextMatches()
    {
        std::vector<int> fixtures;
        std::vector<int> without;
        for (int team = 0; team < static_cast<int>(m_state.competition.definition().entrants.size());
             ++team) {
            if (m_seen.contains(team))
                continue;
            if (const int next = nextFixture(m_state.competition, m_state.now, team); next < 0)
                without.push_back(team);
            else if (std::find(fixtures.begin(), fixtures.end(), next) == fixtures.end())
                fixtures.push_back(next);
        }
        std::sort(fixtures.begin(), fixtures.end());
        for (const int fixture : inOrderOfPlay(m_state.competition, std::move(fixtures)))
            addMatch(fixture);
        return without;
    }

    /// Teams without a match too, at the end.
    void addAllTeams()
    {
        AvailabilitySection unknown{
            m_state.id(), -1, AvailabilityListWords::tr("Next match not known yet"), {}, {}};
        AvailabilitySection gone{m_state.id(),
                                 -1,
                                 AvailabilityListWords::tr("No matches left"),
                                 AvailabilityListWords::tr("bans lapse or carry over"),
                                 {}};
        for (const int team : addNextMatches()) {
            const TeamList list(m_state, team, -1, m_listed);
            add(list, team, list.isOut() ? gone : unknown);
        }
        for (AvailabilitySection &section : {std::ref(unknown), std::ref(gone)})
            if (!section.rows.empty())
                m_list.sections.push_back(std::move(section));
    }

    [[nodiscard]] AvailabilityList taken()
    {
        for (AvailabilitySection &section : m_list.sections)
            std::stable_sort(section.rows.begin(), section.rows.end(),
                             [](const AvailabilityRow &one, const AvailabilityRow &other) {
                                 return one.standing < other.standing;
                             });
        return std::move(m_list);
    }

private:
    void add(const TeamList &team, int index, AvailabilitySection &section)
    {
        // Its next match follows in a section of its own.
        if (!team.isLate()) {
            m_seen.insert(index);
            m_list.decisionsWithoutEffect << team.decisionsWithoutEffect();
        }
        for (AvailabilityRow &row : team.rows(m_scope == AvailabilityScope::Everybody)) {
            nameTeam(row, m_state.competition);
            section.rows.push_back(std::move(row));
        }
    }

    const CompetitionState &m_state;
    AvailabilityScope m_scope;
    const ListedPlayersOf &m_listed;
    AvailabilityList m_list;
    QSet<int> m_seen;
};

/// Who took part although he was out stands so, and not among those who are out.
void addFielded(AvailabilitySection &section, const CompetitionState &state)
{
    const MatchReport *report = personalReport(state.competition, state.now, section.fixture);
    if (report == nullptr || state.discipline() == nullptr)
        return;
    for (const FieldedPlayer &one :
         fieldedPlayers(state.competition, section.fixture, *report, *state.discipline())) {
        std::erase_if(section.rows, [&one](const AvailabilityRow &row) {
            return row.player == one.player && row.standing == Standing::Out;
        });
        section.rows.push_back(fieldedRow(state, one));
    }
}

/// Who took part in the matches so far although he was out: the report of the season.
AvailabilityList fieldedList(const CompetitionState &state)
{
    AvailabilityList list;
    for (const FieldedPlayer &one : fieldedPlayers(state.competition, state.now, *state.discipline())) {
        if (list.sections.empty() || list.sections.back().fixture != one.fixture) {
            const QString day = one.day.isValid() ? windowLanguage().shortDate(one.day) : QString();
            const QString round = roundText(state, one.fixture);
            list.sections.push_back({state.id(),
                                     one.fixture,
                                     teamsText(state, one.fixture),
                                     day.isEmpty() ? round : QStringLiteral("%1, %2").arg(day, round),
                                     {}});
        }
        list.sections.back().rows.push_back(fieldedRow(state, one));
    }
    return list;
}

/// "20 zł", "20 zł and 5 €"; empty for nothing.
QString sumText(const std::vector<Fine> &fines, int team, bool isPaid)
{
    QStringList sums;
    for (const QString &currency : fineCurrencies(fines)) {
        const FineSum sum = fineSum(fines, team, currency);
        if (const Money amount = isPaid ? sum.paid : sum.open; !amount.isNothing())
            sums << windowLanguage().money(amount, currency);
    }
    return windowLanguage().list(sums);
}

QString openAndPaid(const std::vector<Fine> &fines, int team)
{
    const QString open = sumText(fines, team, false);
    const QString paid = sumText(fines, team, true);
    if (open.isEmpty())
        return AvailabilityListWords::tr("paid %1").arg(paid);
    return paid.isEmpty() ? AvailabilityListWords::tr("open %1").arg(open)
                          : AvailabilityListWords::tr("open %1, paid %2").arg(open, paid);
}

AvailabilityRow fineRow(const CompetitionState &state, const Fine &fine)
{
    AvailabilityRow row;
    row.standing = Standing::Fined;
    row.team = fine.team;
    row.player = fine.player;
    row.name = fine.name;
    row.fine = fine;
    if (fine.cause == FineCause::YellowCard)
        row.marks = {PlayerMark::Yellow};
    else if (fine.cause == FineCause::RedCard || fine.cause == FineCause::SecondYellowCard)
        row.marks = {PlayerMark::Red};
    const int fixture = state.competition.indexOfNumber(fine.match);
    QStringList why{windowLanguage().text(fineCauseText(fine.cause)),
                    AvailabilityListWords::tr("%1, match %2").arg(teamsText(state, fixture)).arg(fine.match)};
    if (fine.day.isValid())
        why << windowLanguage().shortDate(fine.day);
    row.why = {why.join(QStringLiteral(", "))};
    if (!fine.isDue)
        row.why << AvailabilityListWords::tr("no longer due");
    const QString amount = windowLanguage().money(fine.amount, fine.currency);
    if (!fine.isPaid)
        row.until = AvailabilityListWords::tr("%1, open", "20 €").arg(amount);
    else
        row.until = fine.paidOn.isValid() ? AvailabilityListWords::tr("%1, paid %2", "20 €, day")
                                                .arg(amount, windowLanguage().shortDate(fine.paidOn))
                                          : AvailabilityListWords::tr("%1, paid", "20 €").arg(amount);
    nameTeam(row, state.competition);
    return row;
}

/// What is to be paid, club by club in the order of their names.
AvailabilityList fineList(const CompetitionState &state)
{
    const std::vector<Fine> fines = finesOf(state.competition, state.now, state.discipline());
    std::vector<int> clubs;
    for (const Fine &fine : fines)
        if (std::find(clubs.begin(), clubs.end(), fine.team) == clubs.end())
            clubs.push_back(fine.team);
    const auto nameOf = [&state](int team) { return state.competition.entrant(team).name; };
    std::sort(clubs.begin(), clubs.end(),
              [&nameOf](int one, int other) { return nameLessThan(nameOf(one), nameOf(other)); });
    AvailabilityList list;
    for (const int club : clubs) {
        list.sections.push_back({state.id(), -1, nameOf(club), openAndPaid(fines, club), {}});
        for (const Fine &fine : fines)
            if (fine.team == club)
                list.sections.back().rows.push_back(fineRow(state, fine));
    }
    if (!fines.empty())
        list.finesText = openAndPaid(fines, -1);
    return list;
}

/// A match of the day with its rows.
AvailabilitySection sectionOf(const CompetitionState &state, const MatchOnDay &match, bool isOneOfSeveral)
{
    QStringList caption;
    if (const QTime time = state.competition.appointment(match.fixture)->time; time.isValid())
        caption << windowLanguage().clock(time);
    if (isOneOfSeveral)
        caption << state.name();
    caption << roundText(state, match.fixture);
    const bool hasEarlier = !match.isSettled();
    if (hasEarlier)
        caption << notSettledText(windowLanguage());
    AvailabilitySection section{
        state.id(), match.fixture, teamsText(state, match.fixture), caption.join(QStringLiteral(", ")),
        {},         hasEarlier};
    for (const TeamOnDay &team : match.teams)
        for (const DayAbsence &one : team.out)
            section.rows.push_back(rowOf(team.team, one));
    for (const TeamOnDay &team : match.teams)
        for (const DayRisk &one : team.atRisk)
            section.rows.push_back(rowOf(team.team, one));
    for (AvailabilityRow &row : section.rows)
        nameTeam(row, state.competition);
    addFielded(section, state);
    return section;
}

} // namespace

AvailabilityList availabilityOnDay(const std::vector<CompetitionStatePtr> &states, QDate day)
{
    struct Timed
    {
        QTime time;
        AvailabilitySection section;
    };
    std::vector<Timed> all;
    for (const CompetitionStatePtr &state : states)
        for (const MatchOnDay &match : matchesOnDay(state->competition, state->now, day, state->discipline()))
            all.push_back({state->competition.appointment(match.fixture)->time,
                           sectionOf(*state, match, states.size() > 1)});
    // A null time is before every other: what has no hour stands behind what has one.
    std::stable_sort(all.begin(), all.end(), [](const Timed &one, const Timed &other) {
        return one.time.isValid() && (!other.time.isValid() || one.time < other.time);
    });
    AvailabilityList list;
    for (Timed &one : all)
        list.sections.push_back(std::move(one.section));
    return list;
}

std::vector<QDate> matchDays(const std::vector<CompetitionStatePtr> &states)
{
    std::set<QDate> days;
    for (const CompetitionStatePtr &state : states) {
        const std::vector<QDate> own = daysWithMatches(state->competition, state->now);
        days.insert(own.begin(), own.end());
    }
    return {days.begin(), days.end()};
}

QDate usualDay(const std::vector<CompetitionStatePtr> &states, QDate today)
{
    QDate next;
    for (const CompetitionStatePtr &state : states)
        for (const QDate &day : daysToPlay(state->competition, state->now))
            if (day >= today)
                next = next.isValid() ? std::min(next, day) : day;
    return next.isValid() ? next : today;
}

AvailabilityList availabilityList(const CompetitionState &state, AvailabilityScope scope,
                                  const ListedPlayersOf &listed)
{
    if (state.discipline() == nullptr)
        return {};
    if (scope == AvailabilityScope::Fielded)
        return fieldedList(state);
    if (scope == AvailabilityScope::Fines)
        return fineList(state);
    Sections sections(state, scope, listed);
    for (const int fixture : state.nextFixtures())
        sections.addMatch(fixture);
    if (scope == AvailabilityScope::NextMatches)
        sections.addNextMatches();
    else
        sections.addAllTeams();
    return sections.taken();
}

} // namespace touchline
