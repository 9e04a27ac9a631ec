// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/theme/drawn_items.h"

#include <QHash>
#include <QPointer>

#include <memory>

namespace touchline {

namespace {

class AccessibleItem final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleItem(QWidget *view, std::shared_ptr<const DrawnItems> items, int item)
        : m_view(view)
        , m_items(std::move(items))
        , m_item(item)
    {
    }

    [[nodiscard]] bool isValid() const override { return m_view && m_item < m_items->count(); }
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
        return kind == QAccessible::Name && isValid() ? m_items->words(m_item) : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString & /*text*/) override {}
    [[nodiscard]] QRect rect() const override { return isValid() ? m_items->onScreen(m_item) : QRect(); }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const bool isCurrent = m_items->current() == m_item;
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
        m_items->choose(m_item);
        if (name == pressAction())
            m_items->take(m_item);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString & /*name*/) const override { return {}; }

private:
    QPointer<QWidget> m_view;
    const std::shared_ptr<const DrawnItems> m_items;
    const int m_item;
};

class AccessibleList final : public QAccessibleWidget
{
public:
    AccessibleList(QWidget *view, DrawnItems items)
        : QAccessibleWidget(view, QAccessible::List)
        , m_view(view)
        , m_items(std::make_shared<const DrawnItems>(std::move(items)))
    {
    }
    ~AccessibleList() override
    {
        for (const QAccessible::Id id : qAsConst(m_known))
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(AccessibleList)

    [[nodiscard]] int childCount() const override { return m_items->count(); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        auto known = m_known.constFind(index);
        if (known == m_known.constEnd())
            known = m_known.insert(
                index, QAccessible::registerAccessibleInterface(new AccessibleItem(m_view, m_items, index)));
        return QAccessible::accessibleInterface(*known);
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int index = 0; index < childCount(); ++index)
            if (m_items->onScreen(index).contains(x, y))
                return child(index);
        return nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (auto known = m_known.constBegin(); known != m_known.constEnd(); ++known)
            if (QAccessible::accessibleInterface(*known) == child)
                return known.key();
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return m_view->hasFocus() ? child(m_items->current()) : nullptr;
    }

private:
    QWidget *m_view;
    const std::shared_ptr<const DrawnItems> m_items;
    /// Those that somebody has asked for.
    mutable QHash<int, QAccessible::Id> m_known;
};

} // namespace

QAccessibleInterface *accessibleList(QWidget *view, DrawnItems items)
{
    return new AccessibleList(view, std::move(items));
}

} // namespace touchline
