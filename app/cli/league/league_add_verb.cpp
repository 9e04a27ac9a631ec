// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/input/competition_options.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/rules_choice.h"
#include "core/base/csv.h"
#include "core/base/near_miss.h"
#include "core/base/search_key.h"
#include "core/competition/schedule/calendar_json.h"
#include "core/competition/schedule/season_days.h"
#include "core/competition/schedule/wished_schedule.h"
#include "core/competition/templates/templates.h"
#include "core/exchange/lists/squad_csv.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/first_round.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/league/league_competitions.h"
#include "models/league/named_rules.h"
#include "models/league/players/rating_order.h"

namespace touchline::cli {

namespace {

constexpr std::uint64_t mostDaysApart = 366;
const QString leagueWord = u"league"_s;
const QString randomWord = u"random"_s;

bool isSet(const QCommandLineParser &parser, const char *option)
{
    return parser.isSet(QLatin1String(option));
}

QString asked(const QCommandLineParser &parser, const char *option)
{
    return parser.value(QLatin1String(option));
}

/// What contradicts itself on the command line; empty if nothing does.
QString objection(const QCommandLineParser &parser)
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() > 1)
        return u"Unexpected argument \"%1\". The name goes with --name."_s.arg(arguments.at(1));
    if (arguments.isEmpty())
        return u"Missing PLACE: the league file or the address of a shared league."_s;
    if (!isSet(parser, "template"))
        return u"Choose a format with --template NAME or FILE; \"--template list\" "
               "prints the names."_s;
    const QString places = asked(parser, "places");
    if (!places.isEmpty() && places != "drawn"_L1 && places != "listed"_L1)
        return u"--places is drawn or listed."_s;
    if (places == "listed"_L1 && !isSet(parser, "teams"))
        return u"--places listed needs --teams."_s;
    if (isSet(parser, "pairs"))
        for (const char *other : {"teams", "draw", "places", "seeds"})
            if (isSet(parser, other))
                return u"--pairs names the teams and who meets whom: leave out --%1."_s.arg(
                    QLatin1String(other));
    if (isSet(parser, "columns") && !asked(parser, "teams").endsWith(".csv"_L1, Qt::CaseInsensitive))
        return u"--columns needs a CSV file in --teams."_s;
    if (isSet(parser, "divisions") && !isSet(parser, "lower-division-home"))
        return u"--divisions is for --lower-division-home."_s;
    if (isSet(parser, "by-rating") && !isSet(parser, "teams"))
        return u"--by-rating orders the teams of --teams."_s;
    if (isSet(parser, "teams") && isSet(parser, "draw"))
        return u"--draw names a ready-made draw, which has its own teams: leave out --teams."_s;
    if (isSet(parser, "calendar") && (isSet(parser, "first") || isSet(parser, "every")))
        return u"Use --calendar, or --first and --every, not both."_s;
    if (isSet(parser, "every") && !isSet(parser, "first"))
        return u"--every counts from the date of --first."_s;
    if (isSet(parser, "first") && !typedDate(asked(parser, "first")).isValid())
        return u"--first takes a date such as 2026-08-15, not \"%1\"."_s.arg(asked(parser, "first"));
    return {};
}

/// The rows of a file with two columns; the second may be empty. Errors: BadInput (other columns), System.
Result<std::vector<std::pair<QString, QString>>> pairsOfFile(const QString &path, const QString &first,
                                                             const QString &second)
{
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    const auto table = inFile(CsvTable::parse(*bytes), path);
    TOUCHLINE_TRY(table);
    if (table->columns() != QStringList{first, second})
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1: the first line must be \"%2,%3\"."),
                    {path, first, second});
    std::vector<std::pair<QString, QString>> pairs;
    for (const CsvTable::Row &row : table->rows())
        pairs.emplace_back(table->cell(row, first).simplified(), table->cell(row, second).simplified());
    return pairs;
}

QString handleOf(const Participant &one)
{
    return one.team.code.isEmpty() ? one.name() : one.team.code;
}

/// Places the teams of --pairs: they are the participants.
Result<std::vector<Participant>> placedParticipants(const QString &path, League *league,
                                                    CompetitionWishes &wishes)
{
    const auto pairs = pairsOfFile(path, u"home"_s, u"away"_s);
    TOUCHLINE_TRY(pairs);
    QStringList names;
    for (const auto &[home, away] : *pairs) {
        if (home.isEmpty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1: a line has no team under \"home\"."),
                        {path});
        names << home;
        if (!away.isEmpty())
            names << away;
    }
    auto teams = inFile(participantsNamed(names, clubsOf(league), teamFor), path);
    TOUCHLINE_TRY(teams);
    std::vector<ListedTie> ties;
    std::size_t next = 0;
    for (const auto &[home, away] : *pairs) {
        ListedTie tie{handleOf((*teams)[next++]), {}};
        if (!away.isEmpty())
            tie.away = handleOf((*teams)[next++]);
        ties.push_back(std::move(tie));
    }
    const auto format = wishes.ownFormat ? Result<Format>(*wishes.ownFormat) : formatTemplate(wishes.format);
    TOUCHLINE_TRY(format);
    TOUCHLINE_TRY(assign(wishes.places, inFile(placesOf(*format, ties), path)));
    return teams;
}

/// The divisions of --divisions, else those that the league knows. Errors: those of the file; NotFound (a
/// team that does not take part); Refused (nobody's division is known).
Result<void> takeDivisions(const std::vector<Participant> &participants, League *league, const QString &path,
                           CompetitionWishes &wishes)
{
    wishes.lowerDivisionAtHome = true;
    if (league != nullptr)
        wishes.divisions = divisionsInLeague(*league);
    if (!path.isEmpty()) {
        const auto rows = pairsOfFile(path, u"team"_s, u"division"_s);
        TOUCHLINE_TRY(rows);
        Problems problems;
        for (const auto &[name, text] : *rows) {
            const auto team = std::find_if(
                participants.begin(), participants.end(), [&name = name](const Participant &one) {
                    return searchKey(one.name()) == searchKey(name) || one.team.code == name;
                });
            bool isNumber = false;
            const int division = text.toInt(&isNumber);
            if (team == participants.end())
                problems.push_back({name, {QT_TRANSLATE_NOOP("core", "There is no team %1."), {name}}, {}});
            else if (!isNumber || division < 1 || division > lowestDivision)
                problems.push_back({name,
                                    {QT_TRANSLATE_NOOP("core", "A division is a number from 1 to %1."),
                                     {QString::number(lowestDivision)}},
                                    {}});
            else
                wishes.divisions[team->team.id] = division;
        }
        if (!problems.empty())
            return fail(inFile({Fault::BadInput,
                                {QT_TRANSLATE_NOOP("core", "The divisions cannot be read."), {}},
                                std::move(problems)},
                               path));
    }
    if (std::none_of(participants.begin(), participants.end(),
                     [&wishes](const Participant &one) { return wishes.divisions.contains(one.team.id); }))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The division of none of these teams is known. "
                                                              "Name them with --divisions FILE."));
    return {};
}

/// The list with the columns that --columns names.
Result<CsvList> listOfTeams(const QString &path, const QCommandLineParser &parser)
{
    auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    auto named = namedColumns(parser, participantColumns().names());
    TOUCHLINE_TRY(named);
    return CsvList(*std::move(bytes), *std::move(named));
}

/// `players`: becomes the list itself where it is one of players.
Result<std::vector<Participant>> participantsOf(const QCommandLineParser &parser, League *league,
                                                CsvList &players)
{
    const QString path = asked(parser, "teams");
    const std::vector<Participant> clubs = clubsOf(league);
    if (path == leagueWord) {
        if (clubs.empty())
            return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The league has no clubs yet."));
        return clubs;
    }
    if (path.endsWith(".csv"_L1, Qt::CaseInsensitive)) {
        const auto bytes = listOfTeams(path, parser);
        TOUCHLINE_TRY(bytes);
        auto list = participantsFromCsv(*bytes, clubs);
        if (list && !teamsInSquadList(*bytes).isEmpty())
            players = *bytes;
        return list ? list : fail(inFile(list.error(), path));
    }
    const auto names = linesOfFile(path);
    TOUCHLINE_TRY(names);
    return inFile(participantsNamed(*names, clubs, teamFor), path);
}

bool isKnownTo(const std::vector<Participant> &clubs, const QUuid &team)
{
    return std::any_of(clubs.begin(), clubs.end(),
                       [&team](const Participant &club) { return club.team.id == team; });
}

/// Teams that the league gets to know by this.
std::vector<Team> newClubs(const std::vector<Participant> &participants, League *league)
{
    const std::vector<Participant> clubs = clubsOf(league);
    std::vector<Team> added;
    for (const Participant &one : participants)
        if (one.isClub() && !isKnownTo(clubs, one.team.id))
            added.push_back(one.team);
    return added;
}

/// A new team whose name is nearly that of another one may be a slip of the keyboard.
void noteNearMisses(const std::vector<Team> &added, League *league, Streams &streams)
{
    QStringList names;
    for (const Participant &club : clubsOf(league))
        names << club.name();
    for (const Team &team : added)
        if (const QStringList meant = nearMisses(team.displayName(), names); !meant.isEmpty())
            streams.err << u"%1 is a new team.%2\n"_s.arg(team.displayName(), didYouMean(meant));
}

Result<CompetitionWishes> wishesFor(const QCommandLineParser &parser, std::uint64_t seed, const OwnRules &own)
{
    auto wishes = competitionWishes(parser, seed, own);
    TOUCHLINE_TRY(wishes);
    TOUCHLINE_TRY(checkRulesAreNamed(parser, wishes->rules, wishes->ownDiscipline));
    wishes->name = asked(parser, "name").simplified();
    const auto type = typeFrom(parser);
    TOUCHLINE_TRY(type);
    wishes->type = type->value_or(CompetitionType{});
    return wishes;
}

/// The rules that the league at the place has already; none where there is no league yet.
Result<OwnRules> rulesOfPlace(const QCommandLineParser &parser)
{
    const QStringList arguments = parser.positionalArguments();
    const bool isAsked = isSet(parser, "rules") || isSet(parser, "discipline") || isSet(parser, "rules-name");
    if (arguments.size() != 1 || !isAsked)
        return OwnRules{};
    const auto league = leagueToRead(arguments.constFirst());
    if (!league)
        return league.error().fault == Fault::NotFound ? Result<OwnRules>(OwnRules{}) : fail(league.error());
    return (*league)->rules().own();
}

Result<std::optional<Calendar>> calendarFor(const QCommandLineParser &parser, std::uint64_t every)
{
    if (isSet(parser, "calendar")) {
        auto calendar = readCalendarFile(asked(parser, "calendar"));
        TOUCHLINE_TRY(calendar);
        return std::optional(std::move(*calendar));
    }
    if (!isSet(parser, "first"))
        return std::optional<Calendar>();
    Calendar calendar;
    calendar.first = typedDate(asked(parser, "first"));
    calendar.every = static_cast<int>(every);
    return std::optional(std::move(calendar));
}

/// What the verb puts into the league.
struct Made
{
    Competition competition;
    std::vector<Team> newTeams;
    /// The list of players with which they come; empty without one.
    CsvList players{};
    /// What could not be kept of the organiser's wishes.
    std::vector<Message> notes{};
};

/// The competition with its teams in places that keep the wishes of --wishes; the same without them.
Result<Competition> withWishedPlaces(Competition competition, const std::optional<Calendar> &calendar,
                                     const QCommandLineParser &parser, std::vector<Message> &notes,
                                     std::vector<CalendarWish> &onDays)
{
    const QString path = asked(parser, "wishes");
    if (path.isEmpty())
        return competition;
    ScheduleInput input;
    const auto shape = wishableSeason(competition.definition().format);
    if (!shape)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Wishes for the schedule are for one league in "
                                                              "which everybody meets everybody."));
    input.plan.shape = *shape;
    for (const Entrant &entrant : competition.definition().entrants)
        input.teams << entrant.name;
    auto dates = matchdayDates(calendar.value_or(Calendar()), matchdayCount(*shape));
    TOUCHLINE_TRY(dates);
    input.dates = std::move(*dates);
    TOUCHLINE_TRY(addWishes(input, path));
    onDays = dayWishes(input.plan.wishes, competition.definition().entrants, input.dates);
    auto wished =
        inFile(withWishes(competition.definition(), input.plan.wishes, isSet(parser, "relax-wishes")), path);
    TOUCHLINE_TRY(wished);
    for (const Message &broken : wished->broken)
        notes.push_back({QT_TRANSLATE_NOOP("core", "Not kept: %1"), {broken.english()}});
    return Competition::create(std::move(wished->definition));
}

Result<Made> make(const QCommandLineParser &parser, League *league, CompetitionWishes wishes,
                  const std::optional<Calendar> &calendar)
{
    std::vector<Team> newTeams;
    CsvList players;
    const QString teams = asked(parser, "teams");
    const QString pairs = asked(parser, "pairs");
    if (isSet(parser, "lower-division-home") && teams.isEmpty() && pairs.isEmpty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The lower division is at home in a cup of "
                                                              "clubs: name them with --teams or --pairs."));
    if (!teams.isEmpty() || !pairs.isEmpty()) {
        auto participants = pairs.isEmpty() ? participantsOf(parser, league, players)
                                            : placedParticipants(pairs, league, wishes);
        TOUCHLINE_TRY(participants);
        if (isSet(parser, "by-rating") && league != nullptr)
            TOUCHLINE_TRY(orderByRating(*participants, *league));
        if (isSet(parser, "lower-division-home"))
            TOUCHLINE_TRY(takeDivisions(*participants, league, asked(parser, "divisions"), wishes));
        if (!isSet(parser, "with-withdrawn"))
            if (auto checked = checkNobodyHasWithdrawn(*participants); !checked) {
                checked.error().problems.push_back(
                    {{},
                     {QT_TRANSLATE_NOOP("core", "Leave it out, or take it with --with-withdrawn."), {}},
                     {}});
                return fail(checked.error());
            }
        newTeams = newClubs(*participants, league);
        TOUCHLINE_TRY(addParticipants(*participants, league, wishes));
        wishes.draw = randomWord;
        if (asked(parser, "places") == "listed"_L1)
            for (const Participant &one : *participants)
                wishes.places << handleOf(one);
    }
    auto made = newCompetition(wishes);
    TOUCHLINE_TRY(made);
    std::vector<Message> notes;
    std::vector<CalendarWish> onDays;
    auto placed = withWishedPlaces(std::move(made->competition), calendar, parser, notes, onDays);
    TOUCHLINE_TRY(placed);
    auto dated = withDates(std::move(*placed), calendar);
    TOUCHLINE_TRY(dated);
    if (calendar) {
        const CompetitionDefinition &definition = dated->definition();
        const QJsonObject days = toJson(SeasonDays{*calendar, onDays}, definition.entrants);
        TOUCHLINE_TRY(dated->setCalendar(definition.calendar, days));
    }
    if (const int off = calendar ? matchesOffHomeDay(*dated, *calendar) : 0; off > 0)
        notes.push_back({QT_TRANSLATE_NOOP("core", "Matches that are not on the home day of their home team: "
                                                   "%1."),
                         {QString::number(off)}});
    return Made{std::move(*dated), std::move(newTeams), std::move(players), std::move(notes)};
}

int matchesOf(const Competition &competition)
{
    return static_cast<int>(std::count_if(competition.fixtures().begin(), competition.fixtures().end(),
                                          [](const Fixture &one) { return !one.isConditional(); }));
}

void print(const Made &made, const JournalEntry &entry, bool asJson, Streams &streams)
{
    const CompetitionDefinition &definition = made.competition.definition();
    const auto teams = static_cast<int>(definition.entrants.size());
    const auto added = static_cast<int>(made.newTeams.size());
    QDate first;
    QDate last;
    for (const Appointment &one : definition.calendar) {
        if (!one.date.isValid())
            continue;
        first = first.isValid() ? std::min(first, one.date) : one.date;
        last = last.isValid() ? std::max(last, one.date) : one.date;
    }
    const auto knownDivisions =
        static_cast<int>(std::count_if(definition.entrants.begin(), definition.entrants.end(),
                                       [](const Entrant &one) { return one.division > 0; }));
    const bool isLowerAtHome = knownDivisions > 0;
    const bool isPlacedByHand = definition.draw.kind == DrawKind::Fixed && definition.draw.source.isEmpty() &&
                                isDrawnBracket(definition.format);
    if (asJson) {
        streams.out << writtenJson(QJsonObject{{u"uuid"_s, definition.id.toString(QUuid::WithoutBraces)},
                                               {u"name"_s, definition.name},
                                               {u"format"_s, definition.format.name},
                                               {u"seed"_s, static_cast<qint64>(definition.seed)},
                                               {u"teams"_s, teams},
                                               {u"placed_by_hand"_s, isPlacedByHand},
                                               {u"divisions_known"_s, knownDivisions},
                                               {u"new_teams"_s, added},
                                               {u"matches"_s, matchesOf(made.competition)},
                                               {u"first"_s, orNull(first)},
                                               {u"last"_s, orNull(last)}});
        return;
    }
    if (isPlacedByHand)
        streams.out << "The first round is placed by hand.\n";
    if (isLowerAtHome)
        streams.out
            << "In ties of one match the team of the lower division is at home; of the same, as drawn. "
            << u"Divisions known: %1 of %2.\n"_s.arg(knownDivisions).arg(teams);
    streams.out << entry.english() << '\n'
                << u"%1 teams (%2 new), %3 matches, %4\n"_s.arg(teams)
                       .arg(added)
                       .arg(matchesOf(made.competition))
                       .arg(first.isValid()
                                ? u"%1 to %2"_s.arg(first.toString(Qt::ISODate), last.toString(Qt::ISODate))
                                : u"no dates yet"_s);
}

int runLeagueAdd(const QCommandLineParser &parser, Streams &streams)
{
    const auto own = rulesOfPlace(parser);
    TOUCHLINE_TRY_ON(streams, own, parser.positionalArguments().constFirst());
    if (const auto printed = printAskedList(parser, streams, *own))
        return *printed;
    if (const QString wrong = objection(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto seed = numberOption(parser, u"seed"_s, freshSeed(), streams);
    const auto every = numberOption(parser, u"every"_s, 7, streams);
    if (!seed || !every)
        return wrongUsage;
    if (*every < 1 || *every > mostDaysApart)
        return refuseUsage(streams, u"--every is a number from 1 to %1."_s.arg(mostDaysApart));
    auto wishes = wishesFor(parser, *seed, *own);
    TOUCHLINE_TRY_ON(streams, wishes);
    const auto calendar = calendarFor(parser, *every);
    TOUCHLINE_TRY_ON(streams, calendar);
    const QString place = parser.positionalArguments().constFirst();
    auto league = leagueToChange(place, streams);
    if (!league && league.error().fault != Fault::NotFound)
        return printError(streams, league.error(), place);
    League *there = league ? league->get() : nullptr;
    const auto made = make(parser, there, std::move(*wishes), *calendar);
    TOUCHLINE_TRY_ON(streams, made);
    noteNearMisses(made->newTeams, there, streams);
    for (const Message &note : made->notes)
        streams.err << note.english() << '\n';
    if (there != nullptr)
        for (const Message &clash : clashesOfNew(*there, made->competition))
            streams.err << clash.english() << '\n';
    if (const auto missing = missingCards(made->competition))
        streams.err << missing->english() << '\n';
    // A new league is made only when there is something to put into it.
    if (!league)
        league = leagueToFill(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    if (!made->players.bytes.isEmpty()) {
        const auto added = addClubsWithPlayers(**league, made->newTeams, made->players);
        TOUCHLINE_TRY_ON(streams, added, place);
        printNotes(streams, *added, asked(parser, "teams"));
    }
    const auto entry = (*league)->competitions().add(made->competition, made->newTeams);
    TOUCHLINE_TRY_ON(streams, entry, place);
    print(*made, *entry, isSet(parser, "json"), streams);
    return done;
}

} // namespace

const Verb leagueAddVerb{
    "league add",
    "Adds a new competition, with its fixtures; nothing is played yet.",
    Subject::Begin,
    {{"A World Cup to play",
      "league add wc.touchline --template worldcup-32 --level premier --seed 5 --name \"Second World Cup\""},
     {"A season of the clubs of the league", "league add club.touchline --template clubs-6 --name \"Winter "
                                             "league\" --teams league --first 2026-11-02 --every 7"},
     {"A cup of six with byes",
      "league add club.touchline --template cup-6 --name \"Club cup\" --teams league"}},
    {placeRow,
     competitionRows,
     rulesNameRow,
     sortRows,
     {"template <name>", "The format: a name (\"list\" prints them all) or a .json file of your own."},
     {"name <text>", "The name of the competition; without it, the title of the format."},
     {"teams <file>",
      "Who takes part: a text file with one team a line (a club, a card id such as FRA-1998, or a card "
      "file), a .csv file of teams or players as for \"league import\", or \"league\" for all clubs the "
      "league has. Unknown names become new clubs. Without it, historic teams."},
     columnsRow,
     {"by-rating",
      "Clubs in the order of their ratings in the league, the best first, instead of that of the "
      "list: for --seeds, for the first round of a Swiss and for --places listed."},
     {"places <how>", "drawn (the default), or listed: the teams take their places in the order of the list, "
                      "group by group."},
     {"pairs <file>", "The first round of a cup as you place it: a CSV file with the columns home,away; an "
                      "empty away is a bye. It names the teams."},
     {"lower-division-home",
      "In ties of one match the team of the lower division is at home; of the same, as drawn."},
     {"divisions <file>", "Which division each team plays in, 1 = the highest: a CSV file with the columns "
                          "team,division. Without it, as the leagues of the league file have them."},
     {"with-withdrawn", "Also take clubs that have withdrawn from the last competition they were in."},
     {"first <date>", "The date of the first matchday."},
     {"wishes <file>",
      "Shared grounds, derbies, home dates in a league, as JSON: as for \"schedule --wishes\"."},
     {"relax-wishes", "If not all wishes can be kept, keep the first ones."},
     {"every <days>", "Days from one matchday to the next; 7 by default."},
     whoRow},
    runLeagueAdd};

} // namespace touchline::cli
