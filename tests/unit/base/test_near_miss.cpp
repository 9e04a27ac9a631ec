// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/near_miss.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_near_miss {

using namespace touchline;

class TestNearMiss : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatComesNearIsFound_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char *typed, const QStringList &found) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << found;
        };
        const QString standings = QStringLiteral("standings");
        const QString cup = QStringLiteral("cup");
        row("standing", {standings});   // one missing
        row("standigns", {standings});  // two swapped
        row("ztandings", {standings});  // one wrong
        row("sttandings", {standings}); // one too many
        row("STÄNDINGS", {standings});  // spelling as in a search
        row("stand", {standings});      // the beginning
        row("cpu", {cup});
        row("cu", {cup});
        row("suspenions", {QStringLiteral("suspensions")});
        row("match", {});
        row("", {});
        row("c", {});
    }

    void whatComesNearIsFound()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, found);
        const QStringList names{QStringLiteral("standings"), QStringLiteral("suspensions"),
                                QStringLiteral("cup"), QStringLiteral("verify")};
        QCOMPARE(nearMisses(typed, names), found);
    }

    void onlyTheNearestAndNotMoreThanThree()
    {
        const QStringList names{QStringLiteral("league-2-1-0"), QStringLiteral("league-3-1-0"),
                                QStringLiteral("league-4-1-0"), QStringLiteral("league-5-1-0")};
        QCOMPARE(nearMisses(QStringLiteral("leage-3-1-0"), names), QStringList{names.at(1)});
        QCOMPARE(nearMisses(QStringLiteral("league-7-1-0"), names), names.mid(0, 3));
    }

    void theErrorNamesWhatWasMeantOrAll()
    {
        const QStringList names{QStringLiteral("basic"), QStringLiteral("premier")};
        QCOMPARE(notOfList(QStringLiteral("basik"), names, "No %1. Did you mean %2?", "No %1. All: %2.")
                     .message.english(),
                 QStringLiteral("No basik. Did you mean basic?"));
        const Error error =
            notOfList(QStringLiteral("zzz"), names, "No %1. Did you mean %2?", "No %1. All: %2.");
        QCOMPARE(error.message.english(), QStringLiteral("No zzz. All: basic, premier."));
        QCOMPARE(error.fault, Fault::NotFound);
    }
};

TOUCHLINE_TEST(TestNearMiss)

} // namespace test_near_miss

#include "test_near_miss.moc"
