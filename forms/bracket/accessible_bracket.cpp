// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/bracket/accessible_bracket.h"

#include "core/base/index.h"
#include "forms/bracket/bracket_view.h"
#include "forms/theme/drawn_items.h"

namespace touchline {

namespace {

QAccessibleInterface *makeBracketAccessible(const QString & /*className*/, QObject *object)
{
    auto *view = qobject_cast<BracketView *>(object);
    if (view == nullptr)
        return nullptr;
    return accessibleList(
        view, {[view] { return static_cast<int>(view->content().cards.size()); },
               [view](int box) { return view->content().cards[at(box)].spoken; },
               [view](int box) { return view->boxOnScreen(box); }, [view] { return view->currentBox(); },
               [view](int box) { view->choose(box); }, [view](int /*box*/) { Q_EMIT view->activated(); }});
}

} // namespace

void installBracketAccessibility()
{
    static const bool isInstalled = (QAccessible::installFactory(makeBracketAccessible), true);
    Q_UNUSED(isInstalled)
}

} // namespace touchline
