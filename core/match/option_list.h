// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/question.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <span>

namespace touchline {

/// The legal options of one choice, on the stack. A game that offers more than `capacity` at once splits the
/// choice into two decision points.
class OptionList
{
public:
    static constexpr std::size_t capacity = 512;

    OptionList() = default;
    OptionList(const OptionList &other) { *this = other; }
    OptionList &operator=(const OptionList &other)
    {
        m_size = other.m_size;
        std::copy_n(other.m_options.data(), m_size, m_options.data());
        return *this;
    }
    ~OptionList() = default;

    void add(OptionCode option)
    {
        Q_ASSERT(m_size < capacity);
        m_options[m_size++] = option;
    }
    void clear() { m_size = 0; }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] OptionCode operator[](std::size_t place) const { return m_options[place]; }
    [[nodiscard]] const OptionCode *begin() const { return m_options.data(); }
    [[nodiscard]] const OptionCode *end() const { return m_options.data() + m_size; }
    [[nodiscard]] std::span<const OptionCode> all() const { return {m_options.data(), m_size}; }
    [[nodiscard]] bool contains(OptionCode option) const
    {
        for (const OptionCode one : all())
            if (one == option)
                return true;
        return false;
    }

private:
    // Not initialised: only the first m_size are ever read, and clearing 2 KB at each choice would cost.
    std::array<OptionCode, capacity> m_options;
    std::size_t m_size = 0;
};

} // namespace touchline
