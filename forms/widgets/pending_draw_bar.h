// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace touchline {

/// Says on a page what has to be drawn before the competition can go on, with the button that draws it.
/// Hidden where nothing is due.
class PendingDrawBar final : public QFrame
{
    Q_OBJECT

public:
    /// `host` outlives the bar.
    explicit PendingDrawBar(PageHost &host, QWidget *parent = nullptr);

    void showDue(const CompetitionStatePtr &state);

private:
    void paintTheme();

    QLabel *m_text;
    QPushButton *m_draw;
    QPushButton *m_enter;
};

} // namespace touchline
