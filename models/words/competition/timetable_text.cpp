// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/timetable_text.h"

#include "core/base/index.h"
#include "models/words/common/text_table.h"
#include "models/words/fixtures/fixture_words.h"

#include <qglobal.h>

namespace touchline {

namespace {

/// The name of the team, or the place as formats write it.
QString shortSide(const Competition &competition, const Progress &now, int fixture, Side side)
{
    const int team = now.fixtures[at(fixture)].teams[side];
    if (team >= 0)
        return competition.entrant(team).name;
    return slotText(competition.fixtures()[at(fixture)].slots[side],
                    slotNames(competition.definition().format));
}

bool isDrawnLater(const Competition &competition, const Progress &now, int fixture)
{
    const Fixture &one = competition.fixtures()[at(fixture)];
    for (const Side side : bothSides)
        if (now.fixtures[at(fixture)].teams[side] < 0 && one.slots[side].kind == Slot::Kind::RoundDraw)
            return true;
    return false;
}

} // namespace

TimetableWords timetableWords(const Competition &competition, const Progress &now, int fixture,
                              const Language &language)
{
    TimetableWords words{QString::number(competition.fixtures()[at(fixture)].number), {}, {}, {}};
    if (isDrawnLater(competition, now, fixture)) {
        words.home = language.text(QT_TRANSLATE_NOOP("core", "to be drawn"));
        return words;
    }
    words.home = shortSide(competition, now, fixture, Side::Home);
    words.away = shortSide(competition, now, fixture, Side::Away);
    const CountedResult *result = countedResult(competition, now, fixture);
    words.between = result == nullptr
                        ? language.text(QT_TRANSLATE_NOOP("core", "v"))
                        : QStringLiteral("%1–%2").arg(result->score.home).arg(result->score.away);
    return words;
}

QString timetableText(const Competition &competition, const Progress &now, const DayGrid &grid,
                      const Language &language)
{
    const Officials officials(competition);
    const auto digits = QString::number(competition.fixtures().size()).size();
    TextTable table(std::vector<TextTable::Align>(at(grid.tables.size() + 1), TextTable::Align::Left));
    table.add(QStringList{QString()} + grid.tables);
    for (std::size_t hour = 0; hour < grid.hours.size(); ++hour) {
        QStringList matches{language.clock(grid.hours[hour])};
        QStringList referees{QString()};
        for (const std::vector<int> &cell : grid.cells[hour]) {
            QStringList here;
            QStringList names;
            for (const int fixture : cell) {
                const TimetableWords words = timetableWords(competition, now, fixture, language);
                here << QStringList{words.number.rightJustified(digits) + u' ', words.home, words.between,
                                    words.away}
                            .join(u' ');
                if (const QString name = officials.nameOf(fixture); !name.isEmpty())
                    names << language.text(QT_TRANSLATE_NOOP("core", "referee: %1"), {name});
            }
            matches << here.join(QStringLiteral(", "));
            referees << names.join(QStringLiteral(", "));
        }
        table.add(matches);
        if (referees.count(QString()) < referees.size())
            table.add(referees);
    }
    return language.shortDate(grid.day) + u'\n' + table.text();
}

} // namespace touchline
