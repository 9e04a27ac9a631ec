// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/card_text.h"

#include "app/cli/base/text.h"
#include "models/words/common/text_table.h"

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

QString lineOf(const std::vector<DocumentView::Figure> &figures)
{
    QStringList parts;
    for (const DocumentView::Figure &figure : figures) {
        const QString label = figure.label.english();
        // "Defence: attempts" has its colon.
        parts << label + (label.contains(u':') ? u" "_s : u": "_s) + figure.value.english();
    }
    return parts.join(u"   "_s) + u'\n';
}

} // namespace

QString cardText(const TeamDocument &card, const TeamDocuments &documents)
{
    const DocumentView view = documents.view(card);
    QString text =
        u"%1  %2 (%3)\n"_s.arg(view.team.code, view.team.displayName()).arg(documents.strength(card).power);
    text += lineOf(view.figures) + lineOf(view.facts) + lineOf(view.back) + u'\n';
    std::vector<Align> sides{Align::Right, Align::Left, Align::Left, Align::Right};
    QStringList titles{QString(), u"Player"_s, QString(), u"Goals"_s};
    for (const DocumentView::Column &column : view.columns) {
        sides.push_back(column.isNumber ? Align::Right : Align::Left);
        titles << column.title.english();
    }
    TextTable table(sides);
    table.add(titles);
    for (const DocumentView::Row &row : view.rows)
        table.add(QStringList{row.player.shirt ? QString::number(*row.player.shirt) : QString(),
                              row.player.person.shortName + (row.player.captain ? u" (c)"_s : QString()),
                              positionCode(row.player.position),
                              row.goals == 0 ? QString() : QString::number(row.goals)} +
                  row.cells);
    return text + table.text();
}

QString cardListText(const TeamDocuments::Documents &cards, const TeamDocuments &documents)
{
    std::vector<Align> sides{Align::Left, Align::Left, Align::Left, Align::Right};
    QStringList titles{u"Id"_s, u"Team"_s, u"Conference"_s, u"Power"_s};
    if (!cards.empty())
        for (const DocumentView::Figure &figure : documents.view(*cards.front()).figures) {
            sides.push_back(Align::Right);
            titles << figure.label.english();
        }
    TextTable table(sides);
    table.add(titles);
    for (const auto &card : cards) {
        const DocumentView view = documents.view(*card);
        QStringList cells{view.team.code, view.team.displayName(), view.team.conference,
                          QString::number(documents.strength(*card).power)};
        for (const DocumentView::Figure &figure : view.figures)
            cells << figure.value.english();
        table.add(cells);
    }
    return table.text();
}

} // namespace touchline::cli
