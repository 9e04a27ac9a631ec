// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/match_session.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QSpinBox;
class QTreeWidget;

namespace touchline {

/// A die that was typed wrong: which one, and what it really showed.
class SlipDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `session` outlives the dialog.
    explicit SlipDialog(MatchSession &session, QWidget *parent = nullptr);

    /// Corrects it; the dialog stays open where that is refused.
    void accept() override;

private:
    [[nodiscard]] const MatchSession::TypedRoll *chosen() const;
    void showChosen();

    MatchSession &m_session;
    std::vector<MatchSession::TypedRoll> m_rolls;
    QTreeWidget *m_list;
    QSpinBox *m_value;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
};

} // namespace touchline
