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

tl::unexpected<Error> badValue(const char *text, const QString &value)
{
    return fail(Fault::Usage, text, {value});
}

Result<Score> scoreFrom(const QString &text)
{
    return asUsage(goalsFromText(text));
}

/// Null where nothing is typed, or "open".
Result<QDate> dayOf(const QString &text)
{
    return dayFrom(text == "open"_L1 ? QString() : text);
}

/// Null where nothing is typed.
Result<QTime> kickOffOf(const std::optional<QString> &text)
{
    if (!text)
        return QTime();
    const QTime time = QTime::fromString(*text, u"H:mm"_s);
    if (!time.isValid())
        return badValue(QT_TRANSLATE_NOOP("core", "\"%1\" isn't a time. Try 19:30."), *text);
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

Result<int> matchOf(const Competition &competition, const CorrectionWishes &wishes)
{
    if (!wishes.match)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "Choose the match with --match NUMBER."));
    return matchNumbered(*wishes.match, competition);
}

/// The table `name`, else the only one with all these teams.
Result<int> tableOf(const Competition &competition, const QString &name, const std::vector<int> &teams)
{
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

Result<Change> lotFrom(const Competition &competition, const CorrectionWishes &wishes)
{
    Lot lot;
    for (const QString &name : wishes.value.split(u',')) {
        const auto team = entrantCalled(name.trimmed(), competition);
        TOUCHLINE_TRY(team);
        lot.order.push_back(*team);
    }
    if (wishes.match) {
        const auto index = matchOf(competition, wishes);
        TOUCHLINE_TRY(index);
        lot.tie = competition.fixtures()[at(*index)].number;
        return lot;
    }
    TOUCHLINE_TRY(assign(lot.table, tableOf(competition, wishes.group, lot.order)));
    return lot;
}

Result<Change> pointsFrom(const Competition &competition, const CorrectionWishes &wishes)
{
    const auto team = entrantCalled(wishes.value, competition);
    TOUCHLINE_TRY(team);
    const auto points = tablePointsFrom(wishes.points, mostPoints);
    if (!points || *points == 0)
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "\"%1\" isn't a number of points from 0.5 to %2."),
                    {wishes.points, QString::number(mostPoints)});
    const auto table = tableOf(competition, wishes.group, {*team});
    TOUCHLINE_TRY(table);
    Deduction made{*table, *team, wishes.asks("bonus") ? -*points : *points, wishes.reason};
    if (wishes.match) {
        const auto index = matchOf(competition, wishes);
        TOUCHLINE_TRY(index);
        made.match = competition.fixtures()[at(*index)].number;
        const PerSide<int> teams = progress(competition).fixtures[at(*index)].teams;
        if (teams[Side::Home] != *team && teams[Side::Away] != *team)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "%1 does not play in match %2."),
                        {competition.entrant(*team).name, QString::number(made.match)});
    }
    return made;
}

Result<Change> withdrawalFrom(const Competition &competition, const CorrectionWishes &wishes,
                              const Note &note)
{
    const auto team = entrantCalled(wishes.value, competition);
    TOUCHLINE_TRY(team);
    const QStringList words{u"void"_s, u"counted"_s, u"revoked"_s};
    const auto index = words.indexOf(wishes.results);
    if (index < 0)
        return badValue(QT_TRANSLATE_NOOP("core", "--results is void, counted or revoked, not \"%1\"."),
                        wishes.results);
    return TeamWithdrawal{*team, static_cast<TeamWithdrawal::Results>(index), note.date, note.reason};
}

/// HOME, AWAY or BOTH, and the goals where they are given.
Result<void> readAward(Ruling &ruling, const QString &word, const CorrectionWishes &wishes)
{
    ruling.winner = sideFrom(word);
    if (!ruling.winner && word.toLower() != "both"_L1)
        return badValue(QT_TRANSLATE_NOOP("core", "--walkover is HOME, AWAY or BOTH, not \"%1\"."), word);
    ruling.wholeTie = !wishes.legOnly;
    if (wishes.score)
        TOUCHLINE_TRY(assign(ruling.score, scoreFrom(*wishes.score)));
    return {};
}

Result<void> readAbandoned(Ruling &ruling, const CorrectionWishes &wishes)
{
    TOUCHLINE_TRY(assign(ruling.abandonedAt, scoreFrom(wishes.value)));
    if (wishes.minute)
        TOUCHLINE_TRY(assign(ruling.minute, numberFrom(*wishes.minute, lastMinute)));
    const QString then = wishes.then.toLower();
    const QStringList words{QString(), u"stands"_s, u"replay"_s};
    if (sideFrom(then)) {
        ruling.then = Ruling::Then::Awarded;
        return readAward(ruling, then, wishes);
    }
    const auto index = words.indexOf(then == "undecided"_L1 ? QString() : then);
    if (index < 0)
        return badValue(
            QT_TRANSLATE_NOOP("core", "--then is undecided, stands, replay, HOME or AWAY, not \"%1\"."),
            then);
    ruling.then = static_cast<Ruling::Then>(index);
    return {};
}

Result<void> readCards(Ruling &ruling, const CorrectionWishes &wishes)
{
    if (!wishes.cards)
        return {};
    const QString word = wishes.cards->toLower();
    if (word != "stay"_L1 && word != "fall"_L1)
        return badValue(QT_TRANSLATE_NOOP("core", "--cards is stay or fall, not \"%1\"."), word);
    if (!ruling.mayRuleCards())
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "--cards is only for --annul, --abandoned and --replay."));
    ruling.cards = word == "stay"_L1 ? Ruling::Cards::Stay : Ruling::Cards::Fall;
    return {};
}

/// The new day of a match, its hour and its ground.
Result<void> readDay(Ruling &ruling, const CorrectionWishes &wishes)
{
    TOUCHLINE_TRY(
        assign(ruling.newDate, dayOf(ruling.kind == Ruling::Kind::Postponed ? wishes.value : wishes.newDay)));
    const auto time = kickOffOf(wishes.kickOff);
    TOUCHLINE_TRY(time);
    if (time->isValid() && !ruling.newDate.isValid())
        return fail(
            Fault::Usage,
            QT_TRANSLATE_NOOP("core", "--kick-off needs a new day: --postpone DAY or --new-day DAY."));
    ruling.newTime = *time;
    ruling.newGround = wishes.ground.value_or(QString()).trimmed();
    if (wishes.ground && ruling.newGround.isEmpty())
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "--ground needs the name of a ground."));
    return {};
}

/// Where the match is played is asked for only where it moves.
Result<void> checkDay(const Ruling &ruling, const CorrectionWishes &wishes)
{
    if ((wishes.kickOff || wishes.ground) && !ruling.movesDay())
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

Result<Change> rulingFrom(const Competition &competition, const CorrectionWishes &wishes, const Note &note)
{
    const auto index = matchOf(competition, wishes);
    TOUCHLINE_TRY(index);
    Ruling ruling;
    ruling.match = competition.fixtures()[at(*index)].number;
    ruling.kind = kindOf(wishes.asked.constFirst());
    ruling.teams = progress(competition).fixtures[at(*index)].teams;
    ruling.date = note.date;
    ruling.reason = note.reason;
    const CountedResult *result = competition.result(*index);
    if (ruling.kind == Ruling::Kind::AsItIs && result != nullptr)
        ruling.teams = result->teams;
    TOUCHLINE_TRY(readDay(ruling, wishes));
    TOUCHLINE_TRY(readCards(ruling, wishes));
    Result<void> read;
    if (ruling.kind == Ruling::Kind::Walkover)
        read = readAward(ruling, wishes.value, wishes);
    else if (ruling.kind == Ruling::Kind::Abandoned)
        read = readAbandoned(ruling, wishes);
    if (read)
        read = checkDay(ruling, wishes);
    TOUCHLINE_TRY(read);
    return ruling;
}

Result<Change> reportFrom(const Competition &competition, const CorrectionWishes &wishes)
{
    const auto index = matchOf(competition, wishes);
    TOUCHLINE_TRY(index);
    const auto result = resultAsked(wishes.value, wishes.result);
    TOUCHLINE_TRY(result);
    return typedReport(competition, *index, *result);
}

Result<Change> changeFrom(const Competition &competition, const CorrectionWishes &wishes, const Note &note)
{
    if (wishes.asks("score"))
        return reportFrom(competition, wishes);
    if (wishes.asks("withdraw"))
        return withdrawalFrom(competition, wishes, note);
    if (wishes.asks("deduct") || wishes.asks("bonus"))
        return pointsFrom(competition, wishes);
    if (wishes.asks("lot"))
        return lotFrom(competition, wishes);
    if (!wishes.asks("take-out"))
        return rulingFrom(competition, wishes, note);
    const auto index = matchOf(competition, wishes);
    TOUCHLINE_TRY(index);
    return ReportWithdrawal{competition.fixtures()[at(*index)].number};
}

} // namespace

Result<CorrectedScore> resultAsked(const QString &score, const ResultWishes &wishes)
{
    auto result = asUsage(scoreFromText(score));
    TOUCHLINE_TRY(result);
    result->afterExtraTime = result->afterExtraTime || wishes.afterExtraTime;
    if (wishes.shootOut) {
        const auto shootOut = scoreFrom(*wishes.shootOut);
        TOUCHLINE_TRY(shootOut);
        if (result->shootOut && *result->shootOut != *shootOut)
            return badValue(QT_TRANSLATE_NOOP("core", "\"%1\" already says how the shoot-out ended. Leave "
                                                      "--pens out."),
                            score);
        result->shootOut = *shootOut;
    }
    return result;
}

Result<Note> correctionNote(const CorrectionWishes &wishes)
{
    const auto on = dayOf(wishes.on);
    TOUCHLINE_TRY(on);
    return Note{*on, wishes.reason};
}

Result<std::optional<Change>> changeAsked(const Competition &competition, const CorrectionWishes &wishes,
                                          const Note &note)
{
    if (wishes.asks("replace"))
        return std::optional<Change>();
    auto change = changeFrom(competition, wishes, note);
    TOUCHLINE_TRY(change);
    return std::optional(std::move(*change));
}

Result<Competition> replaced(Competition competition, const CorrectionWishes &wishes, const Note &note)
{
    const auto team = entrantCalled(wishes.value, competition);
    TOUCHLINE_TRY(team);
    const auto other = teamFor(wishes.by);
    TOUCHLINE_TRY(other);
    // It takes the place in the ranking with it.
    auto in = entrantWith(**other, competition.entrant(*team).ranking, competition.definition().game);
    TOUCHLINE_TRY(in);
    TOUCHLINE_TRY(competition.replaceEntrant(*team, std::move(*in), note));
    return competition;
}

Result<Competition> corrected(const Competition &competition, const CorrectionWishes &wishes)
{
    const auto note = correctionNote(wishes);
    TOUCHLINE_TRY(note);
    const auto change = changeAsked(competition, wishes, *note);
    TOUCHLINE_TRY(change);
    return *change ? withChange(competition, **change, *note) : replaced(competition, wishes, *note);
}

} // namespace touchline::cli
