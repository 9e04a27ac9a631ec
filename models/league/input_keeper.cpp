// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/input_keeper.h"

#include <memory>

namespace touchline {

using namespace store;

InputKeeper inputKeeper(Database &database, LiveStore live, const QUuid &match, KeptMatch known)
{
    return [&database, live, match,
            stands = std::make_shared<KeptMatch>(std::move(known))](const InputChange &change) {
        KeptMatch then;
        const auto kept = inTransaction(live, database, [&](LiveStore inside) -> Result<void> {
            auto changed = inside.change(match, change, *stands);
            TOUCHLINE_TRY(changed);
            then = std::move(*changed);
            return {};
        });
        // It counts when it is on the disk.
        if (kept)
            *stands = std::move(then);
        return kept;
    };
}

} // namespace touchline
