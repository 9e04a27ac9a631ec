// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/availability/out_page.h"

#include "core/play/world_cup_credit.h"
#include "forms/pages/availability/availability_page.h"
#include "forms/pages/availability/availability_view.h"
#include "forms/pages/teams/team_rulings.h"
#include "forms/print/picture_commands.h"
#include "forms/widgets/empty_state.h"
#include "models/views/translated.h"

#include "ui_out_page.h"

#include <QMenu>
#include <QSignalBlocker>

#include <algorithm>

namespace touchline {

OutPage::OutPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::OutPage>())
    , m_clearSearch(new QAction(tr("Show All Players Again"), this))
    , m_goToPlayer(new QAction(tr("Cards, Injuries and &Bans"), this))
{
    m_ui->setupUi(this);
    setFocusProxy(m_ui->players);
    dressTitle(m_ui->title);
    m_ui->players->setKits([this](const QUuid &team) { return badgeOf(team); });
    connect(m_ui->day, &QDateEdit::dateChanged, this, [this] {
        m_isChosen = true;
        showDay();
    });
    connect(m_ui->earlier, &QPushButton::clicked, this, [this] {
        const auto day = std::lower_bound(m_days.begin(), m_days.end(), this->day());
        if (day != m_days.begin())
            setDay(*std::prev(day));
    });
    connect(m_ui->later, &QPushButton::clicked, this, [this] {
        const auto day = std::upper_bound(m_days.begin(), m_days.end(), this->day());
        if (day != m_days.end())
            setDay(*day);
    });
    connect(m_ui->search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_ui->players->rearrange([&text](AvailabilityModel &model) { model.setFilter(text); });
        showList();
    });
    connect(m_ui->search, &QLineEdit::returnPressed, m_ui->players, qOverload<>(&QWidget::setFocus));
    connect(m_clearSearch, &QAction::triggered, m_ui->search, &QLineEdit::clear);
    connect(m_goToPlayer, &QAction::triggered, this, &OutPage::goToPlayer);
    connect(m_ui->players, &QAbstractItemView::activated, this, &OutPage::goToPlayer);
    connect(m_ui->players, &QWidget::customContextMenuRequested, this, &OutPage::showMenu);
    offerCommands();
}

QDate OutPage::day() const
{
    return m_ui->day->date();
}

void OutPage::setDay(QDate day)
{
    m_ui->day->setDate(day);
}

void OutPage::offerCommands()
{
    offerPictures(
        *this, host(),
        {[this] { return m_ui->players->players()->rowCount() > 0; }, [this] { return picture(); },
         [this] {
             return QStringLiteral("%1\n\n%2").arg(paperTitle(), m_ui->players->players()->plainText());
         },
         [this] { return tr("Out on %1", "name of a file").arg(day().toString(Qt::ISODate)); }});
    offerFind(m_ui->search);
    offerTeamRuling(host(), *this, [this] {
        const AvailabilityRow *row = m_ui->players->chosen();
        const AvailabilitySection *section =
            m_ui->players->players()->sectionAt(m_ui->players->currentIndex().row());
        if (row == nullptr || section == nullptr)
            return RuledTeam{m_states, {}};
        RuledTeam ruled{{}, row->teamId};
        for (const CompetitionStatePtr &state : m_states)
            if (state->id() == section->competition)
                ruled.states.push_back(state);
        return ruled;
    });
}

std::vector<CompetitionStatePtr> OutPage::states()
{
    std::vector<CompetitionStatePtr> all;
    OpenLeague *league = host().league();
    if (league == nullptr)
        return all;
    for (const CompetitionLine &line : league->competitions()) {
        if (line.isArchived)
            continue;
        if (auto state = league->state(line.id))
            all.push_back(std::move(*state));
        else
            host().notify(state.error());
    }
    return all;
}

void OutPage::refresh()
{
    m_states = states();
    m_days = matchDays(m_states);
    // Until somebody chooses a day it is the next one with a match.
    if (!m_isChosen && !m_days.empty()) {
        const QSignalBlocker quiet(m_ui->day);
        setDay(usualDay(m_states, QDate::currentDate()));
    }
    showDay();
}

void OutPage::showDay()
{
    m_ui->players->rearrange(
        [this](AvailabilityModel &model) { model.setList(availabilityOnDay(m_states, day())); });
    m_ui->earlier->setEnabled(!m_days.empty() && m_days.front() < day());
    m_ui->later->setEnabled(!m_days.empty() && m_days.back() > day());
    showList();
}

void OutPage::showList()
{
    const bool isEmpty = m_ui->players->players()->rowCount() == 0;
    const bool hasDays = !m_days.empty();
    m_ui->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_ui->empty)
                                          : static_cast<QWidget *>(m_ui->players));
    for (QWidget *filter : std::initializer_list<QWidget *>{m_ui->dayLabel, m_ui->day, m_ui->earlier,
                                                            m_ui->later, m_ui->search})
        filter->setVisible(hasDays);
    m_ui->summary->setVisible(!isEmpty);
    m_ui->summary->setText(m_ui->players->players()->summary());
    if (m_states.empty())
        m_ui->empty->setMessage(tr("No competitions yet."),
                                host().commands().action(CommandId::NewCompetition));
    else if (!hasDays)
        m_ui->empty->setMessage(
            tr("No match has a date yet. See “Eligibility” for who misses the next matches."));
    else if (isEmpty && !m_ui->search->text().isEmpty())
        m_ui->empty->setMessage(tr("No player with that name is out or at risk."), m_clearSearch);
    else if (isEmpty)
        m_ui->empty->setMessage(tr("No match is played on this day."));
    host().commands().refresh();
}

void OutPage::goToPlayer()
{
    const AvailabilityRow *row = m_ui->players->chosen();
    const AvailabilitySection *section =
        m_ui->players->players()->sectionAt(m_ui->players->currentIndex().row());
    if (row != nullptr && section != nullptr)
        host().go(PageKind::Availability, section->competition, row->player);
}

void OutPage::showMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_goToPlayer->setEnabled(m_ui->players->chosen() != nullptr);
    menu->addAction(m_goToPlayer);
    menu->addAction(host().commands().action(CommandId::RuleOnTeam));
    menu->addSeparator();
    for (const CommandId id : {CommandId::Print, CommandId::ExportPicture, CommandId::CopyText})
        menu->addAction(host().commands().action(id));
    menu->popup(m_ui->players->viewport()->mapToGlobal(place));
}

Picture OutPage::picture()
{
    Picture picture = listPicture(availabilityPaper(paperTitle(), *m_ui->players->players(),
                                                    [this](const QUuid &team) { return badgeOf(team); }));
    if (std::any_of(m_states.begin(), m_states.end(),
                    [](const CompetitionStatePtr &state) { return showsWorldCupData(state->competition); }))
        picture.credit = worldCupCredit();
    return picture;
}

QString OutPage::paperTitle() const
{
    return tr("Out on %1", "a day").arg(windowLanguage().shortDate(day()));
}

Badge OutPage::badgeOf(const QUuid &team)
{
    OpenLeague *league = host().league();
    return league == nullptr ? Badge{} : league->badgeOf(team);
}

} // namespace touchline
