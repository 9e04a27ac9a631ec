// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/input/league_access.h"
#include "core/base/search_key.h"
#include "core/exchange/lists/team_csv.h"
#include "core/squad/club_picture.h"
#include "models/league/import/club_list.h"
#include "models/league/league_teams.h"
#include "models/league/players/team_players.h"

namespace touchline::cli {

namespace {

const QString nothingWord = u"none"_s;
const QString everybodyWord = u"all"_s;

/// Options that change one club.
const QStringList clubChanges{u"ground"_s,  u"address"_s,     u"table"_s,         u"colours"_s,
                              u"picture"_s, u"add-contact"_s, u"remove-contact"_s};
/// Options that are about a list.
const QStringList clubLists{u"import"_s, u"export"_s};

/// "Ann Lee, captain, ann@example.org, +44 20 1234": behind the name each part is known by its form.
ClubContact contactFrom(const QString &text)
{
    const QStringList parts = text.split(u',');
    ClubContact contact{parts.front().simplified(), {}, {}, {}};
    for (const QString &part : parts.mid(1)) {
        const QString word = part.simplified();
        if (word.contains(u'@'))
            contact.mail = word;
        else if (!word.isEmpty() && (word.front() == u'+' || word.front() == u'(' || word.front().isDigit()))
            contact.phone = word;
        else
            contact.role = contact.role.isEmpty() ? word : contact.role + u", "_s + word;
    }
    return contact;
}

Result<void> removeContact(const QString &name, Club &club)
{
    const auto isCalled = [&name](const ClubContact &one) {
        return searchKey(one.name) == searchKey(name) ||
               (!one.mail.isEmpty() && one.mail.compare(name, Qt::CaseInsensitive) == 0);
    };
    if (name == everybodyWord)
        club.contacts.clear();
    else if (std::erase_if(club.contacts, isCalled) == 0)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The club has no contact %1."), {name});
    return {};
}

Result<void> takeColours(const QString &text, Team &team)
{
    const QStringList words = text.split(u',');
    for (const QString &word : words)
        if (kitColour(word).isEmpty() || words.size() > 2)
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "--colours takes one or two colours: red,white or "
                                                  "#D00000,#FFFFFF."));
    team.kit = {kitColour(words.front()), kitColour(words.back())};
    return {};
}

/// What the command line says of a club, put into what is known of it.
Result<void> takeAsked(const QCommandLineParser &parser, Club &club, Team &team)
{
    for (const auto &[option, part] :
         {std::pair(u"ground"_s, &Club::ground), std::pair(u"address"_s, &Club::address),
          std::pair(u"table"_s, &Club::table)})
        if (parser.isSet(option))
            club.*part = parser.value(option) == nothingWord ? QString() : parser.value(option);
    if (parser.isSet(u"colours"_s))
        TOUCHLINE_TRY(takeColours(parser.value(u"colours"_s), team));
    for (const QString &name : parser.values(u"remove-contact"_s))
        TOUCHLINE_TRY(removeContact(name, club));
    for (const QString &text : parser.values(u"add-contact"_s))
        club.contacts.push_back(contactFrom(text));
    const QString path = parser.value(u"picture"_s);
    if (!parser.isSet(u"picture"_s))
        return {};
    if (path == nothingWord) {
        club.picture.clear();
        return {};
    }
    return assign(club.picture, readFile(path, mostPictureBytes + 1));
}

QJsonValue pictureWord(const Club &club)
{
    const auto kind =
        club.picture.isEmpty() ? Result<ClubPictureKind>(ClubPictureKind::Png) : checkPicture(club.picture);
    return club.picture.isEmpty() || !kind ? QJsonValue() : QJsonValue(pictureSuffix(*kind));
}

QJsonObject clubJson(const Team &team, const Club &club, bool withContacts)
{
    QJsonObject object{{u"team"_s, team.displayName()},
                       {u"ground"_s, orNull(club.ground)},
                       {u"address"_s, orNull(club.address)},
                       {u"table"_s, orNull(club.table)},
                       {u"colours"_s, QJsonArray{orNull(team.kit.first), orNull(team.kit.second)}},
                       {u"picture"_s, pictureWord(club)}};
    if (withContacts)
        object.insert(u"contacts"_s, arrayOf(club.contacts, [](const ClubContact &one) {
                          return QJsonObject{{u"name"_s, orNull(one.name)},
                                             {u"role"_s, orNull(one.role)},
                                             {u"mail"_s, orNull(one.mail)},
                                             {u"phone"_s, orNull(one.phone)}};
                      }));
    return object;
}

QString clubText(const Team &team, const Club &club, bool withContacts)
{
    QStringList facts;
    const auto add = [&facts](const QString &label, const QString &value) {
        if (!value.isEmpty())
            facts << u"  %1: %2\n"_s.arg(label, nameShown(value));
    };
    add(u"Home ground"_s, club.place());
    add(u"Home table"_s, club.table);
    QStringList colours{team.kit.first, team.kit.second};
    colours.removeAll(QString());
    colours.removeDuplicates();
    add(u"Colours"_s, colours.join(u", "_s));
    add(u"Picture"_s, pictureWord(club).toString().toUpper());
    if (withContacts)
        for (const ClubContact &one : club.contacts) {
            QStringList parts{one.name, one.role, one.mail, one.phone};
            parts.removeAll(QString());
            add(u"Contact"_s, parts.join(u", "_s));
        }
    return nameShown(team.displayName()) + u'\n' +
           (facts.isEmpty() ? u"  Nothing known.\n"_s : facts.join(QString()));
}

/// One club, or all of which something is known.
int printClubs(League &league, const std::vector<Team> &teams, const QCommandLineParser &parser,
               Streams &streams)
{
    const bool withContacts = parser.isSet(u"with-contacts"_s);
    if (withContacts)
        TOUCHLINE_TRY_ON(streams, league.teams().checkMayReadContacts());
    QJsonArray list;
    QStringList texts;
    for (const Team &team : teams) {
        const auto club = league.teams().club(team.id);
        TOUCHLINE_TRY_ON(streams, club);
        list.append(clubJson(team, *club, withContacts));
        texts << clubText(team, *club, withContacts);
    }
    streams.out << (streams.asJson ? jsonText({{u"clubs"_s, list}}) : texts.join(u'\n'));
    return done;
}

int importList(const QString &place, const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.value(u"import"_s);
    auto bytes = readFile(path);
    TOUCHLINE_TRY_ON(streams, bytes);
    auto named = namedColumns(parser, clubListColumns().names());
    TOUCHLINE_TRY_ON(streams, named);
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto entry = importClubs(**league, CsvList(*std::move(bytes), *std::move(named)));
    if (!entry)
        return printError(streams, inFile(entry.error(), path));
    streams.out << entry->english() << '\n';
    return done;
}

int exportList(const QString &place, const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.value(u"export"_s);
    const auto league = leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto list =
        clubList(**league, parser.isSet(u"with-contacts"_s) ? ClubContacts::Listed : ClubContacts::LeftOut,
                 spreadsheetStyle(path));
    TOUCHLINE_TRY_ON(streams, list);
    TOUCHLINE_TRY_ON(streams, writeFile(path, *list, streams));
    return done;
}

int changeClub(const QString &place, const QString &name, const QCommandLineParser &parser, Streams &streams)
{
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    auto team = teamCalled(**league, name);
    TOUCHLINE_TRY_ON(streams, team);
    auto club = (*league)->teams().club(team->id);
    TOUCHLINE_TRY_ON(streams, club);
    TOUCHLINE_TRY_ON(streams, takeAsked(parser, *club, *team));
    const auto entry = (*league)->teams().setClubs({*club}, {}, {*team});
    TOUCHLINE_TRY_ON(streams, entry);
    streams.err << entry->english() << '\n';
    return printClubs(**league, {*team}, parser, streams);
}

int runLeagueClub(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const auto isSet = [&parser](const QString &option) { return parser.isSet(option); };
    const bool changes = std::any_of(clubChanges.begin(), clubChanges.end(), isSet);
    const bool isList = std::any_of(clubLists.begin(), clubLists.end(), isSet);
    if (const QString two = twoOf(clubLists, parser); !two.isEmpty())
        return refuseUsage(streams, two);
    if (isList && (changes || arguments.size() > 1))
        return refuseUsage(streams,
                           u"--import and --export are about all clubs: leave out TEAM and its facts."_s);
    if (changes && arguments.size() == 1)
        return refuseUsage(streams, u"Missing TEAM: the club that is changed."_s);
    const QString &place = arguments.constFirst();
    if (isList)
        return parser.isSet(u"import"_s) ? importList(place, parser, streams)
                                         : exportList(place, parser, streams);
    if (changes)
        return changeClub(place, arguments.at(1), parser, streams);
    const auto league = leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    if (arguments.size() > 1) {
        const auto team = teamCalled(**league, arguments.at(1));
        TOUCHLINE_TRY_ON(streams, team);
        return printClubs(**league, {*team}, parser, streams);
    }
    const auto teams = (*league)->teams().all();
    TOUCHLINE_TRY_ON(streams, teams);
    return printClubs(**league, *teams, parser, streams);
}

} // namespace

const Verb leagueClubVerb{
    "league club",
    "Shows and changes what clubs have: ground, table, colours, picture, contacts.",
    Subject::Begin,
    {{"What a club has", "league club club.touchline \"Mill Town\""},
     {"Its ground and colours",
      "league club club.touchline \"Mill Town\" --ground \"Mill Lane Hall\" --colours red,white"},
     {"All clubs as a list", "league club club.touchline --export clubs-now.csv"}},
    {placeRow,
     argument("TEAM", "The club; without one, all are shown.", "[TEAM]"),
     {"ground <name>", "The home ground; matches on home grounds are played there. \"none\" removes it."},
     {"address <text>", "The address of the ground, or \"none\"."},
     {"table <text>", "The club's own table, or \"none\"."},
     {"colours <colours>", "One or two colours: red,white or #D00000,#FFFFFF."},
     {"picture <file>", "A PNG, JPEG or SVG of at most 1 MB, shown in place of the shirt; or \"none\"."},
     {"add-contact <text>", "Somebody to reach: \"NAME, ROLE, MAIL, PHONE\", all but the name optional; may "
                            "be repeated. Contacts are kept in the league and never exported unless asked."},
     {"remove-contact <text>", "Remove the contact of that name or mail address; \"all\" for everybody."},
     {"import <file>", "Take a CSV list of clubs over: name, ground, address, table, kit_first, kit_second, "
                       "contact, role, mail, phone. Empty cells change nothing."},
     {"export <file>", "Write such a list; without contacts, unless --with-contacts is given."},
     {"with-contacts", "Show or write the contacts too."},
     columnsRow,
     forceRow,
     jsonRow,
     whoRow},
    runLeagueClub,
    {1, 2, "Missing PLACE: touchline-cli league club PLACE [TEAM]."},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {u"export"_s}); }};

} // namespace touchline::cli
