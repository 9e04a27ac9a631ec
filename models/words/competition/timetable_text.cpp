// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/timetable_text.h"

#include "core/base/index.h"
#include "models/words/common/text_table.h"
#include "models/words/fixtures/fixture_words.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

/// The name of the team, or the place as formats write it.
QString shortSide(const Competition &competition, const Progress &now, int fixture, Side side,
                  const Language &language, bool isNarrow)
{
    const int team = now.fixtures[at(fixture)].teams[side];
    if (team >= 0)
        return competition.entrant(team).name;
    if (team == emptyPlace)
        return language.text(QT_TRANSLATE_NOOP("core", "no team"));
    const Slot &slot = competition.fixtures()[at(fixture)].slots[side];
    // "1A" is known to everybody, "1 Swiss" to nobody.
    constexpr int longestLetter = 2;
    if (!isNarrow && slot.kind == Slot::Kind::GroupPlace &&
        competition.tables()[at(slot.group)].name.size() > longestLetter)
        return participantWords(competition, team, slot, language);
    return slotText(slot, slotNames(competition.definition().format));
}

bool isDrawnLater(const Competition &competition, const Progress &now, int fixture)
{
    const Fixture &one = competition.fixtures()[at(fixture)];
    for (const Side side : bothSides)
        if (now.fixtures[at(fixture)].teams[side] < 0 && one.slots[side].kind == Slot::Kind::RoundDraw)
            return true;
    return false;
}

/// The hours, then the matches of each table: a heading, and two lines for each hour, the second one for
/// referees.
std::vector<QStringList> columnsOf(const Competition &competition, const Progress &now, const DayGrid &grid,
                                   const Language &language)
{
    const Officials officials(competition);
    const auto digits = QString::number(competition.fixtures().size()).size();
    std::vector<QStringList> columns{{QString()}};
    for (const QTime hour : grid.hours)
        columns.front() << language.clock(hour) << QString();
    for (std::size_t table = 0; table < at(grid.tables.size()); ++table) {
        QStringList column{grid.tables.at(static_cast<qsizetype>(table))};
        for (const auto &cells : grid.cells) {
            QStringList matches;
            QStringList referees;
            for (const int fixture : cells[table]) {
                const TimetableWords words = timetableWords(competition, now, fixture, language, true);
                matches << QStringList{words.number.rightJustified(digits) + u' ', words.home, words.between,
                                       words.away}
                               .join(u' ');
                if (const QString name = officials.nameOf(fixture); !name.isEmpty())
                    referees << language.text(QT_TRANSLATE_NOOP("core", "referee: %1"), {name});
            }
            column << matches.join(QStringLiteral(", ")) << referees.join(QStringLiteral(", "));
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

} // namespace

TimetableWords timetableWords(const Competition &competition, const Progress &now, int fixture,
                              const Language &language, bool isNarrow)
{
    TimetableWords words{QString::number(competition.fixtures()[at(fixture)].number), {}, {}, {}};
    if (isDrawnLater(competition, now, fixture)) {
        words.home = language.text(QT_TRANSLATE_NOOP("core", "to be drawn"));
        return words;
    }
    if (const Fixture &planned = competition.fixtures()[at(fixture)]; planned.tie >= 0)
        if (const TieRules &rules = competition.plan().ties[at(planned.tie)].rules; rules.isBestOf())
            words.number =
                isNarrow ? QStringLiteral("%1 (%2/%3)").arg(planned.number).arg(planned.leg).arg(rules.legs)
                         : language.text(
                               QT_TRANSLATE_NOOP("core", "%1, match %2 of %3"),
                               {words.number, QString::number(planned.leg), QString::number(rules.legs)});
    words.home = shortSide(competition, now, fixture, Side::Home, language, isNarrow);
    words.away = shortSide(competition, now, fixture, Side::Away, language, isNarrow);
    const CountedResult *result = countedResult(competition, now, fixture);
    words.between = result == nullptr ? language.text(QT_TRANSLATE_NOOP("core", "v"))
                    : result->bothLose
                        ? QStringLiteral("–")
                        : QStringLiteral("%1–%2").arg(result->score.home).arg(result->score.away);
    return words;
}

QString timetableText(const Competition &competition, const Progress &now, const DayGrid &grid,
                      const Language &language, int width)
{
    constexpr int apart = 2;
    const std::vector<QStringList> columns = columnsOf(competition, now, grid, language);
    const auto widthOf = [](const QStringList &column) {
        int widest = 0;
        for (const QString &cell : column)
            widest = std::max(widest, displayWidth(cell));
        return widest;
    };
    QStringList blocks;
    for (std::size_t first = 1; first < columns.size();) {
        std::size_t end = first;
        int taken = widthOf(columns.front());
        while (end < columns.size() && (end == first || taken + apart + widthOf(columns[end]) <= width))
            taken += apart + widthOf(columns[end++]);
        TextTable table(std::vector<TextTable::Align>(end - first + 1, TextTable::Align::Left));
        for (qsizetype line = 0; line < columns.front().size(); ++line) {
            QStringList cells{columns.front().at(line)};
            for (std::size_t column = first; column < end; ++column)
                cells << columns[column].at(line);
            // A line of referees, or an hour in which nobody plays at these tables.
            if (cells.count(QString()) < cells.size() - (cells.constFirst().isEmpty() ? 0 : 1))
                table.add(cells);
        }
        blocks << table.text();
        first = end;
    }
    return language.shortDate(grid.day) + u'\n' + blocks.join(u'\n');
}

} // namespace touchline
