// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace touchline::testing {

/// Who has to sit out in an ATCS tournament, counted anew with pencil and paper: the six steps of
/// specification 9.4 as they stand there and nothing of the program's own ledger. One book for each team.
class AbsenceBook
{
public:
    enum class Kind { Red, SecondYellow, ConsecutiveYellows, OutNextGame, OutOfTournament };

    /// Why somebody sits out, in words; empty for who may play.
    [[nodiscard]] QString reasonFor(const QUuid &player) const
    {
        QStringList reasons;
        if (const auto found = m_entries.find(player); found != m_entries.end())
            for (const Absence &absence : found->second.absences)
                reasons << absence.words;
        return reasons.join(QStringLiteral("; "));
    }

    /// Everybody who has to sit out the next game.
    [[nodiscard]] std::vector<QUuid> absent() const
    {
        std::vector<QUuid> players;
        for (const auto &[player, entry] : m_entries)
            if (!entry.absences.empty())
                players.push_back(player);
        return players;
    }

    /// How often each kind was brought.
    [[nodiscard]] const std::map<Kind, int> &brought() const { return m_brought; }

    /// The next game of the team, which is `side` in it.
    void enter(const MatchReport &report, Side side)
    {
        const QString opponent = report.teams[opposite(side)].name;
        for (auto &[player, entry] : m_entries) // 1: who has to sit out did
            serve(entry);
        std::map<QUuid, Game> games;
        for (const ReportEvent &event : report.events)
            if (event.side == side)
                note(event, games[event.player]);
        for (const auto &[player, game] : games)
            judge(game, opponent, m_entries[player]);
        for (auto &[player, entry] : m_entries) // 4: no booking in this game
            if (games.count(player) == 0)
                entry.bookedAgainst.reset();
    }

private:
    struct Absence
    {
        QString words;
        /// Games left; nothing = to the end of the tournament.
        std::optional<int> games;
    };
    struct Entry
    {
        /// `yellow_prev`: the opponent of the game before, where he was booked.
        std::optional<QString> bookedAgainst;
        std::vector<Absence> absences;
    };
    /// What one game showed one player.
    struct Game
    {
        int yellows = 0;
        bool red = false;
        bool secondYellow = false;
        QString injury;
    };

    static void serve(Entry &entry)
    {
        std::vector<Absence> left;
        for (Absence &absence : entry.absences) {
            if (absence.games)
                --*absence.games;
            if (!absence.games || *absence.games > 0)
                left.push_back(absence);
        }
        entry.absences = std::move(left);
    }

    static void note(const ReportEvent &event, Game &game)
    {
        game.yellows += event.kind == ReportEventKind::Yellow ? 1 : 0;
        game.red = game.red || event.kind == ReportEventKind::Red;
        game.secondYellow = game.secondYellow || event.kind == ReportEventKind::SecondYellow;
        const bool isOut =
            event.kind == ReportEventKind::Injury && event.detail.startsWith(QLatin1String("out_"));
        if (isOut)
            game.injury = event.detail;
    }

    void bring(Entry &entry, Kind kind, const QString &words, std::optional<int> games)
    {
        ++m_brought[kind];
        entry.absences.push_back({words, games});
    }

    void judge(const Game &game, const QString &opponent, Entry &entry)
    {
        const QString sentOff = QStringLiteral("sent off v ") + opponent;
        if (game.secondYellow || game.red) { // 2
            if (game.secondYellow)
                bring(entry, Kind::SecondYellow, sentOff + QStringLiteral(" (second yellow card)"), 1);
            else
                bring(entry, Kind::Red, sentOff, 1);
            entry.bookedAgainst.reset();
        } else if (game.yellows > 0 && entry.bookedAgainst) { // 3
            bring(entry, Kind::ConsecutiveYellows,
                  QStringLiteral("second yellow in consecutive matches (v %1, v %2)")
                      .arg(*entry.bookedAgainst, opponent),
                  1);
            entry.bookedAgainst.reset();
        } else if (game.yellows > 0) {
            entry.bookedAgainst = opponent;
        } else { // 4
            entry.bookedAgainst.reset();
        }
        const QString injured = QStringLiteral("injured v ") + opponent;
        if (game.injury == QLatin1String("out_next")) // 5
            bring(entry, Kind::OutNextGame, injured + QStringLiteral(", out of the next match"), 1);
        else if (!game.injury.isEmpty())
            bring(entry, Kind::OutOfTournament, injured + QStringLiteral(", out of the tournament"), {});
    }

    std::map<QUuid, Entry> m_entries;
    std::map<Kind, int> m_brought;
};

} // namespace touchline::testing
