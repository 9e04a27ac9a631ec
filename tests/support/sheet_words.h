// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"
#include "tests/support/any_fixture.h"

#include <QSet>

/// The score sheets of a game against what its matches really bring.
namespace touchline::testing {

/// The words of a list, each of them once.
inline QSet<QString> wordsOf(std::span<const SheetWord> words)
{
    QSet<QString> all;
    for (const SheetWord &word : words)
        all.insert(QString::fromUtf8(word.word));
    return all;
}

inline QSet<QString> wordsOf(std::span<const char *const> words)
{
    QSet<QString> all;
    for (const char *word : words)
        all.insert(QString::fromUtf8(word));
    return all;
}

/// The words of a field of an event of the game; empty where it has no such words.
inline QSet<QString> eventWords(const Game &game, const char *event, const char *field)
{
    for (const EventSpec &spec : game.info().events)
        if (qstrcmp(spec.name, event) == 0)
            for (const EventField &one : spec.fields)
                if (qstrcmp(one.name, field) == 0)
                    return wordsOf(one.words);
    return {};
}

inline QStringList fieldNames(const ScoreSheet &sheet)
{
    QStringList names;
    for (const SheetField &field : sheet.fields)
        names.append(QString::fromUtf8(field.name));
    return names;
}

/// Options of a level, with some of them wished for.
inline OptionValues optionsAt(const Game &game, const char *level, const QJsonObject &wishes = {})
{
    return resolveOptions(game.info().options, **findLevel(game.info().levels, QString::fromUtf8(level)),
                          wishes)
        .value();
}

inline ScoreSheet sheetAt(const Game &game, const char *level, const QJsonObject &wishes = {})
{
    return game.scoreSheet(QString::fromUtf8(level), optionsAt(game, level, wishes));
}

/// What checkSheet() finds in matches by chance at every level, and the words that came up in them.
struct PlayedWords
{
    QStringList problems;
    QSet<QString> goals;
    QSet<QString> injuries;
    int reports = 0;
};

inline PlayedWords playedWords(const Game &game, int matchesPerLevel)
{
    PlayedWords found;
    const AnyFixture fixtures(game);
    Generator generator(20260521);
    for (const LevelSpec &level : game.info().levels)
        for (int match = 0; match < matchesPerLevel; ++match) {
            const FixtureSetup setup = fixtures.make(level, generator);
            const auto played = playByChance(game, setup, generator.next());
            if (!played)
                continue;
            ++found.reports;
            const ScoreSheet sheet = game.scoreSheet(setup.level, setup.options);
            for (const Problem &problem : checkSheet(played->report, sheet))
                found.problems.append(
                    QStringLiteral("%1: %2: %3").arg(setup.level, problem.where, problem.what.english()));
            for (const ReportEvent &event : played->report.events)
                if (event.kind == ReportEventKind::Goal && !event.detail.isEmpty())
                    found.goals.insert(event.detail);
                else if (event.kind == ReportEventKind::Injury)
                    found.injuries.insert(event.detail);
        }
    return found;
}

} // namespace touchline::testing
