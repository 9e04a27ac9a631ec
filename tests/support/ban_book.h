// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/discipline_rules.h"

#include <QDate>

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <vector>

namespace touchline::testing {

/// Who of a team is banned, day by day, as a club secretary keeps it: written from the rule sets alone, with
/// nothing of the program's own ledger. Each day is a playing of the team; what became of it later is written
/// to it, and the whole book is gone through anew for each question.
class BanBook
{
public:
    enum class Fate {
        Played,
        Annulled,
        Withdrawn,
        Undecided, ///< abandoned, nothing decided
        AbandonedReplayed,
        AbandonedWon, ///< abandoned and given to this team
        AbandonedLost,
        AbandonedStands,
        WalkoverWon,
        WalkoverLost
    };
    /// What the organiser said about the cards.
    enum class Cards { ByRules, Stay, Fall };

    struct Day
    {
        QDate date;
        int match = 0;
        int replay = 0;
        Fate fate = Fate::Played;
        Cards cards = Cards::ByRules;
        std::set<int> yellow;
        std::set<int> red;
        /// Who was on the sheet as absent.
        std::set<int> absent;
        /// Games of bans that the organiser gave after it.
        std::vector<std::pair<int, int>> given;
    };

    std::vector<Day> days;

    [[nodiscard]] Day *day(int match, int replay)
    {
        for (Day &one : days)
            if (one.match == match && one.replay == replay)
                return &one;
        return nullptr;
    }

    /// Games that a player still has to miss before a match on that day.
    [[nodiscard]] int left(int player, const QDate &before, const DisciplineRules &rules) const
    {
        std::vector<const Day *> all;
        for (const Day &one : days)
            if (one.date < before)
                all.push_back(&one);
        std::sort(all.begin(), all.end(), [](const Day *a, const Day *b) { return a->date < b->date; });
        Page page;
        for (const Day *one : all)
            go(page, *one, player, rules);
        int games = 0;
        for (const int ban : page.bans)
            games += ban;
        return games;
    }

private:
    struct Page
    {
        /// Games left of each, the first is served first.
        std::deque<int> bans;
        int yellows = 0;
        bool isLater = false;
        /// Matches missed for what is no ban any more.
        int inVain = 0;
    };
    struct Left
    {
        bool serves = true;
        bool red = true;
        bool yellow = true;
    };

    static Left leftOf(const UncountedMatch &rule) { return {rule.serves, rule.sendingsOff, rule.cautions}; }

    static Left leftOf(const Day &day, const DisciplineRules &rules)
    {
        Left left;
        const bool forBoth = rules.walkoversServe == WalkoverServes::Both;
        const bool forWinner = rules.walkoversServe != WalkoverServes::Nobody;
        switch (day.fate) {
        case Fate::Played:
        case Fate::AbandonedStands:
            break;
        case Fate::Annulled:
            left = leftOf(rules.annulled);
            break;
        case Fate::Withdrawn:
            left = leftOf(rules.withdrawn);
            break;
        case Fate::Undecided:
            left = rules.abandoned ? leftOf(*rules.abandoned) : Left{};
            break;
        case Fate::AbandonedReplayed:
            left = rules.abandoned ? leftOf(*rules.abandoned) : Left{false, false, false};
            break;
        case Fate::AbandonedWon:
            left.serves = !rules.abandoned || forWinner;
            break;
        case Fate::AbandonedLost:
            left.serves = !rules.abandoned || forBoth;
            break;
        case Fate::WalkoverWon:
            left.serves = forWinner;
            break;
        case Fate::WalkoverLost:
            left.serves = forBoth;
            break;
        }
        if (day.cards == Cards::Stay)
            left.red = left.yellow = true;
        if (day.cards == Cards::Fall)
            left.red = left.yellow = false;
        return left;
    }

    static void bring(Page &page, int games)
    {
        const int taken = std::min(page.inVain, games);
        page.inVain -= taken;
        if (games > taken)
            page.bans.push_back(games - taken);
    }

    static void go(Page &page, const Day &day, int player, const DisciplineRules &rules)
    {
        const Left left = leftOf(day, rules);
        const bool isWalkover = day.fate == Fate::WalkoverWon || day.fate == Fate::WalkoverLost;
        const bool isAbsent = isWalkover || day.absent.count(player) > 0;
        if (left.serves && isAbsent) {
            if (!page.bans.empty()) {
                if (--page.bans.front() == 0)
                    page.bans.pop_front();
            } else if (!isWalkover && rules.missedInVainCounts) {
                ++page.inVain;
            }
        }
        if (day.red.count(player) > 0 && left.red)
            bring(page, rules.redGames);
        if (day.yellow.count(player) > 0 && left.yellow) {
            const YellowRule &rule = rules.yellows.front();
            const int needed = page.isLater ? rule.again : rule.count;
            if (++page.yellows == needed) {
                page.yellows = 0;
                page.isLater = true;
                bring(page, rule.games);
            }
        }
        for (const auto &[who, games] : day.given)
            if (who == player)
                page.bans.push_back(games);
    }
};

} // namespace touchline::testing
