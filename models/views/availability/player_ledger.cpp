// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/availability/player_ledger.h"

#include "core/discipline/availability.h"
#include "core/discipline/discipline_words.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/discipline_facts.h"
#include "core/play/discipline/fielded_suspended.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/translated.h"
#include "models/words/competition/availability_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct PlayerLedgerWords
{
    Q_DECLARE_TR_FUNCTIONS(PlayerLedger)
};

QString ledgerMinute(const ReportEvent &event)
{
    if (!event.minute)
        return {};
    return event.stoppage > 0 ? QStringLiteral(", %1+%2'").arg(*event.minute).arg(event.stoppage)
                              : QStringLiteral(", %1'").arg(*event.minute);
}

/// Puts the lines together, match after match.
class Writer
{
public:
    Writer(const CompetitionState &state, int team, const QUuid &player)
        : m_state(state)
        , m_player(player)
        , m_ledger(ledgerOf(state.competition, state.now, team, *state.discipline()))
        , m_missed(missedMatches(m_ledger))
        , m_decisions(decisionsAbout(state.competition, team))
    {
    }

    [[nodiscard]] std::vector<LedgerLine> written()
    {
        m_match = PlayerLedgerWords::tr("before the first match");
        addDecisions(-1);
        for (int match = 0; match < static_cast<int>(m_ledger.matches().size()); ++match) {
            const LedgerMatch &one = m_ledger.matches()[static_cast<std::size_t>(match)];
            const int fixture = one.season.isEmpty() ? m_state.competition.indexOfFixture(one.fixture) : -1;
            m_match = matchText(one, fixture);
            addAbsence(match);
            // Events and decisions stand with the last playing of a match that was played again.
            const bool isLast = fixture >= 0 && isLastPlaying(match);
            if (isLast)
                addEvents(fixture);
            addSuspensions(match);
            if (isLast)
                addDecisions(fixture);
        }
        return std::move(m_lines);
    }

private:
    void add(PlayerMark mark, const QString &text) { m_lines.push_back({m_match, mark, text}); }

    [[nodiscard]] bool isLastPlaying(int match) const
    {
        const std::vector<LedgerMatch> &all = m_ledger.matches();
        const auto own = all.begin() + match;
        return std::none_of(own + 1, all.end(),
                            [own](const LedgerMatch &later) { return later.fixture == own->fixture; });
    }

    [[nodiscard]] QString matchText(const LedgerMatch &match, int fixture) const
    {
        if (fixture < 0)
            return PlayerLedgerWords::tr("v %1 (%2)", "opponent, season").arg(match.opponent, match.season);
        return PlayerLedgerWords::tr("v %1 (match %2)").arg(match.opponent, numberText(m_state, fixture));
    }

    void addAbsence(int match)
    {
        for (const MissedMatch &missed : m_missed) {
            if (missed.match != match || missed.player != m_player)
                continue;
            QStringList because;
            for (const Message &reason : missed.because)
                because << translated(reason);
            add(PlayerMark::Served,
                PlayerLedgerWords::tr("sat out: %1").arg(because.join(QStringLiteral("; "))));
        }
        for (const Violation &violation : m_ledger.violations())
            if (violation.match == match && violation.player == m_player)
                addFielded(violation);
    }

    void addFielded(const Violation &violation)
    {
        QStringList texts;
        for (const Message &reason : violation.because)
            texts << translated(reason);
        QString text =
            PlayerLedgerWords::tr("played while suspended: %1").arg(texts.join(QStringLiteral("; ")));
        texts.clear();
        for (const Message &cost : fieldingCosts(*m_state.discipline()))
            texts << translated(cost);
        if (!texts.isEmpty())
            text = PlayerLedgerWords::tr("%1. By the rules: %2").arg(text, texts.join(QStringLiteral(", ")));
        add(PlayerMark::Decision, text);
    }

    void addEvents(int fixture)
    {
        const MatchReport *report = personalReport(m_state.competition, m_state.now, fixture);
        if (report == nullptr)
            return;
        for (const ReportEvent &event : report->events) {
            if (event.player != m_player)
                continue;
            const QString minute = ledgerMinute(event);
            if (event.kind == ReportEventKind::Yellow)
                add(PlayerMark::Yellow, PlayerLedgerWords::tr("booked") + minute);
            else if (event.kind == ReportEventKind::SecondYellow)
                add(PlayerMark::Red, PlayerLedgerWords::tr("second yellow card: sent off") + minute);
            else if (event.kind == ReportEventKind::Red)
                add(PlayerMark::Red, PlayerLedgerWords::tr("sent off") + minute);
            else if (event.kind == ReportEventKind::Injury)
                add(PlayerMark::Injury, PlayerLedgerWords::tr("injured") + minute);
        }
    }

    /// An injury that the organiser noted.
    static bool isNoted(const Suspension &one)
    {
        return one.cause == SuspensionCause::Injury && !one.decisions.isEmpty();
    }

    void addSuspensions(int match)
    {
        for (const Suspension &one : m_ledger.suspensions()) {
            // What the organiser brought stands among his decisions.
            if (one.player != m_player || one.cause == SuspensionCause::Decision || isNoted(one) ||
                one.broughtBy.empty() || one.broughtBy.back() != match)
                continue;
            // How long a ban was that has been lifted is not kept.
            add(markOf(one.cause),
                one.lifted
                    ? PlayerLedgerWords::tr("suspended, until the ban was lifted")
                    : PlayerLedgerWords::tr("suspended: %1").arg(translated(whySuspended(one, m_ledger))));
        }
    }

    void addDecisions(int after)
    {
        for (const TimedDecision &one : m_decisions)
            if (one.after == after && one.decision.player == m_player)
                add(PlayerMark::Decision,
                    PlayerLedgerWords::tr("%1 by the organiser: %2")
                        .arg(organiserDecisionText(one.decision, windowLanguage()), one.decision.reason));
    }

    const CompetitionState &m_state;
    QUuid m_player;
    TeamLedger m_ledger;
    std::vector<MissedMatch> m_missed;
    std::vector<TimedDecision> m_decisions;
    QString m_match;
    std::vector<LedgerLine> m_lines;
};

} // namespace

std::vector<LedgerLine> playerLedger(const CompetitionState &state, int team, const QUuid &player)
{
    if (state.discipline() == nullptr)
        return {};
    return Writer(state, team, player).written();
}

void PlayerLedgerModel::show(std::vector<LedgerLine> lines)
{
    std::reverse(lines.begin(), lines.end());
    if (lines == m_lines)
        return;
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int PlayerLedgerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant PlayerLedgerModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const LedgerLine &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return line.text;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return QStringLiteral("%1: %2").arg(line.match, line.text);
    case MatchRole:
        return line.match;
    case MarkRole:
        return QVariant::fromValue(PlayerMarks{line.mark});
    default:
        return {};
    }
}

} // namespace touchline
