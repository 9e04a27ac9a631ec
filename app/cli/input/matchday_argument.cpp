// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/matchday_argument.h"

#include "core/base/search_key.h"
#include "core/competition/order_of_play.h"
#include "core/play/matches/matchday.h"

namespace touchline::cli {

Result<std::vector<int>> fixturesOfMatchday(const QString &text, const Competition &competition)
{
    std::vector<int> fixtures;
    if (text == u"next"_s)
        return nextMatchday(competition, progress(competition));
    bool isNumber = false;
    const int matchday = text.toInt(&isNumber);
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const Fixture &one = competition.fixtures()[at(i)];
        const bool isOfIt = isNumber ? one.isGroupMatch() && one.round == matchday - 1
                                     : searchKey(one.stageName) == searchKey(text);
        if (text == u"all"_s || isOfIt)
            fixtures.push_back(i);
    }
    if (fixtures.empty())
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "There is no matchday \"%1\". Choose a number, the name of a "
                                              "round, next or all."),
                    {text});
    return inOrderOfPlay(competition, std::move(fixtures));
}

} // namespace touchline::cli
