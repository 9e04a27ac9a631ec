// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/sheet_side.h"

#include "models/views/teams/squad_draft.h"
#include "models/views/translated.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace touchline {

namespace {

using Type = FormPaper::Type;

struct SheetSideWords
{
    Q_DECLARE_TR_FUNCTIONS(BlankSheet)
};

constexpr qreal sideGap = 8;
/// Half of a side.
constexpr qreal halfWidth = (SheetSide::width - sideGap) / 2;
constexpr qreal minuteWidth = 34;
constexpr qreal cardWidth = 20;
constexpr qreal shirtWidth = 20;
constexpr qreal tickColumn = 26;
/// Lines to write a line-up on where no names are known: a team and its bench.
constexpr int benchLines = 7;
constexpr int boxesInRow = 5;

} // namespace

SheetSide::SheetSide(FormPaper &paper, const BlankSheet &content, Side side, const SheetLines &lines,
                     qreal left)
    : m_paper(paper)
    , m_content(content)
    , m_side(side)
    , m_lines(lines)
    , m_left(left)
{
}

qreal SheetSide::name(qreal top)
{
    const QString &known = m_content.teams[m_side].name;
    const QString text = !known.isEmpty()       ? known
                         : m_side == Side::Home ? SheetSideWords::tr("Home")
                                                : SheetSideWords::tr("Away");
    const qreal bottom = top + nameHeight(text, Type::Heading, width);
    m_paper.text({m_left, top, width, bottom - top}, text, Type::Heading);
    m_paper.rule({m_left, bottom + 1}, {m_left + width, bottom + 1}, true);
    return bottom + 2;
}

QString SheetSide::reason(const PlayerOnTheDay &player, qreal room) const
{
    // Two lines say enough; words that are carried over to the second one leave some room in the first.
    constexpr qreal mostLines = 1.6;
    return FormPaper::shortened(withWordedDays(player.because), Type::Small, mostLines * (room - shirtWidth));
}

/// Beside the number and the boxes to tick.
qreal SheetSide::nameWidth(qreal room) const
{
    return room - shirtWidth - (m_content.sheet.hasLineUps ? 2 * tickColumn : 0);
}

/// One line, or as many as the name takes.
qreal SheetSide::nameHeight(const QString &name, Type type, qreal room) const
{
    const qreal line = FormPaper::lineHeight(type);
    return m_lines.hasWholeNames ? std::max(line, FormPaper::heightOf(name, type, room)) : line;
}

/// As people read a squad; those of whom no list is known stand behind.
std::vector<std::size_t> SheetSide::playerOrder() const
{
    std::vector<std::size_t> order = readingOrder(m_content.squads[m_side]);
    const std::size_t players = m_content.teams[m_side].players.size();
    std::erase_if(order, [players](std::size_t index) { return index >= players; });
    for (std::size_t index = order.size(); index < players; ++index)
        order.push_back(index);
    return order;
}

std::vector<qreal> SheetSide::playerHeights() const
{
    const auto &players = m_content.teams[m_side].players;
    std::vector<qreal> heights;
    heights.reserve(players.size());
    for (const std::size_t index : playerOrder()) {
        const PlayerOnTheDay &player = players[index];
        heights.push_back(nameHeight(player.name, Type::Body, nameWidth(halfWidth)) +
                          (player.available ? 0
                                            : FormPaper::heightOf(reason(player, halfWidth), Type::Small,
                                                                  halfWidth - shirtWidth)));
    }
    if (players.empty())
        heights.assign(static_cast<std::size_t>(m_content.sheet.starters) + benchLines, m_lines.height);
    return heights;
}

qreal SheetSide::player(std::size_t index, QPointF corner, qreal room)
{
    const PlayerOnTheDay &player = m_content.teams[m_side].players[index];
    const auto &entries = m_content.squads[m_side].entries;
    const qreal line = nameHeight(player.name, Type::Body, nameWidth(room));
    if (index < entries.size() && entries[index].shirt)
        m_paper.text({corner.x(), corner.y(), shirtWidth - FormPaper::inside, line},
                     QString::number(*entries[index].shirt), Type::Body, Qt::AlignRight | Qt::AlignVCenter);
    const qreal left = corner.x() + shirtWidth;
    m_paper.text({left, corner.y(), nameWidth(room), line}, player.name, Type::Body,
                 Qt::AlignLeft | Qt::AlignVCenter, !player.available);
    if (player.available) {
        for (int tick = 0; tick < 2 && m_content.sheet.hasLineUps; ++tick)
            m_paper.tick(
                {corner.x() + room - (2 - tick) * tickColumn + (tickColumn - FormPaper::tickSize) / 2,
                 corner.y() + (line - FormPaper::tickSize) / 2});
        return corner.y() + line;
    }
    const QString because = reason(player, room);
    const qreal height = FormPaper::heightOf(because, Type::Small, room - shirtWidth);
    m_paper.text({left, corner.y() + line, room - shirtWidth, height}, because, Type::Small);
    return corner.y() + line + height;
}

qreal SheetSide::emptyPlayer(QPointF corner, qreal room)
{
    const qreal ticks = 2 * tickColumn;
    m_paper.box({corner, QSizeF(shirtWidth + 2, m_lines.height)});
    m_paper.box({corner.x() + shirtWidth + 2, corner.y(), room - shirtWidth - 2 - ticks, m_lines.height});
    for (int tick = 0; tick < 2; ++tick)
        m_paper.tick({corner.x() + room - (2 - tick) * tickColumn + (tickColumn - FormPaper::tickSize) / 2,
                      corner.y() + (m_lines.height - FormPaper::tickSize) / 2});
    return corner.y() + m_lines.height;
}

qreal SheetSide::squad(qreal top)
{
    const ScoreSheet &sheet = m_content.sheet;
    const auto &players = m_content.teams[m_side].players;
    // Without names there is something to write where somebody asks who began.
    if (!sheet.hasScorers || (players.empty() && !sheet.hasLineUps))
        return top;
    const std::vector<qreal> heights = playerHeights();
    const std::vector<std::size_t> order = playerOrder();
    const qreal all = std::accumulate(heights.begin(), heights.end(), 0.0);
    const qreal first = top + FormPaper::lineHeight(Type::Heading) + 2;
    qreal y = first;
    qreal bottom = first;
    int column = 0;
    squadHead({m_left, top}, true);
    for (std::size_t row = 0; row < heights.size(); ++row) {
        // Both columns are about as long.
        if (column == 0 && y - first >= all / 2) {
            column = 1;
            y = first;
            squadHead({m_left + halfWidth + sideGap, top}, false);
        }
        const QPointF corner(m_left + column * (halfWidth + sideGap), y);
        y = players.empty() ? emptyPlayer(corner, halfWidth) : player(order[row], corner, halfWidth);
        bottom = std::max(bottom, y);
    }
    return bottom;
}

void SheetSide::squadHead(QPointF corner, bool isFirst)
{
    const qreal line = FormPaper::lineHeight(Type::Heading);
    if (isFirst)
        m_paper.text({corner, QSizeF(halfWidth - 2 * tickColumn, line)}, SheetSideWords::tr("Players"),
                     Type::Heading);
    if (!m_content.sheet.hasLineUps)
        return;
    const std::array<QString, 2> titles{SheetSideWords::tr("XI", "began the match, over a box to tick"),
                                        SheetSideWords::tr("Sub", "sat on the bench, over a box to tick")};
    for (std::size_t tick = 0; tick < titles.size(); ++tick)
        m_paper.text({corner.x() + halfWidth - static_cast<qreal>(titles.size() - tick) * tickColumn,
                      corner.y(), tickColumn, line},
                     titles[tick], Type::Small, Qt::AlignHCenter | Qt::AlignBottom);
}

qreal SheetSide::goals(qreal top)
{
    if (!m_content.sheet.hasScorers)
        return top;
    constexpr qreal kindWidth = 84;
    const std::array columns{
        FormPaper::Column{SheetSideWords::tr("min."), minuteWidth, false, true},
        FormPaper::Column{SheetSideWords::tr("Goals"), width - minuteWidth - kindWidth, true},
        FormPaper::Column{SheetSideWords::tr("how"), kindWidth}};
    return m_paper.table({m_left, top}, columns, m_lines.goals, m_lines.height);
}

qreal SheetSide::cards(QPointF corner, qreal room)
{
    const std::array columns{
        FormPaper::Column{SheetSideWords::tr("min."), minuteWidth, false, true},
        FormPaper::Column{SheetSideWords::tr("Cards"), room - minuteWidth - 2 * cardWidth, true},
        FormPaper::Column{SheetSideWords::tr("Y", "yellow card"), cardWidth, false, true},
        FormPaper::Column{SheetSideWords::tr("R", "red card"), cardWidth, false, true}};
    return m_paper.table(corner, columns, m_lines.cards, m_lines.height);
}

qreal SheetSide::injuries(QPointF corner, qreal room)
{
    const qreal lengthWidth = std::round(room * 0.36);
    const std::array columns{
        FormPaper::Column{SheetSideWords::tr("min."), minuteWidth, false, true},
        FormPaper::Column{SheetSideWords::tr("Injuries"), room - minuteWidth - lengthWidth, true},
        FormPaper::Column{SheetSideWords::tr("length", "how long somebody who is injured is out"),
                          lengthWidth}};
    return m_paper.table(corner, columns, m_lines.injuries, m_lines.height);
}

qreal SheetSide::substitutions(QPointF corner, qreal room)
{
    const std::array columns{
        FormPaper::Column{SheetSideWords::tr("min."), minuteWidth, false, true},
        FormPaper::Column{SheetSideWords::tr("Substitutes on"), room - minuteWidth, true}};
    return m_paper.table(corner, columns, m_lines.substitutions, m_lines.height);
}

qreal SheetSide::sideFields(QPointF corner, qreal room)
{
    constexpr qreal valueWidth = 40;
    const qreal titleWidth = room - valueWidth - FormPaper::inside;
    qreal y = corner.y() + FormPaper::lineHeight(Type::Heading) + 1;
    for (const SheetField *field : fieldsOf(SheetScope::Side)) {
        const QString title = windowLanguage().text(field->title);
        const qreal height =
            std::max(m_lines.height, FormPaper::heightOf(title, Type::Small, titleWidth) + 2);
        m_paper.text({corner.x(), y, titleWidth, height}, title, Type::Small);
        m_paper.box({corner.x() + room - valueWidth, y, valueWidth, height});
        y += height;
    }
    return y;
}

qreal SheetSide::incidents(qreal top)
{
    const ScoreSheet &sheet = m_content.sheet;
    std::vector<qreal (SheetSide::*)(QPointF, qreal)> parts;
    parts.reserve(4);
    if (sheet.hasScorers && sheet.hasCards)
        parts.push_back(&SheetSide::cards);
    if (sheet.hasScorers && sheet.hasInjuries)
        parts.push_back(&SheetSide::injuries);
    if (sheet.hasScorers && sheet.hasSubstitutions)
        parts.push_back(&SheetSide::substitutions);
    if (!fieldsOf(SheetScope::Side).empty())
        parts.push_back(&SheetSide::sideFields);
    qreal bottom = top;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool isRight = i % 2 == 1;
        const bool isAlone = !isRight && i + 1 == parts.size();
        if (!isRight && i > 0)
            top = bottom + sideGap;
        const QPointF corner(m_left + (isRight ? halfWidth + sideGap : 0), top);
        bottom = std::max(bottom, (this->*parts[i])(corner, isAlone ? width : halfWidth));
    }
    return bottom;
}

qreal SheetSide::attempts(qreal top)
{
    const int boxes = m_content.sheet.attemptBoxes;
    if (boxes == 0)
        return top;
    constexpr qreal boxHeight = 16;
    const qreal head = FormPaper::lineHeight(Type::Heading) + 1;
    const QStringList names = periodNames();
    for (int period = 0; period < 2; ++period) {
        const qreal left = m_left + period * (halfWidth + sideGap);
        m_paper.text({left, top, halfWidth, head}, SheetSideWords::tr("Attempts, %1").arg(names[period]),
                     Type::Heading);
        for (int box = 0; box < boxes; ++box) {
            const int row = box / boxesInRow;
            m_paper.box({left + (box % boxesInRow) * halfWidth / boxesInRow, top + head + row * boxHeight,
                         halfWidth / boxesInRow, boxHeight});
        }
    }
    return top + head + std::ceil(static_cast<qreal>(boxes) / boxesInRow) * boxHeight;
}

QStringList SheetSide::periodNames() const
{
    QStringList names{SheetSideWords::tr("1st half"), SheetSideWords::tr("2nd half")};
    if (!m_content.mayBeExtended)
        return names;
    if (m_content.sheet.extraTimePeriods == 1)
        names << SheetSideWords::tr("extra time");
    else
        names << SheetSideWords::tr("ext. time 1", "first period of extra time")
              << SheetSideWords::tr("ext. time 2");
    return names;
}

std::vector<const SheetField *> SheetSide::fieldsOf(SheetScope scope) const
{
    std::vector<const SheetField *> fields;
    fields.reserve(m_content.sheet.fields.size());
    for (const SheetField &field : m_content.sheet.fields)
        if (field.scope == scope)
            fields.push_back(&field);
    return fields;
}

qreal SheetSide::periods(qreal top)
{
    const std::vector<const SheetField *> fields = fieldsOf(SheetScope::SidePeriod);
    if (fields.empty())
        return top;
    constexpr qreal labelWidth = 92;
    const QStringList names = periodNames();
    const qreal column = (width - labelWidth) / static_cast<qreal>(names.size());
    qreal head = 0;
    for (const QString &one : names)
        head = std::max(head, FormPaper::heightOf(one, Type::Small, column) + 1);
    for (qsizetype period = 0; period < names.size(); ++period)
        m_paper.text({m_left + labelWidth + static_cast<qreal>(period) * column, top, column, head},
                     names[period], Type::Small, Qt::AlignHCenter | Qt::AlignBottom);
    qreal y = top + head;
    for (const SheetField *field : fields) {
        m_paper.text({m_left, y, labelWidth - FormPaper::inside, m_lines.height},
                     windowLanguage().text(field->title), Type::Body);
        for (qsizetype period = 0; period < names.size(); ++period)
            m_paper.box(
                {m_left + labelWidth + static_cast<qreal>(period) * column, y, column, m_lines.height});
        y += m_lines.height;
    }
    return y;
}

qreal SheetSide::shootOut(qreal top)
{
    const ScoreSheet &sheet = m_content.sheet;
    if (!m_content.mayHaveShootOut || !sheet.hasScorers)
        return top;
    constexpr qreal middle = 10;
    const QString label = SheetSideWords::tr("Shoot-out");
    const qreal labelWidth = std::min(FormPaper::widthOf(label, Type::Heading) + sideGap, width / 3);
    constexpr int kicks = 2 * boxesInRow;
    const qreal kick = (width - labelWidth - middle) / kicks;
    m_paper.text({m_left, top, labelWidth, m_lines.height}, label, Type::Heading);
    for (int box = 0; box < kicks; ++box)
        m_paper.box(
            {m_left + labelWidth + box * kick + (box >= boxesInRow ? middle : 0), top, kick, m_lines.height});
    return top + m_lines.height;
}

} // namespace touchline
