// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw_plan.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array allMethods{DrawMethod::Sequential, DrawMethod::Uniform, DrawMethod::Open,
                                DrawMethod::Ranking};

} // namespace

QString drawMethodWord(DrawMethod method)
{
    switch (method) {
    case DrawMethod::Sequential:
        return QStringLiteral("sequential");
    case DrawMethod::Uniform:
        return QStringLiteral("uniform");
    case DrawMethod::Open:
        return QStringLiteral("open");
    case DrawMethod::Ranking:
        return QStringLiteral("ranking");
    }
    return {};
}

std::optional<DrawMethod> drawMethodFromWord(const QString &word)
{
    for (const DrawMethod method : allMethods) {
        if (drawMethodWord(method) == word)
            return method;
    }
    return std::nullopt;
}

bool DrawLimits::limitsMoreThanSpread() const
{
    DrawLimits spreadAlone;
    spreadAlone.conferences = conferences;
    return !(*this == spreadAlone);
}

} // namespace touchline
