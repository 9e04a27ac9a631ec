// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sentences.h"

#include "app/cli/atcs_words.h"
#include "app/cli/common_words.h"
#include "app/cli/sum_text.h"

#include <QRegularExpression>

namespace touchline::cli {

namespace {

QString fieldText(const QString &name, bool withSign, const ToldEvent &told)
{
    for (const EventWords *words : {&commonWords(), &atcsWords()})
        if (const auto found = words->find(name); found != words->end())
            return found->second(told);
    // Of a sum and its die: what was added.
    const QJsonValue value =
        name.endsWith(QLatin1String("_rest"))
            ? QJsonValue(told.fields.value(name.chopped(4) + QStringLiteral("sum")).toInt() -
                         told.fields.value(name.chopped(4) + QStringLiteral("die")).toInt())
            : told.fields.value(name);
    if (withSign)
        return addedNumber(value.toInt());
    return value.isDouble() ? plainNumber(value.toInt()) : value.toString();
}

} // namespace

const Sentence *sentenceFor(std::span<const Sentence> sentences, const QString &kind)
{
    for (const Sentence &sentence : sentences)
        if (kind == QLatin1String(sentence.kind))
            return &sentence;
    return nullptr;
}

QString filled(const char *sentence, const ToldEvent &told)
{
    static const QRegularExpression place(QStringLiteral("\\{(\\w+)(\\+?)\\}"));
    const QString pattern = QString::fromUtf8(sentence);
    QString words;
    qsizetype from = 0;
    for (auto match = place.globalMatch(pattern); match.hasNext();) {
        const auto one = match.next();
        words += pattern.mid(from, one.capturedStart() - from);
        words += fieldText(one.captured(1), !one.captured(2).isEmpty(), told);
        from = one.capturedEnd();
    }
    return words + pattern.mid(from);
}

} // namespace touchline::cli
