// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/publish/web_site.h"

#include <QHash>
#include <QSet>
#include <QXmlStreamReader>

#include <functional>

/// Reads the pages of a site for tests, strictly, as XML.
namespace touchline::testing {

struct ReadElement
{
    QString tag;
    QXmlStreamAttributes attributes;
    /// All text in it.
    QString text;

    [[nodiscard]] QString attribute(const char *name) const
    {
        return attributes.value(QLatin1String(name)).toString();
    }
};

struct ReadPage
{
    /// In the order in which they begin.
    std::vector<ReadElement> elements;
    /// Empty where the page is well-formed.
    QString fault;

    [[nodiscard]] std::vector<const ReadElement *> all(const char *tag) const
    {
        std::vector<const ReadElement *> found;
        for (const ReadElement &one : elements)
            if (one.tag == QLatin1String(tag))
                found.push_back(&one);
        return found;
    }
    /// Those of a class.
    [[nodiscard]] std::vector<const ReadElement *> ofClass(const char *name) const
    {
        std::vector<const ReadElement *> found;
        for (const ReadElement &one : elements)
            if (one.attribute("class").split(u' ').contains(QLatin1String(name)))
                found.push_back(&one);
        return found;
    }
    [[nodiscard]] QString text() const { return elements.empty() ? QString() : elements.front().text; }
};

inline ReadPage readPage(const QByteArray &bytes)
{
    ReadPage page;
    QXmlStreamReader reader(bytes);
    std::vector<std::size_t> open;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            open.push_back(page.elements.size());
            page.elements.push_back({reader.name().toString(), reader.attributes(), {}});
        } else if (reader.isEndElement()) {
            open.pop_back();
        } else if (reader.isCharacters()) {
            for (const std::size_t element : open)
                page.elements[element].text += reader.text();
        }
    }
    if (reader.hasError())
        page.fault = QStringLiteral("%1 (line %2)").arg(reader.errorString()).arg(reader.lineNumber());
    return page;
}

using ReadSite = std::map<QString, ReadPage>;

/// The pages of a site by path, the style sheet left out.
inline ReadSite readSite(const std::vector<SiteFile> &files)
{
    ReadSite site;
    for (const SiteFile &file : files)
        if (file.path.endsWith(QLatin1String(".html")))
            site.emplace(file.path, readPage(file.bytes));
    return site;
}

} // namespace touchline::testing
