// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/match_boards.h"

#include "models/words/board_text.h"

namespace touchline {

namespace {

/// Takes what the log says was rolled or chosen.
Result<void> takeEntry(Match &match, const LogEntry &entry, EventList &events)
{
    if (entry.kind == Awaits::Roll)
        return match.roll(entry.value, events);
    ChoiceScript script({entry.option});
    OptionList options;
    match.options(options);
    const auto option = script.next(match, match.question(), options);
    TOUCHLINE_TRY(option);
    return match.choose(*option, events);
}

} // namespace

Result<Boards> boardsOf(const Game &game, const PlayedMatch &played)
{
    Boards boards;
    const auto turnBegins = game.info().turnBegins;
    if (!turnBegins)
        return boards;
    EventList events;
    auto match = game.kickOff(played.log.setup, events);
    TOUCHLINE_TRY(match);
    const BoardGeometryPtr geometry = (*match)->boardGeometry();
    if (geometry == nullptr)
        return boards;
    std::size_t seen = 0;
    for (const LogEntry &entry : played.log.entries) {
        TOUCHLINE_TRY(takeEntry(**match, entry, events));
        for (; seen < events.events().size(); ++seen)
            if (events.events()[seen].kind == *turnBegins)
                boards[seen] = boardText(*geometry, (*match)->board(std::nullopt));
    }
    return boards;
}

} // namespace touchline
