// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/card_face.h"

#include "core/play/squads/card_entrants.h"
#include "models/views/open_league.h"
#include "models/views/teams/club_card.h"

namespace touchline {

namespace {

/// With a sign that is as wide as a figure.
QString withSign(int number)
{
    if (number == 0)
        return QStringLiteral("0");
    return (number > 0 ? QStringLiteral("+") : QStringLiteral("−")) + QString::number(qAbs(number));
}

QString rangeWord(const atcs::Range &range)
{
    return rangeText(range).replace(u'-', u'–');
}

QString strategyWord(atcs::Strategy strategy)
{
    switch (strategy) {
    case atcs::Strategy::Aggressive:
        return CardFace::tr("Aggressive");
    case atcs::Strategy::Normal:
        return CardFace::tr("Normal");
    case atcs::Strategy::Conservative:
        return CardFace::tr("Conservative");
    }
    return {};
}

QString kindWord(atcs::CardKind kind)
{
    switch (kind) {
    case atcs::CardKind::Card:
        return CardFace::tr("One of the 64 cards");
    case atcs::CardKind::Bonus:
        return CardFace::tr("A bonus card");
    case atcs::CardKind::Edition:
        return CardFace::tr("Made from this World Cup's facts");
    case atcs::CardKind::Custom:
        return CardFace::tr("Made by hand");
    }
    return {};
}

QString strengthWords(const atcs::CardStrengths &strengths)
{
    return CardFace::tr("attack %1, defence %2, goalkeeping %3, fair play %4")
        .arg(strengths.attack)
        .arg(strengths.defense)
        .arg(strengths.goalkeeping)
        .arg(strengths.fairPlay);
}

CardFace::Line lineOf(const atcs::CardPlayer &player)
{
    CardFace::Line line;
    line.shirt = player.entry.shirt ? QString::number(*player.entry.shirt) : QString();
    line.name = player.entry.person.shortName;
    line.position = positionCode(player.entry.position);
    line.shot = rangeWord(player.shot);
    line.rating =
        player.isKeeper() ? withSign(player.goalieRating) : QStringLiteral("%1–10").arg(player.goalRating);
    line.card = rangeWord(player.card);
    line.goals = player.goals == 0 ? QString() : QString::number(player.goals);
    line.isCaptain = player.entry.captain;
    line.isOneTimer = player.oneTimer;
    return line;
}

} // namespace

QString bestResultWord(int result)
{
    const std::array words{CardFace::tr("Champions"),     CardFace::tr("Second"),
                           CardFace::tr("Third"),         CardFace::tr("Fourth"),
                           CardFace::tr("Quarter-final"), CardFace::tr("Round of 16"),
                           CardFace::tr("Group stage")};
    return words[static_cast<std::size_t>(result - 1)];
}

CardFace CardFace::of(const atcs::TeamCard &card)
{
    CardFace face;
    face.country = card.team.name;
    face.year = card.team.year == 0 ? QString() : QString::number(card.team.year);
    face.kit = card.team.kit;
    face.figures = {
        {{tr("Attempts by half"), QStringLiteral("%1 / %2").arg(card.attempts[0]).arg(card.attempts[1])},
         {tr("Shots on goal"), QStringLiteral("1–%1").arg(card.shotsOnGoal)},
         {tr("Defence: attempts"), withSign(card.defenseAttempts)},
         {tr("Defence: shots"), withSign(card.defenseShotsOnGoal)}}};
    face.facts = {{tr("Formation"), formationName(card.formation).replace(u'-', u'–')},
                  {tr("Strategy"), strategyWord(card.strategy)},
                  {tr("Fair play"), withSign(card.fairPlay)},
                  {tr("Power"), QString::number(card.power)}};
    for (const atcs::CardPlayer &player : card.players) {
        face.lines.push_back(lineOf(player));
        if (!player.shot.isEmpty())
            face.shares.push_back(
                {player.entry.person.shortName, player.shot.first, player.shot.last, player.oneTimer});
    }
    face.back = {
        {tr("Best result"), bestResultWord(card.bestResult)},
        {tr("Manager"), card.team.manager.isEmpty() ? QStringLiteral("–") : card.team.manager},
        {tr("Confederation"), card.team.conference.isEmpty() ? QStringLiteral("–") : card.team.conference},
        {tr("This card"), card.strengths ? tr("Made from strengths") : kindWord(card.kind)}};
    if (card.strengths)
        face.back.push_back({tr("Strengths, 0 to 100"), strengthWords(*card.strengths)});
    return face;
}

QString CardFace::inWords() const
{
    QStringList words{country, year};
    for (const Figure &figure : figures)
        words << QStringLiteral("%1: %2").arg(figure.label, figure.value);
    for (const Figure &fact : facts)
        words << QStringLiteral("%1: %2").arg(fact.label, fact.value);
    for (const Share &share : shares)
        words << QStringLiteral("%1 %2–%3").arg(share.name).arg(share.first).arg(share.last) +
                     (share.isOneTimer ? u' ' + tr("one-timer") : QString());
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

Result<std::shared_ptr<const atcs::TeamCard>> cardOf(OpenLeague &league, const QUuid &team)
{
    const Team *known = league.team(team);
    if (known == nullptr)
        return std::shared_ptr<const atcs::TeamCard>();
    auto own = ownCard(league.league(), *known);
    if (!own || *own != nullptr)
        return own;
    Entrant entrant;
    entrant.id = known->id;
    entrant.code = known->code;
    entrant.name = known->name;
    return builtInCardOf(entrant);
}

} // namespace touchline
