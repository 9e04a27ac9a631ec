// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// Where the programs keep what is a person's own and in no league of theirs.
struct OwnFiles
{
    /// The league of friendlies, sheets that are half typed, matches of the terminal.
    QString folder;
    /// A file.
    QString settings;
};

/// ~/.local/share/touchline and ~/.config/touchline/touchline.conf.
[[nodiscard]] OwnFiles ownFiles();
/// ~/.local/share/Touchline/Touchline and ~/.config/Touchline/Touchline.conf, where they were before.
[[nodiscard]] OwnFiles formerOwnFiles();

/// Moves everything to its new place, once. Gives whether that place is to be used. Otherwise the former one
/// goes on being used, with all that was in it, and the next start tries again: a program that still works
/// with it, or something cannot be moved. A start that was stopped half way is gone on with.
///
/// What is at the new place is never replaced: if both folders have a file of one name that differs, the
/// former folder stays as it is, and of two files of settings the former.
[[nodiscard]] bool moveOwnFiles(const OwnFiles &from = formerOwnFiles(), const OwnFiles &to = ownFiles());

/// Where a league is that was moved along; every other place as it is.
[[nodiscard]] QString placeAfterMove(const QString &place);
/// The real path that a file of the folder had before; empty for any other.
[[nodiscard]] QString placeBeforeMove(const QString &file);

} // namespace touchline
