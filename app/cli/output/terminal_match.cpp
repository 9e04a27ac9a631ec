// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/terminal_match.h"

#include "app/cli/base/waiting_line.h"
#include "app/cli/output/person_at_terminal.h"
#include "core/base/to_qstring.h"
#include "core/dice/typed_dice.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/live_computer.h"
#include "core/play/matches/match_file.h"
#include "models/words/narrator.h"
#include "models/words/roll_target_text.h"

#include <QThread>

namespace touchline::cli {

namespace {

constexpr unsigned long fastMilliseconds = 150;
constexpr unsigned long slowMilliseconds = 900;

/// "2 of 3" where several dice are thrown together.
QString dieText(const Question &question)
{
    return question.parts > 1 ? u", %1 of %2"_s.arg(question.part).arg(question.parts) : QString();
}

/// What has happened since the last time, in lines: a line that was gone on with is told again.
QString newStory(const QString &before, const QString &now)
{
    qsizetype same = 0;
    while (same < before.size() && same < now.size() && before.at(same) == now.at(same))
        ++same;
    return now.mid(now.lastIndexOf(u'\n', std::max<qsizetype>(same - 1, 0)) + 1);
}

/// Told without the choices: those of the other side may be secret.
Telling openTelling(const Game &game)
{
    Telling telling = tellingsOf(game).full;
    telling.hasChoices = false;
    return telling;
}

class TerminalMatch
{
public:
    TerminalMatch(const MatchPlan &plan, const UndoRule &rule, Streams &streams)
        : m_plan(plan)
        , m_undoRule(rule)
        , m_game(*plan.choice.game)
        , m_terminal(streams)
        , m_telling(openTelling(m_game))
        , m_typedDice([this](const RollPrompt &prompt, const std::optional<Error> &refused) {
            return askForDie(prompt, refused);
        })
    {
        for (const Side side : bothSides)
            if (plan.persons[side])
                m_persons[side].emplace(m_terminal, m_game, plan.persons[opposite(side)]);
        m_pace = paceOn(streams, plan.pace);
    }

    Result<PlayedOn> play(LiveMatch match)
    {
        m_live.emplace(std::move(match));
        m_story.emplace(m_live->match().setup(), m_game, m_telling);
        auto computer = LiveComputer::make(m_plan.choice, m_plan.seed);
        TOUCHLINE_TRY(computer);
        m_computer.emplace(std::move(*computer));
        if (m_plan.rolls)
            TOUCHLINE_TRY(beginScript());
        tellWhatIsDecided();
        while (!m_live->isOver() && m_ending == Ending::Over) {
            const Question question = m_live->question();
            TOUCHLINE_TRY(question.awaits == Awaits::Roll ? takeRoll(question) : takeChoice(question));
            endTurns();
        }
        if (m_ending == Ending::Over)
            printNews();
        return PlayedOn{m_ending, std::move(*m_live)};
    }

private:
    /// Before kick-off, where somebody who waits for a question would wait in vain.
    void tellWhatIsDecided()
    {
        const bool isAsked = m_persons[Side::Home] || m_persons[Side::Away];
        if (m_plan.typedDice || !isAsked || m_live->isOver() || hasChoices())
            return;
        const bool mayHaveShootOut = m_live->match().setup().decision.needsWinner;
        m_terminal.printWrapped(
            {}, u"These rules leave nothing to decide%1. With --dice typed you roll the "
                "dice yourself."_s.arg(mayHaveShootOut ? u" before a shoot-out"_s : QString()));
    }

    /// Whether a choice is asked in a match like this one, which the computer plays up to there.
    [[nodiscard]] bool hasChoices() const
    {
        FixtureSetup setup = m_live->match().setup();
        setup.decision = {};
        auto trial = LiveMatch::begin(m_game, std::move(setup));
        auto computer = LiveComputer::make(m_plan.choice, m_plan.seed);
        while (trial && computer && !trial->isOver())
            if (trial->question().awaits != Awaits::Roll || !computer->answer(*trial))
                return true;
        return !trial || !computer;
    }

    Result<void> takeRoll(const Question &question)
    {
        if (isTyped(question))
            return takeTypedRoll(question);
        if (m_plan.rolls)
            return takeScriptedRoll(question);
        return letComputerAnswer();
    }

    /// Real dice, unless the match notes that the computer makes these rolls.
    [[nodiscard]] bool isTyped(const Question &question) const
    {
        if (!isReal(question.prompt->die))
            return false;
        const std::vector<DiceNote> &dice = m_live->notes().dice;
        if (dice.empty())
            return m_plan.typedDice;
        const QString kind = toQString(question.prompt->id);
        return std::any_of(dice.begin(), dice.end(), [&](const DiceNote &one) {
            return (!question.side || one.side == *question.side) && one.typed &&
                   !one.computer.contains(kind);
        });
    }

    Result<void> takeTypedRoll(const Question &question)
    {
        printNews();
        m_rolled = question;
        m_wantsUndo = false;
        const auto value = m_typedDice.roll(*question.prompt);
        if (m_wantsUndo)
            return undoLast(m_live->entries().empty() ? std::optional<std::size_t>()
                                                      : std::optional(m_live->entries().size() - 1));
        if (m_ending != Ending::Over)
            return {};
        TOUCHLINE_TRY(value);
        TOUCHLINE_TRY(m_live->roll(*value));
        return {};
    }

    Result<void> takeScriptedRoll(const Question &question)
    {
        const auto value = m_scriptedDice->roll(*question.prompt);
        TOUCHLINE_TRY(value);
        TOUCHLINE_TRY(m_live->roll(*value));
        return {};
    }

    Result<void> takeChoice(const Question &question)
    {
        const Side side = question.side.value_or(Side::Home);
        if (!m_persons[side] || m_coachSince[side])
            return letComputerAnswer();
        printNews();
        printChoiceHelp();
        const PersonsAnswer answer = m_persons[side]->ask(*m_live, question);
        switch (answer.move) {
        case PersonsMove::Leave:
            m_ending = Ending::Left;
            return {};
        case PersonsMove::InputEnded:
            m_ending = Ending::InputEnded;
            return {};
        case PersonsMove::Undo:
            return undoLast(m_live->lastDecisionOf(side));
        case PersonsMove::NewPace:
            m_pace = answer.pace;
            return {};
        case PersonsMove::CoachForTurn:
            m_coachSince[side] = m_live->events().size();
            return letComputerAnswer();
        case PersonsMove::Coach:
            return letComputerAnswer();
        case PersonsMove::Answered:
            break;
        }
        TOUCHLINE_TRY(m_live->choose(answer.option));
        return {};
    }

    Result<void> letComputerAnswer()
    {
        TOUCHLINE_TRY(m_computer->answer(*m_live));
        if (m_pace != TerminalPace::AtOnce && printSettled())
            waitAt(m_pace);
        return {};
    }

    /// The numbers of the file, as many of them used as rolls stand.
    Result<void> beginScript()
    {
        m_scriptedDice.emplace(*m_plan.rolls);
        for (const LogEntry &entry : m_live->entries())
            if (entry.kind == Awaits::Roll)
                TOUCHLINE_TRY(m_scriptedDice->roll({{}, {}, Die{static_cast<std::uint16_t>(entry.faces)}}));
        return {};
    }

    /// Once, before the first question.
    void printChoiceHelp()
    {
        if (!m_hasPrintedHelp)
            m_terminal.printWrapped({}, u"Type a number or a name; ? tells what each choice costs and does, "
                                        "help what the question is about."_s);
        m_hasPrintedHelp = true;
    }

    /// The match as it was before that input.
    Result<void> undoLast(std::optional<std::size_t> input)
    {
        if (!input) {
            m_terminal.print(u"There is nothing to undo yet.\n"_s);
            return {};
        }
        if (const auto allowed = mayGoBack(*input); !allowed) {
            m_terminal.print(allowed.error().message.english() + u'\n');
            return {};
        }
        TOUCHLINE_TRY(m_live->undoTo(*input + 1));
        TOUCHLINE_TRY(m_live->undoGesture());
        m_coachSince = {};
        if (m_plan.rolls)
            TOUCHLINE_TRY(beginScript());
        m_story.emplace(m_live->match().setup(), m_game, m_telling);
        m_printed = story();
        for (auto &person : m_persons.values)
            if (person)
                person->forget();
        m_terminal.print(u"Taken back.\n"_s);
        return {};
    }

    /// By the rules of the competition; the other side is asked where they want it.
    Result<void> mayGoBack(std::size_t input)
    {
        const bool isShared = m_plan.persons[Side::Home] && m_plan.persons[Side::Away];
        auto without = checkUndo(*m_live, input, m_undoRule, !isShared);
        if (without || m_undoRule.takingBack != TakingBack::ByConsent)
            return without;
        m_terminal.print(u"A roll would be taken back. Does the other side agree (yes or no)? "_s);
        const auto typed = m_terminal.line();
        const bool agrees = typed && typed->compare(u"yes"_s, Qt::CaseInsensitive) == 0;
        return checkUndo(*m_live, input, m_undoRule, agrees);
    }

    /// Where a turn has begun meanwhile, the person decides again.
    void endTurns()
    {
        for (const Side side : bothSides) {
            if (!m_coachSince[side])
                continue;
            const auto since = m_live->events().subspan(*m_coachSince[side]);
            if (std::any_of(since.begin(), since.end(),
                            [this](const Event &one) { return one.kind == m_game.info().turnBegins; }))
                m_coachSince[side].reset();
        }
    }

    std::optional<QString> askForDie(const RollPrompt &prompt, const std::optional<Error> &refused)
    {
        if (refused)
            m_terminal.print(refused->message.english() + u'\n');
        else if (const QString target = rollTargetText(m_live->match(), m_game); !target.isEmpty())
            m_terminal.print(target + u'\n');
        const auto side = m_rolled.side;
        const QString team =
            side ? m_live->match().setup().sides[*side].team.displayName() + u", "_s : QString();
        std::optional<QString> typed;
        for (bool isAsked = true; isAsked;) {
            m_terminal.print(u"%1%2%3 (1 to %4)? "_s.arg(team, toQString(prompt.label), dieText(m_rolled))
                                 .arg(prompt.die.faces));
            typed = m_terminal.line();
            isAsked = typed && tellAboutDie(*typed, prompt);
        }
        if (!typed)
            m_terminal.print(u"\n"_s);
        m_wantsUndo = typed && typed->compare(undoWord, Qt::CaseInsensitive) == 0;
        const bool isLeaving = typed && typed->compare(quitWord, Qt::CaseInsensitive) == 0;
        if (!typed || isLeaving)
            m_ending = typed ? Ending::Left : Ending::InputEnded;
        return m_wantsUndo || isLeaving ? std::nullopt : std::move(typed);
    }

    /// What the die is and has to show. Gives false for any other word.
    bool tellAboutDie(const QString &typed, const RollPrompt &prompt)
    {
        const Asked asked = askedBy(typed);
        if (asked == Asked::Nothing)
            return false;
        if (asked == Asked::About) {
            m_terminal.printHelp(m_game, prompt);
            return true;
        }
        const QString target = rollTargetText(m_live->match(), m_game);
        const bool hasNought = prompt.die == d10 || prompt.die == d100;
        m_terminal.printWrapped(
            {}, u"Roll for \"%1\" and type what is shown, 1 to %2%3."_s.arg(toQString(prompt.label))
                    .arg(prompt.die.faces)
                    .arg(hasNought ? u" (0 is %1)"_s.arg(prompt.die.faces) : QString()));
        if (!target.isEmpty())
            m_terminal.printWrapped({}, target);
        m_terminal.printWrapped({}, u"Also: help (what this roll is about), undo, quit."_s);
        return true;
    }

    [[nodiscard]] QString story()
    {
        return m_story->follow(m_live->events(), m_live->entries(), m_live->eventsBefore());
    }

    void printNews()
    {
        const QString now = story();
        m_terminal.print(newStory(m_printed, now));
        m_printed = now;
    }

    /// Lines of the story that are complete; false where there is none more.
    bool printSettled()
    {
        const QString all = story();
        const QString now = all.left(all.lastIndexOf(u'\n', -2) + 1);
        if (now.size() <= m_printed.size())
            return false;
        m_terminal.print(newStory(m_printed, now));
        m_printed = now;
        return true;
    }

    const MatchPlan &m_plan;
    UndoRule m_undoRule;
    const Game &m_game;
    Terminal m_terminal;
    Telling m_telling;
    TypedDice m_typedDice;
    std::optional<ScriptedDice> m_scriptedDice;
    PerSide<std::optional<PersonAtTerminal>> m_persons;
    std::optional<LiveMatch> m_live;
    std::optional<RunningStory> m_story;
    std::optional<LiveComputer> m_computer;
    /// So many events had been told when the coach took over for the turn.
    PerSide<std::optional<std::size_t>> m_coachSince;
    /// The roll that is asked for.
    Question m_rolled;
    bool m_wantsUndo = false;
    Ending m_ending = Ending::Over;
    bool m_hasPrintedHelp = false;
    TerminalPace m_pace = TerminalPace::AtOnce;
    QString m_printed;
};

/// Where it is kept, and how to go on; empty where nothing keeps it.
Message farewellOf(const MatchPlan &plan)
{
    if (plan.keptIn.isEmpty())
        return {};
    return {QT_TRANSLATE_NOOP("core", "You left the match. It is kept as it stands: resume it with "
                                      "touchline-cli match --resume \"%1\""),
            {plan.keptIn}};
}

Result<std::optional<PlayedMatch>> playedOut(const MatchPlan &plan, LiveMatch match, Streams &streams)
{
    const Message farewell = farewellOf(plan);
    const auto played = playOnInTerminal(plan, std::move(match), UndoRule{},
                                         plan.isKeptWhenLeft ? Message{} : farewell, streams);
    TOUCHLINE_TRY(played);
    if (played->ending == Ending::Over)
        return played->match.played();
    if (plan.isKeptWhenLeft)
        TOUCHLINE_TRY(keepMatchFile(plan.keptIn, played->match));
    TOUCHLINE_TRY(leaveMatch(played->ending, farewell, streams));
    return std::nullopt;
}

} // namespace

Result<std::optional<PlayedMatch>> playInTerminal(const MatchPlan &plan, Streams &streams)
{
    MatchLabels labels;
    const bool isSeeded = !plan.typedDice && !plan.rolls;
    labels.seed = isSeeded ? QString::number(plan.seed) : QString();
    for (const Side side : bothSides)
        labels.agents[side] = plan.persons[side] ? personAgent : plan.choice.agents[side];
    auto begun = plan.keptIn.isEmpty() || plan.isKeptWhenLeft
                     ? LiveMatch::begin(*plan.choice.game, plan.setup, std::move(labels))
                     : beginMatchFile(plan.keptIn, *plan.choice.game, plan.setup, std::move(labels));
    TOUCHLINE_TRY(begun);
    return playedOut(plan, std::move(*begun), streams);
}

Result<std::optional<PlayedMatch>> resumeInTerminal(const MatchPlan &plan, LiveMatch match, Streams &streams)
{
    return playedOut(plan, std::move(match), streams);
}

TerminalPace paceOn(const Streams &streams, std::optional<TerminalPace> wish)
{
    const bool isScreen = streams.outIsScreen && streams.errIsTerminal;
    return wish.value_or(isScreen ? TerminalPace::Fast : TerminalPace::AtOnce);
}

void waitAt(TerminalPace pace)
{
    if (pace != TerminalPace::AtOnce)
        QThread::msleep(pace == TerminalPace::Slow ? slowMilliseconds : fastMilliseconds);
}

Streams promptsApart(const Streams &streams)
{
    Streams prompts{streams.err, streams.err, streams.errIsTerminal, streams.in};
    prompts.width = streams.width;
    prompts.verb = streams.verb;
    prompts.setEcho = streams.setEcho;
    prompts.sayWhenInterrupted = streams.sayWhenInterrupted;
    return prompts;
}

Result<PlayedOn> playOnInTerminal(const MatchPlan &plan, LiveMatch match, const UndoRule &rule,
                                  const Message &farewell, Streams &streams)
{
    if (streams.sayWhenInterrupted != nullptr)
        streams.sayWhenInterrupted(farewell.english());
    auto played = TerminalMatch(plan, rule, streams).play(std::move(match));
    if (streams.sayWhenInterrupted != nullptr)
        streams.sayWhenInterrupted({});
    return played;
}

Result<void> leaveMatch(Ending ending, const Message &farewell, Streams &streams)
{
    const Message text = farewell.isEmpty()
                             ? Message{QT_TRANSLATE_NOOP("core", "You left the match before its end."), {}}
                             : farewell;
    // At a terminal that is Ctrl+D.
    if (ending == Ending::InputEnded && streams.setEcho == nullptr)
        return fail(Error{Fault::Exhausted, text, {}});
    streams.err << text.english() << '\n';
    return {};
}

PlayProgress progressOn(Streams &streams)
{
    if (!streams.errIsTerminal)
        return {};
    return
        [](int played, int all) { WaitingLine::ofProgram().say(u"%1 of %2 matches"_s.arg(played).arg(all)); };
}

} // namespace touchline::cli
