// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/card_dialog.h"

#include "forms/dialogs/error_label.h"
#include "forms/dialogs/teams/share_delegate.h"
#include "forms/frame/screen_fit.h"
#include "forms/pages/parts/flat_header.h"
#include "forms/theme/spacing.h"
#include "models/views/said.h"
#include "models/views/teams/card_draft.h"
#include "models/views/teams/card_face.h"
#include "models/views/teams/club_card.h"

#include "ui_card_dialog.h"

#include <QPushButton>
#include <QSignalBlocker>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int cardLetters = 160;
constexpr int cardLines = 40;

} // namespace

CardDialog::CardDialog(League &league, const Team &team, const Squad &squad,
                       std::shared_ptr<const atcs::TeamCard> kept, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::CardDialog>())
    , m_league(league)
    , m_draft(new CardDraft(team, squad, std::move(kept), this))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->team, Theme::Type::Heading);
    Theme::setType(m_ui->note, Theme::Type::Caption);
    Theme::setType(m_ui->sharesHelp, Theme::Type::Caption);
    Theme::setType(m_ui->powerHelp, Theme::Type::Caption);
    showAsError(m_ui->problem);
    m_ui->team->setText(tr("Card of %1").arg(team.displayName()));
    m_ui->buttons->button(QDialogButtonBox::Ok)
        ->setText(m_draft->isChange() ? tr("&Change Card") : tr("&Make Card"));
    bindMethod();
    bindDials();
    bindPlans();
    buildShares();
    connect(m_draft, &CardDraft::changed, this, &CardDialog::showCard);
    connect(m_ui->usual, &QPushButton::clicked, m_draft, &CardDraft::setUsualWeights);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &CardDialog::keep);
    showMethod();
    showCard();
    QSpinBox *first = m_draft->method() == CardDraft::Method::Squad ? m_ui->power : m_ui->attack;
    first->setFocus();
    first->selectAll();
    ScreenFit::setSize(*this, cardLetters, cardLines);
}

CardDialog::~CardDialog() = default;

void CardDialog::bindMethod()
{
    m_ui->method->addItem(tr("Four strengths"), static_cast<int>(CardDraft::Method::Strengths));
    m_ui->method->addItem(tr("Squad and power"), static_cast<int>(CardDraft::Method::Squad));
    m_ui->method->setCurrentIndex(m_ui->method->findData(static_cast<int>(m_draft->method())));
    m_ui->power->setValue(m_draft->power());
    m_ui->powerSlider->setValue(m_draft->power());
    m_ui->powerHelp->setText(
        tr("The generic squad of the rulebook: attempts, shots on goal and goalkeepers follow the power, "
           "players and formation the positions and the order of the squad.\n\n6 is an average team.\n\n"
           "Fewer than ten field players: reserves fill the card. No goalkeeper: the last field player keeps "
           "goal."));
    connect(m_ui->powerSlider, &QSlider::valueChanged, m_ui->power, &QSpinBox::setValue);
    connect(m_ui->power, &QSpinBox::valueChanged, this, [this](int power) {
        m_ui->powerSlider->setValue(power);
        m_draft->setPower(power);
    });
    connect(m_ui->method, &QComboBox::currentIndexChanged, this, [this] {
        m_draft->setMethod(static_cast<CardDraft::Method>(m_ui->method->currentData().toInt()));
        showMethod();
    });
}

void CardDialog::showMethod()
{
    const bool isBySquad = m_draft->method() == CardDraft::Method::Squad;
    m_ui->byStrengths->setVisible(!isBySquad);
    m_ui->bySquad->setVisible(isBySquad);
    m_ui->note->setVisible(!isBySquad);
    m_ui->note->setText(
        m_draft->isOfUnknownStrengths()
            ? tr("The team's card was not made from strengths, so these are an average team's. A new card "
                 "replaces it.")
            : tr("50 is the average of the 64 historic cards; 0 and 100 are their extremes."));
}

std::array<CardDialog::Dial, 4> CardDialog::dials() const
{
    using Strengths = atcs::CardStrengths;
    return {{{m_ui->attackSlider, m_ui->attack, &Strengths::attack},
             {m_ui->defenseSlider, m_ui->defense, &Strengths::defense},
             {m_ui->goalkeepingSlider, m_ui->goalkeeping, &Strengths::goalkeeping},
             {m_ui->fairPlaySlider, m_ui->fairPlay, &Strengths::fairPlay}}};
}

void CardDialog::bindDials()
{
    for (const Dial &dial : dials()) {
        const int value = m_draft->wishes().strengths.*dial.strength;
        dial.slider->setValue(value);
        dial.box->setValue(value);
        connect(dial.slider, &QSlider::valueChanged, dial.box, &QSpinBox::setValue);
        connect(dial.box, &QSpinBox::valueChanged, this, [this, dial](int now) {
            const QSignalBlocker quiet(dial.slider);
            dial.slider->setValue(now);
            atcs::CardStrengths strengths = m_draft->wishes().strengths;
            strengths.*dial.strength = now;
            m_draft->setStrengths(strengths);
        });
    }
}

void CardDialog::bindPlans()
{
    for (std::size_t i = 0; i < atcs::formationNames.size(); ++i)
        m_ui->formation->addItem(
            QString::fromLatin1(atcs::formationNames[i]).replace(u'-', QStringLiteral("–")),
            static_cast<int>(i));
    using atcs::Strategy;
    for (const auto &[strategy, word] :
         {std::pair{Strategy::Aggressive, tr("Aggressive")}, std::pair{Strategy::Normal, tr("Normal")},
          std::pair{Strategy::Conservative, tr("Conservative")}})
        m_ui->strategy->addItem(word, static_cast<int>(strategy));
    const atcs::CardWishes &wishes = m_draft->wishes();
    m_ui->formation->setCurrentIndex(static_cast<int>(wishes.formation.value_or(atcs::Formation::F442)));
    m_ui->strategy->setCurrentIndex(m_ui->strategy->findData(static_cast<int>(wishes.strategy)));
    connect(m_ui->formation, qOverload<int>(&QComboBox::currentIndexChanged), this, [this] {
        m_draft->setFormation(static_cast<atcs::Formation>(m_ui->formation->currentData().toInt()));
    });
    connect(m_ui->strategy, qOverload<int>(&QComboBox::currentIndexChanged), this,
            [this] { m_draft->setStrategy(static_cast<Strategy>(m_ui->strategy->currentData().toInt())); });
}

void CardDialog::buildShares()
{
    QTreeView *shares = m_ui->shares;
    shares->setModel(m_draft);
    auto *header = new FlatHeader(this);
    shares->setHeader(header);
    shares->setItemDelegate(new ShareDelegate(this));
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(CardDraft::PlayerColumn, QHeaderView::Stretch);
    for (const auto &[column, longest] :
         {std::pair{CardDraft::PositionColumn, "MMM"}, std::pair{CardDraft::WeightColumn, "0000000"},
          std::pair{CardDraft::ShotsColumn, "100–100"}}) {
        const QString title = m_draft->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        header->resizeSection(column, qMax(fontMetrics().horizontalAdvance(title),
                                           fontMetrics().horizontalAdvance(QString::fromUtf8(longest))) +
                                          spacing::groups);
    }
    // Whatever cell is chosen, what is typed is how often.
    connect(shares->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [shares](const QModelIndex &now) {
                if (now.isValid() && now.column() != CardDraft::WeightColumn)
                    shares->setCurrentIndex(now.siblingAtColumn(CardDraft::WeightColumn));
            });
    shares->setCurrentIndex(m_draft->index(0, CardDraft::WeightColumn));
}

void CardDialog::showCard()
{
    const auto &card = m_draft->card();
    if (card)
        m_ui->card->show(CardFace::of(*card));
    m_ui->problem->setVisible(!card);
    if (!card) {
        QStringList reasons;
        for (const Problem &problem : card.error().problems)
            reasons << said(problem.what) + (problem.hint.isEmpty() ? QString() : u' ' + said(problem.hint));
        m_ui->problem->setText(reasons.join(u'\n'));
    }
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(m_draft->isNew());
}

void CardDialog::keep()
{
    if (!m_draft->isNew())
        return;
    const auto entry = keepCard(m_league, *m_draft->card());
    if (!entry) {
        m_ui->problem->setText(said(entry.error()));
        m_ui->problem->show();
        return;
    }
    accept();
}

} // namespace touchline
