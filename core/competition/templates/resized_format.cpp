// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/templates/resized_format.h"

#include "core/base/index.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/format/knockout_builder.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/format_builders.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

const RuleSet *rulesIn(const Stage &stage)
{
    return std::visit(
        [](const auto &plan) -> const RuleSet * {
            if constexpr (requires { plan.rules.tieBreaks; })
                return &plan.rules;
            else
                return nullptr;
        },
        stage.plan);
}

/// The points and tie-breaks of the tables of `from`, stage by stage.
void takeTableRules(const Format &from, Format &to)
{
    for (std::size_t i = 0; i < std::min(from.stages.size(), to.stages.size()); ++i)
        if (const RuleSet *rules = rulesIn(from.stages[i]))
            std::visit(
                [rules](auto &plan) {
                    if constexpr (requires { plan.rules.tieBreaks; })
                        plan.rules = *rules;
                },
                to.stages[i].plan);
}

/// A league that splits and was made before homes were balanced goes on without.
void takeHomeBalance(const Format &from, Format &to)
{
    for (std::size_t i = 0; i < std::min(from.stages.size(), to.stages.size()); ++i) {
        const auto *old = std::get_if<RoundRobinStage>(&from.stages[i].plan);
        auto *stage = std::get_if<RoundRobinStage>(&to.stages[i].plan);
        if (old != nullptr && stage != nullptr)
            stage->balanceHomes = old->balanceHomes;
    }
}

/// What an organiser may have chosen besides the template.
void takeChoices(const Format &from, Format &to)
{
    takeTableRules(from, to);
    takeHomeBalance(from, to);
    to.walkover = from.walkover;
    to.matchRules.clear();
    std::copy_if(from.matchRules.begin(), from.matchRules.end(), std::back_inserter(to.matchRules),
                 [](const MatchRules &rules) { return rules.match == 0; });
}

/// The name with other numbers of teams in it; empty where these do not stand in it.
QString resizedName(const Format &format, const std::vector<int> &sizes)
{
    static const QRegularExpression pattern(QStringLiteral("^((?:[a-z]+-)+)(\\d+(?:-\\d+)*)(.*)$"));
    const QRegularExpressionMatch match = pattern.match(format.name);
    const auto joined = [](const std::vector<int> &numbers) {
        QStringList texts;
        for (const int number : numbers)
            texts << QString::number(number);
        return texts.join(u'-');
    };
    const std::vector<int> now = entrySizes(format);
    if (!match.hasMatch() || match.captured(2) != joined(now) || sizes.size() != now.size())
        return {};
    return match.captured(1) + joined(sizes) + match.captured(3);
}

std::optional<Format> rebuilt(const Format &format, const std::vector<int> &sizes)
{
    const QString name = resizedName(format, sizes);
    auto before = name.isEmpty() ? std::nullopt : builtTemplate(format.name);
    auto after = name.isEmpty() ? std::nullopt : builtTemplate(name);
    if (!before || !after || !*before || !*after)
        return std::nullopt;
    Format same = **before;
    const bool hasOwnTitle = format.title != same.title;
    takeChoices(format, same);
    same.matchRules = format.matchRules;
    same.title = format.title;
    // A format that only has the name of a template is another one.
    if (same != format)
        return std::nullopt;
    takeChoices(format, **after);
    if (hasOwnTitle)
        (*after)->title = format.title;
    return std::move(**after);
}

std::vector<Slot> allPlaces(const Format &format)
{
    std::vector<Slot> places;
    const std::vector<int> sizes = entrySizes(format);
    for (std::size_t table = 0; table < sizes.size(); ++table) {
        const std::vector<Slot> more = tablePlaces(static_cast<int>(table), 1, sizes[table]);
        places.insert(places.end(), more.begin(), more.end());
    }
    return places;
}

/// Of one stage of groups, whatever its name.
std::optional<Format> regrouped(Format format, const std::vector<int> &sizes)
{
    auto *stage =
        format.stages.size() == 1 ? std::get_if<RoundRobinStage>(&format.stages.front().plan) : nullptr;
    const auto isDrawn = [](const GroupPlan &group) {
        return group.members.empty() && group.fixtures.empty();
    };
    if (stage == nullptr || !format.nextSeason.empty() || format.pool > 0 || !stage->schedule.empty() ||
        sizes.size() != stage->groups.size() ||
        !std::all_of(stage->groups.begin(), stage->groups.end(), isDrawn))
        return std::nullopt;
    const bool hasAllPlaces = format.finalPlaces == allPlaces(format);
    for (std::size_t i = 0; i < sizes.size(); ++i)
        stage->groups[i].size = sizes[i];
    if (hasAllPlaces)
        format.finalPlaces = allPlaces(format);
    else
        std::erase_if(format.finalPlaces, [&sizes](const Slot &slot) {
            return slot.kind == Slot::Kind::GroupPlace && slot.number > sizes[at(slot.group)];
        });
    std::erase_if(format.matchRules, [](const MatchRules &rules) { return rules.match != 0; });
    if (!validate(format).empty())
        return std::nullopt;
    return format;
}

} // namespace

std::optional<Format> resizedFormat(const Format &format, const std::vector<int> &sizes)
{
    // A schedule that keeps wishes is that of one number of teams.
    Format plain = format;
    if (!plain.stages.empty())
        if (auto *stage = std::get_if<RoundRobinStage>(&plain.stages.front().plan);
            stage != nullptr && stage->allMeet)
            stage->schedule.clear();
    if (auto built = rebuilt(plain, sizes))
        return built;
    return regrouped(std::move(plain), sizes);
}

} // namespace touchline
