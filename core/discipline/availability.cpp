// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/availability.h"

#include "core/discipline/discipline_words.h"

#include <algorithm>

namespace touchline {

namespace {

void addReasons(std::vector<Message> &because, const Suspension &suspension, const TeamLedger &ledger)
{
    const std::vector<Message> all = allReasons(suspension, ledger);
    because.insert(because.end(), all.begin(), all.end());
}

} // namespace

std::vector<Absentee> absentees(const TeamLedger &ledger)
{
    std::vector<Absentee> all;
    for (const Suspension &suspension : ledger.suspensions()) {
        if (!ledger.keepsOut(suspension))
            continue;
        auto found = std::find_if(all.begin(), all.end(), [&](const Absentee &absentee) {
            return absentee.player == suspension.player;
        });
        if (found == all.end())
            found = all.insert(all.end(), Absentee{suspension.player, suspension.name, {}});
        addReasons(found->because, suspension, ledger);
    }
    return all;
}

std::vector<MissedMatch> missedMatches(const TeamLedger &ledger)
{
    std::vector<MissedMatch> all;
    for (const Suspension &suspension : ledger.suspensions())
        for (const int match : suspension.missed) {
            if (ledger.matches()[static_cast<std::size_t>(match)].isAhead)
                continue;
            auto found = std::find_if(all.begin(), all.end(), [&](const MissedMatch &missed) {
                return missed.player == suspension.player && missed.match == match;
            });
            if (found == all.end())
                found = all.insert(all.end(), MissedMatch{suspension.player, suspension.name, match, {}});
            addReasons(found->because, suspension, ledger);
        }
    std::stable_sort(all.begin(), all.end(),
                     [](const MissedMatch &a, const MissedMatch &b) { return a.match < b.match; });
    return all;
}

std::vector<Absence> absences(const TeamLedger &ledger, const Squad &squad)
{
    std::vector<Absence> all;
    for (const Absentee &absentee : absentees(ledger)) {
        if (squad.indexOf(absentee.player) < 0)
            continue;
        QStringList reasons;
        for (const Message &reason : absentee.because)
            reasons.append(reason.english());
        all.push_back({absentee.player, reasons.join(QStringLiteral("; "))});
    }
    return all;
}

} // namespace touchline
