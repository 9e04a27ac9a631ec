// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/common_words.h"
#include "models/words/common/telling.h"
#include "models/words/narrator.h"
#include "tests/support/any_fixture.h"

#include <QRegularExpression>

#include <array>

namespace touchline::testing {

/// What holds of the sentences of every game. Each check gives the first fault in words, or an empty text.
struct NarratedGame
{
    const Game &game;
    const Telling &brief;
    const Telling &full;
    const Telling &explained;
    /// Kinds of which the full telling says nothing: they are left to the explanation.
    QStringList leftOut;
    /// Common kinds that never happen in this game.
    QStringList neverHappens;
    /// Said of a match that ended by a forfeit, whose score nobody scored.
    QString forfeit;

    [[nodiscard]] std::array<const Telling *, 3> tellings() const { return {&brief, &full, &explained}; }
    [[nodiscard]] QStringList kinds() const
    {
        QStringList kinds;
        for (const std::span<const EventSpec> specs : {game.info().events, commonEvents()})
            for (const EventSpec &spec : specs)
                if (const QString kind = QString::fromUtf8(spec.name);
                    !kinds.contains(kind) && !neverHappens.contains(kind))
                    kinds << kind;
        return kinds;
    }
    [[nodiscard]] QStringList fieldsOf(const char *kind) const
    {
        QStringList names;
        for (const std::span<const EventSpec> specs : {game.info().events, commonEvents()})
            for (const EventSpec &spec : specs)
                if (qstrcmp(spec.name, kind) == 0)
                    for (const EventField &field : spec.fields)
                        names << QString::fromUtf8(field.name);
        return names;
    }

    /// Every kind of event has a sentence in the two long tellings, an empty one where nothing is to be said.
    [[nodiscard]] QString kindWithoutSentence() const
    {
        for (const Telling *telling : {&full, &explained})
            for (const QString &kind : kinds()) {
                const Sentence *sentence = sentenceFor(telling->sentences, kind);
                if (sentence == nullptr)
                    return kind;
                const bool isSilent =
                    kind == QLatin1String("match_end") || (telling == &full && leftOut.contains(kind));
                if ((qstrlen(sentence->text) == 0) != isSilent)
                    return kind + (isSilent ? QStringLiteral(" is told") : QStringLiteral(" is silent"));
            }
        return {};
    }

    /// Every place in a sentence is a field of the event, or a word of the game or of all games.
    [[nodiscard]] QString unknownPlace() const
    {
        const QStringList known = kinds();
        for (const Telling *telling : tellings())
            for (const Sentence &sentence : telling->sentences) {
                if (!known.contains(QLatin1String(sentence.kind)))
                    return QString::fromUtf8(sentence.kind);
                const QString place = unknownPlaceOf(sentence, *telling);
                if (!place.isEmpty())
                    return QString::fromUtf8(sentence.kind) + u' ' + place;
            }
        return {};
    }

    /// Whole matches at every level: nothing is left out, and the score is told as it was.
    [[nodiscard]] QString matchWithoutSentence(std::uint64_t matches) const
    {
        const AnyFixture any(game);
        int shootOuts = 0;
        for (std::uint64_t seed = 0; seed < matches; ++seed) {
            Generator generator(seed);
            FixtureSetup setup = any.make(generator);
            if (seed % 4 != 0)
                setup.decision.needsWinner = true;
            const auto played = playByChance(game, std::move(setup), seed);
            if (!played)
                return QStringLiteral("match %1 is not played").arg(seed);
            shootOuts += played->report.shootOut ? 1 : 0;
            const Score &score = played->report.score;
            for (const Telling *telling : tellings()) {
                QString text = matchText(*played, game, *telling);
                if (text.contains(u'{') || text.contains(u'%') || text.contains(u'_') ||
                    text.contains(QStringLiteral("= 0, needs 0")) ||
                    !text.contains(QStringLiteral("%1–%2").arg(score.home).arg(score.away)))
                    return text;
            }
            QString text = matchText(*played, game, full);
            const bool isForfeit = !forfeit.isEmpty() && text.contains(forfeit);
            if (!isForfeit && text.count(QStringLiteral("GOAL!")) != score.home + score.away)
                return text;
        }
        return shootOuts > 0 ? QString() : QStringLiteral("no shoot-out was told");
    }

private:
    [[nodiscard]] QString unknownPlaceOf(const Sentence &sentence, const Telling &telling) const
    {
        static const QRegularExpression place(QStringLiteral("\\{(\\w+)\\+?\\}"));
        const QStringList fields = fieldsOf(sentence.kind);
        for (auto one = place.globalMatch(QString::fromUtf8(sentence.text)); one.hasNext();) {
            QString name = one.next().captured(1);
            const bool isOwn = telling.words != nullptr && telling.words->contains(name);
            if (!fields.contains(name) && !isOwn && !commonWords().contains(name))
                return name;
        }
        return {};
    }
};

} // namespace touchline::testing
