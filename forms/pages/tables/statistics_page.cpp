// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/tables/statistics_page.h"

#include "forms/charts/statistics_charts.h"
#include "forms/pages/teams/team_rulings.h"
#include "forms/print/picture_commands.h"
#include "forms/theme/icons.h"
#include "models/views/tables/figure_words.h"
#include "models/views/translated.h"
#include "models/words/fixtures/fixture_words.h"
#include "ui_statistics_page.h"

#include <QAction>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

constexpr std::array<const char *, 7> subjects{
    QT_TRANSLATE_NOOP("touchline::StatisticsPage", "&Scorers"),
    QT_TRANSLATE_NOOP("touchline::StatisticsPage", "Goals by roun&d"),
    QT_TRANSLATE_NOOP("touchline::StatisticsPage", "&Points"),
    QT_TRANSLATE_NOOP("touchline::StatisticsPage", "Home, awa&y, form"),
    QT_TRANSLATE_NOOP("touchline::StatisticsPage", "&Cards"),
    QT_TRANSLATE_NOOP("touchline::StatisticsPage", "&Records"),
    QT_TRANSLATE_NOOP("touchline::StatisticsPage", "Rati&ngs")};

/// Of what the choice of cards has.
constexpr int cardsOfPlayers = 1;

/// Parts of the room, in percent, that a table has below a chart, and at least and at most beside one.
constexpr int hundred = 100;
constexpr int tableBelow = 42;
constexpr int leastTable = 45;
constexpr int mostTable = 70;

} // namespace

StatisticsPage::StatisticsPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::StatisticsPage>())
    , m_goOn(new QAction(icon(QStringLiteral("fixtures")), tr("Show &Matches"), this))
    , m_scorers(new ScorerModel(this))
    , m_figureModel(new FigureModel(this))
{
    m_ui->setupUi(this);
    dressTitle(m_ui->title);
    Theme::setType(m_ui->note, Theme::Type::Caption);
    m_ui->subjects->setDrawBase(false);
    m_ui->subjects->setExpanding(false);
    for (const char *name : subjects)
        m_ui->subjects->addTab(tr(name));
    // A bar of tabs that is not seen yet keeps it to itself that it has become higher.
    m_ui->subjects->updateGeometry();
    connect(m_ui->subjects, &QTabBar::currentChanged, this, [this] {
        if (m_figures == nullptr)
            return;
        takeChoices();
        showSubject();
    });
    connect(m_ui->choice, &QComboBox::activated, this, [this](int index) {
        m_choice[subject()] = index;
        showSubject();
    });
    connect(m_ui->table, &FigureView::rowChosen, this, &StatisticsPage::chosen);
    connect(m_ui->table, &FigureView::activated, this, &StatisticsPage::goOn);
    connect(m_ui->table, &FigureView::customContextMenuRequested, this, &StatisticsPage::showMenu);
    connect(m_goOn, &QAction::triggered, this, &StatisticsPage::goOn);
    host.commands().offer(
        CommandId::WatchMatch, this,
        [this] { this->host().go(PageKind::Match, competition(), m_ui->table->currentFixture()); },
        [this] { return state() != nullptr && !m_ui->table->currentFixture().isNull(); });
    offerTeamRuling(host, *this, [this] {
        return state() == nullptr ? RuledTeam{} : RuledTeam{{state()}, m_ui->table->currentTeam()};
    });
    offerPictures(*this, host,
                  {[this] { return isThere(); }, [this] { return picture(); }, [this] { return text(); },
                   [this] { return title(); }});
}

StatisticsPage::Subject StatisticsPage::subject() const
{
    return static_cast<Subject>(std::max(0, m_ui->subjects->currentIndex()));
}

BadgeOf StatisticsPage::kits()
{
    return [this](const QUuid &team) {
        OpenLeague *league = host().league();
        return league == nullptr ? Badge{} : league->badgeOf(team);
    };
}

void StatisticsPage::refresh()
{
    CommandSet &commands = host().commands();
    m_figures.reset();
    if (state() != nullptr)
        m_figures = std::make_shared<const CompetitionFigures>(competitionFigures(state()));
    if (m_figures == nullptr || m_figures->reports.empty()) {
        m_figures.reset();
        if (state() == nullptr)
            m_ui->empty->setMessage(tr("No competition to show."), commands.action(goTo(PageKind::Home)));
        else
            m_ui->empty->setMessage(tr("No matches played yet."),
                                    commands.action(state()->rules && !state()->isPlayedHere()
                                                        ? goTo(PageKind::Fixtures)
                                                        : CommandId::PlayMatchday));
        m_ui->stack->setCurrentWidget(m_ui->empty);
        m_ui->choice->hide();
        m_ui->choiceLabel->hide();
        return;
    }
    if (m_shownCompetition != state()->id()) {
        m_shownCompetition = state()->id();
        m_choice.clear();
    }
    takeChoices();
    showSubject();
    m_ui->stack->setCurrentWidget(m_ui->content);
}

/// What can be chosen beside the title: tables for points, teams or players for cards.
void StatisticsPage::takeChoices()
{
    QStringList choices;
    if (subject() == Subject::Points)
        for (const int table : tablesWithMatches(state()->competition)) {
            const TablePlan &plan = state()->competition.tables()[static_cast<std::size_t>(table)];
            choices << tableWords(plan, windowLanguage());
        }
    else if (subject() == Subject::Discipline)
        choices = {tr("Teams"), tr("Players")};
    const QSignalBlocker blocker(m_ui->choice);
    if (choices != m_choices) {
        m_choices = choices;
        m_ui->choice->clear();
        m_ui->choice->addItems(choices);
    }
    m_ui->choice->setCurrentIndex(m_choice[subject()]);
    m_ui->choiceLabel->setText(subject() == Subject::Points ? tr("&Table:") : tr("Cards &of:"));
    m_ui->choice->setVisible(choices.size() > 1);
    m_ui->choiceLabel->setVisible(choices.size() > 1);
}

QAbstractItemModel *StatisticsPage::filled(FigureTable table)
{
    m_figureModel->setTable(std::move(table), kits());
    return m_figureModel;
}

StatisticsPage::Shown StatisticsPage::shown()
{
    switch (subject()) {
    case Subject::Scorers:
        m_scorers->setScorers(m_figures->scorers, kits());
        return {scorersChart(m_figures->scorers), m_scorers,
                m_figures->totals.withScorers > 0 ? tr("No goals yet.") : tr("No scorers were recorded.")};
    case Subject::Goals:
        return {goalsChart(*m_figures), filled(goalsTable(*m_figures)), tr("No goals were recorded.")};
    case Subject::Points:
        return shownPoints();
    case Subject::Form: {
        const int neutral = m_figures->grounds.neutral;
        return {groundsChart(*m_figures),
                filled(formTable(*m_figures)),
                {},
                neutral == 0
                    ? QString()
                    : tr("%n match(es) on neutral ground: neither home nor away.", nullptr, neutral)};
    }
    case Subject::Discipline:
        return shownCards();
    case Subject::Ratings:
        return shownRatings();
    case Subject::Records:
        break;
    }
    return {{}, filled(recordsTable(*m_figures)), tr("No records yet.")};
}

StatisticsPage::Shown StatisticsPage::shownPoints()
{
    const std::vector<int> tables = tablesWithMatches(state()->competition);
    if (tables.empty())
        return {{}, filled({}), tr("This competition has no tables: it is played as a knockout.")};
    const int table = tables[static_cast<std::size_t>(std::max(0, m_ui->choice->currentIndex()))];
    const std::vector<PointsLine> lines = pointsOverTime(*state(), table);
    return {pointsChart(state()->competition, lines, kits()),
            filled(pointsTable(state()->competition, lines)), tr("No matches played in this table yet.")};
}

StatisticsPage::Shown StatisticsPage::shownCards()
{
    if (m_figures->totals.withCards == 0)
        return {{}, filled({}), tr("No cards were recorded.")};
    if (m_ui->choice->currentIndex() == cardsOfPlayers)
        return {playerCardsChart(*m_figures), filled(playerCardsTable(*m_figures)), tr("No bookings.")};
    return {teamCardsChart(*m_figures), filled(cardsTable(*m_figures)), tr("No bookings.")};
}

/// Of all competitions of the league.
StatisticsPage::Shown StatisticsPage::shownRatings()
{
    const auto ratings = ratingsOf(*host().league());
    if (!ratings)
        return {{}, filled({}), translated(ratings.error())};
    return {ratingsChart(*ratings, kits()), filled(ratingsTable(*ratings)), tr("No matches played yet."),
            tr("The rating is by Elo. The higher the deviation, the less sure Glicko-2 is."),
            tr("All competitions of the league: %n match(es)", nullptr, ratings->matches)};
}

void StatisticsPage::showSubject()
{
    const bool isSame = m_shownSubject == subject() && m_ui->table->model() != nullptr;
    const QString key = isSame ? m_ui->table->currentKey() : QString();
    const int scrolled = isSame ? m_ui->table->verticalScrollBar()->value() : 0;
    m_shownSubject = subject();
    const Shown shown = this->shown();
    const QString name = m_ui->subjects->tabText(m_ui->subjects->currentIndex()).remove(u'&');
    m_ui->table->setAccessibleName(name);
    m_ui->table->show(shown.model);
    m_ui->chart->setChosen({});
    m_ui->chart->setContent(shown.chart);
    m_ui->totals->setText(shown.totals.isEmpty() ? totalsSentence(m_figures->totals) : shown.totals);
    m_ui->note->setText(shown.note);
    m_ui->note->setVisible(!shown.note.isEmpty());
    m_hasChart = !shown.chart.isEmpty();
    if (!isSame)
        layOut();
    m_ui->chart->setVisible(m_hasChart);
    if (shown.model->rowCount() == 0)
        m_ui->nothing->setMessage(shown.nothing);
    m_ui->body->setCurrentWidget(shown.model->rowCount() == 0 ? static_cast<QWidget *>(m_ui->nothing)
                                                              : m_ui->figures);
    m_ui->table->choose(key);
    m_ui->table->verticalScrollBar()->setValue(scrolled);
    chosen();
}

/// Long rows have the chart above them, short ones beside them: as much of it as they leave.
void StatisticsPage::layOut()
{
    const bool isAbove = subject() == Subject::Goals || subject() == Subject::Points;
    m_ui->split->setOrientation(isAbove ? Qt::Vertical : Qt::Horizontal);
    const int room = (isAbove ? m_ui->body->height() : m_ui->body->width()) - m_ui->split->handleWidth();
    const int table = isAbove ? room * tableBelow / hundred
                              : std::clamp(m_ui->table->neededWidth(), room * leastTable / hundred,
                                           room * mostTable / hundred);
    m_ui->split->setSizes({room - table, table});
}

/// A window that becomes larger or smaller gives room to chart and table anew.
void StatisticsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    if (m_figures != nullptr)
        QMetaObject::invokeMethod(this, &StatisticsPage::layOut, Qt::QueuedConnection);
}

void StatisticsPage::chosen()
{
    m_ui->chart->setChosen(m_ui->table->currentTeam());
    host().commands().refresh();
}

void StatisticsPage::goOn()
{
    const QUuid fixture = m_ui->table->currentFixture();
    const QUuid wanted = fixture.isNull() ? m_ui->table->currentTeam() : fixture;
    if (!wanted.isNull())
        host().go(PageKind::Fixtures, competition(), wanted);
}

void StatisticsPage::showMenu(const QPoint &place)
{
    CommandSet &commands = host().commands();
    QMenu menu(this);
    const bool isMatch = !m_ui->table->currentFixture().isNull();
    m_goOn->setText(isMatch ? tr("Show &Match") : tr("Show &Matches"));
    m_goOn->setEnabled(isMatch || !m_ui->table->currentTeam().isNull());
    menu.addAction(m_goOn);
    menu.addAction(commands.action(CommandId::WatchMatch));
    menu.addAction(commands.action(CommandId::RuleOnTeam));
    menu.addSeparator();
    for (const CommandId id : {CommandId::CopyText, CommandId::ExportPicture, CommandId::Print})
        menu.addAction(commands.action(id));
    menu.exec(m_ui->table->viewport()->mapToGlobal(place));
}

void StatisticsPage::focusOn(const QUuid &subject)
{
    const QAbstractItemModel *model = m_ui->table->model();
    for (int row = 0; model != nullptr && !subject.isNull() && row < model->rowCount(); ++row)
        if (model->index(row, 0).data(FigureTeamRole).toUuid() == subject) {
            m_ui->table->setCurrentIndex(model->index(row, 0));
            return;
        }
}

bool StatisticsPage::isThere() const
{
    return m_figures != nullptr && m_ui->table->model() != nullptr && m_ui->table->model()->rowCount() > 0;
}

QString StatisticsPage::title() const
{
    QString name = m_ui->subjects->tabText(m_ui->subjects->currentIndex()).remove(u'&');
    if (m_choices.size() > 1)
        name = tr("%1: %2", "subject, which of it").arg(name, m_ui->choice->currentText());
    return tr("%1, %2", "competition, statistics").arg(state()->name(), name);
}

QString StatisticsPage::text() const
{
    return title() + QStringLiteral("\n\n") + figureText(*m_ui->table->model());
}

Picture StatisticsPage::picture()
{
    return statisticsPicture(title(), m_ui->chart->content(), *m_ui->table->model());
}

} // namespace touchline
