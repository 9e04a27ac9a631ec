// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace touchline {

/// How a text file was written.
enum class TextEncoding : std::uint8_t {
    Utf8,
    Utf16LittleEndian,
    Utf16BigEndian,
    Windows1252 ///< what a spreadsheet in western Europe or America writes unless it is asked for UTF-8
};

/// "UTF-8", "UTF-16 LE", "UTF-16 BE", "Windows-1252".
[[nodiscard]] QString encodingName(TextEncoding encoding);

struct DecodedText
{
    /// Without byte order mark. What could not be read is U+FFFD.
    QString text;
    TextEncoding encoding = TextEncoding::Utf8;
    /// What makes the text unreliable, by line: bytes that are none of the encoding that the file names, or a
    /// file that is no text at all (a workbook, a PDF; `text` is empty then).
    Problems problems;
    /// What the person should know: the encoding was guessed.
    Problems notes;
};

/// Whether a file that begins with these bytes is taken for no text at all: a workbook, a PDF, a database.
[[nodiscard]] bool isNoText(const QByteArray &bytes);

/// Reads a text of unknown origin: UTF-16 where a byte order mark says so, else UTF-8 where it is valid UTF-8
/// or has the mark, else Windows-1252 (its five codes without a letter as in Latin-1).
[[nodiscard]] DecodedText decodedText(const QByteArray &bytes);

} // namespace touchline
