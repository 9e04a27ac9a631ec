// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/before_kick_off.h"

#include "core/base/to_qstring.h"
#include "forms/match_centre/match_rhythm.h"
#include "forms/match_centre/which_dice_dialog.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/match_centre/before_match.h"
#include "models/views/match_centre/match_card.h"
#include "models/words/common/option_label.h"
#include "models/words/roll_target_text.h"

#include "ui_before_kick_off.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

constexpr int mostRuleLines = 3;
constexpr int leastSquadLines = 6;

/// Lines of the list of dice.
enum DiceLine { ComputerRolls, IRoll, RealDice };

int diceLine(const Seat &seat)
{
    return seat.typesDice ? RealDice : seat.clicksDice ? IRoll : ComputerRolls;
}

/// Names take what they need as far as there is room; beside them stands why somebody is out. What is longer
/// is shortened.
void fitColumns(QTreeView &list)
{
    const auto wanted = [&list](int column) {
        return std::max(list.header()->sectionSizeHint(column),
                        static_cast<QAbstractItemView &>(list).sizeHintForColumn(column));
    };
    const QAbstractItemModel &model = *list.model();
    bool hasReasons = false;
    for (int row = 0; row < model.rowCount(); ++row)
        hasReasons |= !model.index(row, BeforeSquadModel::Because).data().toString().isEmpty();
    const int room = list.width() - list.verticalScrollBar()->sizeHint().width();
    const int beside = wanted(BeforeSquadModel::Shirt) + wanted(BeforeSquadModel::PositionCode);
    const int most = room - beside - (hasReasons ? room / 3 : 0);
    list.setColumnWidth(BeforeSquadModel::Shirt, wanted(BeforeSquadModel::Shirt));
    list.setColumnWidth(BeforeSquadModel::PositionCode, wanted(BeforeSquadModel::PositionCode));
    list.setColumnWidth(BeforeSquadModel::Name,
                        std::clamp(wanted(BeforeSquadModel::Name), 1, std::max(most, 1)));
}

} // namespace

BeforeKickOff::BeforeKickOff(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_shared<Ui::BeforeKickOff>())
    , m_squads{{new BeforeSquadModel(this), new BeforeSquadModel(this)}}
{
    m_ui->setupUi(this);
    for (QLabel *name : {m_ui->homeName, m_ui->awayName})
        Theme::setType(name, Theme::Type::Heading);
    Theme::setType(m_ui->rules, Theme::Type::Caption);
    m_ui->rules->setMostLines(mostRuleLines);
    // A page with wrapped words is as high as its parts wish to be: the squads take what is there.
    m_ui->squads->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_ui->squads->setMinimumHeight(leastSquadLines * fontMetrics().height());
    m_ui->beforeCards->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_ui->beforeCards->hide();
    takeAnyWidth(*m_ui->drawn);
    m_ui->kickOff->setIcon(icon(QStringLiteral("play")));
    m_ui->draw->setIcon(icon(QStringLiteral("ball")));
    for (const Side side : bothSides) {
        QTreeView *list = side == Side::Home ? m_ui->homeSquad : m_ui->awaySquad;
        list->setModel(m_squads[side]);
        list->header()->setStretchLastSection(true);
        list->header()->setMinimumSectionSize(1);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        list->installEventFilter(this);
    }
    // The dice of the page itself are asked for under other names.
    for (QWidget *one : m_ui->opening->findChildren<QWidget *>())
        one->setObjectName(QStringLiteral("opening") + sentenceCase(one->objectName()));
    connect(m_ui->kickOff, &QPushButton::clicked, this, &BeforeKickOff::kickOffWanted);
    connect(m_ui->draw, &QPushButton::clicked, this, &BeforeKickOff::drawWanted);
    connect(m_ui->opening, &DiceEntry::entered, this, &BeforeKickOff::thrown);
    connect(m_ui->whichDice, &QPushButton::clicked, this, &BeforeKickOff::chooseDice);
    fillPaces(*m_ui->firstPace);
    connect(m_ui->firstPace, &QComboBox::activated, this, &BeforeKickOff::paceChosen);
    for (const Side side : bothSides) {
        connect(side == Side::Home ? m_ui->homeName : m_ui->awayName, &NameLabel::pressed, this,
                [this, side] { Q_EMIT cardWanted(side); });
        dice(side)->addItems({tr("Computer rolls"), tr("I roll"), tr("Real dice")});
        dice(side)->setItemData(IRoll, tr("Each roll waits for the space bar or a click."), Qt::ToolTipRole);
        dice(side)->setItemData(RealDice, tr("You roll real dice and type what they show."), Qt::ToolTipRole);
        connect(dice(side), &QComboBox::currentIndexChanged, this, &BeforeKickOff::showDice);
        connect(dice(side), &QComboBox::activated, this, &BeforeKickOff::diceChanged);
        connect(box(side), &QComboBox::activated, this, [this, side] { offerClicks(side); });
    }
}

QComboBox *BeforeKickOff::box(Side side) const
{
    return side == Side::Home ? m_ui->homeSeat : m_ui->awaySeat;
}

QComboBox *BeforeKickOff::dice(Side side) const
{
    return side == Side::Home ? m_ui->homeDice : m_ui->awayDice;
}

void BeforeKickOff::offerClicks(Side side)
{
    if (MatchRhythm::wasClicked() && box(side)->currentData() == personAgent &&
        dice(side)->currentIndex() == ComputerRolls)
        dice(side)->setCurrentIndex(IRoll);
}

void BeforeKickOff::setPace(int index)
{
    m_ui->firstPace->setCurrentIndex(index);
}

void BeforeKickOff::fitSquads()
{
    fitColumns(*m_ui->homeSquad);
    fitColumns(*m_ui->awaySquad);
}

bool BeforeKickOff::eventFilter(QObject *watched, QEvent *event)
{
    // A list has its width only when the page around it has been laid out.
    if (event->type() == QEvent::Resize)
        for (QTreeView *list : {m_ui->homeSquad, m_ui->awaySquad})
            if (watched == list)
                fitColumns(*list);
    return QWidget::eventFilter(watched, event);
}

void BeforeKickOff::showName(Side side, const QString &name)
{
    (side == Side::Home ? m_ui->homeName : m_ui->awayName)->setText(name);
    box(side)->setAccessibleName(name);
}

void BeforeKickOff::fillSeat(Side side, const Seat &seat)
{
    QComboBox *one = box(side);
    one->clear();
    one->addItem(tr("A person"), personAgent);
    for (const AgentSpec &agent : m_game->info().agents)
        one->addItem(tr("Computer: %1").arg(QString::fromUtf8(agent.title)), QString::fromUtf8(agent.name));
    one->setCurrentIndex(std::max(one->findData(seat.decides), 0));
    m_computerRolls[side] = seat.computerRolls;
    dice(side)->setCurrentIndex(diceLine(seat));
}

void BeforeKickOff::show(const BeforeMatch &before)
{
    const bool isFirst = m_game == nullptr;
    m_game = before.game;
    for (const Side side : bothSides) {
        showName(side, before.board.sides[side].name);
        const Seat now = seats()[side];
        fillSeat(side, {before.decides[side], now.typesDice, now.computerRolls, now.clicksDice});
        if (isFirst)
            offerClicks(side);
        m_squads[side]->show(before.squads[side]);
    }
    m_ui->rules->setText(
        (QStringList{before.rules} + before.options + before.place).join(QStringLiteral(" · ")));
    // A game with cards shows them; a list says less.
    auto cards = matchCards(before);
    m_ui->beforeCards->setVisible(cards.has_value());
    m_ui->squads->setVisible(!cards);
    if (cards)
        m_ui->beforeCards->show(std::move(*cards));
    fitSquads();
    QStringList lines;
    if (before.isAllDice)
        lines << tr("These rules leave nothing to decide: roll the dice yourself, or watch.");
    if (!before.draws.isEmpty())
        lines << tr("Rolled first: %1.", "referee country, kick-off")
                     .arg(before.draws.join(QStringLiteral(", ")));
    m_ui->drawn->setText(lines.join(u'\n'));
    m_ui->drawn->setVisible(!lines.isEmpty());
    // Heard where somebody decides about it.
    m_ui->kickOff->setAccessibleDescription(lines.join(u' '));
    m_ui->draw->setVisible(!before.draws.isEmpty());
    m_ui->opening->hide();
    m_ui->kickOff->setText(tr("&Kick Off"));
    showDice();
}

void BeforeKickOff::showDrawn(const MatchSession &session, const QStringList &told)
{
    m_ui->draw->hide();
    const bool isAsked =
        session.waits() == MatchSession::Waits::ForDice && isBeforeFirstWhistle(session.match());
    QStringList lines = told;
    if (isAsked) {
        const Question due = session.match().question();
        const QString question = tr("%1 (1 to %2)", "what is rolled for, faces of the die")
                                     .arg(sentenceCase(toQString(due.prompt->label)))
                                     .arg(due.prompt->die.faces);
        lines << question + u':';
        if (const QString target = rollTargetText(session.match().match(), session.match().game());
            !target.isEmpty())
            lines << target;
        m_ui->opening->ask(due.parts - due.part + 1, due.prompt->die.faces, question);
    }
    m_ui->drawn->setText(lines.join(u'\n'));
    m_ui->drawn->setVisible(!lines.isEmpty());
    m_ui->opening->setVisible(isAsked);
    if (isVisible())
        (isAsked ? static_cast<QWidget *>(m_ui->opening) : m_ui->kickOff)->setFocus();
}

void BeforeKickOff::showSeats(const MatchSession &session)
{
    m_game = &session.match().game();
    const FixtureSetup &setup = session.match().match().setup();
    for (const Side side : bothSides) {
        showName(side, setup.sides[side].team.displayName());
        fillSeat(side, session.seats()[side]);
    }
    m_ui->squads->hide();
    m_ui->beforeCards->hide();
    m_ui->drawn->hide();
    m_ui->draw->hide();
    m_ui->opening->hide();
    m_ui->rules->clear();
    m_ui->kickOff->setText(tr("Re&sume"));
    m_ui->kickOff->setAccessibleDescription({});
    showDice();
}

void BeforeKickOff::setEnabledToPlay(bool isEnabled)
{
    m_ui->kickOff->setEnabled(isEnabled);
    m_ui->draw->setEnabled(isEnabled);
}

void BeforeKickOff::setHasCards(const PerSide<bool> &hasCards)
{
    for (const Side side : bothSides)
        (side == Side::Home ? m_ui->homeName : m_ui->awayName)
            ->setPressable(hasCards[side] ? tr("Show the team card") : QString());
}

PerSide<Seat> BeforeKickOff::seats() const
{
    const auto seat = [this](Side side) {
        const int rolls = dice(side)->currentIndex();
        return Seat{box(side)->currentData().toString(), rolls == RealDice, m_computerRolls[side],
                    rolls == IRoll};
    };
    return {{seat(Side::Home), seat(Side::Away)}};
}

void BeforeKickOff::refuse(const QString &reason)
{
    m_ui->opening->refuse(reason);
}

void BeforeKickOff::type(const QString &digit)
{
    m_ui->opening->type(digit);
}

void BeforeKickOff::showDice()
{
    m_ui->whichDice->setVisible(std::any_of(bothSides.begin(), bothSides.end(), [this](Side side) {
        return dice(side)->currentIndex() == RealDice;
    }));
}

void BeforeKickOff::chooseDice()
{
    WhichDiceDialog dialog(rollKindsOf(*m_game), {{m_ui->homeName->text(), m_ui->awayName->text()}}, seats(),
                           this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    for (const Side side : bothSides) {
        m_computerRolls[side] = dialog.seats()[side].computerRolls;
        dice(side)->setCurrentIndex(diceLine(dialog.seats()[side]));
    }
    Q_EMIT diceChanged();
}

} // namespace touchline
