// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/home/home_page.h"

#include "forms/help/manual_view.h"
#include "forms/pages/home/champion_card.h"
#include "forms/pages/home/competition_card.h"
#include "forms/pages/home/honours_picture.h"
#include "forms/pages/home/recent_places.h"
#include "forms/print/picture_commands.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/empty_state.h"
#include "forms/widgets/name_label.h"
#include "forms/widgets/tab_order.h"
#include "models/views/match_centre/friendly_model.h"
#include "models/views/match_centre/under_way.h"

#include "ui_home_page.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace touchline {

namespace {

/// Of matches and competitions on buttons: what fits into the smallest window.
constexpr qsizetype mostNameLetters = 60;

/// More competitions than these are found in the list at the side.
constexpr std::size_t mostCards = 12;
/// Of a wide window; each card needs so many widths of a letter.
constexpr int mostCardColumns = 3;
constexpr int lettersOfCard = 90;
/// In pixels; a page is narrower only before it is laid out.
constexpr int leastCard = 200;

} // namespace

HomePage::HomePage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::HomePage>())
    , m_empty(new EmptyState(this))
{
    m_ui->setupUi(this);
    dressTitle(m_ui->title);
    Theme::setType(m_ui->recentTitle, Theme::Type::Heading);
    Theme::setType(m_ui->recoveryTitle, Theme::Type::Heading);
    Theme::setType(m_ui->archiveTitle, Theme::Type::Heading);
    Theme::setType(m_ui->friendliesTitle, Theme::Type::Heading);
    m_ui->welcomeText->setMaximumWidth(spacing::readable);
    m_ui->recoveryText->setMaximumWidth(spacing::readable);
    m_ui->column->insertWidget(m_ui->column->indexOf(m_ui->welcome) + 1, m_empty);
    addPicture(CommandId::OpenDemonstration, tr("Watch a World Cup"), QStringLiteral("home"));
    addPicture(CommandId::NewFriendly, tr("Play a match"), QStringLiteral("match-cards"));
    addPicture(CommandId::NewLeague, tr("Run a league"), QStringLiteral("availability"));
    m_ui->pictures->addStretch();
    for (const CommandId id : {CommandId::NewFriendly, CommandId::MatchTour, CommandId::NewCompetition,
                               goTo(PageKind::Album), CommandId::OpenLeague})
        addBeginning(id);
    m_ui->scroll->viewport()->installEventFilter(this); // narrower when the bar at the side is shown
    offerChampion();
}

void HomePage::refresh()
{
    showRecovery();
    const bool hasLeague = host().league() != nullptr;
    m_ui->welcome->setVisible(!hasLeague);
    m_ui->title->setText(hasLeague ? host().league()->league().name() : QStringLiteral("Touchline"));
    if (!hasLeague)
        showWelcome();
    showFriendlies();
    showCompetitions();
    showArchive();
    tabAsRead(*this);
}

void HomePage::showFriendlies()
{
    clearLayout(*m_ui->friendlyList);
    OpenLeague *league = host().league();
    m_ui->friendlies->setVisible(league != nullptr);
    if (league == nullptr)
        return;
    const bool mayChange = !league->league().isReadOnly();
    for (const FriendlyUnderWay &one : friendliesUnderWay(*league)) {
        const QString match = shortenedName(one.name, mostNameLetters);
        const QString name =
            one.standing.isEmpty() ? match : tr("%1: %2", "match, how it stands").arg(match, one.standing);
        auto *button = new QPushButton(icon(QStringLiteral("ball")), tr("Resume"), this);
        button->setObjectName(QStringLiteral("friendlyUnderWay"));
        button->setAccessibleDescription(name);
        button->setEnabled(mayChange);
        auto *label = new NameLabel(this);
        label->setText(name);
        auto *line = new QWidget(this);
        auto *row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(spacing::related);
        row->addWidget(button);
        row->addWidget(label, 1);
        m_ui->friendlyList->addWidget(line);
        connect(button, &QPushButton::clicked, this,
                [this, id = one.id] { host().go(PageKind::Friendly, {}, id); });
    }
    QAction *begin = host().commands().action(CommandId::NewFriendly);
    auto *button = new QPushButton(begin->icon(), QString(begin->text()).remove(u'&'), this);
    button->setObjectName(QStringLiteral("newFriendly"));
    button->setToolTip(begin->toolTip());
    button->setEnabled(mayChange);
    m_ui->friendlyList->addWidget(button, 0, Qt::AlignLeft);
    connect(button, &QPushButton::clicked, begin, &QAction::trigger);
}

void HomePage::showRecovery()
{
    const QStringList places = host().leftOpen();
    m_ui->recovery->setVisible(!places.isEmpty() && host().league() == nullptr);
    clearLayout(*m_ui->recoveryPlaces);
    for (const QString &place : places)
        addPlace(m_ui->recoveryPlaces, place);
}

void HomePage::showWelcome()
{
    clearLayout(*m_ui->recent);
    const QStringList places = recentPlaces();
    m_ui->recentTitle->setVisible(!places.isEmpty());
    for (const QString &place : places)
        addPlace(m_ui->recent, place);
}

void HomePage::addBeginning(CommandId id)
{
    QAction *action = host().commands().action(id);
    auto *button = new QCommandLinkButton(action->text().remove(u'&'), action->toolTip(), this);
    button->setIcon(action->icon());
    button->setMaximumWidth(spacing::readable);
    button->setEnabled(action->isEnabled());
    connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, [button, action] { button->setEnabled(action->isEnabled()); });
    m_ui->beginnings->addWidget(button);
}

void HomePage::addPicture(CommandId id, const QString &text, const QString &picture)
{
    // Three of them fit beside each other in the smallest window.
    constexpr int letters = 21;
    const int width = letters * fontMetrics().averageCharWidth();
    QAction *action = host().commands().action(id);
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(action->toolTip());
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    // Of the whole picture nothing could be read at this size.
    const QImage whole = manualPicture(QStringLiteral("pictures/%1.png").arg(picture));
    const QRect part(whole.width() / 5, whole.height() / 12, whole.width() / 2, whole.height() / 2);
    QPixmap shown = QPixmap::fromImage(
        whole.copy(part).scaledToWidth(qRound(width * devicePixelRatioF()), Qt::SmoothTransformation));
    shown.setDevicePixelRatio(devicePixelRatioF());
    button->setIcon(shown);
    button->setIconSize(shown.deviceIndependentSize().toSize());
    button->setEnabled(action->isEnabled());
    connect(button, &QAbstractButton::clicked, action, &QAction::trigger, Qt::QueuedConnection);
    connect(action, &QAction::changed, button, [button, action] { button->setEnabled(action->isEnabled()); });
    m_ui->pictures->addWidget(button);
}

QToolButton *HomePage::placeButton(QString name, const std::function<void()> &go)
{
    // As wide as its text, which so stands below the heading: a push button has a least width, with a short
    // name in the middle of it.
    auto *button = new QToolButton(this);
    button->setText(name.replace(u'&', QLatin1String("&&")));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    // Queued: where it leads may take this page away, and a QToolButton still writes to itself after its
    // click.
    connect(button, &QToolButton::clicked, this, go, Qt::QueuedConnection);
    return button;
}

void HomePage::addPlace(QVBoxLayout *list, const QString &place)
{
    auto *button = placeButton(placeName(place), [this, place] { host().open(place); });
    button->setToolTip(QDir::toNativeSeparators(place));
    list->addWidget(button, 0, Qt::AlignLeft);
}

void HomePage::showCompetitions()
{
    std::vector<CompetitionStatePtr> states;
    if (OpenLeague *league = host().league()) {
        // The newest first: it is the one that goes on.
        const auto &lines = league->competitions();
        for (auto line = lines.rbegin(); line != lines.rend() && states.size() < mostCards; ++line) {
            if (line->isArchived)
                continue;
            const auto state = league->state(line->id);
            if (state)
                states.push_back(*state);
            else
                host().notify(state.error());
        }
        std::stable_partition(states.begin(), states.end(),
                              [](const CompetitionStatePtr &state) { return !state->isOver(); });
        // What somebody has begun stands first.
        std::stable_partition(states.begin(), states.end(), [league](const CompetitionStatePtr &state) {
            return !matchesUnderWay(*league, state->id()).empty();
        });
    }
    m_empty->setVisible(host().league() != nullptr && states.empty());
    if (states.empty()) {
        const bool isAllArchived = host().league() != nullptr && !host().league()->competitions().empty();
        m_empty->setMessage(isAllArchived ? tr("All competitions of this league are in the archive.")
                                          : tr("This league has no competitions yet."),
                            host().commands().action(CommandId::NewCompetition),
                            // A club's secretary has lists.
                            isAllArchived ? nullptr : host().commands().action(CommandId::ImportLists));
    }
    showCards(states);
}

void HomePage::showArchive()
{
    clearLayout(*m_ui->archived);
    if (OpenLeague *league = host().league())
        for (const CompetitionLine &line : league->competitions()) {
            if (!line.isArchived)
                continue;
            QToolButton *button = placeButton(shortenedName(line.name, mostNameLetters),
                                              [this, id = line.id] { host().go(PageKind::Fixtures, id); });
            button->setIcon(icon(QStringLiteral("trophy")));
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            m_ui->archived->addWidget(button, 0, Qt::AlignLeft);
        }
    m_ui->archive->setVisible(m_ui->archived->count() > 0);
}

void HomePage::showCards(const std::vector<CompetitionStatePtr> &states)
{
    std::size_t cards = 0;
    std::size_t champions = 0;
    m_shown.clear();
    m_pictured = nullptr;
    for (const CompetitionStatePtr &state : states) {
        if (const auto honours = honoursOf(*state)) {
            if (champions == m_champions.size()) {
                auto *made = new ChampionCard(host(), this);
                connect(made, &ChampionCard::pictureWanted, this, [this, made] {
                    m_pictured = made;
                    host().commands().action(CommandId::ExportPicture)->trigger();
                });
                m_champions.push_back(made);
            }
            m_champions[champions]->show(state, *honours);
            m_shown.push_back(m_champions[champions++]);
            continue;
        }
        if (cards == m_cards.size())
            m_cards.push_back(new CompetitionCard(host(), this));
        m_cards[cards]->show(state);
        m_shown.push_back(m_cards[cards++]);
    }
    for (std::size_t i = cards; i < m_cards.size(); ++i)
        m_cards[i]->hide();
    for (std::size_t i = champions; i < m_champions.size(); ++i)
        m_champions[i]->hide();
    m_columns = 0;
    placeCards();
    limitCards();
}

void HomePage::placeCards()
{
    const int room = width() / (lettersOfCard * fontMetrics().averageCharWidth());
    const int columns = std::clamp(room, 1, mostCardColumns);
    if (columns == m_columns)
        return;
    m_columns = columns;
    while (QLayoutItem *item = m_ui->competitions->takeAt(0))
        delete item;
    int row = 0;
    int column = 0;
    const auto isWhole = [this](std::size_t i) {
        return qobject_cast<ChampionCard *>(m_shown[i]) != nullptr;
    };
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        // One that would stand alone in its row has all of it.
        const bool isLast = i + 1 == m_shown.size() || isWhole(i + 1);
        const int wide = isWhole(i) ? columns : isLast && column == 0 ? columns : 1;
        if (column + wide > columns) {
            ++row;
            column = 0;
        }
        m_ui->competitions->addWidget(m_shown[i], row, column, 1, wide, Qt::AlignTop);
        m_shown[i]->show();
        column += wide;
        if (column >= columns) {
            ++row;
            column = 0;
        }
    }
    for (int i = 0; i < mostCardColumns; ++i)
        m_ui->competitions->setColumnStretch(i, i < columns ? 1 : 0);
}

void HomePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    placeCards();
    limitCards();
}

bool HomePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_ui->scroll->viewport())
        limitCards();
    return Page::eventFilter(watched, event);
}

void HomePage::limitCards()
{
    // Exactly what there is: a card that is narrower would stand in the middle, not below the title.
    const QMargins margins = m_ui->column->contentsMargins();
    const int room = m_ui->scroll->viewport()->width() - margins.left() - margins.right();
    // Those that have a row of their own would otherwise be as wide as their texts.
    for (QWidget *card : m_shown) {
        const bool isWhole = m_columns == 1 || qobject_cast<ChampionCard *>(card) != nullptr;
        card->setMaximumWidth(isWhole ? std::max(room, leastCard) : QWIDGETSIZE_MAX);
    }
}

const ChampionCard *HomePage::pictured() const
{
    if (m_pictured != nullptr)
        return m_pictured;
    for (const QWidget *card : m_shown)
        if (const auto *champion = qobject_cast<const ChampionCard *>(card))
            return champion;
    return nullptr;
}

void HomePage::offerChampion()
{
    offerPictures(
        *this, host(),
        {[this] { return pictured() != nullptr; },
         [this] {
             return honoursPicture(pictured()->state(), pictured()->honours(), [this](const QUuid &team) {
                 OpenLeague *league = host().league();
                 return league == nullptr ? Badge{} : league->badgeOf(team);
             });
         },
         [this] { return honoursText(*pictured()->state(), pictured()->honours()); },
         [this] { return tr("%1, champions", "name of a file").arg(pictured()->state()->name()); }});
}

} // namespace touchline
