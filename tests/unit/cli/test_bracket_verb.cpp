// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/results_teams.h"
#include "core/competition/templates/templates.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_bracket_verb {

using namespace touchline;
using namespace touchline::cli;
using namespace touchline::testing;

namespace {

const QByteArray columns =
    "stage,group,home,away,home_goals,away_goals,kind,home_pens,away_pens,decided_by\n";

} // namespace

class TestBracketVerb : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char *name, const QByteArray &bytes) const
    {
        return writtenFile(m_folder.filePath(QString::fromLatin1(name)), bytes);
    }

    [[nodiscard]] CliRun bracket(const QByteArray &results, const QString &options) const
    {
        return runCli(QStringList{QStringLiteral("bracket"), file("results.csv", results)} +
                      options.split(u' ', Qt::SkipEmptyParts));
    }

private Q_SLOTS:
    void groupsOfTwoStagesMayHaveTheSameNames()
    {
        const Format format = formatTemplate(QStringLiteral("worldcup-1982")).value();
        ResultRow row;
        row.stage = QStringLiteral("second group stage");
        row.group = QStringLiteral("Group 1");
        QVERIFY(!mayBeOfStage(row, format, 0));
        QVERIFY(mayBeOfStage(row, format, 1));
        row.stage = QStringLiteral("Group stage");
        QVERIFY(mayBeOfStage(row, format, 0));
        QVERIFY(!mayBeOfStage(row, format, 1));
        row.stage = QStringLiteral("some round");
        QVERIFY(mayBeOfStage(row, format, 0) && mayBeOfStage(row, format, 1));
    }

    void wideCharactersAndAccentsTakeTheirColumns()
    {
        // Four characters of two columns each, and an accent of its own that takes none.
        const QByteArray wide =
            columns + "semi-finals,,北京国安,A,1,0,,,,\nsemi-finals,,Zu\u0308rich,B,2,1,,,,\n";
        const QByteArray plain = columns + "semi-finals,,Beijingg,A,1,0,,,,\nsemi-finals,,Zurich,B,2,1,,,,\n";
        const QString format = QStringLiteral("--template cup-4");
        const CliRun run = bracket(wide, format);
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(u"北京国安"));
        QCOMPARE(QString(run.out)
                     .replace(QString::fromUtf8("北京国安"), QStringLiteral("Beijingg"))
                     .normalized(QString::NormalizationForm_C)
                     .replace(QString::fromUtf8("Zürich"), QStringLiteral("Zurich")),
                 bracket(plain, format).out);
    }

    void aCupFileIsShownAsTheCupItself()
    {
        const QString path = m_folder.filePath(QStringLiteral("cup.json"));
        const CliRun cup = runCli({QStringLiteral("cup"), QStringLiteral("--seed"), QStringLiteral("3"),
                                   QStringLiteral("--out"), path});
        QCOMPARE(cup.code, 0);
        const CliRun run = runCli({QStringLiteral("bracket"), path});
        QCOMPARE(run.code, 0);
        QVERIFY(cup.out.contains(run.out));
        QVERIFY(run.out.contains(QStringLiteral("Third place")));
    }
};

TOUCHLINE_TEST(TestBracketVerb)

} // namespace test_bracket_verb

#include "test_bracket_verb.moc"
