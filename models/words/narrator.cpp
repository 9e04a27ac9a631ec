// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/narrator.h"

#include "models/words/common/text_table.h"
#include "models/words/common/tie_text.h"

#include <algorithm>

namespace touchline {

namespace {

/// Room for "120'", and for "45+12'" in a match with stoppage time.
constexpr int minuteWidth = 4;
constexpr int stoppageWidth = 6;

/// A line with the minute in front, in a column of that width. `before`: the line above it; null for the
/// first one.
QString written(const StoryLine &line, const StoryLine *before, int width)
{
    if (line.isDrawing)
        return line.text;
    // A part stands apart, unless one has just begun.
    const bool hasJustBegun = before != nullptr && !before->isDrawing && before->beginsPart;
    return (line.beginsPart && !hasJustBegun ? QStringLiteral("\n") : QString()) +
           padded(line.minute, width, TextTable::Align::Right) + QStringLiteral("  ") + line.text + u'\n';
}

QString written(const std::vector<StoryLine> &lines, int width)
{
    QString text;
    for (std::size_t line = 0; line < lines.size(); ++line)
        text += written(lines[line], line == 0 ? nullptr : &lines[line - 1], width);
    return text;
}

QString narrated(const PlayedMatch &played, const Game &game, const Telling &telling, const Boards &boards,
                 int width)
{
    StoryTeller teller(played.log.setup, game, telling);
    teller.follow(played.events, played.log.entries, played.eventsBefore, boards);
    return written(teller.lines(), width);
}

bool hasStoppageTime(const PlayedMatch &played)
{
    return std::any_of(played.events.begin(), played.events.end(),
                       [](const Event &event) { return event.stoppage > 0; });
}

/// What a criterion of the game is called on its score sheet.
QString criterionWords(const Game &game, const MatchReport &report, const OptionValues &options)
{
    for (const SheetWord &one : game.scoreSheet(report.level, options).criteria)
        if (report.criterion == QLatin1String(one.word))
            return QString::fromUtf8(one.title);
    return report.criterion;
}

} // namespace

QString resultText(const MatchReport &report)
{
    if (report.withoutScore)
        return !report.winner                 ? QStringLiteral("drew with")
               : *report.winner == Side::Home ? QStringLiteral("beat")
                                              : QStringLiteral("lost to");
    QString text = figuresText(report.score);
    if (report.shootOut)
        text += QStringLiteral(" (%1 pens)").arg(figuresText(*report.shootOut));
    else if (report.extraTime)
        text += QStringLiteral(" (a.e.t.)");
    return text;
}

RunningStory::RunningStory(const FixtureSetup &setup, const Game &game, const Telling &telling)
    : m_setup(setup)
    , m_telling(telling)
    , m_teller(m_setup, game, m_telling)
{
}

QString RunningStory::follow(std::span<const Event> events, std::span<const LogEntry> entries,
                             std::span<const std::uint32_t> eventsBefore)
{
    m_teller.follow(events, entries, eventsBefore);
    const std::vector<StoryLine> &lines = m_teller.lines();
    // The last line alone may go on.
    for (; m_settledLines + 1 < lines.size(); ++m_settledLines)
        m_settled += line(m_settledLines);
    return lines.empty() ? m_settled : m_settled + line(m_settledLines);
}

QString RunningStory::line(std::size_t place) const
{
    const std::vector<StoryLine> &lines = m_teller.lines();
    return written(lines[place], place == 0 ? nullptr : &lines[place - 1], stoppageWidth);
}

QString storyText(const PlayedMatch &played, const Game &game, const Telling &telling, const Boards &boards)
{
    // Room for stoppage time from the first line on: what was told once stays as it is while the match goes
    // on.
    return narrated(played, game, telling, boards, stoppageWidth);
}

QString matchText(const PlayedMatch &played, const Game &game, const Telling &telling, const Boards &boards)
{
    const int minutes = hasStoppageTime(played) ? stoppageWidth : minuteWidth;
    return narrated(played, game, telling, boards, minutes) + resultLines(played, game);
}

QString resultLines(const PlayedMatch &played, const Game &game)
{
    const MatchReport &report = played.report;
    QString text;
    text += QStringLiteral("\n%1 %2 %3\n")
                .arg(nameShown(report.teams[Side::Home].name), resultText(report),
                     nameShown(report.teams[Side::Away].name));
    if (const QString tie = tieText(report, played.log.setup.decision); !tie.isEmpty())
        text += tie + u'\n';
    if (report.decidedBy == DecidedBy::Criteria)
        text += QStringLiteral("%1 win on criteria: %2\n")
                    .arg(nameShown(report.teams[*report.winner].name),
                         criterionWords(game, report, played.log.setup.options));
    else if (report.decidedBy == DecidedBy::Forfeit)
        text += QStringLiteral("%1 cannot go on and forfeit the match\n")
                    .arg(nameShown(report.teams[opposite(*report.winner)].name));
    else if (report.criterion == QLatin1String("lots"))
        text += QStringLiteral("%1 win by lot\n").arg(nameShown(report.teams[*report.winner].name));
    text += played.log.seed.isEmpty()
                ? QStringLiteral("%1, %2\n").arg(QString::fromUtf8(game.info().title), report.level)
                : QStringLiteral("%1, %2, seed %3\n")
                      .arg(QString::fromUtf8(game.info().title), report.level, played.log.seed);
    return text;
}

} // namespace touchline
