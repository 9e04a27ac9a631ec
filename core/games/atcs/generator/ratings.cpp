// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/ratings.h"

#include "core/games/atcs/generator/poisson_fit.h"

#include <cmath>
#include <optional>

namespace touchline::atcs::generator {

namespace {

constexpr double confederationSpread = 0.30;
constexpr double lineageSpread = 0.20;
constexpr double teamSpread = 0.35;
constexpr double hostSpread = 0.20;
constexpr double extraTimeExposure = 4.0 / 3.0;

double exposure(const MatchFacts &match)
{
    return match.extraTime ? extraTimeExposure : 1.0;
}

std::map<int, double> eraLevels(const std::vector<MatchFacts> &matches)
{
    std::map<int, std::pair<int, double>> goalsAndExposure;
    for (const MatchFacts &match : matches) {
        auto &[goals, sides] = goalsAndExposure[match.year];
        goals += match.homeGoals + match.awayGoals;
        sides += 2 * exposure(match);
    }
    std::map<int, double> levels;
    for (const auto &[year, sums] : goalsAndExposure)
        levels[year] = std::log(sums.first / sums.second);
    return levels;
}

/// The two parameters of a confederation, lineage or team.
struct Pair
{
    std::size_t attack;
    std::size_t defense;
};

/// Turns matches into observations; what `known` holds already is no parameter but part of the offset.
class RatingFit
{
public:
    RatingFit(const RatingModel &known, const Origins &origins, bool hostIsFree)
        : m_model(known)
        , m_origins(origins)
    {
        if (hostIsFree)
            m_host = m_fit.addParameter(hostSpread, +1);
    }

    RatingModel run(const std::vector<MatchFacts> &matches)
    {
        for (const auto &[year, level] : eraLevels(matches))
            m_model.era[year] = level;
        for (const MatchFacts &match : matches) {
            observe(match, match.home, match.away, match.homeGoals, match.host == MatchFacts::Host::Home);
            observe(match, match.away, match.home, match.awayGoals, match.host == MatchFacts::Host::Away);
        }
        m_model.sweeps = m_fit.solve();
        readValues();
        return m_model;
    }

private:
    void observe(const MatchFacts &match, const QString &team, const QString &opponent, int goals,
                 bool isHost)
    {
        double offset = std::log(exposure(match)) + m_model.era.at(match.year);
        std::vector<std::size_t> parameters;
        const auto add = [&](std::optional<std::size_t> parameter, double known) {
            if (parameter)
                parameters.push_back(*parameter);
            else
                offset += known;
        };
        const Origin own = m_origins.value(team);
        const Origin other = m_origins.value(opponent);
        addAttack(m_confederations, m_model.confederations, own.confederation, confederationSpread, add);
        addAttack(m_lineages, m_model.lineages, own.lineage, lineageSpread, add);
        add(pair(m_teams, TeamKey(match.year, team), teamSpread).attack, 0);
        addDefense(m_confederations, m_model.confederations, other.confederation, confederationSpread, add);
        addDefense(m_lineages, m_model.lineages, other.lineage, lineageSpread, add);
        add(pair(m_teams, TeamKey(match.year, opponent), teamSpread).defense, 0);
        if (isHost)
            add(m_host, m_model.host);
        m_fit.addObservation(goals, offset, parameters);
    }

    template <class Add>
    void addAttack(std::map<QString, Pair> &pairs, const std::map<QString, Rating> &known,
                   const QString &name, double spread, Add add)
    {
        if (const auto found = known.find(name); found != known.end())
            add(std::nullopt, found->second.attack);
        else
            add(pair(pairs, name, spread).attack, 0);
    }

    template <class Add>
    void addDefense(std::map<QString, Pair> &pairs, const std::map<QString, Rating> &known,
                    const QString &name, double spread, Add add)
    {
        if (const auto found = known.find(name); found != known.end())
            add(std::nullopt, -found->second.defense);
        else
            add(pair(pairs, name, spread).defense, 0);
    }

    /// The parameters of that name, made when they are first asked for.
    template <class Key>
    Pair pair(std::map<Key, Pair> &pairs, const Key &key, double spread)
    {
        const auto found = pairs.find(key);
        if (found != pairs.end())
            return found->second;
        const std::size_t attack = m_fit.addParameter(spread, +1);
        const std::size_t defense = m_fit.addParameter(spread, -1);
        return pairs.emplace(key, Pair{attack, defense}).first->second;
    }

    [[nodiscard]] Rating valueOf(const Pair &parameters) const
    {
        return {m_fit.value(parameters.attack), m_fit.value(parameters.defense)};
    }

    void readValues()
    {
        if (m_host)
            m_model.host = m_fit.value(*m_host);
        for (const auto &[name, parameters] : m_confederations)
            m_model.confederations[name] = valueOf(parameters);
        for (const auto &[name, parameters] : m_lineages)
            m_model.lineages[name] = valueOf(parameters);
        for (const auto &[key, parameters] : m_teams) {
            const Origin origin = m_origins.value(key.second);
            const Rating &wide = m_model.confederations.at(origin.confederation);
            const Rating &country = m_model.lineages.at(origin.lineage);
            const Rating own = valueOf(parameters);
            m_model.teams[key] = {wide.attack + country.attack + own.attack,
                                  wide.defense + country.defense + own.defense};
        }
    }

    RatingModel m_model;
    const Origins &m_origins;
    PoissonFit m_fit;
    std::optional<std::size_t> m_host;
    std::map<QString, Pair> m_confederations;
    std::map<QString, Pair> m_lineages;
    std::map<TeamKey, Pair> m_teams;
};

} // namespace

RatingModel fitRatings(const std::vector<MatchFacts> &matches, const Origins &origins)
{
    return RatingFit({}, origins, true).run(matches);
}

RatingModel withLaterEdition(const RatingModel &model, const std::vector<MatchFacts> &matches,
                             const Origins &origins)
{
    return RatingFit(model, origins, false).run(matches);
}

} // namespace touchline::atcs::generator
