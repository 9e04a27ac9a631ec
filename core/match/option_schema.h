// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <map>
#include <span>

namespace touchline {

/// The value of an option: true/false, a whole number, or a word.
enum class OptionType : std::uint8_t { Switch, Number, Word };

/// An optional or house rule of a game. Dialogs, the command line and files are made from this. Static
/// storage.
struct OptionSpec
{
    const char *name;  ///< "quick_scores": key in files and on the command line
    const char *title; ///< the name for people, QT_TRANSLATE_NOOP("core", ...)
    const char *help;  ///< what it does, in our own words, likewise
    OptionType type = OptionType::Switch;
    int minimum = 0;                      ///< for Number
    int maximum = 1;                      ///< for Number
    std::span<const char *const> words{}; ///< for Word
    int standard = 0; ///< value unless a level says otherwise: 0/1, the number, or the index of the word
    /// A switch that has no effect while this other switch, which stands before it, is off; null = none.
    const char *needs = nullptr;
    /// For Word: each of the words for people, QT_TRANSLATE_NOOP("core", ...), in their order.
    std::span<const char *const> labels{};
};

/// The value that a level gives to one option.
struct LevelDefault
{
    const char *option;
    int value;
};

/// A named set of rules: "basic".
struct LevelSpec
{
    const char *name;
    const char *title;
    const char *help;
    /// Options that have a meaning at this level; others are refused there.
    std::span<const char *const> options{};
    std::span<const LevelDefault> defaults{};
};

/// All options that have a meaning at a level, by name, with their values in numbers (0/1, number, index of
/// the word).
class OptionValues
{
public:
    /// The value of an option, or `otherwise` where it has no meaning at the level.
    [[nodiscard]] int value(const char *name, int otherwise = 0) const;
    [[nodiscard]] bool isOn(const char *name) const { return value(name) != 0; }
    void set(const QString &name, int value) { m_values[name] = value; }
    [[nodiscard]] const std::map<QString, int> &all() const { return m_values; }
    bool operator==(const OptionValues &) const = default;

private:
    std::map<QString, int> m_values;
};

/// Errors: NotFound, naming the levels that exist.
[[nodiscard]] Result<const LevelSpec *> findLevel(std::span<const LevelSpec> levels, const QString &name);

/// The options of a level, with `wishes` (names and values as JSON values or typed words such as "on") in
/// place of the defaults. What needs an option that is off is off by itself. Errors: BadInput with every
/// unknown name, option without meaning at the level, bad value, and option that is wished for without the
/// one that it needs.
[[nodiscard]] Result<OptionValues> resolveOptions(std::span<const OptionSpec> specs, const LevelSpec &level,
                                                  const QJsonObject &wishes);

/// Whether an option has another value than the level gives it.
[[nodiscard]] bool isChanged(std::span<const OptionSpec> specs, const LevelSpec &level,
                             const OptionValues &values, const char *option);

/// Reads "name=value,name=value". Errors: BadInput with every part that is no such pair.
[[nodiscard]] Result<QJsonObject> parseOptionWishes(const QString &text);

/// The values as people write them: true/false, a number, or the word.
[[nodiscard]] QJsonObject toJson(const OptionValues &values, std::span<const OptionSpec> specs);

/// Where options are used, as far as it decides which of them can have an effect.
struct OptionUse
{
    /// Who decides for the sides of the matches: names of computer players.
    QStringList agents;
    /// Some match has to be won.
    bool needsWinner = false;
    /// Some match is one within a conference.
    bool isOfConference = false;
    /// The country that holds the competition is drawn by chance.
    bool drawsHost = false;
};

} // namespace touchline
