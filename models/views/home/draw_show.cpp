// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/home/draw_show.h"

#include "core/base/index.h"
#include "core/base/search_key.h"
#include "core/competition/draws/draw_words.h"
#include "core/competition/format/format_tables.h"
#include "core/play/balanced_draw.h"
#include "models/views/name_order.h"
#include "models/views/translated.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct DrawShowWords
{
    Q_DECLARE_TR_FUNCTIONS(DrawShow)
};

/// A name like "A" or "12" says nothing by itself.
constexpr int longestLetter = 2;

DrawMethod methodOf(DrawKind kind)
{
    if (kind == DrawKind::Open)
        return DrawMethod::Open;
    return kind == DrawKind::Uniform ? DrawMethod::Uniform : DrawMethod::Sequential;
}

bool isByChance(DrawKind kind)
{
    return kind != DrawKind::Fixed && kind != DrawKind::Serpentine;
}

QString withoutStop(QString sentence)
{
    if (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence;
}

bool hasLowerDivisionAtHome(const Stage &stage)
{
    const auto *knockout = std::get_if<KnockoutStage>(&stage.plan);
    return knockout != nullptr &&
           std::any_of(knockout->rounds.begin(), knockout->rounds.end(),
                       [](const KnockoutRound &round) { return round.rules.lowerDivisionAtHome; });
}

std::vector<Badge> badgesOf(const NewCompetition &made, const BadgeOf &badgeOf)
{
    std::vector<Badge> badges;
    for (const auto &document : made.rules.documents)
        badges.push_back(document ? made.rules.choice.game->sideFor(document).team.kit : Kit());
    const std::vector<Entrant> &entrants = made.competition.definition().entrants;
    badges.resize(entrants.size());
    for (std::size_t i = 0; badgeOf && i < entrants.size(); ++i)
        if (Badge badge = badgeOf(entrants[i].id); badge != Badge())
            badges[i] = std::move(badge);
    return badges;
}

} // namespace

DrawShow::DrawShow(const NewCompetition &made, const BadgeOf &badgeOf)
    : m_definition(made.competition.definition())
    , m_badges(badgesOf(made, badgeOf))
    , m_sizes(entrySizes(m_definition.format))
    , m_entries(entryNames(m_definition.format))
{
    const Draw &draw = m_definition.draw;
    // Where each pot has one ball there is nothing to watch.
    if (isByChance(draw.kind) && (isOpen() || m_sizes.size() > 1)) {
        DrawPlan plan = draw.plan.value_or(DrawPlan());
        plan.method = methodOf(draw.kind);
        if (!draw.plan)
            plan.limits.conferences = draw.limits;
        auto ceremony =
            DrawCeremony::begin(m_definition.entrants, m_sizes, {}, plan, draw.seed, m_definition.id);
        if (ceremony)
            m_ceremony = std::move(*ceremony);
    }
    addPots();
    addGroups();
    fillGroups();
    if (draw.source == balancedDrawName || isPlacedByHand() || isBracketDrawn())
        showPairs();
    else if (!m_ceremony && m_groups.size() == 1 && m_entries.front() != poolName)
        // Their places say nothing: as one looks for them.
        std::stable_sort(
            m_groups.front().lines.begin(), m_groups.front().lines.end(),
            [](const DrawLine &one, const DrawLine &other) { return nameLessThan(one.text, other.text); });
}

bool DrawShow::isPlacedByHand() const
{
    // A ready-made draw, and a tournament as it was held, have a source.
    return m_definition.draw.kind == DrawKind::Fixed && m_definition.draw.source.isEmpty() &&
           isDrawnBracket(m_definition.format);
}

bool DrawShow::isBracketDrawn() const
{
    // By strength every team has a pot of its own.
    const std::vector<DrawStep> &steps = m_definition.draw.steps;
    return m_definition.draw.kind == DrawKind::Free && isDrawnBracket(m_definition.format) &&
           std::all_of(steps.begin(), steps.end(), [](const DrawStep &step) { return step.pot <= 1; }) &&
           std::count_if(steps.begin(), steps.end(), [](const DrawStep &step) { return step.pot == 1; }) > 1;
}

void DrawShow::showPairs()
{
    const std::vector<DrawLine> places = m_groups.front().lines;
    std::vector<char> isPaired(places.size(), 0);
    m_groups.clear();
    for (const auto &[home, away] : firstPairs(m_definition.format)) {
        isPaired[at(home)] = isPaired[at(away)] = 1;
        DrawCard match{DrawShowWords::tr("Match %1").arg(m_groups.size() + 1),
                       {places[at(home)], places[at(away)]}};
        if (isSwapped(home, away))
            std::swap(match.lines.front(), match.lines.back());
        m_groups.push_back(std::move(match));
    }
    DrawCard byes{DrawShowWords::tr("Byes"), {}};
    for (std::size_t place = 0; place < places.size(); ++place)
        if (isPaired[place] == 0)
            byes.lines.push_back(places[place]);
    if (!byes.lines.empty())
        m_groups.push_back(std::move(byes));
}

bool DrawShow::isSwapped(int home, int away) const
{
    if (!hasLowerDivisionAtHome(m_definition.format.stages.front()))
        return false;
    const auto divisionAt = [this](int place) {
        for (const DrawStep &step : m_definition.draw.steps)
            if (step.place == place)
                return m_definition.entrants[at(step.team)].division;
        return 0;
    };
    return divisionAt(home) > 0 && divisionAt(away) > divisionAt(home);
}

void DrawShow::addPots()
{
    if (!m_ceremony)
        return;
    int number = 0;
    for (const std::vector<int> &pot : m_ceremony->task().pots) {
        DrawCard card{DrawShowWords::tr("Pot %1").arg(++number), {}};
        for (const int team : pot)
            card.lines.push_back(line(team));
        m_pots.push_back(std::move(card));
    }
}

bool DrawShow::isPaired() const
{
    const auto &stages = m_definition.format.stages;
    return !stages.empty() && std::holds_alternative<PairedStage>(stages.front().plan);
}

QString DrawShow::groupName(int group) const
{
    return isOpen() && m_ceremony ? m_ceremony->task().groupNames.at(group) : m_entries.at(group);
}

void DrawShow::addGroups()
{
    for (std::size_t entry = 0; entry < m_sizes.size(); ++entry) {
        const QString name = m_entries.at(static_cast<qsizetype>(entry));
        DrawCard card{name, std::vector<DrawLine>(at(m_sizes[entry]))};
        if (name == poolName)
            card.title = isPaired() ? DrawShowWords::tr("Order of the teams")
                                    : DrawShowWords::tr("Places of the bracket");
        else if (name.size() <= longestLetter)
            card.title = DrawShowWords::tr("Group %1").arg(name);
        m_groups.push_back(std::move(card));
    }
}

void DrawShow::fillGroups()
{
    const std::vector<DrawStep> &steps = draw().steps;
    for (DrawCard &card : m_groups)
        for (DrawLine &place : card.lines)
            place.isLast = false;
    for (const DrawStep &step : steps) {
        DrawLine &place = m_groups[at(step.group)].lines[at(step.place)];
        place = line(step.team);
        place.isLast = m_ceremony && &step == &steps.back();
    }
    if (!m_ceremony)
        return;
    const DrawTask &task = m_ceremony->task();
    for (const DrawStep &step : steps) {
        const int pot = task.potOf[at(step.team)];
        const std::vector<int> &balls = task.pots[at(pot)];
        const auto ball = std::find(balls.begin(), balls.end(), step.team);
        m_pots[at(pot)].lines[static_cast<std::size_t>(ball - balls.begin())].isGone = true;
    }
}

DrawLine DrawShow::line(int team) const
{
    return {m_badges[at(team)], m_definition.entrants[at(team)].name};
}

const Draw &DrawShow::draw() const
{
    return m_ceremony ? m_ceremony->draw() : m_definition.draw;
}

void DrawShow::next()
{
    m_lines.prepend(lineOf(m_ceremony->nextWithReasons()));
    fillGroups();
}

void DrawShow::finish()
{
    if (!m_ceremony)
        return;
    while (ballsLeft() > 0)
        m_lines.prepend(lineOf(m_ceremony->nextWithReasons()));
    fillGroups();
}

QString DrawShow::reason(const GroupVerdict &verdict) const
{
    if (verdict.why == GroupVerdict::Why::DeadEnd)
        return DrawShowWords::tr("the remaining teams could not be placed");
    const DrawRule &rule = m_ceremony->task().rules[at(verdict.rule)];
    return DrawShowWords::tr("%1 (%2)", "limit of a draw (teams that stand in the way)")
        .arg(withoutStop(translated(ruleMessage(rule, m_definition.entrants))), namesOf(verdict.because));
}

QString DrawShow::namesOf(const std::vector<int> &teams) const
{
    QStringList names;
    for (const int team : teams)
        names << m_definition.entrants[at(team)].name;
    return names.join(QStringLiteral(", "));
}

QString DrawShow::lineOf(const DrawnBall &ball) const
{
    const QString team = m_definition.entrants[at(ball.step.team)].name;
    QString text = isOpen()
                       ? DrawShowWords::tr("%1: place %2 of the bracket").arg(team).arg(ball.step.place + 1)
                       : DrawShowWords::tr("%1: group %2").arg(team, groupName(ball.group));
    if (ball.isFixed)
        return text + DrawShowWords::tr(", a fixed place");
    for (std::size_t group = 0; group < ball.groups.size(); ++group) {
        const GroupVerdict &verdict = ball.groups[group];
        if (verdict.why == GroupVerdict::Why::Limit || verdict.why == GroupVerdict::Why::DeadEnd)
            text += u'\n' + DrawShowWords::tr("Group %1 ruled out: %2")
                                .arg(groupName(static_cast<int>(group)), reason(verdict));
    }
    return text;
}

QString DrawShow::rules() const
{
    const bool isLowerAtHome =
        std::any_of(m_definition.format.stages.begin(), m_definition.format.stages.end(),
                    [](const Stage &stage) { return hasLowerDivisionAtHome(stage); });
    return isLowerAtHome ? rulesOfDraw() + u' ' +
                               DrawShowWords::tr("In ties of one match the club of the lower division is at "
                                                 "home; of the same division, as drawn.")
                         : rulesOfDraw();
}

QString DrawShow::rulesOfDraw() const
{
    if (isPlacedByHand() && m_definition.draw.source != balancedDrawName)
        return DrawShowWords::tr("The first round is placed by hand. A new seed draws it instead.");
    if (m_definition.draw.source == balancedDrawName)
        return DrawShowWords::tr("Balanced pairing: teams of equal or nearest strength meet first.");
    if (isBracketDrawn())
        return std::any_of(m_definition.draw.steps.begin(), m_definition.draw.steps.end(),
                           [](const DrawStep &step) { return step.pot == 0; })
                   ? DrawShowWords::tr("The first round is drawn with this seed. The seeded teams are kept "
                                       "apart.")
                   : DrawShowWords::tr("The first round is drawn with this seed.");
    if (m_definition.draw.kind == DrawKind::Fixed)
        return DrawShowWords::tr("The groups are fixed: there is no draw.");
    if (m_definition.draw.kind == DrawKind::Serpentine)
        return DrawShowWords::tr("Groups are seeded by strength: there is no draw.");
    if (!m_ceremony && m_entries.value(0) == poolName && isPaired())
        return DrawShowWords::tr(
            "The teams stand by strength, and the first round is paired from that: there "
            "is no draw.");
    if (!m_ceremony)
        return m_entries.value(0) == poolName
                   ? DrawShowWords::tr("The bracket is seeded by strength, so that the strongest teams meet "
                                       "late: there is no "
                                       "draw.")
                   : DrawShowWords::tr("All teams play in one table: there is no draw.");
    if (isOpen())
        return DrawShowWords::tr("All teams are drawn from one pot into the bracket.");
    QStringList sentences{
        DrawShowWords::tr("The pots are seeded by strength; each group gets one team from each pot.")};
    for (const DrawRule &rule : m_ceremony->task().rules)
        sentences << translated(ruleMessage(rule, m_definition.entrants));
    return sentences.join(u' ');
}

} // namespace touchline
