// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/changes/league_referees.h"

#include "core/base/search_key.h"
#include "models/league/league_competitions.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

Message listTitle(const Officials &officials, const RefereeListChange &change)
{
    if (change.entered.size() == 1 && change.removed.empty())
        return {officials.find(change.entered.front().id) == nullptr
                    ? QT_TRANSLATE_NOOP("core", "Referee added: %1")
                    : QT_TRANSLATE_NOOP("core", "Referee changed: %1"),
                {change.entered.front().name}};
    if (change.removed.size() == 1 && change.entered.empty())
        if (const RefereeEntry *gone = officials.find(change.removed.front()))
            return {QT_TRANSLATE_NOOP("core", "Referee removed: %1"), {gone->name}};
    return {QT_TRANSLATE_NOOP("core", "List of referees changed"), {}};
}

Message appointmentTitle(const Officials &officials, const std::vector<RefereeAppointment> &appointments)
{
    const RefereeAppointment &first = appointments.front();
    const QString number = QString::number(first.match);
    constexpr std::size_t mostNamed = 8;
    if (appointments.size() > mostNamed)
        return {QT_TRANSLATE_NOOP("core", "Referees of %1 matches drawn"),
                {QString::number(appointments.size())}};
    if (appointments.size() > 1) {
        QStringList numbers;
        for (const RefereeAppointment &one : appointments)
            numbers << QString::number(one.match);
        return {QT_TRANSLATE_NOOP("core", "Referees of matches %1 drawn"),
                {numbers.join(QStringLiteral(", "))}};
    }
    const RefereeEntry *referee = officials.find(first.referee);
    if (referee == nullptr)
        return {QT_TRANSLATE_NOOP("core", "Referee of match %1 removed"), {number}};
    if (first.isDrawn)
        return {QT_TRANSLATE_NOOP("core", "Referee of match %1 drawn: %2"), {number, referee->name}};
    if (first.reason.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "Referee of match %1: %2"), {number, referee->name}};
    return {QT_TRANSLATE_NOOP("core", "Referee of match %1: %2 (%3)"), {number, referee->name, first.reason}};
}

bool isCalled(const RefereeEntry &one, const RefereeEntry &other)
{
    return searchKey(one.name) == searchKey(other.name);
}

} // namespace

Result<JournalEntry> changeReferees(League &league, const QUuid &competition, const RefereeListChange &change)
{
    const auto present = league.competitions().find(competition);
    TOUCHLINE_TRY(present);
    return league.competitions().update(competition, listTitle(Officials(*present), change),
                                        [&change](Competition &changed) -> Result<void> {
                                            // A name that becomes free may be taken at once.
                                            for (const QUuid &id : change.removed)
                                                TOUCHLINE_TRY(removeReferee(changed, id));
                                            for (const RefereeEntry &one : change.entered)
                                                TOUCHLINE_TRY(enterReferee(changed, one));
                                            return {};
                                        });
}

RefereeListChange refereeListChange(const Competition &competition, const std::vector<RefereeEntry> &wanted,
                                    bool replace)
{
    RefereeListChange change;
    const std::vector<RefereeEntry> present = Officials(competition).listed();
    for (RefereeEntry one : wanted) {
        const auto known = std::find_if(present.begin(), present.end(),
                                        [&one](const RefereeEntry &other) { return isCalled(one, other); });
        one.id = known == present.end() ? QUuid::createUuid() : known->id;
        if (known == present.end() || !(*known == one))
            change.entered.push_back(std::move(one));
    }
    for (const RefereeEntry &one : present)
        if (replace && std::none_of(wanted.begin(), wanted.end(),
                                    [&one](const RefereeEntry &other) { return isCalled(one, other); }))
            change.removed.push_back(one.id);
    return change;
}

Result<JournalEntry> appointReferees(League &league, const QUuid &competition,
                                     const std::vector<RefereeAppointment> &appointments)
{
    const auto present = league.competitions().find(competition);
    TOUCHLINE_TRY(present);
    return league.competitions().update(
        competition, appointmentTitle(Officials(*present), appointments),
        [&appointments](Competition &changed) { return appointReferees(changed, appointments); });
}

} // namespace touchline
