// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/needs_text.h"

#include "core/base/index.h"
#include "models/words/fixtures/fixture_words.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

constexpr std::array aims{Certainty::Champions, Certainty::Promoted, Certainty::Through, Certainty::Safe};

/// Says what conditions ask for.
class NeedsTeller
{
public:
    NeedsTeller(const Competition &competition, int team, const TableNeeds &needs, const Language &language)
        : m_competition(competition)
        , m_team(team)
        , m_needs(needs)
        , m_language(language)
    {
    }

    [[nodiscard]] QString way(const OwnResults &way) const
    {
        QStringList own;
        for (const OutcomeOf &result : way.own)
            own << ownResult(result);
        const QString answer = this->answer(way);
        return own.isEmpty()
                   ? m_language.text(QT_TRANSLATE_NOOP("core", "Without a match of their own: %1."), {answer})
                   : m_language.text(QT_TRANSLATE_NOOP("core", "%1: %2."),
                                     {capitalized(m_language.list(own)), answer});
    }

    [[nodiscard]] QString points() const
    {
        const NeededResults &needed = m_needs.needed;
        if (!needed.leastPoints)
            return {};
        const QString least = pointsText(*needed.leastPoints);
        if (!needed.enoughPoints)
            return m_language.text(QT_TRANSLATE_NOOP("core", "Points in the end: not possible below %1, and "
                                                             "never certain by points alone."),
                                   {least});
        return m_language.text(
            QT_TRANSLATE_NOOP("core", "Points in the end: certain from %1 on, not possible below %2."),
            {pointsText(*needed.enoughPoints), least});
    }

private:
    [[nodiscard]] QString name(int team) const { return m_competition.entrant(team).name; }

    /// "win against Chile".
    [[nodiscard]] QString ownResult(const OutcomeOf &result) const
    {
        const PerSide<int> &teams = m_needs.matches[result.match];
        const bool isHome = teams[Side::Home] == m_team;
        const QString other = name(teams[isHome ? Side::Away : Side::Home]);
        const char *words = result.outcomes == LevelScore ? QT_TRANSLATE_NOOP("core", "draw with %1")
                            : (result.outcomes == HomeWin) == isHome
                                ? QT_TRANSLATE_NOOP("core", "win against %1")
                                : QT_TRANSLATE_NOOP("core", "defeat by %1");
        return m_language.text(words, {other});
    }

    [[nodiscard]] QString answer(const OwnResults &way) const
    {
        if (way.isEnough)
            return m_language.text(QT_TRANSLATE_NOOP("core", "enough"));
        if (way.isHopeless)
            return m_language.text(QT_TRANSLATE_NOOP("core", "not enough"));
        if (way.dependsOnMany)
            return m_language.text(QT_TRANSLATE_NOOP("core", "depends on other matches and scores"));
        QStringList parts;
        if (!way.enoughIf.empty())
            parts << m_language.text(QT_TRANSLATE_NOOP("core", "enough if %1"), {anyOf(way.enoughIf)});
        if (way.scoresDecideIf.size() == 1 && way.scoresDecideIf.front().empty())
            parts << m_language.text(QT_TRANSLATE_NOOP("core", "level on points, the tie-breaks decide"));
        else if (!way.scoresDecideIf.empty())
            parts << m_language.text(
                QT_TRANSLATE_NOOP("core", "level on points, the tie-breaks decide if %1"),
                {anyOf(way.scoresDecideIf)});
        return parts.join(QStringLiteral("; "));
    }

    [[nodiscard]] QString anyOf(const std::vector<OutcomeCondition> &conditions) const
    {
        QString all;
        for (const OutcomeCondition &one : conditions)
            all = all.isEmpty()
                      ? allOf(one)
                      : m_language.text(QT_TRANSLATE_NOOP("core", "%1, or if %2"), {all, allOf(one)});
        return all;
    }

    [[nodiscard]] QString allOf(const OutcomeCondition &condition) const
    {
        QStringList parts;
        for (const OutcomeOf &one : condition)
            parts << outcome(one);
        return m_language.list(parts);
    }

    [[nodiscard]] QString outcome(const OutcomeOf &one) const
    {
        const QString home = name(m_needs.matches[one.match][Side::Home]);
        const QString away = name(m_needs.matches[one.match][Side::Away]);
        switch (one.outcomes) {
        case HomeWin:
            return m_language.text(QT_TRANSLATE_NOOP("core", "%1 beat %2"), {home, away});
        case AwayWin:
            return m_language.text(QT_TRANSLATE_NOOP("core", "%1 beat %2"), {away, home});
        case HomeWin | LevelScore:
            return m_language.text(QT_TRANSLATE_NOOP("core", "%1 do not beat %2"), {away, home});
        case AwayWin | LevelScore:
            return m_language.text(QT_TRANSLATE_NOOP("core", "%1 do not beat %2"), {home, away});
        case LevelScore:
            return m_language.text(QT_TRANSLATE_NOOP("core", "%1 and %2 draw"), {home, away});
        default:
            return m_language.text(QT_TRANSLATE_NOOP("core", "%1 and %2 do not draw"), {home, away});
        }
    }

    const Competition &m_competition;
    const int m_team;
    const TableNeeds &m_needs;
    const Language &m_language;
};

/// The places that are asked about in a table, with what they are for.
std::vector<std::pair<Certainty, int>> placesAsked(const Competition &competition, int table,
                                                   std::optional<int> places)
{
    if (places)
        return {{Certainty::Open, *places}};
    std::vector<std::pair<Certainty, int>> asked;
    for (const Certainty aim : aims)
        if (const auto first = placesFor(aim, competition, table))
            asked.emplace_back(aim, *first);
    return asked;
}

std::vector<PerSide<int>> teamsOf(const TableRest &rest, const GroupTable &group)
{
    std::vector<PerSide<int>> matches;
    for (const OpenMatch &match : rest.open) {
        const auto entrant = [&group](int place) {
            return at(place) < group.teams.size() ? group.teams[at(place)] : -1;
        };
        matches.push_back({{entrant(match.home), entrant(match.away)}});
    }
    return matches;
}

Error nothingToAsk(const Competition &competition, int team, bool isInTable, bool isProvable)
{
    const QStringList name{competition.entrant(team).name};
    if (!isInTable)
        return {
            Fault::Refused, {QT_TRANSLATE_NOOP("core", "%1 is in no table with matches to come."), name}, {}};
    if (!isProvable)
        return {
            Fault::Refused,
            {QT_TRANSLATE_NOOP("core", "Nothing can be proven for %1 yet: its matches to come are not all "
                                       "known, or a match is in conflict."),
             name},
            {}};
    return {Fault::Refused,
            {QT_TRANSLATE_NOOP("core", "No place is at stake in the table of %1. Choose one with --place N."),
             name},
            {}};
}

} // namespace

Result<std::vector<TableNeeds>> needsOf(const Competition &competition, int team, std::optional<int> places)
{
    const Progress now = progress(competition);
    std::vector<TableNeeds> all;
    bool isInTable = false;
    bool isProvable = false;
    for (std::size_t table = 0; table < now.tables.size(); ++table) {
        const GroupTable &group = now.tables[table];
        const auto place = std::ranges::find(group.teams, team);
        if (group.isComplete || place == group.teams.end())
            continue;
        isInTable = true;
        const auto index = static_cast<int>(table);
        const auto open = openTable(competition, index);
        isProvable = isProvable || open != nullptr;
        if (open == nullptr)
            continue;
        if (places && (*places < 1 || at(*places) >= group.teams.size()))
            return fail(
                Fault::Refused,
                QT_TRANSLATE_NOOP("core", "The place must be one from 1 to %1: the table has %2 teams."),
                {QString::number(group.teams.size() - 1), QString::number(group.teams.size())});
        for (const auto &[aim, first] : placesAsked(competition, index, places))
            all.push_back({index, aim, first,
                           neededResults(open->rest(), static_cast<int>(place - group.teams.begin()), first),
                           teamsOf(open->rest(), group)});
    }
    if (all.empty())
        return tl::unexpected(nothingToAsk(competition, team, isInTable, isProvable));
    return all;
}

QString aimWords(const TableNeeds &needs, const Language &language)
{
    const QString place = language.number(needs.places);
    if (needs.aim == Certainty::Open && needs.places == 1)
        return language.text(QT_TRANSLATE_NOOP("core", "Place %1"), {place});
    if (needs.aim == Certainty::Open)
        return language.text(QT_TRANSLATE_NOOP("core", "Place %1 or better"), {place});
    if (needs.aim == Certainty::Champions && needs.places == 1)
        return certaintyWords(needs.aim, language);
    if (needs.places == 1)
        return language.text(QT_TRANSLATE_NOOP("core", "%1 (place 1)"),
                             {certaintyWords(needs.aim, language)});
    return language.text(QT_TRANSLATE_NOOP("core", "%1 (place %2 or better)"),
                         {certaintyWords(needs.aim, language), place});
}

QStringList needsWords(const Competition &competition, int team, const TableNeeds &needs,
                       const Language &language)
{
    if (needs.needed.range.isCertain(needs.places))
        return {language.text(QT_TRANSLATE_NOOP("core", "Certain."))};
    if (needs.needed.range.isImpossible(needs.places))
        return {language.text(QT_TRANSLATE_NOOP("core", "Not possible any more."))};
    const NeedsTeller teller(competition, team, needs, language);
    QStringList words;
    for (const OwnResults &way : needs.needed.ways)
        words << teller.way(way);
    words << teller.points();
    words.removeAll(QString());
    return words.isEmpty()
               ? QStringList{language.text(QT_TRANSLATE_NOOP("core", "Possible, but not certain yet."))}
               : words;
}

} // namespace touchline
