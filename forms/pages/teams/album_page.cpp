// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/album_page.h"

#include "core/games/registry.h"
#include "forms/dialogs/teams/compare_cards_dialog.h"
#include "forms/dialogs/teams/team_card_dialog.h"
#include "forms/pages/teams/small_card_delegate.h"
#include "forms/print/card_printer.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/teams/album_model.h"
#include "models/views/translated.h"

#include "ui_album_page.h"

#include <QGuiApplication>
#include <QSignalBlocker>

#include <algorithm>

namespace touchline {

namespace {

constexpr int strongestCard = 10;

/// A filter keeps what was chosen where it is still there.
void refill(QComboBox &box, const QString &any, const QStringList &all)
{
    const QSignalBlocker quiet(&box);
    const QString chosen = box.currentData().toString();
    box.clear();
    box.addItem(any, QString());
    for (const QString &one : all)
        box.addItem(one, one);
    box.setCurrentIndex(std::max(box.findData(chosen), 0));
}

} // namespace

AlbumPage::AlbumPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::AlbumPage>())
    , m_album(new AlbumModel(this))
    , m_found(new AlbumFilter(*m_album, this))
{
    m_ui->setupUi(this);
    dressTitle(m_ui->title);
    Theme::setType(m_ui->count, Theme::Type::Caption);
    m_ui->search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_ui->cards->setModel(m_found);
    m_ui->cards->setItemDelegate(new SmallCardDelegate(m_ui->cards));
    m_ui->cards->setSpacing(spacing::inside);
    for (const auto &[order, name] : {std::pair{AlbumFilter::Order::Strength, tr("Strongest first")},
                                      {AlbumFilter::Order::Name, tr("By name")},
                                      {AlbumFilter::Order::Year, tr("By year")}})
        m_ui->order->addItem(name, static_cast<int>(order));
    m_ui->strength->addItem(tr("Any strength"), 0);
    for (int least = strongestCard; least > 1; --least)
        m_ui->strength->addItem(least == strongestCard ? QString::number(least) : tr("%1 or more").arg(least),
                                least);
    m_ui->print->setIcon(icon(QStringLiteral("print")));
    listGames();
    connectFilters();
    showActions();
    offerFind(m_ui->search);
    setFocusProxy(m_ui->cards);
}

void AlbumPage::listGames()
{
    for (const Game *game : allGames())
        if (game->teamDocuments() != nullptr)
            m_ui->game->addItem(QString::fromUtf8(game->info().title), QString::fromUtf8(game->info().id));
    m_ui->game->setVisible(m_ui->game->count() > 1);
}

void AlbumPage::connectFilters()
{
    const auto whenChosen = [this](QComboBox *box, auto &&filter) {
        connect(box, &QComboBox::currentIndexChanged, this, [this, box, filter] {
            filter(box->currentData());
            showCount();
        });
    };
    whenChosen(m_ui->year, [this](const QVariant &chosen) { m_found->setYear(chosen.toInt()); });
    whenChosen(m_ui->conference,
               [this](const QVariant &chosen) { m_found->setConference(chosen.toString()); });
    whenChosen(m_ui->style, [this](const QVariant &chosen) { m_found->setStyle(chosen.toString()); });
    whenChosen(m_ui->strength, [this](const QVariant &chosen) { m_found->setStrength(chosen.toInt()); });
    whenChosen(m_ui->order, [this](const QVariant &chosen) {
        m_found->setOrder(static_cast<AlbumFilter::Order>(chosen.toInt()));
    });
    connect(m_ui->search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_found->setText(text);
        showCount();
    });
    connect(m_ui->game, &QComboBox::currentIndexChanged, this, &AlbumPage::showCards);
    connect(m_ui->everyTeam, &QCheckBox::toggled, this, &AlbumPage::showCards);
    connect(m_ui->cards, &QListView::clicked, this, &AlbumPage::open);
    connect(m_ui->cards, &QListView::activated, this, &AlbumPage::open);
    connect(m_ui->cards->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &AlbumPage::showActions);
    connect(m_ui->compare, &QPushButton::clicked, this, [this] {
        const std::vector<TeamDocumentPtr> two = chosen();
        showComparison(this, *m_album->game(), {{two.front(), two.back()}});
    });
    connect(m_ui->print, &QPushButton::clicked, this,
            [this] { printCards(this, *m_album->game(), chosen()); });
}

void AlbumPage::refresh()
{
    // The cards of the World Cups do not change with a league.
    if (m_album->game() == nullptr)
        showCards();
}

void AlbumPage::showCards()
{
    const auto game = findGame(m_ui->game->currentData().toString());
    if (!game)
        return;
    const QUuid before = subjectId();
    m_album->show(**game, m_ui->everyTeam->isChecked());
    QStringList years;
    for (int row = 0; row < m_album->rowCount(); ++row)
        if (const QString year = QString::number(m_album->team(row).year); !years.contains(year))
            years << year;
    std::sort(years.begin(), years.end(), std::greater<>());
    refill(*m_ui->year, tr("Any World Cup"), years);
    refill(*m_ui->conference, tr("Any confederation"), m_album->conferences());
    refill(*m_ui->style, tr("Any style"), m_album->styles());
    m_ui->strength->setEnabled((*game)->teamDocuments()->ranksTeams());
    m_found->setYear(m_ui->year->currentData().toInt());
    m_found->setConference(m_ui->conference->currentData().toString());
    m_found->setStyle(m_ui->style->currentData().toString());
    m_found->setStrength(m_ui->strength->isEnabled() ? m_ui->strength->currentData().toInt() : 0);
    focusOn(before);
    showCount();
}

void AlbumPage::showCount()
{
    const bool mayBeElsewhere = m_found->rowCount() == 0 && !m_ui->everyTeam->isChecked();
    m_ui->count->setText(
        mayBeElsewhere
            ? tr("None of the historic teams. Tick “Every team of every World Cup” to search them all.")
            : tr("%n cards", nullptr, m_found->rowCount()));
    if (!m_ui->cards->currentIndex().isValid() && m_found->rowCount() > 0)
        m_ui->cards->setCurrentIndex(m_found->index(0, 0));
}

std::vector<TeamDocumentPtr> AlbumPage::chosen() const
{
    std::vector<TeamDocumentPtr> cards;
    QModelIndexList all = m_ui->cards->selectionModel()->selectedIndexes();
    std::sort(all.begin(), all.end());
    for (const QModelIndex &one : all)
        cards.push_back(m_album->cards()[static_cast<std::size_t>(m_found->mapToSource(one).row())]);
    return cards;
}

void AlbumPage::showActions()
{
    const auto count = m_ui->cards->selectionModel()->selectedIndexes().size();
    m_ui->compare->setEnabled(count == 2);
    m_ui->print->setEnabled(count > 0);
}

QUuid AlbumPage::subjectId() const
{
    const QModelIndex shown = m_found->mapToSource(m_ui->cards->currentIndex());
    return shown.isValid() ? m_album->team(shown.row()).id : QUuid();
}

void AlbumPage::focusOn(const QUuid &subject)
{
    for (int row = 0; row < m_album->rowCount(); ++row)
        if (m_album->team(row).id == subject) {
            const QModelIndex found = m_found->mapFromSource(m_album->index(row, 0));
            m_ui->cards->setCurrentIndex(found);
            m_ui->cards->scrollTo(found);
        }
}

void AlbumPage::open(const QModelIndex &index)
{
    // A double click is a click, too; with Ctrl or Shift several are chosen.
    if (!index.isValid() || findChild<TeamCardDialog *>() != nullptr ||
        (QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) != 0)
        return;
    OpenLeague *league = host().league();
    const TeamCardDialog *dialog =
        showTeamCard(*m_album->game(), m_found->cards(), static_cast<std::size_t>(index.row()),
                     league == nullptr ? nullptr : &league->league(), this,
                     [this](const QString &what) { host().notify(what); });
    connect(dialog, &TeamCardDialog::shown, this, [this](std::size_t place) {
        m_ui->cards->setCurrentIndex(m_found->index(static_cast<int>(place), 0));
    });
}

} // namespace touchline
