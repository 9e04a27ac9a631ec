// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/story_teller.h"

#include <QAbstractListModel>

#include <memory>

namespace touchline {

/// The story of a match line by line, the newest on top.
class TickerModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        Minute = Qt::UserRole + 1, ///< "45+2'"; empty
        MarkRole,                  ///< Mark
        BeginsPart,                ///< bool: what is above belongs to another part
        Entries,                   ///< int: inputs of the match when it was told
        RulingRole                 ///< rulingHeading() of what it tells; empty
    };
    /// What a line is worth looking at for.
    enum class Mark { None, Goal, YellowCard, RedCard, Injury };
    Q_ENUM(Mark)

    explicit TickerModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    /// Tells `played` on, or anew where it is another match or has become shorter. Without the choices, which
    /// may be secret; `isExplained`: with every roll.
    void follow(const PlayedMatch &played, const Game &game, bool isExplained);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// The whole story, in the order in which it happened.
    [[nodiscard]] QString text() const;

private:
    [[nodiscard]] const StoryLine &line(int row) const;
    [[nodiscard]] Mark markOf(const StoryLine &line) const;
    [[nodiscard]] QString rulingOf(const StoryLine &line) const;
    [[nodiscard]] bool goesOnFrom(const PlayedMatch &played, bool isExplained) const;

    const Game *m_game = nullptr;
    /// The teller points into them.
    std::unique_ptr<FixtureSetup> m_setup;
    Telling m_telling;
    std::unique_ptr<StoryTeller> m_teller;
    std::vector<Event> m_events;
    std::vector<LogEntry> m_entries;
    bool m_isExplained = false;
    /// Lines that views know of.
    int m_shown = 0;
};

} // namespace touchline
