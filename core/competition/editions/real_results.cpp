// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/editions/real_results.h"

#include "core/base/index.h"
#include "core/competition/progress.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

class RealResults
{
public:
    RealResults(Competition &competition, const RealEdition &edition)
        : m_competition(competition)
        , m_edition(edition)
    {
    }

    Result<void> enter(const std::optional<QDate> &until)
    {
        for (const RealMatch &match : m_edition.matches) {
            if (until && match.date >= *until)
                continue;
            if (auto entered = enterFacts(); !entered)
                return entered;
            if (auto entered = enterMatch(match); !entered)
                return entered;
        }
        return enterFacts();
    }

private:
    [[nodiscard]] int teamOf(const QString &code) const;
    [[nodiscard]] std::vector<int> teamsOf(const QStringList &codes) const;
    [[nodiscard]] Result<void> enterMatch(const RealMatch &match);
    [[nodiscard]] Result<void> enterFacts();
    [[nodiscard]] Result<void> enterConduct();
    [[nodiscard]] Result<void> enterLots();
    [[nodiscard]] Result<void> enterPairings();
    [[nodiscard]] MatchReport reportOf(const RealMatch &match, int fixture, const PerSide<int> &teams) const;

    Competition &m_competition;
    const RealEdition &m_edition;
};

int RealResults::teamOf(const QString &code) const
{
    const auto &entrants = m_competition.definition().entrants;
    const auto found = std::find_if(entrants.begin(), entrants.end(),
                                    [&code](const Entrant &entrant) { return entrant.handle() == code; });
    return found == entrants.end() ? -1 : static_cast<int>(found - entrants.begin());
}

std::vector<int> RealResults::teamsOf(const QStringList &codes) const
{
    std::vector<int> teams;
    for (const QString &code : codes)
        teams.push_back(teamOf(code));
    return teams;
}

MatchReport RealResults::reportOf(const RealMatch &match, int fixture, const PerSide<int> &teams) const
{
    MatchReport report;
    report.fixture = m_competition.fixtures()[at(fixture)].id;
    report.id = QUuid::createUuidV5(report.fixture, QStringLiteral("real"));
    report.completeness = Completeness::Score;
    for (const Side side : bothSides) {
        const Entrant &team = m_competition.entrant(teams[side]);
        report.teams[side] = {team.id, team.name, {}};
    }
    // A play-off has its sides by name, whoever the records name first.
    const bool isTurned = teamOf(match.teams[Side::Home]) != teams[Side::Home];
    const auto seen = [isTurned](const Score &score) {
        return isTurned ? Score{score.away, score.home} : score;
    };
    report.score = seen(match.score);
    report.after90 = seen(match.after90);
    report.winner = report.score.leader();
    if (match.extraTime) {
        report.extraTime = report.score;
        report.decidedBy = DecidedBy::ExtraTime;
    }
    if (match.shootOut) {
        report.shootOut = seen(*match.shootOut);
        report.decidedBy = DecidedBy::ShootOut;
        report.winner = report.shootOut->leader();
    }
    return report;
}

Result<void> RealResults::enterMatch(const RealMatch &match)
{
    const int fixture = m_competition.indexOfNumber(match.match);
    if (fixture < 0)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The competition has no match %1."),
                    {QString::number(match.match)});
    const PerSide<int> teams = progress(m_competition).fixtures[at(fixture)].teams;
    const PerSide<int> real{{teamOf(match.teams[Side::Home]), teamOf(match.teams[Side::Away])}};
    const PerSide<int> turned{{real[Side::Away], real[Side::Home]}};
    if (teams[Side::Home] < 0 || teams[Side::Away] < 0 || (teams != real && teams != turned))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Match %1 was played by %2 and %3, who do not meet here."),
                    {QString::number(match.match), match.teams[Side::Home], match.teams[Side::Away]});
    return m_competition.record(reportOf(match, fixture, teams));
}

Result<void> RealResults::enterFacts()
{
    if (auto entered = enterConduct(); !entered)
        return entered;
    if (auto entered = enterLots(); !entered)
        return entered;
    return enterPairings();
}

/// Once, when the table that asks for them is played to the end.
Result<void> RealResults::enterConduct()
{
    if (m_edition.conduct.empty() || !m_competition.conduct().empty())
        return {};
    const Progress now = progress(m_competition);
    for (const RealConduct &conduct : m_edition.conduct) {
        const auto table =
            static_cast<int>(tableNames(m_competition.definition().format).indexOf(conduct.table));
        if (table < 0 || !now.tables[at(table)].isComplete)
            continue;
        if (auto added = m_competition.addConduct({table, teamOf(conduct.team), conduct.score}); !added)
            return added;
    }
    return {};
}

/// Those that are due and were drawn between the same teams.
Result<void> RealResults::enterLots()
{
    if (m_edition.lots.empty())
        return {};
    for (const Lot &due : drawLots(m_competition, progress(m_competition))) {
        for (const RealLot &real : m_edition.lots) {
            std::vector<int> order = teamsOf(real.teams);
            if (due.table < 0 || m_competition.tables()[at(due.table)].name != real.table ||
                !std::is_permutation(order.begin(), order.end(), due.order.begin(), due.order.end()))
                continue;
            if (auto added = m_competition.addLot({due.table, std::move(order), 0}); !added)
                return added;
        }
    }
    return {};
}

/// Those that are due and were drawn between the same teams.
Result<void> RealResults::enterPairings()
{
    if (m_edition.pairings.empty())
        return {};
    const Progress now = progress(m_competition);
    for (const int round : now.roundsToDraw) {
        const DrawnRound &drawn = m_competition.plan().drawnRounds[at(round)];
        const int first = m_competition.fixtures()[at(drawn.fixtures.front())].number;
        std::vector<int> pot;
        for (const Slot &slot : drawn.pot)
            pot.push_back(teamIn(slot, m_competition, now));
        for (const RealPairings &real : m_edition.pairings) {
            const std::vector<int> teams = teamsOf(real.teams);
            if (real.match != first ||
                !std::is_permutation(teams.begin(), teams.end(), pot.begin(), pot.end()))
                continue;
            RoundDraw draw{round, {}};
            for (const int team : teams)
                draw.order.push_back(static_cast<int>(std::find(pot.begin(), pot.end(), team) - pot.begin()));
            if (auto added = m_competition.addRoundDraw(std::move(draw)); !added)
                return added;
        }
    }
    return {};
}

} // namespace

Result<void> enterRealResults(Competition &competition, const RealEdition &edition,
                              const std::optional<QDate> &until)
{
    return RealResults(competition, edition).enter(until);
}

} // namespace touchline
