// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/luck_task.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace touchline {

class WinChanceCurve;

/// Luck and judgement of a match that is over: the curve of its expected result and what there is to say. In
/// a game whose matches are played on in a moment it comes by itself, else when it is asked for.
class LuckView final : public QWidget
{
    Q_OBJECT

public:
    explicit LuckView(QWidget *parent = nullptr);

    /// The same match again changes nothing. `game` outlives the view.
    void show(const MatchLog &log, const Game &game);
    using QWidget::show;
    /// What is shown; null while nothing is.
    [[nodiscard]] const std::shared_ptr<const MatchLuck> &luck() const { return m_luck; }
    /// The sentences below the curve; empty while there is none.
    [[nodiscard]] const QStringList &sentences() const { return m_sentences; }

Q_SIGNALS:
    void momentWanted(std::size_t inputs);
    /// It is shown.
    void made();

private:
    void begin();
    void take(const std::shared_ptr<const MatchLuck> &luck);
    void say(const QString &text);

    LuckTask *m_task;
    QPushButton *m_wanted;
    WinChanceCurve *m_curve;
    QLabel *m_words;
    MatchLog m_log;
    const Game *m_game = nullptr;
    std::shared_ptr<const MatchLuck> m_luck;
    QStringList m_sentences;
};

} // namespace touchline
