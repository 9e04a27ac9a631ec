// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/team_card_dialog.h"

#include "forms/dialogs/teams/card_dialog.h"
#include "forms/dialogs/teams/compare_cards_dialog.h"
#include "forms/print/card_printer.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/screen_fit.h"
#include "forms/widgets/team_card_view.h"
#include "models/views/teams/card_face.h"
#include "models/views/translated.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// In letters and lines of the body font: a card with 16 players.
constexpr int largeCardLetters = 76;
constexpr int largeCardLines = 46;

} // namespace

TeamCardDialog::TeamCardDialog(const Game &game, std::vector<TeamDocumentPtr> cards, std::size_t shown,
                               League *league, QWidget *parent)
    : QDialog(parent)
    , m_game(game)
    , m_cards(std::move(cards))
    , m_league(league)
    , m_view(new TeamCardView(this))
    , m_previous(new QPushButton(tr("&Previous"), this))
    , m_next(new QPushButton(tr("&Next"), this))
{
    auto *area = new QScrollArea(this);
    area->setWidget(m_view);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *turn = buttons->addButton(tr("&Turn Over"), QDialogButtonBox::ActionRole);
    for (QPushButton *one : {m_previous, m_next}) {
        one->setObjectName(one == m_next ? QStringLiteral("next") : QStringLiteral("previous"));
        one->setVisible(m_cards.size() > 1);
        buttons->addButton(one, QDialogButtonBox::ActionRole);
    }
    turn->setObjectName(QStringLiteral("turn"));
    auto *more = buttons->addButton(tr("&More"), QDialogButtonBox::ActionRole);
    more->setObjectName(QStringLiteral("more"));
    more->setMenu(moreMenu());
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(spacing::page, spacing::groups, spacing::page, spacing::groups);
    rows->addWidget(area);
    rows->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(turn, &QPushButton::clicked, m_view, &TeamCardView::turn);
    connect(m_previous, &QPushButton::clicked, this, [this] { showCard(m_shown - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { showCard(m_shown + 1); });
    showCard(shown);
    m_view->setFocus();
    ScreenFit::setSize(*this, largeCardLetters, largeCardLines);
}

QMenu *TeamCardDialog::moreMenu()
{
    auto *menu = new QMenu(this);
    QAction *comparing = menu->addAction(tr("&Compare With…"), this, &TeamCardDialog::compare);
    comparing->setEnabled(m_cards.size() > 1);
    menu->addAction(icon(QStringLiteral("print")), tr("&Print…"), this,
                    [this] { printCards(this, m_game, {m_cards[m_shown]}); });
    menu->addAction(icon(QStringLiteral("picture")), tr("&Save as Picture…"), this, &TeamCardDialog::save);
    menu->addAction(icon(QStringLiteral("pencil")), tr("&Make My Own From It…"), this, [this] {
        if (const QString what = makeOwnCard(this, m_league, m_game, m_cards[m_shown]); !what.isEmpty())
            Q_EMIT told(what);
    });
    return menu;
}

void TeamCardDialog::compare()
{
    std::vector<std::size_t> others;
    QStringList names;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        if (i != m_shown) {
            others.push_back(i);
            names << m_game.teamDocuments()->team(*m_cards[i]).displayName();
        }
    bool isChosen = false;
    const QString name = QInputDialog::getItem(this, tr("Compare"), tr("Compare %1 with:").arg(windowTitle()),
                                               names, 0, false, &isChosen);
    if (isChosen)
        showComparison(this, m_game,
                       {{m_cards[m_shown], m_cards[others[static_cast<std::size_t>(names.indexOf(name))]]}});
}

void TeamCardDialog::save()
{
    saveCards(this, m_game, {m_cards[m_shown]}, [this](const QString &path, const Result<void> &saved) {
        Q_EMIT told(saved ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                          : translated(saved.error()));
    });
}

void TeamCardDialog::showCard(std::size_t place)
{
    m_shown = place;
    const DocumentView view = m_game.teamDocuments()->view(card());
    m_view->show(CardFace::of(view));
    setWindowTitle(view.team.displayName());
    m_previous->setEnabled(place > 0);
    m_next->setEnabled(place + 1 < m_cards.size());
    Q_EMIT shown(place);
}

TeamCardDialog *showTeamCard(const Game &game, std::vector<TeamDocumentPtr> cards, std::size_t shown,
                             League *league, QWidget *parent, std::function<void(const QString &)> told)
{
    auto *dialog = new TeamCardDialog(game, std::move(cards), shown, league, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &TeamCardDialog::told, parent, std::move(told));
    dialog->open();
    return dialog;
}

} // namespace touchline
