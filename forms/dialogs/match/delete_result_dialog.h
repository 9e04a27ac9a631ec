// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/change.h"
#include "models/views/competition_state.h"

#include <QDialog>

#include <vector>

namespace touchline {

/// What follows where results are deleted, before they are: table, later matches, bans.
class DeleteResultDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Indices of at least one fixture whose result can be taken out.
    DeleteResultDialog(const CompetitionStatePtr &state, const std::vector<int> &fixtures,
                       QWidget *parent = nullptr);

    /// One for each of the fixtures.
    [[nodiscard]] const std::vector<Change> &changes() const { return m_changes; }

private:
    std::vector<Change> m_changes;
};

} // namespace touchline
