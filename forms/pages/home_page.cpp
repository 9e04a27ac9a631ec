// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/home_page.h"

#include "forms/frame/recent_places.h"
#include "forms/pages/competition_card.h"
#include "forms/pages/empty_state.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include "ui_home_page.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QPushButton>

#include <algorithm>

namespace touchline {

namespace {

/// More competitions than these are found in the list at the side.
constexpr std::size_t mostCards = 12;

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

HomePage::HomePage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_unique<Ui::HomePage>())
    , m_empty(new EmptyState(this))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->title, Theme::Type::Title);
    Theme::setType(m_ui->recentTitle, Theme::Type::Heading);
    Theme::setType(m_ui->recoveryTitle, Theme::Type::Heading);
    m_ui->welcomeText->setMaximumWidth(spacing::readable);
    m_ui->recoveryText->setMaximumWidth(spacing::readable);
    m_ui->column->insertWidget(m_ui->column->indexOf(m_ui->welcome) + 1, m_empty);
    for (const CommandId id : {CommandId::NewCompetition, CommandId::OpenDemonstration, CommandId::OpenLeague,
                               CommandId::NewLeague})
        addBeginning(id);
}

HomePage::~HomePage() = default;

void HomePage::refresh()
{
    showRecovery();
    const bool hasLeague = host().league() != nullptr;
    m_ui->welcome->setVisible(!hasLeague);
    m_ui->title->setText(hasLeague ? host().league()->league().name() : QStringLiteral("Touchline"));
    if (!hasLeague)
        showWelcome();
    showCompetitions();
}

void HomePage::showRecovery()
{
    const QStringList places = host().leftOpen();
    m_ui->recovery->setVisible(!places.isEmpty() && host().league() == nullptr);
    clear(m_ui->recoveryPlaces);
    for (const QString &place : places)
        addPlace(m_ui->recoveryPlaces, place);
}

void HomePage::showWelcome()
{
    clear(m_ui->recent);
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

void HomePage::addPlace(QVBoxLayout *list, const QString &place)
{
    auto *button = new QPushButton(placeName(place).replace(u'&', QLatin1String("&&")), this);
    button->setToolTip(QDir::toNativeSeparators(place));
    button->setFlat(true);
    list->addWidget(button, 0, Qt::AlignLeft);
    connect(button, &QPushButton::clicked, this, [this, place] { host().open(place); });
}

void HomePage::showCompetitions()
{
    std::vector<CompetitionStatePtr> states;
    if (OpenLeague *league = host().league()) {
        // The newest first: it is the one that goes on.
        const auto &lines = league->competitions();
        for (auto line = lines.rbegin(); line != lines.rend() && states.size() < mostCards; ++line) {
            const auto state = league->state(line->id);
            if (state)
                states.push_back(*state);
            else
                host().tell(state.error());
        }
        std::stable_partition(states.begin(), states.end(),
                              [](const CompetitionStatePtr &state) { return !state->isOver(); });
    }
    m_empty->setVisible(host().league() != nullptr && states.empty());
    if (states.empty())
        m_empty->say(tr("This league has no competition yet."),
                     host().commands().action(CommandId::NewCompetition));
    while (m_cards.size() > states.size()) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < states.size()) {
        m_cards.push_back(new CompetitionCard(host(), this));
        m_ui->competitions->addWidget(m_cards.back());
    }
    for (std::size_t i = 0; i < states.size(); ++i)
        m_cards[i]->show(states[i]);
}

} // namespace touchline
