// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QHash>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <vector>

/// A strict reader of iCalendar files for tests, written from RFC 5545 alone.
namespace touchline::testing {

struct IcalProperty
{
    QByteArray name;
    QHash<QByteArray, QByteArray> parameters;
    /// As it stands in the file, UTF-8.
    QByteArray value;
};

struct IcalComponent
{
    QByteArray name;
    std::vector<IcalProperty> properties;
    std::vector<IcalComponent> components;

    [[nodiscard]] const IcalProperty *find(const QByteArray &wanted) const
    {
        const auto one = std::find_if(properties.begin(), properties.end(),
                                      [&](const IcalProperty &p) { return p.name == wanted; });
        return one == properties.end() ? nullptr : &*one;
    }
    [[nodiscard]] QByteArray value(const QByteArray &wanted) const
    {
        const IcalProperty *one = find(wanted);
        return one == nullptr ? QByteArray() : one->value;
    }
    [[nodiscard]] int count(const QByteArray &wanted) const
    {
        return static_cast<int>(std::count_if(properties.begin(), properties.end(),
                                              [&](const IcalProperty &p) { return p.name == wanted; }));
    }
    [[nodiscard]] std::vector<const IcalComponent *> all(const QByteArray &wanted) const
    {
        std::vector<const IcalComponent *> found;
        for (const IcalComponent &one : components)
            if (one.name == wanted)
                found.push_back(&one);
        return found;
    }
};

/// Whether the bytes are UTF-8 on their own: nothing is cut at either end.
inline bool isUtf8(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes).toUtf8() == bytes;
}

class IcalReader
{
public:
    /// The calendar; `faults` says what is wrong with the file.
    IcalComponent read(const QByteArray &bytes)
    {
        IcalComponent root;
        std::vector<IcalComponent *> open{&root};
        for (const QByteArray &line : unfolded(bytes)) {
            const IcalProperty property = propertyOf(line);
            if (property.name == "BEGIN") {
                open.back()->components.push_back({property.value, {}, {}});
                open.push_back(&open.back()->components.back());
            } else if (property.name == "END") {
                if (open.size() < 2 || open.back()->name != property.value)
                    faults << QStringLiteral("END:%1 closes nothing").arg(QString::fromUtf8(property.value));
                else
                    open.pop_back();
            } else {
                open.back()->properties.push_back(property);
            }
        }
        if (open.size() != 1 || root.components.size() != 1 || !root.properties.empty())
            faults << QStringLiteral("not one whole component");
        return root.components.empty() ? IcalComponent() : root.components.front();
    }

    QStringList faults;

    /// The text behind a value of the type TEXT.
    static QString text(const QByteArray &value, QStringList &faults)
    {
        QByteArray plain;
        for (qsizetype i = 0; i < value.size(); ++i) {
            const char c = value.at(i);
            if (c == ',' || c == ';')
                faults << QStringLiteral("%1 without a backslash").arg(QLatin1Char(c));
            if (c != '\\') {
                plain += c;
                continue;
            }
            const char next = ++i < value.size() ? value.at(i) : '\0';
            if (next == 'n' || next == 'N')
                plain += '\n';
            else if (next == '\\' || next == ',' || next == ';')
                plain += next;
            else
                faults << QStringLiteral("a backslash before nothing that needs it");
        }
        return QString::fromUtf8(plain);
    }

private:
    QByteArrayList unfolded(const QByteArray &bytes)
    {
        if (!bytes.endsWith("\r\n"))
            faults << QStringLiteral("no line end at the end");
        QByteArrayList lines;
        QByteArray rest = bytes;
        while (!rest.isEmpty()) {
            const qsizetype end = rest.indexOf("\r\n");
            if (end < 0)
                break;
            const QByteArray line = rest.left(end);
            rest.remove(0, end + 2);
            checkLine(line);
            if (line.startsWith(' ') || line.startsWith('\t')) {
                if (lines.isEmpty())
                    faults << QStringLiteral("the first line goes on");
                else
                    lines.last() += line.mid(1);
            } else {
                lines << line;
            }
        }
        return lines;
    }

    void checkLine(const QByteArray &line)
    {
        if (line.size() > 75)
            faults << QStringLiteral("a line of %1 octets").arg(line.size());
        if (line.isEmpty())
            faults << QStringLiteral("an empty line");
        if (!isUtf8(line))
            faults << QStringLiteral("a character cut in two");
        for (const QChar c : QString::fromUtf8(line))
            if (c.category() == QChar::Other_Control)
                faults << QStringLiteral("control character %1").arg(c.unicode());
    }

    IcalProperty propertyOf(const QByteArray &line)
    {
        const qsizetype colon = line.indexOf(':');
        if (colon < 1) {
            faults << QStringLiteral("no property: %1").arg(QString::fromUtf8(line.left(40)));
            return {};
        }
        IcalProperty property;
        property.value = line.mid(colon + 1);
        const QByteArrayList parts = line.left(colon).split(';');
        property.name = parts.front();
        for (qsizetype i = 1; i < parts.size(); ++i) {
            const qsizetype equals = parts.at(i).indexOf('=');
            if (equals < 1)
                faults << QStringLiteral("no parameter: %1").arg(QString::fromUtf8(parts.at(i)));
            property.parameters.insert(parts.at(i).left(equals), parts.at(i).mid(equals + 1));
        }
        for (const char c : property.name)
            if (!(c >= 'A' && c <= 'Z') && c != '-')
                faults << QStringLiteral("no name of a property: %1").arg(QString::fromUtf8(property.name));
        return property;
    }
};

} // namespace touchline::testing
