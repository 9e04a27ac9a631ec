// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of clubs come from anywhere: what is no picture, or does harm when it is drawn, is refused before
// it is.
#include "core/squad/club.h"
#include "core/squad/club_picture.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <QtEndian>

namespace test_club_picture {

using namespace touchline;

namespace {

QByteArray png()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
        "RU5ErkJggg==");
}

/// The same, which claims to be so large.
QByteArray pngOf(quint32 width, quint32 height)
{
    QByteArray bytes = png();
    qToBigEndian(width, bytes.data() + 16);
    qToBigEndian(height, bytes.data() + 20);
    return bytes;
}

/// Segments of a JPEG: the start, a comment, a frame of that size, the end.
QByteArray jpegOf(quint16 width, quint16 height)
{
    QByteArray bytes = QByteArray::fromHex("ffd8fffe00044142ffc0000b08");
    QByteArray size(4, '\0');
    qToBigEndian(height, size.data());
    qToBigEndian(width, size.data() + 2);
    return bytes + size + QByteArray::fromHex("0101110000ffd9");
}

QByteArray svg(const QByteArray &content)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' "
           "height='9'>" +
           content + "</svg>";
}

/// Ten groups of ten uses of the group before: 10^10 circles.
QByteArray bomb()
{
    QByteArray content = "<g id='l0'><circle r='1'/></g>";
    for (int level = 1; level <= 10; ++level) {
        content += "<g id=\"l" + QByteArray::number(level) + "\">";
        for (int use = 0; use < 10; ++use)
            content += "<use xlink:href=\"#l" + QByteArray::number(level - 1) + "\"/>";
        content += "</g>";
    }
    return svg(content);
}

} // namespace

class TestClubPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTaken_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("PNG") << png() << QStringLiteral("png");
        QTest::newRow("largest PNG") << pngOf(4096, 4096) << QStringLiteral("png");
        QTest::newRow("JPEG") << jpegOf(640, 480) << QStringLiteral("jpg");
        QTest::newRow("SVG") << svg("<circle r='4' fill='red'/>") << QStringLiteral("svg");
        QTest::newRow("SVG with gradient and use")
            << svg("<defs><linearGradient id='a'><stop offset='0'/></linearGradient><path id='p' d='M0 "
                   "0h4'/></defs>"
                   "<g id='layer1'><rect fill='url(#a)' width='4' height='4'/><use xlink:href='#p'/></g>")
            << QStringLiteral("svg");
        QTest::newRow("SVG of a drawing program")
            << "<?xml version=\"1.0\"?>\n" +
                   svg("<d:page xmlns:d='http://example.org/draw' zoom='2'/><style>path{fill:#fff}</style>")
            << QStringLiteral("svg");
    }
    void isTaken()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, suffix);
        const auto kind = checkPicture(bytes);
        QVERIFY2(kind, kind ? "" : qPrintable(kind.error().message.english()));
        QCOMPARE(pictureSuffix(*kind), suffix);
    }

    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("GIF called PNG") << QByteArray("GIF89a\1\0\1\0\0\0\0;");
        QTest::newRow("10 MB") << png() + QByteArray(10 << 20, 'x');
        QTest::newRow("PNG cut short") << png().left(40);
        QTest::newRow("PNG without end") << png().chopped(12);
        QTest::newRow("PNG of a signature") << png().left(8);
        QTest::newRow("PNG bomb") << pngOf(50000, 50000);
        QTest::newRow("PNG without pixels") << pngOf(0, 1);
        QTest::newRow("chunk longer than all") << png().replace(33, 4, "\xff\xff\xff\xff");
        QTest::newRow("JPEG bomb") << jpegOf(65000, 65000);
        QTest::newRow("JPEG cut short") << jpegOf(640, 480).chopped(2);
        QTest::newRow("JPEG without frame") << QByteArray::fromHex("ffd8fffe000441420000ffd9");
        QTest::newRow("text") << QByteArray("<p>Rovers</p>");
        QTest::newRow("SVG without namespace") << QByteArray("<svg><circle r='1'/></svg>");
        QTest::newRow("SVG cut short") << svg("<g>").chopped(6);
        QTest::newRow("external entity")
            << QByteArray("<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>") +
                   svg("<text>&x;</text>");
        QTest::newRow("document type") << QByteArray("<!DOCTYPE svg>") + svg({});
        QTest::newRow("style sheet elsewhere")
            << QByteArray("<?xml-stylesheet href='http://example.org/a.css'?>") + svg({});
        QTest::newRow("picture of a file") << svg("<image xlink:href='file:///etc/hostname'/>");
        QTest::newRow("picture within") << svg("<image xlink:href='data:image/png;base64,AAAA'/>");
        QTest::newRow("use of another file") << svg("<use xlink:href='other.svg#a'/>");
        QTest::newRow("script") << svg("<script>alert(1)</script>");
        QTest::newRow("event") << svg("<circle r='1' onload='alert(1)'/>");
        QTest::newRow("page") << svg("<p xmlns='http://www.w3.org/1999/xhtml'/>");
        QTest::newRow("animation") << svg("<animate attributeName='r'/>");
        QTest::newRow("colour elsewhere") << svg("<circle r='1' fill='url( http://example.org/a )'/>");
        QTest::newRow("import") << svg("<style>@import 'http://example.org/a.css';</style>");
        QTest::newRow("escaped url") << svg("<style>a{fill:\\75rl(http://example.org/)}</style>");
        QTest::newRow("dashes without length") << svg("<path d='M0 0h9' stroke-dasharray='0.0001'/>");
        QTest::newRow("use of itself") << svg("<g id='a'><use xlink:href='#a'/></g>");
        QTest::newRow("ten billion circles") << bomb();
        QTest::newRow("deep") << svg(QByteArray("<g>").repeated(100) + QByteArray("</g>").repeated(100));
    }
    void isRefused()
    {
        QFETCH(QByteArray, bytes);
        const auto kind = checkPicture(bytes);
        QVERIFY(!kind);
        QCOMPARE(kind.error().fault, Fault::BadInput);
        QVERIFY(!kind.error().message.isEmpty());
    }

    void whatACameraNotesIsLeftOut()
    {
        // A text before the last chunk, which has 12 bytes; a comment and Exif before the frame.
        QByteArray noted = png();
        noted.insert(noted.size() - 12,
                     QByteArray::fromHex("0000000674455874") + "Anna 1" + QByteArray(4, '\0'));
        QCOMPARE(withoutNotes(noted), png());
        const QByteArray camera = jpegOf(640, 480);
        QByteArray bare = camera;
        bare.remove(2, 6);
        QByteArray exif = camera;
        exif.insert(2, QByteArray::fromHex("ffe10008") + QByteArray("Exif\0\0", 6));
        QCOMPARE(withoutNotes(exif), bare);
        QCOMPARE(withoutNotes("GIF89a"), QByteArray("GIF89a"));
    }

    void factsOfAClub()
    {
        Club club{QUuid::createUuid(),
                  QStringLiteral("  Mill  Lane\nHall "),
                  QStringLiteral("5 Mill Lane"),
                  {},
                  {},
                  {}};
        club.contacts = {{QStringLiteral(" Ann "), {}, QStringLiteral("ann@example.org"), {}},
                         {},
                         {{}, QStringLiteral("x"), {}, {}}};
        club = tidied(club);
        QCOMPARE(club.place(), QStringLiteral("Mill Lane Hall, 5 Mill Lane"));
        QCOMPARE(club.contacts.size(), std::size_t(1));
        QVERIFY(validate(club).empty());
        for (const char *mail : {"ann", "@example.org", "ann@", "a@b@c", "ann lee@example.org"}) {
            club.contacts.front().mail = QString::fromLatin1(mail);
            QCOMPARE(validate(club).size(), std::size_t(1));
        }
        club.contacts.front().mail.clear();
        club.ground = QString(500, u'x');
        club.picture = "GIF89a";
        QCOMPARE(validate(club).size(), std::size_t(2));
        club.contacts.assign(100, club.contacts.front());
        QCOMPARE(validate(club).size(), std::size_t(3));
    }
};

TOUCHLINE_TEST(TestClubPicture)

} // namespace test_club_picture

#include "test_club_picture.moc"
