// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/question_model.h"

#include "core/base/to_qstring.h"
#include "models/views/translated.h"
#include "models/words/common/option_label.h"
#include "models/words/option_words.h"
#include "models/words/roll_target_text.h"
#include "models/words/terms.h"

#include <algorithm>
#include <set>

namespace touchline {

namespace {

QString shownLabel(std::string_view label)
{
    return sentenceCase(toQString(label));
}

/// In the game's order, but what the board has no other place for comes first: it is not looked for below
/// dozens of moves.
std::vector<OptionCode> inOrder(const Match &match, std::span<const BoardHighlight> onBoard)
{
    OptionList listed;
    match.options(listed);
    std::vector<OptionCode> options(listed.begin(), listed.end());
    std::set<OptionCode> elsewhere;
    for (const BoardHighlight &highlight : onBoard)
        if (!highlight.to.isNowhere() && highlight.to != highlight.from)
            elsewhere.insert(highlight.option);
    std::stable_partition(options.begin(), options.end(),
                          [&elsewhere](OptionCode option) { return !elsewhere.contains(option); });
    return options;
}

} // namespace

void QuestionModel::listOptions(const LiveMatch &match, const Question &due,
                                std::span<const BoardHighlight> onBoard, Asked &asked)
{
    for (const OptionCode option : inOrder(match.match(), onBoard)) {
        const QString name = match.match().optionName(due, option);
        asked.lines.push_back(
            {name, optionLabel(match.game(), due, name), factsText(match.match().optionFacts(option))});
    }
    asked.legal = static_cast<int>(asked.lines.size());
    for (const ClosedOption &closed : match.match().closedOptions())
        asked.lines.push_back({{}, optionLabel(match.game(), due, closed.name), messageText(closed.reason)});
}

QuestionModel::Asked QuestionModel::askedBy(const MatchSession &session,
                                            std::span<const BoardHighlight> onBoard)
{
    Asked asked;
    const LiveMatch &live = session.match();
    const Question due = live.question();
    const FixtureSetup &setup = live.match().setup();
    const QString team = due.side ? setup.sides[*due.side].team.displayName() : QString();
    const MatchSession::Waits waits = session.waits();
    asked.inputs = live.entries().size();
    if (waits == MatchSession::Waits::ForChoice) {
        asked.heading = tr("%1: %2", "team, what is to be decided").arg(team, shownLabel(due.prompt->label));
        if (session.coveredFor())
            return asked;
        listOptions(live, due, onBoard, asked);
        if (const Message subject = live.match().subject(); !subject.isEmpty())
            asked.heading =
                tr("%1 (%2)", "question, whom or what it is about").arg(asked.heading, messageText(subject));
        if (const auto open = live.match().openAnswer())
            asked.note = tr("%1 chose %2.", "team, option")
                             .arg(setup.sides[open->side].team.displayName(),
                                  optionLabel(live.game(), due, open->option));
    } else if (waits == MatchSession::Waits::ForDice || waits == MatchSession::Waits::ForClick) {
        const QString roll = tr("%1 (1 to %2)", "what is rolled for, faces of the die")
                                 .arg(shownLabel(due.prompt->label))
                                 .arg(due.prompt->die.faces);
        asked.heading = team.isEmpty() ? roll : tr("%1: %2", "team, roll").arg(team, roll);
        asked.note = rollTargetText(live.match(), live.game());
    }
    return asked;
}

bool QuestionModel::show(const MatchSession &session, std::span<const BoardHighlight> onBoard)
{
    m_game = &session.match().game();
    Asked asked = askedBy(session, onBoard);
    if (asked == m_asked)
        return false;
    beginResetModel();
    m_asked = std::move(asked);
    endResetModel();
    return true;
}

void QuestionModel::setQuarters(int quarters)
{
    m_quarters = quarters;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int QuestionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_asked.lines.size());
}

QVariant QuestionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Line &line = m_asked.lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return arrowsTurned(line.label, m_quarters);
    case Qt::AccessibleTextRole:
        return arrowsTurned(line.label, m_quarters) +
               (line.facts.isEmpty() ? QString() : QStringLiteral(". ") + line.facts);
    case OptionName:
        return line.name;
    case FactsRole:
        return line.facts;
    case Qt::ToolTipRole:
        return termsOf(line.label + u' ' + line.facts);
    default:
        return {};
    }
}

QString QuestionModel::terms() const
{
    return termsOf(m_asked.heading + u' ' + m_asked.note);
}

QString QuestionModel::termsOf(const QString &text) const
{
    return m_game == nullptr ? QString() : termsIn(*m_game, text, windowLanguage());
}

Qt::ItemFlags QuestionModel::flags(const QModelIndex &index) const
{
    return index.row() < m_asked.legal ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace touchline
