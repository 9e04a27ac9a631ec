// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "core/games/generators/document_generators.h"
#include "core/match/team_documents.h"
#include "core/teams/historic_teams.h"
#include "models/words/card_comparison.h"

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

/// More are not worth the wait.
constexpr int mostPairMatches = 1'000'000;

QString lineOf(const std::vector<DocumentView::Figure> &figures)
{
    QStringList parts;
    for (const DocumentView::Figure &figure : figures) {
        const QString label = figure.label.english();
        // "Defence: attempts" has its colon.
        parts << label + (label.contains(u':') ? u" "_s : u": "_s) + figure.value.english();
    }
    return parts.join(u"   "_s) + u'\n';
}

/// A document as a person reads it: heading, figures, one line for each player.
QString cardText(const TeamDocument &card, const TeamDocuments &documents)
{
    const DocumentView view = documents.view(card);
    QString text =
        u"%1  %2 (%3)\n"_s.arg(view.team.code, view.team.displayName()).arg(documents.strength(card).power);
    text += lineOf(view.figures) + lineOf(view.facts) + lineOf(view.back) + u'\n';
    std::vector<Align> sides{Align::Right, Align::Left, Align::Left, Align::Right};
    QStringList titles{QString(), u"Player"_s, QString(), u"Goals"_s};
    for (const DocumentView::Column &column : view.columns) {
        sides.push_back(column.isNumber ? Align::Right : Align::Left);
        titles << column.title.english();
    }
    TextTable table(sides);
    table.add(titles);
    for (const DocumentView::Row &row : view.rows)
        table.add(QStringList{row.player.shirt ? QString::number(*row.player.shirt) : QString(),
                              row.player.person.shortName + (row.player.captain ? u" (c)"_s : QString()),
                              positionCode(row.player.position),
                              row.goals == 0 ? QString() : QString::number(row.goals)} +
                  row.cells);
    return text + table.text();
}

/// One line for each, with its figures.
QString cardListText(const TeamDocuments::Documents &cards, const TeamDocuments &documents)
{
    std::vector<Align> sides{Align::Left, Align::Left, Align::Left, Align::Right};
    QStringList titles{u"Id"_s, u"Team"_s, u"Conference"_s, u"Power"_s};
    if (!cards.empty())
        for (const DocumentView::Figure &figure : documents.view(*cards.front()).figures) {
            sides.push_back(Align::Right);
            titles << figure.label.english();
        }
    TextTable table(sides);
    table.add(titles);
    for (const auto &card : cards) {
        const DocumentView view = documents.view(*card);
        QStringList cells{view.team.code, view.team.displayName(), view.team.conference,
                          QString::number(documents.strength(*card).power)};
        for (const DocumentView::Figure &figure : view.figures)
            cells << figure.value.english();
        table.add(cells);
    }
    return table.text();
}

using Documents = TeamDocuments::Documents;
using DocumentPtr = Documents::value_type;

/// The game that --game names, or firstGameWithCards(). Errors: NotFound, Refused (it has no cards).
Result<const Game *> gameNamed(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"game"_s))
        return &firstGameWithCards();
    auto game = asUsage(findGame(parser.value(u"game"_s)));
    TOUCHLINE_TRY(game);
    if ((*game)->teamDocuments() == nullptr)
        return fail(asUsage(
            {Fault::Refused,
             {QT_TRANSLATE_NOOP("core", "%1 has no cards."), {QString::fromUtf8((*game)->info().title)}},
             {}}));
    return game;
}

Result<Documents> cardsOfTeams(const Game &game, const QStringList &names)
{
    const auto teams = teamsNamed(names, teamFor);
    TOUCHLINE_TRY(teams);
    Documents cards;
    for (const KnownTeamPtr &team : *teams) {
        auto card = game.documentFor(sideOf(*team));
        TOUCHLINE_TRY(card);
        cards.push_back(std::move(*card));
    }
    return cards;
}

QJsonArray listJson(const Documents &cards, const TeamDocuments &documents)
{
    QJsonArray list;
    for (const auto &card : cards) {
        const Team &team = documents.team(*card);
        list.append(QJsonObject{{u"id"_s, team.code},
                                {u"team"_s, team.displayName()},
                                {u"country"_s, team.name},
                                {u"year"_s, team.year},
                                {u"conference"_s, team.conference},
                                {u"kind"_s, documents.kind(*card)},
                                {u"power"_s, documents.strength(*card).power}});
    }
    return list;
}

TeamSet setNamed(const QString &name)
{
    return name == "all"_L1 ? TeamSet::All537 : TeamSet::Historic66;
}

int list(const Game &game, const QCommandLineParser &parser, Streams &streams)
{
    const auto cards = cardsOfTeams(game, historicTeamIds(setNamed(parser.value(u"set"_s))));
    TOUCHLINE_TRY_ON(streams, cards);
    streams.out << (streams.asJson ? jsonText({{u"cards"_s, listJson(*cards, *game.teamDocuments())}})
                                   : cardListText(*cards, *game.teamDocuments()));
    return done;
}

int show(const Game &wanted, const QString &id, bool asJson, Streams &streams)
{
    // The card of the game whose file it is.
    const auto team = teamFor(id);
    TOUCHLINE_TRY_ON(streams, team);
    const Game &game =
        (*team)->game != nullptr && (*team)->game->teamDocuments() != nullptr ? *(*team)->game : wanted;
    const auto card = game.documentFor(sideOf(**team));
    TOUCHLINE_TRY_ON(streams, card);
    streams.out << (asJson ? jsonText(game.writeTeam(**card)) : cardText(**card, *game.teamDocuments()));
    return done;
}

int check(const Game &wanted, const QString &path, Streams &streams)
{
    const auto object = readJsonFile(path);
    TOUCHLINE_TRY_ON(streams, object, path);
    const Game &game = gameOfFile(*object, wanted);
    if (game.teamDocuments() == nullptr) {
        const auto document = game.readTeam(*object);
        TOUCHLINE_TRY_ON(streams, document, path);
        streams.out << u"%1: %2 is a valid team of %3.\n"_s.arg(
            path, game.sideFor(*document).team.displayName(), QString::fromUtf8(game.info().title));
        return done;
    }
    const TeamDocuments &documents = *game.teamDocuments();
    const auto cards = documents.readFile(*object);
    TOUCHLINE_TRY_ON(streams, cards, path);
    if (cards->size() == 1)
        streams.out << u"%1: %2 is a valid card.\n"_s.arg(path,
                                                          documents.team(*cards->front()).displayName());
    else
        streams.out << u"%1: %2 valid cards.\n"_s.arg(path).arg(cards->size());
    return done;
}

int exportCards(const Game &game, const QStringList &words, TeamSet set, Streams &streams)
{
    const QString &path = words.constFirst();
    // Without a name those of a set.
    const auto cards = cardsOfTeams(game, words.size() > 1 ? words.mid(1) : historicTeamIds(set));
    TOUCHLINE_TRY_ON(streams, cards);
    const QByteArray bytes = writtenJson(game.teamDocuments()->written(*cards));
    TOUCHLINE_TRY_ON(streams, writeFile(path, bytes, streams));
    streams.out << u"%1: %2 cards\n"_s.arg(path).arg(cards->size());
    return done;
}

int generate(const Game &game, const QCommandLineParser &parser, Streams &streams)
{
    const QString facts = parser.value(u"facts"_s);
    const auto files = documentsFromFacts(game, facts);
    TOUCHLINE_TRY_ON(streams, files, facts);
    const QString folder = parser.value(u"out"_s);
    TOUCHLINE_TRY_ON(streams, checkFiles(folder, *files, streams));
    TOUCHLINE_TRY_ON(streams, writeOutputs(folder, *files, streams.existing));
    streams.out << u"%1 files in %2\n"_s.arg(files->size()).arg(folder);
    return done;
}

/// What two teams may expect of a match: by the formula of the level, else from simulated matches. Errors:
/// those of pairWishes() and simulatedChances().
Result<PairChances> chancesOf(const Game &game, const QString &level, const PerSide<DocumentPtr> &cards,
                              std::uint64_t seed, int matches)
{
    const auto wishes = asUsage(pairWishes(game, level, cards));
    TOUCHLINE_TRY(wishes);
    if (const auto exact = exactChances(game, level, cards))
        return *exact;
    return simulatedChances(*wishes, seed, matches);
}

QJsonObject chancesJson(const MatchChances &chances)
{
    return {{u"home"_s, chances.win},
            {u"draw"_s, chances.draw},
            {u"away"_s, chances.loss},
            {u"home_goals"_s, chances.goals[Side::Home]},
            {u"away_goals"_s, chances.goals[Side::Away]}};
}

QJsonObject comparisonJson(const PerSide<DocumentView> &views, const QString &level,
                           const PairChances &chances)
{
    return {{u"home"_s, cardName(views[Side::Home])},
            {u"away"_s, cardName(views[Side::Away])},
            {u"figures"_s, arrayOf(comparedFigures(views, Language{}),
                                   [](const ComparedFigure &one) {
                                       return QJsonObject{{u"name"_s, one.label},
                                                          {u"home"_s, one.values[Side::Home]},
                                                          {u"away"_s, one.values[Side::Away]},
                                                          {u"difference"_s, one.difference}};
                                   })},
            {u"level"_s, level},
            {u"matches"_s, chances.isExact() ? QJsonValue() : QJsonValue(chances.matches)},
            {u"chances"_s, chancesJson(chances.chances)},
            {u"margin"_s, chances.isExact() ? QJsonValue() : QJsonValue(chancesJson(chances.margin))}};
}

QString comparisonText(const PerSide<DocumentView> &views, const PairChances &chances)
{
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right});
    table.add({QString(), cardName(views[Side::Home]), cardName(views[Side::Away]), QString()});
    for (const ComparedFigure &one : comparedFigures(views, Language{}))
        table.add({one.label, one.values[Side::Home], one.values[Side::Away], one.difference});
    return table.text() + u'\n' +
           linesText({outcomeChances(chances, views, Language{}), averageGoals(chances, Language{}),
                      chancesSource(chances, Language{})});
}

/// Two cards beside each other, as the album shows them.
int compare(const Game &game, const QStringList &names, const QCommandLineParser &parser, Streams &streams)
{
    const auto matches = numberOption(parser, u"matches"_s, usualPairMatches, streams);
    const auto seed = numberOption(parser, u"seed"_s, usualPairSeed, streams);
    if (!matches || !seed)
        return wrongUsage;
    if (*matches < 1 || *matches > mostPairMatches)
        return refuseUsage(streams, u"--matches is 1 to %1."_s.arg(mostPairMatches));
    const auto cards = cardsOfTeams(game, names);
    TOUCHLINE_TRY_ON(streams, cards);
    const PerSide<DocumentPtr> pair{{(*cards)[0], (*cards)[1]}};
    const QString level = parser.isSet(u"level"_s) ? parser.value(u"level"_s)
                                                   : QString::fromUtf8(game.info().levels.front().name);
    const auto chances = chancesOf(game, level, pair, *seed, static_cast<int>(*matches));
    TOUCHLINE_TRY_ON(streams, chances);
    const TeamDocuments &documents = *game.teamDocuments();
    const PerSide<DocumentView> views{{documents.view(*pair[Side::Home]), documents.view(*pair[Side::Away])}};
    streams.out << (streams.asJson ? jsonText(comparisonJson(views, level, *chances))
                                   : comparisonText(views, *chances));
    return done;
}

int runCards(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList words = parser.positionalArguments();
    const QString what = words.value(0);
    const QString set = parser.value(u"set"_s);
    if (set != "historic"_L1 && set != "all"_L1)
        return refuseUsage(streams, u"--set is historic or all."_s);
    const auto wanted = gameNamed(parser);
    TOUCHLINE_TRY_ON(streams, wanted);
    const Game &game = **wanted;
    if (what == "list"_L1 && words.size() == 1)
        return list(game, parser, streams);
    if (what == "show"_L1 && words.size() == 2)
        return show(game, words.at(1), streams.asJson, streams);
    if (what == "compare"_L1 && words.size() == 3)
        return compare(game, words.mid(1), parser, streams);
    if (what == "check"_L1 && words.size() == 2)
        return check(game, words.at(1), streams);
    if (what == "export"_L1 && words.size() >= 2)
        return exportCards(game, words.mid(1), setNamed(set), streams);
    if (what == "generate"_L1 && words.size() == 1) {
        if (!parser.isSet(u"out"_s))
            return refuseUsage(streams, u"Choose the folder for the card files with --out FOLDER."_s);
        return generate(game, parser, streams);
    }
    return refuseUsage(streams,
                       u"Usage: cards list, show ID, compare ID ID, check FILE, export FILE [ID ...], or "
                       u"generate --out FOLDER."_s);
}

} // namespace

const Verb cardsVerb{
    "cards",
    "Lists, shows, compares, checks, exports and generates team cards.",
    Subject::Teams,
    {{"The cards of all teams", "cards list"},
     {"One of them", "cards show BRA-1970"},
     {"Two beside each other, with their chances", "cards compare BRA-1970 ITA-1970"}},
    {argument("what",
              "What to do: list the cards, show one, compare two and their chances against each other, check "
              "a card file, export cards to one file, or generate cards from facts.",
              "list|show ID|compare ID ID|check FILE|export FILE [ID ...]|generate"),
     {"game <id>", "The game whose cards are meant; by default the first that has some."},
     {"set <name>", "list, export: historic (the 66) or all (every team of every World Cup).", "historic"},
     {"facts <folder>", "generate: the folder with the facts; by default the built-in ones."},
     {"out <folder>", "generate: the folder for the card files."},
     {"level <name>", "compare: the level that the match is played at; by default the first one."},
     {"matches <number>", "compare: how many matches are simulated where no formula gives the chances.",
      "10000"},
     {"seed <number>", "compare: the same seed simulates the same matches.", "1930"},
     {"json", "list, show, compare: print JSON."},
     forceRow},
    runCards,
    {},
    [](const QCommandLineParser &parser) {
        const QStringList words = parser.positionalArguments();
        return words.value(0) == "export"_L1 ? words.mid(1, 1) : QStringList();
    }};

} // namespace touchline::cli
