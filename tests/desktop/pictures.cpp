// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a picture of every page, as it is for a person: touchline_pictures FOLDER [light|dark]
// [WIDTHxHEIGHT]. QT_SCALE_FACTOR=1.25 makes them at 125 %.

#include "forms/pages/page_table.h"
#include "forms/theme/theme.h"
#include "tests/desktop/desktop_case.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QMetaEnum>
#include <QTest>
#include <QTextStream>

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int settling = 150;

/// Saves what the widget shows after it has come to rest.
bool picture(QWidget &widget, const QDir &folder, const QString &name)
{
    QTest::qWait(settling);
    return widget.grab().save(folder.filePath(name + QStringLiteral(".png")));
}

QString pageName(PageKind kind)
{
    constexpr std::array names{"home",         "fixtures",   "tables", "bracket",
                               "availability", "statistics", "teams",  "history"};
    return QString::fromLatin1(names[static_cast<std::size_t>(kind)]);
}

bool pages(const QDir &folder, const QString &league, const QString &prefix, QSize size)
{
    DesktopCase program(league);
    program.window().resize(size);
    bool isDone = true;
    for (const PageKind kind : pageKinds()) {
        program.window().go(kind, isOfCompetition(kind) ? program.competition() : QUuid());
        isDone = picture(program.window(), folder, prefix + pageName(kind)) && isDone;
    }
    return isDone;
}

/// The dialog for a new competition, step by step.
bool wizard(const QDir &folder, QSize size)
{
    DesktopCase program;
    program.window().resize(size);
    if (!program.run(CommandId::NewCompetition))
        return false;
    auto *dialog = program.window().findChild<QDialog *>(QStringLiteral("CompetitionDialog"));
    dialog->resize(QSize(960, 680).boundedTo(size));
    const auto child = [dialog](const char *name) {
        return dialog->findChild<QWidget *>(QString::fromLatin1(name));
    };
    const auto click = [&child](const char *name) { QTest::mouseClick(child(name), Qt::LeftButton); };
    bool isDone = picture(*dialog, folder, QStringLiteral("wizard-1-template"));
    click("next");
    isDone = picture(*dialog, folder, QStringLiteral("wizard-2-game")) && isDone;
    click("next");
    isDone = picture(*dialog, folder, QStringLiteral("wizard-3-teams-given")) && isDone;
    auto *source = qobject_cast<QComboBox *>(child("source"));
    source->setCurrentIndex(source->count() - 1);
    isDone = picture(*dialog, folder, QStringLiteral("wizard-3-teams-none")) && isDone;
    click("fill");
    isDone = picture(*dialog, folder, QStringLiteral("wizard-3-teams-chosen")) && isDone;
    click("step4");
    isDone = picture(*dialog, folder, QStringLiteral("wizard-4-draw-begun")) && isDone;
    for (int ball = 0; ball < 21; ++ball)
        click("ball");
    isDone = picture(*dialog, folder, QStringLiteral("wizard-4-draw-some")) && isDone;
    click("all");
    isDone = picture(*dialog, folder, QStringLiteral("wizard-4-draw-done")) && isDone;
    click("step5");
    return picture(*dialog, folder, QStringLiteral("wizard-5-summary")) && isDone;
}

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
        QTextStream(stderr) << "usage: touchline_pictures FOLDER [light|dark] [WIDTHxHEIGHT]\n";
        return 2;
    }
    prepareDesktop();
    if (arguments.value(2) == QLatin1String("dark"))
        Theme::instance().apply(Theme::Appearance::Dark);
    const QSize size = sizeOf(arguments.value(3));
    const QDir folder(arguments[1]);
    folder.mkpath(QStringLiteral("."));
    QTemporaryDir leagues;
    bool isDone = true;
    {
        DesktopCase program;
        program.window().resize(size);
        isDone = picture(program.window(), folder, QStringLiteral("welcome"));
    }
    isDone = wizard(folder, size) && isDone;
    isDone = pages(folder, madeLeague(leagues, {.matchdays = 2}, QStringLiteral("World Cup")),
                   QStringLiteral("begun-"), size) &&
             isDone;
    isDone = pages(folder, madeLeague(leagues, {.isPlayedOut = true}, QStringLiteral("Played out")),
                   QStringLiteral("over-"), size) &&
             isDone;
    return isDone ? 0 : 1;
}
