// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/bracket_picture.h"

#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/tie_words.h"

#include "models/words/common/text_table.h"
#include "models/words/competition/tie_lines.h"

#include <algorithm>
#include <map>

namespace touchline {

namespace {

constexpr int gapBetweenColumns = 4;

/// The characters of the picture, grown as needed.
class BracketCanvas
{
public:
    void put(int line, int column, const QString &text)
    {
        if (static_cast<std::size_t>(line) >= m_lines.size())
            m_lines.resize(static_cast<std::size_t>(line) + 1);
        QString &target = m_lines[static_cast<std::size_t>(line)];
        target = padded(target, column);
        const QString before = target.left(placeOf(target, column));
        target = before + text + target.mid(placeOf(target, column + displayWidth(text)));
    }

    [[nodiscard]] QString text() const
    {
        QString result;
        for (QString line : m_lines) {
            while (line.endsWith(u' '))
                line.chop(1);
            result += line + u'\n';
        }
        return result;
    }

private:
    /// Where a column of the terminal begins in a line: a Chinese character takes two columns, an accent
    /// none.
    static qsizetype placeOf(const QString &line, int column)
    {
        qsizetype place = 0;
        int width = 0;
        while (place < line.size()) {
            const bool isPair = line.at(place).isHighSurrogate() && place + 1 < line.size();
            const QString character = line.mid(place, isPair ? 2 : 1);
            width += displayWidth(character);
            if (width > column)
                break;
            place += character.size();
        }
        return place;
    }

    std::vector<QString> m_lines;
};

} // namespace

BracketPicture::BracketPicture(const Competition &competition, const Progress &now, int root)
    : m_competition(competition)
    , m_now(now)
{
    place(addBox(root, 0));
    for (const Box &box : m_boxes) {
        m_deepest = std::max(m_deepest, box.depth);
        // Two spaces at least between one heading and the next.
        m_width = std::max(m_width, displayWidth(roundName(m_competition, box.tie)) + 2 - gapBetweenColumns);
        for (const Side side : bothSides)
            m_width = std::max(m_width, displayWidth(sideText(m_competition, m_now, box.tie, side)) + 1);
    }
}

std::vector<int> BracketPicture::ties() const
{
    std::vector<int> indices;
    for (const Box &box : m_boxes)
        indices.push_back(box.tie);
    return indices;
}

int BracketPicture::addBox(int tie, int depth)
{
    const auto number = m_boxes.size();
    m_boxes.push_back({tie, depth});
    const FixturePlan &plan = m_competition.plan();
    for (const Side side : bothSides) {
        const TiePlan &own = plan.ties[static_cast<std::size_t>(tie)];
        const Slot &slot = own.slots[side];
        if (slot.kind != Slot::Kind::WinnerOf)
            continue;
        const int child = plan.tieByNumber[static_cast<std::size_t>(slot.number)];
        if (plan.ties[static_cast<std::size_t>(child)].stage != own.stage)
            continue;
        const int box = addBox(child, depth + 1);
        m_boxes[number].from[side] = box;
    }
    return static_cast<int>(number);
}

/// Gives every box its lines. Sides that no tie of the picture leads to stand below each other, with a free
/// line behind every box.
void BracketPicture::place(int number)
{
    const auto index = static_cast<std::size_t>(number);
    for (const Side side : bothSides) {
        const int child = m_boxes[index].from[side];
        if (child >= 0) {
            place(child);
            m_boxes[index].line[side] = middle(m_boxes[static_cast<std::size_t>(child)]);
        } else {
            m_boxes[index].line[side] = m_nextLine;
            // Two places of one tie stand close together.
            const bool isPair = m_boxes[index].from[opposite(side)] < 0;
            m_nextLine += isPair && side == Side::Home ? 1 : 2;
        }
    }
    Box &box = m_boxes[index];
    if (box.from[Side::Home] >= 0 || box.from[Side::Away] >= 0)
        box.line[Side::Away] = std::max(box.line[Side::Away], box.line[Side::Home] + 2);
}

int BracketPicture::middle(const Box &box) const
{
    return (box.line[Side::Home] + box.line[Side::Away] + 1) / 2;
}

int BracketPicture::columnOf(const Box &box) const
{
    return 2 + (m_deepest - box.depth) * (m_width + gapBetweenColumns);
}

QString BracketPicture::headings() const
{
    std::map<int, QString> names;
    for (const Box &box : m_boxes)
        names[columnOf(box)] = capitalized(roundName(m_competition, box.tie));
    QString line;
    for (const auto &[column, name] : names)
        line = padded(line, column) + name;
    return line + QStringLiteral("\n\n");
}

QString BracketPicture::text() const
{
    BracketCanvas canvas;
    for (const Box &box : m_boxes) {
        const int column = columnOf(box);
        const auto cell = [&](Side side) {
            return padded(sideText(m_competition, m_now, box.tie, side), m_width);
        };
        canvas.put(box.line[Side::Home], column, cell(Side::Home) + QStringLiteral("─┐"));
        canvas.put(box.line[Side::Away], column, cell(Side::Away) + QStringLiteral("─┘"));
        const int join = middle(box);
        for (int line = box.line[Side::Home] + 1; line < box.line[Side::Away]; ++line)
            canvas.put(line, column + m_width + 1, line == join ? QStringLiteral("├─") : QStringLiteral("│"));
        const TieStatus &tie = m_now.ties[static_cast<std::size_t>(box.tie)];
        if (box.depth == 0 && (tie.winner || tie.isWithoutWinner()))
            canvas.put(join, column + m_width + gapBetweenColumns,
                       tie.winner ? m_competition.entrant(tie.teams[*tie.winner]).name
                                  : tieWords(m_competition, m_now, box.tie, Language{}));
    }
    return headings() + canvas.text();
}

} // namespace touchline
