// SPDX-License-Identifier: GPL-3.0-or-later
// The web site as a browser lays it out: nothing runs, nothing sticks out sideways, no tie covers another.
#include "models/publish/web_site.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/chance_results.h"
#include "tests/unit/competition/real_cup.h"
#include "tests/unit/publish/hostile_cup.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace test_site_in_chromium {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int patience = 240'000;

/// Lays every page out in a frame of each width and measures it; a page sees the frame as its window.
const char *const harness = R"(<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><script>
const pages = JSON.parse(new TextDecoder().decode(Uint8Array.from(atob("@PAGES@"), c => c.charCodeAt(0))));
const results = [];
function overlaps(boxes) {
    let count = 0;
    for (let i = 0; i < boxes.length; ++i)
        for (let j = i + 1; j < boxes.length; ++j) {
            const a = boxes[i], b = boxes[j];
            if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
                ++count;
        }
    return count;
}
function measured(path, width) {
    return new Promise(resolve => {
        const frame = document.createElement("iframe");
        frame.style.cssText = "border:0;height:900px;width:" + width + "px";
        frame.onload = () => {
            const page = frame.contentDocument;
            const root = page.documentElement;
            const ties = [...page.querySelectorAll(".tree .tie")].map(tie => tie.getBoundingClientRect());
            const tree = page.querySelector(".tree");
            results.push({ path, width, window: root.clientWidth, content: root.scrollWidth,
                           overlaps: overlaps(ties), ties: ties.length,
                           display: tree ? frame.contentWindow.getComputedStyle(tree).display : "",
                           styled: frame.contentWindow.getComputedStyle(page.querySelector(".top")).backgroundColor,
                           title: page.title.length });
            frame.remove();
            resolve();
        };
        frame.srcdoc = pages[path];
        document.body.append(frame);
    });
}
(async () => {
    for (const path of Object.keys(pages))
        for (const width of [360, 768, 1280])
            await measured(path, width);
    const json = JSON.stringify({ results, ran: window.pwned === undefined ? 0 : 1 });
    document.body.textContent = "MEASURED" + btoa(json) + "DONE";
})();
</script></body></html>)";

QString browser()
{
    for (const char *name : {"chromium", "chromium-browser", "google-chrome"})
        if (QString path = QStandardPaths::findExecutable(QLatin1String(name)); !path.isEmpty())
            return path;
    return {};
}

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// The document after all scripts have run.
QByteArray domOf(const QString &page, const QString &profile)
{
    QProcess process;
    process.start(browser(),
                  {QStringLiteral("--headless"), QStringLiteral("--no-sandbox"),
                   QStringLiteral("--disable-gpu"), QStringLiteral("--disable-quic"),
                   QStringLiteral("--no-first-run"), QStringLiteral("--disable-background-networking"),
                   QStringLiteral("--disable-component-update"), QStringLiteral("--disable-sync"),
                   QStringLiteral("--disable-dev-shm-usage"), QStringLiteral("--user-data-dir=") + profile,
                   QStringLiteral("--window-size=1400,1000"), QStringLiteral("--virtual-time-budget=600000"),
                   QStringLiteral("--dump-dom"), QStringLiteral("file://") + page});
    if (!process.waitForFinished(patience)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    return process.readAllStandardOutput();
}

/// {"results": [...], "ran": 0}; empty where the browser did not get that far.
QJsonObject measured(const std::vector<SiteFile> &files)
{
    const QTemporaryDir folder;
    QJsonObject pages;
    for (const SiteFile &file : files) {
        const bool isPage = file.path.endsWith(QLatin1String(".html"));
        if (!isPage)
            write(folder.filePath(file.path), file.bytes);
        // A page is laid out as if it stood beside the harness.
        else
            pages.insert(file.path, QString::fromUtf8(
                                        QByteArray(file.bytes).replace("\"../style.css\"", "\"style.css\"")));
    }
    const QByteArray page = QByteArray(harness).replace(
        "@PAGES@", QJsonDocument(pages).toJson(QJsonDocument::Compact).toBase64());
    write(folder.filePath(QStringLiteral("harness.html")), page);
    const QByteArray dom =
        domOf(folder.filePath(QStringLiteral("harness.html")), folder.filePath(QStringLiteral("profile")));
    const qsizetype begin = dom.indexOf("MEASURED");
    const qsizetype end = dom.indexOf("DONE", begin);
    if (begin < 0 || end < 0)
        return {};
    const QByteArray told = dom.mid(begin + 8, end - begin - 8);
    return QJsonDocument::fromJson(QByteArray::fromBase64(told)).object();
}

/// A real World Cup, played by chance as far as match 80, with all days and grounds.
Competition realCup()
{
    Competition competition = cup::staged(realEdition(QStringLiteral("worldcup-2026")).value());
    Generator generator(9);
    for (int match = 1; match <= 80; ++match) {
        while (cup::state(competition, match) != FixtureState::Ready)
            if (!chance::drawWhatIsDue(competition))
                qFatal("match %d cannot be played", match);
        chance::record(competition, chance::report(competition, progress(competition),
                                                   competition.indexOfNumber(match), generator));
    }
    return competition;
}

} // namespace

class TestSiteInChromium : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const char *const missing = "Not run: there is no Chromium here (apt-get install chromium).";
        if (browser().isEmpty() && !qEnvironmentVariableIsSet("TOUCHLINE_TEST_BROWSER"))
            QSKIP(missing);
        QVERIFY2(!browser().isEmpty(), missing);
    }

    /// What these tests look for is seen where it is there.
    void theBrowserTells()
    {
        const QByteArray page =
            "<!DOCTYPE html><html><head><title>x</title></head><body><p class=\"top\">"
            "<b style=\"display:block;width:2000px\">x</b></p><div class=\"tree\"><i class=\"tie\">a</i>"
            "<i class=\"tie\" style=\"margin-left:-2px\">b</i></div><script>parent.pwned = "
            "1</script></body></html>";
        const QJsonObject told = measured({{QStringLiteral("index.html"), page}});
        QCOMPARE(told.value(QStringLiteral("ran")).toInt(-1), 1);
        const QJsonObject one = told.value(QStringLiteral("results")).toArray().at(0).toObject();
        QVERIFY(one.value(QStringLiteral("content")).toInt() >= 2000);
        QVERIFY(one.value(QStringLiteral("window")).toInt() <= 360);
        QCOMPARE(one.value(QStringLiteral("overlaps")).toInt(), 1);
        QCOMPARE(one.value(QStringLiteral("styled")).toString(), QStringLiteral("rgba(0, 0, 0, 0)"));
    }

    void pagesFitTheirWindow_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("World Cup 2026") << 0;
        QTest::newRow("knockout of 128") << 1;
        QTest::newRow("league") << 2;
        QTest::newRow("hostile names") << 3;
    }

    void pagesFitTheirWindow()
    {
        QFETCH(int, which);
        const auto made = [](const char *format) {
            Competition competition = chance::made(formatTemplate(QLatin1String(format)).value());
            chance::playOut(competition, Generator(4));
            return competition;
        };
        const Competition competition = which == 0   ? realCup()
                                        : which == 1 ? made("cup-128-two-legs")
                                        : which == 2 ? made("league-20")
                                                     : hostileCup();
        std::vector<SiteFile> files = webSite(competition);
        // Of the pages of teams a few will do, those with the worst names among them.
        const std::size_t most = which == 3 ? 40 : 10;
        files.resize(std::min(files.size(), most));
        const QJsonObject told = measured(files);
        QVERIFY2(!told.isEmpty(), "the browser did not measure the pages");
        QCOMPARE(told.value(QStringLiteral("ran")).toInt(-1), 0);
        const QJsonArray results = told.value(QStringLiteral("results")).toArray();
        QCOMPARE(static_cast<std::size_t>(results.size()), 3 * (files.size() - 1));
        for (const auto &value : results) {
            const QJsonObject one = value.toObject();
            const QString page = QStringLiteral("%1 at %2: %3 in %4")
                                     .arg(one.value(QStringLiteral("path")).toString())
                                     .arg(one.value(QStringLiteral("width")).toInt())
                                     .arg(one.value(QStringLiteral("content")).toInt())
                                     .arg(one.value(QStringLiteral("window")).toInt());
            QVERIFY2(one.value(QStringLiteral("content")).toInt(9999) <=
                         one.value(QStringLiteral("window")).toInt(),
                     qPrintable(page));
            QVERIFY2(one.value(QStringLiteral("overlaps")).toInt(-1) == 0, qPrintable(page));
            QVERIFY2(one.value(QStringLiteral("styled")).toString() != QLatin1String("rgba(0, 0, 0, 0)"),
                     qPrintable(page));
            verifyTree(one);
        }
    }

private:
    /// A tree where there is room for it, lists on a phone.
    static void verifyTree(const QJsonObject &one)
    {
        if (one.value(QStringLiteral("ties")).toInt() == 0)
            return;
        QCOMPARE(one.value(QStringLiteral("display")).toString(),
                 one.value(QStringLiteral("width")).toInt() < 1000 ? QStringLiteral("block")
                                                                   : QStringLiteral("grid"));
    }
};

TOUCHLINE_TEST(TestSiteInChromium)

} // namespace test_site_in_chromium

#include "test_site_in_chromium.moc"
