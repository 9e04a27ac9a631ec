// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace touchline {

/// Where options are used, as far as it decides which of them can have an effect.
struct OptionUse
{
    /// Who decides for the sides of the matches: names of computer players.
    QStringList agents;
    /// Some match has to be won.
    bool needsWinner = false;
    /// Some match is one within a conference.
    bool isOfConference = false;
    /// The country that holds the competition is drawn by chance.
    bool drawsHost = false;
};

} // namespace touchline
