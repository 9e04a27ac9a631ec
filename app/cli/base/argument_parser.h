// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/text.h"

#include <QCommandLineParser>

#include <vector>

namespace touchline::cli {

/// A command line parser that knows what was declared: it suggests what a mistyped option may have meant, and
/// makes a help text as wide as the terminal.
class ArgumentParser : public QCommandLineParser
{
public:
    /// As QCommandLineParser does it.
    void addPositionalArgument(const QString &name, const QString &description, const QString &syntax = {});
    void addOption(const QCommandLineOption &option);
    void addOptions(const QList<QCommandLineOption> &options);

    [[nodiscard]] const QList<QCommandLineOption> &options() const { return m_options; }
    /// What is wrong with the arguments that could not be parsed.
    [[nodiscard]] QString whatIsWrong() const;
    /// Usage, summary, arguments and options of `command` ("touchline-cli cup") in lines of that width.
    [[nodiscard]] QString help(const QString &command, const QString &summary, int width) const;

private:
    struct Argument
    {
        QString name;
        QString description;
        QString syntax;
    };
    std::vector<Argument> m_arguments;
    QList<QCommandLineOption> m_options;
};

} // namespace touchline::cli
