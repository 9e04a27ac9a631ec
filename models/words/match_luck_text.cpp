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

bool isDecided(const MatchLuck &luck)
{
    return std::any_of(luck.steps.begin(), luck.steps.end(),
                       [](const LuckStep &step) { return step.kind == Awaits::Choice; });
}

QString withError(const QString &number, double error, const Language &language)
{
    constexpr double hundred = 100;
    return QStringLiteral("%1 ± %2").arg(number, language.decimal(hundred * confidentErrors * error, 1));
}

QString withError(double change, double error, const Language &language)
{
    return withError(pointsText(change, language), error, language);
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
    add(QStringLiteral("Luck"),
        [&](Side side) { return withError(luck.luck(side), luck.luckError, language); });
    if (isDecided(luck)) {
        add(QStringLiteral("Own decisions"),
            [&](Side side) { return withError(luck.decisions(side), luck.decisionsError[side], language); });
        add(QStringLiteral("Opponent's decisions"), [&](Side side) {
            return withError(-luck.decisions(opposite(side)), luck.decisionsError[opposite(side)], language);
        });
    }
    add(QStringLiteral("Result"), expected(luck.points.back()));
    return table.text();
}

/// Where the estimates err, one may lie a little outside of 0..1.
QString chancesSentence(const char *text, const PerSide<QString> &teams, const PerSide<double> &win,
                        double draw, const Language &language)
{
    const auto shown = [&language](double share) { return language.percent(std::clamp(share, 0.0, 1.0)); };
    return language.text(text, {teams[Side::Home], shown(win[Side::Home]), shown(draw), teams[Side::Away],
                                shown(win[Side::Away])});
}

QString withoutLuckSentence(const PerSide<QString> &teams, const MatchLuck &luck, const Language &language)
{
    constexpr double widest = 0.25;
    if (confidentErrors * luck.luckError > widest)
        return language.text(
            QT_TRANSLATE_NOOP("core", "Too uncertain to say how it would have ended without luck."));
    const MatchLuck::Adjusted fair = luck.withoutLuck();
    return chancesSentence(QT_TRANSLATE_NOOP("core", "Without luck: %1 %2, draw %3, %4 %5."), teams, fair.win,
                           fair.draw, language);
}

QString luckSentence(const PerSide<QString> &teams, const MatchLuck &luck, const Language &language)
{
    const Side lucky = luck.luck(Side::Home) >= 0 ? Side::Home : Side::Away;
    const QString points = withError(language.decimal(luck.luck(lucky) * 100, 1), luck.luckError, language);
    if (luck.luck(lucky) < confidentErrors * luck.luckError)
        return language.text(QT_TRANSLATE_NOOP("core", "Luck did not clearly favour either side (%1)."),
                             {points});
    return language.text(QT_TRANSLATE_NOOP("core", "Luck was worth %1 points to %2."),
                         {points, teams[lucky]});
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
    LuckMoment moment;
    bool hasRolls = false;
    for (const StoryLine &line : teller.lines()) {
        if (!line.minute.isEmpty())
            moment.minute = line.minute;
        moment.text = line.text.trimmed();
        for (; step < luck.steps.size() && luck.steps[step].end <= line.entries; take(moment))
            hasRolls = hasRolls || luck.steps[step].kind == Awaits::Roll;
        // Rolls before a line of choices are told by the line behind it.
        if (moment.end == moment.first || (hasRolls && line.firstEvent == line.lastEvent))
            continue;
        moments.push_back(moment);
        moment = {moment.minute, {}, step, step};
        hasRolls = false;
    }
    if (moment.end > moment.first)
        moments.push_back(moment);
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

QStringList luckSentences(const PerSide<QString> &teams, const MatchLuck &luck, const Language &language)
{
    const EndCounts &start = luck.points.front();
    QStringList sentences{
        chancesSentence(QT_TRANSLATE_NOOP("core", "Before kick-off: %1 %2, draw %3, %4 %5."), teams,
                        {{start.winOf(Side::Home).share(), start.winOf(Side::Away).share()}},
                        start.draw().share(), language),
        luckSentence(teams, luck, language)};
    if (isDecided(luck))
        sentences << language.text(
            QT_TRANSLATE_NOOP("core", "Decisions: %1 %2, %3 %4."),
            {teams[Side::Home],
             withError(luck.decisions(Side::Home), luck.decisionsError[Side::Home], language),
             teams[Side::Away],
             withError(luck.decisions(Side::Away), luck.decisionsError[Side::Away], language)});
    return sentences << withoutLuckSentence(teams, luck, language);
}

QString luckText(const PlayedMatch &played, const Game &game, const MatchLuck &luck)
{
    const Language language;
    return resultLines(played, game) +
           QStringLiteral("Each point of it played on %1 times. A win counts 100%, a draw 50%; ± holds in 95 "
                          "of 100 cases.\n\n")
               .arg(language.number(luck.runs)) +
           sumTable(played, luck, language) + u'\n' +
           withoutLuckSentence({{teamOf(played, Side::Home), teamOf(played, Side::Away)}}, luck, language) +
           QStringLiteral("\n\n") + momentsTable(played, game, luck, language);
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
        return choice.legal == static_cast<int>(choice.options.size())
                   ? language.text(QT_TRANSLATE_NOOP("core", "It was the best choice."))
                   : language.text(
                         QT_TRANSLATE_NOOP("core", "It was the best of the %1 answers that were tried."),
                         {language.number(static_cast<qint64>(choice.options.size()))});
    return language.text(QT_TRANSLATE_NOOP("core", "It is too close to call."));
}

QString judgedText(const PlayedMatch &played, const Game &game, const JudgedChoice &choice)
{
    const Language language;
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Left});
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const JudgedOption &one = choice.options[i];
        table.add({optionLabel(game, toQString(choice.prompt->id), one.name),
                   language.percent(one.ends.expected(choice.side), 1),
                   i == 0 ? QString() : pointsText(one.difference, language),
                   i == 0 ? QStringLiteral("chosen")
                          : QStringLiteral("± %1").arg(
                                language.decimal(one.standardError * 100 * confidentErrors, 1))});
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
