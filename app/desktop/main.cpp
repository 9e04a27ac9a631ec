// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program: start-up and wiring alone.

#include "forms/frame/desktop.h"
#include "forms/frame/languages.h"
#include "forms/frame/main_window.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>

namespace {

touchline::Theme::Appearance keptAppearance()
{
    using Appearance = touchline::Theme::Appearance;
    const QString kept = QSettings().value(QStringLiteral("window/appearance")).toString();
    if (kept == QLatin1String("Light"))
        return Appearance::Light;
    return kept == QLatin1String("Dark") ? Appearance::Dark : Appearance::System;
}

} // namespace

int main(int argc, char *argv[])
{
    // 125 % and 150 % stay what they are: no rounding to whole factors.
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication app(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Touchline"));
    QCoreApplication::setApplicationName(QStringLiteral("Touchline"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TOUCHLINE_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Tournaments and leagues of tabletop soccer games."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption demonstration(QStringLiteral("demonstration"),
                                           QStringLiteral("Opens a World Cup to try everything with."));
    parser.addOption(demonstration);
    parser.addPositionalArgument(QStringLiteral("league"),
                                 QStringLiteral("League files or servers to open, each in a window."),
                                 QStringLiteral("[league...]"));
    parser.process(app);

    touchline::installLanguages();
    touchline::Theme::instance().apply(keptAppearance());
    QApplication::setWindowIcon(touchline::icon(QStringLiteral("ball"), touchline::ColourRole::Accent));
    touchline::Desktop desktop;
    touchline::MainWindow *window = desktop.newWindow();
    for (const QString &place : parser.positionalArguments())
        window = desktop.open(place, window->league() == nullptr ? window : nullptr);
    if (parser.isSet(demonstration))
        desktop.openDemonstration(window);
    return QApplication::exec();
}
