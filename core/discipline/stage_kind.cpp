// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/stage_kind.h"

#include <QRegularExpression>

#include <array>

namespace touchline {

namespace {

struct Pattern
{
    StageKind kind;
    QRegularExpression form;
};

/// The first that fits: "semi-final" before "final", "play-off for third place" before "play-offs".
const std::array<Pattern, 7> &patterns()
{
    const auto form = [](const char *text) { return QRegularExpression(QLatin1String(text)); };
    // Compiled once: the ledger asks for the stage of every match of a team.
    static const std::array all{
        Pattern{StageKind::Qualifying, form("qualif|^play ?off round$")},
        Pattern{StageKind::ThirdPlace, form("third|3rd place|bronze")},
        Pattern{StageKind::QuarterFinal, form("quarter ?final")},
        Pattern{StageKind::SemiFinal, form("semi ?final")},
        Pattern{StageKind::Knockout, form("^(knock ?out.*|round of \\d+|last \\d+|play ?offs?|second "
                                          "round|(eighth|1/8|1/16) ?finals?)$")},
        Pattern{StageKind::Group,
                form("group|^pool|league|^(first|1st|preliminary) (round|stage)|^(final round|matchday.*)$")},
        Pattern{StageKind::Final, form("^(the )?finals?$")},
    };
    return all;
}

} // namespace

StageKind stageKindOf(const QString &name)
{
    const QString plain = name.toLower().replace(u'-', u' ').replace(u'_', u' ').simplified();
    for (const Pattern &pattern : patterns())
        if (pattern.form.match(plain).hasMatch())
            return pattern.kind;
    return StageKind::Unknown;
}

StageKind stageAfter(StageKind stage)
{
    switch (stage) {
    case StageKind::Qualifying:
        return StageKind::Group;
    case StageKind::Group:
        return StageKind::Knockout;
    case StageKind::QuarterFinal:
        return StageKind::SemiFinal;
    case StageKind::SemiFinal:
        return StageKind::Final;
    case StageKind::Unknown:
    case StageKind::Knockout:
    case StageKind::ThirdPlace:
    case StageKind::Final:
        return stage;
    }
    return stage;
}

} // namespace touchline
