// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/match_centre/bookmarks.h"
#include "models/views/match_centre/watch_plan.h"

#include <QSlider>

namespace touchline {

/// The inputs of a match that is watched, from kick-off to the end; goals, red cards and the beginning of
/// each period are marked on it.
class TimeLine final : public QSlider
{
    Q_OBJECT

public:
    explicit TimeLine(QWidget *parent = nullptr);

    void setMoments(const std::vector<MatchMoment> &moments, std::size_t inputs);
    void setBookmarks(const std::vector<Bookmarks::Bookmark> &bookmarks);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Where that input is, in pixels from the left.
    [[nodiscard]] int placeOf(std::size_t inputs) const;

    std::vector<MatchMoment> m_moments;
    std::vector<Bookmarks::Bookmark> m_bookmarks;
};

} // namespace touchline
