// SPDX-License-Identifier: GPL-3.0-or-later
// What a game draws before its matches: referee and weather.
#include "app/cli/base/verb.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/matchday_argument.h"
#include "core/base/search_key.h"
#include "models/league/changes/league_conditions.h"
#include "models/words/fixtures/condition_words.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/referee_words.h"

namespace touchline::cli {

namespace {

/// Options that change something; one at a time.
const QStringList conditionChanges{u"draw"_s, u"typed"_s, u"choose"_s, u"clear"_s};

/// A competition and how it is played, for one answer.
struct DrawnMatches
{
    [[nodiscard]] Result<std::vector<ConditionDraw>> draws(int fixture) const
    {
        return conditionDraws(competition, now, fixture, rules);
    }
    [[nodiscard]] int number(int fixture) const { return competition.fixtures()[at(fixture)].number; }

    Competition competition;
    Progress now;
    PlayRules rules;
};

Result<DrawnMatches> drawnMatches(Competition competition)
{
    auto rules = playRulesOf(competition);
    TOUCHLINE_TRY(rules);
    if (rules->choice.game->info().conditions.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This competition draws no referee and no weather before its "
                                              "matches."));
    Progress now = progress(competition);
    return DrawnMatches{std::move(competition), std::move(now), std::move(*rules)};
}

/// "12:referee country=37", "12:D01=37"; without a number where one is cleared.
Result<ConditionRoll> rollTyped(const QString &option, const QCommandLineParser &parser,
                                const DrawnMatches &matches)
{
    const bool hasNumber = option != u"clear"_s;
    const QString text = parser.value(option);
    const qsizetype colon = text.indexOf(u':');
    const qsizetype sign = text.lastIndexOf(u'=');
    bool isNumber = false;
    const int number = hasNumber ? text.mid(sign + 1).trimmed().toInt(&isNumber) : 0;
    if (colon < 0 || (hasNumber && (sign < colon || !isNumber)))
        return fail(Fault::Usage,
                    hasNumber ? QT_TRANSLATE_NOOP("core", "--%1 takes the number of a match, what is rolled "
                                                          "for, and the number: 12:referee country=37.")
                              : QT_TRANSLATE_NOOP("core", "--%1 takes the number of a match and what is "
                                                          "rolled for: 12:referee country."),
                    {option});
    const auto fixture = matchNumbered(text.left(colon).trimmed(), matches.competition);
    TOUCHLINE_TRY(fixture);
    const QString name = (hasNumber ? text.mid(colon + 1, sign - colon - 1) : text.mid(colon + 1)).trimmed();
    const auto draws = matches.draws(*fixture);
    TOUCHLINE_TRY(draws);
    const auto source = option == u"typed"_s ? ConditionRoll::Source::Typed : ConditionRoll::Source::Chosen;
    QStringList labels;
    for (const ConditionDraw &draw : *draws) {
        if (searchKey(draw.label()) == searchKey(name) || draw.id() == name)
            return ConditionRoll{matches.number(*fixture), draw.id(), number, source,
                                 parser.value(u"reason"_s)};
        labels << draw.label();
    }
    if (labels.isEmpty())
        return ConditionRoll{matches.number(*fixture), name, number, source, {}};
    return fail(Fault::Usage,
                QT_TRANSLATE_NOOP("core", "Nothing called %1 is drawn before match %2, only: %3."),
                {name, QString::number(matches.number(*fixture)), labels.join(u", "_s)});
}

Result<std::vector<ConditionRoll>> rollsAsked(const DrawnMatches &matches, const QCommandLineParser &parser)
{
    if (parser.isSet(u"draw"_s)) {
        const auto fixtures = fixturesOfMatchday(parser.value(u"draw"_s), matches.competition);
        TOUCHLINE_TRY(fixtures);
        ConditionDrawWishes wishes;
        wishes.again = parser.isSet(u"again"_s);
        wishes.seed = parser.isSet(u"seed"_s) ? parser.value(u"seed"_s).toULongLong() : freshSeed();
        return drawnConditions(matches.competition, *fixtures, matches.rules, wishes);
    }
    for (const QString &option : conditionChanges)
        if (parser.isSet(option)) {
            auto roll = rollTyped(option, parser, matches);
            TOUCHLINE_TRY(roll);
            return std::vector<ConditionRoll>{std::move(*roll)};
        }
    return std::vector<ConditionRoll>{};
}

QJsonObject drawJson(const ConditionDraw &draw, bool withNumbers)
{
    const ConditionOutcome *outcome = draw.outcome();
    QJsonObject object{
        {u"roll"_s, draw.id()},
        {u"name"_s, draw.label()},
        {u"faces"_s, draw.prompt->die.faces},
        {u"number"_s, draw.made ? QJsonValue(draw.made->number) : QJsonValue()},
        {u"brings"_s, outcome == nullptr ? orNull(draw.played) : QJsonValue(outcome->text)},
        {u"effect"_s, outcome == nullptr ? QJsonValue() : orNull(outcome->effect.english())},
        {u"source"_s, draw.made ? QJsonValue(QLatin1String(
                                      conditionSourceWords[static_cast<std::size_t>(draw.made->source)]))
                                : QJsonValue()},
        {u"reason"_s, draw.made ? orNull(draw.made->reason) : QJsonValue()}};
    if (withNumbers)
        object.insert(u"numbers"_s, arrayOf(draw.outcomes, [](const ConditionOutcome &one) {
                          return QJsonObject{{u"brings"_s, orNull(one.text)},
                                             {u"effect"_s, orNull(one.effect.english())},
                                             {u"forbidden"_s, orNull(one.forbidden.english())}};
                      }));
    return object;
}

Result<QJsonObject> drawnJson(const DrawnMatches &matches, const std::vector<int> &fixtures, bool withNumbers)
{
    QJsonArray list;
    for (const int fixture : fixtures) {
        const auto draws = matches.draws(fixture);
        TOUCHLINE_TRY(draws);
        const auto side = [&](Side which) {
            return sideTitle(matches.competition, matches.now, fixture, which, Language{});
        };
        list.append(QJsonObject{{u"match"_s, matches.number(fixture)},
                                {u"home"_s, side(Side::Home)},
                                {u"away"_s, side(Side::Away)},
                                {u"rolls"_s, arrayOf(*draws, [withNumbers](const ConditionDraw &one) {
                                     return drawJson(one, withNumbers);
                                 })}});
    }
    return QJsonObject{{u"matches"_s, list}};
}

Result<QString> drawnText(const DrawnMatches &matches, const std::vector<int> &fixtures)
{
    QString text;
    for (const int fixture : fixtures) {
        const auto draws = matches.draws(fixture);
        TOUCHLINE_TRY(draws);
        text += u"%1  %2\n"_s.arg(matches.number(fixture))
                    .arg(teamsWords(matches.competition, matches.now, fixture, Language{}));
        constexpr auto left = TextTable::Align::Left;
        TextTable table({left, TextTable::Align::Right, left, left, left});
        for (const ConditionDraw &draw : *draws) {
            const ConditionOutcome *outcome = draw.outcome();
            table.add({draw.label(), draw.made ? QString::number(draw.made->number) : QString(),
                       outcome == nullptr ? draw.played : outcome->text, conditionSource(draw, Language{}),
                       outcome == nullptr ? QString() : outcome->effect.english()});
        }
        text += table.text(u"   "_s);
    }
    return text;
}

/// What each number brings, those that bring the same together.
Result<QString> numbersText(const DrawnMatches &matches, int fixture)
{
    const auto draws = matches.draws(fixture);
    TOUCHLINE_TRY(draws);
    QString text;
    for (const ConditionDraw &draw : *draws) {
        text += u"%1 (1 to %2)\n"_s.arg(draw.label()).arg(draw.prompt->die.faces);
        if (draw.outcomes.empty())
            text += u"   Make the earlier roll first.\n"_s;
        TextTable table({TextTable::Align::Right, TextTable::Align::Left, TextTable::Align::Left});
        for (std::size_t first = 0; first < draw.outcomes.size();) {
            const ConditionOutcome &one = draw.outcomes[first];
            std::size_t last = first;
            while (last + 1 < draw.outcomes.size() && draw.outcomes[last + 1].text == one.text &&
                   draw.outcomes[last + 1].forbidden == one.forbidden)
                ++last;
            table.add({first == last ? QString::number(first + 1) : u"%1–%2"_s.arg(first + 1).arg(last + 1),
                       one.text, one.forbidden.isEmpty() ? one.effect.english() : one.forbidden.english()});
            first = last + 1;
        }
        text += table.text(u"   "_s);
    }
    return text;
}

QString contradictionOfOfficials(const QCommandLineParser &parser)
{
    if (QString two = twoOf(conditionChanges + QStringList{u"table"_s, u"matchday"_s}, parser);
        !two.isEmpty())
        return two;
    if ((parser.isSet(u"again"_s) || parser.isSet(u"seed"_s)) && !parser.isSet(u"draw"_s))
        return u"--again and --seed need --draw."_s;
    if (parser.isSet(u"reason"_s) && !parser.isSet(u"choose"_s))
        return u"--reason needs --choose."_s;
    return {};
}

/// The matches that are shown: those of the change, else those that were asked for.
Result<std::vector<int>> fixturesShown(const DrawnMatches &matches, const QCommandLineParser &parser,
                                       const std::vector<ConditionRoll> &changed)
{
    std::vector<int> fixtures;
    for (const ConditionRoll &one : changed)
        if (const int fixture = matches.competition.indexOfNumber(one.match);
            std::find(fixtures.begin(), fixtures.end(), fixture) == fixtures.end())
            fixtures.push_back(fixture);
    if (!fixtures.empty())
        return fixtures;
    if (parser.isSet(u"table"_s)) {
        const auto fixture = matchNumbered(parser.value(u"table"_s), matches.competition);
        TOUCHLINE_TRY(fixture);
        return std::vector<int>{*fixture};
    }
    const QString asked = parser.value(parser.isSet(u"draw"_s) ? u"draw"_s : u"matchday"_s);
    return fixturesOfMatchday(asked.isEmpty() ? u"next"_s : asked, matches.competition);
}

int runLeagueOfficials(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    if (const QString wrong = contradictionOfOfficials(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (parser.isSet(u"seed"_s) && !numberOption(parser, u"seed"_s, 0, streams))
        return wrongUsage;
    const bool changes = std::any_of(conditionChanges.begin(), conditionChanges.end(),
                                     [&parser](const QString &option) { return parser.isSet(option); });
    const QString &place = arguments.constFirst();
    const auto league = changes ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    auto competition = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, competition);
    auto matches = drawnMatches(std::move(*competition));
    TOUCHLINE_TRY_ON(streams, matches);
    const QUuid id = matches->competition.definition().id;
    const auto rolls = rollsAsked(*matches, parser);
    TOUCHLINE_TRY_ON(streams, rolls);
    std::optional<JournalEntry> entry;
    if (!rolls->empty()) {
        TOUCHLINE_TRY_ON(streams, assign(entry, enterConditions(**league, id, *rolls)));
        auto changed = (*league)->competitions().find(id);
        TOUCHLINE_TRY_ON(streams, changed);
        TOUCHLINE_TRY_ON(streams, assign(*matches, drawnMatches(std::move(*changed))));
    }
    const auto fixtures = fixturesShown(*matches, parser, *rolls);
    TOUCHLINE_TRY_ON(streams, fixtures);
    const bool showsNumbers = parser.isSet(u"table"_s);
    if (streams.asJson) {
        const auto json = drawnJson(*matches, *fixtures, showsNumbers);
        TOUCHLINE_TRY_ON(streams, json);
        streams.out << jsonText(*json);
        return done;
    }
    if (changes)
        streams.out << (entry ? entry->english() : u"Nothing to draw."_s) << '\n';
    const auto text =
        showsNumbers ? numbersText(*matches, fixtures->front()) : drawnText(*matches, *fixtures);
    TOUCHLINE_TRY_ON(streams, text);
    streams.out << *text;
    return done;
}

} // namespace

const Verb leagueOfficialsVerb{
    "league officials",
    "Draws referee and weather before the matches.",
    Subject::Week,
    {{"Referee and weather of a matchday", "league officials wc.touchline --matchday 2"},
     {"Draw them", "league officials wc.touchline --draw 2"},
     {"What each number brings", "league officials wc.touchline --table 17"}},
    {placeRow,
     competitionArgumentRows,
     {"matchday <matchday>", "Show the matches of a matchday by its number, of a round by its name, the next "
                             "ones (default), or all."},
     {"draw <matchday>",
      "Roll for what is not drawn yet: a matchday by its number, a round by its name, next, "
      "or all."},
     {"again", "With --draw: also roll anew for what was drawn; what was typed or chosen stays."},
     {"seed <number>", "With --draw: the same seed draws the same; random by default."},
     {"typed <match:roll=number>", "Enter a number that was rolled at the table: \"12:referee country=37\"."},
     {"choose <match:roll=number>", "Decide yourself, whatever was drawn: \"12:weather=1\"."},
     {"reason <text>", "With --choose: why; the history keeps it. Needed to overrule what was drawn."},
     {"clear <match:roll>", "Leave a roll to the match again: \"12:weather\"."},
     {"table <match>", "Show what each number brings before a match."},
     jsonRow,
     whoRow},
    runLeagueOfficials,
    placeAndCompetition};

} // namespace touchline::cli
