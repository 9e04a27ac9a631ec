// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/competition.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/store/database/server_password.h"

namespace touchline::cli {

/// A place where a league is kept, not a file of another kind: the address of a server, a file called
/// *.touchline, or one that is a database whatever it is called.
[[nodiscard]] bool isLeaguePlace(const QString &text);

/// "sqlite" or "postgresql", for machines.
[[nodiscard]] QString backendWord(store::Backend backend);

/// PLACE as the first argument of a verb.
inline constexpr OptionRow placeRow =
    argument("PLACE", "A league file (name.touchline) or postgresql://user@host/database.");
/// --as NAME.
inline constexpr OptionRow whoRow{"as <name>", "Your name in the history; by default your login name. On a "
                                               "server, your login with this name before it."};
/// Who does it: --as, else the name of the user as the computer knows it, else "somebody".
[[nodiscard]] QString whoOf(const Streams &streams);

/// The same, for opening a league.
[[nodiscard]] LeagueAccess accessOf(const Streams &streams);

/// What whoever opened a league since the last call should know (League::openingNote()).
[[nodiscard]] QStringList takeOpeningNotes();

/// Who may do what in a shared league, and how others are let in.
void printAccess(const store::ServerRights &rights, Streams &streams);

/// A league that is damaged or was changed without Touchline is read with a warning among the opening notes.
/// Errors: those of League::open(), and what to do about a password that is missing or wrong.
[[nodiscard]] Result<std::unique_ptr<League>> leagueToRead(const QString &place);
/// The same for verbs that say themselves what is wrong with it (League::condition()).
[[nodiscard]] Result<std::unique_ptr<League>> leagueToInspect(const QString &place);
[[nodiscard]] Result<std::unique_ptr<League>> leagueToChange(const QString &place, const Streams &streams);
/// The same, whatever is not as its history says.
[[nodiscard]] Result<std::unique_ptr<League>> leagueToRepair(const QString &place, const Streams &streams);
/// A new league. Errors: those of League::create(), and as above.
[[nodiscard]] Result<std::unique_ptr<League>> newLeague(const QString &place, const QString &name,
                                                        const Streams &streams);
/// The same as leagueToChange(), or a new league that is called as its place where there is none.
[[nodiscard]] Result<std::unique_ptr<League>> leagueToFill(const QString &place, const Streams &streams);

/// --competition NAME, for verbs that take a league besides a cup.
inline constexpr OptionRow competitionRow{
    "competition <name>", "The competition, by name or number; optional if there is only one."};

/// [COMPETITION] as the argument after PLACE, or as --competition NAME.
extern const std::vector<OptionRow> competitionArgumentRows;
/// The competition that is called so, in any spelling that searchKey() takes for the same, or that has this
/// number in the list; the only one where `text` is empty. Errors: NotFound, with those that there are;
/// BadInput (several are called so, or none is named where there are several).
[[nodiscard]] Result<CompetitionLine> competitionCalled(const QString &text, League &league);
/// The same, read.
[[nodiscard]] Result<Competition> competitionOf(League &league, const QString &text);

/// Asks for a password (Streams::askPassword).
using PasswordQuestion = std::optional<QString> (*)(const QString &prompt);

/// How the password of a shared league is asked for where its server wants one; null where nobody can be
/// asked.
void askPasswordsWith(PasswordQuestion ask);

/// Asks for the password of the server in `place`, for the `attempt`-th time, counted from 0; `why` is what
/// the server said without. Errors: `why`, if it was asked for often enough, or nobody can be asked (then
/// with what to do); Refused (none was typed).
[[nodiscard]] Result<void> askForPassword(const QString &place, const Error &why, int attempt);
/// What was typed for the server in `place` was wrong.
void forgetPassword(const QString &place);

/// Does `work` in `place` (a league is opened or made there), and asks for the password of its server where
/// that wants another one than it has. Errors: those of `work` and of askForPassword().
template <typename Work>
[[nodiscard]] auto withPassword(const QString &place, const Work &work) -> decltype(work())
{
    auto result = work();
    for (int attempt = 0; !result && store::wantsPassword(result.error()); ++attempt) {
        TOUCHLINE_TRY(askForPassword(place, result.error(), attempt));
        result = work();
        if (!result && store::wantsPassword(result.error()))
            forgetPassword(place);
    }
    return result;
}

/// Index of the match with the number that was typed. Errors: Usage (it is no number); NotFound (the
/// competition has no such match).
[[nodiscard]] Result<int> matchNumbered(const QString &text, const Competition &competition);

} // namespace touchline::cli
