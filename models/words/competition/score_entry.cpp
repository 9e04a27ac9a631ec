// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/score_entry.h"

#include "core/base/plain_digits.h"
#include "core/competition/progress.h"
#include "core/match/report/score_limits.h"

#include <QRegularExpression>
#include <QtGlobal>

namespace touchline {

namespace {

/// Goals, extra time, and the shoot-out; extra time may be said behind it. For texts with plain digits: \d
/// would take those of every script, which toInt() does not read.
const QRegularExpression &form()
{
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\s*([0-9]{1,3})(?:\s*[-:\x{2010}-\x{2014}\x{2212}]\s*|\s+)([0-9]{1,3}))"
                       R"(\s*(a\.?e\.?t\.?|n\.?\s?v\.?)?,?)"
                       R"((?:\s*[\(,]?\s*([0-9]{1,3})(?:\s*[-:\x{2010}-\x{2014}\x{2212}]\s*|\s+))"
                       R"(([0-9]{1,3}))"
                       R"(\s*(?:p|pens?|penalties|n\.?\s?e\.?|i\.?\s?e\.?)?\.?\s*\)?)?)"
                       R"(\s*(a\.?e\.?t\.?|n\.?\s?v\.?)?\s*$)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

/// What is no result at all has the sentence `otherwise`.
Result<QRegularExpressionMatch> typedResult(const QString &text, const char *otherwise)
{
    const QString plain = withPlainDigits(text);
    static const QRegularExpression tooMany(QStringLiteral("[0-9]{4,}"));
    if (plain.contains(tooMany))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "\"%1\" isn't a result. A side can have 0 to %2 goals."),
                    {text.trimmed(), QString::number(mostGoals)});
    QRegularExpressionMatch found = form().match(plain);
    if (!found.hasMatch())
        return fail(Fault::BadInput, otherwise, {text.trimmed()});
    return found;
}

} // namespace

Result<Score> goalsFromText(const QString &text)
{
    const char *otherwise = QT_TRANSLATE_NOOP("core", "\"%1\" isn't a score. Try 2-1.");
    const auto found = typedResult(text, otherwise);
    TOUCHLINE_TRY(found);
    for (const int more : {3, 4, 6})
        if (!found->captured(more).isEmpty())
            return fail(Fault::BadInput, otherwise, {text.trimmed()});
    return Score{found->captured(1).toInt(), found->captured(2).toInt()};
}

Result<CorrectedScore> scoreFromText(const QString &text)
{
    const auto match =
        typedResult(text, QT_TRANSLATE_NOOP("core", "\"%1\" isn't a result. Try 2-1, 2-1 aet or 1-1 4-3p."));
    TOUCHLINE_TRY(match);
    const QRegularExpressionMatch &found = *match;
    CorrectedScore result{{found.captured(1).toInt(), found.captured(2).toInt()}, false, {}};
    result.afterExtraTime = !found.captured(3).isEmpty() || !found.captured(6).isEmpty();
    if (!found.captured(4).isEmpty())
        result.shootOut = Score{found.captured(4).toInt(), found.captured(5).toInt()};
    return result;
}

QString scoreAsTyped(const MatchReport &report)
{
    QString text = QStringLiteral("%1-%2").arg(report.score.home).arg(report.score.away);
    if (report.shootOut)
        return text + QStringLiteral(" %1-%2p").arg(report.shootOut->home).arg(report.shootOut->away);
    return report.extraTime ? text + QStringLiteral(" aet") : text;
}

Result<MatchReport> typedReport(const Competition &competition, int index, const CorrectedScore &result)
{
    auto report = correctedReport(competition, index, result);
    if (!report)
        return report;
    const DecisionRules rules = reportRules(competition, index);
    const Ruling *ruling = competition.ruling(index);
    if (ruling != nullptr && ruling->isBrokenOff() && result.shootOut)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Match %1 was abandoned: enter the score at which it was."),
                    {QString::number(ruling->match)});
    if (!rules.needsWinner && (result.afterExtraTime || result.shootOut))
        return fail(Fault::BadInput,
                    result.shootOut
                        ? QT_TRANSLATE_NOOP("core", "This match has no shoot-out: a draw stands.")
                        : QT_TRANSLATE_NOOP(
                              "core", "This match has no extra time: a draw stands after regular time."));
    if (rules.needsWinner && rules.shootOut && !result.shootOut &&
        isTieLevel(rules, result.score, result.score))
        return fail(
            Fault::BadInput,
            rules.extraTime == DecisionRules::ExtraTime::None
                ? QT_TRANSLATE_NOOP("core", "This match needs a winner: add the shoot-out, as in 1-1 4-3p.")
                : QT_TRANSLATE_NOOP("core", "This match needs a winner: add the shoot-out, as in "
                                            "1-1 4-3p, or extra time, as in 2-1 aet."));
    Competition tried = competition;
    if (auto kept = tried.record(*report); !kept) {
        // Where in a report something is wrong means nothing to somebody who typed a score.
        Error error = kept.error();
        if (!error.problems.empty())
            error = {error.fault, error.problems.front().what, {}};
        return fail(std::move(error));
    }
    return report;
}

Result<MatchReport> typedReport(const Competition &competition, int index, const QString &text)
{
    const auto result = scoreFromText(text);
    TOUCHLINE_TRY(result);
    return typedReport(competition, index, *result);
}

} // namespace touchline
