// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/friendly_draft.h"

#include "core/games/registry.h"
#include "core/play/squads/known_team.h"
#include "core/teams/historic_teams.h"
#include "models/league/friendlies.h"
#include "models/league/players/participant.h"
#include "models/views/name_order.h"
#include "models/views/new_competition/match_rules_draft.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

/// Of the dice of a tour.
constexpr std::uint64_t tourSeed = 1954;

struct FriendlyWords
{
    Q_DECLARE_TR_FUNCTIONS(FriendlyDraft)

public:
    static QString name(const QString &home, const QString &away)
    {
        return tr("%1 v %2", "home team, away team").arg(home, away);
    }
};

/// The game that the newest competition is played with; where there is none, the first.
const Game &usualGame(const OpenLeague &league)
{
    const auto &lines = league.competitions();
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        for (const Game *game : allGames())
            if (line->game == QLatin1String(game->info().id))
                return *game;
    return *allGames().front();
}

std::vector<FriendlyDraft::TeamLine> teamLines(OpenLeague &league)
{
    std::vector<FriendlyDraft::TeamLine> lines;
    for (const Participant &club : clubsOf(&league.league()))
        lines.push_back({club.team.id.toString(QUuid::WithoutBraces), club.name()});
    const auto clubs = static_cast<std::ptrdiff_t>(lines.size());
    for (const QString &id : historicTeamIds(TeamSet::All537))
        lines.push_back({id, historicTeamName(id)});
    const auto isBefore = [](const auto &one, const auto &other) {
        return nameLessThan(one.name, other.name);
    };
    std::sort(lines.begin(), lines.begin() + clubs, isBefore);
    std::sort(lines.begin() + clubs, lines.end(), isBefore);
    return lines;
}

} // namespace

QString friendlyName(const FixtureSetup &setup)
{
    return FriendlyWords::name(setup.sides[Side::Home].team.displayName(),
                               setup.sides[Side::Away].team.displayName());
}

FriendlyDraft::FriendlyDraft(OpenLeague &league)
    : m_league(&league)
    , m_teams(teamLines(league))
    , m_id(QUuid::createUuid())
    , m_seed(QRandomGenerator::global()->generate64())
{
    setGame(usualGame(league));
    chooseByChance();
}

void FriendlyDraft::setGame(const Game &game)
{
    m_choice = {};
    m_choice.game = &game;
    setLevel(QString::fromUtf8(game.info().levels.front().name));
}

void FriendlyDraft::setLevel(const QString &level)
{
    m_choice.level = level;
    m_wishes = {};
    resolve();
}

void FriendlyDraft::setOption(const QString &name, int value)
{
    m_wishes = withOption(m_wishes, info(), name, value);
    resolve();
}

void FriendlyDraft::resolve()
{
    const auto level = findLevel(info().levels, m_choice.level);
    if (!level)
        return;
    if (auto options = resolveOptions(info().options, **level, m_wishes))
        m_choice.options = std::move(*options);
}

void FriendlyDraft::chooseByChance()
{
    const QStringList famous = famousTeamIds();
    const auto count = static_cast<int>(famous.size());
    const int home = QRandomGenerator::global()->bounded(count);
    const int other = QRandomGenerator::global()->bounded(count - 1);
    m_chosen[Side::Home] = famous.at(home);
    m_chosen[Side::Away] = famous.at(other < home ? other : other + 1);
}

void FriendlyDraft::setTour(const QString &level)
{
    setLevel(level);
    m_chosen = {{QStringLiteral("HUN-1954"), QStringLiteral("BRA-1970")}};
    m_isNeutral = false;
    m_needsWinner = false;
    m_seed = tourSeed;
    // A match is found by its id: the next one of the league gets another.
    Friendlies friendlies(m_league->league());
    int number = 0;
    do
        m_id = QUuid::createUuidV5(QUuid(),
                                   QStringLiteral("tour %1 %2").arg(QLatin1String(info().id)).arg(++number));
    while (friendlies.find(m_id));
}

Result<std::shared_ptr<const TeamDocument>> FriendlyDraft::documentOf(const QString &id) const
{
    const Game &game = *m_choice.game;
    const QUuid club = QUuid::fromString(id);
    if (club.isNull()) {
        const auto known = historicTeamNamed(id);
        TOUCHLINE_TRY(known);
        return game.documentFor(sideOf(**known));
    }
    const Team *team = m_league->team(club);
    if (team == nullptr)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The league has no such team."));
    return clubDocument(*team, game, m_league->league());
}

Result<FixtureSetup> FriendlyDraft::setup(const PerSide<QString> &agents) const
{
    if (m_chosen[Side::Home].isEmpty() || m_chosen[Side::Away].isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Choose two teams from the lists."));
    if (m_chosen[Side::Home] == m_chosen[Side::Away])
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A team cannot play against itself."));
    FriendlyWishes wishes;
    wishes.choice = m_choice;
    wishes.choice.agents = agents;
    for (const Side side : bothSides) {
        const auto document = documentOf(m_chosen[side]);
        TOUCHLINE_TRY(document);
        wishes.teams[side] = *document;
    }
    if (!m_isNeutral)
        wishes.ground = Side::Home;
    wishes.decision.needsWinner = m_needsWinner;
    return friendlySetup(wishes, m_id);
}

Result<BeforeMatch> FriendlyDraft::before() const
{
    GameChoice choice = m_choice;
    choice.agents[Side::Home] = personAgent;
    choice.agents[Side::Away] = QString::fromUtf8(info().agents.front().name);
    const auto made = setup(choice.agents);
    TOUCHLINE_TRY(made);
    BeforeMatch before = beforeMatch(*made, choice);
    for (const Side side : bothSides)
        if (const QUuid &team = made->sides[side].team.id; m_league->team(team) != nullptr)
            if (const Badge badge = m_league->badgeOf(team);
                !badge.picture.isEmpty() || before.board.sides[side].kit == Badge{})
                before.board.sides[side].kit = badge;
    return before;
}

Result<std::unique_ptr<MatchSession>> FriendlyDraft::begin(const PerSide<Seat> &seats) const
{
    const auto made = setup({{seats[Side::Home].decides, seats[Side::Away].decides}});
    TOUCHLINE_TRY(made);
    return MatchSession::beginFriendly(*m_league, friendlyName(*made), *made, *m_choice.game, m_seed, seats);
}

} // namespace touchline
