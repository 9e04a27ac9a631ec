// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/sheet/sheet_model.h"

#include "core/match/report/minute.h"
#include "models/views/translated.h"
#include "models/words/fixtures/goal_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("SheetModel", text);
}

QString wordTitle(std::span<const SheetWord> words, const QString &word)
{
    const auto found = std::find_if(words.begin(), words.end(), [&word](const SheetWord &one) {
        return word == QLatin1String(one.word);
    });
    return found != words.end() ? windowLanguage().text(found->title) : word;
}

} // namespace

QString eventWords(ReportEventKind kind)
{
    switch (kind) {
    case ReportEventKind::Goal:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Goal"));
    case ReportEventKind::PenaltyGoal:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Penalty goal"));
    case ReportEventKind::OwnGoal:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Own goal"));
    case ReportEventKind::Yellow:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Yellow card"));
    case ReportEventKind::SecondYellow:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Sent off, second yellow card"));
    case ReportEventKind::Red:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Red card"));
    case ReportEventKind::Injury:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Injury"));
    case ReportEventKind::SubstituteOn:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Comes on"));
    case ReportEventKind::ShootOutGoal:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Shoot-out, scored"));
    case ReportEventKind::ShootOutMiss:
        return tr(QT_TRANSLATE_NOOP("SheetModel", "Shoot-out, missed"));
    }
    return {};
}

QString eventWords(const ReportEvent &event, const ScoreSheet &sheet)
{
    QString kind = eventWords(event.kind);
    if (event.detail.isEmpty())
        return kind;
    const auto words = event.kind == ReportEventKind::Injury ? sheet.injuryKinds : sheet.goalKinds;
    return QStringLiteral("%1 (%2)").arg(kind, wordTitle(words, event.detail));
}

QString playersText(const ReportEvent &event)
{
    QString player = playerWords(event, windowLanguage());
    if (event.secondName.isEmpty())
        return player;
    return event.kind == ReportEventKind::SubstituteOn
               ? tr(QT_TRANSLATE_NOOP("SheetModel", "%1 for %2")).arg(event.playerName, event.secondName)
               : QStringLiteral("%1 (%2)").arg(player, event.secondName);
}

QString problemText(const Problem &problem)
{
    QString text = translated(problem.what);
    if (!problem.hint.isEmpty())
        text += u' ' + translated(problem.hint);
    return text;
}

void SheetModel::show(const SheetDraft *draft, const std::vector<SheetProblem> &problems)
{
    beginResetModel();
    m_draft = draft;
    m_problems = problems;
    m_rows = draft == nullptr ? 0 : static_cast<int>(draft->events().size());
    endResetModel();
}

QString SheetModel::problemOf(int row) const
{
    const auto found = std::find_if(m_problems.begin(), m_problems.end(),
                                    [row](const SheetProblem &one) { return one.event == row; });
    return found != m_problems.end() ? problemText(found->problem) : QString();
}

QString SheetModel::textOf(int row, int column) const
{
    const ReportEvent &event = m_draft->events()[static_cast<std::size_t>(row)];
    switch (column) {
    case MinuteColumn:
        return minuteFigure(event);
    case PlayerColumn:
        return playersText(event);
    case TeamColumn:
        return m_draft->match().teams[event.side].name;
    case WhatColumn:
        return eventWords(event, m_draft->match().sheet);
    case ProblemColumn:
        return problemOf(row);
    default:
        return {};
    }
}

QVariant SheetModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || m_draft == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index.row(), index.column());
    case Qt::ToolTipRole:
        return problemOf(index.row());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (index.column() == MinuteColumn ? Qt::AlignRight : Qt::AlignLeft));
    case SideRole:
        return static_cast<int>(m_draft->events()[static_cast<std::size_t>(index.row())].side);
    case ProblemRole:
        return problemOf(index.row());
    default:
        return {};
    }
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading(
        {{tr("Minute"), Qt::AlignRight}, {tr("Player")}, {tr("Team")}, {tr("What")}, {tr("Problem")}},
        section, orientation, role);
}

} // namespace touchline
