// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/player_fact.h"

#include "core/facts/decision_json.h"

#include <algorithm>

namespace touchline {

namespace {

const QString factKey = QStringLiteral("decision");

PlayerFact readDeadline(JsonReader &reader, const QDate &)
{
    (void)reader.word("decision", {"registration"});
    reader.refuseUnknownKeys();
    return RegistrationDeadline{};
}

PlayerFact readTakingBack(JsonReader &reader, const QDate &)
{
    (void)reader.word("decision", {"taking_back"});
    const auto rule = static_cast<TakingBack>(reader.word("rule", takingBackWords));
    reader.refuseUnknownKeys();
    return rule;
}

/// The word of a fact and how the rest of it is read. Every other word is one of a Decision.
struct FactForm
{
    const char *word;
    PlayerFact (*read)(JsonReader &reader, const QDate &day);
};
constexpr std::array forms{
    FactForm{"moved",
             [](JsonReader &reader, const QDate &day) -> PlayerFact { return readPlayerMove(reader, day); }},
    FactForm{"fine", [](JsonReader &reader, const QDate &) -> PlayerFact { return readFinePayment(reader); }},
    FactForm{"registration", readDeadline},
    FactForm{"taking_back", readTakingBack},
    FactForm{"referee",
             [](JsonReader &reader, const QDate &) -> PlayerFact { return readRefereeEntry(reader); }},
    FactForm{"appointment",
             [](JsonReader &reader, const QDate &) -> PlayerFact { return readRefereeAppointment(reader); }},
    FactForm{"condition",
             [](JsonReader &reader, const QDate &) -> PlayerFact { return readConditionRoll(reader); }},
    FactForm{"bye", [](JsonReader &reader, const QDate &) -> PlayerFact { return readByeRequest(reader); }},
};

QJsonObject toJson(const RegistrationDeadline &)
{
    return {{factKey, QStringLiteral("registration")}};
}

QJsonObject toJson(TakingBack rule)
{
    return {{factKey, QStringLiteral("taking_back")},
            {QStringLiteral("rule"), QLatin1String(takingBackWords[static_cast<std::size_t>(rule)])}};
}

QJsonObject toJson(const UnreadableFact &unreadable)
{
    return unreadable.json;
}

PlayerFact readFact(const QJsonObject &json, const QDate &day, const QString &path, Problems &problems)
{
    JsonReader reader(json, problems, path);
    const QString word = json.value(factKey).toString();
    const auto *const form = std::find_if(
        forms.begin(), forms.end(), [&word](const FactForm &one) { return word == QLatin1String(one.word); });
    return form == forms.end() ? PlayerFact(readDecision(reader)) : form->read(reader, day);
}

} // namespace

QJsonObject toJson(const PlayerFact &fact)
{
    return std::visit([](const auto &one) { return toJson(one); }, fact);
}

PlayerFact playerFactFromJson(const QJsonObject &json, const QDate &day)
{
    Problems problems;
    PlayerFact fact = readFact(json, day, {}, problems);
    if (!problems.empty())
        return UnreadableFact{json};
    return fact;
}

bool reachesOthers(const PlayerFact &fact)
{
    const auto *decision = std::get_if<Decision>(&fact);
    return decision != nullptr && decision->reachesOthers();
}

void addProblems(const UnreadableFact &fact, const QDate &day, const QString &path, Problems &problems)
{
    (void)readFact(fact.json, day, path, problems);
}

} // namespace touchline
