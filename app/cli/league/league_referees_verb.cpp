// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/matchday_argument.h"
#include "core/base/search_key.h"
#include "core/exchange/lists/referee_csv.h"
#include "models/league/changes/league_referees.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/referee_words.h"

namespace touchline::cli {

namespace {

const QString everyOneWord = u"all"_s;
const QString noReferee = u"none"_s;

/// Options that change something; one at a time.
const QStringList refereeChanges{u"add"_s, u"replace"_s, u"remove"_s, u"draw"_s, u"assign"_s};

Result<RefereeEntry> refereeCalled(const QString &name, const Competition &competition)
{
    const std::vector<RefereeEntry> referees = Officials(competition).listed();
    const auto found = std::find_if(referees.begin(), referees.end(), [&name](const RefereeEntry &one) {
        return searchKey(one.name) == searchKey(name);
    });
    if (found != referees.end())
        return *found;
    return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "There is no referee %1 on the list."), {name});
}

Result<std::vector<RefereeEntry>> refereesIn(const QString &path, const QCommandLineParser &parser)
{
    auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    auto named = namedColumns(parser, refereeListColumns().names());
    TOUCHLINE_TRY(named);
    const auto preview = previewReferees(CsvList(*std::move(bytes), *std::move(named)));
    if (!preview.isClean())
        return fail(inFile(Error{Fault::BadInput,
                                 {QT_TRANSLATE_NOOP("core", "The list of referees cannot be read."), {}},
                                 preview.allProblems()},
                           path));
    return preview.goodValues();
}

/// "12=Weber", "12=none".
Result<RefereeAppointment> appointmentAsked(const QCommandLineParser &parser, const Competition &competition)
{
    const QString text = parser.value(u"assign"_s);
    const qsizetype sign = text.indexOf(u'=');
    if (sign < 0)
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "--assign takes the number of a match and a name: 12=Weber, "
                                              "or 12=none."));
    const auto fixture = matchNumbered(text.left(sign).trimmed(), competition);
    TOUCHLINE_TRY(fixture);
    RefereeAppointment appointment{
        competition.fixtures()[at(*fixture)].number, {}, false, parser.value(u"reason"_s)};
    if (const QString name = text.mid(sign + 1).trimmed(); name != noReferee) {
        const auto referee = refereeCalled(name, competition);
        TOUCHLINE_TRY(referee);
        appointment.referee = referee->id;
    }
    return appointment;
}

Result<RefereeListChange> listChangeAsked(const QCommandLineParser &parser, const Competition &competition)
{
    if (parser.isSet(u"remove"_s)) {
        const auto referee = refereeCalled(parser.value(u"remove"_s), competition);
        TOUCHLINE_TRY(referee);
        return RefereeListChange{{}, {referee->id}};
    }
    const bool replaces = parser.isSet(u"replace"_s);
    const auto list = refereesIn(parser.value(replaces ? u"replace"_s : u"add"_s), parser);
    TOUCHLINE_TRY(list);
    return refereeListChange(competition, *list, replaces);
}

/// What was done, and which matches got nobody.
struct RefereesDone
{
    std::optional<JournalEntry> entry{};
    std::vector<RefereeAppointment> appointments{};
    std::vector<WithoutReferee> without{};
};

Result<RefereesDone> changeAsked(League &league, const Competition &competition,
                                 const QCommandLineParser &parser)
{
    const QUuid &id = competition.definition().id;
    RefereesDone result;
    std::vector<RefereeAppointment> appointments;
    if (parser.isSet(u"draw"_s)) {
        const auto fixtures = fixturesOfMatchday(parser.value(u"draw"_s), competition);
        TOUCHLINE_TRY(fixtures);
        std::uint64_t seed = freshSeed();
        if (parser.isSet(u"seed"_s))
            seed = parser.value(u"seed"_s).toULongLong();
        RefereesDrawn drawn = drawnReferees(
            competition, withoutReferee(competition, *fixtures, parser.isSet(u"again"_s)), seed);
        appointments = std::move(drawn.appointments);
        result.without = std::move(drawn.without);
    } else if (parser.isSet(u"assign"_s)) {
        auto asked = appointmentAsked(parser, competition);
        TOUCHLINE_TRY(asked);
        appointments.push_back(std::move(*asked));
    } else {
        const auto list = listChangeAsked(parser, competition);
        TOUCHLINE_TRY(list);
        if (list->isEmpty())
            return result;
        TOUCHLINE_TRY(assign(result.entry, changeReferees(league, id, *list)));
        return result;
    }
    if (!appointments.empty())
        TOUCHLINE_TRY(assign(result.entry, appointReferees(league, id, appointments)));
    result.appointments = std::move(appointments);
    return result;
}

/// Everything about the referees of a competition, for one answer.
struct ShownReferees
{
    explicit ShownReferees(const Competition &of) : competition(of), now(progress(of)), officials(of) {}

    [[nodiscard]] std::vector<RefereeSheetLine> sheet(const RefereeEntry &referee) const
    {
        return refereeSheet(competition, now, officials, referee.id, Language{});
    }

    const Competition &competition;
    Progress now;
    Officials officials;
};

QJsonObject refereeLineJson(const ShownReferees &shown, const RefereeSheetLine &line)
{
    const RefereeAppointment &appointment = *shown.officials.appointment(line.fixture);
    const Appointment *when = shown.competition.appointment(line.fixture);
    const auto side = [&](Side which) {
        return sideTitle(shown.competition, shown.now, line.fixture, which, Language{});
    };
    return {{u"match"_s, appointment.match},
            {u"date"_s, when == nullptr ? QJsonValue() : orNull(when->date)},
            {u"time"_s, when == nullptr ? QJsonValue() : orNull(when->time)},
            {u"home"_s, side(Side::Home)},
            {u"away"_s, side(Side::Away)},
            {u"place"_s, orNull(line.place)},
            {u"drawn"_s, appointment.isDrawn},
            {u"reason"_s, orNull(appointment.reason)},
            {u"against"_s, orNull(line.obstacle)}};
}

QJsonObject refereesJson(const ShownReferees &shown, const std::vector<RefereeEntry> &referees,
                         const std::vector<WithoutReferee> &without)
{
    const QJsonArray list = arrayOf(referees, [&](const RefereeEntry &one) {
        return QJsonObject{{u"uuid"_s, one.id.toString(QUuid::WithoutBraces)},
                           {u"name"_s, one.name},
                           {u"club"_s, orNull(one.club)},
                           {u"matches"_s, arrayOf(shown.sheet(one), [&](const RefereeSheetLine &line) {
                                return refereeLineJson(shown, line);
                            })}};
    });
    const QJsonArray left = arrayOf(without, [&](const WithoutReferee &one) {
        return QJsonObject{{u"match"_s, shown.competition.fixtures()[at(one.fixture)].number},
                           {u"why"_s, one.why.english()}};
    });
    return {{u"referees"_s, list}, {u"without"_s, left}};
}

QString refereeSheetText(const ShownReferees &shown, const RefereeEntry &referee)
{
    const QString club = referee.club.isEmpty() ? QString() : u" (%1)"_s.arg(nameShown(referee.club));
    QString text = nameShown(referee.name) + club + u'\n';
    const std::vector<RefereeSheetLine> lines = shown.sheet(referee);
    if (lines.empty())
        return text + u"  No matches.\n"_s;
    constexpr auto left = TextTable::Align::Left;
    TextTable table({TextTable::Align::Right, left, left, left, left});
    for (const RefereeSheetLine &line : lines)
        table.add(line.cells() << line.obstacle);
    return text + table.text(u"  "_s);
}

QString refereesText(const ShownReferees &shown, const std::vector<RefereeEntry> &referees)
{
    if (referees.empty())
        return u"No referees. Add them with --add FILE: a CSV list with name and club.\n"_s;
    constexpr auto left = TextTable::Align::Left;
    TextTable table({left, left, TextTable::Align::Right});
    for (const RefereeEntry &one : referees)
        table.add(
            {one.name, one.club, counted(static_cast<int>(shown.sheet(one).size()), "match", "matches")});
    return table.text();
}

/// The matches that have another referee now.
QString appointedText(const ShownReferees &shown, const std::vector<RefereeAppointment> &appointments)
{
    constexpr auto left = TextTable::Align::Left;
    TextTable table({TextTable::Align::Right, left, left, left});
    for (const RefereeAppointment &one : appointments) {
        const int fixture = shown.competition.indexOfNumber(one.match);
        const QString name = shown.officials.nameOf(fixture);
        table.add({QString::number(one.match), kickOffWords(shown.competition, fixture, Language{}),
                   teamsWords(shown.competition, shown.now, fixture, Language{}),
                   name.isEmpty() ? u"no referee"_s : name});
    }
    return table.text();
}

QString contradictionOfReferees(const QCommandLineParser &parser)
{
    if (QString two = twoOf(refereeChanges, parser); !two.isEmpty())
        return two;
    if ((parser.isSet(u"again"_s) || parser.isSet(u"seed"_s)) && !parser.isSet(u"draw"_s))
        return u"--again and --seed need --draw."_s;
    if (parser.isSet(u"reason"_s) && !parser.isSet(u"assign"_s))
        return u"--reason needs --assign."_s;
    return {};
}

int runLeagueReferees(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    if (const QString wrong = contradictionOfReferees(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (parser.isSet(u"seed"_s) && !numberOption(parser, u"seed"_s, 0, streams))
        return wrongUsage;
    const bool changes = std::any_of(refereeChanges.begin(), refereeChanges.end(),
                                     [&parser](const QString &option) { return parser.isSet(option); });
    const QString &place = arguments.constFirst();
    const auto league = changes ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    auto competition = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, competition);
    RefereesDone made;
    if (changes) {
        TOUCHLINE_TRY_ON(streams, assign(made, changeAsked(**league, *competition, parser)));
        TOUCHLINE_TRY_ON(streams,
                         assign(*competition, (*league)->competitions().find(competition->definition().id)));
    }
    const ShownReferees shown(*competition);
    std::vector<RefereeEntry> referees = shown.officials.listed();
    const QString name = parser.value(u"sheet"_s);
    if (parser.isSet(u"sheet"_s) && name != everyOneWord) {
        auto referee = refereeCalled(name, *competition);
        TOUCHLINE_TRY_ON(streams, referee);
        referees = {std::move(*referee)};
    }
    const bool isInVain = !made.entry && !made.without.empty();
    if (streams.asJson) {
        streams.out << jsonText(refereesJson(shown, referees, made.without));
        return isInVain ? refused : done;
    }
    if (changes && !isInVain)
        streams.out << (made.entry ? made.entry->english() : u"Nothing to change."_s) << '\n';
    for (const WithoutReferee &one : made.without)
        streams.err << u"Match %1 has no referee: %2\n"_s.arg(competition->fixtures()[at(one.fixture)].number)
                           .arg(one.why.english());
    if (isInVain)
        return refused;
    if (!made.appointments.empty() && !parser.isSet(u"sheet"_s)) {
        streams.out << appointedText(shown, made.appointments);
        return done;
    }
    if (!parser.isSet(u"sheet"_s)) {
        streams.out << refereesText(shown, referees);
        return done;
    }
    for (std::size_t i = 0; i < referees.size(); ++i)
        streams.out << (i == 0 ? QString() : u"\n"_s) << refereeSheetText(shown, referees[i]);
    return done;
}

} // namespace

const Verb leagueRefereesVerb{
    "league referees",
    "Lists the referees of a competition, draws or appoints them.",
    Subject::Week,
    {{"The list", "league referees club.touchline"},
     {"Draw them for a matchday", "league referees club.touchline --draw 2"},
     {"Choose one by hand", "league referees club.touchline --assign \"4=Ben Ash\""}},
    {placeRow,
     competitionArgumentRows,
     {"add <file>", "Put these referees on the list, or change their clubs: a CSV list with the columns name "
                    "and club. A referee never gets a match of the own club."},
     {"replace <file>", "The same, and take everybody else off the list."},
     {"remove <name>", "Take a referee off the list."},
     {"draw <matchday>", "Draw a referee for each match that has none: a matchday by its number, a round by "
                         "its name, next, or all."},
     {"again", "With --draw: draw those anew who were drawn; who was chosen by hand stays."},
     {"seed <number>", "With --draw: the same seed draws the same referees; random by default."},
     {"assign <match=name>", "Choose the referee of a match yourself: 12=Weber, or 12=none."},
     {"reason <text>", "With --assign: why, where the rules speak against the choice; the history keeps it."},
     {"sheet <name>", "Print the matches of a referee with day and place; \"all\" for everybody's."},
     columnsRow,
     jsonRow,
     whoRow},
    runLeagueReferees,
    placeAndCompetition};

} // namespace touchline::cli
