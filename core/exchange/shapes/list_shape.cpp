// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/shapes/list_shape.h"

#include "core/exchange/shapes/calendar_events.h"
#include "core/exchange/shapes/match_json.h"
#include "core/exchange/shapes/openfootball_text.h"
#include "core/exchange/shapes/results_grid.h"
#include "core/exchange/shapes/trf_text.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <utility>

namespace touchline {

namespace {

constexpr std::array shapes{
    ListShape{"iCalendar", [](const ShapeFile &file) { return isCalendar(file.text); },
              [](const ShapeFile &file) { return readCalendarEvents(file.text); }},
    ListShape{"TRF (FIDE)", [](const ShapeFile &file) { return isTrf(file.text); },
              [](const ShapeFile &file) { return readTrf(file.text); }},
    ListShape{"Challonge", [](const ShapeFile &file) { return isChallongeJson(file.bytes); },
              [](const ShapeFile &file) { return readChallongeJson(file.bytes); }},
    ListShape{"football.json", [](const ShapeFile &file) { return isFootballJson(file.bytes); },
              [](const ShapeFile &file) { return readFootballJson(file.bytes); }},
    ListShape{"Football.TXT (openfootball)",
              [](const ShapeFile &file) { return isOpenfootballText(file.text); },
              [](const ShapeFile &file) { return readOpenfootballText(file.text); }}};

} // namespace

std::span<const ListShape> listShapes()
{
    return shapes;
}

namespace {

std::shared_ptr<const CsvSheet> tableOf(CsvSheet sheet)
{
    auto grid = matchesOfGrid(sheet);
    return std::make_shared<const CsvSheet>(grid ? *std::move(grid) : std::move(sheet));
}

} // namespace

void chooseSheet(CsvList &list, const QString &name)
{
    list.sheet = name;
    if (list.workbook)
        list.table = tableOf(sheetOfWorkbook(*list.workbook, name));
}

CsvList listFrom(QByteArray bytes, std::optional<TextEncoding> encoding)
{
    CsvList list(std::move(bytes));
    list.encoding = encoding;
    if (list.bytes.size() > largestCsvFile)
        return list; // the reader of CSV says so
    if (isWorkbook(list.bytes)) {
        auto workbook = readWorkbook(list.bytes);
        list.table = workbook ? tableOf(sheetOfWorkbook(*workbook))
                              : std::make_shared<const CsvSheet>(unreadableSheet(workbook.error()));
        if (workbook)
            list.workbook = std::make_shared<const std::vector<WorkbookSheet>>(*std::move(workbook));
        return list;
    }
    DecodedText decoded = decodedText(list.bytes, encoding);
    decoded.text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    const ShapeFile file{list.bytes, decoded.text};
    const auto *const shape =
        std::find_if(shapes.begin(), shapes.end(), [&file](const ListShape &one) { return one.isOne(file); });
    if (shape == shapes.end()) {
        constexpr qsizetype largestGrid = 1'000'000;
        if (auto grid = list.bytes.size() <= largestGrid ? matchesOfGrid(readCsv(list.bytes, {}, encoding))
                                                         : std::nullopt)
            list.table = std::make_shared<const CsvSheet>(*std::move(grid));
        return list;
    }
    CsvSheet sheet = shape->read(file);
    sheet.encoding = decoded.encoding;
    sheet.problems.insert(sheet.problems.begin(), decoded.problems.begin(), decoded.problems.end());
    sheet.notes.insert(sheet.notes.begin(), decoded.notes.begin(), decoded.notes.end());
    sheet.notes.insert(
        sheet.notes.begin(),
        {{}, {QT_TRANSLATE_NOOP("core", "Read as %1."), {QString::fromLatin1(shape->name)}}, {}});
    list.table = std::make_shared<const CsvSheet>(std::move(sheet));
    return list;
}

} // namespace touchline
