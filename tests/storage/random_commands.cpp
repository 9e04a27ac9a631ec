// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/random_commands.h"

#include "core/play/matches/competition_player.h"
#include "core/play/matches/corrected_report.h"
#include "core/play/matches/fixture_player.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "tests/support/playable_league.h"
#include "tests/support/text.h"

#include <algorithm>
#include <array>

namespace touchline::storage {

namespace {

/// More would only make each step slower.
constexpr std::size_t mostCompetitions = 4;
constexpr std::size_t manyTeams = 60;
constexpr int attempts = 60;

tl::unexpected<Error> nothingToDo()
{
    return fail(Fault::Refused, "There is nothing to do that to.");
}

template <class T>
const T &at(const std::vector<T> &list, std::uint32_t index)
{
    return list[static_cast<std::size_t>(index)];
}

Competition newLeague(std::uint64_t seed, const QString &name)
{
    CompetitionDefinition definition = testing::playableLeague("atcs", "advanced", seed);
    definition.id = QUuid::createUuid();
    definition.name = name;
    return Competition::create(std::move(definition)).value();
}

} // namespace

const std::vector<CommandKind> &changingCommands()
{
    using enum CommandKind;
    // Results are what a league sees most.
    static const std::vector<CommandKind> kinds{NewCompetition,
                                                PlayedCompetition,
                                                RemoveCompetition,
                                                RenameCompetition,
                                                ArchiveCompetition,
                                                TypedResult,
                                                TypedResult,
                                                TypedResult,
                                                PlayedResult,
                                                PlayedResult,
                                                PlayedRound,
                                                Correction,
                                                Correction,
                                                ResultOut,
                                                Ruling,
                                                Ruling,
                                                Withdrawal,
                                                Deduction,
                                                NewTeams,
                                                ManyTeams,
                                                ChangeTeam,
                                                RemoveTeam,
                                                Squad,
                                                Squad,
                                                Document};
    return kinds;
}

bool isOnlyRefused(const Error &error)
{
    return error.fault == Fault::Refused || error.fault == Fault::BadInput || error.fault == Fault::NotFound;
}

CommandKind RandomCommands::draw(const std::vector<CommandKind> &kinds)
{
    return at(kinds, below(kinds.size()));
}

Result<JournalEntry> RandomCommands::makeOne(League &league, const std::vector<CommandKind> &kinds)
{
    for (int attempt = 0; attempt < attempts; ++attempt)
        if (auto made = make(league, draw(kinds)); made || !isOnlyRefused(made.error()))
            return made;
    return nothingToDo();
}

Result<JournalEntry> RandomCommands::make(League &league, CommandKind kind)
{
    switch (kind) {
    case CommandKind::NewCompetition:
    case CommandKind::PlayedCompetition:
        return addCompetition(league, kind == CommandKind::PlayedCompetition);
    case CommandKind::NewTeams:
        return addTeams(league, below(4) + 1);
    case CommandKind::ManyTeams:
        return addTeams(league, manyTeams);
    case CommandKind::ChangeTeam:
    case CommandKind::RemoveTeam:
    case CommandKind::Squad:
    case CommandKind::Document:
        return ofTeam(league, kind);
    case CommandKind::Undo:
        return league.history().undo();
    case CommandKind::Redo:
        return league.history().redo();
    default:
        return ofCompetition(league, kind);
    }
}

QString RandomCommands::text()
{
    static const std::vector<QString> texts{
        u"Town"_s,
        u"O'Neill's \"Eleven\""_s,
        u"x'); DROP TABLE report; --"_s,
        u"نادي الهلال ‏(الرياض)"_s,
        u"⚽ 🏆 👩‍👩‍👧 SK"_s,
        u"%1 %2 ? :name $1"_s,
        QString(3000, u'ß'),
        u"tab\tnew\nline\u0001bell\u0007"_s,
    };
    return at(texts, below(texts.size())) + QLatin1Char(' ') + QString::number(below(100000));
}

Result<Competition> RandomCommands::anyCompetition(League &league)
{
    const auto lines = league.competitions().all();
    if (!lines)
        return fail(lines.error());
    if (lines->empty())
        return nothingToDo();
    return league.competitions().find(at(*lines, below(lines->size())).id);
}

Result<Team> RandomCommands::anyTeam(League &league)
{
    const auto teams = league.teams().all();
    if (!teams)
        return fail(teams.error());
    if (teams->empty())
        return nothingToDo();
    return at(*teams, below(teams->size()));
}

Result<JournalEntry> RandomCommands::addCompetition(League &league, bool isPlayed)
{
    const auto lines = league.competitions().all();
    if (!lines)
        return fail(lines.error());
    if (lines->size() >= mostCompetitions)
        return nothingToDo();
    Competition competition =
        newLeague(m_seed * 1000 + ++m_made, (isPlayed ? u"Played "_s : QString()) + text());
    if (isPlayed) {
        const auto rules = playRulesOf(competition);
        if (!rules)
            return fail(rules.error());
        if (auto played = playAll(competition, *rules); !played)
            return fail(played.error());
    }
    return league.competitions().add(competition);
}

Result<JournalEntry> RandomCommands::ofCompetition(League &league, CommandKind kind)
{
    const auto competition = anyCompetition(league);
    if (!competition)
        return fail(competition.error());
    const QUuid id = competition->definition().id;
    if (kind == CommandKind::RemoveCompetition)
        return league.competitions().remove(id);
    if (kind == CommandKind::RenameCompetition) {
        // Those that came with their results are known by the beginning of their names.
        const QString played = u"Played "_s;
        const bool hasCome = competition->definition().name.startsWith(played);
        return league.competitions().rename(id, (hasCome ? played : QString()) + text());
    }
    if (kind == CommandKind::ArchiveCompetition) {
        const auto lines = league.competitions().all();
        if (!lines)
            return fail(lines.error());
        const auto line = std::find_if(lines->begin(), lines->end(),
                                       [&id](const CompetitionLine &one) { return one.id == id; });
        return league.competitions().setArchived(id, !line->isArchived);
    }
    if (kind == CommandKind::PlayedResult || kind == CommandKind::PlayedRound)
        return play(league, *competition, kind == CommandKind::PlayedRound);
    if (kind != CommandKind::TypedResult)
        return correct(league, *competition, kind);
    const std::vector<int> ready = fixturesIn(FixtureState::Ready, progress(*competition));
    if (ready.empty())
        return nothingToDo();
    const Score score{int(below(5)), int(below(5))};
    auto report = correctedReport(*competition, at(ready, below(ready.size())), {score, false, {}});
    if (!report)
        return fail(report.error());
    return league.results().record(id, std::move(*report));
}

Result<JournalEntry> RandomCommands::play(League &league, const Competition &competition, bool wholeRound)
{
    const std::vector<int> ready = fixturesIn(FixtureState::Ready, progress(competition));
    const auto rules = playRulesOf(competition);
    if (ready.empty() || !rules)
        return nothingToDo();
    std::vector<MatchReport> reports;
    std::vector<MatchLog> logs;
    const std::size_t count = wholeRound ? ready.size() : 1;
    const std::size_t first = wholeRound ? 0 : below(ready.size());
    for (std::size_t i = first; i < first + count; ++i) {
        auto played = playFixture(competition, ready[i], *rules, attemptOf(competition, ready[i]));
        if (!played)
            return fail(played.error());
        reports.push_back(std::move(played->report));
        logs.push_back(std::move(played->log));
    }
    const QUuid id = competition.definition().id;
    if (wholeRound)
        return league.results().record(id, std::move(reports), std::move(logs),
                                       {"Play a round: %1", {text()}});
    return league.results().record(id, std::move(reports.front()), std::move(logs.front()));
}

Result<JournalEntry> RandomCommands::correct(League &league, const Competition &competition, CommandKind kind)
{
    const auto wanted = change(competition, kind);
    if (!wanted)
        return fail(wanted.error());
    const auto correction = league.results().correction(competition.definition().id, *wanted);
    if (!correction)
        return fail(correction.error());
    return league.results().correct(*correction, {QDate(2026, 11, 21), text()});
}

Result<Change> RandomCommands::change(const Competition &competition, CommandKind kind)
{
    const auto index = int(below(competition.fixtures().size()));
    const int match = competition.fixtures()[static_cast<std::size_t>(index)].number;
    const auto team = int(below(competition.definition().entrants.size()));
    switch (kind) {
    case CommandKind::Correction: {
        const Score score{int(below(6)), int(below(6))};
        auto report = correctedReport(competition, index, {score, false, {}});
        if (competition.report(index) == nullptr || !report)
            return nothingToDo();
        return Change(std::move(*report));
    }
    case CommandKind::ResultOut:
        return Change(ReportWithdrawal{match});
    case CommandKind::Ruling: {
        using Kind = touchline::Ruling::Kind;
        constexpr std::array kinds{Kind::Postponed, Kind::Walkover, Kind::Annulled, Kind::Replay,
                                   Kind::Lifted};
        touchline::Ruling ruling;
        ruling.match = match;
        ruling.kind = kinds[below(kinds.size())];
        ruling.teams = progress(competition).fixtures[static_cast<std::size_t>(index)].teams;
        if (ruling.kind == Kind::Walkover)
            ruling.winner = below(2) == 0 ? Side::Home : Side::Away;
        ruling.newDate = QDate(2027, 1, 1).addDays(below(300));
        ruling.reason = text();
        return Change(std::move(ruling));
    }
    case CommandKind::Withdrawal: {
        using Results = TeamWithdrawal::Results;
        const Results results = competition.isWithdrawn(team) ? Results::Revoked
                                : below(2) == 0               ? Results::Void
                                                              : Results::Counted;
        return Change(TeamWithdrawal{team, results, QDate(2026, 11, 21), text()});
    }
    default:
        return Change(touchline::Deduction{team < 4 ? 0 : 1, team, int(below(6)) + 1, text()});
    }
}

Result<JournalEntry> RandomCommands::addTeams(League &league, std::size_t count)
{
    std::vector<Team> teams(count);
    for (Team &team : teams) {
        team.id = QUuid::createUuid();
        team.name = text();
        team.manager = text();
        team.year = int(below(100)) + 1930;
    }
    return league.teams().add(teams);
}

Result<JournalEntry> RandomCommands::ofTeam(League &league, CommandKind kind)
{
    auto team = anyTeam(league);
    if (!team)
        return fail(team.error());
    switch (kind) {
    case CommandKind::ChangeTeam:
        team->manager = text();
        team->kit = {u"#00FF00"_s, text()};
        return league.teams().change(*team);
    case CommandKind::RemoveTeam:
        return removeTeam(league, *team);
    case CommandKind::Document:
        return league.teams().setDocument(team->id, u"atcs"_s,
                                          {{u"name"_s, text()}, {u"number"_s, int(below(1000))}});
    default:
        return setSquad(league, *team);
    }
}

Result<JournalEntry> RandomCommands::removeTeam(League &league, const Team &team)
{
    auto removed = league.teams().remove(team.id);
    const auto left = league.teams().all();
    if (removed && left && std::find(left->begin(), left->end(), team) != left->end())
        return fail(Fault::Damaged, "The team %1 was removed and is still there.", {team.name});
    return removed;
}

Result<JournalEntry> RandomCommands::setSquad(League &league, const Team &team)
{
    Squad squad;
    const std::uint32_t size = below(16) + 3;
    for (std::uint32_t i = 0; i < size; ++i) {
        SquadEntry entry;
        const QString name = text() + QLatin1Char(' ') + QString::number(i);
        entry.person = {QUuid::createUuid(), name, name.right(20)};
        entry.position = i == 0 ? Position::Goalkeeper : Position::Forward;
        entry.shirt = int(i) + 1;
        entry.captain = i == 1;
        squad.entries.push_back(entry);
    }
    QUuid competition;
    if (below(2) == 0)
        if (const auto lines = league.competitions().all(); lines && !lines->empty())
            competition = at(*lines, below(lines->size())).id;
    return league.teams().setSquad(team.id, competition, squad);
}

} // namespace touchline::storage
