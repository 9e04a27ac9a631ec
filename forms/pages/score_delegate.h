// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "forms/pages/fixture_delegate.h"

#include <QHash>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QUuid>

class QLineEdit;

namespace touchline {

/// The column with the scores: they stand on their dash, and are typed in there. What was typed and could not
/// be entered is kept until it is, or Escape is pressed.
class ScoreDelegate final : public FixtureDelegate
{
    Q_OBJECT

public:
    /// Enters what was typed for the fixture.
    using Enter = std::function<Result<void>(const QUuid &fixture, const QString &text)>;

    explicit ScoreDelegate(QObject *parent = nullptr) : FixtureDelegate(parent) {}

    void setEnter(Enter enter) { m_enter = std::move(enter); }
    /// What an editor for the fixture begins with.
    void setDraft(const QUuid &fixture, const QString &text) { m_drafts.insert(fixture, text); }
    /// The fixture that is being typed; null while there is none.
    [[nodiscard]] QUuid fixtureInEntry() const;
    [[nodiscard]] QString textInEntry() const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

Q_SIGNALS:
    /// With the Enter key, so that the next one is due.
    void entered(const QModelIndex &index) const;
    void refused(const touchline::Error &error) const;

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    [[nodiscard]] bool take(QLineEdit *editor, const QModelIndex &index) const;
    [[nodiscard]] bool takeKey(QLineEdit *editor, int key);

    Enter m_enter;
    // Qt asks a delegate for its editors through const functions.
    mutable QHash<QUuid, QString> m_drafts;
    mutable QPointer<QLineEdit> m_editor;
    mutable QPersistentModelIndex m_index;
};

} // namespace touchline
