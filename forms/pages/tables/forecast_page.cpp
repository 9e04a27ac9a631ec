// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/tables/forecast_page.h"

#include "core/base/index.h"
#include "forms/charts/statistics_charts.h"
#include "forms/print/picture_commands.h"
#include "models/views/translated.h"
#include "models/words/competition/forecast_text.h"
#include "models/words/competition/luck_table_text.h"
#include "models/words/fixtures/fixture_words.h"
#include "ui_forecast_page.h"

#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <limits>

namespace touchline {

namespace {

constexpr std::array<const char *, 5> subjects{QT_TRANSLATE_NOOP("touchline::ForecastPage", "Cha&nces"),
                                               QT_TRANSLATE_NOOP("touchline::ForecastPage", "P&laces"),
                                               QT_TRANSLATE_NOOP("touchline::ForecastPage", "Ne&xt matches"),
                                               QT_TRANSLATE_NOOP("touchline::ForecastPage", "&Title race"),
                                               QT_TRANSLATE_NOOP("touchline::ForecastPage", "L&uck so far")};

/// How many times the rest is played out; the second is the usual one.
constexpr std::array<int, 3> choicesOfRuns{100, 1'000, 10'000};

/// More places have no columns of their own: they would have to be scrolled for.
constexpr std::size_t mostPlaceColumns = 24;

/// Parts of the room, in percent, that the table has beside the chart at least and at most.
constexpr int hundred = 100;
constexpr int leastTable = 45;
constexpr int mostTable = 75;

} // namespace

ForecastPage::ForecastPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::ForecastPage>())
    , m_model(new FigureModel(this))
    , m_task(new ForecastTask(this))
{
    m_ui->setupUi(this);
    dressTitle(m_ui->title);
    Theme::setType(m_ui->note, Theme::Type::Caption);
    m_ui->subjects->setDrawBase(false);
    m_ui->subjects->setExpanding(false);
    for (const char *name : subjects)
        m_ui->subjects->addTab(tr(name));
    m_ui->subjects->updateGeometry();
    for (const int times : choicesOfRuns)
        m_ui->runs->addItem(windowLanguage().number(times), times);
    m_ui->runs->setCurrentIndex(1);
    connect(m_ui->subjects, &QTabBar::currentChanged, this, [this] {
        showSubject();
        beginLater();
    });
    connect(m_ui->choice, &QComboBox::activated, this, &ForecastPage::showSubject);
    connect(m_ui->runs, &QComboBox::activated, this, &ForecastPage::begin);
    connect(m_ui->stop, &QPushButton::clicked, m_task, &ForecastTask::stop);
    connect(m_ui->table, &FigureView::activated, this, &ForecastPage::goOn);
    connect(m_ui->table, &FigureView::rowChosen, this, [this] {
        if (this->subject() == Subject::TitleRace)
            m_ui->chart->setChosen(m_ui->table->currentTeam());
        this->host().commands().refresh();
    });
    connect(m_task, &ForecastTask::progressed, this, &ForecastPage::showWork);
    connect(m_task, &ForecastTask::made, this, &ForecastPage::take);
    connect(m_task, &ForecastTask::raceMade, this, &ForecastPage::takeRace);
    connect(m_task, &ForecastTask::luckMade, this,
            [this](const std::shared_ptr<const MadeLuck> &made) { m_luck = made; });
    connect(m_task, &ForecastTask::finished, this, &ForecastPage::takeEnd);
    connect(m_task, &ForecastTask::failed, this, &ForecastPage::takeFailure);
    offerPictures(*this, host,
                  {[this] { return isThere(); }, [this] { return picture(); },
                   [this] { return title() + QStringLiteral("\n\n") + figureText(*m_model); },
                   [this] { return title(); }});
}

ForecastPage::~ForecastPage()
{
    m_task->disconnect(this);
}

ForecastPage::Subject ForecastPage::subject() const
{
    return static_cast<Subject>(std::max(0, m_ui->subjects->currentIndex()));
}

int ForecastPage::runs() const
{
    return m_ui->runs->currentData().toInt();
}

void ForecastPage::refresh()
{
    if (state() == nullptr || state() != m_done)
        begin();
}

void ForecastPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (state() != nullptr && state() != m_done && !m_task->isRunning())
        begin();
    else
        beginLater();
}

void ForecastPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    m_task->drop();
}

void ForecastPage::begin()
{
    if (state() == nullptr) {
        showNothing(tr("No competition to show."));
        m_ui->empty->setMessage(tr("No competition to show."),
                                host().commands().action(goTo(PageKind::Home)));
        return;
    }
    // What was forecast of another competition says nothing of this one; of the same one it stands until the
    // new one is there.
    if (m_made != nullptr && m_made->state->id() != state()->id()) {
        m_made.reset();
        m_race.reset();
        m_luck.reset();
    }
    for (auto &[subject, later] : m_later)
        later = {};
    if (!isOpen(state()->competition, state()->now)) {
        m_task->drop();
        m_ui->work->hide();
        m_done = state();
        take(std::make_shared<const MadeForecast>(
            MadeForecast{state(), {ForecastCounts(state()->competition, state()->now)}}));
        beginLater();
        return;
    }
    if (m_made == nullptr) {
        m_ui->empty->setMessage(tr("The rest is being played out…"));
        m_ui->stack->setCurrentWidget(m_ui->empty);
    }
    m_done.reset();
    showWork(0, runs());
    m_task->start(state(), runs());
}

void ForecastPage::beginLater()
{
    const auto later = m_later.find(subject());
    // What is looked at is worked at.
    if (later != m_later.end() && m_done != nullptr && m_working != subject() &&
        later->second.done != m_done) {
        m_task->drop();
        m_ui->work->hide();
    }
    if (later == m_later.end() || m_made == nullptr || m_task->isRunning() || state() == nullptr ||
        m_done != state() || later->second.done == m_done)
        return;
    m_working = subject();
    if (m_working == Subject::TitleRace) {
        if (state()->competition.definition().format.finalPlaces.empty())
            return;
        showWork(0, runs());
        m_task->startRace(state(), runs());
        return;
    }
    auto matches = luckMatches(host().league()->league(), state()->competition);
    if (!matches)
        return endLater(m_working, translated(matches.error()));
    showWork(0, static_cast<int>(matches->matches.size()));
    m_task->startLuck(state(), std::move(*matches));
}

void ForecastPage::takeEnd()
{
    m_ui->work->hide();
    const QString whyNone = tr("It was stopped before anything was counted.");
    if (m_done == state()) {
        const bool isThere = m_working == Subject::Luck || (m_race != nullptr && m_race->state == m_done);
        endLater(m_working, isThere ? QString() : whyNone);
        return beginLater();
    }
    m_done = state();
    if (m_made == nullptr || m_made->state != m_done)
        showNothing(whyNone);
    else
        beginLater();
}

void ForecastPage::takeFailure(const Error &error)
{
    m_ui->work->hide();
    if (m_done == state())
        endLater(m_working, translated(error));
    else
        showNothing(translated(error));
}

void ForecastPage::endLater(Subject subject, const QString &whyNone)
{
    m_later[subject] = {m_done, whyNone};
    if (!whyNone.isEmpty() && subject == Subject::TitleRace)
        m_race.reset();
    showSubject();
}

void ForecastPage::takeRace(const std::shared_ptr<const MadeRace> &made)
{
    m_race = made;
    if (subject() == Subject::TitleRace)
        showSubject();
}

BadgeOf ForecastPage::badges()
{
    return [this](const QUuid &team) {
        OpenLeague *league = host().league();
        return league == nullptr ? Badge{} : league->badgeOf(team);
    };
}

void ForecastPage::showNothing(const QString &why)
{
    m_task->drop();
    m_done = state();
    m_made.reset();
    m_race.reset();
    m_luck.reset();
    m_model->setTable({}, {});
    m_ui->work->hide();
    m_ui->empty->setMessage(why);
    m_ui->stack->setCurrentWidget(m_ui->empty);
    host().commands().refresh();
}

void ForecastPage::showWork(int played, int all)
{
    m_ui->progress->setRange(0, all);
    m_ui->progress->setValue(played);
    m_ui->work->show();
}

void ForecastPage::take(const std::shared_ptr<const MadeForecast> &made)
{
    m_made = made;
    const bool isLeft = made->forecast.counts.runs > 0;
    m_ui->summary->setVisible(isLeft);
    if (isLeft)
        m_ui->summary->setText(
            forecastSummary(made->state->now, made->forecast, windowLanguage()).join(QLatin1Char(' ')));
    takeTables();
    showSubject();
    m_ui->stack->setCurrentWidget(m_ui->content);
}

/// The tables in which teams have places.
void ForecastPage::takeTables()
{
    const ForecastCounts &counts = m_made->forecast.counts;
    std::vector<int> tables;
    QStringList names;
    for (std::size_t table = 0; table < counts.tables.size(); ++table)
        if (std::any_of(counts.tables[table].begin(), counts.tables[table].end(),
                        [](const TablePlaceForecast &one) { return one.times > 0; })) {
            tables.push_back(static_cast<int>(table));
            names << tableWords(m_made->state->competition.tables()[table], windowLanguage());
        }
    const QSignalBlocker blocker(m_ui->choice);
    const int chosen = tables == m_tables ? m_ui->choice->currentIndex() : 0;
    m_tables = std::move(tables);
    m_ui->choice->clear();
    m_ui->choice->addItems(names);
    m_ui->choice->setCurrentIndex(chosen);
}

void ForecastPage::showSubject()
{
    if (m_made == nullptr)
        return;
    const Competition &competition = m_made->state->competition;
    const ForecastCounts &counts = m_made->forecast.counts;
    const QString key = m_ui->table->model() == nullptr ? QString() : m_ui->table->currentKey();
    const int scrolled = m_ui->table->verticalScrollBar()->value();
    FigureTable table;
    ChartContent chart;
    QStringList notes;
    QString nothing;
    switch (subject()) {
    case Subject::Chances:
        table = chancesTable(competition, counts, windowLanguage());
        chart = titleChart(competition, counts);
        if (table.leftOut > 0)
            notes << tr("%n team(s) never came so far.", nullptr, table.leftOut);
        nothing = tr("This competition has neither rounds nor a title.");
        break;
    case Subject::Places:
        if (!m_tables.empty())
            table =
                placesTable(competition, counts, at(m_tables[at(std::max(0, m_ui->choice->currentIndex()))]),
                            mostPlaceColumns, windowLanguage());
        nothing = tr("This competition has no tables: it is played as a knockout.");
        break;
    case Subject::Matches:
        table = matchesTable(competition, m_made->state->now, counts, std::numeric_limits<std::size_t>::max(),
                             windowLanguage());
        notes << tr(
            "Goals and results after 90 minutes. Weight: by how much a win rather than a defeat lifts a "
            "team's chance to go on, or of the title.");
        nothing = tr("The teams of the next matches are not known yet.");
        break;
    case Subject::TitleRace:
        fillRace(table, chart, notes, nothing);
        break;
    case Subject::Luck:
        fillLuck(table, notes, nothing);
        break;
    }
    if (counts.runs == 0 && !m_later.contains(subject()))
        nothing = tr("Nothing is left to be played.");
    const bool isOfPlaces = subject() == Subject::Places && m_tables.size() > 1;
    m_ui->choice->setVisible(isOfPlaces);
    m_ui->choiceLabel->setVisible(isOfPlaces);
    m_model->setTable(table, badges());
    m_ui->table->setAccessibleName(m_ui->subjects->tabText(m_ui->subjects->currentIndex()).remove(u'&'));
    m_ui->table->show(m_model);
    m_ui->chart->setContent(chart);
    m_ui->chart->setVisible(!chart.isEmpty());
    m_ui->note->setText(notes.join(u'\n'));
    m_ui->note->setVisible(!notes.isEmpty());
    m_ui->nothing->setMessage(nothing);
    m_ui->body->setCurrentWidget(table.rows.empty() ? static_cast<QWidget *>(m_ui->nothing) : m_ui->figures);
    m_ui->table->choose(key);
    m_ui->chart->setChosen(subject() == Subject::TitleRace ? m_ui->table->currentTeam() : QUuid());
    m_ui->table->verticalScrollBar()->setValue(scrolled);
    layOut();
    host().commands().refresh();
}

void ForecastPage::fillRace(FigureTable &table, ChartContent &chart, QStringList &notes, QString &nothing)
{
    const QString &why = m_later[Subject::TitleRace].whyNone;
    if (m_race != nullptr && !m_race->race.points.empty()) {
        // As it stood: since then a team may have joined.
        const Competition &competition = m_race->state->competition;
        table = titleRaceTable(competition, m_race->race, std::numeric_limits<std::size_t>::max(),
                               windowLanguage());
        chart = titleRaceChart(competition, m_race->race, badges());
        notes << titleRaceNote(windowLanguage());
    }
    nothing = m_made->state->competition.definition().format.finalPlaces.empty()
                  ? tr("This competition decides no title.")
              : why.isEmpty() ? tr("The rest is being played out…")
                              : why;
}

void ForecastPage::fillLuck(FigureTable &table, QStringList &notes, QString &nothing) const
{
    const QString &why = m_later.at(Subject::Luck).whyNone;
    nothing = why.isEmpty() ? tr("What the dice did is being worked out…") : why;
    if (m_luck == nullptr)
        return;
    const QStringList words = luckTableNotes(m_luck->luck, windowLanguage());
    table = luckTable(m_luck->state->competition, m_luck->luck, windowLanguage());
    if (table.rows.empty())
        nothing = words.front();
    else
        notes = words;
}

/// The chart has as much of the room as the table leaves.
void ForecastPage::layOut()
{
    const int room = m_ui->body->width() - m_ui->split->handleWidth();
    // A line needs more of it than bars; the columns of a race are scrolled for.
    const int most = subject() == Subject::TitleRace ? leastTable : mostTable;
    const int table =
        std::clamp(m_ui->table->neededWidth(), room * leastTable / hundred, room * most / hundred);
    m_ui->split->setSizes({table, room - table});
}

void ForecastPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    if (m_made != nullptr)
        QMetaObject::invokeMethod(this, &ForecastPage::layOut, Qt::QueuedConnection);
}

void ForecastPage::goOn()
{
    const QUuid fixture = m_ui->table->currentFixture();
    const QUuid wanted = fixture.isNull() ? m_ui->table->currentTeam() : fixture;
    if (!wanted.isNull())
        host().go(PageKind::Fixtures, competition(), wanted);
}

void ForecastPage::focusOn(const QUuid &subject)
{
    for (int row = 0; !subject.isNull() && row < m_model->rowCount(); ++row)
        if (m_model->index(row, 0).data(FigureTeamRole).toUuid() == subject) {
            m_ui->table->setCurrentIndex(m_model->index(row, 0));
            return;
        }
}

bool ForecastPage::isThere() const
{
    return m_made != nullptr && m_model->rowCount() > 0;
}

QString ForecastPage::title() const
{
    return tr("%1, forecast: %2", "competition, kind of forecast")
        .arg(m_made->state->name(), m_ui->subjects->tabText(m_ui->subjects->currentIndex()).remove(u'&'));
}

Picture ForecastPage::picture()
{
    return statisticsPicture(title(), m_ui->chart->content(), *m_model);
}

} // namespace touchline
