// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/results_file.h"

#include "core/base/index.h"
#include "core/base/json_reader.h"
#include "core/discipline/stage_kind.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

class ResultsReader
{
public:
    explicit ResultsReader(const ImportPreview<ResultRow> &preview)
        : m_problems(preview.allProblems())
        , m_rows(preview.rows)
        , m_isOneTable(std::all_of(m_rows.begin(), m_rows.end(), [](const ImportedRow<ResultRow> &row) {
            return row.value.group.isEmpty();
        }))
    {
    }

    Result<std::vector<ResultsGroup>> read()
    {
        for (const ImportedRow<ResultRow> &row : m_rows)
            readRow(row.value);
        readPlayOffs();
        if (m_groups.empty() && m_problems.empty())
            m_problems.push_back(
                {{},
                 {m_rows.empty() ? QT_TRANSLATE_NOOP("core", "The list has no match.")
                                 : QT_TRANSLATE_NOOP("core", "The list has only knockout matches: no table."),
                  {}},
                 {}});
        if (!m_problems.empty()) {
            sortByLine(m_problems);
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The results cannot be read."), {},
                        std::move(m_problems));
        }
        for (ResultsGroup &group : m_groups)
            finish(group);
        return std::move(m_groups);
    }

private:
    void note(const QString &where, const char *text, QStringList arguments = {})
    {
        m_problems.push_back({where, {text, std::move(arguments)}, {}});
    }

    /// The goals of the shoot-out, where there was one.
    std::optional<Score> shootOutOf(const ResultRow &row)
    {
        if (!row.shootOut || (row.score.isLevel() && !row.shootOut->isLevel()))
            return row.shootOut;
        note(row.where(),
             QT_TRANSLATE_NOOP("core", "A shoot-out needs a level score and must find a winner."));
        return std::nullopt;
    }

    GroupResult resultOf(const ResultRow &row, int home, int away)
    {
        const auto shootOut = shootOutOf(row);
        const bool isLate = row.decidedBy == DecidedBy::ExtraTime;
        const bool isByKicks = row.decidedBy == DecidedBy::ShootOut;
        if ((isLate && row.score.isLevel()) || (row.decidedBy && isByKicks != shootOut.has_value()))
            note(row.where(), QT_TRANSLATE_NOOP("core", "decided_by contradicts the score."));
        if (shootOut)
            return GroupResult::wonLate(home, away, row.score, *shootOut->leader(), DecidedBy::ShootOut);
        if (isLate && !row.score.isLevel())
            return GroupResult::wonLate(home, away, row.score, *row.score.leader(), DecidedBy::ExtraTime);
        return GroupResult::withScore(home, away, row.score);
    }

    static void readConduct(const ResultRow &row, ResultsGroup &group, const PerSide<int> &teams)
    {
        for (const Side side : bothSides) {
            if (!row.conduct[side])
                continue;
            group.conduct.resize(std::max(group.conduct.size(), group.teams.size()));
            group.conduct[static_cast<std::size_t>(teams[side])] += *row.conduct[side];
        }
    }

    static void finish(ResultsGroup &group)
    {
        if (!group.conduct.empty())
            group.conduct.resize(group.teams.size());
    }

    [[nodiscard]] bool isOfTable(const ResultRow &row) const
    {
        return !row.group.isEmpty() || (m_isOneTable && !isKnockout(stageKindOf(row.stage)));
    }

    static bool isKnockout(StageKind kind)
    {
        return kind == StageKind::Knockout || kind == StageKind::QuarterFinal ||
               kind == StageKind::SemiFinal || kind == StageKind::ThirdPlace || kind == StageKind::Final;
    }

    void readRow(const ResultRow &row)
    {
        if (!isOfTable(row) || row.kind == ResultRow::Kind::Replay)
            return;
        if (row.kind == ResultRow::Kind::PlayOff) {
            m_playOffs.push_back(&row);
            return;
        }
        ResultsGroup &group = groupOf(row.stage, row.group);
        PerSide<int> teams;
        for (const Side side : bothSides)
            teams[side] = teamOf(group, row.teams[side]);
        if (row.isOpen) {
            group.open.push_back({teams[Side::Home], teams[Side::Away]});
            return;
        }
        if (row.awardedTo)
            note(row.where(), QT_TRANSLATE_NOOP("core", "A walkover counts here only with its score."));
        group.results.push_back(resultOf(row, teams[Side::Home], teams[Side::Away]));
        readConduct(row, group, teams);
    }

    /// After all matches of the groups, because a play-off brings no team into a group.
    void readPlayOffs()
    {
        for (const ResultRow *row : m_playOffs) {
            ResultsGroup &group = groupOf(row->stage, row->group);
            PerSide<int> teams;
            for (const Side side : bothSides) {
                const auto found = std::find(group.teams.begin(), group.teams.end(), row->teams[side]);
                teams[side] = static_cast<int>(found - group.teams.begin());
                if (found == group.teams.end() && !row->teams[side].isEmpty())
                    note(row->where(side), QT_TRANSLATE_NOOP("core", "%1 has played no match in this group."),
                         {row->teams[side]});
            }
            if (!row->isOpen)
                group.playOffs.push_back(resultOf(*row, teams[Side::Home], teams[Side::Away]));
        }
    }

    ResultsGroup &groupOf(const QString &stage, const QString &name)
    {
        for (ResultsGroup &group : m_groups) {
            if (group.stage == stage && group.name == name)
                return group;
            // Its rows may say the round or the matchday.
            if (m_isOneTable) {
                group.stage.clear();
                return group;
            }
        }
        m_groups.push_back({stage, name, {}, {}, {}});
        return m_groups.back();
    }

    static int teamOf(ResultsGroup &group, const QString &team)
    {
        const auto found = std::find(group.teams.begin(), group.teams.end(), team);
        if (found != group.teams.end())
            return static_cast<int>(found - group.teams.begin());
        group.teams.push_back(team);
        return static_cast<int>(group.teams.size()) - 1;
    }

    Problems m_problems;
    const std::vector<ImportedRow<ResultRow>> &m_rows;
    /// No row says a group.
    const bool m_isOneTable;
    std::vector<const ResultRow *> m_playOffs;
    std::vector<ResultsGroup> m_groups;
};

class FactsReader
{
public:
    FactsReader(std::vector<ResultsGroup> &groups, const QJsonObject &facts)
        : m_groups(groups)
        , m_reader(facts, m_problems)
    {
    }

    Result<void> read()
    {
        if (m_reader.has("lots"))
            readLots(m_reader.object("lots"));
        if (m_reader.has("ranking"))
            readRanking(m_reader.arrayOr("ranking"));
        if (m_reader.has("deductions"))
            m_reader.each("deductions", [this](JsonReader &one, int) { readDeduction(one); });
        m_reader.refuseUnknownKeys();
        if (!m_problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The facts contradict the results."), {},
                        std::move(m_problems));
        return {};
    }

private:
    void readLots(const QJsonObject &lots)
    {
        for (auto lot = lots.begin(); lot != lots.end(); ++lot) {
            const QString where = QStringLiteral("lots.") + lot.key();
            ResultsGroup *group = groupNamed(lot.key());
            if (group == nullptr) {
                m_problems.push_back(
                    {where, {QT_TRANSLATE_NOOP("core", "The results have no group of this name."), {}}, {}});
                continue;
            }
            if (!lot.value().isArray()) {
                m_problems.push_back(
                    {where, {QT_TRANSLATE_NOOP("core", "This must be a list in brackets [ ]."), {}}, {}});
                continue;
            }
            std::vector<int> order;
            for (const auto &team : lot.value().toArray()) {
                const auto found = std::find(group->teams.begin(), group->teams.end(), team.toString());
                if (found == group->teams.end())
                    m_problems.push_back(
                        {where,
                         {QT_TRANSLATE_NOOP("core", "%1 is not in this group."), {team.toString()}},
                         {}});
                else
                    order.push_back(static_cast<int>(found - group->teams.begin()));
            }
            group->lots.push_back(std::move(order));
        }
    }

    ResultsGroup *groupNamed(const QString &name)
    {
        for (ResultsGroup &group : m_groups)
            if (group.name == name || QStringLiteral("Group ") + group.name == name)
                return &group;
        return nullptr;
    }

    bool checkTeam(const char *key, const QString &team)
    {
        const bool isKnown = std::any_of(m_groups.begin(), m_groups.end(), [&](const ResultsGroup &group) {
            return std::find(group.teams.begin(), group.teams.end(), team) != group.teams.end();
        });
        if (!isKnown)
            m_reader.problem(key,
                             {QT_TRANSLATE_NOOP("core", "There is no team \"%1\" in the results."), {team}});
        return isKnown;
    }

    void readRanking(const QJsonArray &teams)
    {
        for (ResultsGroup &group : m_groups)
            group.ranking.assign(group.teams.size(), 0);
        for (qsizetype i = 0; i < teams.size(); ++i) {
            const QString team = teams.at(i).toString();
            if (!checkTeam("ranking", team))
                continue;
            for (ResultsGroup &group : m_groups)
                for (std::size_t j = 0; j < group.teams.size(); ++j)
                    if (group.teams[j] == team)
                        rank(group.ranking[j], static_cast<int>(i) + 1, team);
        }
    }

    void rank(int &place, int newPlace, const QString &team)
    {
        if (place != 0)
            m_reader.problem("ranking", {QT_TRANSLATE_NOOP("core", "%1 is listed twice."), {team}});
        place = newPlace;
    }

    void readDeduction(JsonReader &one)
    {
        const QString team = one.text("team");
        const TablePoints points = readPoints(one, "points", 0, 1000);
        const QString reason = one.text("reason");
        one.refuseUnknownKeys();
        if (!checkTeam("deductions", team))
            return;
        for (ResultsGroup &group : m_groups)
            for (std::size_t i = 0; i < group.teams.size(); ++i)
                if (group.teams[i] == team)
                    group.deductions.push_back({static_cast<int>(i), points, reason});
    }

    std::vector<ResultsGroup> &m_groups;
    Problems m_problems;
    JsonReader m_reader;
};

} // namespace

Result<std::vector<ResultsGroup>> readResults(const QByteArray &csv, Problems &notes)
{
    const ImportPreview<ResultRow> preview = previewResults(csv);
    notes = preview.notes;
    return ResultsReader(preview).read();
}

Result<std::vector<ResultRow>> readResultRows(const QByteArray &csv, Problems &notes)
{
    const ImportPreview<ResultRow> preview = previewResults(csv);
    notes = preview.notes;
    if (!preview.isClean())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The results cannot be read."), {},
                    preview.allProblems());
    return preview.goodValues();
}

Result<void> addFacts(std::vector<ResultsGroup> &groups, const QJsonObject &facts)
{
    return FactsReader(groups, facts).read();
}

Result<void> checkResults(const std::vector<ResultsGroup> &groups, const RuleSet &rules)
{
    const bool needsWinner = rules.points.needsWinner;
    Problems problems;
    for (const ResultsGroup &group : groups)
        for (const GroupResult &result : group.results)
            if (needsWinner ? !result.winner : result.decidedBy == DecidedBy::ShootOut)
                problems.push_back(
                    {group.name,
                     {needsWinner
                          ? QT_TRANSLATE_NOOP("core", "%1 and %2 have drawn, but by these rules every match "
                                                      "has a winner.")
                          : QT_TRANSLATE_NOOP("core", "%1 and %2 had a shoot-out, but by these rules a draw "
                                                      "stands."),
                      {group.teams[static_cast<std::size_t>(result.home)],
                       group.teams[static_cast<std::size_t>(result.away)]}},
                     {}});
    if (problems.empty())
        return {};
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The results contradict the rules."), {},
                std::move(problems));
}

Table tableOf(const ResultsGroup &group, const RuleSet &rules)
{
    std::vector<int> order(group.teams.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int left, int right) {
        return group.teams[static_cast<std::size_t>(left)] < group.teams[static_cast<std::size_t>(right)];
    });
    std::vector<int> nameRank(group.teams.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        nameRank[static_cast<std::size_t>(order[place])] = static_cast<int>(place);
    GroupInput input;
    input.teams = static_cast<int>(group.teams.size());
    input.results = group.results;
    input.rules = &rules;
    input.nameRank = nameRank;
    input.lots = group.lots;
    std::vector<TablePoints> deducted(group.teams.size(), 0);
    for (const GroupDeduction &one : group.deductions)
        deducted[at(one.team)] += one.points;
    input.deductions = deducted;
    const std::array reports{CountedInReports{TieBreak::Conduct, group.conduct}};
    if (!group.conduct.empty())
        input.reports = reports;
    input.ranking = group.ranking;
    input.playOffs = group.playOffs;
    input.open = group.open;
    return standings(input);
}

} // namespace touchline
