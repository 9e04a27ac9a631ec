// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/team_agents.h"

#include "core/play/matches/play_rules.h"
#include "models/views/name_order.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

TeamAgents::TeamAgents(const GameInfo &info, const QString &rest, std::vector<TeamAgent> teams,
                       QObject *parent)
    : FlatTable(columns, parent)
    , m_info(&info)
    , m_rest(rest)
    , m_teams(std::move(teams))
{
    std::sort(m_teams.begin(), m_teams.end(), [](const TeamAgent &one, const TeamAgent &other) {
        return nameLessThan(one.name, other.name);
    });
}

void TeamAgents::setAgent(int row, const QString &agent)
{
    m_teams[static_cast<std::size_t>(row)].agent = agent;
    Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
}

QString TeamAgents::agentTitle(const QString &agent) const
{
    if (agent.isEmpty())
        return tr("Like the rest (%1)").arg(agentTitle(m_rest));
    if (agent == personAgent)
        return tr("A person");
    for (const AgentSpec &spec : m_info->agents)
        if (agent == QLatin1String(spec.name))
            return QCoreApplication::translate("core", spec.title);
    return agent;
}

QList<TeamAgents::Choice> TeamAgents::choices() const
{
    QList<Choice> all{{{}, agentTitle({}), {}},
                      {personAgent, agentTitle(personAgent),
                       tr("The computer stops at this team's matches: enter their results.")}};
    for (const AgentSpec &spec : m_info->agents)
        all << Choice{QString::fromUtf8(spec.name), agentTitle(QString::fromUtf8(spec.name)),
                      QCoreApplication::translate("core", spec.help)};
    return all;
}

QVariant TeamAgents::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TeamAgent &one = m_teams[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return index.column() == TeamColumn ? one.name : agentTitle(one.agent);
    if (role == KitRole && index.column() == TeamColumn)
        return QVariant::fromValue(one.kit);
    return {};
}

QVariant TeamAgents::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading({{tr("Team")}, {tr("Played by")}}, section, orientation, role);
}

} // namespace touchline
