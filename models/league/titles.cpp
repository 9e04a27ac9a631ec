// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/titles.h"

#include "core/competition/progress.h"
#include "core/play/matches/play_rules.h"

#include <qglobal.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <variant>

namespace touchline {

namespace {

QString nameOf(const Competition &competition, int team)
{
    return team < 0 ? QStringLiteral("?") : competition.entrant(team).name;
}

QString scoreText(const MatchReport &report)
{
    QString text = QStringLiteral("%1-%2").arg(report.score.home).arg(report.score.away);
    if (report.shootOut)
        text += QStringLiteral(" (%1-%2)").arg(report.shootOut->home).arg(report.shootOut->away);
    return text;
}

/// What tells a match from others of the same two teams.
enum class Apart : std::uint8_t {
    Nothing,
    FirstLeg,
    SecondLeg,
    MatchOfBestOf,
    Replay,
    OneOfReplays,
    PlayOff,
    Matchday,
    Round,
    Stage
};

/// Of a match of a tie: which of its matches it is. All others are told apart by their teams, as a rule.
Apart placeInTie(const Competition &competition, const Fixture &fixture)
{
    if (fixture.tie < 0)
        return Apart::Nothing;
    const TieRules &rules = competition.plan().ties[static_cast<std::size_t>(fixture.tie)].rules;
    if (fixture.replay > 0)
        return rules.replays > 1 ? Apart::OneOfReplays : Apart::Replay;
    if (fixture.isPlayOff)
        return Apart::PlayOff;
    if (rules.legs == 1)
        return Apart::Nothing;
    if (rules.isBestOf())
        return Apart::MatchOfBestOf;
    return fixture.leg == 1 ? Apart::FirstLeg : Apart::SecondLeg;
}

const Stage &stageOf(const Competition &competition, const Fixture &fixture)
{
    return competition.definition().format.stages[static_cast<std::size_t>(fixture.stage)];
}

/// Other matches of the same teams; on home grounds only those with the same team at home, since the order of
/// the names says which it is there.
std::vector<const Fixture *> twinsOf(const Competition &competition, int index)
{
    const Progress now = progress(competition);
    const auto at = [](int one) { return static_cast<std::size_t>(one); };
    const PerSide<int> &teams = now.fixtures[at(index)].teams;
    const bool orderTells = stageOf(competition, competition.fixtures()[at(index)]).homeGrounds;
    std::vector<const Fixture *> twins;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const PerSide<int> &others = now.fixtures[i].teams;
        const bool isSwapped =
            others[Side::Home] == teams[Side::Away] && others[Side::Away] == teams[Side::Home];
        const Fixture &fixture = competition.fixtures()[i];
        if (i != at(index) &&
            (others == teams || (isSwapped && !(orderTells && stageOf(competition, fixture).homeGrounds))))
            twins.push_back(&fixture);
    }
    return twins;
}

/// What has to be said so that the result of a match is not taken for that of another one.
Apart apartOf(const Competition &competition, int index)
{
    const Fixture &fixture = competition.fixtures()[static_cast<std::size_t>(index)];
    if (const Apart place = placeInTie(competition, fixture); place != Apart::Nothing)
        return place;
    const std::vector<const Fixture *> twins = twinsOf(competition, index);
    if (twins.empty())
        return Apart::Nothing;
    const bool isSameStage = std::any_of(twins.begin(), twins.end(), [&fixture](const Fixture *twin) {
        return twin->stageName == fixture.stageName;
    });
    if (!isSameStage)
        return Apart::Stage;
    return std::holds_alternative<PairedStage>(stageOf(competition, fixture).plan) ? Apart::Round
                                                                                   : Apart::Matchday;
}

/// What `apart` needs besides its words.
QStringList argumentsOf(Apart apart, const Competition &competition, const Fixture &fixture)
{
    switch (apart) {
    case Apart::MatchOfBestOf:
        return {QString::number(fixture.leg),
                QString::number(competition.plan().ties[static_cast<std::size_t>(fixture.tie)].rules.legs)};
    case Apart::OneOfReplays:
        return {QString::number(fixture.replay)};
    case Apart::Matchday:
    case Apart::Round:
        return {QString::number(fixture.round + 1)};
    case Apart::Stage:
        return {fixture.stageName};
    default:
        return {};
    }
}

const char *enteredText(Apart apart)
{
    constexpr std::array<const char *, 10> texts{
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3"),
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3 (first leg)"),
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3 (second leg)"),
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3 (match %4 of %5)"),
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3 (replay)"),
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3 (replay %4)"),
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3 (play-off)"),
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3 (matchday %4)"),
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3 (round %4)"),
        QT_TRANSLATE_NOOP("core", "Entered: %1 %2 %3 (%4)")};
    return texts[static_cast<std::size_t>(apart)];
}

const char *correctedText(Apart apart)
{
    constexpr std::array<const char *, 10> texts{
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3"),
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3 (first leg)"),
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3 (second leg)"),
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3 (match %4 of %5)"),
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3 (replay)"),
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3 (replay %4)"),
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3 (play-off)"),
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3 (matchday %4)"),
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3 (round %4)"),
        QT_TRANSLATE_NOOP("core", "Corrected: %1 %2 %3 (%4)")};
    return texts[static_cast<std::size_t>(apart)];
}

const char *computedText(Apart apart)
{
    constexpr std::array<const char *, 10> texts{
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3"),
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3 (first leg)"),
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3 (second leg)"),
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3 (match %4 of %5)"),
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3 (replay)"),
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3 (replay %4)"),
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3 (play-off)"),
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3 (matchday %4)"),
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3 (round %4)"),
        QT_TRANSLATE_NOOP("core", "Computer played: %1 %2 %3 (%4)")};
    return texts[static_cast<std::size_t>(apart)];
}

/// Of a round of a knockout, whose name says which it is.
const char *playedText(Apart apart)
{
    switch (apart) {
    case Apart::FirstLeg:
        return QT_TRANSLATE_NOOP("core", "Computer played %1, first legs: %2 matches");
    case Apart::SecondLeg:
        return QT_TRANSLATE_NOOP("core", "Computer played %1, second legs: %2 matches");
    case Apart::MatchOfBestOf:
        return QT_TRANSLATE_NOOP("core", "Computer played %1, match %3 of %4: %2 matches");
    case Apart::Replay:
    case Apart::OneOfReplays:
        return QT_TRANSLATE_NOOP("core", "Computer played %1, replays: %2 matches");
    case Apart::PlayOff:
        return QT_TRANSLATE_NOOP("core", "Computer played %1, play-offs: %2 matches");
    default:
        return QT_TRANSLATE_NOOP("core", "Computer played %1: %2 matches");
    }
}

/// "match 12, Brazil v Italy".
QString matchText(const Competition &competition, int number)
{
    const int index = competition.indexOfNumber(number);
    QString match = QString::number(number);
    if (index < 0)
        return match;
    const PerSide<int> teams = progress(competition).fixtures[static_cast<std::size_t>(index)].teams;
    return QStringLiteral("%1, %2 v %3")
        .arg(match, nameOf(competition, teams[Side::Home]), nameOf(competition, teams[Side::Away]));
}

const char *rulingText(Ruling::Kind kind)
{
    constexpr std::array<const char *, 7> texts{QT_TRANSLATE_NOOP("core", "Postponed: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Abandoned: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Walkover: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Annulled: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Cleared for replay: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Kept as it is: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Ruling lifted: match %1")};
    return texts[static_cast<std::size_t>(kind)];
}

/// "quarter-finals", "Swiss, round 3".
QString roundName(const Competition &competition, const DrawnRound &drawn)
{
    if (drawn.fixtures.empty())
        return competition.definition().format.title;
    const Fixture &first = competition.fixtures()[static_cast<std::size_t>(drawn.fixtures.front())];
    // The rounds of a knockout have names of their own.
    return drawn.table < 0 || drawn.round < 0
               ? first.stageName
               : QStringLiteral("%1, round %2").arg(first.stageName).arg(drawn.round + 1);
}

/// "Rovers – United", and who is to have the bye.
QStringList wishedNames(const Competition &competition, const RoundWishes &wishes)
{
    QStringList names;
    for (const PerSide<int> &teams : wishes.pairings)
        names << QStringLiteral("%1 \u2013 %2")
                     .arg(nameOf(competition, teams[Side::Home]), nameOf(competition, teams[Side::Away]));
    if (wishes.bye)
        names << nameOf(competition, *wishes.bye);
    return names;
}

/// The title of a change of each kind.
class Teller
{
public:
    explicit Teller(const Competition &competition) : m_competition(competition) {}

    Message operator()(const MatchReport &report) const { return resultTitle(m_competition, report); }
    Message operator()(const ReportWithdrawal &withdrawal) const
    {
        return {QT_TRANSLATE_NOOP("core", "Result deleted: match %1"),
                {matchText(m_competition, withdrawal.match)}};
    }
    Message operator()(const Ruling &ruling) const
    {
        return {rulingText(ruling.kind), {matchText(m_competition, ruling.match)}};
    }
    Message operator()(const TeamWithdrawal &withdrawal) const
    {
        return {withdrawal.results == TeamWithdrawal::Results::Revoked
                    ? QT_TRANSLATE_NOOP("core", "Reinstated: %1")
                    : QT_TRANSLATE_NOOP("core", "Withdrawn: %1"),
                {nameOf(m_competition, withdrawal.team)}};
    }
    Message operator()(const Deduction &deduction) const
    {
        return {deduction.isBonus() ? QT_TRANSLATE_NOOP("core", "Bonus points: %1 (%2)")
                                    : QT_TRANSLATE_NOOP("core", "Points deducted: %1 (%2)"),
                {nameOf(m_competition, deduction.team), pointsText(deduction.points.withoutSign())}};
    }
    Message operator()(const Lot &lot) const
    {
        QStringList names;
        for (const int team : lot.order)
            names.append(nameOf(m_competition, team));
        return {QT_TRANSLATE_NOOP("core", "Lots drawn: %1"), {names.join(QStringLiteral(", "))}};
    }

private:
    const Competition &m_competition;
};

} // namespace

Message resultTitle(const Competition &competition, const MatchReport &report, PlayedBy by)
{
    const int index = competition.indexOfFixture(report.fixture);
    const bool isCorrection = index >= 0 && competition.report(index) != nullptr;
    const Apart apart = index < 0 ? Apart::Nothing : apartOf(competition, index);
    QStringList words{report.teams[Side::Home].name, scoreText(report), report.teams[Side::Away].name};
    if (index >= 0)
        words += argumentsOf(apart, competition, competition.fixtures()[static_cast<std::size_t>(index)]);
    if (by == PlayedBy::Computer)
        return {computedText(apart), std::move(words)};
    return {isCorrection ? correctedText(apart) : enteredText(apart), std::move(words)};
}

Message changeTitle(const Competition &competition, const Change &change)
{
    return std::visit(Teller(competition), change);
}

Message rankingTitle(const Competition &competition, const std::vector<int> &teams)
{
    QStringList names;
    for (const int team : teams)
        names.append(nameOf(competition, team));
    return {QT_TRANSLATE_NOOP("core", "Ranking: %1"), {names.join(QStringLiteral(", "))}};
}

Message agentTitle(const Competition &competition, int team, const QString &agent)
{
    const QString name = nameOf(competition, team);
    if (agent.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "%1: no computer player of its own"), {name}};
    if (agent == personAgent)
        return {QT_TRANSLATE_NOOP("core", "%1: played by a person"), {name}};
    return {QT_TRANSLATE_NOOP("core", "%1: played by the computer player \"%2\""), {name, agent}};
}

Message toTheEndTitle(int matches, bool isStopped)
{
    return {isStopped ? QT_TRANSLATE_NOOP("core", "Computer played: %1 matches")
                      : QT_TRANSLATE_NOOP("core", "Computer played to the end: %1 matches"),
            {QString::number(matches)}};
}

Message matchdayTitle(const Competition &competition, const std::vector<int> &fixtures)
{
    const QString count = QString::number(fixtures.size());
    const Fixture &first = competition.fixtures()[static_cast<std::size_t>(fixtures.front())];
    if (first.isGroupMatch())
        return {QT_TRANSLATE_NOOP("core", "Computer played %1, matchday %2: %3 matches"),
                {first.stageName, QString::number(first.round + 1), count}};
    const Apart apart = placeInTie(competition, first);
    return {playedText(apart), QStringList{first.stageName, count} + argumentsOf(apart, competition, first)};
}

Message byesTitle(const Competition &competition, const std::vector<TeamBye> &byes)
{
    const auto textOf = [](ByeRequest::Kind kind) {
        switch (kind) {
        case ByeRequest::Kind::Half:
            return QT_TRANSLATE_NOOP("core", "Half-point bye on request: %1 (round %2)");
        case ByeRequest::Kind::Zero:
            return QT_TRANSLATE_NOOP("core", "Zero-point bye on request: %1 (round %2)");
        case ByeRequest::Kind::Full:
            return QT_TRANSLATE_NOOP("core", "Full-point bye on request: %1 (round %2)");
        case ByeRequest::Kind::Plays:
            break;
        }
        return QT_TRANSLATE_NOOP("core", "No bye after all: %1 (round %2)");
    };
    const auto isAlike = [&byes](const TeamBye &one) { return one.request == byes.front().request; };
    QStringList names;
    for (const TeamBye &one : byes)
        names << nameOf(competition, one.team);
    if (!std::all_of(byes.begin(), byes.end(), isAlike))
        return {QT_TRANSLATE_NOOP("core", "Byes on request: %1"), {names.join(QStringLiteral(", "))}};
    const ByeRequest &request = byes.front().request;
    return {textOf(request.kind), {names.join(QStringLiteral(", ")), QString::number(request.round)}};
}

Message drawTitle(const Competition &competition, const DrawnNow &drawn, const RoundPlan &plan)
{
    QStringList names;
    for (const Lot &lot : drawn.lots) {
        QStringList teams;
        for (const int team : lot.order)
            teams.append(nameOf(competition, team));
        names.append(teams.join(QStringLiteral(", ")));
    }
    if (drawn.rounds.empty())
        return {QT_TRANSLATE_NOOP("core", "Lots drawn: %1"), {names.join(QStringLiteral("; "))}};
    for (const RoundDraw &round : drawn.rounds) {
        const DrawnRound &planned = competition.plan().drawnRounds[static_cast<std::size_t>(round.round)];
        names.append(roundName(competition, planned));
    }
    const QString rounds = names.join(QStringLiteral("; "));
    const QString byHand = wishedNames(competition, plan.wishes).join(QStringLiteral(", "));
    QStringList asked;
    for (const TeamBye &bye : plan.byes)
        if (bye.request.kind != ByeRequest::Kind::Plays)
            asked << nameOf(competition, bye.team);
    const QString byes = asked.join(QStringLiteral(", "));
    if (byHand.isEmpty() && byes.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "Drawn: %1"), {rounds}};
    if (byes.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "Drawn: %1 (by hand: %2)"), {rounds, byHand}};
    if (byHand.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "Drawn: %1 (byes on request: %2)"), {rounds, byes}};
    return {QT_TRANSLATE_NOOP("core", "Drawn: %1 (by hand: %2; byes on request: %3)"),
            {rounds, byHand, byes}};
}

} // namespace touchline
