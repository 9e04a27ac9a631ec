// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/qualifying_competition.h"

#include "core/competition/editions/qualifying.h"
#include "core/competition/templates/templates.h"
#include "core/dice/stream.h"
#include "core/play/competition_host.h"
#include "core/play/discipline/competition_discipline.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

const QString qualifyingTemplate = QStringLiteral("worldcup-32-qualifying");

namespace {

/// The entrants of a conference by ranking, best first.
std::vector<int> teamsOf(const std::vector<Entrant> &entrants, const QString &conference)
{
    std::vector<int> teams;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        if (entrants[i].conference == conference)
            teams.push_back(static_cast<int>(i));
    }
    std::sort(teams.begin(), teams.end(), [&entrants](int a, int b) {
        return entrants[static_cast<std::size_t>(a)].ranking < entrants[static_cast<std::size_t>(b)].ranking;
    });
    return teams;
}

/// The best team of the host's country; nothing where it has none (R49).
std::optional<int> hostAmong(const std::vector<Entrant> &entrants, const std::optional<Location> &location)
{
    std::optional<int> host;
    for (std::size_t i = 0; location && i < entrants.size(); ++i) {
        const bool isHost = !entrants[i].lineage.isEmpty() && entrants[i].lineage == location->lineage;
        if (isHost && (!host || entrants[i].ranking < entrants[static_cast<std::size_t>(*host)].ranking))
            host = static_cast<int>(i);
    }
    return host;
}

Problems withoutConference(const std::vector<Entrant> &entrants)
{
    Problems problems;
    for (const Entrant &entrant : entrants) {
        const auto &places = qualifyingPlaces();
        if (std::none_of(places.begin(), places.end(), [&entrant](const QualifyingPlaces &one) {
                return one.conference == entrant.conference;
            }))
            problems.push_back({entrant.name,
                                {QT_TRANSLATE_NOOP("core", "No qualifying is held in the conference \"%1\"."),
                                 {entrant.conference}},
                                {}});
    }
    return problems;
}

/// A conference all of whose places are the waiting host's plays nothing: its others take no part (9.6).
void leaveOutIdle(KnownTeams &teams, std::vector<Entrant> &entrants, int host)
{
    const QString conference = entrants[static_cast<std::size_t>(host)].conference;
    const auto &all = qualifyingPlaces();
    const auto places = std::find_if(all.begin(), all.end(), [&conference](const QualifyingPlaces &one) {
        return one.conference == conference;
    });
    if (places->places > 1)
        return;
    const QUuid id = entrants[static_cast<std::size_t>(host)].id;
    for (std::size_t i = entrants.size(); i-- > 0;) {
        if (entrants[i].conference == conference && entrants[i].id != id) {
            entrants.erase(entrants.begin() + static_cast<std::ptrdiff_t>(i));
            teams.erase(teams.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
}

std::vector<QualifyingConference> conferencesOf(const std::vector<Entrant> &entrants, std::optional<int> host,
                                                bool hostCompetes)
{
    std::vector<QualifyingConference> conferences;
    for (const QualifyingPlaces &places : qualifyingPlaces()) {
        QualifyingConference one{places.conference, places.places, places.groups,
                                 teamsOf(entrants, places.conference)};
        const auto found = host ? std::find(one.teams.begin(), one.teams.end(), *host) : one.teams.end();
        if (found != one.teams.end() && hostCompetes) {
            one.host = QualifyingConference::Host::Plays;
            one.hostPlace = static_cast<int>(found - one.teams.begin());
        } else if (found != one.teams.end()) {
            one.host = QualifyingConference::Host::Waits;
            one.teams.erase(found);
        }
        conferences.push_back(std::move(one));
    }
    return conferences;
}

Result<void> drawConferenceLocations(const CompetitionWishes &wishes, CompetitionDefinition &definition)
{
    const Game &game = *wishes.choice.game;
    if (!hasHomeAdvantage(wishes, definition.format) || wishes.host == QLatin1String("none"))
        return {};
    for (const QualifyingPlaces &places : qualifyingPlaces()) {
        SeededDice dice(
            stream("location", wishes.seed, QUuid::createUuidV5(definition.id, places.conference)));
        auto location =
            game.drawConferenceLocation(places.conference, wishes.charts, wishes.choice.options, dice);
        TOUCHLINE_TRY(location);
        definition.conferenceLocations.push_back({places.conference, std::move(*location)});
    }
    return {};
}

/// The rules of suspension with everything wiped after the qualifying.
Result<QJsonObject> wipingDiscipline(const CompetitionWishes &wishes)
{
    const QString own = QString::fromUtf8(wishes.choice.game->info().discipline);
    const QString name = wishes.discipline.isEmpty() ? own : wishes.discipline;
    if (name.isEmpty())
        return QJsonObject();
    auto rules = disciplineFor(*wishes.choice.game, name, wishes.ownDiscipline);
    if (!rules || wishes.keepCards)
        return rules;
    const QString key = QStringLiteral("wiped_after");
    QJsonArray wipes = rules->value(key).toArray();
    wipes.prepend(QJsonObject{{QStringLiteral("stage"), QStringLiteral("qualifying")},
                              {QStringLiteral("everything"), true}});
    rules->insert(key, wipes);
    return rules;
}

} // namespace

bool wishesQualifying(const CompetitionWishes &wishes)
{
    return !wishes.ownFormat && wishes.format == qualifyingTemplate;
}

Result<CompetitionDefinition> qualifyingDefinition(const CompetitionWishes &wishes, KnownTeams &teams,
                                                   const QUuid &id)
{
    CompetitionDefinition definition;
    definition.id = id;
    definition.entrants = entrantsOf(teams, wishes.choice.game);
    for (Entrant &entrant : definition.entrants)
        entrant.conference = wishes.choice.game->qualifyingConference(entrant.lineage, entrant.conference,
                                                                      wishes.choice.options);
    if (Problems problems = withoutConference(definition.entrants); !problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These teams cannot play a qualifying."), {},
                    std::move(problems));
    const auto finals = formatTemplate(QStringLiteral("worldcup-32"));
    TOUCHLINE_TRY(finals);
    auto location = hostOf(wishes, *finals, definition.id);
    TOUCHLINE_TRY(location);
    definition.location = std::move(*location);
    std::optional<int> host = hostAmong(definition.entrants, definition.location);
    if (host && !wishes.hostCompetes) {
        leaveOutIdle(teams, definition.entrants, *host);
        host = hostAmong(definition.entrants, definition.location);
    }
    auto made = qualifying(conferencesOf(definition.entrants, host, wishes.hostCompetes), *finals,
                           wishes.hostCompetes ? std::nullopt : host);
    TOUCHLINE_TRY(made);
    definition.format = std::move(made->format);
    definition.format.matchRules = wishes.matchRules;
    definition.draw = std::move(made->draw);
    TOUCHLINE_TRY(drawConferenceLocations(wishes, definition));
    auto discipline = wipingDiscipline(wishes);
    TOUCHLINE_TRY(discipline);
    definition.discipline = std::move(*discipline);
    return definition;
}

} // namespace touchline
