// SPDX-License-Identifier: GPL-3.0-or-later
// The list of teams, and a list of players that is edited in place.

#include "core/play/squads/known_team.h"
#include "models/views/name_order.h"
#include "models/views/search_index.h"
#include "models/views/teams/card_face.h"
#include "models/views/teams/squad_draft.h"
#include "models/views/teams/squad_model.h"
#include "models/views/teams/team_model.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/atcs_cards.h"

#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlQuery>

namespace test_team_models {

using namespace touchline;
using namespace touchline::testing;

namespace {

SquadEntry player(const QString &name, int shirt, Position position = Position::Midfielder)
{
    SquadEntry entry;
    entry.person = {QUuid::createUuid(), name, name.section(u' ', -1)};
    entry.shirt = shirt;
    entry.position = position;
    return entry;
}

Team team(const QString &name)
{
    Team made;
    made.id = QUuid::createUuid();
    made.name = name;
    return made;
}

/// A league with one club of three players.
struct Club
{
    std::unique_ptr<OpenLeague> league;
    Team club = team(u"Rovers"_s);

    explicit Club(const QTemporaryDir &folder, const QString &name)
    {
        auto made = League::create(folder.filePath(name), name, {u"Anna"_s, false, {}});
        if (!made || !(*made)->teams().add({club}))
            qFatal("The league could not be made.");
        const Squad squad{{player(u"Gil Keeper"_s, 1, Position::Goalkeeper),
                           player(u"Bob Back"_s, 2, Position::Defender), player(u"Max Middle"_s, 6)}};
        if (!(*made)->teams().setSquad(club.id, {}, squad))
            qFatal("The players could not be entered.");
        league = std::make_unique<OpenLeague>(std::move(*made));
    }
    [[nodiscard]] Squad kept() const { return (*league->league().teams().squad(club.id))->squad; }
    [[nodiscard]] std::size_t entries() const { return league->league().history().entries()->size(); }
};

bool set(SquadModel &model, int row, int column, const QVariant &value)
{
    return model.setData(model.index(row, column), value);
}

} // namespace

class TestTeamModels : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void teamsWithTheirPlayers()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Teams"_s));
        TeamModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.take(&program.league()).has_value());
        QCOMPARE(model.rowCount(), 32);
        const Team &first = program.league().teams().front();
        QCOMPARE(model.index(0, TeamModel::TeamColumn).data().toString(), first.displayName());
        QCOMPARE(model.index(0, TeamModel::CodeColumn).data().toString(), first.code);
        QCOMPARE(model.index(0, 0).data(TeamModel::KitRole).value<Badge>(), Badge(first.kit));
        QVERIFY(model.index(0, 0).data(TeamModel::FilterRole).toString().contains(first.code.toLower()));
        // As many as the list for the competition has.
        const auto squad = program.league().league().teams().squad(first.id, program.competition());
        QCOMPARE(model.index(0, TeamModel::PlayersColumn).data(TeamModel::SortRole).toInt(),
                 static_cast<int>((*squad)->squad.entries.size()));
        QCOMPARE(model.listsOf(first.id).size(), std::size_t{1});
        QCOMPARE(model.listsOf(first.id).front().competition, program.competition());
        QVERIFY(model.take(nullptr).has_value());
        QCOMPARE(model.rowCount(), 0);
    }

    /// In every list of the window alike: by the language, whatever the case, numbers by value.
    void namesHaveOneOrder()
    {
        QStringList names{u"Zürich"_s, u"ajax"_s,     u"Team 10"_s, u"Österreich"_s,
                          u"Team 2"_s, u"İstanbul"_s, u"Ajax"_s,    u"Istanbul"_s};
        std::sort(names.begin(), names.end(), nameLessThan);
        QCOMPARE(names, (QStringList{u"Ajax"_s, u"ajax"_s, u"Istanbul"_s, u"İstanbul"_s, u"Österreich"_s,
                                     u"Team 2"_s, u"Team 10"_s, u"Zürich"_s}));
        QStandardItemModel list;
        for (const QString &name : {u"Zürich"_s, u"ajax"_s, u"Österreich"_s})
            list.appendRow(new QStandardItem(name));
        NameSortModel sorted;
        sorted.setSourceModel(&list);
        sorted.sort(0);
        QCOMPARE(sorted.index(0, 0).data().toString(), u"ajax"_s);
        QCOMPARE(sorted.index(1, 0).data().toString(), u"Österreich"_s);
    }

    /// The teams are there; that their players are not is told.
    void listsThatCannotBeReadAreTold()
    {
        const QString place = madeLeague(m_folder, {}, u"Torn"_s);
        DesktopCase program(place);
        bool isTorn = false;
        for (const QString &name : QSqlDatabase::connectionNames())
            if (const QSqlDatabase own = QSqlDatabase::database(name, false); own.isOpen())
                isTorn = QSqlQuery(own).exec(u"ALTER TABLE squad_entry RENAME TO torn"_s) || isTorn;
        QVERIFY(isTorn);
        TeamModel model;
        QVERIFY(!model.take(&program.league()).has_value());
        QCOMPARE(model.rowCount(), 32);
        // The search goes on with what it has.
        SearchIndex index;
        QSignalSpy failed(&index, &SearchIndex::failed);
        index.setLeague(&program.league());
        QTRY_VERIFY(index.isComplete());
        QCOMPARE(failed.size(), 1);
        const QString team = program.league().teams().front().name;
        QVERIFY(!index.find(team, 10).empty());
    }

    void rowsStayWhileOnlyATeamChanges()
    {
        Club club(m_folder, u"Stay.touchline"_s);
        TeamModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.take(club.league.get()).has_value());
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        Team other = club.club;
        other.manager = u"Sepp"_s;
        QVERIFY(club.league->league().teams().change(other).has_value());
        QVERIFY(model.take(club.league.get()).has_value());
        QCOMPARE(changed.size(), 1);
        QVERIFY(model.index(0, 0).data(TeamModel::FilterRole).toString().contains(u"sepp"_s));
        QVERIFY(club.league->league().teams().add({team(u"Albion"_s)}).has_value());
        QVERIFY(model.take(club.league.get()).has_value());
        QCOMPARE(reset.size(), 1);
        QCOMPARE(model.rowOf(club.club.id), 1);
    }

    void aThousandTeamsAreRead()
    {
        Club club(m_folder, u"Thousand.touchline"_s);
        std::vector<Team> teams;
        for (int i = 0; i < 1000; ++i)
            teams.push_back(team(u"Team %1"_s.arg(i)));
        QVERIFY(club.league->league().teams().add(teams).has_value());
        TeamModel model;
        QVERIFY(model.take(club.league.get()).has_value());
        QCOMPARE(model.rowCount(), 1001);
    }

    void anEditIsOneCommand()
    {
        Club club(m_folder, u"Edit.touchline"_s);
        SquadModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(club.league.get(), club.club.id);
        QCOMPARE(model.rowCount(), 4);
        const std::size_t before = club.entries();
        QVERIFY(set(model, 1, SquadModel::NameColumn, u"Rob Rock"_s));
        QCOMPARE(club.entries(), before + 1);
        QCOMPARE(club.kept().entries[1].person.name, u"Rob Rock"_s);
        // The short name followed.
        QCOMPARE(club.kept().entries[1].person.shortName, u"Rock"_s);
        QVERIFY(set(model, 2, SquadModel::PositionColumn, static_cast<int>(Position::Forward)));
        QCOMPARE(club.kept().entries[2].position, Position::Forward);
        QVERIFY(set(model, 2, SquadModel::ShirtColumn, QString()));
        QVERIFY(!club.kept().entries[2].shirt.has_value());
        // The same again is none.
        QVERIFY(set(model, 2, SquadModel::ShirtColumn, QString()));
        QCOMPARE(club.entries(), before + 3);
        QVERIFY(club.league->league().history().undo().has_value());
        model.refresh();
        QCOMPARE(model.index(2, SquadModel::ShirtColumn).data().toString(), u"6"_s);
    }

    /// The list is read by its numbers; what the league keeps has the order of the team's document, which
    /// says who begins, and keeps it when somebody is changed.
    void aSquadIsReadByItsNumbers()
    {
        Club club(m_folder, u"Order.touchline"_s);
        Squad squad{
            {player(u"Wim Wing"_s, 11, Position::Forward), player(u"Gil Keeper"_s, 1, Position::Goalkeeper),
             player(u"Zeb Zero"_s, 0, Position::Forward), player(u"Bob Back"_s, 2, Position::Defender),
             player(u"Abe Zilch"_s, 0, Position::Defender)}};
        squad.entries[2].shirt.reset();
        squad.entries[4].shirt.reset();
        QVERIFY(club.league->league().teams().setSquad(club.club.id, {}, squad).has_value());
        SquadModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(club.league.get(), club.club.id);
        const auto names = [&model] {
            QStringList shown;
            for (int row = 0; row + 1 < model.rowCount(); ++row)
                shown << model.index(row, SquadModel::NameColumn).data().toString().section(u' ', 0, 0);
            return shown.join(u' ');
        };
        QCOMPARE(names(), u"Gil Bob Wim Abe Zeb"_s);
        QVERIFY(!model.isDraft());
        // The row stays under the hand of who types into it.
        QVERIFY(set(model, 1, SquadModel::ShirtColumn, u"15"_s));
        QCOMPARE(names(), u"Gil Bob Wim Abe Zeb"_s);
        QVERIFY(!model.isDraft());
        const Squad kept = club.kept();
        QCOMPARE(kept.entries.size(), squad.entries.size());
        for (std::size_t i = 0; i < squad.entries.size(); ++i)
            QCOMPARE(kept.entries[i].person.id, squad.entries[i].person.id);
        QCOMPARE(kept.entries[3].shirt, std::optional(15));
        SquadModel again;
        again.show(club.league.get(), club.club.id);
        QCOMPARE(again.index(2, SquadModel::NameColumn).data().toString(), u"Bob Back"_s);
    }

    /// A historic team is a name and a year, each in its own field.
    void historicTeamsHaveTheirYear()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Years"_s));
        for (const Team &one : program.league().teams()) {
            QVERIFY2(one.year >= 1930, qPrintable(one.name));
            QVERIFY2(!one.name.contains(QString::number(one.year)), qPrintable(one.name));
            const int entrant = program.state()->competition.indexOfTeam(one.id);
            QCOMPARE(program.state()->competition.entrant(entrant).name, one.displayName());
        }
    }

    void oneCaptain()
    {
        Club club(m_folder, u"Captain.touchline"_s);
        SquadModel model;
        model.show(club.league.get(), club.club.id);
        const auto check = [&model](int row, Qt::CheckState state) {
            return model.setData(model.index(row, SquadModel::CaptainColumn), state, Qt::CheckStateRole);
        };
        QVERIFY(check(1, Qt::Checked));
        QVERIFY(check(2, Qt::Checked));
        QVERIFY(!club.kept().entries[1].captain);
        QVERIFY(club.kept().entries[2].captain);
        QVERIFY(check(2, Qt::Unchecked));
        QVERIFY(!club.kept().entries[2].captain);
    }

    void aRefusedEditStaysUntilItIsPutRight()
    {
        Club club(m_folder, u"Refused.touchline"_s);
        SquadModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(club.league.get(), club.club.id);
        const std::size_t before = club.entries();
        QVERIFY(set(model, 2, SquadModel::ShirtColumn, u"2"_s));
        QVERIFY(model.isDraft());
        QCOMPARE(club.entries(), before);
        QVERIFY(model.problemText().contains(u"Back already wears number 2"_s));
        QVERIFY(!model.index(2, 0).data(SquadModel::ProblemRole).toString().isEmpty());
        QVERIFY(model.index(1, 0).data(SquadModel::ProblemRole).toString().isEmpty());
        QCOMPARE(model.index(2, SquadModel::ShirtColumn).data().toString(), u"2"_s);
        // The numbers change hands: one command.
        QVERIFY(set(model, 1, SquadModel::ShirtColumn, u"6"_s));
        QVERIFY(!model.isDraft());
        QVERIFY(model.problemText().isEmpty());
        QCOMPARE(club.entries(), before + 1);
        QCOMPARE(club.kept().entries[2].shirt, std::optional(2));
        QCOMPARE(club.kept().entries[1].shirt, std::optional(6));
    }

    void whatWasRefusedIsTakenBack()
    {
        Club club(m_folder, u"Back.touchline"_s);
        SquadModel model;
        model.show(club.league.get(), club.club.id);
        QVERIFY(set(model, 0, SquadModel::NameColumn, QString()));
        QVERIFY(model.isDraft());
        // What is wrong in the first row stands there too.
        QVERIFY(!model.index(0, 0).data(SquadModel::ProblemRole).toString().isEmpty());
        QVERIFY(model.problemText().startsWith(u"Number 1: "_s));
        QVERIFY(set(model, 1, SquadModel::ShirtColumn, u"100"_s));
        QVERIFY(model.problemText().contains(u"from 1 to 99"_s));
        model.discard();
        QVERIFY(!model.isDraft());
        QCOMPARE(model.squad(), club.kept());
    }

    /// Somebody else was quicker: his change is seen at once, and what was typed is kept with the next edit.
    void whatOthersChangedMeanwhileComesIn()
    {
        Club club(m_folder, u"Meanwhile.touchline"_s);
        SquadModel model;
        model.show(club.league.get(), club.club.id);
        Squad his = club.kept();
        his.entries[2].shirt = 8;
        QVERIFY(club.league->league().teams().setSquad(club.club.id, {}, his).has_value());
        QVERIFY(set(model, 1, SquadModel::ShirtColumn, u"5"_s));
        QVERIFY(!model.problemText().isEmpty());
        QCOMPARE(club.kept(), his);
        QCOMPARE(model.index(2, SquadModel::ShirtColumn).data().toString(), u"8"_s);
        QCOMPARE(model.index(1, SquadModel::ShirtColumn).data().toString(), u"5"_s);
        QVERIFY(model.isDraft());
        QVERIFY(set(model, 0, SquadModel::ShirtColumn, u"13"_s));
        QVERIFY2(!model.isDraft(), qPrintable(model.problemText()));
        his.entries[0].shirt = 13;
        his.entries[1].shirt = 5;
        QCOMPARE(club.kept(), his);
    }

    void draftsWaitForTheirList()
    {
        Club club(m_folder, u"Wait.touchline"_s);
        const Team other = team(u"City"_s);
        QVERIFY(club.league->league().teams().add({other}).has_value());
        SquadModel model;
        model.show(club.league.get(), club.club.id);
        QVERIFY(set(model, 2, SquadModel::ShirtColumn, u"2"_s));
        model.show(club.league.get(), other.id);
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(!model.isDraft());
        model.show(club.league.get(), club.club.id);
        QVERIFY(model.isDraft());
        QVERIFY(model.problemText().contains(u"already wears number 2"_s));
    }

    void whatAnotherDidComesIntoADraft()
    {
        Club club(m_folder, u"Another.touchline"_s);
        SquadModel model;
        model.show(club.league.get(), club.club.id);
        QVERIFY(set(model, 2, SquadModel::ShirtColumn, u"2"_s));
        Squad theirs = club.kept();
        theirs.entries[0].person.name = u"Gilbert Keeper"_s;
        theirs.entries.push_back(player(u"Fred Front"_s, 9, Position::Forward));
        QVERIFY(club.league->league().teams().setSquad(club.club.id, {}, theirs).has_value());
        model.refresh();
        QVERIFY(model.isDraft());
        QCOMPARE(model.squad().entries.size(), std::size_t{4});
        QCOMPARE(model.squad().entries[0].person.name, u"Gilbert Keeper"_s);
        QCOMPARE(model.squad().entries[2].shirt, std::optional(2));
        QVERIFY(set(model, 2, SquadModel::ShirtColumn, u"10"_s));
        QVERIFY(!model.isDraft());
        QCOMPARE(club.kept().entries.size(), std::size_t{4});
    }

    /// In the row of somebody new number and name are typed in one, wherever the cursor stands.
    void aNameIsNotLostInTheFieldOfTheNumber()
    {
        Club club(m_folder, u"InOne.touchline"_s);
        SquadModel model;
        model.show(club.league.get(), club.club.id);
        QVERIFY(set(model, 3, SquadModel::ShirtColumn, u"Max Bell II"_s));
        QCOMPARE(club.kept().entries[3].person.name, u"Max Bell II"_s);
        QCOMPARE(club.kept().entries[3].person.shortName, u"Bell II"_s);
        QVERIFY(!club.kept().entries[3].shirt);
        QVERIFY(set(model, 4, SquadModel::ShirtColumn, u"17 Ned Frost"_s));
        QCOMPARE(club.kept().entries[4].person.name, u"Ned Frost"_s);
        QCOMPARE(club.kept().entries[4].shirt, std::optional(17));
        QVERIFY(set(model, 5, SquadModel::NameColumn, u"18 Ole Berg"_s));
        QCOMPARE(club.kept().entries[5].person.name, u"Ole Berg"_s);
        QCOMPARE(club.kept().entries[5].shirt, std::optional(18));
        // Who has a name keeps it, and what is no number takes the number away, as ever.
        QVERIFY(set(model, 4, SquadModel::ShirtColumn, u"x"_s));
        QCOMPARE(club.kept().entries[4].person.name, u"Ned Frost"_s);
        QVERIFY(!club.kept().entries[4].shirt);
    }

    void somebodyNewAndSomebodyLess()
    {
        Club club(m_folder, u"New.touchline"_s);
        SquadModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(club.league.get(), club.club.id);
        const std::size_t before = club.entries();
        // A number alone is nobody yet.
        QVERIFY(set(model, 3, SquadModel::ShirtColumn, u"9"_s));
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(club.entries(), before);
        QVERIFY(set(model, 3, SquadModel::NameColumn, u"  Bill   Back "_s));
        QCOMPARE(club.entries(), before + 1);
        QCOMPARE(club.kept().entries[3].person.name, u"Bill Back"_s);
        QCOMPARE(club.kept().entries[3].person.shortName, u"B. Back"_s);
        QCOMPARE(club.kept().entries[3].position, Position::Midfielder);
        model.removePlayers({3, 1});
        QCOMPARE(club.entries(), before + 2);
        QCOMPARE(club.kept().entries.size(), std::size_t{2});
        // A league kept by hand needs no goalkeeper; a list without anybody is not kept.
        model.removePlayers({0});
        QVERIFY(!model.isDraft());
        QCOMPARE(club.kept().entries.size(), std::size_t{1});
        QVERIFY(club.kept().entries[0].position != Position::Goalkeeper);
        model.removePlayers({0});
        QVERIFY(model.isDraft());
        QVERIFY(model.problemText().contains(u"empty"_s));
        QCOMPARE(club.kept().entries.size(), std::size_t{1});
    }

    void readOnlyIsNotEdited()
    {
        const QString path = m_folder.filePath(u"Read.touchline"_s);
        QUuid id;
        {
            Club club(m_folder, u"Read.touchline"_s);
            id = club.club.id;
        }
        auto opened = League::open(path, {u"Ben"_s, true, {}});
        QVERIFY(opened.has_value());
        OpenLeague league(std::move(*opened));
        SquadModel model;
        model.show(&league, id);
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(!(model.flags(model.index(0, SquadModel::NameColumn)) & Qt::ItemIsEditable));
        QVERIFY(!set(model, 0, SquadModel::NameColumn, u"Other"_s));
    }

    void theCardFillsItsHundred()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Cards"_s));
        for (const Team &one : program.league().teams()) {
            const auto card = cardOf(program.league(), one.id, atcsGame());
            QVERIFY2(card.has_value() && *card != nullptr, qPrintable(one.name));
            const CardFace face = CardFace::of(atcsGame().teamDocuments()->view(**card));
            int next = 1;
            for (const CardFace::Share &share : face.shares) {
                QCOMPARE(share.first, next);
                next = share.last + 1;
            }
            QCOMPARE(next, 101);
            QCOMPARE(face.lines.size(), atcsGame().teamDocuments()->squad(**card).entries.size());
            QVERIFY(face.inWords().contains(face.shares.front().name));
        }
    }

    void aClubHasNoCardUntilItIsGivenOne()
    {
        Club club(m_folder, u"Card.touchline"_s);
        const auto none = cardOf(*club.league, club.club.id, atcsGame());
        QVERIFY(none.has_value() && *none == nullptr);
        const auto shipped = atcs::loadCard(u"BRA-1970"_s);
        QVERIFY(shipped.has_value());
        QVERIFY(club.league->league()
                    .teams()
                    .setDocument(club.club.id, u"atcs"_s, atcs::toJson(**shipped))
                    .has_value());
        const auto given = cardOf(*club.league, club.club.id, atcsGame());
        QVERIFY(given.has_value() && *given != nullptr);
        QCOMPARE(CardFace::of(atcsGame().teamDocuments()->view(**given)).year, u"1970"_s);
        QVERIFY(club.league->league()
                    .teams()
                    .setDocument(club.club.id, u"atcs"_s, QJsonObject{{u"x"_s, 1}})
                    .has_value());
        QVERIFY(!cardOf(*club.league, club.club.id, atcsGame()).has_value());
    }

    void shortNamesAreProposed()
    {
        const Squad squad{{player(u"Thiago Silva"_s, 3)}};
        QCOMPARE(proposedShortName(u"Thierry Henry"_s, squad), u"Henry"_s);
        QCOMPARE(proposedShortName(u"David Silva"_s, squad), u"D. Silva"_s);
        QCOMPARE(proposedShortName(u"Thiago Silva"_s, squad, 0), u"Silva"_s);
        QCOMPARE(proposedShortName(u"Pelé"_s, {}), u"Pelé"_s);
        QCOMPARE(proposedShortName(u"  "_s, squad), QString());
        // Two of one name are told apart by an addition, which alone names nobody.
        QCOMPARE(proposedShortName(u"Max Bell II"_s, squad), u"Bell II"_s);
        QCOMPARE(proposedShortName(u"Ana Cruz Jr."_s, squad), u"Cruz Jr."_s);
        QCOMPARE(proposedShortName(u"II"_s, squad), u"II"_s);
    }
};

TOUCHLINE_TEST(TestTeamModels)

} // namespace test_team_models

#include "test_team_models.moc"
