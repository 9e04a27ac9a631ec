// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody without a rulebook reads of a question: every option has a label of its own, what it costs
// and changes can be asked for at any time, a chance that is told is the exact one, what is closed says why;
// and nobody reads of a hidden choice before it opens.
#include "core/base/to_qstring.h"
#include "core/match/board.h"
#include "models/words/option_words.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/support/tried_games.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace property_match_questions {

using namespace touchline;
using namespace touchline::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchesALevel = 1;
#else
constexpr int matchesALevel = 4;
#endif

QStringList eventNames(std::span<const Event> events, const GameInfo &info)
{
    QStringList names;
    for (const Event &event : events)
        names << QString::fromUtf8(eventSpec(event.kind, info.events)->name);
    return names;
}

std::vector<OptionCode> optionsOf(const Match &match)
{
    OptionList options;
    match.options(options);
    return {options.begin(), options.end()};
}

/// How often the thing that the chance is of comes about, counted over all dice.
class Count
{
public:
    Count(const GameInfo &info, QString of) : m_info(info), m_of(std::move(of)) {}

    /// Of the rolls that follow, as a share of `weight`.
    qint64 favourable(const Match &match, qint64 weight) const
    {
        const int faces = match.question().prompt->die.faces;
        qint64 sum = 0;
        for (int value = 1; value <= faces; ++value) {
            const auto next = match.clone();
            EventList told;
            if (!next->roll(value, told))
                return -1;
            const auto settled = outcome(*next, eventNames(told.events(), m_info), told.events());
            sum += settled ? (*settled ? weight / faces : 0) : favourable(*next, weight / faces);
        }
        return sum;
    }

private:
    [[nodiscard]] std::optional<bool> outcome(const Match &match, const QStringList &told,
                                              std::span<const Event> events) const
    {
        if (m_of == QLatin1String("shot on goal"))
            return !told.contains(QLatin1String("miss"));
        if (m_of == QLatin1String("interception"))
            return told.contains(QLatin1String("deflection"));
        if (m_of == QLatin1String("save"))
            return !isGoal(match, told, events);
        for (const Event &event : events)
            if (event.kind == EventKind::ShootOutKick)
                return event.numbers[0] != 0;
        if (isGoal(match, told, events))
            return true;
        for (const char *lost : {"miss", "save", "wide"})
            if (told.contains(QLatin1String(lost)))
                return false;
        if (match.question().prompt->id == "D53")
            return true; // looked at again by the referee, which is another question
        if (match.awaits() == Awaits::Roll && match.question().prompt->id == "N6")
            return std::nullopt;
        return false;
    }

    static bool isGoal(const Match &match, const QStringList &told, std::span<const Event> events)
    {
        return told.contains(QLatin1String("goal")) || match.question().prompt->id == "NAME-GOAL" ||
               std::any_of(events.begin(), events.end(), [](const Event &event) {
                   return event.kind == EventKind::ShootOutKick && event.numbers[0] != 0;
               });
    }

    const GameInfo &m_info;
    /// What the chance is of: "goal", "shot on goal", "save", "interception".
    QString m_of;
};

/// Plays random matches of a level and hands each question over before it is answered.
template <class Look>
void eachQuestion(const Game &game, const LevelSpec &level, std::uint64_t seed, Look &&look)
{
    const AnyFixture fixtures(game);
    Generator generator(seed);
    // A match that was lost before it began asks nothing.
    int begun = 0;
    for (int tried = 0; tried < 20 * matchesALevel && begun < matchesOf(game, matchesALevel); ++tried) {
        EventList told;
        auto match = game.kickOff(fixtures.make(level, generator), told);
        QVERIFY(match.has_value());
        begun += (*match)->awaits() == Awaits::Nothing ? 0 : 1;
        while ((*match)->awaits() != Awaits::Nothing) {
            const Question due = (*match)->question();
            if (due.awaits == Awaits::Roll) {
                QVERIFY((*match)->roll(generator.roll(due.prompt->die.faces), told).has_value());
                continue;
            }
            const std::vector<OptionCode> options = optionsOf(**match);
            look(**match, due, options, generator);
            if (QTest::currentTestFailed())
                return;
            const OptionCode chosen = options[generator.below(static_cast<std::uint32_t>(options.size()))];
            QVERIFY((*match)->choose(chosen, told).has_value());
        }
    }
}

/// A name that needs no words: a player of the match, a place of the board.
bool saysItAll(const QString &name, const FixtureSetup &setup)
{
    for (const Side side : bothSides)
        for (const SquadEntry &entry : setup.sides[side].squad.entries)
            if (name.contains(entry.person.shortName))
                return true;
    return std::none_of(name.begin(), name.end(), [](QChar one) { return one.isLetter(); });
}

QString decisionOf(const Question &due)
{
    return toQString(due.prompt->id);
}

/// Everything that a side can read of a match.
struct Sight
{
    QJsonObject view;
    BoardPosition board;
    QStringList options;
    std::optional<OpenAnswer> answer;
    std::vector<Event> events;

    bool operator==(const Sight &) const = default;
};

Sight sightOf(const Match &match, Side viewer, const EventList &told)
{
    Sight sight{match.view(viewer), match.board(viewer), {}, {}, {}};
    const Question due = match.question();
    if (due.side == viewer) {
        for (const OptionCode option : optionsOf(match))
            sight.options << match.optionName(due, option) << factsText(match.optionFacts(option));
        sight.answer = match.openAnswer();
    }
    sight.events.assign(told.events().begin(), told.events().end());
    return sight;
}

} // namespace

class PropertyMatchQuestions : public QObject
{
    Q_OBJECT

    static void addLevels()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("level");
        for (const Game *game : triedGames())
            for (const LevelSpec &level : game->info().levels) {
                const QString id = QString::fromUtf8(game->info().id);
                const QString name = QString::fromUtf8(level.name);
                QTest::newRow(qPrintable(id + u' ' + name)) << id << name;
            }
    }

private Q_SLOTS:
    void everyOptionHasALabelOfItsOwn_data() { addLevels(); }
    void everyOptionHasALabelOfItsOwn()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        const Game &rules = **findGame(game);
        int looked = 0;
        eachQuestion(rules, **findLevel(rules.info().levels, level), 1,
                     [&](const Match &match, const Question &due, const std::vector<OptionCode> &options,
                         Generator &) {
                         std::set<QString> labels;
                         for (const OptionCode option : options) {
                             const QString name = match.optionName(due, option);
                             const QString label = optionLabel(rules, due, name);
                             const QString which = decisionOf(due) + u' ' + name + u' ' + label;
                             QVERIFY2(!label.isEmpty(), qPrintable(which));
                             QVERIFY2(labels.insert(label).second, qPrintable(which));
                             QVERIFY2(label != name || saysItAll(name, match.setup()), qPrintable(which));
                             ++looked;
                         }
                     });
        if (!QTest::currentTestFailed())
            qInfo("%d options", looked);
    }

    void whatIsClosedSaysWhy_data() { addLevels(); }
    void whatIsClosedSaysWhy()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        const Game &rules = **findGame(game);
        int closedOnes = 0;
        eachQuestion(rules, **findLevel(rules.info().levels, level), 2,
                     [&](const Match &match, const Question &due, const std::vector<OptionCode> &options,
                         Generator &) {
                         QStringList legal;
                         for (const OptionCode option : options)
                             legal << match.optionName(due, option);
                         QStringList seen;
                         for (const ClosedOption &one : match.closedOptions()) {
                             const QString which = decisionOf(due) + u' ' + one.name;
                             QVERIFY2(!legal.contains(one.name), qPrintable(which));
                             QVERIFY2(!seen.contains(one.name), qPrintable(which));
                             QVERIFY2(!one.reason.english().isEmpty(), qPrintable(which));
                             QVERIFY2(!one.reason.english().contains(u'%'), qPrintable(which));
                             seen << one.name;
                             ++closedOnes;
                         }
                     });
        if (!QTest::currentTestFailed())
            qInfo("%d closed options", closedOnes);
    }

    void aChanceIsTheExactOne_data() { addLevels(); }
    void aChanceIsTheExactOne()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        const Game &rules = **findGame(game);
        std::map<QString, int> counted;
        // Six dice of six faces at most, or one of a hundred.
        constexpr qint64 whole = 46'656LL * 100;
        eachQuestion(rules, **findLevel(rules.info().levels, level), 3,
                     [&](const Match &match, const Question &due, const std::vector<OptionCode> &options,
                         Generator &generator) {
                         const OptionCode option =
                             options[generator.below(static_cast<std::uint32_t>(options.size()))];
                         const OptionFacts facts = match.optionFacts(option);
                         for (const OptionPrice &price : facts.prices)
                             QVERIFY2(price.count > 0 && !price.what.isEmpty() &&
                                          (price.count == 1 || QByteArray(price.several).contains("%1")),
                                      qPrintable(price.what.english()));
                         for (const Message &effect : facts.effects)
                             QVERIFY2(!effect.english().isEmpty() && !effect.english().contains(u'%'),
                                      qPrintable(effect.english()));
                         if (!facts.chance)
                             return;
                         QVERIFY(facts.chance->favourable >= 0 &&
                                 facts.chance->favourable <= facts.chance->all);
                         auto after = match.clone();
                         EventList told;
                         QVERIFY(after->choose(option, told).has_value());
                         // What nobody can use any more is passed over.
                         while (after->awaits() == Awaits::Choice && optionsOf(*after).size() == 1)
                             QVERIFY(after->choose(optionsOf(*after).front(), told).has_value());
                         const QString which = decisionOf(due) + u' ' + match.optionName(due, option);
                         QVERIFY2(after->awaits() == Awaits::Roll, qPrintable(which));
                         const qint64 favourable =
                             Count(rules.info(), facts.chance->what.english()).favourable(*after, whole);
                         QVERIFY2(favourable * facts.chance->all == whole * facts.chance->favourable,
                                  qPrintable(QStringLiteral("%1: %2 of %3, counted %4 of %5")
                                                 .arg(which)
                                                 .arg(facts.chance->favourable)
                                                 .arg(facts.chance->all)
                                                 .arg(favourable)
                                                 .arg(whole)));
                         ++counted[decisionOf(due)];
                     });
        for (const auto &[decision, count] : counted)
            qInfo("%s: %d", qPrintable(decision), count);
    }

    void nobodyReadsAHiddenChoice_data() { addLevels(); }
    void nobodyReadsAHiddenChoice()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        const Game &rules = **findGame(game);
        int hidden = 0;
        eachQuestion(rules, **findLevel(rules.info().levels, level), 4,
                     [&](const Match &match, const Question &due, const std::vector<OptionCode> &options,
                         Generator &) {
                         QCOMPARE(due.hidden, due.opens != Opens::AtOnce);
                         if (!due.hidden)
                             return;
                         QVERIFY(due.side.has_value());
                         const Side other = opposite(*due.side);
                         std::optional<Sight> first;
                         Question next;
                         for (const OptionCode option : options) {
                             const auto after = match.clone();
                             EventList told;
                             QVERIFY(after->choose(option, told).has_value());
                             const Sight sight = sightOf(*after, other, told);
                             if (!first) {
                                 first = sight;
                                 next = after->question();
                                 continue;
                             }
                             // Another question follows: that one has been asked for more is no secret.
                             const Question then = after->question();
                             if (then.prompt != next.prompt || then.side != next.side)
                                 continue;
                             QVERIFY2(sight == *first,
                                      qPrintable(decisionOf(due) + u' ' + match.optionName(due, option)));
                             ++hidden;
                         }
                     });
        if (!QTest::currentTestFailed())
            qInfo("%d hidden answers", hidden);
    }

    void aPreviewIsWhatComesTrue_data() { addLevels(); }
    void aPreviewIsWhatComesTrue()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        const Game &rules = **findGame(game);
        int previews = 0;
        int withheld = 0;
        eachQuestion(rules, **findLevel(rules.info().levels, level), 5,
                     [&](const Match &match, const Question &, const std::vector<OptionCode> &options,
                         Generator &generator) {
                         const OptionCode option =
                             options[generator.below(static_cast<std::uint32_t>(options.size()))];
                         const auto preview = match.preview(option);
                         QCOMPARE(preview == nullptr, match.hasSecretAnswer());
                         if (preview == nullptr) {
                             ++withheld;
                             return;
                         }
                         const auto after = match.clone();
                         EventList told;
                         QVERIFY(after->choose(option, told).has_value());
                         QVERIFY(preview->view(std::nullopt) == after->view(std::nullopt));
                         QVERIFY(preview->question().prompt == after->question().prompt);
                         ++previews;
                     });
        if (!QTest::currentTestFailed())
            qInfo("%d previews, %d withheld", previews, withheld);
    }
};

TOUCHLINE_TEST(PropertyMatchQuestions)

} // namespace property_match_questions

#include "property_match_questions.moc"
