// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/score_sheet.h"

#include "core/match/report/minute.h"
#include "core/match/report/report_events.h"

#include <QSet>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace touchline {

namespace {

constexpr std::array plainFields{SheetField{"referee", QT_TRANSLATE_NOOP("core", "Referee")},
                                 SheetField{"weather", QT_TRANSLATE_NOOP("core", "Weather")},
                                 SheetField{"shots", QT_TRANSLATE_NOOP("core", "Attempts"),
                                            SheetScope::SidePeriod, SheetValue::Number, 0, 199},
                                 SheetField{"shots_on_goal",
                                            QT_TRANSLATE_NOOP("core", "Shots on goal"),
                                            SheetScope::SidePeriod,
                                            SheetValue::Number,
                                            0,
                                            199,
                                            {},
                                            "shots"}};

constexpr std::array plainFigures{
    SheetFigure{"man_of_the_match", QT_TRANSLATE_NOOP("core", "Man of the match"), 1, 1, true}};

QString nameOf(const MatchReport &report, Side side)
{
    return report.teams[side].name;
}

bool hasWord(std::span<const SheetWord> words, const QString &text)
{
    return std::any_of(words.begin(), words.end(),
                       [&text](const SheetWord &one) { return text == QLatin1String(one.word); });
}

/// What the facts of a report must be by the fields of its sheet.
class FactRules
{
public:
    FactRules(const MatchReport &report, const ScoreSheet &sheet, Problems &problems)
        : m_report(report)
        , m_sheet(sheet)
        , m_problems(problems)
    {
    }

    void check()
    {
        for (const MatchFact &fact : m_report.facts) {
            const SheetField *field = m_sheet.field(fact.name);
            if (field == nullptr)
                note(fact, QT_TRANSLATE_NOOP("core", "The score sheet of this game has no such line."));
            else if (!isInScope(fact, *field))
                note(fact, QT_TRANSLATE_NOOP("core", "Enter this in its own field of the score sheet."));
            else if (field->value == SheetValue::Number)
                checkNumber(fact, *field);
            else if (field->value == SheetValue::Word && !hasWord(field->words, fact.value))
                note(fact, QT_TRANSLATE_NOOP("core", "\"%1\" is not a possible entry here."), {fact.value});
        }
    }

private:
    void note(const MatchFact &fact, const char *text, QStringList arguments = {})
    {
        m_problems.push_back({placeOf(fact), {text, std::move(arguments)}, {}});
    }

    bool isInScope(const MatchFact &fact, const SheetField &field) const
    {
        const int periods = m_report.extraTime ? 2 + m_sheet.extraTimePeriods : 2;
        switch (field.scope) {
        case SheetScope::Match:
            return !fact.side && fact.period == 0;
        case SheetScope::Side:
            return fact.side && fact.period == 0;
        case SheetScope::SidePeriod:
            return fact.side && fact.period >= 1 && fact.period <= periods;
        }
        return false;
    }

    void checkNumber(const MatchFact &fact, const SheetField &field)
    {
        bool isNumber = false;
        const int number = fact.value.toInt(&isNumber);
        if (!isNumber || number < field.minimum || number > field.maximum)
            return note(fact, QT_TRANSLATE_NOOP("core", "This must be from %1 to %2."),
                        {QString::number(field.minimum), QString::number(field.maximum)});
        if (field.notAbove == nullptr)
            return;
        const QString *limit = m_report.fact(QLatin1String(field.notAbove), fact.side, fact.period);
        if (limit != nullptr && limit->toInt() < number)
            note(fact, QT_TRANSLATE_NOOP("core", "This is more than the %1 entered."), {*limit});
    }

    const MatchReport &m_report;
    const ScoreSheet &m_sheet;
    Problems &m_problems;
};

/// What an event cannot be by the rules of the sheet; nothing where it can. Substitutions are counted apart.
std::optional<Message> whatIsWrong(const ReportEvent &event, const ScoreSheet &sheet)
{
    const bool isCard = event.kind == ReportEventKind::Yellow ||
                        event.kind == ReportEventKind::SecondYellow || event.kind == ReportEventKind::Red;
    if (isCard && !sheet.hasCards)
        return Message{QT_TRANSLATE_NOOP("core", "This game has no cards."), {}};
    if (isGoal(event.kind) && !sheet.hasScorers)
        return Message{QT_TRANSLATE_NOOP("core", "This game does not name scorers."), {}};
    if (isGoal(event.kind) && !event.detail.isEmpty() && !sheet.goalKinds.empty() &&
        !hasWord(sheet.goalKinds, event.detail))
        return Message{QT_TRANSLATE_NOOP("core", "\"%1\" is not a kind of goal."), {event.detail}};
    if (isGoal(event.kind) && !event.second.isNull() && !sheet.hasAssists)
        return Message{QT_TRANSLATE_NOOP("core", "This game does not name who made a goal."), {}};
    if (event.kind != ReportEventKind::Injury)
        return std::nullopt;
    if (!sheet.hasInjuries)
        return Message{QT_TRANSLATE_NOOP("core", "This game has no injuries."), {}};
    if (!sheet.injuryKinds.empty() && !hasWord(sheet.injuryKinds, event.detail))
        return Message{QT_TRANSLATE_NOOP("core", "Choose what happened to %1."), {event.playerName}};
    return std::nullopt;
}

void checkSubstitutions(const MatchReport &report, const ScoreSheet &sheet, Problems &problems)
{
    for (const Side side : bothSides) {
        const auto made =
            std::count_if(report.events.begin(), report.events.end(), [side](const ReportEvent &event) {
                return event.kind == ReportEventKind::SubstituteOn && event.side == side;
            });
        if (made > 0 && !sheet.hasSubstitutions)
            problems.push_back({QStringLiteral("events"),
                                {QT_TRANSLATE_NOOP("core", "This game has no substitutions."), {}},
                                {}});
        else if (sheet.mostSubstitutions > 0 && made > sheet.mostSubstitutions)
            problems.push_back(
                {QStringLiteral("events"),
                 {QT_TRANSLATE_NOOP("core", "%1 made %2 substitutions; %3 are allowed."),
                  {nameOf(report, side), QString::number(made), QString::number(sheet.mostSubstitutions)}},
                 {}});
    }
}

/// Whether an event is later than another; false where a minute is missing or is the same.
bool isLater(const ReportEvent &event, const ReportEvent &than)
{
    return event.minute && than.minute &&
           std::tuple(periodOf(event), *event.minute, event.stoppage) >
               std::tuple(periodOf(than), *than.minute, than.stoppage);
}

/// Who was replaced is in nothing that comes later.
void checkReplaced(const MatchReport &report, Problems &problems)
{
    for (std::size_t i = 0; i < report.events.size(); ++i) {
        const ReportEvent &event = report.events[i];
        const auto isOfReplaced = [&event](const ReportEvent &change) {
            return change.kind == ReportEventKind::SubstituteOn && !change.second.isNull() &&
                   change.second == event.player && isLater(event, change);
        };
        if (std::any_of(report.events.begin(), report.events.end(), isOfReplaced))
            problems.push_back(
                {placeOf(event, i),
                 {QT_TRANSLATE_NOOP("core", "%1 was already substituted."), {event.playerName}},
                 {}});
    }
}

void checkPlayerFigures(const MatchReport &report, const ScoreSheet &sheet, Problems &problems)
{
    QSet<QString> single;
    for (const PlayerFigure &figure : report.figures) {
        const SheetFigure *known = sheet.playerFigure(figure.name);
        const auto note = [&](const char *text, QStringList arguments = {}) {
            problems.push_back({placeOf(figure), {text, std::move(arguments)}, {}});
        };
        if (known == nullptr)
            note(QT_TRANSLATE_NOOP("core", "The score sheet of this game has no such line."));
        else if (known->isOfOne && (figure.value != 1 || single.contains(figure.name)))
            note(QT_TRANSLATE_NOOP("core", "Only one player of a match can have this, as 1."));
        else if (!known->isOfOne && (figure.value < known->minimum || figure.value > known->maximum))
            note(QT_TRANSLATE_NOOP("core", "This must be from %1 to %2."),
                 {QString::number(known->minimum), QString::number(known->maximum)});
        single.insert(figure.name);
    }
}

void checkEvents(const MatchReport &report, const ScoreSheet &sheet, Problems &problems)
{
    for (std::size_t i = 0; i < report.events.size(); ++i)
        if (auto wrong = whatIsWrong(report.events[i], sheet))
            problems.push_back({placeOf(report.events[i], i), std::move(*wrong), {}});
    for (Problem &late : checkStoppageTime(report))
        problems.push_back(std::move(late));
    checkSubstitutions(report, sheet, problems);
    if (sheet.isReplacedForGood)
        checkReplaced(report, problems);
    if (report.decidedBy == DecidedBy::Forfeit && !sheet.mayBeForfeited)
        problems.push_back({QStringLiteral("decided_by"),
                            {QT_TRANSLATE_NOOP("core", "In this game no match is forfeited while it is "
                                                       "played: a ruling can award it."),
                             {}},
                            {}});
    if (report.extraTime && sheet.extraTimePeriods == 0)
        problems.push_back({QStringLiteral("extra_time"),
                            {QT_TRANSLATE_NOOP("core", "These rules have no extra time."), {}},
                            {}});
}

/// The line-up of one side, where somebody wrote it down.
class LineUpRules
{
public:
    LineUpRules(const MatchReport &report, Side side, Problems &problems)
        : m_report(report)
        , m_side(side)
        , m_lineUp(report.lineUps[side])
        , m_problems(problems)
    {
    }

    void check(const ScoreSheet &sheet)
    {
        if (m_lineUp.isEmpty())
            return;
        if (!sheet.hasLineUps)
            return note(QT_TRANSLATE_NOOP("core", "The score sheet of this game has no line-ups."), {});
        if (static_cast<int>(m_lineUp.started.size()) > sheet.starters)
            note(QT_TRANSLATE_NOOP("core", "%1 players of %2 started; %3 at most are allowed."),
                 {QString::number(m_lineUp.started.size()), nameOf(m_report, m_side),
                  QString::number(sheet.starters)});
        QSet<QUuid> seen;
        for (const std::vector<QUuid> *list : {&m_lineUp.started, &m_lineUp.bench})
            for (const QUuid &player : *list) {
                if (seen.contains(player))
                    note(QT_TRANSLATE_NOOP("core", "%1 is in the line-up twice."), {nameOf(player)});
                seen.insert(player);
                checkMayPlay(player);
            }
        checkTakesPart(seen);
    }

private:
    void note(const char *text, QStringList arguments)
    {
        m_problems.push_back(
            {QStringLiteral("line_up.") + sideWord(m_side), {text, std::move(arguments)}, {}});
    }
    [[nodiscard]] const PlayerOnTheDay *known(const QUuid &player) const
    {
        const auto &all = m_report.teams[m_side].players;
        const auto found = std::find_if(
            all.begin(), all.end(), [&player](const PlayerOnTheDay &one) { return one.player == player; });
        return found != all.end() ? &*found : nullptr;
    }
    [[nodiscard]] QString nameOf(const QUuid &player) const
    {
        const PlayerOnTheDay *found = known(player);
        return found != nullptr ? found->name : QString();
    }
    [[nodiscard]] static QString nameOf(const MatchReport &report, Side side)
    {
        return touchline::nameOf(report, side);
    }

    void checkMayPlay(const QUuid &player)
    {
        const PlayerOnTheDay *found = known(player);
        if (found == nullptr && !m_report.teams[m_side].players.empty())
            note(QT_TRANSLATE_NOOP("core", "A player in the line-up is not in the squad."), {});
        else if (found != nullptr && !found->available)
            note(QT_TRANSLATE_NOOP("core", "%1 may not play: %2."), {found->name, found->because});
    }

    /// Who does something was there: from the beginning, or from the bench.
    void checkTakesPart(const QSet<QUuid> &there)
    {
        for (std::size_t i = 0; i < m_report.events.size(); ++i) {
            const ReportEvent &event = m_report.events[i];
            if (event.side != m_side || event.player.isNull())
                continue;
            const bool began = std::find(m_lineUp.started.begin(), m_lineUp.started.end(), event.player) !=
                               m_lineUp.started.end();
            if (!event.second.isNull() && !there.contains(event.second))
                m_problems.push_back(
                    {placeOf(event, i),
                     {QT_TRANSLATE_NOOP("core", "%1 is not in the line-up."), {event.secondName}},
                     {}});
            if (event.kind == ReportEventKind::SubstituteOn && began)
                m_problems.push_back(
                    {placeOf(event, i),
                     {QT_TRANSLATE_NOOP("core", "%1 started the match."), {event.playerName}},
                     {}});
            else if (!there.contains(event.player))
                m_problems.push_back(
                    {placeOf(event, i),
                     {QT_TRANSLATE_NOOP("core", "%1 is not in the line-up."), {event.playerName}},
                     {}});
        }
    }

    const MatchReport &m_report;
    Side m_side;
    const LineUp &m_lineUp;
    Problems &m_problems;
};

} // namespace

const SheetField *ScoreSheet::field(const QString &name) const
{
    const auto found = std::find_if(fields.begin(), fields.end(), [&name](const SheetField &one) {
        return name == QLatin1String(one.name);
    });
    return found != fields.end() ? &*found : nullptr;
}

const SheetFigure *ScoreSheet::playerFigure(const QString &name) const
{
    const auto found =
        std::find_if(playerFigures.begin(), playerFigures.end(),
                     [&name](const SheetFigure &one) { return name == QLatin1String(one.name); });
    return found != playerFigures.end() ? &*found : nullptr;
}

const ScoreSheet &plainScoreSheet()
{
    static const ScoreSheet sheet = [] {
        ScoreSheet plain;
        plain.hasInjuries = true;
        plain.hasLineUps = true;
        plain.hasSubstitutions = true;
        plain.hasAssists = true;
        plain.fields = plainFields;
        plain.playerFigures = plainFigures;
        return plain;
    }();
    return sheet;
}

Problems checkStoppageTime(const MatchReport &report)
{
    Problems problems;
    for (std::size_t i = 0; i < report.events.size(); ++i)
        if (const ReportEvent &event = report.events[i]; event.stoppage > longestStoppageTime)
            problems.push_back({placeOf(event, i),
                                {QT_TRANSLATE_NOOP("core", "Stoppage time goes up to %1 minutes, not %2."),
                                 {QString::number(longestStoppageTime), QString::number(event.stoppage)}},
                                {}});
    return problems;
}

Problems checkSheet(const MatchReport &report, const ScoreSheet &sheet)
{
    Problems problems;
    FactRules(report, sheet, problems).check();
    checkEvents(report, sheet, problems);
    checkPlayerFigures(report, sheet, problems);
    for (const Side side : bothSides)
        LineUpRules(report, side, problems).check(sheet);
    return problems;
}

} // namespace touchline
