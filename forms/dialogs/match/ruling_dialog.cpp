// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/ruling_dialog.h"

#include "forms/help/help_topics.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/screen_fit.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int rulingLetters = 110;
constexpr int rulingLines = 34;

} // namespace

RulingDialog::RulingDialog(const QString &line, const QString &text, const QString &topic, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Rules"));
    setHelpTopic(*this, topic);
    auto *told = new QLabel(line, this);
    told->setObjectName(QStringLiteral("rulingLine"));
    told->setTextFormat(Qt::PlainText);
    told->setWordWrap(true);
    Theme::setType(told, Theme::Type::Heading);
    auto *rules = new QTextBrowser(this);
    rules->setObjectName(QStringLiteral("rulingText"));
    rules->setAccessibleName(tr("How Touchline reads the rulebook"));
    rules->setFrameShape(QFrame::NoFrame);
    rules->setOpenLinks(false);
    rules->setMarkdown(text);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->addWidget(told);
    column->addWidget(rules, 1);
    column->addWidget(buttons);
    ScreenFit::setSize(*this, rulingLetters, rulingLines);
    rules->setFocus();
}

} // namespace touchline
