// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/squad/squad.h"

#include <QSet>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace touchline {

namespace {

constexpr std::array<const char *, 4> positionCodes{"GK", "DF", "MF", "FW"};

QString place(const Squad &squad, std::size_t index)
{
    const QString row = QStringLiteral("players[%1]").arg(index);
    const QString &name = squad.entries[index].person.shortName;
    return name.isEmpty() ? row : row + u' ' + name;
}

const QString wholeSquad = QStringLiteral("players");

/// What the entries before the one that is looked at have.
struct Earlier
{
    QSet<QUuid> ids{};
    QSet<QString> shortNames{};
    /// Short names of those who wear them.
    std::map<int, QString> shirts{};
    std::optional<QString> captain{};

    void take(const SquadEntry &entry)
    {
        ids.insert(entry.person.id);
        shortNames.insert(entry.person.shortName);
        if (entry.shirt)
            shirts.emplace(*entry.shirt, entry.person.shortName);
        if (entry.captain && !captain)
            captain = entry.person.shortName;
    }
};

void checkPerson(const Squad &squad, std::size_t index, const Earlier &earlier, Problems &problems)
{
    const Person &person = squad.entries[index].person;
    const QString where = place(squad, index);
    if (person.name.trimmed().isEmpty() || person.shortName.trimmed().isEmpty())
        problems.push_back({where, {QT_TRANSLATE_NOOP("core", "The player has no name."), {}}, {}});
    if (person.id.isNull())
        problems.push_back(
            {where, {QT_TRANSLATE_NOOP("core", "The player has no identity (UUID)."), {}}, {}});
    if (!person.id.isNull() && earlier.ids.contains(person.id)) {
        problems.push_back(
            {where, {QT_TRANSLATE_NOOP("core", "%1 is in the squad twice."), {person.name}}, {}});
    }
    if (!person.shortName.isEmpty() && earlier.shortNames.contains(person.shortName)) {
        problems.push_back(
            {where,
             {QT_TRANSLATE_NOOP("core", "Two players of the squad are named %1."), {person.shortName}},
             {QT_TRANSLATE_NOOP("core", "Add an initial to the short names."), {}}});
    }
}

void checkShirt(const Squad &squad, std::size_t index, const Earlier &earlier, Problems &problems)
{
    const std::optional<int> shirt = squad.entries[index].shirt;
    if (!shirt)
        return;
    const QString number = QString::number(*shirt);
    if (*shirt < 1 || *shirt > 99) {
        problems.push_back({place(squad, index),
                            {QT_TRANSLATE_NOOP("core", "Shirt numbers are from 1 to 99, not %1."), {number}},
                            {}});
    }
    if (const auto other = earlier.shirts.find(*shirt); other != earlier.shirts.end()) {
        problems.push_back(
            {place(squad, index),
             {QT_TRANSLATE_NOOP("core", "%1 already wears number %2."), {other->second, number}},
             {}});
    }
}

void checkCaptain(const Squad &squad, std::size_t index, const Earlier &earlier, Problems &problems)
{
    if (squad.entries[index].captain && earlier.captain) {
        problems.push_back(
            {place(squad, index),
             {QT_TRANSLATE_NOOP("core", "A team has one captain: %1 already is."), {*earlier.captain}},
             {}});
    }
}

} // namespace

QString positionCode(Position position)
{
    return QString::fromLatin1(positionCodes[static_cast<std::size_t>(position)]);
}

std::optional<Position> positionFromCode(const QString &code)
{
    for (std::size_t i = 0; i < positionCodes.size(); ++i) {
        if (code == QLatin1String(positionCodes[i]))
            return static_cast<Position>(i);
    }
    return std::nullopt;
}

int Squad::indexOf(const QUuid &person) const
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const SquadEntry &entry) { return entry.person.id == person; });
    return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
}

Problems validate(const Squad &squad)
{
    Problems problems = validatePlayerList(squad);
    const bool hasKeeper =
        std::any_of(squad.entries.begin(), squad.entries.end(),
                    [](const SquadEntry &entry) { return entry.position == Position::Goalkeeper; });
    if (!hasKeeper && !squad.entries.empty())
        problems.insert(problems.begin(),
                        {wholeSquad, {QT_TRANSLATE_NOOP("core", "The squad has no goalkeeper."), {}}, {}});
    return problems;
}

Problems validatePlayerList(const Squad &squad)
{
    if (squad.entries.empty())
        return {{wholeSquad, {QT_TRANSLATE_NOOP("core", "The squad is empty."), {}}, {}}};
    Problems problems;
    Earlier earlier;
    for (std::size_t i = 0; i < squad.entries.size(); ++i) {
        checkPerson(squad, i, earlier, problems);
        checkShirt(squad, i, earlier, problems);
        checkCaptain(squad, i, earlier, problems);
        earlier.take(squad.entries[i]);
    }
    return problems;
}

} // namespace touchline
