// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/common/telling.h"

#include "models/words/common/common_words.h"
#include "models/words/common/sum_text.h"
#include "models/words/common/text_table.h"

#include <QRegularExpression>

#include <array>

namespace touchline {

namespace {

QString fieldText(const QString &name, bool withSign, const StoryEvent &told, const EventWords *own)
{
    for (const EventWords *words : {&commonWords(), own})
        if (words != nullptr)
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

constexpr std::array plainEvents{
    Sentence{"match_start", false, false, "{home_team} v {away_team}"},
    Sentence{"period_start", false, false, "{period_name}"},
    Sentence{"goal", false, true, "{home}–{away}  {player} ({team})"},
    Sentence{"own_goal", false, true, "{home}–{away}  {player} ({team}, own goal)"},
    Sentence{"yellow", false, true, "Yellow card for {player} ({team})"},
    Sentence{"second_yellow", false, true, "Second yellow card for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is injured"},
    Sentence{"substitute_on", false, true, "{player} comes on ({team})"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
};

} // namespace

const Sentence *sentenceFor(std::span<const Sentence> sentences, const QString &kind)
{
    for (const Sentence &sentence : sentences)
        if (kind == QLatin1String(sentence.kind))
            return &sentence;
    return nullptr;
}

QString filled(const char *sentence, const StoryEvent &told, const EventWords *own)
{
    static const QRegularExpression place(QStringLiteral("\\{(\\w+)(\\+?)\\}"));
    const QString pattern = QString::fromUtf8(sentence);
    QString words;
    qsizetype from = 0;
    for (auto match = place.globalMatch(pattern); match.hasNext();) {
        const auto one = match.next();
        words += pattern.mid(from, one.capturedStart() - from);
        words += nameShown(fieldText(one.captured(1), !one.captured(2).isEmpty(), told, own));
        from = one.capturedEnd();
    }
    return words + pattern.mid(from);
}

const Tellings &plainTellings()
{
    static const Tellings tellings{{plainEvents, {}, false, nullptr},
                                   {plainEvents, {}, true, nullptr},
                                   {plainEvents, {}, false, nullptr}};
    return tellings;
}

} // namespace touchline
