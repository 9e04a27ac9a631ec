// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/theme/accessibility.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace touchline {

namespace {

class AccessibleHeard final : public QAccessibleWidget
{
public:
    explicit AccessibleHeard(QWidget *widget) : QAccessibleWidget(widget) {}

    [[nodiscard]] QAccessible::Role role() const override
    {
        const HeardWidget *one = heard();
        return one == nullptr ? QAccessible::Client : one->heardAs();
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const auto *label = qobject_cast<const QLabel *>(widget());
        if (kind == QAccessible::Name && label != nullptr && label->accessibleName().isEmpty())
            return label->text();
        return QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (isPressable())
            names.prepend(pressAction());
        return names;
    }
    void doAction(const QString &name) override
    {
        if (name == pressAction() && isPressable())
            heard()->press();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    /// Null while the widget is being destroyed.
    [[nodiscard]] HeardWidget *heard() const { return dynamic_cast<HeardWidget *>(object()); }
    [[nodiscard]] bool isPressable() const { return role() == QAccessible::Button && widget()->isEnabled(); }
};

#ifdef Q_OS_UNIX
/// On Unix the name of a combo box is what it stands on, and Orca takes a label that is related to it for
/// that: here what it chooses (its accessible name, or the label in front of it) is the description instead.
/// Else as that of Qt, which is private.
class AccessibleComboBox final : public QAccessibleWidget
{
public:
    explicit AccessibleComboBox(QComboBox *box) : QAccessibleWidget(box, QAccessible::ComboBox) {}

    [[nodiscard]] QList<QPair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override
    {
        auto all = QAccessibleWidget::relations(match);
        all.removeIf([](const auto &one) { return one.second == QAccessible::Label; });
        return all;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name || kind == QAccessible::Value)
            return box()->isEditable() ? box()->lineEdit()->text() : box()->currentText();
        return kind == QAccessible::Description ? description() : QAccessibleWidget::text(kind);
    }

    [[nodiscard]] int childCount() const override { return box()->isEditable() ? 2 : 1; }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (index == 0)
            return QAccessible::queryAccessibleInterface(box()->view());
        return index == 1 && box()->isEditable() ? QAccessible::queryAccessibleInterface(box()->lineEdit())
                                                 : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const bool isInLine = box()->isEditable() && box()->lineEdit()->rect().contains(
                                                         box()->lineEdit()->mapFromGlobal(QPoint(x, y)));
        return isInLine ? child(1) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *one) const override
    {
        if (one->object() == box()->view())
            return 0;
        return box()->isEditable() && one->object() == box()->lineEdit() ? 1 : -1;
    }

    [[nodiscard]] QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name != showMenuAction() && name != pressAction())
            return;
        if (box()->view()->isVisible())
            box()->hidePopup();
        else
            box()->showPopup();
    }

private:
    [[nodiscard]] QComboBox *box() const { return static_cast<QComboBox *>(object()); }

    [[nodiscard]] QString label() const
    {
        if (!box()->accessibleName().isEmpty())
            return box()->accessibleName();
        const auto labels = QAccessibleWidget::relations(QAccessible::Label);
        return labels.isEmpty() ? QString() : labels.constFirst().first->text(QAccessible::Name);
    }
    [[nodiscard]] QString description() const
    {
        const QString help =
            box()->accessibleDescription().isEmpty() ? box()->toolTip() : box()->accessibleDescription();
        QStringList parts{label(), Qt::mightBeRichText(help) ? QString() : help};
        parts.removeAll(QString());
        parts.removeDuplicates();
        return parts.join(QStringLiteral(". "));
    }
};
#endif

QAccessibleInterface *makeAccessible(const QString & /*className*/, QObject *object)
{
    if (!object->isWidgetType())
        return nullptr;
    if (dynamic_cast<HeardWidget *>(object) != nullptr)
        return new AccessibleHeard(static_cast<QWidget *>(object));
#ifdef Q_OS_UNIX
    if (auto *box = qobject_cast<QComboBox *>(object))
        return new AccessibleComboBox(box);
#endif
    return nullptr;
}

/// That a model has changed the interface of its view has heard by the time the event is handed on; told
/// twice it would move its headers twice. QAccessible asks for the interface first, the platform after that.
class ModelChangeForPlatform final : public QAccessibleTableModelChangeEvent
{
public:
    explicit ModelChangeForPlatform(const QAccessibleTableModelChangeEvent &change)
        : QAccessibleTableModelChangeEvent(change.object(), change.modelChangeType())
    {
        setFirstRow(change.firstRow());
        setLastRow(change.lastRow());
        setFirstColumn(change.firstColumn());
        setLastColumn(change.lastColumn());
    }

    [[nodiscard]] QAccessibleInterface *accessibleInterface() const override
    {
        return std::exchange(m_isFirst, false) ? nullptr
                                               : QAccessibleTableModelChangeEvent::accessibleInterface();
    }

private:
    mutable bool m_isFirst = true;
};

void handOn(QAccessibleEvent *event)
{
    if (isStrayFocus(*event))
        return;
    // There is no other way to the platform.
    QAccessible::installUpdateHandler(nullptr);
    if (event->type() == QAccessible::TableModelChanged && event->object() != nullptr) {
        ModelChangeForPlatform change(*static_cast<QAccessibleTableModelChangeEvent *>(event));
        QAccessible::updateAccessibility(&change);
    } else {
        QAccessible::updateAccessibility(event);
    }
    QAccessible::installUpdateHandler(handOn);
}

} // namespace

ScreenReader::ScreenReader()
{
    QAccessible::installActivationObserver(this);
}

ScreenReader::~ScreenReader()
{
    QAccessible::removeActivationObserver(this);
}

ScreenReader &ScreenReader::instance()
{
    static ScreenReader one;
    return one;
}

bool ScreenReader::isThere() const
{
    return m_isThere || QAccessible::isActive();
}

void ScreenReader::accessibilityActiveChanged(bool isActive)
{
    m_isThere = isActive;
    if (isActive)
        Q_EMIT came();
}

void installAccessibility()
{
    static_cast<void>(ScreenReader::instance());
    QAccessible::installFactory(makeAccessible);
    QAccessible::installUpdateHandler(handOn);
}

bool isStrayFocus(const QAccessibleEvent &event)
{
    // Qt's views do so; a screen reader would follow.
    if (event.type() != QAccessible::Focus || event.object() == nullptr || event.child() < 0)
        return false;
    const auto *view = qobject_cast<const QAbstractScrollArea *>(event.object());
    // The list below a line in which somebody types has never got the keys, and is worth hearing.
    return view != nullptr && !view->hasFocus() && view->window()->windowType() != Qt::Popup;
}

} // namespace touchline
