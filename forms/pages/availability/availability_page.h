// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/decision.h"
#include "forms/print/list_picture.h"
#include "forms/widgets/page.h"
#include "models/views/availability/availability_list.h"
#include "models/views/badge.h"

#include <memory>

class QPushButton;

namespace Ui {
class AvailabilityPage;
}

namespace touchline {

class AvailabilityModel;

/// Who misses the next matchday and why, who is one card from it, and what the organiser decides about it.
class AvailabilityPage : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit AvailabilityPage(PageHost &host, QWidget *parent = nullptr);

    /// A team, or a player: of the team that is chosen, if he plays there.
    void focusOn(const QUuid &subject) override;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectFilters();
    void offerCommands();
    void bind(QPushButton *button, CommandId id);
    void setScope(AvailabilityScope scope);
    void showList();
    void showWhyEmpty();
    void showChoice();
    void showMenu(const QPoint &place);
    [[nodiscard]] QString paperTitle() const;
    [[nodiscard]] Badge badgeOf(const QUuid &team);
    void decide(Decision::Kind kind);
    [[nodiscard]] Result<void> enter(int team, const Decision &decision);
    /// Who stands on the lists of the league that count here.
    [[nodiscard]] std::vector<Person> listed(int team);
    [[nodiscard]] bool mayDecide();
    [[nodiscard]] bool showsFines() const;
    /// Notes that the chosen fine is paid, or is not after all.
    void markPaid();
    void showFine(const AvailabilityRow *row);

    std::shared_ptr<Ui::AvailabilityPage> m_ui;
    QAction *m_showAllTeams;
    QAction *m_clearSearch;
    /// The competition that was shown last.
    QUuid m_shown;
    bool m_canExtend = false;
    bool m_canLift = false;
};

/// The list as it is shown, for the board: match by match who misses it, and why.
[[nodiscard]] ListContent availabilityPaper(const QString &title, const AvailabilityModel &model,
                                            const BadgeOf &badgeOf);

} // namespace touchline
