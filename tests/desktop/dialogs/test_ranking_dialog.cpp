// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking sheet of the ATCS cards (specification 2.11): of the 64, and of the teams of a competition;
// printed, saved, copied.

#include "core/exchange/csv/csv_reader.h"
#include "core/teams/historic_teams.h"
#include "forms/dialogs/teams/ranking_dialog.h"
#include "forms/print/picture_file.h"
#include "models/views/teams/club_card.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/painted.h"
#include "tests/support/atcs_cards.h"
#include "tests/support/club_squad.h"

namespace test_ranking_dialog {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Opens the sheet by its command and does this with it.
void withSheet(DesktopCase &program, const std::function<void(RankingDialog &)> &use)
{
    bool isDone = false;
    whenOpen<RankingDialog>(&program.window(), [&](RankingDialog &dialog) {
        turnTo(dialog);
        use(dialog);
        isDone = true;
        click(part<QPushButton>(dialog, "close"));
    });
    QVERIFY(program.run(CommandId::RankingSheet));
    QVERIFY(isDone);
}

QStringList row(const RankingSheet &sheet, int number)
{
    QStringList cells;
    for (int column = 0; column < sheet.columnCount(); ++column)
        cells << sheet.index(number - 1, column).data().toString();
    return cells;
}

} // namespace

class TestRankingDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    /// Without a league too; the order is that of the specification.
    void the64()
    {
        DesktopCase program;
        withSheet(program, [](RankingDialog &dialog) {
            const RankingSheet &sheet = dialog.sheet();
            QCOMPARE(sheet.rowCount(), 64);
            QCOMPARE(part<QComboBox>(dialog, "source")->count(), 1);
            const QStringList first = row(sheet, 1);
            QCOMPARE(first.mid(0, 6),
                     (QStringList{u"1"_s, u"Brazil"_s, u"1970"_s, u"CONMEBOL"_s, u"10"_s, u"Champions"_s}));
            const auto codeAt = [&sheet](int number) {
                return sheet.documents().team(*sheet.cards()[static_cast<std::size_t>(number - 1)]).code;
            };
            QCOMPARE(codeAt(16), u"TUR-2002"_s);
            QCOMPARE(codeAt(22), u"PER-1970"_s);
            QCOMPARE(codeAt(64), u"DEI-1938"_s);
        });
    }

    void ofACompetitionWithAClub()
    {
        DesktopCase program(madeLeague(m_folder, {.level = u"basic"_s}, u"Teams"_s));
        program.window().go(PageKind::Fixtures, program.competition());
        withSheet(program, [&program](RankingDialog &dialog) {
            // It begins with the competition that is looked at.
            QCOMPARE(part<QComboBox>(dialog, "source")->currentData().toUuid(), program.competition());
            const RankingSheet &sheet = dialog.sheet();
            QCOMPARE(sheet.rowCount(), 32);
            // The numbers are the places among those who take part: as the draw has them.
            for (const Entrant &entrant : program.state()->competition.definition().entrants)
                QCOMPARE(
                    sheet.documents().team(*sheet.cards()[static_cast<std::size_t>(entrant.ranking - 1)]).id,
                    entrant.id);
            auto *source = part<QComboBox>(dialog, "source");
            source->setFocus();
            press(Qt::Key_Home);
            QCOMPARE(sheet.rowCount(), 64);
        });
    }

    void savedAndCopied()
    {
        DesktopCase program;
        const QString list = m_folder.filePath(u"ranking.csv"_s);
        withSheet(program, [this, &list](RankingDialog &dialog) {
            whenOpen<QFileDialog>(&dialog, [&list](QFileDialog &place) {
                auto *name = place.findChild<QLineEdit *>(u"fileNameEdit"_s);
                name->setText(list);
                QTest::keyClick(name, Qt::Key_Return);
            });
            click(part<QPushButton>(dialog, "list"));
            QVERIFY2(part<QLabel>(dialog, "note")->text().contains(u"ranking.csv"_s),
                     qPrintable(part<QLabel>(dialog, "note")->text()));
            // Without a window manager nobody else gives it the keyboard again.
            turnTo(dialog);
            part<QTreeView>(dialog, "sheet")->setFocus();
            press(QKeySequence(QKeySequence::Copy));
            const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
            QCOMPARE(lines.size(), 64);
            QVERIFY(lines.front().startsWith(u"1\tBrazil\t1970\t"_s));
            // As it is printed: a line for each team, and where the data come from.
            const Picture picture = dialog.picture();
            QVERIFY(!picture.isEmpty() && !picture.credit.isEmpty());
            const std::vector<Painted> all = painted(picture.paint);
            const auto *sheet = part<QTreeView>(dialog, "sheet")->model();
            QCOMPARE(sheet->rowCount(), 64);
            for (int row = 0; row < sheet->rowCount(); ++row)
                for (int column = 0; column < sheet->columnCount(); ++column) {
                    const QString text = sheet->index(row, column).data().toString();
                    QVERIFY2(text.isEmpty() || countOf(all, text) > 0, qPrintable(text));
                }
            for (int column = 0; column < sheet->columnCount(); ++column)
                QCOMPARE(countOf(all, sheet->headerData(column, Qt::Horizontal).toString()), 1);
            const QString pdf = m_folder.filePath(u"ranking.pdf"_s);
            QVERIFY(savePicture(picture, pdf).has_value());
            QVERIFY(QFile(pdf).size() > 5000);
        });
        QFile file(list);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 65);
        QCOMPARE(lines[0], QByteArray("ranking,team,year,conference,power,best_result,shots_on_goal,"
                                      "second_half_attempts"));
        QVERIFY(lines[1].startsWith("1,Brazil,1970,CONMEBOL,10,1,"));
        // Into a folder that there is not: it says so.
        RankingDialog dialog(nullptr, {});
        QVERIFY(!dialog.writeCsv(m_folder.filePath(u"nowhere/list.csv"_s)));
    }

    void theModel()
    {
        RankingSheet sheet(atcsGame());
        const QAbstractItemModelTester tester(&sheet);
        sheet.setCards(historicCards(atcsGame(), famousTeamIds()));
        QCOMPARE(sheet.rowCount(), 64);
        // A card that is stronger than all stands first, and its club was at no World Cup.
        auto best = dynamic_cast<const atcs::TeamCard &>(*sheet.cards().front());
        best.kind = atcs::CardKind::Custom;
        best.team.name = u"Rovers"_s;
        best.team.year = 0;
        best.shotsOnGoal = 40;
        std::vector<TeamDocumentPtr> cards = historicCards(atcsGame(), famousTeamIds());
        cards.push_back(std::make_shared<const atcs::TeamCard>(best));
        sheet.setCards(cards);
        QCOMPARE(sheet.rowCount(), 65);
        const QStringList first = row(sheet, 1);
        QCOMPARE(first[RankingSheet::TeamColumn], u"Rovers"_s);
        QCOMPARE(first[RankingSheet::YearColumn], QString());
        QCOMPARE(first[RankingSheet::GameColumn + 1], QString());
        QVERIFY(sheet.csv().contains("\n1,Rovers,,"));
        // Words stand left, numbers right.
        const auto alignment = [&sheet](int column) {
            return sheet.index(0, column).data(Qt::TextAlignmentRole).value<Qt::Alignment>() &
                   Qt::AlignHorizontal_Mask;
        };
        const auto columns = atcsGame().teamDocuments()->rankingColumns();
        QCOMPARE(alignment(RankingSheet::TeamColumn), Qt::AlignLeft);
        QCOMPARE(alignment(RankingSheet::YearColumn), Qt::AlignRight);
        for (std::size_t i = 0; i < columns.size(); ++i)
            QCOMPARE(alignment(RankingSheet::GameColumn + static_cast<int>(i)),
                     columns[i].isNumber ? Qt::AlignRight : Qt::AlignLeft);
        sheet.setCards({});
        QCOMPARE(sheet.rowCount(), 0);
    }
};

TOUCHLINE_TEST(TestRankingDialog)

} // namespace test_ranking_dialog

#include "test_ranking_dialog.moc"
