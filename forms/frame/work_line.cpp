// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/work_line.h"

#include "forms/theme/spacing.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace touchline {

WorkLine::WorkLine(QAction *stop, QWidget *parent)
    : QWidget(parent)
    , m_what(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_stop(new QToolButton(this))
{
    m_bar->setTextVisible(true);
    //: How many matches are played: "12 of 64".
    m_bar->setFormat(tr("%v of %m"));
    m_stop->setDefaultAction(stop);
    m_stop->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::related);
    layout->addWidget(m_what);
    layout->addWidget(m_bar);
    layout->addWidget(m_stop);
    hide();
}

void WorkLine::begin(const QString &what)
{
    m_what->setText(what);
    // Unknown until the first match is played.
    m_bar->setRange(0, 0);
    show();
}

void WorkLine::setProgress(int done, int all)
{
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

void WorkLine::end()
{
    hide();
}

} // namespace touchline
