// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/accessibility.h"

#include <QStringList>
#include <QWidget>

#include <array>

namespace touchline {

/// One thing that is announced. A screen reader asks for it a moment later: it stays what it is until then.
class Announcement final : public QWidget, public HeardWidget
{
    Q_OBJECT

public:
    explicit Announcement(QWidget *parent);
    [[nodiscard]] QAccessible::Role heardAs() const override { return QAccessible::Notification; }
};

/// Tells a screen reader what happens without the focus going there. One for each window, so that everything
/// comes in order: what is said in one go of the event loop is one announcement of whole sentences, after
/// what has taken the focus meanwhile.
///
/// It is a notification that is shown: Qt 6.4 has no other event of which Orca speaks.
class Announcer final : public QObject
{
    Q_OBJECT

public:
    /// In the window of `where`; nothing while no screen reader runs, or where there is nothing to say.
    static void announce(const QWidget &where, const QString &sentence);

private:
    explicit Announcer(QWidget *window);
    void say(const QString &sentence);
    void flush();

    static constexpr std::size_t kept = 4;

    QStringList m_sentences;
    std::array<Announcement *, kept> m_announcements{};
    std::size_t m_next = 0;
};

} // namespace touchline
