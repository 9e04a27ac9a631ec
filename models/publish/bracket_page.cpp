// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/consequences/bracket_grid.h"
#include "models/publish/match_list.h"
#include "models/publish/page_frame.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/tie_words.h"

#include <QtGlobal>

#include <set>

namespace touchline {

namespace {

/// More columns do not fit on a screen or a sheet of paper: earlier rounds are lists.
constexpr int mostColumns = 5;

/// The knockout of one stage: its trees, and the ties that stand in none.
class KnockoutWriter
{
public:
    KnockoutWriter(PageFrame &page, int stage)
        : m_page(page)
        , m_html(page.html())
        , m_site(page.site())
        , m_stage(stage)
    {
        const FixturePlan &plan = m_site.competition.plan();
        if (plan.drawnRoundsOfStage[at(stage)].empty())
            for (const int root : bracketRoots(m_site.competition, stage)) {
                BracketGrid grid(m_site.competition, root, mostColumns - 1);
                if (grid.boxes().size() < 2)
                    continue;
                for (const BracketGrid::Box &box : grid.boxes())
                    m_inTrees.insert(box.tie);
                m_trees.push_back(std::move(grid));
            }
    }

    void write()
    {
        lists(true);
        for (const BracketGrid &tree : m_trees)
            writeTree(tree);
        lists(false);
    }

private:
    [[nodiscard]] QString roundName(int tie) const
    {
        const TiePlan &plan = m_site.competition.plan().ties[at(tie)];
        return capitalized(m_site.competition.fixtures()[at(plan.fixtures.front())].stageName);
    }

    /// Where things stand in the grid are variables: the style sheet uses them where there is room for it.
    void writeTree(const BracketGrid &tree)
    {
        const auto grid =
            m_html.in("div", {{"class", QStringLiteral("tree columns-%1").arg(tree.columns())}});
        const std::vector<BracketGrid::Box> &boxes = tree.boxes();
        for (std::size_t i = 0; i < boxes.size();) {
            const int column = boxes[i].column;
            const auto round = m_html.in("section", {{"class", QStringLiteral("round")}});
            m_html.element("h3", roundName(boxes[i].tie),
                           {{"style", QStringLiteral("--column:%1;--row:1").arg(gridColumn(column))}});
            const auto list = m_html.in("ul");
            for (; i < boxes.size() && boxes[i].column == column; ++i)
                writeBox(boxes[i]);
        }
        const auto joins =
            m_html.in("div", {{"class", QStringLiteral("joins")}, {"aria-hidden", QStringLiteral("true")}});
        for (const BracketGrid::Join &join : tree.joins())
            writeJoin(join);
    }

    /// Between two rounds there are two narrow columns for the lines.
    [[nodiscard]] static int gridColumn(int column) { return 3 * column - 2; }
    /// The first row is for the names of the rounds.
    [[nodiscard]] static int gridLine(int line) { return line + 1; }

    void writeBox(const BracketGrid::Box &box)
    {
        const auto item = m_html.in("li", {{"class", QStringLiteral("cell")},
                                           {"style", QStringLiteral("--column:%1;--row:%2/span %3")
                                                         .arg(gridColumn(box.column))
                                                         .arg(gridLine(box.line))
                                                         .arg(box.rows)}});
        writeTie(box.tie);
    }

    void writeJoin(const BracketGrid::Join &join)
    {
        const int column = gridColumn(join.column) + 1;
        if (join.upper != join.lower)
            m_html.element("span", {},
                           {{"class", QStringLiteral("from")},
                            {"style", QStringLiteral("--column:%1;--row:%2/%3")
                                          .arg(column)
                                          .arg(gridLine(join.upper))
                                          .arg(gridLine(join.lower))}});
        else
            m_html.element(
                "span", {},
                {{"class", QStringLiteral("to")},
                 {"style", QStringLiteral("--column:%1;--row:%2").arg(column).arg(gridLine(join.upper))}});
        m_html.element(
            "span", {},
            {{"class", QStringLiteral("to")},
             {"style", QStringLiteral("--column:%1;--row:%2").arg(column + 1).arg(gridLine(join.to))}});
    }

    void writeTie(int tie)
    {
        const TieStatus &status = m_site.now.ties[at(tie)];
        const TiePlan &plan = m_site.competition.plan().ties[at(tie)];
        const auto box = m_html.in("div", {{"class", QStringLiteral("tie")}});
        for (const Side side : bothSides) {
            const bool hasWon = status.winner == side;
            const auto line =
                m_html.in("p", {{"class", hasWon ? QStringLiteral("side won") : QStringLiteral("side")}});
            {
                const auto name = m_html.in("span", {{"class", QStringLiteral("name")}});
                m_page.team(status.teams[side],
                            tieSideWords(m_site.competition, m_site.now, tie, side, m_site.language));
            }
            for (const QString &goals : tieGoals(m_site.competition, m_site.now, tie, side))
                m_html.element("span", goals, {{"class", QStringLiteral("goals")}});
            if (hasWon)
                m_html.element("span", m_site.text(QT_TRANSLATE_NOOP("core", " (go on)")),
                               {{"class", QStringLiteral("spoken")}});
        }
        const auto foot = m_html.in("p", {{"class", QStringLiteral("foot")}});
        m_html.element("a",
                       m_site.text(QT_TRANSLATE_NOOP("core", "Match %1"), {QString::number(plan.number)}),
                       {{"href", m_page.to(QStringLiteral("fixtures.html#")) + matchAnchor(plan.number)}});
        QString words = tieWords(m_site.competition, m_site.now, tie, m_site.language);
        if (words.isEmpty())
            words = tieWhen(m_site.competition, m_site.now, tie, m_site.language);
        if (!words.isEmpty())
            m_html.text(QStringLiteral(" · ") + words);
    }

    [[nodiscard]] bool isListed(int tie) const
    {
        const TiePlan &plan = m_site.competition.plan().ties[at(tie)];
        const bool isSkipped =
            plan.onlyIfAwayWins > 0 && m_site.now.ties[at(tie)].by == TieDecision::NotPlayed;
        return plan.table < 0 && !isSkipped && !m_inTrees.contains(tie);
    }

    /// The ties that are in no tree, round by round: those before the trees, and the others.
    void lists(bool areBefore)
    {
        std::vector<int> ties;
        for (const int tie : m_site.competition.plan().tiesOfStage[at(m_stage)])
            if (isListed(tie) && leadsToTree(tie) == areBefore)
                ties.push_back(tie);
        for (std::size_t i = 0; i < ties.size();) {
            const QString round = roundName(ties[i]);
            const auto section = m_html.in("section", {{"class", QStringLiteral("round alone")}});
            m_html.element("h3", round);
            const auto list = m_html.in("ul");
            for (; i < ties.size() && roundName(ties[i]) == round; ++i) {
                const auto item = m_html.in("li", {{"class", QStringLiteral("cell")}});
                writeTie(ties[i]);
            }
        }
    }

    /// Whether the winner of the tie, in however many rounds, comes into a tree.
    [[nodiscard]] bool leadsToTree(int tie) const
    {
        const FixturePlan &plan = m_site.competition.plan();
        for (const int next : plan.tiesOfStage[at(m_stage)])
            for (const Side side : bothSides) {
                const Slot &slot = plan.ties[at(next)].slots[side];
                if (slot.kind == Slot::Kind::WinnerOf && slot.number == plan.ties[at(tie)].number)
                    return m_inTrees.contains(next) || leadsToTree(next);
            }
        return false;
    }

    PageFrame &m_page;
    HtmlWriter &m_html;
    const Site &m_site;
    const int m_stage;
    std::vector<BracketGrid> m_trees;
    std::set<int> m_inTrees;
};

} // namespace

QByteArray bracketPage(const Site &site)
{
    PageFrame page(site, SitePage::Bracket, site.text(QT_TRANSLATE_NOOP("core", "Bracket")));
    return page.written([&] {
        const std::vector<Stage> &stages = site.competition.definition().format.stages;
        for (std::size_t stage = 0; stage < stages.size(); ++stage) {
            if (!std::holds_alternative<KnockoutStage>(stages[stage].plan))
                continue;
            page.html().element("h2", capitalized(stages[stage].name));
            KnockoutWriter(page, static_cast<int>(stage)).write();
        }
    });
}

} // namespace touchline
