// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline {
class League;
}

namespace touchline::cli {

/// Takes the newest command of a user back, or makes the one again that was taken back last.
class LeagueUndoVerb final : public Verb
{
public:
    enum class Way { Undo, Redo };

    explicit LeagueUndoVerb(Way way) : m_way(way) {}

    [[nodiscard]] QString name() const override
    {
        return m_way == Way::Undo ? QStringLiteral("league undo") : QStringLiteral("league redo");
    }
    [[nodiscard]] QString summary() const override
    {
        return m_way == Way::Undo ? QStringLiteral("Undoes your last change.")
                                  : QStringLiteral("Redoes the last undone change.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;

private:
    /// What the step would bring; nothing is changed. `backTo`: of all steps back to before that entry, 0 for
    /// one step.
    [[nodiscard]] int show(League &league, Streams &streams, qlonglong backTo) const;
    [[nodiscard]] static int returnBefore(League &league, Streams &streams, qlonglong backTo);

    Way m_way;
};

} // namespace touchline::cli
