// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/squad/squad.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

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

/// Looks for an earlier entry that shares something with entry `index`.
template <class Shares>
const SquadEntry *earlier(const Squad &squad, std::size_t index, Shares shares)
{
    const auto begin = squad.entries.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(index);
    const auto found = std::find_if(
        begin, end, [&](const SquadEntry &other) { return shares(other, squad.entries[index]); });
    return found == end ? nullptr : &*found;
}

void checkPerson(const Squad &squad, std::size_t index, Problems &problems)
{
    const Person &person = squad.entries[index].person;
    const QString where = place(squad, index);
    if (person.name.trimmed().isEmpty() || person.shortName.trimmed().isEmpty())
        problems.push_back({where, {QT_TRANSLATE_NOOP("core", "The player has no name."), {}}, {}});
    if (person.id.isNull())
        problems.push_back(
            {where, {QT_TRANSLATE_NOOP("core", "The player has no identity (UUID)."), {}}, {}});
    const auto sameId = [](const SquadEntry &a, const SquadEntry &b) { return a.person.id == b.person.id; };
    if (!person.id.isNull() && earlier(squad, index, sameId) != nullptr) {
        problems.push_back(
            {where, {QT_TRANSLATE_NOOP("core", "%1 is in the squad twice."), {person.name}}, {}});
    }
    const auto sameName = [](const SquadEntry &a, const SquadEntry &b) {
        return a.person.shortName == b.person.shortName;
    };
    if (!person.shortName.isEmpty() && earlier(squad, index, sameName) != nullptr) {
        problems.push_back(
            {where,
             {QT_TRANSLATE_NOOP("core", "Two players of the squad are named %1."), {person.shortName}},
             {QT_TRANSLATE_NOOP("core", "Add an initial to the short names."), {}}});
    }
}

void checkShirt(const Squad &squad, std::size_t index, Problems &problems)
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
    const auto sameShirt = [](const SquadEntry &a, const SquadEntry &b) { return a.shirt == b.shirt; };
    if (const SquadEntry *other = earlier(squad, index, sameShirt)) {
        problems.push_back(
            {place(squad, index),
             {QT_TRANSLATE_NOOP("core", "%1 already wears number %2."), {other->person.shortName, number}},
             {}});
    }
}

void checkCaptain(const Squad &squad, std::size_t index, Problems &problems)
{
    const auto bothCaptains = [](const SquadEntry &a, const SquadEntry &b) { return a.captain && b.captain; };
    if (const SquadEntry *other = earlier(squad, index, bothCaptains)) {
        problems.push_back(
            {place(squad, index),
             {QT_TRANSLATE_NOOP("core", "A team has one captain: %1 already is."), {other->person.shortName}},
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
    for (std::size_t i = 0; i < squad.entries.size(); ++i) {
        checkPerson(squad, i, problems);
        checkShirt(squad, i, problems);
        checkCaptain(squad, i, problems);
    }
    return problems;
}

} // namespace touchline
