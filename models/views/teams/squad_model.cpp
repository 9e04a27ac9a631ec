// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/squad_model.h"

#include "core/base/plain_digits.h"
#include "models/league/league_teams.h"
#include "models/views/open_league.h"
#include "models/views/teams/squad_draft.h"
#include "models/views/translated.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// The player that a problem of validatePlayerList() is about; -1 for the whole list.
int rowOf(const Problem &problem)
{
    static const QRegularExpression place(QStringLiteral("^players\\[(\\d+)\\]"));
    const auto match = place.match(problem.where);
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

QString sentence(const Problem &problem)
{
    QString text = translated(problem.what);
    if (!problem.hint.isEmpty())
        text += u' ' + translated(problem.hint);
    return text;
}

} // namespace

QString SquadModel::positionName(Position position)
{
    switch (position) {
    case Position::Goalkeeper:
        return tr("Goalkeeper");
    case Position::Defender:
        return tr("Defender");
    case Position::Midfielder:
        return tr("Midfielder");
    case Position::Forward:
        return tr("Forward");
    }
    return {};
}

void SquadModel::show(OpenLeague *league, const QUuid &team, const QUuid &competition)
{
    if (league == m_league && team == m_team && competition == m_competition) {
        refresh();
        return;
    }
    const Key before{m_team, m_competition};
    if (isDraft())
        m_drafts.insert(before, {m_stored.squad, m_squad});
    else
        m_drafts.remove(before);
    m_league = league;
    m_team = team;
    m_competition = competition;
    m_isEditable = league != nullptr && !team.isNull() && !league->league().isReadOnly();
    m_stored = read();
    const auto draft = m_drafts.constFind(Key{team, competition});
    showSquad(draft == m_drafts.constEnd() ? m_stored.squad
                                           : merged(draft->base, draft->mine, m_stored.squad));
}

void SquadModel::refresh()
{
    store::StoredSquad now = read();
    if (now.squad == m_stored.squad) {
        m_stored = std::move(now);
        return;
    }
    Squad shown = isDraft() ? merged(m_stored.squad, m_squad, now.squad) : now.squad;
    m_stored = std::move(now);
    if (!(inOrderOf(shown, m_squad) == m_squad))
        showSquad(std::move(shown));
    else
        setProblems(isDraft() ? validatePlayerList(withoutBlanks()) : Problems());
}

store::StoredSquad SquadModel::read()
{
    store::StoredSquad none{{}, m_team, m_competition, {}, 0};
    if (!m_league || m_team.isNull())
        return none;
    auto squad = m_league->league().teams().squad(m_team, m_competition);
    if (!squad) {
        Q_EMIT failed(squad.error());
        return none;
    }
    return squad->value_or(none);
}

void SquadModel::showSquad(Squad squad)
{
    beginResetModel();
    // Whoever types into the list finds the row where it was until the list is shown anew.
    m_squad = inReadingOrder(std::move(squad));
    m_problems.clear();
    endResetModel();
    setProblems(isDraft() ? validatePlayerList(withoutBlanks()) : Problems());
}

bool SquadModel::isDraft() const
{
    return !(inOrderOf(withoutBlanks(), m_stored.squad) == m_stored.squad);
}

Squad SquadModel::withoutBlanks() const
{
    // One who is known stays, even if all was wiped out: he must be removed in so many words.
    Squad squad;
    for (const SquadEntry &entry : m_squad.entries)
        if (!isBlank(entry) || m_stored.squad.indexOf(entry.person.id) >= 0)
            squad.entries.push_back(entry);
    return squad;
}

void SquadModel::discard()
{
    showSquad(m_stored.squad);
}

void SquadModel::removePlayers(const std::vector<int> &rows)
{
    std::vector<int> falling(rows);
    std::sort(falling.rbegin(), falling.rend());
    falling.erase(std::unique(falling.begin(), falling.end()), falling.end());
    for (const int row : falling) {
        if (row < 0 || row >= static_cast<int>(m_squad.entries.size()))
            continue;
        beginRemoveRows({}, row, row);
        m_squad.entries.erase(m_squad.entries.begin() + row);
        endRemoveRows();
    }
    keep();
}

void SquadModel::keep()
{
    if (!isDraft()) {
        setProblems({});
        return;
    }
    const Squad whole = withoutBlanks();
    const Problems problems = validatePlayerList(whole);
    if (!problems.empty()) {
        setProblems(problems);
        return;
    }
    // The order of the list says who begins: only what is shown is sorted.
    store::StoredSquad after = m_stored;
    after.squad = inOrderOf(whole, m_stored.squad);
    const Team *team = m_league->team(m_team);
    const auto entry =
        m_league->league().teams().setSquads({after}, {QT_TRANSLATE_NOOP("core", "Squad of %1"),
                                                       {team == nullptr ? QString() : team->displayName()}});
    if (!entry) {
        // Somebody else may have changed the list: what he did comes in, what was typed stays.
        refresh();
        m_problems.clear();
        m_problemText = translated(entry.error());
        Q_EMIT problemsChanged();
        return;
    }
    m_stored = read();
    setProblems({});
}

void SquadModel::setProblems(const Problems &problems)
{
    // Blank rows are not looked at, so the rows behind them have other numbers there.
    std::vector<int> rows;
    for (std::size_t i = 0; i < m_squad.entries.size(); ++i)
        if (!isBlank(m_squad.entries[i]) || m_stored.squad.indexOf(m_squad.entries[i].person.id) >= 0)
            rows.push_back(static_cast<int>(i));
    m_problems.clear();
    QStringList lines;
    for (const Problem &problem : problems) {
        const int place = rowOf(problem);
        if (place < 0 || place >= static_cast<int>(rows.size())) {
            lines << sentence(problem);
            continue;
        }
        const int row = rows[static_cast<std::size_t>(place)];
        const SquadEntry &entry = m_squad.entries[static_cast<std::size_t>(row)];
        QString who = entry.person.shortName.trimmed();
        if (who.isEmpty())
            who = entry.shirt ? tr("Number %1").arg(*entry.shirt) : tr("Row %1").arg(row + 1);
        lines << QStringLiteral("%1: %2").arg(who, sentence(problem));
        QString &ofRow = m_problems[row];
        ofRow += (ofRow.isEmpty() ? QString() : QStringLiteral("\n")) + sentence(problem);
    }
    m_problemText = lines.join(u'\n');
    if (!m_squad.entries.empty())
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_squad.entries.size()) - 1, columns - 1));
    Q_EMIT problemsChanged();
}

int SquadModel::rows() const
{
    if (m_team.isNull())
        return 0;
    return static_cast<int>(m_squad.entries.size()) + (m_isEditable ? 1 : 0);
}

QVariant SquadModel::text(const SquadEntry &entry, int column) const
{
    switch (column) {
    case ShirtColumn:
        return entry.shirt ? QString::number(*entry.shirt) : QString();
    case NameColumn:
        return entry.person.name;
    case ShortNameColumn:
        return entry.person.shortName;
    case PositionColumn:
        return positionName(entry.position);
    default:
        return {};
    }
}

QVariant SquadModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    const bool isNew = index.row() >= static_cast<int>(m_squad.entries.size());
    if (role == IsNewRole)
        return isNew;
    if (isNew)
        return role != Qt::DisplayRole        ? QVariant()
               : index.column() == NameColumn ? QVariant(tr("New player…"))
                                              : QVariant(QString());
    const SquadEntry &entry = m_squad.entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, index.column());
    case Qt::EditRole:
        return index.column() == PositionColumn ? QVariant(static_cast<int>(entry.position))
                                                : text(entry, index.column());
    case Qt::CheckStateRole:
        return index.column() == CaptainColumn ? QVariant(entry.captain ? Qt::Checked : Qt::Unchecked)
                                               : QVariant();
    case Qt::ToolTipRole:
    case ProblemRole:
        return m_problems.value(index.row());
    case Qt::AccessibleTextRole:
        return index.column() == CaptainColumn ? (entry.captain ? tr("Captain") : tr("Not captain"))
                                               : text(entry, index.column());
    default:
        return {};
    }
}

bool SquadModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const bool isCheck = index.column() == CaptainColumn;
    if (!m_isEditable || !index.isValid() || role != (isCheck ? Qt::CheckStateRole : Qt::EditRole))
        return false;
    const int row = index.row();
    if (row == static_cast<int>(m_squad.entries.size())) {
        if (isCheck || value.toString().trimmed().isEmpty() || index.column() == PositionColumn)
            return false;
        // The row in which somebody types becomes the player's; a new empty one comes below it.
        beginInsertRows({}, row + 1, row + 1);
        m_squad.entries.push_back(nextEntry(m_squad));
        endInsertRows();
    }
    if (isCheck) {
        setCaptain(row, value.toInt() == Qt::Checked);
        keep();
        return true;
    }
    SquadEntry &entry = m_squad.entries[static_cast<std::size_t>(row)];
    const SquadEntry before = entry;
    change(entry, row, index.column(), value);
    if (entry == before)
        return true;
    Q_EMIT dataChanged(this->index(row, 0), this->index(row, columns - 1));
    keep();
    return true;
}

/// A short name that nobody chose follows the name. "10 Max Bell": who has no number and no name yet gets
/// both.
void SquadModel::rename(SquadEntry &entry, int row, QString name)
{
    bool isNumber = false;
    const int number = withPlainDigits(name.section(u' ', 0, 0)).toInt(&isNumber);
    if (isNumber && number >= 0 && name.contains(u' ') && !entry.shirt && entry.person.name.isEmpty()) {
        entry.shirt = number;
        name = name.section(u' ', 1);
    }
    const bool isProposed = entry.person.shortName.isEmpty() ||
                            entry.person.shortName == proposedShortName(entry.person.name, m_squad, row);
    entry.person.name = name;
    if (isProposed)
        entry.person.shortName = proposedShortName(name, m_squad, row);
}

void SquadModel::change(SquadEntry &entry, int row, int column, const QVariant &value)
{
    const QString typed = value.toString().simplified();
    switch (column) {
    case ShirtColumn: {
        bool isNumber = false;
        const int number = withPlainDigits(typed).toInt(&isNumber);
        // Where somebody new is typed a name is not lost for standing in the first field.
        if (!isNumber && !typed.isEmpty() && entry.person.name.isEmpty())
            rename(entry, row, typed);
        else
            entry.shirt = isNumber ? std::optional(number) : std::nullopt;
        break;
    }
    case NameColumn:
        rename(entry, row, typed);
        break;
    case ShortNameColumn:
        entry.person.shortName = typed;
        break;
    case PositionColumn:
        entry.position = static_cast<Position>(value.toInt());
        break;
    default:
        break;
    }
}

void SquadModel::setCaptain(int row, bool isCaptain)
{
    // There is one: whoever was it before is not any more.
    for (std::size_t i = 0; i < m_squad.entries.size(); ++i)
        m_squad.entries[i].captain = isCaptain && static_cast<int>(i) == row;
    Q_EMIT dataChanged(index(0, CaptainColumn),
                       index(static_cast<int>(m_squad.entries.size()) - 1, CaptainColumn));
}

QVariant SquadModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading(
        {{tr("No."), Qt::AlignRight}, {tr("Name")}, {tr("Short name")}, {tr("Position")}, {tr("Captain")}},
        section, orientation, role);
}

Qt::ItemFlags SquadModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    if (!m_isEditable)
        return flags;
    const bool isNew = index.row() >= static_cast<int>(m_squad.entries.size());
    if (index.column() == CaptainColumn)
        return isNew ? flags : flags | Qt::ItemIsUserCheckable;
    const bool isTypedIn = index.column() == ShirtColumn || index.column() == NameColumn;
    return !isNew || isTypedIn ? flags | Qt::ItemIsEditable : flags;
}

} // namespace touchline
