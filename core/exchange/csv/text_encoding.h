// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace touchline {

/// How a text file was written.
enum class TextEncoding : std::uint8_t {
    Utf8,
    Utf16LittleEndian,
    Utf16BigEndian,
    Windows1252, ///< what a spreadsheet in western Europe or America writes unless it is asked for UTF-8
    Windows1250, ///< the same in central Europe
    Windows1251, ///< with Cyrillic letters
    Windows1254  ///< in Turkey
};

/// In the order in which they are offered.
inline constexpr std::array textEncodings{TextEncoding::Utf8,          TextEncoding::Windows1252,
                                          TextEncoding::Windows1250,   TextEncoding::Windows1251,
                                          TextEncoding::Windows1254,   TextEncoding::Utf16LittleEndian,
                                          TextEncoding::Utf16BigEndian};

/// "UTF-8", "UTF-16 LE", "UTF-16 BE", "Windows-1252", ...
[[nodiscard]] QString encodingName(TextEncoding encoding);
/// The encoding of that name, whatever its case and hyphens ("utf8", "windows1250", "1250"); nothing for
/// another name.
[[nodiscard]] std::optional<TextEncoding> encodingNamed(const QString &name);

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

/// Reads a text of unknown origin: UTF-16 where a byte order mark or the zeros of plain letters say so, else
/// UTF-8 where it is valid UTF-8 or has the mark, else the encoding of Windows in which the words with
/// special letters are words of one language; Windows-1252 where no other makes more of them (its five codes
/// without a letter as in Latin-1). `said`: as somebody says that the file is written.
[[nodiscard]] DecodedText decodedText(const QByteArray &bytes, std::optional<TextEncoding> said = {});

} // namespace touchline
