// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/bracket_layout.h"

#include "core/base/index.h"
#include "core/exchange/fixture_words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace touchline {

namespace {

/// How many ties of a round that is no part of a tree stand below each other: where it is the only one, and
/// where others stand beside it.
constexpr std::size_t aloneInColumn = 8;
constexpr std::size_t besideOthersInColumn = 16;
/// Rounds of a tree that is worth two sides.
constexpr int leastTwoSided = 3;

/// Puts the boxes of all stages in their places, from above.
class BracketBuilder
{
public:
    BracketBuilder(const Competition &competition, const BracketMetrics &metrics, BracketLayout::Shape shape)
        : m_competition(competition)
        , m_plan(competition.plan())
        , m_metrics(metrics)
        , m_shape(shape)
    {
        const std::vector<Stage> &stages = competition.definition().format.stages;
        std::vector<int> knockouts;
        for (int stage = 0; at(stage) < stages.size(); ++stage)
            if (std::holds_alternative<KnockoutStage>(stages[at(stage)].plan) && !tiesOf(stage).empty())
                knockouts.push_back(stage);
        for (const int stage : knockouts) {
            if (!boxes.empty())
                m_bottom += m_metrics.stageHeight / 2;
            if (knockouts.size() > 1)
                addStageHeading(capitalized(stages[at(stage)].name));
            addStage(stage);
        }
    }

    std::vector<BracketLayout::Box> boxes;
    std::vector<BracketLayout::Heading> headings;
    bool isTwoSided = false;

private:
    [[nodiscard]] std::vector<int> tiesOf(int stage) const
    {
        std::vector<int> ties;
        for (const int tie : m_plan.tiesOfStage[at(stage)])
            if (m_plan.ties[at(tie)].table < 0)
                ties.push_back(tie);
        return ties;
    }

    [[nodiscard]] QString roundName(int tie) const
    {
        return capitalized(m_competition.fixtures()[at(m_plan.ties[at(tie)].fixtures.front())].stageName);
    }

    [[nodiscard]] qreal columnLeft(int column) const
    {
        return column * (m_metrics.boxWidth + m_metrics.columnGap);
    }

    void addStage(int stage)
    {
        std::vector<int> left = tiesOf(stage);
        if (m_plan.drawnRoundsOfStage[at(stage)].empty()) {
            std::vector<BracketGrid> trees;
            int columns = 0;
            for (const int root : bracketRoots(m_competition, stage)) {
                BracketGrid tree(m_competition, root, std::numeric_limits<int>::max());
                if (tree.boxes().size() < 2)
                    continue;
                columns = std::max(columns, tree.columns());
                trees.push_back(std::move(tree));
            }
            if (trees.size() == 1 && m_shape == BracketLayout::Shape::TwoSided && hasTwoSides(trees.front()))
                addTwoSides(trees.front());
            else
                for (const BracketGrid &tree : trees)
                    addTree(tree, columns);
        }
        std::erase_if(left, [this](int tie) { return m_placed.contains(tie); });
        if (!left.empty())
            addColumns(left);
    }

    /// `columns`: of the widest tree of the stage, so that all of them end in the same one.
    void addTree(const BracketGrid &tree, int columns)
    {
        const qreal top = m_bottom + m_metrics.headingHeight;
        const int first = columns - tree.columns();
        std::map<int, QStringList> names;
        for (const BracketGrid::Box &box : tree.boxes()) {
            QStringList &ofColumn = names[first + box.column - 1];
            if (const QString name = roundName(box.tie); !ofColumn.contains(name))
                ofColumn << name;
            const qreal middle = top + (box.middle() - 1) * m_metrics.step() / 2;
            addBox(box.tie, {columnLeft(first + box.column - 1),
                             middle - (m_metrics.boxHeight() + m_metrics.footHeight) / 2});
        }
        for (const auto &[column, ofColumn] : names)
            addHeading(ofColumn.join(QStringLiteral(" · ")), {columnLeft(column), m_bottom});
        addBelow(tree.boxes().back().tie);
        takeBottom();
    }

    /// The two ties before the final; a smaller tree, or one whose final has a team that comes from
    /// elsewhere, has no two sides.
    [[nodiscard]] static bool hasTwoSides(const BracketGrid &tree)
    {
        const auto semis =
            std::count_if(tree.boxes().begin(), tree.boxes().end(),
                          [&tree](const BracketGrid::Box &box) { return box.column == tree.columns() - 1; });
        return tree.columns() >= leastTwoSided && semis == 2;
    }

    /// What leads to the away side of the final stands mirrored at the right of it.
    void addTwoSides(const BracketGrid &tree)
    {
        isTwoSided = true;
        const int last = tree.columns() - 1;
        const auto upper = std::find_if(tree.boxes().begin(), tree.boxes().end(),
                                        [last](const BracketGrid::Box &box) { return box.column == last; });
        const BracketGrid::Box &lower = *(upper + 1);
        const qreal top = m_bottom + m_metrics.headingHeight;
        std::map<int, QStringList> names;
        for (const BracketGrid::Box &box : tree.boxes()) {
            const bool isRight = box.column <= last && box.line >= lower.line;
            const int column = isRight ? 2 * last - (box.column - 1) : box.column - 1;
            // Both halves begin at the top; the final stands between their last ties.
            const qreal middle = box.column > last
                                     ? (upper->middle() + lower.middle() - (lower.line - upper->line)) / 2.0
                                     : box.middle() - (isRight ? lower.line - upper->line : 0);
            QStringList &ofColumn = names[column];
            if (const QString name = roundName(box.tie); !ofColumn.contains(name))
                ofColumn << name;
            addBox(box.tie, {columnLeft(column), top + (middle - 1) * m_metrics.step() / 2 -
                                                     (m_metrics.boxHeight() + m_metrics.footHeight) / 2});
        }
        for (const auto &[column, ofColumn] : names)
            addHeading(ofColumn.join(QStringLiteral(" · ")), {columnLeft(column), m_bottom});
        addBelow(tree.boxes().back().tie);
        takeBottom();
    }

    /// The match for third place: those meet whom the two finalists have beaten.
    void addBelow(int final)
    {
        const PerSide<Slot> &finalists = m_plan.ties[at(final)].slots;
        for (const int tie : m_plan.tiesOfStage[at(m_plan.ties[at(final)].stage)]) {
            const PerSide<Slot> &own = m_plan.ties[at(tie)].slots;
            const bool isForThird = std::all_of(bothSides.begin(), bothSides.end(), [&](Side side) {
                return own[side].kind == Slot::Kind::LoserOf &&
                       std::any_of(bothSides.begin(), bothSides.end(), [&](Side other) {
                           return finalists[other].kind == Slot::Kind::WinnerOf &&
                                  finalists[other].number == own[side].number;
                       });
            });
            if (!isForThird || m_placed.contains(tie))
                continue;
            const QRectF above = placeOf(final).whole;
            const QPointF corner(above.left(), above.bottom() + m_metrics.rowGap);
            addHeading(roundName(tie), corner);
            addBox(tie, corner + QPointF(0, m_metrics.headingHeight));
        }
    }

    [[nodiscard]] const BracketLayout::Box &placeOf(int tie) const
    {
        return *std::find_if(boxes.begin(), boxes.end(),
                             [tie](const BracketLayout::Box &box) { return box.tie == tie; });
    }

    struct RoundOfTies
    {
        QString name;
        std::vector<int> ties;
    };

    /// Whether only those meet in the round who were beaten before: it stands below the next one, the final.
    [[nodiscard]] bool isOfTheBeaten(const RoundOfTies &round) const
    {
        return std::all_of(round.ties.begin(), round.ties.end(), [this](int tie) {
            const PerSide<Slot> &own = m_plan.ties[at(tie)].slots;
            return own[Side::Home].kind == Slot::Kind::LoserOf && own[Side::Away].kind == Slot::Kind::LoserOf;
        });
    }

    void addColumns(const std::vector<int> &ties)
    {
        std::vector<RoundOfTies> rounds;
        for (const int tie : ties) {
            if (rounds.empty() || rounds.back().name != roundName(tie))
                rounds.push_back({roundName(tie), {}});
            rounds.back().ties.push_back(tie);
        }
        const std::size_t most = rounds.size() == 1 ? aloneInColumn : besideOthersInColumn;
        int column = 0;
        const RoundOfTies *waiting = nullptr;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            if (i + 1 < rounds.size() && waiting == nullptr && isOfTheBeaten(rounds[i])) {
                waiting = &rounds[i];
                continue;
            }
            const qreal bottom = addRound(rounds[i], column, m_bottom, most);
            if (waiting != nullptr)
                addRound(*waiting, column, bottom, waiting->ties.size());
            waiting = nullptr;
            column += static_cast<int>((rounds[i].ties.size() + most - 1) / most);
        }
        takeBottom();
    }

    /// Gives the place below the first of its columns.
    qreal addRound(const RoundOfTies &round, int column, qreal top, std::size_t most)
    {
        addHeading(round.name, {columnLeft(column), top});
        const qreal first = top + m_metrics.headingHeight + m_metrics.rowGap / 2;
        for (std::size_t i = 0; i < round.ties.size(); ++i)
            addBox(round.ties[i], {columnLeft(column + static_cast<int>(i / most)),
                                   first + static_cast<qreal>(i % most) * m_metrics.step()});
        return first + static_cast<qreal>(std::min(most, round.ties.size())) * m_metrics.step();
    }

    void addBox(int tie, QPointF corner)
    {
        const QRectF place(corner, QSizeF(m_metrics.boxWidth, m_metrics.boxHeight()));
        boxes.push_back({tie, place, place.adjusted(0, 0, 0, m_metrics.footHeight)});
        m_placed.insert(tie);
    }

    void addHeading(const QString &text, QPointF corner)
    {
        headings.push_back(
            {text, QRectF(corner, QSizeF(m_metrics.boxWidth, m_metrics.headingHeight)), false});
    }

    void addStageHeading(const QString &text)
    {
        headings.push_back({text, QRectF(0, m_bottom, 2 * m_metrics.boxWidth, m_metrics.stageHeight), true});
        m_bottom += m_metrics.stageHeight;
    }

    void takeBottom()
    {
        for (; m_measured < boxes.size(); ++m_measured)
            m_bottom = std::max(m_bottom, boxes[m_measured].whole.bottom());
        m_bottom += m_metrics.rowGap * 2;
    }

    const Competition &m_competition;
    const FixturePlan &m_plan;
    const BracketMetrics &m_metrics;
    const BracketLayout::Shape m_shape;
    std::set<int> m_placed;
    /// Below everything that stands so far.
    qreal m_bottom = 0;
    std::size_t m_measured = 0;
};

} // namespace

BracketLayout::BracketLayout(const Competition &competition, const BracketMetrics &metrics, Shape shape)
    : m_metrics(metrics)
{
    BracketBuilder builder(competition, metrics, shape);
    m_isTwoSided = builder.isTwoSided;
    m_boxes = std::move(builder.boxes);
    m_headings = std::move(builder.headings);
    for (int box = 0; at(box) < m_boxes.size(); ++box)
        m_boxOfTie.emplace(m_boxes[at(box)].tie, box);
    joinBoxes(competition);
    QRectF all;
    for (const Box &box : m_boxes)
        all |= box.whole;
    for (const Heading &heading : m_headings)
        all |= heading.place;
    m_size = {all.right(), all.bottom()};
}

void BracketLayout::joinBoxes(const Competition &competition)
{
    const FixturePlan &plan = competition.plan();
    for (int to = 0; at(to) < m_boxes.size(); ++to) {
        const TiePlan &tie = plan.ties[at(m_boxes[at(to)].tie)];
        for (const Side side : bothSides) {
            if (tie.slots[side].kind != Slot::Kind::WinnerOf)
                continue;
            const int feeder = plan.tieByNumber[at(tie.slots[side].number)];
            const int from = boxOf(feeder);
            if (from < 0 || plan.ties[at(feeder)].stage != tie.stage)
                continue;
            const QRectF first = m_boxes[at(from)].place;
            const QRectF second = m_boxes[at(to)].place;
            // In columns without a tree the two may stand in one column: a line would say nothing.
            if (first.right() < second.left())
                m_joins.push_back(
                    {from, to, {first.right(), first.center().y()}, {second.left(), second.center().y()}});
            else if (m_isTwoSided && second.right() < first.left())
                m_joins.push_back(
                    {from, to, {first.left(), first.center().y()}, {second.right(), second.center().y()}});
        }
    }
}

int BracketLayout::boxOf(int tie) const
{
    const auto found = m_boxOfTie.find(tie);
    return found == m_boxOfTie.end() ? -1 : found->second;
}

int BracketLayout::neighbour(int box, Direction direction) const
{
    const int along = alongJoins(box, direction);
    return along >= 0 ? along : nearest(box, direction);
}

int BracketLayout::alongJoins(int box, Direction direction) const
{
    for (const Join &join : m_joins) {
        const Direction on = join.goesRight() ? Direction::Right : Direction::Left;
        const Direction back = join.goesRight() ? Direction::Left : Direction::Right;
        if (direction == on && join.from == box)
            return join.to;
        if (direction == back && join.to == box)
            return join.from;
    }
    return -1;
}

/// Up and down stay in the column; to the sides it is the next column, and in it what is nearest.
int BracketLayout::nearest(int box, Direction direction) const
{
    const QPointF here = m_boxes[at(box)].place.center();
    const bool isSideways = direction == Direction::Left || direction == Direction::Right;
    const qreal sign = direction == Direction::Left || direction == Direction::Up ? -1 : 1;
    int best = -1;
    std::pair<qreal, qreal> bestDistance;
    for (int other = 0; at(other) < m_boxes.size(); ++other) {
        const QPointF there = m_boxes[at(other)].place.center() - here;
        const qreal ahead = sign * (isSideways ? there.x() : there.y());
        const qreal aside = std::abs(isSideways ? there.y() : there.x());
        if (ahead < 1 || (!isSideways && aside > m_metrics.boxWidth / 2))
            continue;
        const std::pair distance(ahead, aside);
        if (best < 0 || distance < bestDistance) {
            best = other;
            bestDistance = distance;
        }
    }
    return best;
}

} // namespace touchline
