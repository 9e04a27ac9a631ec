// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// A competition in files that other programs read: a calendar of its fixtures, a web site.
class ExportVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("export"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Exports a competition as a calendar or a web site.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
