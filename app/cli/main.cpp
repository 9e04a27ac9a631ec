// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/hidden_line.h"
#include "app/cli/base/ink.h"
#include "app/cli/base/visible_output.h"
#include "app/cli/base/waiting_line.h"
#include "app/cli/base/wrapped_text.h"
#include "app/cli/command_line.h"
#include "models/words/about.h"

#include <QCoreApplication>

#include <cstdio>
#ifdef Q_OS_UNIX
#include <sys/ioctl.h>
#include <unistd.h>
#else
#include <io.h>
#endif

using namespace touchline::cli;

namespace {

#ifdef Q_OS_UNIX
bool isTerminal(std::FILE *stream)
{
    return isatty(fileno(stream)) != 0;
}

/// How many letters a line of the terminal has; nothing where a file or another program reads.
std::optional<int> widthOfTerminal()
{
    winsize size{};
    if (!isTerminal(stdout) || ioctl(fileno(stdout), TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return std::nullopt;
    return size.ws_col;
}
#else
bool isTerminal(std::FILE *stream)
{
    return _isatty(_fileno(stream)) != 0;
}

/// Nobody has asked the console of Windows yet.
std::optional<int> widthOfTerminal()
{
    return std::nullopt;
}
#endif

/// What Qt notices is for who works on the program; what people need to know is said in our own words.
void dropMessageOfQt(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtFatalMsg || qEnvironmentVariableIsSet("TOUCHLINE_QT_MESSAGES"))
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

} // namespace

int main(int argc, char *argv[])
{
    keepPlacesOfClosedStreams();
    qInstallMessageHandler(dropMessageOfQt);
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"touchline-cli"_s);
    QCoreApplication::setApplicationVersion(touchline::version());
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    QTextStream out(stdout);
    QTextStream err(stderr);
    QTextStream in(stdin);
    const std::optional<int> width = widthOfTerminal();
    const QByteArray kind = qgetenv("TERM");
    const bool isScreen = isTerminal(stdout) && !kind.isEmpty() && kind != "dumb";
    Streams streams{out, err, isTerminal(stderr), &in};
    streams.outHasInk = hasInk(isTerminal(stdout));
    streams.errHasInk = hasInk(isTerminal(stderr));
    if (streams.errIsTerminal)
        WaitingLine::ofProgram().begin();
    if (isTerminal(stdin))
        streams.askPassword = hiddenLineOfTerminal;
    if (!width || !isFoldedForPerson(arguments)) {
        streams.width = width.value_or(usualWidth);
        streams.outIsScreen = isScreen;
        streams.sayWhenInterrupted = sayWhenInterrupted;
        streams.setEcho = isTerminal(stdin) ? setTypingShown : nullptr;
        const int code = runCommandLine(arguments, streams);
        WaitingLine::ofProgram().end();
        return finishedOutput(code, out, err);
    }
    QString text;
    QTextStream lines(&text);
    Streams folded{lines, err, streams.errIsTerminal, &in, nullptr, *width};
    folded.askPassword = streams.askPassword;
    folded.outHasInk = streams.outHasInk;
    folded.errHasInk = streams.errHasInk;
    const int code = runCommandLine(arguments, folded);
    WaitingLine::ofProgram().end();
    lines.flush();
    const QStringList all = text.split(u'\n');
    for (qsizetype i = 0; i < all.size(); ++i)
        out << (i == 0 ? "" : "\n") << foldedLine(all.at(i), *width);
    return finishedOutput(code, out, err);
}
