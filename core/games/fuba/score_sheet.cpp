// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet of a match at the table (specification, section 12: goals, cards, injuries, substitutions,
// formations, condition left; what C1 takes into the next match).
#include "core/games/fuba/fuba_game.h"

#include "core/games/fuba/match/match_tables.h"
#include "core/games/fuba/match/sheet_fields.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline::fuba {

namespace {

constexpr std::array injuryKinds{SheetWord{"returns", QT_TRANSLATE_NOOP("core", "comes back")},
                                 SheetWord{"out", QT_TRANSLATE_NOOP("core", "out for this match")}};

constexpr SheetField formations = formationField(SheetScope::SidePeriod);
constexpr SheetField shots =
    countField(attemptsKey, QT_TRANSLATE_NOOP("core", "Goal attempts"), SheetScope::SidePeriod);
constexpr SheetField conditionLeft(const char *name, const char *title)
{
    return {name, title, SheetScope::Side, SheetValue::Number, 0, 6};
}
constexpr SheetField leftInDefence =
    conditionLeft(conditionKeys[0], QT_TRANSLATE_NOOP("core", "Condition left, defence"));
constexpr SheetField leftInMidfield =
    conditionLeft(conditionKeys[1], QT_TRANSLATE_NOOP("core", "Condition left, midfield"));
constexpr SheetField leftInAttack =
    conditionLeft(conditionKeys[2], QT_TRANSLATE_NOOP("core", "Condition left, attack"));
constexpr SheetField loss{lossKey,
                          QT_TRANSLATE_NOOP("core", "Condition lost for the next match (C1)"),
                          SheetScope::Side,
                          SheetValue::Number,
                          0,
                          3};

constexpr std::array plainFields{formations, shots};
constexpr std::array conditionSheet{formations, shots, leftInDefence, leftInMidfield, leftInAttack};
constexpr std::array carriedFields{formations, shots, leftInDefence, leftInMidfield, leftInAttack, loss};

/// Yellow cards that a side received (C1). A straight red card was a yellow one before its red test, so it
/// counts too; of two yellow cards that made a red one each stands in the report.
int yellowsReceived(const MatchReport &report, Side side)
{
    return static_cast<int>(
        std::count_if(report.events.begin(), report.events.end(), [side](const ReportEvent &event) {
            return event.side == side &&
                   (event.kind == ReportEventKind::Yellow || event.kind == ReportEventKind::Red);
        }));
}

} // namespace

ScoreSheet FubaGame::scoreSheet(const QString & /*level*/, const OptionValues &options) const
{
    ScoreSheet sheet;
    sheet.hasLineUps = true;
    sheet.hasAssists = true;
    sheet.hasInjuries = options.isOn("injuries");
    sheet.hasSubstitutions = options.isOn("substitutions");
    sheet.mostSubstitutions = sheet.hasSubstitutions ? 3 : 0;
    sheet.extraTimePeriods = options.isOn("extra_time") ? 2 : 0;
    sheet.goalKinds = setPieceGoals;
    sheet.injuryKinds = injuryKinds;
    sheet.fields = plainFields;
    if (options.isOn("condition"))
        sheet.fields = options.isOn("c1") ? std::span<const SheetField>(carriedFields)
                                          : std::span<const SheetField>(conditionSheet);
    return sheet;
}

QJsonObject FubaGame::carryOutOf(const MatchReport &report, const PerSide<QJsonObject> &carryIn,
                                 const OptionValues &options) const
{
    if (!options.isOn("condition") || !options.isOn("c1") || !hasCards(report.completeness))
        return {};
    QJsonObject both;
    for (const Side side : bothSides) {
        const QString *lost = report.fact(QLatin1String(lossKey), side);
        const int before = carryIn[side].value(QLatin1String(yellowsKey)).toInt();
        both.insert(sideWord(side),
                    QJsonObject{{QLatin1String(conditionLossKey), lost != nullptr ? lost->toInt() : 0},
                                {QLatin1String(yellowsKey), before + yellowsReceived(report, side)}});
    }
    return both;
}

} // namespace touchline::fuba
