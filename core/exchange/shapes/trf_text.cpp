// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/shapes/trf_text.h"

#include "core/exchange/shapes/match_table.h"

#include <QDate>
#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace touchline {

namespace {

/// Columns of a line, from 0, where the standard counts from 1.
constexpr qsizetype nameAt = 14;
constexpr qsizetype nameLength = 33;
constexpr qsizetype pointsAt = 80;
constexpr qsizetype firstRoundAt = 91;
constexpr qsizetype roundLength = 10;
constexpr qsizetype mostRounds = 100;
constexpr std::size_t mostPlayers = 5000;

struct TrfRound
{
    /// Start number; 0 = none.
    int opponent = 0;
    QChar colour = u'-';
    QChar result = u' ';

    [[nodiscard]] bool isEmpty() const { return opponent == 0 && (result == u' ' || result == u'Z'); }
};

struct TrfPlayer
{
    int line = 0;
    int number = 0;
    QString name;
    double points = -1;
    std::vector<TrfRound> rounds;
};

/// What a result is of both sides: a win, a draw, a defeat; forfeits and matches that are not rated apart.
int halvesOf(QChar result)
{
    switch (result.toUpper().unicode()) {
    case '1':
    case '+':
    case 'W':
    case 'U':
    case 'F':
        return 2;
    case '=':
    case 'D':
    case 'H':
        return 1;
    default:
        return 0;
    }
}

class TrfReader
{
public:
    explicit TrfReader(const QString &text)
    {
        int number = 0;
        for (const QString &line : text.split(u'\n'))
            readLine(line, ++number);
    }

    CsvSheet sheet()
    {
        for (std::size_t i = 0; i < m_players.size(); ++i)
            if (!m_byNumber.emplace(m_players[i].number, i).second ||
                !m_names.insert(m_players[i].name.toCaseFolded()).second)
                note(m_players[i].line, QT_TRANSLATE_NOOP("core", "%1 (%2) is in the list twice."),
                     {m_players[i].name, QString::number(m_players[i].number)});
        qsizetype played = 0;
        for (const TrfPlayer &player : m_players)
            played = std::max(played, static_cast<qsizetype>(player.rounds.size()));
        for (qsizetype round = 0; round < played && m_problems.empty(); ++round)
            readRound(static_cast<std::size_t>(round));
        SwissList swiss;
        swiss.rounds = static_cast<int>(std::max<qsizetype>(played, m_rounds));
        swiss.hasHalfPoints = isScale(1, 0.5);
        const bool isKnownScale = swiss.hasHalfPoints || isScale(3, 1);
        std::sort(m_players.begin(), m_players.end(),
                  [](const TrfPlayer &one, const TrfPlayer &other) { return one.number < other.number; });
        std::map<int, int> places;
        for (const TrfPlayer &player : m_players) {
            places[player.number] = static_cast<int>(swiss.players.size());
            swiss.players << player.name;
        }
        for (SwissList::Bye bye : m_byes) {
            bye.player = places[bye.player];
            swiss.byes.push_back(bye);
        }
        Problems notes{
            {{}, {QT_TRANSLATE_NOOP("core", "The file has no goals: a win is 1-0 and a draw 0-0."), {}}, {}}};
        if (!isKnownScale)
            notes.push_back(
                {{},
                 {QT_TRANSLATE_NOOP("core", "The points in the file don't follow from its results: they are "
                                            "counted anew."),
                  {}},
                 {}});
        CsvSheet sheet = matchTable(std::move(m_matches), std::move(m_problems), std::move(notes));
        sheet.title = m_title;
        sheet.swiss = std::move(swiss);
        return sheet;
    }

private:
    void note(int line, const char *text, QStringList arguments)
    {
        m_problems.push_back({csvPlace(line), {text, std::move(arguments)}, {}});
    }

    void readLine(const QString &line, int number)
    {
        const QString code = line.left(3);
        if (code == QLatin1String("012"))
            m_title = line.mid(4).simplified();
        else if (code == QLatin1String("XXR"))
            m_rounds = std::clamp<qsizetype>(line.mid(4).trimmed().toInt(), 0, mostRounds);
        else if (code == QLatin1String("132"))
            readDays(line);
        else if (code == QLatin1String("001") && m_players.size() < mostPlayers)
            readPlayer(line, number);
    }

    /// "26/09/25" for each round.
    void readDays(const QString &line)
    {
        for (qsizetype at = firstRoundAt; at < line.size() && m_days.size() < mostRounds; at += roundLength) {
            const QStringList parts = line.mid(at, 8).split(u'/');
            const QDate day = parts.size() == 3
                                  ? QDate(2000 + parts[0].toInt(), parts[1].toInt(), parts[2].toInt())
                                  : QDate();
            m_days << day.toString(Qt::ISODate);
        }
    }

    void readPlayer(const QString &line, int number)
    {
        TrfPlayer player;
        player.line = number;
        player.number = line.mid(4, 4).trimmed().toInt();
        player.name = line.mid(nameAt, nameLength).simplified();
        bool isNumber = false;
        const double points = line.mid(pointsAt, 4).trimmed().toDouble(&isNumber);
        player.points = isNumber ? points : -1;
        if (player.number < 1 || player.name.isEmpty()) {
            note(number, QT_TRANSLATE_NOOP("core", "The player has no number or no name."), {});
            return;
        }
        for (qsizetype at = firstRoundAt; at < line.size(); at += roundLength) {
            if (static_cast<qsizetype>(player.rounds.size()) >= mostRounds)
                break;
            const QString cell = line.mid(at, roundLength);
            TrfRound round;
            round.opponent = cell.left(4).trimmed().toInt();
            round.colour = cell.size() > 5 ? cell.at(5).toLower() : u'-';
            round.result = cell.size() > 7 ? cell.at(7).toUpper() : u' ';
            player.rounds.push_back(round);
        }
        while (!player.rounds.empty() && player.rounds.back().isEmpty())
            player.rounds.pop_back();
        m_players.push_back(std::move(player));
    }

    [[nodiscard]] static TrfRound roundOf(const TrfPlayer &player, std::size_t round)
    {
        return round < player.rounds.size() ? player.rounds[round] : TrfRound{};
    }

    void readRound(std::size_t round)
    {
        // Who has no opponent by the pairing, and who is to have the points of a win without a match.
        QStringList left;
        std::vector<const TrfPlayer *> full;
        for (const TrfPlayer &player : m_players) {
            const TrfRound one = roundOf(player, round);
            const auto found = m_byNumber.find(one.opponent);
            if (one.opponent == 0 && one.result == u'F')
                full.push_back(&player);
            else if (one.opponent == 0 && (one.result == u'U' || one.result == u'+'))
                left << player.name;
            else if (one.opponent == 0)
                addBye(player, round, one.result == u'H' ? ByeRequest::Kind::Half : ByeRequest::Kind::Zero);
            else if (found == m_byNumber.end() || one.opponent == player.number)
                note(player.line, QT_TRANSLATE_NOOP("core", "Round %1: there is no opponent number %2."),
                     {QString::number(round + 1), QString::number(one.opponent)});
            else
                readMatch(round, player, m_players[found->second]);
        }
        // Older files have F for the one whom the pairing leaves over, too.
        if (left.isEmpty() && full.size() == 1)
            full.clear();
        for (const TrfPlayer *player : full)
            addBye(*player, round, ByeRequest::Kind::Full);
        if (left.size() > 1)
            note(1, QT_TRANSLATE_NOOP("core", "Round %1: the pairing leaves out more than one team (%2)."),
                 {QString::number(round + 1), left.mid(0, 6).join(QStringLiteral(", "))});
    }

    void addBye(const TrfPlayer &player, std::size_t round, ByeRequest::Kind kind)
    {
        m_byes.push_back({player.number, {1, static_cast<int>(round) + 1, kind}});
    }

    void readMatch(std::size_t round, const TrfPlayer &player, const TrfPlayer &opponent)
    {
        const TrfRound one = roundOf(player, round);
        const TrfRound other = roundOf(opponent, round);
        if (other.opponent != player.number) {
            note(player.line, QT_TRANSLATE_NOOP("core", "Round %1: %2 and %3 don't name each other."),
                 {QString::number(round + 1), player.name, opponent.name});
            return;
        }
        const bool isHome = one.colour == u'w' || (one.colour != u'b' && player.number < opponent.number);
        const bool isOtherHome =
            other.colour == u'w' || (other.colour != u'b' && opponent.number < player.number);
        if (isHome == isOtherHome) {
            note(player.line, QT_TRANSLATE_NOOP("core", "Round %1: %2 and %3 have the same colour."),
                 {QString::number(round + 1), player.name, opponent.name});
            return;
        }
        if (!isHome)
            return; // told by the other
        ForeignMatch match;
        match.line = player.line;
        match.round = QStringLiteral("Round %1").arg(round + 1);
        match.date = m_days.value(static_cast<qsizetype>(round));
        match.home = player.name;
        match.away = opponent.name;
        const bool isOpen = one.result == u' ' && other.result == u' ';
        const bool isForfeit = one.result == u'+' || other.result == u'+';
        const int halves = halvesOf(one.result);
        if (!isOpen && halves + halvesOf(other.result) != 2) {
            note(player.line,
                 QT_TRANSLATE_NOOP("core", "Round %1: the results of %2 and %3 don't go together."),
                 {QString::number(round + 1), player.name, opponent.name});
            return;
        }
        if (!isOpen)
            match.score = isForfeit     ? halves == 2 ? QStringLiteral("H-W") : QStringLiteral("A-W")
                              : halves == 2 ? QStringLiteral("1-0")
                          : halves == 1 ? QStringLiteral("0-0")
                                        : QStringLiteral("0-1");
        m_matches.push_back(std::move(match));
    }

    /// The points of every player follow from the results with so many for a win and a draw.
    [[nodiscard]] bool isScale(double win, double draw) const
    {
        constexpr double tenth = 0.05;
        return std::all_of(m_players.begin(), m_players.end(), [&](const TrfPlayer &player) {
            double sum = 0;
            for (const TrfRound &round : player.rounds)
                sum += halvesOf(round.result) == 2 ? win : halvesOf(round.result) == 1 ? draw : 0;
            return player.points < 0 || std::abs(sum - player.points) < tenth;
        });
    }

    QString m_title;
    qsizetype m_rounds = 0;
    QStringList m_days;
    std::vector<TrfPlayer> m_players;
    std::map<int, std::size_t> m_byNumber;
    std::set<QString> m_names;
    std::vector<ForeignMatch> m_matches;
    /// By start number.
    std::vector<SwissList::Bye> m_byes;
    Problems m_problems;
};

} // namespace

bool isTrf(const QString &text)
{
    static const QRegularExpression player(QStringLiteral("^001 {1,4}\\d{1,4} .{8,}"),
                                           QRegularExpression::MultilineOption);
    auto found = player.globalMatch(text.left(20'000));
    int count = 0;
    while (found.hasNext() && count < 2) {
        found.next();
        ++count;
    }
    return count == 2;
}

CsvSheet readTrf(const QString &text)
{
    return TrfReader(text).sheet();
}

} // namespace touchline
