// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/editions/season.h"

#include "core/base/index.h"
#include "core/competition/editions/real_edition.h"
#include "core/competition/former_seasons.h"
#include "core/competition/late_entry.h"
#include "core/competition/schedule/rest_of_season.h"
#include "core/competition/templates/resized_format.h"
#include "core/dice/shuffle.h"
#include "core/dice/stream.h"

#include <QRegularExpression>
#include <qglobal.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

namespace touchline {

namespace {

constexpr int nowhere = -1;

std::vector<int> firstPlaces(int count)
{
    std::vector<int> places(at(count));
    std::iota(places.begin(), places.end(), 0);
    return places;
}

/// A division whose group names its members: they must all be drawn places of one entry.
SeasonDivision divisionOfMembers(const QString &name, const std::vector<Slot> &members, bool isDrawn)
{
    SeasonDivision division{name, members.front().group, {}, isDrawn};
    for (const Slot &slot : members) {
        if (slot.kind != Slot::Kind::Drawn || slot.group != division.entry)
            return {name};
        division.places.push_back(slot.number - 1);
    }
    return division;
}

SeasonDivision divisionNamed(const QString &name, const Format &format)
{
    if (name == poolName && format.pool > 0)
        return {name, 0, firstPlaces(format.pool), false};
    for (const TablePlan &table : tablesOf(format)) {
        if (table.name != name)
            continue;
        if (table.entry >= 0)
            return {name, table.entry, firstPlaces(table.size), true};
        const Stage &stage = format.stages[at(table.stage)];
        if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
            return divisionOfMembers(name, groups->groups[at(table.group)].members, true);
        if (const auto *paired = std::get_if<PairedStage>(&stage.plan))
            return divisionOfMembers(name, paired->members, false);
        // A conference: its places are those of the table in which it plays.
        if (const auto *sum = std::get_if<TableStage>(&stage.plan); sum != nullptr && !sum->members.empty())
            return divisionOfMembers(name, sum->members, true);
    }
    return {name};
}

bool hasQualifying(const Format &format)
{
    return !format.reserved.empty() || std::any_of(format.stages.begin(), format.stages.end(),
                                                   [](const Stage &stage) { return stage.isQualifying; });
}

/// Of a format without links: the groups that it begins with are divisions, if they are a league's.
std::vector<SeasonDivision> divisionsWithoutLinks(const Format &format)
{
    // What was held once is not held again a year later.
    if (format.stages.empty() || hasQualifying(format) || realEditionNames().contains(format.name))
        return {};
    const QStringList entries = entryNames(format);
    if (format.pool > 0 && entries.size() > 1)
        return {};
    if (format.pool > 0) {
        SeasonDivision pool = divisionNamed(poolName, format);
        // Seeds of the year before would make the same ties again.
        pool.isDrawn = std::holds_alternative<KnockoutStage>(format.stages.front().plan);
        return {pool};
    }
    if (entries.size() > 1 && !isSeason(format))
        return {};
    std::vector<SeasonDivision> divisions;
    for (const TablePlan &table : tablesOf(format))
        if (table.entry >= 0)
            divisions.push_back({table.name, table.entry, firstPlaces(table.size), true});
    return divisions;
}

std::uint64_t seedAfter(const CompetitionDefinition &definition)
{
    // JSON numbers keep 53 bits.
    constexpr int low = 21;
    Generator generator = stream("season", definition.seed, definition.id);
    const auto high = static_cast<std::uint64_t>(generator.next()) << low;
    return high | generator.below(1U << low);
}

/// Puts the teams together, division after division.
class SeasonMaker
{
public:
    SeasonMaker(const Competition &competition, SeasonWishes wishes)
        : m_competition(competition)
        , m_old(competition.definition())
        , m_wishes(std::move(wishes))
        , m_divisions(seasonDivisions(m_old.format))
        , m_teams(m_divisions.size())
    {
    }

    [[nodiscard]] Result<CompetitionDefinition> make()
    {
        TOUCHLINE_TRY(findTeams());
        TOUCHLINE_TRY(takeOutLeavers());
        TOUCHLINE_TRY(move());
        TOUCHLINE_TRY(addNewcomers());
        CompetitionDefinition next = definition();
        TOUCHLINE_TRY(Competition::create(next));
        return next;
    }

    /// See divisionsOfNextSeason().
    [[nodiscard]] Result<std::vector<int>> divisions()
    {
        TOUCHLINE_TRY(findTeams());
        std::vector<int> divisions(m_old.entrants.size(), nowhere);
        for (std::size_t i = 0; i < m_divisions.size(); ++i)
            for (const Entrant &team : m_teams[i])
                if (m_divisions[i].entry >= 0)
                    divisions[at(m_competition.indexOfTeam(team.id))] = static_cast<int>(i);
        return divisions;
    }

private:
    using Teams = std::vector<Entrant>;

    /// Where everybody is before the organiser decides anything.
    [[nodiscard]] Result<void> findTeams()
    {
        if (m_divisions.empty())
            return fail(
                Fault::Refused,
                QT_TRANSLATE_NOOP("core", "The format \"%1\" does not say who plays where next season."),
                {m_old.format.title});
        const bool goesByLinks = !m_old.format.nextSeason.empty() && !m_wishes.keepsDivisions;
        return goesByLinks ? findByLinks() : findByDivision();
    }

    [[nodiscard]] tl::unexpected<Error> notOver(Problems open = {}) const
    {
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The season of %1 is not over."), {m_old.name},
                    std::move(open));
    }

    /// Fills m_teams from the links.
    [[nodiscard]] Result<void> findByLinks()
    {
        const Progress now = progress(m_competition);
        const SlotNames names = slotNames(m_old.format);
        Problems open;
        std::set<int> seen;
        for (std::size_t i = 0; i < m_divisions.size(); ++i) {
            for (const Slot &slot : m_old.format.nextSeason[i].from) {
                const int team = teamIn(slot, m_competition, now);
                if (team < 0) {
                    open.push_back(
                        {m_divisions[i].name,
                         {QT_TRANSLATE_NOOP("core", "It is not decided yet which team comes from %1."),
                          {slotText(slot, names)}},
                         {}});
                    continue;
                }
                if (!seen.insert(team).second)
                    return fail(
                        Fault::Impossible,
                        QT_TRANSLATE_NOOP("core", "The format puts %1 into two places of next season."),
                        {m_competition.entrant(team).name});
                m_teams[i].push_back(m_competition.entrant(team));
            }
        }
        if (!open.empty())
            return notOver(std::move(open));
        return {};
    }

    /// Fills m_teams with those that play in each division now, as they ended.
    [[nodiscard]] Result<void> findByDivision()
    {
        const Progress now = progress(m_competition);
        Problems open;
        for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
            const FixtureState state = now.fixtures[i].state;
            if (state == FixtureState::Waiting || state == FixtureState::Ready ||
                state == FixtureState::InConflict || state == FixtureState::Undecided)
                open.push_back({QStringLiteral("match %1").arg(m_competition.fixtures()[i].number),
                                {QT_TRANSLATE_NOOP("core", "It has no result that counts."), {}},
                                {}});
        }
        if (!open.empty()) {
            constexpr std::size_t mostShown = 3;
            open.resize(std::min(open.size(), mostShown));
            return notOver(std::move(open));
        }
        const std::vector<int> order = finalOrder(now);
        const std::vector<int> divisions = divisionsOf(m_competition);
        for (const int team : order)
            if (divisions[at(team)] >= 0)
                m_teams[at(divisions[at(team)])].push_back(m_competition.entrant(team));
        return {};
    }

    /// All entrants: those with a final place, then by the tables that they began in, then by their ranking.
    [[nodiscard]] std::vector<int> finalOrder(const Progress &now) const
    {
        std::vector<int> order;
        const auto add = [&order](int team) {
            if (team >= 0 && std::find(order.begin(), order.end(), team) == order.end())
                order.push_back(team);
        };
        // Where lots have not been drawn, the tables have an order all the same.
        if (std::find(now.finalPlaces.begin(), now.finalPlaces.end(), nowhere) == now.finalPlaces.end())
            for (const int team : now.finalPlaces)
                add(team);
        for (std::size_t table = 0; table < now.tables.size(); ++table)
            if (m_competition.tables()[table].entry >= 0)
                for (std::size_t row = 0; row < now.tables[table].table.rows.size(); ++row)
                    add(now.tables[table].teamOfRow(row));
        std::vector<int> rest(m_old.entrants.size());
        std::iota(rest.begin(), rest.end(), 0);
        std::sort(rest.begin(), rest.end(), [this](int a, int b) {
            return m_competition.entrant(a).ranking < m_competition.entrant(b).ranking;
        });
        for (const int team : rest)
            add(team);
        return order;
    }

    [[nodiscard]] Result<void> takeOutLeavers()
    {
        for (const QUuid &leaver : m_wishes.leavers) {
            if (m_competition.indexOfTeam(leaver) < 0)
                return fail(Fault::NotFound,
                            QT_TRANSLATE_NOOP("core", "A team that leaves does not take part."));
            for (Teams &teams : m_teams)
                std::erase_if(teams, [&leaver](const Entrant &one) { return one.id == leaver; });
        }
        return {};
    }

    [[nodiscard]] static bool isIn(const Teams &teams, const QUuid &id)
    {
        return std::any_of(teams.begin(), teams.end(), [&id](const Entrant &one) { return one.id == id; });
    }

    /// The team goes out of the division that it is in, or out of the newcomers. Nothing: it is in neither.
    [[nodiscard]] std::optional<std::pair<Entrant, int>> takenOut(const QUuid &id)
    {
        const auto takeFrom = [&id](Teams &teams) {
            const auto found =
                std::find_if(teams.begin(), teams.end(), [&id](const Entrant &one) { return one.id == id; });
            Entrant team = *found;
            teams.erase(found);
            return team;
        };
        for (std::size_t i = 0; i < m_teams.size(); ++i)
            if (isIn(m_teams[i], id))
                return std::pair(takeFrom(m_teams[i]), static_cast<int>(i));
        if (isIn(m_wishes.newcomers, id))
            return std::pair(takeFrom(m_wishes.newcomers), static_cast<int>(m_teams.size()));
        return std::nullopt;
    }

    /// Who comes down stands before those that are there, who comes up behind them.
    [[nodiscard]] Result<void> move()
    {
        for (const auto &[id, name] : m_wishes.moves) {
            const auto to = std::find_if(
                m_divisions.begin(), m_divisions.end(),
                [&name = name](const SeasonDivision &one) { return one.name == name && one.entry >= 0; });
            if (to == m_divisions.end()) {
                QStringList names;
                for (const SeasonDivision &one : m_divisions)
                    if (one.entry >= 0)
                        names << one.name;
                return fail(Fault::NotFound,
                            QT_TRANSLATE_NOOP("core", "There is no division \"%1\". There are: %2."),
                            {name, names.join(QStringLiteral(", "))});
            }
            auto taken = takenOut(id);
            if (!taken)
                return fail(
                    Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "A team that does not play next season cannot play in %1."),
                    {name});
            const auto index = static_cast<int>(to - m_divisions.begin());
            Teams &teams = m_teams[at(index)];
            teams.insert(taken->second < index ? teams.begin() : teams.end(), std::move(taken->first));
        }
        return {};
    }

    /// The places that are left, from the last division up; a format that can grow takes the rest into its
    /// last division.
    [[nodiscard]] Result<void> addNewcomers()
    {
        std::size_t taken = 0;
        int last = -1;
        for (std::size_t i = m_divisions.size(); i-- > 0;) {
            if (m_divisions[i].entry < 0)
                continue;
            last = std::max(last, static_cast<int>(i));
            while (m_teams[i].size() < m_divisions[i].places.size() && taken < m_wishes.newcomers.size())
                m_teams[i].push_back(m_wishes.newcomers[taken++]);
        }
        std::vector<int> sizes;
        for (std::size_t i = 0; i < m_divisions.size(); ++i)
            if (m_divisions[i].entry >= 0)
                sizes.push_back(static_cast<int>(m_teams[i].size()));
        const int over = static_cast<int>(m_wishes.newcomers.size() - taken);
        if (!sizes.empty())
            sizes.back() += over;
        if (sizes == playedSizes())
            return {};
        m_format = resizedFormat(withoutLateEntries(m_old.format), sizes);
        if (!m_format)
            return wrongNumber(over);
        while (taken < m_wishes.newcomers.size())
            m_teams[at(last)].push_back(m_wishes.newcomers[taken++]);
        m_divisions = seasonDivisions(*m_format);
        return {};
    }

    [[nodiscard]] std::vector<int> playedSizes() const
    {
        std::vector<int> sizes;
        for (const SeasonDivision &one : m_divisions)
            if (one.entry >= 0)
                sizes.push_back(static_cast<int>(one.places.size()));
        return sizes;
    }

    /// Says which number does not fit; `over` newcomers found no place.
    [[nodiscard]] Result<void> wrongNumber(int over) const
    {
        std::size_t free = 0;
        for (std::size_t i = m_divisions.size(); i-- > 0;) {
            const std::size_t places = m_divisions[i].places.size();
            if (m_divisions[i].entry < 0)
                continue;
            if (m_teams[i].size() > places)
                return fail(
                    Fault::Impossible,
                    QT_TRANSLATE_NOOP("core", "%1 teams come into %2, which has %3 places."),
                    {QString::number(m_teams[i].size()), m_divisions[i].name, QString::number(places)});
            free += places - m_teams[i].size();
        }
        const std::size_t came = m_wishes.newcomers.size();
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Next season has places for %1 new teams, not for %2."),
                    {QString::number(came - at(over) + free), QString::number(came)});
    }

    [[nodiscard]] CompetitionDefinition definition() const
    {
        CompetitionDefinition next = m_old;
        next.format = m_format ? *m_format : withoutLateEntries(m_old.format);
        next.id = idOfNextSeason(m_old.id);
        next.seed = seedAfter(m_old);
        next.name = nameOfNextSeason(m_old.name);
        next.calendar.clear();
        next.carriedOver = {};
        next.formerSeasons = formerSeasonsAfter(m_competition, progress(m_competition));
        next.entrants.clear();
        next.draw = {DrawKind::Free, {}, next.seed, SpreadRule::off(), {}};
        Generator generator = stream("draw", next.seed, next.id);
        for (std::size_t i = 0; i < m_divisions.size(); ++i) {
            if (m_divisions[i].entry < 0)
                continue;
            std::vector<int> places = m_divisions[i].places;
            if (m_divisions[i].isDrawn)
                shuffle(places, generator);
            for (std::size_t team = 0; team < m_teams[i].size(); ++team) {
                const auto index = static_cast<int>(next.entrants.size());
                next.draw.steps.push_back({index, static_cast<int>(i), m_divisions[i].entry, places[team]});
                next.entrants.push_back(m_teams[i][team]);
                next.entrants.back().ranking = index + 1;
            }
        }
        next.days = lastingDays(next);
        return next;
    }

    const Competition &m_competition;
    const CompetitionDefinition &m_old;
    /// Newcomers that were put into a division are taken out of it.
    SeasonWishes m_wishes;
    std::vector<SeasonDivision> m_divisions;
    /// By division, the best first.
    std::vector<Teams> m_teams;
    /// In place of the old one, where the number of teams changes.
    std::optional<Format> m_format;
};

} // namespace

std::vector<SeasonDivision> seasonDivisions(const Format &format)
{
    if (format.nextSeason.empty())
        return divisionsWithoutLinks(format);
    std::vector<SeasonDivision> divisions;
    for (const NextSeasonGroup &group : format.nextSeason)
        divisions.push_back(divisionNamed(group.name, format));
    return divisions;
}

QUuid idOfNextSeason(const QUuid &season)
{
    return QUuid::createUuidV5(season, QStringLiteral("next season"));
}

Result<CompetitionDefinition> nextSeason(const Competition &competition, SeasonWishes wishes)
{
    return SeasonMaker(competition, std::move(wishes)).make();
}

Result<std::vector<int>> divisionsOfNextSeason(const Competition &competition, bool areKept)
{
    SeasonWishes wishes;
    wishes.keepsDivisions = areKept;
    return SeasonMaker(competition, std::move(wishes)).divisions();
}

std::vector<int> divisionsOf(const Competition &competition)
{
    const std::vector<SeasonDivision> divisions = seasonDivisions(competition.definition().format);
    std::vector<int> division(competition.definition().entrants.size(), -1);
    for (std::size_t i = 0; i < divisions.size(); ++i)
        for (const int place : divisions[i].places)
            division[at(competition.placement()[at(divisions[i].entry)][at(place)])] = static_cast<int>(i);
    return division;
}

QString nameOfNextSeason(const QString &name)
{
    // "2025", "2025/26", "2025-2026"; not a part of a longer number.
    static const QRegularExpression years(
        QStringLiteral("(?<!\\d)((?:1[89]|20)\\d\\d)(?:([/\\-\\x{2013}])(\\d{4}|\\d\\d))?(?!\\d)"));
    const QRegularExpressionMatch found = years.match(name);
    if (!found.hasMatch())
        return name;
    QString next = QString::number(found.captured(1).toInt() + 1);
    if (const QString second = found.captured(3); !second.isEmpty()) {
        const QString raised = QString::number(second.toInt() + 1).rightJustified(second.size(), u'0');
        next += found.captured(2) + raised.right(second.size());
    }
    return QString(name).replace(found.capturedStart(), found.capturedLength(), next);
}

} // namespace touchline
