// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

#include <QCheckBox>

namespace touchline {

class OpenLeague;

/// Whether a page counts the running scores of matches under way too. It is there only while there are some.
class LiveTableToggle final : public QCheckBox
{
    Q_OBJECT

public:
    explicit LiveTableToggle(QWidget *parent = nullptr);

    /// What the page is to show: `state`, or as it stands now where that is wished. Any of both may be null.
    [[nodiscard]] CompetitionStatePtr shown(OpenLeague *league, const CompetitionStatePtr &state);
};

} // namespace touchline
