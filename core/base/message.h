// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace touchline {

/// A sentence for people that is not yet in their language.
///
/// `core` has no tr(): it names the English source text (marked with QT_TRANSLATE_NOOP("core", ...) so that
/// lupdate finds it) and the words to put in; a window translates `text` and fills in the same arguments.
struct Message
{
    /// English source text with the places %1, %2, ...; static storage; null stands for "nothing to say".
    const char *text = nullptr;
    /// What goes into %1, %2, ... in this order; never translated (names, numbers, input as it was typed). A
    /// day is "2026-06-11" and nothing else: a window writes it as its language does.
    QStringList arguments;
    /// Sentences within this one, in the places after the arguments: they are translated as it is.
    std::vector<Message> sentences{};

    [[nodiscard]] bool isEmpty() const { return text == nullptr; }
    /// The sentence in English, as the command line prints it.
    [[nodiscard]] QString english() const;
    bool operator==(const Message &other) const
    {
        return qstrcmp(text, other.text) == 0 && arguments == other.arguments && sentences == other.sentences;
    }
};

/// Puts `arguments` into the places %1 ... %9 of `pattern` in one go (a place inside an argument stays as it
/// is).
[[nodiscard]] QString filledIn(const QString &pattern, const QStringList &arguments);

} // namespace touchline
