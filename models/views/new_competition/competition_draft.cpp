// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/competition_draft.h"

#include "core/base/file_name.h"
#include "core/base/index.h"
#include "core/base/input_file.h"
#include "core/base/json_reader.h"
#include "core/competition/editions/real_edition.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/schedule/dated_fixtures.h"
#include "core/competition/schedule/wished_schedule.h"
#include "core/competition/templates/built_templates.h"
#include "core/games/registry.h"
#include "core/play/balanced_draw.h"
#include "core/play/changes/match_rules_change.h"
#include "core/play/competition_host.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/first_round.h"
#include "core/play/qualifying_competition.h"
#include "core/teams/historic_teams.h"
#include "models/league/league_competitions.h"
#include "models/league/named_rules.h"
#include "models/views/new_competition/format_flow.h"
#include "models/views/new_competition/match_rules_draft.h"
#include "models/views/translated.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

const QString usualFormat = QStringLiteral("worldcup-32");
const QString randomDraw = QStringLiteral("random");

const char *firstRoundWord(SwissFirstRound first)
{
    switch (first) {
    case SwissFirstRound::Halves:
        return "-halves";
    case SwissFirstRound::Drawn:
        return "-drawn";
    case SwissFirstRound::Neighbours:
        break;
    }
    return "-neighbours";
}

PairedStage *swissOf(Stage &stage)
{
    auto *paired = std::get_if<PairedStage>(&stage.plan);
    return paired != nullptr && paired->method == PairingMethod::Swiss ? paired : nullptr;
}

bool isWorldCup(const QString &format)
{
    return format.startsWith(QLatin1String("worldcup-"));
}

/// Those that have not withdrawn.
std::vector<Participant> presentClubs(League *league)
{
    std::vector<Participant> clubs = clubsOf(league);
    std::erase_if(clubs, [](const Participant &one) { return !one.withdrawnFrom.isEmpty(); });
    return clubs;
}

/// A file named like that which is not there yet.
QString freeFile(const QString &folder, const QString &name)
{
    const QString stem = safeFileName(name);
    const QDir there(folder);
    QString path = there.filePath(stem + QStringLiteral(".touchline"));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = there.filePath(QStringLiteral("%1 %2.touchline").arg(stem).arg(number));
    return path;
}

} // namespace

CompetitionDraft::CompetitionDraft(League *league, std::uint64_t seed, QObject *parent)
    : QObject(parent)
    , m_league(league)
{
    m_wishes.seed = seed;
    if (m_league != nullptr)
        m_divisions = divisionsInLeague(*m_league);
    if (auto draws = readyDraws(QStringLiteral("historic")))
        m_draws = std::move(*draws);
    setGame(isKeptByHand() ? *competitionGames().back() : *allGames().front());
    setFormat(usualFormat);
}

void CompetitionDraft::change()
{
    m_drawn.reset();
    Q_EMIT changed();
}

void CompetitionDraft::setFormat(const QString &name)
{
    const bool wasOfClubs = isClubTemplate(m_wishes.format);
    m_wishes.format = name;
    m_wishes.ownFormat.reset();
    m_isOwnFormat = false;
    if (isClubTemplate(name) != wasOfClubs)
        takeClubs(!wasOfClubs);
    if (!hasQualifying()) {
        takeFormat(formatTemplate(name));
        return;
    }
    // Its groups depend on who takes part.
    CompetitionWishes wishes = m_wishes;
    wishes.matchRules.clear();
    wishes.seasonOutGames.reset();
    wishes.host.clear();
    auto made = newCompetition(wishes);
    takeFormat(made ? Result<Format>(made->competition.definition().format) : fail(made.error()));
}

bool CompetitionDraft::isKeptByHand() const
{
    const auto lines =
        m_league != nullptr ? m_league->competitions().all() : Result<std::vector<CompetitionLine>>();
    return lines && !lines->empty() &&
           lines->back().game == QLatin1String(competitionGames().back()->info().id);
}

void CompetitionDraft::takeClubs(bool areClubs)
{
    const Game &byHand = *competitionGames().back();
    if (areClubs) {
        setGame(byHand);
        offerClubs();
    } else if (m_wishes.choice.game == &byHand && !isKeptByHand()) {
        setGame(*allGames().front());
    }
}

int CompetitionDraft::clubsInLeague() const
{
    return static_cast<int>(presentClubs(m_league).size());
}

int CompetitionDraft::clubsExpected() const
{
    const auto chosen = static_cast<int>(clubs().size());
    return chosen > 0 ? chosen : clubsInLeague();
}

void CompetitionDraft::preferClubs()
{
    if (m_source.kind == TeamSource::Kind::ByChance && clubsInLeague() >= 2)
        offerClubs();
}

void CompetitionDraft::offerClubs()
{
    if (m_chosen.empty()) {
        m_chosen = presentClubs(m_league);
        m_areClubsOffered = true;
    }
    if (!isNotForOfferedClubs())
        m_source = {TeamSource::Kind::Chosen, {}};
}

bool CompetitionDraft::isNotForOfferedClubs() const
{
    return m_areClubsOffered && isWorldCup(m_wishes.format) &&
           static_cast<int>(m_chosen.size()) != teamsNeeded();
}

void CompetitionDraft::setOwnFormat(Format format)
{
    m_wishes.format = format.name;
    m_wishes.ownFormat = format;
    m_isOwnFormat = true;
    takeFormat(std::move(format));
}

std::optional<SwissFirstRound> CompetitionDraft::firstRound() const
{
    if (m_format)
        for (Stage stage : m_format->stages)
            if (const PairedStage *swiss = swissOf(stage))
                return swiss->firstRound;
    return std::nullopt;
}

void CompetitionDraft::setFirstRound(SwissFirstRound first)
{
    if (!m_format || !firstRound() || firstRound() == first)
        return;
    *m_format = m_plainFormat;
    for (Stage &stage : m_format->stages)
        if (PairedStage *swiss = swissOf(stage))
            swiss->firstRound = first;
    m_wishes.ownFormat.reset();
    if (*m_format != m_plainFormat)
        // As the templates are named: another pairing is another competition.
        m_format->name += QLatin1String(firstRoundWord(first));
    if (m_isOwnFormat || *m_format != m_plainFormat)
        m_wishes.ownFormat = *m_format;
    change();
}

void CompetitionDraft::takeFormat(Result<Format> format)
{
    m_format = std::move(format);
    m_plainFormat = m_format ? *m_format : Format();
    // What belonged to the stages and the length of another one.
    m_wishes.matchRules.clear();
    m_wishes.seasonOutGames.reset();
    m_wishes.hostCompetes = m_wishes.hostCompetes && hasQualifying();
    m_wishes.keepCards = m_wishes.keepCards && hasQualifying();
    const std::vector<TeamSource> offered = sources();
    // Whoever has chosen teams keeps them.
    const TeamSource chosen{TeamSource::Kind::Chosen, {}};
    const bool isKept = (m_source == chosen || m_areClubsOffered) && !isNotForOfferedClubs() &&
                        std::find(offered.begin(), offered.end(), chosen) != offered.end();
    m_source = isKept ? chosen : offered.front();
    if (!m_isNamed && m_format)
        m_name = freeName(m_format->title);
    change();
}

QString CompetitionDraft::freeName(const QString &title) const
{
    QStringList taken;
    if (m_league != nullptr)
        if (const auto lines = m_league->competitions().all())
            for (const CompetitionLine &line : *lines)
                taken << line.name;
    QString name = title;
    for (int number = 2; taken.contains(name); ++number)
        name = QStringLiteral("%1 %2").arg(title).arg(number);
    return name;
}

void CompetitionDraft::setGame(const Game &game)
{
    m_wishes.choice.game = &game;
    m_wishes.agent = QLatin1String(game.info().agents.front().name);
    m_wishes.choice.agents = PerSide<QString>{{m_wishes.agent, m_wishes.agent}};
    m_agents.clear();
    m_wishes.discipline.clear();
    m_wishes.ownDiscipline.reset();
    m_wishes.seasonOutGames.reset();
    m_wishes.matchRules.clear();
    m_wishes.charts = {};
    if (&game == competitionGames().back())
        preferClubs();
    setLevel(QLatin1String(game.info().levels.front().name));
}

void CompetitionDraft::setLevel(const QString &level)
{
    m_wishes.choice.level = level;
    m_options = {};
    resolve();
}

void CompetitionDraft::setOption(const QString &name, int value)
{
    m_options = withOption(m_options, m_wishes.choice.game->info(), name, value);
    resolve();
}

void CompetitionDraft::resolve()
{
    const GameInfo &info = m_wishes.choice.game->info();
    if (const auto level = findLevel(info.levels, m_wishes.choice.level))
        if (auto values = resolveOptions(info.options, **level, m_options))
            m_wishes.choice.options = std::move(*values);
    if (!hasHomeAdvantage())
        m_wishes.host.clear();
    change();
}

void CompetitionDraft::setDiscipline(const QString &name)
{
    m_wishes.discipline = name;
    m_wishes.ownDiscipline.reset();
    change();
}

Result<QJsonObject> CompetitionDraft::readDiscipline(const QString &path)
{
    const auto bytes = readInput(path);
    TOUCHLINE_TRY(bytes);
    const auto object = parseJsonObject(*bytes);
    return object ? ownDiscipline(*object) : Result<QJsonObject>(fail(object.error()));
}

OwnRules CompetitionDraft::rulesOfLeague() const
{
    return m_league == nullptr ? OwnRules() : m_league->rules().own().value_or(OwnRules());
}

void CompetitionDraft::setOwnDiscipline(const QJsonObject &rules)
{
    m_wishes.discipline = rules.value(QStringLiteral("name")).toString();
    m_wishes.ownDiscipline = rules;
    change();
}

bool CompetitionDraft::hasTableRules() const
{
    return m_format && !hasRealDates() && !tablesOf(*m_format).empty();
}

RuleSet CompetitionDraft::formatRules() const
{
    const std::vector<TablePlan> tables = tablesOf(m_plainFormat);
    return tables.empty() ? RuleSet() : *tables.front().rules;
}

void CompetitionDraft::setTableRules(const std::optional<TableRules> &rules)
{
    m_tableRules = rules;
    change();
}

void CompetitionDraft::setName(const QString &name)
{
    m_name = name;
    m_isNamed = true;
    Q_EMIT changed();
}

void CompetitionDraft::setCalendar(const std::optional<Calendar> &calendar)
{
    if (m_calendar == calendar)
        return;
    m_calendar = calendar;
    Q_EMIT changed();
}

void CompetitionDraft::setFolder(const QString &folder)
{
    m_folder = folder;
    Q_EMIT changed();
}

void CompetitionDraft::setFile(const QString &path)
{
    m_file = path;
    Q_EMIT changed();
}

std::optional<QString> CompetitionDraft::file() const
{
    if (m_folder.isEmpty())
        return std::nullopt;
    return m_file ? *m_file : freeFile(m_folder, m_name);
}

void CompetitionDraft::setHost(const QString &host)
{
    m_wishes.host = host;
    change();
}

bool CompetitionDraft::drawsHost() const
{
    return m_wishes.choice.game->drawsLocations();
}

bool CompetitionDraft::hasHomeAdvantage() const
{
    return m_format && hasHost(m_wishes, *m_format);
}

bool CompetitionDraft::hasQualifying() const
{
    return wishesQualifying(m_wishes);
}

void CompetitionDraft::setCompetitionType(const CompetitionType &type)
{
    m_wishes.type = type;
    change();
}

void CompetitionDraft::setHostCompetes(bool competes)
{
    m_wishes.hostCompetes = competes;
    change();
}

void CompetitionDraft::setCardsKept(bool areKept)
{
    m_wishes.keepCards = areKept;
    change();
}

std::optional<int> CompetitionDraft::seasonOutGames() const
{
    if (!m_format || !isSeason(*m_format))
        return std::nullopt;
    if (m_wishes.seasonOutGames)
        return m_wishes.seasonOutGames;
    return seasonOutGamesOf(m_wishes);
}

void CompetitionDraft::setSeasonOutGames(int games)
{
    m_wishes.seasonOutGames = games;
    change();
}

void CompetitionDraft::setAgent(const QString &name)
{
    m_wishes.agent = name;
    m_wishes.choice.agents = PerSide<QString>{{name, name}};
    change();
}

std::vector<TeamAgent> CompetitionDraft::teamAgents() const
{
    std::vector<TeamAgent> teams;
    const auto &made = drawn();
    if (!made)
        return teams;
    const std::vector<Entrant> &entrants = made->competition.definition().entrants;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        const auto own = m_agents.find(entrants[i].id);
        const auto &document = made->rules.documents[i];
        const Kit kit = document != nullptr ? made->rules.choice.game->sideFor(document).team.kit : Kit();
        teams.push_back(
            {entrants[i].id, entrants[i].name, kit, own == m_agents.end() ? QString() : own->second});
    }
    return teams;
}

void CompetitionDraft::setTeamAgents(const std::vector<TeamAgent> &teams)
{
    for (const TeamAgent &one : teams)
        if (one.agent.isEmpty())
            m_agents.erase(one.team);
        else
            m_agents[one.team] = one.agent;
    change();
}

QStringList CompetitionDraft::stages() const
{
    return m_format ? stagesAndRounds(*m_format) : QStringList();
}

void CompetitionDraft::setLevelOf(const QString &stage, const QString &level)
{
    setRulesOf(stage, level.isEmpty() ? std::nullopt : std::optional(MatchRules{{}, 0, level, {}}));
}

MatchRulesDraft CompetitionDraft::rulesOf(const QString &stage) const
{
    const GameInfo &info = m_wishes.choice.game->info();
    const MatchRulesTarget target{stage, 0};
    LevelChoice rest{m_wishes.choice.level, m_wishes.choice.options};
    if (!m_format)
        return {info, std::move(rest), nullptr};
    Format format = *m_format;
    format.matchRules.insert(format.matchRules.end(), m_wishes.matchRules.begin(), m_wishes.matchRules.end());
    if (auto above = inheritedRules(format, rest.level, toJson(rest.options, info.options), target, info))
        rest = std::move(*above);
    return {info, std::move(rest), ownRules(format, target)};
}

void CompetitionDraft::setRulesOf(const QString &stage, const std::optional<MatchRules> &rules)
{
    std::erase_if(m_wishes.matchRules, [&stage](const MatchRules &one) { return one.stage == stage; });
    if (rules)
        m_wishes.matchRules.push_back({stage, 0, rules->level, rules->options});
    resolve();
}

Result<void> CompetitionDraft::setChart(const QString &name, const QByteArray &file)
{
    if (auto good = m_wishes.choice.game->checkChart(name, file); !good)
        return good;
    if (m_format && !usesChart(m_wishes, *m_format, name))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "No match is played at a level or with options that use this "
                                              "chart. Choose the level first."));
    m_wishes.charts.insert(name, QString::fromUtf8(file));
    change();
    return {};
}

void CompetitionDraft::removeChart(const QString &name)
{
    m_wishes.charts.remove(name);
    change();
}

QStringList CompetitionDraft::countries() const
{
    return m_wishes.choice.game->countries();
}

QString CompetitionDraft::teamsProblem() const
{
    if (m_source.kind != TeamSource::Kind::Chosen)
        return {};
    const auto have = static_cast<int>(m_chosen.size());
    const int needed = teamsNeeded();
    if (have < needed)
        return tr("%n more teams needed. Add them, or fill up at random.", nullptr, needed - have);
    if (have > needed)
        return tr("%n teams too many. Remove them, or choose a template with more teams.", nullptr,
                  have - needed);
    return {};
}

QString CompetitionDraft::problem(Step step) const
{
    switch (step) {
    case Step::Template:
        return m_format ? QString() : translated(m_format.error());
    case Step::Game:
        return {};
    case Step::Teams:
        return m_format ? teamsProblem() : QString();
    case Step::Draw:
        // What is wrong before or behind is said there.
        if (!m_isSeed)
            return tr("The seed must be a whole number, such as 2026.");
        return isReady() && !drawn() ? translated(drawn().error()) : QString();
    case Step::Summary:
        break;
    }
    if (m_name.trimmed().isEmpty())
        return tr("Enter a name for the competition.");
    if (m_calendar && isReady() && drawn())
        if (const auto complete = made(); !complete)
            return translated(complete.error());
    return fileProblem();
}

CompetitionDraft::Field CompetitionDraft::problemField(Step step) const
{
    if (problem(step).isEmpty())
        return Field::None;
    switch (step) {
    case Step::Template:
    case Step::Game:
        return Field::None;
    case Step::Teams:
        return Field::Teams;
    case Step::Draw:
        return m_isSeed ? Field::None : Field::Seed;
    case Step::Summary:
        break;
    }
    if (m_name.trimmed().isEmpty())
        return Field::Name;
    return problem(step) == fileProblem() ? Field::File : Field::Dates;
}

QString CompetitionDraft::fileProblem() const
{
    const std::optional<QString> path = file();
    if (!path)
        return {};
    const QFileInfo wanted(*path);
    const QString folder = QDir::toNativeSeparators(wanted.absolutePath());
    if (wanted.completeBaseName().isEmpty() || path->endsWith(u'/'))
        return tr("Enter a name for the league file.");
    if (wanted.exists())
        return tr("%1 already exists. Choose another name.").arg(QDir::toNativeSeparators(*path));
    const QFileInfo there(wanted.absolutePath());
    if (!there.isDir())
        return tr("The folder %1 does not exist.").arg(folder);
    return there.isWritable() ? QString() : tr("%1 is write-protected. Choose another folder.").arg(folder);
}

} // namespace touchline
