// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/command.h"

#include "app/cli/base/argument_parser.h"

#include <cstdint>
#include <optional>

namespace touchline::cli {

/// One verb of touchline-cli: `touchline-cli <name> ...`.
class Verb : public Command
{
public:
    int run(const QStringList &arguments, Streams &streams) const final;

protected:
    /// Declares the verb's arguments and options.
    virtual void describe(ArgumentParser &parser) const = 0;
    /// The files that the verb is asked to write. They are checked before it does its work; where one is "-",
    /// `streams.out` is standard error, so that standard output has the file alone.
    [[nodiscard]] virtual QStringList outputFiles(const QCommandLineParser &) const { return {}; }
    /// Does the work with arguments that parsed.
    [[nodiscard]] virtual int execute(const QCommandLineParser &parser, Streams &streams) const = 0;
    /// With files that are right: execute().
    [[nodiscard]] int executeOnFiles(const QCommandLineParser &parser, Streams &streams) const;
    /// Says what is wrong with the usage and where to find help.
    int refuseUsage(Streams &streams, const QString &what) const;
    /// The same where the arguments are not as many as they should be: `missing` where some lack, else that
    /// the first one behind `most` is too many, with `hint` behind it.
    int refuseArguments(Streams &streams, const QStringList &arguments, qsizetype most,
                        const QString &missing, const QString &hint = {}) const;
    /// The option's whole number min..max, or `fallback` where it is not set. Nothing, with the reason
    /// printed, if it is set to something else.
    [[nodiscard]] std::optional<std::uint64_t> numberOption(const QCommandLineParser &parser,
                                                            const QString &option, std::uint64_t fallback,
                                                            Streams &streams) const;
};

} // namespace touchline::cli
