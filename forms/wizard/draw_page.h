// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/wizard/wizard_page.h"
#include "models/views/home/draw_show.h"

#include <memory>
#include <optional>

class QStringListModel;

namespace Ui {
class DrawPage;
}

namespace touchline {

/// A seed by chance, of at most nine digits.
[[nodiscard]] std::uint64_t freshDrawSeed();

/// The draw, as a ceremony: pots, balls one by one or all at once, and why a ball could not go into a group.
/// The seed gives the same draw again.
class DrawPage final : public WizardPage
{
    Q_OBJECT

public:
    explicit DrawPage(CompetitionDraft &draft, QWidget *parent = nullptr);

    void enter() override;
    bool showProblem(const QString &problem) override;

    /// The draw has the whole window: pots, groups and the last ball, as large as there is room.
    void setWholeWindow(bool isWhole);
    [[nodiscard]] bool hasWholeWindow() const { return m_hasWholeWindow; }

    /// What is on show; nothing where there is no draw.
    [[nodiscard]] const std::optional<DrawShow> &show() const { return m_show; }

Q_SIGNALS:
    /// The draw is to have the whole window, or no more.
    void wholeWindowWanted(bool isWhole);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Begins the ceremony from its first ball.
    void fillSeeds();
    void placeByHand();
    void showDivisions();
    void setDivisions();
    void begin();
    void showBalls();
    /// In the ceremony everything is as large as its room.
    void fitBoards();
    /// Scrolls to where something happens.
    void followBall();

    std::shared_ptr<Ui::DrawPage> m_ui;
    QStringListModel *m_lines;
    bool m_hasWholeWindow = false;
    std::optional<DrawShow> m_show;
    /// The draw of which m_show is; nothing while there is none.
    std::optional<CompetitionDefinition> m_shown;
};

} // namespace touchline
