// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/report_figures.h"

#include "core/match/report/report_events.h"

#include <QtGlobal>

#include <utility>

namespace touchline {

namespace {

class FigureRules
{
public:
    FigureRules(const MatchReport &report, const ReportDemands &demands, Problems &problems)
        : m_report(report)
        , m_rules(demands.decision && demands.decision->needsWinner ? *demands.decision : DecisionRules{})
        , m_isDrawPossible(demands.decision && !demands.decision->needsWinner)
        , m_isLevelUnknown(demands.isFirstLegOpen)
        , m_problems(problems)
    {
    }

    void check()
    {
        checkNumbers();
        if (m_isDrawPossible)
            checkNothingDecides();
        if (lacksAwayGoals()) {
            note("after_90",
                 QT_TRANSLATE_NOOP("core", "Which away goals count is not known without the score after 90 "
                                           "minutes."));
            return;
        }
        checkPeriods();
        checkShootOut();
        checkDecidedBy();
        checkWinner();
    }

private:
    void note(const char *where, const char *text, QStringList arguments = {})
    {
        m_problems.push_back({QString::fromUtf8(where), {text, std::move(arguments)}, {}});
    }

    /// One of three sentences why something cannot be although the tie has a leader: in a match by itself,
    /// over two legs, and over two legs by away goals. The first is told `score`, the others the aggregate.
    void noteDecided(const char *where, const Score &score, const char *alone, const char *bySum,
                     const char *byAwayGoals)
    {
        const Score sum = aggregate(m_rules, score);
        if (!m_rules.firstLeg)
            note(where, alone, {figures(score)});
        else
            note(where, sum.isLevel() ? byAwayGoals : bySum, {figures(sum)});
    }

    /// Where only the end was recorded, all that is known is the score at the end.
    [[nodiscard]] Score scoreAfter90() const { return m_report.after90.value_or(m_report.score); }
    [[nodiscard]] bool mayHaveEndedLevel() const
    {
        return m_isLevelUnknown || isTieLevel(m_rules, m_report.score, scoreAfter90());
    }
    [[nodiscard]] bool isByCriteria() const { return m_report.decidedBy == DecidedBy::Criteria; }
    [[nodiscard]] bool isForfeited() const { return m_report.decidedBy == DecidedBy::Forfeit; }

    /// Away goals of extra time do not count, and nobody wrote down which ones were before it.
    [[nodiscard]] bool lacksAwayGoals() const
    {
        return !m_isLevelUnknown && m_rules.firstLeg && m_rules.awayGoals && !m_rules.awayGoalsInExtraTime &&
               m_report.extraTime && !m_report.after90 && aggregate(m_rules, m_report.score).isLevel();
    }

    void checkNumbers()
    {
        for (const auto &score :
             {std::optional(m_report.score), m_report.after90, m_report.extraTime, m_report.shootOut})
            if (score && (score->home < 0 || score->away < 0))
                note("score", QT_TRANSLATE_NOOP("core", "Goals cannot be negative."));
        if (m_report.withoutScore && m_rules.firstLeg)
            note("score", QT_TRANSLATE_NOOP("core", "Two legs are added up: the score has to be known."));
    }

    /// A match that may end level is over after 90 minutes: a table counts it as a draw, and a second leg
    /// follows a first one, whatever came after.
    void checkNothingDecides()
    {
        if (m_report.extraTime)
            note(
                "extra_time",
                QT_TRANSLATE_NOOP("core", "This match has no extra time: a draw stands after regular time."));
        if (m_report.shootOut)
            note("shoot_out", QT_TRANSLATE_NOOP("core", "This match has no shoot-out: a draw stands."));
        if (isByCriteria() && !m_report.withoutScore)
            note("decided_by", QT_TRANSLATE_NOOP("core", "This match needs no winner: a draw stands."));
    }

    void checkPeriods()
    {
        if (m_report.extraTime)
            checkExtraTime();
        else if (m_report.after90 && *m_report.after90 != m_report.score)
            note("after_90",
                 QT_TRANSLATE_NOOP("core",
                                   "Without extra time the score after 90 minutes (%1) is the result (%2)."),
                 {figures(*m_report.after90), figures(m_report.score)});
    }

    void checkExtraTime()
    {
        const auto &early = m_report.after90;
        if (m_rules.extraTime == DecisionRules::ExtraTime::None)
            note("extra_time", QT_TRANSLATE_NOOP("core", "No extra time is played in this match."));
        if (*m_report.extraTime != m_report.score)
            note("extra_time",
                 QT_TRANSLATE_NOOP("core", "The score after extra time (%1) is not the result (%2)."),
                 {figures(*m_report.extraTime), figures(m_report.score)});
        if (early && (early->home > m_report.score.home || early->away > m_report.score.away))
            note("after_90",
                 QT_TRANSLATE_NOOP("core",
                                   "A side has more goals after 90 minutes (%1) than at the end (%2)."),
                 {figures(*early), figures(m_report.score)});
        if (early && !m_isLevelUnknown && !isTieLevel(m_rules, *early, *early))
            noteDecided(
                "extra_time", *early,
                QT_TRANSLATE_NOOP("core",
                                  "Extra time is played only when the score is level after 90 minutes."),
                QT_TRANSLATE_NOOP("core", "Extra time is played only when the tie is level after 90 minutes; "
                                          "it was %1 on aggregate."),
                QT_TRANSLATE_NOOP("core", "Extra time is played only when the tie is level after 90 minutes; "
                                          "at %1 on aggregate away goals had decided it."));
    }

    void checkShootOut()
    {
        if (!m_report.shootOut)
            return;
        if (!m_rules.shootOut)
            note("shoot_out", QT_TRANSLATE_NOOP("core", "This match has no shoot-out: what is level stays "
                                                        "level, and a replay or lots follow."));
        if (!mayHaveEndedLevel())
            noteDecided("shoot_out", m_report.score,
                        QT_TRANSLATE_NOOP("core", "There is no shoot-out after %1."),
                        QT_TRANSLATE_NOOP("core", "There is no shoot-out after %1 on aggregate."),
                        QT_TRANSLATE_NOOP("core", "There is no shoot-out: at %1 on aggregate away goals have "
                                                  "decided the tie."));
        if (m_report.shootOut->isLevel() && m_report.criterion != QLatin1String("lots"))
            note("shoot_out", QT_TRANSLATE_NOOP("core", "A shoot-out cannot end level."));
    }

    [[nodiscard]] DecidedBy decidedByFigures() const
    {
        if (m_report.shootOut)
            return DecidedBy::ShootOut;
        return m_report.extraTime ? DecidedBy::ExtraTime : DecidedBy::NinetyMinutes;
    }

    void checkDecidedBy()
    {
        if (isForfeited()) {
            if (m_report.shootOut)
                note("shoot_out", QT_TRANSLATE_NOOP("core", "A match that was forfeited has no shoot-out."));
        } else if (isByCriteria()) {
            if (m_report.shootOut || !mayHaveEndedLevel())
                note("decided_by",
                     m_rules.firstLeg
                         ? QT_TRANSLATE_NOOP("core", "Other criteria decide only a tie that ended level.")
                         : QT_TRANSLATE_NOOP("core", "Other criteria decide only a match that ended level."));
            else if (!m_rules.shootOut)
                note("decided_by", QT_TRANSLATE_NOOP("core", "What is level here stays level: a replay or "
                                                             "lots follow."));
        } else if (m_report.decidedBy != decidedByFigures()) {
            note("decided_by",
                 QT_TRANSLATE_NOOP("core", "By its figures the match was decided by \"%1\", not \"%2\"."),
                 {decidedByWord(decidedByFigures()), decidedByWord(m_report.decidedBy)});
        }
    }

    void checkWinner()
    {
        if (isForfeited() && !m_report.winner) {
            note("winner", QT_TRANSLATE_NOOP("core", "Forfeited, but the winner is missing."));
        } else if (isByCriteria()) {
            if (!m_report.winner)
                note("winner", QT_TRANSLATE_NOOP("core", "Decided by criteria, but the winner is missing."));
        } else if (!m_report.withoutScore) {
            checkWinnerByFigures();
        }
        if (m_rules.needsWinner && m_rules.shootOut && !m_isLevelUnknown && !tieWinner(m_report, m_rules))
            noteWinnerMissing();
    }

    void checkWinnerByFigures()
    {
        const auto winner = m_report.shootOut ? m_report.shootOut->leader() : m_report.score.leader();
        const bool wasLevelShootOut = m_report.shootOut && m_report.shootOut->isLevel();
        const bool byLots = wasLevelShootOut && m_report.winner.has_value();
        if (wasLevelShootOut && m_report.criterion == QLatin1String("lots") && !m_report.winner)
            note("winner", QT_TRANSLATE_NOOP("core", "Decided by lots, but the winner is missing."));
        if (winner != m_report.winner && !byLots)
            note("winner", QT_TRANSLATE_NOOP("core", "The winner does not match the score."));
    }

    void noteWinnerMissing()
    {
        if (m_rules.firstLeg)
            note("winner",
                 QT_TRANSLATE_NOOP("core", "The tie is level, %1 on aggregate, and needs a winner."),
                 {figures(aggregate(m_rules, m_report.score))});
        else
            note("winner", QT_TRANSLATE_NOOP("core", "A knockout match needs a winner."));
    }

    const MatchReport &m_report;
    /// Where nobody asks for a winner, nothing is laid down about how to find one.
    const DecisionRules m_rules;
    /// The rules of the match are known, and it may end level.
    const bool m_isDrawPossible;
    /// Whether its tie was level depends on an earlier leg that is not known.
    const bool m_isLevelUnknown;
    Problems &m_problems;
};

} // namespace

std::optional<Side> tieWinner(const MatchReport &report, const DecisionRules &rules)
{
    const bool isByGoalsOfLegs =
        rules.needsWinner && rules.firstLeg && !report.shootOut && report.decidedBy != DecidedBy::Criteria;
    if (!isByGoalsOfLegs)
        return report.winner;
    const auto leader = tieLeader(rules, report.score, report.after90.value_or(report.score));
    // Who could not go on cannot play for the tie either.
    return !leader && report.decidedBy == DecidedBy::Forfeit ? report.winner : leader;
}

void checkFigures(const MatchReport &report, const ReportDemands &demands, Problems &problems)
{
    FigureRules(report, demands, problems).check();
}

} // namespace touchline
