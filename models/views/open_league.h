// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"
#include "models/views/badge.h"
#include "models/views/competition_state.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace touchline {

enum class PageKind;

/// The league of a window: what it holds, read once and kept until it changes. Commands go to league();
/// whoever shows something asks here and listens to the signals.
class OpenLeague : public QObject
{
    Q_OBJECT

public:
    explicit OpenLeague(std::unique_ptr<League> league, QObject *parent = nullptr);
    ~OpenLeague() override;

    [[nodiscard]] League &league() { return *m_league; }
    [[nodiscard]] const League &league() const { return *m_league; }

    /// In the order in which they were made, those in the archive behind the others; empty if they cannot be
    /// read (see failed()). Of two of one name the second is named with a number: "Cup (2)".
    [[nodiscard]] const std::vector<CompetitionLine> &competitions() const { return m_competitions; }
    /// Whether there is that competition, with what this page of a competition shows: not every format has
    /// tables, or a bracket.
    [[nodiscard]] bool hasPage(PageKind kind, const QUuid &competition) const;
    /// Null where there is no such competition.
    [[nodiscard]] const CompetitionLine *line(const QUuid &competition) const;
    /// Errors: those of LeagueCompetitions::find().
    [[nodiscard]] Result<CompetitionStatePtr> state(const QUuid &competition);

    /// In the order of their names.
    [[nodiscard]] const std::vector<Team> &teams() const { return m_teams; }
    /// Null where the league does not know it.
    [[nodiscard]] const Team *team(const QUuid &id) const;
    /// Shirt colours of a team; empty where they are not known.
    [[nodiscard]] Kit kitOf(const QUuid &team) const;
    /// What stands before its name: the picture of the club, else those colours.
    [[nodiscard]] Badge badgeOf(const QUuid &team) const;

    /// A match of that competition was begun or discarded: who shows what is under way looks again.
    void noteUnderWay(const QUuid &competition) { Q_EMIT competitionChanged(competition, true); }

    /// The server of a shared league does not answer: what is shown is what was known before.
    [[nodiscard]] bool isLost() const { return m_isLost; }
    /// What a command or a read was told: where it is Fault::Lost, the server is gone.
    void noteLost(const Error &error);
    /// Asks a server for news, and so whether it is still there. Nothing happens with a league file.
    void askServer();
    /// After a server was lost: connects anew, and reads everything again. False = it does not answer yet.
    bool findServer();

Q_SIGNALS:
    /// The server is gone, and is there again.
    void serverLost(const touchline::Error &error);
    void serverFound();
    /// One came, went, or has another name.
    void competitionsChanged();
    /// Its facts are others. `isOwn`: changed in this window.
    void competitionChanged(const QUuid &competition, bool isOwn);
    /// Teams, players or squads.
    void teamsChanged();
    /// There is a new entry in the history, so there is something else to undo.
    void historyChanged();
    /// Something could not be read.
    void failed(const touchline::Error &error);

private:
    void take(const std::vector<Touch> &touches, bool isOwn);
    void readCompetitions();
    void readTeams();
    void readClubs();

    std::unique_ptr<League> m_league;
    std::vector<CompetitionLine> m_competitions;
    std::vector<Team> m_teams;
    QHash<QUuid, std::size_t> m_teamIndex;
    /// The names of the pictures of clubs, and what they hold.
    QHash<QUuid, QByteArray> m_pictureOf;
    QHash<QByteArray, QByteArray> m_pictures;
    HomeGrounds m_grounds;
    QHash<QUuid, CompetitionStatePtr> m_states;
    /// Now and then the file alone is made whole.
    QTimer m_settling;
    bool m_isLost = false;
};

} // namespace touchline
