// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program: start-up and wiring alone.

#include "forms/frame/desktop.h"
#include "forms/frame/languages.h"
#include "forms/frame/main_window.h"
#include "forms/theme/accessibility.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "models/league/access/own_files.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <QSocketNotifier>

#include <algorithm>
#include <array>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace {

#ifdef Q_OS_UNIX
/// [0] is written to where a signal comes, [1] is read where there is time.
std::array<int, 2> signalSockets{-1, -1};

void noteSignal(int /*signal*/)
{
    const char one = 1;
    [[maybe_unused]] const auto written = ::write(signalSockets[0], &one, sizeof one);
}

/// Who logs out, or ends it by `kill`, has closed the program: it did not break off, and nothing is asked.
void closeOnSignal(QObject *application)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, signalSockets.data()) != 0)
        return;
    auto *notifier = new QSocketNotifier(signalSockets[1], QSocketNotifier::Read, application);
    QObject::connect(notifier, &QSocketNotifier::activated, application, [] { QCoreApplication::exit(0); });
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        std::signal(signal, noteSignal);
}
#else
/// Who logs out is told by Qt, which closes the windows.
void closeOnSignal(QObject * /*application*/) {}
#endif

touchline::Theme::Appearance keptAppearance()
{
    using Appearance = touchline::Theme::Appearance;
    const QString kept = QSettings().value(QStringLiteral("window/appearance")).toString();
    if (kept == QLatin1String("Light"))
        return Appearance::Light;
    return kept == QLatin1String("Dark") ? Appearance::Dark : Appearance::System;
}

/// By these names Qt finds the folder of data and the settings (ownFiles()); the domain gives the latter a
/// folder.
void nameProgram()
{
    QCoreApplication::setOrganizationDomain(QStringLiteral("touchline"));
    QCoreApplication::setApplicationName(QStringLiteral("touchline"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TOUCHLINE_VERSION));
}

/// What cannot be moved yet goes on being used where it is.
void moveOwnFilesOnce()
{
    if (touchline::moveOwnFiles())
        return;
    QCoreApplication::setOrganizationName(QStringLiteral("Touchline"));
    QCoreApplication::setApplicationName(QStringLiteral("Touchline"));
}

const QCommandLineOption &demonstration()
{
    static const QCommandLineOption option(QStringLiteral("demonstration"),
                                           QStringLiteral("Open a World Cup to try everything with."));
    return option;
}

void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QStringLiteral("Tournaments and leagues of tabletop soccer."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(demonstration());
    parser.addPositionalArgument(QStringLiteral("league"),
                                 QStringLiteral("League files or servers to open, each in a window."),
                                 QStringLiteral("[league...]"));
}

/// --help and --version need no display.
bool isAnsweredInTerminal(int argc, char *argv[])
{
    static const QStringList known{QStringLiteral("-h"), QStringLiteral("--help"),
                                   QStringLiteral("--help-all"), QStringLiteral("-v"),
                                   QStringLiteral("--version")};
    return std::any_of(argv + 1, argv + argc,
                       [](const char *argument) { return known.contains(QString::fromLocal8Bit(argument)); });
}

} // namespace

int main(int argc, char *argv[])
{
    nameProgram();
    if (isAnsweredInTerminal(argc, argv)) {
        const QCoreApplication terminal(argc, argv);
        QCommandLineParser parser;
        describe(parser);
        parser.process(terminal);
        return 0;
    }
    // 125 % and 150 % stay what they are: no rounding to whole factors.
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication app(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.touchline.Touchline"));
    QCommandLineParser parser;
    describe(parser);
    parser.process(app);
    moveOwnFilesOnce();

    QStringList places;
    for (const QString &argument : parser.positionalArguments())
        if (const QString place = touchline::placeMeant(argument); !touchline::isShownByOtherInstance(place))
            places << place;
    if (places.isEmpty() && !parser.positionalArguments().isEmpty() && !parser.isSet(demonstration()))
        return 0;

    touchline::installAccessibility();
    touchline::installLanguages();
    touchline::Theme::instance().apply(keptAppearance());
    QApplication::setWindowIcon(touchline::icon(QStringLiteral("ball"), touchline::ColourRole::Accent));
    closeOnSignal(&app);
    touchline::Desktop desktop;
    touchline::MainWindow *window = desktop.newWindow();
    for (const QString &place : places)
        window = desktop.open(place, window->league() == nullptr ? window : nullptr);
    if (parser.isSet(demonstration()))
        desktop.openDemonstration(window);
    return QApplication::exec();
}
