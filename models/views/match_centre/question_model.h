// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/match_session.h"

#include <QAbstractListModel>

namespace touchline {

/// The legal answers to the decision that is due, in the game's order, each with what it costs and changes;
/// behind them what is closed now, with the reason. Empty where somebody has to turn round first, and where
/// nobody at the screen decides.
class QuestionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        OptionName = Qt::UserRole + 1, ///< as MatchSession::choose() takes it; empty where it is closed
        FactsRole                      ///< "Costs 2 × attempt. Goal: 3 of 10."; why it is closed
    };

    explicit QuestionModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    void show(const MatchSession &session);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Legal answers: they stand first.
    [[nodiscard]] int legal() const { return m_legal; }

    /// "Hungary: strategy"; "Roll for Hungary: shooter (1 to 100)"; empty where nobody is asked.
    [[nodiscard]] const QString &heading() const { return m_heading; }
    /// What is known to whoever decides: "Brazil chose 4-3-3."
    [[nodiscard]] const QString &note() const { return m_note; }

private:
    struct Line
    {
        QString name;
        QString label;
        QString facts;
    };
    void listOptions(const LiveMatch &match, const Question &due);

    std::vector<Line> m_lines;
    int m_legal = 0;
    QString m_heading;
    QString m_note;
};

} // namespace touchline
