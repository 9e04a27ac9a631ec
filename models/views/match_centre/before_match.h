// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/column_heading.h"
#include "models/views/match_centre/scoreboard.h"

#include <QStringList>

#include <vector>

namespace touchline {

/// Somebody of a squad before a match.
struct PlayerBefore
{
    QString shirt;
    QString name;
    /// "GK".
    QString position;
    /// Who does not take part and why; empty for who can play.
    QString because;

    bool operator==(const PlayerBefore &) const = default;
};

/// What is settled of a match before its kick-off.
struct BeforeMatch
{
    /// Both teams, nothing played.
    Scoreboard board;
    /// "All Time Championship Soccer, Premier League".
    QString rules;
    /// What is played otherwise than the level says: "Home advantage: off".
    QStringList options;
    /// "Hungary 1954 at home", "Neutral ground", "Host country: Spain"; what was drawn on a day before:
    /// "Referee: England, Control Freak".
    QStringList place;
    /// What the game rolls for before anybody decides anything: "referee country", in order; empty where it
    /// begins with a decision.
    QStringList draws;
    /// Nobody decides anything in it: the dice alone play it.
    bool isAllDice = false;
    PerSide<std::vector<PlayerBefore>> squads;
    /// Who decides, as the competition has it; where it names no person the home side is one: somebody wants
    /// to play.
    PerSide<QString> decides;
    const Game *game = nullptr;
    FixtureSetup setup;
};

/// Of a setup. `choice`: what it is played by.
[[nodiscard]] BeforeMatch beforeMatch(const FixtureSetup &setup, const GameChoice &choice);
/// Of a fixture. Errors: those of kickOffSetup().
[[nodiscard]] Result<BeforeMatch> beforeMatch(const OpenLeague &league, const CompetitionState &state,
                                              int fixture);

/// The squad of one side before a match: shirt, name, position, and of who is out why; struck through.
class BeforeSquadModel : public FlatTable
{
    Q_OBJECT

public:
    enum Column { Shirt, Name, PositionCode, Because, Columns };

    explicit BeforeSquadModel(QObject *parent = nullptr) : FlatTable(Columns, parent) {}

    void show(std::vector<PlayerBefore> players);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_players.size()); }
    std::vector<PlayerBefore> m_players;
};

} // namespace touchline
