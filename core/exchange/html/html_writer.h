// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <initializer_list>
#include <utility>
#include <vector>

namespace touchline {

/// Writes an HTML page that an XML reader can read too. Text and attributes go in as they are and are escaped
/// here, and elements close themselves, so that no page can be broken by what stands in it.
class HtmlWriter
{
public:
    using Attributes = std::initializer_list<std::pair<const char *, QString>>;

    /// An open element; it is closed when it goes out of scope.
    class [[nodiscard]] Element
    {
    public:
        Element(HtmlWriter &writer, const char *tag);
        Element(const Element &) = delete;
        Element(Element &&) = delete;
        Element &operator=(const Element &) = delete;
        Element &operator=(Element &&) = delete;
        ~Element();

    private:
        HtmlWriter &m_writer;
        const char *m_tag;
    };

    HtmlWriter();

    /// An attribute without a value is left out. `tag` and the names of attributes are words of HTML.
    Element in(const char *tag, Attributes attributes = {});
    void text(const QString &text);
    /// An element with nothing but text in it.
    void element(const char *tag, const QString &text, Attributes attributes = {});
    /// One that has no end: link, meta.
    void single(const char *tag, Attributes attributes);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    void open(const char *tag, Attributes attributes, const char *end);

    QByteArray m_bytes;
};

/// & < > " ' as references; characters that neither HTML nor XML may hold (control characters, halves of
/// pairs, U+FFFE and U+FFFF) are dropped.
[[nodiscard]] QByteArray htmlText(const QString &text);

} // namespace touchline
