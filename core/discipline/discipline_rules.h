// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/table_points.h"
#include "core/discipline/serving.h"
#include "core/discipline/stage_kind.h"
#include "core/facts/fine_payment.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace touchline {

/// Among which matches yellow cards are counted together.
enum class YellowWindow {
    ConsecutiveGames, ///< games of the team that follow each other; one without a booking wipes the count
    Competition       ///< all games of the competition, up to the next wipe
};

/// So many bookings bring a ban.
struct YellowRule
{
    YellowWindow in = YellowWindow::ConsecutiveGames;
    int count = 2;
    /// Games of the team that he then misses.
    int games = 1;
    /// How many more bring the next one, and so on; 0 = there is no next one.
    int again = 2;
    /// Bookings after this match of the team in the season, from 1, do not count any more; 0 = all do.
    int untilMatch = 0;

    bool operator==(const YellowRule &) const = default;
};

/// What an injury of this kind means for the games that follow.
struct InjuryRule
{
    /// ReportEvent::detail of the injury.
    QString detail;
    /// Games of the team that he misses, 0 = plays on; nothing = all to the end of the tournament.
    std::optional<int> games;

    bool operator==(const InjuryRule &) const = default;
};

/// A light offence brings no ban but a time in which the next one does (Champions 2020 9.2). A ban that is
/// served opens that time too, and a heavy offence in it costs more.
struct WindowRule
{
    /// Matches of the team after the one that opened it.
    int matches = 3;
    /// Games missed for a light offence in the window.
    int lightGames = 1;
    /// Games that a heavy offence in the window costs beyond its own.
    int heavyExtra = 1;

    bool operator==(const WindowRule &) const = default;
};

/// For whom a match that was given to one team without being played serves bans.
enum class WalkoverServes {
    Both,
    Winner, ///< not for the team that is to blame for it
    Nobody
};

/// What two matches of a team on one day count for a ban.
enum class DoubleHeader {
    Twice,
    Once ///< the second one serves nothing
};

/// What is left, for the players, of a match that was played and whose result does not count.
struct UncountedMatch
{
    /// Who sat it out for a ban has served it.
    bool serves = false;
    bool sendingsOff = false;
    bool cautions = false;
    bool injuries = false;

    bool operator==(const UncountedMatch &) const = default;
};

/// What it costs a team to field a player who is suspended. It is told with the violation and not applied:
/// the organiser rules about the match.
struct FieldingRule
{
    /// The match is lost by walkover.
    bool losesMatch = false;
    /// Points taken away.
    TablePoints points = 0;

    bool operator==(const FieldingRule &) const = default;
};

/// What goes along into the next season.
struct SeasonCarryOver
{
    /// What is left of bans for a sending-off, or by the organiser.
    bool bans = true;
    /// What is left of bans for bookings in several matches.
    bool bookingBans = true;
    /// Bookings that have not brought a ban, and windows that are open.
    bool bookings = false;
    /// Games still to be missed by injury, where their number is known.
    bool injuries = true;

    bool operator==(const SeasonCarryOver &) const = default;
};

/// What goes along to another team of the same competition. Unless the rules say otherwise everything does:
/// what was not served yet is served at the new team (FIFA Regulations on the Status and Transfer of Players,
/// article 12). What does not go along lapses.
struct TransferCarryOver
{
    bool bans = true;
    /// Bookings that have not brought a ban, and windows that are open.
    bool bookings = true;
    bool injuries = true;

    bool operator==(const TransferCarryOver &) const = default;
};

/// Which matches serve bans. Associations differ: the FIFA Disciplinary Code (2026, article 69, Carrying Over
/// Match Suspensions) has the same competition as the rule, and the same age group where a ban goes further;
/// bans for cautions never do. The FA has since 2018/19 had bans for cautions served in their competition,
/// and those for sendings-off in all matches of their category, first team or not (The FA, Suspensions). The
/// DFB counts league and cup apart.
struct ServingRules
{
    /// Bans for a sending-off, and by the organiser.
    ServedIn bans = ServedIn::Competition;
    /// Bans for bookings in several matches.
    ServedIn bookingBans = ServedIn::Competition;

    [[nodiscard]] bool reachOthers() const
    {
        return bans != ServedIn::Competition || bookingBans != ServedIn::Competition;
    }
    bool operator==(const ServingRules &) const = default;
};

/// What offences cost a club; nothing = no fine. Fines are listed, and the organiser
/// notes which are paid; they never change a result.
struct FineRules
{
    /// As people write it: "€", "zł".
    QString currency;
    Money yellow{};
    Money secondYellow{}; ///< instead of the two yellow cards
    Money red{};
    /// A match lost by walkover.
    Money walkover{};
    /// Somebody took part although suspended.
    Money fielded{};

    [[nodiscard]] bool isNothing() const
    {
        return yellow.isNothing() && secondYellow.isNothing() && red.isNothing() && walkover.isNothing() &&
               fielded.isNothing();
    }
    bool operator==(const FineRules &) const = default;
};

inline constexpr int longestCurrency = 8;

/// How the cards and injuries of one match reach into the next ones: data, so that no rulebook is code
/// (ATCS 9.4).
struct DisciplineRules
{
    /// "atcs"; empty for rules that have no name.
    QString name;
    int version = 1;
    QString title;
    /// Games missed after a red card shown at once, and after one that a second yellow card brought.
    int redGames = 1;
    int secondYellowGames = 1;
    std::vector<YellowRule> yellows;
    /// Stages after which every booking that has not brought a ban is forgotten; bans stay.
    std::vector<StageKind> wipedAfter;
    /// Of these the stages after which bans for bookings lapse too, as far as they are not served.
    std::vector<StageKind> bansLapseAfter;
    /// Of these the stages after which nothing is left of cards and injuries: what follows is another
    /// tournament (ATCS 9.4.6, R51). What the organiser decided stays.
    std::vector<StageKind> allLapsesAfter{};
    /// In place of `yellows`: a yellow card is light, a red card heavy.
    std::optional<WindowRule> cardWindow;
    /// Bans are served one after the other, and a booking counts beside a red card of the same match. False:
    /// they run together, and with a red card the bookings of the match count for nothing.
    bool bansAddUp = false;
    /// A detail that is not listed carries nothing.
    std::vector<InjuryRule> injuries;
    /// The detail of a player's first, second, ... injury of one match where the report gives none; the last
    /// one serves for all that follow. Empty: such an injury carries nothing.
    QStringList injuriesByCount;
    /// An injury of no games is light, any other heavy.
    std::optional<WindowRule> injuryWindow;
    /// How long an injury "to the end of the tournament" lasts in a league unless its options say otherwise;
    /// 0 = to the end (ATCS 9.4.7). Used by forSeason().
    int seasonOutGames = 0;
    /// A game missed by injury serves a ban too.
    bool bansRunWhileInjured = true;
    /// A match whose bookings nobody recorded serves bans and wipes yellow cards like any other (ATCS R51).
    bool unrecordedMatchesCount = true;
    WalkoverServes walkoversServe = WalkoverServes::Both;
    /// A ban that cards bring begins so many days after the match; he may play until then, and what is played
    /// until then serves nothing. Where the days are not known it begins with the next match.
    int banBeginsAfterDays = 0;
    DoubleHeader doubleHeader = DoubleHeader::Twice;
    /// Of a match that was annulled, played again from the start included.
    UncountedMatch annulled{};
    /// Of one that counts for nothing since a team has withdrawn.
    UncountedMatch withdrawn{};
    /// Of one that was abandoned, while nobody has decided about it and when it is played again. Where one
    /// side is given the match, what serves a ban is for walkoversServe to say. Nothing: as it was in rules
    /// that did not ask: undecided it counts like any other, played again not at all.
    std::optional<UncountedMatch> abandoned{};
    /// A match that was missed for a ban that fell afterwards (a card was corrected, a match annulled) serves
    /// the next ban of the player.
    bool missedWithoutBanCounts = false;
    FieldingRule fielding{};
    SeasonCarryOver nextSeason{};
    TransferCarryOver transfers{};
    ServingRules served{};
    std::optional<FineRules> fines{};

    /// Whether a match that was not played serves the bans of the team that was given it (`isWon`) or not.
    [[nodiscard]] bool servesInWalkover(bool isWon) const
    {
        return walkoversServe == WalkoverServes::Both || (walkoversServe == WalkoverServes::Winner && isWon);
    }

    bool operator==(const DisciplineRules &) const = default;
};

/// The rules in a league, where the "tournament" is a season: what lasts to its end lasts `outGames` games
/// (0 = to the end).
[[nodiscard]] DisciplineRules forSeason(DisciplineRules rules, int outGames);

/// The rules with a ban of one game for every n-th booking of the competition; 0 leaves them as they are (the
/// options `yellow_ban_at` of Old School Football and `yellow_limit` of Simulator Soccer).
[[nodiscard]] DisciplineRules withYellowLimit(DisciplineRules rules, int limit);

/// Names of the rules that the program brings.
[[nodiscard]] QStringList disciplineRulesNames();
/// A year that has no rules of its own takes the last before it ("fifa-2014" is "fifa-2010"), no year the
/// latest.
/// Errors: NotFound (the message lists the names); BadInput, if the built-in file itself is broken.
[[nodiscard]] Result<DisciplineRules> disciplineRules(const QString &name);
/// The same as its file has them, for a competition that keeps its own copy. Errors: as above.
[[nodiscard]] Result<QJsonObject> disciplineRulesFile(const QString &name);

} // namespace touchline
