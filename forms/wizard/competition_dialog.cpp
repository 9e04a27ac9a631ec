// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/competition_dialog.h"

#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "forms/widgets/tab_order.h"
#include "forms/wizard/draw_page.h"
#include "forms/wizard/game_page.h"
#include "forms/wizard/participants_page.h"
#include "forms/wizard/summary_page.h"
#include "forms/wizard/template_page.h"
#include "models/views/translated.h"

#include "models/league/league_competitions.h"
#include "ui_competition_dialog.h"

#include <QAbstractItemView>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QStandardPaths>

#include <algorithm>

namespace touchline {

namespace {

constexpr QSize wantedSize(960, 680);

std::size_t at(CompetitionDraft::Step step)
{
    return static_cast<std::size_t>(step);
}

/// Where a person's documents are; at home, where that folder has never been made.
QString documents()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

CompetitionDraft::Step stepAt(int index)
{
    return static_cast<CompetitionDraft::Step>(index);
}

} // namespace

CompetitionDialog::CompetitionDialog(QWidget &window, PageHost &host,
                                     std::function<bool(const QString &)> createLeague)
    : QDialog(&window)
    , m_ui(std::make_shared<Ui::CompetitionDialog>())
    , m_host(host)
    , m_createLeague(std::move(createLeague))
    , m_draft(new CompetitionDraft(host.league() != nullptr ? &host.league()->league() : nullptr,
                                   freshDrawSeed(), this))
{
    m_ui->setupUi(this);
    if (host.league() == nullptr)
        m_draft->setFolder(documents());
    else
        m_draft->setBadges([&host](const QUuid &team) { return host.league()->badgeOf(team); });
    Theme::setType(m_ui->title, Theme::Type::Title);
    addStepButtons();
    addPages();
    orderTabs();
    connect(m_ui->back, &QPushButton::clicked, this, [this] { go(stepAt(static_cast<int>(m_step) - 1)); });
    connect(m_ui->next, &QPushButton::clicked, this, &CompetitionDialog::goOn);
    connect(m_ui->finish, &QPushButton::clicked, this, &CompetitionDialog::finish);
    connect(m_ui->cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_draft, &CompetitionDraft::changed, this, [this] {
        m_hasChoices = m_hasChoices || m_step >= Step::Teams;
        check();
    });
    connect(&Theme::instance(), &Theme::changed, this, &CompetitionDialog::paintTheme);
    paintTheme();
    go(Step::Template);
    // Room for a draw; less on a small screen (ScreenFit).
    resize(wantedSize);
}

void CompetitionDialog::addPages()
{
    League *league = m_host.league() != nullptr ? &m_host.league()->league() : nullptr;
    auto *draw = new DrawPage(*m_draft);
    m_pages = {new TemplatePage(*m_draft), new GamePage(*m_draft),
               new ParticipantsPage(*m_draft, clubsOf(league)), draw, new SummaryPage(*m_draft)};
    connect(draw, &DrawPage::wholeWindowWanted, this, &CompetitionDialog::setWholeWindow);
    for (WizardPage *page : m_pages)
        m_ui->pages->addWidget(page);
}

void CompetitionDialog::addStepButtons()
{
    const QStringList names{tr("&1 Template"), tr("&2 Game and Rules"), tr("&3 Teams"), tr("&4 Draw"),
                            tr("&5 Summary")};
    for (int i = 0; i < CompetitionDraft::steps; ++i) {
        auto *button = new QPushButton(names[i], this);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setAutoDefault(false);
        button->setFlat(true);
        button->setObjectName(QStringLiteral("step%1").arg(i + 1));
        m_ui->steps->insertWidget(i, button);
        connect(button, &QPushButton::clicked, this, [this, i] { go(stepAt(i)); });
        m_buttons[static_cast<std::size_t>(i)] = button;
    }
}

void CompetitionDialog::orderTabs()
{
    tabAsRead(*this);
    // Whoever has filled in a step goes on first of all.
    setTabOrder(m_ui->finish, m_ui->cancel);
}

void CompetitionDialog::go(Step step)
{
    m_step = step;
    const bool hadChoices = m_hasChoices;
    m_pages[at(step)]->enter();
    m_hasChoices = hadChoices;
    m_ui->pages->setCurrentWidget(m_pages[at(step)]);
    // A long list of problems on one page makes no other page scroll; the window has its size already.
    if (isVisible())
        for (WizardPage *page : m_pages)
            page->setSizePolicy(QSizePolicy::Preferred,
                                page == m_pages[at(step)] ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    m_buttons[at(step)]->setChecked(true);
    const bool isLast = step == Step::Summary;
    m_ui->back->setEnabled(step != Step::Template);
    m_ui->next->setEnabled(!isLast);
    (isLast ? m_ui->finish : m_ui->next)->setDefault(true);
    check();
}

void CompetitionDialog::setWholeWindow(bool isWhole)
{
    auto *draw = static_cast<DrawPage *>(m_pages[at(Step::Draw)]);
    if (draw->hasWholeWindow() == isWhole)
        return;
    if (isWhole)
        m_placeBefore = geometry();
    m_ui->title->setVisible(!isWhole);
    for (QPushButton *button : m_buttons)
        button->setVisible(!isWhole);
    for (QWidget *one : {static_cast<QWidget *>(m_ui->cancel), static_cast<QWidget *>(m_ui->back),
                         static_cast<QWidget *>(m_ui->next), static_cast<QWidget *>(m_ui->finish),
                         static_cast<QWidget *>(m_ui->problem)})
        one->setVisible(!isWhole);
    m_ui->problemIcon->setVisible(!isWhole && !m_ui->problem->text().isEmpty());
    draw->setWholeWindow(isWhole);
    setGeometry(isWhole ? parentWidget()->window()->geometry() : m_placeBefore);
    if (!isWhole)
        m_ui->next->setDefault(true);
}

void CompetitionDialog::reject()
{
    if (static_cast<DrawPage *>(m_pages[at(Step::Draw)])->hasWholeWindow())
        return setWholeWindow(false);
    if (!m_hasChoices)
        return QDialog::reject();
    auto *box = new QMessageBox(QMessageBox::Question, tr("Discard the New Competition"),
                                tr("What you have chosen for it is lost."),
                                QMessageBox::Discard | QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("discard"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::buttonClicked, this, [this, box](QAbstractButton *button) {
        if (box->standardButton(button) == QMessageBox::Discard)
            QDialog::reject();
    });
    box->open();
}

void CompetitionDialog::goOn()
{
    check();
    if (m_draft->problem(m_step).isEmpty())
        go(stepAt(static_cast<int>(m_step) + 1));
}

void CompetitionDialog::finish()
{
    for (int i = 0; i < CompetitionDraft::steps; ++i)
        if (!m_draft->problem(stepAt(i)).isEmpty()) {
            go(stepAt(i));
            return;
        }
    const auto made = m_draft->made();
    if (!made) {
        showProblem(translated(made.error()));
        return;
    }
    if (isThere(made->competition.definition().id)) {
        go(Step::Draw);
        showProblem(tr("The league already has this competition. Use another seed to make a different one."));
        return;
    }
    if (const auto added = add(*made); !added) {
        go(Step::Summary);
        showProblem(translated(added.error()));
        return;
    }
    accept();
    m_host.go(PageKind::Fixtures, made->competition.definition().id);
}

bool CompetitionDialog::isThere(const QUuid &competition) const
{
    if (m_host.league() == nullptr)
        return false;
    const auto &lines = m_host.league()->competitions();
    return std::any_of(lines.begin(), lines.end(),
                       [&competition](const CompetitionLine &line) { return line.id == competition; });
}

Result<void> CompetitionDialog::add(const NewCompetition &made)
{
    if (m_host.league() == nullptr) {
        const QString path = *m_draft->file();
        if (!m_createLeague(path))
            return fail(
                Fault::System,
                QT_TRANSLATE_NOOP("core", "The league could not be created in %1. Choose another folder."),
                {path});
    }
    League &league = m_host.league()->league();
    const std::vector<Team> clubs = m_draft->clubs();
    for (const CsvList &players : m_draft->players())
        TOUCHLINE_TRY(addClubsWithPlayers(league, clubs, players));
    TOUCHLINE_TRY(league.competitions().add(made.competition, clubs));
    return {};
}

void CompetitionDialog::check()
{
    const QString problem = m_draft->problem(m_step);
    showProblem(m_pages[at(m_step)]->showProblem(problem) ? QString() : problem);
}

void CompetitionDialog::showProblem(const QString &problem)
{
    m_ui->problem->setText(problem);
    m_ui->problemIcon->setVisible(!problem.isEmpty());
    m_ui->problem->setAccessibleName(problem);
}

void CompetitionDialog::paintTheme()
{
    setTextColour(m_ui->problem, ColourRole::Error);
    const int side = fontMetrics().height();
    m_ui->problemIcon->setPixmap(
        icon(QStringLiteral("warning"), ColourRole::Error).pixmap(QSize(side, side), devicePixelRatioF()));
}

void CompetitionDialog::keyPressEvent(QKeyEvent *event)
{
    // Return in a list of teams, or behind the name of a club, takes them, and is not Next besides.
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isTaken = qobject_cast<QAbstractItemView *>(focusWidget()) != nullptr ||
                         qobject_cast<QLineEdit *>(focusWidget()) != nullptr;
    if (isReturn && isTaken && m_step == Step::Teams)
        return;
    QDialog::keyPressEvent(event);
}

} // namespace touchline
