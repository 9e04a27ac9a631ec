// SPDX-License-Identifier: GPL-3.0-or-later
// A Swiss round before it is drawn: byes on request and pairings by hand, in the window.

#include "core/competition/bye_requests.h"
#include "forms/dialogs/competition/round_dialog.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/cup_wishes.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

namespace test_round_dialog {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A Swiss of eight teams, and the dialog of its first round.
struct Shown
{
    Shown(const QTemporaryDir &folder, const QString &name)
        : program(madeLeague(folder, {.format = u"swiss-8x3"_s}, name))
    {
        if (program.run(CommandId::PairRound))
            dialog = program.window().findChild<RoundDialog *>();
        if (dialog == nullptr)
            qFatal("The dialog did not open.");
    }

    template <class Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QString::fromLatin1(name));
    }
    void press(const char *name) const { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    [[nodiscard]] QPushButton *draw() const
    {
        return dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }
    /// "A | B | note" for each line.
    [[nodiscard]] QStringList lines() const
    {
        const auto *table = find<QTableWidget>("pairings");
        QStringList all;
        for (int row = 0; row < table->rowCount(); ++row)
            all << QStringList{table->item(row, 0)->text(), table->item(row, 1)->text(),
                               table->item(row, 2)->text()}
                       .join(u" | "_s);
        return all;
    }
    void pair(int home, int away) const
    {
        find<QComboBox>("home")->setCurrentIndex(home);
        find<QComboBox>("away")->setCurrentIndex(away);
        press("pair");
    }

    DesktopCase program;
    RoundDialog *dialog = nullptr;
};

} // namespace

class TestRoundDialog : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private Q_SLOTS:
    void aRoundIsPairedByHand()
    {
        Shown shown(m_folder, u"By hand"_s);
        QCOMPARE(shown.lines().size(), 4);
        shown.pair(0, 1);
        QVERIFY(shown.lines().first().endsWith(u"| By hand"_s));
        const QString home = shown.find<QComboBox>("home")->itemText(0);
        const QString away = shown.find<QComboBox>("home")->itemText(1);
        QCOMPARE(shown.lines().first(), home + u" | "_s + away + u" | By hand"_s);
        QCOMPARE(shown.find<QTableWidget>("cost")->rowCount(), 6);
        shown.pair(0, 0);
        QCOMPARE(shown.find<QLabel>("problem")->text(), u"Choose two different teams."_s);
        // The bye of an even number.
        shown.pair(2, 8);
        QVERIFY(!shown.draw()->isEnabled());
        QVERIFY(!shown.find<QLabel>("problem")->text().isEmpty());
        shown.pair(2, 3);
        QVERIFY(shown.draw()->isEnabled());
        QTest::mouseClick(shown.draw(), Qt::LeftButton);
        const CompetitionStatePtr state = shown.program.state();
        QCOMPARE(state->competition.roundDraws().size(), std::size_t{1});
        const PerSide<int> teams = state->now.fixtures.front().teams;
        QCOMPARE(state->competition.entrant(teams[Side::Home]).name, home);
        QCOMPARE(state->competition.entrant(teams[Side::Away]).name, away);
    }

    void aTeamAsksForByes()
    {
        Shown shown(m_folder, u"Byes"_s);
        QVERIFY(!shown.find<QPushButton>("keep")->isEnabled());
        shown.press("addBye");
        shown.find<QComboBox>("points")->setCurrentIndex(1);
        shown.find<QSpinBox>("round")->setValue(2);
        shown.press("addBye");
        // Three pairs, the bye of seven, and two requests.
        QCOMPARE(shown.lines().size(), 6);
        QVERIFY(shown.lines().at(4).endsWith(u"Half-point bye in round 1 (1 point)"_s));
        QVERIFY(shown.lines().at(5).endsWith(u"Zero-point bye in round 2"_s));
        shown.find<QTableWidget>("pairings")->selectRow(4);
        shown.press("release");
        QCOMPARE(shown.lines().size(), 5);
        shown.press("keep");
        const CompetitionStatePtr state = shown.program.state();
        QVERIFY(state->competition.roundDraws().empty());
        const std::vector<TeamBye> byes = RequestedByes(state->competition, 0).all();
        QCOMPARE(byes.size(), std::size_t{1});
        QCOMPARE(byes.front().request.round, 2);
        QVERIFY(byes.front().request.kind == ByeRequest::Kind::Zero);
    }
};

TOUCHLINE_TEST(TestRoundDialog)

} // namespace test_round_dialog

#include "test_round_dialog.moc"
