// SPDX-License-Identifier: GPL-3.0-or-later
// How a budget squad is looked at, ranked and exchanged; how it is made: squad_wishes.cpp.
#include "core/games/simulator/team/squad_documents.h"

#include "core/base/json_reader.h"
#include "core/games/simulator/team/squad_maker.h"
#include "core/teams/historic_teams.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr const char *teamsFormat = "touchline-simulator-teams";
constexpr int teamsVersion = 1;
constexpr const char *teamsKey = "teams";

const SimulatorTeam &teamIn(const TeamDocument &document)
{
    return dynamic_cast<const SimulatorTeam &>(document);
}

/// By Colour.
constexpr std::array<const char *, colourCount> skillTitles{
    QT_TRANSLATE_NOOP("core", "Passing (Y)"),    QT_TRANSLATE_NOOP("core", "Shooting (R)"),
    QT_TRANSLATE_NOOP("core", "Crossing (G)"),   QT_TRANSLATE_NOOP("core", "Defending (B)"),
    QT_TRANSLATE_NOOP("core", "Speed (S)"),      QT_TRANSLATE_NOOP("core", "Heading (H)"),
    QT_TRANSLATE_NOOP("core", "Goalkeeping (P)")};

Message number(int value)
{
    return plainValue(QString::number(value));
}

int sectionsOf(const SimulatorTeam &team, Colour colour)
{
    int sections = 0;
    for (const Sticker &sticker : team.stickers)
        sections += sticker.count(colour);
    return sections;
}

/// "4–4–2"
Message formationOf(const SimulatorTeam &team)
{
    return plainValue(QString(team.formation).replace(u'-', QStringLiteral("–")));
}

bool begins(const SimulatorTeam &team, int player)
{
    return std::ranges::find(team.lineUp, player) != team.lineUp.end();
}

} // namespace

QString SquadDocuments::fileFormat() const
{
    return QStringLiteral("touchline-simulator-team");
}

DocumentView SquadDocuments::view(const TeamDocument &document) const
{
    const SimulatorTeam &team = teamIn(document);
    DocumentView view;
    view.team = team.team;
    view.figures = {{{QT_TRANSLATE_NOOP("core", "Credits"), {}}, number(creditsOf(team))},
                    {{QT_TRANSLATE_NOOP("core", "Formation"), {}}, formationOf(team)}};
    for (int colour = 0; colour < colourCount; ++colour)
        view.facts.push_back({{skillTitles[static_cast<std::size_t>(colour)], {}},
                              number(sectionsOf(team, static_cast<Colour>(colour)))});
    view.columns = {{{QT_TRANSLATE_NOOP("core", "Sticker"), {}}, false},
                    {{QT_TRANSLATE_NOOP("core", "Credits"), {}}, true},
                    {{QT_TRANSLATE_NOOP("core", "Starts"), {}}, false}};
    for (int player = 0; player < squadSize; ++player) {
        const auto place = static_cast<std::size_t>(player);
        const Sticker &sticker = team.stickers[place];
        view.rows.push_back({team.squad.entries[place],
                             {lettersOf(sticker), QString::number(sticker.size),
                              begins(team, player) ? QStringLiteral("•") : QString()},
                             0});
    }
    view.back = {
        {{QT_TRANSLATE_NOOP("core", "Credits"), {}},
         {QT_TRANSLATE_NOOP("core", "Each section of a sticker costs one; no two stickers are alike."), {}}},
        {{QT_TRANSLATE_NOOP("core", "Order of the letters"), {}},
         {QT_TRANSLATE_NOOP("core", "Injured and tired players keep the first sections."), {}}}};
    return view;
}

const Team &SquadDocuments::team(const TeamDocument &document) const
{
    return teamIn(document).team;
}

Squad SquadDocuments::squad(const TeamDocument &document) const
{
    return teamIn(document).squad;
}

TeamStrength SquadDocuments::strength(const TeamDocument &document) const
{
    // 34 credits are an average team.
    constexpr int averagePower = 6;
    const SimulatorTeam &team = teamIn(document);
    return {averagePower + team.budget - standardBudget, {}, team.team.displayName()};
}

std::span<const TeamDocuments::RankingColumn> SquadDocuments::rankingColumns() const
{
    static const std::array<RankingColumn, 2> columns{
        {{"credits",
          {QT_TRANSLATE_NOOP("core", "Credits"), {}},
          {QT_TRANSLATE_NOOP("core", "Credits spent on stickers"), {}}},
         {"formation",
          {QT_TRANSLATE_NOOP("core", "Formation"), {}},
          {QT_TRANSLATE_NOOP("core", "Formation at the first kick-off"), {}},
          false}}};
    return columns;
}

std::vector<TeamDocuments::RankingCell> SquadDocuments::rankingCells(const TeamDocument &document) const
{
    const SimulatorTeam &team = teamIn(document);
    return {{number(creditsOf(team)), creditsOf(team)}, {formationOf(team), 0}};
}

Message SquadDocuments::rankingOrder() const
{
    return {QT_TRANSLATE_NOOP("core", "By credits, then name. Every squad has the same credits to spend."),
            {}};
}

QString SquadDocuments::sharedWith(const TeamDocument &document, const QUuid &person) const
{
    const SimulatorTeam &team = teamIn(document);
    const int player = team.squad.indexOf(person);
    return player < 0 ? QString()
                      : QString::number(int{team.stickers[static_cast<std::size_t>(player)].size});
}

bool SquadDocuments::isBehind(const TeamDocument &document, const Squad &squad) const
{
    const SimulatorTeam &team = teamIn(document);
    return std::ranges::any_of(team.squad.entries, [&](const SquadEntry &entry) {
        const int place = squad.indexOf(entry.person.id);
        if (place < 0)
            return !isMadeUp(team.team, entry);
        // A player without a number of his own got one for his token.
        SquadEntry now = squad.entries[static_cast<std::size_t>(place)];
        if (!now.shirt)
            now.shirt = entry.shirt;
        return !(now == entry);
    });
}

std::shared_ptr<const TeamDocument> SquadDocuments::renamed(const TeamDocument &document,
                                                            const Team &team) const
{
    SimulatorTeam renamed = teamIn(document);
    renamed.team = team;
    return std::make_shared<const SimulatorTeam>(std::move(renamed));
}

QString SquadDocuments::kind(const TeamDocument & /*document*/) const
{
    return QStringLiteral("budget_squad");
}

bool SquadDocuments::holdsWorldCupFacts(const TeamDocument &document) const
{
    return isHistoric(teamIn(document).team);
}

Result<TeamDocuments::Documents> SquadDocuments::readFile(const QJsonObject &object) const
{
    QList<QJsonObject> teams{object};
    Problems problems;
    if (object.value(QLatin1String("format")).toString() == QLatin1String(teamsFormat)) {
        JsonReader reader(object, problems);
        reader.word("format", {teamsFormat});
        reader.integer("version", teamsVersion, teamsVersion);
        const QJsonArray all = reader.array(teamsKey);
        reader.refuseUnknownKeys();
        teams.clear();
        for (const QJsonValue one : all)
            teams.append(one.toObject());
    }
    Documents documents;
    for (qsizetype i = 0; i < teams.size() && problems.empty(); ++i) {
        auto read = teamFromJson(teams.at(i));
        if (read) {
            documents.push_back(std::make_shared<const SimulatorTeam>(std::move(*read)));
            continue;
        }
        for (Problem &problem : read.error().problems)
            problems.push_back(teams.size() == 1
                                   ? problem
                                   : Problem{QStringLiteral("teams[%1].%2").arg(i).arg(problem.where),
                                             problem.what, problem.hint});
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The Simulator teams cannot be used."), {},
                    std::move(problems));
    return documents;
}

QJsonObject SquadDocuments::written(const Documents &documents) const
{
    if (documents.size() == 1)
        return toJson(teamIn(*documents.front()));
    QJsonArray teams;
    for (const auto &document : documents)
        teams.append(toJson(teamIn(*document)));
    return {{QStringLiteral("format"), QString::fromUtf8(teamsFormat)},
            {QStringLiteral("version"), teamsVersion},
            {QString::fromUtf8(teamsKey), teams}};
}

} // namespace touchline::simulator
