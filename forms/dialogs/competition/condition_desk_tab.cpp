// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/competition/condition_desk_tab.h"

#include "core/base/index.h"
#include "forms/print/list_picture.h"
#include "forms/print/page_printer.h"
#include "forms/widgets/text_table.h"
#include "models/league/changes/league_conditions.h"
#include "models/views/translated.h"
#include "models/words/common/option_label.h"
#include "ui_condition_desk_tab.h"

#include <QHeaderView>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>

namespace touchline {

namespace {

constexpr int fixedConditionColumns = 2;
/// Of an item of the numbers: what it means, and whether it does not count.
constexpr int meaningRole = Qt::UserRole + 1;
constexpr int forbiddenRole = Qt::UserRole + 2;

} // namespace

ConditionDeskTab::ConditionDeskTab(OpenLeague &league, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_shared<Ui::ConditionDeskTab>())
    , m_league(league)
{
    m_ui->setupUi(this);
    prepare();
}

void ConditionDeskTab::prepare()
{
    QTableWidget *table = m_ui->draws;
    connect(table, &QTableWidget::itemSelectionChanged, this, &ConditionDeskTab::showMatch);
    connect(m_ui->drawMatchday, &QComboBox::currentIndexChanged, this, [this] { showMatches(-1); });
    connect(m_ui->roll, &QComboBox::currentIndexChanged, this, &ConditionDeskTab::showRoll);
    connect(m_ui->number, &QComboBox::currentIndexChanged, this, &ConditionDeskTab::showNumber);
    connect(m_ui->drawReason, &QLineEdit::textChanged, this, &ConditionDeskTab::showNumber);
    connect(m_ui->drawNext, &QPushButton::clicked, this, &ConditionDeskTab::drawNext);
    connect(m_ui->drawMatches, &QPushButton::clicked, this, &ConditionDeskTab::drawAll);
    const auto enterShown = [this](ConditionRoll::Source source) {
        enterNumber(source, m_ui->number->currentData().toInt());
    };
    connect(m_ui->rolled, &QPushButton::clicked, this,
            [enterShown] { enterShown(ConditionRoll::Source::Typed); });
    connect(m_ui->choose, &QPushButton::clicked, this,
            [enterShown] { enterShown(ConditionRoll::Source::Chosen); });
    connect(m_ui->leave, &QPushButton::clicked, this,
            [this] { enterNumber(ConditionRoll::Source::Chosen, 0); });
    connect(m_ui->printDraws, &QPushButton::clicked, this, [this] {
        const std::vector<Picture> pages{list()};
        previewPictures(pages, this);
    });
}

bool ConditionDeskTab::mayChange() const
{
    return !m_league.league().isReadOnly();
}

void ConditionDeskTab::showDesk(const OfficialsDesk &desk, int fixture)
{
    if (fixture < 0 && row() != nullptr)
        fixture = row()->fixture;
    m_desk.emplace(desk);
    {
        const QSignalBlocker quiet(m_ui->drawMatchday);
        m_ui->drawMatchday->clear();
        for (const OfficialsMatchday &one : desk.matchdays())
            m_ui->drawMatchday->addItem(one.title);
        m_ui->drawMatchday->setCurrentIndex(static_cast<int>(desk.matchdayOf(fixture)));
    }
    showMatches(fixture);
}

void ConditionDeskTab::showMatches(int fixture)
{
    m_rows =
        conditionRows(*m_desk, static_cast<std::size_t>(std::max(0, m_ui->drawMatchday->currentIndex())));
    const QStringList headings = conditionHeadings(m_rows);
    QTableWidget *table = m_ui->draws;
    {
        const QSignalBlocker quiet(table);
        const QStringList titles = QStringList{tr("No."), tr("Match")} + headings + QStringList{tr("Note")};
        dressTable(*table, titles, static_cast<int>(titles.size()) - 1);
        table->setRowCount(static_cast<int>(m_rows.size()));
        int selected = 0;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const ConditionRow &one = m_rows[i];
            fillRow(*table, static_cast<int>(i),
                    QStringList{one.number, one.teams} + conditionCells(one, headings) +
                        QStringList{one.note});
            if (one.fixture == fixture)
                selected = static_cast<int>(i);
        }
        if (!m_rows.empty())
            table->selectRow(selected);
    }
    showMatch();
}

const ConditionRow *ConditionDeskTab::row() const
{
    const int place = m_ui->draws->currentRow();
    return place < 0 || at(place) >= m_rows.size() ? nullptr : &m_rows[at(place)];
}

const ConditionDraw *ConditionDeskTab::draw() const
{
    const ConditionRow *match = row();
    const int place = m_ui->roll->currentIndex();
    return match == nullptr || place < 0 || at(place) >= match->draws.size() ? nullptr
                                                                             : &match->draws[at(place)];
}

void ConditionDeskTab::showMatch()
{
    const QSignalBlocker quiet(m_ui->roll);
    m_ui->roll->clear();
    m_ui->drawReason->clear();
    const ConditionRow *match = row();
    int next = -1;
    if (match != nullptr)
        for (const ConditionDraw &one : match->draws) {
            if (!one.made && next < 0)
                next = m_ui->roll->count();
            m_ui->roll->addItem(sentenceCase(one.label()));
        }
    // What comes next; the last one where all is drawn.
    m_ui->roll->setCurrentIndex(next >= 0 ? next : m_ui->roll->count() - 1);
    showRoll();
}

void ConditionDeskTab::showRoll()
{
    const QSignalBlocker quiet(m_ui->number);
    m_ui->number->clear();
    if (const ConditionDraw *due = draw()) {
        for (const ConditionNumber &one : conditionNumbers(*due)) {
            m_ui->number->addItem(one.text, one.number);
            const int last = m_ui->number->count() - 1;
            m_ui->number->setItemData(last, one.meaning, meaningRole);
            m_ui->number->setItemData(last, one.isForbidden, forbiddenRole);
            if (one.isForbidden)
                m_ui->number->setItemData(last, palette().color(QPalette::Disabled, QPalette::Text),
                                          Qt::ForegroundRole);
        }
        if (due->made && m_ui->number->count() > 0)
            m_ui->number->setCurrentIndex(due->made->number - 1);
    }
    showNumber();
}

void ConditionDeskTab::showNumber()
{
    const ConditionDraw *due = draw();
    const bool isOpen = row() != nullptr && row()->isOpen && mayChange();
    const bool isForbidden = m_ui->number->currentData(forbiddenRole).toBool();
    const bool hasNumber = m_ui->number->currentIndex() >= 0;
    m_ui->meaning->setText(due != nullptr && !hasNumber ? tr("Make the earlier roll first.")
                                                        : m_ui->number->currentData(meaningRole).toString());
    const bool isMade = due != nullptr && due->made.has_value();
    const bool isOther = !isMade || due->made->number != m_ui->number->currentData().toInt();
    const bool canEnter = isOpen && hasNumber && !isForbidden && isOther;
    const bool hasReason = !m_ui->drawReason->text().trimmed().isEmpty();
    m_ui->rolled->setEnabled(canEnter);
    m_ui->choose->setEnabled(canEnter && (!isMade || hasReason));
    m_ui->drawReason->setEnabled(canEnter);
    m_ui->drawReason->setPlaceholderText(canEnter && isMade ? tr("Why overrule what was drawn?") : QString());
    m_ui->leave->setEnabled(isOpen && isMade);
    m_ui->number->setEnabled(isOpen && hasNumber);
    m_ui->roll->setEnabled(due != nullptr);
    const auto canDraw = [](const ConditionRow &one) {
        return one.isOpen && std::any_of(one.draws.begin(), one.draws.end(),
                                         [](const ConditionDraw &each) { return !each.made; });
    };
    m_ui->drawMatches->setEnabled(mayChange() && std::any_of(m_rows.begin(), m_rows.end(), canDraw));
    m_ui->drawNext->setEnabled(isOpen && canDraw(*row()));
}

void ConditionDeskTab::enter(const std::vector<ConditionRoll> &rolls)
{
    const auto entry = enterConditions(m_league.league(), m_desk->state()->id(), rolls);
    Q_EMIT refused(entry ? QString() : translated(entry.error()));
    if (entry)
        Q_EMIT entered(*entry);
}

void ConditionDeskTab::enterNumber(ConditionRoll::Source source, int number)
{
    if (const ConditionDraw *due = draw())
        enter({{row()->number.toInt(), due->id(), number, source,
                source == ConditionRoll::Source::Chosen ? m_ui->drawReason->text() : QString()}});
}

void ConditionDeskTab::drawNext()
{
    if (row() == nullptr)
        return;
    const CompetitionState &state = *m_desk->state();
    const auto rolls =
        drawnConditions(state.competition, {row()->fixture}, *state.rules,
                        {.again = false, .mostRolls = 1, .seed = QRandomGenerator::global()->generate64()});
    if (rolls && !rolls->empty())
        enter(*rolls);
    else
        Q_EMIT refused(rolls ? tr("Nothing to draw.") : translated(rolls.error()));
}

void ConditionDeskTab::drawAll()
{
    const CompetitionState &state = *m_desk->state();
    std::vector<int> fixtures;
    for (const ConditionRow &one : m_rows)
        fixtures.push_back(one.fixture);
    const auto rolls = drawnConditions(state.competition, fixtures, *state.rules,
                                       {.again = false, .seed = QRandomGenerator::global()->generate64()});
    if (rolls && !rolls->empty())
        enter(*rolls);
    else
        Q_EMIT refused(rolls ? tr("Nothing to draw.") : translated(rolls.error()));
}

Picture ConditionDeskTab::list() const
{
    ListContent content;
    content.title =
        tr("%1: %2", "competition, matchday").arg(m_desk->state()->name(), m_ui->drawMatchday->currentText());
    const QStringList headings = conditionHeadings(m_rows);
    content.headings = QStringList{tr("No."), tr("Match")} + headings + QStringList{tr("Note")};
    content.wide = 1;
    for (const ConditionRow &one : m_rows) {
        ListLine line;
        for (const QString &cell :
             QStringList{one.number, one.teams} + conditionCells(one, headings) + QStringList{one.note})
            line.cells.push_back({cell});
        content.lines.push_back(std::move(line));
    }
    return listPicture(content);
}

} // namespace touchline
