// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"

#include <QString>
#include <QUuid>

namespace touchline {

/// A referee of the competition. All entries of one are kept, the last has effect.
struct RefereeEntry
{
    QUuid id{};
    QString name{};
    /// The club whose matches this referee never gets; empty for none.
    QString club{};
    /// False: taken off the list; earlier matches keep the name.
    bool isListed = true;

    bool operator==(const RefereeEntry &) const = default;
};

/// Who is the referee of a match. All appointments of a match are kept, the last has effect.
struct RefereeAppointment
{
    /// Number of the match.
    int match = 0;
    /// Null: nobody any more.
    QUuid referee{};
    /// Drawn, not chosen.
    bool isDrawn = false;
    /// Why somebody was chosen who should not have the match; may be empty.
    QString reason{};

    bool operator==(const RefereeAppointment &) const = default;
};

/// {"decision": "referee", "referee": id, "name", "club", "listed": false}; club and listed only where they
/// say something.
[[nodiscard]] QJsonObject toJson(const RefereeEntry &entry);
/// {"decision": "appointment", "match": 12, "referee": id, "drawn": true, "reason"}; what says nothing is
/// left out.
[[nodiscard]] QJsonObject toJson(const RefereeAppointment &appointment);
/// Read what toJson() writes. Every problem goes to the reader's.
[[nodiscard]] RefereeEntry readRefereeEntry(JsonReader &reader);
[[nodiscard]] RefereeAppointment readRefereeAppointment(JsonReader &reader);

} // namespace touchline
