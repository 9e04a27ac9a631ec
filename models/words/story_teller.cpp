// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/story_teller.h"

#include "core/match/report/minute.h"
#include "models/words/board_text.h"

namespace touchline {

namespace {

/// What would have gone on in a line begins one: without ", " or ": ".
QString asBeginning(const QString &words)
{
    const QString bare = words.mid(2);
    return bare.left(1).toUpper() + bare.mid(1);
}

/// "45+2'"; what happens between the periods belongs to no minute.
QString minuteShown(const Event &event)
{
    if (event.minute == 0 || event.period >= Period::ShootOut)
        return {};
    return minuteFigure(event.minute, event.stoppage) + u'\'';
}

} // namespace

StoryTeller::StoryTeller(const FixtureSetup &setup, const Game &game, const Telling &telling)
    : m_game(game)
    , m_setup(setup)
    , m_telling(telling)
    , m_story(setup, game, telling.memory == nullptr ? nullptr : telling.memory())
{
}

void StoryTeller::follow(std::span<const Event> events, std::span<const LogEntry> entries,
                         std::span<const std::uint32_t> eventsBefore, const Boards &boards)
{
    for (; m_event < events.size(); ++m_event) {
        takeEntries(entries, eventsBefore);
        addEvent(events[m_event]);
        if (const auto board = boards.find(m_event); board != boards.end())
            addDrawing(board->second);
    }
}

void StoryTeller::takeEntries(std::span<const LogEntry> entries, std::span<const std::uint32_t> eventsBefore)
{
    while (m_entry < eventsBefore.size() && eventsBefore[m_entry] <= m_event) {
        const LogEntry &entry = entries[m_entry++];
        if (entry.kind == Awaits::Roll)
            tellRoll(entry);
        else if (m_telling.hasChoices)
            m_choices << m_story.teamName(entry.side) + QStringLiteral(": ") + entry.option;
    }
}

void StoryTeller::tellRoll(const LogEntry &entry)
{
    for (const RollSentence &sentence : m_telling.rolls)
        if (entry.id == QLatin1String(sentence.id))
            addLine({},
                    QString::fromUtf8(sentence.text)
                        .replace(QLatin1String("{natural}"), QString::number(entry.value)),
                    0);
}

void StoryTeller::addEvent(const Event &event)
{
    const QString kind = QString::fromUtf8(eventSpec(event.kind, m_game.info().events)->name);
    const StoryEvent told{event, toJson(event, m_game.info().events, m_setup), m_story};
    m_story.see(event, kind, told.fields);
    const Sentence *sentence = sentenceFor(m_telling.sentences, kind);
    if (sentence == nullptr)
        return;
    const QString words = filled(sentence->text, told, m_telling.words);
    if (words.isEmpty())
        return;
    if (!sentence->continues)
        addLine(sentence->isTimed ? minuteShown(event) : QString(), words, 1);
    else if (m_choices.isEmpty() && m_isOpen)
        goOn(words);
    else
        addLine({}, asBeginning(words), 1);
    // What comes next in a shoot-out is about another kick, by the other side.
    if (event.kind == EventKind::ShootOutStart || event.kind == EventKind::ShootOutKick)
        m_isOpen = false;
}

void StoryTeller::goOn(const QString &words)
{
    StoryLine &last = m_lines.back();
    last.text += words;
    last.lastEvent = m_event + 1;
    last.entries = m_entry;
}

void StoryTeller::addLine(const QString &minute, const QString &words, std::size_t events)
{
    if (!m_choices.isEmpty())
        m_lines.push_back({{},
                           QStringLiteral("> ") + m_choices.join(QStringLiteral(" | ")),
                           false,
                           false,
                           m_event,
                           m_event,
                           m_entry});
    m_choices.clear();
    // Words that begin with a line break begin a part.
    const bool beginsPart = words.startsWith(u'\n');
    m_lines.push_back(
        {minute, beginsPart ? words.mid(1) : words, beginsPart, false, m_event, m_event + events, m_entry});
    m_isOpen = true;
}

/// What happens next begins a line of its own.
void StoryTeller::addDrawing(const QString &board)
{
    m_lines.push_back({{}, board, false, true, m_event, m_event + 1, m_entry});
    m_isOpen = false;
}

Result<Boards> boardsOf(const Game &game, const PlayedMatch &played)
{
    Boards boards;
    const auto turnBegins = game.info().turnBegins;
    if (!turnBegins)
        return boards;
    EventList events;
    auto match = game.kickOff(played.log.setup, events);
    TOUCHLINE_TRY(match);
    const BoardGeometryPtr geometry = (*match)->boardGeometry();
    if (geometry == nullptr)
        return boards;
    std::size_t seen = 0;
    for (const LogEntry &entry : played.log.entries) {
        TOUCHLINE_TRY(takeEntry(**match, entry, events));
        for (; seen < events.events().size(); ++seen)
            if (events.events()[seen].kind == *turnBegins)
                boards[seen] = boardText(*geometry, (*match)->board(std::nullopt));
    }
    return boards;
}

} // namespace touchline
