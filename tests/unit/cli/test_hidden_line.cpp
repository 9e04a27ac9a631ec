// SPDX-License-Identifier: GPL-3.0-or-later
// A password typed in a terminal: not shown, and the terminal as before afterwards.
#include "app/cli/base/hidden_line.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace test_hidden_line {

using namespace touchline;

namespace {

const QByteArray promptForTest("Password: ");

/// A process at a terminal of its own that asks for a password, and the person before it.
class AtTerminal
{
public:
    /// `isSecretMatch`: it hides what is typed by itself, as for a decision in secret.
    explicit AtTerminal(bool isSecretMatch = false)
    {
        m_child = forkpty(&m_keys, nullptr, nullptr, nullptr);
        if (m_child == 0 && isSecretMatch) {
            cli::setTypingShown(false);
            char line[64];
            const bool isWritten = ::write(STDOUT_FILENO, promptForTest.constData(),
                                           static_cast<size_t>(promptForTest.size())) > 0;
            const bool isTyped = ::read(STDIN_FILENO, line, sizeof line) > 0;
            cli::setTypingShown(true);
            pause();
            _exit(isWritten && isTyped ? 7 : 8);
        }
        if (m_child == 0) {
            const auto typed =
                cli::hiddenLine(STDIN_FILENO, STDOUT_FILENO, QString::fromLatin1(promptForTest));
            const QByteArray answer = typed ? "<" + typed->toUtf8() + ">" : QByteArray("none");
            _exit(::write(STDOUT_FILENO, answer.constData(), static_cast<size_t>(answer.size())) > 0 ? 7 : 8);
        }
        fcntl(m_keys, F_SETFL, O_NONBLOCK);
    }
    ~AtTerminal()
    {
        if (m_status < 0 && m_child > 0) {
            kill(m_child, SIGKILL);
            waitpid(m_child, nullptr, 0);
        }
        close(m_keys);
    }
    Q_DISABLE_COPY_MOVE(AtTerminal)

    void type(const QByteArray &keys)
    {
        QCOMPARE(::write(m_keys, keys.constData(), static_cast<size_t>(keys.size())), keys.size());
    }
    [[nodiscard]] bool showsTyping() const
    {
        termios now = {};
        return tcgetattr(m_keys, &now) == 0 && (now.c_lflag & ECHO) != 0;
    }
    /// Everything on its screen so far.
    const QByteArray &screen()
    {
        char part[256];
        for (ssize_t got = ::read(m_keys, part, sizeof part); got > 0;
             got = ::read(m_keys, part, sizeof part))
            m_screen.append(part, static_cast<qsizetype>(got));
        return m_screen;
    }
    [[nodiscard]] bool isAsking() { return screen().contains(promptForTest) && !showsTyping(); }
    [[nodiscard]] bool isOver()
    {
        if (m_status < 0)
            if (int status = 0; waitpid(m_child, &status, WNOHANG) == m_child)
                m_status = status;
        return m_status >= 0;
    }
    /// As waitpid() gives it.
    [[nodiscard]] int status() const { return m_status; }

private:
    pid_t m_child = -1;
    int m_keys = -1;
    int m_status = -1;
    QByteArray m_screen;
};

} // namespace

class TestHiddenLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPasswordIsNotShown()
    {
        AtTerminal terminal;
        QTRY_VERIFY(terminal.isAsking());
        terminal.type("gehe\xC3\xAFm 1'\n");
        QTRY_VERIFY(terminal.screen().contains('>'));
        QCOMPARE(terminal.screen(), QByteArray("Password: \r\n<gehe\xC3\xAFm 1'>"));
        QVERIFY(terminal.showsTyping());
        QTRY_VERIFY(terminal.isOver());
        QVERIFY(WIFEXITED(terminal.status()));
        QCOMPARE(WEXITSTATUS(terminal.status()), 7);
    }

    void theEndOfTypingIsNoPassword()
    {
        AtTerminal terminal;
        QTRY_VERIFY(terminal.isAsking());
        terminal.type("\x04");
        QTRY_COMPARE(terminal.screen(), QByteArray("Password: \r\nnone"));
        QVERIFY(terminal.showsTyping());
    }

    /// Ctrl+C ends the program as ever, and the terminal shows again what is typed.
    void anInterruptLeavesTheTerminalAsItWas()
    {
        AtTerminal terminal;
        QTRY_VERIFY(terminal.isAsking());
        terminal.type("half\x03");
        QTRY_VERIFY(terminal.isOver());
        QVERIFY(WIFSIGNALED(terminal.status()));
        QCOMPARE(WTERMSIG(terminal.status()), SIGINT);
        QVERIFY(terminal.showsTyping());
        QVERIFY(!terminal.screen().contains("half"));
    }

    /// So it is where a match hides a decision: Ctrl+C does not leave a terminal that shows nothing any more.
    void anInterruptOfASecretDecisionShowsTypingAgain()
    {
        AtTerminal terminal(true);
        QTRY_VERIFY(terminal.isAsking());
        // Ctrl+Z would leave it hidden for the shell.
        terminal.type("half\x1A\x03");
        QTRY_VERIFY(terminal.isOver());
        QVERIFY(WIFSIGNALED(terminal.status()));
        QCOMPARE(WTERMSIG(terminal.status()), SIGINT);
        QVERIFY(terminal.showsTyping());
        AtTerminal other(true);
        QTRY_VERIFY(other.isAsking());
        other.type("whole\n");
        QTRY_VERIFY(other.showsTyping());
        other.type("\x03");
        QTRY_VERIFY(other.isOver());
        QCOMPARE(WTERMSIG(other.status()), SIGINT);
    }

    /// Ctrl+Z; a process without a shell above it is not stopped, and goes on at once.
    void afterAStopItIsAskedAgain()
    {
        AtTerminal terminal;
        QTRY_VERIFY(terminal.isAsking());
        terminal.type("half\x1A");
        QTRY_COMPARE(terminal.screen().count(promptForTest), 2);
        QTRY_VERIFY(!terminal.showsTyping());
        terminal.type("whole\n");
        QTRY_VERIFY(terminal.screen().contains("<whole>"));
        QVERIFY(terminal.showsTyping());
    }
};

TOUCHLINE_TEST(TestHiddenLine)

} // namespace test_hidden_line

#include "test_hidden_line.moc"
