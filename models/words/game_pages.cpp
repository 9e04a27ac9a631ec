// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/game_pages.h"

#include "core/base/csv.h"
#include "models/words/game_tellings.h"

#include <algorithm>

namespace touchline {

namespace {

constexpr auto optionsTitle = QT_TRANSLATE_NOOP("core", "Levels and options");
constexpr auto chartsTitle = QT_TRANSLATE_NOOP("core", "Charts");
constexpr auto termsTitle = QT_TRANSLATE_NOOP("core", "Glossary");

/// "# FUBA: Charts".
QString titleOf(const Game &game, const char *title, const Language &language)
{
    return QStringLiteral("# %1: %2\n\n").arg(QString::fromUtf8(game.info().title), language.text(title));
}

QString valueText(const OptionSpec &spec, int value, const Language &language)
{
    switch (spec.type) {
    case OptionType::Switch:
        return language.text(value != 0 ? QT_TRANSLATE_NOOP("core", "on") : QT_TRANSLATE_NOOP("core", "off"));
    case OptionType::Number:
        return QString::number(value);
    case OptionType::Word:
        return language.text(spec.labels[static_cast<std::size_t>(value)]);
    }
    Q_UNREACHABLE();
}

/// "on", or where levels differ "Advanced: off; Premier League: on".
QString standardText(const GameInfo &game, const OptionSpec &spec, const Language &language)
{
    std::vector<std::pair<QString, QStringList>> levelsOf;
    qsizetype count = 0;
    for (const LevelSpec &level : game.levels) {
        const auto values = resolveOptions(game.options, level, {});
        if (!values || !values->all().contains(QLatin1String(spec.name)))
            continue;
        const QString value = valueText(spec, values->value(spec.name), language);
        auto same = std::find_if(levelsOf.begin(), levelsOf.end(),
                                 [&value](const auto &one) { return one.first == value; });
        if (same == levelsOf.end())
            same = levelsOf.insert(levelsOf.end(), {value, {}});
        same->second << language.text(level.title);
        ++count;
    }
    if (levelsOf.size() == 1 && count == static_cast<qsizetype>(game.levels.size()))
        return levelsOf.front().first;
    QStringList texts;
    for (const auto &[value, levels] : levelsOf)
        texts << QStringLiteral("%1: %2").arg(levels.join(u", "), value);
    return texts.join(u"; ");
}

QString optionsText(const Game &game, const Language &language)
{
    const GameInfo &info = game.info();
    QString text = titleOf(game, optionsTitle, language);
    text += QStringLiteral("## %1\n\n").arg(language.text(QT_TRANSLATE_NOOP("core", "Levels")));
    for (const LevelSpec &level : info.levels)
        text += QStringLiteral("- **%1** (`%2`): %3\n")
                    .arg(language.text(level.title), QLatin1String(level.name), language.text(level.help));
    text += QStringLiteral("\n## %1\n\n%2\n\n")
                .arg(language.text(QT_TRANSLATE_NOOP("core", "Options")),
                     language.text(QT_TRANSLATE_NOOP(
                         "core",
                         "Each can be changed for a competition, a stage, a round or one match. In brackets: "
                         "what it is called at the terminal, and its value unless you change it.")));
    for (const OptionSpec &spec : info.options)
        text += QStringLiteral("- **%1** (`%2`; %3): %4\n")
                    .arg(language.text(spec.title), QLatin1String(spec.name),
                         standardText(info, spec, language), language.text(spec.help));
    return text;
}

/// "shots_on_goal" as a heading: "Shots on goal".
QString columnTitle(QString name)
{
    name.replace(u'_', u' ');
    return name.left(1).toUpper() + name.mid(1);
}

QString tableOf(const CsvTable &table)
{
    const auto line = [](QStringList cells) {
        for (QString &cell : cells)
            cell.replace(u'|', u'/');
        return QStringLiteral("| %1 |\n").arg(cells.join(u" | "));
    };
    QStringList titles;
    QStringList rule;
    for (const QString &column : table.columns()) {
        titles << columnTitle(column);
        rule << QStringLiteral("---");
    }
    QString text = line(titles) + line(rule);
    for (const CsvTable::Row &row : table.rows())
        text += line(row.cells);
    return text;
}

QString chartsText(const Game &game, const Language &language)
{
    QString text = titleOf(game, chartsTitle, language);
    for (const QString &name : game.chartNames()) {
        const auto file = game.shippedChart(name);
        const auto table = file ? CsvTable::parse(*file) : Result<CsvTable>(tl::unexpected(file.error()));
        if (table)
            text +=
                QStringLiteral("## %1\n\n%2\n").arg(language.text(game.chartTitle(name)), tableOf(*table));
    }
    return text;
}

QString termsText(const Game &game, const Language &language)
{
    QString text = titleOf(game, termsTitle, language);
    for (const TermNote &term : tellingsOf(game).terms)
        text += QStringLiteral("- **%1**: %2\n").arg(language.text(term.word), language.text(term.meaning));
    return text;
}

} // namespace

std::span<const GamePage> pagesOfGame()
{
    static constexpr GamePage pages[]{
        {"options", optionsTitle, [](const Game &game) { return !game.info().options.empty(); }, optionsText},
        {"charts", chartsTitle, [](const Game &game) { return !game.chartNames().isEmpty(); }, chartsText},
        {"terms", termsTitle, [](const Game &game) { return !tellingsOf(game).terms.empty(); }, termsText},
    };
    return pages;
}

} // namespace touchline
