// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/bracket/accessible_bracket.h"

#include "forms/bracket/bracket_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace touchline {

namespace {

/// A box of the view. It asks the view each time: what stands in the box changes.
class AccessibleTie final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleTie(BracketView *view, int box) : m_view(view), m_box(box) {}

    [[nodiscard]] bool isValid() const override
    {
        return m_view && m_box < static_cast<int>(m_view->content().cards.size());
    }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override { return parent()->window(); }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }
    [[nodiscard]] QAccessibleInterface *child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface * /*child*/) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid()
                   ? m_view->content().cards[static_cast<std::size_t>(m_box)].spoken
                   : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString & /*text*/) override {}
    [[nodiscard]] QRect rect() const override { return isValid() ? m_view->boxOnScreen(m_box) : QRect(); }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const bool isCurrent = m_view->currentBox() == m_box;
        state.focusable = true;
        state.selectable = true;
        state.selected = isCurrent;
        state.active = isCurrent;
        state.focused = isCurrent && m_view->hasFocus();
        state.readOnly = true;
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override { return {setFocusAction(), pressAction()}; }
    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        m_view->setFocus(Qt::OtherFocusReason);
        m_view->choose(m_box);
        if (name == pressAction())
            Q_EMIT m_view->activated();
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString & /*name*/) const override { return {}; }

private:
    QPointer<BracketView> m_view;
    const int m_box;
};

class AccessibleBracket final : public QAccessibleWidget
{
public:
    explicit AccessibleBracket(BracketView *view) : QAccessibleWidget(view, QAccessible::List), m_view(view)
    {
    }
    ~AccessibleBracket() override
    {
        for (const QAccessible::Id id : qAsConst(m_ties))
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(AccessibleBracket)

    [[nodiscard]] int childCount() const override { return static_cast<int>(m_view->content().cards.size()); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        auto known = m_ties.constFind(index);
        if (known == m_ties.constEnd())
            known = m_ties.insert(index,
                                  QAccessible::registerAccessibleInterface(new AccessibleTie(m_view, index)));
        return QAccessible::accessibleInterface(*known);
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int index = 0; index < childCount(); ++index)
            if (m_view->boxOnScreen(index).contains(x, y))
                return child(index);
        return nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (auto known = m_ties.constBegin(); known != m_ties.constEnd(); ++known)
            if (QAccessible::accessibleInterface(*known) == child)
                return known.key();
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return m_view->hasFocus() ? child(m_view->currentBox()) : nullptr;
    }

private:
    BracketView *m_view;
    /// By box: those that somebody has asked for.
    mutable QHash<int, QAccessible::Id> m_ties;
};

QAccessibleInterface *makeAccessible(const QString & /*className*/, QObject *object)
{
    auto *view = qobject_cast<BracketView *>(object);
    return view == nullptr ? nullptr : new AccessibleBracket(view);
}

} // namespace

void installBracketAccessibility()
{
    static const bool isInstalled = (QAccessible::installFactory(makeAccessible), true);
    Q_UNUSED(isInstalled)
}

} // namespace touchline
