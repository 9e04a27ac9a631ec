// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sheet/figures_panel.h"

#include "forms/theme/theme.h"
#include "models/views/sheet/sheet_model.h"
#include "models/views/translated.h"
#include "models/words/fixtures/goal_words.h"
#include "ui_figures_panel.h"

#include <QSignalBlocker>

#include <algorithm>

namespace touchline {

namespace {

/// Problems of the result itself; those of the list, of line-ups and of other lines stand there.
bool isOfResult(const SheetProblem &one)
{
    const QString &where = one.problem.where;
    return one.event < 0 && where != QLatin1String("events") && !where.startsWith(QLatin1String("facts.")) &&
           !where.startsWith(QLatin1String("line_up."));
}

std::optional<Score> known(const QSpinBox &home, const QSpinBox &away)
{
    if (home.value() < 0 || away.value() < 0)
        return std::nullopt;
    return Score{home.value(), away.value()};
}

void setWithoutSignal(QSpinBox *box, int value)
{
    const QSignalBlocker silent(box);
    box->setValue(value);
}

bool hasGoals(const std::vector<ReportEvent> &events)
{
    return std::any_of(events.begin(), events.end(), [](const ReportEvent &event) {
        return event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal ||
               event.kind == ReportEventKind::OwnGoal;
    });
}

} // namespace

FiguresPanel::FiguresPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_shared<Ui::FiguresPanel>())
{
    m_ui->setupUi(this);
    setTextColour(m_ui->problem, ColourRole::Error);
    setFocusProxy(m_ui->homeGoals);
    for (QSpinBox *box : findChildren<QSpinBox *>())
        connect(box, &QSpinBox::valueChanged, this, &FiguresPanel::read);
    for (const QCheckBox *box : {m_ui->extended, m_ui->shootOut})
        connect(box, &QCheckBox::toggled, this, &FiguresPanel::read);
    for (const QComboBox *box : {m_ui->winner, m_ui->criterion})
        connect(box, &QComboBox::activated, this, &FiguresPanel::read);
    connect(m_ui->noted, &QComboBox::activated, this, [this] {
        m_draft->setNoted(static_cast<Completeness>(m_ui->noted->currentData().toInt()));
        Q_EMIT edited();
    });
    connect(m_ui->follow, &QPushButton::clicked, this, [this] {
        m_draft->followGoals();
        Q_EMIT edited();
    });
    connect(m_ui->alone, &QPushButton::clicked, this, [this] {
        m_draft->setNoted(Completeness::Score);
        Q_EMIT edited();
    });
}

void FiguresPanel::setDraft(SheetDraft *draft)
{
    m_draft = draft;
    m_ui->home->setText(draft->match().teams[Side::Home].name);
    m_ui->away->setText(draft->match().teams[Side::Away].name);
    fillChoices();
}

void FiguresPanel::fillChoices()
{
    const ScoreSheet &sheet = m_draft->match().sheet;
    const auto add = [this](const QString &text, Completeness noted) {
        m_ui->noted->addItem(text, static_cast<int>(noted));
    };
    m_ui->noted->clear();
    add(tr("result only"), Completeness::Score);
    if (sheet.hasScorers && (sheet.hasCards || sheet.hasInjuries)) {
        add(tr("result and scorers"), Completeness::Scorers);
        add(sheet.hasInjuries ? tr("result, scorers, cards, injuries") : tr("result, scorers, cards"),
            Completeness::Full);
        add(sheet.hasCards ? sheet.hasInjuries ? tr("result, cards, injuries") : tr("result and cards")
                           : tr("result and injuries"),
            Completeness::Cards);
    } else if (sheet.hasScorers) {
        add(tr("result and scorers"), Completeness::Full);
    }
    m_ui->winner->clear();
    m_ui->winner->addItem(sheet.hasWinnerAlone ? tr("drawn") : tr("to be decided"), -1);
    for (const Side side : bothSides)
        m_ui->winner->addItem(m_draft->match().teams[side].name, static_cast<int>(side));
    m_ui->criterion->clear();
    for (const SheetWord &word : sheet.criteria)
        m_ui->criterion->addItem(windowLanguage().text(word.title), QString::fromUtf8(word.word));
}

void FiguresPanel::refresh(const std::vector<SheetProblem> &problems)
{
    showFigures();
    QStringList lines;
    for (const SheetProblem &one : problems)
        if (isOfResult(one))
            lines << problemText(one.problem);
    // No fault, but a result typed wrongly shows here.
    const PerSide<int> unlisted = m_draft->goalsNotListed();
    const bool isUnlisted = unlisted[Side::Home] + unlisted[Side::Away] > 0;
    if (lines.isEmpty() && isUnlisted) {
        setTextColour(m_ui->problem, ColourRole::Information);
        lines << unknownScorersWords(m_draft->report(), unlisted, windowLanguage());
    } else {
        setTextColour(m_ui->problem, ColourRole::Error);
    }
    m_ui->problem->setText(lines.join(u'\n'));
    const bool sumsDiffer =
        isUnlisted || std::any_of(problems.begin(), problems.end(), [](const SheetProblem &one) {
            return one.problem.where == QLatin1String("events");
        });
    m_ui->follow->setVisible(!m_draft->followsGoals() && sumsDiffer && hasGoals(m_draft->events()));
    m_ui->alone->setVisible(sumsDiffer && !hasGoals(m_draft->events()));
}

void FiguresPanel::showFigures()
{
    const SheetDraft::Figures &figures = m_draft->figures();
    const TableMatch &match = m_draft->match();
    const bool countsGoals = !match.sheet.hasWinnerAlone;
    setWithoutSignal(m_ui->homeGoals, figures.score.home);
    setWithoutSignal(m_ui->awayGoals, figures.score.away);
    // A result of which one figure is typed is not known yet: the figure stays where it was typed.
    if (figures.after90 || !figures.wasExtended || known(*m_ui->home90, *m_ui->away90)) {
        setWithoutSignal(m_ui->home90, figures.after90 ? figures.after90->home : -1);
        setWithoutSignal(m_ui->away90, figures.after90 ? figures.after90->away : -1);
    }
    setWithoutSignal(m_ui->homeKicks, figures.shootOut ? figures.shootOut->home : 0);
    setWithoutSignal(m_ui->awayKicks, figures.shootOut ? figures.shootOut->away : 0);
    {
        const QSignalBlocker extended(m_ui->extended);
        const QSignalBlocker shootOut(m_ui->shootOut);
        m_ui->extended->setChecked(figures.wasExtended);
        m_ui->shootOut->setChecked(figures.shootOut.has_value());
    }
    const bool mayBeLong = match.decision.needsWinner && countsGoals;
    // What is on the sheet is shown, even where it may not be.
    const bool hasExtraTime =
        figures.wasExtended || (mayBeLong && match.sheet.extraTimePeriods > 0 &&
                                match.decision.extraTime != DecisionRules::ExtraTime::None);
    const bool hasShootOut = figures.shootOut || (mayBeLong && match.decision.shootOut);
    m_ui->extended->setVisible(hasExtraTime);
    for (QWidget *widget : {static_cast<QWidget *>(m_ui->home90), static_cast<QWidget *>(m_ui->dash90),
                            static_cast<QWidget *>(m_ui->away90)}) {
        widget->setVisible(hasExtraTime);
        widget->setEnabled(figures.wasExtended);
    }
    m_ui->shootOut->setVisible(hasShootOut);
    for (QWidget *widget : {static_cast<QWidget *>(m_ui->homeKicks), static_cast<QWidget *>(m_ui->dashKicks),
                            static_cast<QWidget *>(m_ui->awayKicks)}) {
        widget->setVisible(hasShootOut);
        widget->setEnabled(figures.shootOut.has_value());
    }
    for (QWidget *widget : {static_cast<QWidget *>(m_ui->homeGoals), static_cast<QWidget *>(m_ui->awayGoals)})
        widget->setEnabled(countsGoals);
    const bool asksForWinner = m_draft->asksForWinner();
    m_ui->winnerLabel->setVisible(asksForWinner);
    m_ui->winner->setVisible(asksForWinner);
    m_ui->winner->setCurrentIndex(
        m_ui->winner->findData(figures.winner ? static_cast<int>(*figures.winner) : -1));
    const bool hasCriterion =
        asksForWinner && countsGoals && !figures.shootOut && m_ui->criterion->count() > 0;
    m_ui->criterionLabel->setVisible(hasCriterion);
    m_ui->criterion->setVisible(hasCriterion);
    m_ui->criterion->setCurrentIndex(std::max(0, m_ui->criterion->findData(figures.criterion)));
    m_ui->noted->setCurrentIndex(m_ui->noted->findData(static_cast<int>(m_draft->noted())));
    const bool hasChoice = m_ui->noted->count() > 1;
    m_ui->notedLabel->setVisible(hasChoice);
    m_ui->noted->setVisible(hasChoice);
}

void FiguresPanel::read()
{
    SheetDraft::Figures figures;
    figures.score = {m_ui->homeGoals->value(), m_ui->awayGoals->value()};
    figures.wasExtended = m_ui->extended->isChecked();
    if (figures.wasExtended)
        figures.after90 = known(*m_ui->home90, *m_ui->away90);
    if (m_ui->shootOut->isChecked())
        figures.shootOut = Score{m_ui->homeKicks->value(), m_ui->awayKicks->value()};
    if (const int winner = m_ui->winner->currentData().toInt(); winner >= 0)
        figures.winner = static_cast<Side>(winner);
    figures.criterion = m_ui->criterion->currentData().toString();
    m_draft->setFigures(figures);
    Q_EMIT edited();
}

} // namespace touchline
