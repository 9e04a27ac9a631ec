// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/fixture_mark.h"

#include <QAbstractTableModel>

#include <array>

namespace touchline {

/// The fixtures of a competition as one list with headings between them: a row is a heading, or a fixture.
/// A match of two teams stands below each of them where the list goes by teams. Replays and play-offs are
/// left out while nothing asks for them.
class FixtureModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, WhenColumn, HomeColumn, ScoreColumn, AwayColumn, WhereColumn, MarkColumn };
    static constexpr int columns = MarkColumn + 1;

    enum Role {
        FixtureRole = Qt::UserRole, ///< int: its index; -1 for a heading
        IdRole,                     ///< QUuid of the fixture
        TeamRole,                   ///< QUuid of the team of that column; null while it is not known
        IsWinnerRole,               ///< bool: the team of that column has won
        MarkRole,                   ///< int(FixtureMark)
        ProgressRole,               ///< QString, of a heading: "3 of 8 played"
        TakesResultRole             ///< bool: a bare score can be typed in
    };

    enum class Order { Matchday, Group, Team, Date };
    enum class Show { All, Open, Played, InConflict };

    explicit FixtureModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    /// Null = none. Rows stay where they are when nothing but results is new.
    void setState(CompetitionStatePtr state);
    [[nodiscard]] const CompetitionStatePtr &state() const { return m_state; }

    void setOrder(Order order);
    [[nodiscard]] Order order() const { return m_order; }
    void setShow(Show show);
    [[nodiscard]] Show show() const { return m_show; }
    /// Only matches of teams whose names have this in them, as a search takes it; empty = all.
    void setSearch(const QString &text);

    [[nodiscard]] bool isHeading(int row) const { return m_lines[static_cast<std::size_t>(row)].fixture < 0; }
    /// Index of the fixture in that row, -1 for a heading.
    [[nodiscard]] int fixtureAt(int row) const { return m_lines[static_cast<std::size_t>(row)].fixture; }
    /// The first row of a fixture, -1 where it is not shown.
    [[nodiscard]] int rowOf(const QUuid &fixture) const;
    /// The next row behind `row` in which a result can be typed, -1 where there is none.
    [[nodiscard]] int nextToEnter(int row) const;
    /// How many of all fixtures are in conflict.
    [[nodiscard]] int conflicts() const;
    /// There is something to show in that column.
    [[nodiscard]] bool hasColumn(Column column) const;
    /// The longest text of the columns that say when, and which group or round, for their widths.
    [[nodiscard]] QString longestWhen() const;
    [[nodiscard]] QString longestWhere() const;
    /// The longest name in the columns of the teams. There is a competition.
    [[nodiscard]] QString longestTeam() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Line
    {
        /// -1 for the heading of its section.
        int fixture = -1;
        int section = 0;
        bool operator==(const Line &) const = default;
    };
    struct Section
    {
        QString title;
        std::vector<int> fixtures;
        bool operator==(const Section &) const = default;
    };
    /// The place of a section among all.
    using Key = std::array<qint64, 4>;

    void rebuild();
    [[nodiscard]] std::vector<Section> sections() const;
    [[nodiscard]] std::vector<Section> sectionsByTeam(const std::vector<int> &shown) const;
    [[nodiscard]] std::vector<int> shownFixtures() const;
    [[nodiscard]] bool isShown(int fixture) const;
    [[nodiscard]] bool isFound(int team) const;
    [[nodiscard]] Key keyOf(int fixture) const;
    [[nodiscard]] QString sectionTitle(int fixture) const;
    [[nodiscard]] QString matchdayTitle(int fixture) const;
    [[nodiscard]] QString groupTitle(int fixture) const;
    [[nodiscard]] QString dayTitle(int fixture) const;

    [[nodiscard]] QVariant headingData(int section, int column, int role) const;
    [[nodiscard]] QString text(int fixture, Column column) const;
    [[nodiscard]] QString toolTip(int fixture, Column column) const;
    [[nodiscard]] static QString dayText(QDate day);
    [[nodiscard]] QString whenText(int fixture) const;
    [[nodiscard]] QString whereText(int fixture) const;
    [[nodiscard]] QString markText(int fixture) const;
    [[nodiscard]] QString progressText(const Section &section) const;

    CompetitionStatePtr m_state;
    Order m_order = Order::Matchday;
    Show m_show = Show::All;
    QString m_search;
    /// By entrant: its name has the text that is looked for.
    std::vector<bool> m_isFound;
    std::vector<Section> m_sections;
    std::vector<Line> m_lines;
};

} // namespace touchline
