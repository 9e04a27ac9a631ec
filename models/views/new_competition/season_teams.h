// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/editions/season.h"
#include "core/squad/team.h"
#include "models/views/column_heading.h"

#include <vector>

namespace touchline {

/// Who plays where next season: the teams of a competition that is over, then the others of the league.
class SeasonTeams : public FlatTable
{
    Q_OBJECT

public:
    enum Column { TeamColumn, NowColumn, NextColumn };
    static constexpr int columns = NextColumn + 1;
    /// In place of the index of a division.
    static constexpr int outside = -1;
    /// A Kit, in the column of the team.
    static constexpr int KitRole = Qt::UserRole;

    /// A place that a team can have next season.
    struct Choice
    {
        /// Index in seasonDivisions(), or `outside`.
        int division = outside;
        QString title;
    };

    /// `teams` are those that the league knows: it may hold those that take part.
    SeasonTeams(const Competition &old, const std::vector<Team> &teams, QObject *parent = nullptr);

    /// Everybody where the format puts them, or (areKept) where they are, but who has withdrawn outside; what
    /// was chosen before is dropped.
    void setDivisionsKept(bool areKept);
    void setDivision(int row, int division);
    [[nodiscard]] int divisionOf(int row) const;
    [[nodiscard]] std::vector<Choice> choices() const;
    /// Whether there are divisions to choose among.
    [[nodiscard]] bool hasDivisions() const;
    /// The teams of the league that are to come, in the order of the list.
    [[nodiscard]] std::vector<Team> newcomers() const;
    /// What the list says, with these newcomers.
    [[nodiscard]] SeasonWishes wishes(std::vector<Entrant> newcomers) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    struct Row
    {
        Team team;
        int now = outside;
        /// As the format has it.
        int usual = outside;
        int next = outside;
        bool isNew = false;
    };
    [[nodiscard]] QString titleOf(int division) const;
    [[nodiscard]] QString partOf(const Row &row) const;

    Competition m_old;
    std::vector<SeasonDivision> m_divisions;
    std::vector<Row> m_rows;
    bool m_areKept = false;
};

} // namespace touchline
