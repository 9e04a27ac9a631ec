// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/common/fact_text.h"

#include "models/store/rows/row_values.h"

#include <array>

namespace touchline {

namespace {

using store::RowReader;
using Teams = QHash<QUuid, QString>;

QString named(const RowReader &row, const Teams & /*teams*/)
{
    return row.text("name");
}

/// Not whom one reaches there: what is told of the history may be given away.
QString clubText(const RowReader &row, const Teams &teams)
{
    QStringList words{teams.value(row.uuid("team"), QStringLiteral("?"))};
    for (const char *column : {"ground", "address", "home_table"})
        if (const QString word = row.text(column); !word.isEmpty())
            words << word;
    for (const char *column : {"picture", "contacts"})
        if (!row.isNull(column))
            words << QString::fromLatin1(column);
    return words.join(QStringLiteral(", "));
}

QString reportText(const RowReader &row, const Teams &teams)
{
    QString text = QStringLiteral("%1 %2-%3 %4")
                       .arg(teams.value(row.uuid("home_team"), QStringLiteral("?")))
                       .arg(row.number("home_goals"))
                       .arg(row.number("away_goals"))
                       .arg(teams.value(row.uuid("away_team"), QStringLiteral("?")));
    if (const QString by = row.text("decided_by"); by != QLatin1String("90"))
        text += QStringLiteral(", ") + QString(by).replace(u'_', u'-');
    const QString state = row.text("state");
    if (state == QLatin1String("counts"))
        return text;
    const QString reason = row.text("note_reason");
    return text + QStringLiteral(" (%1%2)").arg(QString(state).replace(u'_', u' '),
                                                reason.isEmpty() ? QString() : QStringLiteral(": ") + reason);
}

QString eventText(const RowReader &row, const Teams & /*teams*/)
{
    QString minute;
    if (!row.isNull("minute"))
        minute = QString::number(row.number("minute"));
    if (const qlonglong stoppage = row.number("stoppage"); stoppage > 0)
        minute += QStringLiteral("+%1").arg(stoppage);
    return QStringLiteral("%1%2 %3 (%4)")
        .arg(minute.isEmpty() ? QString() : minute + QStringLiteral("' "),
             row.text("kind").replace(u'_', u' '), row.text("player_name"), row.text("side"));
}

QString fixtureText(const RowReader &row, const Teams & /*teams*/)
{
    QStringList words{QString::number(row.number("number"))};
    for (const char *column : {"day", "kick_off", "stadium", "city"})
        if (const QString word = row.text(column); !word.isEmpty())
            words << word;
    return words.join(QStringLiteral(", "));
}

QString decisionText(const RowReader &row, const Teams & /*teams*/)
{
    return QStringLiteral("%1 %2").arg(row.text("kind").replace(u'_', u' '), row.text("body"));
}

QString squadText(const RowReader &row, const Teams & /*teams*/)
{
    return row.isNull("competition") ? QStringLiteral("the team's own") : QStringLiteral("for a competition");
}

QString squadEntryText(const RowReader &row, const Teams & /*teams*/)
{
    const QString shirt = row.isNull("shirt") ? QString() : QStringLiteral("%1 ").arg(row.number("shirt"));
    return QStringLiteral("%1%2, %3").arg(shirt, row.text("name"), row.text("position"));
}

struct FactTextWords
{
    const char *table;
    const char *word;
    QString (*text)(const RowReader &row, const Teams &teams);
};

const std::array<FactTextWords, 14> &all()
{
    static const std::array<FactTextWords, 14> words{{
        {"league", "league", named},
        {"person", "player", named},
        {"team", "team", named},
        {"team_document", "team in the game",
         [](const RowReader &row, const Teams &) { return row.text("game"); }},
        {"club", "club", clubText},
        {"competition", "competition", named},
        {"draw", "draw", [](const RowReader &row, const Teams &) { return row.text("kind"); }},
        {"entrant", "entrant", named},
        {"squad", "squad", squadText},
        {"squad_entry", "squad member", squadEntryText},
        {"fixture", "match", fixtureText},
        {"report", "result", reportText},
        {"report_event", "event", eventText},
        {"decision", "decision", decisionText},
    }};
    return words;
}

const FactTextWords *wordsFor(const store::TableSpec &table)
{
    for (const FactTextWords &one : all())
        if (qstrcmp(one.table, table.name) == 0)
            return &one;
    return nullptr;
}

} // namespace

QString factWord(const store::TableSpec &table)
{
    const FactTextWords *words = wordsFor(table);
    return QString::fromLatin1(words == nullptr ? table.name : words->word);
}

QString factText(const store::Row &row, const Teams &teams)
{
    const FactTextWords *words = wordsFor(*row.table);
    return words == nullptr ? QString() : words->text(RowReader(row), teams);
}

} // namespace touchline
