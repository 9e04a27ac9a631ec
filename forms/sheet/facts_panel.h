// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/sheet_draft.h"

#include <QWidget>

#include <map>

class QFormLayout;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace touchline {

/// The other lines of a score sheet, made from the fields of the game's own: referee, attempts by half,
/// spectators. What is left empty is not noted.
class FactsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FactsPanel(QWidget *parent = nullptr);

    /// The sheet that it shows and changes; it outlives the panel.
    void setDraft(SheetDraft *draft);
    /// Shows what is wrong about each line; columns of extra time only where there was some.
    void refresh(const std::vector<SheetProblem> &problems);

Q_SIGNALS:
    /// The sheet was changed here.
    void edited();

private:
    struct Entry
    {
        QWidget *widget = nullptr;
        QString help;
    };

    [[nodiscard]] QWidget *entryFor(const SheetField &field, std::optional<Side> side, int period);
    void keep(const SheetField &field, std::optional<Side> side, int period, const QString &value);
    void addMatchFields(QFormLayout *form);
    void addSideFields(QGridLayout *grid);
    void addSpectators(QFormLayout *form);
    void addHeadings(QGridLayout *grid, int periods);

    SheetDraft *m_draft = nullptr;
    /// By the place of their problems.
    std::map<QString, Entry> m_entries;
    /// What is shown only with extra time.
    std::vector<QWidget *> m_extraTime;
    QLabel *m_problem = nullptr;
};

} // namespace touchline
