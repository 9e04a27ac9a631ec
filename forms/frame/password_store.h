// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace touchline {

/// The passwords of shared leagues in the store that the desktop has for them (Secret Service, KWallet).
/// Where there is none, nothing is kept; a password never goes into a file of ours.
class PasswordStore
{
    Q_DECLARE_TR_FUNCTIONS(PasswordStore)

public:
    /// Waits until the store has it; whoever has to unlock it is asked by the desktop. `place`: the address
    /// of a league. Gives why it is not kept, empty if it is.
    static QString keep(const QString &place, const QString &password);
    /// The password of that address; empty if none was ever kept, or the store does not give it.
    [[nodiscard]] static QString find(const QString &place);
    /// It was wrong, or is not to be kept any more.
    static void forget(const QString &place);
};

} // namespace touchline
