// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/friendly_model.h"

#include "core/games/registry.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"
#include "models/views/match_centre/under_way.h"
#include "models/views/translated.h"

#include <algorithm>

namespace touchline {

namespace {

QString figuresOf(const Score &score)
{
    return QStringLiteral("%1–%2").arg(score.home).arg(score.away);
}

QString standingOf(OpenLeague &league, const QUuid &id)
{
    return keptStanding(league, store::LiveStore::Of::Friendlies, id,
                        [&] { return Friendlies(league.league()).resume(id); })
        .text();
}

/// "4–2", "1–1 (5–4 pens)".
QString resultOf(const MatchReport &report)
{
    const QString figures = figuresOf(report.score);
    return report.shootOut ? FriendlyModel::tr("%1 (%2 pens)").arg(figures, figuresOf(*report.shootOut))
                           : figures;
}

/// The match that a what-if left, by its name; empty where it is gone.
QString originOf(OpenLeague &league, const std::vector<Friendly> &friendlies, const QUuid &match)
{
    const auto friendly = std::find_if(friendlies.begin(), friendlies.end(),
                                       [&match](const Friendly &one) { return one.id == match; });
    if (friendly != friendlies.end())
        return friendly->name;
    const auto row = store::readRow(league.league().database(), store::fixtureTable(), {match});
    if (!row || !*row)
        return {};
    const store::RowReader read(**row);
    const CompetitionLine *line = league.line(read.uuid("competition"));
    return line == nullptr ? QString()
                           : FriendlyModel::tr("%1, match %2", "competition, number")
                                 .arg(line->name)
                                 .arg(read.number("number"));
}

QString kindOfFork(const QString &origin)
{
    return origin.isEmpty() ? FriendlyModel::tr("What-if") : FriendlyModel::tr("What-if of %1").arg(origin);
}

/// "26 Nov 2026, 20:15".
QString momentOf(const QDateTime &moment)
{
    const QDateTime local = moment.toLocalTime();
    return FriendlyModel::tr("%1, %2", "day, time")
        .arg(windowLanguage().shortDate(local.date()), windowLanguage().clock(local.time()));
}

QString titleOfGame(const QString &id)
{
    const auto game = findGame(id);
    return game ? QString::fromUtf8((*game)->info().title) : id;
}

} // namespace

Result<void> FriendlyModel::show(OpenLeague *league)
{
    beginResetModel();
    m_lines.clear();
    const auto all = league == nullptr ? Result<std::vector<Friendly>>() : Friendlies(league->league()).all();
    if (all)
        for (const Friendly &one : *all) {
            const QString kind =
                one.from ? kindOfFork(originOf(*league, *all, one.from->match)) : tr("Friendly");
            m_lines.push_back({one.id,
                               one.isUnderWay,
                               {one.name, one.isUnderWay ? standingOf(*league, one.id) : resultOf(one.report),
                                titleOfGame(one.game), momentOf(one.begun), kind}});
        }
    endResetModel();
    return all ? Result<void>() : fail(all.error());
}

int FriendlyModel::rowOf(const QUuid &id) const
{
    const auto line =
        std::find_if(m_lines.begin(), m_lines.end(), [&id](const Line &one) { return one.id == id; });
    return line == m_lines.end() ? -1 : static_cast<int>(line - m_lines.begin());
}

QVariant FriendlyModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return line.texts[static_cast<std::size_t>(index.column())];
    case IdRole:
        return line.id;
    case UnderWayRole:
        return line.isUnderWay;
    default:
        return {};
    }
}

QVariant FriendlyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading({{tr("Match")}, {tr("Score")}, {tr("Game")}, {tr("Started")}, {tr("Kind")}}, section,
                         orientation, role);
}

std::vector<FriendlyUnderWay> friendliesUnderWay(OpenLeague &league)
{
    std::vector<FriendlyUnderWay> matches;
    if (const auto all = Friendlies(league.league()).all())
        for (const Friendly &one : *all)
            if (one.isUnderWay)
                matches.push_back({one.id, one.name, standingOf(league, one.id)});
    return matches;
}

} // namespace touchline
