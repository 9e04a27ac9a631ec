// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sheet/score_sheet_dialog.h"

#include "core/match/report/score_limits.h"
#include "core/play/discipline/fielded_suspended.h"
#include "forms/print/blank_sheet.h"
#include "forms/sheet/add_player_dialog.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/sheet/sheet_model.h"
#include "models/views/sheet/sheet_source.h"
#include "models/views/translated.h"
#include "models/words/narrator.h"
#include "ui_score_sheet_dialog.h"

#include <QDate>
#include <QKeyEvent>
#include <QPushButton>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// Long enough that nothing is worked out between two keys.
constexpr int pauseMilliseconds = 200;

/// The report that the sheet would correct; null where there is none.
QUuid presentReport(const CompetitionState &state, const TableMatch &match)
{
    const MatchReport *present = state.competition.report(match.index);
    return present != nullptr ? present->id : QUuid();
}

void showTab(QTabWidget &tabs, QWidget *page, bool isShown)
{
    tabs.setTabVisible(tabs.indexOf(page), isShown);
}

/// Ctrl+Return, or Ctrl+Enter of the keypad.
bool isEnterSheetKey(const QEvent *event)
{
    const auto *key = static_cast<const QKeyEvent *>(event);
    return (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
           (key->modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier;
}

} // namespace

ScoreSheetDialog::ScoreSheetDialog(OpenLeague &league, const CompetitionStatePtr &state, TableMatch match,
                                   QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::ScoreSheetDialog>())
    , m_league(league)
    , m_state(state)
    , m_draft(std::move(match))
    , m_kept(league.league().place(), m_draft.match().fixture, presentReport(*state, m_draft.match()))
{
    m_ui->setupUi(this);
    const TableMatch &table = m_draft.match();
    Theme::setType(m_ui->match, Theme::Type::Heading);
    Theme::setType(m_ui->about, Theme::Type::Caption);
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->match->setText(teamsText(*state, table.index));
    QStringList about{roundText(*state, table.index)};
    if (const QString when = whenText(*state, table.index); !when.isEmpty())
        about << when;
    m_ui->about->setText(about.join(QStringLiteral(" · ")));
    if (const MatchReport *former = state->competition.report(table.index); former != nullptr)
        m_draft.take(*former);
    const MatchReport untouched = report();
    const std::optional<KeptSheet::Content> kept = m_kept.read();
    if (kept)
        m_draft.resume(kept->report);
    m_ui->figures->setDraft(&m_draft);
    m_ui->events->setDraft(&m_draft);
    m_ui->lineUps->setDraft(&m_draft);
    m_ui->facts->setDraft(&m_draft);
    connect(m_ui->figures, &FiguresPanel::edited, this, &ScoreSheetDialog::edited);
    connect(m_ui->events, &EventsPanel::edited, this, &ScoreSheetDialog::edited);
    connect(m_ui->events, &EventsPanel::lineChanged, this, [this] {
        showButton(m_draft.problems());
        m_keeping.start();
    });
    connect(m_ui->events, &EventsPanel::playersChanged, this, [this] { m_ui->lineUps->setDraft(&m_draft); });
    m_ui->events->allowNewPlayers(!league.league().isReadOnly());
    connect(m_ui->events, &EventsPanel::playerMissed, this, &ScoreSheetDialog::addPlayer);
    connect(m_ui->lineUps, &LineUpsPanel::edited, this, &ScoreSheetDialog::edited);
    connect(m_ui->facts, &FactsPanel::edited, this, &ScoreSheetDialog::edited);
    for (QTimer *timer : {&m_pause, &m_keeping}) {
        timer->setSingleShot(true);
        timer->setInterval(pauseMilliseconds);
    }
    connect(&m_keeping, &QTimer::timeout, this, &ScoreSheetDialog::keep);
    connect(m_ui->reason, &QLineEdit::textEdited, this, [this] { m_keeping.start(); });
    // What goes wrong stands in the place of what follows.
    connect(&m_pause, &QTimer::timeout, this, [this] { static_cast<void>(workOut()); });
    connect(m_ui->tabs, &QTabWidget::currentChanged, this, [this] {
        m_isShown = m_isShown || (m_correction && m_ui->tabs->currentWidget() == m_ui->following);
    });
    QPushButton *print = m_ui->buttons->addButton(tr("&Print Blank Sheet…"), QDialogButtonBox::ActionRole);
    print->setAutoDefault(false);
    connect(print, &QPushButton::clicked, this,
            [this] { printBlankSheets({blankSheetOf(*m_state, m_draft.match())}, this); });
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &ScoreSheetDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    // A button that has the focus would take the key for itself.
    for (QPushButton *button : findChildren<QPushButton *>())
        button->installEventFilter(this);
    // Whatever becomes of the server, what was typed stays.
    connect(&m_league, &OpenLeague::serverLost, this, [this] { refuse(lostWords()); });
    connect(&m_league, &OpenLeague::serverFound, this, [this] {
        showProblems(m_draft.problems());
        if (m_draft.problems().empty())
            showNews(tr("The server is back. Nothing that you typed is lost."));
    });
    connect(&m_league, &OpenLeague::competitionChanged, this, [this](const QUuid &competition) {
        if (competition == m_state->id() && !m_isEntering)
            takeNews();
    });
    beginEntry();
    if (isCorrection())
        beginCorrection();
    m_isEdited = kept && !(report() == untouched);
    if (kept) {
        m_ui->events->typeLine(kept->line);
        m_ui->reason->setText(kept->reason);
    }
    showProblems();
    if (kept && m_draft.problems().empty())
        showNews(tr("This sheet was not entered when Touchline closed. It is as you left it."));
    if (table.sheet.hasScorers && m_draft.noted() != Completeness::Score)
        m_ui->events->setFocus();
    else
        m_ui->figures->setFocus();
}

bool ScoreSheetDialog::event(QEvent *event)
{
    // The key is the dialog's in every field: neither a shortcut of the main window, where it plays matches,
    // nor one of the button, which would take the place of its mnemonic.
    if (event->type() == QEvent::ShortcutOverride && isEnterSheetKey(event)) {
        event->accept();
        return true;
    }
    return QDialog::event(event);
}

bool ScoreSheetDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !isEnterSheetKey(event))
        return QDialog::eventFilter(watched, event);
    m_ui->buttons->button(QDialogButtonBox::Ok)->click();
    return true;
}

void ScoreSheetDialog::keyPressEvent(QKeyEvent *event)
{
    if (isEnterSheetKey(event))
        m_ui->buttons->button(QDialogButtonBox::Ok)->click();
    else
        QDialog::keyPressEvent(event);
}

bool ScoreSheetDialog::isCorrection() const
{
    return m_state->competition.report(m_draft.match().index) != nullptr;
}

MatchReport ScoreSheetDialog::report() const
{
    return m_draft.report(static_cast<int>(m_state->competition.setAside().size()));
}

void ScoreSheetDialog::beginEntry()
{
    setWindowTitle(tr("Score Sheet"));
    showTab(*m_ui->tabs, m_ui->following, false);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Enter Result"));
}

void ScoreSheetDialog::takeNews()
{
    const auto present = m_league.state(m_state->id());
    if (!present)
        return;
    const int index = m_draft.match().index;
    const MatchReport *before = m_state->competition.report(index);
    const bool isThere = (*present)->competition.indexOfFixture(m_draft.match().fixture) == index;
    const MatchReport *theirs = isThere ? (*present)->competition.report(index) : nullptr;
    const bool isSame = theirs == before || (theirs != nullptr && before != nullptr && *theirs == *before);
    const bool wasCorrection = before != nullptr;
    m_state = isThere ? *present : m_state;
    if (isSame)
        return;
    // What was worked out hangs on what was there before.
    m_correction.reset();
    m_isShown = false;
    if (theirs == nullptr) {
        m_news = isThere ? tr("The result has been deleted meanwhile by %1.").arg(whoEntered())
                         : tr("This match is no longer in the competition.");
        beginEntry();
    } else {
        m_news = (wasCorrection
                      ? tr("The result has been changed meanwhile by %4: %1 %2 %3.")
                      : tr("%1 %2 %3 has been entered meanwhile by %4. If your sheet is right, correct that "
                           "result."))
                     .arg(theirs->teams[Side::Home].name, resultText(*theirs), theirs->teams[Side::Away].name,
                          whoEntered());
        if (!wasCorrection)
            beginCorrection();
    }
    showProblems();
}

void ScoreSheetDialog::beginCorrection()
{
    setWindowTitle(tr("Correct Score Sheet"));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Correct Result"));
    showTab(*m_ui->tabs, m_ui->following, true);
    m_ui->consequences->setMessage(tr("Correct the sheet to preview the consequences."));
}

void ScoreSheetDialog::addPlayer(const QString &name)
{
    AddPlayerDialog dialog(m_league.league(), m_state->id(), m_draft.match(), name, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto present = m_league.state(m_state->id()); present)
        m_state = *present;
    const auto now = tableMatchOf(m_league, *m_state, m_draft.match().index);
    if (!now)
        return refuse(translated(now.error()));
    for (const Side side : bothSides)
        for (std::size_t i = 0; i < now->squads[side].entries.size(); ++i)
            m_draft.addPlayer(side, now->squads[side].entries[i], now->teams[side].players[i]);
    m_ui->events->showNewPlayers();
    m_ui->lineUps->setDraft(&m_draft);
    showProblems();
}

void ScoreSheetDialog::edited()
{
    // Fields take their text when they lose the focus, also when the sheet goes away.
    if (m_isDone)
        return;
    m_isEdited = true;
    m_isWarned = false;
    m_isShown = false;
    m_warning.clear();
    m_correction.reset();
    keep();
    showProblems();
}

void ScoreSheetDialog::keep()
{
    m_keeping.stop();
    if (m_isDone)
        return;
    if (m_isEdited || m_ui->events->hasPendingLine())
        m_kept.write({report(), m_ui->events->typedLine(), m_ui->reason->text()});
    else
        m_kept.remove();
}

void ScoreSheetDialog::showProblems()
{
    const std::vector<SheetProblem> problems = m_draft.problems();
    const ScoreSheet &sheet = m_draft.match().sheet;
    const bool hasPlayers = m_draft.noted() != Completeness::Score && sheet.hasScorers;
    const bool hadPlayers = m_ui->tabs->isTabVisible(m_ui->tabs->indexOf(m_ui->events));
    showTab(*m_ui->tabs, m_ui->events, hasPlayers);
    if (hasPlayers && !hadPlayers)
        m_ui->tabs->setCurrentWidget(m_ui->events);
    showTab(*m_ui->tabs, m_ui->lineUps, hasPlayers && sheet.hasLineUps);
    m_ui->figures->refresh(problems);
    m_ui->events->refresh(problems);
    m_ui->lineUps->refresh(problems);
    m_ui->facts->refresh(problems);
    markTabs(problems);
    showProblems(problems);
    showButton(problems);
    if (isCorrection() && m_isEdited && problems.empty())
        m_pause.start();
    else
        m_pause.stop();
}

bool ScoreSheetDialog::hasPendingLine() const
{
    return m_ui->tabs->isTabVisible(m_ui->tabs->indexOf(m_ui->events)) && m_ui->events->hasPendingLine();
}

void ScoreSheetDialog::showButton(const std::vector<SheetProblem> &problems)
{
    const bool canBeEntered = problems.empty() && (!isCorrection() || m_isEdited);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(canBeEntered || hasPendingLine());
}

void ScoreSheetDialog::markTabs(const std::vector<SheetProblem> &problems)
{
    const auto mark = [&](QWidget *page, const auto &isThere) {
        const bool isWrong = std::any_of(problems.begin(), problems.end(), isThere);
        m_ui->tabs->setTabIcon(m_ui->tabs->indexOf(page),
                               isWrong ? icon(QStringLiteral("warning"), ColourRole::Error) : QIcon());
    };
    mark(m_ui->events, [](const SheetProblem &one) {
        return one.event >= 0 || one.problem.where == QLatin1String("events");
    });
    mark(m_ui->lineUps,
         [](const SheetProblem &one) { return one.problem.where.startsWith(QLatin1String("line_up.")); });
    mark(m_ui->facts,
         [](const SheetProblem &one) { return one.problem.where.startsWith(QLatin1String("facts.")); });
}

void ScoreSheetDialog::showProblems(const std::vector<SheetProblem> &problems)
{
    const auto count = static_cast<int>(problems.size());
    QStringList lines;
    if (count > 0)
        lines << tr("%n problem(s), marked above", nullptr, count);
    else if (m_league.isLost())
        lines << lostWords();
    if (!m_news.isEmpty())
        lines << m_news;
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->problem->setText(lines.join(u'\n'));
}

Result<void> ScoreSheetDialog::workOut()
{
    m_pause.stop();
    m_correction.reset();
    auto correction = m_league.league().results().correction(m_state->id(), report());
    if (!correction) {
        m_ui->consequences->setMessage(translated(correction.error()));
        return fail(correction.error());
    }
    if (auto shown = m_ui->consequences->showChanges(*m_state, {report()}); !shown) {
        m_ui->consequences->setMessage(translated(shown.error()));
        return shown;
    }
    m_correction = std::move(*correction);
    m_isShown = m_isShown || m_ui->tabs->currentWidget() == m_ui->following;
    return {};
}

/// Who is on the sheet although suspended or injured, and what that costs.
QStringList ScoreSheetDialog::fieldedWarnings(const MatchReport &report) const
{
    const DisciplineRules *rules = m_state->discipline();
    if (rules == nullptr)
        return {};
    const auto joined = [](const std::vector<Message> &messages, const QString &between) {
        QStringList words;
        for (const Message &message : messages)
            words << translated(message);
        return words.join(between);
    };
    QStringList lines;
    for (const FieldedPlayer &one :
         fieldedPlayers(m_state->competition, m_draft.match().index, report, *rules))
        lines << tr("%1 (%2) is out: %3.")
                     .arg(one.name, m_state->competition.entrant(one.team).name,
                          joined(one.because, QStringLiteral("; ")));
    const QString costs = joined(fieldingCosts(*rules), QStringLiteral(", "));
    if (!lines.isEmpty() && !costs.isEmpty())
        lines << tr("By the rules: %1.").arg(costs);
    return lines;
}

/// What somebody should look at before the sheet is entered; empty where there is nothing.
QString ScoreSheetDialog::warning() const
{
    const MatchReport made = report();
    QStringList lines = fieldedWarnings(made);
    if (const auto doubt = doubtAbout(made))
        lines.prepend(translated(*doubt));
    if (lines.isEmpty())
        return {};
    lines << tr("Press the button again to enter the sheet anyway.");
    return lines.join(u' ');
}

/// Who did the last thing about the match.
QString ScoreSheetDialog::whoEntered()
{
    const auto entries = m_league.league().history().entries({1, 0, m_draft.match().fixture});
    return entries && !entries->empty() ? entries->front().who : tr("someone else");
}

QString ScoreSheetDialog::lostWords()
{
    return tr(
        "The server does not answer. The sheet stays as it is and can be entered once the server is back; "
        "Touchline reconnects by itself.");
}

void ScoreSheetDialog::refuse(const QString &why)
{
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->problem->setText(m_news.isEmpty() ? why : why + u'\n' + m_news);
}

void ScoreSheetDialog::showNews(const QString &what)
{
    refuse(what);
    // What others have changed meanwhile stands below it, and is something to look at.
    if (m_news.isEmpty())
        setTextColour(m_ui->problem, ColourRole::Information);
}

Result<JournalEntry> ScoreSheetDialog::enter()
{
    if (!isCorrection())
        return m_league.league().results().recordFirst(m_state->id(), report());
    if (!m_correction)
        TOUCHLINE_TRY(workOut());
    const Note note{QDate::currentDate(), m_ui->reason->text().trimmed()};
    return m_league.league().results().correct(*m_correction, note);
}

void ScoreSheetDialog::accept()
{
    // A cell that is being edited takes its text when it loses the focus.
    m_ui->buttons->button(QDialogButtonBox::Ok)->setFocus();
    if (hasPendingLine() && !m_ui->events->addPendingLine()) {
        m_ui->tabs->setCurrentWidget(m_ui->events);
        return refuse(tr("The line in Quick entry can't be added. Correct it or clear it."));
    }
    if (!m_draft.problems().empty() || (isCorrection() && !m_isEdited))
        return;
    // Somebody may have changed something meanwhile.
    const bool wasCorrection = isCorrection();
    if (const auto present = m_league.state(m_state->id()); present)
        m_state = *present;
    if (const int index = m_state->competition.indexOfFixture(m_draft.match().fixture);
        index != m_draft.match().index)
        return refuse(tr("This match is no longer in the competition."));
    if (const MatchReport *theirs = m_state->competition.report(m_draft.match().index);
        theirs != nullptr && !wasCorrection) {
        beginCorrection();
        static_cast<void>(workOut());
        m_isShown = true;
        m_ui->tabs->setCurrentWidget(m_ui->following);
        return refuse(
            tr("%1 %2 %3 has been entered meanwhile by %4. If your sheet is right, correct that result.")
                .arg(theirs->teams[Side::Home].name, resultText(*theirs), theirs->teams[Side::Away].name,
                     whoEntered()));
    }
    if (isCorrection() && !m_isShown) {
        if (auto worked = workOut(); !worked)
            return refuse(translated(worked.error()));
        m_isShown = true;
        m_ui->tabs->setCurrentWidget(m_ui->following);
        return refuse(tr("These are the consequences. Press the button again to confirm."));
    }
    if (const QString now = warning(); !now.isEmpty() && now != m_warning) {
        m_warning = now;
        return refuse(now);
    }
    m_isEntering = true;
    const auto made = enter();
    m_isEntering = false;
    if (!made) {
        m_correction.reset();
        // Where somebody else was quicker, other things follow now: they are shown first again.
        m_isShown = false;
        m_league.noteLost(made.error());
        return refuse(m_league.isLost() ? lostWords() : translated(made.error()));
    }
    m_isDone = true;
    m_kept.remove();
    Q_EMIT entered(*made);
    QDialog::accept();
}

void ScoreSheetDialog::reject()
{
    if ((m_isEdited || hasPendingLine()) && !m_isWarned) {
        m_isWarned = true;
        return refuse(tr("The sheet is not entered yet. Close again to discard it."));
    }
    m_isDone = true;
    m_kept.remove();
    QDialog::reject();
}

} // namespace touchline
