// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/words/place_meaning.h"

#include "core/base/index.h"
#include "core/exchange/words/fixture_words.h"

#include <QtGlobal>

namespace touchline {

namespace {

class MeaningFinder
{
public:
    MeaningFinder(const Competition &competition, const Language &language)
        : m_competition(competition)
        , m_language(language)
        , m_format(competition.definition().format)
        , m_meanings(competition.tables().size())
    {
    }

    PlaceMeanings found()
    {
        for (m_stage = 0; m_stage < m_format.stages.size(); ++m_stage)
            std::visit([this](const auto &plan) { lookAt(plan); }, m_format.stages[m_stage].plan);
        lookAtTheEnd();
        lookAtNextSeason();
        lookAtMarks();
        return std::move(m_meanings);
    }

private:
    using Kind = PlaceMeaning::Kind;

    /// What is found first counts: the way on in this competition before anything later.
    void note(const Slot &slot, Kind kind, const QString &words)
    {
        if (slot.kind == Slot::Kind::GroupPlace)
            m_meanings[at(slot.group)].try_emplace(slot.number, PlaceMeaning{kind, words});
    }
    void noteAll(const std::vector<Slot> &slots, const QString &words)
    {
        for (const Slot &slot : slots)
            note(slot, Kind::GoesOn, words);
    }

    void lookAt(const KnockoutStage &plan)
    {
        for (const KnockoutRound &round : plan.rounds) {
            const QString name = capitalized(round.name);
            noteAll(round.pot, name);
            for (const KnockoutTie &tie : round.ties) {
                if (round.isDrawn())
                    break;
                note(tie.home, Kind::GoesOn, name);
                note(tie.away, Kind::GoesOn, name);
            }
        }
    }
    void lookAt(const RoundRobinStage &plan)
    {
        const QString name = capitalized(m_format.stages[m_stage].name);
        noteAll(plan.pot, name);
        for (const GroupPlan &group : plan.groups)
            noteAll(group.members, name);
    }
    void lookAt(const PairedStage &plan)
    {
        noteAll(plan.members, capitalized(m_format.stages[m_stage].name));
    }
    void lookAt(const TableStage &plan)
    {
        if (plan.kind != TableStage::Kind::BestPlaced)
            return;
        const QString words =
            m_language.say(QT_TRANSLATE_NOOP("core", "May go on: compared in \"%1\""), {plan.table});
        for (const int table : plan.of)
            note({Slot::Kind::GroupPlace, table, plan.place}, Kind::MayGoOn, words);
    }

    void lookAtTheEnd()
    {
        if (!m_format.finalPlaces.empty())
            note(m_format.finalPlaces.front(), Kind::Champions,
                 m_language.say(QT_TRANSLATE_NOOP("core", "Champions")));
    }

    /// Groups stand in the order of their rank: a team that finds itself in an earlier one has come up.
    void lookAtNextSeason()
    {
        const std::vector<TablePlan> &tables = m_competition.tables();
        for (std::size_t next = 0; next < m_format.nextSeason.size(); ++next) {
            const NextSeasonGroup &group = m_format.nextSeason[next];
            for (const Slot &slot : group.from) {
                if (slot.kind != Slot::Kind::GroupPlace)
                    continue;
                const std::size_t own = rankOf(tables[at(slot.group)].name);
                if (next < own && own < m_format.nextSeason.size())
                    note(slot, Kind::GoesUp,
                         m_language.say(QT_TRANSLATE_NOOP("core", "Promoted to %1"), {group.name}));
                else if (own < next)
                    note(slot, Kind::GoesDown,
                         m_language.say(QT_TRANSLATE_NOOP("core", "Relegated to %1"), {group.name}));
            }
        }
    }

    [[nodiscard]] std::size_t rankOf(const QString &table) const
    {
        std::size_t rank = 0;
        while (rank < m_format.nextSeason.size() && m_format.nextSeason[rank].name != table)
            ++rank;
        return rank;
    }

    /// Places that the format marks, where nobody names them one by one.
    void lookAtMarks()
    {
        const std::vector<TablePlan> &tables = m_competition.tables();
        for (std::size_t table = 0; table < tables.size(); ++table)
            for (int place = 1; place <= tables[table].advance; ++place)
                note({Slot::Kind::GroupPlace, static_cast<int>(table), place}, Kind::GoesOn,
                     m_language.say(QT_TRANSLATE_NOOP("core", "Goes on")));
    }

    const Competition &m_competition;
    const Language &m_language;
    const Format &m_format;
    PlaceMeanings m_meanings;
    std::size_t m_stage = 0;
};

} // namespace

PlaceMeanings placeMeanings(const Competition &competition, const Language &language)
{
    return MeaningFinder(competition, language).found();
}

const PlaceMeaning *meaningOfRow(const std::map<int, PlaceMeaning> &meanings, const Table &table,
                                 std::size_t row)
{
    if (!hasBegun(table))
        return nullptr;
    const auto meaningAt = [&](std::size_t one) {
        const auto found = meanings.find(table.rows[one].position);
        return found == meanings.end() ? nullptr : &found->second;
    };
    const PlaceMeaning *own = meaningAt(row);
    const auto isOwn = [&](std::size_t one) {
        const PlaceMeaning *other = meaningAt(one);
        return other == own || (own != nullptr && other != nullptr && *own == *other);
    };
    for (std::size_t one = row; one > 0 && isLevelWithNext(table, one - 1); --one)
        if (!isOwn(one - 1))
            return nullptr;
    for (std::size_t one = row; isLevelWithNext(table, one); ++one)
        if (!isOwn(one + 1))
            return nullptr;
    return own;
}

QString positionWords(const Table &table, std::size_t row)
{
    if (!hasBegun(table))
        return QStringLiteral("–");
    std::size_t first = row;
    while (first > 0 && isLevelWithNext(table, first - 1))
        --first;
    const bool isLevel = first < row || isLevelWithNext(table, row);
    return isLevel ? QString::number(table.rows[first].position) + u'='
                   : QString::number(table.rows[row].position);
}

} // namespace touchline
