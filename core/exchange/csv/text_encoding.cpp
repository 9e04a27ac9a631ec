// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/text_encoding.h"

#include "core/base/csv_scanner.h"

#include <QStringDecoder>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <utility>

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

QString westernText(const QByteArray &bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &letter : text) {
        const auto place = static_cast<std::size_t>(letter.unicode()) - firstWindowsLetter;
        if (place < windowsLetters.size())
            letter = windowsLetters[place];
    }
    return text;
}

/// A text of one of the encodings of Windows; where Qt was built without ICU it knows the western one alone.
QString windowsText(const QByteArray &bytes, TextEncoding encoding)
{
    if (encoding != TextEncoding::Windows1252)
        if (QStringDecoder decoder(encodingName(encoding).toLatin1().constData()); decoder.isValid())
            return decoder.decode(bytes);
    return westernText(bytes);
}

/// The letters beyond a to z of one language, small, and the encoding of Windows in which it is written.
struct Alphabet
{
    TextEncoding encoding;
    const char16_t *letters;
    /// Few write it: of two encodings that make as many words it does not speak for its own.
    bool isRare = false;
};
constexpr std::array alphabets{
    Alphabet{TextEncoding::Windows1252, u"äöüß"},
    Alphabet{TextEncoding::Windows1252, u"àâæçéèêëîïôœùûüÿ"},
    Alphabet{TextEncoding::Windows1252, u"áéíñóúü"},
    Alphabet{TextEncoding::Windows1252, u"àèéìòù"},
    Alphabet{TextEncoding::Windows1252, u"áâãàçéêíóôõú"},
    Alphabet{TextEncoding::Windows1252, u"áéëïíóöúü"},
    Alphabet{TextEncoding::Windows1252, u"åäöæøéü"},
    Alphabet{TextEncoding::Windows1252, u"áðéíóúýþæö", true},
    Alphabet{TextEncoding::Windows1250, u"ąćęłńóśźż"},
    Alphabet{TextEncoding::Windows1250, u"áčďéěíňóřšťúůýžľĺŕäô"},
    Alphabet{TextEncoding::Windows1250, u"áéíóöőúüű"},
    Alphabet{TextEncoding::Windows1250, u"čćđšž"},
    Alphabet{TextEncoding::Windows1250, u"ăâîşţ"},
    Alphabet{TextEncoding::Windows1251, u"абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўјљњћџђ"},
    Alphabet{TextEncoding::Windows1254, u"çğıİöşüâî"}};

/// Words of several letters with one beyond a to z, small; no more than tell. A sign among letters is part of
/// a word, which is none then.
QStringList specialWords(const QString &text)
{
    constexpr qsizetype enough = 2000;
    QStringList words;
    QString word;
    bool isSpecial = false;
    for (const QChar character : text + u' ') {
        const bool isPlain = character.unicode() < firstWindowsLetter;
        if (character.isLetter() || (!isPlain && !character.isPunct() && !character.isSpace())) {
            word += character.toLower();
            isSpecial = isSpecial || !isPlain;
            continue;
        }
        if (isSpecial && word.size() > 1 && words.size() < enough)
            words << word;
        word.clear();
        isSpecial = false;
    }
    return words;
}

/// Whether the word is one of the language, as far as its letters tell. Cyrillic words have no Latin letters.
bool isWordOf(const Alphabet &alphabet, const QString &word)
{
    const QString letters = QString::fromUtf16(alphabet.letters);
    return std::all_of(word.begin(), word.end(), [&](QChar letter) {
        return letters.contains(letter) ||
               (letter.unicode() < firstWindowsLetter && alphabet.encoding != TextEncoding::Windows1251);
    });
}

/// How many words an encoding makes, each of one of its languages, and how many of one language.
using WordCounts = std::pair<std::ptrdiff_t, std::ptrdiff_t>;

WordCounts wordsIn(const QByteArray &bytes, TextEncoding encoding)
{
    const QStringList words = specialWords(windowsText(bytes, encoding));
    WordCounts counts;
    const auto isIn = [encoding](const Alphabet &alphabet, const QString &word) {
        return alphabet.encoding == encoding && isWordOf(alphabet, word);
    };
    counts.first = std::count_if(words.begin(), words.end(), [&isIn](const QString &word) {
        return std::any_of(alphabets.begin(), alphabets.end(),
                           [&](const Alphabet &alphabet) { return isIn(alphabet, word); });
    });
    for (const Alphabet &alphabet : alphabets)
        if (!alphabet.isRare)
            counts.second = std::max<std::ptrdiff_t>(
                counts.second, std::count_if(words.begin(), words.end(),
                                             [&](const QString &word) { return isIn(alphabet, word); }));
    return counts;
}

/// The encoding that makes most words; Windows-1252 where no other makes more.
TextEncoding likelyEncoding(const QByteArray &bytes)
{
    TextEncoding best = TextEncoding::Windows1252;
    WordCounts most = wordsIn(bytes, best);
    for (const TextEncoding encoding :
         {TextEncoding::Windows1250, TextEncoding::Windows1251, TextEncoding::Windows1254})
        if (const WordCounts counts = wordsIn(bytes, encoding); counts > most) {
            most = counts;
            best = encoding;
        }
    return best;
}

/// UTF-16 without a mark: every second byte of plain letters is zero. Nothing where that is not so.
std::optional<TextEncoding> encodingOfZeros(const QByteArray &bytes)
{
    constexpr qsizetype lookedAt = 4000;
    std::array<qsizetype, 2> zeros{};
    const qsizetype end = std::min(bytes.size(), lookedAt);
    for (qsizetype i = 0; i < end; ++i)
        if (bytes.at(i) == '\0')
            ++zeros[static_cast<std::size_t>(i % 2)];
    const qsizetype least = end / 4;
    if (end >= 4 && zeros[1] > least && zeros[0] == 0)
        return TextEncoding::Utf16LittleEndian;
    if (end >= 4 && zeros[0] > least && zeros[1] == 0)
        return TextEncoding::Utf16BigEndian;
    return std::nullopt;
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
    case TextEncoding::Windows1250:
        return QStringLiteral("Windows-1250");
    case TextEncoding::Windows1251:
        return QStringLiteral("Windows-1251");
    case TextEncoding::Windows1254:
        return QStringLiteral("Windows-1254");
    }
    return {};
}

std::optional<TextEncoding> encodingNamed(const QString &name)
{
    const auto key = [](const QString &text) {
        QString letters;
        for (const QChar letter : text)
            if (letter.isLetterOrNumber())
                letters += letter.toLower();
        return letters;
    };
    const QString wanted = key(name);
    for (const TextEncoding encoding : textEncodings) {
        const QString known = key(encodingName(encoding));
        if (wanted == known || QStringLiteral("windows") + wanted == known ||
            wanted == QString(known).replace(QStringLiteral("windows"), QStringLiteral("cp")))
            return encoding;
    }
    return std::nullopt;
}

bool isNoText(const QByteArray &bytes)
{
    return std::any_of(otherFiles.begin(), otherFiles.end(),
                       [&bytes](const QByteArray &first) { return bytes.startsWith(first); });
}

DecodedText decodedText(const QByteArray &bytes, std::optional<TextEncoding> said)
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
    if (!said)
        said = encodingOfZeros(bytes);
    if (said == TextEncoding::Utf16LittleEndian)
        return withMark(bytes, 0, QStringDecoder::Utf16LE, *said);
    if (said == TextEncoding::Utf16BigEndian)
        return withMark(bytes, 0, QStringDecoder::Utf16BE, *said);
    const int line = firstLineThatIsNoUtf8(bytes);
    if (said == TextEncoding::Utf8 || (!said && line == 0)) {
        decoded.text = QString::fromUtf8(bytes);
        if (line > 0)
            decoded.problems.push_back(
                {csvPlace(line), {QT_TRANSLATE_NOOP("core", "The text is not UTF-8."), {}}, {}});
        return decoded;
    }
    decoded.encoding = said ? *said : likelyEncoding(bytes);
    decoded.text = windowsText(bytes, decoded.encoding);
    if (!said)
        decoded.notes.push_back(
            {csvPlace(line),
             {QT_TRANSLATE_NOOP("core", "The text is not UTF-8; it was read as %1. Check the accents."),
              {encodingName(decoded.encoding)}},
             {}});
    return decoded;
}

} // namespace touchline
