// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/discipline_rules.h"

#include <QDateTime>

#include <algorithm>
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
        WalkoverLost,
        ToCome ///< without a report: still to be played, or the report is late
    };
    /// A competition of the team, where it has several.
    struct Place
    {
        QString kind{};
        QString category{};
        /// Which matches serve its bans, for red cards and for yellow ones.
        ServedIn bans = ServedIn::Competition;
        ServedIn yellows = ServedIn::Competition;
    };
    /// What the organiser said about the cards.
    enum class Cards { ByRules, Stay, Fall };

    /// A ban or an injury: games, or a last day.
    struct Absence
    {
        int games = 0;
        QDate until{};
        QDate from{};
        bool isForBookings = false;
        /// The competition that brought it.
        int home = 0;
        /// Of a decision: elsewhere it is not known until that day is over.
        QDate decided{};
        /// A ban for all competitions.
        bool isEverywhere = false;

        [[nodiscard]] bool isOn(const QDate &day) const
        {
            return (!from.isValid() || from <= day) && (until.isValid() ? day <= until : games > 0);
        }
    };

    /// Something that the organiser decided about a player.
    struct Given
    {
        int player = 0;
        Absence what;
        bool isInjury = false;
    };

    struct Day
    {
        QDateTime when;
        int match = 0;
        int replay = 0;
        int place = 0;
        Fate fate = Fate::Played;
        Cards cards = Cards::ByRules;
        /// Abandoned, and nobody has written a sheet: whoever was out has missed it.
        bool hasNoSheet = false;
        std::set<int> yellow{};
        std::set<int> red{};
        /// Who was on the sheet as absent, and who of them would have served a ban by it.
        std::set<int> absent{};
        std::set<int> banned{};
        /// Who played although he was out, as it was known then.
        std::set<int> fielded{};
        /// What the organiser decided after it.
        std::vector<Given> given{};
    };

    /// What a player has before him.
    struct Page
    {
        /// In the order in which they were brought; the first is served first.
        std::vector<Absence> bans;
        std::vector<Absence> injuries;
        /// By competition, since each one counts for itself.
        struct Yellows
        {
            int count = 0;
            bool isLater = false;
        };
        std::map<int, Yellows> yellows;
        /// The competition of the match that is asked about, and all there are.
        int at = 0;
        const std::vector<Place> *places = nullptr;
        /// Matches missed for what is no ban any more.
        int missedWithoutBan = 0;
        /// The last day on which a match served a ban, or was missed in vain.
        QDate served;
        int violations = 0;
    };

    std::vector<Place> places{Place{}};
    std::vector<Day> days;
    /// What the players brought from the season before.
    std::map<int, Page> start;

    [[nodiscard]] Day *day(int match, int replay, int place = 0)
    {
        for (Day &one : days)
            if (one.match == match && one.replay == replay && one.place == place)
                return &one;
        return nullptr;
    }

    /// A match of which there is no report yet. Nobody knows what happens in it, but it has its day.
    void expect(int match, const QDateTime &when, int place = 0)
    {
        Day one;
        one.when = when;
        one.match = match;
        one.place = place;
        one.fate = Fate::ToCome;
        days.push_back(one);
    }

    /// How it stands for a player before a match at that time; null: after all.
    [[nodiscard]] Page page(int player, const QDateTime &before, const DisciplineRules &rules,
                            int place = 0) const
    {
        std::vector<const Day *> all;
        for (const Day &one : days)
            if (before.isNull() || one.when < before)
                all.push_back(&one);
        std::sort(all.begin(), all.end(), [](const Day *a, const Day *b) { return a->when < b->when; });
        Page page;
        if (const auto found = start.find(player); found != start.end())
            page = found->second;
        page.places = &places;
        for (const Day *one : all) {
            page.at = one->place;
            go(page, *one, player, rules);
        }
        page.at = place;
        return page;
    }

    /// Games that he still has to miss for bans that have begun; one that ends on a day counts for one.
    static int left(const Page &page, const QDate &day)
    {
        int games = 0;
        for (const Absence &ban : page.bans)
            if (counts(page, ban, day))
                games += ban.until.isValid() ? 1 : ban.games;
        return games;
    }

    static bool isOut(const Page &page, const QDate &day)
    {
        return left(page, day) > 0 || isInjured(page, day);
    }

    /// A match on that day serves one of his bans, or falls into one.
    static bool servesBan(const Page &page, const QDate &day, const DisciplineRules &rules)
    {
        return isBannedByDate(page, day) || toServe(page, day, rules) >= 0;
    }

    /// What he takes into the next season.
    static Page carried(const Page &page, const SeasonCarryOver &rules)
    {
        Page next;
        for (const Absence &ban : page.bans)
            if ((ban.until.isValid() || ban.games > 0) &&
                (ban.isForBookings ? rules.bookingBans : rules.bans))
                next.bans.push_back(ban);
        if (rules.injuries)
            next.injuries = page.injuries;
        if (rules.bookings) {
            next.yellows = page.yellows;
        }
        return next;
    }

private:
    struct Left
    {
        bool serves = true;
        bool red = true;
        bool yellow = true;
    };

    /// Whether a ban is on that day, and a match of the competition that is asked about serves it.
    static bool counts(const Page &page, const Absence &ban, const QDate &day)
    {
        if (!ban.isOn(day))
            return false;
        if (ban.home == page.at)
            return true;
        if (ban.decided.isValid() && day <= ban.decided)
            return false;
        if (ban.isEverywhere)
            return true;
        const Place &home = (*page.places)[static_cast<std::size_t>(ban.home)];
        const Place &here = (*page.places)[static_cast<std::size_t>(page.at)];
        switch (ban.isForBookings ? home.yellows : home.bans) {
        case ServedIn::Competition:
            return false;
        case ServedIn::Kind:
            return home.kind == here.kind && home.category == here.category;
        case ServedIn::Category:
            return home.category == here.category;
        case ServedIn::All:
            return true;
        }
        return false;
    }

    /// Who is injured until a day is injured everywhere; how many games it costs each competition counts.
    static bool isInjured(const Page &page, const QDate &day)
    {
        return std::any_of(page.injuries.begin(), page.injuries.end(), [&](const Absence &one) {
            const bool isKnown = !one.decided.isValid() || one.decided < day;
            return one.isOn(day) && (one.home == page.at || (one.until.isValid() && isKnown));
        });
    }

    static bool isBannedByDate(const Page &page, const QDate &day)
    {
        return std::any_of(page.bans.begin(), page.bans.end(),
                           [&](const Absence &one) { return one.until.isValid() && counts(page, one, day); });
    }

    /// The ban that a match on that day serves; -1 for none. One after the other: a ban that ends on a day
    /// keeps those behind it waiting.
    static int toServe(const Page &page, const QDate &day, const DisciplineRules &rules)
    {
        if (!rules.bansRunWhileInjured && isInjured(page, day))
            return -1;
        if (rules.doubleHeader == DoubleHeader::Once && page.served == day)
            return -1;
        for (std::size_t i = 0; i < page.bans.size(); ++i)
            if (counts(page, page.bans[i], day))
                return page.bans[i].until.isValid() ? -1 : static_cast<int>(i);
        return -1;
    }

    static Left leftOf(const UncountedMatch &rule) { return {rule.serves, rule.sendingsOff, rule.cautions}; }

    static Left leftOf(const Day &day, const DisciplineRules &rules)
    {
        Left left;
        const bool forBoth = rules.walkoversServe == WalkoverServes::Both;
        const bool forWinner = rules.walkoversServe != WalkoverServes::Nobody;
        switch (day.fate) {
        case Fate::Played:
        case Fate::AbandonedStands:
        case Fate::ToCome:
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
            left.serves = forWinner;
            break;
        case Fate::AbandonedLost:
            left.serves = forBoth;
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

    static void bring(Page &page, Absence ban, const QDate &day, const DisciplineRules &rules)
    {
        ban.home = page.at;
        const int taken = std::min(page.missedWithoutBan, ban.games);
        page.missedWithoutBan -= taken;
        ban.games -= taken;
        if (rules.banBeginsAfterDays > 0)
            ban.from = day.addDays(rules.banBeginsAfterDays);
        if (ban.games > 0)
            page.bans.push_back(ban);
    }

    static void serve(Page &page, const Day &day, int player, const DisciplineRules &rules)
    {
        const QDate date = day.when.date();
        const bool isWalkover = day.fate == Fate::WalkoverWon || day.fate == Fate::WalkoverLost;
        const int ban = toServe(page, date, rules);
        if (ban >= 0) {
            --page.bans[static_cast<std::size_t>(ban)].games;
            page.served = date;
        } else if (!isWalkover && rules.missedWithoutBanCounts && day.banned.count(player) > 0 &&
                   !isOut(page, date)) {
            ++page.missedWithoutBan;
        }
        for (Absence &injury : page.injuries)
            if (injury.home == page.at && !injury.until.isValid() && injury.games > 0)
                --injury.games;
    }

    static void go(Page &page, const Day &day, int player, const DisciplineRules &rules)
    {
        const Left left = leftOf(day, rules);
        const QDate date = day.when.date();
        const bool isWalkover = day.fate == Fate::WalkoverWon || day.fate == Fate::WalkoverLost;
        // Rules that say nothing of abandoned matches: nothing is left of one that is played again.
        const bool isGone =
            day.fate == Fate::AbandonedReplayed && !rules.abandoned && day.cards != Cards::Stay;
        if (!isGone && day.fielded.count(player) > 0 && isOut(page, date))
            ++page.violations;
        const bool isMissed = isWalkover || day.fate == Fate::ToCome || day.hasNoSheet;
        if (left.serves && (isMissed || day.absent.count(player) > 0))
            serve(page, day, player, rules);
        if (day.red.count(player) > 0 && left.red)
            bring(page, {rules.redGames}, date, rules);
        if (day.yellow.count(player) > 0 && left.yellow) {
            const YellowRule &rule = rules.yellows.front();
            Page::Yellows &yellows = page.yellows[page.at];
            const int needed = yellows.isLater ? rule.again : rule.count;
            if (++yellows.count == needed) {
                yellows = {0, true};
                bring(page, {rule.games, {}, {}, true}, date, rules);
            }
        }
        for (const Given &one : day.given)
            if (one.player == player)
                (one.isInjury ? page.injuries : page.bans).push_back(one.what);
    }
};

} // namespace touchline::testing
