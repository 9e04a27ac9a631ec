// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bracket_text.h"

#include "app/cli/cup_text.h"
#include "app/cli/text_table.h"

#include <algorithm>
#include <map>

namespace touchline::cli {

namespace {

/// A tie as the picture has it: two lines of text and the ties that feed it.
struct Box
{
    int fixture = -1;
    /// Rounds before the final: 0 is the final's column, higher is farther left.
    int depth = 0;
    PerSide<int> from{{-1, -1}};
    /// Line of the picture on which the home side stands; the away side is `gap` lines below.
    int homeLine = 0;
    int awayLine = 0;
};

/// The characters of the picture, grown as needed.
class Canvas
{
public:
    void put(int line, int column, const QString &text)
    {
        if (static_cast<std::size_t>(line) >= m_lines.size())
            m_lines.resize(static_cast<std::size_t>(line) + 1);
        QString &target = m_lines[static_cast<std::size_t>(line)];
        target = padded(target, column);
        // Cells are written from left to right, one code unit a place (team names are composed).
        target = target.left(column) + text + target.mid(column + text.size());
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
    std::vector<QString> m_lines;
};

class Bracket
{
public:
    Bracket(const Competition &competition, const Progress &now) : m_competition(competition), m_now(now) {}

    QString text()
    {
        const int final = finalFixture();
        if (final < 0)
            return {};
        m_root = addBox(final, 0);
        place(m_root);
        m_deepest = std::max_element(m_boxes.begin(), m_boxes.end(), [](const Box &left, const Box &right) {
                        return left.depth < right.depth;
                    })->depth;
        m_width = cellWidth();
        for (const Box &box : m_boxes)
            draw(box);
        return headings() + m_canvas.text() + otherTies();
    }

private:
    /// The tie that gives the first of the final places.
    [[nodiscard]] int finalFixture() const
    {
        const auto &places = m_competition.definition().format.finalPlaces;
        return places.empty() || places.front().kind != Slot::Kind::WinnerOf
                   ? -1
                   : m_competition.indexOfNumber(places.front().number);
    }

    int addBox(int fixture, int depth)
    {
        const auto number = static_cast<int>(m_boxes.size());
        m_boxes.push_back({fixture, depth, {{-1, -1}}, 0, 0});
        for (const Side side : bothSides) {
            const Slot &slot = m_competition.fixtures()[static_cast<std::size_t>(fixture)].slots[side];
            if (slot.kind == Slot::Kind::WinnerOf) {
                const int child = addBox(m_competition.indexOfNumber(slot.number), depth + 1);
                m_boxes[static_cast<std::size_t>(number)].from[side] = child;
            }
        }
        return number;
    }

    /// Gives every box its lines; the leaves stand below each other with a free line between them.
    void place(int number)
    {
        Box &box = m_boxes[static_cast<std::size_t>(number)];
        if (box.from[Side::Home] < 0 || box.from[Side::Away] < 0) {
            box.homeLine = m_nextLine;
            box.awayLine = m_nextLine + 1;
            m_nextLine += 3;
            return;
        }
        for (const Side side : bothSides)
            place(box.from[side]);
        box.homeLine = middle(box.from[Side::Home]);
        box.awayLine = middle(box.from[Side::Away]);
        if (box.awayLine - box.homeLine < 2)
            box.awayLine = box.homeLine + 2;
    }

    [[nodiscard]] int middle(int number) const
    {
        const Box &box = m_boxes[static_cast<std::size_t>(number)];
        return (box.homeLine + box.awayLine + 1) / 2;
    }

    [[nodiscard]] QString sideText(const Box &box, Side side) const
    {
        const int team = m_now.fixtures[static_cast<std::size_t>(box.fixture)].teams[side];
        const MatchReport *report = m_competition.report(box.fixture);
        QString text = team < 0 ? QStringLiteral("?") : m_competition.entrant(team).name;
        if (report == nullptr)
            return text;
        if (!report->withoutScore)
            text += QStringLiteral(" %1").arg(report->score.of(side));
        if (report->shootOut)
            text += QStringLiteral(" (%1)").arg(report->shootOut->of(side));
        if (report->winner == side && report->decidedBy == DecidedBy::ExtraTime)
            text += QStringLiteral(" aet");
        if (report->winner == side && report->decidedBy == DecidedBy::Criteria)
            text += QStringLiteral(" *");
        return text;
    }

    [[nodiscard]] int cellWidth() const
    {
        int width = 0;
        for (const Box &box : m_boxes)
            for (const Side side : bothSides)
                width = std::max(width, displayWidth(sideText(box, side)));
        return width + 1;
    }

    [[nodiscard]] int columnOf(const Box &box) const { return 2 + (m_deepest - box.depth) * (m_width + 4); }

    void draw(const Box &box)
    {
        const int column = columnOf(box);
        m_canvas.put(box.homeLine, column, padded(sideText(box, Side::Home), m_width) + QStringLiteral("─┐"));
        m_canvas.put(box.awayLine, column, padded(sideText(box, Side::Away), m_width) + QStringLiteral("─┘"));
        const int join = (box.homeLine + box.awayLine + 1) / 2;
        for (int line = box.homeLine + 1; line < box.awayLine; ++line)
            m_canvas.put(line, column + m_width + 1,
                         line == join ? QStringLiteral("├─") : QStringLiteral("│"));
        if (box.depth == 0 && !m_now.finalPlaces.empty() && m_now.finalPlaces.front() >= 0)
            m_canvas.put(join, column + m_width + 4, m_competition.entrant(m_now.finalPlaces.front()).name);
    }

    [[nodiscard]] QString headings() const
    {
        std::map<int, QString> names;
        for (const Box &box : m_boxes)
            names[columnOf(box)] = m_competition.fixtures()[static_cast<std::size_t>(box.fixture)].stageName;
        QString line;
        for (const auto &[column, name] : names)
            line = padded(line, column) + name.left(1).toUpper() + name.mid(1);
        return line + QStringLiteral("\n\n");
    }

    /// Ties that lead nowhere in the picture: the match for third place.
    [[nodiscard]] QString otherTies() const
    {
        QString text;
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i) {
            const Fixture &fixture = m_competition.fixtures()[i];
            const bool drawn = std::any_of(m_boxes.begin(), m_boxes.end(), [&](const Box &box) {
                return box.fixture == static_cast<int>(i);
            });
            if (fixture.isGroupMatch() || drawn || m_now.fixtures[i].state == FixtureState::NotNeeded)
                continue;
            text += u'\n' + fixture.stageName.left(1).toUpper() + fixture.stageName.mid(1) + u'\n' +
                    fixtureText(m_competition, m_now, static_cast<int>(i), 0);
        }
        return text;
    }

    const Competition &m_competition;
    const Progress &m_now;
    std::vector<Box> m_boxes;
    Canvas m_canvas;
    int m_root = -1;
    int m_deepest = 0;
    int m_width = 0;
    int m_nextLine = 0;
};

} // namespace

QString bracketText(const Competition &competition, const Progress &now)
{
    return Bracket(competition, now).text();
}

} // namespace touchline::cli
