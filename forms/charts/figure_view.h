// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace touchline {

/// A table of statistics: rows are chosen by arrow keys, Return goes to what the row is about. The widest
/// column of text takes the spare room; where there is none the table scrolls sideways.
class FigureView : public QTableView
{
    Q_OBJECT

public:
    explicit FigureView(QWidget *parent = nullptr);

    /// `model` answers FigureRole. The row with the same key stays chosen when it is filled anew.
    void show(QAbstractItemModel *model);
    /// Columns of the size that their texts need. Call it when the model was filled anew.
    void fit();
    /// Of the row that is chosen; null where none is, or it is of none.
    [[nodiscard]] QUuid currentTeam() const;
    [[nodiscard]] QUuid currentFixture() const;
    [[nodiscard]] QString currentKey() const;
    void choose(const QString &key);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void rowChosen();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void giveSpareRoom();

    std::vector<int> m_needed;
};

} // namespace touchline
