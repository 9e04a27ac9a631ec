// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/score_cell.h"

#include "core/base/plain_digits.h"
#include "core/exchange/csv/column_match.h"

#include <QRegularExpression>

#include <map>
#include <vector>

namespace touchline {

namespace {

/// Two numbers of a cell and what stands beside them.
struct ScorePart
{
    Score score;
    bool isShootOut = false;
    bool isAfterExtraTime = false;
    bool isInBrackets = false;
};

/// With every dash as "-" and single blanks.
QString plainScore(const QString &text)
{
    static const QRegularExpression dashes(
        QStringLiteral("[\\x{2010}-\\x{2015}\\x{2212}\\x{FE58}\\x{FE63}\\x{FF0D}]"));
    return withPlainDigits(text).replace(dashes, QStringLiteral("-")).simplified().toLower();
}

/// Words in place of a score, by columnKey().
std::optional<ScoreCell> scoreWord(const QString &text)
{
    using Kind = ScoreCell::Kind;
    static const auto open = [](const char *word) {
        return ScoreCell{Kind::Open, {}, {}, false, {}, QString::fromLatin1(word)};
    };
    static const auto walkover = [](std::optional<Side> winner) {
        return ScoreCell{Kind::Walkover, {}, {}, false, winner, {}};
    };
    static const std::map<QString, ScoreCell> words{{QStringLiteral("v"), open("")},
                                                    {QStringLiteral("vs"), open("")},
                                                    {QStringLiteral("tbd"), open("")},
                                                    {QStringLiteral("pp"), open("postponed")},
                                                    {QStringLiteral("ppd"), open("postponed")},
                                                    {QStringLiteral("postp"), open("postponed")},
                                                    {QStringLiteral("postponed"), open("postponed")},
                                                    {QStringLiteral("verlegt"), open("postponed")},
                                                    {QStringLiteral("aa"), open("abandoned")},
                                                    {QStringLiteral("abd"), open("abandoned")},
                                                    {QStringLiteral("abandoned"), open("abandoned")},
                                                    {QStringLiteral("abgebrochen"), open("abandoned")},
                                                    {QStringLiteral("hw"), walkover(Side::Home)},
                                                    {QStringLiteral("aw"), walkover(Side::Away)},
                                                    {QStringLiteral("wo"), walkover(std::nullopt)},
                                                    {QStringLiteral("walkover"), walkover(std::nullopt)}};
    static const QRegularExpression signsAlone(QStringLiteral("^[-:?. ]*$"));
    if (signsAlone.match(text).hasMatch())
        return open("");
    const auto found = words.find(columnKey(text));
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

bool isAtHalfTime(const Score &half, const Score &full)
{
    return half.home <= full.home && half.away <= full.away;
}

/// The result that the parts make together.
std::optional<ScoreCell> resultOfParts(const std::vector<ScorePart> &parts)
{
    ScoreCell cell;
    bool hasScore = false;
    for (const ScorePart &part : parts) {
        if (part.isShootOut && !cell.shootOut) {
            cell.shootOut = part.score;
        } else if (!part.isShootOut && !part.isInBrackets && !hasScore) {
            cell.score = part.score;
            cell.isAfterExtraTime = part.isAfterExtraTime;
            hasScore = true;
        } else if (part.isShootOut || !part.isInBrackets) {
            return std::nullopt;
        }
    }
    for (const ScorePart &part : parts)
        if (part.isInBrackets && !part.isShootOut && !isAtHalfTime(part.score, cell.score))
            return std::nullopt;
    return hasScore ? std::optional(cell) : std::nullopt;
}

} // namespace

std::optional<ScoreCell> scoreCell(const QString &text)
{
    constexpr qsizetype longest = 60;
    const QString plain = plainScore(text.left(longest + 1));
    if (plain.size() > longest)
        return std::nullopt;
    if (auto word = scoreWord(plain))
        return word;
    static const QString number = QStringLiteral("(\\d{1,3})(?:[.,]0+)?");
    static const QString kicks = QStringLiteral(
        "(?:p|pen|pens|pks?|penalties|ps|i\\.? ?e|n\\.? ?e|i\\.? ?elfm|n\\.? ?elfm|tab|rig|dcr|k)\\.?");
    static const QString extra = QStringLiteral("(?:a\\.?e\\.?t|aet|n\\.? ?v|ap|a\\.? ?p|ot|dts)\\.?");
    static const QRegularExpression part(
        QStringLiteral("\\G[ ,;]*([(\\[]?) ?(?:(%2|%3|ht) )?%1 ?[-:] ?%1(?: ?(?:on )?(?:(%2|%3|ht)(?![a-z])|"
                       "\\((%2|%3)\\)))?(?: ?[,;] ?%1 ?[-:] ?%1(?=[)\\]]))?([)\\]]?)")
            .arg(number, kicks, extra));
    static const QRegularExpression isKicks(QStringLiteral("^%1$").arg(kicks));
    static const QRegularExpression isExtra(QStringLiteral("^%1$").arg(extra));
    std::vector<ScorePart> parts;
    qsizetype end = 0;
    for (auto found = part.globalMatch(plain); found.hasNext();) {
        const auto match = found.next();
        const bool isOpened = !match.captured(1).isEmpty();
        if (isOpened != !match.captured(9).isEmpty())
            return std::nullopt;
        const QStringList marks{match.captured(2), match.captured(5), match.captured(6)};
        ScorePart one{{match.captured(3).toInt(), match.captured(4).toInt()}, false, false, isOpened};
        for (const QString &mark : marks) {
            one.isShootOut = one.isShootOut || isKicks.match(mark).hasMatch();
            one.isAfterExtraTime = one.isAfterExtraTime || isExtra.match(mark).hasMatch();
        }
        parts.push_back(one);
        end = match.capturedEnd();
    }
    return end == plain.size() ? resultOfParts(parts) : std::nullopt;
}

} // namespace touchline
