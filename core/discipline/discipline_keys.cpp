// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/discipline_keys.h"

#include <array>

namespace touchline {

namespace {

using enum FileValue;

constexpr std::array disciplineKeys{
    FileKey{"name", Text, nullptr, "Short name: \"our-league\"."},
    FileKey{"version", Number, nullptr, "Counts the changes of the file.", 1, 1000},
    FileKey{"title", Text, nullptr, "Name for people: \"Our league, 2026\"."},
    FileKey{"red_card", Object, nullptr, "A red card shown at once.", 0, 0, "card"},
    FileKey{"second_yellow_card", Object, nullptr, "A red card after a second yellow one.", 0, 0, "card"},
    FileKey{"yellow_cards", Objects, nullptr, "Which numbers of yellow cards bring a ban; may be empty.", 0,
            0, "yellow cards"},
    FileKey{"wiped_after", Objects, "never", "After which stages yellow cards are forgotten.", 0, 0, "wipe"},
    FileKey{"card_window", Object, "none",
            "In place of yellow_cards: a card opens a time in which the next one brings a ban.", 0, 0,
            "window"},
    FileKey{
        "bans_add_up", Flag, nullptr,
        "Bans are served one after the other, and a yellow card counts beside a red one of the same match. "
        "False: they run together, and with a red card the yellow ones of the match count for nothing."},
    FileKey{"injuries", Objects, "those of the game",
            "What injuries mean for the matches that follow; may be empty.", 0, 0, "injury"},
    FileKey{"injuries_by_count", Texts, "none",
            "Which of the injuries is a player's first, second, ... of one match, where the report does not "
            "say."},
    FileKey{"injury_window", Object, "none", "An injury opens a time in which the next one counts for more.",
            0, 0, "window"},
    FileKey{"season_out_games", Number, "that of the game",
            "How many matches \"all\" means in a league; 0 = the rest of the season.", 0, 1000},
    FileKey{"bans_run_while_injured", Flag, "as in the game", "A match missed by injury serves a ban too."},
    FileKey{"unrecorded_matches_count", Flag, nullptr,
            "A match without recorded cards serves bans and wipes yellow cards like any other."},
    FileKey{"walkover_counts", Word, "for_both", "For whom a match that was not played serves bans.", 0, 0,
            "for_both for_the_winner for_nobody"},
    FileKey{"ban_begins_after_days", Number, "0",
            "A ban for cards begins so many days after the match: the player may play until then. Where the "
            "days are not known it begins with the next match.",
            0, 365},
    FileKey{"double_header_counts", Word, "twice",
            "How often two matches of a team on one day count for a ban.", 0, 0, "twice once"},
    FileKey{"annulled_matches", Object, "nothing is left of them",
            "What is left of a match that was played and annulled, or replayed.", 0, 0, "uncounted"},
    FileKey{"withdrawn_matches", Object, "nothing is left of them",
            "What is left of a played match that is void because a team withdrew.", 0, 0, "uncounted"},
    FileKey{"abandoned_matches", Object, "all is left until they are replayed",
            "What is left of an abandoned match while it is undecided, and when it is replayed.", 0, 0,
            "uncounted"},
    FileKey{"missed_in_vain_counts", Flag, "false",
            "A match missed for a ban that fell afterwards counts for the player's next ban."},
    FileKey{
        "suspended_player_fielded", Object, "nothing",
        "What it costs to field a suspended player; it is told with the violation, the organiser decides.", 0,
        0, "fielding"},
    FileKey{"next_season", Object, "bans and injuries, no yellow cards",
            "What goes along into the next season.", 0, 0, "next season"},
    FileKey{"transfers", Object, "everything",
            "What goes along with a player to another team of the same competition; the rest lapses.", 0, 0,
            "transfers"},
    FileKey{"served_in", Object, "the competition alone", "Which matches of the team serve a ban.", 0, 0,
            "served in"},
    FileKey{"fines", Object, "none",
            "What offences cost a club; fines are listed and ticked off when paid, and change no result.", 0,
            0, "fines"},
};
constexpr std::array cardKeys{
    FileKey{"games", Number, nullptr, "Matches missed.", 0, 1000},
};
constexpr std::array yellowKeys{
    FileKey{"in", Word, nullptr, "Where they are counted together.", 0, 0, "consecutive_games competition"},
    FileKey{"count", Number, nullptr, "So many bring a ban.", 1, 100},
    FileKey{"games", Number, nullptr, "Matches missed.", 1, 1000},
    FileKey{"again", Number, "count",
            "How many more bring the next ban, and so on; 0 = there is no next one.", 0, 100},
    FileKey{"until_match", Number, "all matches", "Cards after this match of the team do not count.", 1,
            1000},
};
constexpr std::array wipeKeys{
    FileKey{"stage", Word, nullptr, "The stage.", 0, 0, "qualifying group quarter-final"},
    FileKey{"bans_too", Flag, "false", "Bans for yellow cards end too."},
    FileKey{"everything", Flag, "false", "Nothing is left of cards and injuries."},
};
constexpr std::array windowKeys{
    FileKey{"matches", Number, nullptr, "Matches of the team after the one that opened it.", 1, 1000},
    FileKey{"light_games", Number, nullptr, "Matches missed for a light offence in that time.", 1, 1000},
    FileKey{"heavy_extra", Number, nullptr, "Matches that a heavy offence in that time costs beyond its own.",
            0, 1000},
};
constexpr std::array injuryKeys{
    FileKey{"detail", Text, nullptr, "The injury, as reports name it."},
    FileKey{"games", NumberOr, nullptr, "Matches missed; \"all\" to the end of the tournament.", 0, 1000,
            "all"},
};
constexpr std::array uncountedKeys{
    FileKey{"serves", Flag, nullptr, "It serves the bans of players who sat it out."},
    FileKey{"red_cards", Flag, nullptr, "Red cards and their bans stay."},
    FileKey{"yellow_cards", Flag, nullptr, "Yellow cards stay."},
    FileKey{"injuries", Flag, nullptr, "Injuries stay."},
};
constexpr std::array fieldingKeys{
    FileKey{"match_lost", Flag, nullptr, "The match is lost by walkover."},
    FileKey{"points", HalfPoints, "0", "Points deducted.", 0, 1000},
};
constexpr std::array nextSeasonKeys{
    FileKey{"bans", Flag, nullptr, "What is left of bans for red cards, and by the organiser."},
    FileKey{"yellow_card_bans", Flag, nullptr, "What is left of bans for yellow cards."},
    FileKey{"yellow_cards", Flag, nullptr, "Yellow cards that have not brought a ban."},
    FileKey{"injuries", Flag, nullptr, "Matches still to be missed by injury."},
};
constexpr std::array transferKeys{
    FileKey{"bans", Flag, nullptr, "What is left of bans, and of those by the organiser."},
    FileKey{"yellow_cards", Flag, nullptr, "Yellow cards that have not brought a ban."},
    FileKey{"injuries", Flag, nullptr, "Matches still to be missed by injury."},
};

constexpr std::array servedInKeys{
    FileKey{"bans", Word, nullptr, "Bans for red cards, and by the organiser.", 0, 0,
            "same_competition same_kind same_category all_competitive"},
    FileKey{"yellow_card_bans", Word, nullptr, "Bans for yellow cards in several matches.", 0, 0,
            "same_competition same_kind same_category all_competitive"},
};

constexpr std::array fineKeys{
    FileKey{"currency", Text, nullptr, "As people write it: \"€\", \"zł\"."},
    FileKey{"yellow_card", Amount, "0", "A yellow card.", 0, 1'000'000},
    FileKey{"second_yellow_card", Amount, "0", "A second yellow card, in place of both yellow cards.", 0,
            1'000'000},
    FileKey{"red_card", Amount, "0", "A red card shown at once.", 0, 1'000'000},
    FileKey{"walkover", Amount, "0", "A match lost by walkover.", 0, 1'000'000},
    FileKey{"suspended_player", Amount, "0", "A player who takes part although suspended.", 0, 1'000'000},
};

constexpr std::array disciplineObjects{
    FileObject{"discipline", "The whole file.", disciplineKeys},
    FileObject{"card", "What a card costs.", cardKeys},
    FileObject{"yellow cards", "So many yellow cards in several matches bring a ban.", yellowKeys},
    FileObject{"wipe", "A stage after which yellow cards are forgotten.", wipeKeys},
    FileObject{"window", "A time in which the next offence costs more.", windowKeys},
    FileObject{"injury", "An injury by its kind.", injuryKeys},
    FileObject{"uncounted", "What is left of a played match that does not count.", uncountedKeys},
    FileObject{"fielding", "What it costs to field a suspended player.", fieldingKeys},
    FileObject{"next season", "What goes along into the next season.", nextSeasonKeys},
    FileObject{"transfers", "What goes along with a player to another team of the same competition.",
               transferKeys},
    FileObject{"served in",
               "Which matches serve a ban: of the same competition; also of others of the same kind (league, "
               "cup) and category; of the same category (first team, reserves, youth); all competitive ones. "
               "The player misses the same matches. Friendlies never serve.",
               servedInKeys},
    FileObject{"fines", "What offences cost a club, in units of the currency.", fineKeys},
};

} // namespace

std::span<const FileObject> disciplineFileObjects()
{
    return disciplineObjects;
}

} // namespace touchline
