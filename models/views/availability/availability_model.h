// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/availability/availability_list.h"
#include "models/views/column_heading.h"

namespace touchline {

/// Who may not play, and why, as a list with a heading for each match.
class AvailabilityModel : public HeadedList
{
    Q_OBJECT

public:
    enum Column { TeamColumn, PlayerColumn, MarkColumn, WhyColumn, UntilColumn };
    static constexpr int columns = UntilColumn + 1;
    enum Role {
        TeamRole = Qt::UserRole, ///< QUuid; null for headings and notes
        PlayerRole,              ///< QUuid
        MarksRole,               ///< PlayerMarks
        StandingRole,            ///< int(Standing)
        CaptionRole              ///< QString, of a heading: when it is played
    };

    explicit AvailabilityModel(QObject *parent = nullptr) : HeadedList(columns, parent) {}

    /// A list of its own, in place of that of a competition.
    void setList(AvailabilityList list);
    /// Null = nothing to show.
    void setState(const CompetitionStatePtr &state);
    /// Asked for when all players are shown.
    void setListed(ListedPlayersOf listed) { m_listed = std::move(listed); }
    void setScope(AvailabilityScope scope);
    [[nodiscard]] AvailabilityScope scope() const { return m_scope; }
    /// Only players or teams whose name contains it; capitals and accents do not matter.
    void setFilter(const QString &text);

    [[nodiscard]] const AvailabilityList &list() const { return m_list; }
    [[nodiscard]] bool isHeading(int row) const;
    /// Null for headings and notes.
    [[nodiscard]] const AvailabilityRow *rowAt(int row) const;
    /// The match that a row stands below; null where there is no such row.
    [[nodiscard]] const AvailabilitySection *sectionAt(int row) const;
    /// Row of a player; -1 where he is not shown. A null player: the first of the team.
    [[nodiscard]] int rowOf(const QUuid &team, const QUuid &player) const;
    /// Row of the fine of that code; -1 where it is not shown.
    [[nodiscard]] int rowOfFine(const QString &code) const;
    /// How many are shown who miss their match, and who are at risk.
    [[nodiscard]] int count(Standing standing) const;
    /// How many of those who may play have this mark.
    [[nodiscard]] int countMarked(PlayerMark mark) const;
    /// "3 players are out, 2 are one yellow card from a ban.", of those who are shown.
    [[nodiscard]] QString summary() const;
    /// What is shown, for a forum or a notice board.
    [[nodiscard]] QString plainText() const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// By team or player within each match; any other column: as it is played.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QStringList headings() const override;

private:
    static constexpr int heading = -1;
    static constexpr int note = -2;
    struct Line
    {
        int section = 0;
        /// In the section; or heading, note.
        int row = heading;
    };
    void read();
    void arrange();
    void layOut();
    [[nodiscard]] std::vector<int> shownRows(const AvailabilitySection &section) const;
    [[nodiscard]] bool isMatch(const AvailabilityRow &row) const;
    /// What stands below the heading of a match that nobody misses.
    [[nodiscard]] static QString whyWords(const AvailabilityRow &row);
    [[nodiscard]] static QString fieldedText(const AvailabilityRow &row);
    [[nodiscard]] static QString nobodyText(const AvailabilitySection &section);
    [[nodiscard]] const AvailabilitySection &sectionOf(const Line &line) const;
    [[nodiscard]] QVariant headingData(const AvailabilitySection &section, int column, int role) const;
    [[nodiscard]] QString textOf(const AvailabilityRow &row, int column) const;

    CompetitionStatePtr m_state;
    ListedPlayersOf m_listed;
    AvailabilityScope m_scope = AvailabilityScope::NextMatches;
    QString m_filter;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    AvailabilityList m_list;
    std::vector<Line> m_lines;
};

} // namespace touchline
