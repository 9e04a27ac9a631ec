// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/narrator.h"

#include "models/words/parts/text_table.h"
#include "models/words/parts/tie_text.h"

#include <algorithm>
#include <map>

namespace touchline {

namespace {

/// Room for "120'", and for "45+12'" in a match with stoppage time.
constexpr int minuteWidth = 4;
constexpr int stoppageWidth = 6;

/// Tells a match event by event, as lines with the minute in front.
class Narrator
{
public:
    /// `minutes`: width of the column of minutes.
    Narrator(const PlayedMatch &played, const Game &game, const Telling &telling, const Boards &boards,
             int minutes)
        : m_played(played)
        , m_game(game)
        , m_telling(telling)
        , m_boards(boards)
        , m_story(played.log.setup, game)
        , m_minuteWidth(minutes)
    {
    }

    QString told()
    {
        for (std::size_t place = 0; place < m_played.events.size(); ++place) {
            takeEntries(place);
            tell(m_played.events[place]);
            if (const auto board = m_boards.find(place); board != m_boards.end())
                tellBoard(board->second);
        }
        return m_text;
    }

private:
    /// Rolls and choices that fell due before this event.
    void takeEntries(std::size_t event)
    {
        while (m_entry < m_played.eventsBefore.size() && m_played.eventsBefore[m_entry] <= event) {
            const LogEntry &entry = m_played.log.entries[m_entry++];
            if (entry.kind == Awaits::Roll)
                tellRoll(entry);
            else if (m_telling.hasChoices)
                m_choices << m_story.teamName(entry.side) + QStringLiteral(": ") + entry.option;
        }
    }

    void tellRoll(const LogEntry &entry)
    {
        for (const RollSentence &sentence : m_telling.rolls)
            if (entry.id == QLatin1String(sentence.id))
                addLine({}, QString::fromUtf8(sentence.text)
                                .replace(QLatin1String("{natural}"), QString::number(entry.value)));
    }

    void tell(const Event &event)
    {
        const QString kind = QString::fromUtf8(eventSpec(event.kind, m_game.info().events)->name);
        const ToldEvent told{event, toJson(event, m_game.info().events, m_played.log.setup), m_story};
        m_story.see(event, kind, told.fields);
        const Sentence *sentence = sentenceFor(m_telling.sentences, kind);
        if (sentence == nullptr)
            return;
        const QString words = filled(sentence->text, told, m_telling.words);
        if (words.isEmpty())
            return;
        if (!sentence->continues)
            addLine(sentence->isTimed ? minuteOf(event) : QString(), words);
        else if (m_choices.isEmpty() && m_isOpen)
            goOn(words);
        else
            addLine({}, capitalised(words));
    }

    /// What happens next begins a line of its own.
    void tellBoard(const QString &board)
    {
        m_text += board;
        m_isOpen = false;
        m_beganParagraph = false;
    }

    /// Goes on in the last line.
    void goOn(const QString &words)
    {
        m_text.chop(1);
        m_text += words + u'\n';
    }

    void addLine(const QString &minute, const QString &words)
    {
        if (!m_choices.isEmpty())
            write({}, QStringLiteral("> ") + m_choices.join(QStringLiteral(" | ")));
        m_choices.clear();
        write(minute, words);
        m_isOpen = true;
    }

    /// One line. Words that begin with a line break begin a paragraph, unless one has just begun.
    void write(const QString &minute, const QString &words)
    {
        const bool wantsParagraph = words.startsWith(u'\n');
        if (wantsParagraph && !m_beganParagraph)
            m_text += u'\n';
        m_beganParagraph = wantsParagraph;
        m_text += padded(minute, m_minuteWidth, TextTable::Align::Right) + QStringLiteral("  ") +
                  (wantsParagraph ? words.mid(1) : words) + u'\n';
    }

    /// What would have gone on in a line begins one: without ", " or ": ".
    [[nodiscard]] static QString capitalised(const QString &words)
    {
        const QString bare = words.mid(2);
        return bare.left(1).toUpper() + bare.mid(1);
    }

    /// "45+2'"; what happens between the periods belongs to no minute.
    [[nodiscard]] static QString minuteOf(const Event &event)
    {
        if (event.minute == 0 || event.period >= Period::ShootOut)
            return {};
        return QString::number(event.minute) +
               (event.stoppage > 0 ? QStringLiteral("+%1").arg(event.stoppage) : QString()) + u'\'';
    }

    const PlayedMatch &m_played;
    const Game &m_game;
    const Telling &m_telling;
    const Boards &m_boards;
    MatchStory m_story;
    int m_minuteWidth;
    /// The next entry of the log.
    std::size_t m_entry = 0;
    /// Choices that no line has told yet.
    QStringList m_choices;
    /// There is a line to go on in.
    bool m_isOpen = false;
    /// The last line is the first of a paragraph.
    bool m_beganParagraph = false;
    QString m_text;
};

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

QString storyText(const PlayedMatch &played, const Game &game, const Telling &telling, const Boards &boards)
{
    // Room for stoppage time from the first line on: what was told once stays as it is while the match goes
    // on.
    return Narrator(played, game, telling, boards, stoppageWidth).told();
}

QString matchText(const PlayedMatch &played, const Game &game, const Telling &telling, const Boards &boards)
{
    const int minutes = hasStoppageTime(played) ? stoppageWidth : minuteWidth;
    return Narrator(played, game, telling, boards, minutes).told() + resultLines(played, game);
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
    else if (report.criterion == QLatin1String("lots"))
        text += QStringLiteral("%1 win by lot\n").arg(nameShown(report.teams[*report.winner].name));
    text += played.log.seed.isEmpty()
                ? QStringLiteral("%1, %2\n").arg(QString::fromUtf8(game.info().title), report.level)
                : QStringLiteral("%1, %2, seed %3\n")
                      .arg(QString::fromUtf8(game.info().title), report.level, played.log.seed);
    return text;
}

} // namespace touchline
