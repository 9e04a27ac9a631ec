// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/teams_page.h"

#include "core/base/search_key.h"
#include "core/games/registry.h"
#include "core/teams/historic_teams.h"
#include "forms/dialogs/teams/card_dialog.h"
#include "forms/dialogs/teams/new_team_dialog.h"
#include "forms/pages/teams/squad_panel.h"
#include "forms/pages/teams/team_rulings.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/club_form.h"
#include "forms/widgets/empty_state.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/tab_order.h"
#include "models/views/name_order.h"
#include "models/views/teams/card_face.h"
#include "models/views/teams/club_card.h"
#include "models/views/teams/team_model.h"
#include "models/views/translated.h"

#include "models/league/league_teams.h"
#include "ui_teams_page.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSortFilterProxyModel>

namespace touchline {

namespace {

/// The list of teams is this wide at least to show codes, and confederations too, in letters of the body
/// font.
constexpr int roomForCodes = 48;
constexpr int roomForConferences = 62;
/// Shares of the page.
constexpr int listShare = 2;
constexpr int teamShare = 3;

/// How the card of a club and its squad have come apart; empty where they have not.
QString cardNote(const TeamDocument &card, const Game &game, const Squad &squad)
{
    constexpr int mostNames = 6;
    QStringList names = leftOff(card, game, squad);
    if (names.size() > mostNames) {
        names.resize(mostNames);
        names << QStringLiteral("…");
    }
    QStringList sentences;
    if (game.teamDocuments()->isBehind(card, squad))
        sentences << TeamsPage::tr("The squad has changed since this card was made.");
    if (!names.isEmpty())
        sentences << TeamsPage::tr("Not on this card: %1.").arg(names.join(QStringLiteral(", ")));
    return sentences.join(u' ');
}

/// Shows by which column the list is sorted.
class SortHeader : public FlatHeader
{
public:
    using FlatHeader::FlatHeader;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        FlatHeader::paintSection(painter, rect, section);
        if (section != sortIndicatorSection())
            return;
        const qreal half = spacing::inside;
        const bool isRising = sortIndicatorOrder() == Qt::AscendingOrder;
        const qreal tip = rect.top() + (isRising ? 1 : half);
        const qreal base = rect.top() + (isRising ? half : 1);
        const qreal middle = rect.center().x();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour(ColourRole::Secondary));
        painter->drawPolygon(QPolygonF{{middle - half, base}, {middle, tip}, {middle + half, base}});
        painter->restore();
    }
};

} // namespace

TeamsPage::TeamsPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::TeamsPage>())
    , m_model(new TeamModel(this))
    , m_rows(new NameSortModel(this))
    , m_squad(new SquadPanel(host, this))
    , m_empty(new EmptyState(this))
{
    m_ui->setupUi(this);
    setFocusProxy(m_ui->teams);
    dressTitle(m_ui->title);
    Theme::setType(m_ui->teamName, Theme::Type::Heading);
    Theme::setType(m_ui->teamFacts, Theme::Type::Caption);
    Theme::setType(m_ui->noCard, Theme::Type::Heading);
    Theme::setType(m_ui->cardNote, Theme::Type::Caption);
    m_ui->playersColumn->addWidget(m_squad);
    m_ui->column->addWidget(m_empty, 1);
    m_ui->nobody->hide();
    m_ui->splitter->setStretchFactor(0, listShare);
    m_ui->splitter->setStretchFactor(1, teamShare);
    buildList();
    offerCommands();
    connect(m_ui->filter, &QLineEdit::textChanged, this, &TeamsPage::filter);
    connect(m_ui->sheets, &QTabWidget::currentChanged, this, [this] {
        showClub();
        showCard();
    });
    listCardGames();
    connect(m_ui->makeCard, &QPushButton::clicked, this, &TeamsPage::makeCard);
    connect(m_ui->enterPlayers, &QPushButton::clicked, this, &TeamsPage::enterPlayers);
    connect(m_ui->form, &TeamForm::edited, this, &TeamsPage::changeTeam);
    connect(m_ui->club, &ClubForm::edited, this, &TeamsPage::changeClub);
    tabAsRead(*this);
    // Which columns there is room for.
    m_ui->teams->installEventFilter(this);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (isVisible())
            showTeam();
    });
}

void TeamsPage::listCardGames()
{
    for (const Game *game : allGames())
        if (game->teamDocuments() != nullptr)
            m_ui->cardGame->addItem(QString::fromUtf8(game->info().title),
                                    QString::fromUtf8(game->info().id));
    m_ui->cardGame->setVisible(m_ui->cardGame->count() > 1);
    connect(m_ui->cardGame, &QComboBox::activated, this, [this] {
        if (const auto game = findGame(m_ui->cardGame->currentData().toString()))
            m_cardGame = *game;
        showCard();
    });
}

void TeamsPage::buildList()
{
    m_rows->setSourceModel(m_model);
    m_rows->setSortRole(TeamModel::SortRole);
    m_rows->setFilterRole(TeamModel::FilterRole);
    m_ui->teams->setModel(m_rows);
    auto *header = new SortHeader(this);
    m_ui->teams->setHeader(header);
    header->setSectionsClickable(true);
    header->setStretchLastSection(false);
    m_ui->teams->setItemDelegate(new TeamDelegate(TeamModel::TeamColumn, TeamModel::KitRole, {}, this));
    m_ui->teams->setSortingEnabled(true);
    m_ui->teams->sortByColumn(TeamModel::TeamColumn, Qt::AscendingOrder);
    m_ui->teams->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_ui->teams->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_ui->teams->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) {
                if (now.isValid() && !m_isTaking)
                    choose(now.data(TeamModel::IdRole).toUuid());
            });
}

void TeamsPage::offerCommands()
{
    offerFind(m_ui->filter);
    CommandSet &commands = host().commands();
    commands.offer(
        CommandId::NewTeam, this, [this] { makeTeam(); }, [this] { return isEditable(); });
    commands.offer(
        CommandId::DeleteTeam, this, [this] { deleteTeam(); },
        [this] { return isEditable() && !m_team.isNull(); });
    commands.offer(
        CommandId::MakeCard, this, [this] { makeCard(); }, [this] { return isEditable() && canHaveCard(); });
    commands.offer(
        CommandId::RuleOnTeam, this, [this] { ruleOnTeam(); },
        [this] { return isEditable() && !m_team.isNull(); });
    m_ui->newTeam->setDefaultAction(commands.action(CommandId::NewTeam));
    m_ui->deleteTeam->setDefaultAction(commands.action(CommandId::DeleteTeam));
    for (QToolButton *button : {m_ui->newTeam, m_ui->deleteTeam}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        m_ui->teams->addAction(button->defaultAction());
    }
    m_ui->teams->addAction(commands.action(CommandId::MakeCard));
    m_ui->teams->addAction(commands.action(CommandId::RuleOnTeam));
}

bool TeamsPage::isEditable()
{
    const OpenLeague *league = host().league();
    return league != nullptr && !league->league().isReadOnly();
}

void TeamsPage::refresh()
{
    OpenLeague *league = host().league();
    const int scroll = m_ui->teams->verticalScrollBar()->value();
    const QUuid team = m_team;
    // A reset chooses nothing; the team that was shown is chosen again below.
    m_isTaking = true;
    if (auto taken = m_model->take(league); !taken)
        host().notify(taken.error());
    const bool isEmpty = m_model->rowCount() == 0;
    m_ui->splitter->setVisible(!isEmpty);
    m_ui->newTeam->setVisible(!isEmpty);
    m_ui->deleteTeam->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    if (isEmpty)
        m_empty->setMessage(tr("This league has no teams yet."),
                            host().commands().action(CommandId::NewTeam));
    setWidths();
    const QModelIndex first = m_rows->index(0, 0);
    const int row = m_model->rowOf(team);
    m_team = row >= 0 ? team : first.data(TeamModel::IdRole).toUuid();
    const QModelIndex shown = m_rows->mapFromSource(m_model->index(m_model->rowOf(m_team), 0));
    if (shown.isValid() && shown.row() != m_ui->teams->currentIndex().row())
        m_ui->teams->setCurrentIndex(shown);
    m_isTaking = false;
    m_ui->teams->verticalScrollBar()->setValue(scroll);
    showTeam();
}

void TeamsPage::focusOn(const QUuid &subject)
{
    if (m_model->rowOf(subject) < 0) {
        m_ui->sheets->setCurrentWidget(m_ui->playersSheet);
        static_cast<void>(m_squad->goTo(subject));
        return;
    }
    if (!m_rows->mapFromSource(m_model->index(m_model->rowOf(subject), 0)).isValid())
        m_ui->filter->clear();
    const QModelIndex row = m_rows->mapFromSource(m_model->index(m_model->rowOf(subject), 0));
    m_ui->teams->setCurrentIndex(row);
    m_ui->teams->scrollTo(row, QAbstractItemView::PositionAtCenter);
    m_ui->teams->setFocus();
}

void TeamsPage::filter(const QString &text)
{
    m_rows->setFilterFixedString(searchKey(text));
    m_ui->nobody->setVisible(m_rows->rowCount() == 0);
    if (m_rows->rowCount() > 0 && !m_ui->teams->currentIndex().isValid())
        m_ui->teams->setCurrentIndex(m_rows->index(0, 0));
}

void TeamsPage::choose(const QUuid &team)
{
    if (team == m_team)
        return;
    m_team = team;
    showTeam();
    host().commands().refresh();
}

void TeamsPage::showTeam()
{
    OpenLeague *league = host().league();
    const Team *kept = league == nullptr ? nullptr : league->team(m_team);
    m_ui->right->setVisible(kept != nullptr);
    if (kept == nullptr)
        return;
    const int side = 2 * m_ui->teamName->fontMetrics().height();
    m_ui->shirt->setPixmap(kitChip(league->badgeOf(m_team), side, devicePixelRatioF()));
    m_ui->teamName->setText(kept->displayName());
    QStringList facts;
    for (const QString &fact : {kept->code, kept->conference, kept->manager})
        if (!fact.isEmpty())
            facts << fact;
    m_ui->teamFacts->setText(facts.join(QStringLiteral(" · ")));
    m_ui->teamFacts->setVisible(!facts.isEmpty());
    const auto refused = m_refused.constFind(m_team);
    m_ui->form->setTeam(refused == m_refused.constEnd() ? *kept : refused->team);
    m_ui->form->showProblem(refused == m_refused.constEnd() ? QString() : refused->reason);
    m_ui->form->setReadOnly(!isEditable());
    m_squad->show(m_team, m_model->listsOf(m_team));
    showClub();
    showCard();
}

void TeamsPage::showClub()
{
    OpenLeague *league = host().league();
    if (league == nullptr || m_ui->sheets->currentWidget() != m_ui->clubSheet)
        return;
    LeagueTeams teams = league->league().teams();
    const auto club = teams.club(m_team);
    if (!club)
        host().notify(club.error());
    const auto refused = m_refusedClubs.constFind(m_team);
    const bool isRefused = refused != m_refusedClubs.constEnd();
    m_ui->club->setClub(isRefused ? refused->club : club.value_or(Club{m_team, {}, {}, {}, {}, {}}),
                        teams.checkMayReadContacts().has_value());
    m_ui->club->showProblem(isRefused ? refused->reason : QString());
    m_ui->club->setReadOnly(!isEditable() || !club);
}

void TeamsPage::showCard()
{
    OpenLeague *league = host().league();
    if (league == nullptr || m_ui->sheets->currentWidget() != m_ui->cardSheet)
        return;
    m_ui->cardGame->setCurrentIndex(m_ui->cardGame->findData(QString::fromUtf8(shownGame().info().id)));
    const auto card = cardOf(*league, m_team, shownGame());
    const bool hasCard = card && *card != nullptr;
    m_ui->card->setVisible(hasCard);
    m_ui->noCard->setVisible(!hasCard);
    showCardActions(hasCard ? card->get() : nullptr);
    if (!card)
        m_ui->noCard->setText(translated(card.error()));
    else if (hasCard)
        m_ui->card->show(CardFace::of(shownGame().teamDocuments()->view(**card)));
}

void TeamsPage::showCardActions(const TeamDocument *card)
{
    const bool isPossible = isEditable() && canHaveCard();
    const auto squad = squadForCard(host().league()->league(), m_team);
    const bool needsPlayers = isPossible && squad && squad->entries.empty();
    const QString game = QString::fromUtf8(shownGame().info().title);
    m_ui->makeCard->setVisible(isPossible && !needsPlayers);
    m_ui->makeCard->setText(card != nullptr ? tr("Edi&t Card…") : tr("Ma&ke Card…"));
    m_ui->enterPlayers->setVisible(needsPlayers);
    m_ui->cardColumn->setAlignment(m_ui->cardActions, card != nullptr ? Qt::AlignLeft : Qt::AlignHCenter);
    m_ui->noCard->setText(
        needsPlayers ? tr("This team has no card for %1. To make one, first enter its players.").arg(game)
                     : tr("This team has no card for %1.").arg(game));
    const QString note =
        card != nullptr && squad && canHaveCard() ? cardNote(*card, shownGame(), *squad) : QString();
    m_ui->cardNote->setText(note);
    m_ui->cardNote->setVisible(!note.isEmpty());
}

const Game &TeamsPage::shownGame()
{
    return m_cardGame != nullptr ? *m_cardGame : cardGame(host().league(), {});
}

bool TeamsPage::canHaveCard()
{
    OpenLeague *league = host().league();
    const Team *team = league == nullptr ? nullptr : league->team(m_team);
    return team != nullptr && !isHistoric(*team);
}

void TeamsPage::makeCard()
{
    OpenLeague *league = host().league();
    const Team *kept = league == nullptr ? nullptr : league->team(m_team);
    if (kept == nullptr)
        return;
    // The list of teams may change while the dialog is open.
    const Team team = *kept;
    const auto squad = squadForCard(league->league(), team.id);
    if (!squad) {
        host().notify(squad.error());
        return;
    }
    m_ui->sheets->setCurrentWidget(m_ui->cardSheet);
    if (squad->entries.empty()) {
        m_ui->enterPlayers->setFocus();
        return;
    }
    // One that cannot be read is replaced.
    const TeamDocumentPtr card = ownDocument(league->league(), team, shownGame()).value_or(TeamDocumentPtr());
    CardDialog(league->league(), shownGame(), team, *squad, card, this).exec();
}

void TeamsPage::enterPlayers()
{
    m_ui->sheets->setCurrentWidget(m_ui->playersSheet);
    m_squad->addPlayer();
}

void TeamsPage::changeTeam(const Team &team)
{
    OpenLeague *league = host().league();
    const Team *kept = league == nullptr ? nullptr : league->team(team.id);
    if (kept == nullptr)
        return;
    if (*kept == team) {
        m_refused.remove(team.id);
        m_ui->form->showProblem({});
        return;
    }
    QString reason;
    if (team.name.isEmpty())
        reason = tr("A team needs a name. The last one is kept until you enter another.");
    else if (const auto entry = league->league().teams().change(team); !entry)
        reason = translated(entry.error());
    if (reason.isEmpty())
        m_refused.remove(team.id);
    else
        m_refused.insert(team.id, {team, reason});
    m_ui->form->showProblem(reason);
}

void TeamsPage::changeClub(const Club &club)
{
    OpenLeague *league = host().league();
    if (league == nullptr)
        return;
    LeagueTeams teams = league->league().teams();
    QString reason;
    if (const auto now = teams.club(club.team); !now || *now != club)
        if (const auto entry = teams.setClub(club); !entry)
            reason = translated(entry.error());
    if (reason.isEmpty())
        m_refusedClubs.remove(club.team);
    else
        m_refusedClubs.insert(club.team, {club, reason});
    m_ui->club->showProblem(reason);
}

void TeamsPage::makeTeam()
{
    NewTeamDialog dialog(host().league()->league(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QUuid made = dialog.made();
    // The list takes it in with the next events.
    QMetaObject::invokeMethod(
        this,
        [this, made] {
            focusOn(made);
            enterPlayers();
        },
        Qt::QueuedConnection);
}

void TeamsPage::ruleOnTeam()
{
    const std::vector<CompetitionStatePtr> states = competitionsOf(*host().league(), m_team);
    if (states.empty()) {
        const Team *team = host().league()->team(m_team);
        host().refuse(
            tr("%1 takes part in no competition.").arg(team == nullptr ? QString() : team->displayName()));
        return;
    }
    touchline::ruleOnTeam(host(), states, m_team, *this);
}

void TeamsPage::deleteTeam()
{
    const QModelIndex now = m_ui->teams->currentIndex();
    const QModelIndex below = now.siblingAtRow(now.row() + 1);
    const QModelIndex next = below.isValid() ? below : now.siblingAtRow(now.row() - 1);
    const QUuid then = next.data(TeamModel::IdRole).toUuid();
    const auto entry = host().league()->league().teams().remove(m_team);
    if (!entry)
        host().notify(entry.error());
    else
        m_team = then;
}

void TeamsPage::setWidths()
{
    const QFontMetrics metrics = fontMetrics();
    QHeaderView *head = m_ui->teams->header();
    const auto width = [&](TeamModel::Column column, const QString &longest) {
        const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return qMax(metrics.horizontalAdvance(title), metrics.horizontalAdvance(longest)) + spacing::groups;
    };
    head->setSectionResizeMode(QHeaderView::Fixed);
    head->setSectionResizeMode(TeamModel::TeamColumn, QHeaderView::Stretch);
    head->resizeSection(TeamModel::CodeColumn, width(TeamModel::CodeColumn, QStringLiteral("MMM-2000")));
    head->resizeSection(TeamModel::ConferenceColumn,
                        width(TeamModel::ConferenceColumn, QStringLiteral("CONMEBOL")));
    head->resizeSection(TeamModel::PlayersColumn, width(TeamModel::PlayersColumn, QStringLiteral("99")));
    const int letters = m_ui->teams->width() / metrics.averageCharWidth();
    head->setSectionHidden(TeamModel::CodeColumn, letters < roomForCodes);
    head->setSectionHidden(TeamModel::ConferenceColumn, letters < roomForConferences);
}

bool TeamsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->teams && event->type() == QEvent::Resize)
        setWidths();
    return Page::eventFilter(watched, event);
}

} // namespace touchline
