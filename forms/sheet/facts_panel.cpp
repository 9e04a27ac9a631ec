// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sheet/facts_panel.h"

#include "core/match/report/report_events.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/sheet/sheet_model.h"
#include "models/views/translated.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace touchline {

namespace {

constexpr int mostSpectators = 10'000'000;
/// Columns of a side in the grid: first and second half, extra time once or twice.
constexpr int mostPeriods = 4;
/// Room of a line of text, in letters.
constexpr int lettersOfText = 30;
constexpr int lettersOfShortText = 8;

/// Below its minimum a number is not noted.
QSpinBox *numberEntry(int minimum, int maximum, const QString &value)
{
    auto *box = new QSpinBox;
    box->setRange(minimum - 1, maximum);
    box->setSpecialValueText(QStringLiteral("–"));
    box->setAlignment(Qt::AlignRight);
    box->setValue(value.isEmpty() ? minimum - 1 : value.toInt());
    return box;
}

QComboBox *wordEntry(std::span<const SheetWord> words, const QString &value)
{
    auto *box = new QComboBox;
    box->addItem(QStringLiteral("–"), QString());
    for (const SheetWord &word : words)
        box->addItem(windowLanguage().text(word.title), QString::fromUtf8(word.word));
    box->setCurrentIndex(std::max(0, box->findData(value)));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

QString periodName(int period, int periodsOfExtraTime)
{
    switch (period) {
    case 1:
        return FactsPanel::tr("1st half");
    case 2:
        return FactsPanel::tr("2nd half");
    case 3:
        return periodsOfExtraTime > 1 ? FactsPanel::tr("Extra time 1") : FactsPanel::tr("Extra time");
    default:
        return FactsPanel::tr("Extra time 2");
    }
}

} // namespace

FactsPanel::FactsPanel(QWidget *parent) : QWidget(parent) {}

void FactsPanel::keep(const SheetField &field, std::optional<Side> side, int period, const QString &value)
{
    m_draft->setFact({QString::fromUtf8(field.name), side, period, value});
    Q_EMIT edited();
}

QWidget *FactsPanel::entryFor(const SheetField &field, std::optional<Side> side, int period)
{
    const QString value = m_draft->fact(QString::fromUtf8(field.name), side, period);
    QWidget *widget = nullptr;
    if (field.value == SheetValue::Number) {
        QSpinBox *box = numberEntry(field.minimum, field.maximum, value);
        connect(box, &QSpinBox::valueChanged, this, [this, &field, side, period](int number) {
            keep(field, side, period, number < field.minimum ? QString() : QString::number(number));
        });
        widget = box;
    } else if (field.value == SheetValue::Word) {
        QComboBox *box = wordEntry(field.words, value);
        connect(box, &QComboBox::currentIndexChanged, this, [this, &field, side, period, box] {
            keep(field, side, period, box->currentData().toString());
        });
        widget = box;
    } else {
        auto *line = new QLineEdit(value);
        line->setMinimumWidth(line->fontMetrics().averageCharWidth() *
                              (field.scope == SheetScope::Match ? lettersOfText : lettersOfShortText));
        connect(line, &QLineEdit::textEdited, this, [this, &field, side, period](const QString &text) {
            keep(field, side, period, text.trimmed());
        });
        widget = line;
    }
    QString help = windowLanguage().text(field.title);
    if (side)
        help += QStringLiteral(", ") + m_draft->match().teams[*side].name;
    if (period > 0)
        help += QStringLiteral(", ") + periodName(period, m_draft->match().sheet.extraTimePeriods);
    widget->setAccessibleName(help);
    const MatchFact place{QString::fromUtf8(field.name), side, period, {}};
    widget->setObjectName(placeOf(place));
    m_entries[placeOf(place)] = {widget, help};
    return widget;
}

void FactsPanel::setDraft(SheetDraft *draft)
{
    m_draft = draft;
    m_entries.clear();
    m_extraTime.clear();
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    delete layout();

    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->viewport()->setAutoFillBackground(false);
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(spacing::groups, spacing::groups, spacing::groups, spacing::related);
    column->setSpacing(spacing::groups);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(spacing::groups);
    form->setVerticalSpacing(spacing::related);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    addMatchFields(form);
    addSpectators(form);
    column->addLayout(form);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::related);
    grid->setVerticalSpacing(spacing::related);
    addSideFields(grid);
    column->addLayout(grid);
    m_problem = new QLabel;
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setAccessibleName(tr("Problems in the match details"));
    setTextColour(m_problem, ColourRole::Error);
    column->addWidget(m_problem);
    column->addStretch();
    area->setWidget(inside);
    // setWidget() fills it.
    inside->setAutoFillBackground(false);
    auto *own = new QVBoxLayout(this);
    own->setContentsMargins(0, 0, 0, 0);
    own->addWidget(area);
}

void FactsPanel::addMatchFields(QFormLayout *form)
{
    for (const SheetField &field : m_draft->match().sheet.fields)
        if (field.scope == SheetScope::Match)
            form->addRow(windowLanguage().text(field.title) + u':', entryFor(field, std::nullopt, 0));
}

void FactsPanel::addSpectators(QFormLayout *form)
{
    QSpinBox *box = numberEntry(0, mostSpectators,
                                m_draft->attendance() ? QString::number(*m_draft->attendance()) : QString());
    box->setGroupSeparatorShown(true);
    box->setObjectName(QStringLiteral("spectators"));
    box->setAccessibleName(tr("Spectators"));
    connect(box, &QSpinBox::valueChanged, this, [this](int number) {
        m_draft->setAttendance(number < 0 ? std::nullopt : std::optional(number));
        Q_EMIT edited();
    });
    form->addRow(tr("Spectators:"), box);
}

void FactsPanel::addHeadings(QGridLayout *grid, int periods)
{
    for (const Side side : bothSides) {
        const int first = 1 + static_cast<int>(index(side)) * (mostPeriods + 1);
        auto *team = new QLabel(m_draft->match().teams[side].name);
        Theme::setType(team, Theme::Type::Heading);
        grid->addWidget(team, 0, first, 1, periods);
        for (int period = 1; period <= periods; ++period) {
            auto *name = new QLabel(periodName(period, m_draft->match().sheet.extraTimePeriods));
            Theme::setType(name, Theme::Type::Caption);
            grid->addWidget(name, 1, first + period - 1, Qt::AlignRight);
            if (period > 2)
                m_extraTime.push_back(name);
        }
        // Room between the sides.
        if (side == Side::Home)
            grid->setColumnMinimumWidth(first + mostPeriods, spacing::groups);
    }
}

void FactsPanel::addSideFields(QGridLayout *grid)
{
    const ScoreSheet &sheet = m_draft->match().sheet;
    const int periods = 2 + sheet.extraTimePeriods;
    bool hasHeadings = false;
    for (const SheetField &field : sheet.fields) {
        if (field.scope == SheetScope::Match)
            continue;
        if (!hasHeadings)
            addHeadings(grid, periods);
        hasHeadings = true;
        const int row = grid->rowCount();
        grid->addWidget(new QLabel(windowLanguage().text(field.title) + u':'), row, 0);
        for (const Side side : bothSides) {
            const int first = 1 + static_cast<int>(index(side)) * (mostPeriods + 1);
            if (field.scope == SheetScope::Side) {
                grid->addWidget(entryFor(field, side, 0), row, first);
                continue;
            }
            for (int period = 1; period <= periods; ++period) {
                QWidget *entry = entryFor(field, side, period);
                grid->addWidget(entry, row, first + period - 1);
                if (period > 2)
                    m_extraTime.push_back(entry);
            }
        }
    }
    grid->setColumnStretch(grid->columnCount(), 1);
}

void FactsPanel::refresh(const std::vector<SheetProblem> &problems)
{
    for (QWidget *widget : m_extraTime)
        widget->setVisible(m_draft->figures().wasExtended);
    QStringList lines;
    for (auto &one : m_entries) {
        Entry &entry = one.second;
        const auto found =
            std::find_if(problems.begin(), problems.end(), [&place = one.first](const SheetProblem &problem) {
                return problem.problem.where == place;
            });
        const bool isWrong = found != problems.end();
        entry.widget->setToolTip(isWrong ? problemText(found->problem) : entry.help);
        setTextColour(entry.widget, isWrong ? ColourRole::Error : ColourRole::Text);
        if (isWrong)
            lines << tr("%1: %2").arg(entry.help, problemText(found->problem));
    }
    m_problem->setText(lines.join(u'\n'));
}

} // namespace touchline
