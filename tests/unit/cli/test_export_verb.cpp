// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDateTime>
#include <QDirIterator>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace test_export_verb {

using namespace touchline;
using namespace touchline::testing;

class TestExportVerb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_dated = m_folder.filePath(QStringLiteral("dated.json"));
        const CliRun run = runCli(
            {QStringLiteral("cup"), QStringLiteral("--template"), QStringLiteral("worldcup-2022"),
             QStringLiteral("--teams"), QStringLiteral("real"), QStringLiteral("--seed"), QStringLiteral("3"),
             QStringLiteral("--level"), QStringLiteral("advanced"), QStringLiteral("--out"), m_dated});
        QCOMPARE(run.err, QString());
    }

    void aCupBecomesACalendar()
    {
        const QString path = m_folder.filePath(QStringLiteral("cup.ics"));
        const CliRun run = runCli({QStringLiteral("export"), m_dated, QStringLiteral("--calendar"), path});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.out, QStringLiteral("Calendar: %1\n").arg(path));
        const QByteArray bytes = bytesOf(path);
        QCOMPARE(bytes.count("BEGIN:VEVENT\r\n"), 64);
        QCOMPARE(bytes.count("BEGIN:VTIMEZONE\r\n"), 1);
        QVERIFY(bytes.contains("\r\nDTSTART;TZID=Asia/Qatar:20221120T190000\r\n"));
        const QByteArray today =
            QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMM")).toLatin1();
        QCOMPARE(bytes.count("\r\nDTSTAMP:" + today), 64);
    }

    /// A club notes its own matches, in the group and as far as it came.
    void aTeamHasItsOwnCalendar()
    {
        const QString path = m_folder.filePath(QStringLiteral("one.ics"));
        const auto exported = [&](const QString &team) {
            return runCli({QStringLiteral("export"), m_dated, QStringLiteral("--calendar"), path,
                           QStringLiteral("--team"), team, QStringLiteral("--force")});
        };
        QCOMPARE(exported(QStringLiteral("Ecuador 2022")).err, QString());
        const QByteArray bytes = bytesOf(path);
        const auto matches = bytes.count("BEGIN:VEVENT\r\n");
        QVERIFY(matches >= 3 && matches <= 7);
        QCOMPARE(QString::fromUtf8(bytes)
                     .replace(QStringLiteral("\r\n "), QString())
                     .count(QRegularExpression(QStringLiteral("\\r\\nSUMMARY:[^\\r]*Ecuador 2022"))),
                 static_cast<int>(matches));
        const CliRun wrong = exported(QStringLiteral("Ecuadr 2022"));
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.contains(QStringLiteral("Ecuador 2022")), qPrintable(wrong.err));
        QCOMPARE(bytesOf(path), bytes);
        QCOMPARE(
            runCli({QStringLiteral("export"), m_dated, QStringLiteral("--site"),
                    m_folder.filePath(QStringLiteral("s")), QStringLiteral("--team"), QStringLiteral("x")})
                .code,
            2);
    }

    void aCupBecomesASite()
    {
        const QString folder = m_folder.filePath(QStringLiteral("deep/site"));
        const CliRun run = runCli({QStringLiteral("export"), m_dated, QStringLiteral("--site"), folder});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.out, QStringLiteral("Web site: 39 files in %1, start with index.html\n").arg(folder));
        int pages = 0;
        QDirIterator files(folder, {QStringLiteral("*.html")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QXmlStreamReader reader(bytesOf(files.next()));
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
            ++pages;
        }
        QCOMPARE(pages, 38);
        QVERIFY(bytesOf(folder + QStringLiteral("/style.css")).contains("prefers-color-scheme"));
        // The squad of the card with its numbers.
        const QByteArray france = bytesOf(folder + QStringLiteral("/teams/france-2022.html"));
        QVERIFY(france.contains("<bdi>Kylian Mbapp\xc3\xa9</bdi>"));
    }

    /// Who has to sit out in a cup that is not over.
    /// The licence of the World Cup data asks for it, on every page; clubs of one's own need none.
    void realDataHaveTheirCredit()
    {
        const auto pagesWithCredit = [](const QString &folder) {
            int pages = 0;
            int credited = 0;
            QDirIterator files(folder, {QStringLiteral("*.html")}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QByteArray page = bytesOf(files.next());
                ++pages;
                credited += page.contains("Fjelstul World Cup Database") && page.contains("CC BY-SA 4.0") &&
                                    page.contains("creativecommons.org/licenses/by-sa/4.0") &&
                                    page.contains("modified")
                                ? 1
                                : 0;
            }
            return std::pair(pages, credited);
        };
        const QString real = m_folder.filePath(QStringLiteral("real"));
        QCOMPARE(runCli({QStringLiteral("export"), m_dated, QStringLiteral("--site"), real}).code, 0);
        const auto [pages, credited] = pagesWithCredit(real);
        QVERIFY(pages > 30);
        QCOMPARE(credited, pages);

        const QString place = m_folder.filePath(QStringLiteral("clubs.touchline"));
        const QString list =
            writtenFile(m_folder.filePath(QStringLiteral("clubs.txt")), "North\nSouth\nEast\nWest\n");
        QCOMPARE(runCli({QStringLiteral("league"), QStringLiteral("add"), place, QStringLiteral("--template"),
                         QStringLiteral("league-4"), QStringLiteral("--teams"), list})
                     .code,
                 0);
        const QString own = m_folder.filePath(QStringLiteral("own"));
        QCOMPARE(runCli({QStringLiteral("export"), place, QStringLiteral("--site"), own}).code, 0);
        QVERIFY(pagesWithCredit(own).first > 4);
        QCOMPARE(pagesWithCredit(own).second, 0);
    }

    void suspensionsAreOnThePageOfTheTeam()
    {
        const QString path = m_folder.filePath(QStringLiteral("open.json"));
        QJsonObject file = QJsonDocument::fromJson(bytesOf(m_dated)).object();
        QJsonObject competition = file.value(QStringLiteral("competition")).toObject();
        QJsonArray matches = competition.value(QStringLiteral("matches")).toArray();
        for (qsizetype i = matches.size(); i-- > 0;)
            if (matches.at(i).toObject().value(QStringLiteral("number")).toInt() > 32)
                matches.removeAt(i);
        competition.insert(QStringLiteral("matches"), matches);
        competition.remove(QStringLiteral("lots"));
        competition.insert(QStringLiteral("lots"), QJsonArray());
        file.insert(QStringLiteral("competition"), competition);
        QVERIFY(!writtenFile(path, QJsonDocument(file).toJson()).isEmpty());
        const QJsonArray bans = runCli({QStringLiteral("suspensions"), path, QStringLiteral("--json")})
                                    .json()[QStringLiteral("suspensions")]
                                    .toArray();
        const QString folder = m_folder.filePath(QStringLiteral("open"));
        QCOMPARE(runCli({QStringLiteral("export"), path, QStringLiteral("--site"), folder}).code, 0);
        int told = 0;
        for (const auto &value : bans) {
            const QJsonObject ban = value.toObject();
            if (ban.value(QStringLiteral("served")).toBool())
                continue;
            const QString team = ban.value(QStringLiteral("team")).toString();
            QString page = team.toLower();
            page = folder + QStringLiteral("/teams/") + page.replace(u' ', u'-') + QStringLiteral(".html");
            const QString html = QString::fromUtf8(bytesOf(page));
            QVERIFY2(html.contains(QStringLiteral("Miss the next match")), qPrintable(page));
            QVERIFY(html.contains(ban.value(QStringLiteral("player"))
                                      .toString()
                                      .toHtmlEscaped()
                                      .replace(QLatin1String("&apos;"), QLatin1String("&#39;"))));
            ++told;
        }
        QVERIFY(told > 0);
    }

    void whatCannotBeExportedIsRefused()
    {
        QCOMPARE(runCli({QStringLiteral("export"), m_dated}).code, 2);
        QCOMPARE(runCli("export --site x").code, 2);
        const QString none = m_folder.filePath(QStringLiteral("none.json"));
        VERIFY_REFUSED(
            runCli({QStringLiteral("export"), none, QStringLiteral("--site"), QStringLiteral("x")}),
            QStringList{QStringLiteral("The file %1 cannot be read: No such file or directory.").arg(none)});
        const QString undated = m_folder.filePath(QStringLiteral("undated.json"));
        QCOMPARE(
            runCli({QStringLiteral("cup"), QStringLiteral("--seed"), QStringLiteral("1"),
                    QStringLiteral("--level"), QStringLiteral("quick"), QStringLiteral("--out"), undated})
                .code,
            0);
        VERIFY_REFUSED(runCli({QStringLiteral("export"), undated, QStringLiteral("--calendar"),
                               m_folder.filePath(QStringLiteral("u.ics"))}),
                       QStringList{QStringLiteral("No match of World Cup with 32 teams has a date yet.")});
        const QString file = writtenFile(m_folder.filePath(QStringLiteral("file")), "x");
        VERIFY_REFUSED(runCli({QStringLiteral("export"), m_dated, QStringLiteral("--site"), file}),
                       QStringList{QStringLiteral("The folder %1 cannot be made.").arg(file)});
    }

private:
    const QTemporaryDir m_folder;
    QString m_dated;
};

TOUCHLINE_TEST(TestExportVerb)

} // namespace test_export_verb

#include "test_export_verb.moc"
