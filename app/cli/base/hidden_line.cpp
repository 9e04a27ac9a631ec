// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/hidden_line.h"

#include "app/cli/base/waiting_line.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace touchline::cli {

namespace {

volatile std::sig_atomic_t signalWhileHidden = 0;

void noteSignal(int number)
{
    signalWhileHidden = number;
}

/// While it lives, what is typed is not shown, and a signal interrupts the reading instead of the program.
class HiddenTyping
{
public:
    explicit HiddenTyping(int terminal) : m_terminal(terminal)
    {
        struct sigaction noting = {};
        noting.sa_handler = noteSignal;
        sigemptyset(&noting.sa_mask);
        noting.sa_flags = 0; // no restart: read() returns
        for (std::size_t i = 0; i < caught.size(); ++i)
            sigaction(caught.at(i), &noting, &m_before.at(i));
        m_isTerminal = tcgetattr(m_terminal, &m_shown) == 0;
        if (!m_isTerminal)
            return;
        termios hidden = m_shown;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL);
        tcsetattr(m_terminal, TCSAFLUSH, &hidden);
    }
    ~HiddenTyping()
    {
        if (m_isTerminal)
            tcsetattr(m_terminal, TCSANOW, &m_shown);
        for (std::size_t i = 0; i < caught.size(); ++i)
            sigaction(caught.at(i), &m_before.at(i), nullptr);
    }
    HiddenTyping(const HiddenTyping &) = delete;
    HiddenTyping &operator=(const HiddenTyping &) = delete;
    HiddenTyping(HiddenTyping &&) = delete;
    HiddenTyping &operator=(HiddenTyping &&) = delete;

private:
    static constexpr std::array caught{SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};

    int m_terminal;
    bool m_isTerminal = false;
    termios m_shown = {};
    std::array<struct sigaction, caught.size()> m_before = {};
};

constexpr std::array endingSignals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

/// How the terminal was while what is typed is hidden for longer than a line.
termios shownBefore = {};
bool isHiddenNow = false;
std::array<struct sigaction, endingSignals.size()> endingBefore = {};
struct sigaction stoppingBefore = {};

/// The signal does then what it did before.
void showTypingAndEnd(int number)
{
    tcsetattr(STDIN_FILENO, TCSANOW, &shownBefore);
    for (std::size_t i = 0; i < endingSignals.size(); ++i)
        if (endingSignals.at(i) == number)
            sigaction(number, &endingBefore.at(i), nullptr);
    raise(number);
}

/// Not touched while the handler is in place.
QByteArray farewellWhenInterrupted; // NOLINT(cert-err58-cpp)
struct sigaction interruptBefore = {};

void sayFarewellAndEnd(int number)
{
    const auto size = static_cast<size_t>(farewellWhenInterrupted.size());
    if (::write(STDERR_FILENO, farewellWhenInterrupted.constData(), size) >= 0 || errno != EINTR)
        sigaction(number, &interruptBefore, nullptr);
    raise(number);
}

void hideTyping()
{
    if (tcgetattr(STDIN_FILENO, &shownBefore) != 0)
        return;
    isHiddenNow = true;
    struct sigaction ending = {};
    ending.sa_handler = showTypingAndEnd;
    sigemptyset(&ending.sa_mask);
    for (std::size_t i = 0; i < endingSignals.size(); ++i)
        sigaction(endingSignals.at(i), &ending, &endingBefore.at(i));
    struct sigaction ignored = {};
    ignored.sa_handler = SIG_IGN;
    sigemptyset(&ignored.sa_mask);
    sigaction(SIGTSTP, &ignored, &stoppingBefore);
    termios hidden = shownBefore;
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    tcsetattr(STDIN_FILENO, TCSANOW, &hidden);
}

void writeAll(int output, const QByteArray &text)
{
    for (qsizetype done = 0; done < text.size();) {
        const ssize_t part =
            ::write(output, text.constData() + done, static_cast<size_t>(text.size() - done));
        if (part < 0 && errno != EINTR)
            return; // nobody sees the prompt; what is typed counts all the same
        done += part > 0 ? static_cast<qsizetype>(part) : 0;
    }
}

/// Up to the end of the line; nothing where there is none, or a signal came.
std::optional<QByteArray> typedLine(int input)
{
    QByteArray line;
    while (signalWhileHidden == 0) {
        char letter = 0;
        const ssize_t got = ::read(input, &letter, 1);
        if (got == 1 && letter == '\n')
            return line;
        if (got == 1)
            line += letter;
        else if (got == 0 || errno != EINTR)
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::optional<QString> hiddenLine(int input, int output, const QString &prompt)
{
    while (true) {
        std::optional<QByteArray> line;
        signalWhileHidden = 0;
        {
            const HiddenTyping hidden(input);
            writeAll(output, prompt.toLocal8Bit());
            line = typedLine(input);
        }
        writeAll(output, "\n");
        if (signalWhileHidden == 0)
            return line ? std::optional(QString::fromLocal8Bit(*line)) : std::nullopt;
        // The signal does now what it would have done: end the program, or stop it (Ctrl+Z) until it goes on.
        raise(signalWhileHidden);
    }
}

void setTypingShown(bool isShown)
{
    if (!isShown && !isHiddenNow)
        hideTyping();
    if (!isShown || !isHiddenNow)
        return;
    tcsetattr(STDIN_FILENO, TCSANOW, &shownBefore);
    for (std::size_t i = 0; i < endingSignals.size(); ++i)
        sigaction(endingSignals.at(i), &endingBefore.at(i), nullptr);
    sigaction(SIGTSTP, &stoppingBefore, nullptr);
    isHiddenNow = false;
}

void sayWhenInterrupted(const QString &text)
{
    if (!farewellWhenInterrupted.isEmpty())
        sigaction(SIGINT, &interruptBefore, nullptr);
    // The terminal shows ^C in the line of the question.
    farewellWhenInterrupted = text.isEmpty() ? QByteArray() : '\n' + text.toLocal8Bit() + '\n';
    if (text.isEmpty())
        return;
    struct sigaction saying = {};
    saying.sa_handler = sayFarewellAndEnd;
    sigemptyset(&saying.sa_mask);
    sigaction(SIGINT, &saying, &interruptBefore);
}

std::optional<QString> hiddenLineOfTerminal(const QString &prompt)
{
    WaitingLine::ofProgram().end();
    // The prompt is seen also where both outputs go into files.
    const int terminal = ::open("/dev/tty", O_WRONLY | O_CLOEXEC);
    auto line = hiddenLine(STDIN_FILENO, terminal < 0 ? STDERR_FILENO : terminal, prompt);
    if (terminal >= 0)
        ::close(terminal);
    return line;
}

} // namespace touchline::cli

#else

#include <cstdio>

// Nobody has taught it to hide what is typed here: it asks for nothing rather than showing it.
namespace touchline::cli {

std::optional<QString> hiddenLine(int /*input*/, int /*output*/, const QString & /*prompt*/)
{
    return std::nullopt;
}

void setTypingShown(bool /*isShown*/) {}

void sayWhenInterrupted(const QString & /*text*/) {}

std::optional<QString> hiddenLineOfTerminal(const QString & /*prompt*/)
{
    std::fputs(
        "A password can't be typed here, since it would be seen. Set PGPASSWORD, or use a password file.\n",
        stderr);
    return std::nullopt;
}

} // namespace touchline::cli

#endif
