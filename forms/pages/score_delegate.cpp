// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/score_delegate.h"

#include "forms/theme/shown_text.h"
#include "forms/theme/theme.h"
#include "models/views/fixture_model.h"
#include "models/views/said.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>

namespace touchline {

namespace {

/// What nearly everything that people type is no longer than.
const QString longEntry = QStringLiteral("1-1 14-13p");

QUuid idOf(const QModelIndex &index)
{
    return index.data(FixtureModel::IdRole).toUuid();
}

void markWrong(QLineEdit *editor, bool isWrong)
{
    QPalette palette;
    if (isWrong)
        palette.setColor(QPalette::Base, colour(ColourRole::GoesOut));
    editor->setPalette(palette);
}

} // namespace

QUuid ScoreDelegate::fixtureInEntry() const
{
    return m_editor.isNull() || !m_index.isValid() ? QUuid() : idOf(m_index);
}

QString ScoreDelegate::textInEntry() const
{
    return m_editor.isNull() ? QString() : m_editor->text();
}

void ScoreDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem dressed = option;
    initStyleOption(&dressed, index);
    const QString text = dressed.text;
    dressed.text.clear();
    const QStyle *style = option.widget == nullptr ? QApplication::style() : option.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &dressed, painter, option.widget);
    const bool isChosen = (option.state & QStyle::State_Selected) != 0;
    const auto dash = text.indexOf(u'–');
    painter->save();
    QFont font = dressed.font;
    font.setWeight(dash < 0 ? QFont::Normal : QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(isChosen ? colour(ColourRole::OnAccent)
                             : colour(dash < 0 ? ColourRole::Secondary : ColourRole::Text));
    if (dash < 0) {
        drawShown(*painter, option.rect, Qt::AlignCenter, text);
    } else {
        // All dashes stand below each other.
        const int half = painter->fontMetrics().horizontalAdvance(u'–') / 2 + 1;
        const int middle = option.rect.center().x();
        QRect left = option.rect;
        left.setRight(middle - half - 1);
        QRect right = option.rect;
        right.setLeft(middle + half + 1);
        drawShown(*painter, option.rect, Qt::AlignCenter, QStringLiteral("–"));
        drawShown(*painter, left, Qt::AlignRight | Qt::AlignVCenter, text.left(dash));
        drawShown(*painter, right, Qt::AlignLeft | Qt::AlignVCenter, text.mid(dash + 1));
    }
    painter->restore();
}

QWidget *ScoreDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                                     const QModelIndex &index) const
{
    auto *editor = new QLineEdit(parent);
    editor->setObjectName(QStringLiteral("scoreEntry"));
    editor->setAlignment(Qt::AlignCenter);
    editor->setAccessibleName(tr("Score"));
    editor->setToolTip(index.data(Qt::ToolTipRole).toString());
    editor->setAccessibleDescription(editor->toolTip());
    connect(editor, &QLineEdit::textEdited, editor, [editor] { markWrong(editor, false); });
    m_editor = editor;
    m_index = index;
    return editor;
}

void ScoreDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *line = qobject_cast<QLineEdit *>(editor);
    // News of the league come while somebody types: his text stays.
    if (line != nullptr && line->text().isEmpty())
        line->setText(m_drafts.value(idOf(index)));
}

void ScoreDelegate::setModelData(QWidget *editor, QAbstractItemModel * /*model*/,
                                 const QModelIndex &index) const
{
    if (auto *line = qobject_cast<QLineEdit *>(editor))
        static_cast<void>(take(line, index));
}

void ScoreDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                         const QModelIndex & /*index*/) const
{
    const int width = qMax(option.rect.width(), editor->fontMetrics().horizontalAdvance(longEntry));
    QRect place = option.rect;
    place.setWidth(width);
    place.moveCenter(option.rect.center());
    editor->setGeometry(place);
}

bool ScoreDelegate::take(QLineEdit *editor, const QModelIndex &index) const
{
    const QString text = editor->text().trimmed();
    const QUuid fixture = idOf(index);
    if (text.isEmpty() || !m_enter) {
        m_drafts.remove(fixture);
        return true;
    }
    if (const auto entered = m_enter(fixture, text); !entered) {
        m_drafts.insert(fixture, text);
        markWrong(editor, true);
        editor->setAccessibleDescription(said(entered.error()));
        QToolTip::showText(editor->mapToGlobal(editor->rect().bottomLeft()), said(entered.error()), editor);
        Q_EMIT refused(entered.error());
        return false;
    }
    m_drafts.remove(fixture);
    return true;
}

bool ScoreDelegate::takeKey(QLineEdit *editor, int key)
{
    if (key == Qt::Key_Escape) {
        m_drafts.remove(fixtureInEntry());
        editor->clear();
        Q_EMIT closeEditor(editor, RevertModelCache);
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Tab)
        return false;
    const QModelIndex index = m_index;
    const bool isEmpty = editor->text().trimmed().isEmpty();
    if (!index.isValid() || !take(editor, index))
        return true;
    // So that closing it does not enter it again.
    editor->clear();
    Q_EMIT closeEditor(editor, NoHint);
    if (!isEmpty)
        Q_EMIT entered(index);
    return true;
}

bool ScoreDelegate::eventFilter(QObject *object, QEvent *event)
{
    auto *editor = qobject_cast<QLineEdit *>(object);
    if (editor == nullptr)
        return FixtureDelegate::eventFilter(object, event);
    if (event->type() == QEvent::KeyPress)
        return takeKey(editor, static_cast<QKeyEvent *>(event)->key());
    if (event->type() == QEvent::FocusOut) {
        // Another window, or a menu, has the keys for a while: whoever types comes back.
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason)
            return false;
    }
    return FixtureDelegate::eventFilter(object, event);
}

} // namespace touchline
