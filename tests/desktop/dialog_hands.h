// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <functional>

namespace touchline::testing {

/// How long a dialog may take to open, also where the machine has much to do.
constexpr int dialogMilliseconds = 20'000;
constexpr int dialogPollMilliseconds = 10;

/// Looks again and again for a dialog that blocks, uses it, and closes it in any case, so that no test hangs
/// on it.
template <class Dialog>
class DialogHands final : public QObject
{
public:
    DialogHands(QObject *context, std::function<void(Dialog &)> use) : QObject(context), m_use(std::move(use))
    {
        m_clock.start();
        m_timer.callOnTimeout(this, [this] { look(); });
        m_timer.start(dialogPollMilliseconds);
    }

private:
    void look()
    {
        QWidget *modal = QApplication::activeModalWidget();
        const QPointer<Dialog> dialog = qobject_cast<Dialog *>(modal);
        if (dialog == nullptr || !dialog->isVisible()) {
            if (m_clock.elapsed() > dialogMilliseconds)
                giveUp(modal);
            return;
        }
        // What is done there may be the end of the context, and of this.
        const std::function<void(Dialog &)> use = std::move(m_use);
        m_timer.stop();
        deleteLater();
        use(*dialog);
        if (dialog != nullptr && dialog->isVisible())
            dialog->done(QDialog::Rejected);
    }

    /// Whatever blocks instead is closed, one after the other.
    void giveUp(QWidget *modal)
    {
        if (!m_hasFailed)
            QTest::qFail(Dialog::staticMetaObject.className(), "the dialog does not open", 0);
        m_hasFailed = true;
        if (auto *other = qobject_cast<QDialog *>(modal))
            other->done(QDialog::Rejected);
        else if (modal != nullptr)
            modal->close();
        else
            deleteLater();
    }

    std::function<void(Dialog &)> m_use;
    QElapsedTimer m_clock;
    QTimer m_timer;
    bool m_hasFailed = false;
};

/// Does `use` in the next modal dialog of that kind, and rejects it where that leaves it open. Nothing is
/// done once `context` is gone.
template <class Dialog>
void whenOpen(QObject *context, std::function<void(Dialog &)> use)
{
    new DialogHands<Dialog>(context, std::move(use)); // NOLINT(cppcoreguidelines-owning-memory)
}

} // namespace touchline::testing
