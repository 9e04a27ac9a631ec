// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/pages/row_list.h"
#include "models/views/fixture_model.h"

#include <optional>

namespace touchline {

class ScoreDelegate;

/// The list of fixtures with its headings. Digits on a fixture that waits for its result begin to type it.
class FixtureView final : public RowList
{
    Q_OBJECT

public:
    explicit FixtureView(QWidget *parent = nullptr);

    [[nodiscard]] FixtureModel *fixtures() const { return m_fixtures; }
    [[nodiscard]] ScoreDelegate *scores() const { return m_scores; }
    /// Scores can be typed in; they can from the beginning.
    void setEntry(bool isPossible) { m_takesEntry = isPossible; }
    void setKits(const std::function<Kit(const QUuid &)> &kitOf);

    /// Shows the competition anew; what is chosen, what is being typed and the scroll position stay.
    void setState(const CompetitionStatePtr &state);
    /// What is changed by `change` (order, filter) keeps the choice too.
    void rearrange(const std::function<void(FixtureModel &)> &change);

    /// Indices of the fixtures that are chosen, each once, in the order of the list.
    [[nodiscard]] const std::vector<int> &chosen() const;
    /// The fixture that the cursor is on, -1 where it is on none.
    [[nodiscard]] int current() const;
    /// Puts the cursor there; false where the fixture is not shown.
    bool goTo(const QUuid &fixture);
    void goToRow(int row);
    /// Opens the entry of a score in the row of the cursor, with `text` in it.
    void enterScore(const QString &text = {});

Q_SIGNALS:
    void choiceChanged();
    /// Digits were typed on a fixture that takes no result now.
    void entryRefused(int fixture);

protected:
    [[nodiscard]] bool isDrawnWhole(int row) const override { return m_fixtures->isHeading(row); }
    void drawHeading(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void changeEvent(QEvent *event) override;

private:
    void setWidths();
    void shareWidth();
    [[nodiscard]] QModelIndex scoreIndex(int row) const;

    FixtureModel *m_fixtures;
    ScoreDelegate *m_scores;
    /// Worked out when it is asked for: every command asks after each change of the choice.
    mutable std::optional<std::vector<int>> m_chosen;
    bool m_takesEntry = true;
    /// What the names of teams, and the last column, need in device-independent pixels.
    int m_teamWidth = 0;
    int m_markWidth = 0;
};

} // namespace touchline
