// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/availability/player_page.h"

#include "forms/charts/figure_view.h"
#include "forms/dialogs/teams/transfer_dialog.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "forms/widgets/empty_state.h"
#include "forms/widgets/ledger_view.h"
#include "models/views/availability/player_ledger.h"
#include "models/views/tables/figure_model.h"
#include "models/views/translated.h"

#include "models/league/league_teams.h"
#include "ui_player_page.h"

#include <QClipboard>
#include <QGuiApplication>

namespace touchline {

PlayerPage::PlayerPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::PlayerPage>())
    , m_model(new FigureModel(this))
{
    m_ui->setupUi(this);
    setFocusProxy(m_ui->competitions);
    dressTitle(m_ui->title);
    for (QLabel *heading : {m_ui->goalsTitle, m_ui->ledgerTitle})
        heading->setFont(semibold(Theme::font(Theme::Type::Body)));
    m_ui->squad->setIcon(icon(QStringLiteral("shirt")));
    m_ui->availability->setIcon(icon(QStringLiteral("card")));
    connect(m_ui->squad, &QPushButton::clicked, this, &PlayerPage::goToSquad);
    connect(m_ui->availability, &QPushButton::clicked, this, &PlayerPage::goToAvailability);
    connect(m_ui->competitions, &QTableView::activated, this, [this] {
        if (const CareerLine *line = chosen())
            this->host().go(PageKind::Fixtures, line->competition, line->team);
    });
    connect(m_ui->transfer, &QPushButton::clicked, this, &PlayerPage::transfer);
    host.commands().offer(
        CommandId::TransferPlayer, this, [this] { transfer(); }, [this] { return canMove(); });
    host.commands().offer(
        CommandId::CopyText, this,
        [this] {
            QGuiApplication::clipboard()->setText(m_career.name + QStringLiteral("\n\n") +
                                                  figureText(*m_model));
            this->host().notify(tr("Copied as text."));
        },
        [this] { return !m_career.lines.empty(); });
}

void PlayerPage::focusOn(const QUuid &subject)
{
    m_player = subject;
    showCareer();
}

void PlayerPage::refresh()
{
    showCareer();
}

void PlayerPage::showCareer()
{
    OpenLeague *league = host().league();
    m_career = {};
    if (league != nullptr && !m_player.isNull()) {
        auto career = careerOf(*league, m_player);
        if (career)
            m_career = std::move(*career);
        else
            host().notify(career.error());
    }
    m_ui->title->setText(m_career.name.isEmpty() ? tr("Player") : m_career.name);
    m_ui->summary->setText(summary());
    const bool isKnown = !m_career.name.isEmpty();
    m_ui->summary->setVisible(isKnown);
    m_ui->squad->setVisible(isKnown);
    m_ui->availability->setVisible(!m_career.lines.empty());
    m_ui->transfer->setVisible(canMove());
    if (m_career.lines.empty()) {
        m_ui->empty->setMessage(isKnown ? tr("%1 has not played in any competition yet.").arg(m_career.name)
                                        : tr("Search for a player to see goals, cards and bans here."),
                                isKnown ? nullptr : host().commands().action(CommandId::Find));
        m_ui->stack->setCurrentWidget(m_ui->empty);
    } else {
        m_model->setTable(careerTable(m_career),
                          [league](const QUuid &team) { return league->badgeOf(team); });
        m_ui->competitions->show(m_model);
        m_ui->goals->ledger()->show(m_career.goals);
        m_ui->ledger->ledger()->show(m_career.discipline);
        m_ui->stack->setCurrentWidget(m_ui->content);
    }
    host().commands().refresh();
}

QString PlayerPage::summary() const
{
    QStringList teams;
    QStringList out;
    for (const CareerLine &line : m_career.lines) {
        if (!teams.contains(line.teamName))
            teams << line.teamName;
        if (line.isOut)
            out << line.competitionName;
    }
    QString text = teams.join(QStringLiteral(" · "));
    if (!out.isEmpty())
        text += (text.isEmpty() ? QString() : QStringLiteral(". ")) +
                tr("Misses the next match in: %1.").arg(out.join(QStringLiteral(", ")));
    return text;
}

const CareerLine *PlayerPage::chosen() const
{
    const int row = m_ui->competitions->currentIndex().row();
    return row >= 0 && row < static_cast<int>(m_career.lines.size())
               ? &m_career.lines[static_cast<std::size_t>(row)]
               : nullptr;
}

void PlayerPage::goToSquad()
{
    const CareerLine *line = chosen() != nullptr      ? chosen()
                             : m_career.lines.empty() ? nullptr
                                                      : &m_career.lines.back();
    const QUuid player = m_player;
    // Several teams may have the player: first the team, then the player in it.
    if (line != nullptr)
        host().go(PageKind::Teams, {}, line->team);
    host().go(PageKind::Teams, {}, player);
}

bool PlayerPage::canMove()
{
    OpenLeague *league = host().league();
    return league != nullptr && !league->league().isReadOnly() && !m_career.name.isEmpty();
}

void PlayerPage::transfer()
{
    League &league = host().league()->league();
    const auto teams = league.teams().all();
    if (!teams)
        return host().notify(teams.error());
    for (const Team &team : *teams) {
        const auto list = league.teams().squad(team.id);
        const int place = list && *list ? (*list)->squad.indexOf(m_player) : -1;
        if (place < 0)
            continue;
        TransferDialog dialog(league, team, (*list)->squad.entries[static_cast<std::size_t>(place)],
                              window());
        if (dialog.exec() == QDialog::Accepted)
            host().notify(translated(*dialog.made()));
        return;
    }
    host().refuse(tr("%1 is on no team's list of players: choose the team under Teams and Players.")
                      .arg(m_career.name));
}

void PlayerPage::goToAvailability()
{
    const CareerLine *line = chosen() != nullptr ? chosen() : &m_career.lines.back();
    const QUuid competition = line->competition;
    const QUuid player = m_player;
    host().go(PageKind::Availability, competition, line->team);
    host().go(PageKind::Availability, competition, player);
}

} // namespace touchline
