// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/balanced_draw.h"

#include "core/base/index.h"
#include "core/competition/format/format_tables.h"
#include "core/dice/shuffle.h"
#include "core/dice/stream.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

/// As firstPairs() has them.
using PlacePair = std::pair<int, int>;

bool isOfPool(const Format &format, const Slot &slot)
{
    return slot.kind == Slot::Kind::Drawn && format.pool > 0 && slot.group == 0;
}

} // namespace

std::vector<std::pair<int, int>> firstPairs(const Format &format)
{
    std::vector<PlacePair> pairs;
    std::vector<char> isTaken(at(format.pool), 0);
    for (const Stage &stage : format.stages) {
        const auto *knockout = std::get_if<KnockoutStage>(&stage.plan);
        if (knockout == nullptr)
            continue;
        for (const KnockoutRound &round : knockout->rounds)
            for (const KnockoutTie &tie : round.ties) {
                if (!isOfPool(format, tie.home) || !isOfPool(format, tie.away))
                    continue;
                const PlacePair pair{tie.home.number - 1, tie.away.number - 1};
                if (isTaken[at(pair.first)] != 0 || isTaken[at(pair.second)] != 0)
                    continue;
                isTaken[at(pair.first)] = isTaken[at(pair.second)] = 1;
                pairs.push_back(pair);
            }
    }
    return pairs;
}

bool canBeBalanced(const Format &format)
{
    return entrySizes(format).size() == 1 && !firstPairs(format).empty();
}

Result<Draw> balancedDraw(const Format &format, const std::vector<int> &powers, std::uint64_t seed,
                          const QUuid &subject)
{
    if (!canBeBalanced(format))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Balanced pairing is for cups whose first matches are drawn; "
                                              "%1 has none."),
                    {format.title});
    if (powers.size() != at(format.pool))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 has %2 teams, not %3."),
                    {format.title, QString::number(format.pool), QString::number(powers.size())});
    Generator generator = stream("balanced pairing", seed, subject);
    std::vector<int> teams(powers.size());
    std::iota(teams.begin(), teams.end(), 0);
    // Among equals chance decides; neighbours in the order of power are the nearest to each other.
    shuffle(teams, generator);
    std::stable_sort(teams.begin(), teams.end(),
                     [&powers](int one, int other) { return powers[at(one)] > powers[at(other)]; });
    std::vector<PlacePair> pairs = firstPairs(format);
    shuffle(pairs, generator);
    std::vector<char> isPaired(powers.size(), 0);
    for (const auto &[home, away] : pairs)
        isPaired[at(home)] = isPaired[at(away)] = 1;
    std::vector<int> teamIn(powers.size(), -1);
    std::size_t next = 0;
    for (std::size_t place = 0; place < isPaired.size(); ++place)
        if (isPaired[place] == 0)
            teamIn[place] = teams[next++];
    for (const auto &[home, away] : pairs) {
        std::vector<int> two{teams[next], teams[next + 1]};
        shuffle(two, generator);
        teamIn[at(home)] = two[0];
        teamIn[at(away)] = two[1];
        next += 2;
    }
    Draw draw;
    draw.kind = DrawKind::Fixed;
    draw.source = balancedDrawName;
    for (std::size_t place = 0; place < teamIn.size(); ++place) {
        const auto number = static_cast<int>(place);
        draw.steps.push_back({teamIn[place], number, 0, number});
    }
    return draw;
}

} // namespace touchline
