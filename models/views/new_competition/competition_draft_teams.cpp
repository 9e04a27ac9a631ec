// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/competition_draft.h"

#include "core/base/index.h"
#include "core/competition/editions/real_edition.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/templates/built_templates.h"
#include "core/games/registry.h"
#include "core/play/balanced_draw.h"
#include "core/play/first_round.h"
#include "core/teams/historic_teams.h"
#include "models/league/league_competitions.h"
#include "models/league/players/rating_order.h"

#include <algorithm>

namespace touchline {

Result<std::vector<Participant>> CompetitionDraft::byRating(std::vector<Participant> teams) const
{
    if (m_league != nullptr)
        TOUCHLINE_TRY(orderByRating(teams, *m_league));
    return teams;
}

std::vector<TeamSource> CompetitionDraft::sources() const
{
    using Kind = TeamSource::Kind;
    if (hasQualifying())
        return {{Kind::ByChance}};
    std::vector<TeamSource> list;
    // A format of a person's own may have the name of one of the program's, and other groups.
    const QString known = m_isOwnFormat ? QString() : m_wishes.format;
    if (realEditionNames().contains(known))
        list.push_back({Kind::AsHeld});
    for (const ReadyDraw &draw : m_draws)
        if (draw.format == known)
            list.push_back({Kind::Ready, draw.name});
    if (teamsNeeded() <= famousTeamIds().size())
        list.push_back({Kind::ByChance});
    list.push_back({Kind::Chosen});
    return list;
}

void CompetitionDraft::setSource(const TeamSource &source)
{
    m_source = source;
    m_areClubsOffered = false;
    change();
}

QString CompetitionDraft::sourceText(const TeamSource &source) const
{
    switch (source.kind) {
    case TeamSource::Kind::AsHeld:
        return tr("As it was held: the teams, groups and dates of that year");
    case TeamSource::Kind::Ready:
        return tr("Ready-made draw %1: historic teams in given groups").arg(source.draw);
    case TeamSource::Kind::ByChance:
        return hasQualifying()                ? tr("All 64 historic teams")
               : isOneTable() || firstRound() ? tr("%n random historic teams", nullptr, teamsNeeded())
               : hasPool() ? tr("%n random historic teams, bracket drawn", nullptr, teamsNeeded())
                           : tr("%n random historic teams, groups drawn", nullptr, teamsNeeded());
    case TeamSource::Kind::Chosen:
        break;
    }
    // Clubs come into divisions as they are listed.
    const bool hasDivisions = m_format && !m_format->nextSeason.empty();
    return isOneTable() || hasDivisions || firstRound() ? tr("Teams you choose")
           : hasPool()                                  ? tr("Teams you choose, bracket drawn")
                                                        : tr("Teams you choose, groups drawn");
}

int CompetitionDraft::teamsNeeded() const
{
    return m_format ? teamCount(*m_format) : 0;
}

void CompetitionDraft::setChosen(std::vector<Participant> chosen)
{
    const bool isSame = std::equal(
        chosen.begin(), chosen.end(), m_chosen.begin(), m_chosen.end(),
        [](const Participant &one, const Participant &other) { return one.team.id == other.team.id; });
    m_areClubsOffered = m_areClubsOffered && isSame;
    m_chosen = std::move(chosen);
    change();
}

std::vector<Team> CompetitionDraft::clubs() const
{
    std::vector<Team> clubs;
    if (m_source.kind != TeamSource::Kind::Chosen)
        return clubs;
    clubs.reserve(m_chosen.size());
    for (const Participant &one : m_chosen)
        if (one.isClub())
            clubs.push_back(one.team);
    return clubs;
}

BadgeOf CompetitionDraft::badges() const
{
    return [clubs = clubs(), badgeOf = m_badgeOf](const QUuid &team) {
        Badge badge = badgeOf ? badgeOf(team) : Badge();
        const auto club =
            std::find_if(clubs.begin(), clubs.end(), [&team](const Team &one) { return one.id == team; });
        if (club != clubs.end())
            badge.kit = club->kit;
        return badge;
    };
}

void CompetitionDraft::setSeed(const QString &text)
{
    m_places.clear();
    const qulonglong seed = text.trimmed().toULongLong(&m_isSeed);
    if (m_isSeed)
        m_wishes.seed = seed;
    change();
}

void CompetitionDraft::setSpreadRelaxed(bool isRelaxed)
{
    m_wishes.relaxSpread = isRelaxed;
    change();
}

bool CompetitionDraft::canBeBalanced() const
{
    return m_format && isDrawn() && touchline::canBeBalanced(*m_format);
}

void CompetitionDraft::setBalanced(bool isBalanced)
{
    m_isBalanced = isBalanced;
    change();
}

bool CompetitionDraft::hasSeeds() const
{
    return m_format && m_source.kind == TeamSource::Kind::Chosen && isDrawnBracket(*m_format) &&
           !isBalanced() &&
           std::any_of(m_chosen.begin(), m_chosen.end(), [](const Participant &one) { return one.isClub(); });
}

void CompetitionDraft::setSeeds(int seeds)
{
    m_seeds = seeds;
    change();
}

bool CompetitionDraft::canBePlaced() const
{
    return m_format && m_source.kind == TeamSource::Kind::Chosen && isDrawnBracket(*m_format) &&
           static_cast<int>(m_chosen.size()) == teamsNeeded();
}

bool CompetitionDraft::canBeGrouped() const
{
    return m_format && m_source.kind == TeamSource::Kind::Chosen && m_format->pool == 0 &&
           entryNames(*m_format).size() > 1 && static_cast<int>(m_chosen.size()) == teamsNeeded();
}

void CompetitionDraft::setPlaces(const std::vector<int> &places)
{
    m_places.clear();
    for (const int team : places)
        m_places.push_back(m_chosen[at(team)].team.id);
    change();
}

std::vector<int> CompetitionDraft::places() const
{
    if ((!canBePlaced() && !canBeGrouped()) || m_places.size() != m_chosen.size())
        return {};
    std::vector<int> places;
    for (const QUuid &id : m_places) {
        const auto team = std::find_if(m_chosen.begin(), m_chosen.end(),
                                       [&id](const Participant &one) { return one.team.id == id; });
        if (team == m_chosen.end())
            return {};
        places.push_back(static_cast<int>(team - m_chosen.begin()));
    }
    return places;
}

bool CompetitionDraft::takesDivisions() const
{
    return m_format && m_source.kind == TeamSource::Kind::Chosen && hasSingleTies(*m_format) &&
           !m_chosen.empty();
}

std::vector<int> CompetitionDraft::divisions() const
{
    std::vector<int> divisions;
    for (const Participant &one : m_chosen) {
        const auto known = m_divisions.find(one.team.id);
        divisions.push_back(known == m_divisions.end() ? 0 : known->second);
    }
    return divisions;
}

void CompetitionDraft::setDivisions(const std::vector<int> &divisions)
{
    for (std::size_t i = 0; i < m_chosen.size() && i < divisions.size(); ++i) {
        if (divisions[i] > 0)
            m_divisions[m_chosen[i].team.id] = divisions[i];
        else
            m_divisions.erase(m_chosen[i].team.id);
    }
    change();
}

bool CompetitionDraft::hasLowerDivisions() const
{
    const std::vector<int> known = divisions();
    return takesDivisions() &&
           std::any_of(known.begin(), known.end(), [](int division) { return division > 1; });
}

void CompetitionDraft::setLowerDivisionAtHome(bool isAtHome)
{
    m_isLowerAtHome = isAtHome;
    change();
}

bool CompetitionDraft::isDrawn() const
{
    return m_source.kind == TeamSource::Kind::ByChance || m_source.kind == TeamSource::Kind::Chosen;
}

bool CompetitionDraft::hasPool() const
{
    return m_format && m_format->pool > 0;
}

bool CompetitionDraft::isOneTable() const
{
    return m_format && m_format->pool == 0 && entryNames(*m_format).size() == 1;
}

bool CompetitionDraft::isOfClubs() const
{
    return isClubTemplate(m_wishes.format) || m_wishes.choice.game == competitionGames().back();
}

} // namespace touchline
