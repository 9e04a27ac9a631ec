// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Lists, shows, checks and makes team cards.
class CardsVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("cards"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Lists, shows, checks, exports and generates team cards.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
