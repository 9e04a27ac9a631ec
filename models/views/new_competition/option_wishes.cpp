// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/option_wishes.h"

namespace touchline {

QJsonObject withOption(QJsonObject wishes, const GameInfo &info, const QString &name, int value)
{
    for (const OptionSpec &spec : info.options) {
        if (name != QLatin1String(spec.name))
            continue;
        if (spec.type == OptionType::Switch)
            wishes.insert(name, value != 0);
        else if (spec.type == OptionType::Number)
            wishes.insert(name, value);
        else
            wishes.insert(name, QLatin1String(spec.words[static_cast<std::size_t>(value)]));
        // What needs it is off with it, also where it was wished for.
        if (value == 0)
            for (const OptionSpec &other : info.options)
                if (other.needs != nullptr && name == QLatin1String(other.needs))
                    wishes.remove(QLatin1String(other.name));
    }
    return wishes;
}

} // namespace touchline
