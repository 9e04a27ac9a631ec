// SPDX-License-Identifier: GPL-3.0-or-later
// The question that is due, and what somebody here answers to it.
#include "forms/match_centre/match_page.h"

#include "forms/dialogs/match/ruling_dialog.h"
#include "forms/help/help_topics.h"
#include "forms/match_centre/slip_dialog.h"
#include "forms/widgets/name_label.h"
#include "models/views/match_centre/question_model.h"
#include "models/views/match_centre/ticker_model.h"
#include "models/views/translated.h"
#include "models/words/manual.h"
#include "models/words/rulings.h"

#include "ui_match_page.h"

#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

constexpr qsizetype mostButtonLetters = 30;

} // namespace

void MatchPage::showAnswers()
{
    noteQuestion();
    // The list stands where it stood while it is the same kind of question; a new one is read from its top.
    const RollPrompt *prompt = m_session->match().question().prompt;
    const int place =
        prompt == std::exchange(m_listed, prompt) ? m_ui->options->verticalScrollBar()->value() : 0;
    const bool hasBoard = !m_ui->board->isHidden();
    const bool isSame = !m_question->show(
        *m_session, hasBoard ? std::span<const BoardHighlight>(m_ui->board->shown().position.highlights)
                             : std::span<const BoardHighlight>());
    // Whoever reads the ticker or sets the pace goes on there; else the keys are where the question is.
    const QWidget *keys = focusWidget();
    const bool isElsewhere = keys != nullptr && keys->isVisible() && keys->isEnabled() &&
                             (keys == m_ui->ticker || keys == m_ui->pace || keys == m_ui->explained ||
                              (keys == m_ui->board && !m_ui->board->choice().targets().empty()));
    const bool isAimed = hasBoard && m_ui->board->shown().position.aim.has_value();
    // Of dice that are clicked the target stands below them.
    const bool isClicked = m_session->waits() == MatchSession::Waits::ForClick;
    const QString note = isClicked ? QString()
                         : isAimed ? tr("Drag back from the ball, then click it or press Enter.")
                                   : m_question->note();
    m_ui->note->setText(note);
    m_ui->note->setToolTip(isAimed
                               ? tr("The arrow keys turn the aim and set the power; digits type the power.")
                               : m_question->terms());
    m_ui->note->setVisible(!note.isEmpty());
    showAgain();
    m_ui->question->setText(m_question->heading());
    const QString rules = tr("F1: what this is about");
    const QString terms = m_question->terms();
    m_ui->question->setToolTip(terms.isEmpty() ? rules : terms + u'\n' + rules);
    QWidget *next = nullptr;
    switch (m_session->waits()) {
    case MatchSession::Waits::ForChoice:
        if (const auto side = m_session->coveredFor()) {
            const QString team = m_session->match().match().setup().sides[*side].team.displayName();
            m_ui->cover->setText(tr("This decision is secret. Pass the screen to %1.").arg(team));
            m_ui->uncover->setText(
                tr("%1: Rea&dy", "team")
                    .arg(shortenedName(team, mostButtonLetters).replace(u'&', QLatin1String("&&"))));
            m_ui->answers->setCurrentWidget(m_ui->coverPage);
            next = m_ui->uncover;
            break;
        }
        m_ui->answers->setCurrentWidget(m_ui->options);
        m_ui->options->setAccessibleName(m_question->heading());
        // No answer is at hand that nobody has given.
        if (!isSame) {
            m_ui->options->doItemsLayout();
            m_ui->options->verticalScrollBar()->setValue(place);
            m_ui->options->setCurrentIndex(m_question->index(usualAnswer()));
        }
        next = isAimed ? static_cast<QWidget *>(m_ui->board) : m_ui->options;
        break;
    case MatchSession::Waits::ForDice: {
        const Question due = m_session->match().question();
        m_ui->answers->setCurrentWidget(m_ui->dicePage);
        m_ui->dicePage->ask(due.parts - due.part + 1, due.prompt->die.faces, questionHeard());
        next = m_ui->dicePage;
        break;
    }
    case MatchSession::Waits::ForClick: {
        const Question due = m_session->match().question();
        m_ui->answers->setCurrentWidget(m_ui->rollPage);
        m_ui->rollPage->ask(due.parts - due.part + 1, due.prompt->die.faces, m_question->heading(),
                            m_question->note());
        next = m_ui->rollPage;
        break;
    }
    case MatchSession::Waits::ForComputer:
        // The keys stay where the next roll is made.
        if (m_session->isRunning() && isClickedHere()) {
            m_ui->rollPage->wait(tr("The computer is playing."));
            m_ui->answers->setCurrentWidget(m_ui->rollPage);
            next = m_ui->rollPage;
            break;
        }
        m_ui->waiting->setText(m_session->isRunning() ? tr("The computer is playing.")
                                                      : tr("The match is paused."));
        m_ui->enterResult->hide();
        m_ui->answers->setCurrentWidget(m_ui->waitPage);
        next = m_ui->playOn;
        break;
    case MatchSession::Waits::Replay:
        m_ui->watchPage->follow();
        break;
    case MatchSession::Waits::Over:
        m_ui->question->setText(tr("The match is over"));
        m_ui->waiting->setText((m_session->isFriendly() ? tr("Save the match to keep it in the league.")
                                                        : tr("Save the result to make it count.")) +
                               (m_session->canUndoAnswer()
                                    ? u' ' + tr("You can still go back to your last choice or typed roll.")
                                    : QString()));
        m_ui->enterResult->setText(m_session->isFriendly() ? tr("&Save Match") : tr("&Save Result"));
        m_ui->enterResult->show();
        m_ui->answers->setCurrentWidget(m_ui->waitPage);
        next = m_ui->enterResult;
        break;
    }
    if (!isElsewhere && next != nullptr && isVisible()) {
        const QWidget *taker = next->focusProxy() == nullptr ? next : next->focusProxy();
        m_tookKeys = isActiveWindow() && keys != taker;
        next->setFocus();
    }
}

int MatchPage::usualAnswer() const
{
    const LiveMatch &live = m_session->match();
    const Question due = live.question();
    const auto rowNamed = [this](const QString &name) {
        for (int row = 0; row < m_question->legal(); ++row)
            if (m_question->index(row).data(QuestionModel::OptionName).toString() == name)
                return row;
        return -1;
    };
    const std::vector<LogEntry> &entries = live.entries();
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [&](const LogEntry &entry) {
        return entry.kind == Awaits::Choice && entry.side == due.side && entry.id == promptId(due);
    });
    if (last != entries.rend())
        if (const int row = rowNamed(last->option); row >= 0)
            return row;
    const auto ofCard = live.game().info().cardOption;
    return ofCard == nullptr ? -1 : rowNamed(ofCard(live.match()));
}

void MatchPage::choose(const QModelIndex &option)
{
    if (option.isValid() && (option.flags() & Qt::ItemIsEnabled) != 0)
        showFailure(m_session->choose(option.data(QuestionModel::OptionName).toString()));
}

void MatchPage::enterDice(const QString &typed)
{
    const auto rolled = m_session->rollThrow(typed);
    if (rolled)
        return;
    if (rolled.error().fault == Fault::Conflict || rolled.error().fault == Fault::NotFound)
        return refuse(rolled.error());
    if (m_isDrawing)
        m_ui->before->refuse(translated(rolled.error()));
    else
        m_ui->dicePage->refuse(translated(rolled.error()));
}

bool MatchPage::isAgreed(std::size_t inputs)
{
    const auto consent = m_session->consentOf(inputs);
    if (!consent)
        return true;
    const QString team = m_session->match().match().setup().sides[*consent].team.displayName();
    return QMessageBox::question(this, tr("Take Back"),
                                 tr("A roll would be taken back. Does %1 agree?").arg(team)) ==
           QMessageBox::Yes;
}

void MatchPage::undoLast()
{
    if (isAgreed(m_session->inputsBeforeLastAnswer()))
        showFailure(m_session->undoLast(true));
}

std::size_t MatchPage::inputsBeforeLine(const QModelIndex &line)
{
    // Its last input told it.
    return static_cast<std::size_t>(std::max(line.data(TickerModel::Entries).toInt() - 1, 0));
}

void MatchPage::undoToLine()
{
    const QModelIndex line = m_ui->ticker->currentIndex();
    const std::size_t staying = inputsBeforeLine(line);
    const std::size_t all = m_session->match().entries().size();
    if (!line.isValid() || staying >= all)
        return;
    m_session->pause();
    QMessageBox box(QMessageBox::Question, tr("Take Back"),
                    tr("Go back to before this line?\n\n%1").arg(line.data().toString()), QMessageBox::Cancel,
                    this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(
        tr("%n rolls and choices are taken back. Typed dice have to be typed again; the computer's dice come "
           "out the same.",
           nullptr, static_cast<int>(all - staying)));
    const QPushButton *back = box.addButton(tr("Take &Back"), QMessageBox::AcceptRole);
    box.exec();
    if (box.clickedButton() == back && isAgreed(staying))
        showFailure(m_session->undoTo(staying, true));
}

void MatchPage::correctDie()
{
    m_session->pause();
    SlipDialog dialog(*m_session, this);
    dialog.exec();
}

void MatchPage::showAgain()
{
    constexpr qsizetype mostShown = 3;
    const QStringList all = m_session->inputsToReenter();
    QString text;
    if (!all.isEmpty())
        text = tr("Enter again: %1", "what was answered before a correction")
                   .arg(all.mid(0, mostShown).join(QStringLiteral(", ")));
    if (all.size() > mostShown)
        text += u' ' + tr("and %n more", nullptr, static_cast<int>(all.size() - mostShown));
    m_again->setText(text);
    m_again->setToolTip(all.join(u'\n'));
    m_again->setVisible(!all.isEmpty());
}

void MatchPage::offerRuling()
{
    m_ui->ruling->setEnabled(
        !m_ui->ticker->currentIndex().data(TickerModel::RulingRole).toString().isEmpty());
}

void MatchPage::explainQuestion()
{
    if (!m_session || m_session->isWatched() || m_session->match().isOver())
        return showRuling();
    if (m_session->coveredFor())
        return;
    const Game &game = m_session->match().game();
    const QString subject = questionHeading(game, m_session->match().question().prompt->id);
    // While the computer answers nobody is asked.
    const QString asked = m_question->heading();
    const QString help = questionHelp(game, m_session->match().question().prompt->id);
    readRuling(asked.isEmpty() ? subject : asked, help + u'\n' + rulingText(game, subject));
}

void MatchPage::showRuling()
{
    if (!m_session)
        return;
    const QModelIndex line = m_ui->ticker->currentIndex();
    const QString text = rulingText(m_session->match().game(), line.data(TickerModel::RulingRole).toString());
    readRuling(line.data().toString(), text);
}

void MatchPage::readRuling(const QString &title, const QString &text)
{
    if (text.isEmpty())
        return;
    const bool goesOn = holdMatch();
    RulingDialog(title, text, helpTopic(this), this).exec();
    if (goesOn)
        goOnWithMatch();
}

} // namespace touchline
