// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_view.h"

#include <QtGlobal>

#include <array>

namespace touchline::atcs {

namespace {

/// With a sign that is as wide as a figure.
QString withSign(int number)
{
    if (number == 0)
        return QStringLiteral("0");
    return (number > 0 ? QStringLiteral("+") : QStringLiteral("−")) + QString::number(qAbs(number));
}

Message kindWord(const TeamCard &card)
{
    if (card.strengths)
        return {QT_TRANSLATE_NOOP("core", "Made from strengths"), {}};
    switch (card.kind) {
    case CardKind::Card:
        return {QT_TRANSLATE_NOOP("core", "One of the 64 cards"), {}};
    case CardKind::Bonus:
        return {QT_TRANSLATE_NOOP("core", "A bonus card"), {}};
    case CardKind::Edition:
        return {QT_TRANSLATE_NOOP("core", "Made from this World Cup's facts"), {}};
    case CardKind::Custom:
        return {QT_TRANSLATE_NOOP("core", "Made by hand"), {}};
    }
    return {};
}

Message strengthWords(const CardStrengths &strengths)
{
    return {QT_TRANSLATE_NOOP("core", "attack %1, defence %2, goalkeeping %3, fair play %4"),
            {QString::number(strengths.attack), QString::number(strengths.defense),
             QString::number(strengths.goalkeeping), QString::number(strengths.fairPlay)}};
}

Message orDash(const QString &text)
{
    return plainValue(text.isEmpty() ? QStringLiteral("–") : text);
}

DocumentView::Row rowOf(const CardPlayer &player)
{
    const QString rating =
        player.isKeeper() ? withSign(player.goalieRating) : QStringLiteral("%1–10").arg(player.goalRating);
    return {player.entry,
            {printedRange(player.shot), rating, printedRange(player.card),
             player.oneTimer ? QStringLiteral("×1") : QString()},
            player.goals};
}

} // namespace

Message bestResultWord(int result)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("core", "Champions"),     QT_TRANSLATE_NOOP("core", "Second"),
        QT_TRANSLATE_NOOP("core", "Third"),         QT_TRANSLATE_NOOP("core", "Fourth"),
        QT_TRANSLATE_NOOP("core", "Quarter-final"), QT_TRANSLATE_NOOP("core", "Round of 16"),
        QT_TRANSLATE_NOOP("core", "Group stage")};
    return {words[static_cast<std::size_t>(result - 1)], {}};
}

Message strategyWord(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Aggressive:
        return {QT_TRANSLATE_NOOP("core", "Aggressive"), {}};
    case Strategy::Normal:
        return {QT_TRANSLATE_NOOP("core", "Normal"), {}};
    case Strategy::Conservative:
        return {QT_TRANSLATE_NOOP("core", "Conservative"), {}};
    }
    return {};
}

QString printedRange(const Range &range)
{
    return rangeText(range).replace(u'-', u'–');
}

DocumentView viewOf(const TeamCard &card)
{
    DocumentView view;
    view.team = card.team;
    view.figures = {
        {{QT_TRANSLATE_NOOP("core", "Attempts by half"), {}},
         plainValue(QStringLiteral("%1 / %2").arg(card.attempts[0]).arg(card.attempts[1]))},
        {{QT_TRANSLATE_NOOP("core", "Shots on goal"), {}},
         plainValue(QStringLiteral("1–%1").arg(card.shotsOnGoal))},
        {{QT_TRANSLATE_NOOP("core", "Defence: attempts"), {}}, plainValue(withSign(card.defenseAttempts))},
        {{QT_TRANSLATE_NOOP("core", "Defence: shots"), {}}, plainValue(withSign(card.defenseShotsOnGoal))}};
    view.facts = {{{QT_TRANSLATE_NOOP("core", "Formation"), {}},
                   plainValue(formationName(card.formation).replace(u'-', u'–'))},
                  {{QT_TRANSLATE_NOOP("core", "Strategy"), {}}, strategyWord(card.strategy)},
                  {{QT_TRANSLATE_NOOP("core", "Fair play"), {}}, plainValue(withSign(card.fairPlay))},
                  {{QT_TRANSLATE_NOOP("core", "Power"), {}}, plainValue(QString::number(card.power))}};
    view.columns = {{{QT_TRANSLATE_NOOP("core", "Shot"), {}}},
                    {{QT_TRANSLATE_NOOP("core", "Goal"), {}}},
                    {{QT_TRANSLATE_NOOP("core", "Card"), {}}},
                    {{}, false}};
    view.sharesTitle = {QT_TRANSLATE_NOOP("core", "Who shoots: ranges of 1–100, ×1 = one-timer"), {}};
    for (const CardPlayer &player : card.players) {
        view.rows.push_back(rowOf(player));
        if (player.shot.isEmpty())
            continue;
        DocumentView::Share share{player.entry.person.shortName, player.shot.first, player.shot.last, {}, {}};
        if (player.oneTimer) {
            share.mark = QStringLiteral("×1");
            share.markMeaning = {QT_TRANSLATE_NOOP("core", "one-timer"), {}};
        }
        view.shares.push_back(std::move(share));
    }
    view.back = {{{QT_TRANSLATE_NOOP("core", "Best result"), {}}, bestResultWord(card.bestResult)},
                 {{QT_TRANSLATE_NOOP("core", "Manager"), {}}, orDash(card.team.manager)},
                 {{QT_TRANSLATE_NOOP("core", "Confederation"), {}}, orDash(card.team.conference)},
                 {{QT_TRANSLATE_NOOP("core", "This card"), {}}, kindWord(card)}};
    if (card.strengths)
        view.back.push_back(
            {{QT_TRANSLATE_NOOP("core", "Strengths, 0 to 100"), {}}, strengthWords(*card.strengths)});
    return view;
}

} // namespace touchline::atcs
