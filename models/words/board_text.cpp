// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/board_text.h"

#include "models/words/common/text_table.h"

#include <algorithm>
#include <cmath>
#include <map>

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

    [[nodiscard]] QString text() const { return linesText(m_lines); }

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
        if (piece.isKeeper())
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
            return mark.cell == number && mark.kind == BoardMarkKind::Offside;
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

/// The board as the visitors see it, half a turn round. They count columns and rows from their own end, so
/// the names at the edges stay where they are.
BoardGeometry turned(BoardGeometry geometry)
{
    for (BoardCell &cell : geometry.cells) {
        cell.centre = turnedRound(geometry, cell.centre);
        for (BoardPoint &point : cell.outline)
            point = turnedRound(geometry, point);
    }
    return geometry;
}

/// The pieces and the ball that stand at points of their own.
BoardPosition turned(const BoardGeometry &geometry, BoardPosition position)
{
    for (BoardPiece &piece : position.pieces)
        if (piece.at)
            piece.at = turnedRound(geometry, *piece.at);
    if (position.ball && position.ball->at)
        position.ball->at = turnedRound(geometry, *position.ball->at);
    return position;
}

/// The smallest distance between different values; `standard` where there are none.
double smallestStep(std::vector<double> values, double standard)
{
    std::sort(values.begin(), values.end());
    double smallest = standard;
    for (std::size_t i = 1; i < values.size(); ++i)
        if (const double step = values[i] - values[i - 1]; step > nearly)
            smallest = std::min(smallest, step);
    return smallest;
}

/// A board of many small cells, or of none: a character for each that is empty, and what stands in the
/// others, with the names of columns and rows at the edge.
class SmallCells
{
public:
    SmallCells(const BoardGeometry &geometry, const BoardPosition &position)
        : m_geometry(geometry)
        , m_position(position)
    {
        measure();
    }

    [[nodiscard]] QString text()
    {
        for (std::size_t number = 0; number < m_geometry.cells.size(); ++number)
            drawSmall(static_cast<int>(number));
        for (const BoardPiece &piece : m_position.pieces)
            if (piece.cell == noCell && piece.at)
                putNear(*piece.at, nameOf(piece));
        if (m_position.ball && m_position.ball->cell == noCell && m_position.ball->at)
            putNear(*m_position.ball->at, ballSign());
        for (const BoardEdge &row : m_geometry.rows)
            put(rowOf(row.at), 0, row.label);
        for (const BoardEdge &column : m_geometry.columns)
            put(static_cast<int>(m_lines.size()) - 1, columnOf(column.at), column.label);
        return linesText(m_lines);
    }

private:
    void measure()
    {
        std::vector<double> heights;
        for (const BoardCell &cell : m_geometry.cells)
            heights.push_back(cell.centre.y);
        m_rowStep = smallestStep(heights, m_geometry.length / (rows - 1));
        // Side by side are the cells of one row.
        constexpr int steps = (boardColumns - 1) / smallWidth;
        m_columnStep = m_geometry.width / steps;
        std::map<long, std::vector<double>> across;
        for (const BoardCell &cell : m_geometry.cells)
            across[std::lround(cell.centre.y / m_rowStep)].push_back(cell.centre.x);
        for (const auto &[row, columns] : across)
            m_columnStep = std::min(m_columnStep, smallestStep(columns, m_columnStep));
        for (std::size_t number = 0; number < m_geometry.cells.size(); ++number)
            m_width = std::max(m_width, static_cast<int>(inside(static_cast<int>(number)).size()) + 1);
        const int height = static_cast<int>(std::lround(m_geometry.length / m_rowStep));
        const int width = static_cast<int>(std::lround(m_geometry.width / m_columnStep)) * m_width;
        m_lines.fill(QString(width + 2 * margin, u' '), height + 1 + (m_geometry.columns.empty() ? 0 : 1));
        m_height = height;
    }

    [[nodiscard]] int columnOf(double x) const
    {
        return margin + static_cast<int>(std::floor(x / m_columnStep * m_width));
    }
    [[nodiscard]] int rowOf(double y) const { return m_height - static_cast<int>(std::floor(y / m_rowStep)); }

    void put(int row, int column, const QString &text)
    {
        if (row < 0 || row >= m_lines.size())
            return;
        for (qsizetype i = 0; i < text.size() && column + i < m_lines[row].size(); ++i)
            m_lines[row][column + i] = text.at(i);
    }

    /// Beside what stands there already.
    void putNear(const BoardPoint &point, const QString &text)
    {
        const auto last = static_cast<int>(m_lines.front().size() - text.size());
        const int row = std::clamp(rowOf(point.y), 0, static_cast<int>(m_lines.size()) - 1);
        int column = std::clamp(columnOf(point.x), 0, last);
        const auto isTaken = [&](int from) {
            const QString there = m_lines[row].mid(std::max(0, from - 1), text.size() + 2);
            return std::any_of(there.begin(), there.end(),
                               [](QChar sign) { return sign != u' ' && sign != u'.'; });
        };
        for (int further = 0; isTaken(column) && further < last; ++further)
            column = column < last ? column + 1 : 0;
        put(row, column, text);
    }

    [[nodiscard]] static QString nameOf(const BoardPiece &piece)
    {
        if (piece.isOfficial)
            return QStringLiteral("r");
        const bool isHome = piece.side == Side::Home;
        const QChar sign = piece.isKeeper() ? (isHome ? u'O' : u'X') : (isHome ? u'o' : u'x');
        return sign + (piece.number == 0 ? QString() : QString::number(piece.number));
    }
    [[nodiscard]] QString ballSign() const
    {
        return m_position.ball->value == 0 ? QStringLiteral("*")
                                           : QStringLiteral("(%1)").arg(m_position.ball->value);
    }

    [[nodiscard]] QString inside(int number) const
    {
        QString text;
        for (const BoardPiece &piece : m_position.pieces)
            if (piece.cell == number)
                text += piece.count > 1 ? QString::number(piece.count) + nameOf(piece) : nameOf(piece);
        if (m_position.ball && m_position.ball->cell == number)
            text += ballSign();
        return text;
    }

    void drawSmall(int number)
    {
        const BoardCell &cell = m_geometry.cells[static_cast<std::size_t>(number)];
        const bool isClosed =
            std::any_of(m_position.marks.begin(), m_position.marks.end(), [number](const BoardMark &mark) {
                return mark.cell == number && mark.kind == BoardMarkKind::Closed;
            });
        QString text = inside(number);
        if (text.isEmpty() && !cell.onlyWhenUsed)
            text = isClosed ? QStringLiteral("#") : QStringLiteral(".");
        put(rowOf(cell.centre.y), columnOf(cell.centre.x), text);
    }

    /// For a number of two digits, its sign and a space.
    static constexpr int smallWidth = 4;

    const BoardGeometry &m_geometry;
    const BoardPosition &m_position;
    double m_rowStep = 1;
    double m_columnStep = 1;
    int m_width = smallWidth;
    int m_height = 0;
    QStringList m_lines;
};

/// Whether every cell has room for its label and for what stands in it.
bool hasLargeCells(const BoardGeometry &geometry, const BoardCanvas &canvas)
{
    constexpr int leastRows = 2;
    constexpr int leastColumns = 8;
    return !geometry.cells.empty() &&
           std::all_of(geometry.cells.begin(), geometry.cells.end(), [&canvas](const BoardCell &cell) {
               if (cell.onlyWhenUsed)
                   return true;
               const auto [left, right] =
                   std::minmax_element(cell.outline.begin(), cell.outline.end(),
                                       [](const BoardPoint &a, const BoardPoint &b) { return a.x < b.x; });
               const auto [low, high] =
                   std::minmax_element(cell.outline.begin(), cell.outline.end(),
                                       [](const BoardPoint &a, const BoardPoint &b) { return a.y < b.y; });
               return canvas.rowOf(low->y) - canvas.rowOf(high->y) >= leastRows &&
                      canvas.columnOf(right->x) - canvas.columnOf(left->x) >= leastColumns;
           });
}

} // namespace

QString boardText(const BoardGeometry &seenByHome, const BoardPosition &standing, Side viewer)
{
    // Where both sides have the same names for places and directions, they read them off the same picture.
    const bool isTurned = viewer == Side::Away && seenByHome.isNamedByEachSide;
    const BoardGeometry geometry = isTurned ? turned(namedBy(seenByHome, viewer)) : seenByHome;
    const BoardPosition position = isTurned ? turned(seenByHome, standing) : standing;
    BoardCanvas canvas(geometry);
    if (!hasLargeCells(geometry, canvas))
        return SmallCells(geometry, position).text() + notesText(position);
    for (const BoardCell &cell : geometry.cells)
        if (!cell.onlyWhenUsed)
            for (std::size_t point = 0; point < cell.outline.size(); ++point)
                canvas.edge(cell.outline[point], cell.outline[(point + 1) % cell.outline.size()]);
    for (std::size_t number = 0; number < geometry.cells.size(); ++number)
        drawCell(geometry.cells[number], static_cast<int>(number), position, canvas);
    return canvas.text() + notesText(position);
}

} // namespace touchline
