// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/words/way_story.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/exchange/words/fixture_words.h"
#include "core/exchange/words/goal_words.h"
#include "core/match/report/report_events.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// A winner in the last minutes is worth a word.
constexpr int lateMinute = 85;
constexpr int lastMinute = 90;
constexpr int hatTrick = 3;

/// How the score went, as far as the goals are listed.
struct Course
{
    bool wasBehind = false;
    bool wasAhead = false;
    /// The goal after which the winner was ahead for good.
    const ReportEvent *winning = nullptr;
};

Course courseOf(const MatchReport &report, Side side)
{
    Course course;
    int difference = 0;
    for (const ReportEvent &event : report.events) {
        if (!isGoal(event.kind))
            continue;
        const int before = difference;
        difference += gainsBy(event) == side ? 1 : -1;
        course.wasBehind |= difference < 0;
        course.wasAhead |= difference > 0;
        if (difference == 1 && before == 0)
            course.winning = &event;
    }
    return course;
}

/// Who scored three or more for the side; empty where nobody did.
QStringList hatTricks(const MatchReport &report, Side side)
{
    std::vector<std::pair<const ReportEvent *, int>> scorers;
    for (const ReportEvent &event : report.events) {
        if (!isGoal(event.kind) || event.kind == ReportEventKind::OwnGoal || event.side != side ||
            event.playerName.isEmpty())
            continue;
        auto scorer = std::find_if(scorers.begin(), scorers.end(), [&event](const auto &one) {
            return one.first->player == event.player && one.first->playerName == event.playerName;
        });
        if (scorer == scorers.end())
            scorer = scorers.insert(scorers.end(), {&event, 0});
        ++scorer->second;
    }
    QStringList names;
    for (const auto &[event, goals] : scorers)
        if (goals >= hatTrick)
            names << event->playerName;
    return names;
}

class MatchTeller
{
public:
    MatchTeller(const Competition &competition, const Progress &now, int fixture, Side side,
                const Language &language)
        : m_competition(competition)
        , m_now(now)
        , m_fixture(fixture)
        , m_side(side)
        , m_language(language)
        , m_opponent(sideWords(competition, now, fixture, opposite(side), language))
        , m_result(*countedResult(competition, now, fixture))
        , m_report(now.fixtures[at(fixture)].award < 0 ? competition.report(fixture) : nullptr)
    {
    }

    [[nodiscard]] QString told() const
    {
        QStringList words{result()};
        if (m_report != nullptr && !m_report->shootOut)
            words += course();
        QString text = QStringLiteral("%1: %2.").arg(round(), words.join(QStringLiteral(", ")));
        if (m_report == nullptr)
            return text;
        if (const QStringList goals = goalWords(*m_report, m_side, m_language); !goals.isEmpty())
            text += u' ' + goals.join(QStringLiteral("; ")) + u'.';
        if (const QStringList names = hatTricks(*m_report, m_side); !names.isEmpty())
            text +=
                u' ' + say(QT_TRANSLATE_NOOP("core", "Hat-trick by %1."), {names.join(QStringLiteral(", "))});
        return text;
    }

private:
    [[nodiscard]] QString say(const char *text, const QStringList &arguments) const
    {
        return m_language.say(text, arguments);
    }

    [[nodiscard]] QString round() const
    {
        const Fixture &fixture = m_competition.fixtures()[at(m_fixture)];
        if (fixture.table < 0)
            return capitalized(m_language.say(fixture.stageName.toUtf8().constData()));
        return say(QT_TRANSLATE_NOOP("core", "%1, matchday %2"),
                   {tableWords(m_competition.tables()[at(fixture.table)], m_language),
                    QString::number(fixture.round + 1)});
    }

    /// "beat Italy 4–1", "drew 1–1 with England", "beat Brazil on penalties, 4–3 after 1–1".
    [[nodiscard]] QString result() const
    {
        const OutcomeWords outcome = outcomeWords(m_competition, m_now, m_fixture, m_language);
        if (!outcome.winner)
            return m_result.withoutScore ? say(QT_TRANSLATE_NOOP("core", "drew with %1"), {m_opponent})
                                         : noted(say(QT_TRANSLATE_NOOP("core", "drew %1 with %2"),
                                                     {own(m_result.score), m_opponent}),
                                                 outcome.note);
        const bool hasWon = *outcome.winner == m_side;
        if (m_result.withoutScore)
            return noted(
                say(hasWon ? QT_TRANSLATE_NOOP("core", "beat %1") : QT_TRANSLATE_NOOP("core", "lost to %1"),
                    {m_opponent}),
                outcome.note);
        if (m_report != nullptr && m_report->shootOut && m_result.decidedBy == DecidedBy::ShootOut)
            return say(hasWon ? QT_TRANSLATE_NOOP("core", "beat %1 on penalties, %2 after %3")
                              : QT_TRANSLATE_NOOP("core", "lost to %1 on penalties, %2 after %3"),
                       {m_opponent, own(*m_report->shootOut), own(m_result.score)});
        return noted(
            say(hasWon ? QT_TRANSLATE_NOOP("core", "beat %1 %2") : QT_TRANSLATE_NOOP("core", "lost to %1 %2"),
                {m_opponent, own(m_result.score)}),
            outcome.note);
    }

    [[nodiscard]] static QString noted(const QString &words, const QString &note)
    {
        return note.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, note);
    }

    /// What the goals tell of the way there; nothing where there is nothing to say.
    [[nodiscard]] QStringList course() const
    {
        const Course course = courseOf(*m_report, m_side);
        const Score score = m_report->score;
        const int difference = score.of(m_side) - score.of(opposite(m_side));
        QStringList words;
        if (difference >= 0 && course.wasBehind)
            words << m_language.say(QT_TRANSLATE_NOOP("core", "after going behind"));
        else if (difference <= 0 && course.wasAhead)
            words << m_language.say(QT_TRANSLATE_NOOP("core", "after leading"));
        const ReportEvent *winning = course.winning;
        const bool isLate = difference > 0 && winning != nullptr && winning->minute &&
                            *winning->minute >= lateMinute && *winning->minute <= lastMinute &&
                            !m_report->extraTime;
        if (isLate)
            words << say(QT_TRANSLATE_NOOP("core", "with the winner in minute %1"),
                         {QString::number(*winning->minute)});
        return words;
    }

    [[nodiscard]] QString own(const Score &score) const
    {
        return scoreWords({score.of(m_side), score.of(opposite(m_side))});
    }

    const Competition &m_competition;
    const Progress &m_now;
    const int m_fixture;
    const Side m_side;
    const Language &m_language;
    const QString m_opponent;
    const CountedResult &m_result;
    /// Null where something else counts.
    const MatchReport *m_report;
};

std::optional<Side> sideOf(const Progress &now, int fixture, int team)
{
    const PerSide<int> &teams = now.fixtures[at(fixture)].teams;
    for (const Side side : bothSides)
        if (team >= 0 && teams[side] == team)
            return side;
    return std::nullopt;
}

} // namespace

QString matchStory(const Competition &competition, const Progress &now, int fixture, int team,
                   const Language &language)
{
    const auto side = sideOf(now, fixture, team);
    const FixtureStatus &status = now.fixtures[at(fixture)];
    const bool isDone = status.state == FixtureState::Played || status.award >= 0;
    if (!side || !isDone || countedResult(competition, now, fixture) == nullptr)
        return {};
    return MatchTeller(competition, now, fixture, *side, language).told();
}

QStringList wayStory(const Competition &competition, const Progress &now, int team, const Language &language)
{
    std::vector<int> own;
    for (int fixture = 0; fixture < static_cast<int>(competition.fixtures().size()); ++fixture)
        if (sideOf(now, fixture, team))
            own.push_back(fixture);
    QStringList story;
    for (const int fixture : inOrderOfPlay(competition, std::move(own)))
        if (const QString told = matchStory(competition, now, fixture, team, language); !told.isEmpty())
            story << told;
    return story;
}

} // namespace touchline
