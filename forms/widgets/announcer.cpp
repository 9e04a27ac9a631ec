// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/announcer.h"

namespace touchline {

namespace {

bool isSentence(const QString &text)
{
    return text.endsWith(u'.') || text.endsWith(u'!') || text.endsWith(u'?') || text.endsWith(QChar(0x2026));
}

} // namespace

Announcement::Announcement(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("announcement"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    // It shows nothing, but what is not shown is not heard.
    setGeometry(0, 0, 1, 1);
}

Announcer::Announcer(QWidget *window) : QObject(window)
{
    for (Announcement *&one : m_announcements)
        one = new Announcement(window);
}

void Announcer::announce(const QWidget &where, const QString &sentence)
{
    if (!ScreenReader::instance().isThere() || sentence.trimmed().isEmpty())
        return;
    QWidget *window = where.window();
    auto *one = window->findChild<Announcer *>(QString(), Qt::FindDirectChildrenOnly);
    if (one == nullptr)
        one = new Announcer(window);
    one->say(sentence.trimmed());
}

void Announcer::say(const QString &sentence)
{
    if (m_sentences.isEmpty())
        QMetaObject::invokeMethod(this, &Announcer::flush, Qt::QueuedConnection);
    if (!m_sentences.contains(sentence))
        m_sentences << sentence;
}

void Announcer::flush()
{
    QString text;
    for (const QString &sentence : m_sentences) {
        if (!text.isEmpty())
            text += isSentence(text) ? QStringLiteral(" ") : QStringLiteral(". ");
        text += sentence;
    }
    m_sentences.clear();
    Announcement *one = m_announcements[m_next];
    m_next = (m_next + 1) % kept;
    one->setAccessibleName(text);
    Q_EMIT ScreenReader::instance().told(text);
    if (one->isHidden()) {
        // Which tells of it.
        one->show();
        return;
    }
    QAccessibleEvent shown(one, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

} // namespace touchline
