// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a picture of every page and dialog: touchline_pictures FOLDER [light|dark] [WIDTHxHEIGHT] [longer]
// [match]. "match" makes those of the match centre alone. QT_SCALE_FACTOR=1.25 makes them at 125 %; "longer"
// in a language whose texts are 40 % longer.

#include "forms/theme/theme.h"
#include "tests/desktop/every_window.h"
#include "tests/desktop/longer_language.h"

#include <QApplication>
#include <QDir>
#include <QTextStream>

using namespace touchline;
using namespace Qt::StringLiterals;
using namespace touchline::testing;

namespace {

QSize sizeOf(const QString &text)
{
    const QStringList parts = text.split(u'x');
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize(1200, 760);
}

} // namespace

int main(int argc, char *argv[])
{
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        QTextStream(stderr)
            << "usage: touchline_pictures FOLDER [light|dark] [WIDTHxHEIGHT] [longer] [match]\n";
        return 2;
    }
    prepareDesktop();
    LongerLanguage longer;
    if (arguments.contains(u"longer"_s))
        QCoreApplication::installTranslator(&longer);
    if (arguments.value(2) == "dark"_L1)
        Theme::instance().apply(Theme::Appearance::Dark);
    const QDir folder(arguments[1]);
    folder.mkpath(u"."_s);
    bool isDone = true;
    const auto look = [&folder, &isDone](QWidget &window, const QString &name) {
        isDone = window.grab().save(folder.filePath(name + u".png"_s)) && isDone;
    };
    const bool isMatchAlone = arguments.contains(u"match"_s);
    (isMatchAlone ? forTheMatchCentre : forEveryWindow)(sizeOf(arguments.value(3)), look);
    return isDone ? 0 : 1;
}
