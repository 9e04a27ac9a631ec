// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/kit_colours.h"

#include "core/base/search_key.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace touchline {

namespace {

struct NamedColour
{
    /// As searchKey() gives them, without blanks.
    const char *names;
    const char *code;
};

constexpr NamedColour namedColours[] = {
    {"white weiss", "#FFFFFF"},
    {"black schwarz", "#000000"},
    {"grey gray grau", "#808080"},
    {"silver silber", "#C0C0C0"},
    {"red rot", "#D00000"},
    {"darkred dunkelrot", "#8B0000"},
    {"claret maroon burgundy weinrot bordeaux", "#7A0019"},
    {"orange", "#FF7F00"},
    {"amber bernstein", "#FFBF00"},
    {"gold golden", "#D4AF37"},
    {"yellow gelb", "#FFE000"},
    {"lightgreen hellgrun", "#7CCD7C"},
    {"green grun", "#008000"},
    {"darkgreen dunkelgrun", "#004D00"},
    {"turquoise turkis", "#30D5C8"},
    {"lightblue hellblau", "#8AB8E6"},
    {"skyblue himmelblau", "#6CABDD"},
    {"blue blau", "#0047AB"},
    {"royalblue konigsblau", "#1D3FBB"},
    {"darkblue dunkelblau", "#00008B"},
    {"navy navyblue marineblau", "#001F4D"},
    {"purple lila", "#6A0DAD"},
    {"violet violett", "#7F00FF"},
    {"pink rosa", "#FF69B4"},
    {"brown braun", "#6B3E12"},
};

} // namespace

QString kitColour(const QString &text)
{
    static const QRegularExpression digits(QStringLiteral("^#?([0-9A-Fa-f]{6})$"));
    if (const QRegularExpressionMatch match = digits.match(text.trimmed()); match.hasMatch())
        return u'#' + match.captured(1);
    const QString word = searchKey(text).remove(u' ').remove(u'-');
    const auto *const found =
        std::find_if(std::begin(namedColours), std::end(namedColours), [&word](const NamedColour &colour) {
            return QString::fromLatin1(colour.names).split(u' ').contains(word);
        });
    return found == std::end(namedColours) ? QString() : QLatin1String(found->code);
}

} // namespace touchline
