// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/visible_text.h"
#include "core/exchange/html/html_writer.h"
#include "tests/support/test_registry.h"
#include "tests/unit/publish/hostile_names.h"
#include "tests/unit/publish/site_reader.h"

#include <QTest>

#include <rapidcheck.h>

namespace test_html_writer {

using namespace touchline;
using namespace touchline::testing;

namespace {

QByteArray pageWith(const QString &text)
{
    HtmlWriter html;
    {
        const auto root = html.in("html");
        html.element("p", text, {{"title", text}, {"class", {}}});
        html.single("meta", {{"content", text}});
    }
    return html.bytes();
}

/// What XML may hold of a text (XML 1.0, section 2.2), with signs for the control characters that HTML
/// forbids and for those that turn the direction of writing around.
QString allowed(const QString &text)
{
    QString kept;
    for (const uint point : text.toUcs4()) {
        const bool isCommand = (point < 0x20 && point != '\n' && point != '\t') ||
                               (point >= 0x7F && point < 0xA0) || (point >= 0x202A && point <= 0x202E) ||
                               (point >= 0x2066 && point <= 0x2069);
        const bool isBad = (point >= 0xD800 && point < 0xE000) || (point & 0xFFFE) == 0xFFFE;
        const auto c = static_cast<char32_t>(point);
        if (isCommand)
            kept += visibleText(QString::fromUcs4(&c, 1), LineEnds::Show);
        else if (!isBad)
            kept += QString::fromUcs4(&c, 1);
    }
    return kept;
}

/// An attribute's white space is read as spaces (XML 1.0, section 3.3.3).
QString inAttribute(QString text)
{
    return text.replace(u'\n', u' ').replace(u'\t', u' ');
}

void verify(const QString &text)
{
    const ReadPage page = readPage(pageWith(text));
    QCOMPARE(page.fault, QString());
    QCOMPARE(page.elements.size(), std::size_t(3));
    QCOMPARE(page.elements[1].text, allowed(text));
    QCOMPARE(page.elements[1].attribute("title"), inAttribute(allowed(text)));
    QCOMPARE(page.elements[2].attribute("content"), inAttribute(allowed(text)));
}

} // namespace

class TestHtmlWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameTurnsNothingAround()
    {
        const QByteArray page = pageWith(QStringLiteral("A\u202eB\u2066C\u001bD"));
        QVERIFY2(page.contains(QStringLiteral(">A&lt;U+202E&gt;B&lt;U+2066&gt;C␛D<").toUtf8()),
                 page.constData());
    }

    void aPageIsWrittenLikeThis()
    {
        HtmlWriter html;
        {
            const auto list = html.in("ul", {{"class", QStringLiteral("a")}, {"id", QString()}});
            const auto item = html.in("li");
            html.element("a", QStringLiteral("Bolton & Bury"),
                         {{"href", QStringLiteral("x.html?a=1&b=\"2\"")}});
            html.text(QStringLiteral(" <v>"));
        }
        QCOMPARE(html.bytes(), QByteArray("<!DOCTYPE html>\n<ul class=\"a\"><li>"
                                          "<a href=\"x.html?a=1&amp;b=&quot;2&quot;\">Bolton &amp; Bury</a>"
                                          " &lt;v&gt;</li>\n</ul>\n"));
    }

    void hostileNamesComeBack_data()
    {
        QTest::addColumn<QString>("name");
        int row = 0;
        for (const QString &name : hostileNames())
            QTest::addRow("%d", ++row) << name;
    }

    void hostileNamesComeBack()
    {
        QFETCH(QString, name);
        verify(name);
    }

    void everyTextComesBack()
    {
        QVERIFY(rc::check([](const std::vector<char16_t> &units) {
            const QString text = QString::fromUtf16(units.data(), static_cast<qsizetype>(units.size()));
            const ReadPage page = readPage(pageWith(text));
            RC_ASSERT(page.fault.isEmpty());
            RC_ASSERT(page.elements.size() == 3U);
            RC_ASSERT(page.elements[1].text == allowed(text));
            RC_ASSERT(page.elements[1].attribute("title") == inAttribute(allowed(text)));
        }));
    }
};

TOUCHLINE_TEST(TestHtmlWriter)

} // namespace test_html_writer

#include "test_html_writer.moc"
