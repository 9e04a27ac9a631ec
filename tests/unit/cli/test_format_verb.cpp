// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/templates.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_format_verb {

using namespace touchline;
using namespace touchline::testing;

class TestFormatVerb : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString shown(const char *name) const
    {
        const CliRun run = runCli({QStringLiteral("format"), QStringLiteral("show"), QLatin1String(name)});
        return writtenFile(m_folder.filePath(QStringLiteral("format.json")), run.out.toUtf8());
    }

private Q_SLOTS:
    void everyFormatIsListed()
    {
        const CliRun run = runCli("format list");
        QCOMPARE(run.code, 0);
        const QJsonArray list =
            runCli("format list --json").json().value(QStringLiteral("formats")).toArray();
        QCOMPARE(static_cast<std::size_t>(list.size()),
                 static_cast<std::size_t>(formatTemplateNames().size()) + builtTemplates().size());
        for (const auto &format : list) {
            const QString name = format[QStringLiteral("name")].toString();
            QVERIFY2(run.out.contains(name + u' '), qPrintable(name));
            QCOMPARE(runCli({QStringLiteral("format"), QStringLiteral("show"), name}).code, 0);
        }
    }

    void whatIsShownIsValid_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const char *text) {
            QTest::newRow(name) << QString::fromUtf8(text);
        };
        row("worldcup-32", "valid: 32 teams, 64 matches, 2 stages, 4 final places\n"
                           "  group stage: 48 matches\n"
                           "  knockout: 16 matches\n");
        row("double-elimination-64",
            "valid: 64 teams, 126 matches and up to 1 more, 3 stages, 4 final places\n"
            "  winners' bracket: 63 matches\n"
            "  losers' bracket: 62 matches\n"
            "  grand final: 1 match and up to 1 more\n");
        row("cup-2-replays", "valid: 2 teams, 1 match and up to 1 more, 1 stage, 2 final places\n"
                             "  knockout: 1 match and up to 1 more\n");
        row("apertura-20", "valid: 20 teams, 382 matches, 4 stages, 1 final place\n"
                           "  Apertura: 190 matches\n"
                           "  Clausura: 190 matches\n"
                           "  year: no matches of its own\n"
                           "  final: 2 matches\n");
    }

    void whatIsShownIsValid()
    {
        QFETCH(QString, text);
        const QString path = shown(QTest::currentDataTag());
        const CliRun run = runCli({QStringLiteral("format"), QStringLiteral("check"), path});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.out, text);
        QCOMPARE(run.code, 0);
    }

    void machinesReadTheFigures()
    {
        const CliRun run = runCli({QStringLiteral("format"), QStringLiteral("check"),
                                   shown("double-elimination-8"), QStringLiteral("--json")});
        QCOMPARE(run.json().value(QStringLiteral("valid")), QJsonValue(true));
        QCOMPARE(run.json().value(QStringLiteral("teams")), QJsonValue(8));
        QCOMPARE(run.json().value(QStringLiteral("matches")), QJsonValue(14));
        QCOMPARE(run.json().value(QStringLiteral("most_matches")), QJsonValue(15));
        QCOMPARE(run.json().value(QStringLiteral("stages")).toArray().size(), 3);
    }

    void everyProblemIsNamedWithItsPlace()
    {
        QByteArray bytes = bytesOf(shown("cup-4"));
        bytes.replace("\"#3\"", "\"#9\"").replace("\"W2\"", "\"W8\"");
        const QString path = writtenFile(m_folder.filePath(QStringLiteral("wrong.json")), bytes);
        const CliRun run = runCli({QStringLiteral("format"), QStringLiteral("check"), path});
        const QStringList problems{
            QStringLiteral("stages[0].rounds[0].ties[1].away: #9 leads nowhere: 4 teams are drawn."),
            QStringLiteral(
                "stages[0].rounds[1].ties[0].away: W8 leads nowhere: no tie of an earlier round has "
                "that number."),
            QStringLiteral("pool: #3 is drawn, but plays nowhere.")};
        QStringList lines;
        for (const QString &problem : problems)
            lines << path + QStringLiteral(": ") + problem;
        VERIFY_PROBLEMS(run, lines);
        const CliRun json =
            runCli({QStringLiteral("format"), QStringLiteral("check"), path, QStringLiteral("--json")});
        QCOMPARE(json.code, 1);
        QCOMPARE(json.json().value(QStringLiteral("valid")), QJsonValue(false));
        QCOMPARE(json.json().value(QStringLiteral("problems")).toArray().size(), 3);
    }

    void whatIsNoFormatIsRefused()
    {
        const QString path = writtenFile(m_folder.filePath(QStringLiteral("no.json")), "{");
        QCOMPARE(runCli({QStringLiteral("format"), QStringLiteral("check"), path}).code, 1);
        const CliRun unknown = runCli("format show worldcup-33");
        QCOMPARE(unknown.code, 2);
        QVERIFY(unknown.err.startsWith(QStringLiteral("There is no format \"worldcup-33\". Did you mean ")));
        VERIFY_WRONG_USAGE(runCli("format show cup-1"),
                           QStringList{QStringLiteral("A cup has from 2 to 4096 teams, not 1.")});
    }
};

TOUCHLINE_TEST(TestFormatVerb)

} // namespace test_format_verb

#include "test_format_verb.moc"
