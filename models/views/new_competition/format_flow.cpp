// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/format_flow.h"

#include "core/competition/format/format_tables.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct FormatFlowWords
{
    Q_DECLARE_TR_FUNCTIONS(FormatFlow)
};

/// Of the width, for the drawings.
constexpr qreal drawnShare = 0.5;
/// Of a row, between it and the next.
constexpr qreal gapShare = 0.3;
constexpr qreal widestUnit = 26;
constexpr qreal narrowestUnit = 4;
/// Of a unit, between it and the next.
constexpr qreal unitGap = 0.35;
constexpr qreal wordsGap = 16;

QString headline(QString name)
{
    if (!name.isEmpty())
        name[0] = name.at(0).toUpper();
    return name;
}

QString both(const QString &one, const QString &other)
{
    return one + QStringLiteral(" · ") + other;
}

QString matchesText(int matches)
{
    return matches == 1 ? FormatFlowWords::tr("one match")
                        : FormatFlowWords::tr("%n matches", nullptr, matches);
}

FlowStep stepOf(const Stage &stage, const RoundRobinStage &plan)
{
    FlowStep step;
    step.title = headline(stage.name);
    step.units = static_cast<int>(plan.groups.size());
    step.kind = step.units == 1 ? FlowStep::Kind::Table : FlowStep::Kind::Groups;
    int least = largestGroup;
    step.unitSize = 0;
    for (const GroupPlan &group : plan.groups) {
        step.unitSize = std::max(step.unitSize, group.size);
        least = std::min(least, group.size);
    }
    step.matches = groupMatchCount(plan);
    QString groups = step.units == 1
                         ? FormatFlowWords::tr("One table of %1").arg(step.unitSize)
                         : FormatFlowWords::tr("%1 groups of %2").arg(step.units).arg(step.unitSize);
    if (least != step.unitSize)
        groups = FormatFlowWords::tr("%1 groups of %2 to %3").arg(step.units).arg(least).arg(step.unitSize);
    step.figures = both(groups, matchesText(step.matches));
    return step;
}

void addRounds(std::vector<FlowStep> &steps, const KnockoutStage &plan)
{
    for (const KnockoutRound &round : plan.rounds) {
        FlowStep step;
        step.title = headline(round.name);
        step.units = static_cast<int>(round.ties.size());
        // Of a best of those that are sure.
        const int legs = round.rules.isBestOf() ? round.rules.legs / 2 + 1 : round.rules.legs;
        step.matches = step.units * legs;
        const QString bestOf = FormatFlowWords::tr("best of %1").arg(round.rules.legs);
        if (round.rules.isBestOf())
            step.figures = step.units == 1
                               ? headline(bestOf)
                               : both(FormatFlowWords::tr("%n ties", nullptr, step.units), bestOf);
        else
            step.figures =
                step.matches == step.units
                    ? matchesText(step.matches)
                    : both(FormatFlowWords::tr("%n ties", nullptr, step.units), matchesText(step.matches));
        steps.push_back(std::move(step));
    }
}

FlowStep stepOf(const Stage &stage, const PairedStage &plan)
{
    FlowStep step;
    step.kind = FlowStep::Kind::Table;
    step.title = headline(stage.name);
    step.units = 1;
    step.unitSize = static_cast<int>(plan.members.size());
    const bool isLadder = plan.method == PairingMethod::Ladder;
    // Of a best of those that are sure.
    step.matches = isLadder ? plan.rounds : plan.rounds * (step.unitSize / 2) * (plan.bestOf / 2 + 1);
    step.figures = isLadder ? both(FormatFlowWords::tr("One ladder of %1").arg(step.unitSize),
                                   FormatFlowWords::tr("%n challenges", nullptr, plan.rounds))
                            : both(FormatFlowWords::tr("One table of %1").arg(step.unitSize),
                                   FormatFlowWords::tr("%n rounds", nullptr, plan.rounds));
    if (plan.bestOf > 1)
        step.figures = both(step.figures, FormatFlowWords::tr("best of %1").arg(plan.bestOf));
    return step;
}

} // namespace

std::vector<FlowStep> flowSteps(const Format &format)
{
    std::vector<FlowStep> steps;
    for (const Stage &stage : format.stages) {
        if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
            steps.push_back(stepOf(stage, *groups));
        else if (const auto *knockout = std::get_if<KnockoutStage>(&stage.plan))
            addRounds(steps, *knockout);
        else if (const auto *paired = std::get_if<PairedStage>(&stage.plan))
            steps.push_back(stepOf(stage, *paired));
    }
    return steps;
}

QString flowFigures(const Format &format)
{
    int matches = 0;
    for (const FlowStep &step : flowSteps(format))
        matches += step.matches;
    return both(FormatFlowWords::tr("%n teams", nullptr, teamCount(format)), matchesText(matches));
}

std::vector<FlowRow> flowRows(const std::vector<FlowStep> &steps, qreal width, qreal rowHeight)
{
    std::vector<FlowRow> rows;
    const qreal drawn = width * drawnShare;
    qreal y = 0;
    for (const FlowStep &step : steps) {
        FlowRow row;
        row.place = QRectF(0, y, width, rowHeight);
        row.words = QRectF(drawn + wordsGap, y, std::max(0.0, width - drawn - wordsGap), rowHeight);
        // What has no room is left out on both sides alike: the words say how many there are.
        const int most = std::max(1, static_cast<int>(drawn / (narrowestUnit * (1 + unitGap))));
        const int count = std::min(step.units, most);
        const qreal wide = std::min(widestUnit, drawn / (count * (1 + unitGap)));
        const qreal gap = wide * unitGap;
        const qreal high =
            step.kind == FlowStep::Kind::Ties ? std::min(wide * 0.6, rowHeight * 0.5) : rowHeight * 0.8;
        qreal x = (drawn - count * wide - (count - 1) * gap) / 2;
        for (int unit = 0; unit < count; ++unit) {
            row.units.emplace_back(x, y + (rowHeight - high) / 2, wide, high);
            x += wide + gap;
        }
        rows.push_back(std::move(row));
        y += rowHeight * (1 + gapShare);
    }
    return rows;
}

} // namespace touchline
