// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/league_access.h"

#include "core/base/login_name.h"
#include "core/base/plain_digits.h"
#include "core/base/search_key.h"
#include "models/league/access/league_place.h"
#include "models/league/access/server_access.h"
#include "models/store/database/server_address.h"

#include <QFile>
#include <QFileInfo>
#include <QUrl>

namespace touchline::cli {

namespace {

const QByteArray databaseMark("SQLite format 3\0", 16);

QString namesOf(const std::vector<CompetitionLine> &lines)
{
    QStringList names;
    for (std::size_t i = 0; i < lines.size(); ++i)
        names << u"%1 (%2)"_s.arg(lines[i].name).arg(i + 1);
    return names.join(u", "_s);
}

tl::unexpected<Error> notOne(const QString &text, const std::vector<CompetitionLine> &lines, bool isSeveral)
{
    if (lines.empty())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The league has no competition yet."));
    if (text.isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Choose a competition by name or number: %1."),
                    {namesOf(lines)});
    if (isSeveral)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP(
                        "core", "Several competitions are called \"%1\": choose one by its number: %2."),
                    {text, namesOf(lines)});
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "The league has no competition \"%1\". Competitions: %2."),
                {text, namesOf(lines)});
}

Result<void> checkIsNoPipe(const QString &place)
{
    if (!isPipe(place))
        return {};
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "A league cannot be read from a pipe. Give the name of its file."));
}

QStringList &openingNotes()
{
    static QStringList notes;
    return notes;
}

Result<std::unique_ptr<League>> noted(Result<std::unique_ptr<League>> league)
{
    if (league && !(*league)->openingNote().isEmpty())
        openingNotes() << (*league)->openingNote().english();
    if (league && (*league)->newRights())
        for (const Message &line : serverAccess(*(*league)->newRights()))
            openingNotes() << line.english();
    return league;
}

/// What is read of a league that is not as its history says is shown, but not without a word.
Result<std::unique_ptr<League>> withWarning(Result<std::unique_ptr<League>> league)
{
    if (league && !(*league)->condition().empty())
        openingNotes() << u"%1 is damaged or was changed without Touchline: what is shown may be "
                          "wrong. See: touchline-cli verify %1"_s.arg((*league)->place());
    return league;
}

constexpr int passwordAttempts = 3;

PasswordQuestion &passwordQuestion()
{
    static PasswordQuestion ask = nullptr;
    return ask;
}

tl::unexpected<Error> withWhereToPutIt(Error why)
{
    why.problems.push_back({{},
                            {QT_TRANSLATE_NOOP("core", "Put the password in ~/.pgpass or in PGPASSWORD. It "
                                                       "can be typed only in a terminal."),
                             {}},
                            {}});
    return fail(std::move(why));
}

} // namespace

QStringList takeOpeningNotes()
{
    return std::exchange(openingNotes(), {});
}

void printAccess(const store::ServerRights &rights, Streams &streams)
{
    for (const Message &line : serverAccess(rights))
        streams.out << line.english() << '\n';
}

bool isLeaguePlace(const QString &text)
{
    if (isServerPlace(text) || text.endsWith(".touchline"_L1))
        return true;
    // Nothing is taken out of a pipe by looking at it.
    QFile file(text);
    return QFileInfo(text).isFile() && file.open(QIODevice::ReadOnly) &&
           file.read(databaseMark.size()) == databaseMark;
}

QString backendWord(store::Backend backend)
{
    return backend == store::Backend::Sqlite ? u"sqlite"_s : u"postgresql"_s;
}

LeagueAccess accessOf(const Streams &streams)
{
    LeagueAccess access{whoOf(streams)};
    access.isNameChosen = streams.as.has_value();
    return access;
}

QString whoOf(const Streams &streams)
{
    for (const QString &name : {streams.as.value_or(QString()), loginName()})
        if (QString who = name.trimmed(); !who.isEmpty())
            return who;
    return u"somebody"_s;
}

Result<std::unique_ptr<League>> leagueToRead(const QString &place)
{
    return withWarning(leagueToInspect(place));
}

Result<std::unique_ptr<League>> leagueToInspect(const QString &place)
{
    TOUCHLINE_TRY(checkIsNoPipe(place));
    return noted(withPassword(place, [&place] { return League::open(place, {u"somebody"_s, true, {}}); }));
}

Result<std::unique_ptr<League>> leagueToChange(const QString &place, const Streams &streams)
{
    TOUCHLINE_TRY(checkIsNoPipe(place));
    return noted(withPassword(place, [&] { return League::open(place, accessOf(streams)); }));
}

Result<std::unique_ptr<League>> leagueToRepair(const QString &place, const Streams &streams)
{
    TOUCHLINE_TRY(checkIsNoPipe(place));
    LeagueAccess access = accessOf(streams);
    access.isRepair = true;
    return withPassword(place, [&] { return League::open(place, access); });
}

Result<std::unique_ptr<League>> newLeague(const QString &place, const QString &name, const Streams &streams)
{
    return withPassword(place, [&] { return League::create(place, name, accessOf(streams)); });
}

Result<std::unique_ptr<League>> leagueToFill(const QString &place, const Streams &streams)
{
    auto league = leagueToChange(place, streams);
    if (league || league.error().fault != Fault::NotFound)
        return league;
    const QString name = QFileInfo(QUrl(place).path()).completeBaseName();
    return noted(newLeague(place, name.isEmpty() ? place : name, streams));
}

const std::vector<OptionRow> competitionArgumentRows{
    argument("COMPETITION", "By name or number; optional if there is only one.", "[COMPETITION]"),
    {"competition <name>", "The same as COMPETITION, as with the other commands."}};

Result<CompetitionLine> competitionCalled(const QString &text, League &league)
{
    const auto lines = league.competitions().all();
    TOUCHLINE_TRY(lines);
    const QString wanted = searchKey(text);
    std::vector<CompetitionLine> found;
    std::copy_if(lines->begin(), lines->end(), std::back_inserter(found), [&](const CompetitionLine &line) {
        return text.isEmpty() || searchKey(line.name) == wanted;
    });
    if (found.size() == 1)
        return found.front();
    bool isNumber = false;
    const std::size_t number = text.toULong(&isNumber);
    if (isNumber && number >= 1 && number <= lines->size())
        return (*lines)[number - 1];
    return notOne(text, *lines, !found.empty());
}

Result<Competition> competitionOf(League &league, const QString &text)
{
    const auto line = competitionCalled(text, league);
    TOUCHLINE_TRY(line);
    return league.competitions().find(line->id);
}

void askPasswordsWith(PasswordQuestion ask)
{
    passwordQuestion() = ask;
}

Result<void> askForPassword(const QString &place, const Error &why, int attempt)
{
    const auto address = store::serverAddress(place);
    if (!address || attempt == passwordAttempts)
        return fail(why);
    if (passwordQuestion() == nullptr)
        return withWhereToPutIt(why);
    const QString host = address->host.isEmpty() ? u"localhost"_s : address->host;
    const auto typed = passwordQuestion()(u"%1Password of \"%2\" on %3: "_s.arg(
        attempt > 0 ? u"Wrong password. "_s : QString(), address->user, host));
    if (!typed)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No password was typed."));
    store::setServerPassword(*address, *typed);
    return {};
}

void forgetPassword(const QString &place)
{
    if (const auto address = store::serverAddress(place))
        store::setServerPassword(*address, {});
}

Result<int> matchNumbered(const QString &text, const Competition &competition)
{
    const std::optional<int> number = typedNumber(text);
    if (!number)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "\"%1\" isn't the number of a match."), {text});
    const int index = competition.indexOfNumber(*number);
    if (index < 0)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no match %1."), {text});
    return index;
}

} // namespace touchline::cli
