// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/open_league.h"

#include <QObject>
#include <QPointer>

namespace touchline {

/// Something that can be searched for by name.
struct SearchHit
{
    enum class Kind { Command, Competition, Team, Fixture };
    Kind kind = Kind::Command;
    /// "Brazil 1970 – Italy 1938".
    QString text;
    /// What stands behind it: "World Cup, match 49", the keys of a command.
    QString detail;
    /// The competition that it belongs to; null for commands and for teams that take part in none.
    QUuid competition{};
    /// The team or the fixture.
    QUuid subject{};
    /// The command, as the caller counts them.
    int command = -1;

    bool operator==(const SearchHit &) const = default;
};

/// Everything in a league that has a name, and the commands of the window. Competitions are taken in one
/// after the other between other events, so that nothing waits for the largest league.
class SearchIndex : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Hits of kind Command.
    void setCommands(const std::vector<SearchHit> &commands);
    /// Begins anew; null = no league. `first`: the competition that is taken in before the others.
    void setLeague(OpenLeague *league, const QUuid &first = {});

    /// What is meant by a few letters: every word of `text` begins a word of the hit, in any spelling that
    /// searchKey() takes for the same. The best first: those whose own beginning it is, then commands,
    /// competitions, teams, fixtures. At most `most`; nothing for an empty text.
    [[nodiscard]] std::vector<SearchHit> find(const QString &text, int most) const;
    [[nodiscard]] bool isComplete() const { return m_waiting.empty(); }

Q_SIGNALS:
    /// More can be found now.
    void grown();

private:
    struct Entry
    {
        SearchHit hit;
        /// Its words, each as searchKey() has it.
        QStringList keys;
    };
    void add(std::vector<Entry> &list, SearchHit hit);
    void takeNext();
    void take(const CompetitionState &state);

    std::vector<Entry> m_commands;
    std::vector<Entry> m_entries;
    QPointer<OpenLeague> m_league;
    /// Competitions that are still to be taken in, the next one last.
    std::vector<QUuid> m_waiting;
    /// Teams that were found in a competition.
    QHash<QUuid, bool> m_teams;
};

} // namespace touchline
