// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/templates/format_builders.h"

#include <qglobal.h>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

RoundRobinStage halfSeason(const QString &name, int teams, int advance, const RuleSet &rules)
{
    RoundRobinStage stage;
    stage.groups = {{name, teams, poolPlaces(teams)}};
    stage.rules = rules;
    stage.advance = advance;
    return stage;
}

void append(std::vector<Slot> &list, const std::vector<Slot> &more)
{
    list.insert(list.end(), more.begin(), more.end());
}

/// Builds the divisions of one season and what follows from them for the next.
class Pyramid
{
public:
    Pyramid(const std::vector<int> &sizes, const PyramidOptions &options) : m_sizes(sizes), m_options(options)
    {
    }

    Result<Format> build()
    {
        for (std::size_t division = 0; division < m_sizes.size(); ++division) {
            TOUCHLINE_TRY(check(division));
        }
        RoundRobinStage league;
        for (std::size_t division = 0; division < m_sizes.size(); ++division)
            league.groups.push_back({nameOf(division), m_sizes[division]});
        league.legs = m_options.legs;
        league.rules = m_options.rules;
        const int matches = groupMatchCount(league);
        TOUCHLINE_TRY(checkNumbers(matches, 2 * inPromotion * mostDivisions));
        m_next = matches + 1;
        m_format.stages.push_back({QStringLiteral("league"), std::move(league)});
        m_format.stages.back().homeGrounds = true;
        m_places.resize(m_sizes.size());
        planPlayOffs();
        for (std::size_t division = 0; division < m_sizes.size(); ++division)
            planNextSeason(division);
        name();
        return std::move(m_format);
    }

private:
    using PlayOff = PyramidOptions::PlayOff;
    static constexpr int inPromotion = 4;

    /// The teams of one division that play for a place in another, and what becomes of them.
    struct Places
    {
        /// Who comes from the play-offs into this division: out of the one below, or back out of its own.
        std::vector<Slot> kept{};
        std::vector<Slot> promoted{};
        std::vector<Slot> relegated{};
    };

    static QString nameOf(std::size_t division) { return QStringLiteral("Division %1").arg(division + 1); }

    [[nodiscard]] bool isFirst(std::size_t division) const { return division == 0; }
    [[nodiscard]] bool isLast(std::size_t division) const { return division + 1 == m_sizes.size(); }

    /// Places at the top of a division that lead up, sure or by play-off.
    [[nodiscard]] int atTheTop(std::size_t division) const
    {
        if (isFirst(division))
            return 0;
        return m_options.up + inPlayOffOf(PlayOff::Promotion, inPromotion) +
               inPlayOffOf(PlayOff::Relegation, 1);
    }
    /// Places at the bottom that lead down, sure or by play-off.
    [[nodiscard]] int atTheBottom(std::size_t division) const
    {
        if (isLast(division))
            return 0;
        return m_options.up + (m_options.playOff == PlayOff::None ? 0 : 1);
    }
    /// Those of them that are relegated for sure.
    [[nodiscard]] int surelyDown(std::size_t division) const
    {
        return atTheBottom(division) - (isLast(division) ? 0 : inPlayOffOf(PlayOff::Relegation, 1));
    }
    [[nodiscard]] int inPlayOffOf(PlayOff kind, int teams) const
    {
        return m_options.playOff == kind ? teams : 0;
    }

    [[nodiscard]] Result<void> check(std::size_t division) const
    {
        const int size = m_sizes[division];
        if (size < smallestGroup || size > largestGroup)
            return fail(
                Fault::BadInput, QT_TRANSLATE_NOOP("core", "A division has from %1 to %2 teams, not %3."),
                {QString::number(smallestGroup), QString::number(largestGroup), QString::number(size)});
        const int moving = atTheTop(division) + atTheBottom(division);
        if (moving > size)
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "%1 of %2 teams cannot be relegated while %3 go up or play "
                                                  "for it: %4 is too small."),
                        {QString::number(atTheBottom(division)), QString::number(size),
                         QString::number(atTheTop(division)), nameOf(division)});
        return {};
    }

    int addTie(KnockoutRound &round, const Slot &worse, const Slot &better)
    {
        round.ties.push_back({m_next++, worse, better});
        return round.ties.back().match;
    }

    void add(KnockoutStage &stage, KnockoutRound round)
    {
        for (KnockoutTie &tie : round.ties)
            for (int leg = 2; leg <= round.rules.legs; ++leg)
                tie.laterLegs.push_back(m_next++);
        stage.rounds.push_back(std::move(round));
    }

    static Slot placeIn(std::size_t division, int place)
    {
        return {Slot::Kind::GroupPlace, static_cast<int>(division), place};
    }

    void planPlayOffs()
    {
        KnockoutStage stage;
        if (m_options.playOff == PlayOff::Promotion)
            planPromotion(stage);
        if (m_options.playOff == PlayOff::Relegation)
            planRelegation(stage);
        if (!stage.rounds.empty())
            m_format.stages.push_back({QStringLiteral("play-offs"), std::move(stage)});
    }

    void planPromotion(KnockoutStage &stage)
    {
        KnockoutRound semiFinals{QStringLiteral("play-off semi-finals"), {}, {}, {}, false};
        semiFinals.rules.legs = 2;
        KnockoutRound finals{QStringLiteral("play-off finals"), {}, {}, {}, false};
        for (std::size_t lower = 1; lower < m_sizes.size(); ++lower) {
            for (int pair = 0; pair < 2; ++pair) {
                const int better = m_options.up + 1 + pair;
                const int worse = m_options.up + inPromotion - pair;
                addTie(semiFinals, placeIn(lower, worse), placeIn(lower, better));
                m_places[lower].kept.push_back(loserOf(semiFinals.ties.back().match));
            }
        }
        const std::vector<KnockoutTie> ties = semiFinals.ties;
        add(stage, std::move(semiFinals));
        for (std::size_t lower = 1; lower < m_sizes.size(); ++lower) {
            const std::size_t first = 2 * (lower - 1);
            const int match = addTie(finals, winnerOf(ties[first].match), winnerOf(ties[first + 1].match));
            m_places[lower].promoted.push_back(winnerOf(match));
            m_places[lower].kept.insert(m_places[lower].kept.begin(), loserOf(match));
        }
        add(stage, std::move(finals));
    }

    void planRelegation(KnockoutStage &stage)
    {
        KnockoutRound round{QStringLiteral("relegation play-offs"), {}, {}, {}, false};
        round.rules.legs = 2;
        for (std::size_t lower = 1; lower < m_sizes.size(); ++lower) {
            const std::size_t upper = lower - 1;
            const int match = addTie(round, placeIn(lower, m_options.up + 1),
                                     placeIn(upper, m_sizes[upper] - surelyDown(upper)));
            m_places[lower].promoted.push_back(winnerOf(match));
            m_places[upper].relegated.push_back(loserOf(match));
        }
        add(stage, std::move(round));
    }

    void planNextSeason(std::size_t division)
    {
        NextSeasonGroup group{nameOf(division), {}};
        const int table = static_cast<int>(division);
        const int size = m_sizes[division];
        if (!isFirst(division)) {
            const int above = m_sizes[division - 1];
            append(group.from, m_places[division - 1].relegated);
            append(group.from, tablePlaces(table - 1, above - surelyDown(division - 1) + 1, above));
        }
        append(group.from, m_places[division].kept);
        append(group.from, tablePlaces(table, atTheTop(division) + 1, size - atTheBottom(division)));
        if (!isLast(division)) {
            append(group.from, tablePlaces(table + 1, 1, m_options.up));
            append(group.from, m_places[division + 1].promoted);
        }
        m_format.nextSeason.push_back(std::move(group));
        append(m_format.finalPlaces, tablePlaces(table, 1, size));
    }

    void name()
    {
        QStringList sizes;
        for (const int size : m_sizes)
            sizes.append(QString::number(size));
        m_format.name = QStringLiteral("pyramid-") + sizes.join(u'-');
        m_format.title = QStringLiteral("%1 divisions with promotion and relegation").arg(m_sizes.size());
    }

    const std::vector<int> &m_sizes;
    const PyramidOptions &m_options;
    int m_next = 1;
    std::vector<Places> m_places;
    Format m_format;
};

} // namespace

Result<Format> aperturaFormat(int teams, int relegated, const RuleSet &rules)
{
    if (teams < smallestGroup || teams > largestGroup)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A league has from %1 to %2 teams, not %3."),
                    {QString::number(smallestGroup), QString::number(largestGroup), QString::number(teams)});
    if (relegated < 0 || relegated >= teams)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "From 0 to %1 of %2 teams are relegated, not %3."),
                    {QString::number(teams - 1), QString::number(teams), QString::number(relegated)});
    TOUCHLINE_TRY(checkNumbers(teams * (teams - 1), 2));
    RoundRobinStage first = halfSeason(QStringLiteral("Apertura"), teams, 1, rules);
    RoundRobinStage second = halfSeason(QStringLiteral("Clausura"), teams, 1, rules);
    const std::vector<Round> bothLegs = inLegs(groupSchedule(teams), 2);
    second.schedule = {bothLegs.begin() + static_cast<std::ptrdiff_t>(bothLegs.size() / 2), bothLegs.end()};
    TableStage year;
    year.table = QStringLiteral("Year");
    year.of = {0, 1};
    year.rules = rules;
    TieRules twoLegs;
    twoLegs.legs = 2;
    const int match = groupMatchCount(first) + groupMatchCount(second) + 1;
    const KnockoutTie tie{match, tablePlaces(1, 1, 1).front(), tablePlaces(0, 1, 1).front(), {match + 1}};
    const KnockoutStage final{{{knockoutRoundName(2), {tie}, twoLegs, {}, false}}};
    Format format;
    format.name = QStringLiteral("apertura-%1").arg(teams);
    format.title = QStringLiteral("Apertura and Clausura of %1 teams").arg(teams);
    format.pool = teams;
    format.stages = {{QStringLiteral("Apertura"), std::move(first)},
                     {QStringLiteral("Clausura"), std::move(second)},
                     {QStringLiteral("year"), std::move(year)},
                     {QStringLiteral("final"), final}};
    for (Stage &stage : format.stages)
        stage.homeGrounds = true;
    // Only the champion: where one team won both halves there is nobody to be second.
    format.finalPlaces = {winnerOf(match)};
    if (relegated > 0)
        format.nextSeason = {{poolName, tablePlaces(2, 1, teams - relegated)},
                             {QStringLiteral("relegated"), tablePlaces(2, teams - relegated + 1, teams)}};
    return format;
}

Result<Format> pyramidFormat(const std::vector<int> &sizes, const PyramidOptions &options)
{
    constexpr int fewest = 2;
    if (sizes.size() < fewest || sizes.size() > mostDivisions)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "There are from %1 to %2 divisions, not %3."),
                    {QString::number(fewest), QString::number(mostDivisions), QString::number(sizes.size())});
    if (options.up < 0 || (options.up == 0 && options.playOff == PyramidOptions::PlayOff::None))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "At least one team must be promoted between two divisions."));
    if (options.legs < 1 || options.legs > mostLegs)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Teams can meet 1 to %1 times in a group, not %2 times."),
                    {QString::number(mostLegs), QString::number(options.legs)});
    return Pyramid(sizes, options).build();
}

} // namespace touchline
