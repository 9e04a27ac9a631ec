// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/match_luck_text.h"

#include "core/base/to_qstring.h"
#include "models/words/common/option_label.h"
#include "models/words/common/text_table.h"
#include "models/words/game_tellings.h"
#include "models/words/narrator.h"
#include "models/words/option_words.h"
#include "models/words/story_teller.h"

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

constexpr std::size_t momentsShown = 8;
/// Standard errors within which 95 of 100 cases lie.
constexpr double confident = 1.96;

using Align = TextTable::Align;

/// Rounded as pointsText() does it.
bool isSeen(double change)
{
    constexpr double half = 0.0005;
    return std::abs(change) >= half;
}

QString teamOf(const PlayedMatch &played, Side side)
{
    return nameShown(played.log.setup.sides[side].team.displayName());
}

QString sumTable(const PlayedMatch &played, const MatchLuck &luck, const Language &language)
{
    TextTable table({Align::Left, Align::Right, Align::Right});
    const auto add = [&table](const QString &what, const auto &cell) {
        table.add({what, cell(Side::Home), cell(Side::Away)});
    };
    const auto expected = [&language](const EndCounts &counts) {
        return [&counts, &language](Side side) { return language.percent(counts.expected(side), 1); };
    };
    add({}, [&](Side side) { return teamOf(played, side); });
    add(QStringLiteral("Expected before kick-off"), expected(luck.points.front()));
    const auto withError = [&language](double change, double error) {
        constexpr double hundred = 100;
        return QStringLiteral("%1 ± %2").arg(pointsText(change, language),
                                             language.decimal(hundred * confident * error, 1));
    };
    add(QStringLiteral("Luck"), [&](Side side) { return withError(luck.luck(side), luck.luckError); });
    const bool isDecided = std::any_of(luck.steps.begin(), luck.steps.end(),
                                       [](const LuckStep &step) { return step.kind == Awaits::Choice; });
    if (isDecided) {
        add(QStringLiteral("Own decisions"),
            [&](Side side) { return withError(luck.decisions(side), luck.decisionsError[side]); });
        add(QStringLiteral("Opponent's decisions"), [&](Side side) {
            return withError(-luck.decisions(opposite(side)), luck.decisionsError[opposite(side)]);
        });
    }
    add(QStringLiteral("Result"), expected(luck.points.back()));
    return table.text();
}

QString withoutLuckLine(const PlayedMatch &played, const MatchLuck &luck, const Language &language)
{
    constexpr double widest = 0.25;
    if (confident * luck.luckError > widest)
        return QStringLiteral(
            "Too uncertain to say how it would have ended without luck: take more --runs.\n");
    const MatchLuck::Adjusted fair = luck.withoutLuck();
    // Where the estimates err, one may lie a little outside.
    const auto shown = [&language](double share) { return language.percent(std::clamp(share, 0.0, 1.0)); };
    return QStringLiteral("Without luck: %1 %2, draw %3, %4 %5\n")
        .arg(teamOf(played, Side::Home), shown(fair.win[Side::Home]), shown(fair.draw),
             teamOf(played, Side::Away), shown(fair.win[Side::Away]));
}

/// At most so long; a turn of many decisions is one long line.
QString cut(const QString &text)
{
    constexpr qsizetype most = 100;
    return text.size() <= most ? text : text.first(most - 1) + u'…';
}

QString momentsTable(const PlayedMatch &played, const Game &game, const MatchLuck &luck,
                     const Language &language)
{
    const auto moments = largestMoments(luckMoments(played, game, luck), momentsShown);
    if (moments.empty())
        return QStringLiteral("Nothing moved it more than the estimates may err by.\n");
    TextTable table({Align::Right, Align::Left, Align::Right, Align::Right});
    for (const LuckMoment &moment : moments)
        table.add({moment.minute, cut(moment.text),
                   language.percent(luck.points[moment.end].expected(Side::Home)),
                   pointsText(moment.change(), language)});
    return QStringLiteral("What moved it most: expected result of %1 then, and by how much\n")
               .arg(teamOf(played, Side::Home)) +
           table.text(QStringLiteral("  "));
}

} // namespace

bool LuckMoment::isClear() const
{
    // The largest of a hundred are looked for, so 95 % would not do.
    constexpr double clear = 3;
    return std::abs(change()) > clear * std::sqrt(variance) && isSeen(change());
}

std::vector<LuckMoment> luckMoments(const PlayedMatch &played, const Game &game, const MatchLuck &luck)
{
    StoryTeller teller(played.log.setup, game, tellingsOf(game).full);
    teller.follow(played.events, played.log.entries, played.eventsBefore);
    std::vector<LuckMoment> moments;
    std::size_t step = 0;
    const auto take = [&](LuckMoment &moment) {
        (luck.steps[step].kind == Awaits::Roll ? moment.luck : moment.decisions) +=
            luck.change(step, Side::Home);
        moment.variance += luck.changeErrors[step] * luck.changeErrors[step];
        moment.end = ++step;
    };
    QString minute;
    for (const StoryLine &line : teller.lines()) {
        if (!line.minute.isEmpty())
            minute = line.minute;
        LuckMoment moment{minute, line.text.trimmed(), step, step};
        while (step < luck.steps.size() && luck.steps[step].end <= line.entries)
            take(moment);
        if (moment.end > moment.first)
            moments.push_back(std::move(moment));
    }
    // What no line tells any more, as the roll for injury time, belongs to the last one.
    while (!moments.empty() && step < luck.steps.size())
        take(moments.back());
    return moments;
}

std::vector<LuckMoment> largestMoments(std::vector<LuckMoment> moments, std::size_t most)
{
    std::erase_if(moments, [](const LuckMoment &one) { return !one.isClear(); });
    std::stable_sort(moments.begin(), moments.end(), [](const LuckMoment &one, const LuckMoment &other) {
        return std::abs(one.change()) > std::abs(other.change());
    });
    moments.resize(std::min(moments.size(), most));
    return moments;
}

QString signedDecimal(double number, int digits, const Language &language)
{
    const QString text = language.decimal(std::abs(number), digits);
    const bool isNothing = text == language.decimal(0, digits);
    return isNothing ? text : (number > 0 ? u'+' : u'−') + text;
}

QString pointsText(double change, const Language &language)
{
    constexpr double hundred = 100;
    return signedDecimal(change * hundred, 1, language);
}

QString luckText(const PlayedMatch &played, const Game &game, const MatchLuck &luck)
{
    const Language language;
    return resultLines(played, game) +
           QStringLiteral("Each point of it played on %1 times. A win counts 100%, a draw 50%; ± holds in 95 "
                          "of 100 cases.\n\n")
               .arg(language.number(luck.runs)) +
           sumTable(played, luck, language) + u'\n' + withoutLuckLine(played, luck, language) + u'\n' +
           momentsTable(played, game, luck, language);
}

QString verdictText(const JudgedChoice &choice, const Game &game, const Language &language)
{
    const auto label = [&](const JudgedOption &one) {
        return optionLabel(game, toQString(choice.prompt->id), one.name);
    };
    if (const JudgedOption *better = choice.better())
        return language.text(QT_TRANSLATE_NOOP("core", "%1 would have been better, by %2 points."),
                             {label(*better), language.decimal(better->difference * 100, 1)});
    if (choice.isClearlyBest())
        return language.text(QT_TRANSLATE_NOOP("core", "It was the best choice."));
    return language.text(QT_TRANSLATE_NOOP("core", "It is too close to call."));
}

QString judgedText(const PlayedMatch &played, const Game &game, const JudgedChoice &choice)
{
    const Language language;
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Left});
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const JudgedOption &one = choice.options[i];
        table.add(
            {optionLabel(game, toQString(choice.prompt->id), one.name),
             language.percent(one.ends.expected(choice.side), 1),
             i == 0 ? QString() : pointsText(one.difference, language),
             i == 0 ? QStringLiteral("chosen")
                    : QStringLiteral("± %1").arg(language.decimal(one.standardError * 100 * confident, 1))});
    }
    QString text = QStringLiteral("Input %1, %2: %3. %4\n")
                       .arg(choice.entry + 1)
                       .arg(teamOf(played, choice.side), sentenceCase(toQString(choice.prompt->label)),
                            verdictText(choice, game, language));
    if (choice.legal > static_cast<int>(choice.options.size()))
        text += QStringLiteral("%1 of %2 options were tried.\n").arg(choice.options.size()).arg(choice.legal);
    return text + table.text(QStringLiteral("  "));
}

} // namespace touchline
