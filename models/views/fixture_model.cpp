// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/fixture_model.h"

#include "core/base/search_key.h"
#include "core/exchange/fixture_words.h"
#include "models/views/fixture_deeds.h"
#include "models/views/said.h"

#include <QLocale>

#include <algorithm>
#include <limits>
#include <map>

namespace touchline {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

bool isOpen(FixtureMark mark)
{
    return mark == FixtureMark::Waiting || mark == FixtureMark::Ready || mark == FixtureMark::Postponed ||
           mark == FixtureMark::Undecided;
}

bool isDone(FixtureMark mark)
{
    return mark == FixtureMark::Played || mark == FixtureMark::Walkover || mark == FixtureMark::Void;
}

/// Day with its year, hour and ground, a line each, as far as they are known.
QString appointmentWords(const Appointment &appointment)
{
    const QString clock =
        appointment.time.isValid() ? u' ' + windowLanguage().clock(appointment.time) : QString();
    QStringList lines{windowLanguage().shortDate(appointment.date) + clock, placeWords(appointment)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

std::optional<Side> sideOf(int column)
{
    if (column == FixtureModel::HomeColumn)
        return Side::Home;
    if (column == FixtureModel::AwayColumn)
        return Side::Away;
    return std::nullopt;
}

} // namespace

void FixtureModel::setState(CompetitionStatePtr state)
{
    m_state = std::move(state);
    rebuild();
}

void FixtureModel::setOrder(Order order)
{
    m_order = order;
    rebuild();
}

void FixtureModel::setShow(Show show)
{
    m_show = show;
    rebuild();
}

void FixtureModel::setSearch(const QString &text)
{
    m_search = searchKey(text);
    rebuild();
}

void FixtureModel::rebuild()
{
    m_isFound.clear();
    if (m_state != nullptr)
        for (const Entrant &entrant : m_state->competition.definition().entrants)
            m_isFound.push_back(m_search.isEmpty() || searchKey(entrant.name).contains(m_search));
    std::vector<Section> found = sections();
    std::vector<Line> lines;
    for (std::size_t section = 0; section < found.size(); ++section) {
        lines.push_back({-1, static_cast<int>(section)});
        for (const int fixture : found[section].fixtures)
            lines.push_back({fixture, static_cast<int>(section)});
    }
    if (lines == m_lines && found == m_sections) {
        // Most changes are of results: the view keeps what is chosen, and an entry that is being typed.
        if (!m_lines.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    beginResetModel();
    m_sections = std::move(found);
    m_lines = std::move(lines);
    endResetModel();
}

std::vector<FixtureModel::Section> FixtureModel::sections() const
{
    if (m_state == nullptr)
        return {};
    const std::vector<int> shown = shownFixtures();
    if (m_order == Order::Team)
        return sectionsByTeam(shown);
    std::map<Key, std::vector<int>> byKey;
    for (const int fixture : shown)
        byKey[keyOf(fixture)].push_back(fixture);
    std::vector<Section> found;
    for (auto &[key, fixtures] : byKey) {
        const QString title = sectionTitle(fixtures.front());
        found.push_back({title, std::move(fixtures)});
    }
    if (m_order != Order::Date)
        return found;
    for (Section &section : found)
        std::stable_sort(section.fixtures.begin(), section.fixtures.end(), [this](int one, int other) {
            const Appointment *first = m_state->competition.appointment(one);
            const Appointment *second = m_state->competition.appointment(other);
            return first != nullptr && second != nullptr && first->time < second->time;
        });
    return found;
}

std::vector<FixtureModel::Section> FixtureModel::sectionsByTeam(const std::vector<int> &shown) const
{
    const Competition &competition = m_state->competition;
    std::vector<Section> byTeam(competition.definition().entrants.size());
    for (const int fixture : shown)
        for (const Side side : bothSides)
            if (const int team = m_state->now.fixtures[at(fixture)].teams[side]; team >= 0)
                byTeam[at(team)].fixtures.push_back(fixture);
    std::vector<int> order(byTeam.size());
    for (std::size_t team = 0; team < order.size(); ++team)
        order[at(competition.nameRank()[team])] = static_cast<int>(team);
    std::vector<Section> found;
    for (const int team : order) {
        Section &section = byTeam[at(team)];
        if (section.fixtures.empty() || !isFound(team))
            continue;
        section.title = competition.entrant(team).name;
        found.push_back(std::move(section));
    }
    return found;
}

std::vector<int> FixtureModel::shownFixtures() const
{
    std::vector<int> shown;
    for (int i = 0; i < static_cast<int>(m_state->competition.fixtures().size()); ++i)
        if (isShown(i))
            shown.push_back(i);
    return shown;
}

bool FixtureModel::isShown(int fixture) const
{
    const FixtureStatus &status = m_state->now.fixtures[at(fixture)];
    const FixtureMark mark = markOf(*m_state, fixture);
    const bool isIdle = mark == FixtureMark::Waiting || mark == FixtureMark::NotNeeded;
    if (isIdle && m_state->competition.fixtures()[at(fixture)].isConditional())
        return false;
    if (!m_search.isEmpty() && !isFound(status.teams[Side::Home]) && !isFound(status.teams[Side::Away]))
        return false;
    switch (m_show) {
    case Show::All:
        return true;
    case Show::Open:
        return isOpen(mark);
    case Show::Played:
        return isDone(mark);
    case Show::InConflict:
        return mark == FixtureMark::InConflict;
    }
    return true;
}

bool FixtureModel::isFound(int team) const
{
    return team >= 0 && m_isFound[at(team)];
}

FixtureModel::Key FixtureModel::keyOf(int index) const
{
    const Fixture &fixture = m_state->competition.fixtures()[at(index)];
    const int part = fixture.leg * 100 + fixture.replay;
    switch (m_order) {
    case Order::Group:
        return fixture.table >= 0 ? Key{fixture.stage, 0, fixture.table, 0}
                                  : Key{fixture.stage, 1, fixture.round, part};
    case Order::Date: {
        const Appointment *appointment = m_state->competition.appointment(index);
        const bool isKnown = appointment != nullptr && appointment->date.isValid();
        return {isKnown ? appointment->date.toJulianDay() : std::numeric_limits<qint64>::max(), 0, 0, 0};
    }
    case Order::Matchday:
    case Order::Team:
        break;
    }
    return {fixture.stage, fixture.round, fixture.isGroupMatch() ? 0 : 1, part};
}

QString FixtureModel::sectionTitle(int fixture) const
{
    switch (m_order) {
    case Order::Group:
        return groupTitle(fixture);
    case Order::Date:
        return dayTitle(fixture);
    case Order::Matchday:
    case Order::Team:
        break;
    }
    return matchdayTitle(fixture);
}

QString FixtureModel::matchdayTitle(int index) const
{
    const Fixture &fixture = m_state->competition.fixtures()[at(index)];
    QString stage = capitalized(windowLanguage().say(fixture.stageName.toUtf8().constData()));
    if (fixture.isGroupMatch()) {
        const QString number = QString::number(fixture.round + 1);
        return m_state->competition.definition().format.stages.size() > 1
                   ? tr("%1, matchday %2").arg(stage, number)
                   : tr("Matchday %1").arg(number);
    }
    if (fixture.replay > 0)
        return fixture.replay > 1 ? tr("%1, replay %2").arg(stage, QString::number(fixture.replay))
                                  : tr("%1, replays").arg(stage);
    const bool hasLegs = fixture.tie >= 0 && m_state->competition.plan().ties[at(fixture.tie)].rules.legs > 1;
    if (!hasLegs)
        return stage;
    return fixture.leg == 1 ? tr("%1, first legs").arg(stage) : tr("%1, second legs").arg(stage);
}

QString FixtureModel::groupTitle(int index) const
{
    const Fixture &fixture = m_state->competition.fixtures()[at(index)];
    if (fixture.table < 0)
        return matchdayTitle(index);
    return tableWords(m_state->competition.tables()[at(fixture.table)], windowLanguage());
}

QString FixtureModel::dayTitle(int fixture) const
{
    const Appointment *appointment = m_state->competition.appointment(fixture);
    return appointment != nullptr && appointment->date.isValid()
               ? windowLanguage().shortDate(appointment->date)
               : tr("Day not known");
}

int FixtureModel::rowOf(const QUuid &fixture) const
{
    if (m_state == nullptr)
        return -1;
    const int index = m_state->competition.indexOfFixture(fixture);
    const auto found = std::find_if(m_lines.begin(), m_lines.end(), [index](const Line &line) {
        return index >= 0 && line.fixture == index;
    });
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

int FixtureModel::nextToEnter(int row) const
{
    const auto first = m_lines.begin() + (row + 1);
    // By teams a match stands in the list twice.
    const int present = row >= 0 ? fixtureAt(row) : -1;
    const auto found = std::find_if(first, m_lines.end(), [this, present](const Line &line) {
        return line.fixture >= 0 && line.fixture != present && takesResult(*m_state, line.fixture);
    });
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

int FixtureModel::conflicts() const
{
    return m_state == nullptr ? 0
                              : static_cast<int>(fixturesIn(FixtureState::InConflict, m_state->now).size());
}

bool FixtureModel::hasColumn(Column column) const
{
    if (m_state == nullptr)
        return false;
    const Competition &competition = m_state->competition;
    if (column == WhereColumn)
        return m_order == Order::Team || m_order == Order::Date || competition.tables().size() > 1;
    if (column != WhenColumn)
        return true;
    return !competition.definition().calendar.empty() ||
           std::any_of(competition.rulings().begin(), competition.rulings().end(),
                       [](const Ruling &ruling) { return ruling.newDate.isValid(); });
}

QString FixtureModel::longestWhen() const
{
    QString clock = windowLanguage().clock(QTime(20, 0));
    if (m_order == Order::Date)
        return clock;
    const std::vector<Appointment> &calendar = m_state->competition.definition().calendar;
    const bool hasTimes = std::any_of(calendar.begin(), calendar.end(),
                                      [](const Appointment &one) { return one.time.isValid(); });
    // A day with two figures in a month with a long name.
    const QString day = dayText(QDate(2026, 9, 30));
    return hasTimes ? day + u' ' + clock : day;
}

QString FixtureModel::longestWhere() const
{
    QString longest = headerData(WhereColumn, Qt::Horizontal, Qt::DisplayRole).toString();
    // One match stands for its section: group and round are the same, or of the same length, in all of it.
    for (const Section &section : m_sections)
        for (std::size_t i = 0; i < std::min<std::size_t>(section.fixtures.size(), 16); ++i)
            if (const QString words = whereText(section.fixtures[i]); words.size() > longest.size())
                longest = words;
    return longest;
}

int FixtureModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int FixtureModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

Qt::ItemFlags FixtureModel::flags(const QModelIndex &index) const
{
    // The cursor passes over headings.
    if (!index.isValid() || isHeading(index.row()))
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() == ScoreColumn && takesResult(*m_state, fixtureAt(index.row())))
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant FixtureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        if (section == NumberColumn)
            return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        return static_cast<int>((section == ScoreColumn ? Qt::AlignHCenter : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.");
    case WhenColumn:
        return m_order == Order::Date ? tr("Time") : tr("Date");
    case HomeColumn:
        return tr("Home");
    case ScoreColumn:
        return tr("Score");
    case AwayColumn:
        return tr("Away");
    case WhereColumn:
        return m_order == Order::Group      ? tr("Matchday")
               : m_order == Order::Matchday ? tr("Group")
                                            : tr("Round");
    case MarkColumn:
        return tr("State");
    default:
        return {};
    }
}

QVariant FixtureModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &line = m_lines[at(index.row())];
    if (line.fixture < 0)
        return headingData(line.section, index.column(), role);
    const auto column = static_cast<Column>(index.column());
    const std::optional<Side> side = sideOf(column);
    const FixtureStatus &status = m_state->now.fixtures[at(line.fixture)];
    switch (role) {
    case Qt::DisplayRole:
        return text(line.fixture, column);
    case Qt::ToolTipRole:
        return toolTip(line.fixture, column);
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case FixtureRole:
        return line.fixture;
    case IdRole:
        return m_state->competition.fixtures()[at(line.fixture)].id;
    case TeamRole:
        return side && status.teams[*side] >= 0 ? m_state->competition.entrant(status.teams[*side]).id
                                                : QUuid();
    case IsWinnerRole:
        return side &&
               outcomeWords(m_state->competition, m_state->now, line.fixture, windowLanguage()).winner ==
                   side;
    case MarkRole:
        return static_cast<int>(markOf(*m_state, line.fixture));
    case TakesResultRole:
        return takesResult(*m_state, line.fixture);
    default:
        return {};
    }
}

QVariant FixtureModel::headingData(int section, int column, int role) const
{
    const Section &found = m_sections[at(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column == 0 ? found.title : QString();
    case FixtureRole:
        return -1;
    case ProgressRole:
        return progressText(found);
    default:
        return {};
    }
}

QString FixtureModel::progressText(const Section &section) const
{
    const auto done = std::count_if(section.fixtures.begin(), section.fixtures.end(),
                                    [this](int fixture) { return isDone(markOf(*m_state, fixture)); });
    const auto all = static_cast<int>(section.fixtures.size());
    return tr("%1 of %n played", nullptr, all).arg(done);
}

QString FixtureModel::text(int fixture, Column column) const
{
    const Competition &competition = m_state->competition;
    switch (column) {
    case NumberColumn:
        return QString::number(competition.fixtures()[at(fixture)].number);
    case WhenColumn:
        return whenText(fixture);
    case HomeColumn:
        return sideTitle(competition, m_state->now, fixture, Side::Home, windowLanguage());
    case ScoreColumn:
        return outcomeWords(competition, m_state->now, fixture, windowLanguage()).between;
    case AwayColumn:
        return sideTitle(competition, m_state->now, fixture, Side::Away, windowLanguage());
    case WhereColumn:
        return whereText(fixture);
    case MarkColumn:
        return markText(fixture);
    }
    return {};
}

/// Without the year, which is the same in nearly all of the list: it stands in the tooltip.
QString FixtureModel::dayText(QDate day)
{
    return day.isValid() ? QLocale().toString(day, tr("ddd d MMM")) : QString();
}

QString FixtureModel::whenText(int fixture) const
{
    const Appointment *appointment = m_state->competition.appointment(fixture);
    if (appointment == nullptr)
        return {};
    QString clock = appointment->time.isValid() ? windowLanguage().clock(appointment->time) : QString();
    if (m_order == Order::Date)
        return clock;
    return (dayText(appointment->date) + u' ' + clock).trimmed();
}

QString FixtureModel::whereText(int index) const
{
    const Fixture &fixture = m_state->competition.fixtures()[at(index)];
    if (m_order == Order::Group)
        return fixture.isGroupMatch() ? QString::number(fixture.round + 1) : QString();
    if (fixture.table >= 0)
        return groupTitle(index);
    return m_order == Order::Matchday ? QString() : matchdayTitle(index);
}

QString FixtureModel::markText(int fixture) const
{
    const FixtureMark mark = markOf(*m_state, fixture);
    if (mark != FixtureMark::Played)
        return markWords(mark);
    const QString note = outcomeWords(m_state->competition, m_state->now, fixture, windowLanguage()).note;
    return note.isEmpty() ? markWords(mark) : capitalized(note);
}

QString FixtureModel::toolTip(int fixture, Column column) const
{
    const Appointment *appointment = m_state->competition.appointment(fixture);
    if (column == WhenColumn)
        return appointment == nullptr ? QString() : appointmentWords(*appointment);
    if (column == MarkColumn) {
        QString words = markHelp(markOf(*m_state, fixture));
        const Ruling *ruling = m_state->competition.ruling(fixture);
        if (ruling != nullptr && !ruling->reason.isEmpty())
            words += u'\n' + ruling->reason;
        return words;
    }
    if (column == ScoreColumn)
        return takesResult(*m_state, fixture)
                   ? tr("Type the score: 2-1, 2-1 aet or 1-1 4-3p, then Enter.")
                   : outcomeWords(m_state->competition, m_state->now, fixture, windowLanguage()).note;
    return text(fixture, column);
}

} // namespace touchline
