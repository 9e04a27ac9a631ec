// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/first_round.h"

#include "core/base/index.h"
#include "core/play/new_competition.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

/// The place of the pool that a slot stands for; -1 for none.
int poolPlace(const Slot &slot)
{
    return slot.kind == Slot::Kind::Drawn && slot.group == 0 ? slot.number - 1 : -1;
}

} // namespace

FirstRound firstRoundOf(const Format &format)
{
    FirstRound first;
    if (!isDrawnBracket(format))
        return first;
    const auto &rounds = std::get<KnockoutStage>(format.stages.front().plan).rounds;
    for (const KnockoutTie &tie : rounds.front().ties)
        first.ties.emplace_back(poolPlace(tie.home), poolPlace(tie.away));
    for (std::size_t round = 1; round < rounds.size(); ++round)
        for (const KnockoutTie &tie : rounds[round].ties)
            for (const Slot *slot : {&tie.home, &tie.away})
                if (const int place = poolPlace(*slot); place >= 0)
                    first.byes.push_back(place);
    return first;
}

bool hasSingleTies(const Format &format)
{
    return std::any_of(format.stages.begin(), format.stages.end(), [](const Stage &stage) {
        const auto *knockout = std::get_if<KnockoutStage>(&stage.plan);
        return knockout != nullptr &&
               std::any_of(knockout->rounds.begin(), knockout->rounds.end(),
                           [](const KnockoutRound &round) { return round.rules.legs == 1; });
    });
}

Result<QStringList> placesOf(const Format &format, const std::vector<ListedTie> &ties)
{
    const FirstRound first = firstRoundOf(format);
    if (first.ties.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Only the first round of a cup that is drawn can "
                                              "be placed by hand."));
    std::vector<QString> places(at(format.pool));
    QStringList seen;
    Problems problems;
    std::size_t matches = 0;
    std::size_t byes = 0;
    for (const ListedTie &tie : ties) {
        for (const QString &team : {tie.home, tie.away}) {
            if (team.isEmpty())
                continue;
            if (seen.contains(team))
                problems.push_back({team, {QT_TRANSLATE_NOOP("core", "This team is listed twice."), {}}, {}});
            seen << team;
        }
        const bool isBye = tie.away.isEmpty();
        if (isBye && byes < first.byes.size())
            places[at(first.byes[byes])] = tie.home;
        if (!isBye && matches < first.ties.size()) {
            places[at(first.ties[matches].first)] = tie.home;
            places[at(first.ties[matches].second)] = tie.away;
        }
        ++(isBye ? byes : matches);
    }
    if (matches != first.ties.size() || byes != first.byes.size())
        problems.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "The first round of %1 has %2 matches and %3 byes, not "
                                        "%4 and %5."),
              {format.title, QString::number(first.ties.size()), QString::number(first.byes.size()),
               QString::number(matches), QString::number(byes)}},
             {}});
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The first round cannot be read."), {},
                    std::move(problems));
    return QStringList(places.begin(), places.end());
}

} // namespace touchline
