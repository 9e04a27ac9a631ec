// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/stage_kind.h"

#include <QRegularExpression>

#include <array>

namespace touchline {

namespace {

struct Pattern
{
    StageKind kind;
    const char *form;
};

// The first that fits: "semi-final" before "final", "play-off for third place" before "play-offs".
constexpr std::array patterns{
    Pattern{StageKind::Qualifying, "qualif|^play ?off round$"},
    Pattern{StageKind::ThirdPlace, "third|3rd place|bronze"},
    Pattern{StageKind::QuarterFinal, "quarter ?final"},
    Pattern{StageKind::SemiFinal, "semi ?final"},
    Pattern{StageKind::Knockout,
            "^(knock ?out.*|round of \\d+|last \\d+|play ?offs?|second round|(eighth|1/8|1/16) ?finals?)$"},
    Pattern{StageKind::Group,
            "group|^pool|league|^(first|1st|preliminary) (round|stage)|^(final round|matchday.*)$"},
    Pattern{StageKind::Final, "^(the )?finals?$"},
};

} // namespace

StageKind stageKindOf(const QString &name)
{
    const QString plain = name.toLower().replace(u'-', u' ').replace(u'_', u' ').simplified();
    for (const Pattern &pattern : patterns)
        if (QRegularExpression(QLatin1String(pattern.form)).match(plain).hasMatch())
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
