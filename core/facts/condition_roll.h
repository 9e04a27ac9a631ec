// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"

#include <QString>

#include <array>

namespace touchline {

/// A roll before kick-off that the organiser made before the match: its referee, its weather. Of all that are
/// kept of one roll of a match the last has effect.
struct ConditionRoll
{
    /// Where the number comes from.
    enum class Source {
        Drawn, ///< by the program
        Typed, ///< rolled at the table
        Chosen ///< by hand, whatever the dice say
    };

    /// Number of the match.
    int match = 0;
    /// Its decision point in the game: "D01".
    QString roll{};
    /// What the die shows; 0: it is rolled at kick-off again.
    int number = 0;
    Source source = Source::Drawn;
    /// Of one that was chosen; may be empty.
    QString reason{};

    bool operator==(const ConditionRoll &) const = default;
};

/// In the order of ConditionRoll::Source.
inline constexpr std::array conditionSourceWords{"drawn", "typed", "chosen"};

/// {"decision": "condition", "match": 12, "roll": "D01", "number": 37, "source": "chosen", "reason"}; a
/// number of 0 and an empty reason are left out.
[[nodiscard]] QJsonObject toJson(const ConditionRoll &roll);
/// Reads what toJson() writes. Every problem goes to the reader's.
[[nodiscard]] ConditionRoll readConditionRoll(JsonReader &reader);

} // namespace touchline
