// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/list_picture.h"
#include "forms/widgets/page.h"

#include <memory>

class QTreeView;

namespace Ui {
class HistoryPage;
}

namespace touchline {

class ChangesModel;
class HistoryModel;

/// Who did what and when, what it was before and after; and the way back to any point.
class HistoryPage : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit HistoryPage(PageHost &host, QWidget *parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectFilters();
    void offerCommands();
    void showPeople();
    void showList();
    void showChoice();
    void setWidths();
    void setFactWidths();
    void showMenu(const QPoint &place);
    [[nodiscard]] const JournalEntry *chosen() const;
    [[nodiscard]] bool canGoBack();
    void goBack();
    [[nodiscard]] QString paperTitle();
    [[nodiscard]] QString text();

    std::shared_ptr<Ui::HistoryPage> m_ui;
    HistoryModel *m_entries;
    ChangesModel *m_changes;
    QAction *m_showAll;
};

/// So many entries are printed at most, the newest: some forty sheets.
inline constexpr int mostPrintedEntries = 2000;

/// Has the model read on, as far as that is printed.
void readForPaper(HistoryModel &model);

/// The entries, the newest on top. Where there are older ones than are printed it says so.
[[nodiscard]] ListContent historyPaper(const QString &title, const HistoryModel &model);

/// The same entries as text, a line each.
[[nodiscard]] QStringList historyLines(const HistoryModel &model);

} // namespace touchline
