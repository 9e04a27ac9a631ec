// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/commands/command_table.h"

#include <QDialog>

#include <memory>

namespace Ui {
class ShortcutsDialog;
}

namespace touchline {

/// All commands with their keys, which can be changed. A change holds at once, in all windows.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(QWidget *parent = nullptr);

Q_SIGNALS:
    /// Other keys are kept.
    void changed();

private:
    void fill();
    void showCommand();
    void filter(const QString &text);
    void assign();
    void keep(const QList<QKeySequence> &keys);
    void restoreAll();
    /// The one that is chosen; null while none is.
    [[nodiscard]] const CommandSpec *chosen() const;
    /// Another command that has these keys; null if none does.
    [[nodiscard]] const CommandSpec *userOf(const QKeySequence &keys) const;

    std::shared_ptr<Ui::ShortcutsDialog> m_ui;
};

} // namespace touchline
