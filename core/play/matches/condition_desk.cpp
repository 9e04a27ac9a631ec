// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/condition_desk.h"

#include "core/base/index.h"
#include "core/base/to_qstring.h"
#include "core/dice/stream.h"
#include "core/play/matches/fixture_player.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

constexpr std::size_t eventsBeforeKickOff = 32;

using Matches = std::vector<std::unique_ptr<Match>>;

bool counts(const ConditionOutcome &outcome)
{
    return outcome.forbidden.isEmpty();
}

bool bringTheSame(const std::vector<ConditionOutcome> &some, const std::vector<ConditionOutcome> &others)
{
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const ConditionOutcome &one, const ConditionOutcome &other) {
                          return one.text == other.text && one.effect == other.effect &&
                                 one.forbidden == other.forbidden;
                      });
}

/// Of the roll that is due; null where it is none of these, or a choice.
const ConditionSpec *specNow(const Game &game, const Match &match)
{
    if (match.awaits() != Awaits::Roll)
        return nullptr;
    const std::span<const ConditionSpec> all = game.info().conditions;
    const auto found = std::find_if(all.begin(), all.end(), [&match](const ConditionSpec &one) {
        return one.prompt == match.question().prompt->id;
    });
    return found == all.end() ? nullptr : &*found;
}

std::vector<ConditionOutcome> outcomesNow(const Game &game, const Match &match)
{
    return specNow(game, match) == nullptr ? std::vector<ConditionOutcome>()
                                           : game.info().conditionOutcomes(match);
}

std::unique_ptr<Match> after(const Match &match, int number)
{
    auto then = match.clone();
    EventList events(eventsBeforeKickOff);
    return then->roll(number, events) ? std::move(then) : nullptr;
}

/// Every match that can follow, where it is open which number is rolled.
Matches afterAny(const Matches &matches, const Game &game)
{
    Matches all;
    for (const auto &one : matches) {
        const std::vector<ConditionOutcome> outcomes = outcomesNow(game, *one);
        for (std::size_t i = 0; i < outcomes.size(); ++i)
            if (counts(outcomes[i]))
                if (auto then = after(*one, static_cast<int>(i) + 1))
                    all.push_back(std::move(then));
    }
    return all;
}

/// The number leads on in each of them.
Matches afterNumber(const Matches &matches, int number)
{
    Matches all;
    for (const auto &one : matches)
        if (auto then = after(*one, number))
            all.push_back(std::move(then));
    return all;
}

/// "Let'em Play" and "let_em_play" are one word.
QString lettersOf(const QString &text)
{
    QString letters;
    for (const QChar one : text.toCaseFolded())
        if (one.isLetter())
            letters += one;
    return letters;
}

/// What the report of a match says of a roll; empty where it says nothing.
QString factOf(const MatchReport &report, const ConditionSpec &spec)
{
    for (const MatchFact &fact : report.facts)
        if (!fact.side && fact.period == 0 && fact.name == QLatin1String(spec.fact))
            return fact.value;
    return {};
}

/// Its number among the outcomes, from 1; 0 where it is none of them.
int numberBringing(const std::vector<ConditionOutcome> &outcomes, const QString &text)
{
    const auto found = std::find_if(outcomes.begin(), outcomes.end(), [&text](const ConditionOutcome &one) {
        return !text.isEmpty() && counts(one) && lettersOf(one.text) == lettersOf(text);
    });
    return found == outcomes.end() ? 0 : static_cast<int>(found - outcomes.begin()) + 1;
}

/// What the match had goes before what was made for it.
void noteReport(ConditionDraw &draw, const MatchReport &report)
{
    draw.played = factOf(report, *draw.spec);
    if (draw.played.isEmpty())
        return;
    if (const int number = numberBringing(draw.outcomes, draw.played); number > 0)
        draw.played = draw.outcomes[at(number - 1)].text;
    if (draw.made && (draw.outcomes.empty() || draw.outcomes[at(draw.made->number - 1)].text != draw.played))
        draw.made.reset();
}

/// The roll that is due in `matches`, which differ at most in rolls that are not made yet.
ConditionDraw drawDue(const Matches &matches, const Game &game, const std::vector<ConditionRoll> &made)
{
    ConditionDraw draw;
    draw.prompt = matches.front()->question().prompt;
    draw.spec = specNow(game, *matches.front());
    draw.outcomes = outcomesNow(game, *matches.front());
    const bool isKnown = std::all_of(matches.begin(), matches.end(), [&](const auto &one) {
        return bringTheSame(draw.outcomes, outcomesNow(game, *one));
    });
    if (!isKnown)
        draw.outcomes.clear();
    const auto found = std::find_if(made.begin(), made.end(), [&](const ConditionRoll &one) {
        return one.roll == draw.id() && draw.prompt->die.shows(one.number);
    });
    if (found != made.end())
        draw.made = *found;
    return draw;
}

/// At its first question. Errors: those of setupOf() and Game::kickOff().
Result<std::unique_ptr<Match>> atKickOff(const Competition &competition, const Progress &now, int fixture,
                                         const PlayRules &rules)
{
    auto setup = setupOf(competition, now, fixture, now.fixtures[at(fixture)].teams, rules);
    TOUCHLINE_TRY(setup);
    EventList events(eventsBeforeKickOff);
    return rules.choice.game->kickOff(std::move(*setup), events);
}

Result<void> addCondition(Competition &competition, ConditionRoll roll)
{
    return competition.addOrganiserDecision({0, 0, {}, std::move(roll), 0});
}

Result<void> checkNumber(const ConditionRoll &roll, const ConditionDraw &draw)
{
    const QString label = draw.label();
    if (!draw.prompt->die.shows(roll.number))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Match %1, %2: a number from 1 to %3, not %4."),
                    {QString::number(roll.match), label, QString::number(draw.prompt->die.faces),
                     QString::number(roll.number)});
    if (draw.outcomes.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1, %2: make the earlier roll first."),
                    {QString::number(roll.match), label});
    const Message &why = draw.outcomes[at(roll.number - 1)].forbidden;
    if (!why.isEmpty())
        return fail(Error{Fault::Refused, why, {}});
    if (roll.source == ConditionRoll::Source::Chosen && draw.made && roll.reason.isEmpty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Match %1, %2: to overrule what was drawn, give a reason."),
                    {QString::number(roll.match), label});
    return {};
}

Result<void> enterOne(Competition &competition, const Progress &now, ConditionRoll roll,
                      const PlayRules &rules)
{
    const int fixture = competition.indexOfNumber(roll.match);
    const QString number = QString::number(roll.match);
    if (fixture < 0)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no match %1."), {number});
    if (!isOpenForDraws(competition, now, fixture)) {
        const FixtureStatus &status = now.fixtures[at(fixture)];
        return fail(Fault::Refused,
                    status.teams[Side::Home] < 0 || status.teams[Side::Away] < 0
                        ? QT_TRANSLATE_NOOP("core", "The teams of match %1 are not known yet.")
                        : QT_TRANSLATE_NOOP("core", "Match %1 is over: what was drawn before it stands."),
                    {number});
    }
    const auto draws = conditionDraws(competition, now, fixture, rules);
    TOUCHLINE_TRY(draws);
    const auto draw = std::find_if(draws->begin(), draws->end(),
                                   [&roll](const ConditionDraw &one) { return one.id() == roll.roll; });
    if (draw == draws->end())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "Nothing called %1 is drawn before match %2."),
                    {roll.roll, number});
    if (roll.number == 0) {
        if (!draw->made)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1, %2: nothing is drawn yet."),
                        {number, draw->label()});
    } else {
        TOUCHLINE_TRY(checkNumber(roll, *draw));
        if (draw->made && *draw->made == roll)
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "Match %1, %2: this number is already entered."),
                        {number, draw->label()});
    }
    return addCondition(competition, std::move(roll));
}

} // namespace

QString ConditionDraw::id() const
{
    return toQString(prompt->id);
}

QString ConditionDraw::label() const
{
    return toQString(prompt->label);
}

const ConditionOutcome *ConditionDraw::outcome() const
{
    const int number = made ? made->number : played.isEmpty() ? 0 : numberBringing(outcomes, played);
    return number > 0 && !outcomes.empty() ? &outcomes[at(number - 1)] : nullptr;
}

QString ConditionDraw::text() const
{
    if (const ConditionOutcome *brings = outcome())
        return brings->text;
    return made ? QString::number(made->number) : played;
}

std::vector<ConditionRoll> conditionRolls(const Competition &competition, int fixture)
{
    const int number = competition.fixtures()[at(fixture)].number;
    std::vector<ConditionRoll> rolls;
    for (const OrganiserDecision &one : competition.organiserDecisions()) {
        const auto *roll = std::get_if<ConditionRoll>(&one.fact);
        if (roll == nullptr || roll->match != number)
            continue;
        std::erase_if(rolls, [roll](const ConditionRoll &other) { return other.roll == roll->roll; });
        if (roll->number > 0)
            rolls.push_back(*roll);
    }
    return rolls;
}

bool knowsCondition(const Competition &competition, const GameInfo &game, ConditionSubject subject)
{
    for (const ConditionSpec &spec : game.conditions) {
        if (spec.subject != subject)
            continue;
        const auto &decisions = competition.organiserDecisions();
        if (std::any_of(decisions.begin(), decisions.end(), [&spec](const OrganiserDecision &one) {
                const auto *roll = std::get_if<ConditionRoll>(&one.fact);
                return roll != nullptr && roll->roll == toQString(spec.prompt);
            }))
            return true;
        for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
            if (const MatchReport *report = competition.report(i);
                report != nullptr && !factOf(*report, spec).isEmpty())
                return true;
    }
    return false;
}

bool isOpenForDraws(const Competition &competition, const Progress &now, int fixture)
{
    const FixtureStatus &status = now.fixtures[at(fixture)];
    return status.teams[Side::Home] >= 0 && status.teams[Side::Away] >= 0 &&
           (status.state == FixtureState::Ready || status.state == FixtureState::Waiting) &&
           status.award < 0 && competition.report(fixture) == nullptr;
}

Result<std::vector<ConditionDraw>> conditionDraws(const Competition &competition, const Progress &now,
                                                  int fixture, const PlayRules &rules)
{
    std::vector<ConditionDraw> draws;
    const Game &game = *rules.choice.game;
    const PerSide<int> &teams = now.fixtures[at(fixture)].teams;
    if (game.info().conditions.empty() || teams[Side::Home] < 0 || teams[Side::Away] < 0)
        return draws;
    auto first = atKickOff(competition, now, fixture, rules);
    TOUCHLINE_TRY(first);
    const std::vector<ConditionRoll> made = conditionRolls(competition, fixture);
    const MatchReport *report = competition.report(fixture);
    Matches matches;
    matches.push_back(std::move(*first));
    while (!matches.empty() && !outcomesNow(game, *matches.front()).empty()) {
        draws.push_back(drawDue(matches, game, made));
        // A number that does not count any more, since other teams play, is rolled again by the match.
        if (const ConditionOutcome *outcome = draws.back().outcome(); outcome != nullptr && !counts(*outcome))
            draws.back().made.reset();
        if (report != nullptr)
            noteReport(draws.back(), *report);
        const ConditionDraw &draw = draws.back();
        const int number = draw.made ? draw.made->number : numberBringing(draw.outcomes, draw.played);
        matches = number > 0 ? afterNumber(matches, number) : afterAny(matches, game);
    }
    return draws;
}

Result<std::vector<ConditionRoll>> drawnConditions(const Competition &competition,
                                                   const std::vector<int> &fixtures, const PlayRules &rules,
                                                   const ConditionDrawWishes &wishes)
{
    const Progress now = progress(competition);
    std::vector<ConditionRoll> drawn;
    for (const int fixture : fixtures) {
        if (!isOpenForDraws(competition, now, fixture))
            continue;
        const auto draws = conditionDraws(competition, now, fixture, rules);
        TOUCHLINE_TRY(draws);
        if (draws->empty())
            continue;
        auto match = atKickOff(competition, now, fixture, rules);
        TOUCHLINE_TRY(match);
        Generator generator = stream("officials", wishes.seed, competition.fixtures()[at(fixture)].id, 0);
        int left = wishes.mostRolls;
        for (const ConditionDraw &draw : *draws) {
            int number = draw.made ? draw.made->number : 0;
            if (!draw.made || (wishes.again && draw.made->source == ConditionRoll::Source::Drawn)) {
                if (left-- == 0)
                    break;
                const std::vector<ConditionOutcome> outcomes = outcomesNow(*rules.choice.game, **match);
                if (std::none_of(outcomes.begin(), outcomes.end(), counts))
                    break;
                do
                    number = generator.roll(draw.prompt->die.faces);
                while (!counts(outcomes[at(number - 1)]));
                drawn.push_back({competition.fixtures()[at(fixture)].number,
                                 draw.id(),
                                 number,
                                 ConditionRoll::Source::Drawn,
                                 {}});
            }
            *match = after(**match, number);
        }
    }
    return drawn;
}

Result<void> enterConditions(Competition &competition, std::vector<ConditionRoll> rolls,
                             const PlayRules &rules)
{
    const Progress now = progress(competition);
    Competition changed = competition;
    for (ConditionRoll &one : rolls) {
        one.reason = one.reason.simplified();
        TOUCHLINE_TRY(enterOne(changed, now, std::move(one), rules));
    }
    competition = std::move(changed);
    return {};
}

Result<int> PreparedDice::roll(const RollPrompt &prompt)
{
    auto rolled = m_source.roll(prompt);
    if (m_rolls.empty() || !rolled)
        return rolled;
    const auto prepared = std::find_if(m_rolls.begin(), m_rolls.end(), [&prompt](const ConditionRoll &one) {
        return one.roll == toQString(prompt.id) && prompt.die.shows(one.number);
    });
    if (prepared == m_rolls.end())
        return rolled;
    const int number = prepared->number;
    m_rolls.erase(prepared);
    return number;
}

Result<void> enterRolled(LiveMatch &match, std::vector<ConditionRoll> rolls)
{
    for (;;) {
        const Question due = match.question();
        const auto prepared = std::find_if(rolls.begin(), rolls.end(), [&due](const ConditionRoll &one) {
            return due.awaits == Awaits::Roll && one.roll == toQString(due.prompt->id) &&
                   due.prompt->die.shows(one.number);
        });
        if (prepared == rolls.end())
            return {};
        TOUCHLINE_TRY(match.roll(prepared->number));
        rolls.erase(prepared);
    }
}

std::size_t inputsRolledBefore(const LiveMatch &match, std::vector<ConditionRoll> rolls)
{
    const std::vector<LogEntry> &entries = match.entries();
    std::size_t inputs = 0;
    for (; inputs < entries.size(); ++inputs) {
        const LogEntry &entry = entries[inputs];
        const auto prepared = std::find_if(rolls.begin(), rolls.end(), [&entry](const ConditionRoll &one) {
            return entry.kind == Awaits::Roll && one.roll == entry.id && one.number == entry.value;
        });
        if (prepared == rolls.end())
            break;
        rolls.erase(prepared);
    }
    return inputs;
}

} // namespace touchline
