// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/discipline_rules.h"
#include "core/discipline/ledger_start.h"
#include "core/facts/decision.h"
#include "core/match/report/match_report.h"

#include <span>
#include <vector>

namespace touchline {

/// What a match does in the ledger; of one that was played and counted, everything.
struct MatchEffect
{
    bool serves = true;
    bool sendingsOff = true;
    bool cautions = true;
    bool injuries = true;
    /// It is one of the matches of the season, see YellowRule::untilMatch.
    bool isOfSeason = true;

    bool operator==(const MatchEffect &) const = default;
};

/// How the bans looked when a match was played, where facts were changed afterwards.
struct KnownThen
{
    /// Who was banned and sat out.
    std::vector<QUuid> satOut;
    /// Who was suspended and took part all the same.
    std::vector<QUuid> offenders;
};

/// The cards and injuries of one team in one competition, match after match (ATCS 9.4). The same reports
/// and decisions in the same order always make the same ledger. Persons are known by their ids; an event
/// without one is passed over. A card that a report lists counts however complete the report is.
class TeamLedger
{
public:
    using Match = LedgerMatch;

    /// `rules` outlives the ledger. `start`: what carriedOver() gave at the end of the season before, by the
    /// same rules.
    TeamLedger(const DisciplineRules &rules, const QUuid &team, LedgerStart start = {});

    /// Enters the match that the team played next; it is one of the two teams of the report.
    /// Its stage is asked for by rules that forget bookings after one; with Unknown nothing is forgotten.
    /// `effect`: what is left of a match that does not count. `then`: what was known when it was played,
    /// where that is not what is known now: only who offended then has offended, and who sat out then for
    /// what is no ban now has missed it in vain (DisciplineRules::missedWithoutBanCounts).
    /// `day`: on which it was played, null where it is not known.
    void add(const MatchReport &report, StageKind stage = StageKind::Unknown, const MatchEffect &effect = {},
             const KnownThen *then = nullptr, QDate day = {});
    /// How the match looks by what this ledger has before it. Its stage and its day have been reached.
    [[nodiscard]] KnownThen judge(const MatchReport &report, const MatchEffect &effect = {}) const;
    /// Enters a match that was not played but given to one of the teams. It shows no cards; whether it serves
    /// bans and ends series like any other is for the rules to say.
    void addWalkover(const Match &match, bool isWon, StageKind stage = StageKind::Unknown);
    /// Enters a match of which there is no report yet, although it comes before one that is asked about or
    /// that has a report: it is taken to be played on its day, without cards and injuries.
    void addUnreported(const Match &match, StageKind stage = StageKind::Unknown);
    /// The next match of the team is in this stage: what the rules forget before it is forgotten.
    void reach(StageKind stage);
    /// The next match of the team is on that day; null: nobody knows when. What lasts until a day ends where
    /// that day is past, and what has not begun is not served.
    void reachDay(QDate day);
    /// What the competition of the ledger is and is called, where bans are served in others too.
    void setCompetition(ServingPlace place, QString name);
    /// Until that day facts of the others were changed afterwards: where bans are served in several
    /// competitions, nobody is blamed for a match up to it.
    void blameAfter(QDate day) { m_blameAfter = day; }
    /// Enters a match of the team in another competition that this ledger has not heard of: it serves the
    /// bans that it can serve, and does nothing else. `report`: where there is one; who took part serves
    /// nothing.
    void addOtherMatch(const Match &match, const ServingPlace &place, const MatchReport *report = nullptr);
    /// A ban of another competition that a match of this one has served: the ledger of a match knows
    /// everything that keeps a player out of it, and so which ban comes first.
    struct ServedForOther
    {
        ServingPlace home;
        /// BanElsewhere::id.
        int id = 0;
        Match match;
        /// Name of the competition of the match.
        QString name;
    };
    /// By the last match.
    [[nodiscard]] std::vector<ServedForOther> servedForOthers() const;
    /// Nothing happens where it is not about this ledger.
    void takeServed(const ServedForOther &served);
    /// Matches that served a ban of the season before after it was carried over, and before the first day of
    /// this one: until then it was still open there. `before`: the ledger of that season, as far as it has
    /// come; `start`: what was carried over from it.
    void takeServedSince(const TeamLedger &before, const LedgerStart &start, QDate firstDay);
    /// Of the bans that were carried over from this ledger all matches have come that they had served by
    /// then.
    [[nodiscard]] bool hasServedBefore(const LedgerStart &start) const;
    /// The bans of another competition that keep players of the team out in this one, as its ledger has them
    /// now, in place of those that it had before.
    void takeFrom(const TeamLedger &other);
    /// Another competition keeps nobody out here any more.
    void forget(const ServingPlace &other);
    /// Enters what the organiser decided after the last match. Errors: BadInput (no reason, fewer than one
    /// game); Refused (there is no ban to lift or to extend). The ledger stays as it was then.
    [[nodiscard]] Result<void> decide(const Decision &decision);

    [[nodiscard]] const QUuid &team() const { return m_team; }
    [[nodiscard]] const std::vector<Match> &matches() const { return m_matches; }
    /// Every suspension, served or not, in the order in which they were brought.
    [[nodiscard]] const std::vector<Suspension> &suspensions() const { return m_suspensions; }
    /// By match.
    [[nodiscard]] const std::vector<Violation> &violations() const { return m_violations; }
    /// The stage that the team is in, where the rules forget bookings after it.
    [[nodiscard]] std::optional<StageKind> wipesAfterStage() const;
    /// Who plays in the next game and is banned after one more booking, if that game is in the stage reached;
    /// threatsAhead() looks further.
    [[nodiscard]] std::vector<Threat> threats() const;
    [[nodiscard]] bool isSuspended(const QUuid &player) const;
    /// Whether it keeps him out of the next match; of an open one that has not begun yet, false.
    [[nodiscard]] bool keepsOut(const Suspension &suspension) const;
    [[nodiscard]] Carry carry(const QUuid &player) const;
    /// What the rules take into the next season; `season` is the name of this one.
    [[nodiscard]] LedgerStart carriedOver(const QString &season) const;
    /// What a player takes along to another team by the rules (DisciplineRules::transfers).
    [[nodiscard]] LedgerStart transferOut(const QUuid &player) const;
    /// He plays for the team no more: what was open of him is gone from its ledger.
    void leave(const QUuid &player);
    /// He plays for the team from now on, with what transferOut() gave.
    void transferIn(LedgerStart start);

private:
    using Run = BookingRun;
    using Watch = OffenceWatch;
    /// What a player did in one match, for the rules with windows.
    struct Offence
    {
        QUuid player;
        QString name;
        bool isHeavy = false;
        /// What a heavy one brings.
        SuspensionCause cause = SuspensionCause::RedCard;
        std::optional<int> games = 0;
    };
    /// What one match showed one player.
    struct Cards
    {
        QUuid player;
        QString name;
        int yellows = 0;
        bool secondYellow = false;
        bool red = false;
        /// The match counts in his series of bookings.
        bool isBooking = false;

        /// Two yellow cards are a red one, also where a list leaves out to say so.
        [[nodiscard]] bool isSecondYellow() const { return secondYellow || yellows > 1; }
        [[nodiscard]] bool isSentOff() const { return red || isSecondYellow(); }
    };

    [[nodiscard]] std::vector<std::size_t> openOf(const QUuid &player, bool injuries) const;
    [[nodiscard]] bool runs(std::size_t suspension) const;
    [[nodiscard]] Side sideIn(const MatchReport &report) const
    {
        return report.teams[Side::Home].team == m_team ? Side::Home : Side::Away;
    }
    /// The suspended players who took part all the same.
    [[nodiscard]] std::vector<QUuid> offenders(const MatchReport &report, Side side) const;
    [[nodiscard]] bool counts(const MatchReport &report) const;
    /// Every suspension enters the ledger by one of these two.
    Suspension &keep(Suspension suspension);
    /// One of another ledger, before the later ones of the player: the older one is served first.
    void keepByAge(Suspension suspension);
    [[nodiscard]] QDate dayOf(const Suspension &suspension) const;
    void serve(const std::vector<QUuid> &offenders, bool counts, const KnownThen *then = nullptr);
    void addWithoutCards(const Match &match, bool counts, StageKind stage);
    [[nodiscard]] Result<void> prolong(const Decision &decision);
    /// Whether another match of the same day served a ban of the player, and that is enough
    /// (DoubleHeader::Once).
    [[nodiscard]] bool hasServedToday(const QUuid &player) const;
    void keepMissedWithoutBan(const std::vector<QUuid> &offenders, const KnownThen &then);
    /// Every suspension for cards begins here.
    void addSuspension(Suspension ban);
    void note(const Suspension &broken);
    [[nodiscard]] std::vector<Cards> cardsOf(const MatchReport &report, Side side) const;
    [[nodiscard]] static std::vector<Cards> left(std::vector<Cards> all, const MatchEffect &effect);
    void sendOff(const Cards &cards);
    void wipeRuns(const std::vector<Cards> &all, bool counts);
    void book(const Cards &cards);
    [[nodiscard]] std::vector<ReportEvent> injuriesOf(const MatchReport &report, Side side) const;
    /// What an injury of that detail means; null if nothing is known of it.
    [[nodiscard]] const InjuryRule *ruleOf(const ReportEvent &injury) const;
    void injure(const ReportEvent &event);
    [[nodiscard]] std::vector<Offence> offencesOf(const std::vector<Cards> &all) const;
    [[nodiscard]] std::vector<Offence> offencesOf(const std::vector<ReportEvent> &injuries) const;
    void watch(const WindowRule &rule, bool injuries, const std::vector<Offence> &offences,
               bool passes = true);
    void passWatches(bool injuries, const std::vector<Offence> &offences);
    void punish(const WindowRule &rule, bool injuries, const Offence &offence);
    void watchWhoComesBack(const WindowRule &rule, bool injuries);
    /// Whether bookings of that match of the season, from 1, count in the rule.
    [[nodiscard]] static bool counts(const YellowRule &rule, int match)
    {
        return rule.untilMatch == 0 || match <= rule.untilMatch;
    }
    /// How many matches of this season there are.
    [[nodiscard]] int seasonMatches() const
    {
        return static_cast<int>(m_matches.size()) - m_earlier - m_outOfSeason;
    }
    [[nodiscard]] int placeOf(const Match &match);
    [[nodiscard]] bool canBlame(const Suspension &suspension) const;
    [[nodiscard]] ServedIn servedIn(const Suspension &suspension) const;
    [[nodiscard]] bool goesOn(const Suspension &suspension) const;
    void lapse(bool (*lapses)(SuspensionCause));
    [[nodiscard]] int current() const { return static_cast<int>(m_matches.size()) - 1; }

    const DisciplineRules *m_rules;
    QUuid m_team;
    /// Those of an earlier season that something still hangs on come first.
    std::vector<Match> m_matches;
    int m_earlier = 0;
    /// Matches of this season that do not count among its matches.
    int m_outOfSeason = 0;
    std::vector<Suspension> m_suspensions;
    int m_lastId = 0;
    std::vector<Violation> m_violations;
    /// A match that a player missed for what is no ban any more, until the next ban takes it.
    struct MissedWithoutBan
    {
        QUuid player;
        int match = 0;
    };
    std::vector<MissedWithoutBan> m_missedWithoutBan;
    std::vector<Run> m_runs;
    std::vector<Watch> m_watches;
    StageKind m_stage = StageKind::Unknown;
    /// Of the next match, or of the one that is being entered.
    QDate m_day;
    ServingPlace m_place;
    QString m_name;
    /// Where the match is that is asked about: m_place unless one of another competition is being entered.
    ServingPlace m_here;
    QDate m_blameAfter;
};

} // namespace touchline
