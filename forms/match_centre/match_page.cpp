// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/match_page.h"

#include "forms/dialogs/match/fork_dialog.h"
#include "forms/dialogs/teams/team_card_dialog.h"
#include "forms/help/help_topics.h"
#include "forms/match_centre/match_rhythm.h"
#include "forms/match_centre/moment_card.h"
#include "forms/match_centre/option_delegate.h"
#include "forms/match_centre/tour_bubble.h"
#include "forms/print/picture_commands.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/name_label.h"
#include "models/views/match_centre/before_match.h"
#include "models/views/match_centre/question_model.h"
#include "models/views/match_centre/ticker_model.h"
#include "models/views/match_centre/turn_timer.h"
#include "models/views/translated.h"
#include "models/words/board_text.h"

#include "models/league/league_matches.h"
#include "ui_match_page.h"

#include <QDateTime>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QScrollBar>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

/// Room for the answers: so wide in device-independent pixels, and so many lines of text.
constexpr int leastAnswersWidth = 240;
constexpr int mostAnswersWidth = 400;
constexpr int leastAnswersLines = 6;
/// The list stands still while questions are no longer than that. A longer one takes so many lines more, or
/// that share of the height, and then scrolls: what answers it stays in sight.
constexpr int questionLines = 2;
constexpr int mostQuestionLines = 3;
constexpr int questionShare = 8;
/// Room for the board, and for a few lines of the ticker.
constexpr QSize leastBoard{260, 140};
constexpr int leastTicker = 72;
/// What the notes take of the height of the page, and never less than so many lines.
constexpr int notesShare = 5;
constexpr int leastNotesLines = 3;
/// Round a match that takes the window.
constexpr QMargins matchMargins{spacing::related, spacing::inside, spacing::related, spacing::inside};
const QString panelKey = QStringLiteral("matches/ticker");
/// So long a question is there before it is answered by a key that may have been meant for a die.
constexpr qint64 readingMilliseconds = 300;
/// So long after the last roll that the space bar rushed through it presses no button: what follows the
/// whistle has to be seen first.
constexpr qint64 whistleMilliseconds = 1000;

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// That somebody here has paused a match belongs to this screen, not to the league.
QString pauseKey(const QUuid &match)
{
    return QStringLiteral("matches/paused/") + match.toString(QUuid::WithoutBraces);
}

/// Referee, weather and the like as the game has them, and whose ground it is.
std::vector<BoardNote> conditionsOf(const Match &match, const BoardPosition &position)
{
    std::vector<BoardNote> conditions;
    for (const BoardNote &note : position.notes)
        if (!note.side)
            conditions.push_back(note);
    const FixtureSetup &setup = match.setup();
    const QString ground =
        setup.ground ? setup.sides[*setup.ground].team.displayName() : MatchPage::tr("neutral");
    // What it changes is said by the game.
    const QString title = QStringLiteral("ground");
    const auto known = std::find_if(conditions.begin(), conditions.end(),
                                    [&title](const BoardNote &note) { return note.title == title; });
    if (known != conditions.end())
        known->text = ground;
    else
        conditions.push_back({std::nullopt, title, ground});
    return conditions;
}

/// No more room than the page needs that is shown.
void fitCurrent(const QStackedWidget &stack)
{
    for (int index = 0; index < stack.count(); ++index) {
        const auto policy = index == stack.currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        stack.widget(index)->setSizePolicy(policy, policy);
    }
}

} // namespace

MatchPage::MatchPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_unique<Ui::MatchPage>())
    , m_again(new QLabel(this))
    , m_time(new QLabel(this))
    , m_timer(new TurnTimer(this))
    , m_moment(new MomentCard(this))
    , m_tour(new TourBubble(this))
    , m_question(new QuestionModel(this))
    , m_ticker(new TickerModel(this))
    , m_clock([] { return QDateTime::currentMSecsSinceEpoch(); })
{
    m_ui->setupUi(this);
    dressTitle(m_ui->title);
    Theme::setType(m_ui->question, Theme::Type::Body);
    m_ui->question->setFont(semibold(m_ui->question->font()));
    m_ui->questionArea->viewport()->setAutoFillBackground(false);
    m_ui->question->setAutoFillBackground(false);
    m_ui->options->setModel(m_question);
    m_ui->options->setItemDelegate(new OptionDelegate(m_ui->options));
    m_ui->options->setMouseTracking(true);
    for (QWidget *one : {static_cast<QWidget *>(m_ui->options), static_cast<QWidget *>(m_ui->ticker),
                         static_cast<QWidget *>(m_ui->pace)})
        one->installEventFilter(this);
    // A name of any length wraps, or is cut; the page stays as wide as its window.
    for (QLabel *one : {m_ui->question, m_ui->note, m_ui->cover, m_again})
        takeAnyWidth(*one);
    connect(m_ui->stack, &QStackedWidget::currentChanged, this, [this] { fitCurrent(*m_ui->stack); });
    fitCurrent(*m_ui->stack);
    // Long answers wrap.
    m_ui->options->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_ui->options->setResizeMode(QListView::Adjust);
    m_ui->ticker->setModel(m_ticker);
    fillPaces(*m_ui->pace);
    connectRhythm();
    connect(m_tour, &TourBubble::read, this, &MatchPage::showTour);
    m_ui->takeBack->setIcon(icon(QStringLiteral("undo")));
    m_ui->enterResult->setIcon(icon(QStringLiteral("check")));
    connect(m_ui->scoreboard, &ScoreboardView::cardWanted, this, &MatchPage::openCard);
    connect(m_ui->before, &BeforeKickOff::cardWanted, this, &MatchPage::openCard);
    connect(m_ui->before, &BeforeKickOff::kickOffWanted, this, &MatchPage::kickOff);
    connect(m_ui->before, &BeforeKickOff::drawWanted, this, &MatchPage::drawFirst);
    connect(m_ui->before, &BeforeKickOff::thrown, this, &MatchPage::enterDice);
    connect(m_ui->before, &BeforeKickOff::diceChanged, this, &MatchPage::changeDice);
    // The two halves of the page stand still, whatever is asked and told.
    for (QWidget *part :
         {static_cast<QWidget *>(m_ui->notes), static_cast<QWidget *>(m_ui->ticker),
          static_cast<QWidget *>(m_ui->answers), static_cast<QWidget *>(m_ui->board),
          static_cast<QWidget *>(m_ui->cards), static_cast<QWidget *>(m_ui->after),
          static_cast<QWidget *>(m_ui->notesArea), static_cast<QWidget *>(m_ui->questionArea)}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Ignored);
        part->setSizePolicy(policy);
    }
    // A page with wrapped words is as high as its parts wish to be: these take what is there.
    for (QWidget *part : {static_cast<QWidget *>(m_ui->board), static_cast<QWidget *>(m_ui->cards),
                          static_cast<QWidget *>(m_ui->after), static_cast<QWidget *>(m_ui->ticker),
                          static_cast<QWidget *>(m_ui->answers)}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setVerticalPolicy(QSizePolicy::Ignored);
        part->setSizePolicy(policy);
    }
    m_ui->beside->setMaximumWidth(mostAnswersWidth);
    m_ui->answers->setMinimumSize(leastAnswersWidth, leastAnswersLines * fontMetrics().height());
    m_ui->board->setMinimumSize(leastBoard);
    m_ui->ticker->setMinimumHeight(leastTicker);
    m_again->setObjectName(QStringLiteral("again"));
    m_again->setTextFormat(Qt::PlainText);
    m_again->setWordWrap(true);
    m_again->hide();
    m_ui->turn->insertWidget(m_ui->turn->indexOf(m_ui->note) + 1, m_again);
    m_time->setObjectName(QStringLiteral("time"));
    m_time->hide();
    m_ui->turn->insertWidget(m_ui->turn->indexOf(m_ui->questionArea) + 1, m_time);
    connect(m_timer, &TurnTimer::changed, this, &MatchPage::showTime);
    connect(m_timer, &TurnTimer::ranOut, this, [this] {
        if (m_session)
            m_session->playOn(MatchSession::Until::Turn);
    });
    connectTurn();
    connectAfter();
    setUpLine();
    for (QPushButton *one : findChildren<QPushButton *>())
        one->installEventFilter(this);
    buildMoreMenu();
    host.commands().offer(
        CommandId::Undo, this, [this] { undoLast(); },
        [this] { return isInPlay() && m_session->canUndoAnswer(); });
    host.commands().offer(
        CommandId::HelpHere, this, [this] { explainQuestion(); },
        [this] { return m_session != nullptr && !m_session->isWatched() && isInPlay(); });
    offerPictures(*this, host,
                  {[this] { return m_session != nullptr && m_ui->board->isVisible(); },
                   [this] { return m_ui->board->picture(m_ui->title->text()); },
                   [this] {
                       const BoardShown &shown = m_ui->board->shown();
                       return boardText(*shown.geometry, shown.position, shown.naming);
                   },
                   [this] { return m_ui->title->text(); }});
}

MatchPage::~MatchPage() = default;

int MatchPage::heightForWidth(int width) const
{
    const int wished = Page::heightForWidth(width);
    const QLayout *shown = m_ui->stack->currentWidget()->layout();
    if (shown == nullptr)
        return wished;
    // What takes the room that is there wishes for none: its least height is missing.
    const QMargins margins = layout()->contentsMargins();
    const int inside = width - margins.left() - margins.right();
    return wished +
           std::max(0, shown->totalMinimumHeightForWidth(inside) - m_ui->stack->heightForWidth(inside));
}

void MatchPage::setUpLine()
{
    m_ui->leaveMatch->setIcon(icon(QStringLiteral("back")));
    connect(m_ui->leaveMatch, &QPushButton::clicked, this, &MatchPage::goOut);
    m_ui->showPanel->setIcon(icon(QStringLiteral("log")));
    const auto offerAs = [this](CommandId id, QPushButton *button) {
        const QAction *action = host().commands().action(id);
        button->setToolTip(QStringLiteral("%1 (%2)").arg(
            commandHelp(commandSpec(id)), action->shortcut().toString(QKeySequence::NativeText)));
    };
    offerAs(CommandId::ShowTicker, m_ui->showPanel);
    offerAs(CommandId::FullScreen, m_ui->fullScreen);
    m_ui->fullScreen->setIcon(icon(QStringLiteral("full-screen")));
    m_ui->fullScreen->setAccessibleName(host().commands().action(CommandId::FullScreen)->text().remove(u'&'));
    connect(m_ui->fullScreen, &QPushButton::clicked, this,
            [this] { host().commands().action(CommandId::FullScreen)->trigger(); });
    connect(m_ui->showPanel, &QPushButton::clicked, this, &MatchPage::setPanelShown);
    host().commands().offer(
        CommandId::ShowTicker, this, [this] { setPanelShown(m_ui->panel->isHidden()); },
        [this] { return m_session != nullptr; });
    const bool isShown = QSettings().value(panelKey, true).toBool();
    m_ui->showPanel->setChecked(isShown);
    m_ui->panel->setVisible(isShown);
    m_ui->line->hide();
}

void MatchPage::setPanelShown(bool isShown)
{
    QSettings().setValue(panelKey, isShown);
    m_ui->showPanel->setChecked(isShown);
    m_ui->panel->setVisible(isShown);
    fitSideColumn();
}

void MatchPage::fitSideColumn()
{
    m_ui->beside->setVisible(!m_ui->decisions->isHidden() || !m_ui->panel->isHidden());
    const int lines = leastNotesLines * QFontMetrics(Theme::font(Theme::Type::Caption)).lineSpacing();
    m_ui->notesArea->setVisible(!m_ui->notes->isEmpty());
    m_ui->notesArea->setFixedHeight(
        std::clamp(m_ui->notes->heightForWidth(std::max(m_ui->notesArea->width(), 1)), 0,
                   std::max(lines, height() / notesShare)));
}

void MatchPage::fitQuestion()
{
    const int line = QFontMetrics(m_ui->question->font()).lineSpacing();
    m_ui->questionArea->setFixedHeight(
        std::clamp(m_ui->question->heightForWidth(std::max(m_ui->questionArea->width(), 1)),
                   questionLines * line, std::max(mostQuestionLines * line, height() / questionShare)));
    m_ui->questionArea->verticalScrollBar()->setValue(0);
}

void MatchPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitSideColumn();
    fitQuestion();
    showTour();
}

void MatchPage::showPart(QWidget *part)
{
    const bool isMatch = part != m_ui->empty && (m_session || !m_fixture.isNull());
    m_ui->line->setVisible(part != m_ui->empty);
    m_ui->leaveMatch->setVisible(isMatch);
    m_ui->fullScreen->setVisible(isMatch);
    m_ui->showPanel->setVisible(part == m_ui->play);
    m_ui->title->setVisible(!isMatch);
    const QMargins margins =
        isMatch ? matchMargins : QMargins(spacing::page, spacing::page, spacing::page, spacing::groups);
    layout()->setContentsMargins(margins);
    m_ui->stack->setCurrentWidget(part);
    showTour();
    if (std::exchange(m_takesWindow, isMatch) != isMatch)
        Q_EMIT takesWindowChanged();
}

void MatchPage::goOut()
{
    host().go(PageKind::Fixtures, competition(), m_fixture);
}

void MatchPage::connectTurn()
{
    connect(m_ui->options, &QListView::clicked, this, &MatchPage::choose);
    connect(m_ui->options, &QListView::activated, this, &MatchPage::choose);
    connect(m_ui->board, &BoardView::optionChosen, this, [this](OptionCode option) {
        const LiveMatch &live = m_session->match();
        showFailure(m_session->choose(live.match().optionName(live.question(), option)));
    });
    connect(m_ui->board, &BoardView::optionsChosen, this, [this](const std::vector<OptionCode> &options) {
        Result<void> done;
        for (const OptionCode option : options) {
            const LiveMatch &live = m_session->match();
            if (done)
                done = m_session->choose(live.match().optionName(live.question(), option));
        }
        showFailure(done);
    });
    connect(m_ui->board, &BoardView::givenUp, this, &MatchPage::undoLast);
    connect(m_ui->board, &BoardView::turned, m_question, &QuestionModel::setQuarters);
    connect(m_ui->dicePage, &DiceEntry::entered, this, &MatchPage::enterDice);
    connect(m_ui->uncover, &QPushButton::clicked, this, [this] {
        m_session->uncover();
        m_ui->options->setFocus();
    });
    connect(m_ui->enterResult, &QPushButton::clicked, this, &MatchPage::finish);
    connect(m_ui->coach, &QPushButton::clicked, this,
            [this] { showFailure(m_session->letComputerAnswer()); });
    connect(m_ui->takeBack, &QPushButton::clicked, this, &MatchPage::undoLast);
    connect(m_ui->playOn, &QPushButton::clicked, this, [this] {
        if (m_session->isRunning())
            m_session->pause();
        else
            m_session->playOn();
    });
    connect(m_ui->watchPage, &WatchPanel::failed, this, [this](const Error &error) { host().notify(error); });
    connect(m_ui->watchPage, &WatchPanel::saveStoryWanted, this, &MatchPage::saveStory);
    connect(m_ui->watchPage, &WatchPanel::saveRollsWanted, this, &MatchPage::saveEveryRoll);
    connect(m_ui->watchPage, &WatchPanel::forkWanted, this, &MatchPage::fork);
    connect(m_ui->pace, &QComboBox::currentIndexChanged, this, [this] {
        if (m_session)
            m_session->setPace(m_ui->pace->currentData().value<MatchSession::Pace>());
    });
    connect(m_ui->ruling, &QPushButton::clicked, this, &MatchPage::showRuling);
    connect(m_ui->ticker, &QListView::activated, this, &MatchPage::showRuling);
    connect(m_ui->ticker->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &MatchPage::offerRuling);
    connect(m_ticker, &QAbstractItemModel::modelReset, this, &MatchPage::offerRuling);
    offerRuling();
    connect(m_ui->explained, &QCheckBox::toggled, this, [this] {
        if (m_session)
            m_ticker->follow(m_session->played(), m_session->match().game(), m_ui->explained->isChecked());
        // Told otherwise it is no news.
        m_tickerNews.skip(*m_ticker);
    });
}

void MatchPage::buildMoreMenu()
{
    auto *menu = new QMenu(m_ui->more);
    const auto add = [&](const QString &text, MatchSession::Until until) {
        return menu->addAction(text, this, [this, until] { m_session->playOn(until); });
    };
    add(tr("Play One Ste&p"), MatchSession::Until::Step);
    add(tr("Play to the Next &Goal"), MatchSession::Until::Goal);
    add(tr("Play to the &Whistle"), MatchSession::Until::PeriodEnd);
    add(tr("Play to the &End"), MatchSession::Until::End)->setObjectName(QStringLiteral("playToEnd"));
    menu->addSeparator();
    QAction *turn = menu->addAction(tr("Let the Coach Play This &Turn"), QKeySequence(Qt::SHIFT | Qt::Key_F8),
                                    this, [this] { m_session->playOn(MatchSession::Until::Turn); });
    // The key works while the menu is closed.
    addAction(turn);
    turn->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_turn = turn;
    menu->addAction(tr("&Change Who Plays"), this, &MatchPage::changeSeats)
        ->setObjectName(QStringLiteral("changeSeats"));
    QAction *slip = menu->addAction(tr("C&orrect a Die…"), this, &MatchPage::correctDie);
    m_undoToLine = menu->addAction(tr("Take &Back the Selected Line…"), this, &MatchPage::undoToLine);
    m_undoToLine->setToolTip(tr("Select a line of the ticker first: the match goes back to before it."));
    menu->setToolTipsVisible(true);
    const auto enable = [this, slip] {
        slip->setEnabled(m_session && !m_session->typedRolls().empty());
        const QModelIndex line = m_ui->ticker->currentIndex();
        // What was drawn before the match stays.
        m_undoToLine->setEnabled(m_session && !m_session->isWatched() && line.isValid() &&
                                 inputsBeforeLine(line) >= m_session->undoRule().made);
    };
    connect(menu, &QMenu::aboutToShow, this, enable);
    m_ui->ticker->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_ui->ticker, &QWidget::customContextMenuRequested, this, [this, enable](const QPoint &place) {
        enable();
        if (m_undoToLine->isEnabled())
            QMenu::exec({m_undoToLine}, m_ui->ticker->viewport()->mapToGlobal(place), nullptr, this);
    });
    QAction *animation = menu->addAction(tr("&Animate Dice and Goals"), &wishAnimation);
    animation->setObjectName(QStringLiteral("animateMatches"));
    animation->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, animation, [animation] { animation->setChecked(wishesAnimation()); });
    menu->addAction(tr("What &If…"), this, &MatchPage::fork)
        ->setToolTip(tr("Plays on from here in a match of its own that counts nowhere."));
    menu->addAction(tr("Save the Stor&y So Far…"), this, &MatchPage::saveStory);
    menu->addAction(tr("Save Every &Roll So Far…"), this, &MatchPage::saveEveryRoll);
    menu->addAction(tr("&Discard the Match…"), this, &MatchPage::discard);
    m_ui->more->setMenu(menu);
}

int MatchPage::fixtureIndex() const
{
    return state() == nullptr ? -1 : state()->competition.indexOfFixture(m_fixture);
}

void MatchPage::focusOn(const QUuid &subject)
{
    if (subject != m_fixture) {
        drop();
        m_fixture = subject;
    }
    showMatch();
}

void MatchPage::drop()
{
    m_session.reset();
    m_isRolling = false;
    m_comesToEnd = false;
    m_moment->hide();
    m_tour->end();
    m_goesOnWhenSeen = false;
    m_timer->follow(nullptr);
    m_isDrawing = false;
    m_asked.reset();
    notePlay();
}

void MatchPage::notePlay()
{
    const bool was = std::exchange(m_wasInPlay, isInPlay());
    if (was != m_wasInPlay)
        Q_EMIT playChanged();
    host().commands().refresh();
}

void MatchPage::setReady(bool isReady)
{
    m_ui->before->setEnabledToPlay(isReady && !host().league()->league().isReadOnly());
}

void MatchPage::setTitle(const QString &title)
{
    m_ui->title->setText(title);
}

void MatchPage::addAboveBefore(QWidget *widget)
{
    m_ui->column->insertWidget(m_ui->column->indexOf(m_ui->line), widget);
}

void MatchPage::refresh()
{
    showMatch();
}

void MatchPage::hideEvent(QHideEvent *event)
{
    m_ui->rollPage->land();
    m_moment->hide();
    // Nothing goes on behind somebody's back.
    if (m_session && m_session->isRunning()) {
        m_goesOnWhenSeen = !m_session->isWatched();
        m_session->pause();
    }
    m_timer->pause();
    Page::hideEvent(event);
}

void MatchPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (std::exchange(m_goesOnWhenSeen, false))
        goOnWithMatch();
}

bool MatchPage::holdMatch()
{
    const bool isRunning = m_session && m_session->isRunning();
    if (isRunning)
        m_session->pause();
    return isRunning;
}

void MatchPage::goOnWithMatch()
{
    if (m_session && m_session->waits() == MatchSession::Waits::ForComputer)
        m_session->playOn(m_isDrawing ? MatchSession::Until::KickOff : MatchSession::Until::MyDecision);
}

void MatchPage::showNothing(const QString &sentence, CommandId where)
{
    m_session.reset();
    m_timer->follow(nullptr);
    notePlay();
    m_ui->empty->setMessage(sentence, host().commands().action(where));
    showPart(m_ui->empty);
}

void MatchPage::showMatch()
{
    const int fixture = fixtureIndex();
    m_ui->title->setText(tr("Match"));
    if (fixture < 0)
        return showNothing(tr("Choose a match in the fixtures to play it here."));
    m_ui->title->setText(
        tr("Match %1").arg(state()->competition.fixtures()[static_cast<std::size_t>(fixture)].number));
    if (state()->competition.report(fixture) != nullptr) {
        if (m_session && m_session->isWatched())
            return showTurn();
        auto watched = MatchSession::watch(*host().league(), *state(), fixture);
        return watched ? take(std::move(watched)) : showNothing(translated(watched.error()));
    }
    if (m_session)
        return showTurn();
    const auto lines = host().league()->league().matches().underWay();
    const bool isUnderWay = lines && std::any_of(lines->begin(), lines->end(), [this](const auto &line) {
                                return line.fixture == m_fixture;
                            });
    if (isUnderWay)
        return takeUp(MatchSession::resume(*host().league(), *state(), fixture));
    if (state()->now.fixtures[static_cast<std::size_t>(fixture)].state != FixtureState::Ready)
        return showNothing(tr("This match cannot be played yet."));
    if (!state()->isPlayedHere())
        return showNothing(tr("This match is not played here: its result is entered by hand."));
    const auto before = beforeMatch(*host().league(), *state(), fixture);
    before ? showBefore(*before) : showNothing(translated(before.error()));
}

void MatchPage::showBefore(const BeforeMatch &before)
{
    notePlay();
    m_ui->scoreboard->show(before.board);
    m_ui->scoreboard->setConditions({});
    m_ui->before->show(before);
    takeCards(before.setup, *before.game);
    m_ui->before->setEnabledToPlay(!host().league()->league().isReadOnly());
    showPart(m_ui->before);
}

void MatchPage::takeCards(const FixtureSetup &setup, const Game &game)
{
    m_game = &game;
    PerSide<bool> hasCards;
    for (const Side side : bothSides) {
        m_teamCards[side] = game.teamDocuments() == nullptr ? nullptr : setup.sides[side].document;
        hasCards[side] = m_teamCards[side] != nullptr;
    }
    m_ui->scoreboard->setHasCards(hasCards);
    m_ui->before->setHasCards(hasCards);
}

void MatchPage::openCard(Side side)
{
    std::vector<TeamDocumentPtr> cards;
    for (const Side one : bothSides)
        if (m_teamCards[one] != nullptr)
            cards.push_back(m_teamCards[one]);
    const bool goesOn = holdMatch();
    auto *dialog =
        showTeamCard(*m_game, cards, m_teamCards[side] == cards.front() ? 0 : cards.size() - 1,
                     &host().league()->league(), this, [this](const QString &what) { host().notify(what); });
    if (goesOn)
        connect(dialog, &QDialog::finished, this, &MatchPage::goOnWithMatch);
}

Result<std::unique_ptr<MatchSession>> MatchPage::begin(const PerSide<Seat> &seats)
{
    return MatchSession::begin(*host().league(), *state(), fixtureIndex(), seats);
}

QUuid MatchPage::reportId() const
{
    return state()->competition.report(fixtureIndex())->id;
}

void MatchPage::kickOff()
{
    if (m_session) {
        // Other seats for a match under way.
        m_isDrawing = false;
        const PerSide<Seat> seats = m_ui->before->seats();
        for (const Side side : bothSides)
            showFailure(m_session->setSeat(side, seats[side]));
        keepRhythm();
        showTurn();
        m_session->playOn();
        return;
    }
    kickOffWith(m_ui->before->seats());
}

void MatchPage::kickOffWith(const PerSide<Seat> &seats)
{
    take(begin(seats));
    keepRhythm();
    if (m_session)
        m_session->playOn();
}

void MatchPage::drawFirst()
{
    if (m_session)
        return;
    m_isDrawing = true;
    take(begin(m_ui->before->seats()));
    keepRhythm();
    if (m_session)
        m_session->playOn(MatchSession::Until::KickOff);
    else
        m_isDrawing = false;
}

void MatchPage::take(Result<std::unique_ptr<MatchSession>> session)
{
    if (!session) {
        host().notify(session.error());
        return;
    }
    m_session = std::move(*session);
    setHelpTopic(
        *this,
        QStringLiteral("manual/games/%1.md").arg(QString::fromUtf8(m_session->match().game().info().id)));
    m_board.begin(*m_session);
    takeCards(m_session->match().match().setup(), m_session->match().game());
    m_shownEvents = m_session->match().events().size();
    m_isRolling = false;
    forgetHeard();
    m_session->setPace(m_ui->pace->currentData().value<MatchSession::Pace>());
    connect(m_session.get(), &MatchSession::stepped, this, &MatchPage::showTurn);
    connect(m_session.get(), &MatchSession::failed, this, &MatchPage::refuse);
    if (m_session->isWatched())
        m_ui->watchPage->watch(*m_session, reportId());
    showTurn();
    if (std::exchange(m_comesToEnd, false) && m_session->isWatched())
        showFailure(m_session->goTo(m_session->match().known()));
    // So that the space bar runs it, and stops it.
    if (m_session->isWatched())
        m_ui->watchPage->setFocus();
}

void MatchPage::keepPause()
{
    if (!isInPlay() || m_isComingBack || m_goesOnWhenSeen)
        return;
    QSettings settings;
    const QString key = pauseKey(m_session->fixture());
    const bool isPaused = m_session->isPaused() && !m_session->match().isOver();
    if (isPaused == settings.contains(key))
        return;
    if (isPaused)
        settings.setValue(key, true);
    else
        settings.remove(key);
    // Also for whom the program is killed.
    settings.sync();
}

void MatchPage::takeUp(Result<std::unique_ptr<MatchSession>> session)
{
    m_isComingBack = true;
    if (session) {
        const MatchRhythm rhythm = MatchRhythm::of((*session)->fixture());
        m_ui->pace->setCurrentIndex(m_ui->pace->findData(static_cast<int>(rhythm.pace)));
        for (const Side side : bothSides) {
            Seat seat = (*session)->seats()[side];
            seat.clicksDice = rhythm.clicksDice[side];
            showFailure((*session)->setSeat(side, seat));
        }
    }
    take(std::move(session));
    m_isComingBack = false;
    if (m_session && QSettings().contains(pauseKey(m_session->fixture())))
        return m_session->pause();
    if (!m_session || m_session->waits() != MatchSession::Waits::ForComputer ||
        host().league()->league().isReadOnly())
        return;
    const auto &seats = m_session->seats();
    const bool isPlayedHere = std::any_of(bothSides.begin(), bothSides.end(), [&seats](Side side) {
        return seats[side].isPerson() || seats[side].typesDice || seats[side].clicksDice;
    });
    if (!isPlayedHere)
        return;
    if (isVisible())
        m_session->playOn();
    else
        m_goesOnWhenSeen = true;
}

void MatchPage::showTurn()
{
    // What the dice bring is seen when they lie.
    if (m_isRolling)
        return;
    notePlay();
    keepPause();
    // The position is made once a step.
    BoardShown shown;
    if (!m_isDrawing)
        shown = m_board.next(*m_session);
    const Scoreboard score = scoreboardOf(*m_session, *host().league(), shown.position.clock);
    m_ui->scoreboard->show(score);
    m_ticker->follow(m_session->played(), m_session->match().game(), m_ui->explained->isChecked());
    m_ui->ticker->scrollToTop();
    if (m_isDrawing) {
        m_ui->before->showDrawn(*m_session, m_ticker->text().split(u'\n', Qt::SkipEmptyParts));
        showPart(m_ui->before);
        announceTurn(score);
        return;
    }
    showNotesAndBoard(score, std::move(shown));
    m_ui->tray->show(m_session->match().entries());
    // What takes the keys has to be enabled by then.
    showDoors();
    showAnswers();
    fitQuestion();
    m_timer->follow(m_session.get());
    showPart(m_ui->play);
    stopTheShow();
    announceTurn(score);
}

void MatchPage::showTime()
{
    const auto left = m_timer->secondsLeft();
    m_time->setVisible(left.has_value());
    if (left)
        m_time->setText(tr("Time left: %1 s").arg(*left));
}

void MatchPage::showDoors()
{
    const MatchSession::Waits waits = m_session->waits();
    const bool isAsked = waits == MatchSession::Waits::ForChoice || waits == MatchSession::Waits::ForDice;
    m_ui->coach->setEnabled(isAsked);
    const bool isDice = waits == MatchSession::Waits::ForDice || waits == MatchSession::Waits::ForClick;
    m_ui->coach->setText(isDice ? tr("Ro&ll for Me") : tr("&Let the Coach Decide"));
    m_turn->setVisible(m_session->match().game().info().turnBegins.has_value());
    m_turn->setEnabled(waits == MatchSession::Waits::ForChoice && m_turn->isVisible());
    m_ui->takeBack->setEnabled(m_session->canUndoAnswer());
    m_ui->playOn->setText(m_session->isRunning() ? tr("&Pause") : tr("Play &On"));
    const bool isWatched = m_session->isWatched();
    m_ui->playOn->setEnabled(m_session->isRunning() || waits == MatchSession::Waits::ForComputer);
    m_ui->more->setEnabled(waits != MatchSession::Waits::Over);
    // What cannot be done any more takes no room.
    const bool isDone = waits == MatchSession::Waits::Over;
    for (QWidget *one : {static_cast<QWidget *>(m_ui->coach), static_cast<QWidget *>(m_ui->more),
                         static_cast<QWidget *>(m_ui->pace), static_cast<QWidget *>(m_ui->paceLabel),
                         static_cast<QWidget *>(m_ui->playOn)})
        one->setVisible(!isDone);
    m_ui->tray->setVisible(!isDone);
    m_ui->decisions->setVisible(!isWatched);
    m_ui->watchPage->setVisible(isWatched);
    fitSideColumn();
}

void MatchPage::playAgain()
{
    if (m_session && m_session->isWatched() && !m_session->isRunning())
        m_ui->watchPage->playOrPause();
}

void MatchPage::showNotesAndBoard(const Scoreboard &score, BoardShown shown)
{
    const bool hasBoard = shown.geometry != nullptr;
    m_ui->scoreboard->setConditions(conditionsOf(m_session->match().match(), shown.position));
    std::vector<BoardNote> notes = ScoreboardView::notesOf(score);
    std::copy_if(shown.position.notes.begin(), shown.position.notes.end(), std::back_inserter(notes),
                 [](const BoardNote &note) { return note.side.has_value(); });
    m_ui->notes->show(notes, shown.teams);
    m_ui->notesArea->setAccessibleDescription(m_ui->notes->heard());
    m_wantsBoard = m_wantsBoard && m_session->match().isOver();
    const bool isAfter = showsAfter();
    m_ui->board->setVisible(hasBoard && !isAfter);
    auto cards = matchCards(*m_session, shown.position);
    m_ui->cards->setVisible(cards.has_value() && !isAfter);
    m_ui->after->setVisible(isAfter);
    if (isAfter)
        showAfter();
    if (cards)
        m_ui->cards->show(std::move(*cards));
    if (!hasBoard)
        return;
    const PerSide<Seat> &seats = m_session->seats();
    const bool isVisitors = seats[Side::Away].isPerson() && !seats[Side::Home].isPerson();
    m_ui->board->setViewer(isVisitors ? Side::Away : Side::Home);
    m_ui->board->setStepMilliseconds(stepMilliseconds(*m_session));
    m_ui->board->show(std::move(shown));
    // The computer waits until its move was seen.
    m_session->restFor(m_ui->board->motionMilliseconds());
}

bool MatchPage::takeDigit(const QKeyEvent &event)
{
    const int digit = event.key() - Qt::Key_0;
    const auto modifiers = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    if (!isInPlay() || modifiers != Qt::NoModifier || digit < 0 || digit > 9)
        return false;
    if (m_session->waits() == MatchSession::Waits::ForDice) {
        // Wherever the keys are, what is typed is for the dice.
        if (m_isDrawing)
            m_ui->before->type(QString::number(digit));
        else
            m_ui->dicePage->type(QString::number(digit));
        return true;
    }
    if (digit == 0 || digit > m_question->legal())
        return false;
    // Who types throw after throw has not read yet that something else is asked.
    if (!m_cameAfterDice || m_clock() - m_askedAt >= readingMilliseconds)
        choose(m_question->index(digit - 1));
    return true;
}

void MatchPage::noteQuestion()
{
    const std::pair now{m_session->match().entries().size(), m_session->coveredFor().has_value()};
    const bool isDice = m_session->waits() == MatchSession::Waits::ForDice;
    if (m_asked != now) {
        m_asked = now;
        m_askedAt = m_clock();
        m_cameAfterDice = m_wasDice;
    }
    // What the computer does in between does not make it a question that was waited for.
    if (m_session->waits() != MatchSession::Waits::ForComputer)
        m_wasDice = isDice;
}

void MatchPage::changeDice()
{
    if (!m_isDrawing || !isInPlay())
        return;
    // What is rolled before the first whistle goes by it too.
    const PerSide<Seat> chosen = m_ui->before->seats();
    for (const Side side : bothSides) {
        Seat seat = m_session->seats()[side];
        seat.typesDice = chosen[side].typesDice;
        seat.computerRolls = chosen[side].computerRolls;
        seat.clicksDice = chosen[side].clicksDice;
        showFailure(m_session->setSeat(side, seat));
    }
    keepRhythm();
    m_session->playOn(MatchSession::Until::KickOff);
}

bool MatchPage::eventFilter(QObject *object, QEvent *event)
{
    // Enter chooses in the list; beside it it presses what has the keys. Not one that comes from a line of
    // dice, behind which another button may have the keys.
    if (auto *button = qobject_cast<QPushButton *>(object);
        button != nullptr && event->type() == QEvent::KeyPress && isEnter(*static_cast<QKeyEvent *>(event))) {
        button->menu() == nullptr ? button->click() : button->showMenu();
        return true;
    }
    // Held down, the space bar rushes, wherever the keys are.
    if (event->type() == QEvent::KeyPress && isInPlay()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Space && key->isAutoRepeat()) {
            if (auto *button = qobject_cast<QPushButton *>(object))
                button->setDown(false);
            pressDice(true);
            return true;
        }
    }
    // The key that rushed to the whistle presses nothing that stands there now.
    if (event->type() == QEvent::KeyPress && m_session && m_session->match().isOver() && m_heldAt > 0 &&
        m_clock() - m_heldAt < whistleMilliseconds &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space) {
        m_heldAt = m_clock();
        return true;
    }
    // A list would look for lines that begin with the digit.
    if (event->type() == QEvent::KeyPress && takeDigit(*static_cast<QKeyEvent *>(event)))
        return true;
    return Page::eventFilter(object, event);
}

void MatchPage::keyPressEvent(QKeyEvent *event)
{
    if (takeDigit(*event))
        return;
    if (m_session && m_session->isWatched() && event->key() == Qt::Key_Space)
        return m_ui->watchPage->playOrPause();
    if (isInPlay() && event->key() == Qt::Key_Space)
        return pressDice(event->isAutoRepeat());
    Page::keyPressEvent(event);
}

void MatchPage::changeSeats()
{
    m_ui->rollPage->land();
    m_session->pause();
    m_ui->before->showSeats(*m_session);
    m_ui->before->setEnabledToPlay(true);
    showPart(m_ui->before);
}

void MatchPage::finish()
{
    if (const auto done = m_session->finish(); !done)
        return refuse(done.error());
    QSettings().remove(pauseKey(m_session->fixture()));
    MatchRhythm::forget(m_session->fixture());
    m_session.reset();
    m_timer->follow(nullptr);
    notePlay();
    m_comesToEnd = true;
    leave(true);
}

void MatchPage::leave(bool isFinished)
{
    if (!isFinished)
        return showMatch();
    // The match that is kept comes with the news of it (refresh()).
    host().notify(tr("The result is entered."));
}

void MatchPage::discard()
{
    m_session->pause();
    const QString lost = tr("Everything that was played in this match is lost.");
    const QString text =
        m_session->isFriendly() ? lost : lost + u' ' + tr("It can be played again from the start.");
    if (QMessageBox::question(this, tr("Discard the Match"), text,
                              QMessageBox::Discard | QMessageBox::Cancel) != QMessageBox::Discard)
        return;
    const QUuid fixture = m_session->fixture();
    if (const auto done = m_session->discard(); !done)
        return host().notify(done.error());
    QSettings().remove(pauseKey(fixture));
    MatchRhythm::forget(fixture);
    m_session.reset();
    notePlay();
    leave(false);
}

void MatchPage::fork()
{
    m_session->pause();
    ForkDialog dialog(*m_session, this);
    if (dialog.exec() == QDialog::Accepted)
        host().go(PageKind::Friendly, {}, dialog.made());
}

void MatchPage::showFailure(const Result<void> &done)
{
    if (!done)
        refuse(done.error());
}

void MatchPage::refuse(const Error &error)
{
    host().notify(error);
    if (!m_session || m_session->isWatched() ||
        (error.fault != Fault::Conflict && error.fault != Fault::NotFound))
        return;
    // The session is still at work with what was refused.
    QMetaObject::invokeMethod(
        this,
        [this, session = m_session.get()] {
            if (m_session.get() != session)
                return;
            m_session.reset();
            showMatch();
        },
        Qt::QueuedConnection);
}

} // namespace touchline
