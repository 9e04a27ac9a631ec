// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/after_match_view.h"

#include "forms/match_centre/luck_view.h"

#include "forms/theme/icons.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/kept_clear.h"

#include "ui_after_match_view.h"

#include <QHeaderView>
#include <QStandardItemModel>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

enum FigureColumn { HomeFigure, FigureTitle, AwayFigure, FigureColumns };
constexpr int inputsRole = Qt::UserRole;
constexpr QSize leastAfterMatch{260, 140};

QStandardItem *lineOf(const QString &text, std::size_t inputs)
{
    auto *line = new QStandardItem(text);
    line->setData(QVariant::fromValue(static_cast<qulonglong>(inputs)), inputsRole);
    return line;
}

QStandardItem *figureCell(const QString &text, Qt::Alignment alignment)
{
    auto *cell = new QStandardItem(text);
    cell->setTextAlignment(alignment | Qt::AlignVCenter);
    cell->setToolTip(text.toHtmlEscaped());
    const QFontMetrics metrics(Theme::font(Theme::Type::Body));
    cell->setSizeHint({metrics.horizontalAdvance(text) + spacing::groups, Theme::rowHeight()});
    return cell;
}

} // namespace

AfterMatchView::AfterMatchView(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_shared<Ui::AfterMatchView>())
    , m_moments(new QStandardItemModel(this))
    , m_rolls(new QStandardItemModel(this))
    , m_figures(new QStandardItemModel(0, FigureColumns, this))
{
    m_ui->setupUi(this);
    for (QLabel *title : {m_ui->momentsTitle, m_ui->rollsTitle, m_ui->bestTitle, m_ui->figuresTitle})
        Theme::setType(title, Theme::Type::Heading);
    Theme::setType(m_ui->best, Theme::Type::Title);
    m_ui->moments->setModel(m_moments);
    m_ui->rolls->setModel(m_rolls);
    m_ui->figures->setModel(m_figures);
    QHeaderView *header = m_ui->figures->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setMinimumSectionSize(1);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(FigureTitle, QHeaderView::Stretch);
    m_ui->figures->viewport()->installEventFilter(this);
    // The row of buttons, of which this one is always there.
    keepClear(*m_ui->showBoard);
    keepClear(*m_ui->luck);
    m_ui->watchAgain->setIcon(icon(QStringLiteral("play")));
    m_ui->report->setIcon(icon(QStringLiteral("export")));
    for (QListView *list : {m_ui->moments, m_ui->rolls}) {
        connect(list, &QListView::clicked, this, &AfterMatchView::goTo);
        connect(list, &QListView::activated, this, &AfterMatchView::goTo);
    }
    connect(m_ui->luck, &LuckView::momentWanted, this, [this](std::size_t inputs) {
        if (m_isKept)
            Q_EMIT momentWanted(inputs);
    });
    connect(m_ui->watchAgain, &QPushButton::clicked, this, &AfterMatchView::watchWanted);
    connect(m_ui->whatIf, &QPushButton::clicked, this, &AfterMatchView::forkWanted);
    connect(m_ui->nextMatch, &QPushButton::clicked, this, &AfterMatchView::nextWanted);
    connect(m_ui->report, &QPushButton::clicked, this, &AfterMatchView::reportWanted);
    connect(m_ui->showBoard, &QPushButton::clicked, this, &AfterMatchView::boardWanted);
}

LuckView &AfterMatchView::luck() const
{
    return *m_ui->luck;
}

QSize AfterMatchView::minimumSizeHint() const
{
    return leastAfterMatch;
}

void AfterMatchView::show(const AfterMatch &after, const PerSide<Team> &teams, const Doors &doors)
{
    m_isKept = doors.isKept;
    const int chip = fontMetrics().height();
    m_moments->clear();
    for (const AfterMatch::Moment &moment : after.moments) {
        QStandardItem *line = lineOf(moment.text, moment.inputs);
        if (moment.side)
            line->setIcon(kitChip(teams[*moment.side].kit, chip, devicePixelRatioF()));
        if (moment.kind == MatchMoment::Kind::Goal)
            line->setFont(semibold(m_ui->moments->font()));
        m_moments->appendRow(line);
    }
    if (after.moments.empty()) {
        auto *line = new QStandardItem(tr("No goals, no cards, no injuries."));
        line->setFlags(Qt::NoItemFlags);
        m_moments->appendRow(line);
    }
    m_rolls->clear();
    for (const KeyRoll &roll : after.rolls)
        m_rolls->appendRow(lineOf(roll.text, roll.entries));
    m_ui->rollsTitle->setVisible(!after.rolls.empty());
    m_ui->rolls->setVisible(!after.rolls.empty());
    for (QListView *list : {m_ui->moments, m_ui->rolls})
        list->setToolTip(m_isKept ? tr("Click a line to see how it came about.")
                                  : tr("Save the result first, then each line leads to its moment."));
    m_ui->bestTitle->setVisible(after.best.has_value());
    m_ui->best->setVisible(after.best.has_value());
    const QString because = after.best ? after.best->because : QString();
    if (after.best)
        m_ui->best->setText(
            tr("%1 (%2)", "player, team").arg(after.best->name, teams[after.best->side].displayName()));
    m_ui->bestBecause->setText(because);
    m_ui->bestBecause->setVisible(!because.isEmpty());
    m_figures->removeRows(0, m_figures->rowCount());
    m_figures->setHorizontalHeaderLabels(
        {teams[Side::Home].displayName(), QString(), teams[Side::Away].displayName()});
    m_figures->horizontalHeaderItem(HomeFigure)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_figures->horizontalHeaderItem(AwayFigure)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const AfterMatch::Figure &figure : after.figures)
        m_figures->appendRow({figureCell(figure.values[Side::Home], Qt::AlignRight),
                              figureCell(figure.title, Qt::AlignHCenter),
                              figureCell(figure.values[Side::Away], Qt::AlignLeft)});
    shareFigures();
    for (QPushButton *one : {m_ui->watchAgain, m_ui->whatIf})
        one->setVisible(doors.isKept);
    m_ui->whatIf->setEnabled(!after.moments.empty());
    m_ui->nextMatch->setVisible(doors.isKept && doors.hasNext);
}

bool AfterMatchView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->figures->viewport() && event->type() == QEvent::Resize)
        shareFigures();
    return QWidget::eventFilter(watched, event);
}

/// The names of the teams are whole, then the titles, in several lines where they must, then the figures;
/// what is cut has its tip.
void AfterMatchView::shareFigures()
{
    QHeaderView &header = *m_ui->figures->header();
    const auto widestIn = [this](FigureColumn column) {
        int widest = 0;
        for (int row = 0; row < m_figures->rowCount(); ++row)
            widest = std::max(widest, m_figures->item(row, column)->sizeHint().width());
        return widest;
    };
    const int left = (m_ui->figures->viewport()->width() - widestIn(FigureTitle)) / 2;
    for (const FigureColumn column : {HomeFigure, AwayFigure})
        header.resizeSection(column,
                             std::max(header.sectionSizeHint(column), std::min(widestIn(column), left)));
    const QFontMetrics metrics(m_ui->figures->font());
    const int titles = header.sectionSize(FigureTitle) - spacing::groups;
    for (int row = 0; row < m_figures->rowCount(); ++row) {
        QStandardItem *title = m_figures->item(row, FigureTitle);
        const int lines =
            metrics.boundingRect(0, 0, std::max(titles, 1), 0, Qt::TextWordWrap, title->text()).height() /
            metrics.lineSpacing();
        title->setSizeHint(
            {title->sizeHint().width(), Theme::rowHeight() + std::max(0, lines - 1) * metrics.lineSpacing()});
    }
}

std::optional<std::size_t> AfterMatchView::chosenMoment() const
{
    QModelIndex line = m_ui->moments->currentIndex();
    if (!line.isValid())
        line = m_moments->index(m_moments->rowCount() - 1, 0);
    const QVariant inputs = line.data(inputsRole);
    return inputs.isValid() ? std::optional(static_cast<std::size_t>(inputs.toULongLong())) : std::nullopt;
}

void AfterMatchView::goTo(const QModelIndex &line)
{
    const QVariant inputs = line.data(inputsRole);
    if (m_isKept && inputs.isValid())
        Q_EMIT momentWanted(static_cast<std::size_t>(inputs.toULongLong()));
}

} // namespace touchline
