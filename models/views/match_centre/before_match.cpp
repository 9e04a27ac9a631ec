// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/before_match.h"

#include "core/base/to_qstring.h"
#include "core/dice/generator.h"
#include "core/play/matches/condition_desk.h"
#include "core/play/matches/fixture_player.h"
#include "models/views/translated.h"
#include "models/words/fixtures/condition_words.h"
#include "models/words/option_words.h"

#include <QCoreApplication>
#include <QFont>

#include <algorithm>

namespace touchline {

namespace {

struct BeforeMatchWords
{
    Q_DECLARE_TR_FUNCTIONS(BeforeMatch)

public:
    static QString clock() { return tr("Before kick-off"); }
    static QString rules(const QString &game, const QString &level)
    {
        return tr("%1, %2", "game, level of its rules").arg(game, level);
    }
    static QString option(const QString &title, const QString &value)
    {
        return tr("%1: %2", "optional rule, its value").arg(title, value);
    }
    static QString on() { return tr("on"); }
    static QString off() { return tr("off"); }
    static QString out() { return tr("out"); }
    static QString atHome(const QString &team) { return tr("%1 at home").arg(team); }
    static QString neutral() { return tr("Neutral ground"); }
    static QString takingBack(TakingBack rule)
    {
        switch (rule) {
        case TakingBack::Free:
            return {};
        case TakingBack::ByConsent:
            return tr("Rolls are taken back only if the other side agrees");
        case TakingBack::Never:
            return tr("As played: no roll is taken back");
        }
        return {};
    }
    static QString host(const QString &country) { return tr("Host country: %1").arg(country); }
};

QString englishOf(const char *words)
{
    return messageText({words, {}});
}

QString valueOf(const OptionSpec &spec, int value)
{
    switch (spec.type) {
    case OptionType::Switch:
        return value != 0 ? BeforeMatchWords::on() : BeforeMatchWords::off();
    case OptionType::Number:
        return QString::number(value);
    case OptionType::Word:
        break;
    }
    const auto place = static_cast<std::size_t>(value);
    if (place < spec.labels.size())
        return englishOf(spec.labels[place]);
    return place < spec.words.size() ? QString::fromUtf8(spec.words[place]) : QString::number(value);
}

QStringList changedOptions(const GameInfo &info, const LevelSpec &level, const OptionValues &values)
{
    QStringList lines;
    for (const OptionSpec &spec : info.options)
        if (isChanged(info.options, level, values, spec.name))
            lines << BeforeMatchWords::option(englishOf(spec.title), valueOf(spec, values.value(spec.name)));
    return lines;
}

std::vector<PlayerBefore> squadOf(const SideSetup &side)
{
    std::vector<PlayerBefore> players;
    for (const SquadEntry &entry : side.squad.entries) {
        const auto absence =
            std::find_if(side.absent.begin(), side.absent.end(),
                         [&entry](const Absence &one) { return one.player == entry.person.id; });
        QString because;
        if (absence != side.absent.end())
            because = absence->because.isEmpty() ? BeforeMatchWords::out() : withWordedDays(absence->because);
        // A document may know the short name alone.
        const Person &person = entry.person;
        players.push_back({entry.shirt ? QString::number(*entry.shirt) : QString(),
                           person.name.isEmpty() ? person.shortName : person.name,
                           positionCode(entry.position), because});
    }
    return players;
}

/// Labels of the rolls that come before the first decision and the first whistle; `rolled` are those that
/// were made on a day before.
QStringList drawsOf(const FixtureSetup &setup, const Game &game, std::vector<ConditionRoll> rolled = {})
{
    // Numbers that lead on: a game may roll again for what it does not take.
    constexpr int mostRolls = 12;
    QStringList labels;
    auto match = LiveMatch::begin(game, setup);
    if (match && !enterRolled(*match, std::move(rolled)))
        return labels;
    for (int roll = 0; match && roll < mostRolls && isBeforeFirstWhistle(*match); ++roll) {
        const Question due = match->question();
        const QString label = toQString(due.prompt->label);
        if (!labels.contains(label))
            labels << label;
        if (!match->roll(1 + roll * due.prompt->die.faces / mostRolls))
            break;
    }
    return labels;
}

/// Whether somebody is asked for a choice in a match by these rules: a few are played with dice alone.
bool hasChoices(const FixtureSetup &setup, const Game &game)
{
    constexpr std::uint64_t matches = 3;
    for (std::uint64_t seed = 1; seed <= matches; ++seed) {
        Generator chance(seed);
        for (auto match = LiveMatch::begin(game, setup); match && !match->isOver();) {
            const Question due = match->question();
            if (due.awaits != Awaits::Roll || !match->roll(chance.roll(due.prompt->die.faces)))
                return true;
        }
    }
    return false;
}

} // namespace

BeforeMatch beforeMatch(const FixtureSetup &setup, const GameChoice &choice)
{
    const GameInfo &info = choice.game->info();
    const auto level = findLevel(info.levels, setup.level);
    BeforeMatch before;
    before.game = choice.game;
    before.setup = setup;
    before.board.clock = BeforeMatchWords::clock();
    before.rules = BeforeMatchWords::rules(QString::fromUtf8(info.title),
                                           level ? englishOf((*level)->title) : setup.level);
    if (level)
        before.options = changedOptions(info, **level, setup.options);
    before.place << (setup.ground ? BeforeMatchWords::atHome(setup.sides[*setup.ground].team.displayName())
                                  : BeforeMatchWords::neutral());
    if (const QString host = setup.conditions.value(QStringLiteral("location")).toString(); !host.isEmpty())
        before.place << BeforeMatchWords::host(host);
    before.draws = drawsOf(setup, *choice.game);
    before.isAllDice = !hasChoices(setup, *choice.game);
    for (const Side side : bothSides) {
        const SideSetup &one = setup.sides[side];
        before.board.sides[side].name = one.team.displayName();
        before.board.sides[side].kit = one.team.kit;
        before.decides[side] = choice.agents[side];
        before.squads[side] = squadOf(one);
    }
    if (before.decides[Side::Home] != personAgent && before.decides[Side::Away] != personAgent)
        before.decides[Side::Home] = personAgent;
    return before;
}

Result<BeforeMatch> beforeMatch(const OpenLeague &league, const CompetitionState &state, int fixture)
{
    TOUCHLINE_TRY(state.rules);
    const auto setup =
        kickOffSetup(state.competition, fixture, *state.rules, attemptOf(state.competition, fixture));
    TOUCHLINE_TRY(setup);
    const PerSide<int> &teams = state.now.fixtures[static_cast<std::size_t>(fixture)].teams;
    BeforeMatch before = beforeMatch(*setup, choiceFor(state.competition, fixture, teams, *state.rules));
    if (const std::vector<ConditionRoll> rolled = conditionRolls(state.competition, fixture);
        !rolled.empty()) {
        before.draws = drawsOf(*setup, *before.game, rolled);
        before.place += conditionTexts(state.competition, state.now, fixture, *state.rules, windowLanguage());
    }
    if (const QString rule = BeforeMatchWords::takingBack(takingBackIn(state.competition)); !rule.isEmpty())
        before.options << rule;
    for (const Side side : bothSides)
        before.board.sides[side].kit = league.badgeOf(setup->sides[side].team.id);
    return before;
}

void BeforeSquadModel::show(std::vector<PlayerBefore> players)
{
    if (players == m_players)
        return;
    beginResetModel();
    m_players = std::move(players);
    endResetModel();
}

QVariant BeforeSquadModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PlayerBefore &player = m_players[static_cast<std::size_t>(index.row())];
    const bool isOut = !player.because.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case Shirt:
            return player.shirt;
        case Name:
            return player.name;
        case PositionCode:
            return player.position;
        default:
            return player.because;
        }
    case Qt::FontRole:
        if (isOut && index.column() == Name) {
            QFont struck;
            struck.setStrikeOut(true);
            return struck;
        }
        return {};
    case Qt::ToolTipRole:
        return isOut ? QVariant(tr("%1: %2", "player, why he is out").arg(player.name, player.because))
                     : QVariant();
    case Qt::AccessibleTextRole:
        return isOut && index.column() == Name ? tr("%1, out", "player").arg(player.name)
                                               : data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return index.column() == Shirt ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

} // namespace touchline
