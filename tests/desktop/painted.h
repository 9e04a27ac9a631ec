// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include <functional>
#include <span>
#include <vector>

class QPageLayout;
class QPainter;
class QWidget;

namespace touchline {

struct Picture;

namespace testing {

/// One thing that was painted, as somebody sees it: a piece of text, a shape or a small picture.
struct Painted
{
    enum class Kind { Text, Shape, Picture };
    Kind kind = Kind::Shape;
    /// Of a text what it says; pieces that follow on each other in one line and one ink are one text.
    QString text;
    /// In the coordinates of the whole. A text stands on the lower edge of it.
    QRectF where;
    /// Of a text its colour; of a shape what fills it, invalid where nothing does.
    QColor ink;
    /// What goes round a shape; invalid where nothing does.
    QColor edge;
    qreal edgeWidth = 0;
    bool isDashed = false;
    bool isStrong = false;
    /// Of a text, in pixels.
    qreal size = 0;
};

/// What a painter is told to paint, in its order.
[[nodiscard]] std::vector<Painted> painted(const std::function<void(QPainter &)> &paint);

/// The same of a widget in its size, without its ground.
[[nodiscard]] std::vector<Painted> paintedBy(QWidget &widget);

/// What comes out of a printer.
struct Printed
{
    bool isDone = false;
    /// Lengths are in 1/96 inch, from the corner of what the printer reaches.
    std::vector<std::vector<Painted>> sheets{};
};

/// Prints the pictures on such paper; the printer has so many sheets of it.
[[nodiscard]] Printed printed(const QPageLayout &paper, std::span<const Picture> pictures, int sheets = 1000);

/// In words that are the same whatever font the system has: a line for each thing, with its colours by their
/// roles on paper and its size beside that of the body. For a golden file.
[[nodiscard]] QString described(const std::vector<Painted> &all);

/// The texts alone.
[[nodiscard]] std::vector<Painted> textsOf(const std::vector<Painted> &all);

/// What is wrong with where the texts stand: two lie on each other, or one is not within `room`. Empty = all
/// is well.
[[nodiscard]] QString misplaced(const std::vector<Painted> &all, const QRectF &room);

/// The first text that says this; fails the program where there is none.
[[nodiscard]] Painted paintedText(const std::vector<Painted> &all, const QString &text);

/// So many texts say this.
[[nodiscard]] int countOf(const std::vector<Painted> &all, const QString &text);

} // namespace testing

} // namespace touchline
