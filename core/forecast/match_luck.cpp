// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/match_luck.h"

#include "core/base/index.h"
#include "core/base/parallel.h"

#include <QtGlobal>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <memory>
#include <span>

namespace touchline {

namespace {

constexpr const char *stopped = QT_TRANSLATE_NOOP("core", "The analysis was stopped.");

using Winner = std::optional<Side>;

/// Who won what the match had to decide.
Winner winnerOf(const Match &over)
{
    const MatchReport report = over.report({});
    const DecisionRules &rules = over.setup().decision;
    return rules.needsWinner ? tieWinner(report, rules) : report.winner;
}

double valueOf(const Winner &winner, Side side)
{
    return !winner ? 0.5 : *winner == side ? 1.0 : 0.0;
}

/// Who decides for the sides from an input on.
PerSide<QString> agentsFrom(const MatchLog &log, const GameInfo &game, std::size_t entry)
{
    PerSide<QString> names;
    for (const Side side : bothSides) {
        const QString label = agentAt(log.agents, log.notes, side, entry);
        const auto known =
            std::find_if(game.agents.begin(), game.agents.end(),
                         [&label](const AgentSpec &one) { return label == QLatin1String(one.name); });
        names[side] =
            QString::fromLatin1(known == game.agents.end() ? game.agents.front().name : known->name);
    }
    return names;
}

/// Numbers that belong to a place in the match: the period, the minute, whose roll it is, what for, and the
/// how manieth there. So matches that are played on from neighbouring points with one seed have nearly all of
/// their dice in common, and what differs between them is what happened in between.
class PlacedDice
{
public:
    explicit PlacedDice(std::span<const RollPrompt> rolls)
        : m_rolls(rolls)
        , m_used((rolls.size() + 1) * sides)
    {
    }

    void setSeed(std::uint64_t seed) { m_seed = seed; }

    /// The number of the roll that is due.
    [[nodiscard]] int roll(const Question &due)
    {
        const std::size_t place = placeOf(due);
        std::uint64_t key = m_seed ^ (static_cast<std::uint64_t>(m_clock) << 32U) ^
                            (static_cast<std::uint64_t>(place) << 16U) ^ m_used[place]++;
        return Generator(splitMix(key)).roll(due.prompt->die.faces);
    }
    /// A roll that was made otherwise.
    void pass(const Question &due) { ++m_used[placeOf(due)]; }
    /// What a step told: the clock goes on.
    void follow(std::span<const Event> told)
    {
        if (told.empty())
            return;
        constexpr int minutes = 1024;
        const Event &last = told.back();
        const int clock = static_cast<int>(last.period) * minutes + last.minute + last.stoppage;
        if (clock == m_clock)
            return;
        m_clock = clock;
        std::fill(m_used.begin(), m_used.end(), std::uint16_t(0));
    }

private:
    /// Home, away, nobody's.
    static constexpr std::size_t sides = 3;

    [[nodiscard]] std::size_t placeOf(const Question &due) const
    {
        const std::less<const RollPrompt *> before;
        const RollPrompt *first = m_rolls.data();
        const bool isListed = !before(due.prompt, first) && before(due.prompt, first + m_rolls.size());
        const std::size_t prompt = isListed ? static_cast<std::size_t>(due.prompt - first) : m_rolls.size();
        return prompt * sides + (due.side ? index(*due.side) : sides - 1);
    }

    std::span<const RollPrompt> m_rolls;
    std::vector<std::uint16_t> m_used;
    std::uint64_t m_seed = 0;
    int m_clock = 0;
};

/// A match from which it is played on, by whom, and where its dice stand.
struct Point
{
    std::unique_ptr<Match> match;
    PerSide<QString> agents;
    PlacedDice dice;
};

/// Plays a copy of the match to its end. The same seed gives the same moods of the computer players too.
Result<Winner> playedOn(const Point &from, const Game &game, std::uint64_t seed)
{
    const std::unique_ptr<Match> copy = from.match->clone();
    PlacedDice dice = from.dice;
    dice.setSeed(splitMix(seed));
    PerSide<std::unique_ptr<Agent>> players;
    for (const Side side : bothSides) {
        auto made = game.makeAgent(from.agents[side], side, Generator(splitMix(seed)));
        TOUCHLINE_TRY(made);
        players[side] = std::move(*made);
    }
    constexpr std::size_t toldAtOnce = 32;
    EventList events(toldAtOnce);
    OptionList options;
    for (int step = 0; step <= game.info().stepLimit; ++step) {
        const Question due = copy->question();
        if (due.awaits == Awaits::Nothing)
            return winnerOf(*copy);
        dice.follow(events.events());
        events.clear();
        if (due.awaits == Awaits::Roll) {
            TOUCHLINE_TRY(copy->roll(dice.roll(due), events));
            continue;
        }
        copy->options(options);
        const auto option = players[due.side.value_or(Side::Home)]->choose(*copy, due, options);
        TOUCHLINE_TRY(option);
        TOUCHLINE_TRY(copy->choose(*option, events));
    }
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core", "The match did not end within %1 rolls and choices."),
                {QString::number(game.info().stepLimit)});
}

/// ends[run][point]: each point played on so many times, the same run with the same seed. A point whose match
/// is over ends as it ended.
Result<std::vector<std::vector<Winner>>> endsOf(const std::vector<Point> &points, const Game &game,
                                                const LuckWishes &wishes, const LuckProgress &onProgress)
{
    const int runs = wishes.runs == 0 ? game.info().luckRuns : wishes.runs;
    if (runs < 1 || runs > LuckWishes::mostRuns)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The number must be between %1 and %2."),
                    {QString::number(1), QString::number(LuckWishes::mostRuns)});
    std::vector<std::vector<Winner>> ends(at(runs), std::vector<Winner>(points.size()));
    const int width = static_cast<int>(points.size());
    std::atomic_int done = 0;
    // A run after the other over all points, so that the long and the short ways mix.
    const auto whole = inParallel(
        0, runs * width, threadsFor(wishes.threads, runs * width),
        [&](int index, int /*thread*/) -> Result<void> {
            const Point &from = points[at(index % width)];
            const int run = index / width;
            const auto end = playedOn(from, game, seedOfNumber(wishes.seed, run));
            TOUCHLINE_TRY(end);
            ends[at(run)][at(index % width)] = *end;
            ++done;
            return {};
        },
        [&] { return !onProgress || onProgress(static_cast<double>(done) / runs / width); });
    TOUCHLINE_TRY(whole);
    if (!*whole)
        return fail(Fault::Refused, stopped);
    return ends;
}

EndCounts countsOf(const std::vector<std::vector<Winner>> &ends, std::size_t point)
{
    EndCounts counts;
    for (const std::vector<Winner> &run : ends)
        counts.add(run[point]);
    return counts;
}

/// Kicks off by the setup of a log and enters it input by input.
class Replay
{
public:
    Replay(const MatchLog &log, const Game &game) : m_log(log), m_game(game), m_dice(game.info().rolls) {}

    Result<void> kickOff()
    {
        if (!knowsRules(m_game.info(), m_log.rulesVersion))
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "This match was played by other rules of its game, so it "
                                                  "cannot be played on."));
        FixtureSetup setup = m_log.setup;
        setup.rulesVersion = m_log.rulesVersion;
        auto match = m_game.kickOff(std::move(setup), m_told);
        TOUCHLINE_TRY(match);
        m_match = std::move(*match);
        return {};
    }

    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] std::size_t entry() const { return m_next; }
    Result<void> next()
    {
        m_dice.follow(m_told.events());
        m_told.clear();
        if (const Question due = m_match->question(); due.awaits == Awaits::Roll)
            m_dice.pass(due);
        return takeEntry(*m_match, m_log.entries[m_next++], m_told);
    }
    Result<void> goTo(std::size_t entry)
    {
        while (m_next < entry)
            TOUCHLINE_TRY(next());
        return {};
    }
    [[nodiscard]] Point point() const
    {
        Point here{m_match->clone(), agentsFrom(m_log, m_game.info(), m_next), m_dice};
        here.dice.follow(m_told.events());
        return here;
    }

private:
    const MatchLog &m_log;
    const Game &m_game;
    std::unique_ptr<Match> m_match;
    PlacedDice m_dice;
    EventList m_told;
    std::size_t m_next = 0;
};

/// The standard error of the sum of the changes of some steps, of the home side's expected result.
double errorOf(const std::vector<std::vector<Winner>> &ends, const std::vector<std::size_t> &steps)
{
    double sum = 0;
    double squares = 0;
    for (const std::vector<Winner> &run : ends) {
        double one = 0;
        for (const std::size_t step : steps)
            one += valueOf(run[step + 1], Side::Home) - valueOf(run[step], Side::Home);
        sum += one;
        squares += one * one;
    }
    const auto runs = static_cast<double>(ends.size());
    return std::sqrt(std::max(0.0, squares / runs - sum / runs * (sum / runs)) / runs);
}

bool beginsStep(const std::vector<LuckStep> &steps, const Question &due)
{
    return steps.empty() || due.awaits == Awaits::Roll || steps.back().kind == Awaits::Roll ||
           steps.back().side != due.side;
}

/// What is tried of `legal`: what was chosen first, then what each computer player takes, then others.
Result<OptionList> triedOptions(const Match &match, const Game &game, OptionCode chosen,
                                const OptionList &legal)
{
    OptionList tried;
    tried.add(chosen);
    const auto most = at(mostAlternatives) + 1;
    const auto add = [&](OptionCode option) {
        if (tried.size() < most && !tried.contains(option))
            tried.add(option);
    };
    const Question due = match.question();
    if (legal.size() > most)
        for (const AgentSpec &agent : game.info().agents) {
            auto player = game.makeAgent(QString::fromLatin1(agent.name), *due.side, Generator(1));
            TOUCHLINE_TRY(player);
            const auto option = (*player)->choose(match, due, legal);
            TOUCHLINE_TRY(option);
            add(*option);
        }
    for (std::size_t i = 0; i < most; ++i)
        add(legal[i * legal.size() / most]);
    // Those may be among what the computer players took.
    for (std::size_t i = 0; i < legal.size(); ++i)
        add(legal[i]);
    return tried;
}

JudgedOption judged(const QString &name, const std::vector<std::vector<Winner>> &ends, std::size_t option,
                    Side side)
{
    JudgedOption made{name, countsOf(ends, option), 0, 0};
    double sum = 0;
    double squares = 0;
    for (const std::vector<Winner> &run : ends) {
        const double difference = valueOf(run[option], side) - valueOf(run.front(), side);
        sum += difference;
        squares += difference * difference;
    }
    const auto runs = static_cast<double>(ends.size());
    made.difference = sum / runs;
    made.standardError = std::sqrt(std::max(0.0, squares / runs - made.difference * made.difference) / runs);
    return made;
}

} // namespace

double EndCounts::expected(Side side) const
{
    return winOf(side).share() + draw().share() / 2;
}

double EndCounts::standardError() const
{
    if (of() == 0)
        return 0;
    const double mean = expected(Side::Home);
    const double squares = winOf(Side::Home).share() + draw().share() / 4;
    return std::sqrt(std::max(0.0, squares - mean * mean) / of());
}

void EndCounts::add(std::optional<Side> winner)
{
    ++(winner ? won[*winner] : drawn);
}

double MatchLuck::change(std::size_t step, Side side) const
{
    return points[step + 1].expected(side) - points[step].expected(side);
}

double MatchLuck::luck(Side side) const
{
    double sum = 0;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].kind == Awaits::Roll)
            sum += change(i, side);
    return sum;
}

double MatchLuck::decisions(Side side) const
{
    double sum = 0;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].kind == Awaits::Choice && steps[i].side == side)
            sum += change(i, side);
    return sum;
}

MatchLuck::Adjusted MatchLuck::withoutLuck() const
{
    const auto add = [](Adjusted &sum, const EndCounts &one, double times) {
        for (const Side side : bothSides)
            sum.win[side] += times * one.winOf(side).share();
        sum.draw += times * one.draw().share();
    };
    Adjusted adjusted;
    add(adjusted, points.back(), 1);
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].kind == Awaits::Roll) {
            add(adjusted, points[i], 1);
            add(adjusted, points[i + 1], -1);
        }
    return adjusted;
}

Result<MatchLuck> matchLuck(const MatchLog &log, const Game &game, const LuckWishes &wishes,
                            const LuckProgress &onProgress)
{
    Replay replay(log, game);
    TOUCHLINE_TRY(replay.kickOff());
    MatchLuck luck;
    std::vector<Point> points;
    while (replay.entry() < log.entries.size()) {
        const Question due = replay.match().question();
        if (beginsStep(luck.steps, due)) {
            luck.steps.push_back({replay.entry(), replay.entry(), due.awaits, due.side});
            points.push_back(replay.point());
        }
        TOUCHLINE_TRY(replay.next());
        luck.steps.back().end = replay.entry();
    }
    points.push_back(replay.point());
    const auto ends = endsOf(points, game, wishes, onProgress);
    TOUCHLINE_TRY(ends);
    luck.runs = static_cast<int>(ends->size());
    for (std::size_t i = 0; i < points.size(); ++i)
        luck.points.push_back(countsOf(*ends, i));
    std::vector<std::size_t> rolls;
    PerSide<std::vector<std::size_t>> choices;
    for (std::size_t i = 0; i < luck.steps.size(); ++i) {
        luck.changeErrors.push_back(errorOf(*ends, {i}));
        const LuckStep &step = luck.steps[i];
        if (step.kind == Awaits::Roll)
            rolls.push_back(i);
        else if (step.side)
            choices[*step.side].push_back(i);
    }
    luck.luckError = errorOf(*ends, rolls);
    for (const Side side : bothSides)
        luck.decisionsError[side] = errorOf(*ends, choices[side]);
    return luck;
}

bool JudgedOption::isClear() const
{
    // Bonferroni: each of the alternatives may err in one of 20 times as many cases.
    constexpr double z = 2.734;
    static_assert(mostAlternatives == 8);
    return std::abs(difference) > z * standardError;
}

const JudgedOption *JudgedChoice::better() const
{
    if (options.size() < 2 || options[1].difference <= 0 || !options[1].isClear())
        return nullptr;
    return &options[1];
}

bool JudgedChoice::isClearlyBest() const
{
    return std::all_of(options.begin() + 1, options.end(),
                       [](const JudgedOption &one) { return one.difference < 0 && one.isClear(); });
}

Result<JudgedChoice> judgedChoice(const MatchLog &log, const Game &game, std::size_t entry,
                                  const LuckWishes &wishes, const LuckProgress &onProgress)
{
    if (entry >= log.entries.size() || log.entries[entry].kind != Awaits::Choice)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Input %1 of this match is no decision."),
                    {QString::number(entry + 1)});
    Replay replay(log, game);
    TOUCHLINE_TRY(replay.kickOff());
    TOUCHLINE_TRY(replay.goTo(entry));
    const Match &match = replay.match();
    const Question due = match.question();
    OptionList legal;
    match.options(legal);
    ChoiceScript script({log.entries[entry].option});
    const auto chosen = script.next(match, due, legal);
    TOUCHLINE_TRY(chosen);
    const auto tried = triedOptions(match, game, *chosen, legal);
    TOUCHLINE_TRY(tried);
    std::vector<Point> points;
    EventList told;
    for (const OptionCode option : *tried) {
        points.push_back(replay.point());
        TOUCHLINE_TRY(points.back().match->choose(option, told));
        points.back().dice.follow(told.events());
        told.clear();
    }
    const auto ends = endsOf(points, game, wishes, onProgress);
    TOUCHLINE_TRY(ends);
    JudgedChoice choice{entry, *due.side, due.prompt, {}, static_cast<int>(legal.size())};
    for (std::size_t i = 0; i < points.size(); ++i)
        choice.options.push_back(judged(match.optionName(due, (*tried)[i]), *ends, i, *due.side));
    std::stable_sort(
        choice.options.begin() + 1, choice.options.end(),
        [](const JudgedOption &one, const JudgedOption &other) { return one.difference > other.difference; });
    return choice;
}

} // namespace touchline
