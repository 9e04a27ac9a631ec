// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/board_text.h"

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

// A character is about twice as high as it is wide.
constexpr int boardColumns = 67;
constexpr int rows = 27;
constexpr int margin = 4;
/// Two points that are one.
constexpr double nearly = 1e-6;

/// Characters on which a board is drawn.
class BoardCanvas
{
public:
    explicit BoardCanvas(const BoardGeometry &geometry)
        : m_geometry(geometry)
        , m_lines(rows + 2, QString(boardColumns + 2 * margin, u' '))
    {
    }

    void put(int row, int column, const QString &text)
    {
        if (row < 0 || row >= m_lines.size())
            return;
        for (qsizetype i = 0; i < text.size(); ++i)
            if (column + i >= 0 && column + i < m_lines[row].size())
                m_lines[row][column + i] = text.at(i);
    }

    [[nodiscard]] int columnOf(double x) const
    {
        return margin + static_cast<int>(std::lround(x / m_geometry.width * (boardColumns - 1)));
    }
    /// The home side's goal line is the lowest row.
    [[nodiscard]] int rowOf(double y) const
    {
        return 1 + static_cast<int>(std::lround((m_geometry.length - y) / m_geometry.length * (rows - 1)));
    }

    void edge(const BoardPoint &from, const BoardPoint &to)
    {
        const int row1 = rowOf(from.y);
        const int row2 = rowOf(to.y);
        const int column1 = columnOf(from.x);
        const int column2 = columnOf(to.x);
        const int steps = std::max({std::abs(row2 - row1), std::abs(column2 - column1), 1});
        const QChar sign = row1 == row2 ? u'-' : column1 == column2 ? u'|' : u'.';
        for (int step = 0; step <= steps; ++step)
            put(row1 + (row2 - row1) * step / steps, column1 + (column2 - column1) * step / steps,
                QString(sign));
        put(row1, column1, QStringLiteral("+"));
        put(row2, column2, QStringLiteral("+"));
    }

    [[nodiscard]] QString text() const
    {
        QString all;
        for (QString line : m_lines) {
            while (line.endsWith(u' '))
                line.chop(1);
            all += line + u'\n';
        }
        return all;
    }

private:
    const BoardGeometry &m_geometry;
    QStringList m_lines;
};

/// "ooO", "7o".
QString piecesText(const BoardPosition &position, int cell, Side side)
{
    int count = 0;
    QString keeper;
    for (const BoardPiece &piece : position.pieces) {
        if (piece.cell != cell || piece.side != side)
            continue;
        if (piece.role == QLatin1String("GK"))
            keeper = side == Side::Home ? QStringLiteral("O") : QStringLiteral("X");
        else
            count += piece.count;
    }
    const QChar sign = side == Side::Home ? u'o' : u'x';
    return (count > 4 ? QString::number(count) + sign : QString(count, sign)) + keeper;
}

QString ballText(const BoardPosition &position, int cell)
{
    if (!position.ball || position.ball->cell != cell)
        return {};
    return position.ball->value == 0 ? QStringLiteral("*") : QStringLiteral("(%1)").arg(position.ball->value);
}

void drawCell(const BoardCell &cell, int number, const BoardPosition &position, BoardCanvas &canvas)
{
    const bool isOffside =
        std::any_of(position.marks.begin(), position.marks.end(), [number](const BoardMark &mark) {
            return mark.cell == number && mark.kind == QLatin1String("offside");
        });
    QStringList parts{piecesText(position, number, Side::Home), piecesText(position, number, Side::Away),
                      ballText(position, number)};
    parts.removeAll(QString());
    const QString inside = parts.join(u' ');
    if (cell.onlyWhenUsed && inside.isEmpty())
        return;
    const int row = canvas.rowOf(cell.centre.y);
    const int column = canvas.columnOf(cell.centre.x);
    const auto centred = [&](int where, const QString &text) {
        canvas.put(where, column - static_cast<int>(text.size()) / 2, text);
    };
    if (cell.onlyWhenUsed) {
        centred(row, inside);
        return;
    }
    const QString label = cell.label + (isOffside ? QStringLiteral(" offside") : QString());
    double top = cell.centre.y;
    for (const BoardPoint &point : cell.outline)
        top = std::max(top, point.y);
    // In a low cell the label stands beside what is in it, not on the edge.
    if (row - 1 <= canvas.rowOf(top)) {
        centred(row, (label + u' ' + inside).trimmed());
    } else {
        centred(row - 1, label);
        centred(row, inside);
    }
}

QString notesText(const BoardPosition &position)
{
    QString text;
    QStringList ofBoth;
    for (const BoardNote &note : position.notes)
        if (!note.side)
            ofBoth << note.title + u' ' + note.text;
    if (!ofBoth.isEmpty())
        text += QString(margin, u' ') + QStringLiteral("   ") + ofBoth.join(QStringLiteral("; ")) + u'\n';
    for (const Side side : bothSides) {
        QStringList notes;
        for (const BoardNote &note : position.notes)
            if (note.side == side)
                notes << note.title + u' ' + note.text;
        if (!notes.isEmpty())
            text += QString(margin, u' ') +
                    (side == Side::Home ? QStringLiteral("o  ") : QStringLiteral("x  ")) +
                    notes.join(QStringLiteral("; ")) + u'\n';
    }
    return text;
}

/// The board as the visitors see it: half a turn round, each cell named as the one in whose place it lies.
BoardGeometry turned(const BoardGeometry &geometry)
{
    BoardGeometry result = geometry;
    const auto turn = [&](BoardPoint &point) {
        point = {geometry.width - point.x, geometry.length - point.y};
    };
    for (BoardCell &cell : result.cells) {
        turn(cell.centre);
        for (BoardPoint &point : cell.outline)
            turn(point);
        for (const BoardCell &other : geometry.cells)
            if (std::abs(other.centre.x - cell.centre.x) < nearly &&
                std::abs(other.centre.y - cell.centre.y) < nearly)
                cell.label = other.label;
    }
    return result;
}

} // namespace

QString boardText(const BoardGeometry &seenByHome, const BoardPosition &position, Side viewer)
{
    const BoardGeometry geometry = viewer == Side::Home ? seenByHome : turned(seenByHome);
    BoardCanvas canvas(geometry);
    for (const BoardCell &cell : geometry.cells)
        if (!cell.onlyWhenUsed)
            for (std::size_t point = 0; point < cell.outline.size(); ++point)
                canvas.edge(cell.outline[point], cell.outline[(point + 1) % cell.outline.size()]);
    for (std::size_t number = 0; number < geometry.cells.size(); ++number)
        drawCell(geometry.cells[number], static_cast<int>(number), position, canvas);
    return canvas.text() + notesText(position);
}

} // namespace touchline
