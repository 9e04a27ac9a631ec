// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"
#include "models/views/match_centre/match_session.h"

#include <QAbstractListModel>

#include <span>

namespace touchline {

/// The legal answers to the decision that is due, in the game's order, each with what it costs and changes;
/// behind them what is closed now, with the reason. The tip of a line says what the game's words in it mean.
/// Empty where somebody has to turn round first, and where nobody at the screen decides.
class QuestionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        OptionName = Qt::UserRole + 1, ///< as MatchSession::choose() takes it; empty where it is closed
        FactsRole                      ///< "Costs 2 × attempt. Goal: 3 of 10."; why it is closed
    };

    explicit QuestionModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    /// `onBoard`: what the board shows of the answers. False where everything is as it was: the lines stay.
    bool show(const MatchSession &session, std::span<const BoardHighlight> onBoard = {});
    /// As the board lies: arrows of the answers are as they are on it.
    void setQuarters(int quarters);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Legal answers: they stand first.
    [[nodiscard]] int legal() const { return m_asked.legal; }

    /// "Hungary: strategy"; "Hungary: shooter (1 to 100)"; empty where nobody is asked.
    [[nodiscard]] const QString &heading() const { return m_asked.heading; }
    /// What is known to whoever decides or rolls: "Brazil chose 4-3-3.", "18 or less is a shot on goal."
    [[nodiscard]] const QString &note() const { return m_asked.note; }
    /// What the game's words in both mean, a line each; see termsIn().
    [[nodiscard]] QString terms() const;

private:
    struct Line
    {
        QString name;
        QString label;
        QString facts;

        bool operator==(const Line &) const = default;
    };
    struct Asked
    {
        std::size_t inputs = 0;
        std::vector<Line> lines;
        int legal = 0;
        QString heading;
        QString note;

        bool operator==(const Asked &) const = default;
    };
    static void listOptions(const LiveMatch &match, const Question &due,
                            std::span<const BoardHighlight> onBoard, Asked &asked);
    [[nodiscard]] static Asked askedBy(const MatchSession &session, std::span<const BoardHighlight> onBoard);

    [[nodiscard]] QString termsOf(const QString &text) const;

    Asked m_asked;
    const Game *m_game = nullptr;
    int m_quarters = 0;
};

} // namespace touchline
