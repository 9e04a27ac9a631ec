// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/text_encoding.h"

#include "core/base/csv_scanner.h"

#include <QStringDecoder>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

/// 0x80 to 0x9F of Windows-1252; everything else is as in Latin-1.
constexpr std::array<char16_t, 32> windowsLetters{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};
constexpr std::size_t firstWindowsLetter = 0x80;

/// Files that people take for a table because a spreadsheet shows them as one, by their first bytes.
const std::array otherFiles{QByteArray("PK\x03\x04"), QByteArray("\xD0\xCF\x11\xE0"), QByteArray("%PDF-"),
                            QByteArray("SQLite format 3")};

/// The first line, from 1, that is no UTF-8; 0 where all are.
int firstLineThatIsNoUtf8(const QByteArray &bytes)
{
    int number = 0;
    for (qsizetype begin = 0; begin <= bytes.size(); ++number) {
        const qsizetype found = bytes.indexOf('\n', begin);
        const qsizetype end = found < 0 ? bytes.size() : found;
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        [[maybe_unused]] const QString line =
            decoder.decode(QByteArrayView(bytes).sliced(begin, end - begin));
        if (decoder.hasError())
            return number + 1;
        begin = end + 1;
    }
    return 0;
}

QString windowsText(const QByteArray &bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &letter : text) {
        const auto place = static_cast<std::size_t>(letter.unicode()) - firstWindowsLetter;
        if (place < windowsLetters.size())
            letter = windowsLetters[place];
    }
    return text;
}

/// Everything behind a byte order mark. A second mark there is part of the text.
DecodedText withMark(const QByteArray &bytes, qsizetype markLength, QStringDecoder::Encoding encoding,
                     TextEncoding name)
{
    QStringDecoder decoder(encoding,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    DecodedText decoded;
    decoded.text = decoder.decode(QByteArrayView(bytes).sliced(markLength));
    decoded.encoding = name;
    // The decoder takes half a character at the end for the start of more.
    const bool isCutOff = name != TextEncoding::Utf8 && bytes.size() % 2 != 0;
    if (decoder.hasError() || isCutOff)
        decoded.problems.push_back(
            {name == TextEncoding::Utf8 ? csvPlace(firstLineThatIsNoUtf8(bytes)) : QString(),
             {QT_TRANSLATE_NOOP("core", "The file claims to be %1 but is damaged."), {encodingName(name)}},
             {QT_TRANSLATE_NOOP("core", "Save the file as UTF-8 and read it again."), {}}});
    return decoded;
}

} // namespace

QString encodingName(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf8:
        return QStringLiteral("UTF-8");
    case TextEncoding::Utf16LittleEndian:
        return QStringLiteral("UTF-16 LE");
    case TextEncoding::Utf16BigEndian:
        return QStringLiteral("UTF-16 BE");
    case TextEncoding::Windows1252:
        return QStringLiteral("Windows-1252");
    }
    return {};
}

bool isNoText(const QByteArray &bytes)
{
    return std::any_of(otherFiles.begin(), otherFiles.end(),
                       [&bytes](const QByteArray &first) { return bytes.startsWith(first); });
}

DecodedText decodedText(const QByteArray &bytes)
{
    DecodedText decoded;
    if (isNoText(bytes)) {
        decoded.problems.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "This is not a CSV file but a document of another program."), {}},
             {QT_TRANSLATE_NOOP("core", "Open it there and save the table as CSV (UTF-8)."), {}}});
        return decoded;
    }
    if (bytes.startsWith("\xFF\xFE"))
        return withMark(bytes, 2, QStringDecoder::Utf16LE, TextEncoding::Utf16LittleEndian);
    if (bytes.startsWith("\xFE\xFF"))
        return withMark(bytes, 2, QStringDecoder::Utf16BE, TextEncoding::Utf16BigEndian);
    if (bytes.startsWith("\xEF\xBB\xBF"))
        return withMark(bytes, 3, QStringDecoder::Utf8, TextEncoding::Utf8);
    const int line = firstLineThatIsNoUtf8(bytes);
    if (line == 0) {
        decoded.text = QString::fromUtf8(bytes);
        return decoded;
    }
    decoded.text = windowsText(bytes);
    decoded.encoding = TextEncoding::Windows1252;
    decoded.notes.push_back(
        {csvPlace(line),
         {QT_TRANSLATE_NOOP("core", "The text is not UTF-8; it was read as %1. Check the accents."),
          {encodingName(decoded.encoding)}},
         {}});
    return decoded;
}

} // namespace touchline
