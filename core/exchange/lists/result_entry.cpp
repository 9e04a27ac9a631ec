// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/result_entry.h"

#include "core/base/index.h"
#include "core/competition/competition.h"
#include "core/competition/consequences/level_places.h"
#include "core/competition/home_side.h"
#include "core/competition/progress.h"
#include "core/competition/schedule/match_zone.h"
#include "core/exchange/lists/listed_goals.h"
#include "core/exchange/lists/result_conduct.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/result_names.h"
#include "core/match/report/score_limits.h"

#include <QTimeZone>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

/// How well a match fits the number and the day that a row of results names.
enum class MatchFit {
    Other,    ///< the row names another number or day
    Possible, ///< it names none, or nobody knows the day of the match
    Named     ///< it is the match of this number or day
};

/// The day that the row names for a match in this time zone.
QDate localDay(const ResultRow &row, const QString &zone)
{
    const QTimeZone local(zone.toUtf8());
    return local.isValid() ? row.moment.toTimeZone(local).date() : row.date;
}

/// The teams are not looked at.
MatchFit matchFit(const Competition &competition, int fixture, const ResultRow &row)
{
    if (row.match != 0 && competition.fixtures()[at(fixture)].number != row.match)
        return MatchFit::Other;
    const Appointment *known = competition.appointment(fixture);
    if (!row.date.isValid() || known == nullptr || !known->date.isValid())
        return row.match == 0 ? MatchFit::Possible : MatchFit::Named;
    const QDate named = row.moment.isValid() ? localDay(row, zoneOfMatch(competition, fixture)) : row.date;
    return known->date == named || known->date == row.otherDate ? MatchFit::Named : MatchFit::Other;
}

/// A match that a result belongs to.
struct Place
{
    int fixture = -1;
    /// The list has home and away the other way round.
    bool isSwapped = false;
};

/// Enters the results, row by row as they come to fit.
class ResultsEntry
{
public:
    ResultsEntry(const Competition &competition, const std::vector<ResultRow> &rows,
                 const std::vector<Lot> &lots, const ReportId &reportId, const PlayerNamed &playerNamed)
        : m_competition(competition)
        , m_conduct(competition)
        , m_given(rows)
        , m_rows(rows)
        , m_lots(lots)
        , m_reportId(reportId)
        , m_playerNamed(playerNamed)
        , m_fixtures(rows.size(), -1)
        , m_known(rows.size(), -1)
        , m_isExchanged(rows.size(), 0)
        , m_isTried(rows.size(), 0)
        , m_isDrawn(rows.size(), 0)
    {
    }

    EnteredResults run()
    {
        refuseOneTeam();
        dropForeignNumbers();
        findKnown();
        bool isChanged = true;
        while (isChanged) {
            isChanged = enterWhatFits();
            // What fits by its day goes first.
            isChanged = isChanged || enterOfOtherDays();
            isChanged = drawRounds() || isChanged;
            isChanged = drawLots() || isChanged;
            // Conduct may decide who goes on, so it is noted before the matches that follow are looked for.
            isChanged = m_conduct.noteIn(m_competition, true) || isChanged;
        }
        // What could not be entered because of a result that was refused is no problem of its own.
        for (std::size_t row = 0; row < m_rows.size() && m_problems.empty(); ++row)
            if (m_isTried[row] == 0)
                m_leftOver.push_back(row);
        noteLeftOvers();
        m_problems.insert(m_problems.end(), m_ofOneTeam.begin(), m_ofOneTeam.end());
        sortByLine(m_problems);
        m_conduct.noteIn(m_competition);
        noteUnknownScorers();
        sortByLine(m_notes);
        return {std::move(m_competition), std::move(m_fixtures), std::move(m_known),
                std::move(m_isExchanged), std::move(m_problems), std::move(m_notes)};
    }

private:
    [[nodiscard]] const Format &format() const { return m_competition.definition().format; }
    void note(const QString &where, const Message &what) { m_problems.push_back({where, what, {}}); }

    /// Rows whose match waits for a lot or a ranking hang on that alone: it is named once, in their place.
    void noteLeftOvers()
    {
        progress(m_competition, m_now);
        const std::vector<Message> wanted =
            m_leftOver.empty() ? std::vector<Message>() : lotsWanted(m_competition, m_now);
        const ResultRow *firstWaiting = nullptr;
        for (const std::size_t row : m_leftOver) {
            if (wanted.empty() || !mayBeWaiting(m_rows[row]))
                noteLeftOver(row);
            else if (firstWaiting == nullptr)
                firstWaiting = &m_rows[row];
        }
        if (firstWaiting == nullptr)
            return;
        for (const Message &what : wanted)
            note(firstWaiting->where(), what);
    }

    /// Whether a match whose teams are not all known may be that of the row.
    [[nodiscard]] bool mayBeWaiting(const ResultRow &row) const
    {
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i) {
            const FixtureStatus &status = m_now.fixtures[i];
            if (status.state == FixtureState::Waiting && isOfKind(m_competition.fixtures()[i], row) &&
                matchFit(m_competition, static_cast<int>(i), row) != MatchFit::Other &&
                (mayBeTeams(status, row, Side::Home) || mayBeTeams(status, row, Side::Away)) && takePart(row))
                return true;
        }
        return false;
    }

    [[nodiscard]] bool mayBeTeams(const FixtureStatus &status, const ResultRow &row, Side home) const
    {
        const auto mayBe = [this](int team, const QString &name) { return team < 0 || isTeam(team, name); };
        return mayBe(status.teams[home], row.teams[Side::Home]) &&
               mayBe(status.teams[opposite(home)], row.teams[Side::Away]);
    }

    [[nodiscard]] bool takePart(const ResultRow &row) const
    {
        const auto &entrants = m_competition.definition().entrants;
        return std::all_of(bothSides.begin(), bothSides.end(), [&](Side side) {
            return std::any_of(entrants.begin(), entrants.end(),
                               [&](const Entrant &team) { return team.name == row.teams[side]; });
        });
    }

    void noteLeftOver(std::size_t index)
    {
        const ResultRow &row = m_given[index];
        for (const Side side : bothSides) {
            const auto &entrants = m_competition.definition().entrants;
            if (std::none_of(entrants.begin(), entrants.end(),
                             [&](const Entrant &team) { return team.name == row.teams[side]; })) {
                note(row.where(side),
                     {QT_TRANSLATE_NOOP("core", "%1 is not in this competition."), {row.teams[side]}});
                return;
            }
        }
        const std::size_t open = openMatches(row).size();
        if (hasForeignNumber(index) && open > 1 && bestFit(m_rows[index]) == MatchFit::Possible &&
            bestFit(row) != MatchFit::Other)
            note(row.where(Side::Home),
                 {QT_TRANSLATE_NOOP("core", "%1 matches %2 v %3 are open, and the match numbers in this list "
                                            "are not those of the competition. Add the date of the match."),
                  {QString::number(open), row.teams[Side::Home], row.teams[Side::Away]}});
        else
            note(row.where(Side::Home), whyNoMatch(row));
    }

    [[nodiscard]] Message whyNoMatch(const ResultRow &row) const
    {
        const QString &home = row.teams[Side::Home];
        const QString &away = row.teams[Side::Away];
        const bool isOther = bestFit(row) == MatchFit::Other;
        const QString day = row.date.toString(Qt::ISODate);
        if (isOther && row.match != 0)
            return whyNotNumber(row, m_competition.indexOfNumber(row.match));
        if (isOther && row.otherDate.isValid())
            return {QT_TRANSLATE_NOOP("core",
                                      "%1 v %2: the date may be %3 or %4 and does not say which match "
                                      "it is. Write it like 2026-06-11."),
                    {home, away, day, row.otherDate.toString(Qt::ISODate)}};
        if (row.date.isValid())
            return {QT_TRANSLATE_NOOP("core", "There is no open match %1 v %2 on %3 in this competition."),
                    {home, away, day}};
        return {QT_TRANSLATE_NOOP("core", "There is no open match %1 v %2 in this competition."),
                {home, away}};
    }

    /// Why the match of the number that a row names is none of its teams on its day.
    [[nodiscard]] Message whyNotNumber(const ResultRow &row, int fixture) const
    {
        const QString number = QString::number(row.match);
        if (fixture < 0)
            return {QT_TRANSLATE_NOOP("core", "There is no match %1 in this competition."), {number}};
        const FixtureStatus &status = m_now.fixtures[at(fixture)];
        const bool isOfTeams = areTeams(status, row, Side::Home) || areTeams(status, row, Side::Away);
        if (isOfTeams && matchFit(m_competition, fixture, row) == MatchFit::Other)
            return {QT_TRANSLATE_NOOP("core", "Match %1 is played on %2, not on %3."),
                    {number, m_competition.appointment(fixture)->date.toString(Qt::ISODate),
                     row.date.toString(Qt::ISODate)}};
        return {QT_TRANSLATE_NOOP("core", "Match %1 is not %2 v %3."),
                {number, row.teams[Side::Home], row.teams[Side::Away]}};
    }

    /// Both names may mean the same team although they are written differently.
    void refuseOneTeam()
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const PerSide<QString> &teams = m_rows[row].teams;
            if (teams[Side::Home] != teams[Side::Away])
                continue;
            m_isTried[row] = 1;
            m_isDrawn[row] = 1;
            m_ofOneTeam.push_back({m_rows[row].where(Side::Away),
                                   {QT_TRANSLATE_NOOP("core", "A match needs two different teams."), {}},
                                   {}});
        }
    }

    /// Match numbers of another program are taken out of the rows: by them a result would go to whatever
    /// match has that number here.
    void dropForeignNumbers()
    {
        progress(m_competition, m_now);
        int ours = 0;
        int foreign = 0;
        for (const ResultRow &row : m_rows) {
            if (row.match == 0 || !takePart(row))
                continue;
            const int fixture = m_competition.indexOfNumber(row.match);
            const FixtureStatus *status = fixture < 0 ? nullptr : &m_now.fixtures[at(fixture)];
            // A match whose teams are not known yet says nothing.
            if (status == nullptr ||
                (!mayBeTeams(*status, row, Side::Home) && !mayBeTeams(*status, row, Side::Away)))
                ++foreign;
            else if (areTeams(*status, row, Side::Home) || areTeams(*status, row, Side::Away))
                ++ours;
        }
        if (foreign == 0 || foreign < ours)
            return;
        for (ResultRow &row : m_rows)
            row.match = takePart(row) ? 0 : row.match;
    }

    [[nodiscard]] bool hasForeignNumber(std::size_t row) const
    {
        return m_rows[row].match != m_given[row].match;
    }

    void noteForeignNumber(std::size_t row)
    {
        if (!hasForeignNumber(row) || m_hasNotedNumbers)
            return;
        m_hasNotedNumbers = true;
        m_notes.push_back({{},
                           {QT_TRANSLATE_NOOP("core", "The match numbers in this list are not those of the "
                                                      "competition. Matches were found by their teams."),
                            {}},
                           {}});
    }

    void findKnown()
    {
        progress(m_competition, m_now);
        std::vector<char> isTaken(m_now.fixtures.size(), 0);
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (m_isTried[row] != 0)
                continue;
            if (m_rows[row].isOpen) {
                m_isTried[row] = 1; // a match to come brings nothing, but it may tell a draw
                continue;
            }
            setKnown(row, playedAs(m_rows[row], isTaken), isTaken);
        }
        // What was entered for a match of another day is known when its list is read once more.
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            if (m_isTried[row] == 0 && isOfNoDay(m_rows[row]) && openMatches(m_rows[row]).empty())
                setKnown(row, playedOnOtherDay(m_rows[row], isTaken), isTaken);
    }

    void setKnown(std::size_t row, int fixture, std::vector<char> &isTaken)
    {
        if (fixture < 0)
            return;
        isTaken[at(fixture)] = 1;
        m_known[row] = fixture;
        m_isTried[row] = 1;
        m_isDrawn[row] = 1;
    }

    /// Whether the row names a day, and none of the matches of its teams is on it, whoever is at home.
    [[nodiscard]] bool isOfNoDay(const ResultRow &row) const
    {
        if (!row.date.isValid())
            return false;
        ResultRow anyNumber = row;
        anyNumber.match = 0;
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i) {
            const FixtureStatus &status = m_now.fixtures[i];
            const bool isAsListed = areTeams(status, row, Side::Home);
            if (!isAsListed && !areTeams(status, row, Side::Away))
                continue;
            const MatchFit fit = matchFit(m_competition, static_cast<int>(i), anyNumber);
            // A match without a day may be on this one.
            if (fit == MatchFit::Named || (isAsListed && fit == MatchFit::Possible))
                return false;
        }
        return true;
    }

    /// Those of its two teams, home and away as listed, that can be played, whatever their day.
    [[nodiscard]] std::vector<int> openMatches(const ResultRow &row) const
    {
        std::vector<int> open;
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i)
            if (m_now.fixtures[i].state == FixtureState::Ready && isMatchOf(row, i))
                open.push_back(static_cast<int>(i));
        return open;
    }

    [[nodiscard]] bool isMatchOf(const ResultRow &row, std::size_t fixture) const
    {
        return areTeams(m_now.fixtures[fixture], row, Side::Home) &&
               isOfKind(m_competition.fixtures()[fixture], row);
    }

    /// The one match of its teams that ended so; -1 where there is none, or several.
    [[nodiscard]] int playedOnOtherDay(const ResultRow &row, const std::vector<char> &isTaken) const
    {
        int found = -1;
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i) {
            if (isTaken[i] != 0 || !isMatchOf(row, i) || !isOfNumber(row, i) ||
                !hasResult(static_cast<int>(i), row, false))
                continue;
            if (found >= 0)
                return -1;
            found = static_cast<int>(i);
        }
        return found;
    }

    [[nodiscard]] bool isOfNumber(const ResultRow &row, std::size_t fixture) const
    {
        return row.match == 0 || m_competition.fixtures()[fixture].number == row.match;
    }

    /// The one open match of a row, whatever its day. Lists with numbers of their own have their own grounds
    /// too, where the teams meet once.
    [[nodiscard]] Place placeOnOtherDay(std::size_t index) const
    {
        const ResultRow &row = m_rows[index];
        const std::vector<int> open = openMatches(row);
        if (open.size() == 1 && isOfNumber(row, at(open.front())))
            return {open.front(), false};
        if (!open.empty() || !hasForeignNumber(index))
            return {};
        Place exchanged;
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i) {
            const Fixture &fixture = m_competition.fixtures()[i];
            if (isMatchOf(row, i))
                return {};
            if (m_now.fixtures[i].state != FixtureState::Ready || !isOfKind(fixture, row) ||
                !areTeams(m_now.fixtures[i], row, Side::Away) || !mayExchangeSides(format(), fixture))
                continue;
            if (exchanged.fixture >= 0)
                return {};
            exchanged = {static_cast<int>(i), true};
        }
        return exchanged;
    }

    /// Whether another row without a match yet may be the result of this one.
    [[nodiscard]] bool hasRival(std::size_t row, std::size_t fixture) const
    {
        const Fixture &match = m_competition.fixtures()[fixture];
        const FixtureStatus &status = m_now.fixtures[fixture];
        for (std::size_t other = 0; other < m_rows.size(); ++other)
            if (other != row && m_isTried[other] == 0 && isOfKind(match, m_rows[other]) &&
                (areTeams(status, m_rows[other], Side::Home) ||
                 (mayExchangeSides(format(), match) && areTeams(status, m_rows[other], Side::Away))))
                return true;
        return false;
    }

    /// Enters results of a day that no match of their teams has: a list that is of another calendar.
    bool enterOfOtherDays()
    {
        bool isChanged = false;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (m_isTried[row] != 0 || !isOfNoDay(m_rows[row]))
                continue;
            const Place place = placeOnOtherDay(row);
            if (place.fixture < 0 || hasRival(row, at(place.fixture)))
                continue;
            enterRow(row, place);
            isChanged = true;
        }
        return isChanged;
    }

    void noteOtherDay(const ResultRow &row, int fixture)
    {
        // Of a match without a day there is nothing to say.
        const Appointment *planned = m_competition.appointment(fixture);
        if (planned == nullptr || !planned->date.isValid())
            return;
        m_notes.push_back(
            {row.where(),
             {QT_TRANSLATE_NOOP("core", "%1 v %2 is on %3 in the list and on %4 in the competition: entered "
                                        "for match %5."),
              {row.teams[Side::Home], row.teams[Side::Away], row.date.toString(Qt::ISODate),
               planned->date.toString(Qt::ISODate),
               QString::number(m_competition.fixtures()[at(fixture)].number)}},
             {}});
    }

    void noteDoubt(const ResultRow &row, int fixture)
    {
        const MatchReport *report = m_competition.report(fixture);
        if (const auto doubt = report == nullptr ? std::nullopt : doubtAbout(*report))
            m_notes.push_back({row.where(), *doubt, {}});
    }

    /// What a row says of a match is entered, or its problem noted.
    void enterRow(std::size_t row, const Place &place)
    {
        m_isTried[row] = 1;
        if (enter(m_rows[row], place)) {
            m_fixtures[row] = place.fixture;
            m_isExchanged[row] = place.isSwapped ? 1 : 0;
            noteForeignNumber(row);
            if (isOfNoDay(m_rows[row]))
                noteOtherDay(m_rows[row], place.fixture);
            noteDoubt(m_rows[row], place.fixture);
        }
        progress(m_competition, m_now);
    }

    /// The first match that has this result, home and away as placeOf() takes them; -1 if there is none.
    [[nodiscard]] int playedAs(const ResultRow &row, const std::vector<char> &isTaken) const
    {
        int swapped = -1;
        bool isAsWritten = false;
        const MatchFit wanted = bestFit(row);
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i) {
            const FixtureStatus &status = m_now.fixtures[i];
            const bool isTurned = !areTeams(status, row, Side::Home);
            if ((isTurned && !areTeams(status, row, Side::Away)) ||
                !isOfKind(m_competition.fixtures()[i], row))
                continue;
            isAsWritten = isAsWritten || !isTurned;
            const auto index = static_cast<int>(i);
            if (isTaken[i] != 0 || matchFit(m_competition, index, row) != wanted ||
                !hasResult(index, row, isTurned))
                continue;
            if (!isTurned)
                return index;
            if (swapped < 0)
                swapped = index;
        }
        return isAsWritten ? -1 : swapped;
    }

    [[nodiscard]] bool hasResult(int fixture, const ResultRow &row, bool isSwapped) const
    {
        const CountedResult *result = countedResult(m_competition, m_now, fixture);
        if (row.awardedTo)
            return result != nullptr && m_now.fixtures[at(fixture)].award >= 0 && !result->bothLose &&
                   result->winner == (isSwapped ? opposite(*row.awardedTo) : *row.awardedTo);
        if (result == nullptr || result->bothLose || result->withoutScore ||
            result->score != turned(row.score, isSwapped))
            return false;
        const MatchReport *report =
            m_now.fixtures[at(fixture)].award < 0 ? m_competition.report(fixture) : nullptr;
        if (report == nullptr || !report->shootOut || !row.shootOut)
            return !row.shootOut && (report == nullptr || !report->shootOut);
        return *report->shootOut == turned(*row.shootOut, isSwapped);
    }

    [[nodiscard]] static Score turned(const Score &score, bool isSwapped)
    {
        return isSwapped ? Score{score.away, score.home} : score;
    }

    bool enterWhatFits()
    {
        bool isChanged = false;
        progress(m_competition, m_now);
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (m_isTried[row] != 0)
                continue;
            const Place place = placeOf(m_rows[row]);
            if (place.fixture < 0)
                continue;
            // Numbers that are not ours do not say which of several matches it is; a day does.
            if (hasForeignNumber(row) && bestFit(m_rows[row]) != MatchFit::Named &&
                openMatches(m_rows[row]).size() > 1)
                continue;
            enterRow(row, place);
            isChanged = true;
        }
        return isChanged;
    }

    [[nodiscard]] bool isOfKind(const Fixture &fixture, const ResultRow &row) const
    {
        if (row.kind == ResultRow::Kind::Replay && fixture.replay == 0)
            return false;
        if (row.kind == ResultRow::Kind::Match && (fixture.replay > 0 || fixture.isPlayOff))
            return false;
        if ((row.kind == ResultRow::Kind::PlayOff) != fixture.isPlayOff)
            return false;
        if (row.group.isEmpty())
            return fixture.table < 0 || !m_hasTies;
        const Format &format = m_competition.definition().format;
        const bool isNamed = std::any_of(m_competition.tables().begin(), m_competition.tables().end(),
                                         [&row, &format](const TablePlan &table) {
                                             return isTableName(row.group, table.name) &&
                                                    mayBeOfStage(row, format, table.stage);
                                         });
        return fixture.table >= 0 && mayBeOfStage(row, format, fixture.stage) &&
               (!isNamed || isTableName(row.group, m_competition.tables()[at(fixture.table)].name));
    }

    /// Where a row names the number or the day of a match that its teams have, no other is meant. Other where
    /// they have none such, or one on either of two days.
    [[nodiscard]] MatchFit bestFit(const ResultRow &row) const
    {
        if (!row.namesMatch())
            return MatchFit::Possible;
        MatchFit best = MatchFit::Other;
        QDate day;
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i) {
            const FixtureStatus &status = m_now.fixtures[i];
            if (!isOfKind(m_competition.fixtures()[i], row) || status.state == FixtureState::NotNeeded ||
                !(areTeams(status, row, Side::Home) || areTeams(status, row, Side::Away)))
                continue;
            const MatchFit fit = matchFit(m_competition, static_cast<int>(i), row);
            best = std::max(best, fit);
            if (fit != MatchFit::Named || !row.otherDate.isValid())
                continue;
            const Appointment *known = m_competition.appointment(static_cast<int>(i));
            const QDate named = known == nullptr ? QDate() : known->date;
            if (day.isValid() && named.isValid() && named != day)
                return MatchFit::Other;
            day = named.isValid() ? named : day;
        }
        return best;
    }

    /// The first open match of the two teams that the row may be. Home and away may be the other way round
    /// where the format does not have them play on both grounds.
    [[nodiscard]] Place placeOf(const ResultRow &row) const
    {
        Place swapped;
        bool isAsWritten = false;
        const MatchFit wanted = bestFit(row);
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i) {
            const FixtureStatus &status = m_now.fixtures[i];
            const Fixture &fixture = m_competition.fixtures()[i];
            if (!isOfKind(fixture, row) || status.state == FixtureState::NotNeeded)
                continue;
            const bool isReady = status.state == FixtureState::Ready && wanted != MatchFit::Other &&
                                 matchFit(m_competition, static_cast<int>(i), row) == wanted;
            const bool isOpen = m_competition.report(static_cast<int>(i)) == nullptr;
            if (areTeams(status, row, Side::Home)) {
                if (isReady)
                    return {static_cast<int>(i), false};
                isAsWritten =
                    isAsWritten || isOpen || (fixture.isGroupMatch() && !mayExchangeSides(format(), fixture));
            } else if (isReady && areTeams(status, row, Side::Away) && !hasHomeOrder(fixture) &&
                       swapped.fixture < 0) {
                swapped = {static_cast<int>(i), true};
            }
        }
        const bool isNamed = swapped.fixture >= 0 && wanted == MatchFit::Named &&
                             mayExchangeSides(format(), m_competition.fixtures()[at(swapped.fixture)]);
        return isAsWritten && !isNamed ? Place{} : swapped;
    }

    [[nodiscard]] bool hasHomeOrder(const Fixture &fixture) const
    {
        return fixture.tie >= 0 && fixture.replay == 0 &&
               m_competition.plan().ties[at(fixture.tie)].rules.legs > 1;
    }

    /// Whether the match is that of the row whose home team stands on side `home`.
    [[nodiscard]] bool areTeams(const FixtureStatus &status, const ResultRow &row, Side home) const
    {
        return isTeam(status.teams[home], row.teams[Side::Home]) &&
               isTeam(status.teams[opposite(home)], row.teams[Side::Away]);
    }
    [[nodiscard]] bool isTeam(int team, const QString &name) const
    {
        return team >= 0 && m_competition.entrant(team).name == name;
    }

    bool enter(const ResultRow &row, const Place &place)
    {
        const auto kept = row.awardedTo ? m_competition.rule(awardOf(row, place)) : record(row, place);
        if (kept) {
            const PerSide<int> &teams = m_now.fixtures[at(place.fixture)].teams;
            m_conduct.add(place.fixture, row,
                          place.isSwapped ? PerSide<int>{{teams[Side::Away], teams[Side::Home]}} : teams);
            return true;
        }
        if (kept.error().problems.empty())
            note(row.where(), kept.error().message);
        for (const Problem &problem : kept.error().problems)
            note(row.where(), problem.what);
        return false;
    }

    /// With the goals that the row names, else the result alone.
    Result<void> record(const ResultRow &row, const Place &place)
    {
        const MatchReport report = reportOf(row, place);
        if (row.goals.empty())
            return m_competition.record(report);
        std::vector<ReportEvent> goals = goalsOf(row, place, report);
        const bool isAnyKnown = std::any_of(goals.begin(), goals.end(),
                                            [](const ReportEvent &goal) { return !goal.player.isNull(); });
        if (!isAnyKnown)
            return m_competition.record(report);
        MatchReport withGoals = report;
        if (addListedGoals(withGoals, std::move(goals)) && m_competition.record(withGoals))
            return {};
        m_notes.push_back(
            {row.where(),
             {QT_TRANSLATE_NOOP("core", "The goals listed for %1 - %2 don't fit the result, so only "
                                        "the result was imported."),
              {row.teams[Side::Home], row.teams[Side::Away]}},
             {}});
        return m_competition.record(report);
    }

    /// With the players that are known by their names.
    std::vector<ReportEvent> goalsOf(const ResultRow &row, const Place &place, const MatchReport &report)
    {
        std::vector<ReportEvent> goals = row.goals;
        const bool isTurned =
            place.isSwapped && !mayExchangeSides(format(), m_competition.fixtures()[at(place.fixture)]);
        for (ReportEvent &goal : goals) {
            if (isTurned)
                goal.side = opposite(goal.side);
            const int team = m_competition.indexOfTeam(report.teams[goal.side].team);
            const Person player = team >= 0 && m_playerNamed
                                      ? m_playerNamed(m_competition.entrant(team), goal.playerName)
                                      : Person();
            if (player.id.isNull() && !m_unknownScorers.contains(goal.playerName))
                m_unknownScorers << goal.playerName;
            goal.player = player.id;
            goal.playerName = player.id.isNull() ? QString() : player.name;
        }
        return goals;
    }

    void noteUnknownScorers()
    {
        constexpr qsizetype mostNamed = 8;
        if (m_unknownScorers.isEmpty())
            return;
        QString names = m_unknownScorers.mid(0, mostNamed).join(QStringLiteral(", "));
        if (m_unknownScorers.size() > mostNamed)
            names += QStringLiteral(", …");
        m_notes.push_back(
            {{}, {QT_TRANSLATE_NOOP("core", "Scorers who are in no squad are not noted: %1."), {names}}, {}});
    }

    /// A walkover of which the list gives no score: it is as the rules have it.
    [[nodiscard]] Ruling awardOf(const ResultRow &row, const Place &place) const
    {
        Ruling ruling;
        ruling.match = m_competition.fixtures()[at(place.fixture)].number;
        ruling.kind = Ruling::Kind::Walkover;
        ruling.teams = m_now.fixtures[at(place.fixture)].teams;
        ruling.winner = place.isSwapped ? opposite(*row.awardedTo) : *row.awardedTo;
        return ruling;
    }

    [[nodiscard]] MatchReport reportOf(const ResultRow &row, const Place &place) const
    {
        const Fixture &fixture = m_competition.fixtures()[at(place.fixture)];
        // Where the ground is what the list says, nothing is turned.
        const bool isTurned = place.isSwapped && !mayExchangeSides(format(), fixture);
        const bool isExchanged = place.isSwapped && !isTurned;
        MatchReport report;
        report.id = m_reportId(fixture);
        report.fixture = fixture.id;
        report.completeness = Completeness::Score;
        for (const Side side : bothSides) {
            const Entrant &team = m_competition.entrant(
                m_now.fixtures[at(place.fixture)].teams[isExchanged ? opposite(side) : side]);
            report.teams[side] = {team.id, team.name, {}};
        }
        report.score = turned(row.score, isTurned);
        report.winner = report.score.leader();
        if (row.shootOut) {
            report.shootOut = turned(*row.shootOut, isTurned);
            report.winner = report.shootOut->leader();
        }
        report.decidedBy =
            row.decidedBy.value_or(row.shootOut ? DecidedBy::ShootOut : DecidedBy::NinetyMinutes);
        if (report.decidedBy == DecidedBy::ExtraTime)
            report.extraTime = report.score;
        return report;
    }

    bool drawRounds()
    {
        progress(m_competition, m_now);
        bool isChanged = false;
        for (const int round : m_now.roundsToDraw) {
            const auto draw = drawnAsPlayed(m_competition, m_now, round, m_rows, m_isDrawn);
            if (draw && m_competition.addRoundDraw(*draw))
                isChanged = true;
        }
        return isChanged;
    }

    bool drawLots()
    {
        progress(m_competition, m_now);
        bool isChanged = false;
        for (std::size_t i = 0; i < m_now.ties.size(); ++i) {
            const TieStatus &tie = m_now.ties[i];
            const auto lot = std::find_if(m_lots.begin(), m_lots.end(), [&tie](const Lot &one) {
                return std::is_permutation(one.order.begin(), one.order.end(),
                                           std::array{tie.teams[Side::Home], tie.teams[Side::Away]}.begin());
            });
            if (!tie.needsLot || lot == m_lots.end())
                continue;
            if (m_competition.addLot({-1, lot->order, m_competition.plan().ties[i].number}))
                isChanged = true;
        }
        return isChanged;
    }

    Competition m_competition;
    ResultConduct m_conduct;
    const std::vector<ResultRow> &m_given;
    /// As given, but without match numbers that are not those of the competition.
    std::vector<ResultRow> m_rows;
    const std::vector<Lot> &m_lots;
    const ReportId &m_reportId;
    const PlayerNamed &m_playerNamed;
    QStringList m_unknownScorers;
    Problems m_problems;
    Problems m_notes;
    bool m_hasNotedNumbers = false;
    /// Rows of one team, which keep no other row from being named.
    Problems m_ofOneTeam;
    std::vector<int> m_fixtures;
    std::vector<int> m_known;
    std::vector<char> m_isExchanged;
    const bool m_hasTies = std::any_of(m_competition.plan().ties.begin(), m_competition.plan().ties.end(),
                                       [](const TiePlan &tie) { return tie.table < 0; });
    std::vector<char> m_isTried;
    std::vector<char> m_isDrawn;
    std::vector<std::size_t> m_leftOver;
    Progress m_now;
};

} // namespace

QUuid reportIdOf(const Fixture &fixture)
{
    return QUuid::createUuidV5(fixture.id, QStringLiteral("report"));
}

EnteredResults enterResults(const Competition &competition, const std::vector<ResultRow> &rows,
                            const std::vector<Lot> &lots, const ReportId &reportId,
                            const PlayerNamed &playerNamed)
{
    const std::vector<ResultRow> named = withEntrantNames(rows, competition.definition().entrants);
    return ResultsEntry(competition, named, lots, reportId, playerNamed).run();
}

} // namespace touchline
