// SPDX-License-Identifier: GPL-3.0-or-later
// A value that an option cannot have is wrong usage at every command: the transcripts show it, of each
// option.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <set>

namespace test_wrong_values {

using namespace touchline::testing;

namespace {

/// The options of which the transcripts refuse values: {"league add", "level"}.
std::set<std::pair<QString, QString>> triedOptions()
{
    std::set<std::pair<QString, QString>> tried;
    const QDir folder(QStringLiteral("tests/data/cli/transcripts/wrong_values"));
    const QStringList files = folder.entryList(QDir::Files);
    for (const QString &file : files) {
        const QString text = QString::fromUtf8(bytesOf(folder.filePath(file)));
        const QStringList runs = text.split(QStringLiteral("\n$ touchline-cli ")).mid(1);
        for (const QString &run : runs) {
            const QStringList words = run.section(u'\n', 0, 0).split(u' ');
            const QString option = words.filter(QRegularExpression(QStringLiteral("^--.+="))).value(0);
            if (option.isEmpty() || !run.contains(QStringLiteral("\n? 2")))
                continue;
            const bool isOfLeague = words[0] == QLatin1String("league");
            tried.insert({words.mid(0, isOfLeague ? 2 : 1).join(u' '), option.section(u'=', 0, 0).mid(2)});
        }
    }
    return tried;
}

/// Options whose values are names of things that a file has, or anything at all.
bool isOpen(const QString &verb, const QString &option, const QString &value)
{
    static const QStringList anything{
        QStringLiteral("file"),     QStringLiteral("file.csv"),  QStringLiteral("folder"),
        QStringLiteral("file.ics"), QStringLiteral("file.html"), QStringLiteral("text"),
        QStringLiteral("place"),    QStringLiteral("team"),      QStringLiteral("teams")};
    static const QStringList names{QStringLiteral("as"),     QStringLiteral("competition"),
                                   QStringLiteral("team"),   QStringLiteral("against"),
                                   QStringLiteral("player"), QStringLiteral("group"),
                                   QStringLiteral("ground"), QStringLiteral("sheet")};
    if (verb == QLatin1String("league transfer") && value == QLatin1String("name"))
        return true;
    // A friendly is called by its number, its name or its UUID.
    if (value == QLatin1String("match") &&
        (verb == QLatin1String("league friendly") || option == QLatin1String("friendly")))
        return true;
    if (verb == QLatin1String("league friendly") && option == QLatin1String("name"))
        return true;
    if (verb == QLatin1String("league teams") && option == QLatin1String("to"))
        return true;
    return anything.contains(value) || names.contains(option) ||
           (verb == QLatin1String("season") && option == QLatin1String("name"));
}

} // namespace

class TestWrongValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each option that takes one of a list, a number or a day is tried in the transcripts of wrong_values.
    void everyOptionIsTried()
    {
        const std::set<std::pair<QString, QString>> tried = triedOptions();
        QFile list(QStringLiteral("tests/data/cli/options.txt"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        QString verb;
        QStringList missing;
        int found = 0;
        for (const QString &line : QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            if (!line.startsWith(u' ')) {
                verb = line;
                continue;
            }
            const QString option = line.trimmed().section(u' ', 0, 0).mid(2);
            const QString value = line.section(u'<', 1).section(u'>', 0, 0);
            if (value.isEmpty() || isOpen(verb, option, value))
                continue;
            ++found;
            if (!tried.contains({verb, option}))
                missing << verb + QStringLiteral(" --") + option;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
        QVERIFY(found > 100);
    }
};

TOUCHLINE_TEST(TestWrongValues)

} // namespace test_wrong_values

#include "test_wrong_values.moc"
