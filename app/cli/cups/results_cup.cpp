// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/results_cup.h"

#include "app/cli/input/results_teams.h"
#include "core/competition/progress.h"
#include "core/exchange/lists/result_entry.h"

namespace touchline::cli {

namespace {

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
        m_reader.problem(key, {QT_TRANSLATE_NOOP("core", "There is no team \"%1\" in the results."), {name}});
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
        deduction.points = readPoints(one, "points", TablePoints::ofHalves(1), 1000);
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

/// Every team of the starting places once.
std::vector<Entrant> entrantsAt(const std::vector<QStringList> &places)
{
    static const QUuid space = QUuid::fromString(u"5b0e8a4e-1f0b-5c83-9f0e-6a35d1a2f3c4"_s);
    std::vector<Entrant> entrants;
    for (const QStringList &entry : places)
        for (const QString &name : entry)
            entrants.push_back({QUuid::createUuidV5(space, name), {}, name, {}, 0, {}});
    return entrants;
}

tl::unexpected<Error> doNotFit(Problems problems)
{
    sortByLine(problems);
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The results contradict the format."), {},
                std::move(problems));
}

} // namespace

Result<Competition> competitionOfResults(const Format &format, const std::vector<ResultRow> &rows,
                                         const QStringList &teams, const QJsonObject &facts)
{
    const auto places = startingPlaces(format, rows, teams);
    TOUCHLINE_TRY(places);
    Problems problems;
    CupFacts cupFacts(facts, problems);
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5({}, format.name);
    definition.name = format.title;
    definition.format = format;
    definition.entrants = entrantsAt(*places);
    cupFacts.rank(definition.entrants);
    TOUCHLINE_TRY(assign(definition.draw, fixedDraw(*places, definition.entrants, entrySizes(format))));
    auto competition = Competition::create(std::move(definition));
    TOUCHLINE_TRY(competition);
    cupFacts.add(*competition);
    if (!problems.empty())
        return doNotFit(std::move(problems));
    EnteredResults entered = enterResults(*competition, rows, cupFacts.ofTies());
    if (!entered.problems.empty())
        return doNotFit(std::move(entered.problems));
    return std::move(entered.competition);
}

} // namespace touchline::cli
