// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/dialog_frame.h"

#include "forms/theme/spacing.h"
#include "forms/widgets/screen_fit.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace touchline {

void setAnswers(QDialog &dialog, QDialogButtonBox &buttons, const QString &ok)
{
    if (!ok.isEmpty())
        buttons.button(QDialogButtonBox::Ok)->setText(ok);
    QObject::connect(&buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(&buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
}

QDialogButtonBox *okAndCancel(QDialog &dialog, const QString &ok)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    buttons->setObjectName(QStringLiteral("buttons"));
    setAnswers(dialog, *buttons, ok);
    return buttons;
}

void setScrolled(QDialog &dialog, const QString &sentence, QWidget *content, int letters, int lines)
{
    auto *help = new QLabel(sentence, &dialog);
    help->setWordWrap(true);
    auto *area = new QScrollArea(&dialog);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    auto *column = new QVBoxLayout(&dialog);
    column->setSpacing(spacing::related);
    column->addWidget(help);
    column->addWidget(area, 1);
    column->addWidget(okAndCancel(dialog));
    ScreenFit::setSize(dialog, letters, lines);
}

} // namespace touchline
