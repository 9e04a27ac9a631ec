// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/accessibility.h"
#include "tests/desktop/hands.h"

namespace touchline::testing {

/// What a screen reader is told by announcements while it is there.
class Ear
{
public:
    Ear()
    {
        settle();
        QAccessible::setActive(true);
        m_told = QObject::connect(&ScreenReader::instance(), &ScreenReader::told, &ScreenReader::instance(),
                                  [this](const QString &text) { m_announced << text; });
    }
    ~Ear()
    {
        QObject::disconnect(m_told);
        QAccessible::setActive(false);
    }
    Q_DISABLE_COPY_MOVE(Ear)

    /// The oldest first.
    [[nodiscard]] const QStringList &announced() const
    {
        settle();
        return m_announced;
    }
    void forget()
    {
        settle();
        m_announced.clear();
    }

private:
    QMetaObject::Connection m_told;
    QStringList m_announced;
};

} // namespace touchline::testing
