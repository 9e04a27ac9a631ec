// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/board/board_gesture.h"
#include "forms/board/board_layout.h"

namespace touchline {

/// A board for somebody who hears it, and for tips.

/// "injured".
[[nodiscard]] QString signWords(BoardSign sign);
/// "even or odd decides"; empty for what says it by its form.
[[nodiscard]] QString meaningWords(BoardMeaning meaning);
/// "can stop the ball, 35 %".
[[nodiscard]] QString markWords(const BoardMark &mark);
/// "left back wing"; "column 3, row 7" where it has no name.
[[nodiscard]] QString placeWords(const BoardShown &shown, const BoardPlace &place);
/// What stands there: "France 7, injured; ball".
[[nodiscard]] QString contentWords(const BoardShown &shown, const BoardPlace &place);
/// The whole position, side by side.
[[nodiscard]] QString positionWords(const BoardShown &shown);
/// "Pass to the centre area, value 3, 1/3".
[[nodiscard]] QString optionWords(const BoardShown &shown, const BoardHighlight &highlight);
/// "turn: 5", "control: used up".
[[nodiscard]] QString dieWords(const BoardDie &die);
/// What is aimed or carried: "120°, 45 %, to Henry"; empty where nothing is.
[[nodiscard]] QString gestureWords(const BoardShown &shown, const BoardGesture &gesture);
/// Of all that is chosen by pointing there.
[[nodiscard]] QString targetWords(const BoardShown &shown, const BoardChoice &choice,
                                  const BoardChoice::Target &target);

} // namespace touchline
