// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/availability/availability_page.h"

#include "core/play/changes/organiser_decision.h"
#include "forms/dialogs/match/decision_dialog.h"
#include "forms/pages/availability/availability_view.h"
#include "forms/pages/teams/team_rulings.h"
#include "forms/print/picture_commands.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/empty_state.h"
#include "forms/widgets/ledger_view.h"
#include "models/league/league_competitions.h"
#include "models/league/players/listed_players.h"
#include "models/views/availability/availability_model.h"
#include "models/views/translated.h"
#include "ui_availability_page.h"

#include <QMenu>
#include <QPushButton>

namespace touchline {

namespace {

/// In characters: a narrower page shows the ledger below the list.
constexpr int charactersForTwo = 130;

ListLine rowLine(const AvailabilityModel &model, int row, const BadgeOf &badgeOf)
{
    const auto text = [&](int column) { return model.index(row, column).data().toString(); };
    const AvailabilityRow &one = *model.rowAt(row);
    ListLine line;
    line.cells.resize(AvailabilityModel::columns);
    for (int column = 0; column < AvailabilityModel::columns; ++column)
        line.cells[static_cast<std::size_t>(column)].text = text(column);
    line.cells[AvailabilityModel::TeamColumn].kit =
        badgeOf(model.index(row, 0).data(AvailabilityModel::TeamRole).toUuid());
    line.cells[AvailabilityModel::PlayerColumn].isStrong = one.standing == Standing::Out;
    line.cells[AvailabilityModel::MarkColumn] = {{}, {}, one.marks};
    line.cells[AvailabilityModel::UntilColumn].isAside = one.standing != Standing::Out;
    return line;
}

} // namespace

AvailabilityPage::AvailabilityPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::AvailabilityPage>())
    , m_showAllTeams(new QAction(tr("Show All Teams"), this))
    , m_clearSearch(new QAction(tr("Show All Players Again"), this))
{
    m_ui->setupUi(this);
    setFocusProxy(m_ui->players);
    dressTitle(m_ui->title);
    Theme::setType(m_ui->playerName, Theme::Type::Heading);
    Theme::setType(m_ui->ledgerTitle, Theme::Type::Caption);
    m_ui->split->setStretchFactor(0, 2);
    m_ui->split->setStretchFactor(1, 1);
    m_ui->players->setKits([this](const QUuid &team) { return badgeOf(team); });
    m_ui->players->players()->setListed([this](int team) { return listed(team); });
    connectFilters();
    connect(m_ui->players, &AvailabilityView::choiceChanged, this, &AvailabilityPage::showChoice);
    connect(m_ui->players, &QWidget::customContextMenuRequested, this, &AvailabilityPage::showMenu);
    bind(m_ui->lift, CommandId::LiftBan);
    bind(m_ui->extend, CommandId::ExtendBan);
    bind(m_ui->ban, CommandId::AddBan);
    connect(m_ui->paid, &QPushButton::clicked, this, &AvailabilityPage::markPaid);
    offerCommands();
    setTextColour(m_ui->idle, ColourRole::Warning);
}

void AvailabilityPage::connectFilters()
{
    const auto add = [this](const QString &text, AvailabilityScope scope) {
        m_ui->scope->addItem(text, static_cast<int>(scope));
    };
    add(tr("Next matches"), AvailabilityScope::NextMatches);
    add(tr("All teams"), AvailabilityScope::AllTeams);
    add(tr("All players"), AvailabilityScope::Everybody);
    add(tr("Played while suspended"), AvailabilityScope::Fielded);
    add(tr("Fines"), AvailabilityScope::Fines);
    connect(m_ui->scope, &QComboBox::currentIndexChanged, this, [this] {
        const auto scope = static_cast<AvailabilityScope>(m_ui->scope->currentData().toInt());
        m_ui->players->rearrange([scope](AvailabilityModel &model) { model.setScope(scope); });
        showList();
    });
    connect(m_ui->search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_ui->players->rearrange([&text](AvailabilityModel &model) { model.setFilter(text); });
        showList();
    });
    connect(m_ui->search, &QLineEdit::returnPressed, m_ui->players, qOverload<>(&QWidget::setFocus));
    connect(m_showAllTeams, &QAction::triggered, this, [this] { setScope(AvailabilityScope::AllTeams); });
    connect(m_clearSearch, &QAction::triggered, m_ui->search, &QLineEdit::clear);
}

void AvailabilityPage::bind(QPushButton *button, CommandId id)
{
    QAction *action = host().commands().action(id);
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, [button, action] { button->setEnabled(action->isEnabled()); });
}

void AvailabilityPage::offerCommands()
{
    CommandSet &commands = host().commands();
    offerPictures(
        *this, host(),
        {[this] { return state() != nullptr && m_ui->players->players()->rowCount() > 0; },
         [this] {
             return listPicture(availabilityPaper(paperTitle(), *m_ui->players->players(),
                                                  [this](const QUuid &team) { return badgeOf(team); }));
         },
         [this] {
             return QStringLiteral("%1\n\n%2").arg(paperTitle(), m_ui->players->players()->plainText());
         },
         [this] { return tr("%1, who may play", "name of a file").arg(state()->name()); }});
    offerFind(m_ui->search);
    commands.offer(
        CommandId::AddBan, this, [this] { decide(Decision::Kind::Added); }, [this] { return mayDecide(); });
    commands.offer(
        CommandId::ExtendBan, this, [this] { decide(Decision::Kind::Extended); },
        [this] { return m_canExtend && mayDecide(); });
    commands.offer(
        CommandId::LiftBan, this, [this] { decide(Decision::Kind::Lifted); },
        [this] { return m_canLift && mayDecide(); });
    commands.offer(
        CommandId::ShowFines, this, [this] { setScope(AvailabilityScope::Fines); },
        [this] { return state() != nullptr; });
    offerTeamRuling(host(), *this, [this] {
        const AvailabilityRow *row = m_ui->players->chosen();
        return state() == nullptr ? RuledTeam{}
                                  : RuledTeam{{state()}, row == nullptr ? QUuid() : row->teamId};
    });
}

bool AvailabilityPage::mayDecide()
{
    return state() != nullptr && state()->discipline() != nullptr && host().league() != nullptr &&
           !host().league()->league().isReadOnly();
}

void AvailabilityPage::setScope(AvailabilityScope scope)
{
    m_ui->scope->setCurrentIndex(m_ui->scope->findData(static_cast<int>(scope)));
}

void AvailabilityPage::refresh()
{
    const bool isOther = m_shown != competition();
    m_shown = competition();
    // Before the filters change: who is chosen in the list is told of as a player of state().
    m_ui->players->rearrange([this](AvailabilityModel &model) { model.setState(state()); });
    if (isOther) {
        m_ui->search->clear();
        setScope(AvailabilityScope::NextMatches);
        m_ui->players->chooseFirst();
    }
    showList();
}

void AvailabilityPage::showList()
{
    const AvailabilityModel *model = m_ui->players->players();
    const bool isEmpty = model->rowCount() == 0;
    const bool hasRules = state() != nullptr && state()->discipline() != nullptr;
    m_ui->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_ui->empty)
                                          : static_cast<QWidget *>(m_ui->split));
    for (QWidget *filter : std::initializer_list<QWidget *>{m_ui->scopeLabel, m_ui->scope, m_ui->search})
        filter->setVisible(hasRules);
    m_ui->summary->setVisible(!isEmpty);
    m_ui->summary->setText(model->summary());
    m_ui->idle->setVisible(!model->list().decisionsWithoutEffect.isEmpty());
    m_ui->idle->setText(tr("No longer in effect after a correction: %1")
                            .arg(model->list().decisionsWithoutEffect.join(QStringLiteral("; "))));
    if (isEmpty)
        showWhyEmpty();
    showChoice();
}

void AvailabilityPage::showWhyEmpty()
{
    CommandSet &commands = host().commands();
    if (state() == nullptr)
        m_ui->empty->setMessage({});
    else if (!state()->rules)
        m_ui->empty->setMessage(translated(state()->rules.error()),
                                commands.action(goTo(PageKind::Fixtures)));
    else if (state()->discipline() == nullptr)
        m_ui->empty->setMessage(
            tr("In this game cards and injuries don't carry over to the next match: all players "
               "are always available."),
            commands.action(goTo(PageKind::Fixtures)));
    else if (!m_ui->search->text().isEmpty())
        m_ui->empty->setMessage(tr("No player with that name is out or at risk."), m_clearSearch);
    else if (m_ui->players->players()->scope() == AvailabilityScope::Fielded)
        m_ui->empty->setMessage(tr("No player took part although suspended or injured."), m_showAllTeams);
    else if (showsFines())
        m_ui->empty->setMessage(state()->discipline()->fines
                                    ? tr("No fines so far.")
                                    : tr("The rules of this competition have no fines. Set amounts in "
                                         "Competition > Competition Rules, under Own Cards."),
                                m_showAllTeams);
    else if (m_ui->players->players()->scope() == AvailabilityScope::NextMatches)
        m_ui->empty->setMessage(state()->isOver() ? tr("The competition is over.")
                                                  : tr("No match can be played at the moment."),
                                m_showAllTeams);
    else
        m_ui->empty->setMessage(tr("No players are out or at risk."),
                                commands.action(goTo(PageKind::Fixtures)));
}

void AvailabilityPage::showChoice()
{
    const AvailabilityRow *row = m_ui->players->chosen();
    const auto canChange = [&](Decision::Kind kind) {
        return row != nullptr && !row->player.isNull() && state() != nullptr &&
               state()->discipline() != nullptr &&
               canChangeBan(kind, state()->competition, state()->now, row->team, row->player,
                            *state()->discipline());
    };
    m_canExtend = canChange(Decision::Kind::Extended);
    m_canLift = m_canExtend || canChange(Decision::Kind::Lifted);
    m_ui->ledgerTitle->setVisible(row != nullptr);
    if (row == nullptr || state() == nullptr) {
        m_ui->playerName->setText(tr("No player selected"));
        m_ui->playerStanding->setText(
            tr("Select a player to see their cards, injuries and bans, match by match."));
        m_ui->ledger->ledger()->show({});
    } else {
        const QString team = state()->competition.entrant(row->team).name;
        m_ui->playerName->setText(row->name.isEmpty() ? team
                                                      : QStringLiteral("%1 (%2)").arg(row->name, team));
        QString standing = tr("May play.");
        if (row->standing == Standing::Out)
            standing = tr("Misses %1: %2.", "this match, 2 matches, ...").arg(row->until, row->whyText());
        else if (row->standing == Standing::Free && !row->why.isEmpty())
            standing = tr("Not eligible: %1.").arg(row->whyText());
        else if (row->standing == Standing::AtRisk)
            standing = tr("May play; %1.").arg(row->whyText());
        else if (row->standing == Standing::Fielded)
            standing =
                row->until.isEmpty()
                    ? tr("Took part although out: %1.").arg(row->whyText())
                    : tr("Took part although out: %1. By the rules: %2.").arg(row->whyText(), row->until);
        else if (row->standing == Standing::Fined)
            standing = QStringLiteral("%1: %2").arg(row->whyText(), row->until);
        else if (row->standing == Standing::Lapsed)
            standing = tr("No matches left to miss: %1.").arg(row->whyText());
        m_ui->playerStanding->setText(standing);
        m_ui->ledger->ledger()->show(playerLedger(*state(), row->team, row->player));
        m_ui->ledgerTitle->setText(m_ui->ledger->ledger()->rowCount() == 0
                                       ? tr("No cards, no injuries, no decisions")
                                       : tr("&Cards, injuries, decisions"));
    }
    showFine(row);
    host().commands().refresh();
}

bool AvailabilityPage::showsFines() const
{
    return m_ui->players->players()->scope() == AvailabilityScope::Fines;
}

void AvailabilityPage::showFine(const AvailabilityRow *row)
{
    for (QPushButton *button : {m_ui->lift, m_ui->extend, m_ui->ban})
        button->setVisible(!showsFines());
    m_ui->paid->setVisible(showsFines());
    const bool isFine = row != nullptr && row->fine;
    m_ui->paid->setEnabled(isFine && mayDecide());
    m_ui->paid->setText(isFine && row->fine->isPaid ? tr("Mark as Not &Paid") : tr("Mark as &Paid"));
}

void AvailabilityPage::markPaid()
{
    const AvailabilityRow *row = m_ui->players->chosen();
    if (row == nullptr || !row->fine || !mayDecide())
        return;
    const Fine fine = *row->fine;
    const bool isPaid = !fine.isPaid;
    const auto entry = host().league()->league().competitions().update(
        competition(), finePaidTitle(state()->competition, {fine}, isPaid),
        [&](Competition &present) { return setFinePaid(present, fine, isPaid, QDate::currentDate()); });
    if (!entry)
        host().notify(entry.error());
}

void AvailabilityPage::showMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (showsFines())
        menu->addAction(m_ui->paid->text(), this, &AvailabilityPage::markPaid)
            ->setEnabled(m_ui->paid->isEnabled());
    else
        for (const CommandId id : {CommandId::LiftBan, CommandId::ExtendBan, CommandId::AddBan})
            menu->addAction(host().commands().action(id));
    menu->addAction(host().commands().action(CommandId::RuleOnTeam));
    menu->addSeparator();
    const auto arrange = [this, menu](const QString &text, int column) {
        QAction *action = menu->addAction(text, this, [this, column] { m_ui->players->arrangeBy(column); });
        action->setCheckable(true);
        action->setChecked(m_ui->players->arrangedBy() == column);
    };
    arrange(tr("&Out First"), -1);
    arrange(tr("By &Team"), AvailabilityModel::TeamColumn);
    arrange(tr("By P&layer"), AvailabilityModel::PlayerColumn);
    menu->addSeparator();
    for (const CommandId id : {CommandId::Print, CommandId::ExportPicture, CommandId::CopyText})
        menu->addAction(host().commands().action(id));
    menu->popup(m_ui->players->viewport()->mapToGlobal(place));
}

QString AvailabilityPage::paperTitle() const
{
    return QStringLiteral("%1: %2").arg(state()->name(), m_ui->title->text());
}

Badge AvailabilityPage::badgeOf(const QUuid &team)
{
    OpenLeague *league = host().league();
    return league == nullptr ? Badge{} : league->badgeOf(team);
}

std::vector<Person> AvailabilityPage::listed(int team)
{
    OpenLeague *league = host().league();
    if (league == nullptr || state() == nullptr)
        return {};
    auto players = listedFor(league->league(), state()->competition.entrant(team).id, competition());
    if (players)
        return std::move(*players);
    host().notify(players.error());
    return {};
}

void AvailabilityPage::decide(Decision::Kind kind)
{
    const AvailabilityRow *row = m_ui->players->chosen();
    auto *dialog = new DecisionDialog(
        state(), kind, row == nullptr ? 0 : row->team, row == nullptr ? QUuid() : row->player,
        [this](int team, const Decision &decision) { return enter(team, decision); }, this,
        [this](int team) { return listed(team); });
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

Result<void> AvailabilityPage::enter(int team, const Decision &decision)
{
    const CompetitionStatePtr shown = state();
    const auto entry = host().league()->league().competitions().update(
        competition(), decisionTitle(shown->competition, team, decision), [&](Competition &present) {
            return enterDecision(present, decisionNow(present, team, decision, *shown->discipline()),
                                 *shown->discipline());
        });
    TOUCHLINE_TRY(entry);
    return {};
}

void AvailabilityPage::focusOn(const QUuid &subject)
{
    if (state() == nullptr)
        return;
    setScope(AvailabilityScope::Everybody);
    m_ui->search->clear();
    m_ui->players->setFocus();
    if (m_ui->players->goTo(subject, {}))
        return;
    // Who plays for several teams is meant in the one that is chosen.
    const QUuid chosen = m_ui->players->currentIndex().data(AvailabilityModel::TeamRole).toUuid();
    if (m_ui->players->goTo(chosen, subject))
        return;
    for (const Entrant &entrant : state()->competition.definition().entrants)
        if (m_ui->players->goTo(entrant.id, subject))
            return;
}

void AvailabilityPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool isWide = width() > fontMetrics().averageCharWidth() * charactersForTwo;
    m_ui->split->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
    m_ui->panelColumn->setContentsMargins(isWide ? spacing::groups : 0, isWide ? 0 : spacing::related, 0, 0);
}

ListContent availabilityPaper(const QString &title, const AvailabilityModel &model, const BadgeOf &badgeOf)
{
    ListContent content;
    content.title = title;
    content.wide = AvailabilityModel::WhyColumn;
    for (int column = 0; column < AvailabilityModel::columns; ++column)
        content.headings << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    content.lines.reserve(static_cast<std::size_t>(model.rowCount()));
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex first = model.index(row, AvailabilityModel::TeamColumn);
        if (model.rowAt(row) != nullptr)
            content.lines.push_back(rowLine(model, row, badgeOf));
        else if (model.isHeading(row))
            content.lines.push_back(
                {ListLine::Kind::Heading,
                 {{first.data().toString()}, {first.data(AvailabilityModel::CaptionRole).toString()}}});
        else
            content.lines.push_back({ListLine::Kind::Note, {{first.data().toString()}}});
    }
    return content;
}

} // namespace touchline
