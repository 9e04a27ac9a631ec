// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sheet/events_panel.h"

#include "core/match/report/minute.h"
#include "core/match/report/report_events.h"
#include "forms/theme/theme.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/row_delegate.h"
#include "models/views/sheet/sheet_model.h"
#include "models/views/teams/squad_draft.h"
#include "models/views/translated.h"
#include "models/words/competition/sheet_entry.h"
#include "models/words/fixtures/goal_words.h"
#include "ui_events_panel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStandardItemModel>
#include <QStringListModel>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

/// Rows of a score sheet: what does not fit is in the colour of errors.
class SheetDelegate final : public RowDelegate
{
public:
    using RowDelegate::RowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

void SheetDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    if (index.column() != SheetModel::ProblemColumn)
        return;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive})
        option->palette.setColor(group, QPalette::Text, colour(ColourRole::Error));
}

constexpr std::array kinds{
    ReportEventKind::Goal,         ReportEventKind::PenaltyGoal,  ReportEventKind::OwnGoal,
    ReportEventKind::Yellow,       ReportEventKind::Red,          ReportEventKind::Injury,
    ReportEventKind::SubstituteOn, ReportEventKind::ShootOutGoal, ReportEventKind::ShootOutMiss};

/// The words that say more of a line of that kind.
std::span<const SheetWord> detailsOf(const ScoreSheet &sheet, ReportEventKind kind)
{
    if (kind == ReportEventKind::Injury)
        return sheet.injuryKinds;
    return kind == ReportEventKind::Goal ? sheet.goalKinds : std::span<const SheetWord>();
}

constexpr int sideRole = Qt::UserRole;
constexpr int indexRole = Qt::UserRole + 1;

} // namespace

EventsPanel::EventsPanel(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_shared<Ui::EventsPanel>())
    , m_events(new SheetModel(this))
    , m_absent(new QStringListModel(this))
{
    m_ui->setupUi(this);
    m_ui->stoppage->setMaximum(longestStoppageTime);
    setFocusProxy(m_ui->line);
    setTextColour(m_ui->problem, ColourRole::Error);
    Theme::setType(m_ui->hint, Theme::Type::Caption);
    m_ui->events->setModel(m_events);
    m_ui->events->setItemDelegate(new SheetDelegate(m_ui->events));
    m_ui->events->setHeader(new FlatHeader(m_ui->events));
    m_ui->events->header()->setStretchLastSection(true);
    m_ui->out->setModel(m_absent);
    connect(m_ui->out->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) { m_ui->fielded->setEnabled(index.isValid()); });
    connect(m_ui->fielded, &QPushButton::clicked, this, &EventsPanel::noteFielded);
    for (QWidget *widget : {static_cast<QWidget *>(m_ui->line), static_cast<QWidget *>(m_ui->events)})
        widget->installEventFilter(this);
    connect(m_ui->line, &QLineEdit::textChanged, this, &EventsPanel::explainLine);
    connect(m_ui->line, &QLineEdit::textChanged, this, &EventsPanel::lineChanged);
    connect(m_ui->what, &QComboBox::currentIndexChanged, this, &EventsPanel::fillDetails);
    for (const QComboBox *box : {m_ui->player, m_ui->what})
        connect(box, &QComboBox::currentIndexChanged, this, &EventsPanel::showAdd);
    connect(m_ui->add, &QPushButton::clicked, this, &EventsPanel::enterChoice);
    connect(m_ui->change, &QPushButton::clicked, this, &EventsPanel::changeLine);
    connect(m_ui->remove, &QPushButton::clicked, this, &EventsPanel::removeChosen);
    m_ui->addPlayer->hide();
    connect(m_ui->addPlayer, &QPushButton::clicked, this,
            [this] { Q_EMIT playerMissed(unknownNameIn(m_ui->line->text(), m_draft->match())); });
    connect(m_ui->events, &QTreeView::doubleClicked, this, &EventsPanel::changeLine);
    connect(m_ui->events->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &EventsPanel::showButtons);
}

void EventsPanel::setDraft(SheetDraft *draft)
{
    m_draft = draft;
    fillPlayers();
    fillKinds();
    fillAbsent();
    explainLine();
}

void EventsPanel::allowNewPlayers(bool isAllowed)
{
    m_ui->addPlayer->setVisible(isAllowed);
    explainLine();
}

void EventsPanel::showNewPlayers()
{
    const int row = m_ui->player->currentIndex();
    const QVariant side = m_ui->player->itemData(row, sideRole);
    const QVariant index = m_ui->player->itemData(row, indexRole);
    fillPlayers();
    for (int i = 0; i < m_ui->player->count(); ++i)
        if (side.isValid() && m_ui->player->itemData(i, sideRole) == side &&
            m_ui->player->itemData(i, indexRole) == index)
            m_ui->player->setCurrentIndex(i);
    fillAbsent();
    explainLine();
    m_ui->line->setFocus();
}

void EventsPanel::fillPlayers()
{
    m_ui->player->clear();
    auto *items = qobject_cast<QStandardItemModel *>(m_ui->player->model());
    const TableMatch &match = m_draft->match();
    for (const Side side : bothSides) {
        const TeamOnTheDay &team = match.teams[side];
        if (side == Side::Away && m_ui->player->count() > 0)
            m_ui->player->insertSeparator(m_ui->player->count());
        for (const std::size_t i : readingOrder(match.squads[side])) {
            const PlayerOnTheDay &one = team.players[i];
            const auto &shirt = match.squads[side].entries[i].shirt;
            QString text = shirt ? QStringLiteral("%1 %2").arg(*shirt).arg(one.name) : one.name;
            text = one.available ? tr("%1 (%2)").arg(text, team.name)
                                 : tr("%1 (%2): %3").arg(text, team.name, withWordedDays(one.because));
            m_ui->player->addItem(text);
            const int row = m_ui->player->count() - 1;
            m_ui->player->setItemData(row, static_cast<int>(side), sideRole);
            m_ui->player->setItemData(row, static_cast<int>(i), indexRole);
            if (!one.available && items != nullptr)
                items->item(row)->setEnabled(false);
        }
        m_ui->player->addItem(tr("Scorer unknown (%1)").arg(team.name));
        m_ui->player->setItemData(m_ui->player->count() - 1, static_cast<int>(side), sideRole);
        m_ui->player->setItemData(m_ui->player->count() - 1, -1, indexRole);
    }
}

void EventsPanel::fillKinds()
{
    m_ui->what->clear();
    for (const ReportEventKind kind : kinds)
        if (hasEvent(m_draft->match().sheet, kind) &&
            (!isShootOutKick(kind) || m_draft->match().decision.shootOut))
            m_ui->what->addItem(eventWords(kind), static_cast<int>(kind));
    fillDetails();
}

void EventsPanel::fillDetails()
{
    m_ui->detail->clear();
    if (m_draft == nullptr)
        return;
    const auto kind = static_cast<ReportEventKind>(m_ui->what->currentData().toInt());
    const auto words = detailsOf(m_draft->match().sheet, kind);
    if (kind != ReportEventKind::Injury && !words.empty())
        m_ui->detail->addItem(tr("from play"), QString());
    for (const SheetWord &word : words)
        m_ui->detail->addItem(windowLanguage().text(word.title), QString::fromUtf8(word.word));
    m_ui->detail->setVisible(m_ui->detail->count() > 0);
    m_ui->minute->setEnabled(!isShootOutKick(kind));
    m_ui->stoppage->setEnabled(!isShootOutKick(kind));
}

void EventsPanel::fillAbsent()
{
    QStringList lines;
    m_absentPlayers.clear();
    for (const Side side : bothSides)
        for (const PlayerOnTheDay &one : m_draft->match().teams[side].players)
            if (!one.available) {
                lines << tr("%1 (%2): %3")
                             .arg(one.name, m_draft->match().teams[side].name, withWordedDays(one.because));
                m_absentPlayers.emplace_back(side, one.player);
            }
    m_absent->setStringList(lines);
    m_ui->fielded->setEnabled(false);
    m_ui->absent->setVisible(!lines.isEmpty());
}

void EventsPanel::noteFielded()
{
    const int row = m_ui->out->currentIndex().row();
    if (row < 0 || row >= static_cast<int>(m_absentPlayers.size()))
        return;
    const auto [side, player] = m_absentPlayers[static_cast<std::size_t>(row)];
    m_draft->noteFielded(side, player);
    fillPlayers();
    fillAbsent();
    explainLine();
    Q_EMIT playersChanged();
    Q_EMIT edited();
}

void EventsPanel::refresh(const std::vector<SheetProblem> &problems)
{
    const int before = m_ui->events->currentIndex().row();
    m_events->show(m_draft, problems);
    for (int column = 0; column < SheetModel::ProblemColumn; ++column)
        m_ui->events->resizeColumnToContents(column);
    const int row = std::min(m_next >= 0 ? m_next : before, m_events->rowCount() - 1);
    m_next = -1;
    if (row >= 0)
        m_ui->events->setCurrentIndex(m_events->index(row, 0));
    QStringList lines;
    for (const SheetProblem &one : problems)
        if (one.problem.where == QLatin1String("events"))
            lines << problemText(one.problem);
    m_ui->problem->setText(lines.join(u'\n'));
    showButtons();
}

std::vector<int> EventsPanel::chosen() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_ui->events->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    return rows;
}

void EventsPanel::showButtons()
{
    const std::size_t rows = chosen().size();
    m_ui->change->setEnabled(rows == 1);
    m_ui->remove->setEnabled(rows > 0);
}

void EventsPanel::explainLine()
{
    if (m_draft == nullptr)
        return;
    // The role that captions are painted in.
    ColourRole ink = ColourRole::Secondary;
    const QString text = m_ui->line->text();
    if (text.trimmed().isEmpty()) {
        m_ui->hint->setText(m_changing >= 0
                                ? tr("Press Escape to leave the line unchanged.")
                                : tr("Press Enter to add the line. The result is the sum of the goals."));
    } else if (const auto event = eventFromText(text, m_draft->match()); event) {
        const QString minute = minuteFigure(*event);
        const QString what = eventWords(*event, m_draft->match().sheet);
        const QString team = m_draft->match().teams[event->side].name;
        const QString player = playerWords(*event, windowLanguage());
        m_ui->hint->setText(minute.isEmpty()
                                ? tr("%1: %2 (%3)").arg(what, player, team)
                                : tr("%1 in minute %2: %3 (%4)").arg(what, minute, player, team));
    } else {
        ink = ColourRole::Error;
        QString why = translated(event.error());
        if (m_ui->addPlayer->isVisibleTo(this) && !unknownNameIn(text, m_draft->match()).isEmpty())
            why += u' ' + tr("Press Add Player… to put the player on a team's list.");
        m_ui->hint->setText(why);
    }
    setTextColour(m_ui->hint, ink);
}

bool EventsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    // With Ctrl it enters the sheet.
    const bool isEnter = (key == Qt::Key_Return || key == Qt::Key_Enter) &&
                         !static_cast<QKeyEvent *>(event)->modifiers().testFlag(Qt::ControlModifier);
    // The dialog would take Enter and Escape for itself.
    if (watched == m_ui->line && isEnter) {
        // What is wrong stands below the line already.
        static_cast<void>(addPendingLine());
        return true;
    }
    if (watched == m_ui->line && key == Qt::Key_Escape && m_changing >= 0) {
        stopChanging();
        return true;
    }
    if (watched == m_ui->events && (isEnter || key == Qt::Key_F2)) {
        changeLine();
        return true;
    }
    if (watched == m_ui->events && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) {
        removeChosen();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool EventsPanel::hasPendingLine() const
{
    return !m_ui->line->text().trimmed().isEmpty();
}

bool EventsPanel::addPendingLine()
{
    if (!hasPendingLine())
        return true;
    const auto event = eventFromText(m_ui->line->text(), m_draft->match());
    if (event)
        put(*event);
    else
        m_ui->line->setFocus();
    return event.has_value();
}

TypedLine EventsPanel::typedLine() const
{
    return {m_ui->line->text(), m_changing};
}

void EventsPanel::typeLine(const TypedLine &line)
{
    const auto events = static_cast<int>(m_draft->events().size());
    m_changing = line.replacedEvent < events ? line.replacedEvent : -1;
    m_ui->line->setText(line.text);
    explainLine();
}

void EventsPanel::showAdd()
{
    // Only of a goal may nobody know whose it was.
    const QVariant index = m_ui->player->currentData(indexRole);
    const auto kind = static_cast<ReportEventKind>(m_ui->what->currentData().toInt());
    m_ui->add->setEnabled(index.isValid() && (index.toInt() >= 0 || isGoal(kind)));
}

void EventsPanel::enterChoice()
{
    const int row = m_ui->player->currentIndex();
    if (row < 0 || m_ui->what->currentIndex() < 0)
        return;
    ReportEvent event;
    event.side = static_cast<Side>(m_ui->player->itemData(row, sideRole).toInt());
    const int index = m_ui->player->itemData(row, indexRole).toInt();
    event.kind = static_cast<ReportEventKind>(m_ui->what->currentData().toInt());
    if (index >= 0) {
        const PlayerOnTheDay &one =
            m_draft->match().teams[event.side].players[static_cast<std::size_t>(index)];
        if (!one.available)
            return;
        event.player = one.player;
        event.playerName = one.name;
    }
    event.detail = m_ui->detail->currentData().toString();
    if (!isShootOutKick(event.kind) && m_ui->minute->value() > 0) {
        event.minute = m_ui->minute->value();
        event.stoppage = m_ui->stoppage->value();
    }
    put(event);
}

void EventsPanel::put(const ReportEvent &event)
{
    m_next = m_changing >= 0 ? m_draft->replace(m_changing, event) : m_draft->add(event);
    m_changing = -1;
    m_ui->line->clear();
    explainLine();
    Q_EMIT edited();
}

void EventsPanel::changeLine()
{
    const std::vector<int> rows = chosen();
    if (rows.size() != 1)
        return;
    int row = rows.front();
    // The sending-off is not typed: the card before it is.
    if (row > 0 && m_draft->events()[static_cast<std::size_t>(row)].kind == ReportEventKind::SecondYellow)
        --row;
    m_changing = row;
    m_ui->line->setText(eventAsTyped(m_draft->events()[static_cast<std::size_t>(row)], m_draft->match()));
    m_ui->line->setFocus();
    m_ui->line->selectAll();
}

void EventsPanel::stopChanging()
{
    m_changing = -1;
    m_ui->line->clear();
    explainLine();
}

void EventsPanel::removeChosen()
{
    const std::vector<int> rows = chosen();
    if (rows.empty())
        return;
    stopChanging();
    m_next = rows.front();
    m_draft->remove(rows);
    Q_EMIT edited();
}

} // namespace touchline
