// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/taking_back.h"

#include <QtGlobal>

namespace touchline {

namespace {

const QString takingBack = QStringLiteral("taking_back");

int takingBackRuleIn(const Competition &competition)
{
    for (std::size_t i = competition.playerDecisions().size(); i > 0; --i)
        if (isTakingBack(competition.playerDecisions()[i - 1].decision))
            return static_cast<int>(i) - 1;
    return -1;
}

} // namespace

bool isTakingBack(const QJsonObject &decision)
{
    return decision.value(QStringLiteral("decision")).toString() == takingBack;
}

TakingBack readTakingBack(JsonReader &reader)
{
    (void)reader.word("decision", {"taking_back"});
    const auto rule = static_cast<TakingBack>(reader.word("rule", takingBackWords));
    reader.refuseUnknownKeys();
    return rule;
}

TakingBack takingBackIn(const Competition &competition)
{
    const int index = takingBackRuleIn(competition);
    if (index < 0)
        return TakingBack::Free;
    Problems ignored;
    JsonReader reader(competition.playerDecisions()[static_cast<std::size_t>(index)].decision, ignored);
    return readTakingBack(reader);
}

Result<void> setTakingBack(Competition &competition, TakingBack rule)
{
    if (takingBackIn(competition) == rule)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "That is the rule for taking back already."));
    for (int index = takingBackRuleIn(competition); index >= 0; index = takingBackRuleIn(competition))
        competition.removePlayerDecision(index);
    if (rule == TakingBack::Free)
        return {};
    return competition.addPlayerDecision(
        {0,
         0,
         {},
         {{QStringLiteral("decision"), takingBack},
          {QStringLiteral("rule"), QLatin1String(takingBackWords[static_cast<std::size_t>(rule)])}},
         0});
}

} // namespace touchline
