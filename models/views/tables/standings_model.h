// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "models/views/badge.h"
#include "models/views/column_heading.h"
#include "models/views/competition_state.h"
#include "models/words/fixtures/place_meaning.h"

#include <functional>
#include <vector>

namespace touchline {

/// One of the last matches of a team in a table.
struct FormMatch
{
    enum class Outcome { Won, Drawn, Lost };
    Outcome outcome = Outcome::Drawn;
    /// Index of the fixture.
    int fixture = 0;
    /// The side that the team had in it.
    Side side = Side::Home;

    bool operator==(const FormMatch &) const = default;
};

inline constexpr std::size_t formLength = 5;

/// The last matches of every team in a table, by the table's own index of the team (Row::team), the last one
/// at the end: those that count in it, in the order of play. A table without matches of its own (a sum, the
/// best thirds) has those of the tables that it is made from. Awarded results count as they stand.
[[nodiscard]] std::vector<std::vector<FormMatch>> tableForm(const Competition &competition,
                                                            const Progress &now, int table);

/// One table of a competition, in its order: it is never sorted otherwise.
class StandingsModel : public FlatTable
{
    Q_OBJECT

public:
    enum Column {
        PlaceColumn,
        TeamColumn,
        PlayedColumn,
        WonColumn,
        DrawnColumn,
        LostColumn,
        GoalsForColumn,
        GoalsAgainstColumn,
        DifferenceColumn,
        PointsColumn,
        AverageColumn, ///< empty where the table is not ordered by points per match
        FormColumn
    };
    static constexpr int columns = FormColumn + 1;

    enum Role {
        MeaningRole = Qt::UserRole, ///< int(PlaceMeaning::Kind) of the row; Nothing before the first match
        MeaningTextRole,            ///< QString: "Round of 16"; empty where the place means nothing
        TeamRole,                   ///< QUuid of the row's team; null while it is not known
        KitRole,                    ///< Badge: of the team, empty while not known
        FormRole,                   ///< QString of W, D and L in the language of the window, a letter each
        FormOutcomeRole,            ///< QList<int> of FormMatch::Outcome, as long as FormRole
        FormTipsRole,               ///< QStringList, as long as FormRole
        WhyRole                     ///< QStringList: why the row stands where it stands
    };

    explicit StandingsModel(QObject *parent = nullptr) : FlatTable(columns, parent) {}

    using Kits = BadgeOf;
    /// `state` may be null: no rows. `table`: its index. `meanings` of all tables of the competition.
    void setTable(CompetitionStatePtr state, int table, const PlaceMeanings &meanings, const Kits &kits);

    [[nodiscard]] int table() const { return m_table; }
    /// "Group A".
    /// What the asterisks of the table stand for, a line for each: "* Rovers: 3 points deducted: ...".
    [[nodiscard]] QStringList notes() const;
    /// What the marks of certainty in these tables mean; empty where there are none.
    [[nodiscard]] static QString legendOfCertain(const CompetitionState &state,
                                                 const std::vector<int> &tables);
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool hasAverage() const;
    /// -1 where the team is not in it.
    [[nodiscard]] int rowOf(const QUuid &team) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] const GroupTable &group() const;
    [[nodiscard]] const TablePlan &plan() const;
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString spoken(int row, int column) const;
    [[nodiscard]] QString tip(int row, int column) const;
    [[nodiscard]] QString teamName(int row) const;
    [[nodiscard]] const std::vector<FormMatch> &formOf(int row) const;
    [[nodiscard]] QString formLetters(int row) const;
    [[nodiscard]] QStringList formTips(int row) const;
    [[nodiscard]] QStringList whyOf(int row) const;
    /// What the asterisk behind its name stands for: deductions, a withdrawal.
    [[nodiscard]] QStringList notesOf(int row) const;
    [[nodiscard]] static QString deductionWords(const Deduction &one);
    [[nodiscard]] const PlaceMeaning *meaningOf(int row) const;
    [[nodiscard]] Certainty certaintyOf(int row) const;
    [[nodiscard]] QString shownName(int row) const;

    CompetitionStatePtr m_state;
    int m_table = -1;
    std::map<int, PlaceMeaning> m_meanings;
    std::vector<std::vector<FormMatch>> m_form;
    /// By the table's own index of the team.
    std::vector<QString> m_names;
    std::vector<Badge> m_kits;
};

} // namespace touchline
