// SPDX-License-Identifier: GPL-3.0-or-later
// What can be played and is a mistake all the same.
#include "core/competition/format/format_tables.h"

#include <qglobal.h>

#include <map>
#include <set>
#include <tuple>

namespace touchline {

namespace {

using PlaceKey = std::tuple<Slot::Kind, int, int>;

PlaceKey placeKey(const Slot &slot)
{
    return {slot.kind, slot.group, slot.number};
}

QString listItem(const QString &list, std::size_t index)
{
    return QStringLiteral("%1[%2]").arg(list).arg(index);
}

class LooseEnds
{
public:
    explicit LooseEnds(const Format &format) : m_format(format), m_names(slotNames(format)) {}

    Problems find()
    {
        checkStageNames();
        for (std::size_t s = 0; s < m_format.stages.size(); ++s)
            std::visit([&](const auto &plan) { collect(plan, listItem(QStringLiteral("stages"), s)); },
                       m_format.stages[s].plan);
        collectTheRest();
        checkTies();
        if (m_format.finalPlaces.empty())
            note(QStringLiteral("final_places"),
                 QT_TRANSLATE_NOOP("core",
                                   "There is no champion: name at least the first of the final places."));
        return std::move(m_problems);
    }

private:
    struct PlacedTie
    {
        QString where;
        const KnockoutTie *tie = nullptr;
    };

    void note(const QString &where, const char *text, const QStringList &arguments = {})
    {
        m_problems.push_back({where, {text, arguments}, {}});
    }

    void checkStageNames()
    {
        std::set<QString> names;
        for (std::size_t s = 0; s < m_format.stages.size(); ++s) {
            const QString &name = m_format.stages[s].name;
            if (!names.insert(name.toCaseFolded()).second)
                note(listItem(QStringLiteral("stages"), s) + QStringLiteral(".name"),
                     QT_TRANSLATE_NOOP("core", "Two stages are named %1."), {name});
        }
    }

    void use(const Slot &slot) { m_used.insert(placeKey(slot)); }
    void use(const std::vector<Slot> &list)
    {
        for (const Slot &slot : list)
            use(slot);
    }

    /// A place from which a team goes into a match that somebody else does not come back from.
    void feed(const Slot &slot, const QString &where)
    {
        use(slot);
        const bool isOfTeamInPlay = slot.kind == Slot::Kind::WinnerOf || slot.kind == Slot::Kind::LoserOf ||
                                    slot.kind == Slot::Kind::GroupPlace || slot.kind == Slot::Kind::Allocated;
        if (isOfTeamInPlay && !m_fed.insert(placeKey(slot)).second)
            note(where, QT_TRANSLATE_NOOP("core", "%1 leads into two matches."), {slotText(slot, m_names)});
    }

    void checkAwayGoals(const TieRules &rules, const QString &where)
    {
        if (rules.awayGoals && rules.legs != 2)
            note(where + QStringLiteral(".away_goals"),
                 QT_TRANSLATE_NOOP("core", "Away goals count in ties of two legs only."));
    }

    void collect(const RoundRobinStage &stage, const QString &where)
    {
        for (const GroupPlan &group : stage.groups)
            use(group.members);
        use(stage.pot);
        checkAwayGoals(stage.playOffRules, where + QStringLiteral(".play_off_rules"));
    }

    void collect(const KnockoutStage &stage, const QString &where)
    {
        for (std::size_t r = 0; r < stage.rounds.size(); ++r)
            collect(stage.rounds[r], listItem(where + QStringLiteral(".rounds"), r));
    }

    void collect(const KnockoutRound &round, const QString &where)
    {
        checkAwayGoals(round.rules, where + QStringLiteral(".rules"));
        for (std::size_t i = 0; i < round.pot.size(); ++i)
            feed(round.pot[i], listItem(where + QStringLiteral(".pot"), i));
        std::vector<PlacedTie> ties;
        for (std::size_t t = 0; t < round.ties.size(); ++t) {
            const KnockoutTie &tie = round.ties[t];
            const QString here = listItem(where + QStringLiteral(".ties"), t);
            if (tie.onlyIfAwayWins > 0) {
                use(tie.home);
                use(tie.away);
            } else if (!round.isDrawn()) {
                feed(tie.home, here + QStringLiteral(".home"));
                feed(tie.away, here + QStringLiteral(".away"));
            }
            ties.push_back({here, &tie});
        }
        m_rounds.push_back(std::move(ties));
    }

    void collect(const PairedStage &stage, const QString &) { use(stage.members); }
    void collect(const TableStage &stage, const QString &)
    {
        use(stage.members);
        use(stage.except);
    }

    void collectTheRest()
    {
        use(m_format.finalPlaces);
        for (const ReservedPlace &place : m_format.reserved) {
            use(place.team);
            use(place.direct);
            use(place.otherwise);
        }
        for (const NextSeasonGroup &group : m_format.nextSeason)
            use(group.from);
    }

    [[nodiscard]] bool isUsed(Slot::Kind kind, const KnockoutTie &tie) const
    {
        return m_used.contains({kind, -1, tie.match});
    }

    /// Winners lead somewhere; losers do where those of the same round do, and where their winner is placed
    /// and other teams are placed behind it.
    void checkTies()
    {
        std::set<PlaceKey> placed;
        for (std::size_t i = 0; i + 1 < m_format.finalPlaces.size(); ++i)
            placed.insert(placeKey(m_format.finalPlaces[i]));
        for (const std::vector<PlacedTie> &round : m_rounds) {
            bool doLosersLeadOn = false;
            for (const PlacedTie &one : round)
                doLosersLeadOn = doLosersLeadOn || isUsed(Slot::Kind::LoserOf, *one.tie);
            for (const PlacedTie &one : round) {
                const QString number = QString::number(one.tie->match);
                if (!m_format.finalPlaces.empty() && !isUsed(Slot::Kind::WinnerOf, *one.tie))
                    note(one.where,
                         QT_TRANSLATE_NOOP("core", "W%1 leads nowhere: neither into a match nor to a place."),
                         {number});
                const bool isPlaced = placed.contains({Slot::Kind::WinnerOf, -1, one.tie->match});
                if (one.tie->loserOut && isUsed(Slot::Kind::LoserOf, *one.tie))
                    note(one.where,
                         QT_TRANSLATE_NOOP("core", "The loser of match %1 is out, but L%1 is used."),
                         {number});
                if ((doLosersLeadOn || isPlaced) && !one.tie->loserOut &&
                    !isUsed(Slot::Kind::LoserOf, *one.tie))
                    note(one.where,
                         QT_TRANSLATE_NOOP("core", "L%1 leads nowhere: neither into a match nor to a place."),
                         {number});
            }
        }
    }

    const Format &m_format;
    const SlotNames m_names;
    Problems m_problems;
    std::set<PlaceKey> m_used;
    std::set<PlaceKey> m_fed;
    std::vector<std::vector<PlacedTie>> m_rounds;
};

} // namespace

Problems looseEnds(const Format &format)
{
    return LooseEnds(format).find();
}

} // namespace touchline
