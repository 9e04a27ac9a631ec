// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/facts_json.h"

#include "core/base/json_fields.h"
#include "core/competition/draws/draw_json.h"
#include "core/competition/entry/entrant_json.h"
#include "core/match/report/score_limits.h"

#include <QJsonArray>
#include <qglobal.h>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

constexpr int largestFact = 1000000;
constexpr std::initializer_list<const char *> winnerWords{"home", "away", "nobody"};

// The words are in the order of the enumerators.
constexpr std::array rulingRows{
    field<&Ruling::match>("match", 1, largestFact),
    wordField<&Ruling::kind>("kind", "postponed abandoned walkover annulled replay as_it_is lifted"),
};
constexpr std::array thenRows{
    wordField<&Ruling::then>("then", "undecided stands replay awarded"),
};
constexpr std::array minuteRows{
    optionalField<&Ruling::minute>("minute", 1, Ruling::lastMinute),
};
constexpr std::array newDayRows{
    optionalField<&Ruling::newDate>("new_date"),
    optionalField<&Ruling::newGround>("new_ground"),
};
constexpr std::array cardsRows{
    optionalWordField<&Ruling::cards>("cards", "by_rules stay fall"),
};
constexpr std::array rulingNoteRows{
    optionalField<&Ruling::date>("date"),
    optionalField<&Ruling::reason>("reason"),
};
constexpr std::array withdrawalRows{
    wordField<&TeamWithdrawal::results>("results", "void counted revoked"),
    optionalField<&TeamWithdrawal::date>("date"),
    optionalField<&TeamWithdrawal::reason>("reason"),
};
constexpr std::array replacementRows{
    optionalField<&Replacement::date>("date"),
    optionalField<&Replacement::reason>("reason"),
};
constexpr std::array setAsideRows{
    field<&SetAside::match>("number", 1, largestFact),
    wordField<&SetAside::why>("why", "corrected taken_out replayed"),
};
constexpr std::array noteRows{
    optionalField<&Note::date>("date"),
    optionalField<&Note::reason>("reason"),
};

QTime readTime(JsonReader &reader, const char *key)
{
    if (!reader.has(key))
        return {};
    const QString text = reader.text(key);
    const QTime time = QTime::fromString(text, QStringLiteral("HH:mm"));
    if (!time.isValid())
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "\"%1\" isn't a time. Try 20:30."), {text}});
    return time;
}

void insertScore(QJsonObject &object, const char *key, const std::optional<Score> &score)
{
    if (score)
        object.insert(QLatin1String(key), QJsonArray{score->home, score->away});
}

std::optional<Score> readScore(JsonReader &reader, const char *key)
{
    if (!reader.has(key))
        return std::nullopt;
    const QJsonArray array = reader.array(key);
    const auto goals = [&array](qsizetype i) { return array.at(i).toInt(-1); };
    if (array.size() == 2 && goals(0) >= 0 && goals(1) >= 0 && goals(0) <= mostGoals && goals(1) <= mostGoals)
        return Score{goals(0), goals(1)};
    reader.problem(key, {QT_TRANSLATE_NOOP("core", "A score is two whole numbers from 0 to %1: [2, 1]."),
                         {QString::number(mostGoals)}});
    return std::nullopt;
}

/// Numbers of matches, 0 for none; empty where they were not noted.
std::vector<int> readLastPlayed(JsonReader &reader)
{
    std::vector<int> numbers;
    for (const auto &value : reader.arrayOr("last_played"))
        numbers.push_back(value.toInt(-1));
    if (std::any_of(numbers.begin(), numbers.end(), [](int number) { return number < 0; }))
        reader.problem("last_played",
                       {QT_TRANSLATE_NOOP("core", "Only numbers of matches can be listed."), {}});
    return numbers;
}

void insertTeams(const Competition &competition, const PerSide<int> &teams, QJsonObject &object)
{
    for (const Side side : bothSides)
        if (teams[side] >= 0)
            object.insert(sideWord(side), competition.entrant(teams[side]).handle());
}

int readTeam(JsonReader &reader, const char *key, const Competition &competition)
{
    return teamFromHandle(reader.text(key), competition.definition().entrants, reader.path(key),
                          reader.problems());
}

QJsonObject toJson(const Ruling &ruling, const Competition &competition)
{
    QJsonObject object = writtenRows(rulingRows, &ruling);
    insertTeams(competition, ruling.teams, object);
    if (ruling.kind == Ruling::Kind::Abandoned)
        addRows(thenRows, &ruling, object);
    if (ruling.isAward()) {
        object.insert(QStringLiteral("winner"),
                      ruling.winner ? sideWord(*ruling.winner) : QStringLiteral("nobody"));
        object.insert(QStringLiteral("whole_tie"), ruling.wholeTie);
    }
    insertScore(object, "score", ruling.score);
    insertScore(object, "abandoned_at", ruling.abandonedAt);
    addRows(minuteRows, &ruling, object);
    addRows(newDayRows, &ruling, object);
    if (ruling.newTime.isValid())
        object.insert(QStringLiteral("new_time"), ruling.newTime.toString(QStringLiteral("HH:mm")));
    addRows(cardsRows, &ruling, object);
    if (ruling.lastPlayed)
        object.insert(QStringLiteral("last_played"),
                      QJsonArray{(*ruling.lastPlayed)[Side::Home], (*ruling.lastPlayed)[Side::Away]});
    addRows(rulingNoteRows, &ruling, object);
    return object;
}

Ruling readRuling(JsonReader &reader, const Competition &competition)
{
    Ruling ruling;
    readRows(reader, rulingRows, &ruling);
    for (const Side side : bothSides) {
        const QByteArray key = sideWord(side).toLatin1();
        if (reader.has(key.constData()))
            ruling.teams[side] = readTeam(reader, key.constData(), competition);
    }
    if (ruling.kind == Ruling::Kind::Abandoned) {
        readRows(reader, thenRows, &ruling);
        ruling.abandonedAt = readScore(reader, "abandoned_at");
        readRows(reader, minuteRows, &ruling);
    }
    if (ruling.isAward()) {
        const int winner = reader.word("winner", winnerWords);
        if (winner < 2)
            ruling.winner = static_cast<Side>(winner);
        ruling.wholeTie = reader.flagOr("whole_tie", true);
        ruling.score = readScore(reader, "score");
    }
    if (ruling.kind == Ruling::Kind::Postponed || ruling.isPlayedAgain()) {
        readRows(reader, newDayRows, &ruling);
        ruling.newTime = readTime(reader, "new_time");
    }
    if (ruling.mayRuleCards())
        readRows(reader, cardsRows, &ruling);
    if (const std::vector<int> last = readLastPlayed(reader); last.size() == 2)
        ruling.lastPlayed = PerSide<int>{{last.front(), last.back()}};
    readRows(reader, rulingNoteRows, &ruling);
    reader.refuseUnknownKeys();
    return ruling;
}

/// Hands the problems of a part on, with its place before their own.
void noteAll(const Error &error, JsonReader &reader)
{
    if (error.problems.empty())
        reader.problems().push_back({reader.path(), error.message, {}});
    for (Problem problem : error.problems) {
        problem.where = reader.path() + QLatin1Char('.') + problem.where;
        reader.problems().push_back(std::move(problem));
    }
}

template <class Read>
void readList(JsonReader &reader, const char *key, const Read &read)
{
    if (!reader.has(key))
        return;
    reader.each(key, [&read](JsonReader &item, int) {
        const std::size_t before = item.problems().size();
        auto fact = read(item);
        if (item.problems().size() != before)
            return;
        if (const auto kept = fact(); !kept)
            noteAll(kept.error(), item);
    });
}

QJsonArray withdrawalsToJson(const Competition &competition)
{
    QJsonArray array;
    for (const TeamWithdrawal &one : competition.withdrawals()) {
        QJsonObject object = writtenRows(withdrawalRows, &one);
        object.insert(QStringLiteral("team"), competition.entrant(one.team).handle());
        if (!one.lastPlayed.empty()) {
            QJsonArray last;
            for (const int number : one.lastPlayed)
                last.append(number);
            object.insert(QStringLiteral("last_played"), last);
        }
        array.append(object);
    }
    return array;
}

QJsonArray replacementsToJson(const Competition &competition)
{
    QJsonArray array;
    for (const Replacement &one : competition.replacements()) {
        QJsonObject object = writtenRows(replacementRows, &one);
        object.insert(QStringLiteral("team"), competition.entrant(one.team).handle());
        object.insert(QStringLiteral("former"), toJson(one.former));
        array.append(object);
    }
    return array;
}

QJsonArray setAsideToJson(const Competition &competition)
{
    QJsonArray array;
    for (const SetAside &one : competition.setAside()) {
        QJsonObject object = writtenRows(setAsideRows, &one);
        object.insert(QStringLiteral("report"), toJson(*one.report));
        addRows(noteRows, &one.note, object);
        array.append(object);
    }
    return array;
}

SetAside readSetAsideItem(JsonReader &reader)
{
    SetAside one;
    readRows(reader, setAsideRows, &one);
    auto report = reportFromJson(reader.object("report"));
    if (!report)
        noteAll(report.error(), reader);
    else
        one.report = std::make_shared<const MatchReport>(std::move(*report));
    readRows(reader, noteRows, &one.note);
    reader.refuseUnknownKeys();
    return one;
}

void insertList(QJsonObject &object, const char *key, const QJsonArray &list)
{
    if (!list.isEmpty())
        object.insert(QLatin1String(key), list);
}

} // namespace

void insertRulings(const Competition &competition, QJsonObject &object)
{
    QJsonArray rulings;
    for (const Ruling &ruling : competition.rulings())
        rulings.append(toJson(ruling, competition));
    insertList(object, "rulings", rulings);
    insertList(object, "withdrawals", withdrawalsToJson(competition));
    insertList(object, "replacements", replacementsToJson(competition));
}

void readRulings(JsonReader &reader, Competition &competition)
{
    readList(reader, "rulings", [&competition](JsonReader &item) {
        return [&competition, ruling = readRuling(item, competition)] { return competition.restore(ruling); };
    });
    readList(reader, "withdrawals", [&competition](JsonReader &item) {
        TeamWithdrawal one;
        one.team = readTeam(item, "team", competition);
        readRows(item, withdrawalRows, &one);
        one.lastPlayed = readLastPlayed(item);
        item.refuseUnknownKeys();
        return [&competition, one] { return competition.restore(one); };
    });
    readList(reader, "replacements", [&competition](JsonReader &item) {
        Replacement one;
        one.team = readTeam(item, "team", competition);
        JsonReader former(item.object("former"), item.problems(), item.path("former"));
        one.former = readEntrant(former);
        readRows(item, replacementRows, &one);
        item.refuseUnknownKeys();
        return [&competition, one] { return competition.restore(one); };
    });
}

void insertSetAside(const Competition &competition, QJsonObject &object)
{
    insertList(object, "set_aside", setAsideToJson(competition));
}

void readSetAside(JsonReader &reader, Competition &competition)
{
    readList(reader, "set_aside", [&competition](JsonReader &item) {
        return [&competition, one = readSetAsideItem(item)] { return competition.restore(one); };
    });
}

} // namespace touchline
