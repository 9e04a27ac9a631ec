// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/own_cards_dialog.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/wizard/rules/rules_saving.h"
#include "models/views/translated.h"
#include "models/words/competition/serving_text.h"

#include "ui_own_cards_dialog.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace touchline {

namespace {

/// Most leagues have three; what is beyond the most is scrolled to.
constexpr int fewestRows = 3;
constexpr int mostRows = 6;
constexpr int usualStep = 5;

ServedIn servedInOf(const QComboBox &box)
{
    return static_cast<ServedIn>(box.currentData().toInt());
}

Money amountIn(const QDoubleSpinBox &box)
{
    return {std::llround(box.value() * 100)};
}

/// A box of a row of the limits.
QSpinBox *limitBox(const QTableWidget &table, int row, int column)
{
    return qobject_cast<QSpinBox *>(table.cellWidget(row, column));
}

} // namespace

OwnCardsDialog::OwnCardsDialog(QJsonObject base, OwnRules ofLeague, const QUuid &competition, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::OwnCardsDialog>())
    , m_base(std::move(base))
    , m_cards(ownCardsOf(m_base))
    , m_ofLeague(std::move(ofLeague))
    , m_competition(competition)
{
    const OwnCards cards = m_cards;
    m_ui->setupUi(this);
    m_ui->name->setMaxLength(longestRulesName);
    m_ui->name->setMinimumWidth(m_ui->name->fontMetrics().horizontalAdvance(m_ui->name->placeholderText()) +
                                2 * spacing::related);
    if (hasOwnName(m_base))
        m_ui->name->setText(m_base.value(QStringLiteral("name")).toString());
    m_ui->buttons->addButton(m_ui->save, QDialogButtonBox::ActionRole);
    connect(m_ui->name, &QLineEdit::textChanged, this, &OwnCardsDialog::check);
    connect(m_ui->save, &QPushButton::clicked, this, &OwnCardsDialog::save);
    for (QLabel *help : {m_ui->yellowsHelp, m_ui->finesHelp})
        Theme::setType(help, Theme::Type::Caption);
    setTextColour(m_ui->problem, ColourRole::Error);
    Theme::setType(m_ui->finesTitle, Theme::Type::Heading);
    m_ui->yellows->verticalHeader()->hide();
    m_ui->yellows->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const OwnCards::Limit &limit : cards.yellows)
        addLimit(limit);
    fitRows();
    showHeadings();
    connect(m_ui->addLimit, &QPushButton::clicked, this, [this] {
        const std::vector<OwnCards::Limit> before = limits();
        addLimit({std::min(mostYellowLimit, before.empty() ? usualStep : before.back().count + usualStep),
                  before.empty() ? 1 : before.back().games, 0});
        fitRows();
        m_ui->yellows->scrollToBottom();
        limitBox(*m_ui->yellows, m_ui->yellows->rowCount() - 1, 0)->setFocus();
        check();
    });
    connect(m_ui->removeLimit, &QPushButton::clicked, this, &OwnCardsDialog::removeLimit);
    fillFines(cards.fines);
    for (QSpinBox *box : {m_ui->red, m_ui->secondYellow}) {
        box->setRange(0, mostCardGames);
        setUnit(box, [](int games) { return tr(" match(es)", "red card", games); });
    }
    const std::initializer_list<std::pair<QComboBox *, ServedIn>> places{
        {m_ui->served, cards.served.bans}, {m_ui->yellowsServed, cards.served.bookingBans}};
    for (const auto &[box, chosen] : places) {
        for (const ServedIn one : {ServedIn::Competition, ServedIn::Kind, ServedIn::Category, ServedIn::All})
            box->addItem(servedInText(one, windowLanguage()), static_cast<int>(one));
        box->setCurrentIndex(box->findData(static_cast<int>(chosen)));
        connect(box, &QComboBox::currentIndexChanged, this, &OwnCardsDialog::check);
    }
    m_ui->red->setValue(cards.redGames);
    m_ui->secondYellow->setValue(cards.secondYellowGames);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Use These Rules"));
    connect(m_ui->red, &QSpinBox::valueChanged, this, &OwnCardsDialog::check);
    connect(m_ui->secondYellow, &QSpinBox::valueChanged, this, &OwnCardsDialog::check);
    check();
}

/// As high as the rows that are there, with the heading and a frame: no row is cut.
void OwnCardsDialog::fitRows()
{
    QTableWidget &table = *m_ui->yellows;
    // The grid takes a pixel of each row.
    const int row = QSpinBox(&table).sizeHint().height() + (table.showGrid() ? 1 : 0);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(row);
    table.verticalHeader()->setDefaultSectionSize(row);
    table.setFixedHeight(std::clamp(table.rowCount(), fewestRows, mostRows) * row +
                         table.horizontalHeader()->sizeHint().height() + 2 * table.frameWidth());
}

/// Only now it is known how high a box and the heading are.
void OwnCardsDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fitRows();
}

void OwnCardsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

/// The columns share the width of the table evenly: it is wide enough for the longest heading.
void OwnCardsDialog::showHeadings()
{
    const QHeaderView &header = *m_ui->yellows->horizontalHeader();
    int widest = 0;
    for (int column = 0; column < header.count(); ++column)
        widest = std::max(widest, header.sectionSizeHint(column));
    m_ui->yellows->setMinimumWidth(header.count() * widest + 2 * m_ui->yellows->frameWidth() +
                                   m_ui->yellows->verticalScrollBar()->sizeHint().width());
}

std::array<OwnCardsDialog::FineBox, 5> OwnCardsDialog::fineBoxes() const
{
    return {{{m_ui->yellowFine, &FineRules::yellow},
             {m_ui->secondYellowFine, &FineRules::secondYellow},
             {m_ui->redFine, &FineRules::red},
             {m_ui->walkoverFine, &FineRules::walkover},
             {m_ui->fieldedFine, &FineRules::fielded}}};
}

void OwnCardsDialog::fillFines(const FineRules &fines)
{
    m_ui->currency->setMaxLength(longestCurrency);
    m_ui->currency->setText(fines.currency);
    m_ui->currency->setPlaceholderText(tr("€, zł, …"));
    connect(m_ui->currency, &QLineEdit::textChanged, this, &OwnCardsDialog::check);
    for (const FineBox &one : fineBoxes()) {
        one.box->setDecimals(2);
        one.box->setRange(0, moneyNumber(highestFine));
        one.box->setSpecialValueText(tr("no fine"));
        one.box->setValue(moneyNumber(fines.*one.amount));
        connect(one.box, &QDoubleSpinBox::valueChanged, this, &OwnCardsDialog::check);
    }
}

FineRules OwnCardsDialog::fines() const
{
    FineRules fines;
    for (const FineBox &one : fineBoxes())
        fines.*one.amount = amountIn(*one.box);
    if (!fines.isNothing())
        fines.currency = m_ui->currency->text().simplified();
    return fines;
}

void OwnCardsDialog::addLimit(const OwnCards::Limit &limit)
{
    QTableWidget &table = *m_ui->yellows;
    const int row = table.rowCount();
    table.insertRow(row);
    auto *count = new QSpinBox(&table);
    count->setRange(1, mostYellowLimit);
    count->setValue(limit.count);
    count->setAccessibleName(tr("Yellow cards"));
    setUnit(count, [](int cards) { return tr(" card(s)", "yellow cards", cards); });
    auto *games = new QSpinBox(&table);
    games->setRange(1, mostCardGames);
    games->setValue(limit.games);
    games->setAccessibleName(tr("Ban"));
    setUnit(games, [](int matches) { return tr(" match(es)", "red card", matches); });
    auto *again = new QSpinBox(&table);
    again->setRange(0, mostYellowLimit);
    again->setSpecialValueText(tr("no", "again after so many yellow cards"));
    again->setValue(limit.again);
    again->setAccessibleName(tr("Again after"));
    setUnit(again, [](int cards) { return tr(" card(s)", "yellow cards", cards); });
    table.setCellWidget(row, 0, count);
    table.setCellWidget(row, 1, games);
    table.setCellWidget(row, 2, again);
    for (QSpinBox *box : {count, games, again})
        connect(box, &QSpinBox::valueChanged, this, &OwnCardsDialog::check);
}

void OwnCardsDialog::removeLimit()
{
    if (const int rows = m_ui->yellows->rowCount(); rows > 0)
        m_ui->yellows->removeRow(rows - 1);
    fitRows();
    check();
}

std::vector<OwnCards::Limit> OwnCardsDialog::limits() const
{
    std::vector<OwnCards::Limit> all;
    all.reserve(static_cast<std::size_t>(m_ui->yellows->rowCount()));
    for (int row = 0; row < m_ui->yellows->rowCount(); ++row)
        all.push_back({limitBox(*m_ui->yellows, row, 0)->value(), limitBox(*m_ui->yellows, row, 1)->value(),
                       limitBox(*m_ui->yellows, row, 2)->value()});
    return all;
}

QString OwnCardsDialog::problem() const
{
    const std::vector<OwnCards::Limit> all = limits();
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i].count <= all[i - 1].count)
            return tr("Each limit of yellow cards must be higher than the one above it.");
    const FineRules present = fines();
    if (!present.isNothing() && present.currency.isEmpty())
        return tr("Fines need a currency, such as € or zł.");
    return {};
}

void OwnCardsDialog::check()
{
    QString problem = this->problem();
    m_ui->removeLimit->setEnabled(m_ui->yellows->rowCount() > 0);
    if (problem.isEmpty())
        m_cards = {limits(), m_ui->red->value(), m_ui->secondYellow->value(), fines(),
                   ServingRules{servedInOf(*m_ui->served), servedInOf(*m_ui->yellowsServed)}};
    if (const QString name = m_ui->name->text().simplified(); problem.isEmpty() && !name.isEmpty()) {
        if (const auto known = ownRulesName(name); !known)
            problem = translated(known.error());
        else if (const auto isFree = checkNotTaken(m_ofLeague, rules(), m_competition); !isFree)
            problem = translated(isFree.error());
    }
    m_ui->problem->setText(problem);
    m_ui->problem->setVisible(!problem.isEmpty());
    for (QPushButton *button : {m_ui->buttons->button(QDialogButtonBox::Ok), m_ui->save})
        button->setEnabled(problem.isEmpty());
}

QJsonObject OwnCardsDialog::rules() const
{
    const QJsonObject rules = withOwnCards(m_base, m_cards);
    const QString name = m_ui->name->text().simplified();
    return name.isEmpty() ? rules : withRulesName(rules, name);
}

void OwnCardsDialog::save()
{
    saveRules(this, m_ui->name->text().simplified(), rules());
}

} // namespace touchline
