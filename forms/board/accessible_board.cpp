// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/accessible_board.h"

#include "core/base/index.h"
#include "forms/board/board_view.h"
#include "forms/board/board_words.h"
#include "forms/theme/drawn_items.h"

namespace touchline {

namespace {

QAccessibleInterface *makeBoardAccessible(const QString & /*className*/, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    if (view == nullptr)
        return nullptr;
    return accessibleList(
        view,
        {[view] { return static_cast<int>(view->choice().targets().size()); },
         [view](int target) {
             return targetWords(view->shown(), view->choice(), view->choice().targets()[at(target)]);
         },
         [view](int target) { return view->targetOnScreen(target); }, [view] { return view->current(); },
         [view](int target) { view->setCurrent(target); }, [view](int target) { view->take(target); }});
}

} // namespace

void installBoardAccessibility()
{
    static const bool isInstalled = (QAccessible::installFactory(makeBoardAccessible), true);
    Q_UNUSED(isInstalled)
}

} // namespace touchline
