// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/bracket_text.h"

#include "core/base/index.h"
#include "core/competition/consequences/bracket_grid.h"
#include "models/words/fixtures/fixture_words.h"

#include "models/words/competition/bracket_picture.h"
#include "models/words/competition/consequences_text.h"
#include "models/words/competition/tie_lines.h"

#include <algorithm>
#include <set>

namespace touchline {

namespace {

/// One knockout stage.
class StageText
{
public:
    StageText(const Competition &competition, const Progress &now, int stage)
        : m_competition(competition)
        , m_now(now)
        , m_stage(stage)
    {
        for (const int tie : competition.plan().tiesOfStage[at(stage)])
            if (competition.plan().ties[at(tie)].table < 0)
                m_ties.push_back(tie);
    }

    QString text()
    {
        QString text;
        if (!hasDrawnRounds())
            text = pictures();
        return text + lists(!text.isEmpty());
    }

private:
    [[nodiscard]] bool hasDrawnRounds() const
    {
        return !m_competition.plan().drawnRoundsOfStage[at(m_stage)].empty();
    }

    QString pictures()
    {
        QString text;
        for (const int root : bracketRoots(m_competition, m_stage)) {
            const BracketPicture picture(m_competition, m_now, root);
            const std::vector<int> ties = picture.ties();
            if (ties.size() < 2)
                continue;
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + picture.text();
            m_drawn.insert(ties.begin(), ties.end());
        }
        return text;
    }

    /// The ties that are in no picture, round by round.
    [[nodiscard]] QString lists(bool isBehindPicture) const
    {
        QString text;
        QString round;
        for (const int tie : m_ties) {
            const bool isSkipped = m_competition.plan().ties[at(tie)].onlyIfAwayWins > 0 &&
                                   m_now.ties[at(tie)].by == TieDecision::NotPlayed;
            if (m_drawn.contains(tie) || isSkipped)
                continue;
            const QString matches = tieLines(m_competition, m_now, tie);
            if (matches.isEmpty())
                continue;
            if (const QString name = roundName(m_competition, tie); name != round) {
                const bool isFirst = text.isEmpty() && !isBehindPicture;
                text += (isFirst ? QString() : QStringLiteral("\n")) + capitalized(name) + u'\n';
                round = name;
                text += potText(tie);
            }
            text += matches;
        }
        return text;
    }

    /// Who is in the pot of a round that is not drawn yet.
    [[nodiscard]] QString potText(int tie) const
    {
        const Slot &slot = m_competition.plan().ties[at(tie)].slots[Side::Home];
        if (slot.kind != Slot::Kind::RoundDraw || m_competition.roundDraw(slot.group) != nullptr)
            return {};
        QStringList names;
        for (const Slot &one : m_competition.plan().drawnRounds[at(slot.group)].pot)
            names << teamText(m_competition, teamIn(one, m_competition, m_now), one);
        return QStringLiteral("  to be drawn: %1\n").arg(names.join(QStringLiteral(", ")));
    }

    const Competition &m_competition;
    const Progress &m_now;
    const int m_stage;
    std::vector<int> m_ties;
    std::set<int> m_drawn;
};

} // namespace

QString bracketText(const Competition &competition, const Progress &now)
{
    const std::vector<Stage> &stages = competition.definition().format.stages;
    const auto knockouts = std::count_if(stages.begin(), stages.end(), [](const Stage &stage) {
        return std::holds_alternative<KnockoutStage>(stage.plan);
    });
    QString text;
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
        if (!std::holds_alternative<KnockoutStage>(stages[stage].plan))
            continue;
        const QString one = StageText(competition, now, static_cast<int>(stage)).text();
        if (one.isEmpty())
            continue;
        if (knockouts > 1)
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + stages[stage].name.toUpper() +
                    QStringLiteral("\n\n");
        text += one;
    }
    const QString lots = text.isEmpty() ? QString() : lotsText(competition);
    return lots.isEmpty() ? text : text + u'\n' + lots;
}

} // namespace touchline
