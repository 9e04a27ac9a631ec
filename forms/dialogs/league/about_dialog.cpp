// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/about_dialog.h"

#include "forms/theme/theme.h"
#include "models/words/about.h"

#include "ui_about_dialog.h"

#include <QRegularExpression>

namespace touchline {

namespace {

/// Plain text as HTML, in which an address opens in the browser.
QString withLinks(const QString &text)
{
    static const QRegularExpression address(QStringLiteral("(https://[^\\s<]+)"));
    return text.trimmed()
        .toHtmlEscaped()
        .replace(address, QStringLiteral("<a href=\"\\1\">\\1</a>"))
        .replace(u'\n', QStringLiteral("<br>"));
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_shared<Ui::AboutDialog>())
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->title, Theme::Type::Title);
    m_ui->words->setText(withLinks(aboutText()));
}

} // namespace touchline
