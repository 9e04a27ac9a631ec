// SPDX-License-Identifier: GPL-3.0-or-later
// Leagues whose first teams play on: play-ins, conferences; and one whose last go down by their averages.
#include "core/competition/templates/format_builders.h"

#include "core/base/index.h"

#include <qglobal.h>

#include <algorithm>
#include <bit>

namespace touchline {

namespace {

/// Two teams more than places play for the last two of them: `lastTwo` and the two behind.
constexpr int morePlayIn = 2;

/// The seeds of the play-offs out of each table: the first so many of it, the last two of them by play-in.
class PlayIn
{
public:
    PlayIn(int places, int firstMatch) : m_places(places), m_next(firstMatch) {}

    std::vector<std::vector<Slot>> seeds(const std::vector<int> &tables)
    {
        for (const int table : tables) {
            const std::vector<Slot> four = tablePlaces(table, m_places - 1, m_places + morePlayIn);
            m_first.ties.push_back({m_next++, four[0], four[1]});
            m_first.ties.push_back({m_next++, four[2], four[3]});
            m_first.ties.back().loserOut = true;
        }
        std::vector<std::vector<Slot>> seeds;
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const int upper = m_first.ties[2 * i].match;
            const int lower = m_first.ties[2 * i + 1].match;
            m_last.ties.push_back({m_next, loserOf(upper), winnerOf(lower)});
            seeds.push_back(tablePlaces(tables[i], 1, m_places - 2));
            seeds.back().push_back(winnerOf(upper));
            seeds.back().push_back(winnerOf(m_next++));
        }
        return seeds;
    }

    [[nodiscard]] Stage stage() const
    {
        return {QStringLiteral("play-in"), KnockoutStage{{m_first, m_last}}, 0, true};
    }
    [[nodiscard]] int nextMatch() const { return m_next; }

private:
    int m_places;
    int m_next;
    KnockoutRound m_first{QStringLiteral("play-in"), {}, {}, {}, false};
    KnockoutRound m_last{QStringLiteral("play-in, last place"), {}, {}, {}, false};
};

/// The best `places` of each of these tables play on, each table for itself until the final; the better of a
/// pairing on its own ground.
void addPlayOffs(Format &format, const std::vector<int> &tables, int places, bool hasPlayIn, int firstMatch,
                 KnockoutOptions options)
{
    // Teams of one table meet, where rounds are drawn too.
    options.apartFromGroup = false;
    PlayIn playIn(places, firstMatch);
    std::vector<std::vector<Slot>> seeds;
    if (hasPlayIn) {
        seeds = playIn.seeds(tables);
        format.stages.push_back(playIn.stage());
    } else {
        for (const int table : tables)
            seeds.push_back(tablePlaces(table, 1, places));
    }
    Bracket bracket;
    for (const std::vector<Slot> &ofTable : seeds) {
        const Bracket half = seededBracket(ofTable);
        bracket.insert(bracket.end(), half.begin(), half.end());
    }
    BuiltKnockout knockout = knockoutOf(bracket, playIn.nextMatch(), options);
    format.stages.push_back({QStringLiteral("play-offs"), std::move(knockout.stage), 0, true});
    format.finalPlaces = std::move(knockout.places);
}

/// The rounds of two conferences, places 0.. of the East and then those of the West.
class ConferenceRounds
{
public:
    explicit ConferenceRounds(int size) : m_size(size) {}

    std::vector<Round> all()
    {
        const std::vector<Round> own = ownRounds();
        const std::vector<Round> cross = crossRounds();
        std::vector<Round> rounds;
        std::size_t next = 0;
        for (std::size_t round = 0; round < own.size(); ++round) {
            rounds.push_back(own[round]);
            // Spread over the season.
            for (; (next + 1) * own.size() <= (round + 1) * cross.size(); ++next)
                rounds.push_back(cross[next]);
        }
        return rounds;
    }

private:
    /// Those within the conferences. Where a round leaves one team of each without an opponent, these two
    /// meet.
    std::vector<Round> ownRounds()
    {
        const std::vector<Round> legs = inLegs(groupSchedule(m_size), 2);
        const std::size_t half = legs.size() / 2;
        std::vector<Round> rounds;
        for (std::size_t i = 0; i < legs.size(); ++i) {
            // In the second half the West is a round ahead, so that others are left over together.
            const bool isAhead = m_size % 2 != 0 && i >= half;
            const Round &west = isAhead ? legs[half + (i + 1 - half) % half] : legs[i];
            Round round = legs[i];
            for (const Pairing &pairing : west)
                round.push_back({pairing.home + m_size, pairing.away + m_size});
            if (m_size % 2 != 0) {
                const int idle = idleIn(legs[i]);
                if (i < half)
                    m_order.push_back(idle);
                round.push_back({idle, idleIn(west) + m_size});
            }
            rounds.push_back(std::move(round));
        }
        return rounds;
    }

    [[nodiscard]] int idleIn(const Round &round) const
    {
        std::vector<char> plays(at(m_size), 0);
        for (const Pairing &pairing : round)
            plays[at(pairing.home)] = plays[at(pairing.away)] = 1;
        return static_cast<int>(std::find(plays.begin(), plays.end(), 0) - plays.begin());
    }

    /// The other meetings of the two conferences: each team of one meets the next of the other in every
    /// round.
    std::vector<Round> crossRounds()
    {
        const int met = m_size % 2 != 0 ? 2 : 0;
        for (int place = 0; m_size % 2 == 0 && place < m_size; ++place)
            m_order.push_back(place);
        std::vector<Round> rounds;
        for (int shift = met; shift < m_size; ++shift) {
            Round round;
            for (int east = 0; east < m_size; ++east)
                round.push_back({m_order[at(east)], m_order[at((east + shift) % m_size)] + m_size});
            rounds.push_back(std::move(round));
        }
        return rounds;
    }

    int m_size;
    /// East and West alike: by whom a round leaves over.
    std::vector<int> m_order;
};

/// Everybody is at home against half of the other conference.
bool isWestAtHome(const Pairing &pairing, int size)
{
    return pairing.home < size && pairing.away >= size && (pairing.home + pairing.away - size) % 2 != 0;
}

GroupPlan conferenceSeason(int size)
{
    GroupPlan group{QStringLiteral("Overall"), 2 * size, poolPlaces(2 * size)};
    int match = 1;
    for (const Round &round : ConferenceRounds(size).all()) {
        group.fixtures.emplace_back();
        for (Pairing pairing : round) {
            if (isWestAtHome(pairing, size))
                std::swap(pairing.home, pairing.away);
            group.fixtures.back().push_back({match++, pairing});
        }
    }
    return group;
}

Stage conferenceTable(const QString &name, int first, int size, int advance, const RuleSet &rules)
{
    TableStage table;
    table.table = name;
    table.of = {0};
    table.rules = rules;
    table.advance = advance;
    const std::vector<Slot> pool = poolPlaces(2 * size);
    table.members.assign(pool.begin() + first, pool.begin() + first + size);
    return {name.toLower(), std::move(table)};
}

/// The largest power of two up to 8 that leaves a third of the teams out.
int usualAdvance(int size)
{
    constexpr unsigned most = 8;
    return static_cast<int>(
        std::min(most, std::bit_floor(std::max(2U * static_cast<unsigned>(size) / 3, 1U))));
}

} // namespace

Result<Format> leaguePlayInFormat(int teams, int legs, const KnockoutOptions &playOffs)
{
    constexpr int most = 8;
    if (teams < fewestOfPlayIn || teams > largestGroup)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A league with a play-in has from %1 to %2 teams, not %3."),
                    {QString::number(fewestOfPlayIn), QString::number(largestGroup), QString::number(teams)});
    const int places =
        std::min(most, static_cast<int>(std::bit_floor(static_cast<unsigned>(teams - morePlayIn))));
    auto format = leagueFormat(teams, legs);
    TOUCHLINE_TRY(format);
    TOUCHLINE_TRY(checkKnockout(places, playOffs));
    auto &league = std::get<RoundRobinStage>(format->stages.front().plan);
    league.advance = places + morePlayIn;
    const int matches = groupMatchCount(league);
    TOUCHLINE_TRY(checkNumbers(matches, 3 + matchesAtMost(places, playOffs)));
    addPlayOffs(*format, {0}, places, true, matches + 1, playOffs);
    format->name = QStringLiteral("league-%1x%2-play-in").arg(teams).arg(legs);
    format->title = QStringLiteral("League of %1 teams with play-in and play-offs").arg(teams);
    return format;
}

Result<Format> conferencesFormat(int size, const ConferenceOptions &options)
{
    if (size < smallestGroup || size > mostOfConference)
        return fail(
            Fault::BadInput, QT_TRANSLATE_NOOP("core", "A conference has from %1 to %2 teams, not %3."),
            {QString::number(smallestGroup), QString::number(mostOfConference), QString::number(size)});
    const int places = options.advance > 0 ? options.advance : usualAdvance(size);
    const int going = places + (options.playIn ? morePlayIn : 0);
    if (going > size || (options.playIn && places < 2))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A conference of %1 teams is too small for %2 in the play-offs "
                                              "or the play-in."),
                    {QString::number(size), QString::number(going)});
    TOUCHLINE_TRY(checkKnockout(2 * places, options.playOffs));
    RoundRobinStage season;
    season.groups = {conferenceSeason(size)};
    season.rules = options.rules;
    season.allMeet = false;
    season.legs = 1;
    const int matches = groupMatchCount(season);
    Format format;
    format.name = QStringLiteral("conferences-%1-%2").arg(size).arg(places);
    format.title = QStringLiteral("Two conferences of %1 teams").arg(size);
    format.pool = 2 * size;
    format.stages = {{QStringLiteral("season"), std::move(season), 0, true}};
    const QString east = QStringLiteral("East");
    const QString west = QStringLiteral("West");
    format.stages.push_back(conferenceTable(east, 0, size, going, options.rules));
    format.stages.push_back(conferenceTable(west, size, size, going, options.rules));
    addPlayOffs(format, {1, 2}, places, options.playIn, matches + 1, options.playOffs);
    format.nextSeason = {{east, tablePlaces(1, 1, size)}, {west, tablePlaces(2, 1, size)}};
    return format;
}

Result<Format> averagesLeagueFormat(int teams, int legs, int seasons)
{
    constexpr int teamsForEachThatGoes = 10;
    if (seasons < 2 || seasons > mostSeasons)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Averages are over %1 to %2 seasons, not over %3."),
                    {QString::number(2), QString::number(mostSeasons), QString::number(seasons)});
    auto format = leagueFormat(teams, legs);
    TOUCHLINE_TRY(format);
    TableStage averages;
    averages.table = QStringLiteral("Averages");
    averages.of = {0};
    averages.seasons = seasons;
    averages.rules = leagueRules();
    averages.rules.name.clear();
    averages.rules.tieBreaks.front() = TieBreak::PointsPerGame;
    format->stages.push_back({QStringLiteral("averages"), std::move(averages)});
    const int goingDown = std::max(1, teams / teamsForEachThatGoes);
    format->nextSeason = {{QStringLiteral("League"), tablePlaces(1, 1, teams - goingDown)},
                          {QStringLiteral("relegated"), tablePlaces(1, teams - goingDown + 1, teams)}};
    format->name = QStringLiteral("league-%1x%2-averages-%3").arg(teams).arg(legs).arg(seasons);
    format->title = QStringLiteral("League of %1 teams, relegation by averages").arg(teams);
    return format;
}

} // namespace touchline
