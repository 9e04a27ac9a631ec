// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/open_league.h"

#include "models/league/league_competitions.h"
#include "models/league/league_teams.h"
#include "models/views/page_kind.h"

#include <QSet>

#include <algorithm>
#include <chrono>

namespace touchline {

OpenLeague::OpenLeague(std::unique_ptr<League> league, QObject *parent)
    : QObject(parent)
    , m_league(std::move(league))
{
    connect(m_league.get(), &League::changed, this, &OpenLeague::take);
    readCompetitions();
    readTeams();
    // Also a match under way is kept that way, which nobody is told of.
    constexpr std::chrono::seconds pause(2);
    m_settling.callOnTimeout(this, [this] { m_league->settle(); });
    m_settling.start(pause);
}

OpenLeague::~OpenLeague() = default;

Result<CompetitionStatePtr> OpenLeague::state(const QUuid &competition)
{
    if (const auto kept = m_states.constFind(competition); kept != m_states.constEnd())
        return *kept;
    auto read = m_league->competitions().find(competition);
    TOUCHLINE_TRY(read);
    const auto state = std::make_shared<CompetitionState>(std::move(*read));
    state->grounds = m_grounds;
    m_states.insert(competition, state);
    return state;
}

const CompetitionLine *OpenLeague::line(const QUuid &competition) const
{
    const auto found =
        std::find_if(m_competitions.begin(), m_competitions.end(),
                     [&competition](const CompetitionLine &one) { return one.id == competition; });
    return found == m_competitions.end() ? nullptr : &*found;
}

const Team *OpenLeague::team(const QUuid &id) const
{
    const auto found = m_teamIndex.constFind(id);
    return found == m_teamIndex.constEnd() ? nullptr : &m_teams[*found];
}

Kit OpenLeague::kitOf(const QUuid &team) const
{
    const Team *found = this->team(team);
    return found == nullptr ? Kit{} : found->kit;
}

Badge OpenLeague::badgeOf(const QUuid &team) const
{
    const QByteArray name = m_pictureOf.value(team);
    return {kitOf(team), name, m_pictures.value(name)};
}

void OpenLeague::noteLost(const Error &error)
{
    if (error.fault != Fault::Lost || m_isLost || m_league->backend() != store::Backend::Postgres)
        return;
    m_isLost = true;
    Q_EMIT serverLost(error);
}

void OpenLeague::askServer()
{
    if (m_isLost || m_league->backend() != store::Backend::Postgres)
        return;
    if (const auto news = m_league->refresh(); !news)
        noteLost(news.error());
}

bool OpenLeague::findServer()
{
    if (!m_isLost)
        return true;
    if (const auto again = m_league->reconnect(); !again)
        return false;
    m_isLost = false;
    // What could not be read meanwhile is read now, whether it is another or not.
    m_states.clear();
    readCompetitions();
    readTeams();
    if (m_isLost)
        return false;
    Q_EMIT competitionsChanged();
    for (const CompetitionLine &line : std::vector<CompetitionLine>(m_competitions))
        Q_EMIT competitionChanged(line.id, false);
    Q_EMIT teamsChanged();
    Q_EMIT historyChanged();
    Q_EMIT serverFound();
    return true;
}

void OpenLeague::take(const std::vector<Touch> &touches, bool isOwn)
{
    QSet<QUuid> competitions;
    bool hasTeams = false;
    for (const Touch &touch : touches) {
        switch (touch.kind) {
        case Touch::Kind::Competition:
        case Touch::Kind::Within:
            competitions.insert(touch.subject);
            break;
        case Touch::Kind::Team:
        case Touch::Kind::Squad:
        case Touch::Kind::Person:
            hasTeams = true;
            break;
        default:
            break;
        }
    }
    if (!competitions.isEmpty()) {
        // Who is out in one competition may follow from another.
        const bool doReach = m_league->competitions().haveBansElsewhere();
        for (auto state = m_states.cbegin(); state != m_states.cend(); ++state)
            if (doReach || (*state)->competition.otherCompetitions() != nullptr)
                competitions.insert(state.key());
    }
    for (const QUuid &competition : std::as_const(competitions))
        m_states.remove(competition);
    // Counts of played matches stand in the list too, so it is always read again.
    if (!competitions.isEmpty()) {
        readCompetitions();
        // A competition brings its teams along.
        hasTeams = hasTeams || isOwn;
    }
    if (hasTeams) {
        const HomeGrounds before = m_grounds;
        readTeams();
        // Where matches are played is another then.
        if (m_grounds != before)
            for (const CompetitionLine &line : m_competitions)
                competitions.insert(line.id);
    }
    if (!competitions.isEmpty())
        Q_EMIT competitionsChanged();
    for (const QUuid &competition : competitions)
        Q_EMIT competitionChanged(competition, isOwn);
    if (hasTeams)
        Q_EMIT teamsChanged();
    Q_EMIT historyChanged();
}

void OpenLeague::readCompetitions()
{
    auto read = m_league->competitions().all();
    if (!read) {
        noteLost(read.error());
        Q_EMIT failed(read.error());
        return;
    }
    m_competitions = std::move(*read);
    // Two of one name are told apart by a number, from the second on.
    QHash<QString, int> seen;
    for (CompetitionLine &line : m_competitions)
        if (const int number = ++seen[line.name]; number > 1)
            line.name = tr("%1 (%2)", "competition, number").arg(line.name).arg(number);
}

bool OpenLeague::hasPage(PageKind kind, const QUuid &competition) const
{
    const CompetitionLine *there = line(competition);
    return there != nullptr && (kind != PageKind::Tables || there->hasTables) &&
           (kind != PageKind::Bracket || there->hasBracket) &&
           (kind != PageKind::Timetable || there->hasTimetable);
}

void OpenLeague::readTeams()
{
    auto read = m_league->teams().all();
    if (!read) {
        noteLost(read.error());
        Q_EMIT failed(read.error());
        return;
    }
    m_teams = std::move(*read);
    m_teamIndex.clear();
    for (std::size_t i = 0; i < m_teams.size(); ++i)
        m_teamIndex.insert(m_teams[i].id, i);
    readClubs();
}

void OpenLeague::readClubs()
{
    const auto read = m_league->teams().clubs();
    if (!read) {
        noteLost(read.error());
        Q_EMIT failed(read.error());
        return;
    }
    HomeGrounds grounds;
    m_pictureOf.clear();
    for (const ClubLine &club : *read) {
        if (!club.place.isEmpty())
            grounds.insert(club.team, club.place);
        if (club.picture.isEmpty())
            continue;
        m_pictureOf.insert(club.team, club.picture);
        // One that is damaged is none; whoever opened the league was told.
        if (!m_pictures.contains(club.picture))
            m_pictures.insert(club.picture, m_league->teams().picture(club.picture).value_or(QByteArray()));
    }
    if (grounds == m_grounds)
        return;
    m_grounds = std::move(grounds);
    m_states.clear();
}

} // namespace touchline
