// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/trf_file.h"

#include "core/base/index.h"
#include "core/competition/bye_requests.h"
#include "core/competition/progress.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace touchline {

namespace {

QString padded(const QString &text, int width)
{
    return text.left(width).leftJustified(width);
}

QChar letterOf(ByeRequest::Kind kind)
{
    return kind == ByeRequest::Kind::Full ? u'F' : kind == ByeRequest::Kind::Half ? u'H' : u'Z';
}

/// Writes one Swiss. Numbers of teams are their places in it, from 1.
class TrfWriter
{
public:
    TrfWriter(const Competition &competition, int stage, const PairedStage &swiss)
        : m_competition(competition)
        , m_now(progress(competition))
        , m_stage(stage)
        , m_swiss(swiss)
    {
    }

    QByteArray write()
    {
        for (std::size_t table = 0; table < m_competition.tables().size(); ++table)
            if (m_competition.tables()[table].stage == m_stage)
                m_table = &m_now.tables[table];
        if (m_table == nullptr)
            return {};
        for (std::size_t place = 0; place < m_table->teams.size(); ++place)
            if (m_table->teams[place] >= 0)
                m_numbers[m_table->teams[place]] = static_cast<int>(place) + 1;
        m_cells.resize(m_table->teams.size());
        readRounds();
        const QString name = m_competition.definition().name;
        line(u"012", name);
        if (m_first.isValid()) {
            line(u"042", m_first.toString(QStringLiteral("yyyy/MM/dd")));
            line(u"052", m_last.toString(QStringLiteral("yyyy/MM/dd")));
        }
        line(u"062", QString::number(m_numbers.size()));
        line(u"092", QStringLiteral("Swiss-System"));
        line(u"XXR", QString::number(m_swiss.rounds));
        if (m_first.isValid())
            m_text += QStringLiteral("132").leftJustified(91) + m_days.join(QStringLiteral("  ")) + u'\n';
        for (std::size_t place = 0; place < m_table->teams.size(); ++place)
            if (m_table->teams[place] >= 0)
                writeTeam(place);
        return m_text.toUtf8();
    }

private:
    void line(QStringView code, const QString &text)
    {
        m_text += code.toString() + u' ' + text.simplified() + u'\n';
    }

    void readRounds()
    {
        const std::vector<DrawnRound> &rounds = m_competition.plan().drawnRounds;
        for (std::size_t i = 0; i < rounds.size(); ++i)
            if (rounds[i].stage == m_stage && m_competition.roundDraw(static_cast<int>(i)) != nullptr)
                readRound(rounds[i]);
    }

    void readRound(const DrawnRound &round)
    {
        std::vector<QString> cells(m_cells.size());
        QDate day;
        for (const int fixture : round.fixtures) {
            const FixtureStatus &status = m_now.fixtures[at(fixture)];
            const int home = number(status.teams[Side::Home]);
            const int away = number(status.teams[Side::Away]);
            if (const Appointment *known = m_competition.appointment(fixture);
                known != nullptr && !day.isValid())
                day = known->date;
            if (home == 0 || away == 0)
                continue;
            const auto [ofHome, ofAway] = results(fixture);
            cells[at(home - 1)] = QStringLiteral("%1 w %2").arg(away, 4).arg(ofHome);
            cells[at(away - 1)] = QStringLiteral("%1 b %2").arg(home, 4).arg(ofAway);
        }
        const RequestedByes requested(m_competition, m_stage);
        const auto lateFrom = static_cast<int>(m_cells.size()) - static_cast<int>(m_swiss.late.size());
        for (int place = 0; place < static_cast<int>(cells.size()); ++place) {
            QString &cell = cells[at(place)];
            if (!cell.isEmpty())
                continue;
            QChar without = m_competition.isWithdrawn(m_table->teams[at(place)]) ? u'Z' : u'U';
            if (place >= lateFrom && m_swiss.late[at(place - lateFrom)].from > round.round) {
                const MissedRound missed = m_swiss.late[at(place - lateFrom)].missed;
                without = missed == MissedRound::Bye ? u'F' : missed == MissedRound::HalfBye ? u'H' : u'Z';
            }
            if (const auto bye = requested.of(round, m_table->teams[at(place)]))
                without = letterOf(*bye);
            cell = QStringLiteral("0000 - ") + without;
        }
        for (std::size_t place = 0; place < cells.size(); ++place)
            m_cells[place] << cells[place];
        m_days << day.toString(QStringLiteral("yy/MM/dd")).leftJustified(8);
        m_first = m_first.isValid() && (!day.isValid() || m_first < day) ? m_first : day;
        m_last = m_last.isValid() && (!day.isValid() || m_last > day) ? m_last : day;
    }

    [[nodiscard]] int number(int team) const
    {
        const auto found = m_numbers.find(team);
        return found == m_numbers.end() ? 0 : found->second;
    }

    /// Of the home side and of the away side; blank while nothing counts.
    [[nodiscard]] std::pair<QChar, QChar> results(int fixture) const
    {
        const auto result = tableResult(m_competition, m_now, fixture);
        if (!result)
            return {u' ', u' '};
        const bool isAwarded = m_competition.fixtures()[at(fixture)].tie < 0
                                   ? m_now.fixtures[at(fixture)].award >= 0
                                   : result->decidedBy == DecidedBy::Forfeit;
        if (result->bothLose)
            return {u'-', u'-'};
        if (!result->winner)
            return {u'=', u'='};
        // As the table counts a match that penalties decided.
        const bool isDrawn = result->decidedBy == DecidedBy::ShootOut && !m_swiss.rules.points.shootOut &&
                             !m_swiss.rules.points.needsWinner;
        if (isDrawn)
            return {u'=', u'='};
        const int winner = result->teams[*result->winner];
        const bool isHome = winner == m_now.fixtures[at(fixture)].teams[Side::Home];
        const QChar won = isAwarded ? u'+' : u'1';
        const QChar lost = isAwarded ? u'-' : u'0';
        return isHome ? std::pair(won, lost) : std::pair(lost, won);
    }

    void writeTeam(std::size_t place)
    {
        const auto row =
            std::find_if(m_table->table.rows.begin(), m_table->table.rows.end(),
                         [place](const Row &one) { return one.team == static_cast<int>(place); });
        const QString name = m_competition.entrant(m_table->teams[place]).name.simplified();
        QString text = QStringLiteral("001 %1").arg(static_cast<int>(place) + 1, 4).leftJustified(14);
        text = (text + padded(name, 33)).leftJustified(80);
        if (row != m_table->table.rows.end())
            text += QStringLiteral("%1 %2").arg(row->tally.points.number(), 4, 'f', 1).arg(row->position, 4);
        text = text.leftJustified(91) + m_cells[place].join(QStringLiteral("  "));
        m_text += text + u'\n';
    }

    const Competition &m_competition;
    Progress m_now;
    int m_stage;
    const PairedStage &m_swiss;
    const GroupTable *m_table = nullptr;
    /// By entrant.
    std::map<int, int> m_numbers;
    /// By place, a cell for each round.
    std::vector<QStringList> m_cells;
    QStringList m_days;
    QDate m_first;
    QDate m_last;
    QString m_text;
};

} // namespace

Result<QByteArray> trfFile(const Competition &competition)
{
    const std::vector<Stage> &stages = competition.definition().format.stages;
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
        const auto *swiss = std::get_if<PairedStage>(&stages[stage].plan);
        if (swiss != nullptr && swiss->method == PairingMethod::Swiss)
            return TrfWriter(competition, static_cast<int>(stage), *swiss).write();
    }
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core", "%1 has no Swiss rounds, so there is no tournament report (TRF)."),
                {competition.definition().name});
}

} // namespace touchline
