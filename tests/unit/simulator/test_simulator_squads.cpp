// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/board/sticker_rules.h"
#include "core/games/simulator/simulator_game.h"
#include "core/games/simulator/team/squad_documents.h"
#include "core/games/simulator/team/squad_maker.h"
#include "core/teams/historic_teams.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QtTest>

#include <set>

namespace test_simulator_squads {

using namespace touchline;
using simulator::Colour;
using simulator::SimulatorTeam;
using simulator::SquadDocuments;
using simulator::Sticker;
using simulator::stickerOf;

namespace {

Team club(const QString &name)
{
    Team team;
    team.id = QUuid::createUuidV5(QUuid(), name);
    team.name = name;
    return team;
}

/// So many goalkeepers, defenders, midfielders, forwards, in this order.
Squad squadOf(const std::array<int, 4> &numbers)
{
    Squad squad;
    for (std::size_t line = 0; line < numbers.size(); ++line)
        for (int i = 0; i < numbers[line]; ++i) {
            const QString name =
                QStringLiteral("%1%2").arg(QStringLiteral("GDMF").at(static_cast<int>(line))).arg(i + 1);
            squad.entries.push_back({{QUuid::createUuidV5(QUuid(), name), name, name},
                                     static_cast<Position>(line),
                                     static_cast<int>(squad.entries.size()) + 1,
                                     false});
        }
    return squad;
}

QStringList lettersOf(const SimulatorTeam &team)
{
    QStringList letters;
    for (const Sticker &sticker : team.stickers)
        letters << simulator::lettersOf(sticker);
    return letters;
}

QStringList namesThatBegin(const SimulatorTeam &team)
{
    QStringList names;
    for (const int player : team.lineUp)
        names << team.squad.entries[static_cast<std::size_t>(player)].person.shortName;
    return names;
}

/// What the first problem of a squad with these stickers says.
QString problemOf(const QStringList &stickers, int budget = simulator::standardBudget)
{
    const SquadDocuments documents;
    DocumentWishes wishes =
        documents.wishesFor(club(QStringLiteral("Rovers")), squadOf({1, 5, 5, 5}), nullptr);
    wishes.method = QStringLiteral("stickers");
    wishes.values[QStringLiteral("budget")] = budget;
    for (int i = 0; i < stickers.size(); ++i)
        wishes.shares[static_cast<std::size_t>(i)] = documents.shareFrom(stickers[i]).value_or(0);
    const auto made = documents.make(wishes);
    return made ? QString() : made.error().problems.front().what.english();
}

const QStringList standardSquad =
    QStringLiteral("PP BBH BBS BB BG B YYB YY YG YR Y RRH RRS GG RG R").split(u' ');

QStringList changed(int player, const QString &sticker)
{
    QStringList squad = standardSquad;
    squad[player] = sticker;
    return squad;
}

} // namespace

/// Budget squads: made of any squad, given out by hand, kept, exchanged (specification 3).
class TestSimulatorSquads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// 3.3: the standard squad and who begins in a 4-4-2.
    void standardSquadAndLineUp()
    {
        const SquadDocuments documents;
        const Squad squad = squadOf({1, 5, 5, 5});
        DocumentWishes wishes = documents.wishesFor(club(QStringLiteral("Rovers")), squad, nullptr);
        wishes.method = QStringLiteral("stickers");
        wishes.shares = documents.usualShares(wishes.squad);
        QStringList texts;
        for (const int share : wishes.shares)
            texts << documents.shareText(share);
        QCOMPARE(texts, standardSquad);
        const auto made = documents.make(wishes);
        QVERIFY(made.has_value());
        const auto &team = dynamic_cast<const SimulatorTeam &>(**made);
        QCOMPARE(team.formation, QStringLiteral("4-4-2"));
        QCOMPARE(creditsOf(team), 34);
        // PP; BB BBH BBS BG; YG YYB YY GG; RRH RRS.
        QCOMPARE(namesThatBegin(team), QStringLiteral("G1 D3 D1 D2 D4 M3 M1 M2 F3 F1 F2").split(u' '));
    }
    /// 3.4: sixteen players, all stickers different and of the catalogue, exactly the credits: whatever the
    /// squad has and lacks.
    void anySquadGetsOne()
    {
        Generator generator(7);
        std::set<QStringList> kinds;
        for (int number = 0; number < 600; ++number) {
            std::array<int, 4> lines{};
            for (int &count : lines)
                count = static_cast<int>(generator.below(number % 3 == 0 ? 12 : 7));
            const int budget = simulator::leastBudget + static_cast<int>(generator.below(9));
            const Team team = club(QStringLiteral("Club %1").arg(number));
            const SimulatorTeam made = simulator::plannedTeam(team, squadOf(lines), {budget, {}});
            const QByteArray said = QByteArray::number(number) + ": " + lettersOf(made).join(u' ').toUtf8();
            QVERIFY2(validate(made).empty(), said.constData());
            QCOMPARE(creditsOf(made), budget);
            for (const Sticker &sticker : made.stickers)
                QVERIFY2(simulator::shippedCharts().hasSticker(sticker), said.constData());
            QCOMPARE(toJson(simulator::plannedTeam(team, squadOf(lines), {budget, {}})), toJson(made));
            // The same file gives the same team.
            const auto read = simulator::teamFromJson(toJson(made));
            QVERIFY(read.has_value());
            QCOMPARE(toJson(*read), toJson(made));
            kinds.insert(lettersOf(made));
        }
        QVERIFY2(kinds.size() > 550, QByteArray::number(static_cast<int>(kinds.size())).constData());
    }
    void whoIsAmongTheSixteen()
    {
        const Team team = club(QStringLiteral("Rovers"));
        // A goalkeeper and five of each line, the first ones.
        const Squad full = simulator::sixteenOf(team, squadOf({3, 8, 7, 5}));
        QCOMPARE(full.entries.size(), std::size_t{16});
        QVERIFY(full.indexOf(squadOf({3, 8, 7, 5}).entries[1].person.id) < 0);
        QCOMPARE(full.entries[5].person.shortName, QStringLiteral("D5"));
        QCOMPARE(full.entries[6].person.shortName, QStringLiteral("M1"));
        // Gaps are filled by the others: in the field before a second goalkeeper.
        const Squad gaps = simulator::sixteenOf(team, squadOf({2, 9, 5, 1}));
        QCOMPARE(std::ranges::count(gaps.entries, Position::Defender, &SquadEntry::position), 9);
        QCOMPARE(std::ranges::count(gaps.entries, Position::Goalkeeper, &SquadEntry::position), 1);
        const Squad keepers = simulator::sixteenOf(team, squadOf({4, 5, 5, 3}));
        QCOMPARE(std::ranges::count(keepers.entries, Position::Goalkeeper, &SquadEntry::position), 3);
        // Who is missing is made up.
        const Squad few = simulator::sixteenOf(team, squadOf({0, 4, 4, 2}));
        QCOMPARE(std::ranges::count_if(few.entries,
                                       [&](const SquadEntry &one) { return simulator::isMadeUp(team, one); }),
                 6);
        QCOMPARE(few.entries.front().position, Position::Goalkeeper);
        QVERIFY(validate(few).empty());
    }
    void formationNearestToThePositions()
    {
        const auto formation = [](const std::array<int, 4> &lines) {
            return simulator::usualFormation(squadOf(lines));
        };
        QCOMPARE(formation({3, 8, 8, 4}), QStringLiteral("4-4-2"));
        QCOMPARE(formation({2, 8, 6, 6}), QStringLiteral("4-3-3"));
        QCOMPARE(formation({2, 10, 6, 4}), QStringLiteral("5-3-2"));
        QCOMPARE(formation({2, 8, 10, 2}), QStringLiteral("4-5-1"));
        QCOMPARE(formation({2, 6, 10, 4}), QStringLiteral("3-5-2"));
        // Five of each say nothing.
        QCOMPARE(formation({1, 5, 5, 5}), QStringLiteral("4-4-2"));
        QCOMPARE(formation({1, 0, 0, 0}), QStringLiteral("4-4-2"));
    }
    /// Every formation has eleven different players, of the lines as far as there are.
    void lineUpsOfEveryFormation()
    {
        for (const auto &formation : simulator::shippedCharts().formations) {
            const SimulatorTeam made = simulator::plannedTeam(club(QStringLiteral("Rovers")),
                                                              squadOf({2, 7, 7, 6}), {34, formation.name});
            QVERIFY(validate(made).empty());
            const auto [defence, midfield, attack] = formation.lines();
            for (int slot = 1; slot <= defence; ++slot) {
                const int player = made.lineUp[static_cast<std::size_t>(slot)];
                QCOMPARE(made.squad.entries[static_cast<std::size_t>(player)].position, Position::Defender);
            }
            QCOMPARE(defence + midfield + attack, 10);
        }
    }
    /// What the editor says is not legal.
    void whatIsNotLegal()
    {
        QCOMPARE(problemOf(standardSquad), QString());
        // S2: a duplicate, in whatever order.
        QCOMPARE(problemOf(changed(15, QStringLiteral("RG"))),
                 QStringLiteral("F4 and F5 have the same sticker RG."));
        QCOMPARE(problemOf(changed(15, QStringLiteral("GR"))),
                 QStringLiteral("F4 and F5 have the same sticker GR."));
        QCOMPARE(problemOf(changed(15, QStringLiteral("RS"))),
                 QStringLiteral("The stickers cost 35 credits; the budget is 34."));
        QCOMPARE(problemOf(changed(15, QStringLiteral("RS")), 35), QString());
        QCOMPARE(problemOf(changed(15, QStringLiteral("RRRR"))),
                 QStringLiteral("The sticker RRRR of F5 is not legal."));
        QCOMPARE(problemOf(changed(0, QStringLiteral("PB"))),
                 QStringLiteral("The sticker PB of G1 is not legal."));
        QCOMPARE(problemOf(changed(0, QStringLiteral("RS"))),
                 QStringLiteral("A squad has one player with purple sections; this one has 0."));
        QCOMPARE(problemOf(changed(15, QString())),
                 QStringLiteral("Players with a sticker: 15; a squad has 16."));
        // Legal without being in the catalogue: grey and black together.
        QCOMPARE(problemOf(changed(11, QStringLiteral("RSH"))), QString());
    }
    void whatAStickerCosts()
    {
        const SquadDocuments documents;
        QCOMPARE(documents.shareText(*documents.shareFrom(QStringLiteral(" y yb "))), QStringLiteral("YYB"));
        QCOMPARE(documents.shareFrom(QString()), std::optional(0));
        QCOMPARE(documents.shareFrom(QStringLiteral("YX")), std::nullopt);
        QCOMPARE(documents.shareFrom(QStringLiteral("YYYYY")), std::nullopt);
        QVERIFY(*documents.shareFrom(QStringLiteral("PPPP")) <= documents.mostShare());
        DocumentWishes wishes =
            documents.wishesFor(club(QStringLiteral("Rovers")), squadOf({1, 5, 5, 5}), nullptr);
        wishes.shares = documents.usualShares(wishes.squad);
        QCOMPARE(documents.balance(wishes).english(),
                 QStringLiteral("Credits: 34 of 34. Players: 16 of 16."));
        QCOMPARE(documents.costOf(wishes.shares[1]), QStringLiteral("3"));
        // Of the field's 109 nobody else has, and nothing at all; each with the difference to BBH.
        const auto choices = documents.shareChoices(wishes, 1);
        QCOMPARE(choices.size(), std::size_t{109 - 14 + 1});
        for (const ShareChoice &choice : choices) {
            const QString letters = documents.shareText(choice.share);
            if (letters == QLatin1String("YRGB"))
                QCOMPARE(choice.meaning.english(), QStringLiteral("credits 4 (+1)"));
            if (letters == QLatin1String("H"))
                QCOMPARE(choice.meaning.english(), QStringLiteral("credits 1 (−2)"));
            QVERIFY(letters != QLatin1String("BBS"));
        }
        const auto forKeeper = documents.shareChoices(wishes, 0);
        QCOMPARE(forKeeper.size(), std::size_t{3 + 1});
    }
    /// Whatever was made is what the dialog begins with the next time.
    void wishesAreKept()
    {
        const SquadDocuments documents;
        const Team team = club(QStringLiteral("Rovers"));
        const Squad squad = squadOf({2, 7, 7, 4});
        for (const QString &method : {QStringLiteral("positions"), QStringLiteral("stickers")})
            for (const int formation : {0, 3})
                for (const int budget : {34, 36}) {
                    DocumentWishes wishes = documents.wishesFor(team, squad, nullptr);
                    wishes.values = {{QStringLiteral("budget"), budget},
                                     {QStringLiteral("formation"), formation}};
                    auto made = documents.make(wishes);
                    QVERIFY(made.has_value());
                    if (method == QLatin1String("stickers")) {
                        wishes = documents.wishesFor(team, squad, made->get());
                        wishes.method = method;
                        std::swap(wishes.shares[2], wishes.shares[3]);
                        made = documents.make(wishes);
                        QVERIFY(made.has_value());
                    }
                    const DocumentWishes again = documents.wishesFor(team, squad, made->get());
                    QCOMPARE(again.method, method);
                    const auto same = documents.make(again);
                    QVERIFY(same.has_value());
                    QCOMPARE(toJson(dynamic_cast<const SimulatorTeam &>(**same)),
                             toJson(dynamic_cast<const SimulatorTeam &>(**made)));
                }
    }
    /// A player who leaves passes his sticker on.
    void whoComesGetsWhatIsLeft()
    {
        const SquadDocuments documents;
        const Team team = club(QStringLiteral("Rovers"));
        Squad squad = squadOf({1, 5, 5, 5});
        const auto made = documents.make(documents.wishesFor(team, squad, nullptr));
        QVERIFY(!documents.isBehind(**made, squad));
        squad.entries[3].person = {QUuid::createUuidV5(QUuid(), QStringLiteral("New")), QStringLiteral("New"),
                                   QStringLiteral("New")};
        QVERIFY(documents.isBehind(**made, squad));
        DocumentWishes wishes = documents.wishesFor(team, squad, made->get());
        QCOMPARE(wishes.method, QStringLiteral("stickers"));
        const auto now = documents.make(wishes);
        QVERIFY(now.has_value());
        QCOMPARE(lettersOf(dynamic_cast<const SimulatorTeam &>(**now)),
                 lettersOf(dynamic_cast<const SimulatorTeam &>(**made)));
        QVERIFY(!documents.isBehind(**now, squad));
        // Whom nobody knows but the squad of the game is not missed.
        const auto few = documents.make(documents.wishesFor(team, squadOf({1, 3, 3, 3}), nullptr));
        QVERIFY(!documents.isBehind(**few, squadOf({1, 3, 3, 3})));
    }
    void whatIsShown()
    {
        const SquadDocuments documents;
        const auto made = documents.make(
            documents.wishesFor(club(QStringLiteral("Rovers")), squadOf({2, 7, 7, 4}), nullptr));
        const DocumentView view = documents.view(**made);
        QCOMPARE(view.rows.size(), std::size_t{16});
        int credits = 0;
        int starts = 0;
        for (const DocumentView::Row &row : view.rows) {
            QCOMPARE(row.cells.size(), static_cast<qsizetype>(view.columns.size()));
            QCOMPARE(row.cells[0].size(), row.cells[1].toInt());
            credits += row.cells[1].toInt();
            starts += row.cells[2].isEmpty() ? 0 : 1;
        }
        QCOMPARE(credits, 34);
        QCOMPARE(starts, 11);
        QCOMPARE(view.figures.front().value.english(), QStringLiteral("34"));
        QVERIFY(!documents.ranksTeams());
        const Team other = club(QStringLiteral("City"));
        QCOMPARE(documents.team(*documents.renamed(**made, other)).name, QStringLiteral("City"));
    }
    void filesWithOneAndWithSeveral()
    {
        const SquadDocuments documents;
        TeamDocuments::Documents teams;
        for (const char *name : {"Rovers", "City", "United"})
            teams.push_back(*documents.make(
                documents.wishesFor(club(QString::fromUtf8(name)), squadOf({2, 7, 7, 4}), nullptr)));
        const auto all = documents.readFile(documents.written(teams));
        QVERIFY(all.has_value());
        QCOMPARE(all->size(), std::size_t{3});
        QCOMPARE(documents.written(*all), documents.written(teams));
        const auto one = documents.readFile(documents.written({teams[1]}));
        QCOMPARE(documents.team(*one->front()).name, QStringLiteral("City"));
        // Every problem has its place.
        QJsonObject broken = documents.written(teams);
        QJsonArray list = broken.value(QLatin1String("teams")).toArray();
        QJsonObject second = list[1].toObject();
        QJsonArray players = second.value(QLatin1String("players")).toArray();
        QJsonObject player = players[4].toObject();
        player.insert(QStringLiteral("sticker"), QStringLiteral("XYZ"));
        players[4] = player;
        second.insert(QStringLiteral("players"), players);
        list[1] = second;
        broken.insert(QStringLiteral("teams"), list);
        const auto refused = documents.readFile(broken);
        QVERIFY(!refused.has_value());
        QVERIFY(refused.error().problems.front().where.startsWith(QStringLiteral("teams[1]")));
        broken.insert(QStringLiteral("teams"), QStringLiteral("none"));
        QVERIFY(!documents.readFile(broken).has_value());
    }
    /// Options that keep squads out of a match: each is named with its team.
    void squadsThatCannotPlay()
    {
        const simulator::SimulatorGame game;
        const SquadDocuments documents;
        const auto kickOff = [&](const QStringList &stickers, int budget, const char *level,
                                 const QJsonObject &options) {
            DocumentWishes wishes =
                documents.wishesFor(club(QStringLiteral("Rovers")), squadOf({1, 5, 5, 5}), nullptr);
            wishes.method = QStringLiteral("stickers");
            wishes.values[QStringLiteral("budget")] = budget;
            for (int i = 0; i < stickers.size(); ++i)
                wishes.shares[static_cast<std::size_t>(i)] = *documents.shareFrom(stickers[i]);
            FixtureSetup setup;
            setup.level = QString::fromUtf8(level);
            setup.options =
                *resolveOptions(game.info().options, **findLevel(game.info().levels, setup.level), options);
            setup.sides[Side::Home] = game.sideFor(*documents.make(wishes));
            setup.sides[Side::Away] = game.sideFor(*documents.make(
                documents.wishesFor(club(QStringLiteral("City")), squadOf({1, 5, 5, 5}), nullptr)));
            EventList events;
            const auto match = game.kickOff(setup, events);
            return match ? QString() : match.error().problems.front().what.english();
        };
        const QStringList rich = changed(15, QStringLiteral("RSB"));
        const QStringList odd = changed(11, QStringLiteral("RSH"));
        QCOMPARE(kickOff(rich, 36, "complete", {}),
                 QStringLiteral("Rovers has a squad for 36 credits; this match is for 34."));
        QCOMPARE(kickOff(rich, 36, "complete", {{QStringLiteral("budget"), QStringLiteral("own")}}),
                 QString());
        QCOMPARE(kickOff(rich, 36, "base", {}), QString());
        QCOMPARE(kickOff(odd, 34, "tournament", {}), QString());
        QCOMPARE(kickOff(odd, 34, "tournament", {{QStringLiteral("catalogue_only"), true}}),
                 QStringLiteral("The sticker RSH of F1 is not in the catalogue."));
        // The Tournament regulation knows no other budget.
        QVERIFY(!resolveOptions(game.info().options,
                                **findLevel(game.info().levels, QStringLiteral("tournament")),
                                {{QStringLiteral("budget"), QStringLiteral("own")}}));
    }
    /// In Base the goalkeeper has the purple section wherever he stands in the squad.
    void stickersOfBase()
    {
        const auto stickers = simulator::baseStickers(9);
        std::array<int, simulator::colourCount> sections{};
        for (const Sticker &sticker : stickers) {
            QCOMPARE(int{sticker.size}, 1);
            ++sections[static_cast<std::size_t>(sticker.sections[0])];
        }
        QCOMPARE(stickers[9], stickerOf("P"));
        // YRGBSHP
        QCOMPARE(sections, (std::array<int, simulator::colourCount>{4, 3, 3, 5, 0, 0, 1}));
    }
    /// Home bonuses: leagues know who is at home; a cup has a host where somebody names one.
    void hosts()
    {
        const simulator::SimulatorGame game;
        const auto options = [&](const char *level) {
            return *resolveOptions(game.info().options,
                                   **findLevel(game.info().levels, QString::fromUtf8(level)), {});
        };
        QVERIFY(game.hasHomeAdvantage(options("tournament")));
        QVERIFY(!game.hasHomeAdvantage(options("complete")));
        QVERIFY(!game.drawsLocations());
        QCOMPARE(game.locationNamed(QStringLiteral("france")).value().lineage, QStringLiteral("France"));
        QVERIFY(!game.locationNamed(QStringLiteral("Atlantis")).has_value());
        QVERIFY(game.countries().size() > 70);
    }
};

TOUCHLINE_TEST(TestSimulatorSquads)

} // namespace test_simulator_squads

#include "test_simulator_squads.moc"
