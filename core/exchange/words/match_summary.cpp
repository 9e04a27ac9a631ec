// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/words/match_summary.h"

#include "core/exchange/words/goal_words.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

constexpr int lastPeriod = 4;

QString withMinute(const QString &words, const ReportEvent &event, const Language &language)
{
    return (words + u' ' + language.minute(event)).trimmed();
}

QString cardWords(const ReportEvent &card, const Language &language)
{
    const char *kind = card.kind == ReportEventKind::Yellow ? QT_TRANSLATE_NOOP("core", "yellow")
                       : card.kind == ReportEventKind::Red  ? QT_TRANSLATE_NOOP("core", "red")
                                                            : QT_TRANSLATE_NOOP("core", "second yellow");
    return QStringLiteral("%1 (%2)").arg(withMinute(card.playerName, card, language), language.say(kind));
}

/// What the sheet calls the value of a field.
QString valueWords(const SheetField &field, const QString &value, const Language &language)
{
    for (const SheetWord &word : field.words)
        if (value == QLatin1String(word.word))
            return language.say(word.title);
    return value;
}

/// Of one side, or of the match: all that was written down in a field; empty where nothing was.
QString fieldWords(const MatchReport &report, const SheetField &field, std::optional<Side> side,
                   const Language &language)
{
    QStringList values;
    for (int period = 0; period <= lastPeriod; ++period)
        if (const QString *value = report.fact(QLatin1String(field.name), side, period))
            values << valueWords(field, *value, language);
    // Who played the whole match in one formation is told it once.
    if (field.value != SheetValue::Number)
        values.erase(std::unique(values.begin(), values.end()), values.end());
    return values.join(field.value == SheetValue::Number ? QStringLiteral(" + ") : QStringLiteral(", "));
}

void addFields(MatchSummary &summary, const MatchReport &report, const ScoreSheet &sheet,
               const Language &language)
{
    for (const SheetField &field : sheet.fields) {
        const QString title = language.say(field.title);
        if (field.scope == SheetScope::Match) {
            if (const QString words = fieldWords(report, field, std::nullopt, language); !words.isEmpty())
                summary.facts << QStringLiteral("%1: %2").arg(title, words);
            continue;
        }
        MatchSummary::Figure figure{title, {}};
        for (const Side side : bothSides)
            figure.values[side] = fieldWords(report, field, side, language);
        if (!figure.values[Side::Home].isEmpty() || !figure.values[Side::Away].isEmpty())
            summary.figures.push_back(std::move(figure));
    }
}

void addPlayerFigures(MatchSummary &summary, const MatchReport &report, const ScoreSheet &sheet,
                      const Language &language)
{
    for (const SheetFigure &kind : sheet.playerFigures) {
        MatchSummary::Figure figure{language.say(kind.title), {}};
        PerSide<QStringList> players;
        for (const PlayerFigure &one : report.figures) {
            if (one.name != QLatin1String(kind.name) || one.value == 0)
                continue;
            if (kind.isOfOne)
                summary.facts << QStringLiteral("%1: %2").arg(figure.title, one.playerName);
            else
                players[one.side] << QStringLiteral("%1 %2").arg(one.playerName).arg(one.value);
        }
        for (const Side side : bothSides)
            figure.values[side] = players[side].join(QStringLiteral(", "));
        if (!players[Side::Home].isEmpty() || !players[Side::Away].isEmpty())
            summary.figures.push_back(std::move(figure));
    }
}

} // namespace

bool MatchSummary::isEmpty() const
{
    return *this == MatchSummary();
}

MatchSummary matchSummary(const MatchReport &report, const ScoreSheet &sheet, const Language &language)
{
    MatchSummary summary;
    for (const Side side : bothSides)
        summary.goals[side] = goalWords(report, side, language);
    for (const ReportEvent &event : report.events)
        switch (event.kind) {
        case ReportEventKind::Yellow:
        case ReportEventKind::SecondYellow:
        case ReportEventKind::Red:
            summary.cards[event.side] << cardWords(event, language);
            break;
        case ReportEventKind::Injury:
            summary.injuries[event.side] << withMinute(event.playerName, event, language);
            break;
        case ReportEventKind::SubstituteOn: {
            const QString who = event.secondName.isEmpty()
                                    ? event.playerName
                                    : language.say(QT_TRANSLATE_NOOP("core", "%1 for %2"),
                                                   {event.playerName, event.secondName});
            summary.substitutions[event.side] << withMinute(who, event, language);
            break;
        }
        default:
            break;
        }
    addFields(summary, report, sheet, language);
    addPlayerFigures(summary, report, sheet, language);
    if (report.attendance)
        summary.facts << language.say(QT_TRANSLATE_NOOP("core", "Attendance: %1"),
                                      {QString::number(*report.attendance)});
    return summary;
}

QStringList summaryLines(const MatchSummary &summary, const PerSide<QString> &teams, const Language &language)
{
    QStringList lines;
    const auto addPlayers = [&](const char *title, const PerSide<QStringList> &players) {
        QStringList sides;
        for (const Side side : bothSides)
            if (!players[side].isEmpty())
                sides << QStringLiteral("%1 %2").arg(teams[side], players[side].join(QStringLiteral(", ")));
        if (!sides.isEmpty())
            lines << QStringLiteral("%1: %2").arg(language.say(title), sides.join(QStringLiteral("; ")));
    };
    addPlayers(QT_TRANSLATE_NOOP("core", "Cards"), summary.cards);
    addPlayers(QT_TRANSLATE_NOOP("core", "Injuries"), summary.injuries);
    addPlayers(QT_TRANSLATE_NOOP("core", "Substitutions"), summary.substitutions);
    for (const MatchSummary::Figure &figure : summary.figures) {
        const auto shown = [&figure](Side side) {
            return figure.values[side].isEmpty() ? QStringLiteral("?") : figure.values[side];
        };
        lines << QStringLiteral("%1: %2 – %3").arg(figure.title, shown(Side::Home), shown(Side::Away));
    }
    return lines + summary.facts;
}

} // namespace touchline
