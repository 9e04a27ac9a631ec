// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/results_cup.h"

#include "app/cli/results_draws.h"
#include "app/cli/results_teams.h"
#include "core/base/json_reader.h"
#include "core/competition/progress.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// A match that a result belongs to.
struct Place
{
    int fixture = -1;
    /// The list has home and away the other way round.
    bool isSwapped = false;
};

/// Lots, rankings and deductions out of the facts.
class CupFacts
{
public:
    CupFacts(const QJsonObject &facts, Problems &problems) : m_reader(facts, problems) {}

    /// Before the competition is made.
    void rank(std::vector<Entrant> &entrants)
    {
        const QJsonArray names = m_reader.arrayOr("ranking");
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QString name = names.at(i).toString();
            const auto found = std::find_if(entrants.begin(), entrants.end(),
                                            [&name](const Entrant &team) { return team.name == name; });
            if (found == entrants.end())
                noteUnknown("ranking", name);
            else
                found->ranking = static_cast<int>(i) + 1;
        }
    }

    void add(Competition &competition)
    {
        addLots(competition);
        if (m_reader.has("deductions"))
            m_reader.each("deductions",
                          [this, &competition](JsonReader &one, int) { addDeduction(competition, one); });
        m_reader.refuseUnknownKeys();
    }

    /// Lots between two teams, wherever their tie is level.
    [[nodiscard]] const std::vector<Lot> &ofTies() const { return m_ofTies; }

private:
    void noteUnknown(const char *key, const QString &name)
    {
        m_reader.problem(key, {QT_TRANSLATE_NOOP("core", "The results know no team \"%1\"."), {name}});
    }

    static int teamNamed(const Competition &competition, const QString &name)
    {
        const std::vector<Entrant> &entrants = competition.definition().entrants;
        const auto found = std::find_if(entrants.begin(), entrants.end(),
                                        [&name](const Entrant &team) { return team.name == name; });
        return found == entrants.end() ? -1 : static_cast<int>(found - entrants.begin());
    }

    void addLots(Competition &competition)
    {
        if (!m_reader.has("lots"))
            return;
        const QJsonObject lots = m_reader.object("lots");
        for (auto one = lots.begin(); one != lots.end(); ++one) {
            Lot lot;
            for (const auto &name : one.value().toArray()) {
                lot.order.push_back(teamNamed(competition, name.toString()));
                if (lot.order.back() < 0)
                    noteUnknown("lots", name.toString());
            }
            const std::vector<TablePlan> &tables = competition.tables();
            const auto table = std::find_if(tables.begin(), tables.end(), [&one](const TablePlan &plan) {
                return isTableName(one.key(), plan.name);
            });
            if (table == tables.end() && lot.order.size() == 2) {
                m_ofTies.push_back(lot);
                continue;
            }
            lot.table = table == tables.end() ? -1 : static_cast<int>(table - tables.begin());
            if (const auto kept = competition.addLot(lot); !kept)
                m_reader.problem("lots", kept.error().message);
        }
    }

    void addDeduction(Competition &competition, JsonReader &one)
    {
        const QString name = one.text("team");
        Deduction deduction;
        deduction.points = one.integer("points", 1, 1000);
        deduction.reason = one.text("reason");
        one.refuseUnknownKeys();
        deduction.team = teamNamed(competition, name);
        if (deduction.team < 0) {
            noteUnknown("deductions", name);
            return;
        }
        const Progress now = progress(competition);
        for (std::size_t table = 0; table < now.tables.size(); ++table) {
            const std::vector<int> &teams = now.tables[table].teams;
            if (std::find(teams.begin(), teams.end(), deduction.team) == teams.end())
                continue;
            deduction.table = static_cast<int>(table);
            if (const auto kept = competition.addDeduction(deduction); !kept)
                one.problem("points", kept.error().message);
            return;
        }
    }

    JsonReader m_reader;
    std::vector<Lot> m_ofTies;
};

/// Enters the results into a competition that has none.
class ResultsEntry
{
public:
    ResultsEntry(Competition competition, const std::vector<ResultRow> &rows, const std::vector<Lot> &lots,
                 Problems &problems)
        : m_competition(std::move(competition))
        , m_rows(rows)
        , m_lots(lots)
        , m_problems(problems)
        , m_isEntered(rows.size(), 0)
        , m_isDrawn(rows.size(), 0)
    {
    }

    Competition run()
    {
        bool isChanged = true;
        while (isChanged) {
            isChanged = enterWhatFits();
            isChanged = drawRounds() || isChanged;
            isChanged = drawLots() || isChanged;
        }
        // What could not be entered because of a result that was refused is no problem of its own.
        for (std::size_t row = 0; row < m_rows.size() && m_problems.empty(); ++row)
            if (m_isEntered[row] == 0)
                m_leftOver.push_back(&m_rows[row]);
        for (const ResultRow *row : m_leftOver)
            noteLeftOver(*row);
        return std::move(m_competition);
    }

private:
    void note(const QString &where, const Message &what) { m_problems.push_back({where, what, {}}); }

    void noteLeftOver(const ResultRow &row)
    {
        for (const Side side : bothSides) {
            const auto &entrants = m_competition.definition().entrants;
            if (std::none_of(entrants.begin(), entrants.end(),
                             [&](const Entrant &team) { return team.name == row.teams[side]; })) {
                note(row.where(side),
                     {QT_TRANSLATE_NOOP("core", "%1 does not take part."), {row.teams[side]}});
                return;
            }
        }
        note(row.where(Side::Home),
             {QT_TRANSLATE_NOOP("core",
                                "%1 against %2 is no match of this competition, or was played before."),
              {row.teams[Side::Home], row.teams[Side::Away]}});
    }

    bool enterWhatFits()
    {
        bool isChanged = false;
        progress(m_competition, m_now);
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (m_isEntered[row] != 0)
                continue;
            const Place place = placeOf(m_rows[row]);
            if (place.fixture < 0)
                continue;
            m_isEntered[row] = 1;
            isChanged = true;
            enter(m_rows[row], place);
            progress(m_competition, m_now);
        }
        return isChanged;
    }

    [[nodiscard]] bool isOfKind(const Fixture &fixture, const ResultRow &row) const
    {
        const bool isPlayOff = fixture.table >= 0 && fixture.tie >= 0;
        if (row.kind == ResultRow::Kind::Replay && fixture.replay == 0)
            return false;
        if (row.kind == ResultRow::Kind::Match && (fixture.replay > 0 || isPlayOff))
            return false;
        if ((row.kind == ResultRow::Kind::PlayOff) != isPlayOff)
            return false;
        if (row.group.isEmpty())
            return fixture.table < 0 || !m_hasTies;
        const Format &format = m_competition.definition().format;
        const bool isNamed = std::any_of(m_competition.tables().begin(), m_competition.tables().end(),
                                         [&row, &format](const TablePlan &table) {
                                             return isTableName(row.group, table.name) &&
                                                    mayBeOfStage(row, format, table.stage);
                                         });
        return fixture.table >= 0 && mayBeOfStage(row, format, fixture.stage) &&
               (!isNamed || isTableName(row.group, m_competition.tables()[at(fixture.table)].name));
    }

    /// The first open match of the two teams. Home and away may be the other way round where the format does
    /// not have them play on both grounds.
    [[nodiscard]] Place placeOf(const ResultRow &row) const
    {
        Place swapped;
        bool isAsWritten = false;
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i) {
            const FixtureStatus &status = m_now.fixtures[i];
            const Fixture &fixture = m_competition.fixtures()[i];
            if (!isOfKind(fixture, row) || status.state == FixtureState::NotNeeded)
                continue;
            const bool isReady = status.state == FixtureState::Ready;
            const bool isOpen = m_competition.report(static_cast<int>(i)) == nullptr;
            if (areTeams(status, row, Side::Home)) {
                if (isReady)
                    return {static_cast<int>(i), false};
                isAsWritten = isAsWritten || isOpen || fixture.isGroupMatch();
            } else if (isReady && areTeams(status, row, Side::Away) && !hasTwoLegs(fixture) &&
                       swapped.fixture < 0) {
                swapped = {static_cast<int>(i), true};
            }
        }
        return isAsWritten ? Place{} : swapped;
    }

    [[nodiscard]] bool hasTwoLegs(const Fixture &fixture) const
    {
        return fixture.tie >= 0 && fixture.replay == 0 &&
               m_competition.plan().ties[at(fixture.tie)].rules.legs == 2;
    }

    /// Whether the match is that of the row whose home team stands on side `home`.
    [[nodiscard]] bool areTeams(const FixtureStatus &status, const ResultRow &row, Side home) const
    {
        return isTeam(status.teams[home], row.teams[Side::Home]) &&
               isTeam(status.teams[opposite(home)], row.teams[Side::Away]);
    }
    [[nodiscard]] bool isTeam(int team, const QString &name) const
    {
        return team >= 0 && m_competition.entrant(team).name == name;
    }

    void enter(const ResultRow &row, const Place &place)
    {
        const auto kept = m_competition.record(reportOf(row, place));
        if (kept)
            return;
        if (kept.error().problems.empty())
            note(row.where(), kept.error().message);
        for (const Problem &problem : kept.error().problems)
            note(row.where(), problem.what);
    }

    [[nodiscard]] MatchReport reportOf(const ResultRow &row, const Place &place) const
    {
        const auto turned = [&place](Score score) {
            return place.isSwapped ? Score{score.away, score.home} : score;
        };
        const Fixture &fixture = m_competition.fixtures()[at(place.fixture)];
        MatchReport report;
        report.id = QUuid::createUuidV5(fixture.id, QStringLiteral("report"));
        report.fixture = fixture.id;
        report.completeness = Completeness::Score;
        for (const Side side : bothSides) {
            const Entrant &team = m_competition.entrant(m_now.fixtures[at(place.fixture)].teams[side]);
            report.teams[side] = {team.id, team.name, {}};
        }
        report.score = turned(row.score);
        report.winner = report.score.leader();
        if (row.shootOut) {
            report.shootOut = turned(*row.shootOut);
            report.winner = report.shootOut->leader();
        }
        report.decidedBy =
            row.decidedBy.value_or(row.shootOut ? DecidedBy::ShootOut : DecidedBy::NinetyMinutes);
        if (report.decidedBy == DecidedBy::ExtraTime)
            report.extraTime = report.score;
        return report;
    }

    bool drawRounds()
    {
        progress(m_competition, m_now);
        bool isChanged = false;
        for (const int round : m_now.roundsToDraw) {
            const auto draw = drawnAsPlayed(m_competition, m_now, round, m_rows, m_isDrawn);
            if (draw && m_competition.addRoundDraw(*draw))
                isChanged = true;
        }
        return isChanged;
    }

    bool drawLots()
    {
        progress(m_competition, m_now);
        bool isChanged = false;
        for (std::size_t i = 0; i < m_now.ties.size(); ++i) {
            const TieStatus &tie = m_now.ties[i];
            const auto lot = std::find_if(m_lots.begin(), m_lots.end(), [&tie](const Lot &one) {
                return std::is_permutation(one.order.begin(), one.order.end(),
                                           std::array{tie.teams[Side::Home], tie.teams[Side::Away]}.begin());
            });
            if (!tie.needsLot || lot == m_lots.end())
                continue;
            if (m_competition.addLot({-1, lot->order, m_competition.plan().ties[i].number}))
                isChanged = true;
        }
        return isChanged;
    }

    Competition m_competition;
    const std::vector<ResultRow> &m_rows;
    const std::vector<Lot> &m_lots;
    Problems &m_problems;
    const bool m_hasTies = std::any_of(m_competition.plan().ties.begin(), m_competition.plan().ties.end(),
                                       [](const TiePlan &tie) { return tie.table < 0; });
    std::vector<char> m_isEntered;
    std::vector<char> m_isDrawn;
    std::vector<const ResultRow *> m_leftOver;
    Progress m_now;
};

/// Every team of the starting places once.
std::vector<Entrant> entrantsOf(const std::vector<QStringList> &places)
{
    static const QUuid space = QUuid::fromString(QStringLiteral("5b0e8a4e-1f0b-5c83-9f0e-6a35d1a2f3c4"));
    std::vector<Entrant> entrants;
    for (const QStringList &entry : places)
        for (const QString &name : entry)
            entrants.push_back({QUuid::createUuidV5(space, name), {}, name, {}, 0, {}});
    return entrants;
}

tl::unexpected<Error> doNotFit(Problems problems)
{
    sortByLine(problems);
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The results do not fit the format."), {},
                std::move(problems));
}

} // namespace

Result<Competition> competitionOfResults(const Format &format, const std::vector<ResultRow> &rows,
                                         const QStringList &teams, const QJsonObject &facts)
{
    const auto places = startingPlaces(format, rows, teams);
    if (!places)
        return fail(places.error());
    Problems problems;
    CupFacts cupFacts(facts, problems);
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5({}, format.name);
    definition.name = format.title;
    definition.format = format;
    definition.entrants = entrantsOf(*places);
    cupFacts.rank(definition.entrants);
    auto draw = fixedDraw(*places, definition.entrants, entrySizes(format));
    if (!draw)
        return fail(draw.error());
    definition.draw = std::move(*draw);
    auto competition = Competition::create(std::move(definition));
    if (!competition)
        return fail(competition.error());
    cupFacts.add(*competition);
    if (!problems.empty())
        return doNotFit(std::move(problems));
    Competition entered = ResultsEntry(std::move(*competition), rows, cupFacts.ofTies(), problems).run();
    if (!problems.empty())
        return doNotFit(std::move(problems));
    return entered;
}

} // namespace touchline::cli
