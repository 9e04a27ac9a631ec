// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/shapes/match_json.h"

#include "core/base/parsed_json.h"
#include "core/exchange/shapes/match_table.h"

#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

constexpr qsizetype mostMatches = 100'000;

bool isObjectWith(const QByteArray &bytes, std::initializer_list<const char *> keys)
{
    // Enough to meet the keys of the first match, behind a list of participants too.
    constexpr qsizetype lookedAt = 4'000'000;
    const QByteArray beginning = bytes.left(lookedAt);
    QByteArray start = beginning.left(16);
    if (start.startsWith("\xEF\xBB\xBF"))
        start.remove(0, 3);
    return start.trimmed().startsWith('{') &&
           std::all_of(keys.begin(), keys.end(), [&](const char *key) { return beginning.contains(key); });
}

/// The lines on which a key stands, in their order: the matches of a file that is written for people.
std::vector<int> linesOf(const QByteArray &bytes, const QByteArray &key)
{
    std::vector<int> lines;
    int line = 1;
    qsizetype counted = 0;
    for (qsizetype at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + key.size())) {
        line += static_cast<int>(bytes.mid(counted, at - counted).count('\n'));
        counted = at;
        lines.push_back(line);
    }
    return lines;
}

void setLines(std::vector<ForeignMatch> &matches, const std::vector<int> &lines)
{
    for (std::size_t i = 0; i < matches.size(); ++i)
        matches[i].line = lines.size() == matches.size() ? lines[i] : 0;
}

/// A word, or the number that stands for one ("round": 3).
QString wordOf(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toDouble()) : value.toString().simplified();
}

/// "name" of an object, or the text itself.
QString nameOf(const QJsonValue &value)
{
    return value.isObject() ? wordOf(value[QLatin1String("name")]) : wordOf(value);
}

/// "2-1" of [2, 1]; empty where it is none. What is no whole number is left as it stands, to be refused.
QString pairOf(const QJsonValue &value)
{
    const QJsonArray pair = value.toArray();
    if (pair.size() != 2 || !pair.at(0).isDouble() || !pair.at(1).isDouble())
        return {};
    return QStringLiteral("%1-%2").arg(wordOf(pair.at(0)), wordOf(pair.at(1)));
}

QString scoreOf(const QJsonObject &match)
{
    const QJsonValue score = match[QLatin1String("score")];
    if (QString plain = pairOf(score); !plain.isEmpty())
        return plain;
    QString text = pairOf(score[QLatin1String("et")]);
    if (!text.isEmpty())
        text += QStringLiteral(" aet");
    else
        text = pairOf(score[QLatin1String("ft")]);
    if (text.isEmpty() && match[QLatin1String("score1")].isDouble())
        text = pairOf(QJsonArray{match[QLatin1String("score1")], match[QLatin1String("score2")]});
    if (const QString kicks = pairOf(score[QLatin1String("p")]); !kicks.isEmpty())
        text += QStringLiteral(" (%1 pens)").arg(kicks);
    QString status = wordOf(match[QLatin1String("status")]).toLower();
    if (text.isEmpty() && (status == QLatin1String("postponed") || status == QLatin1String("abandoned")))
        return status;
    return text.trimmed();
}

class FootballJsonReader
{
public:
    void read(const QJsonArray &matches, const QString &round)
    {
        for (const auto &one : matches)
            if (m_matches.size() < static_cast<std::size_t>(mostMatches))
                read(one.toObject(), round);
    }

    CsvSheet sheet(const QByteArray &bytes)
    {
        setLines(m_matches, linesOf(bytes, "\"team1\""));
        return matchTable(std::move(m_matches), {}, {});
    }

private:
    void read(const QJsonObject &match, QString round)
    {
        ForeignMatch one;
        if (round.isEmpty())
            round = wordOf(match[QLatin1String("round")]);
        one.group = nameOf(match[QLatin1String("group")]);
        if (isGroupName(round) && one.group.isEmpty())
            one.group = round;
        else
            one.round = round;
        one.number = match[QLatin1String("num")].toInt();
        one.home = nameOf(match[QLatin1String("team1")]);
        one.away = nameOf(match[QLatin1String("team2")]);
        one.date = wordOf(match[QLatin1String("date")]);
        readTime(match[QLatin1String("time")].toString(), one);
        const QJsonValue ground = match[match.contains(QLatin1String("ground")) ? QLatin1String("ground")
                                                                                : QLatin1String("stadium")];
        one.ground = nameOf(ground);
        one.city = wordOf(ground[QLatin1String("city")]);
        if (one.city.isEmpty())
            one.city = wordOf(match[QLatin1String("city")]);
        one.score = scoreOf(match);
        const QString home = goalsOf(match[QLatin1String("goals1")].toArray());
        const QString away = goalsOf(match[QLatin1String("goals2")].toArray());
        if (!home.isEmpty() || !away.isEmpty())
            one.goals = home + QStringLiteral("; ") + away;
        m_matches.push_back(std::move(one));
    }

    /// "Reed 12 (p), Mann 45+1": as a line of Football.TXT has them.
    static QString goalsOf(const QJsonArray &goals)
    {
        constexpr qsizetype most = 100;
        QStringList texts;
        for (const auto &goal : goals) {
            if (texts.size() >= most)
                break;
            QString text = wordOf(goal[QLatin1String("name")]) + u' ' + wordOf(goal[QLatin1String("minute")]);
            if (const int offset = goal[QLatin1String("offset")].toInt(); offset > 0)
                text += QStringLiteral("+%1").arg(offset);
            if (goal[QLatin1String("penalty")].toBool())
                text += QStringLiteral(" (p)");
            if (goal[QLatin1String("owngoal")].toBool())
                text += QStringLiteral(" (og)");
            texts << text;
        }
        return texts.join(QStringLiteral(", "));
    }

    /// "20:45", "13:00 UTC-6".
    static void readTime(const QString &text, ForeignMatch &one)
    {
        static const QRegularExpression form(
            QStringLiteral("^(\\d{1,2}:\\d{2})(?:\\s*UTC([-+])(\\d{1,2}))?$"));
        const auto parts = form.match(text.simplified());
        one.time = parts.hasMatch() ? parts.captured(1) : text.simplified();
        if (!parts.captured(2).isEmpty())
            one.time +=
                QStringLiteral("%1%2:00").arg(parts.captured(2), parts.captured(3).rightJustified(2, u'0'));
    }

    std::vector<ForeignMatch> m_matches;
};

/// An object that stands alone or below its kind: {"match": {...}}.
QJsonObject unwrapped(const QJsonValue &value, QLatin1String kind)
{
    return value[kind].isObject() ? value[kind].toObject() : value.toObject();
}

QHash<qint64, QString> participantsOf(const QJsonObject &tournament)
{
    QHash<qint64, QString> names;
    for (const auto &entry : tournament[QLatin1String("participants")].toArray()) {
        const QJsonObject one = unwrapped(entry, QLatin1String("participant"));
        QString name = wordOf(one[QLatin1String("name")]);
        if (name.isEmpty())
            name = wordOf(one[QLatin1String("display_name")]);
        names.insert(one[QLatin1String("id")].toInteger(), name);
        // In a stage of groups a participant has another id.
        for (const auto &id : one[QLatin1String("group_player_ids")].toArray())
            names.insert(id.toInteger(), name);
    }
    return names;
}

/// Of several games of a match ("3-1,0-2,2-1") how many each side has won.
QString scoreOfGames(const QString &text)
{
    static const QRegularExpression game(QStringLiteral("^(\\d{1,3})-(\\d{1,3})$"));
    const QStringList games = text.split(u',', Qt::SkipEmptyParts);
    if (games.size() < 2)
        return text.trimmed();
    int home = 0;
    int away = 0;
    for (const QString &one : games) {
        const auto goals = game.match(one.trimmed());
        if (!goals.hasMatch())
            return text;
        home += goals.captured(1).toInt() > goals.captured(2).toInt() ? 1 : 0;
        away += goals.captured(1).toInt() < goals.captured(2).toInt() ? 1 : 0;
    }
    return QStringLiteral("%1-%2").arg(home).arg(away);
}

/// The result as a list writes it. A forfeit, or a score against the winner ("-1-0"), is a walkover.
QString challongeScore(const QJsonObject &match)
{
    const QString text = match[QLatin1String("scores_csv")].toString();
    const qint64 winner = match[QLatin1String("winner_id")].toInteger();
    const bool isForfeit = match[QLatin1String("forfeited")].toBool() || text.contains(QLatin1String("--")) ||
                           text.startsWith(u'-');
    if (match[QLatin1String("state")].toString() != QLatin1String("complete"))
        return {};
    if (isForfeit || text.isEmpty())
        return winner == match[QLatin1String("player1_id")].toInteger()   ? QStringLiteral("H-W")
               : winner == match[QLatin1String("player2_id")].toInteger() ? QStringLiteral("A-W")
                                                                          : QString();
    return scoreOfGames(text);
}

QString challongeRound(int round)
{
    return round < 0 ? QStringLiteral("Losers round %1").arg(-round) : QStringLiteral("Round %1").arg(round);
}

} // namespace

bool isFootballJson(const QByteArray &bytes)
{
    return isObjectWith(bytes, {"\"team1\"", "\"team2\""});
}

CsvSheet readFootballJson(const QByteArray &bytes)
{
    const auto document = parsedJson(bytes);
    if (!document)
        return unreadableSheet(document.error());
    FootballJsonReader reader;
    const QJsonObject object = document->object();
    reader.read(object[QLatin1String("matches")].toArray(), {});
    for (const auto &round : object[QLatin1String("rounds")].toArray())
        reader.read(round[QLatin1String("matches")].toArray(), wordOf(round[QLatin1String("name")]));
    CsvSheet sheet = reader.sheet(bytes);
    sheet.title = wordOf(object[QLatin1String("name")]);
    return sheet;
}

bool isChallongeJson(const QByteArray &bytes)
{
    return isObjectWith(bytes, {"\"participants\"", "\"player1_id\"", "\"matches\""});
}

CsvSheet readChallongeJson(const QByteArray &bytes)
{
    const auto document = parsedJson(bytes);
    if (!document)
        return unreadableSheet(document.error());
    const QJsonObject tournament = unwrapped(document->object(), QLatin1String("tournament"));
    const QHash<qint64, QString> names = participantsOf(tournament);
    std::vector<ForeignMatch> matches;
    bool hasGames = false;
    for (const auto &entry : tournament[QLatin1String("matches")].toArray()) {
        const QJsonObject match = unwrapped(entry, QLatin1String("match"));
        ForeignMatch one;
        one.number = match[QLatin1String("suggested_play_order")].toInt();
        one.round = challongeRound(match[QLatin1String("round")].toInt());
        one.home = names.value(match[QLatin1String("player1_id")].toInteger());
        one.away = names.value(match[QLatin1String("player2_id")].toInteger());
        one.ground = wordOf(match[QLatin1String("location")]);
        one.score = challongeScore(match);
        hasGames = hasGames || match[QLatin1String("scores_csv")].toString().contains(u',');
        const QString start = match[QLatin1String("scheduled_time")].toString();
        if (const QDateTime moment = QDateTime::fromString(start, Qt::ISODate); moment.isValid()) {
            one.date = moment.date().toString(Qt::ISODate);
            const int ahead = moment.offsetFromUtc() / 60;
            one.time = moment.time().toString(QStringLiteral("HH:mm")) +
                       QStringLiteral("%1%2:%3")
                           .arg(QChar(ahead < 0 ? u'-' : u'+'))
                           .arg(qAbs(ahead) / 60, 2, 10, QChar(u'0'))
                           .arg(qAbs(ahead) % 60, 2, 10, QChar(u'0'));
        }
        matches.push_back(std::move(one));
    }
    setLines(matches, linesOf(bytes, "\"player1_id\""));
    Problems notes;
    if (hasGames)
        notes.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "Where a match has several games, the score is the games won."), {}},
             {}});
    // Of a match whose teams are still to be found nothing is known.
    std::erase_if(matches, [](const ForeignMatch &one) { return one.home.isEmpty() && one.away.isEmpty(); });
    CsvSheet sheet = matchTable(std::move(matches), {}, std::move(notes));
    sheet.title = wordOf(tournament[QLatin1String("name")]);
    return sheet;
}

} // namespace touchline
