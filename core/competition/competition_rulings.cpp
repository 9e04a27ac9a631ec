// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/competition.h"
#include "core/competition/late_entry.h"
#include "core/competition/order_of_play.h"
#include "core/competition/progress.h"

#include <qglobal.h>

#include <algorithm>
#include <set>
#include <utility>

namespace touchline {

namespace {

tl::unexpected<Error> noSuchMatch(int number)
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no match %1."),
                {QString::number(number)});
}

/// The calendar's notes name teams: their days at home, their time zones, their wishes.
void renameInDays(QJsonObject &days, const QString &former, const QString &name)
{
    for (const char *key : {"home_days", "time_zones"}) {
        QJsonObject byTeam = days.value(QLatin1String(key)).toObject();
        if (!byTeam.contains(former))
            continue;
        byTeam.insert(name, byTeam.take(former));
        days.insert(QLatin1String(key), byTeam);
    }
    QJsonArray wishes = days.value(QStringLiteral("wishes")).toArray();
    for (QJsonValueRef one : wishes) {
        QJsonObject wish = one.toObject();
        if (wish.value(QStringLiteral("team")).toString() == former)
            wish.insert(QStringLiteral("team"), name);
        QJsonArray teams = wish.value(QStringLiteral("teams")).toArray();
        for (QJsonValueRef team : teams)
            if (team.toString() == former)
                team = name;
        if (!teams.isEmpty())
            wish.insert(QStringLiteral("teams"), teams);
        one = wish;
    }
    if (!wishes.isEmpty())
        days.insert(QStringLiteral("wishes"), wishes);
}

bool isPossible(const std::optional<Score> &score)
{
    return !score || (score->home >= 0 && score->away >= 0);
}

/// The score at which a match was broken off can be its result only where that decides what has to be
/// decided.
Result<void> checkStands(const Ruling &ruling, const Competition &competition)
{
    if (ruling.kind != Ruling::Kind::Abandoned || ruling.then != Ruling::Then::Stands)
        return {};
    const DecisionRules rules = decisionRules(competition, competition.indexOfNumber(ruling.match));
    const Score score = ruling.abandonedAt.value_or(Score{});
    if (!rules.needsWinner || !rules.shootOut || !isTieLevel(rules, score, score))
        return {};
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "Match %1 was level and needs a winner: replay it or award it."),
                {QString::number(ruling.match)});
}

/// What a ruling must be in itself, whatever the competition looks like.
Result<void> checkForm(const Ruling &ruling, const Competition &competition, const Fixture &fixture)
{
    const QStringList number{QString::number(ruling.match)};
    const auto teams = static_cast<int>(competition.definition().entrants.size());
    for (const Side side : bothSides) {
        const bool mayBeOpen = ruling.kind == Ruling::Kind::Postponed ||
                               ruling.kind == Ruling::Kind::Annulled || ruling.kind == Ruling::Kind::Lifted ||
                               ruling.kind == Ruling::Kind::Replay;
        const int team = ruling.teams[side];
        if (team >= teams || (team < 0 && !mayBeOpen))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "The ruling about match %1 must name its two teams."),
                        number);
    }
    if (!isPossible(ruling.score) || !isPossible(ruling.abandonedAt))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Goals cannot be negative."));
    if (ruling.minute && (*ruling.minute < 1 || *ruling.minute > Ruling::lastMinute))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The minute must be from 1 to 120."));
    if (ruling.isAward() && ruling.score && ruling.score->leader() != ruling.winner)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The score of the walkover in match %1 has another winner."),
                    number);
    if (fixture.tie < 0)
        return {};
    if (ruling.kind == Ruling::Kind::Annulled)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP(
                "core",
                "One team must advance from match %1: replay it or award it instead of annulling it."),
            number);
    // Whether a second leg leaves its tie level depends on the first, which may be another one today.
    return fixture.addsUp ? Result<void>() : checkStands(ruling, competition);
}

/// Whether the match is one that can be taken as it was played, by other teams than it has.
Result<void> checkAsItIs(const Ruling &ruling, const Competition &competition, int index,
                         const FixtureStatus &status)
{
    const QStringList number{QString::number(ruling.match)};
    const CountedResult *result = competition.result(index);
    if (result == nullptr || status.conflict != ConflictReason::OtherTeams || result->teams != ruling.teams)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 was played by the right teams."),
                    number);
    if (competition.fixtures()[at(index)].table >= 0)
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP(
                "core",
                "Match %1 counts in a table that one of its teams is not in: the right teams must play it."),
            number);
    return {};
}

/// Whether the ruling fits what the match is now.
Result<void> checkState(const Ruling &ruling, const Competition &competition, int index)
{
    const QStringList number{QString::number(ruling.match)};
    const FixtureStatus status = progress(competition).fixtures[at(index)];
    const bool isPlayed = status.state == FixtureState::Played || competition.report(index) != nullptr;
    switch (ruling.kind) {
    case Ruling::Kind::AsItIs:
        return checkAsItIs(ruling, competition, index, status);
    case Ruling::Kind::Lifted:
        if (competition.ruling(index) == nullptr)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "There is no ruling on match %1."), number);
        return {};
    case Ruling::Kind::Replay:
        if (!isPlayed && status.state != FixtureState::Void && status.state != FixtureState::Undecided)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 is not played yet."), number);
        return {};
    case Ruling::Kind::Postponed:
        if (isPlayed)
            return fail(
                Fault::Refused,
                QT_TRANSLATE_NOOP("core", "Match %1 has been played: it can be replayed, not postponed."),
                number);
        break;
    default:
        break;
    }
    if (status.state == FixtureState::NotNeeded)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 is not needed."), number);
    if (ruling.kind == Ruling::Kind::Postponed || ruling.kind == Ruling::Kind::Annulled)
        return {};
    for (const Side side : bothSides) {
        if (status.teams[side] < 0)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The teams of match %1 are not known yet."),
                        number);
        if (status.teams[side] != ruling.teams[side])
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 is played by %2, not by %3."),
                        {number.front(), competition.entrant(status.teams[side]).name,
                         competition.entrant(ruling.teams[side]).name});
    }
    return {};
}

bool isOfTeam(const MatchReport &report, const QUuid &team)
{
    return report.teams[Side::Home].team == team || report.teams[Side::Away].team == team;
}

/// By fixture: it was abandoned without a sheet and, by what was known `then`, is not ordered to be played
/// again yet, so that it has no report; those that there are now belong to its replays.
std::vector<bool> abandonedUnreported(const Competition &now, const Competition &then,
                                      const KnownFacts &known)
{
    std::vector<bool> found(now.fixtures().size(), false);
    std::set<int> done;
    for (std::size_t i = 0; i < now.rulings().size(); ++i) {
        const Ruling &next = now.rulings()[i];
        if (known.rulings[i] || !next.isPlayedAgain() || !done.insert(next.match).second)
            continue;
        const int index = now.indexOfNumber(next.match);
        const Ruling *last = then.ruling(index);
        const bool hasSheet =
            std::any_of(now.setAside().begin(), now.setAside().end(), [&next](const SetAside &one) {
                return one.match == next.match && one.why == SetAside::Why::Replayed &&
                       one.note == Note{next.date, next.reason};
            });
        found[at(index)] = last != nullptr && last->kind == Ruling::Kind::Abandoned && !hasSheet;
    }
    return found;
}

} // namespace

const Ruling *Competition::ruling(int index) const
{
    if (m_rulingOf.empty() || m_rulingOf[at(index)] < 0)
        return nullptr;
    return &m_rulings[at(m_rulingOf[at(index)])];
}

bool Competition::isWithdrawn(int team) const
{
    const auto last =
        std::find_if(m_withdrawals.rbegin(), m_withdrawals.rend(),
                     [team](const TeamWithdrawal &withdrawal) { return withdrawal.team == team; });
    return last != m_withdrawals.rend() && last->results != TeamWithdrawal::Results::Revoked;
}

Result<void> Competition::rule(Ruling ruling)
{
    const int index = indexOfNumber(ruling.match);
    if (index < 0)
        return noSuchMatch(ruling.match);
    if (auto checked = checkForm(ruling, *this, fixtures()[at(index)]); !checked)
        return checked;
    if (auto checked = checkStands(ruling, *this); !checked)
        return checked;
    if (auto checked = checkState(ruling, *this, index); !checked)
        return checked;
    if (!ruling.lastPlayed && ruling.kind != Ruling::Kind::Postponed && ruling.kind != Ruling::Kind::AsItIs) {
        const std::vector<int> last = lastPlayedMatches(*this);
        ruling.lastPlayed = PerSide<int>{{0, 0}};
        for (const Side side : bothSides)
            if (ruling.teams[side] >= 0)
                (*ruling.lastPlayed)[side] = last[at(ruling.teams[side])];
    }
    if (ruling.isPlayedAgain())
        moveAside(index, SetAside::Why::Replayed, {ruling.date, ruling.reason});
    take(std::move(ruling), index);
    return {};
}

Result<void> Competition::restore(Ruling ruling)
{
    const int index = indexOfNumber(ruling.match);
    if (index < 0)
        return noSuchMatch(ruling.match);
    if (auto checked = checkForm(ruling, *this, fixtures()[at(index)]); !checked)
        return checked;
    take(std::move(ruling), index);
    return {};
}

void Competition::take(Ruling ruling, int index)
{
    ruling = tidied(std::move(ruling));
    noteDay(ruling, index);
    m_rulingOf.resize(fixtures().size(), -1);
    m_rulingOf[at(index)] = static_cast<int>(m_rulings.size());
    m_rulings.push_back(std::move(ruling));
}

/// A match that is put off keeps its ground unless another is named; the hour of another day is known only if
/// it was ruled. One that is played again keeps its day too, unless another is named: only one that was
/// broken off needs a new one.
void Competition::noteDay(const Ruling &ruling, int index)
{
    if (ruling.kind == Ruling::Kind::Lifted)
        m_postponed.erase(index);
    if (ruling.movesDay())
        m_postponed.insert_or_assign(index, postponedDay(ruling, index));
}

Appointment Competition::postponedDay(const Ruling &ruling, int index) const
{
    const int planned = m_frame->appointments[at(index)];
    Appointment day = planned < 0 ? Appointment{} : definition().calendar[at(planned)];
    day.match = ruling.match;
    day.date = ruling.newDate;
    day.time = ruling.newTime;
    if (!ruling.newGround.isEmpty()) {
        day.stadium = ruling.newGround;
        // Of another ground only its name is known; its country and its zone are taken to be the same.
        day.city.clear();
    }
    return day;
}

Result<void> Competition::withdrawTeam(TeamWithdrawal withdrawal)
{
    if (withdrawal.lastPlayed.empty())
        withdrawal.lastPlayed = lastPlayedMatches(*this);
    return restore(std::move(withdrawal));
}

Result<void> Competition::restore(TeamWithdrawal withdrawal)
{
    const std::size_t teams = definition().entrants.size();
    if (withdrawal.team < 0 || at(withdrawal.team) >= teams)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "There is no such team in this competition."));
    if (!withdrawal.lastPlayed.empty() && withdrawal.lastPlayed.size() != teams)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The competition has %1 teams, not %2."),
                    {QString::number(teams), QString::number(withdrawal.lastPlayed.size())});
    if (withdrawal.results == TeamWithdrawal::Results::Revoked && !isWithdrawn(withdrawal.team))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 has not withdrawn."),
                    {entrant(withdrawal.team).name});
    m_withdrawals.push_back(std::move(withdrawal));
    return {};
}

Result<void> Competition::replaceEntrant(int team, Entrant entrant, const Note &note)
{
    if (team < 0 || at(team) >= definition().entrants.size())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "There is no such team in this competition."));
    const Entrant former = this->entrant(team);
    const auto hasPlayed = [&former](const auto &report) {
        return report != nullptr && isOfTeam(*report, former.id);
    };
    const bool isRuledAbout = std::any_of(m_rulings.begin(), m_rulings.end(), [team](const Ruling &ruling) {
        return ruling.teams[Side::Home] == team || ruling.teams[Side::Away] == team;
    });
    if (isRuledAbout || std::any_of(m_reports.begin(), m_reports.end(), hasPlayed) ||
        std::any_of(m_setAside.begin(), m_setAside.end(),
                    [&hasPlayed](const SetAside &one) { return hasPlayed(one.report); }))
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP("core",
                              "%1 has already played: only a team that has not played yet can be replaced."),
            {former.name});
    CompetitionDefinition changed = definition();
    changed.entrants[at(team)] = std::move(entrant);
    if (auto made = redefine(std::move(changed)); !made)
        return made;
    // Whoever comes in has not withdrawn.
    if (isWithdrawn(team))
        m_withdrawals.push_back({team, TeamWithdrawal::Results::Revoked, note.date, note.reason});
    m_replacements.push_back({team, former, note.date, note.reason});
    return {};
}

Result<void> Competition::redefine(CompetitionDefinition changed)
{
    auto fresh = create(std::move(changed));
    TOUCHLINE_TRY(fresh);
    const auto former = std::exchange(m_frame, std::move(fresh->m_frame));
    if (former->plan.fixtures != m_frame->plan.fixtures)
        moveFacts(*former);
    return {};
}

/// Puts what is kept by the index of a match where the match is now; none is taken away.
void Competition::moveFacts(const Frame &former)
{
    const std::size_t matches = fixtures().size();
    std::vector<std::shared_ptr<const MatchReport>> reports(matches);
    std::vector<std::optional<CountedResult>> results(matches);
    std::vector<int> rulingOf(m_rulingOf.empty() ? 0 : matches, -1);
    std::map<int, Appointment> postponed;
    for (std::size_t i = 0; i < former.plan.fixtures.size(); ++i) {
        const int index = indexOfFixture(former.plan.fixtures[i].id);
        if (index < 0)
            continue;
        reports[at(index)] = std::move(m_reports[i]);
        results[at(index)] = m_results[i];
        if (!rulingOf.empty())
            rulingOf[at(index)] = m_rulingOf[i];
        if (const auto day = m_postponed.find(static_cast<int>(i)); day != m_postponed.end())
            postponed.emplace(index, day->second);
    }
    m_reports = std::move(reports);
    m_results = std::move(results);
    m_rulingOf = std::move(rulingOf);
    m_postponed = std::move(postponed);
    m_drawOfRound.resize(plan().drawnRounds.size(), -1);
}

Result<void> Competition::enterLate(const LateEntry &entry)
{
    auto changed = withLateEntry(*this, entry);
    return changed ? redefine(std::move(*changed)) : fail(changed.error());
}

Result<void> Competition::rename(const QString &name)
{
    if (name.trimmed().isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A competition needs a name."));
    CompetitionDefinition changed = definition();
    changed.name = name.trimmed();
    return redefine(std::move(changed));
}

Result<void> Competition::renameEntrant(int team, const QString &name, const QDate &day)
{
    const QString present = name.simplified();
    CompetitionDefinition changed = definition();
    if (team < 0 || at(team) >= changed.entrants.size())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "There is no such team in this competition."));
    if (present.isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A team needs a name."));
    Entrant &entrant = changed.entrants[at(team)];
    const Entrant former = entrant;
    if (former.name == present)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    for (const Entrant &other : changed.entrants)
        if (other.id != entrant.id && other.name == present)
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Another team of %1 is called %2."),
                        {changed.name, present});
    entrant.formerNames.push_back({former.name, day});
    entrant.name = present;
    for (QJsonValueRef one : changed.carriedOver) {
        QJsonObject object = one.toObject();
        if (object.value(QStringLiteral("team")).toString() == former.handle())
            object.insert(QStringLiteral("team"), entrant.handle());
        one = object;
    }
    renameInDays(changed.days, former.name, present);
    return redefine(std::move(changed));
}

Result<void> Competition::setMatchRules(std::vector<MatchRules> rules)
{
    CompetitionDefinition changed = definition();
    changed.format.matchRules = std::move(rules);
    return redefine(std::move(changed));
}

Result<void> Competition::setTableRules(const RuleSet &rules)
{
    if (tables().empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This format has no tables, so points and tie-breaks have no "
                                              "effect."));
    CompetitionDefinition changed = definition();
    setRules(changed.format, rules);
    const FixturePlan after = plannedFixtures(changed.format, changed.id);
    for (std::size_t i = 0; i < m_reports.size(); ++i)
        if (m_reports[i] != nullptr && after.fixtures[i].needsWinner != fixtures()[i].needsWinner)
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core",
                                          "Matches have been played: whether they need a winner can no "
                                          "longer be changed."));
    return redefine(std::move(changed));
}

Result<void> Competition::setDiscipline(QJsonObject rules)
{
    CompetitionDefinition changed = definition();
    changed.discipline = std::move(rules);
    return redefine(std::move(changed));
}

Result<void> Competition::setCompetitionType(const CompetitionType &type)
{
    CompetitionDefinition changed = definition();
    changed.type = {type.kind, type.category.simplified()};
    return redefine(std::move(changed));
}

Result<void> Competition::setRanking(const std::vector<int> &teams)
{
    CompetitionDefinition changed = definition();
    std::vector<Entrant> &entrants = changed.entrants;
    std::vector<int> known = teams;
    std::sort(known.begin(), known.end());
    if (teams.size() < 2 || std::adjacent_find(known.begin(), known.end()) != known.end() ||
        known.front() < 0 || at(known.back()) >= entrants.size())
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A ranking names at least two different teams, best first."));
    // They share out the places that they have, so that nobody else moves; whoever has none comes last.
    int last = 0;
    for (const Entrant &one : entrants)
        last = std::max(last, one.ranking);
    std::vector<int> places;
    places.reserve(teams.size());
    for (const int team : teams)
        places.push_back(entrants[at(team)].ranking > 0 ? entrants[at(team)].ranking : ++last);
    std::sort(places.begin(), places.end());
    for (std::size_t i = 0; i < teams.size(); ++i)
        entrants[at(teams[i])].ranking = places[i];
    return redefine(std::move(changed));
}

Result<void> Competition::setAgents(const std::vector<QString> &agents)
{
    CompetitionDefinition changed = definition();
    std::vector<Entrant> &entrants = changed.entrants;
    if (agents.size() != entrants.size())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The competition has %1 teams, not %2."),
                    {QString::number(entrants.size()), QString::number(agents.size())});
    for (std::size_t team = 0; team < agents.size(); ++team)
        entrants[team].agent = agents[team];
    return redefine(std::move(changed));
}

Result<void> Competition::setCalendar(std::vector<Appointment> calendar, std::optional<QJsonObject> days)
{
    CompetitionDefinition changed = definition();
    changed.calendar = std::move(calendar);
    if (days)
        changed.days = std::move(*days);
    if (auto made = redefine(std::move(changed)); !made)
        return made;
    m_postponed.clear();
    for (const Ruling &ruling : m_rulings)
        noteDay(ruling, indexOfNumber(ruling.match));
    return {};
}

Result<void> Competition::restore(Replacement replacement)
{
    if (replacement.team < 0 || at(replacement.team) >= definition().entrants.size())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "There is no such team in this competition."));
    m_replacements.push_back(std::move(replacement));
    return {};
}

Result<void> Competition::restore(SetAside setAside)
{
    if (indexOfNumber(setAside.match) < 0)
        return noSuchMatch(setAside.match);
    m_setAside.push_back(std::move(setAside));
    return {};
}

std::optional<Appointment> Competition::appointmentBefore(FixtureIndex index, int ruling) const
{
    const int planned = m_frame->appointments[at(index)];
    std::optional<Appointment> day;
    if (planned >= 0)
        day = definition().calendar[at(planned)];
    const std::optional<Appointment> asPlanned = day;
    for (std::size_t i = 0; i < at(ruling); ++i) {
        const Ruling &earlier = m_rulings[i];
        if (earlier.match != fixtures()[at(index)].number)
            continue;
        if (earlier.kind == Ruling::Kind::Lifted)
            day = asPlanned;
        else if (earlier.movesDay())
            day = postponedDay(earlier, index);
    }
    return day;
}

Competition Competition::asKnown(const KnownFacts &known) const
{
    Competition then = *this;
    then.m_rulings.clear();
    then.m_rulingOf.clear();
    then.m_postponed.clear();
    for (std::size_t i = 0; i < m_rulings.size(); ++i)
        if (known.rulings[i])
            then.take(m_rulings[i], indexOfNumber(m_rulings[i].match));
    then.m_withdrawals.clear();
    for (std::size_t i = 0; i < m_withdrawals.size(); ++i)
        if (known.withdrawals[i])
            then.m_withdrawals.push_back(m_withdrawals[i]);
    then.m_setAside.clear();
    const std::vector<bool> isUnreported = abandonedUnreported(*this, then, known);
    for (std::size_t i = 0; i < isUnreported.size(); ++i)
        if (isUnreported[i]) {
            then.m_reports[i] = nullptr;
            then.m_results[i].reset();
        }
    std::vector<bool> isFound(fixtures().size(), false);
    for (std::size_t i = 0; i < m_setAside.size(); ++i) {
        const std::size_t index = at(indexOfNumber(m_setAside[i].match));
        if (isFound[index])
            continue;
        if (known.setAside[i]) {
            then.m_setAside.push_back(m_setAside[i]);
            continue;
        }
        isFound[index] = true;
        if (isUnreported[index])
            continue;
        then.m_reports[index] = m_setAside[i].report;
        then.m_results[index] = countedIn(*m_setAside[i].report, static_cast<int>(index));
    }
    return then;
}

Competition Competition::asOf(const std::vector<bool> &isOver) const
{
    // 0 stands for "before the first match"; a match that is not in the plan any more was played before.
    const auto wasPlayed = [&](int match) {
        const int index = match == 0 ? -1 : indexOfNumber(match);
        return index < 0 || isOver[at(index)];
    };
    const auto wereDone = [&](const std::vector<int> &fixtures) {
        return std::none_of(fixtures.begin(), fixtures.end(), [&](int fixture) {
            return !isOver[at(fixture)] && (report(fixture) != nullptr || ruling(fixture) != nullptr);
        });
    };
    KnownFacts known;
    for (const Ruling &ruling : m_rulings)
        known.rulings.push_back(wasPlayed(ruling.match));
    for (const TeamWithdrawal &withdrawal : m_withdrawals)
        known.withdrawals.push_back(
            std::all_of(withdrawal.lastPlayed.begin(), withdrawal.lastPlayed.end(), wasPlayed));
    known.setAside.assign(m_setAside.size(), true);
    Competition then = asKnown(known);
    std::erase_if(then.m_setAside, [&](const SetAside &one) { return !wasPlayed(one.match); });
    for (std::size_t i = 0; i < isOver.size(); ++i)
        if (!isOver[i]) {
            then.m_reports[i] = nullptr;
            then.m_results[i].reset();
        }
    std::erase_if(then.m_lots, [&](const Lot &lot) {
        return !wereDone(lot.tie > 0 ? plan().ties[at(plan().tieByNumber[at(lot.tie)])].fixtures
                                     : plan().fixturesOfTable[at(lot.table)]);
    });
    std::erase_if(then.m_deductions, [&](const Deduction &one) { return !wasPlayed(one.match); });
    std::erase_if(then.m_organiserDecisions,
                  [&](const OrganiserDecision &one) { return !wasPlayed(one.after); });
    // A round was drawn when a match of it or of a later one has been played.
    std::vector<RoundDraw> draws = std::exchange(then.m_roundDraws, {});
    then.m_drawOfRound.assign(plan().drawnRounds.size(), -1);
    for (RoundDraw &draw : draws) {
        const std::vector<int> &drawn = plan().drawnRounds[at(draw.round)].fixtures;
        const bool isBegun =
            std::any_of(drawn.begin(), drawn.end(), [&isOver](int fixture) { return isOver[at(fixture)]; });
        if (!isBegun)
            continue;
        then.m_drawOfRound[at(draw.round)] = static_cast<int>(then.m_roundDraws.size());
        then.m_roundDraws.push_back(std::move(draw));
    }
    return then;
}

} // namespace touchline
