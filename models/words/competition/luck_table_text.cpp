// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/luck_table_text.h"

#include "core/base/index.h"
#include "models/words/common/text_table.h"
#include "models/words/match_luck_text.h"

#include <cmath>

namespace touchline {

QString luckTableText(const Competition &competition, const LuckTable &table, int withoutLog)
{
    const Language language;
    QString text = nameShown(competition.definition().name) + u'\n';
    const std::vector<int> order = table.order();
    if (order.empty())
        return text + QStringLiteral("No match has a log, so nothing is known of luck.\n");
    text +=
        QStringLiteral("A win counts 1, a draw 0.5. Luck is what the dice brought; without it the results "
                       "would be as in the last column.\n\n");
    using enum TextTable::Align;
    TextTable rows({Left, Right, Right, Right, Right, Right});
    rows.add({QStringLiteral("Team"), QStringLiteral("P"), QStringLiteral("Result"), QStringLiteral("Luck"),
              QStringLiteral("Decisions"), QStringLiteral("Without luck")});
    for (const int team : order) {
        const TeamLuck &one = table.teams()[at(team)];
        rows.add({competition.entrant(team).name, QString::number(one.matches),
                  language.decimal(one.result, 1),
                  QStringLiteral("%1 ± %2").arg(
                      signedDecimal(one.luck, 2, language),
                      language.decimal(confidentErrors * std::sqrt(one.luckVariance), 2)),

                  signedDecimal(one.decisions, 2, language), language.decimal(one.withoutLuck(), 2)});
    }
    text += rows.text();
    if (withoutLog > 0)
        text += QStringLiteral("\nNot counted, since they have no log that can be played on: %1\n")
                    .arg(withoutLog);
    return text;
}

} // namespace touchline
