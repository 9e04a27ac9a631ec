// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/draw_page.h"

#include "core/competition/format/format_tables.h"
#include "forms/help/help_topics.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/wizard/divisions_dialog.h"
#include "forms/wizard/places_dialog.h"
#include "models/views/translated.h"

#include "ui_draw_page.h"

#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QStringListModel>

#include <algorithm>

namespace touchline {

namespace {

/// In the ceremony: of the width, so that pots stand two by two; and of the height for the ball.
constexpr int ceremonyPots = 3;
constexpr int ceremonyGroups = 5;
constexpr int ballShare = 6;

} // namespace

DrawPage::DrawPage(CompetitionDraft &draft, QWidget *parent)
    : WizardPage(draft, parent)
    , m_ui(std::make_shared<Ui::DrawPage>())
    , m_lines(new QStringListModel(this))
{
    m_ui->setupUi(this);
    setHelpTopic(*this, QStringLiteral("manual/howto/hold-a-draw.md"));
    Theme::setType(m_ui->rules, Theme::Type::Caption);
    Theme::setType(m_ui->seedHelp, Theme::Type::Caption);
    m_ui->told->setModel(m_lines);
    m_ui->told->setSpacing(spacing::inside / 2);
    m_ui->newSeed->setIcon(icon(QStringLiteral("dice")));
    connect(m_ui->seed, &QLineEdit::textEdited, this, [this](const QString &text) {
        this->draft().setSeed(text);
        begin();
    });
    connect(m_ui->newSeed, &QPushButton::clicked, this, [this] {
        m_ui->seed->setText(QString::number(freshDrawSeed()));
        this->draft().setSeed(m_ui->seed->text());
        begin();
    });
    connect(m_ui->relaxed, &QCheckBox::toggled, this, [this](bool isRelaxed) {
        this->draft().setSpreadRelaxed(isRelaxed);
        begin();
    });
    connect(m_ui->balanced, &QCheckBox::toggled, this, [this](bool isBalanced) {
        this->draft().setBalanced(isBalanced);
        begin();
    });
    connect(m_ui->seeds, &QComboBox::activated, this, [this] {
        this->draft().setSeeds(m_ui->seeds->currentData().toInt());
        begin();
    });
    connect(m_ui->byHand, &QPushButton::clicked, this, &DrawPage::placeByHand);
    connect(m_ui->divisions, &QPushButton::clicked, this, &DrawPage::setDivisions);
    connect(m_ui->lowerAtHome, &QCheckBox::toggled, this, [this](bool isAtHome) {
        this->draft().setLowerDivisionAtHome(isAtHome);
        begin();
    });
    connect(m_ui->ball, &QPushButton::clicked, this, [this] {
        m_show->next();
        showBalls();
    });
    connect(m_ui->all, &QPushButton::clicked, this, [this] {
        m_show->finish();
        showBalls();
    });
    connect(m_ui->again, &QPushButton::clicked, this, &DrawPage::begin);
    connect(m_ui->wholeWindow, &QPushButton::clicked, this,
            [this] { Q_EMIT wholeWindowWanted(!m_hasWholeWindow); });
    for (QScrollArea *area : {m_ui->potsArea, m_ui->groupsArea})
        area->viewport()->installEventFilter(this);
    setWholeWindow(false);
}

void DrawPage::setWholeWindow(bool isWhole)
{
    m_hasWholeWindow = isWhole;
    m_ui->wholeWindow->setText(isWhole ? tr("&Close Ceremony") : tr("Draw &Ceremony"));
    m_ui->wholeWindow->setToolTip(isWhole ? tr("Back to the settings of the draw (Esc)")
                                          : tr("Gives the draw the whole window."));
    m_ui->wholeWindow->setIcon(icon(isWhole ? QStringLiteral("back") : QStringLiteral("full-screen")));
    for (QWidget *setting : {m_ui->seedLine, m_ui->handLine, static_cast<QWidget *>(m_ui->seedHelp)})
        setting->setVisible(!isWhole);
    // Enter draws the next ball there.
    m_ui->ball->setDefault(isWhole);
    showBalls();
    if (isWhole)
        (m_ui->ball->isEnabled() ? m_ui->ball : m_ui->again)->setFocus();
}

bool DrawPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitBoards();
    return WizardPage::eventFilter(watched, event);
}

void DrawPage::fitBoards()
{
    QString longest;
    if (m_show)
        for (const DrawCard &pot : m_show->pots())
            for (const DrawLine &ball : pot.lines)
                if (ball.text.size() > longest.size())
                    longest = ball.text;
    m_ui->lastBall->setFixedHeight(
        std::max(m_ui->lastBall->minimumSizeHint().height(), height() / ballShare));
    m_ui->pots->fitInto(m_hasWholeWindow ? m_ui->potsArea->viewport()->size() : QSize(), longest);
    m_ui->groups->fitInto(m_hasWholeWindow ? m_ui->groupsArea->viewport()->size() : QSize(), longest);
}

void DrawPage::enter()
{
    const QSignalBlocker blocker(m_ui->relaxed);
    const QSignalBlocker other(m_ui->balanced);
    m_ui->balanced->setVisible(draft().canBeBalanced());
    m_ui->balanced->setChecked(draft().isBalanced());
    fillSeeds();
    m_ui->byHand->setVisible(draft().canBePlaced() || draft().canBeGrouped());
    m_ui->byHand->setText(draft().canBeGrouped() ? tr("Groups by &Hand…") : tr("First Round by &Hand…"));
    m_ui->byHand->setToolTip(draft().canBeGrouped()
                                 ? tr("Choose which team plays in which group or division.")
                                 : tr("Choose who meets whom in the first round, and who has a bye."));
    showDivisions();
    m_ui->seed->setText(QString::number(draft().seed()));
    m_ui->relaxed->setChecked(draft().isSpreadRelaxed());
    const bool hasLimits = draft().format() && draft().format()->spread != SpreadRule::off();
    m_ui->relaxed->setVisible(draft().isDrawn() && hasLimits);
    const auto &drawn = draft().drawn();
    // Whoever comes back finds the balls where they were.
    if (!drawn || !m_shown || *m_shown != drawn->competition.definition())
        begin();
    (m_show && m_show->ballsLeft() > 0 ? static_cast<QWidget *>(m_ui->ball) : m_ui->seed)->setFocus();
}

void DrawPage::fillSeeds()
{
    m_ui->seedsLabel->setVisible(draft().hasSeeds());
    m_ui->seeds->setVisible(draft().hasSeeds());
    m_ui->seeds->clear();
    m_ui->seeds->addItem(tr("None"), 0);
    for (int seeds = 1; seeds <= draft().teamsNeeded(); seeds *= 2)
        m_ui->seeds->addItem(QString::number(seeds), seeds);
    m_ui->seeds->setCurrentIndex(qMax(0, m_ui->seeds->findData(draft().seeds())));
}

void DrawPage::showDivisions()
{
    const QSignalBlocker silent(m_ui->lowerAtHome);
    m_ui->divisions->setVisible(draft().takesDivisions());
    m_ui->lowerAtHome->setVisible(draft().hasLowerDivisions());
    m_ui->lowerAtHome->setChecked(draft().isLowerDivisionAtHome());
}

void DrawPage::setDivisions()
{
    QStringList teams;
    for (const Participant &one : draft().chosen())
        teams << one.name();
    DivisionsDialog dialog(teams, draft().divisions(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    draft().setDivisions(dialog.divisions());
    showDivisions();
    begin();
}

void DrawPage::placeByHand()
{
    QStringList teams;
    for (const Participant &one : draft().chosen())
        teams << one.name();
    if (draft().canBeGrouped()) {
        GroupPlacesDialog dialog(entryNames(*draft().format()), entrySizes(*draft().format()), teams,
                                 draft().places(), this);
        if (dialog.exec() != QDialog::Accepted)
            return;
        draft().setPlaces(dialog.places());
        begin();
        return;
    }
    FirstRoundDialog dialog(firstRoundOf(*draft().format()), teams, draft().places(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    draft().setPlaces(dialog.places());
    begin();
}

bool DrawPage::showProblem(const QString &problem)
{
    const bool isOfSeed = draft().problemField(CompetitionDraft::Step::Draw) == CompetitionDraft::Field::Seed;
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->problem->setText(isOfSeed ? problem : QString());
    m_ui->problem->setVisible(isOfSeed);
    return isOfSeed;
}

void DrawPage::begin()
{
    m_show.reset();
    m_shown.reset();
    // The reason why not is said beside the seed, or above the buttons.
    if (draft().problem(CompetitionDraft::Step::Teams).isEmpty() &&
        draft().problem(CompetitionDraft::Step::Draw).isEmpty()) {
        const auto &drawn = draft().drawn();
        if (drawn) {
            m_show.emplace(*drawn, draft().badges());
            m_shown = drawn->competition.definition();
        }
    }
    showBalls();
}

void DrawPage::showBalls()
{
    const bool isCeremony = m_show && m_show->isCeremony();
    m_ui->rules->setText(m_show ? m_show->rules() : QString());
    m_ui->ceremony->setVisible(isCeremony);
    m_ui->potsArea->setVisible(isCeremony);
    m_ui->told->setVisible(isCeremony && !m_hasWholeWindow);
    m_ui->rules->setVisible(!m_hasWholeWindow);
    m_ui->lastBall->setVisible(isCeremony && m_hasWholeWindow);
    if (isCeremony)
        m_ui->lastBall->show(*m_show);
    // Without pots the groups have the whole width.
    m_ui->boards->setStretch(0, !isCeremony ? 0 : m_hasWholeWindow ? ceremonyPots : 1);
    m_ui->boards->setStretch(1, m_hasWholeWindow ? ceremonyGroups : 3);
    m_ui->boards->setSpacing(isCeremony ? spacing::groups : 0);
    m_ui->pots->show(m_show ? m_show->pots() : std::vector<DrawCard>());
    m_ui->groups->show(m_show ? m_show->groups() : std::vector<DrawCard>());
    fitBoards();
    m_lines->setStringList(m_show ? m_show->lines() : QStringList());
    followBall();
    const int left = m_show ? m_show->ballsLeft() : 0;
    m_ui->left->setText(left > 0 ? tr("%n balls left", nullptr, left) : tr("The draw is complete."));
    m_ui->ball->setEnabled(left > 0);
    m_ui->all->setEnabled(left > 0);
    m_ui->again->setEnabled(m_show && !m_show->lines().isEmpty());
}

void DrawPage::followBall()
{
    const auto show = [](QScrollArea *area, const QRect &place) {
        if (place.isNull())
            return;
        // Of one that is higher than the page its name is seen.
        const int half = std::min(place.height(), area->viewport()->height()) / 2;
        area->ensureVisible(place.center().x(), place.top() + half, place.width() / 2, half);
    };
    // The pot of the next ball, and the group of the last one.
    show(m_ui->potsArea, m_ui->pots->placeOf([](const DrawCard &pot) {
        return std::any_of(pot.lines.begin(), pot.lines.end(),
                           [](const DrawLine &ball) { return !ball.isGone; });
    }));
    show(m_ui->groupsArea, m_ui->groups->placeOf([](const DrawCard &group) {
        return std::any_of(group.lines.begin(), group.lines.end(),
                           [](const DrawLine &place) { return place.isLast; });
    }));
}

std::uint64_t freshDrawSeed()
{
    // Few digits, so that people can write it down; enough that no two draws are the same by chance.
    constexpr quint32 most = 1'000'000'000;
    return QRandomGenerator::system()->bounded(most);
}

} // namespace touchline
