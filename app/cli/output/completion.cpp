// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/completion.h"

#include "app/cli/base/verb.h"

namespace touchline::cli {

namespace {

/// Of a shell, in single quotes.
QString quoted(QString text)
{
    return u"'%1'"_s.arg(text.replace(u'\'', u"'\\''"_s));
}

QString nameOf(const Verb &verb)
{
    return QString::fromUtf8(verb.name);
}

/// "--seed", with what it means.
std::vector<std::pair<QString, QString>> optionsOf(const Verb &verb)
{
    ArgumentParser parser;
    parser.add(verb.options);
    std::vector<std::pair<QString, QString>> options{{u"help"_s, u"Show the help."_s}};
    for (const QCommandLineOption &option : parser.options())
        options.emplace_back(option.names().constLast(), option.description());
    return options;
}

/// The words that may stand after the program, or after "league".
QStringList wordsAfter(bool league)
{
    QStringList words;
    for (const Verb *verb : allVerbs())
        if (nameOf(*verb).contains(u' ') == league)
            words << nameOf(*verb).section(u' ', -1);
    return words;
}

QString bash()
{
    QString script = u"# bash completion for touchline-cli\n_touchline_cli() {\n"
                     "    local cur=${COMP_WORDS[COMP_CWORD]} verb=${COMP_WORDS[1]} words=\n"
                     "    [ \"$verb\" != league ] || verb=\"league ${COMP_WORDS[2]}\"\n"
                     "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                     "        words=%1\n"
                     "    elif [ \"$COMP_CWORD\" -eq 2 ] && [ \"${COMP_WORDS[1]}\" = league ]; then\n"
                     "        words=%2\n"
                     "    else\n        case $verb in\n"_s.arg(quoted(wordsAfter(false).join(u' ')),
                                                               quoted(wordsAfter(true).join(u' ')));
    for (const Verb *verb : allVerbs()) {
        QStringList options;
        for (const auto &[name, help] : optionsOf(*verb))
            options << u"--"_s + name;
        script += u"            %1) words=%2 ;;\n"_s.arg(quoted(nameOf(*verb)), quoted(options.join(u' ')));
    }
    return script + u"        esac\n"
                    "        [[ $cur == -* ]] || words=\n    fi\n"
                    "    if [ -n \"$words\" ]; then\n"
                    "        mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
                    "    else\n"
                    "        mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n    fi\n}\n"
                    "complete -o filenames -F _touchline_cli touchline-cli\n"_s;
}

/// "name:what it means", as _describe of zsh reads it.
QString described(const QString &name, const QString &help)
{
    return quoted(QString(name).replace(u':', u"\\:"_s) + u':' + help);
}

QString zsh()
{
    QString script =
        u"#compdef touchline-cli\n_touchline_cli() {\n    local verb=${words[2]}\n    local -a shown\n"
        "    if (( CURRENT == 2 )); then\n        verb=\n"
        "    elif [[ $verb == league ]]; then\n"
        "        (( CURRENT == 3 )) || verb=\"league ${words[3]}\"\n    fi\n"
        "    case $verb in\n"_s;
    const auto list = [](bool league) {
        QStringList rows;
        for (const Verb *verb : allVerbs())
            if (nameOf(*verb).contains(u' ') == league)
                rows << described(nameOf(*verb).section(u' ', -1), QString::fromUtf8(verb->summary));
        return rows.join(u' ');
    };
    script += u"        '') shown=(%1) ;;\n        league) shown=(%2) ;;\n"_s.arg(list(false), list(true));
    for (const Verb *verb : allVerbs()) {
        if (nameOf(*verb) == "league"_L1)
            continue;
        QStringList rows;
        for (const auto &[name, help] : optionsOf(*verb))
            rows << described(u"--"_s + name, help);
        script += u"        %1) shown=(%2) ;;\n"_s.arg(quoted(nameOf(*verb)), rows.join(u' '));
    }
    return script + u"    esac\n    _describe 'touchline-cli' shown\n"
                    "    (( CURRENT == 2 )) || _files\n}\n_touchline_cli \"$@\"\n"_s;
}

QString fish()
{
    const QString complete = u"complete -c touchline-cli "_s;
    QString script = u"# fish completion for touchline-cli\n"_s;
    for (const Verb *verb : allVerbs()) {
        const QStringList words = nameOf(*verb).split(u' ');
        const bool isOfLeague = words.size() > 1;
        const QString before =
            isOfLeague ? u"__fish_seen_subcommand_from league; and not __fish_seen_subcommand_from %1"_s.arg(
                             wordsAfter(true).join(u' '))
                       : u"__fish_use_subcommand"_s;
        script += complete + u"-n %1 -a %2 -d %3\n"_s.arg(quoted(before), words.constLast(),
                                                          quoted(QString::fromUtf8(verb->summary)));
        QString within = u"__fish_seen_subcommand_from %1"_s.arg(words.constLast());
        within += isOfLeague ? u"; and __fish_seen_subcommand_from league"_s
                             : u"; and not __fish_seen_subcommand_from league"_s;
        if (nameOf(*verb) == "league"_L1)
            continue;
        for (const auto &[name, help] : optionsOf(*verb))
            script += complete + u"-n %1 -l %2 -d %3\n"_s.arg(quoted(within), name, quoted(help));
    }
    return script;
}

struct Shell
{
    const char *name;
    QString (*script)();
};

constexpr std::array shells{Shell{"bash", bash}, Shell{"zsh", zsh}, Shell{"fish", fish}};

} // namespace

QStringList completionShells()
{
    QStringList names;
    for (const Shell &shell : shells)
        names << QString::fromUtf8(shell.name);
    return names;
}

QString completionScript(const QString &shell)
{
    for (const Shell &one : shells)
        if (shell == QLatin1String(one.name))
            return one.script();
    return {};
}

} // namespace touchline::cli
