// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/fines/fines.h"

#include "core/base/index.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/fielded_suspended.h"
#include "core/play/discipline/team_fixtures.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <tuple>

namespace touchline {

namespace {

bool isSameFine(const Fine &one, const Fine &other)
{
    return one.match == other.match && one.replay == other.replay && one.team == other.team &&
           one.player == other.player && one.cause == other.cause;
}

Money amountOf(const FineRules &rules, FineCause cause)
{
    switch (cause) {
    case FineCause::YellowCard:
        return rules.yellow;
    case FineCause::SecondYellowCard:
        return rules.secondYellow;
    case FineCause::RedCard:
        return rules.red;
    case FineCause::Walkover:
        return rules.walkover;
    case FineCause::SuspendedPlayer:
        break;
    }
    return rules.fielded;
}

/// The fines that follow from the facts of a competition.
class Derived
{
public:
    Derived(const Competition &competition, const Progress &now, const DisciplineRules &rules)
        : m_competition(&competition)
        , m_now(&now)
        , m_rules(&rules)
    {
    }

    [[nodiscard]] std::vector<Fine> take()
    {
        const int teams = static_cast<int>(m_competition->definition().entrants.size());
        for (int team = 0; team < teams; ++team)
            addCards(team);
        addWalkovers();
        if (!m_rules->fines->fielded.isNothing())
            for (const FieldedPlayer &one : fieldedPlayers(*m_competition, *m_now, *m_rules))
                add({m_competition->fixtures()[at(one.fixture)].number, 0, one.team, one.player, one.name,
                     FineCause::SuspendedPlayer, one.day});
        return std::move(m_fines);
    }

private:
    void add(Fine fine)
    {
        fine.amount = amountOf(*m_rules->fines, fine.cause);
        fine.currency = m_rules->fines->currency;
        const bool isThere = std::any_of(m_fines.begin(), m_fines.end(),
                                         [&fine](const Fine &one) { return isSameFine(one, fine); });
        if (!fine.amount.isNothing() && !isThere)
            m_fines.push_back(std::move(fine));
    }

    void addCards(int team)
    {
        for (const TeamFixture &match : teamFixtures(*m_competition, *m_now, team, -1, {}))
            if (match.report != nullptr && match.fixture >= 0)
                addCards(match, team);
    }

    /// What the rules leave of the cards of a match is fined.
    void addCards(const TeamFixture &match, int team)
    {
        struct Shown
        {
            QUuid player;
            QString name;
            int yellows = 0;
            bool isSecondYellow = false;
            bool isRed = false;
        };
        std::vector<Shown> all;
        const Side side =
            match.report->teams[Side::Home].team == m_competition->entrant(team).id ? Side::Home : Side::Away;
        for (const ReportEvent &event : match.report->events) {
            const bool isCard = event.kind == ReportEventKind::Yellow ||
                                event.kind == ReportEventKind::SecondYellow ||
                                event.kind == ReportEventKind::Red;
            if (!isCard || event.side != side || event.player.isNull())
                continue;
            auto shown = std::find_if(all.begin(), all.end(),
                                      [&event](const Shown &one) { return one.player == event.player; });
            if (shown == all.end())
                shown = all.insert(all.end(), Shown{event.player, event.playerName});
            shown->yellows += event.kind == ReportEventKind::Yellow ? 1 : 0;
            shown->isSecondYellow = shown->isSecondYellow || event.kind == ReportEventKind::SecondYellow;
            shown->isRed = shown->isRed || event.kind == ReportEventKind::Red;
        }
        const MatchEffect left = effectOf(match, *m_rules);
        const int number = m_competition->fixtures()[at(match.fixture)].number;
        for (const Shown &one : all) {
            const auto fine = [&](FineCause cause) {
                add({number, match.replay, team, one.player, one.name, cause, match.day});
            };
            // Two yellow cards are a second one, also where a list leaves out to say so.
            if (one.isSecondYellow || one.yellows > 1) {
                if (left.sendingsOff)
                    fine(FineCause::SecondYellowCard);
            } else if (one.yellows > 0 && left.cautions) {
                fine(FineCause::YellowCard);
            }
            if (one.isRed && left.sendingsOff)
                fine(FineCause::RedCard);
        }
    }

    /// What the organiser ruled, also of an abandoned match; a team that withdrew is not fined for each match
    /// that it leaves behind.
    void addWalkovers()
    {
        std::map<int, const Ruling *> last;
        for (const Ruling &ruling : m_competition->rulings())
            last[ruling.match] = &ruling;
        for (const auto &[number, ruling] : last) {
            const int fixture = m_competition->indexOfNumber(number);
            const bool isAwarded =
                ruling->kind == Ruling::Kind::Abandoned && ruling->then == Ruling::Then::Awarded;
            if ((ruling->kind != Ruling::Kind::Walkover && !isAwarded) || fixture < 0)
                continue;
            const FixtureStatus &status = m_now->fixtures[at(fixture)];
            for (const Side side : bothSides)
                if (status.award >= 0 && status.teams[side] >= 0 && ruling->winner != side)
                    add({number,
                         0,
                         status.teams[side],
                         {},
                         {},
                         FineCause::Walkover,
                         dayOfFixture(*m_competition, fixture)});
        }
    }

    const Competition *m_competition;
    const Progress *m_now;
    const DisciplineRules *m_rules;
    std::vector<Fine> m_fines;
};

Fine paidFine(const OrganiserDecision &mark, const FinePayment &payment)
{
    Fine fine;
    fine.isPaid = payment.isPaid;
    fine.cause = payment.cause;
    fine.player = payment.player;
    fine.name = payment.name;
    fine.amount = payment.amount;
    fine.currency = payment.currency;
    fine.match = mark.after;
    fine.replay = mark.replay;
    fine.team = mark.team;
    fine.paidOn = fine.isPaid ? mark.date : QDate();
    return fine;
}

/// What was noted last of each fine.
std::vector<Fine> notedFines(const Competition &competition)
{
    std::vector<Fine> noted;
    for (const OrganiserDecision &one : competition.organiserDecisions()) {
        const auto *payment = std::get_if<FinePayment>(&one.fact);
        if (payment == nullptr)
            continue;
        Fine fine = paidFine(one, *payment);
        // Nobody has a card in a match without a report. That such a match, abandoned, is a playing of its
        // own was not so once: the number of the replay was that of the abandoned one.
        if (!fine.player.isNull())
            fine.replay = firstReported(competition, fine.match, fine.replay);
        std::erase_if(noted, [&fine](const Fine &other) { return isSameFine(other, fine); });
        if (fine.isPaid)
            noted.push_back(fine);
    }
    return noted;
}

} // namespace

std::vector<Fine> finesOf(const Competition &competition, const Progress &now, const DisciplineRules *rules)
{
    std::vector<Fine> fines;
    if (rules != nullptr && rules->fines)
        fines = Derived(competition, now, *rules).take();
    for (const Fine &paid : notedFines(competition)) {
        const auto due = std::find_if(fines.begin(), fines.end(),
                                      [&paid](const Fine &one) { return isSameFine(one, paid); });
        Fine known = paid;
        known.isDue = due != fines.end();
        if (due == fines.end()) {
            const int fixture = competition.indexOfNumber(paid.match);
            known.day = fixture < 0 ? QDate() : dayOfFixture(competition, fixture);
            fines.push_back(known);
        } else {
            known.day = due->day;
            *due = known;
        }
    }
    const auto sideOf = [&](const Fine &fine) {
        const int fixture = competition.indexOfNumber(fine.match);
        return fixture >= 0 && now.fixtures[at(fixture)].teams[Side::Away] == fine.team ? 1 : 0;
    };
    std::stable_sort(fines.begin(), fines.end(), [&](const Fine &a, const Fine &b) {
        const auto key = [&](const Fine &one) {
            return std::tuple(one.match, one.replay, sideOf(one), one.name, static_cast<int>(one.cause));
        };
        return key(a) < key(b);
    });
    std::map<int, int> ofMatch;
    for (Fine &fine : fines)
        fine.code = QStringLiteral("%1.%2").arg(fine.match).arg(++ofMatch[fine.match]);
    return fines;
}

std::vector<FineChange> fineChanges(const Competition &before, const Competition &after)
{
    std::vector<FineChange> changes;
    const auto was = disciplineOf(before);
    const auto is = disciplineOf(after);
    if (!was || !is || !*was || !*is || (*was)->fines != (*is)->fines)
        return changes;
    const auto dueOf = [](const Competition &competition, const DisciplineRules &rules) {
        std::vector<Fine> fines = finesOf(competition, progress(competition), &rules);
        std::erase_if(fines, [](const Fine &one) { return !one.isDue; });
        return fines;
    };
    const std::vector<Fine> earlier = dueOf(before, **was);
    const std::vector<Fine> later = dueOf(after, **is);
    const auto add = [&changes](const std::vector<Fine> &all, const std::vector<Fine> &others, bool isDue) {
        for (const Fine &one : all)
            if (std::none_of(others.begin(), others.end(),
                             [&one](const Fine &other) { return isSameFine(one, other); }))
                changes.push_back({one, isDue});
    };
    add(later, earlier, true);
    add(earlier, later, false);
    return changes;
}

Message fineChangeText(const Competition &competition, const FineChange &change, const QString &cause,
                       const QString &amount)
{
    const Fine &fine = change.fine;
    const QString &club = competition.entrant(fine.team).name;
    return {change.isDue  ? QT_TRANSLATE_NOOP("core", "%1: %2, match %3: %4")
            : fine.isPaid ? QT_TRANSLATE_NOOP("core", "%1: %2, match %3: %4 is no longer due, and was paid")
                          : QT_TRANSLATE_NOOP("core", "%1: %2, match %3: %4 is no longer due"),
            {fine.name.isEmpty() ? club : QStringLiteral("%1 (%2)").arg(fine.name, club), cause,
             QString::number(fine.match), amount}};
}

Result<void> setFinePaid(Competition &competition, const Fine &fine, bool isPaid, const QDate &day)
{
    const std::vector<Fine> paid = notedFines(competition);
    const bool wasPaid =
        std::any_of(paid.begin(), paid.end(), [&fine](const Fine &one) { return isSameFine(one, fine); });
    if (wasPaid == isPaid)
        return isPaid ? fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This fine is already paid."))
                      : fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This fine is not paid yet."));
    return competition.addOrganiserDecision(
        {fine.team, fine.match, day,
         FinePayment{isPaid, fine.cause, fine.player, fine.name, fine.amount, fine.currency}, fine.replay});
}

Message finePaidTitle(const Competition &competition, const std::vector<Fine> &fines, bool isPaid)
{
    if (fines.size() != 1)
        return {isPaid ? QT_TRANSLATE_NOOP("core", "%1 fines paid")
                       : QT_TRANSLATE_NOOP("core", "%1 fines open again"),
                {QString::number(fines.size())}};
    const Fine &fine = fines.front();
    const QString &club = competition.entrant(fine.team).name;
    return {isPaid ? QT_TRANSLATE_NOOP("core", "Fine paid: %1, match %2")
                   : QT_TRANSLATE_NOOP("core", "Fine open again: %1, match %2"),
            {fine.name.isEmpty() ? club : QStringLiteral("%1 (%2)").arg(fine.name, club),
             QString::number(fine.match)}};
}

Message fineCauseText(FineCause cause)
{
    switch (cause) {
    case FineCause::YellowCard:
        return {QT_TRANSLATE_NOOP("core", "yellow card"), {}};
    case FineCause::SecondYellowCard:
        return {QT_TRANSLATE_NOOP("core", "second yellow card"), {}};
    case FineCause::RedCard:
        return {QT_TRANSLATE_NOOP("core", "red card"), {}};
    case FineCause::Walkover:
        return {QT_TRANSLATE_NOOP("core", "lost by walkover"), {}};
    case FineCause::SuspendedPlayer:
        break;
    }
    return {QT_TRANSLATE_NOOP("core", "played while suspended"), {}};
}

FineSum fineSum(const std::vector<Fine> &fines, int team, const QString &currency)
{
    FineSum sum;
    for (const Fine &fine : fines)
        if ((team < 0 || fine.team == team) && fine.currency == currency)
            (fine.isPaid ? sum.paid : sum.open) += fine.amount;
    return sum;
}

QString fineAmountText(const Money &amount, const QString &currency)
{
    return QStringLiteral("%1 %2").arg(moneyText(amount), currency);
}

QStringList fineCurrencies(const std::vector<Fine> &fines)
{
    QStringList currencies;
    for (const Fine &fine : fines)
        if (!currencies.contains(fine.currency))
            currencies << fine.currency;
    return currencies;
}

} // namespace touchline
