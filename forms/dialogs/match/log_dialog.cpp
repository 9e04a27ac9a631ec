// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/log_dialog.h"

#include "core/games/registry.h"
#include "forms/theme/theme.h"
#include "models/views/match_centre/match_session.h"
#include "models/words/narrator.h"
#include "ui_log_dialog.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPushButton>
#include <QShortcut>
#include <QTextDocumentFragment>

namespace touchline {

Result<LoggedMatch> loggedMatch(OpenLeague &league, const CompetitionState &state, int fixture)
{
    const auto log = logOfFixture(league, state, fixture);
    TOUCHLINE_TRY(log);
    const auto game = findGame(log->game);
    TOUCHLINE_TRY(game);
    auto played = replay(**game, *log);
    TOUCHLINE_TRY(played);
    return LoggedMatch{*game, std::move(*played)};
}

LogDialog::LogDialog(const QString &match, LoggedMatch logged, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::LogDialog>())
    , m_logged(std::move(logged))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->match, Theme::Type::Heading);
    m_ui->match->setText(match);
    // Minutes, sums and boards stand in columns.
    m_ui->text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_ui->detail->addItems({tr("result, goals and cards"), tr("the whole match"), tr("every roll")});
    m_ui->detail->setCurrentIndex(2);
    setTextColour(m_ui->notFound, ColourRole::Error);
    m_ui->notFound->hide();
    m_ui->buttons->button(QDialogButtonBox::Close)->setText(tr("C&lose"));
    auto *copyButton = m_ui->buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copyButton->setObjectName(QStringLiteral("copyLog"));
    copyButton->setToolTip(tr("Copies the selection, or everything."));
    connect(copyButton, &QPushButton::clicked, this, &LogDialog::copy);
    connect(m_ui->detail, &QComboBox::currentIndexChanged, this, &LogDialog::showText);
    connect(m_ui->search, &QLineEdit::textChanged, this, &LogDialog::markAll);
    connect(m_ui->search, &QLineEdit::returnPressed, this, [this] { find(false); });
    connect(m_ui->next, &QPushButton::clicked, this, [this] { find(false); });
    connect(m_ui->previous, &QPushButton::clicked, this, [this] { find(true); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_ui->search,
            qOverload<>(&QWidget::setFocus));
    connect(new QShortcut(QKeySequence::FindNext, this), &QShortcut::activated, this,
            [this] { find(false); });
    connect(new QShortcut(QKeySequence::FindPrevious, this), &QShortcut::activated, this,
            [this] { find(true); });
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QPushButton *button : findChildren<QPushButton *>()) {
        // Enter looks for the next place, it presses nothing.
        button->setAutoDefault(false);
        button->setDefault(false);
    }
    m_ui->text->setFocus();
    showText();
}

void LogDialog::showText()
{
    const Tellings tellings = tellingsOf(*m_logged.game);
    const int detail = m_ui->detail->currentIndex();
    const Telling &telling = detail == 0 ? tellings.brief : detail == 1 ? tellings.full : tellings.explained;
    m_ui->text->setPlainText(matchText(m_logged.played, *m_logged.game, telling));
    markAll();
}

void LogDialog::find(bool isBackwards)
{
    const QString wanted = m_ui->search->text();
    if (wanted.isEmpty())
        return;
    const QTextDocument::FindFlags flags =
        isBackwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_ui->text->find(wanted, flags))
        return;
    // Round the end.
    QTextCursor cursor = m_ui->text->textCursor();
    cursor.movePosition(isBackwards ? QTextCursor::End : QTextCursor::Start);
    m_ui->text->setTextCursor(cursor);
    static_cast<void>(m_ui->text->find(wanted, flags));
}

void LogDialog::markAll()
{
    const QString wanted = m_ui->search->text();
    QList<QTextEdit::ExtraSelection> marks;
    if (!wanted.isEmpty()) {
        QTextEdit::ExtraSelection mark;
        mark.format.setBackground(colour(ColourRole::MayGoOn));
        for (QTextCursor place = m_ui->text->document()->find(wanted); !place.isNull();
             place = m_ui->text->document()->find(wanted, place)) {
            mark.cursor = place;
            marks << mark;
        }
    }
    m_ui->text->setExtraSelections(marks);
    m_ui->notFound->setVisible(!wanted.isEmpty() && marks.isEmpty());
    m_ui->found->setText(marks.isEmpty() ? QString()
                                         : tr("%n places", nullptr, static_cast<int>(marks.size())));
}

void LogDialog::copy()
{
    const QTextCursor cursor = m_ui->text->textCursor();
    QGuiApplication::clipboard()->setText(cursor.hasSelection() ? cursor.selection().toPlainText()
                                                                : m_ui->text->toPlainText());
}

} // namespace touchline
