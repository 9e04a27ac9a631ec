// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/changes/league_conditions.h"

#include "core/base/index.h"
#include "models/league/league_competitions.h"
#include "models/league/league_matches.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// "referee country: England (37)"; the number alone where nothing says what it brings.
QString rolledWords(const Competition &competition, const ConditionRoll &roll, const PlayRules &rules)
{
    const int fixture = competition.indexOfNumber(roll.match);
    if (fixture < 0)
        return roll.roll;
    const auto draws = conditionDraws(competition, progress(competition), fixture, rules);
    if (!draws)
        return roll.roll;
    for (const ConditionDraw &draw : *draws) {
        if (draw.id() != roll.roll)
            continue;
        QString label = draw.label();
        if (!draw.prompt->die.shows(roll.number))
            return label;
        if (draw.outcomes.empty())
            return QStringLiteral("%1: %2").arg(label).arg(roll.number);
        return QStringLiteral("%1: %2 (%3)")
            .arg(label, draw.outcomes[at(roll.number - 1)].text)
            .arg(roll.number);
    }
    return roll.roll;
}

Message conditionsTitle(const Competition &competition, const std::vector<ConditionRoll> &rolls,
                        const PlayRules &rules)
{
    const ConditionRoll &first = rolls.front();
    const QString number = QString::number(first.match);
    if (rolls.size() == 1) {
        const QString rolled = rolledWords(competition, first, rules);
        if (first.number == 0)
            return {QT_TRANSLATE_NOOP("core", "Match %1: %2 is rolled at kick-off"), {number, rolled}};
        switch (first.source) {
        case ConditionRoll::Source::Drawn:
            return {QT_TRANSLATE_NOOP("core", "Match %1, drawn: %2"), {number, rolled}};
        case ConditionRoll::Source::Typed:
            return {QT_TRANSLATE_NOOP("core", "Match %1, rolled at the table: %2"), {number, rolled}};
        case ConditionRoll::Source::Chosen:
            break;
        }
        if (first.reason.isEmpty())
            return {QT_TRANSLATE_NOOP("core", "Match %1, by hand: %2"), {number, rolled}};
        return {QT_TRANSLATE_NOOP("core", "Match %1, by hand: %2 (%3)"), {number, rolled, first.reason}};
    }
    constexpr qsizetype mostNamed = 8;
    QStringList numbers;
    for (const ConditionRoll &one : rolls)
        if (const QString match = QString::number(one.match); !numbers.contains(match))
            numbers << match;
    if (numbers.size() == 1)
        return {QT_TRANSLATE_NOOP("core", "Officials drawn for match %1"), {number}};
    if (numbers.size() > mostNamed)
        return {QT_TRANSLATE_NOOP("core", "Officials drawn for %1 matches"),
                {QString::number(numbers.size())}};
    return {QT_TRANSLATE_NOOP("core", "Officials drawn for matches %1"),
            {numbers.join(QStringLiteral(", "))}};
}

/// A match that is being played has its referee.
Result<void> refuseWhilePlayed(League &league, const Competition &competition,
                               const std::vector<ConditionRoll> &rolls)
{
    const auto lines = league.matches().underWay();
    TOUCHLINE_TRY(lines);
    for (const store::LiveLine &line : *lines) {
        const int fixture = competition.indexOfFixture(line.fixture);
        if (line.competition != competition.definition().id || fixture < 0)
            continue;
        const int number = competition.fixtures()[at(fixture)].number;
        if (std::any_of(rolls.begin(), rolls.end(),
                        [number](const ConditionRoll &one) { return one.match == number; }))
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "Match %1 is being played (started by %2): what was drawn "
                                                  "before it stands."),
                        {QString::number(number), line.begunBy});
    }
    return {};
}

} // namespace

Result<JournalEntry> enterConditions(League &league, const QUuid &competition,
                                     const std::vector<ConditionRoll> &rolls)
{
    const auto present = league.competitions().find(competition);
    TOUCHLINE_TRY(present);
    TOUCHLINE_TRY(refuseWhilePlayed(league, *present, rolls));
    const auto rules = playRulesOf(*present);
    TOUCHLINE_TRY(rules);
    return league.competitions().update(
        competition, conditionsTitle(*present, rolls, *rules),
        [&](Competition &changed) { return enterConditions(changed, rolls, *rules); });
}

} // namespace touchline
