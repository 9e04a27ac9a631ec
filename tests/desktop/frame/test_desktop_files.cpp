// SPDX-License-Identifier: GPL-3.0-or-later
// What the program tells the desktop of itself: menu entry, MIME type of league files, icons.
// tests/desktop/installed.sh installs them.

#include "models/views/open_league.h"
#include "tests/desktop/desktop_case.h"

#include <QDomDocument>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QPainter>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSvgRenderer>
#include <QtEndian>

namespace test_desktop_files {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString mimeType = u"application/x-touchline-league"_s;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return file.readAll();
}

QString ofDesktop(const char *name)
{
    return u"resources/desktop/"_s + QString::fromLatin1(name);
}

QDomElement xml(const char *name)
{
    QDomDocument document;
    QString error;
    if (!document.setContent(contentOf(ofDesktop(name)), false, &error))
        qFatal("%s: %s", name, qPrintable(error));
    return document.documentElement();
}

/// A match of shared-mime-info with those inside it; of the kinds that are used here.
bool isMatch(const QDomElement &match, const QByteArray &file)
{
    const int offset = match.attribute(u"offset"_s).toInt();
    const QString value = match.attribute(u"value"_s);
    bool isHere = false;
    if (match.attribute(u"type"_s) == "big32"_L1) {
        isHere = file.size() >= offset + 4 &&
                 qFromBigEndian<quint32>(file.constData() + offset) == value.toUInt(nullptr, 16);
    } else {
        const QByteArray wanted = value.toLatin1().replace("\\000", QByteArray(1, '\0'));
        isHere = file.mid(offset, wanted.size()) == wanted;
    }
    const QDomElement inner = match.firstChildElement(u"match"_s);
    return isHere && (inner.isNull() || isMatch(inner, file));
}

} // namespace

class TestDesktopFiles : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    /// Whoever copies the file with a file manager while a window has it open takes everything along.
    void theFileOfAnIdleWindowIsWhole()
    {
        const QTemporaryDir folder;
        const QString path = madeLeague(folder, {.seed = 3, .matchdays = 1});
        auto made = League::open(path, {u"Anna"_s, false, {}});
        QVERIFY(made.has_value());
        OpenLeague open(std::move(*made));
        const QUuid cup = open.competitions().front().id;
        QVERIFY(open.league().competitions().rename(cup, u"Autumn Cup"_s).has_value());
        QVERIFY(QFileInfo(path + u"-wal"_s).size() > 0);
        QTRY_COMPARE_WITH_TIMEOUT(QFileInfo(path + u"-wal"_s).size(), 0, 60'000);
        const QString copy = folder.filePath(u"copied.touchline"_s);
        QVERIFY(QFile::copy(path, copy));
        auto copied = League::open(copy, {u"Bert"_s, false, {}});
        QVERIFY(copied.has_value());
        QCOMPARE((*copied)->competitions().all()->front().name, u"Autumn Cup"_s);
        QVERIFY((*copied)->history().contradictions()->empty());
    }

    /// By what is in it, so that one without its ending is known too, and no other database is taken for one.
    void aLeagueIsKnownByItsHeader()
    {
        const QDomElement type = xml("touchline-mime.xml").firstChildElement(u"mime-type"_s);
        QCOMPARE(type.attribute(u"type"_s), mimeType);
        QCOMPARE(type.firstChildElement(u"glob"_s).attribute(u"pattern"_s), u"*.touchline"_s);
        const QDomElement magic = type.firstChildElement(u"magic"_s);
        const QDomElement match = magic.firstChildElement(u"match"_s);

        const QByteArray league = contentOf(madeLeague(m_folder));
        QVERIFY(isMatch(match, league.left(200)));
        const QString other = m_folder.filePath(u"other.touchline"_s);
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, other);
            database.setDatabaseName(other);
            QVERIFY(database.open());
            QVERIFY(QSqlQuery(database).exec(u"create table t (a)"_s));
        }
        QSqlDatabase::removeDatabase(other);
        const QByteArray database = contentOf(other);
        QVERIFY(database.startsWith("SQLite format 3"));
        QVERIFY(!isMatch(match, database.left(200)));
        QVERIFY(!isMatch(match, QByteArray()));
        // It goes before that of every SQLite database.
        const QMimeType sqlite =
            QMimeDatabase().mimeTypeForName(type.firstChildElement(u"sub-class-of"_s).attribute(u"type"_s));
        QVERIFY(sqlite.isValid());
        QVERIFY(magic.attribute(u"priority"_s).toInt() > 50);
    }

    void theMenuEntryOpensLeagues()
    {
        const QString entry = QString::fromUtf8(contentOf(ofDesktop("org.touchline.Touchline.desktop")));
        const auto value = [&entry](const char *key) {
            const QString start = QString::fromLatin1(key) + u'=';
            for (const QString &line : entry.split(u'\n'))
                if (line.startsWith(start))
                    return line.mid(start.size());
            return QString();
        };
        QVERIFY(entry.startsWith("[Desktop Entry]\n"_L1));
        QCOMPARE(value("Exec"), u"touchline %U"_s);
        QVERIFY(value("MimeType").split(u';').contains(mimeType));
        QCOMPARE(value("Icon"), u"org.touchline.Touchline"_s);
        // The window is found under the name of the entry.
        QCOMPARE(value("StartupWMClass"), u"touchline"_s);
        QVERIFY(contentOf(u"app/desktop/main.cpp"_s)
                    .contains("setDesktopFileName(QStringLiteral(\"org.touchline.Touchline\"))"));
    }

    void theIconsAreDrawings()
    {
        for (const auto &[name, size] :
             {std::pair{"org.touchline.Touchline.svg", 128},
              std::pair{"org.touchline.Touchline-symbolic.svg", 16}, std::pair{"league.svg", 128}}) {
            QSvgRenderer renderer(ofDesktop(name));
            QVERIFY2(renderer.isValid(), name);
            QCOMPARE(renderer.defaultSize(), QSize(size, size));
        }
    }

    /// The pictures of the icon are the drawing (resources/desktop, by rsvg-convert).
    void thePicturesAreTheDrawing()
    {
        QSvgRenderer drawing(ofDesktop("org.touchline.Touchline.svg"));
        for (const int size : {48, 64, 128, 256}) {
            const QImage picture(ofDesktop(qPrintable(u"org.touchline.Touchline-%1.png"_s.arg(size))));
            QCOMPARE(picture.size(), QSize(size, size));
            QImage drawn(size, size, QImage::Format_ARGB32);
            drawn.fill(Qt::transparent);
            QPainter painter(&drawn);
            drawing.render(&painter);
            painter.end();
            int different = 0;
            for (int y = 0; y < size; ++y)
                for (int x = 0; x < size; ++x)
                    different +=
                        std::abs(qGreen(drawn.pixel(x, y)) - qGreen(picture.pixel(x, y))) > 64 ? 1 : 0;
            QVERIFY2(different < size * size / 50, qPrintable(QString::number(different)));
        }
    }

    /// Who packages it, or shows it in a software centre, sees this version.
    void theReleaseIsThisOne()
    {
        const QDomElement about = xml("org.touchline.Touchline.metainfo.xml");
        const QDomElement release = about.firstChildElement(u"releases"_s).firstChildElement(u"release"_s);
        QCOMPARE(release.attribute(u"version"_s), QStringLiteral(TOUCHLINE_VERSION));
        QCOMPARE(about.firstChildElement(u"launchable"_s).text(), u"org.touchline.Touchline.desktop"_s);
        QCOMPARE(about.firstChildElement(u"provides"_s).firstChildElement(u"mediatype"_s).text(), mimeType);
    }
};

TOUCHLINE_TEST(TestDesktopFiles)

} // namespace test_desktop_files

#include "test_desktop_files.moc"
