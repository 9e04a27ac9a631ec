// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/desktop/hands.h"

#include <QElapsedTimer>

namespace touchline::testing {

/// How long a dialog may take to open, also where the machine has much to do.
constexpr int dialogMilliseconds = 20'000;
/// A dialog that is there this much later still is shown whole.
constexpr int dialogPollMilliseconds = 50;
/// After that it is closed where nobody has closed it.
constexpr int leftOpenMilliseconds = 1'000;

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
        const QPointer<Dialog> dialog = opened();
        if (dialog == nullptr || dialog != m_seen) {
            m_seen = dialog;
            if (m_clock.elapsed() > dialogMilliseconds)
                giveUp(QApplication::activeModalWidget());
            return;
        }
        // What is done there may be the end of the context, and of this.
        const QPointer<DialogHands> self = this;
        const std::function<void(Dialog &)> use = std::move(m_use);
        m_timer.stop();
        use(*dialog);
        if (self != nullptr)
            self->deleteLater();
        if (dialog != nullptr)
            QTimer::singleShot(leftOpenMilliseconds, dialog, [dialog] {
                // done() of a QFileDialog is public in its base alone.
                if (dialog->isVisible())
                    static_cast<QDialog &>(*dialog).done(QDialog::Rejected);
            });
    }

    [[nodiscard]] static Dialog *opened()
    {
        if (auto *modal = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            modal != nullptr && modal->isVisible())
            return modal;
        for (QWidget *top : QApplication::topLevelWidgets())
            if (auto *dialog = qobject_cast<Dialog *>(top); dialog != nullptr && dialog->isVisible())
                return dialog;
        return nullptr;
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
    QPointer<Dialog> m_seen;
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
