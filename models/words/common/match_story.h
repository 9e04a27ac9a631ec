// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"
#include "core/match/fixture_setup.h"
#include "core/match/game.h"

#include <QJsonObject>

#include <memory>

namespace touchline {

/// What the words of one game keep in mind of the events that went by.
class StoryMemory
{
public:
    StoryMemory() = default;
    StoryMemory &operator=(const StoryMemory &) = delete;
    StoryMemory(StoryMemory &&) = delete;
    StoryMemory &operator=(StoryMemory &&) = delete;
    virtual ~StoryMemory() = default;

    /// Takes note of an event; `kind` and `fields` are those of its JSON.
    virtual void see(const Event &event, const QString &kind, const QJsonObject &fields) = 0;

protected:
    StoryMemory(const StoryMemory &) = default;
};

/// What somebody who tells a match keeps in mind while its events go by, since a single event does not hold
/// it.
class MatchStory
{
public:
    /// Both outlive the story. `own`: what the words of the game need beyond; null where they need nothing.
    MatchStory(const FixtureSetup &setup, const Game &game, std::unique_ptr<StoryMemory> own = nullptr)
        : m_setup(setup)
        , m_game(game)
        , m_own(std::move(own))
    {
    }

    /// Takes note of an event; `kind` and `fields` are those of its JSON.
    void see(const Event &event, const QString &kind, const QJsonObject &fields);

    [[nodiscard]] const FixtureSetup &setup() const { return m_setup; }
    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] QString teamName(Side side) const { return m_setup.sides[side].team.displayName(); }
    /// The score when normal time ended; nothing before.
    [[nodiscard]] std::optional<Score> scoreAfter90() const { return m_after90; }
    /// What the words of the game keep in mind; null where they keep nothing.
    [[nodiscard]] const StoryMemory *own() const { return m_own.get(); }

private:
    const FixtureSetup &m_setup;
    const Game &m_game;
    std::unique_ptr<StoryMemory> m_own;
    std::optional<Score> m_after90;
};

/// An event with everything that is needed to put it into words. Lives as long as event and story do.
struct StoryEvent
{
    const Event &event;
    /// As in JSON.
    QJsonObject fields;
    /// What came before it, itself included.
    const MatchStory &story;

    [[nodiscard]] int number(const char *name) const { return fields.value(QLatin1String(name)).toInt(); }
    [[nodiscard]] bool isOn(const char *name) const { return fields.value(QLatin1String(name)).toBool(); }
    /// A word or a name; empty where there is none.
    [[nodiscard]] QString text(const char *name) const
    {
        return fields.value(QLatin1String(name)).toString();
    }
    [[nodiscard]] bool has(const char *name, const char *word) const
    {
        return text(name) == QLatin1String(word);
    }
    [[nodiscard]] QString team() const { return story.teamName(event.side); }
    [[nodiscard]] QString opponent() const { return story.teamName(opposite(event.side)); }
};

} // namespace touchline
