// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/fork_dialog.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "models/views/match_centre/friendly_draft.h"
#include "models/views/match_centre/scoreboard.h"
#include "models/views/translated.h"
#include "models/words/match_luck_text.h"
#include "models/words/option_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace touchline {

namespace {

constexpr int forkWidth = 460;

/// "second half, 67', 2–1".
QString forkPlace(const MatchSession &session)
{
    const Score score = session.played().report.score;
    const QString figures = QStringLiteral("%1–%2").arg(score.home).arg(score.away);
    const QString clock = clockOf(session.match());
    return clock.isEmpty() ? ForkDialog::tr("kick-off")
                           : ForkDialog::tr("%1, %2", "clock, score").arg(clock, figures);
}

/// The input that came here; nothing at the newest point of a match.
std::optional<LogEntry> cameHere(const MatchSession &session)
{
    LiveMatch whole = session.match().clone();
    const std::size_t here = whole.entries().size();
    if (here >= whole.known() || !whole.goTo(here + 1))
        return std::nullopt;
    return whole.entries().back();
}

} // namespace

ForkDialog::ForkDialog(const MatchSession &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_name(new QLineEdit(this))
    , m_seats{{seatBox(Side::Home), seatBox(Side::Away)}}
    , m_asked(new QLabel(this))
    , m_answer(new QComboBox(this))
    , m_judge(new QPushButton(tr("Was It the &Best Choice?"), this))
    , m_verdict(new QLabel(this))
    , m_task(new LuckTask(this))
    , m_rest(new QCheckBox(tr("What came &after it stays, as far as it fits"), this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("What If"));
    const FixtureSetup &setup = session.match().match().setup();
    auto *meaning =
        new QLabel(tr("Play on from here (%1) as a separate match with new dice. It counts nowhere, and "
                      "this match stays as it is.")
                       .arg(forkPlace(session)),
                   this);
    meaning->setTextFormat(Qt::PlainText);
    meaning->setWordWrap(true);
    m_name->setObjectName(QStringLiteral("forkName"));
    m_name->setText(
        tr("What if: %1, %2", "teams, clock and score").arg(friendlyName(setup), forkPlace(session)));
    m_answer->setObjectName(QStringLiteral("forkAnswer"));
    m_rest->setObjectName(QStringLiteral("forkRest"));
    m_asked->setTextFormat(Qt::PlainText);
    m_asked->setWordWrap(true);
    m_asked->setBuddy(m_answer);
    m_judge->setObjectName(QStringLiteral("judge"));
    m_judge->setAutoDefault(false);
    m_judge->setToolTip(tr("Plays the match on from here with each answer, all with the same dice."));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    m_verdict->hide();
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    setTextColour(m_problem, ColourRole::Error);
    m_problem->hide();
    QDialogButtonBox *buttons = okAndCancel(*this, tr("&Play On from Here"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    for (const Side side : bothSides) {
        auto *team = new QLabel(setup.sides[side].team.displayName(), this);
        team->setTextFormat(Qt::PlainText);
        team->setBuddy(m_seats[side]);
        form->addRow(team, m_seats[side]);
    }
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->addWidget(meaning);
    column->addLayout(form);
    column->addWidget(m_asked);
    column->addWidget(m_answer);
    column->addWidget(m_judge, 0, Qt::AlignLeft);
    column->addWidget(m_verdict);
    column->addWidget(m_rest);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    connect(m_answer, &QComboBox::currentIndexChanged, this, &ForkDialog::showRest);
    connect(m_judge, &QPushButton::clicked, this, &ForkDialog::judge);
    connect(m_task, &LuckTask::judged, this, [this](const auto &choice) { showJudged(*choice); });
    connect(m_task, &LuckTask::progressed, this,
            [this](int percent) { sayVerdict(tr("Playing on with each answer: %1%").arg(percent)); });
    connect(m_task, &LuckTask::failed, this, [this](const Error &error) { sayVerdict(translated(error)); });
    listAnswers();
    setMinimumWidth(forkWidth);
    m_name->setFocus();
    m_name->selectAll();
}

QComboBox *ForkDialog::seatBox(Side side)
{
    auto *box = new QComboBox(this);
    box->setObjectName(side == Side::Home ? QStringLiteral("forkHome") : QStringLiteral("forkAway"));
    box->addItem(tr("A person"), personAgent);
    for (const AgentSpec &agent : m_session.match().game().info().agents)
        box->addItem(tr("Computer: %1").arg(QString::fromUtf8(agent.title)), QString::fromUtf8(agent.name));
    // Somebody wants to play on: of two computers one makes room.
    const PerSide<Seat> &seats = m_session.seats();
    const bool hasPerson = seats[Side::Home].isPerson() || seats[Side::Away].isPerson();
    const QString decides = !hasPerson && side == Side::Home ? personAgent : seats[side].decides;
    box->setCurrentIndex(std::max(box->findData(decides), 0));
    return box;
}

void ForkDialog::listAnswers()
{
    const LiveMatch &match = m_session.match();
    const Question due = match.question();
    const bool isOver = due.awaits == Awaits::Nothing;
    m_asked->setVisible(!isOver);
    m_answer->setVisible(!isOver);
    m_rest->setVisible(false);
    m_judge->setVisible(false);
    if (isOver)
        return;
    const QString team = due.side ? match.match().setup().sides[*due.side].team.displayName() : QString();
    m_asked->setText(team.isEmpty()
                         ? tr("C&hange: %1").arg(promptLabel(due))
                         : tr("C&hange: %1, %2", "team, what is decided").arg(team, promptLabel(due)));
    const auto came = cameHere(m_session);
    m_answer->addItem(tr("Change nothing, ask again"), QString());
    const auto add = [&](const QString &name, const QString &label) {
        const bool isAsItWas = came && (due.awaits == Awaits::Roll ? QString::number(came->value) == name
                                                                   : came->option == name);
        m_answer->addItem(isAsItWas ? tr("%1 (as it was)").arg(label) : label, name);
    };
    if (due.awaits == Awaits::Choice) {
        // What it would bring is nothing to know while it is played.
        m_judge->setVisible(came && m_session.isWatched());
        for (const QString &name : match.optionNames())
            add(name, optionLabel(match.game(), due, name));
        return;
    }
    for (int value = 1; value <= due.prompt->die.faces; ++value)
        add(QString::number(value), QString::number(value));
}

void ForkDialog::showRest()
{
    const bool canStay = m_answer->currentIndex() > 0 && cameHere(m_session).has_value();
    m_rest->setVisible(canStay);
    m_rest->setChecked(canStay);
}

void ForkDialog::judge()
{
    LiveMatch whole = m_session.match().clone();
    const std::size_t here = whole.entries().size();
    if (const auto end = whole.goTo(whole.known()); !end)
        return sayVerdict(translated(end.error()));
    m_judge->hide();
    sayVerdict(tr("Playing on with each answer…"));
    m_task->judge(whole.log(), whole.game(), here);
}

void ForkDialog::showJudged(const JudgedChoice &choice)
{
    const Language &language = windowLanguage();
    for (const JudgedOption &one : choice.options) {
        const int row = m_answer->findData(one.name);
        if (row > 0 && one.name != choice.options.front().name)
            m_answer->setItemText(row,
                                  tr("%1 (%2 points)", "an answer, by how much it is better or worse")
                                      .arg(m_answer->itemText(row), pointsText(one.difference, language)));
    }
    sayVerdict(verdictText(choice, m_session.match().game(), language) + u' ' +
               tr("A win counts 100 points, a draw 50."));
}

void ForkDialog::sayVerdict(const QString &text)
{
    m_verdict->setText(text);
    m_verdict->show();
}

void ForkDialog::accept()
{
    MatchSession::Fork fork{m_name->text(), m_session.seats(), m_answer->currentData().toString(),
                            m_rest->isVisible() && m_rest->isChecked()};
    for (const Side side : bothSides)
        fork.seats[side].decides = m_seats[side]->currentData().toString();
    const auto made = m_session.fork(fork);
    if (!hasWorked(*m_problem, made))
        return;
    m_made = *made;
    QDialog::accept();
}

} // namespace touchline
