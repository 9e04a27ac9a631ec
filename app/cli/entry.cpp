// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/entry.h"

#include "app/cli/files.h"
#include "core/games/atcs/card_library.h"

namespace touchline::cli {

Result<std::shared_ptr<const atcs::TeamCard>> cardFor(const QString &text)
{
    if (!text.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        const auto id = atcs::findCard(text);
        return id ? atcs::loadCard(*id) : fail(id.error());
    }
    const auto object = readJsonFile(text);
    if (!object)
        return fail(inFile(object.error(), text));
    auto card = atcs::cardFromJson(*object);
    if (!card)
        return fail(inFile(card.error(), text));
    return std::make_shared<const atcs::TeamCard>(std::move(*card));
}

} // namespace touchline::cli
