// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"

#include <QString>
#include <QStringList>

namespace touchline::cli {

/// Something that touchline-cli can be told to do: a verb, or a group of them.
class Command
{
public:
    Command() = default;
    Command(const Command &) = delete;
    Command(Command &&) = delete;
    Command &operator=(const Command &) = delete;
    Command &operator=(Command &&) = delete;
    virtual ~Command() = default;

    /// As it is typed: "cup", "league play".
    [[nodiscard]] virtual QString name() const = 0;
    /// One line for the list of verbs.
    [[nodiscard]] virtual QString summary() const = 0;
    /// `arguments` are those after the name. Handles --help and wrong usage; gives the exit code.
    virtual int run(const QStringList &arguments, Streams &streams) const = 0;
};

} // namespace touchline::cli
