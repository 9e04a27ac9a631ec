// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/html/html_writer.h"

#include "core/exchange/html/bidi_control.h"

#include "core/base/visible_text.h"

#include <QList>

#include <array>
#include <cstring>

namespace touchline {

namespace {

/// Elements inside a line: a line end behind them would be seen as a space.
bool isInline(const char *tag)
{
    constexpr std::array<const char *, 8> tags{"a", "abbr", "bdi", "b", "small", "span", "strong", "time"};
    for (const char *one : tags)
        if (std::strcmp(one, tag) == 0)
            return true;
    return false;
}

bool isAllowed(char32_t c)
{
    if (c == U'\n' || c == U'\t')
        return true;
    const bool isControl = c < 0x20 || (c >= 0x7F && c < 0xA0);
    const bool isSurrogate = c >= 0xD800 && c < 0xE000;
    // The last two of every plane are no characters.
    return !isControl && !isBidiControl(c) && !isSurrogate && (c & 0xFFFEU) != 0xFFFE;
}

void append(char32_t c, QString &text)
{
    switch (c) {
    case U'&':
        text += QLatin1String("&amp;");
        break;
    case U'<':
        text += QLatin1String("&lt;");
        break;
    case U'>':
        text += QLatin1String("&gt;");
        break;
    case U'"':
        text += QLatin1String("&quot;");
        break;
    case U'\'':
        text += QLatin1String("&#39;");
        break;
    default:
        if (isAllowed(c))
            text += QString::fromUcs4(&c, 1);
        else if (c < 0x10000 && isInvisibleCommand(QChar(static_cast<char16_t>(c))))
            for (const QChar sign : visibleText(QChar(static_cast<char16_t>(c)), LineEnds::Show))
                append(sign.unicode(), text);
    }
}

} // namespace

HtmlWriter::Element::Element(HtmlWriter &writer, const char *tag) : m_writer(writer), m_tag(tag) {}

HtmlWriter::Element::~Element()
{
    m_writer.m_bytes += QByteArray("</") + m_tag + (isInline(m_tag) ? ">" : ">\n");
}

HtmlWriter::HtmlWriter() : m_bytes("<!DOCTYPE html>\n") {}

HtmlWriter::Element HtmlWriter::in(const char *tag, Attributes attributes)
{
    open(tag, attributes, ">");
    return {*this, tag};
}

void HtmlWriter::text(const QString &text)
{
    m_bytes += htmlText(text);
}

void HtmlWriter::element(const char *tag, const QString &text, Attributes attributes)
{
    const auto element = in(tag, attributes);
    this->text(text);
}

void HtmlWriter::single(const char *tag, Attributes attributes)
{
    open(tag, attributes, "/>\n");
}

void HtmlWriter::open(const char *tag, Attributes attributes, const char *end)
{
    m_bytes += QByteArray("<") + tag;
    for (const auto &[name, value] : attributes)
        if (!value.isEmpty())
            m_bytes += QByteArray(" ") + name + "=\"" + htmlText(value) + '"';
    m_bytes += end;
}

QByteArray htmlText(const QString &text)
{
    QString result;
    for (const uint c : text.toUcs4())
        append(static_cast<char32_t>(c), result);
    return result.toUtf8();
}

} // namespace touchline
