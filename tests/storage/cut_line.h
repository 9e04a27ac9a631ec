// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <atomic>
#include <thread>
#include <vector>

namespace touchline::storage {

/// A line to the server of the tests that breaks at the end of a change, when it is told to. Whoever connects
/// again comes through.
class CutLine
{
public:
    enum class Cut {
        Nowhere,
        BeforeCommit, ///< the server never hears that the change is to be kept
        AfterCommit   ///< the server has kept it, and its answer is lost
    };

    /// `server`: the address of a database on this computer.
    explicit CutLine(const QString &server);
    ~CutLine();
    Q_DISABLE_COPY_MOVE(CutLine)

    /// The same database, through the line.
    [[nodiscard]] QString url() const { return m_url; }
    /// Where the next change ends.
    void cutNext(Cut cut) { m_cut = cut; }
    [[nodiscard]] int cuts() const { return m_cuts; }

private:
    struct Connection
    {
        int client = -1;
        int server = -1;
        /// The answer is not to be passed on.
        bool isOver = false;
    };

    void carry();
    void take();
    [[nodiscard]] bool pass(Connection &connection, bool isFromClient);

    QString m_url;
    int m_serverPort = 0;
    int m_listener = -1;
    std::atomic<Cut> m_cut = Cut::Nowhere;
    std::atomic<int> m_cuts = 0;
    std::atomic<bool> m_isEnding = false;
    std::vector<Connection> m_connections;
    std::thread m_thread;
};

} // namespace touchline::storage
