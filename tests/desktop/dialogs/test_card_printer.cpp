// SPDX-License-Identifier: GPL-3.0-or-later
// Cards on paper: four to a sheet, fronts and backs, with every name whole.
#include "core/games/atcs/card/team_card.h"
#include "core/play/world_cup_credit.h"
#include "core/teams/historic_teams.h"
#include "forms/print/card_printer.h"
#include "forms/print/picture_file.h"
#include "forms/print/sheets.h"
#include "forms/widgets/card_painter.h"
#include "forms/widgets/team_card_view.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/painted.h"
#include "tests/support/atcs_cards.h"

#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QPageLayout>

namespace test_card_printer {

using namespace touchline;
using namespace touchline::testing;

namespace {

std::vector<TeamDocumentPtr> printedCards(std::size_t count)
{
    std::vector<TeamDocumentPtr> cards;
    for (const QString &id : historicTeamIds(TeamSet::Historic66).mid(0, static_cast<qsizetype>(count)))
        cards.push_back(atcs::loadCard(id).value());
    return cards;
}

QPageLayout paperOf(QPageSize::PageSizeId size, QPageLayout::Orientation orientation = QPageLayout::Portrait)
{
    return {QPageSize(size), orientation, QMarginsF(34, 34, 34, 34)};
}

bool hasText(const std::vector<Painted> &sheet, const QString &text)
{
    const auto all = textsOf(sheet);
    return std::any_of(all.begin(), all.end(),
                       [&text](const Painted &one) { return one.text.contains(text); });
}

int pagesOf(const QByteArray &pdf)
{
    return static_cast<int>(pdf.count("/Type /Page\n"));
}

} // namespace

class TestCardPrinter : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void fourToASheetFrontAndBack()
    {
        for (const auto &[cards, sheets] : {std::pair{1, 2}, {4, 2}, {5, 4}, {66, 34}})
            QCOMPARE(static_cast<int>(
                         cardSheets(atcsGame(), printedCards(static_cast<std::size_t>(cards))).size()),
                     sheets);
        QVERIFY(cardSheets(atcsGame(), {}).empty());
        QVERIFY(cardSheetsInOne(atcsGame(), {}).isEmpty());
    }

    void backsLieBehindTheirFronts()
    {
        const std::vector<TeamDocumentPtr> cards{worldCupCard("BRA-1970"), worldCupCard("ITA-1970"),
                                                 worldCupCard("HUN-1954")};
        const std::vector<Picture> sheets = cardSheets(atcsGame(), cards);
        const auto place = [&sheets](std::size_t sheet, const char *team) {
            return paintedText(painted(sheets[sheet].paint), QLatin1String(team)).where;
        };
        const qreal middle = sheets.front().size.width() / 2;
        for (const auto &[team, isLeft] : {std::pair{"Brazil", true}, {"Italy", false}, {"Hungary", true}}) {
            QCOMPARE(place(0, team).left() < middle, isLeft);
            QCOMPARE(place(1, team).left() < middle, !isLeft);
            QVERIFY(std::abs(place(0, team).top() - place(1, team).top()) < 1);
        }
        QVERIFY(place(0, "Hungary").top() > sheets.front().size.height() / 2);
        // What stands behind a card is on its back alone.
        QVERIFY(!hasText(painted(sheets[0].paint), u"Manager"_s));
        QVERIFY(hasText(painted(sheets[1].paint), u"Manager"_s));
        QVERIFY(hasText(painted(sheets[0].paint), u"Pelé"_s));
        QCOMPARE(sheets.front().credit, worldCupCredit());
    }

    void nothingIsCutOnAnyPaper_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("isAcross");
        QTest::newRow("A4") << int(QPageSize::A4) << false;
        QTest::newRow("Letter") << int(QPageSize::Letter) << false;
        QTest::newRow("A4 across") << int(QPageSize::A4) << true;
        QTest::newRow("A5") << int(QPageSize::A5) << false;
    }
    void nothingIsCutOnAnyPaper()
    {
        QFETCH(const int, size);
        QFETCH(const bool, isAcross);
        const QPageLayout paper = paperOf(static_cast<QPageSize::PageSizeId>(size),
                                          isAcross ? QPageLayout::Landscape : QPageLayout::Portrait);
        const Printed all = printed(paper, cardSheets(atcsGame(), printedCards(6)));
        QVERIFY(all.isDone);
        QCOMPARE(all.sheets.size(), std::size_t{4});
        const QRectF room = roomOn(paper);
        for (const std::vector<Painted> &sheet : all.sheets)
            for (const Painted &one : textsOf(sheet))
                QVERIFY2(one.where.left() >= -1 && one.where.right() <= room.right() + 1,
                         qPrintable(one.text));
    }

    void everyNameOfThe66IsWhole()
    {
        const std::vector<TeamDocumentPtr> cards = printedCards(66);
        QStringList cut;
        for (const Picture &sheet : cardSheets(atcsGame(), cards))
            for (const Painted &one : textsOf(painted(sheet.paint)))
                if (one.text.contains(u'…'))
                    cut << one.text;
        QCOMPARE(cut.join(u", "_s), QString());
    }

    void aLongNameIsShortenedWithinItsCard()
    {
        atcs::TeamCard card = *worldCupCard("BRA-1970");
        card.team.name = u"Borussia Verein für Leibesübungen Mönchengladbach und Umgebung"_s;
        card.players.front().entry.person.shortName = u"Wolfgang-Amadeus Schwarzenbeck-Müller-Lüdenscheidt"_s;
        const std::vector<TeamDocumentPtr> cards{std::make_shared<const atcs::TeamCard>(card)};
        const Picture sheet = cardSheets(atcsGame(), cards).front();
        QCOMPARE(
            misplaced(painted(sheet.paint), QRectF(0, 0, sheet.size.width() / 2, sheet.size.height() / 2)),
            QString());
    }

    void theWindowAndThePaperPaintTheSame()
    {
        const auto card = worldCupCard("BRA-1970");
        TeamCardView view;
        view.show(CardFace::of(atcsGame().teamDocuments()->view(*card)));
        view.resize(view.sizeHint());
        const auto inWindow = textsOf(paintedBy(view));
        const auto onPaper = painted(cardPicture(atcsGame(), *card).paint);
        for (const Painted &one : inWindow)
            if (!one.text.startsWith(u"Click"_s) && !one.text.contains(u'…'))
                QVERIFY2(hasText(onPaper, one.text), qPrintable(one.text));
    }

    void filesOfEveryKind()
    {
        const auto pdf = pictureFile(cardSheetsInOne(atcsGame(), printedCards(9)), PictureKind::Pdf);
        QVERIFY(pdf.has_value());
        QCOMPARE(pagesOf(*pdf), 6);
        const Picture one = cardPicture(atcsGame(), *worldCupCard("BRA-1970"));
        const auto png = pictureFile(one, PictureKind::Png);
        QVERIFY(png.has_value());
        const QImage image = QImage::fromData(*png);
        // Twice the size of the picture, for fine screens, with margins and the credit below.
        QVERIFY(image.width() >= 2 * one.size.width());
        QVERIFY(image.height() >= 2 * one.size.height());
        QVERIFY(image.width() < 2 * one.size.width() + 100);
        const CardFace face = CardFace::of(atcsGame().teamDocuments()->view(*worldCupCard("BRA-1970")));
        const QSize card =
            CardPainter(face, {Ink::ofPaper(), &pictureFont, CardGround::ofWindow().line}).size();
        QVERIFY(one.size.width() >= 2 * card.width());
        QCOMPARE(pagesOf(*pictureFile(one, PictureKind::Pdf)), 1);
    }

    void savingAsksForASafeName()
    {
        atcs::TeamCard card = *worldCupCard("BRA-1970");
        card.team.name = u"AC/DC: \"Rovers\""_s;
        card.team.year = 0;
        const std::vector<TeamDocumentPtr> cards{std::make_shared<const atcs::TeamCard>(card)};
        QWidget parent;
        QString saved;
        const auto done = [&saved](const QString &path, const Result<void> &how) {
            QVERIFY(how.has_value());
            saved = path;
        };
        QString offered;
        whenOpen<QFileDialog>(qApp, [&](QFileDialog &dialog) {
            offered = QFileInfo(dialog.selectedFiles().value(0)).fileName();
            auto *line = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s);
            line->setText(m_folder.filePath(u"one.png"_s));
            QTest::keyClick(line, Qt::Key_Return);
        });
        saveCards(&parent, atcsGame(), cards, done);
        QTRY_VERIFY(!saved.isEmpty());
        QVERIFY2(!offered.contains(u'/') && !offered.contains(u'"') && offered.contains(u"Rovers"_s),
                 qPrintable(offered));
        QCOMPARE(saved, m_folder.filePath(u"one.png"_s));
        QVERIFY(QFileInfo::exists(saved));
        // Nobody chose a file: nothing is written, and nothing heard.
        saved.clear();
        whenOpen<QFileDialog>(qApp, [](QFileDialog &dialog) { static_cast<QDialog &>(dialog).reject(); });
        saveCards(&parent, atcsGame(), printedCards(5), done);
        QTest::qWait(100);
        QVERIFY(saved.isEmpty());
    }
};

TOUCHLINE_TEST(TestCardPrinter)

} // namespace test_card_printer

#include "test_card_printer.moc"
