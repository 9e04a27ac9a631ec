// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/input/league_access.h"
#include "core/base/search_key.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/fines/fines.h"

namespace touchline::cli {

namespace {

Result<std::vector<Fine>> finesIn(const Competition &competition)
{
    const auto rules = disciplineOf(competition);
    TOUCHLINE_TRY(rules);
    return finesOf(competition, progress(competition), *rules ? &**rules : nullptr);
}

/// Those that the options ask for: of one team, open ones.
std::vector<Fine> shownFines(std::vector<Fine> fines, const Competition &competition,
                             const QCommandLineParser &parser)
{
    const QString team = searchKey(parser.value(u"team"_s));
    const bool onlyOpen = parser.isSet(u"open"_s);
    std::erase_if(fines, [&](const Fine &one) {
        return (onlyOpen && one.isPaid) ||
               (!team.isEmpty() && searchKey(competition.entrant(one.team).name) != team);
    });
    return fines;
}

/// The fines with these codes, each once. Errors: Usage (no such fine).
Result<std::vector<Fine>> finesCalled(const QString &codes, const std::vector<Fine> &fines)
{
    std::vector<Fine> called;
    for (const QString &part : codes.split(u',')) {
        const QString code = part.trimmed();
        const auto is = [&code](const Fine &one) { return one.code == code; };
        const auto found = std::find_if(fines.begin(), fines.end(), is);
        if (found == fines.end())
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core",
                                          "There is no fine \"%1\". The list shows their numbers, such as "
                                          "12.1."),
                        {code});
        if (std::none_of(called.begin(), called.end(), is))
            called.push_back(*found);
    }
    return called;
}

QJsonObject finesJson(const Competition &competition, const std::vector<Fine> &fines)
{
    const QJsonArray list = arrayOf(fines, [&](const Fine &one) {
        return QJsonObject{{u"number"_s, one.code},
                           {u"match"_s, one.match},
                           {u"date"_s, orNull(one.day)},
                           {u"team"_s, competition.entrant(one.team).name},
                           {u"player"_s, orNull(one.name)},
                           {u"cause"_s, fineCauseWord(one.cause)},
                           {u"amount"_s, moneyNumber(one.amount)},
                           {u"currency"_s, one.currency},
                           {u"paid"_s, one.isPaid},
                           {u"paid_on"_s, orNull(one.paidOn)},
                           {u"due"_s, one.isDue}};
    });
    QJsonArray sums;
    for (const QString &currency : fineCurrencies(fines)) {
        const FineSum sum = fineSum(fines, -1, currency);
        sums.append(QJsonObject{{u"currency"_s, currency},
                                {u"open"_s, moneyNumber(sum.open)},
                                {u"paid"_s, moneyNumber(sum.paid)}});
    }
    return {{u"fines"_s, list}, {u"sums"_s, sums}};
}

QString standingText(const Fine &fine)
{
    QString text = fine.isPaid ? u"paid"_s : u"open"_s;
    if (fine.paidOn.isValid())
        text += u' ' + fine.paidOn.toString(Qt::ISODate);
    return fine.isDue ? text : text + u", no longer due"_s;
}

QString finesList(const Competition &competition, const std::vector<Fine> &fines)
{
    if (fines.empty())
        return u"No fines.\n"_s;
    constexpr auto left = TextTable::Align::Left;
    TextTable table({left, left, left, left, left, TextTable::Align::Right, left});
    for (const Fine &one : fines)
        table.add({one.code, one.day.isValid() ? one.day.toString(Qt::ISODate) : QString(),
                   competition.entrant(one.team).name, one.name, fineCauseText(one.cause).english(),
                   fineAmountText(one.amount, one.currency), standingText(one)});
    QString text = table.text();
    for (const QString &currency : fineCurrencies(fines)) {
        const FineSum sum = fineSum(fines, -1, currency);
        text += u"Open: %1, paid: %2\n"_s.arg(fineAmountText(sum.open, currency),
                                              fineAmountText(sum.paid, currency));
    }
    return text;
}

/// Notes it as one step.
Result<JournalEntry> mark(League &league, const Competition &competition, const std::vector<Fine> &fines,
                          bool isPaid, const QDate &day)
{
    return league.competitions().update(competition.definition().id,
                                        finePaidTitle(competition, fines, isPaid),
                                        [&](Competition &changed) -> Result<void> {
                                            for (const Fine &fine : fines)
                                                TOUCHLINE_TRY(setFinePaid(changed, fine, isPaid, day));
                                            return {};
                                        });
}

int runLeagueFines(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    const bool isPaid = parser.isSet(u"paid"_s);
    const bool marks = isPaid || parser.isSet(u"unpaid"_s);
    if (isPaid && parser.isSet(u"unpaid"_s))
        return refuseUsage(streams, u"Use --paid or --unpaid, not both."_s);
    QDate day = QDate::currentDate();
    if (parser.isSet(u"on"_s)) {
        day = typedDate(parser.value(u"on"_s));
        if (!isPaid || !day.isValid())
            return refuseUsage(streams, u"--on takes a date (2026-11-28) and needs --paid."_s);
    }
    const QString &place = arguments.constFirst();
    const auto league = marks ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    auto competition = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, competition);
    auto fines = finesIn(*competition);
    TOUCHLINE_TRY_ON(streams, fines);
    if (const QString team = parser.value(u"team"_s); !team.isEmpty()) {
        const auto &entrants = competition->definition().entrants;
        if (std::none_of(entrants.begin(), entrants.end(),
                         [&team](const Entrant &one) { return searchKey(one.name) == searchKey(team); }))
            return refuseUsage(streams, u"There is no team %1 in this competition."_s.arg(team));
    }
    if (marks) {
        const auto called = finesCalled(parser.value(isPaid ? u"paid"_s : u"unpaid"_s), *fines);
        TOUCHLINE_TRY_ON(streams, called);
        const auto entry = mark(**league, *competition, *called, isPaid, day);
        TOUCHLINE_TRY_ON(streams, entry);
        if (!streams.asJson)
            streams.out << entry->english() << '\n';
        competition = (*league)->competitions().find(competition->definition().id);
        TOUCHLINE_TRY_ON(streams, competition);
        fines = finesIn(*competition);
        TOUCHLINE_TRY_ON(streams, fines);
    }
    const std::vector<Fine> shown = shownFines(std::move(*fines), *competition, parser);
    streams.out << (streams.asJson ? jsonText(finesJson(*competition, shown))
                                   : finesList(*competition, shown));
    return done;
}

} // namespace

const Verb leagueFinesVerb{"league fines",
                           "Lists the fines of a competition and marks them as paid.",
                           Subject::Week,
                           {{"Who owes what", "league fines club.touchline"},
                            {"What is still open", "league fines club.touchline --open"},
                            {"Of one club", "league fines club.touchline --team \"Mill Town\""}},
                           {placeRow,
                            competitionArgumentRows,
                            {"paid <numbers>", "Mark fines as paid, by the numbers of the list: 12.1,14.2."},
                            {"unpaid <numbers>", "Mark fines as not paid after all."},
                            {"on <date>", "The day of the payment; today by default."},
                            {"team <name>", "Only the fines of this team."},
                            {"open", "Only fines that are not paid."},
                            jsonRow,
                            whoRow},
                           runLeagueFines,
                           placeAndCompetition};

} // namespace touchline::cli
