// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/fixture_mark.h"

#include <QCoreApplication>

#include <array>

namespace touchline {

namespace {

struct MarkSpec
{
    const char *words;
    const char *help;
    const char *icon;
};

/// In the order of FixtureMark.
constexpr std::array<MarkSpec, fixtureMarks> specs{{
    {QT_TRANSLATE_NOOP("FixtureMark", "Waiting"),
     QT_TRANSLATE_NOOP("FixtureMark", "Waiting for an earlier match, the first leg or a draw."), "clock"},
    {QT_TRANSLATE_NOOP("FixtureMark", "To be played"),
     QT_TRANSLATE_NOOP("FixtureMark", "Both teams are known: play it or enter the result."), "ball"},
    {QT_TRANSLATE_NOOP("FixtureMark", "Played"), QT_TRANSLATE_NOOP("FixtureMark", "The result counts."),
     "check"},
    {QT_TRANSLATE_NOOP("FixtureMark", "Walkover"), QT_TRANSLATE_NOOP("FixtureMark", "Awarded by a ruling."),
     "walkover"},
    {QT_TRANSLATE_NOOP("FixtureMark", "Postponed"), QT_TRANSLATE_NOOP("FixtureMark", "Moved to another day."),
     "calendar"},
    {QT_TRANSLATE_NOOP("FixtureMark", "In conflict"),
     QT_TRANSLATE_NOOP("FixtureMark", "It no longer agrees with the earlier results. A decision is needed."),
     "warning"},
    {QT_TRANSLATE_NOOP("FixtureMark", "Abandoned"),
     QT_TRANSLATE_NOOP("FixtureMark", "Abandoned. A decision is still needed."), "question"},
    {QT_TRANSLATE_NOOP("FixtureMark", "Does not count"),
     QT_TRANSLATE_NOOP("FixtureMark", "Annulled, or a team withdrew."), "annul"},
    {QT_TRANSLATE_NOOP("FixtureMark", "Not needed"),
     QT_TRANSLATE_NOOP("FixtureMark", "This match does not have to be played."), "minus"},
}};

const MarkSpec &specOf(FixtureMark mark)
{
    return specs[static_cast<std::size_t>(mark)];
}

FixtureMark markOfOpen(const CompetitionState &state, int fixture, FixtureMark otherwise)
{
    const Ruling *ruling = state.competition.ruling(fixture);
    const bool isPutOff = ruling != nullptr && ruling->kind == Ruling::Kind::Postponed;
    return isPutOff ? FixtureMark::Postponed : otherwise;
}

} // namespace

FixtureMark markOf(const CompetitionState &state, int fixture)
{
    const FixtureStatus &status = state.now.fixtures[static_cast<std::size_t>(fixture)];
    if (status.state != FixtureState::InConflict && status.award >= 0) {
        const Ruling *ruling = state.competition.ruling(fixture);
        const bool stands = ruling != nullptr && ruling->kind == Ruling::Kind::Abandoned &&
                            ruling->then == Ruling::Then::Stands;
        return stands ? FixtureMark::Played : FixtureMark::Walkover;
    }
    switch (status.state) {
    case FixtureState::Waiting:
        return markOfOpen(state, fixture, FixtureMark::Waiting);
    case FixtureState::Ready:
        return markOfOpen(state, fixture, FixtureMark::Ready);
    case FixtureState::Played:
        return FixtureMark::Played;
    case FixtureState::InConflict:
        return FixtureMark::InConflict;
    case FixtureState::NotNeeded:
        return FixtureMark::NotNeeded;
    case FixtureState::Undecided:
        return FixtureMark::Undecided;
    case FixtureState::Void:
        return FixtureMark::Void;
    }
    return FixtureMark::Waiting;
}

bool isOpen(FixtureMark mark)
{
    return mark == FixtureMark::Waiting || mark == FixtureMark::Ready || mark == FixtureMark::Postponed ||
           mark == FixtureMark::Undecided;
}

bool isDone(FixtureMark mark)
{
    return mark == FixtureMark::Played || mark == FixtureMark::Walkover || mark == FixtureMark::Void;
}

QString markWords(FixtureMark mark)
{
    return QCoreApplication::translate("FixtureMark", specOf(mark).words);
}

QString markHelp(FixtureMark mark)
{
    return QCoreApplication::translate("FixtureMark", specOf(mark).help);
}

QString markIcon(FixtureMark mark)
{
    return QString::fromLatin1(specOf(mark).icon);
}

} // namespace touchline
