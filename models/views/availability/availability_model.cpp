// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/availability/availability_model.h"

#include "core/base/search_key.h"
#include "models/views/name_order.h"
#include "models/views/translated.h"
#include "models/words/competition/availability_text.h"

#include <algorithm>
#include <numeric>

namespace touchline {

void AvailabilityModel::setList(AvailabilityList list)
{
    beginResetModel();
    m_state = nullptr;
    m_list = std::move(list);
    layOut();
    endResetModel();
}

void AvailabilityModel::setState(const CompetitionStatePtr &state)
{
    m_state = state;
    read();
}

void AvailabilityModel::setScope(AvailabilityScope scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    read();
}

void AvailabilityModel::setFilter(const QString &text)
{
    const QString key = searchKey(text);
    if (key == m_filter)
        return;
    m_filter = key;
    arrange();
}

void AvailabilityModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
}

void AvailabilityModel::read()
{
    beginResetModel();
    m_list = m_state ? availabilityList(*m_state, m_scope, m_listed) : AvailabilityList{};
    layOut();
    endResetModel();
}

void AvailabilityModel::arrange()
{
    beginResetModel();
    layOut();
    endResetModel();
}

void AvailabilityModel::layOut()
{
    m_lines.clear();
    for (int section = 0; section < static_cast<int>(m_list.sections.size()); ++section) {
        const std::vector<int> rows = shownRows(m_list.sections[static_cast<std::size_t>(section)]);
        if (rows.empty() && !m_filter.isEmpty())
            continue;
        m_lines.push_back({section, heading});
        if (rows.empty())
            m_lines.push_back({section, note});
        for (const int row : rows)
            m_lines.push_back({section, row});
    }
}

std::vector<int> AvailabilityModel::shownRows(const AvailabilitySection &section) const
{
    std::vector<int> rows(section.rows.size());
    std::iota(rows.begin(), rows.end(), 0);
    std::erase_if(rows, [&](int row) { return !isMatch(section.rows[static_cast<std::size_t>(row)]); });
    if (m_sortColumn != TeamColumn && m_sortColumn != PlayerColumn)
        return rows;
    const auto nameOf = [&](int row) {
        const AvailabilityRow &one = section.rows[static_cast<std::size_t>(row)];
        return m_sortColumn == TeamColumn ? one.teamName : one.name;
    };
    std::stable_sort(rows.begin(), rows.end(), [&](int one, int other) {
        const int order = compareNames(nameOf(one), nameOf(other));
        return m_sortOrder == Qt::AscendingOrder ? order < 0 : order > 0;
    });
    return rows;
}

bool AvailabilityModel::isMatch(const AvailabilityRow &row) const
{
    return m_filter.isEmpty() || searchKey(row.name).contains(m_filter) ||
           searchKey(row.teamName).contains(m_filter);
}

const AvailabilitySection &AvailabilityModel::sectionOf(const Line &line) const
{
    return m_list.sections[static_cast<std::size_t>(line.section)];
}

bool AvailabilityModel::isHeading(int row) const
{
    return row >= 0 && row < rowCount() && m_lines[static_cast<std::size_t>(row)].row == heading;
}

const AvailabilityRow *AvailabilityModel::rowAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const Line &line = m_lines[static_cast<std::size_t>(row)];
    return line.row < 0 ? nullptr : &sectionOf(line).rows[static_cast<std::size_t>(line.row)];
}

const AvailabilitySection *AvailabilityModel::sectionAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : &sectionOf(m_lines[static_cast<std::size_t>(row)]);
}

int AvailabilityModel::rowOf(const QUuid &team, const QUuid &player) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const AvailabilityRow *one = rowAt(row);
        if (one != nullptr && one->teamId == team && (player.isNull() || one->player == player))
            return row;
    }
    return -1;
}

int AvailabilityModel::rowOfFine(const QString &code) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (const AvailabilityRow *one = rowAt(row); one != nullptr && one->fine && one->fine->code == code)
            return row;
    return -1;
}

int AvailabilityModel::count(Standing standing) const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row) {
        const AvailabilityRow *one = rowAt(row);
        count += one != nullptr && one->standing == standing ? 1 : 0;
    }
    return count;
}

int AvailabilityModel::countMarked(PlayerMark mark) const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        if (const AvailabilityRow *one = rowAt(row); one != nullptr && one->standing == Standing::AtRisk)
            count += std::find(one->marks.begin(), one->marks.end(), mark) != one->marks.end() ? 1 : 0;
    return count;
}

int AvailabilityModel::rows() const
{
    return static_cast<int>(m_lines.size());
}

QVariant AvailabilityModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    const AvailabilityRow *row = rowAt(index.row());
    if (row == nullptr && line.row == heading)
        return headingData(sectionOf(line), index.column(), role);
    if (row == nullptr)
        return role == Qt::DisplayRole && index.column() == TeamColumn ? QVariant(nobodyText(sectionOf(line)))
                                                                       : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*row, index.column());
    case Qt::ToolTipRole:
        return index.column() == MarkColumn ? textOf(*row, MarkColumn) : row->why.join(u'\n');
    case Qt::AccessibleTextRole:
        return textOf(*row, index.column());
    case TeamRole:
        return row->teamId;
    case PlayerRole:
        return row->player;
    case MarksRole:
        return QVariant::fromValue(row->marks);
    case StandingRole:
        return static_cast<int>(row->standing);
    default:
        return {};
    }
}

QVariant AvailabilityModel::headingData(const AvailabilitySection &section, int column, int role) const
{
    if (role == CaptionRole)
        return section.caption;
    if (column != TeamColumn)
        return {};
    if (role == Qt::DisplayRole)
        return section.title;
    if (role == Qt::AccessibleTextRole)
        return section.caption.isEmpty() ? section.title
                                         : QStringLiteral("%1, %2").arg(section.title, section.caption);
    return {};
}

QString AvailabilityModel::textOf(const AvailabilityRow &row, int column) const
{
    switch (column) {
    case TeamColumn:
        return row.teamName;
    case PlayerColumn:
        return row.name;
    case MarkColumn: {
        QStringList words;
        for (const PlayerMark mark : row.marks)
            words << markWords(mark);
        return words.join(QStringLiteral(", "));
    }
    case WhyColumn:
        return whyWords(row);
    case UntilColumn:
        if (row.standing == Standing::Fielded)
            return fieldedText(row);
        return row.standing == Standing::AtRisk ? tr("may play") : row.until;
    default:
        return {};
    }
}

/// Who is not eligible is free of bans, and has a reason.
QString AvailabilityModel::whyWords(const AvailabilityRow &row)
{
    return row.standing == Standing::Free && row.why.isEmpty() ? tr("may play") : row.whyText();
}

QString AvailabilityModel::fieldedText(const AvailabilityRow &row)
{
    return row.until.isEmpty() ? tr("took part all the same")
                               : tr("took part all the same; by the rules: %1").arg(row.until);
}

QStringList AvailabilityModel::headings() const
{
    return {tr("Team"), tr("Player"), QString(), tr("Why"),
            m_scope == AvailabilityScope::Fines ? tr("Fine") : tr("Misses")};
}

Qt::ItemFlags AvailabilityModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemNeverHasChildren;
    return rowAt(index.row()) == nullptr ? flags : flags | Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QString AvailabilityModel::nobodyText(const AvailabilitySection &section)
{
    return nobodyOutText(!section.hasEarlier, windowLanguage());
}

QString AvailabilityModel::summary() const
{
    if (m_state != nullptr && m_scope == AvailabilityScope::Fielded)
        return tr("%n players took part although suspended or injured.", nullptr, count(Standing::Fielded));
    if (m_state != nullptr && m_scope == AvailabilityScope::Fines)
        return tr("Fines: %1.", "open 20 €, paid 5 €").arg(m_list.finesText);
    if (count(Standing::Out) == 0 && count(Standing::AtRisk) == 0) {
        const bool isOpen = std::any_of(m_list.sections.begin(), m_list.sections.end(),
                                        [](const AvailabilitySection &one) { return one.hasEarlier; });
        return nobodyOutText(!isOpen, windowLanguage());
    }
    const QString out = count(Standing::Out) == 0 ? tr("No players are out")
                                                  : tr("%n players are out", nullptr, count(Standing::Out));
    QStringList parts{out};
    if (const int booked = countMarked(PlayerMark::Caution); booked > 0)
        parts << tr("%n are one yellow card from a ban", nullptr, booked);
    if (const int hurt = countMarked(PlayerMark::Hurt); hurt > 0)
        parts << tr("%n are one injury from missing a match", nullptr, hurt);
    return QStringLiteral("%1.").arg(parts.join(QStringLiteral(", ")));
}

QString AvailabilityModel::plainText() const
{
    QString text;
    for (int i = 0; i < rowCount(); ++i) {
        const Line &line = m_lines[static_cast<std::size_t>(i)];
        const AvailabilityRow *row = rowAt(i);
        if (row == nullptr && line.row == heading) {
            const AvailabilitySection &section = sectionOf(line);
            text += text.isEmpty() ? QString() : QStringLiteral("\n");
            text += section.caption.isEmpty() ? section.title
                                              : QStringLiteral("%1 (%2)").arg(section.title, section.caption);
            text += u'\n';
        } else if (row == nullptr) {
            text += QStringLiteral("  %1\n").arg(nobodyText(sectionOf(line)));
        } else {
            QString last = row->until;
            if (row->standing == Standing::Out)
                last = tr("misses %1", "this match, 2 matches, ...").arg(row->until);
            else if (row->standing == Standing::AtRisk)
                last = tr("may play");
            else if (row->standing == Standing::Fielded)
                last = fieldedText(*row);
            const QString why = whyWords(*row);
            text += row->name.isEmpty() ? QStringLiteral("  %1: %2").arg(row->teamName, why)
                                        : QStringLiteral("  %1 (%2): %3").arg(row->name, row->teamName, why);
            text += last.isEmpty() ? QStringLiteral("\n") : QStringLiteral(" – %1\n").arg(last);
        }
    }
    return text;
}

} // namespace touchline
