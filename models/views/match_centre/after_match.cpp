// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/after_match.h"

#include "models/views/translated.h"
#include "models/words/fixtures/match_summary.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace touchline {

namespace {

struct AfterMatchWords
{
    Q_DECLARE_TR_FUNCTIONS(AfterMatch)

public:
    static QString kind(MatchMoment::Kind kind, bool isOwnGoal)
    {
        switch (kind) {
        case MatchMoment::Kind::Goal:
            return isOwnGoal ? tr("Own goal") : tr("Goal");
        case MatchMoment::Kind::YellowCard:
            return tr("Yellow card");
        case MatchMoment::Kind::RedCard:
            return tr("Red card");
        case MatchMoment::Kind::Injury:
            return tr("Injury");
        case MatchMoment::Kind::PeriodStart:
            break;
        }
        return {};
    }
    static QString of(const QString &what, const QString &who)
    {
        return tr("%1: %2", "goal, player").arg(what, who);
    }
    static QString in(const QString &player, const QString &team)
    {
        return tr("%1 (%2)", "player, team").arg(player, team);
    }
    static QString goals() { return tr("Goals"); }
    static QString saves() { return tr("Saves"); }
    static QString possession() { return tr("Possession"); }
    static QString yellows() { return tr("Yellow cards"); }
    static QString reds() { return tr("Sent off"); }
    static QString injuries() { return tr("Injuries"); }
    static QString nGoals(int n) { return tr("%n goals", nullptr, n); }
    static QString nAssists(int n) { return tr("%n assists", nullptr, n); }
    static QString nSaves(int n) { return tr("%n saves", nullptr, n); }
};

constexpr int goalPoints = 3;
constexpr int ownGoalPoints = -2;
constexpr int redPoints = -3;

std::vector<AfterMatch::Moment> momentsOf(const PlayedMatch &played)
{
    const FixtureSetup &setup = played.log.setup;
    std::vector<AfterMatch::Moment> moments;
    Score score;
    for (std::size_t place = 0; place < played.events.size(); ++place) {
        const Event &event = played.events[place];
        const auto kind = momentKind(event);
        if (!kind || *kind == MatchMoment::Kind::PeriodStart || !event.hasSide)
            continue;
        AfterMatch::Moment moment;
        moment.kind = *kind;
        moment.side = event.side;
        const bool isOwnGoal = event.kind == EventKind::OwnGoal;
        const QString team = setup.sides[event.side].team.displayName();
        const QString player = playerName(setup, event.side, event.player);
        moment.text = AfterMatchWords::of(AfterMatchWords::kind(*kind, isOwnGoal),
                                          player.isEmpty() ? team : AfterMatchWords::in(player, team));
        if (*kind == MatchMoment::Kind::Goal) {
            const Side scoring = isOwnGoal ? opposite(event.side) : event.side;
            ++(scoring == Side::Home ? score.home : score.away);
            moment.text += QStringLiteral(", %1–%2").arg(score.home).arg(score.away);
        }
        moment.score = score;
        moment.text = (momentMinute(event) + u' ' + moment.text).trimmed();
        const auto brought = std::upper_bound(played.eventsBefore.begin(), played.eventsBefore.end(), place);
        moment.inputs = static_cast<std::size_t>(brought - played.eventsBefore.begin());
        moments.push_back(std::move(moment));
    }
    return moments;
}

/// By the players of both squads.
PerSide<std::vector<PlayerTally>> talliesOf(const PlayedMatch &played, const Game &game)
{
    const FixtureSetup &setup = played.log.setup;
    PerSide<std::vector<PlayerTally>> tallies;
    for (const Side side : bothSides)
        tallies[side].resize(setup.sides[side].squad.entries.size());
    const auto of = [&](Side side, const QUuid &player) -> PlayerTally * {
        const int place = setup.sides[side].squad.indexOf(player);
        return place < 0 ? nullptr : &tallies[side][static_cast<std::size_t>(place)];
    };
    for (const ReportEvent &event : played.report.events) {
        PlayerTally *one = of(event.side, event.player);
        if (one == nullptr)
            continue;
        switch (event.kind) {
        case ReportEventKind::Goal:
        case ReportEventKind::PenaltyGoal:
            ++one->goals;
            if (PlayerTally *maker = of(event.side, event.second); maker != nullptr)
                ++maker->assists;
            break;
        case ReportEventKind::OwnGoal:
            ++one->ownGoals;
            break;
        case ReportEventKind::Yellow:
            ++one->yellows;
            break;
        case ReportEventKind::SecondYellow:
        case ReportEventKind::Red:
            ++one->reds;
            break;
        case ReportEventKind::Injury:
        case ReportEventKind::SubstituteOn:
        case ReportEventKind::ShootOutGoal:
        case ReportEventKind::ShootOutMiss:
            break;
        }
    }
    const PerSide<std::map<int, int>> saves = savesOf(played, game);
    for (const Side side : bothSides)
        for (const auto &[player, count] : saves[side])
            tallies[side].at(static_cast<std::size_t>(player)).saves = count;
    return tallies;
}

QString tallyText(const PlayerTally &tally)
{
    QStringList parts;
    if (tally.goals > 0)
        parts << AfterMatchWords::nGoals(tally.goals);
    if (tally.assists > 0)
        parts << AfterMatchWords::nAssists(tally.assists);
    if (tally.saves > 0)
        parts << AfterMatchWords::nSaves(tally.saves);
    return parts.join(QStringLiteral(", "));
}

std::optional<AfterMatch::Best> namedBest(const MatchReport &report, const ScoreSheet &sheet)
{
    for (const PlayerFigure &figure : report.figures)
        if (const SheetFigure *kind = sheet.playerFigure(figure.name);
            kind != nullptr && kind->isOfOne && figure.value != 0)
            return AfterMatch::Best{figure.side, figure.playerName, {}};
    return std::nullopt;
}

std::optional<AfterMatch::Best> bestOf(const PlayedMatch &played,
                                       const PerSide<std::vector<PlayerTally>> &tallies)
{
    std::optional<AfterMatch::Best> best;
    std::tuple<int, bool, int> most{};
    for (const Side side : bothSides)
        for (std::size_t player = 0; player < tallies[side].size(); ++player) {
            const PlayerTally &one = tallies[side][player];
            const std::tuple rank{bestPoints(one), played.report.winner == side, one.goals};
            if (bestPoints(one) < 1 || (best && rank <= most))
                continue;
            most = rank;
            best = {side, playerName(played.log.setup, side, static_cast<int>(player)), tallyText(one)};
        }
    return best;
}

std::vector<AfterMatch::Figure> figuresOf(const PlayedMatch &played, const Game &game,
                                          const PerSide<std::vector<PlayerTally>> &tallies)
{
    const MatchReport &report = played.report;
    std::vector<AfterMatch::Figure> figures;
    const auto add = [&figures](const QString &title, const PerSide<int> &values) {
        figures.push_back(
            {title, {{QString::number(values[Side::Home]), QString::number(values[Side::Away])}}});
    };
    if (!report.withoutScore)
        add(AfterMatchWords::goals(), {{report.score.home, report.score.away}});
    if (const auto share = possession(played, game)) {
        AfterMatch::Figure figure{AfterMatchWords::possession(), {}};
        for (const Side side : bothSides)
            figure.values[side] = windowLanguage().percent((*share)[side] / 100.0);
        figures.push_back(std::move(figure));
    }
    const ScoreSheet sheet = game.scoreSheet(played.log.setup.level, played.log.setup.options);
    if (const auto shots = shotsOf(played, game))
        if (const SheetField *field = sheet.field(QStringLiteral("shots")))
            add(windowLanguage().text(field->title), *shots);
    const MatchSummary summary = matchSummary(report, sheet, windowLanguage());
    for (const MatchSummary::Figure &figure : summary.figures)
        figures.push_back({figure.title, figure.values});
    const auto addSum = [&](const QString &title, int PlayerTally::*member) {
        PerSide<int> sums;
        for (const Side side : bothSides)
            for (const PlayerTally &one : tallies[side])
                sums[side] += one.*member;
        if (sums[Side::Home] + sums[Side::Away] > 0)
            add(title, sums);
    };
    addSum(AfterMatchWords::saves(), &PlayerTally::saves);
    if (hasCards(report.completeness)) {
        addSum(AfterMatchWords::yellows(), &PlayerTally::yellows);
        addSum(AfterMatchWords::reds(), &PlayerTally::reds);
    }
    const PerSide<int> hurt{{static_cast<int>(summary.injuries[Side::Home].size()),
                             static_cast<int>(summary.injuries[Side::Away].size())}};
    if (hurt[Side::Home] + hurt[Side::Away] > 0)
        add(AfterMatchWords::injuries(), hurt);
    return figures;
}

} // namespace

int bestPoints(const PlayerTally &tally)
{
    return goalPoints * tally.goals + tally.assists + tally.saves - tally.yellows +
           ownGoalPoints * tally.ownGoals + redPoints * tally.reds;
}

const AfterMatch::Moment *keyMoment(const AfterMatch &after)
{
    const auto lead = [](const Score &score) {
        return (score.home > score.away) - (score.home < score.away);
    };
    const AfterMatch::Moment *key = nullptr;
    const auto lastOf = [&](MatchMoment::Kind kind) {
        for (const AfterMatch::Moment &moment : after.moments)
            if (moment.kind == kind)
                key = &moment;
        return key != nullptr;
    };
    if (!lastOf(MatchMoment::Kind::Goal)) {
        if (!lastOf(MatchMoment::Kind::RedCard) && !after.moments.empty())
            key = &after.moments.back();
        return key;
    }
    // Backwards, as long as the winner led.
    const int winner = lead(key->score);
    for (auto moment = after.moments.rbegin(); winner != 0 && moment != after.moments.rend(); ++moment)
        if (moment->kind == MatchMoment::Kind::Goal) {
            if (lead(moment->score) != winner)
                break;
            key = &*moment;
        }
    return key;
}

AfterMatch afterMatch(const PlayedMatch &played, const Game &game)
{
    AfterMatch after;
    after.moments = momentsOf(played);
    const PerSide<std::vector<PlayerTally>> tallies = talliesOf(played, game);
    after.figures = figuresOf(played, game, tallies);
    after.best = namedBest(played.report, game.scoreSheet(played.log.setup.level, played.log.setup.options));
    if (!after.best)
        after.best = bestOf(played, tallies);
    after.rolls = keyRolls(played, game);
    return after;
}

} // namespace touchline
