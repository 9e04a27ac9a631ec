// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/known_chances.h"

#include <QWidget>

namespace touchline {

/// How a match may end as one bar: win of the first, draw, win of the second, each as wide as it is likely.
class ChanceBar : public QWidget
{
    Q_OBJECT

public:
    explicit ChanceBar(QWidget *parent = nullptr);

    /// `words`: the same for those who cannot see it.
    void show(const MatchChances &chances, const QString &words);
    /// Nothing is known yet.
    void clear();

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<MatchChances> m_chances;
};

} // namespace touchline
