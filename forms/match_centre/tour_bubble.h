// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/match_tour.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace touchline {

/// What a tour says of a part of the page, in a bubble that points at it. It lies over the page and takes no
/// keys but Esc, which ends the tour: the match below it goes on whatever is said.
class TourBubble final : public QWidget
{
    Q_OBJECT

public:
    explicit TourBubble(QWidget *parent);

    /// From its first step on.
    void begin(std::span<const TourStep> steps);
    void end();
    [[nodiscard]] bool isOn() const { return !m_steps.empty(); }
    /// Goes with the match: a step that needs an answer comes when one is due, and is over when it was given;
    /// while something else is asked the next one is shown that fits. `asked`: what somebody here is asked
    /// for, Choice or Roll. `inputs`: of the match so far.
    void follow(std::optional<TourPart> asked, std::size_t inputs);
    /// What is to be pointed at; nothing while the tour waits for the match.
    [[nodiscard]] std::optional<TourPart> part() const;
    /// Shows the step beside that place, in coordinates of the parent.
    void pointAt(const QRect &target);

Q_SIGNALS:
    /// The step was read.
    void read();

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void finishStep();
    void takeNext(std::optional<TourPart> asked, std::size_t inputs);

    QLabel *m_text;
    QLabel *m_count;
    QPushButton *m_leave;
    QPushButton *m_next;
    std::span<const TourStep> m_steps;
    /// Which of them were shown to their end.
    std::vector<bool> m_done;
    std::optional<std::size_t> m_step;
    /// Inputs of the match when the step was shown.
    std::size_t m_since = 0;
    /// Where the arrow ends, in the bubble's coordinates.
    QPoint m_tip;
};

} // namespace touchline
