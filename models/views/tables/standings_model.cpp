// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/standings_model.h"

#include "core/base/index.h"
#include "core/competition/table_deductions.h"
#include "models/views/translated.h"
#include "models/words/common/text_table.h"
#include "models/words/competition/round_words.h"
#include "models/words/competition/standings_words.h"
#include "models/words/fixtures/fixture_words.h"

#include <QHash>

#include <algorithm>

namespace touchline {

namespace {

/// Where the team of a place will come from, where nobody is in it yet; -1 or emptyPlace stands in it.
QString openPlaceWords(const Competition &competition, const TablePlan &table, std::size_t place, int team)
{
    const Stage &stage = competition.definition().format.stages[at(table.stage)];
    const std::vector<Slot> *members = nullptr;
    if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
        members = &groups->groups[at(table.group)].members;
    else if (const auto *paired = std::get_if<PairedStage>(&stage.plan))
        members = &paired->members;
    return members != nullptr && place < members->size()
               ? capitalized(participantWords(competition, team, (*members)[place], windowLanguage()))
               : StandingsModel::tr("Not known yet");
}

void addMatches(const Competition &competition, int table, std::vector<int> &matches)
{
    const TablePlan &plan = competition.tables()[at(table)];
    const Stage &stage = competition.definition().format.stages[at(plan.stage)];
    if (const auto *made = std::get_if<TableStage>(&stage.plan)) {
        for (const int part : made->of)
            addMatches(competition, part, matches);
        return;
    }
    const std::vector<int> &own = competition.plan().fixturesOfTable[at(table)];
    matches.insert(matches.end(), own.begin(), own.end());
}

FormMatch::Outcome outcomeFor(const CountedResult &result, Side side)
{
    if (result.bothLose)
        return FormMatch::Outcome::Lost;
    if (!result.winner)
        return FormMatch::Outcome::Drawn;
    return *result.winner == side ? FormMatch::Outcome::Won : FormMatch::Outcome::Lost;
}

/// Of a pairing over several matches; `single`: of its first, which is all that a walkover leaves of it.
QString bestOfScore(const TieStatus &tie, const QString &single)
{
    if (tie.by == TieDecision::Walkover)
        return single;
    return tie.by == TieDecision::Score ? StandingsModel::tr("%1 on aggregate").arg(scoreWords(tie.goals))
                                        : StandingsModel::tr("%1 in matches").arg(scoreWords(tie.wins));
}

bool counts(const FixtureStatus &status)
{
    return status.state == FixtureState::Played || status.award >= 0;
}

} // namespace

void StandingsModel::setTable(CompetitionStatePtr state, int table, const PlaceMeanings &meanings,
                              const Kits &kits)
{
    beginResetModel();
    m_state = std::move(state);
    m_table = m_state ? table : -1;
    m_meanings.clear();
    m_form.clear();
    m_names.clear();
    m_kits.clear();
    if (m_state) {
        m_meanings = meanings[at(table)];
        m_form = tableForm(m_state->competition, m_state->now, table);
        for (const int team : group().teams) {
            m_names.push_back(team < 0 ? openPlaceWords(m_state->competition, plan(), m_names.size(), team)
                                       : m_state->competition.entrant(team).name);
            m_kits.push_back(team < 0 || !kits ? Badge{} : kits(m_state->competition.entrant(team).id));
        }
    }
    endResetModel();
}

const GroupTable &StandingsModel::group() const
{
    return m_state->now.tables[at(m_table)];
}

const TablePlan &StandingsModel::plan() const
{
    return m_state->competition.tables()[at(m_table)];
}

QString StandingsModel::title() const
{
    return m_state ? tableWords(plan(), windowLanguage()) : QString();
}

bool StandingsModel::hasAverage() const
{
    return m_state && isByAverage(*plan().rules);
}

int StandingsModel::rowOf(const QUuid &team) const
{
    if (team.isNull())
        return -1;
    for (int row = 0; row < rowCount(); ++row)
        if (index(row, 0).data(TeamRole).toUuid() == team)
            return row;
    return -1;
}

int StandingsModel::rows() const
{
    return m_state ? static_cast<int>(group().table.rows.size()) : 0;
}

QVariant StandingsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int row = index.row();
    const PlaceMeaning *meaning = meaningOf(row);
    const int team = group().teamOfRow(at(row));
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return tip(row, index.column());
    case Qt::AccessibleTextRole:
        return spoken(row, index.column());
    case Qt::AccessibleDescriptionRole:
        return index.column() == PlaceColumn || index.column() == TeamColumn
                   ? whyOf(row).join(QStringLiteral("; "))
                   : QString();
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == TeamColumn || index.column() == FormColumn
                            ? Qt::AlignLeft | Qt::AlignVCenter
                            : Qt::AlignRight | Qt::AlignVCenter);
    case MeaningRole:
        return static_cast<int>(meaning == nullptr ? PlaceMeaning::Kind::Nothing : meaning->kind);
    case MeaningTextRole:
        return meaning == nullptr ? QString() : meaning->words;
    case TeamRole:
        return team < 0 ? QVariant(QUuid()) : QVariant(m_state->competition.entrant(team).id);
    case KitRole:
        return QVariant::fromValue(m_kits[at(group().table.rows[at(row)].team)]);
    case FormRole:
        return formLetters(row);
    case FormOutcomeRole: {
        QList<int> outcomes;
        for (const FormMatch &match : formOf(row))
            outcomes << static_cast<int>(match.outcome);
        return QVariant::fromValue(outcomes);
    }
    case FormTipsRole:
        return formTips(row);
    case WhyRole:
        return whyOf(row);
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading({{tr("#"), Qt::AlignRight, tr("Place")},
                          {tr("Team")},
                          {tr("P"), Qt::AlignRight, tr("Played")},
                          {tr("W"), Qt::AlignRight, tr("Won")},
                          {tr("D"), Qt::AlignRight, tr("Drawn")},
                          {tr("L"), Qt::AlignRight, tr("Lost")},
                          {tr("GF"), Qt::AlignRight, tr("Goals for")},
                          {tr("GA"), Qt::AlignRight, tr("Goals against")},
                          {tr("GD"), Qt::AlignRight, tr("Goal difference")},
                          {tr("Pts"), Qt::AlignRight, tr("Points")},
                          {hasAverage() ? tr("Avg") : QString(), Qt::AlignRight, tr("Points per match")},
                          {tr("Form"), Qt::AlignLeft, tr("The last five matches, the latest on the right")}},
                         section, orientation, role);
}

QString StandingsModel::teamName(int row) const
{
    return m_names[at(group().table.rows[at(row)].team)];
}

const std::vector<FormMatch> &StandingsModel::formOf(int row) const
{
    return m_form[at(group().table.rows[at(row)].team)];
}

QString StandingsModel::text(int row, int column) const
{
    const Row &line = group().table.rows[at(row)];
    switch (column) {
    case PlaceColumn:
        return positionWords(group().table, at(row));
    case TeamColumn:
        return shownName(row);
    case PlayedColumn:
        return QString::number(line.tally.played);
    case WonColumn:
        return QString::number(line.tally.won);
    case DrawnColumn:
        return QString::number(line.tally.drawn);
    case LostColumn:
        return QString::number(line.tally.lost);
    case GoalsForColumn:
        return QString::number(line.tally.goalsFor);
    case GoalsAgainstColumn:
        return QString::number(line.tally.goalsAgainst);
    case DifferenceColumn:
        return signedText(line.tally.goalDifference());
    case PointsColumn:
        return pointsText(line.tally.points);
    case AverageColumn:
        return hasAverage() ? pointsPerGameText(line.tally, windowLanguage()) : QString();
    default:
        return formLetters(row);
    }
}

/// With the marks of what is certain and of what is noted.
QString StandingsModel::shownName(int row) const
{
    const QString mark = certaintyMark(certaintyOf(row), windowLanguage());
    const QString name = mark.isEmpty() ? teamName(row) : QStringLiteral("%1 %2").arg(teamName(row), mark);
    return notesOf(row).isEmpty() ? name : name + u'*';
}

Certainty StandingsModel::certaintyOf(int row) const
{
    const std::span<const Certainty> certain = m_state->certain(m_table);
    return certain.empty() ? Certainty::Open : certain[at(group().table.rows[at(row)].team)];
}

QString StandingsModel::legendOfCertain(const CompetitionState &state, const std::vector<int> &tables)
{
    std::vector<Certainty> all;
    for (const int table : tables) {
        const std::span<const Certainty> certain = state.certain(table);
        all.insert(all.end(), certain.begin(), certain.end());
    }
    return certaintyLegend(all, windowLanguage());
}

QString StandingsModel::spoken(int row, int column) const
{
    if (const Certainty certain = certaintyOf(row); column == TeamColumn && certain != Certainty::Open)
        return tr("%1, already certain: %2", "team, through")
            .arg(notesOf(row).isEmpty() ? teamName(row) : teamName(row) + u'*',
                 certaintyWords(certain, windowLanguage()));
    const PlaceMeaning *meaning = meaningOf(row);
    if (column == PlaceColumn && meaning != nullptr)
        return tr("%1, %2", "place, what it means").arg(text(row, column), meaning->words);
    if (column == FormColumn)
        return formTips(row).join(QStringLiteral("; "));
    return text(row, column);
}

QString StandingsModel::tip(int row, int column) const
{
    if (column == FormColumn)
        return formTips(row).join(u'\n');
    QStringList lines;
    if (const PlaceMeaning *meaning = meaningOf(row))
        lines << meaning->words;
    if (column == PlaceColumn || column == TeamColumn || column == PointsColumn || column == AverageColumn)
        lines << whyOf(row);
    return lines.join(u'\n');
}

QString StandingsModel::formLetters(int row) const
{
    QString letters;
    for (const FormMatch &match : formOf(row)) {
        const QString letter = match.outcome == FormMatch::Outcome::Won    ? tr("W", "won: one letter")
                               : match.outcome == FormMatch::Outcome::Lost ? tr("L", "lost: one letter")
                                                                           : tr("D", "drawn: one letter");
        letters += letter.left(1);
    }
    return letters;
}

QStringList StandingsModel::formTips(int row) const
{
    QStringList tips;
    for (const FormMatch &match : formOf(row)) {
        const Competition &competition = m_state->competition;
        const QString home =
            sideWords(competition, m_state->now, match.fixture, Side::Home, windowLanguage());
        const QString away =
            sideWords(competition, m_state->now, match.fixture, Side::Away, windowLanguage());
        const OutcomeWords outcome = outcomeWords(competition, m_state->now, match.fixture, windowLanguage());
        QString score = outcome.note.isEmpty() ? outcome.between
                                               : QStringLiteral("%1 (%2)").arg(outcome.between, outcome.note);
        if (const int tie = competition.fixtures()[at(match.fixture)].tie; tie >= 0)
            score = bestOfScore(m_state->now.ties[at(tie)], score);
        tips << (match.outcome == FormMatch::Outcome::Won    ? tr("Won: %1 %2 %3").arg(home, score, away)
                 : match.outcome == FormMatch::Outcome::Lost ? tr("Lost: %1 %2 %3").arg(home, score, away)
                                                             : tr("Drawn: %1 %2 %3").arg(home, score, away));
    }
    return tips;
}

QStringList StandingsModel::whyOf(int row) const
{
    QStringList sentences;
    const Table &table = group().table;
    if (table.rows[at(row)].tally.played == 0)
        sentences << tr("No match played yet.");
    else
        for (const QString &reason : why(table, at(row), *plan().rules, m_names, windowLanguage()))
            sentences << capitalized(reason);
    if (const Certainty certain = certaintyOf(row); certain != Certainty::Open)
        sentences << tr("Already certain: %1.").arg(certaintyWords(certain, windowLanguage()));
    if (const TablePoints bonus = table.rows[at(row)].tally.bonus; bonus > 0)
        sentences << tr("%1 bonus point(s).", nullptr, bonus.plural()).arg(pointsText(bonus));
    return sentences + notesOf(row);
}

QString StandingsModel::deductionWords(const Deduction &one)
{
    // The reason may have a sign of its own in it.
    const TablePoints points = one.points.withoutSign();
    const int plural = points.plural();
    if (one.match != 0)
        return filledIn(one.isBonus() ? tr("%1 bonus point(s), match %2: %3", nullptr, plural)
                                      : tr("%1 point(s) deducted, match %2: %3", nullptr, plural),
                        {pointsText(points), QString::number(one.match), one.reason});
    return filledIn(one.isBonus() ? tr("%1 bonus point(s): %2", nullptr, plural)
                                  : tr("%1 point(s) deducted: %2", nullptr, plural),
                    {pointsText(points), one.reason});
}

QStringList StandingsModel::notesOf(int row) const
{
    QStringList sentences;
    const int team = group().teamOfRow(at(row));
    for (const Deduction &one : deductionsIn(m_state->competition, m_table))
        if (one.team == team && team >= 0)
            sentences << deductionWords(one);
    for (const TeamBye &one : byesInTable(m_state->competition, m_state->now, m_table))
        if (one.team == team && team >= 0)
            sentences << capitalized(byeWords(m_state->competition, one, windowLanguage())) + u'.';
    const QString withdrawal =
        withdrawalWords(m_state->competition, m_state->now, m_table, team, windowLanguage());
    if (!withdrawal.isEmpty())
        sentences << capitalized(withdrawal) + u'.';
    return sentences;
}

QStringList StandingsModel::notes() const
{
    QStringList notes;
    for (int row = 0; row < rowCount(); ++row)
        for (const QString &note : notesOf(row))
            notes << QStringLiteral("* %1: %2").arg(teamName(row), note);
    return notes;
}

const PlaceMeaning *StandingsModel::meaningOf(int row) const
{
    return meaningOfRow(m_meanings, group().table, at(row));
}

std::vector<std::vector<FormMatch>> tableForm(const Competition &competition, const Progress &now, int table)
{
    const GroupTable &group = now.tables[at(table)];
    std::vector<std::vector<FormMatch>> form(group.teams.size());
    QHash<int, std::size_t> placeOf;
    for (std::size_t place = 0; place < group.teams.size(); ++place)
        if (group.teams[place] >= 0)
            placeOf.insert(group.teams[place], place);
    std::vector<int> matches;
    addMatches(competition, table, matches);
    std::sort(matches.begin(), matches.end());
    qsizetype open = placeOf.size();
    // From the last one back, until everybody has enough: a season of thousands is not walked through.
    for (auto match = matches.rbegin(); match != matches.rend() && open > 0; ++match) {
        const FixtureStatus &status = now.fixtures[at(*match)];
        const auto result = counts(status) ? tableResult(competition, now, *match) : std::nullopt;
        if (!result)
            continue;
        for (const Side side : bothSides) {
            const auto place = placeOf.constFind(result->teams[side]);
            if (place == placeOf.constEnd() || form[*place].size() == formLength)
                continue;
            form[*place].push_back({outcomeFor(*result, side), *match, side});
            open -= form[*place].size() == formLength ? 1 : 0;
        }
    }
    for (std::vector<FormMatch> &one : form)
        std::reverse(one.begin(), one.end());
    return form;
}

} // namespace touchline
