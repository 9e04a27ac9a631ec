// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/proof/column_meaning.h"

#include "models/proof/fact_words.h"

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
    KnownColumn{"league", "name", QT_TRANSLATE_NOOP("core", "Name")},
    KnownColumn{"league", "created", QT_TRANSLATE_NOOP("core", "Made at"), Meaning::Moment},
    KnownColumn{"person", "name", QT_TRANSLATE_NOOP("core", "Name")},
    KnownColumn{"person", "short_name", QT_TRANSLATE_NOOP("core", "Short name")},
    KnownColumn{"team", "code", QT_TRANSLATE_NOOP("core", "Code")},
    KnownColumn{"team", "name", QT_TRANSLATE_NOOP("core", "Name")},
    KnownColumn{"team", "year", QT_TRANSLATE_NOOP("core", "Year")},
    KnownColumn{"team", "lineage", QT_TRANSLATE_NOOP("core", "Lineage")},
    KnownColumn{"team", "conference", QT_TRANSLATE_NOOP("core", "Confederation")},
    KnownColumn{"team", "manager", QT_TRANSLATE_NOOP("core", "Manager")},
    KnownColumn{"team", "kit_first", QT_TRANSLATE_NOOP("core", "First kit")},
    KnownColumn{"team", "kit_second", QT_TRANSLATE_NOOP("core", "Second kit")},
    KnownColumn{"team_document", "content", QT_TRANSLATE_NOOP("core", "Card")},
    KnownColumn{"competition", "place", QT_TRANSLATE_NOOP("core", "Place in the list")},
    KnownColumn{"competition", "name", QT_TRANSLATE_NOOP("core", "Name")},
    KnownColumn{"competition", "game", QT_TRANSLATE_NOOP("core", "Game")},
    KnownColumn{"competition", "level", QT_TRANSLATE_NOOP("core", "Level")},
    KnownColumn{"competition", "seed", QT_TRANSLATE_NOOP("core", "Seed"), Meaning::Seed},
    KnownColumn{"competition", "definition", QT_TRANSLATE_NOOP("core", "Format and options")},
    KnownColumn{"competition", "definition_version", QT_TRANSLATE_NOOP("core", "Version of its form")},
    KnownColumn{"draw", "kind", QT_TRANSLATE_NOOP("core", "Kind of draw")},
    KnownColumn{"draw", "steps", QT_TRANSLATE_NOOP("core", "Steps of the draw"), Meaning::Object},
    KnownColumn{"entrant", "team", QT_TRANSLATE_NOOP("core", "Team")},
    KnownColumn{"entrant", "name", QT_TRANSLATE_NOOP("core", "Name")},
    KnownColumn{"entrant", "entry", QT_TRANSLATE_NOOP("core", "Entry"), Meaning::Object},
    KnownColumn{"entrant", "document", QT_TRANSLATE_NOOP("core", "Card")},
    KnownColumn{"squad", "team", QT_TRANSLATE_NOOP("core", "Team")},
    KnownColumn{"squad", "competition", QT_TRANSLATE_NOOP("core", "Competition")},
    KnownColumn{"squad_entry", "place", QT_TRANSLATE_NOOP("core", "Place in the list")},
    KnownColumn{"squad_entry", "name", QT_TRANSLATE_NOOP("core", "Name")},
    KnownColumn{"squad_entry", "short_name", QT_TRANSLATE_NOOP("core", "Short name")},
    KnownColumn{"squad_entry", "position", QT_TRANSLATE_NOOP("core", "Position")},
    KnownColumn{"squad_entry", "shirt", QT_TRANSLATE_NOOP("core", "Shirt")},
    KnownColumn{"squad_entry", "captain", QT_TRANSLATE_NOOP("core", "Captain")},
    KnownColumn{"fixture", "competition", QT_TRANSLATE_NOOP("core", "Competition")},
    KnownColumn{"fixture", "number", QT_TRANSLATE_NOOP("core", "Number")},
    KnownColumn{"fixture", "day", QT_TRANSLATE_NOOP("core", "Day"), Meaning::Day},
    KnownColumn{"fixture", "kick_off", QT_TRANSLATE_NOOP("core", "Kick-off"), Meaning::Hour},
    KnownColumn{"fixture", "zone", QT_TRANSLATE_NOOP("core", "Time zone")},
    KnownColumn{"fixture", "stadium", QT_TRANSLATE_NOOP("core", "Stadium")},
    KnownColumn{"fixture", "city", QT_TRANSLATE_NOOP("core", "City")},
    KnownColumn{"fixture", "country", QT_TRANSLATE_NOOP("core", "Country")},
    KnownColumn{"report", "fixture", QT_TRANSLATE_NOOP("core", "Match")},
    KnownColumn{"report", "competition", QT_TRANSLATE_NOOP("core", "Competition")},
    KnownColumn{"report", "state", QT_TRANSLATE_NOOP("core", "State of the result")},
    KnownColumn{"report", "aside", QT_TRANSLATE_NOOP("core", "Order among former results")},
    KnownColumn{"report", "note_day", QT_TRANSLATE_NOOP("core", "Day of the correction"), Meaning::Day},
    KnownColumn{"report", "note_reason", QT_TRANSLATE_NOOP("core", "Reason of the correction")},
    KnownColumn{"report", "game", QT_TRANSLATE_NOOP("core", "Game")},
    KnownColumn{"report", "rules_version", QT_TRANSLATE_NOOP("core", "Version of the rules")},
    KnownColumn{"report", "level", QT_TRANSLATE_NOOP("core", "Level")},
    KnownColumn{"report", "completeness", QT_TRANSLATE_NOOP("core", "Completeness")},
    KnownColumn{"report", "home_team", QT_TRANSLATE_NOOP("core", "Home team")},
    KnownColumn{"report", "away_team", QT_TRANSLATE_NOOP("core", "Away team")},
    KnownColumn{"report", "home_goals", QT_TRANSLATE_NOOP("core", "Home goals")},
    KnownColumn{"report", "away_goals", QT_TRANSLATE_NOOP("core", "Away goals")},
    KnownColumn{"report", "decided_by", QT_TRANSLATE_NOOP("core", "Decided by")},
    KnownColumn{"report", "winner", QT_TRANSLATE_NOOP("core", "Winner")},
    KnownColumn{"report", "details", QT_TRANSLATE_NOOP("core", "Details"), Meaning::Object},
    KnownColumn{"report", "home_sheet", QT_TRANSLATE_NOOP("core", "Home team sheet")},
    KnownColumn{"report", "away_sheet", QT_TRANSLATE_NOOP("core", "Away team sheet")},
    KnownColumn{"report_event", "kind", QT_TRANSLATE_NOOP("core", "Event")},
    KnownColumn{"report_event", "side", QT_TRANSLATE_NOOP("core", "Side")},
    KnownColumn{"report_event", "minute", QT_TRANSLATE_NOOP("core", "Minute")},
    KnownColumn{"report_event", "stoppage", QT_TRANSLATE_NOOP("core", "Stoppage time")},
    KnownColumn{"report_event", "player", QT_TRANSLATE_NOOP("core", "Player")},
    KnownColumn{"report_event", "player_name", QT_TRANSLATE_NOOP("core", "Player's name")},
    KnownColumn{"report_event", "detail", QT_TRANSLATE_NOOP("core", "Detail")},
    KnownColumn{"decision", "fixture", QT_TRANSLATE_NOOP("core", "Match")},
    KnownColumn{"saved_rules", "content", QT_TRANSLATE_NOOP("core", "Rules")},
    KnownColumn{"friendly", "name", QT_TRANSLATE_NOOP("core", "Name")},
    KnownColumn{"friendly", "begun", QT_TRANSLATE_NOOP("core", "Made at"), Meaning::Moment},
    KnownColumn{"friendly", "origin", QT_TRANSLATE_NOOP("core", "Forked from")},
    KnownColumn{"friendly", "origin_inputs", QT_TRANSLATE_NOOP("core", "Rolls and choices before the fork")},
    KnownColumn{"friendly", "game", QT_TRANSLATE_NOOP("core", "Game")},
    KnownColumn{"friendly", "rules_version", QT_TRANSLATE_NOOP("core", "Version of the rules")},
    KnownColumn{"friendly", "level", QT_TRANSLATE_NOOP("core", "Level")},
    KnownColumn{"friendly", "report", QT_TRANSLATE_NOOP("core", "Report"), Meaning::Object},
    KnownColumn{"friendly", "log", QT_TRANSLATE_NOOP("core", "Log")},
    KnownColumn{"decision", "body", QT_TRANSLATE_NOOP("core", "Decision"), Meaning::Object},
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
    return one == nullptr ? QString::fromLatin1(column.name) : proofWords(one->label);
}

} // namespace touchline
