// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/shapes/match_table.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

struct MatchColumn
{
    const char *heading;
    QString (*cell)(const ForeignMatch &match);
};

/// A column stands in the list where a match says something under it.
constexpr std::array foreignColumns{
    MatchColumn{
        "number",
        [](const ForeignMatch &one) { return one.number == 0 ? QString() : QString::number(one.number); }},
    MatchColumn{"round", [](const ForeignMatch &one) { return one.round; }},
    MatchColumn{"group", [](const ForeignMatch &one) { return one.group; }},
    MatchColumn{"date", [](const ForeignMatch &one) { return one.date; }},
    MatchColumn{"time", [](const ForeignMatch &one) { return one.time; }},
    MatchColumn{"zone", [](const ForeignMatch &one) { return one.zone; }},
    MatchColumn{"stadium", [](const ForeignMatch &one) { return one.ground; }},
    MatchColumn{"city", [](const ForeignMatch &one) { return one.city; }},
    MatchColumn{"score", [](const ForeignMatch &one) { return one.score; }},
    MatchColumn{"goals", [](const ForeignMatch &one) { return one.goals; }}};

void numberLines(std::vector<ForeignMatch> &matches, Problems &notes)
{
    const bool rises = std::adjacent_find(matches.begin(), matches.end(),
                                          [](const ForeignMatch &one, const ForeignMatch &next) {
                                              return one.line >= next.line;
                                          }) == matches.end();
    if (rises)
        return;
    for (std::size_t i = 0; i < matches.size(); ++i)
        matches[i].line = static_cast<int>(i) + 1;
    notes.push_back(
        {{},
         {QT_TRANSLATE_NOOP("core",
                            "The file has several matches on one line: line 7 means its seventh match."),
          {}},
         {}});
}

} // namespace

CsvSheet matchTable(std::vector<ForeignMatch> matches, Problems problems, Problems notes)
{
    numberLines(matches, notes);
    CsvSheet sheet;
    sheet.problems = std::move(problems);
    sheet.notes = std::move(notes);
    sheet.header.line = 1;
    sheet.hasColumns = false;
    if (matches.empty()) {
        if (sheet.problems.empty())
            sheet.problems.push_back({{}, {QT_TRANSLATE_NOOP("core", "The file has no matches."), {}}, {}});
        return sheet;
    }
    std::vector<const MatchColumn *> used;
    for (const MatchColumn &column : foreignColumns)
        if (std::any_of(matches.begin(), matches.end(),
                        [&column](const ForeignMatch &one) { return !column.cell(one).isEmpty(); })) {
            used.push_back(&column);
            sheet.header.cells << QString::fromLatin1(column.heading);
        }
    sheet.header.cells << QStringLiteral("home") << QStringLiteral("away");
    for (const ForeignMatch &match : matches) {
        CsvRow row{match.line, {}};
        for (const MatchColumn *column : used)
            row.cells << column->cell(match);
        row.cells << match.home << match.away;
        sheet.rows.push_back(std::move(row));
    }
    return sheet;
}

bool isGroupName(const QString &round)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:group|gruppe|grupo|groupe|gruppo|girone|poule|grupa|grupp|skupina)\\s+\\S{1,3}$"),
        QRegularExpression::CaseInsensitiveOption);
    return form.match(round).hasMatch();
}

} // namespace touchline
