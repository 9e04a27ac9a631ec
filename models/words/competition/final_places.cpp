// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/final_places.h"

#include "core/base/index.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

constexpr int lastOfPodium = 3;

/// Who lost to the finalists; what is not known yet is left out.
std::vector<int> beatenSemiFinalists(const Competition &competition, const Progress &now)
{
    std::vector<int> beaten;
    const FixturePlan &plan = competition.plan();
    for (const Side side : bothSides) {
        const Slot &slot = plan.ties[at(finalTie(competition))].slots[side];
        if (slot.kind != Slot::Kind::WinnerOf)
            continue;
        const TieStatus &semi = now.ties[at(plan.tieByNumber[at(slot.number)])];
        if (semi.winner && semi.teams[opposite(*semi.winner)] >= 0)
            beaten.push_back(semi.teams[opposite(*semi.winner)]);
    }
    return beaten;
}

} // namespace

int finalTie(const Competition &competition)
{
    const std::vector<Slot> &places = competition.definition().format.finalPlaces;
    if (places.empty() || places.front().kind != Slot::Kind::WinnerOf)
        return -1;
    return competition.plan().tieByNumber[at(places.front().number)];
}

std::vector<FinalPlace> finalPlaces(const Competition &competition, const Progress &now)
{
    std::vector<FinalPlace> places;
    for (std::size_t i = 0; i < now.finalPlaces.size(); ++i)
        places.push_back({static_cast<int>(i) + 1, false, now.finalPlaces[i]});
    if (finalTie(competition) < 0 || places.size() != lastOfPodium - 1)
        return places;
    for (const int beaten : beatenSemiFinalists(competition, now))
        if (std::none_of(places.begin(), places.end(),
                         [beaten](const FinalPlace &one) { return one.team == beaten; }))
            places.push_back({lastOfPodium, true, beaten});
    return places;
}

std::vector<FinalPlace> podium(const Competition &competition, const Progress &now)
{
    std::vector<FinalPlace> places = finalPlaces(competition, now);
    const bool hasOthers = finalTie(competition) >= 0 && now.finalPlaces.size() > lastOfPodium + 1;
    std::erase_if(places, [hasOthers](const FinalPlace &one) {
        return one.team < 0 || (!hasOthers && one.place > lastOfPodium);
    });
    return places;
}

QString finalPlaceTitle(const FinalPlace &place, const Language &language)
{
    if (place.place == 1)
        return language.text(QT_TRANSLATE_NOOP("core", "Champions"));
    if (place.place == 2)
        return language.text(QT_TRANSLATE_NOOP("core", "Runners-up"));
    if (place.isShared)
        return language.text(QT_TRANSLATE_NOOP("core", "Semi-finalists"));
    if (place.place == lastOfPodium)
        return language.text(QT_TRANSLATE_NOOP("core", "Third place"));
    return language.text(QT_TRANSLATE_NOOP("core", "Place %1"), {QString::number(place.place)});
}

} // namespace touchline
