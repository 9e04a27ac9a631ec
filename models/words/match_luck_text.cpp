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
    add(QStringLiteral("Own decisions"),
        [&](Side side) { return withError(luck.decisions(side), luck.decisionsError[side]); });
    add(QStringLiteral("Opponent's decisions"), [&](Side side) {
        return withError(-luck.decisions(opposite(side)), luck.decisionsError[opposite(side)]);
    });
    add(QStringLiteral("Result"), expected(luck.points.back()));
    return table.text();
}

QString withoutLuckLine(const PlayedMatch &played, const MatchLuck &luck, const Language &language)
{
    const MatchLuck::Adjusted fair = luck.withoutLuck();
    return QStringLiteral("Without luck: %1 %2, draw %3, %4 %5\n")
        .arg(teamOf(played, Side::Home), language.percent(fair.win[Side::Home]), language.percent(fair.draw),
             teamOf(played, Side::Away), language.percent(fair.win[Side::Away]));
}

QString momentsTable(const PlayedMatch &played, const Game &game, const MatchLuck &luck,
                     const Language &language)
{
    TextTable table({Align::Right, Align::Left, Align::Right, Align::Right});
    for (const LuckMoment &moment : largestMoments(luckMoments(played, game, luck), momentsShown))
        table.add({moment.minute, moment.text, language.percent(luck.points[moment.end].expected(Side::Home)),
                   pointsText(moment.change(), language)});
    return table.text(QStringLiteral("  "));
}

} // namespace

std::vector<LuckMoment> luckMoments(const PlayedMatch &played, const Game &game, const MatchLuck &luck)
{
    StoryTeller teller(played.log.setup, game, tellingsOf(game).full);
    teller.follow(played.events, played.log.entries, played.eventsBefore);
    std::vector<LuckMoment> moments;
    std::size_t step = 0;
    QString minute;
    for (const StoryLine &line : teller.lines()) {
        if (!line.minute.isEmpty())
            minute = line.minute;
        LuckMoment moment{minute, line.text.trimmed(), step, step};
        for (; step < luck.steps.size() && luck.steps[step].end <= line.entries; ++step)
            (luck.steps[step].kind == Awaits::Roll ? moment.luck : moment.decisions) +=
                luck.change(step, Side::Home);
        moment.end = step;
        if (moment.end > moment.first)
            moments.push_back(std::move(moment));
    }
    // What no line tells any more, as the roll for injury time, belongs to the last one.
    for (; !moments.empty() && step < luck.steps.size(); ++step) {
        (luck.steps[step].kind == Awaits::Roll ? moments.back().luck : moments.back().decisions) +=
            luck.change(step, Side::Home);
        moments.back().end = step + 1;
    }
    return moments;
}

std::vector<LuckMoment> largestMoments(std::vector<LuckMoment> moments, std::size_t most)
{
    std::erase_if(moments, [](const LuckMoment &one) { return !isSeen(one.change()); });
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
           QStringLiteral("Each point of it played on %1 times. A win counts 100%, a draw 50%.\n\n")
               .arg(language.number(luck.runs)) +
           sumTable(played, luck, language) + u'\n' + withoutLuckLine(played, luck, language) +
           QStringLiteral("\nWhat moved it most: expected result of %1 then, and by how much\n")
               .arg(teamOf(played, Side::Home)) +
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
