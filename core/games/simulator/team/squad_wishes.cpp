// SPDX-License-Identifier: GPL-3.0-or-later
// How somebody makes a budget squad: from names and positions, or by giving out the stickers.
#include "core/games/simulator/board/sticker_rules.h"
#include "core/games/simulator/team/squad_documents.h"
#include "core/games/simulator/team/squad_maker.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr const char *byPositions = "positions";
constexpr const char *byStickers = "stickers";
constexpr const char *budgetKey = "budget";
constexpr const char *formationKey = "formation";
constexpr int bitsOfSection = 3;

int shareOf(const Sticker &sticker)
{
    int share = 0;
    for (int i = sticker.size - 1; i >= 0; --i)
        share =
            (share << bitsOfSection) + static_cast<int>(sticker.sections[static_cast<std::size_t>(i)]) + 1;
    return share;
}

Sticker stickerIn(int share)
{
    Sticker sticker;
    for (; share > 0 && sticker.size < mostSections; share >>= bitsOfSection)
        if (const int section = share & ((1 << bitsOfSection) - 1); section > 0)
            sticker.add(static_cast<Colour>(section - 1));
    return sticker;
}

DocumentField budgetField()
{
    return {budgetKey,
            {QT_TRANSLATE_NOOP("core", "&Credits:"), {}},
            {QT_TRANSLATE_NOOP("core", "34; other numbers are for friendlies between unequal teams."), {}},
            leastBudget,
            mostBudget,
            standardBudget};
}

/// Choice 0: by the positions of the squad, then the formations.
DocumentField formationField()
{
    DocumentField field{formationKey,
                        {QT_TRANSLATE_NOOP("core", "&Formation:"), {}},
                        {QT_TRANSLATE_NOOP("core", "In which they kick off."), {}}};
    field.choices.push_back({QT_TRANSLATE_NOOP("core", "by position"), {}});
    for (const Formation &one : shippedCharts().formations)
        field.choices.push_back(plainValue(QString(one.name).replace(u'-', QStringLiteral("–"))));
    field.most = static_cast<int>(field.choices.size()) - 1;
    return field;
}

int valueOf(const DocumentWishes &wishes, const char *key, int usual)
{
    const auto found = wishes.values.find(QString::fromLatin1(key));
    return found == wishes.values.end() ? usual : found->second;
}

int budgetIn(const DocumentWishes &wishes)
{
    return valueOf(wishes, budgetKey, standardBudget);
}

/// Empty: by position.
QString formationIn(const DocumentWishes &wishes)
{
    const int choice = valueOf(wishes, formationKey, 0);
    const auto &formations = shippedCharts().formations;
    return choice > 0 && choice <= static_cast<int>(formations.size())
               ? formations[static_cast<std::size_t>(choice - 1)].name
               : QString();
}

/// The whole squad, and who is made up where it has fewer than sixteen.
Squad withReserves(const Team &team, const Squad &squad)
{
    Squad all = squad;
    for (const SquadEntry &entry : sixteenOf(team, squad).entries)
        if (squad.indexOf(entry.person.id) < 0)
            all.entries.push_back(entry);
    return all;
}

/// The stickers of a team by the players of a squad; those of players who have left go to who came, the
/// goalkeeper's to a goalkeeper.
std::vector<int> sharesFrom(const SimulatorTeam &kept, const Squad &squad)
{
    std::vector<int> shares(squad.entries.size(), 0);
    std::vector<Sticker> left;
    for (std::size_t player = 0; player < kept.squad.entries.size(); ++player) {
        const int place = squad.indexOf(kept.squad.entries[player].person.id);
        if (place < 0)
            left.push_back(kept.stickers[player]);
        else
            shares[static_cast<std::size_t>(place)] = shareOf(kept.stickers[player]);
    }
    for (const Sticker &sticker : left) {
        const bool isForKeeper = sticker.count(Colour::Purple) > 0;
        for (std::size_t place = 0; place < shares.size(); ++place)
            if (shares[place] == 0 &&
                (squad.entries[place].position == Position::Goalkeeper) == isForKeeper) {
                shares[place] = shareOf(sticker);
                break;
            }
    }
    return shares;
}

/// The players who have a sticker. Problems: there are not sixteen of them.
SimulatorTeam chosenTeam(const DocumentWishes &wishes, Problems &problems)
{
    SimulatorTeam made;
    made.team = wishes.team;
    made.budget = budgetIn(wishes);
    int chosen = 0;
    for (std::size_t place = 0; place < wishes.squad.entries.size(); ++place) {
        const Sticker sticker = stickerIn(place < wishes.shares.size() ? wishes.shares[place] : 0);
        if (sticker.size == 0)
            continue;
        if (chosen < squadSize) {
            made.squad.entries.push_back(wishes.squad.entries[place]);
            made.stickers[static_cast<std::size_t>(chosen)] = sticker;
        }
        ++chosen;
    }
    if (chosen != squadSize)
        problems.push_back({QStringLiteral("players"),
                            {QT_TRANSLATE_NOOP("core", "Players with a sticker: %1; a squad has %2."),
                             {QString::number(chosen), QString::number(squadSize)}},
                            {}});
    return made;
}

Result<SimulatorTeam> teamOfStickers(const DocumentWishes &wishes)
{
    Problems problems;
    SimulatorTeam made = chosenTeam(wishes, problems);
    if (problems.empty()) {
        giveShirts(made.squad);
        made.formation = formationIn(wishes);
        if (made.formation.isEmpty())
            made.formation = usualFormation(made.squad);
        problems = stickerProblems(made);
    }
    if (problems.empty()) {
        pickLineUp(made);
        problems = validate(made);
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The squad is not legal."), {},
                    std::move(problems));
    return made;
}

/// Costs as much as `now` and so many more or fewer.
Message costIn(const Sticker &sticker, const Sticker &now)
{
    const int more = sticker.size - now.size;
    const QString change = more == 0  ? QStringLiteral("±0")
                           : more > 0 ? QStringLiteral("+%1").arg(more)
                                      : QStringLiteral("−%1").arg(-more);
    return {QT_TRANSLATE_NOOP("core", "credits %1 (%2)"), {QString::number(int{sticker.size}), change}};
}

bool isOfAnother(const DocumentWishes &wishes, std::size_t entry, const Sticker &sticker)
{
    for (std::size_t other = 0; other < wishes.shares.size(); ++other)
        if (other != entry && wishes.shares[other] != 0 &&
            stickerIn(wishes.shares[other]).multiset() == sticker.multiset())
            return true;
    return false;
}

} // namespace

std::span<const DocumentMethod> SquadDocuments::methods() const
{
    static const std::array<DocumentMethod, 2> ways{
        {{byPositions,
          {QT_TRANSLATE_NOOP("core", "Names and positions"), {}},
          {QT_TRANSLATE_NOOP("core",
                             "The first goalkeeper and the first five of each line, with different stickers "
                             "for exactly these credits. No two teams get the same."),
           {}},
          {budgetField(), formationField()}},
         {byStickers,
          {QT_TRANSLATE_NOOP("core", "Your own stickers"), {}},
          {QT_TRANSLATE_NOOP("core",
                             "Sixteen players, all stickers different. Letters in the order of the "
                             "sections: Y passing, R shooting, G crossing, B defending (three at the most), "
                             "S speed, H heading (one), P goalkeeping (two, with yellow only). Each section "
                             "costs one credit; injured and tired players keep the first ones."),
           {}},
          {budgetField(), formationField()},
          {{QT_TRANSLATE_NOOP("core", "S&tickers"), {}},
           {QT_TRANSLATE_NOOP("core", "Sticker"), {}},
           {QT_TRANSLATE_NOOP("core", "Credits"), {}},
           {QT_TRANSLATE_NOOP("core", "The standard squad of the rulebook."), {}},
           {QT_TRANSLATE_NOOP("core", "Leave empty if not in the squad of 16."), {}}}}}};
    return ways;
}

DocumentWishes SquadDocuments::wishesFor(const Team &team, const Squad &squad, const TeamDocument *kept) const
{
    DocumentWishes wishes{team, withReserves(team, squad), QString::fromLatin1(byPositions), {}, {}};
    const auto *own = dynamic_cast<const SimulatorTeam *>(kept);
    const SimulatorTeam plain = teamFromSquad(team, squad);
    wishes.shares = sharesFrom(own == nullptr ? plain : *own, wishes.squad);
    if (own == nullptr)
        return wishes;
    wishes.values[QString::fromLatin1(budgetKey)] = own->budget;
    SquadPlan plan{own->budget, {}};
    if (toJson(plannedTeam(team, squad, plan)) == toJson(*own))
        return wishes;
    wishes.values[QString::fromLatin1(formationKey)] = shippedCharts().formationNamed(own->formation) + 1;
    plan.formation = own->formation;
    if (toJson(plannedTeam(team, squad, plan)) != toJson(*own))
        wishes.method = QString::fromLatin1(byStickers);
    return wishes;
}

std::vector<int> SquadDocuments::usualShares(const Squad &squad) const
{
    std::vector<int> shares;
    for (const Sticker &sticker : standardStickers(squad))
        shares.push_back(shareOf(sticker));
    return shares;
}

int SquadDocuments::mostShare() const
{
    return (1 << (bitsOfSection * mostSections)) - 1;
}

QString SquadDocuments::shareText(int share) const
{
    return lettersOf(stickerIn(share));
}

std::optional<int> SquadDocuments::shareFrom(const QString &text) const
{
    const QString letters = text.simplified().remove(u' ').toUpper();
    const Sticker sticker = stickerOf(letters.toStdString());
    return letters.isEmpty() || sticker.size > 0 ? std::optional(shareOf(sticker)) : std::nullopt;
}

std::vector<ShareChoice> SquadDocuments::shareChoices(const DocumentWishes &wishes, std::size_t entry) const
{
    const Sticker now = stickerIn(wishes.shares[entry]);
    const bool isKeeper = wishes.squad.entries[entry].position == Position::Goalkeeper;
    std::vector<ShareChoice> choices{{0, {QT_TRANSLATE_NOOP("core", "not in the squad of 16"), {}}}};
    for (const Sticker &sticker : shippedCharts().stickers)
        if ((sticker.count(Colour::Purple) > 0) == isKeeper && !isOfAnother(wishes, entry, sticker))
            choices.push_back({shareOf(sticker), costIn(sticker, now)});
    return choices;
}

QString SquadDocuments::costOf(int share) const
{
    return share == 0 ? QStringLiteral("–") : QString::number(int{stickerIn(share).size});
}

Message SquadDocuments::balance(const DocumentWishes &wishes) const
{
    int credits = 0;
    int players = 0;
    for (const int share : wishes.shares) {
        credits += stickerIn(share).size;
        players += share == 0 ? 0 : 1;
    }
    return {QT_TRANSLATE_NOOP("core", "Credits: %1 of %2. Players: %3 of %4."),
            {QString::number(credits), QString::number(budgetIn(wishes)), QString::number(players),
             QString::number(squadSize)}};
}

Message SquadDocuments::noteOn(const DocumentMethod & /*method*/, const TeamDocument * /*kept*/) const
{
    return {};
}

Result<std::shared_ptr<const TeamDocument>> SquadDocuments::make(const DocumentWishes &wishes) const
{
    if (wishes.method != QLatin1String(byStickers)) {
        // Whom the dialog has made up is made up again.
        Squad squad = wishes.squad;
        std::erase_if(squad.entries, [&](const SquadEntry &entry) { return isMadeUp(wishes.team, entry); });
        return std::make_shared<const SimulatorTeam>(
            plannedTeam(wishes.team, squad, {budgetIn(wishes), formationIn(wishes)}));
    }
    auto made = teamOfStickers(wishes);
    TOUCHLINE_TRY(made);
    return std::make_shared<const SimulatorTeam>(std::move(*made));
}

} // namespace touchline::simulator
