// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/proof/column_meaning.h"

#include <QDateTime>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace touchline {

using namespace store;

namespace {

enum class Meaning { Any, Day, Hour, Moment, Object, Seed };

struct KnownColumn
{
    const char *table;
    const char *column;
    const char *label;
    Meaning meaning = Meaning::Any;
};

constexpr std::array knownColumns{
    KnownColumn{"league", "name", "Name"},
    KnownColumn{"league", "created", "Made at", Meaning::Moment},
    KnownColumn{"person", "name", "Name"},
    KnownColumn{"person", "short_name", "Short name"},
    KnownColumn{"team", "code", "Code"},
    KnownColumn{"team", "name", "Name"},
    KnownColumn{"team", "year", "Year"},
    KnownColumn{"team", "lineage", "Lineage"},
    KnownColumn{"team", "conference", "Confederation"},
    KnownColumn{"team", "manager", "Manager"},
    KnownColumn{"team", "kit_first", "First kit"},
    KnownColumn{"team", "kit_second", "Second kit"},
    KnownColumn{"team_document", "content", "Card"},
    KnownColumn{"competition", "place", "Place in the list"},
    KnownColumn{"competition", "name", "Name"},
    KnownColumn{"competition", "game", "Game"},
    KnownColumn{"competition", "level", "Level"},
    KnownColumn{"competition", "seed", "Seed", Meaning::Seed},
    KnownColumn{"competition", "definition", "Format and options"},
    KnownColumn{"competition", "definition_version", "Version of its form"},
    KnownColumn{"draw", "kind", "Kind of draw"},
    KnownColumn{"draw", "steps", "Steps of the draw", Meaning::Object},
    KnownColumn{"entrant", "team", "Team"},
    KnownColumn{"entrant", "name", "Name"},
    KnownColumn{"entrant", "entry", "Entry", Meaning::Object},
    KnownColumn{"entrant", "document", "Card"},
    KnownColumn{"squad", "team", "Team"},
    KnownColumn{"squad", "competition", "Competition"},
    KnownColumn{"squad_entry", "place", "Place in the list"},
    KnownColumn{"squad_entry", "name", "Name"},
    KnownColumn{"squad_entry", "short_name", "Short name"},
    KnownColumn{"squad_entry", "position", "Position"},
    KnownColumn{"squad_entry", "shirt", "Shirt"},
    KnownColumn{"squad_entry", "captain", "Captain"},
    KnownColumn{"fixture", "competition", "Competition"},
    KnownColumn{"fixture", "number", "Number"},
    KnownColumn{"fixture", "day", "Day", Meaning::Day},
    KnownColumn{"fixture", "kick_off", "Kick-off", Meaning::Hour},
    KnownColumn{"fixture", "zone", "Time zone"},
    KnownColumn{"fixture", "stadium", "Stadium"},
    KnownColumn{"fixture", "city", "City"},
    KnownColumn{"fixture", "country", "Country"},
    KnownColumn{"report", "fixture", "Match"},
    KnownColumn{"report", "competition", "Competition"},
    KnownColumn{"report", "state", "State of the result"},
    KnownColumn{"report", "aside", "Order among former results"},
    KnownColumn{"report", "note_day", "Day of the correction", Meaning::Day},
    KnownColumn{"report", "note_reason", "Reason of the correction"},
    KnownColumn{"report", "game", "Game"},
    KnownColumn{"report", "rules_version", "Version of the rules"},
    KnownColumn{"report", "level", "Level"},
    KnownColumn{"report", "completeness", "Completeness"},
    KnownColumn{"report", "home_team", "Home team"},
    KnownColumn{"report", "away_team", "Away team"},
    KnownColumn{"report", "home_goals", "Home goals"},
    KnownColumn{"report", "away_goals", "Away goals"},
    KnownColumn{"report", "decided_by", "Decided by"},
    KnownColumn{"report", "winner", "Winner"},
    KnownColumn{"report", "details", "Details", Meaning::Object},
    KnownColumn{"report", "home_sheet", "Home team sheet"},
    KnownColumn{"report", "away_sheet", "Away team sheet"},
    KnownColumn{"report_event", "kind", "Event"},
    KnownColumn{"report_event", "side", "Side"},
    KnownColumn{"report_event", "minute", "Minute"},
    KnownColumn{"report_event", "stoppage", "Stoppage time"},
    KnownColumn{"report_event", "player", "Player"},
    KnownColumn{"report_event", "player_name", "Player's name"},
    KnownColumn{"report_event", "detail", "Detail"},
    KnownColumn{"decision", "fixture", "Match"},
    KnownColumn{"decision", "body", "Decision", Meaning::Object},
};

const KnownColumn *find(const TableSpec &table, const Column &column)
{
    const auto found = std::find_if(knownColumns.begin(), knownColumns.end(), [&](const KnownColumn &one) {
        return qstrcmp(one.table, table.name) == 0 && qstrcmp(one.column, column.name) == 0;
    });
    return found == knownColumns.end() ? nullptr : found;
}

bool isObject(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).isObject();
}

bool isSeed(const QString &text)
{
    bool isNumber = false;
    (void)text.toULongLong(&isNumber);
    return isNumber;
}

} // namespace

bool hasMeaning(const TableSpec &table, const Column &column, const QVariant &value)
{
    const KnownColumn *one = find(table, column);
    if (one == nullptr || one->meaning == Meaning::Any || !value.isValid())
        return true;
    const QString text = value.toString();
    switch (one->meaning) {
    case Meaning::Day:
        return QDate::fromString(text, Qt::ISODate).isValid();
    case Meaning::Hour:
        return QTime::fromString(text, QStringLiteral("HH:mm")).isValid();
    case Meaning::Moment:
        return QDateTime::fromString(text, Qt::ISODateWithMs).isValid();
    case Meaning::Object:
        return isObject(text);
    case Meaning::Seed:
        return isSeed(text);
    case Meaning::Any:
        break;
    }
    return true;
}

QString columnLabel(const TableSpec &table, const Column &column)
{
    const KnownColumn *one = find(table, column);
    return QString::fromLatin1(one == nullptr ? column.name : one->label);
}

} // namespace touchline
