// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/words/goal_words.h"

#include "core/match/report/report_events.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// "45+2′ (pen.)"; empty for a goal without a minute from play.
QString minuteWords(const ReportEvent &goal, const Language &language)
{
    QStringList words;
    if (goal.minute)
        words << language.minute(goal);
    if (goal.kind == ReportEventKind::PenaltyGoal)
        words << language.say(QT_TRANSLATE_NOOP("core", "(pen.)"));
    if (goal.kind == ReportEventKind::OwnGoal)
        words << language.say(QT_TRANSLATE_NOOP("core", "(o.g.)"));
    return words.join(u' ');
}

struct ScorerWords
{
    const ReportEvent *first = nullptr;
    QStringList minutes;
};

bool isSamePlayer(const ReportEvent &a, const ReportEvent &b)
{
    return a.side == b.side && a.player == b.player && a.playerName == b.playerName;
}

} // namespace

QStringList goalWords(const MatchReport &report, Side side, const Language &language)
{
    std::vector<ScorerWords> scorers;
    for (const ReportEvent &event : report.events) {
        if (!isGoal(event.kind) || gainsBy(event) != side)
            continue;
        auto scorer = std::find_if(scorers.begin(), scorers.end(),
                                   [&](const ScorerWords &one) { return isSamePlayer(*one.first, event); });
        if (scorer == scorers.end())
            scorer = scorers.insert(scorers.end(), {&event, {}});
        scorer->minutes << minuteWords(event, language);
    }
    QStringList words;
    for (const ScorerWords &scorer : scorers)
        words << (scorer.first->playerName + u' ' + scorer.minutes.join(QStringLiteral(", "))).trimmed();
    return words;
}

} // namespace touchline
