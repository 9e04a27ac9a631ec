// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/bookmarks.h"

#include <QSettings>

#include <algorithm>

namespace touchline {

namespace {

/// "412 the miss" -> 412 and the name; a settings file can be changed by hand.
constexpr QChar behindInputs = u' ';

auto placeOf(const std::vector<Bookmarks::Bookmark> &all, std::size_t inputs)
{
    return std::lower_bound(
        all.begin(), all.end(), inputs,
        [](const Bookmarks::Bookmark &one, std::size_t wanted) { return one.inputs < wanted; });
}

} // namespace

Bookmarks::Bookmarks(const QUuid &report)
    : m_key(QStringLiteral("bookmarks/") + report.toString(QUuid::WithoutBraces))
{
    const QStringList kept = QSettings().value(m_key).toStringList();
    for (const QString &line : kept) {
        bool isNumber = false;
        const uint inputs = line.section(behindInputs, 0, 0).toUInt(&isNumber);
        const QString name = line.section(behindInputs, 1);
        if (isNumber && !isAt(inputs) && !name.isEmpty())
            m_all.insert(placeOf(m_all, inputs), {inputs, name});
    }
}

bool Bookmarks::isAt(std::size_t inputs) const
{
    const auto place = placeOf(m_all, inputs);
    return place != m_all.end() && place->inputs == inputs;
}

void Bookmarks::set(std::size_t inputs, const QString &name)
{
    remove(inputs);
    m_all.insert(placeOf(m_all, inputs), {inputs, name});
    keep();
}

void Bookmarks::remove(std::size_t inputs)
{
    if (!isAt(inputs))
        return;
    m_all.erase(placeOf(m_all, inputs));
    keep();
}

void Bookmarks::keep() const
{
    QStringList lines;
    for (const Bookmark &one : m_all)
        lines << QString::number(one.inputs) + behindInputs + one.name;
    QSettings settings;
    if (lines.isEmpty())
        settings.remove(m_key);
    else
        settings.setValue(m_key, lines);
}

} // namespace touchline
