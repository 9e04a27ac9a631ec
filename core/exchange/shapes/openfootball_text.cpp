// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/shapes/openfootball_text.h"

#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/list_dates.h"
#include "core/exchange/shapes/match_table.h"

#include <QRegularExpression>
#include <QStringView>
#include <QtGlobal>

#include <algorithm>
#include <optional>

namespace touchline {

namespace {

/// No heading, and no match, is longer.
constexpr qsizetype longestTextLine = 300;
constexpr std::size_t mostLines = 200'000;

const QString scorePattern =
    QStringLiteral("(?:\\d{1,3} ?[-\\x{2013}] ?\\d{1,3} ?p(?:en|so)?\\.?,? +)?\\d{1,3}[-\\x{2013}]\\d{1,3}"
                   "(?: ?a\\.?e\\.?t\\.?(?!\\w)| ?p(?:en|so)?\\.?(?!\\w))?(?: ?\\([\\d ,\\x{2013}-]*\\))?"
                   "(?:,? ?\\d{1,3}[-\\x{2013}]\\d{1,3} ?p(?:en|so)?\\.?(?!\\w))?");

/// The year of a title: "2026/27" is a season that begins in 2026.
struct TitleYears
{
    int first = 0;
    bool isSeason = false;
};

TitleYears yearsOf(const QString &title)
{
    static const QRegularExpression form(
        QStringLiteral("(?<!\\d)((?:18|19|20)\\d{2})(?:([/-])\\d{2,4})?(?!\\d)"));
    const auto found = form.match(title);
    return {found.captured(1).toInt(), !found.captured(2).isEmpty()};
}

/// "Semi-finals", "Matchday 12", "Group A", "3. Runde": what stands above matches without a sign before it.
bool isRoundWord(const QString &line)
{
    static const QRegularExpression form(
        QStringLiteral(
            "^(?:\\d{1,2}\\.?(?:st|nd|rd|th)? )?(?:(?:first|second|third|fourth|fifth|sixth|qualifying|"
            "preliminary|knockout|regular|championship|relegation) )*"
            "(?:matchday|round|week|gameweek|group|gruppe|grupo|runde|spieltag|jornada|journ\\x{e9}e|"
            "giornata|"
            "final|finals|quarter-?finals?|semi-?finals?|play-?offs?|playoff|season|leg|"
            "(?:match for )?third[- ]place(?: play-?off| match)?|last|stage|achtelfinale|viertelfinale|"
            "halbfinale|finale)\\b[^\"]{0,60}$"),
        QRegularExpression::CaseInsensitiveOption);
    return form.match(line).hasMatch();
}

/// A day at the beginning of a line: "[Fri Aug/11 2023]", "Sat 12 August", "May/04 Rovers 1-1 United".
struct LineDate
{
    int day = 0;
    QString month{};
    int year = 0;
    /// Letters of the line that it takes.
    qsizetype length = 0;
};

std::optional<LineDate> dateAt(const QString &line)
{
    static const QString weekday = QStringLiteral("^\\[?(?:\\p{L}{2,10}\\.?,? +)?");
    static const QString end = QStringLiteral("(?:,? (\\d{4})(?!\\d))?\\]?(?= |$)");
    static const QRegularExpression monthFirst(
        weekday + QStringLiteral("(\\p{L}{3,9})\\.?[ /](\\d{1,2})(?![\\d.:h-])") + end);
    static const QRegularExpression dayFirst(weekday + QStringLiteral("(\\d{1,2})\\.?[ /](\\p{L}{3,9})\\.?") +
                                             end);
    const auto isMonth = [](const QString &word) {
        return dateCell(QStringLiteral("1 %1 2000").arg(word)).isDate();
    };
    if (const auto found = monthFirst.match(line); found.hasMatch() && isMonth(found.captured(1)))
        return LineDate{found.captured(2).toInt(), found.captured(1), found.captured(3).toInt(),
                        found.capturedLength()};
    if (const auto found = dayFirst.match(line); found.hasMatch() && isMonth(found.captured(2)))
        return LineDate{found.captured(1).toInt(), found.captured(2), found.captured(3).toInt(),
                        found.capturedLength()};
    static const QRegularExpression iso(QStringLiteral("^\\[?(\\d{4})-(\\d{2})-(\\d{2})\\]?(?= |$)"));
    if (const auto found = iso.match(line); found.hasMatch())
        return LineDate{
            found.captured(3).toInt(),
            QDate(2000, qBound(1, found.captured(2).toInt(), 12), 1).toString(QStringLiteral("MM")),
            found.captured(1).toInt(), found.capturedLength()};
    return std::nullopt;
}

int monthNumber(const QString &month)
{
    bool isNumber = false;
    const int number = month.toInt(&isNumber);
    return isNumber ? number : dateCell(QStringLiteral("1 %1 2000").arg(month)).dayFirst.month();
}

/// The score as scoreCell() takes it. Of "4-2 pen. (1-1, 0-0)" the score is in the brackets.
QString plainScoreOf(QString score)
{
    static const QRegularExpression brackets(QStringLiteral(" ?\\(([^)]*)\\)"));
    static const QRegularExpression kicksAlone(
        QStringLiteral("^\\d{1,3} ?[-\\x{2013}] ?\\d{1,3} ?p(?:en|so)?\\.?$"));
    score = score.simplified();
    const QString inside = brackets.match(score).captured(1).section(u',', 0, 0).trimmed();
    score.remove(brackets);
    score.replace(QLatin1String("pso"), QLatin1String("pen"));
    if (kicksAlone.match(score).hasMatch() && !inside.isEmpty())
        score = inside + QStringLiteral(" (%1)").arg(score);
    return score.simplified();
}

class OpenfootballReader
{
public:
    void read(const QString &text)
    {
        const QStringList all = text.split(u'\n');
        for (const QString &raw : all) {
            ++m_line;
            if (static_cast<std::size_t>(m_line) > mostLines)
                break;
            readLine(raw);
        }
    }

    [[nodiscard]] bool looksLikeOne() const
    {
        if (m_hasHeading)
            return !m_matches.empty() && m_problems.size() <= m_matches.size();
        // As people write to each other, "Rovers 2-1 United" in every line.
        constexpr std::ptrdiff_t fewestResults = 2;
        return m_problems.empty() &&
               std::count_if(m_matches.begin(), m_matches.end(), [](const ForeignMatch &match) {
                   return !match.score.isEmpty();
               }) >= fewestResults;
    }

    CsvSheet sheet()
    {
        Problems notes;
        if (m_firstWithoutYear > 0)
            notes.push_back({csvPlace(m_firstWithoutYear),
                             {QT_TRANSLATE_NOOP("core", "Dates without a year are ignored."), {}},
                             {}});
        CsvSheet sheet = matchTable(std::move(m_matches), std::move(m_problems), std::move(notes));
        sheet.title = std::move(m_title);
        return sheet;
    }

private:
    void readLine(const QString &raw)
    {
        static const QRegularExpression comment(QStringLiteral("(?:^|\\s)#.*$"));
        QString line = raw.left(longestTextLine);
        line.remove(comment);
        // Two blanks part what one blank joins, so they stay.
        line.replace(u'\t', QStringLiteral("  "));
        line = line.trimmed();
        if (line.isEmpty() || readScorers(line) || readHeading(line))
            return;
        readMatchLine(line);
    }

    /// "[Reed 12', 71' (pen.); Mann 90+1']", also over several lines.
    bool readScorers(const QString &line)
    {
        static const QRegularExpression number(QStringLiteral("^\\(\\d{1,4}\\)\\s"));
        static const QRegularExpression opening(QStringLiteral("^[(\\[]"));
        static const QRegularExpression mark(QStringLiteral("^\\[(?:awarded|postponed|abandoned|cancelled)"));
        const bool isBegin = m_depth == 0 && opening.match(line).hasMatch() &&
                             !number.match(line).hasMatch() && !dateAt(line) && !mark.match(line).hasMatch();
        if (m_depth == 0 && !isBegin)
            return false;
        m_scorers += line + u' ';
        for (const QChar one : line)
            m_depth += one == u'(' || one == u'[' ? 1 : one == u')' || one == u']' ? -1 : 0;
        m_depth = std::max(m_depth, 0);
        // A bracket that nobody closes does not swallow the season.
        constexpr int mostScorerLines = 6;
        m_scorerLines = m_depth == 0 ? 0 : m_scorerLines + 1;
        if (m_scorerLines > mostScorerLines)
            m_depth = m_scorerLines = 0;
        if (m_depth > 0)
            return true;
        // The outer brackets go; those of a penalty stay.
        m_scorers = m_scorers.trimmed();
        if (!m_matches.empty() && m_matches.back().goals.isEmpty() && !m_matches.back().score.isEmpty())
            m_matches.back().goals = m_scorers.mid(1, m_scorers.size() - 2);
        m_scorers.clear();
        return true;
    }

    bool readHeading(const QString &line)
    {
        static const QRegularExpression sign(
            QStringLiteral("^([=\\x{bb}\\x{25aa}\\x{2022}\\x{203a}*]+|::)\\s*(.*?)\\s*=*$"));
        const auto signs = sign.match(line);
        const bool isTitle = signs.captured(1) == u'=';
        QString heading = signs.hasMatch() ? signs.captured(2) : line;
        // "Group A | Rovers  United": who plays in it, and on which days.
        const bool isDefinition = heading.contains(u'|');
        heading = heading.section(u'|', 0, 0).trimmed();
        while (heading.endsWith(u':'))
            heading.chop(1);
        if (isTitle) {
            m_years = yearsOf(heading);
            m_title = m_title.isEmpty() ? heading : m_title;
            m_hasHeading = true;
            return true;
        }
        if (!signs.hasMatch() && (!isRoundWord(heading) || isMatch(line)))
            return false;
        m_hasHeading = true;
        if (isDefinition)
            return true;
        if (isGroupName(heading)) {
            m_group = heading;
            m_round.clear();
        } else {
            m_round = heading;
            static const QRegularExpression ofGroup(QStringLiteral("^(?:matchday|round|week) \\d+$"),
                                                    QRegularExpression::CaseInsensitiveOption);
            if (!ofGroup.match(heading).hasMatch())
                m_group.clear();
        }
        return true;
    }

    static bool isMatch(const QString &line)
    {
        QString home;
        QString away;
        QString score;
        return readTeams(line, home, away, score);
    }

    /// "Rovers  2-1 (1-0)  United", "Rovers v United  2-1", "Rovers v United", "Rovers  -  United".
    static bool readTeams(const QString &text, QString &home, QString &away, QString &score)
    {
        static const QRegularExpression versusScore(
            QStringLiteral("^(.+?)\\s+vs?\\.?\\s+(.+?)(?:\\s+(%1))?$").arg(scorePattern));
        static const QRegularExpression between(QStringLiteral("^(.+?)\\s+(%1)\\s+(.+)$").arg(scorePattern));
        static const QRegularExpression dash(QStringLiteral("^(.+?)\\s+[-\\x{2013}]\\s+(.+)$"));
        if (const auto found = versusScore.match(text); found.hasMatch()) {
            home = found.captured(1);
            away = found.captured(2);
            score = plainScoreOf(found.captured(3));
        } else if (const auto middle = between.match(text); middle.hasMatch()) {
            home = middle.captured(1);
            score = plainScoreOf(middle.captured(2));
            away = middle.captured(3);
        } else if (const auto open = dash.match(text); open.hasMatch()) {
            home = open.captured(1);
            away = open.captured(2);
            score.clear();
        } else {
            return false;
        }
        home = home.simplified();
        away = away.simplified();
        return !home.isEmpty() && !away.isEmpty();
    }

    void readMatchLine(QString line)
    {
        static const QRegularExpression number(QStringLiteral("^\\((\\d{1,4})\\)\\s+"));
        static const QRegularExpression time(
            QStringLiteral("^(\\d{1,2})[.:h](\\d{2})(?:\\s*(?:UTC([-+]\\d{1,2})|\\([^)]*\\)))?(?=\\s|$)"));
        static const QRegularExpression mark(
            QStringLiteral("\\s*\\[(awarded|postponed|abandoned|cancelled)[^\\]]*\\]"),
            QRegularExpression::CaseInsensitiveOption);
        ForeignMatch match;
        match.line = m_line;
        if (const auto found = number.match(line); found.hasMatch()) {
            match.number = found.captured(1).toInt();
            line.remove(0, found.capturedLength());
        }
        if (const auto day = dateAt(line)) {
            m_date = dateOf(*day);
            m_time.clear();
            line = line.mid(day->length).trimmed();
        }
        if (const auto found = time.match(line); found.hasMatch()) {
            m_time = QStringLiteral("%1:%2").arg(found.captured(1), found.captured(2));
            if (const QString zone = found.captured(3); !zone.isEmpty())
                m_time += zone.left(1) + zone.mid(1).rightJustified(2, u'0') + QStringLiteral(":00");
            line = line.mid(found.capturedLength()).trimmed();
        }
        if (line.isEmpty())
            return;
        if (const qsizetype at = line.indexOf(QStringLiteral(" @ ")); at > 0) {
            static const QRegularExpression zone(QStringLiteral("\\s*\\(UTC[^)]*\\)"));
            const QString place = line.mid(at + 3).remove(zone).simplified();
            match.ground = place.section(u',', 0, 0).trimmed();
            match.city = place.section(u',', 1).trimmed();
            line = line.left(at).trimmed();
        }
        const QString state = mark.match(line).captured(1).toLower();
        line.remove(mark);
        if (!readTeams(line, match.home, match.away, match.score)) {
            if (!isRoundWord(line))
                m_problems.push_back({csvPlace(m_line),
                                      {QT_TRANSLATE_NOOP("core", "\"%1\" is not a match, a date or a round."),
                                       {line.simplified()}},
                                      {}});
            return;
        }
        if (!state.isEmpty() && state != QLatin1String("awarded"))
            match.score = state == QLatin1String("abandoned") ? state : QStringLiteral("postponed");
        match.round = m_round;
        match.group = m_group;
        match.date = m_date;
        match.time = m_time;
        if (m_date.isEmpty())
            match.time.clear();
        m_matches.push_back(std::move(match));
    }

    /// ISO, or as the line has it where there is no such day; empty where nobody says the year.
    QString dateOf(const LineDate &day)
    {
        constexpr int firstMonthOfSeason = 7;
        const int month = monthNumber(day.month);
        int year = day.year;
        if (year == 0 && m_years.first > 0)
            year = m_years.first + (m_years.isSeason && month < firstMonthOfSeason ? 1 : 0);
        else if (year == 0 && m_last.isValid())
            year = m_last.year() + (month + 6 < m_last.month() ? 1 : 0);
        if (year == 0) {
            m_firstWithoutYear = m_firstWithoutYear == 0 ? m_line : m_firstWithoutYear;
            return {};
        }
        const QDate date(year, month, day.day);
        if (!date.isValid())
            return QStringLiteral("%1 %2 %3").arg(day.day).arg(day.month).arg(year);
        m_last = date;
        return date.toString(Qt::ISODate);
    }

    int m_line = 0;
    int m_depth = 0;
    int m_scorerLines = 0;
    bool m_hasHeading = false;
    /// The scorers of the last match, as far as their lines are read.
    QString m_scorers;
    int m_firstWithoutYear = 0;
    QString m_title;
    TitleYears m_years;
    QDate m_last;
    QString m_round;
    QString m_group;
    QString m_date;
    QString m_time;
    std::vector<ForeignMatch> m_matches;
    Problems m_problems;
};

/// A table has its separator in nearly every line, below a title or not.
bool isTable(const QString &text)
{
    constexpr qsizetype fewest = 2;
    constexpr qsizetype nearlyAll = 5; // but one in so many
    const QChar separator = recognisedSeparator(text);
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    const auto without = std::count_if(lines.begin(), lines.end(), [separator](const QString &line) {
        return line.count(separator) < fewest;
    });
    return without * nearlyAll <= lines.size();
}

} // namespace

bool isOpenfootballText(const QString &text)
{
    constexpr qsizetype lookedAt = 6000;
    const qsizetype end = text.size() > lookedAt ? text.lastIndexOf(u'\n', lookedAt) : text.size();
    const QString beginning = text.left(end > 0 ? end : lookedAt);
    if (isTable(beginning))
        return false;
    OpenfootballReader reader;
    reader.read(beginning);
    return reader.looksLikeOne();
}

CsvSheet readOpenfootballText(const QString &text)
{
    OpenfootballReader reader;
    reader.read(text);
    return reader.sheet();
}

} // namespace touchline
