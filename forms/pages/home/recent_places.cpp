// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/home/recent_places.h"

#include "core/base/visible_text.h"
#include "models/league/access/league_place.h"
#include "models/league/access/own_files.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace touchline {

namespace {

const QString settingsKey = QStringLiteral("recent/places");
constexpr int mostPlaces = 10;

QString absolute(const QString &place)
{
    return isServerPlace(place) ? place : QFileInfo(place).absoluteFilePath();
}

} // namespace

QStringList recentPlaces()
{
    QStringList places = QSettings().value(settingsKey).toStringList();
    std::transform(places.cbegin(), places.cend(), places.begin(), placeAfterMove);
    return places;
}

void noteRecentPlace(const QString &place)
{
    if (withoutPasswords(place) != place)
        return; // settings are no place for it
    QStringList places = recentPlaces();
    places.removeAll(absolute(place));
    places.prepend(absolute(place));
    QSettings().setValue(settingsKey, places.mid(0, mostPlaces));
}

void forgetRecentPlace(const QString &place)
{
    QStringList places = recentPlaces();
    places.removeAll(absolute(place));
    QSettings().setValue(settingsKey, places);
}

QString placeName(const QString &place)
{
    return isServerPlace(place) ? place : QFileInfo(place).completeBaseName();
}

} // namespace touchline
