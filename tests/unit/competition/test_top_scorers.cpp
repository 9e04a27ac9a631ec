// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/statistics_records.h"
#include "core/competition/statistics/top_scorers.h"
#include "tests/support/test_registry.h"

namespace test_top_scorers {

using namespace touchline;

namespace {

const QUuid henry = QUuid::createUuid();
const QUuid bergkamp = QUuid::createUuid();

ReportEvent happened(ReportEventKind kind, Side side, const QUuid &player, const char *name)
{
    ReportEvent made;
    made.kind = kind;
    made.side = side;
    made.player = player;
    made.playerName = QString::fromUtf8(name);
    return made;
}

MatchReport report(const std::vector<ReportEvent> &events)
{
    static const QUuid france = QUuid::createUuid();
    static const QUuid netherlands = QUuid::createUuid();
    MatchReport made;
    made.teams[Side::Home] = {france, u"France"_s, {}};
    made.teams[Side::Away] = {netherlands, u"Netherlands"_s, {}};
    made.events = events;
    return made;
}

} // namespace

class TestTopScorers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goalsAreCountedByPerson()
    {
        const MatchReport first =
            report({happened(ReportEventKind::Goal, Side::Home, henry, "Henry"),
                    happened(ReportEventKind::PenaltyGoal, Side::Home, henry, "Henry"),
                    happened(ReportEventKind::Goal, Side::Away, bergkamp, "Bergkamp"),
                    happened(ReportEventKind::Yellow, Side::Away, bergkamp, "Bergkamp")});
        const MatchReport second =
            report({happened(ReportEventKind::Goal, Side::Home, henry, "T. Henry"),
                    happened(ReportEventKind::OwnGoal, Side::Away, bergkamp, "Bergkamp"),
                    happened(ReportEventKind::ShootOutGoal, Side::Away, bergkamp, "Bergkamp")});
        const std::vector<const MatchReport *> reports{&first, &second};
        const std::vector<Scorer> scorers = topScorers(reports);
        QCOMPARE(scorers.size(), std::size_t{2});
        QCOMPARE(scorers[0].player, henry);
        QCOMPARE(scorers[0].name, u"T. Henry"_s);
        QCOMPARE(scorers[0].teamName, u"France"_s);
        QCOMPARE(scorers[0].goals, 3);
        QCOMPARE(scorers[0].penalties, 1);
        QCOMPARE(scorers[1].goals, 1);
    }

    void levelScorersStandByName()
    {
        const MatchReport match = report({happened(ReportEventKind::Goal, Side::Home, henry, "Henry"),
                                          happened(ReportEventKind::Goal, Side::Away, bergkamp, "Bergkamp"),
                                          happened(ReportEventKind::Goal, Side::Away, {}, "Anonymous"),
                                          happened(ReportEventKind::Goal, Side::Home, {}, "Anonymous")});
        const std::vector<const MatchReport *> reports{&match};
        QStringList names;
        for (const Scorer &scorer : topScorers(reports))
            names.append(scorer.name + QLatin1Char(' ') + scorer.teamName);
        QCOMPARE(names, (QStringList{u"Anonymous France"_s, u"Anonymous Netherlands"_s,
                                     u"Bergkamp Netherlands"_s, u"Henry France"_s}));
    }

    void nobodyIsTheTopScorer()
    {
        const MatchReport match = report({happened(ReportEventKind::Goal, Side::Home, {}, ""),
                                          happened(ReportEventKind::PenaltyGoal, Side::Home, {}, ""),
                                          happened(ReportEventKind::Goal, Side::Away, bergkamp, "Bergkamp")});
        const std::vector<const MatchReport *> reports{&match};
        QCOMPARE(topScorers(reports).size(), std::size_t{1});
        QVERIFY(hauls(reports, 2).empty());
    }

    /// Not by the codes of their letters.
    void levelScorersStandByPlainLetters()
    {
        const MatchReport match = report({happened(ReportEventKind::Goal, Side::Home, {}, "Zidane"),
                                          happened(ReportEventKind::Goal, Side::Home, {}, "Özil"),
                                          happened(ReportEventKind::Goal, Side::Home, {}, "van Basten"),
                                          happened(ReportEventKind::Goal, Side::Home, {}, "Van Basten"),
                                          happened(ReportEventKind::Goal, Side::Home, {}, "Pelé")});
        const std::vector<const MatchReport *> reports{&match};
        QStringList names;
        for (const Scorer &scorer : topScorers(reports))
            names.append(scorer.name);
        QCOMPARE(names, (QStringList{u"Özil"_s, u"Pelé"_s, u"Van Basten"_s, u"van Basten"_s, u"Zidane"_s}));
    }

    void nobodyScored() { QVERIFY(topScorers(std::span<const MatchReport *const>{}).empty()); }
};

TOUCHLINE_TEST(TestTopScorers)

} // namespace test_top_scorers

#include "test_top_scorers.moc"
