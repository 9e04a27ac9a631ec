// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/option_schema.h"

#include <array>

namespace touchline {

/// How the tables of a game's options are written. Titles and helps are QT_TRANSLATE_NOOP("core", ...).

/// `needs`: the switch before it without which it has no effect.
[[nodiscard]] constexpr OptionSpec switchOption(const char *name, const char *title, const char *help,
                                                bool standard, const char *needs = nullptr)
{
    return {name, title, help, OptionType::Switch, 0, 1, {}, standard ? 1 : 0, needs};
}

[[nodiscard]] constexpr OptionSpec numberOption(const char *name, const char *title, const char *help,
                                                int least, int most, int standard)
{
    return {name, title, help, OptionType::Number, least, most, {}, standard};
}

/// One of `words`, the first unless it is chosen otherwise; `labels` are the words for people.
template <std::size_t Count>
[[nodiscard]] constexpr OptionSpec wordOption(const char *name, const char *title, const char *help,
                                              const std::array<const char *, Count> &words,
                                              const std::array<const char *, Count> &labels)
{
    return {name, title, help, OptionType::Word, 0, 1, words, 0, nullptr, labels};
}

/// All options, for a level at which each has a meaning.
template <std::size_t Count>
[[nodiscard]] constexpr std::array<const char *, Count> namesOf(const std::array<OptionSpec, Count> &options)
{
    std::array<const char *, Count> names{};
    for (std::size_t i = 0; i < Count; ++i)
        names[i] = options[i].name;
    return names;
}

} // namespace touchline
