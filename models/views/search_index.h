// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/transfers/whereabouts.h"
#include "models/views/open_league.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>

namespace touchline {

/// Something that can be searched for by name.
struct SearchHit
{
    enum class Kind { Command, Page, Competition, Team, Player, Fixture, Friendly };
    Kind kind = Kind::Command;
    /// "Brazil 1970 – Italy 1938".
    QString text;
    /// What stands behind it: "World Cup, match 49", the keys of a command.
    QString detail;
    /// The competition that it belongs to; null for commands, for teams that take part in none, and for
    /// players who are on a list of their team alone.
    QUuid competition{};
    /// The team, the player, the fixture or the match that belongs to no competition.
    QUuid subject{};
    /// Of a player.
    QUuid team{};
    /// The command, as the caller counts them.
    int command = -1;
    /// What else people call a command.
    QString otherWords{};
    /// Of a page of the manual: "manual/howto/undo.md".
    QString link{};

    bool operator==(const SearchHit &) const = default;
};

/// Everything in a league that has a name, and the commands of the window. Competitions, and then the lists
/// of players, are taken in one after the other between other events, so that nothing waits for the largest
/// league.
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
    /// searchKey() takes for the same. Words of his team and competition may stand beside the name of a
    /// player. The best first: those whose own beginning it is (of a player that of any of his names), then
    /// commands, competitions, teams, players, fixtures, friendlies; last the commands that are only called
    /// so by others (SearchHit::otherWords). At most `most`; nothing for an empty text.
    [[nodiscard]] std::vector<SearchHit> find(const QString &text, int most) const;
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

Q_SIGNALS:
    /// More can be found now.
    void grown();
    /// The lists of players could not be read.
    void failed(const touchline::Error &error);

private:
    struct Entry
    {
        SearchHit hit;
        /// Its words, each as searchKey() has it.
        QStringList keys;
        /// Words that may be said besides: of a player those of his team and competition.
        QStringList besides{};
        /// What else it is called.
        QStringList otherKeys{};
    };
    static void add(std::vector<Entry> &list, SearchHit hit);
    void takeNext();
    void take(const CompetitionState &state);
    /// `hit`: his team, and where he plays.
    void takePlayer(SearchHit hit, const Person &person, const QStringList &besides);
    /// Teams, and lists of players, that no competition has named.
    void takeTeams();
    /// Everybody who has moved and stands under the team where he plays today in no competition and on no
    /// list that was read.
    void takeMoved();

    std::vector<Entry> m_commands;
    std::vector<Entry> m_entries;
    QPointer<OpenLeague> m_league;
    /// Competitions that are still to be taken in, the next one last.
    std::vector<QUuid> m_waiting;
    /// How many of the league's teams have been asked for their lists.
    std::size_t m_teamsAsked = 0;
    bool m_isComplete = true;
    /// Teams that were found in a competition.
    QSet<QUuid> m_teams;
    /// Players who were found, each with his team.
    QSet<std::pair<QUuid, QUuid>> m_players;
    struct Moved
    {
        Person person;
        Whereabouts where;
    };
    /// Players with moves, by their id: competitions that know of these, and the lists, have them where the
    /// moves say and nowhere else.
    QHash<QUuid, Moved> m_moved;
};

} // namespace touchline
