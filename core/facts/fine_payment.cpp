// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/fine_payment.h"

#include "core/base/json_values.h"
#include "core/facts/person_json.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

/// In the order of FineCause.
constexpr std::array<const char *, 5> fineCauses{"yellow_card", "second_yellow_card", "red_card", "walkover",
                                                 "suspended_player"};

} // namespace

QString fineCauseWord(FineCause cause)
{
    return QLatin1String(fineCauses[static_cast<std::size_t>(cause)]);
}

void readValue(JsonReader &reader, const FileKey &key, Money &amount)
{
    if (!reader.has(key.name))
        return;
    const auto read = moneyFromJson(reader.value(key.name));
    if (read && *read <= highestFine)
        amount = *read;
    else
        reader.problem(
            key.name, {QT_TRANSLATE_NOOP("core", "A fine is a whole number, or a text with two decimals such "
                                                 "as \"12.50\", of at most %1."),
                       {moneyText(highestFine)}});
}

QJsonObject toJson(const FinePayment &payment)
{
    QJsonObject object{{QStringLiteral("decision"), QStringLiteral("fine")},
                       {QStringLiteral("paid"), payment.isPaid},
                       {QStringLiteral("cause"), fineCauseWord(payment.cause)},
                       {QStringLiteral("amount"), moneyJson(payment.amount)},
                       {QStringLiteral("currency"), payment.currency}};
    return payment.player.isNull() ? object : personJson(payment.player, payment.name, object);
}

FinePayment readFinePayment(JsonReader &reader)
{
    FinePayment payment;
    (void)reader.word("decision", {"fine"});
    payment.isPaid = reader.flag("paid");
    payment.cause = static_cast<FineCause>(reader.word("cause", fineCauses));
    if (reader.has("player")) {
        payment.player = readUuid(reader, "player");
        payment.name = reader.text("name");
    }
    readValue(reader, {"amount"}, payment.amount);
    payment.currency = reader.text("currency");
    reader.refuseUnknownKeys();
    return payment;
}

} // namespace touchline
