// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/correction.h"

#include "app/cli/cups/cup_file.h"
#include "core/base/plain_digits.h"
#include "core/competition/progress.h"
#include "models/words/competition/score_entry.h"

namespace touchline::cli {

namespace {

constexpr int mostPoints = 1000;
constexpr int lastMinute = 120;

// What is done: exactly one of them.
const std::vector<OptionRow> corrections{
    {"score <2-1>", "The correct result, including extra time; or the score of a walkover."},
    {"take-out", "Delete the result; the match is to be played."},
    {"walkover <side>", "Award the match to HOME or AWAY; with BOTH, both lose."},
    {"annul", "Annul the match; it is not replayed."},
    {"replay", "Clear the match for a replay; its date and ground stay."},
    {"postpone <day|open>", "Postpone the match to that day (2026-05-01), or to an open date."},
    {"abandoned <1-0>", "The match was abandoned at that score; decide with --then."},
    {"as-it-is", "Let the match count for the teams that played it, although others should have."},
    {"lift", "Cancel the rulings on this match."},
    {"withdraw <team>", "Withdraw the team; --results decides how its matches count."},
    {"deduct <team>", "Deduct points from the team: --points and --reason."},
    {"bonus <team>", "Give bonus points to the team: --points and --reason."},
    {"lot <teams>", "Record a drawing of lots: the teams in the order drawn, separated by commas."},
    {"replace <team>", "Replace a team that has not played yet by the card of --by."},
};

// How it is done.
const std::vector<OptionRow> details{
    {"match <number>", "The number of the match; of points, the one that they are about."},
    {"aet", "The score of --score includes extra time."},
    {"pens <4-3>", "The score of the penalty shoot-out."},
    {"leg-only", "The walkover counts for one leg only; otherwise its winner goes through."},
    {"minute <number>", "The minute in which the match was abandoned."},
    {"then <what>", "undecided, stands, replay, or the winner: HOME or AWAY."},
    {"cards <what>",
     "stay or fall: the cards of an annulled, abandoned or replayed match; otherwise by the rules."},
    {"results <what>", "void, counted (the remaining matches are walkovers), or revoked."},
    {"points <number>", "The number of points to deduct or to give."},
    {"group <name>", "The table for points or lots, if there are several."},
    {"by <team>", "The card of the new team."},
    {"on <day>", "The day of the decision (2026-05-01)."},
    {"reason <text>", "The reason, kept in the history."},
    {"new-day <day>", "The day of the replay, if it is another one."},
    {"kick-off <time>", "The kick-off time on the new day (19:30); otherwise it is not known yet."},
    {"ground <name>", "The ground, pitch or table on the new day; otherwise it stays."},
};

tl::unexpected<Error> badValue(const char *text, const QString &value)
{
    return fail(Fault::Usage, text, {value});
}

Result<Score> scoreFrom(const QString &text)
{
    return asUsage(goalsFromText(text));
}

/// Null where the option is not set, or is "open".
Result<QDate> dayOf(const QCommandLineParser &parser, const QString &option)
{
    const QString text = parser.value(option);
    if (text.isEmpty() || text == "open"_L1)
        return QDate();
    const QDate date = typedDate(text);
    if (!date.isValid())
        return badValue(QT_TRANSLATE_NOOP("core", "\"%1\" isn't a date. Try 2026-06-11."), text);
    return date;
}

/// Null where it is not set.
Result<QTime> kickOffOf(const QCommandLineParser &parser)
{
    const QString text = parser.value(u"kick-off"_s);
    if (!parser.isSet(u"kick-off"_s))
        return QTime();
    const QTime time = QTime::fromString(text, u"H:mm"_s);
    if (!time.isValid())
        return badValue(QT_TRANSLATE_NOOP("core", "\"%1\" isn't a time. Try 19:30."), text);
    return time;
}

Result<int> numberFrom(const QString &text, int most)
{
    const std::optional<int> number = typedNumber(text);
    if (!number || *number < 1 || *number > most)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "\"%1\" isn't a number from 1 to %2."),
                    {text, QString::number(most)});
    return *number;
}

std::optional<Side> sideFrom(const QString &text)
{
    return sideFromWord(text.toLower());
}

Result<int> matchOf(const Competition &competition, const QCommandLineParser &parser)
{
    if (!parser.isSet(u"match"_s))
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "Choose the match with --match NUMBER."));
    return matchNumbered(parser.value(u"match"_s), competition);
}

/// The table that is named, else the only one with all these teams.
Result<int> tableOf(const Competition &competition, const QCommandLineParser &parser,
                    const std::vector<int> &teams)
{
    const QString name = parser.value(u"group"_s);
    const Progress now = progress(competition);
    std::vector<int> found;
    for (std::size_t i = 0; i < now.tables.size(); ++i) {
        const std::vector<int> &members = now.tables[i].teams;
        const bool hasAll = std::all_of(teams.begin(), teams.end(), [&members](int team) {
            return std::find(members.begin(), members.end(), team) != members.end();
        });
        if (hasAll && (name.isEmpty() || competition.tables()[i].name == name))
            found.push_back(static_cast<int>(i));
    }
    if (found.empty())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "No such table has that team."));
    if (found.size() > 1)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The team is in several tables: choose one with --group."));
    return found.front();
}

Result<Change> lotFrom(const Competition &competition, const QCommandLineParser &parser)
{
    Lot lot;
    for (const QString &name : parser.value(u"lot"_s).split(u',')) {
        const auto team = entrantCalled(name.trimmed(), competition);
        TOUCHLINE_TRY(team);
        lot.order.push_back(*team);
    }
    if (parser.isSet(u"match"_s)) {
        const auto index = matchOf(competition, parser);
        TOUCHLINE_TRY(index);
        lot.tie = competition.fixtures()[at(*index)].number;
        return lot;
    }
    TOUCHLINE_TRY(assign(lot.table, tableOf(competition, parser, lot.order)));
    return lot;
}

/// `asked`: "deduct" or "bonus".
Result<Change> pointsFrom(const Competition &competition, const QCommandLineParser &parser,
                          const QString &asked)
{
    const auto team = entrantCalled(parser.value(asked), competition);
    TOUCHLINE_TRY(team);
    // "--deduct Wales 3" is how people write it: the number stands alone then, behind PLACE and COMPETITION.
    const QStringList arguments = parser.positionalArguments();
    const QString number = parser.isSet(u"points"_s) ? parser.value(u"points"_s)
                           : arguments.size() > 1    ? arguments.constLast()
                                                     : QString();
    const auto points = tablePointsFrom(number, mostPoints);
    if (!points || *points == 0)
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "\"%1\" isn't a number of points from 0.5 to %2."),
                    {number, QString::number(mostPoints)});
    const auto table = tableOf(competition, parser, {*team});
    TOUCHLINE_TRY(table);
    Deduction made{*table, *team, asked == "bonus"_L1 ? -*points : *points, parser.value(u"reason"_s)};
    if (parser.isSet(u"match"_s)) {
        const auto index = matchOf(competition, parser);
        TOUCHLINE_TRY(index);
        made.match = competition.fixtures()[at(*index)].number;
        const PerSide<int> teams = progress(competition).fixtures[at(*index)].teams;
        if (teams[Side::Home] != *team && teams[Side::Away] != *team)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "%1 does not play in match %2."),
                        {competition.entrant(*team).name, QString::number(made.match)});
    }
    return made;
}

Result<Change> withdrawalFrom(const Competition &competition, const QCommandLineParser &parser,
                              const Note &note)
{
    const auto team = entrantCalled(parser.value(u"withdraw"_s), competition);
    TOUCHLINE_TRY(team);
    const QString word = parser.value(u"results"_s);
    const QStringList words{u"void"_s, u"counted"_s, u"revoked"_s};
    const auto index = words.indexOf(word);
    if (index < 0)
        return badValue(QT_TRANSLATE_NOOP("core", "--results is void, counted or revoked, not \"%1\"."),
                        word);
    return TeamWithdrawal{*team, static_cast<TeamWithdrawal::Results>(index), note.date, note.reason};
}

/// HOME, AWAY or BOTH, and the goals where they are given.
Result<void> readAward(Ruling &ruling, const QString &word, const QCommandLineParser &parser)
{
    ruling.winner = sideFrom(word);
    if (!ruling.winner && word.toLower() != "both"_L1)
        return badValue(QT_TRANSLATE_NOOP("core", "--walkover is HOME, AWAY or BOTH, not \"%1\"."), word);
    ruling.wholeTie = !parser.isSet(u"leg-only"_s);
    if (!parser.isSet(u"score"_s))
        return {};
    TOUCHLINE_TRY(assign(ruling.score, scoreFrom(parser.value(u"score"_s))));
    return {};
}

Result<void> readAbandoned(Ruling &ruling, const QCommandLineParser &parser)
{
    TOUCHLINE_TRY(assign(ruling.abandonedAt, scoreFrom(parser.value(u"abandoned"_s))));
    if (parser.isSet(u"minute"_s))
        TOUCHLINE_TRY(assign(ruling.minute, numberFrom(parser.value(u"minute"_s), lastMinute)));
    const QString then = parser.value(u"then"_s).toLower();
    const QStringList words{QString(), u"stands"_s, u"replay"_s};
    if (sideFrom(then)) {
        ruling.then = Ruling::Then::Awarded;
        return readAward(ruling, then, parser);
    }
    const auto index = words.indexOf(then == "undecided"_L1 ? QString() : then);
    if (index < 0)
        return badValue(
            QT_TRANSLATE_NOOP("core", "--then is undecided, stands, replay, HOME or AWAY, not \"%1\"."),
            then);
    ruling.then = static_cast<Ruling::Then>(index);
    return {};
}

Result<void> readCards(Ruling &ruling, const QCommandLineParser &parser)
{
    if (!parser.isSet(u"cards"_s))
        return {};
    const QString word = parser.value(u"cards"_s).toLower();
    if (word != "stay"_L1 && word != "fall"_L1)
        return badValue(QT_TRANSLATE_NOOP("core", "--cards is stay or fall, not \"%1\"."), word);
    if (!ruling.mayRuleCards())
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "--cards is only for --annul, --abandoned and --replay."));
    ruling.cards = word == "stay"_L1 ? Ruling::Cards::Stay : Ruling::Cards::Fall;
    return {};
}

/// The new day of a match, its hour and its ground.
Result<void> readDay(Ruling &ruling, const QCommandLineParser &parser)
{
    TOUCHLINE_TRY(
        assign(ruling.newDate,
               dayOf(parser, ruling.kind == Ruling::Kind::Postponed ? u"postpone"_s : u"new-day"_s)));
    const auto time = kickOffOf(parser);
    TOUCHLINE_TRY(time);
    if (time->isValid() && !ruling.newDate.isValid())
        return fail(
            Fault::Usage,
            QT_TRANSLATE_NOOP("core", "--kick-off needs a new day: --postpone DAY or --new-day DAY."));
    ruling.newTime = *time;
    ruling.newGround = parser.value(u"ground"_s).trimmed();
    if (parser.isSet(u"ground"_s) && ruling.newGround.isEmpty())
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "--ground needs the name of a ground."));
    return {};
}

/// Where the match is played is asked for only where it moves.
Result<void> checkDay(const Ruling &ruling, const QCommandLineParser &parser)
{
    const bool isAsked = parser.isSet(u"kick-off"_s) || parser.isSet(u"ground"_s);
    if (isAsked && !ruling.movesDay())
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "--kick-off and --ground are only for a match on a new day: "
                                              "--postpone DAY, or --replay with --new-day DAY."));
    return {};
}

Ruling::Kind kindOf(const QString &asked)
{
    const QStringList names{u"postpone"_s, u"abandoned"_s, u"walkover"_s, u"annul"_s,
                            u"replay"_s,   u"as-it-is"_s,  u"lift"_s};
    return static_cast<Ruling::Kind>(names.indexOf(asked));
}

Result<Change> rulingFrom(const Competition &competition, const QCommandLineParser &parser,
                          const QString &asked, const Note &note)
{
    const auto index = matchOf(competition, parser);
    TOUCHLINE_TRY(index);
    Ruling ruling;
    ruling.match = competition.fixtures()[at(*index)].number;
    ruling.kind = kindOf(asked);
    ruling.teams = progress(competition).fixtures[at(*index)].teams;
    ruling.date = note.date;
    ruling.reason = note.reason;
    const CountedResult *result = competition.result(*index);
    if (ruling.kind == Ruling::Kind::AsItIs && result != nullptr)
        ruling.teams = result->teams;
    TOUCHLINE_TRY(readDay(ruling, parser));
    TOUCHLINE_TRY(readCards(ruling, parser));
    Result<void> read;
    if (ruling.kind == Ruling::Kind::Walkover)
        read = readAward(ruling, parser.value(asked), parser);
    else if (ruling.kind == Ruling::Kind::Abandoned)
        read = readAbandoned(ruling, parser);
    if (read)
        read = checkDay(ruling, parser);
    TOUCHLINE_TRY(read);
    return ruling;
}

Result<Change> reportFrom(const Competition &competition, const QCommandLineParser &parser)
{
    const auto index = matchOf(competition, parser);
    TOUCHLINE_TRY(index);
    const auto result = resultAsked(parser.value(u"score"_s), parser);
    TOUCHLINE_TRY(result);
    return typedReport(competition, *index, *result);
}

Result<Change> changeFrom(const Competition &competition, const QCommandLineParser &parser,
                          const QString &asked, const Note &note)
{
    if (asked == "score"_L1)
        return reportFrom(competition, parser);
    if (asked == "withdraw"_L1)
        return withdrawalFrom(competition, parser, note);
    if (asked == "deduct"_L1 || asked == "bonus"_L1)
        return pointsFrom(competition, parser, asked);
    if (asked == "lot"_L1)
        return lotFrom(competition, parser);
    if (asked != "take-out"_L1)
        return rulingFrom(competition, parser, asked, note);
    const auto index = matchOf(competition, parser);
    TOUCHLINE_TRY(index);
    return ReportWithdrawal{competition.fixtures()[at(*index)].number};
}

} // namespace

const std::vector<OptionRow> correctionRows{corrections, details};

QStringList correctionsAsked(const QCommandLineParser &parser)
{
    QStringList asked;
    for (const OptionRow &option : corrections)
        if (const QString name = QString::fromUtf8(option.name).section(u' ', 0, 0); parser.isSet(name))
            asked << name;
    // There it only says how many goals the winner is given.
    if (asked.contains(u"walkover"_s) || asked.contains(u"abandoned"_s))
        asked.removeOne(u"score"_s);
    return asked;
}

Result<CorrectedScore> resultAsked(const QString &score, const QCommandLineParser &parser)
{
    auto result = asUsage(scoreFromText(score));
    TOUCHLINE_TRY(result);
    result->afterExtraTime = result->afterExtraTime || parser.isSet(u"aet"_s);
    if (parser.isSet(u"pens"_s)) {
        const auto shootOut = scoreFrom(parser.value(u"pens"_s));
        TOUCHLINE_TRY(shootOut);
        if (result->shootOut && *result->shootOut != *shootOut)
            return badValue(QT_TRANSLATE_NOOP("core", "\"%1\" already says how the shoot-out ended. Leave "
                                                      "--pens out."),
                            score);
        result->shootOut = *shootOut;
    }
    return result;
}

Result<Note> correctionNote(const QCommandLineParser &parser)
{
    const auto on = dayOf(parser, u"on"_s);
    TOUCHLINE_TRY(on);
    return Note{*on, parser.value(u"reason"_s)};
}

Result<std::optional<Change>> changeAsked(const Competition &competition, const QCommandLineParser &parser,
                                          const Note &note)
{
    const QString asked = correctionsAsked(parser).constFirst();
    if (asked == "replace"_L1)
        return std::optional<Change>();
    auto change = changeFrom(competition, parser, asked, note);
    TOUCHLINE_TRY(change);
    return std::optional(std::move(*change));
}

Result<Competition> replaced(Competition competition, const QCommandLineParser &parser, const Note &note)
{
    const auto team = entrantCalled(parser.value(u"replace"_s), competition);
    TOUCHLINE_TRY(team);
    const auto other = teamFor(parser.value(u"by"_s));
    TOUCHLINE_TRY(other);
    // It takes the place in the ranking with it.
    auto in = entrantWith(**other, competition.entrant(*team).ranking, competition.definition().game);
    TOUCHLINE_TRY(in);
    TOUCHLINE_TRY(competition.replaceEntrant(*team, std::move(*in), note));
    return competition;
}

Result<Competition> corrected(const Competition &competition, const QCommandLineParser &parser)
{
    const auto note = correctionNote(parser);
    TOUCHLINE_TRY(note);
    const auto change = changeAsked(competition, parser, *note);
    TOUCHLINE_TRY(change);
    return *change ? withChange(competition, **change, *note) : replaced(competition, parser, *note);
}

} // namespace touchline::cli
