// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_name.h"

#include "core/base/visible_text.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <utility>

namespace touchline {

namespace {

/// File systems take 255; the rest is for a suffix, the number of a copy and the name while it is written.
constexpr qsizetype mostBytes = 180;

bool isRefused(QChar letter)
{
    return isInvisibleCommand(letter) || QStringLiteral("\\/:*?\"<>|").contains(letter);
}

/// Several of them in a row become one "-".
QString withoutRefused(const QString &title)
{
    QString readable = title;
    readable.replace(QStringLiteral(": "), QStringLiteral(" - "));
    QString name;
    for (const QChar letter : std::as_const(readable)) {
        if (!isRefused(letter))
            name += letter;
        else if (!name.endsWith(u'-'))
            name += u'-';
    }
    return name;
}

QString withoutEnds(const QString &name)
{
    static const QRegularExpression ends(QStringLiteral("^[\\s.]+|[\\s.]+$"));
    return QString(name).remove(ends);
}

QString shortened(const QString &name)
{
    if (name.toUtf8().size() <= mostBytes)
        return name;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, name);
    qsizetype end = 0;
    for (qsizetype next = letters.toNextBoundary(); next >= 0; next = letters.toNextBoundary()) {
        if (QStringView(name).left(next).toUtf8().size() > mostBytes)
            break;
        end = next;
    }
    return name.left(end);
}

} // namespace

QString safeFileName(const QString &title)
{
    const QString name = withoutEnds(shortened(withoutEnds(withoutRefused(title))));
    static const QRegularExpression device(QStringLiteral("^(con|prn|aux|nul|(com|lpt)[1-9])(?=\\.|$)"),
                                           QRegularExpression::CaseInsensitiveOption);
    if (name.isEmpty())
        return QStringLiteral("Touchline");
    return QString(name).replace(device, QStringLiteral("\\1-"));
}

} // namespace touchline
