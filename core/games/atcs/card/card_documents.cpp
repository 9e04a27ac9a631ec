// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_documents.h"

#include "core/games/atcs/card/card_collection.h"
#include "core/games/atcs/card/card_from_squad.h"
#include "core/games/atcs/card/card_from_strengths.h"
#include "core/games/atcs/card/card_view.h"
#include "core/games/atcs/card/expected_goals.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::atcs {

namespace {

constexpr const char *byStrengths = "strengths";
constexpr const char *bySquad = "squad";

const TeamCard &cardIn(const TeamDocument &document)
{
    return dynamic_cast<const TeamCard &>(document);
}

std::vector<DocumentField> strengthFields()
{
    const auto strength = [](const char *key, const char *label, const char *tip) {
        return DocumentField{key, {label, {}}, {tip, {}}, leastStrength, mostStrength, meanStrength};
    };
    DocumentField formation{"formation", {QT_TRANSLATE_NOOP("core", "&Formation:"), {}}};
    for (const char *name : formationNames)
        formation.choices.push_back(plainValue(QString::fromLatin1(name).replace(u'-', QStringLiteral("–"))));
    formation.most = static_cast<int>(formation.choices.size()) - 1;
    formation.usual = static_cast<int>(Formation::F442);
    DocumentField strategy{"strategy", {QT_TRANSLATE_NOOP("core", "&Strategy:"), {}}};
    for (const Strategy one : {Strategy::Aggressive, Strategy::Normal, Strategy::Conservative})
        strategy.choices.push_back(strategyWord(one));
    strategy.most = static_cast<int>(strategy.choices.size()) - 1;
    strategy.usual = static_cast<int>(Strategy::Normal);
    return {strength("attack", QT_TRANSLATE_NOOP("core", "&Attack:"),
                     QT_TRANSLATE_NOOP("core", "Shot frequency and quality.")),
            strength("defense", QT_TRANSLATE_NOOP("core", "&Defence:"),
                     QT_TRANSLATE_NOOP("core", "How far it reduces the opponents' attempts and shots.")),
            strength("goalkeeping", QT_TRANSLATE_NOOP("core", "Goal&keeper:"),
                     QT_TRANSLATE_NOOP("core", "Share of shots on goal saved.")),
            strength("fair_play", QT_TRANSLATE_NOOP("core", "Fair &play:"),
                     QT_TRANSLATE_NOOP("core", "100: hardly any cards. 0: many cards.")),
            std::move(formation),
            std::move(strategy)};
}

int valueOf(const DocumentWishes &wishes, const char *key, int usual)
{
    const auto found = wishes.values.find(QString::fromLatin1(key));
    return found == wishes.values.end() ? usual : found->second;
}

CardWishes cardWishes(const DocumentWishes &wishes)
{
    CardWishes card;
    card.team = wishes.team;
    card.squad = wishes.squad;
    card.strengths = {valueOf(wishes, "attack", meanStrength), valueOf(wishes, "defense", meanStrength),
                      valueOf(wishes, "goalkeeping", meanStrength),
                      valueOf(wishes, "fair_play", meanStrength)};
    card.shotWeights = wishes.shares;
    card.formation =
        static_cast<Formation>(valueOf(wishes, "formation", static_cast<int>(usualFormation(wishes.squad))));
    card.strategy = static_cast<Strategy>(valueOf(wishes, "strategy", static_cast<int>(Strategy::Normal)));
    return card;
}

/// How often each of the squad shoots on a card, by the width of his range.
std::vector<int> sharesOn(const TeamCard &card, const Squad &squad, std::vector<int> usual)
{
    for (std::size_t i = 0; i < squad.entries.size(); ++i) {
        if (squad.entries[i].position == Position::Goalkeeper)
            continue;
        const int row = card.squad().indexOf(squad.entries[i].person.id);
        usual[i] = row < 0 ? 0 : card.players[static_cast<std::size_t>(row)].shot.width();
    }
    return usual;
}

} // namespace

QString CardDocuments::fileFormat() const
{
    return QStringLiteral("touchline-atcs-card");
}

DocumentView CardDocuments::view(const TeamDocument &document) const
{
    return viewOf(cardIn(document));
}

const Team &CardDocuments::team(const TeamDocument &document) const
{
    return cardIn(document).team;
}

Squad CardDocuments::squad(const TeamDocument &document) const
{
    return cardIn(document).squad();
}

TeamStrength CardDocuments::strength(const TeamDocument &document) const
{
    const TeamCard &card = cardIn(document);
    return {
        card.power, {-card.bestResult, card.shotsOnGoal, card.attempts[1], -card.team.year}, card.team.name};
}

std::span<const TeamDocuments::RankingColumn> CardDocuments::rankingColumns() const
{
    static const std::array<RankingColumn, 4> columns{{
        {"power",
         {QT_TRANSLATE_NOOP("core", "Power"), {}},
         {QT_TRANSLATE_NOOP("core", "Relative power ranking, 1 to 10"), {}}},
        {"best_result",
         {QT_TRANSLATE_NOOP("core", "Best result"), {}},
         {QT_TRANSLATE_NOOP("core", "Best result at a World Cup"), {}},
         false},
        {"shots_on_goal",
         {QT_TRANSLATE_NOOP("core", "SOG"), {}},
         {QT_TRANSLATE_NOOP("core", "Shots on goal"), {}}},
        {"second_half_attempts",
         {QT_TRANSLATE_NOOP("core", "2nd half"), {}},
         {QT_TRANSLATE_NOOP("core", "Attempts in the second half"), {}}},
    }};
    return columns;
}

std::vector<TeamDocuments::RankingCell> CardDocuments::rankingCells(const TeamDocument &document) const
{
    const TeamCard &card = cardIn(document);
    const auto number = [](int value) { return RankingCell{plainValue(QString::number(value)), value}; };
    // A club was never at a World Cup.
    return {number(card.power),
            {card.kind == CardKind::Custom ? Message() : bestResultWord(card.bestResult), card.bestResult},
            number(card.shotsOnGoal),
            number(card.attempts[1])};
}

Message CardDocuments::rankingOrder() const
{
    return {QT_TRANSLATE_NOOP(
                "core", "By power, then best result, shots on goal, second-half attempts, year and name."),
            {}};
}

std::span<const DocumentMethod> CardDocuments::methods() const
{
    static const std::array<DocumentMethod, 2> ways{{
        {byStrengths,
         {QT_TRANSLATE_NOOP("core", "Four strengths"), {}},
         {QT_TRANSLATE_NOOP("core",
                            "50 is the average of the 64 historic cards; 0 and 100 are their extremes."),
          {}},
         strengthFields(),
         {{QT_TRANSLATE_NOOP("core", "Sh&ots by player"), {}},
          {QT_TRANSLATE_NOOP("core", "Share of shots"), {}},
          {QT_TRANSLATE_NOOP("core", "Shoots on"), {}},
          {QT_TRANSLATE_NOOP("core", "Most for forwards, then midfielders, then defenders."), {}},
          {QT_TRANSLATE_NOOP("core", "Compared with the other players; 0 = not on the card."), {}}}},
        {bySquad,
         {QT_TRANSLATE_NOOP("core", "Squad and power"), {}},
         {QT_TRANSLATE_NOOP(
              "core",
              "The generic squad of the rulebook: attempts, shots on goal and goalkeepers follow the power, "
              "players and formation the positions and the order of the squad.\n\n6 is an average "
              "team.\n\nFewer than ten field players: reserves fill the card. No goalkeeper: the last field "
              "player keeps goal."),
          {}},
         {{"power", {QT_TRANSLATE_NOOP("core", "P&ower:"), {}}, {}, leastPower, mostPower, usualPower}}},
    }};
    return ways;
}

DocumentWishes CardDocuments::wishesFor(const Team &team, const Squad &squad, const TeamDocument *kept) const
{
    DocumentWishes wishes{team, squad, QString::fromLatin1(byStrengths), {}, usualShotWeights(squad)};
    wishes.values[QStringLiteral("formation")] = static_cast<int>(usualFormation(squad));
    const auto *card = dynamic_cast<const TeamCard *>(kept);
    if (card != nullptr) {
        const CardStrengths strengths = nearestStrengths(*card);
        wishes.values = {{QStringLiteral("attack"), strengths.attack},
                         {QStringLiteral("defense"), strengths.defense},
                         {QStringLiteral("goalkeeping"), strengths.goalkeeping},
                         {QStringLiteral("fair_play"), strengths.fairPlay},
                         {QStringLiteral("formation"), static_cast<int>(card->formation)},
                         {QStringLiteral("strategy"), static_cast<int>(card->strategy)}};
        wishes.shares = sharesOn(*card, squad, std::move(wishes.shares));
        // Too few of the squad are on a card that was filled up with reserves.
        if (!card->strengths &&
            static_cast<std::size_t>(std::count_if(wishes.shares.begin(), wishes.shares.end(),
                                                   [](int share) { return share > 0; })) < fewestShooters)
            wishes.shares = usualShotWeights(squad);
    }
    // A squad that is too small for anything else.
    if (!cardSquadProblems(squad).empty())
        wishes.method = QString::fromLatin1(bySquad);
    if (card != nullptr && !card->strengths)
        if (const auto generic = cardFromSquad({team, squad, {}, card->power});
            generic && *generic == *card) {
            wishes.method = QString::fromLatin1(bySquad);
            wishes.values[QStringLiteral("power")] = card->power;
        }
    return wishes;
}

std::vector<int> CardDocuments::usualShares(const Squad &squad) const
{
    return usualShotWeights(squad);
}

int CardDocuments::mostShare() const
{
    return mostShotWeight;
}

QString CardDocuments::sharedWith(const TeamDocument &document, const QUuid &person) const
{
    const TeamCard &card = cardIn(document);
    const int row = card.squad().indexOf(person);
    return row < 0 ? QString() : printedRange(card.players[static_cast<std::size_t>(row)].shot);
}

Message CardDocuments::noteOn(const DocumentMethod &method, const TeamDocument *kept) const
{
    const auto *card = dynamic_cast<const TeamCard *>(kept);
    if (qstrcmp(method.key, byStrengths) != 0 || card == nullptr || card->strengths)
        return {};
    return {QT_TRANSLATE_NOOP(
                "core", "The team's card was not made from strengths; these come closest to it. A new card "
                        "replaces it."),
            {}};
}

Result<std::shared_ptr<const TeamDocument>> CardDocuments::make(const DocumentWishes &wishes) const
{
    auto card = wishes.method == QLatin1String(bySquad)
                    ? cardFromSquad({wishes.team, wishes.squad, {}, valueOf(wishes, "power", usualPower)})
                    : cardFromStrengths(cardWishes(wishes));
    TOUCHLINE_TRY(card);
    return std::make_shared<const TeamCard>(std::move(*card));
}

bool CardDocuments::isBehind(const TeamDocument &document, const Squad &squad) const
{
    const TeamCard &card = cardIn(document);
    const bool hasKeeper =
        std::any_of(squad.entries.begin(), squad.entries.end(),
                    [](const SquadEntry &entry) { return entry.position == Position::Goalkeeper; });
    return std::any_of(card.players.begin(), card.players.end(), [&](const CardPlayer &player) {
        if (!card.strengths && isReserve(card.team.id, player.entry.person.id))
            return false;
        const int index = squad.indexOf(player.entry.person.id);
        if (index < 0)
            return true;
        SquadEntry entry = squad.entries[static_cast<std::size_t>(index)];
        // Of a squad without a goalkeeper a field player is one on the card (3.2).
        if (!card.strengths && !hasKeeper && player.isKeeper())
            entry.position = Position::Goalkeeper;
        return !(entry == player.entry);
    });
}

std::shared_ptr<const TeamDocument> CardDocuments::renamed(const TeamDocument &document,
                                                           const Team &team) const
{
    TeamCard card = cardIn(document);
    card.team = teamOnCard(team);
    return std::make_shared<const TeamCard>(std::move(card));
}

QString CardDocuments::kind(const TeamDocument &document) const
{
    return cardKindName(cardIn(document).kind);
}

bool CardDocuments::holdsWorldCupFacts(const TeamDocument &document) const
{
    return cardIn(document).kind != CardKind::Custom;
}

Result<TeamDocuments::Documents> CardDocuments::readFile(const QJsonObject &object) const
{
    auto cards = cardsFromJson(object);
    TOUCHLINE_TRY(cards);
    Documents documents;
    for (TeamCard &card : *cards)
        documents.push_back(std::make_shared<const TeamCard>(std::move(card)));
    return documents;
}

QJsonObject CardDocuments::written(const Documents &documents) const
{
    // One card alone is the file that people edit.
    if (documents.size() == 1)
        return toJson(cardIn(*documents.front()));
    std::vector<TeamCard> cards;
    for (const auto &document : documents)
        cards.push_back(cardIn(*document));
    return collectionToJson(cards);
}

std::optional<MatchChances>
CardDocuments::chances(const PerSide<std::shared_ptr<const TeamDocument>> &documents,
                       const QString &level) const
{
    if (level != QLatin1String("basic"))
        return {};
    const Strength home = strengthOf(cardIn(*documents[Side::Home]));
    const Strength away = strengthOf(cardIn(*documents[Side::Away]));
    const ResultChances result = resultChances(home, away);
    return MatchChances{
        result.win, result.draw, result.loss, {{expectedGoals(home, away), expectedGoals(away, home)}}};
}

} // namespace touchline::atcs
