// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/text.h"

#include <QCommandLineParser>

#include <vector>

namespace touchline::cli {

class ArgumentParser;

/// An option of a verb, an argument, or several of them that go together.
struct OptionRow
{
    /// "name", or "name <value>" where a value stands behind it.
    constexpr OptionRow(const char *itsName, const char *itsHelp, const char *itsDefault = nullptr)
        : name(itsName)
        , help(itsHelp)
        , usual(itsDefault)
    {
    }
    constexpr OptionRow(const std::vector<OptionRow> &rows) : group(&rows) {}
    /// Rows whose texts depend on what games there are.
    constexpr OptionRow(void (*addRows)(ArgumentParser &parser)) : add(addRows) {}

    const char *name = nullptr;
    const char *help = nullptr;
    const char *usual = nullptr;
    /// Of an argument, as the usage names it; null where it is an option.
    const char *syntax = nullptr;
    const std::vector<OptionRow> *group = nullptr;
    void (*add)(ArgumentParser &parser) = nullptr;
};

/// `syntax`: where it is not the name alone.
constexpr OptionRow argument(const char *name, const char *help, const char *syntax = nullptr)
{
    OptionRow row(name, help);
    row.syntax = syntax != nullptr ? syntax : name;
    return row;
}

inline constexpr OptionRow jsonRow{"json", "Print JSON."};

/// "--seed <number>".
[[nodiscard]] QString optionText(const QCommandLineOption &option);

/// A command line parser that knows what was declared: it suggests what a mistyped option may have meant, and
/// makes a help text as wide as the terminal.
class ArgumentParser : public QCommandLineParser
{
public:
    void add(const std::vector<OptionRow> &rows);
    /// As QCommandLineParser does it.
    void addOption(const QCommandLineOption &option);

    /// What is wrong with the arguments that could not be parsed.
    [[nodiscard]] QString whatIsWrong() const;
    [[nodiscard]] const QList<QCommandLineOption> &options() const { return m_options; }
    [[nodiscard]] const std::vector<OptionRow> &arguments() const { return m_arguments; }
    /// Usage, summary, arguments and options of `command` ("touchline-cli cup") in lines of that width.
    [[nodiscard]] QString help(const QString &command, const QString &summary, int width) const;

private:
    void addRow(const OptionRow &row);

    std::vector<OptionRow> m_arguments;
    QList<QCommandLineOption> m_options;
};

} // namespace touchline::cli
