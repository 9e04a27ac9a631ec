// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"

#include <QByteArrayList>
#include <QUuid>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace touchline::storage {

/// When a worker is killed.
struct Moment
{
    /// The line after which the waiting begins ("", "ready", "begin"), and how often it must come.
    QByteArray after;
    int times = 1;
    /// Then so many microseconds.
    std::uint32_t wait = 0;

    /// While the worker opens the league, at any time, or in the middle of a command.
    [[nodiscard]] static Moment any(Generator &generator);
    /// Up to so many microseconds after the worker is ready.
    [[nodiscard]] static Moment within(Generator &generator, std::uint32_t longest);
};

/// What a worker said before it was killed.
struct Heard
{
    QByteArrayList lines;
    /// Empty, or why it stopped by itself.
    QString trouble;

    [[nodiscard]] bool has(const QByteArray &line) const { return lines.contains(line); }
    /// It had begun something that had not returned.
    [[nodiscard]] bool isWithin() const { return !lines.isEmpty() && lines.back() == "begin"; }
    /// The commands that had returned, in their order.
    [[nodiscard]] std::vector<QUuid> done() const;
};

/// Starts a worker (kill_worker.h) and kills it with SIGKILL at that moment, or lets it come to its end.
/// `strike` does something else then, and the worker comes to its end.
[[nodiscard]] Heard work(const QStringList &arguments, const std::optional<Moment> &kill,
                         const std::function<void()> &strike = {});

} // namespace touchline::storage
