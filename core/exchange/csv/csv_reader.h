// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv_scanner.h"
#include "core/exchange/csv/text_encoding.h"
#include "core/exchange/workbook/workbook.h"
#include "core/facts/bye_request.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace touchline {

/// What a file says of a tournament by the Swiss system beside its matches.
struct SwissList
{
    /// In the order of their start numbers.
    QStringList players;
    int rounds = 0;
    /// A win is one point and a draw half of one; else three and one.
    bool hasHalfPoints = false;
    /// A player without an opponent in a round, and not by the pairing.
    struct Bye
    {
        /// Index in `players`.
        int player = 0;
        ByeRequest request{};
    };
    std::vector<Bye> byes{};
};

/// A table out of a file of unknown origin, with all that could be read of it.
struct CsvSheet
{
    /// Comma, semicolon, tab or |.
    QChar separator = u',';
    TextEncoding encoding = TextEncoding::Utf8;
    /// As they stand, apostrophes of spreadsheet_guard.h taken off. The header is the first of them that is
    /// not empty, until startAt() makes it another; rows may have more or fewer cells.
    CsvRow header;
    std::vector<CsvRow> rows;
    /// What the file says it is: "Premier League 2026/27". Empty where it does not say.
    QString title{};
    /// Of a workbook the sheet that this is, and all its sheets; empty for other files.
    QString name{};
    QStringList names{};
    /// The matches are those of a Swiss.
    std::optional<SwissList> swiss{};
    /// The file has columns that a person can count; else places are lines alone.
    bool hasColumns = true;
    /// What is wrong with the file as a whole: too big, no header, damaged, not a table. What is wrong with a
    /// row stands with it.
    Problems problems;
    /// What the person should know; nothing is wrong with it.
    Problems notes;

    /// Makes `rows[row]` the header; what stands above it is gone.
    void startAt(std::size_t row);
};

/// Bytes of a file at most.
inline constexpr qsizetype largestCsvFile = qsizetype{64} * 1024 * 1024;

/// The sheet of a workbook as a table: the one of that name, whatever its case; with an empty name the first
/// with a table in it, two rows of two cells. A note says which it is where there are several.
[[nodiscard]] CsvSheet sheetOfWorkbook(const std::vector<WorkbookSheet> &workbook, const QString &name = {});
/// What stands in place of the table of a file that cannot be read.
[[nodiscard]] CsvSheet unreadableSheet(const Error &error);

/// Reads a CSV file as people have them: RFC 4180 with any of four separators (a first line "sep=;" names
/// one, else the rows tell), any encoding of TextEncoding, lines with CR LF, LF or CR. `encoding`: as
/// somebody says; nothing = as decodedText() recognises it. A workbook is read too (sheetOfWorkbook()): the
/// sheet of that name.
[[nodiscard]] CsvSheet readCsv(const QByteArray &bytes, const CsvLimits &limits = {},
                               std::optional<TextEncoding> encoding = {}, const QString &sheet = {});

/// The separator that the header row has outside quotation marks; where it has several, the one that gives
/// most of the first rows as many cells as the header. Where no row has as many as the first one, which is a
/// title then, the one that gives most rows equally many. A comma where there is none.
[[nodiscard]] QChar recognisedSeparator(const QString &text);

} // namespace touchline
