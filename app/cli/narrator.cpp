// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/narrator.h"

#include "app/cli/text_table.h"

#include <QRegularExpression>

#include <map>

namespace touchline::cli {

namespace {

constexpr int minuteWidth = 6;

const Sentence *sentenceFor(const QString &kind)
{
    for (const Sentence &sentence : sentences())
        if (kind == QLatin1String(sentence.kind))
            return &sentence;
    return nullptr;
}

QString signedNumber(int number)
{
    return number < 0 ? QStringLiteral(" − %1").arg(-number) : QStringLiteral(" + %1").arg(number);
}

/// Tells the events of a match one after the other, as lines with the minute in front.
class Narrator
{
public:
    Narrator(const PlayedMatch &played, const Game &game, bool everything)
        : m_setup(played.log.setup)
        , m_game(game)
        , m_everything(everything)
    {
    }

    QString told(std::span<const Event> events)
    {
        for (const Event &event : events)
            tell(event);
        return m_text;
    }

private:
    void tell(const Event &event)
    {
        const QString kind = QString::fromUtf8(eventSpec(event.kind, m_game.info().events)->name);
        const Sentence *sentence = sentenceFor(kind);
        if (sentence == nullptr || qstrlen(sentence->text) == 0 || (!m_everything && !sentence->isHighlight))
            return;
        const QString words = filled(*sentence, event);
        if (m_everything && sentence->continues) {
            m_text.chop(1);
            m_text += words + u'\n';
        } else {
            m_text += minuteOf(event) + (sentence->continues ? goalLine(event) : words) + u'\n';
        }
    }

    /// A goal in the short report, where no attempt stands before it.
    [[nodiscard]] QString goalLine(const Event &event) const
    {
        return QStringLiteral("%1–%2  %3 (%4)")
            .arg(event.numbers[0])
            .arg(event.numbers[1])
            .arg(playerName(m_setup, event.side, event.player), teamName(event.side));
    }

    [[nodiscard]] QString minuteOf(const Event &event) const
    {
        QString minute;
        // What happens between the periods belongs to no minute.
        const bool hasMinute = event.minute > 0 && event.period < Period::ShootOut && isTimed(event.kind);
        if (hasMinute)
            minute = QString::number(event.minute) +
                     (event.stoppage > 0 ? QStringLiteral("+%1").arg(event.stoppage) : QString()) + u'\'';
        return padded(minute, minuteWidth - 2, TextTable::Align::Right) + QStringLiteral("  ");
    }

    [[nodiscard]] bool isTimed(EventKind kind) const
    {
        const Sentence *sentence =
            sentenceFor(QString::fromUtf8(eventSpec(kind, m_game.info().events)->name));
        return sentence != nullptr && sentence->isTimed;
    }

    [[nodiscard]] QString teamName(Side side) const { return m_setup.sides[side].team.displayName(); }

    [[nodiscard]] QString filled(const Sentence &sentence, const Event &event) const
    {
        static const QRegularExpression place(QStringLiteral("\\{(\\w+)(\\+?)\\}"));
        const QJsonObject fields = toJson(event, m_game.info().events, m_setup);
        const QString pattern = QString::fromUtf8(sentence.text);
        QString words;
        qsizetype from = 0;
        for (auto match = place.globalMatch(pattern); match.hasNext();) {
            const auto one = match.next();
            words += pattern.mid(from, one.capturedStart() - from);
            words += fieldText(one.captured(1), !one.captured(2).isEmpty(), event, fields);
            from = one.capturedEnd();
        }
        return words + pattern.mid(from);
    }

    [[nodiscard]] QString fieldText(const QString &name, bool withSign, const Event &event,
                                    const QJsonObject &fields) const
    {
        if (QString word = ownWord(name, event, fields); !word.isEmpty())
            return word;
        const QJsonValue value =
            name.endsWith(QLatin1String("_rest"))
                ? QJsonValue(fields.value(name.chopped(4) + QStringLiteral("sum")).toInt() -
                             fields.value(name.chopped(4) + QStringLiteral("die")).toInt())
                : fields.value(name);
        if (withSign)
            return signedNumber(value.toInt());
        return value.isDouble() ? QString::number(value.toInt()) : value.toString().replace(u'_', u' ');
    }

    /// Words that are not fields of the event but follow from it.
    [[nodiscard]] QString ownWord(const QString &name, const Event &event, const QJsonObject &fields) const
    {
        if (name == QLatin1String("player") && event.player == Event::nobody)
            return QStringLiteral("nobody");
        if (name == QLatin1String("team"))
            return teamName(event.side);
        if (name == QLatin1String("opponent"))
            return teamName(opposite(event.side));
        if (name == QLatin1String("home_team") || name == QLatin1String("away_team"))
            return teamName(name == QLatin1String("home_team") ? Side::Home : Side::Away);
        if (name == QLatin1String("first_team"))
            return teamName(event.numbers[0] == 0 ? Side::Home : Side::Away);
        if (name == QLatin1String("period_name"))
            return periodName(event);
        if (name == QLatin1String("whistle"))
            return whistle(event.period);
        if (name == QLatin1String("kick"))
            return kickText(event, fields);
        return {};
    }

    [[nodiscard]] QString periodName(const Event &event) const
    {
        static const std::map<Period, QString> names{
            {Period::FirstHalf, QStringLiteral("First half")},
            {Period::SecondHalf, QStringLiteral("Second half")},
            {Period::ExtraTime, QStringLiteral("Extra time")},
            {Period::ExtraTimeSecond, QStringLiteral("Extra time, second period")}};
        return QStringLiteral("%1, %2 kick off")
            .arg(names.at(event.period), teamName(event.numbers[0] == 0 ? Side::Home : Side::Away));
    }

    [[nodiscard]] static QString whistle(Period period)
    {
        switch (period) {
        case Period::FirstHalf:
            return QStringLiteral("Half-time");
        case Period::SecondHalf:
            return QStringLiteral("After 90 minutes");
        default:
            return QStringLiteral("After extra time");
        }
    }

    [[nodiscard]] QString kickText(const Event &event, const QJsonObject &fields) const
    {
        QString outcome = event.numbers[0] != 0 ? QStringLiteral("scores") : QStringLiteral("misses");
        if (!m_everything || event.player == Event::nobody)
            return outcome;
        const int natural = fields.value(QStringLiteral("natural")).toInt();
        const int modified = fields.value(QStringLiteral("modified")).toInt();
        return QStringLiteral("%1 (%2%3 = %4, needs %5)")
            .arg(outcome)
            .arg(natural)
            .arg(signedNumber(modified - natural))
            .arg(modified)
            .arg(fields.value(QStringLiteral("needed")).toInt());
    }

    const FixtureSetup &m_setup;
    const Game &m_game;
    bool m_everything;
    QString m_text;
};

QString criterionWords(const QString &criterion)
{
    static const std::map<QString, QString> words{
        {QStringLiteral("best_result"), QStringLiteral("better World Cup result")},
        {QStringLiteral("sog"), QStringLiteral("more shots on goal")},
        {QStringLiteral("second_half_attempts"), QStringLiteral("more attempts in the second half")},
        {QStringLiteral("older_year"), QStringLiteral("older team")},
        {QStringLiteral("coin"), QStringLiteral("the toss of a coin")},
    };
    const auto found = words.find(criterion);
    return found == words.end() ? criterion : found->second;
}

QString figures(const Score &score)
{
    return QStringLiteral("%1–%2").arg(score.home).arg(score.away);
}

} // namespace

QString resultText(const MatchReport &report)
{
    if (report.withoutScore)
        return !report.winner                 ? QStringLiteral("drew with")
               : *report.winner == Side::Home ? QStringLiteral("beat")
                                              : QStringLiteral("lost to");
    QString text = figures(report.score);
    if (report.shootOut)
        text += QStringLiteral(" (%1 pens)").arg(figures(*report.shootOut));
    else if (report.extraTime)
        text += QStringLiteral(" (a.e.t.)");
    return text;
}

QString matchText(const PlayedMatch &played, const Game &game, bool everything)
{
    const MatchReport &report = played.report;
    QString text = Narrator(played, game, everything).told(played.events);
    text += QStringLiteral("\n%1 %2 %3\n")
                .arg(report.teams[Side::Home].name, resultText(report), report.teams[Side::Away].name);
    if (report.decidedBy == DecidedBy::Criteria)
        text += QStringLiteral("%1 win on criteria: %2\n")
                    .arg(report.teams[*report.winner].name, criterionWords(report.criterion));
    else if (report.criterion == QLatin1String("lots"))
        text += QStringLiteral("%1 win by lot\n").arg(report.teams[*report.winner].name);
    text += played.log.seed.isEmpty()
                ? QStringLiteral("%1, %2\n").arg(QString::fromUtf8(game.info().title), report.level)
                : QStringLiteral("%1, %2, seed %3\n")
                      .arg(QString::fromUtf8(game.info().title), report.level, played.log.seed);
    return text;
}

} // namespace touchline::cli
