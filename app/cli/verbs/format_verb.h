// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// The formats of competitions: lists them, shows one, checks a file.
class FormatVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("format"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Lists, shows and checks competition formats.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
