// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/input/competition_options.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/rules_choice.h"
#include "core/competition/rules/bonus_text.h"
#include "core/competition/rules/named_rules.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/discipline/own_cards.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/other_competitions.h"
#include "core/play/matches/taking_back.h"
#include "core/play/transfers/registration.h"
#include "models/league/changes/league_rules.h"
#include "models/league/named_rules.h"
#include "models/words/competition/serving_text.h"
#include "models/words/competition/table_rules_text.h"

namespace touchline::cli {

namespace {

const QStringList tableRulesOptions{u"rules"_s, u"points"_s, u"tie-breaks"_s, u"bonus"_s};
const QStringList suspensionOptions{u"discipline"_s, u"yellow-limits"_s,  u"red-games"_s,
                                    u"fines"_s,      u"bans-served-in"_s, u"yellow-bans-served-in"_s};
const QString gameWord = u"game"_s;

bool isAnySet(const QCommandLineParser &parser, const QStringList &options)
{
    return std::any_of(options.begin(), options.end(),
                       [&parser](const QString &option) { return parser.isSet(option); });
}

/// The file of rules that the competition follows; empty where it has none.
QJsonObject disciplineFileOf(const Competition &competition, const Game &game)
{
    if (!competition.definition().discipline.isEmpty())
        return competition.definition().discipline;
    const QString usual = QString::fromUtf8(game.info().discipline);
    return usual.isEmpty() ? QJsonObject() : disciplineRulesFile(usual).value_or(QJsonObject());
}

/// What --discipline, --yellow-limits and --red-games make of the rules that there are.
Result<QJsonObject> disciplineAsked(const Competition &competition, const Game &game,
                                    const QCommandLineParser &parser, const OwnRules &own)
{
    const bool isGames = parser.value(u"discipline"_s) == gameWord;
    if (isGames && !isAnySet(parser, suspensionOptions.mid(1)))
        return QJsonObject();
    if (QString::fromUtf8(game.info().discipline).isEmpty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This game has no suspensions."));
    CompetitionWishes wishes;
    wishes.choice.game = &game;
    const QJsonObject present = disciplineFileOf(competition, game);
    if (!parser.isSet(u"discipline"_s) && !present.isEmpty()) {
        wishes.discipline = present.value(u"name"_s).toString();
        wishes.ownDiscipline = present;
    }
    TOUCHLINE_TRY(chooseDiscipline(parser, wishes, own, competition.definition().id));
    return disciplineFor(game, wishes.discipline, wishes.ownDiscipline);
}

/// Names the rules of one's own that the competition has already.
Result<RulesWish> namedRules(const Competition &competition, const QString &name, const OwnRules &own)
{
    RulesWish wish;
    const QUuid &id = competition.definition().id;
    const std::vector<TablePlan> &tables = competition.tables();
    if (!tables.empty() && !ruleSet(tables.front().rules->name)) {
        wish.tables = *tables.front().rules;
        wish.tables->name = name;
        TOUCHLINE_TRY(checkNotTaken(own, *wish.tables, id));
    }
    const QJsonObject &discipline = competition.definition().discipline;
    if (const QString present = discipline.value(u"name"_s).toString();
        present == ownCardRulesName || hasOwnName(discipline)) {
        wish.discipline = withRulesName(discipline, name);
        TOUCHLINE_TRY(checkNotTaken(own, *wish.discipline, id));
    }
    return wish;
}

Result<RulesWish> rulesAskedFor(const Competition &competition, const Game &game,
                                const QCommandLineParser &parser, const OwnRules &own)
{
    RulesWish wish;
    const auto name = rulesNameOf(parser);
    TOUCHLINE_TRY(name);
    if (*name && !isAnySet(parser, tableRulesOptions) && !isAnySet(parser, suspensionOptions)) {
        auto named = namedRules(competition, **name, own);
        TOUCHLINE_TRY(named);
        wish = std::move(*named);
    }
    if (isAnySet(parser, tableRulesOptions)) {
        CompetitionWishes wishes;
        wishes.ownFormat = competition.definition().format;
        TOUCHLINE_TRY(chooseTableRules(parser, wishes, own, competition.definition().id));
        wish.tables = wishes.rules;
    }
    if (isAnySet(parser, suspensionOptions))
        TOUCHLINE_TRY(assign(wish.discipline, disciplineAsked(competition, game, parser, own)));
    if (parser.isSet(u"registration-until"_s)) {
        const QString text = parser.value(u"registration-until"_s);
        const QDate day = typedDate(text);
        if (!day.isValid() && text != u"none"_s)
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "\"%1\" isn't a date. Try 2026-06-11, or none."), {text});
        wish.registration = day;
    }
    if (parser.isSet(u"taking-back"_s)) {
        const QString word = parser.value(u"taking-back"_s);
        const auto found = enumFromWord<TakingBack>(takingBackWords, word);
        if (!found)
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "\"%1\" isn't a rule for taking back. Choose free, consent "
                                                  "or never."),
                        {word});
        wish.takingBack = *found;
    }
    const CompetitionType present = competition.definition().type;
    const auto type = typeFrom(parser, present);
    TOUCHLINE_TRY(type);
    if (*type && !(**type == present))
        wish.type = *type;
    auto matches = matchRulesFrom(parser);
    TOUCHLINE_TRY(matches);
    for (const MatchRules &rules : *matches)
        if (!rules.level.isEmpty())
            TOUCHLINE_TRY(asUsage(findLevel(game.info().levels, rules.level)));
    wish.matches = std::move(*matches);
    TOUCHLINE_TRY(checkRulesAreNamed(parser, wish.tables, wish.discipline));
    return wish;
}

/// The deadline, and who joined after it.
void printRegistration(const Competition &competition, Streams &streams)
{
    const QDate deadline = registrationDeadline(competition);
    if (deadline.isValid())
        streams.out << u"Registration deadline: %1.\n"_s.arg(deadline.toString(Qt::ISODate));
    for (const Message &one : lateRegistrations(competition))
        streams.out << u"Not eligible: %1.\n"_s.arg(one.english());
}

/// What may be taken back while a match is played.
void printTakingBack(const Competition &competition, Streams &streams)
{
    switch (takingBackIn(competition)) {
    case TakingBack::Free:
        streams.out << "Taking back: free.\n";
        break;
    case TakingBack::ByConsent:
        streams.out << "Taking back: past a roll only if the other side agrees.\n";
        break;
    case TakingBack::Never:
        streams.out << "Taking back: never past a roll (as played).\n";
        break;
    }
}

QString categoryWord(const Competition &competition)
{
    const QString &category = competition.definition().type.category;
    return category.isEmpty() ? QString(firstTeamWord) : category;
}

void printRules(const Competition &competition, const Game &game, bool asJson, Streams &streams)
{
    const QJsonObject file = disciplineFileOf(competition, game);
    const auto rules = disciplineOf(competition);
    const bool hasBans = rules && *rules;
    const OwnCards cards = ownCardsOf(file);
    const RuleSet *tables = competition.tables().empty() ? nullptr : competition.tables().front().rules;
    const std::optional<Message> missing = missingCards(competition);
    const QDate deadline = registrationDeadline(competition);
    if (asJson) {
        const QJsonArray late =
            arrayOf(lateRegistrations(competition), [&](const Message &one) { return one.english(); });
        QJsonArray order;
        if (tables != nullptr)
            for (const TieBreak one : tables->tieBreaks)
                order.append(tieBreakWord(one));
        QJsonValue points;
        if (tables != nullptr)
            points = QJsonArray{pointsJson(tables->points.win), pointsJson(tables->points.draw),
                                pointsJson(tables->points.defeat)};
        const auto ofBans = [hasBans](const QJsonValue &value) { return hasBans ? value : QJsonValue(); };
        streams.out << writtenJson(
            {{u"rules"_s, tables == nullptr ? QJsonValue() : orNull(tables->name)},
             {u"points"_s, points},
             {u"bonus"_s, tables == nullptr ? QJsonValue() : QJsonValue(bonusText(tables->points))},
             {u"tie_breaks"_s, order},
             {u"discipline"_s, ofBans(file.value(u"name"_s).toString())},
             {u"yellow_limits"_s, ofBans(yellowLimitsText(cards.yellows))},
             {u"fines"_s, ofBans(finesText(cards.fines))},
             {u"kind"_s, enumWord(competitionKindWords, kindOf(competition))},
             {u"category"_s, categoryWord(competition)},
             {u"bans_served_in"_s, ofBans(enumWord(servedInWords, cards.served.bans))},
             {u"yellow_card_bans_served_in"_s, ofBans(enumWord(servedInWords, cards.served.bookingBans))},
             {u"red_games"_s, ofBans(cards.redGames)},
             {u"registration_until"_s, orNull(deadline)},
             {u"registered_late"_s, late},
             {u"taking_back"_s, enumWord(takingBackWords, takingBackIn(competition))},
             {u"note"_s, missing ? QJsonValue(missing->english()) : QJsonValue()}});
        return;
    }
    if (tables != nullptr)
        streams.out << tableRulesLine(*tables, Language{}) << '\n';
    if (hasBans)
        streams.out << u"Suspensions: %1.\n"_s.arg((*rules)->title.isEmpty() ? (*rules)->name
                                                                             : (*rules)->title);
    else
        streams.out << "No suspensions.\n";
    const CompetitionType &type = competition.definition().type;
    const bool doReach = hasBans && (*rules)->served.reachOthers();
    if (doReach || !(type == CompetitionType{}))
        streams.out << u"Kind: %1. Category: %2.\n"_s.arg(kindText(kindOf(competition), Language{}),
                                                          categoryText(type.category, Language{}));
    if (doReach)
        streams.out << servedText((*rules)->served, Language{}) << '\n';
    if (hasBans && !cards.fines.isNothing())
        streams.out << u"Fines: %1.\n"_s.arg(finesText(cards.fines));
    if (missing)
        streams.out << missing->english() << '\n';
    printRegistration(competition, streams);
    if (takingBackIn(competition) != TakingBack::Free)
        printTakingBack(competition, streams);
}

int forgetRules(League &league, const QString &name, const OwnRules &own, bool isMade, Streams &streams)
{
    if (own.tablesCalled(name) == nullptr && own.disciplineCalled(name) == nullptr)
        return printError(
            streams, Error{Fault::Usage,
                           {QT_TRANSLATE_NOOP("core", "This league has no rules called \"%1\"."), {name}},
                           {}});
    if (!isMade) {
        streams.out << "Nothing was changed yet. Delete the saved rules with --yes.\n";
        return done;
    }
    const auto entry = league.rules().forget(name);
    TOUCHLINE_TRY_ON(streams, entry);
    streams.out << entry->english() << '\n';
    return done;
}

int runLeagueRules(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    const bool isMade = parser.isSet(u"yes"_s);
    if (isMade && parser.isSet(u"show"_s))
        return refuseUsage(streams, u"Use --yes or --show, not both."_s);
    const QString &place = arguments.constFirst();
    const bool asJson = streams.asJson;
    const auto league = isMade ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto own = (*league)->rules().own();
    TOUCHLINE_TRY_ON(streams, own);
    for (const RulesKind kind : {RulesKind::Tables, RulesKind::Discipline})
        if (parser.value(kind == RulesKind::Tables ? u"rules"_s : u"discipline"_s) == u"list"_s)
            return cli::printRules(kind, asJson, streams, *own);
    if (parser.isSet(u"forget"_s))
        return forgetRules(**league, parser.value(u"forget"_s), *own, isMade, streams);
    const auto before = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, before);
    const auto game = findGame(before->definition().game);
    TOUCHLINE_TRY_ON(streams, game);
    const auto wish = rulesAskedFor(*before, **game, parser, *own);
    TOUCHLINE_TRY_ON(streams, wish);
    if (wish->isEmpty()) {
        if (isMade)
            return refuseUsage(streams, u"Choose a rule to change, such as --points 2-1-0."_s);
        printRules(*before, **game, asJson, streams);
        return done;
    }
    const auto after = withOtherRules(**league, *before, *wish);
    TOUCHLINE_TRY_ON(streams, after);
    const auto text = consequencesOutput(*before, *after, asJson);
    TOUCHLINE_TRY_ON(streams, text);
    if (isMade)
        TOUCHLINE_TRY_ON(streams, changeRules(**league, before->definition().id, *wish));
    // Whom a deadline keeps out is what follows from it.
    if (asJson || wish->tables || wish->discipline || wish->type || !wish->matches.empty())
        streams.out << *text;
    if (asJson)
        return done;
    if (const auto missing = missingCards(*after))
        streams.out << missing->english() << '\n';
    if (wish->registration)
        printRegistration(*after, streams);
    if (wish->takingBack)
        printTakingBack(*after, streams);
    if (!isMade)
        streams.out << "Nothing was changed yet. Change the rules with --yes.\n";
    return done;
}

} // namespace

const Verb leagueRulesVerb{
    "league rules",
    "Shows or changes the rules of a competition.",
    Subject::Week,
    {{"The rules of a competition", "league rules club.touchline"},
     {"What other points would change", "league rules club.touchline --points 2-1-0"},
     {"Fines, from now on",
      "league rules club.touchline --fines \"currency=EUR, yellow=2.50, red=20\" --yes"}},
    {placeRow,
     competitionArgumentRows,
     {"rules <name>", "Points and tie-breaks: a name (\"list\" prints them all, those of this league too) or "
                      "a JSON file of your own."},
     pointsRow,
     tieBreaksRow,
     bonusRow,
     {"discipline <name>", "Rules for suspensions: a name (\"list\" prints them all, those of this league "
                           "too), a JSON file of your own, or \"game\" for the game's."},
     {"yellow-limits <list>",
      "Yellow cards that bring a ban: 5,10,15 for a match each, 5:1,10:2 with its matches, or none."},
     redGamesRow,
     {"registration-until <date>",
      "The last day on which players may join a team and play (2027-01-31), or none."},
     {"taking-back <rule>", "Going back past a roll in a match that someone plays: free, consent (the other "
                            "side agrees) or never (as played)."},
     finesRow,
     {"forget <name>", "Delete rules that the league saved and that no competition follows any more."},
     {"yes", "Change the rules; without it, only show what would change."},
     {"show", "Only show what would change (the default)."},
     jsonRow,
     servedInRows,
     sortRows,
     rulesNameRow,
     matchRulesRow,
     whoRow},
    runLeagueRules,
    placeAndCompetition};

} // namespace touchline::cli
