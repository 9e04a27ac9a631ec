// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/pair_chances.h"
#include "models/views/background_work.h"

#include <QObject>

namespace touchline {

/// Works out in the background what two teams may expect of a match against each other.
class ChancesTask : public QObject
{
    Q_OBJECT

public:
    explicit ChancesTask(QObject *parent = nullptr);

    /// By the formula at once where the game has one, else from so many simulated matches. What was begun
    /// before is given up and says no more.
    void start(const FriendlyWishes &wishes, std::uint64_t seed, int matches = usualPairMatches);
    /// Ends with the matches that are played.
    void stop() { m_work.stop(); }
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }

Q_SIGNALS:
    /// Matches played of those to be played.
    void progressed(int played, int all);
    void finished(const touchline::PairChances &chances);
    void failed(const touchline::Error &error);

private:
    BackgroundWork m_work;
};

} // namespace touchline
