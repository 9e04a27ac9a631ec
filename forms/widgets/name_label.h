// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/accessibility.h"

#include <QLabel>

namespace touchline {

/// A label for names from anywhere and what is made of them: it takes as many lines as it may and shortens
/// the last one, so that no name makes a page wider than its window. The whole text is its tool tip then,
/// and what a screen reader hears.
class NameLabel final : public QLabel, public HeardWidget
{
    Q_OBJECT

public:
    explicit NameLabel(QWidget *parent = nullptr);

    /// 1 at the beginning.
    void setMostLines(int lines);
    /// It can be pressed from now on, by mouse, Enter or Space, or not any more where `help` is empty: what
    /// that does. Only Tab brings the keys here; a click leaves them where they are.
    void setPressable(const QString &help);
    /// Something of the text is not seen.
    [[nodiscard]] bool isShortened() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return m_mostLines > 1; }
    [[nodiscard]] int heightForWidth(int width) const override;

    [[nodiscard]] QAccessible::Role heardAs() const override
    {
        return m_isPressable ? QAccessible::Button : QAccessible::StaticText;
    }
    void press() override { Q_EMIT pressed(); }

Q_SIGNALS:
    void pressed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// As they stand in a label of that width.
    [[nodiscard]] QStringList lines(int width) const;

    int m_mostLines = 1;
    bool m_isPressable = false;
};

/// A name on a button: no longer than so many letters.
[[nodiscard]] QString shortenedName(const QString &name, qsizetype mostLetters);

/// A label whose words wrap takes what width there is; of a word that is longer the end is not seen.
void takeAnyWidth(QLabel &label);

} // namespace touchline
