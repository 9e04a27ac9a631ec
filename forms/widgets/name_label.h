// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace touchline {

/// A label for names from anywhere and what is made of them: it takes as many lines as it may and shortens
/// the last one, so that no name makes a page wider than its window. The whole text is its tool tip then,
/// and what a screen reader hears.
class NameLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit NameLabel(QWidget *parent = nullptr);

    /// 1 at the beginning.
    void setMostLines(int lines);
    /// Something of the text is not seen.
    [[nodiscard]] bool isShortened() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return m_mostLines > 1; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// As they stand in a label of that width.
    [[nodiscard]] QStringList lines(int width) const;

    int m_mostLines = 1;
};

/// A name on a button: no longer than so many letters.
[[nodiscard]] QString shortenedName(const QString &name, qsizetype mostLetters);

/// A label whose words wrap takes what width there is; of a word that is longer the end is not seen.
void takeAnyWidth(QLabel &label);

} // namespace touchline
