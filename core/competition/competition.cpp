// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition.h"

#include "core/base/index.h"
#include "core/base/search_key.h"
#include "core/competition/home_side.h"
#include "core/competition/progress.h"
#include "core/match/report/report_events.h"

#include <qglobal.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

namespace touchline {

namespace {

void checkEntrants(const std::vector<Entrant> &entrants, Problems &problems)
{
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        const QString where = QStringLiteral("entrants[%1]").arg(i);
        if (entrants[i].id.isNull() || entrants[i].name.isEmpty())
            problems.push_back(
                {where, {QT_TRANSLATE_NOOP("core", "A team needs an id and a name."), {}}, {}});
        for (std::size_t j = 0; j < i; ++j) {
            if (entrants[i].id == entrants[j].id || entrants[i].handle() == entrants[j].handle())
                problems.push_back(
                    {where, {QT_TRANSLATE_NOOP("core", "%1 is entered twice."), {entrants[i].handle()}}, {}});
        }
    }
}

void checkCalendar(const CompetitionDefinition &definition, const FixturePlan &plan, Problems &problems)
{
    std::set<int> numbers;
    for (std::size_t i = 0; i < definition.calendar.size(); ++i) {
        const int match = definition.calendar[i].match;
        const QString where = QStringLiteral("calendar[%1].match").arg(i);
        if (match < 1 || at(match) >= plan.byNumber.size() || plan.byNumber[at(match)] < 0)
            problems.push_back(
                {where,
                 {QT_TRANSLATE_NOOP("core", "The competition has no match %1."), {QString::number(match)}},
                 {}});
        if (!numbers.insert(match).second)
            problems.push_back(
                {where,
                 {QT_TRANSLATE_NOOP("core", "Match %1 has two dates."), {QString::number(match)}},
                 {}});
    }
}

void checkMatchRules(const Format &format, const FixturePlan &plan, Problems &problems)
{
    for (std::size_t i = 0; i < format.matchRules.size(); ++i) {
        const int match = format.matchRules[i].match;
        if (match != 0 && (match < 0 || at(match) >= plan.byNumber.size() || plan.byNumber[at(match)] < 0))
            problems.push_back(
                {QStringLiteral("format.match_rules[%1].match").arg(i),
                 {QT_TRANSLATE_NOOP("core", "The competition has no match %1."), {QString::number(match)}},
                 {}});
    }
}

Problems problemsOf(const CompetitionDefinition &definition)
{
    Problems problems;
    for (Problem &problem : validate(definition.format)) {
        problem.where.prepend(QStringLiteral("format."));
        problems.push_back(std::move(problem));
    }
    if (definition.id.isNull())
        problems.push_back(
            {QStringLiteral("id"), {QT_TRANSLATE_NOOP("core", "A competition needs an id."), {}}, {}});
    if (definition.type.category.size() > longestCategory)
        problems.push_back({QStringLiteral("category"),
                            {QT_TRANSLATE_NOOP("core", "A category has %1 characters at most."),
                             {QString::number(longestCategory)}},
                            {}});
    checkEntrants(definition.entrants, problems);
    if (!problems.empty())
        return problems;
    for (Problem &problem :
         validate(definition.draw, definition.entrants.size(), entrySizes(definition.format))) {
        problem.where.prepend(QStringLiteral("draw."));
        problems.push_back(std::move(problem));
    }
    return problems;
}

/// As in a telephone book: "Çelik" stands among the names with C, whatever the machine's language is.
std::vector<int> rankNames(const std::vector<Entrant> &entrants)
{
    std::vector<std::tuple<QString, QString, QString>> keys;
    keys.reserve(entrants.size());
    for (const Entrant &entrant : entrants)
        keys.emplace_back(searchKey(entrant.name), entrant.name, entrant.handle());
    std::vector<int> order(entrants.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&keys](int a, int b) { return keys[at(a)] < keys[at(b)]; });
    std::vector<int> ranks(entrants.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        ranks[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    return ranks;
}

tl::unexpected<Error> noSuchFixture()
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no such fixture."));
}

/// Every number from 0 below `size` at most once.
bool areDifferentPlaces(const std::vector<int> &order, std::size_t size)
{
    std::vector<char> seen(size, 0);
    return std::all_of(order.begin(), order.end(), [&seen, size](int place) {
        return place >= 0 && at(place) < size && seen[at(place)]++ == 0;
    });
}

/// The entrants that were drawn into a table; empty where it takes its teams from elsewhere.
std::vector<int> drawnInto(const Competition &competition, int table)
{
    const std::vector<int> &fixtures = competition.plan().fixturesOfTable[at(table)];
    if (fixtures.empty())
        return {};
    const Slot &slot = competition.fixtures()[at(fixtures.front())].slots[Side::Home];
    return slot.kind == Slot::Kind::Drawn ? competition.placement()[at(slot.group)] : std::vector<int>();
}

/// A match that may end level is counted by its goals, whatever a report of an older version says of the time
/// after them.
CountedResult counted(const MatchReport &report, const PerSide<int> &teams, bool needsWinner)
{
    CountedResult result;
    result.teams = teams;
    result.score = report.score;
    result.after90 = report.after90.value_or(report.score);
    result.winner = report.winner;
    result.decidedBy = report.decidedBy;
    result.withoutScore = report.withoutScore;
    if (!needsWinner && !report.withoutScore) {
        result.winner = report.score.leader();
        result.decidedBy = DecidedBy::NinetyMinutes;
    }
    return result;
}

} // namespace

Result<Competition> Competition::create(CompetitionDefinition definition)
{
    Problems problems = problemsOf(definition);
    auto frame = std::make_shared<Frame>();
    if (problems.empty()) {
        frame->plan = plannedFixtures(definition.format, definition.id);
        checkCalendar(definition, frame->plan, problems);
        checkMatchRules(definition.format, frame->plan, problems);
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The competition \"%1\" is not valid."),
                    {definition.name}, std::move(problems));
    frame->definition = std::move(definition);
    const CompetitionDefinition &kept = frame->definition;
    frame->tables = tablesOf(kept.format);
    frame->placement = touchline::placement(kept.draw, entrySizes(kept.format));
    frame->nameRank = rankNames(kept.entrants);
    const std::size_t fixtures = frame->plan.fixtures.size();
    for (std::size_t i = 0; i < fixtures; ++i)
        frame->fixtureIndex.insert(frame->plan.fixtures[i].id, static_cast<int>(i));
    for (std::size_t i = 0; i < kept.entrants.size(); ++i)
        frame->teamIndex.insert(kept.entrants[i].id, static_cast<int>(i));
    frame->appointments.assign(fixtures, -1);
    for (std::size_t i = 0; i < kept.calendar.size(); ++i)
        frame->appointments[at(frame->plan.byNumber[at(kept.calendar[i].match)])] = static_cast<int>(i);
    Competition competition;
    competition.m_reports.resize(fixtures);
    competition.m_results.resize(fixtures);
    competition.m_drawOfRound.assign(frame->plan.drawnRounds.size(), -1);
    competition.m_frame = std::move(frame);
    return competition;
}

int Competition::indexOfNumber(int number) const
{
    const std::vector<int> &byNumber = plan().byNumber;
    return number > 0 && at(number) < byNumber.size() ? byNumber[at(number)] : -1;
}

int Competition::indexOfFixture(const QUuid &id) const
{
    return m_frame->fixtureIndex.value(id, -1);
}

int Competition::indexOfTeam(const QUuid &id) const
{
    return m_frame->teamIndex.value(id, -1);
}

const Appointment *Competition::appointment(int index) const
{
    if (const auto postponed = m_postponed.find(index); postponed != m_postponed.end())
        return &postponed->second;
    const int appointment = m_frame->appointments[at(index)];
    return appointment < 0 ? nullptr : &definition().calendar[at(appointment)];
}

const MatchReport *Competition::report(int index) const
{
    return m_reports[at(index)].get();
}

const CountedResult *Competition::result(int index) const
{
    const auto &result = m_results[at(index)];
    return result ? &*result : nullptr;
}

const RoundDraw *Competition::roundDraw(int round) const
{
    const int draw = m_drawOfRound[at(round)];
    return draw < 0 ? nullptr : &m_roundDraws[at(draw)];
}

Result<void> Competition::keep(int index, MatchReport report, const ReportDemands &demands)
{
    Problems problems = validate(report, demands);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The result of match %1 is impossible."),
                    {QString::number(fixtures()[at(index)].number)}, std::move(problems));
    m_results[at(index)] = countedIn(report, index);
    m_reports[at(index)] = std::make_shared<const MatchReport>(std::move(report));
    return {};
}

void Competition::playOn(int index, std::shared_ptr<const MatchReport> report, const PerSide<int> &teams)
{
    m_results[at(index)] = counted(*report, teams, decisionRules(*this, index).needsWinner);
    m_reports[at(index)] = std::move(report);
}

CountedResult Competition::countedIn(const MatchReport &report, int index) const
{
    PerSide<int> teams;
    for (const Side side : bothSides)
        teams[side] = indexOfTeam(report.teams[side].team);
    return counted(report, teams, decisionRules(*this, index).needsWinner);
}

Result<void> Competition::record(MatchReport report, const Note &note)
{
    const int index = indexOfFixture(report.fixture);
    if (index < 0)
        return noSuchFixture();
    const QString number = QString::number(fixtures()[at(index)].number);
    const FixtureStatus status = progress(*this).fixtures[at(index)];
    if (status.state == FixtureState::NotNeeded)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 is not needed."), {number});
    if (status.state == FixtureState::Void)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 is void and does not count."),
                    {number});
    // What was played before somebody withdrew can be corrected; nothing is played after it.
    for (const Side side : bothSides)
        if (status.award >= 0 && m_reports[at(index)] == nullptr && status.teams[side] >= 0 &&
            isWithdrawn(status.teams[side]))
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "Match %1 is a walkover: %2 has withdrawn."),
                        {number, entrant(status.teams[side]).name});
    for (const Side side : bothSides)
        if (status.teams[side] < 0)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The teams of match %1 are not known yet."),
                        {number});
    const bool isExchanged = mayExchangeSides(definition().format, fixtures()[at(index)]) &&
                             report.teams[Side::Home].team == entrant(status.teams[Side::Away]).id;
    for (const Side side : bothSides) {
        const Entrant &expected = entrant(status.teams[isExchanged ? opposite(side) : side]);
        if (report.teams[side].team != expected.id)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 is played by %2, not by %3."),
                        {number, expected.name, report.teams[side].name});
    }
    if (status.state == FixtureState::Waiting)
        return fail(
            Fault::Refused,
            fixtures()[at(index)].addsUp
                ? QT_TRANSLATE_NOOP("core", "The first leg must be played before match %1.")
                : QT_TRANSLATE_NOOP("core", "The earlier matches of the tie must be played before match %1."),
            {number});
    if (auto checked = checkBrokenOff(report, index); !checked)
        return checked;
    const std::shared_ptr<const MatchReport> former = m_reports[at(index)];
    if (auto kept = keep(index, std::move(report), {reportRules(*this, index)}); !kept)
        return kept;
    if (former != nullptr && *former != *m_reports[at(index)])
        m_setAside.push_back({fixtures()[at(index)].number, SetAside::Why::Corrected, former, note});
    return {};
}

/// What is told of a match that was abandoned ends with the score at which it was.
Result<void> Competition::checkBrokenOff(const MatchReport &report, int index) const
{
    const Ruling *ruling = this->ruling(index);
    if (ruling == nullptr || !ruling->isBrokenOff() || !ruling->abandonedAt || report.withoutScore ||
        report.score == *ruling->abandonedAt)
        return {};
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core", "Match %1 was abandoned at %2. If another score is right, correct "
                                          "the decision on the match first."),
                {QString::number(ruling->match), figures(*ruling->abandonedAt)});
}

/// Whether it was abandoned once, also where that was lifted since.
bool Competition::wasBrokenOff(int index) const
{
    const int number = fixtures()[at(index)].number;
    return std::any_of(m_rulings.begin(), m_rulings.end(), [number](const Ruling &ruling) {
        return ruling.match == number && ruling.isBrokenOff();
    });
}

Result<void> Competition::restore(MatchReport report)
{
    const int index = indexOfFixture(report.fixture);
    if (index < 0)
        return noSuchFixture();
    for (const Side side : bothSides) {
        if (indexOfTeam(report.teams[side].team) < 0)
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "%1 played match %2 but is not in this competition."),
                        {report.teams[side].name, QString::number(fixtures()[at(index)].number)});
    }
    const Fixture &fixture = fixtures()[at(index)];
    DecisionRules rules = decisionRules(*this, index);
    if (!report.shootOut && report.decidedBy != DecidedBy::Criteria && wasBrokenOff(index))
        rules.shootOut = false;
    // What was accepted once is read again. A second leg was valid with the first leg as it stood then, which
    // may have been corrected, taken out or awarded since; and before version 0.2 a match that may end level
    // could have an extra time.
    ReportDemands demands{rules, fixture.addsUp};
    if (!rules.needsWinner)
        demands.decision.reset();
    return keep(index, std::move(report), demands);
}

void Competition::withdraw(int index, const Note &note)
{
    moveAside(index, SetAside::Why::TakenOut, note);
}

void Competition::moveAside(int index, SetAside::Why why, const Note &note)
{
    if (m_reports[at(index)] == nullptr)
        return;
    m_setAside.push_back({fixtures()[at(index)].number, why, std::move(m_reports[at(index)]), note});
    m_reports[at(index)].reset();
    m_results[at(index)].reset();
}

Result<void> Competition::addLot(Lot lot)
{
    const bool isOfTable = lot.tie == 0 && lot.table >= 0 && at(lot.table) < tables().size();
    const bool isOfTie = lot.tie > 0 && at(lot.tie) < plan().tieByNumber.size() &&
                         plan().tieByNumber[at(lot.tie)] >= 0 && lot.order.size() == 2;
    const std::vector<int> drawn = isOfTable ? drawnInto(*this, lot.table) : std::vector<int>();
    const bool areOfTable =
        drawn.empty() || std::all_of(lot.order.begin(), lot.order.end(), [&drawn](int team) {
            return std::find(drawn.begin(), drawn.end(), team) != drawn.end();
        });
    if ((!isOfTable && !isOfTie) || lot.order.size() < 2 || !areOfTable ||
        !areDifferentPlaces(lot.order, definition().entrants.size()))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Lots are drawn between two or more teams of one group."));
    m_lots.push_back(std::move(lot));
    return {};
}

Result<void> Competition::addRoundDraw(RoundDraw draw)
{
    const bool isThere = draw.round >= 0 && at(draw.round) < plan().drawnRounds.size();
    const auto namesAll = [this](const RoundDraw &one) {
        const DrawnRound &round = plan().drawnRounds[at(one.round)];
        const auto *paired = std::get_if<PairedStage>(&definition().format.stages[at(round.stage)].plan);
        // Who was gone when a Swiss round was drawn is left out of it, even if it has come back since.
        const bool mayLeaveOut = paired != nullptr && paired->method == PairingMethod::Swiss;
        return (one.order.size() == round.pot.size() ||
                (mayLeaveOut && one.order.size() < round.pot.size())) &&
               areDifferentPlaces(one.order, round.pot.size());
    };
    if (!isThere || !namesAll(draw))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The draw must name every team of the round once."));
    const std::vector<int> &matches = plan().drawnRounds[at(draw.round)].fixtures;
    if (std::any_of(matches.begin(), matches.end(), [this](int match) { return report(match) != nullptr; }))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "The round has begun, so it cannot be drawn again."));
    int &index = m_drawOfRound[at(draw.round)];
    if (index < 0) {
        index = static_cast<int>(m_roundDraws.size());
        m_roundDraws.push_back(std::move(draw));
    } else {
        m_roundDraws[at(index)] = std::move(draw);
    }
    return {};
}

Result<void> Competition::addDeduction(Deduction deduction)
{
    const bool isThere = deduction.table >= 0 && at(deduction.table) < tables().size() &&
                         deduction.team >= 0 && at(deduction.team) < definition().entrants.size();
    if (!isThere || deduction.points == 0 || deduction.reason.isEmpty())
        return fail(
            Fault::BadInput,
            deduction.isBonus()
                ? QT_TRANSLATE_NOOP("core", "Bonus points need a team, its table and a reason.")
                : QT_TRANSLATE_NOOP("core",
                                    "A deduction needs a team, its table, at least one point and a reason."));
    if (deduction.match != 0 && indexOfNumber(deduction.match) < 0)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no match %1."),
                    {QString::number(deduction.match)});
    m_deductions.push_back(std::move(deduction));
    return {};
}

Result<void> Competition::addConduct(NotedConduct conduct)
{
    const bool isThere = conduct.table >= 0 && at(conduct.table) < tables().size() && conduct.team >= 0 &&
                         at(conduct.team) < definition().entrants.size();
    if (!isThere || conduct.score > 0)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A conduct score needs a team, its table and "
                                                               "a number that is not above 0."));
    m_conduct.push_back(conduct);
    return {};
}

Result<void> Competition::addOrganiserDecision(OrganiserDecision decision)
{
    const bool isThere = decision.team >= 0 && at(decision.team) < definition().entrants.size() &&
                         (decision.after == 0 || indexOfNumber(decision.after) >= 0);
    if (!isThere || decision.fact == PlayerFact(UnreadableFact{}))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A decision needs a team, the match after which it was made, "
                                              "and what was decided."));
    m_organiserDecisions.push_back(std::move(decision));
    return {};
}

void Competition::removeOrganiserDecision(int index)
{
    m_organiserDecisions.erase(m_organiserDecisions.begin() + index);
}

bool Competition::operator==(const Competition &other) const
{
    const auto isSame = [](const auto &a, const auto &b) {
        return a == b || (a != nullptr && b != nullptr && *a == *b);
    };
    return (m_frame == other.m_frame || definition() == other.definition()) &&
           std::equal(m_reports.begin(), m_reports.end(), other.m_reports.begin(), other.m_reports.end(),
                      isSame) &&
           m_lots == other.m_lots && m_roundDraws == other.m_roundDraws &&
           m_deductions == other.m_deductions && m_conduct == other.m_conduct &&
           m_rulings == other.m_rulings && m_withdrawals == other.m_withdrawals &&
           m_replacements == other.m_replacements && m_organiserDecisions == other.m_organiserDecisions;
}

} // namespace touchline
