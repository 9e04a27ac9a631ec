// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up_game/words/shove_telling.h"

#include <array>

namespace touchline {

namespace {

QString ideaWord(const StoryEvent &told, const char *whose)
{
    if (told.has(whose, "push"))
        return QStringLiteral("push");
    return told.has(whose, "hold") ? QStringLiteral("hold their penny") : QStringLiteral("trip");
}

QString cellWord(const StoryEvent &told, const char *field)
{
    return QString(QChar(u'a' + told.number(field)));
}

const EventWords &shoveWords()
{
    static const EventWords words{
        {QStringLiteral("home_does"), [](const StoryEvent &told) { return ideaWord(told, "home_idea"); }},
        {QStringLiteral("away_does"), [](const StoryEvent &told) { return ideaWord(told, "away_idea"); }},
        {QStringLiteral("cell_word"), [](const StoryEvent &told) { return cellWord(told, "cell"); }},
        {QStringLiteral("from_word"), [](const StoryEvent &told) { return cellWord(told, "from"); }},
        {QStringLiteral("to_word"), [](const StoryEvent &told) { return cellWord(told, "to"); }},
        {QStringLiteral("hurt_word"),
         [](const StoryEvent &told) {
             return told.has("code", "bruised") ? QStringLiteral("bruised") : QStringLiteral("broken");
         }},
        {QStringLiteral("card_word"),
         [](const StoryEvent &told) {
             return told.isOn("second") ? QStringLiteral("Second yellow card")
                                        : QStringLiteral("Yellow card");
         }},
    };
    return words;
}

constexpr std::array narrated{
    Sentence{"match_start", false, false, "{home_team} v {away_team}, a penny on the lane"},
    Sentence{"period_start", false, false, "\n{period_name}"},
    Sentence{"turn", false, true, "Penny on {cell_word}"},
    Sentence{"opened", true, true, ": {home_team} {home_does}, {away_team} {away_does}"},
    Sentence{"pushed", true, true, ", to {to_word}"},
    Sentence{"foul", false, true, "{team} trip"},
    Sentence{"yellow", false, true, "{card_word} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is {hurt_word}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"shot", false, true, "{team} shoot"},
    Sentence{"saved", true, true, ", {team} save"},
    Sentence{"goal", false, true, "Clink! {home}–{away} {player} ({team})"},
    Sentence{"period_end", false, false, "{whistle}: {home}–{away}"},
    Sentence{"shoot_out_start", false, false, "\nShoot-out"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
    Sentence{"bent", false, false, "{team} bend their penny: {trips} trips"},
};

constexpr std::array inShort{
    Sentence{"goal", false, true, "Clink! {home}–{away} {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
};

constexpr std::array explained{
    Sentence{"turn", false, true, "Turn {turn}: penny on {cell_word}"},
    Sentence{"opened", false, false, "  {home_team} {home_does}, {away_team} {away_does}"},
    Sentence{"pushed", false, false, "  {natural}: {team} win it from {from_word} to {to_word}"},
    Sentence{"foul", false, false, "  Trip by {team}: {natural}, 4 and 5 are yellow, 6 is red"},
    Sentence{"shot", false, false, "  Shot by {team}: {natural}, needs {needed}"},
    Sentence{"goal", false, true, "Clink! {home}–{away} {player} ({team})"},
};

} // namespace

const Tellings &shoveTellings()
{
    static const Tellings tellings{{inShort, {}, false, &shoveWords()},
                                   {narrated, {}, true, &shoveWords()},
                                   {explained, {}, false, &shoveWords()}};
    return tellings;
}

} // namespace touchline
