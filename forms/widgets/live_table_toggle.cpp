// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/live_table_toggle.h"

#include "models/views/match_centre/under_way.h"

namespace touchline {

LiveTableToggle::LiveTableToggle(QWidget *parent) : QCheckBox(tr("As it &stands"), parent)
{
    setObjectName(QStringLiteral("asItStands"));
    setToolTip(tr("How it would be if the matches under way ended now. Nothing is saved."));
    hide();
}

CompetitionStatePtr LiveTableToggle::shown(OpenLeague *league, const CompetitionStatePtr &state)
{
    const CompetitionStatePtr now =
        league == nullptr || state == nullptr ? CompetitionStatePtr() : withLiveMatches(*league, *state);
    setVisible(now != nullptr);
    return now != nullptr && isChecked() ? now : state;
}

} // namespace touchline
