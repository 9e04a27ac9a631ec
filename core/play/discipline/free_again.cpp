// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/free_again.h"

#include "core/base/index.h"
#include "core/play/discipline/competition_ledger.h"

#include <QtGlobal>

namespace touchline {

namespace {

/// "matchday 5", "groups, matchday 2", "final".
Message roundOf(const Competition &competition, int fixture)
{
    const Fixture &planned = competition.fixtures()[at(fixture)];
    if (!planned.isGroupMatch())
        return {"%1", {planned.stageName}};
    const QString day = QString::number(planned.round + 1);
    // Where there is one stage alone its name says nothing.
    if (competition.definition().format.stages.size() > 1)
        return {QT_TRANSLATE_NOOP("core", "%1, matchday %2"), {planned.stageName, day}};
    return {QT_TRANSLATE_NOOP("core", "matchday %1"), {day}};
}

Message freeFrom(const Competition &competition, const Progress &now, int team, int fixture)
{
    const PerSide<int> &teams = now.fixtures[at(fixture)].teams;
    const int opponent = teams[teams[Side::Home] == team ? Side::Away : Side::Home];
    const QString day = dayOfFixture(competition, fixture).toString(Qt::ISODate);
    const Message round = roundOf(competition, fixture);
    if (opponent < 0 && day.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "free from %1"), {}, {round}};
    if (opponent < 0)
        return {QT_TRANSLATE_NOOP("core", "free from %2, %1"), {day}, {round}};
    const QString name = competition.entrant(opponent).name;
    if (day.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "free from %2, v %1"), {name}, {round}};
    return {QT_TRANSLATE_NOOP("core", "free from %3, v %1, %2"), {name, day}, {round}};
}

} // namespace

FreeAgain freeAgain(const Competition &competition, const Progress &now, int team,
                    const std::vector<int> &ahead, std::optional<int> matches, QDate until)
{
    if (matches && at(*matches) < ahead.size())
        return {competition.fixtures()[at(ahead[at(*matches)])].number,
                freeFrom(competition, now, team, ahead[at(*matches)])};
    if (areAllMatchesKnown(competition, now, team))
        return {0, {QT_TRANSLATE_NOOP("core", "out for the rest of this competition"), {}}};
    if (matches && *matches <= 1)
        return {0, {QT_TRANSLATE_NOOP("core", "free after that; the match is not known yet"), {}}};
    if (matches)
        return {0,
                {QT_TRANSLATE_NOOP("core", "free after %1 matches; the one after them is not known yet"),
                 {QString::number(*matches)}}};
    if (until.isValid())
        return {0,
                {QT_TRANSLATE_NOOP("core", "free after %1; the match after that is not known yet"),
                 {until.toString(Qt::ISODate)}}};
    return {0, {QT_TRANSLATE_NOOP("core", "no end is known"), {}}};
}

} // namespace touchline
