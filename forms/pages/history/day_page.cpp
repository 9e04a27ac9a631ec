// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/history/day_page.h"

#include <QDate>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace touchline {

DayPage::DayPage(PageHost &host, QWidget *parent) : Page(host, parent), m_day(new QLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_day);
    dressTitle(m_day);
    m_day->setObjectName(QStringLiteral("title"));
}

void DayPage::refresh()
{
    m_day->setText(QLocale().toString(QDate::currentDate(), QLocale::LongFormat));
}

} // namespace touchline
