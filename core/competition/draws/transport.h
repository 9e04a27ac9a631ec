// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace touchline {

/// Whether everything that the sources supply can be sent to the sinks: each sink takes at most its demand,
/// and at most capacity(source, sink) from one source. Augmenting paths; made for some dozens of sources and
/// sinks.
template <class Capacity>
class Transport
{
public:
    Transport(std::span<const int> supply, std::vector<int> demand, Capacity capacity)
        : m_supply(supply)
        , m_demand(std::move(demand))
        , m_capacity(std::move(capacity))
        , m_flow(supply.size() * m_demand.size(), 0)
    {
    }

    [[nodiscard]] bool isPossible()
    {
        for (std::size_t source = 0; source < m_supply.size(); ++source) {
            // Most goes where it wants at once; what is left over asks others to make room.
            for (int left = m_supply[source] - sendFreely(source); left > 0; --left) {
                m_seen.assign(m_demand.size(), 0);
                if (!send(source))
                    return false;
            }
        }
        return true;
    }

private:
    int &flow(std::size_t source, std::size_t sink) { return m_flow[source * m_demand.size() + sink]; }

    /// Fills what is free, sink after sink; gives how much went.
    int sendFreely(std::size_t source)
    {
        int sent = 0;
        for (std::size_t sink = 0; sink < m_demand.size() && sent < m_supply[source]; ++sink) {
            const int amount = std::min(
                {m_supply[source] - sent, m_demand[sink], static_cast<int>(m_capacity(source, sink))});
            m_demand[sink] -= amount;
            flow(source, sink) += amount;
            sent += amount;
        }
        return sent;
    }

    /// Sends one more unit from the source, moving others if need be.
    bool send(std::size_t source)
    {
        for (std::size_t sink = 0; sink < m_demand.size(); ++sink) {
            if (m_seen[sink] != 0 || flow(source, sink) >= m_capacity(source, sink))
                continue;
            m_seen[sink] = 1;
            if (m_demand[sink] > 0) {
                --m_demand[sink];
                ++flow(source, sink);
                return true;
            }
            if (makeRoom(source, sink))
                return true;
        }
        return false;
    }

    bool makeRoom(std::size_t source, std::size_t sink)
    {
        for (std::size_t other = 0; other < m_supply.size(); ++other) {
            if (other == source || flow(other, sink) == 0)
                continue;
            --flow(other, sink);
            if (send(other)) {
                ++flow(source, sink);
                return true;
            }
            ++flow(other, sink);
        }
        return false;
    }

    std::span<const int> m_supply;
    std::vector<int> m_demand;
    Capacity m_capacity;
    std::vector<int> m_flow;
    std::vector<char> m_seen;
};

template <class Capacity>
[[nodiscard]] bool canTransport(std::span<const int> supply, std::vector<int> demand, Capacity capacity)
{
    return Transport<Capacity>(supply, std::move(demand), std::move(capacity)).isPossible();
}

} // namespace touchline
