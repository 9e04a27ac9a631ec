// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/luck_table_text.h"

#include "core/base/index.h"
#include "models/words/common/text_table.h"
#include "models/words/match_luck_text.h"

#include <cmath>

namespace touchline {

FigureTable luckTable(const Competition &competition, const CompetitionLuck &luck, const Language &language)
{
    FigureTable table;
    table.teamColumn = 0;
    table.columns = {{language.text(QT_TRANSLATE_NOOP("core", "Team")), {}, false},
                     {language.text(QT_TRANSLATE_NOOP("core", "P")),
                      language.text(QT_TRANSLATE_NOOP("core", "Matches whose luck is known"))},
                     {language.text(QT_TRANSLATE_NOOP("core", "Result")),
                      language.text(QT_TRANSLATE_NOOP("core", "A win counts 1, a draw 0.5"))},
                     {language.text(QT_TRANSLATE_NOOP("core", "Luck")),
                      language.text(QT_TRANSLATE_NOOP("core", "What the dice brought"))},
                     {language.text(QT_TRANSLATE_NOOP("core", "Decisions")),
                      language.text(QT_TRANSLATE_NOOP("core", "What its own decisions brought"))},
                     {language.text(QT_TRANSLATE_NOOP("core", "Without luck")),
                      language.text(QT_TRANSLATE_NOOP("core", "What the results would be without luck"))}};
    for (const int team : luck.table.order()) {
        const TeamLuck &one = luck.table.teams()[at(team)];
        FigureRow row;
        row.team = competition.entrant(team).id;
        row.cells = {
            competition.entrant(team).name,
            QString::number(one.matches),
            language.decimal(one.result, 1),
            QStringLiteral("%1 ± %2").arg(signedDecimal(one.luck, 2, language),
                                          language.decimal(confidentErrors * std::sqrt(one.luckVariance), 2)),
            signedDecimal(one.decisions, 2, language),
            language.decimal(one.withoutLuck(), 2)};
        table.rows.push_back(std::move(row));
    }
    return table;
}

QStringList luckTableNotes(const CompetitionLuck &luck, const Language &language)
{
    QStringList notes{
        luck.table.order().empty()
            ? language.text(QT_TRANSLATE_NOOP("core", "No match has a log, so nothing is known of luck."))
            : language.text(QT_TRANSLATE_NOOP(
                  "core", "A win counts 1, a draw 0.5. Luck is what the dice brought; without it the results "
                          "would be as in the last column."))};
    if (luck.withoutLog > 0 && !luck.table.order().empty())
        notes << language.text(
            QT_TRANSLATE_NOOP("core", "Not counted, since they have no log that can be played on: %1"),
            {language.number(luck.withoutLog)});
    return notes;
}

QString luckTableText(const Competition &competition, const CompetitionLuck &luck)
{
    const Language language;
    const QStringList notes = luckTableNotes(luck, language);
    QString text = nameShown(competition.definition().name) + u'\n' + notes.front() + u'\n';
    if (!luck.table.order().empty())
        text += u'\n' + terminalTable(luckTable(competition, luck, language));
    for (qsizetype i = 1; i < notes.size(); ++i)
        text += u'\n' + notes.at(i) + u'\n';
    return text;
}

} // namespace touchline
