// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "forms/widgets/page.h"
#include "models/views/badge.h"

#include <memory>

class QAction;

namespace Ui {
class BracketPage;
}

namespace touchline {

class LiveTableToggle;
class PendingDrawBar;

/// The knockouts of a competition as one picture.
class BracketPage final : public Page
{
    Q_OBJECT

public:
    explicit BracketPage(PageHost &host, QWidget *parent = nullptr);

    /// Chooses the tie of a match, or the last tie of a team.
    void focusOn(const QUuid &subject) override;

    /// The whole bracket, for paper and files.
    [[nodiscard]] Picture picture();

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;

private:
    void offerZoom();
    void showChoice();
    void showMenu(const QPoint &place);
    void goToMatch();
    [[nodiscard]] bool isShown() const;
    [[nodiscard]] Badge badgeOf(const QUuid &team);

    std::shared_ptr<Ui::BracketPage> m_ui;
    PendingDrawBar *m_due;
    LiveTableToggle *m_liveTable;
    /// What is shown: state(), or as it stands now.
    CompetitionStatePtr m_now;
    QAction *m_goToMatch;
    QUuid m_shown;
};

} // namespace touchline
