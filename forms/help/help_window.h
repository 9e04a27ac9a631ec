// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/manual.h"

#include <QWidget>

class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace touchline {

class ManualView;

/// The manual: its contents, a search in all pages, and a page.
class HelpWindow final : public QWidget
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget *parent = nullptr);

    /// Shows a page, "manual/howto/undo.md#backups"; empty = where it was, at first the contents. It is one
    /// window for the program; a dialog that lets nothing else be used has one of its own, which closes with
    /// it.
    static HelpWindow *showPage(const QString &link);
    /// That of the program; called at its end.
    static void closeAll();

    [[nodiscard]] ManualView &view() const { return *m_view; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// The contents, or where the typed words are.
    void showList();
    void listContents();
    void listHits(const QString &words);
    void showItem(const QTreeWidgetItem *item);
    /// Of the page that is shown.
    void selectPage();

    QLineEdit *m_search;
    QTreeWidget *m_list;
    ManualView *m_view;
    ManualSearch m_searched;
};

} // namespace touchline
