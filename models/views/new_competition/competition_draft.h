// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/schedule/calendar.h"
#include "core/competition/templates/templates.h"
#include "core/play/new_competition.h"
#include "models/league/players/participant.h"
#include "models/views/badge.h"
#include "models/views/new_competition/calendar_wish.h"
#include "models/views/new_competition/match_rules_draft.h"
#include "models/views/new_competition/table_rules_model.h"
#include "models/views/teams/team_agents.h"

#include <QObject>

#include <map>

namespace touchline {

/// Where the teams of a new competition come from.
struct TeamSource
{
    enum class Kind {
        AsHeld,   ///< the teams of that year in their groups
        Ready,    ///< groups that were drawn once and for all
        ByChance, ///< teams by chance, drawn
        Chosen    ///< teams that a person chooses, drawn
    };
    Kind kind = Kind::ByChance;
    /// Of a ready-made draw.
    QString draw{};

    bool operator==(const TeamSource &) const = default;
};

/// A competition that is being planned, step by step. It can be made at any time when no step has a problem;
/// from the beginning it is a World Cup with 32 teams.
class CompetitionDraft : public QObject
{
    Q_OBJECT

public:
    enum class Step { Template, Game, Teams, Draw, Summary };
    /// What a problem of a step is about, where that is one field.
    enum class Field { None, Teams, Seed, Name, Dates, File };
    static constexpr int steps = 5;

    /// `league` is where the clubs come from; null = none. It outlives the draft.
    explicit CompetitionDraft(League *league, std::uint64_t seed, QObject *parent = nullptr);

    /// Errors: those of formatTemplate().
    [[nodiscard]] const Result<Format> &format() const { return m_format; }
    [[nodiscard]] const QString &formatName() const { return m_wishes.format; }
    /// Takes another template, and what belongs to it: the first source of its teams, its title as the name.
    void setFormat(const QString &name);
    /// The same for a format of a person's own, out of a file.
    void setOwnFormat(Format format);
    [[nodiscard]] bool hasOwnFormat() const { return m_isOwnFormat; }
    /// How the first round of a Swiss is paired; nothing where the format has none.
    [[nodiscard]] std::optional<SwissFirstRound> firstRound() const;
    /// Of every Swiss of the format, until another format is taken. Nothing happens where it has none.
    void setFirstRound(SwissFirstRound first);

    [[nodiscard]] const GameChoice &game() const { return m_wishes.choice; }
    void setGame(const Game &game);
    void setLevel(const QString &level);
    /// What differs from the level, by name (resolveOptions()).
    void setOption(const QString &name, int value);
    /// Empty = those of the game.
    void setDiscipline(const QString &name);
    [[nodiscard]] const QString &discipline() const { return m_wishes.discipline; }
    /// Rules of discipline out of a file of a person's own. Errors: System; those of ownDiscipline().
    [[nodiscard]] static Result<QJsonObject> readDiscipline(const QString &path);
    /// As readDiscipline() gave them.
    void setOwnDiscipline(const QJsonObject &rules);
    /// The rules that the competitions of the league have, to be chosen again; none without a league.
    [[nodiscard]] OwnRules rulesOfLeague() const;
    /// Whether it has tables whose points and tie-breaks can be chosen: a tournament as it was held has those
    /// of its year.
    [[nodiscard]] bool hasTableRules() const;
    /// Of the first table of the format, as the template or the file has it.
    [[nodiscard]] RuleSet formatRules() const;
    /// For all tables in place of the format's own; nothing = those. Another format keeps them.
    void setTableRules(const std::optional<TableRules> &rules);
    [[nodiscard]] const std::optional<TableRules> &tableRules() const { return m_tableRules; }

    /// All that the format offers.
    [[nodiscard]] std::vector<TeamSource> sources() const;
    [[nodiscard]] const TeamSource &source() const { return m_source; }
    void setSource(const TeamSource &source);
    /// "As in 1970: its teams in their groups".
    [[nodiscard]] QString sourceText(const TeamSource &source) const;
    /// How many take part.
    [[nodiscard]] int teamsNeeded() const;
    [[nodiscard]] const std::vector<Participant> &chosen() const { return m_chosen; }
    void setChosen(std::vector<Participant> chosen);
    /// The teams in the order of their ratings in the league. Errors: those of orderByRating().
    [[nodiscard]] Result<std::vector<Participant>> byRating(std::vector<Participant> teams) const;
    /// How many clubs the league has, without those that have withdrawn; 0 without a league.
    [[nodiscard]] int clubsInLeague() const;
    /// How many clubs a competition is to be suggested for: those that were chosen, else those of the league.
    [[nodiscard]] int clubsExpected() const;
    /// The clubs among those who take part, with all that is known of them.
    [[nodiscard]] std::vector<Team> clubs() const;
    /// What the league shows of its clubs; without it their kits are known alone.
    void setBadges(BadgeOf badgeOf) { m_badgeOf = std::move(badgeOf); }
    /// Of the clubs among those who take part, as they are now.
    [[nodiscard]] BadgeOf badges() const;
    /// A list of players out of which clubs came: these come along.
    void keepPlayers(CsvList list) { m_players.push_back(std::move(list)); }
    /// Those of that list do not come, for it was read in another way.
    void leavePlayers(const CsvList &list) { std::erase(m_players, list); }
    [[nodiscard]] const std::vector<CsvList> &players() const { return m_players; }

    [[nodiscard]] std::uint64_t seed() const { return m_wishes.seed; }
    /// As a person writes it; what is no seed is a problem of the draw.
    void setSeed(const QString &text);
    /// The limits on conferences in a group are not kept.
    void setSpreadRelaxed(bool isRelaxed);
    [[nodiscard]] bool isSpreadRelaxed() const { return m_wishes.relaxSpread; }
    /// Whether teams of equal or nearest strength can be made to meet first (ATCS 9.7).
    [[nodiscard]] bool canBeBalanced() const;
    void setBalanced(bool isBalanced);
    [[nodiscard]] bool isBalanced() const { return m_isBalanced && canBeBalanced(); }
    /// Whether a bracket is drawn for clubs, of which the first of the list may be seeded: they meet as late
    /// as can be, and have the byes.
    [[nodiscard]] bool hasSeeds() const;
    void setSeeds(int seeds);
    [[nodiscard]] int seeds() const { return m_seeds; }
    /// Whether an organiser can say who meets whom in the first round: a bracket for chosen teams, all of
    /// whom are there.
    [[nodiscard]] bool canBePlaced() const;
    /// Whether an organiser can say which team is in which group or division: several of them for chosen
    /// teams, all of whom are there.
    [[nodiscard]] bool canBeGrouped() const;
    /// By place of the bracket, or of the groups one after the other: index in chosen(). Empty = drawn.
    /// Another seed, or other teams, draw again.
    void setPlaces(const std::vector<int> &places);
    [[nodiscard]] std::vector<int> places() const;
    /// Whether there are ties of one match, and divisions of the chosen teams are known, so that the club of
    /// the lower one can be at home.
    [[nodiscard]] bool hasLowerDivisions() const;
    /// Whether there are ties of one match for chosen teams, so that their divisions matter.
    [[nodiscard]] bool takesDivisions() const;
    /// Of chosen(), in its order; 0 = not known. Those of the league's other competitions are known at first.
    [[nodiscard]] std::vector<int> divisions() const;
    void setDivisions(const std::vector<int> &divisions);
    void setLowerDivisionAtHome(bool isAtHome);
    [[nodiscard]] bool isLowerDivisionAtHome() const { return m_isLowerAtHome && hasLowerDivisions(); }
    /// Whether the seed decides who meets whom.
    [[nodiscard]] bool isDrawn() const;
    /// Whether all teams begin in one table, so that nothing is drawn.
    [[nodiscard]] bool isOneTable() const;
    /// Whether the teams enter a bracket.
    [[nodiscard]] bool hasPool() const;
    /// Whether the template is that of a league of clubs, or results are entered by hand: then clubs come
    /// first.
    [[nodiscard]] bool isOfClubs() const;

    [[nodiscard]] const QString &name() const { return m_name; }
    void setName(const QString &name);
    /// Nothing = no dates, but those of a World Cup as it was held.
    void setCalendar(const std::optional<Calendar> &calendar);
    [[nodiscard]] const std::optional<Calendar> &calendar() const { return m_calendar; }
    /// What clubs wish of the schedule; looked after where there are dates, see takesWishes().
    void setCalendarWishes(std::vector<CalendarWish> wishes);
    [[nodiscard]] const std::vector<CalendarWish> &calendarWishes() const { return m_calendarWishes; }
    /// Whether the places of the teams can be given by wishes: one league in which everybody meets.
    [[nodiscard]] bool takesWishes() const;
    [[nodiscard]] bool hasRealDates() const { return m_source.kind == TeamSource::Kind::AsHeld; }
    /// As CompetitionWishes::host.
    void setHost(const QString &host);
    [[nodiscard]] const QString &host() const { return m_wishes.host; }
    /// Whether it matters where it is held: somebody may be at home, or the host has a place in the finals.
    [[nodiscard]] bool hasHomeAdvantage() const;
    /// The game can draw it where nobody names one.
    [[nodiscard]] bool drawsHost() const;
    /// Countries that may be the host.
    [[nodiscard]] QStringList countries() const;

    /// League, cup or friendly, and whose competition it is.
    void setCompetitionType(const CompetitionType &type);
    [[nodiscard]] const CompetitionType &type() const { return m_wishes.type; }

    /// Whether it has a qualifying; what follows has a meaning only there.
    [[nodiscard]] bool hasQualifying() const;
    /// As CompetitionWishes::hostCompetes and keepCards.
    void setHostCompetes(bool competes);
    [[nodiscard]] bool hostCompetes() const { return m_wishes.hostCompetes; }
    void setCardsKept(bool areKept);
    [[nodiscard]] bool areCardsKept() const { return m_wishes.keepCards; }
    /// How many matches an injury to the end of the season lasts; nothing outside a league.
    [[nodiscard]] std::optional<int> seasonOutGames() const;
    void setSeasonOutGames(int games);
    /// The computer player that decides for every team; the game's first from the beginning.
    void setAgent(const QString &name);
    [[nodiscard]] const QString &agent() const { return m_wishes.agent; }
    /// The teams that take part, with the computer player that decides for each alone; empty where they are
    /// not known yet.
    [[nodiscard]] std::vector<TeamAgent> teamAgents() const;
    void setTeamAgents(const std::vector<TeamAgent> &teams);
    /// Stages and rounds that may have a level of their own, in order.
    [[nodiscard]] QStringList stages() const;
    /// Empty = that of its stage, or of the competition.
    void setLevelOf(const QString &stage, const QString &level);
    /// Level and options of a stage or round, to be changed; setRulesOf() takes them.
    [[nodiscard]] MatchRulesDraft rulesOf(const QString &stage) const;
    /// Nothing = like the rest.
    void setRulesOf(const QString &stage, const std::optional<MatchRules> &rules);
    /// An own chart in place of the game's, from a file. Errors: those of Game::checkChart(), with the place
    /// in the file; Refused (no match uses it).
    [[nodiscard]] Result<void> setChart(const QString &name, const QByteArray &file);
    void removeChart(const QString &name);
    [[nodiscard]] QStringList ownCharts() const { return m_wishes.charts.keys(); }

    /// It is to be kept in a new file in that folder, named as it is; without a call of this, in the league.
    void setFolder(const QString &folder);
    /// In that very file instead.
    void setFile(const QString &path);
    /// Nothing = the league that is open.
    [[nodiscard]] std::optional<QString> file() const;

    /// What is wrong in a step, in a person's words; empty = nothing.
    [[nodiscard]] QString problem(Step step) const;
    /// Beside which field that is to be said.
    [[nodiscard]] Field problemField(Step step) const;
    /// The competition with its teams in their groups, without dates that are set here; made when it is first
    /// asked for. Errors: those of newCompetition() and of the league.
    [[nodiscard]] const Result<NewCompetition> &drawn() const;
    /// The same with the dates. Errors: those of datedFixtures() too.
    [[nodiscard]] Result<NewCompetition> made() const;
    /// What will be made, sentence by sentence.
    [[nodiscard]] QStringList summary() const;

Q_SIGNALS:
    void changed();

private:
    /// Of something that the groups depend on.
    void change();
    void takeFormat(Result<Format> format);
    /// Game and teams of a league of clubs, or the usual ones again.
    void takeClubs(bool areClubs);
    /// In place of teams by chance, for which nobody asked, where the league has clubs.
    void preferClubs();
    /// The clubs of the league are those that take part, until somebody chooses others.
    void offerClubs();
    /// The clubs that were offered, for which nobody asked, do not make this World Cup: it is one of historic
    /// teams.
    [[nodiscard]] bool isNotForOfferedClubs() const;
    /// Whether the newest competition of the league has results by hand: then a further one has them too.
    [[nodiscard]] bool isKeptByHand() const;
    void resolve();
    [[nodiscard]] Result<CompetitionWishes> wishes() const;
    /// made(); `told` gets what could not be kept of the calendar and its wishes.
    [[nodiscard]] Result<NewCompetition> madeTelling(QStringList &told) const;
    [[nodiscard]] Result<NewCompetition> draw() const;
    [[nodiscard]] QString teamsProblem() const;
    [[nodiscard]] QString fileProblem() const;
    /// A name that no competition of the league has: "World Cup", "World Cup 2".
    [[nodiscard]] QString freeName(const QString &title) const;
    [[nodiscard]] bool isReady() const { return m_format && m_isSeed && teamsProblem().isEmpty(); }
    [[nodiscard]] QString teamsText() const;

    League *m_league;
    CompetitionWishes m_wishes;
    Result<Format> m_format;
    /// As the template or the file has it.
    Format m_plainFormat;
    QJsonObject m_options;
    std::optional<TableRules> m_tableRules;
    std::vector<ReadyDraw> m_draws;
    TeamSource m_source;
    std::vector<Participant> m_chosen;
    BadgeOf m_badgeOf;
    /// They are the clubs of the league, and nobody has chosen yet.
    bool m_areClubsOffered = false;
    std::vector<CsvList> m_players;
    QString m_name;
    /// The person has given a name.
    bool m_isNamed = false;
    bool m_isOwnFormat = false;
    std::optional<Calendar> m_calendar;
    std::vector<CalendarWish> m_calendarWishes;
    /// Empty = the league.
    QString m_folder;
    /// As a person wants it; nothing = named as the competition is.
    std::optional<QString> m_file;
    bool m_isSeed = true;
    bool m_isBalanced = false;
    int m_seeds = 0;
    /// Ids of the teams by place; empty = drawn.
    std::vector<QUuid> m_places;
    bool m_isLowerAtHome = false;
    std::map<QUuid, int> m_divisions;
    /// By team; of those who do not take part nothing is asked.
    std::map<QUuid, QString> m_agents;
    mutable std::optional<Result<NewCompetition>> m_drawn;
};

} // namespace touchline
