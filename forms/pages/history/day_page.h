// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"

namespace touchline {

/// What day it is.
class DayPage : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit DayPage(PageHost &host, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    QLabel *m_day;
};

} // namespace touchline
