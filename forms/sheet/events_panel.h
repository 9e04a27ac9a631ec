// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/sheet_draft.h"
#include "forms/sheet/kept_sheet.h"

#include <QWidget>

#include <memory>

class QModelIndex;
class QStringListModel;

namespace Ui {
class EventsPanel;
}

namespace touchline {

class SheetModel;

/// Goals, cards, injuries and substitutions of a score sheet: typed line by line, or chosen with the mouse.
/// Who may not play is shown beside them with the reason.
class EventsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit EventsPanel(QWidget *parent = nullptr);

    /// The sheet that it shows and changes; it outlives the panel.
    void setDraft(SheetDraft *draft);
    /// The sheet has got new players: they can be chosen, and what was typed or chosen stays.
    void showNewPlayers();
    /// Whether players can be put on the lists from here; at first not.
    void allowNewPlayers(bool isAllowed);
    /// Shows the sheet anew, with what is wrong about each line.
    void refresh(const std::vector<SheetProblem> &problems);
    /// A line is typed that is not among the events yet.
    [[nodiscard]] bool hasPendingLine() const;
    /// Adds the typed line to the events, as Enter does. False where it cannot be read: it stays, with the
    /// reason below it and the cursor in it.
    [[nodiscard]] bool addPendingLine();
    /// What is typed in Quick entry, and what it takes the place of.
    [[nodiscard]] TypedLine typedLine() const;
    /// Puts a line back into Quick entry.
    void typeLine(const TypedLine &line);

Q_SIGNALS:
    /// The sheet was changed here.
    void edited();
    /// Another line is typed, or none any more.
    void lineChanged();
    /// Other players may take part now.
    void playersChanged();
    /// Somebody is to be put on a list of players: the name that was typed, or nothing.
    void playerMissed(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillPlayers();
    void fillKinds();
    void fillDetails();
    void fillAbsent();
    void noteFielded();
    void enterChoice();
    void showAdd();
    void put(const ReportEvent &event);
    void explainLine();
    void changeLine();
    void stopChanging();
    void removeChosen();
    void showButtons();
    [[nodiscard]] std::vector<int> chosen() const;

    std::shared_ptr<Ui::EventsPanel> m_ui;
    SheetModel *m_events;
    QStringListModel *m_absent;
    /// Those of the list, in its order.
    std::vector<std::pair<Side, QUuid>> m_absentPlayers;
    SheetDraft *m_draft = nullptr;
    /// The event that the typed line takes the place of; -1 = it is a new one.
    int m_changing = -1;
    /// The row that gets the cursor when the list is shown anew; -1 = the one that has it.
    int m_next = -1;
};

} // namespace touchline
