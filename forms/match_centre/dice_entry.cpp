// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/dice_entry.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/announcer.h"
#include "forms/widgets/name_label.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

namespace touchline {

DiceEntry::DiceEntry(QWidget *parent)
    : QWidget(parent)
    , m_line(new QLineEdit(this))
    , m_enter(new QPushButton(tr("E&nter"), this))
    , m_wrong(new QLabel(this))
{
    m_line->setObjectName(QStringLiteral("dice"));
    m_enter->setObjectName(QStringLiteral("enterDice"));
    m_wrong->setObjectName(QStringLiteral("wrong"));
    m_line->setAccessibleName(tr("What the dice show"));
    m_wrong->setTextFormat(Qt::PlainText);
    m_wrong->setWordWrap(true);
    takeAnyWidth(*m_wrong);
    m_wrong->hide();
    setTextColour(m_wrong, ColourRole::Error);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(spacing::related);
    grid->addWidget(m_line, 0, 0);
    grid->addWidget(m_enter, 0, 1);
    grid->addWidget(m_wrong, 1, 0, 1, 2);
    grid->setRowStretch(2, 1);
    setFocusProxy(m_line);
    m_line->installEventFilter(this);
    const auto enter = [this] { Q_EMIT entered(m_line->text().trimmed()); };
    connect(m_line, &QLineEdit::returnPressed, this, enter);
    connect(m_enter, &QPushButton::clicked, this, enter);
    m_enter->setEnabled(false);
    connect(m_line, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_enter->setEnabled(!text.trimmed().isEmpty()); });
}

bool DiceEntry::eventFilter(QObject *object, QEvent *event)
{
    // A line takes Ctrl+Z for itself, also where there is nothing typed to undo: the match takes back then.
    if (object == m_line && event->type() == QEvent::ShortcutOverride && m_line->text().isEmpty() &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo)) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(object, event);
}

void DiceEntry::type(const QString &digit)
{
    m_line->setFocus();
    m_line->insert(digit);
}

void DiceEntry::ask(int dice, int faces, const QString &question)
{
    m_line->clear();
    m_wrong->hide();
    QString example;
    for (int die = 0; die < dice; ++die)
        example += (die == 0 ? QString() : QStringLiteral(" ")) + QString::number(die % faces + 1);
    m_line->setPlaceholderText(dice > 1 ? tr("All dice: %1", "an example of a throw").arg(example)
                                        : tr("What the die shows"));
    m_line->setAccessibleDescription(dice > 1 ? question + QStringLiteral(". ") + m_line->placeholderText()
                                              : question);
}

void DiceEntry::refuse(const QString &reason)
{
    m_wrong->setText(reason);
    m_wrong->show();
    m_line->selectAll();
    m_line->setFocus();
    Announcer::announce(*this, reason);
}

} // namespace touchline
