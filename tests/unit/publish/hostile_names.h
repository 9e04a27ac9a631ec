// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// Names that break what was pasted together: every path has to take them unharmed.
namespace touchline::testing {

inline QStringList hostileNames()
{
    const QString familyEmoji =
        QString::fromUtf8("\xf0\x9f\x91\xa8\xe2\x80\x8d\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa7");
    QStringList names{
        QStringLiteral("\"O'Neil\"; <b>Rovers</b>, & Sons\\"),
        QStringLiteral("<script>parent.pwned = 1</script>"),
        QStringLiteral("\" onmouseover=\"parent.pwned=1\" x=\""),
        QStringLiteral("' style='position:fixed;width:9999px"),
        QStringLiteral("]]>--></title><img src=x onerror=parent.pwned=1>"),
        QStringLiteral("&lt;script&gt; &amp;amp; &#0;"),
        QStringLiteral("Line\r\nEND:VEVENT\r\nBEGIN:VEVENT\nlast"),
        QString(QChar(1)) + QStringLiteral("Con") + QChar(0x1B) + QStringLiteral("[31mtrol") + QChar(0x85) +
            QChar(0x7F) + QStringLiteral("s\tand tab"),
        QString::fromUtf8(
            "\xd9\x86\xd8\xa7\xd8\xaf\xd9\x8a \xd8\xa7\xd9\x84\xd8\xb2\xd9\x85\xd8\xa7\xd9\x84\xd9\x83"),
        QChar(0x202E) + QStringLiteral("overridden, never closed"),
        QString::fromUtf8("\xe2\x9a\xbd\xf0\x9f\x8f\x86 United ") + familyEmoji,
        QStringLiteral("../../../etc/passwd"),
        QStringLiteral("NUL"),
        QStringLiteral("javascript:alert(1)"),
        QStringLiteral("%1 %2 %s %n {0}"),
        QStringLiteral("=1+1;,:\\n\\,"),
        QStringLiteral("half ") + QChar(0xD83D) + QStringLiteral(" a pair ") + QChar(0xFFFE),
        QStringLiteral("Paragraph") + QChar(0x2029) + QStringLiteral("and line") + QChar(0x2028),
        QString(10000, u'W'),
        QString::fromUtf8("\xf0\x9f\x8f\x86").repeated(5000),
        QStringLiteral("long words ").repeated(900),
    };
    return names;
}

} // namespace touchline::testing
