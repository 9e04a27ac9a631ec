// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/competition/round_dialog.h"

#include "core/base/index.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/screen_fit.h"
#include "forms/widgets/tab_order.h"
#include "forms/widgets/text_table.h"
#include "models/league/players/league_player.h"
#include "models/words/competition/round_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int roundLetters = 92;
constexpr int roundLines = 34;
constexpr int noOpponent = -1;
constexpr int noteColumn = 2;

QLabel *headed(const QString &text, QWidget *buddy, QWidget *parent)
{
    auto *heading = new QLabel(text, parent);
    Theme::setType(heading, Theme::Type::Heading);
    heading->setBuddy(buddy);
    return heading;
}

QHBoxLayout *fieldRow(QWidget *fields)
{
    auto *row = new QHBoxLayout(fields);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::related);
    return row;
}

} // namespace

RoundDialog::RoundDialog(OpenLeague &league, const CompetitionStatePtr &state, QWidget *parent)
    : QDialog(parent)
    , m_league(league)
    , m_competition(state->id())
    , m_desk(state)
    , m_absent(new QComboBox(this))
    , m_points(new QComboBox(this))
    , m_round(new QSpinBox(this))
    , m_home(new QComboBox(this))
    , m_away(new QComboBox(this))
    , m_rematches(new QCheckBox(tr("Allow re&matches"), this))
    , m_pairings(new QTableWidget(this))
    , m_release(new QPushButton(tr("&Undo Selected"), this))
    , m_cost(new QTableWidget(this))
    , m_notes(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_buttons(okAndCancel(*this, tr("&Draw Round")))
    , m_keep(m_buttons->addButton(tr("&Save Byes"), QDialogButtonBox::ActionRole))
{
    setWindowTitle(tr("Pair Next Swiss Round"));
    auto *title = new QLabel(QStringLiteral("%1: %2").arg(state->name(), m_desk.title()), this);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    Theme::setType(title, Theme::Type::Heading);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::groups);
    column->addWidget(title);
    addFields();
    addTables();
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setAccessibleName(tr("Problem"));
    setTextColour(m_problem, ColourRole::Error);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);
    m_keep->setObjectName(QStringLiteral("keep"));
    m_keep->setToolTip(tr("Saves the byes on request without drawing the round."));
    connect(m_keep, &QPushButton::clicked, this, &RoundDialog::keepByes);
    ScreenFit::setSize(*this, roundLetters, roundLines);
    refresh();
}

void RoundDialog::addFields()
{
    for (const int team : m_desk.teams())
        for (QComboBox *box : {m_absent, m_home, m_away})
            box->addItem(m_desk.nameOf(team), team);
    m_away->addItem(tr("(bye)"), noOpponent);
    m_away->setCurrentIndex(1);
    for (const auto kind : {ByeRequest::Kind::Half, ByeRequest::Kind::Zero, ByeRequest::Kind::Full})
        m_points->addItem(m_desk.byeName(kind), static_cast<int>(kind));
    m_round->setRange(m_desk.round(), m_desk.lastRound());
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    QWidget *byes = byeFields();
    QWidget *pairs = pairFields();
    column->addWidget(headed(tr("&Bye on request"), m_absent, this));
    column->addWidget(byes);
    QLabel *byHand = headed(tr("Pair by &hand"), m_home, this);
    column->addWidget(byHand);
    column->addWidget(pairs);
    for (QWidget *one : {static_cast<QWidget *>(byHand), pairs})
        one->setVisible(m_desk.isDue());
    tabAsRead(*this);
}

QWidget *RoundDialog::byeFields()
{
    auto *fields = new QWidget(this);
    QHBoxLayout *row = fieldRow(fields);
    auto *add = new QPushButton(tr("&Add"), fields);
    auto *in = new QLabel(tr("in &round"), fields);
    in->setBuddy(m_round);
    const std::pair<QWidget *, const char *> named[] = {
        {m_absent, "absent"}, {m_points, "points"}, {m_round, "round"}, {add, "addBye"}};
    for (const auto &[widget, name] : named)
        widget->setObjectName(QString::fromLatin1(name));
    m_absent->setAccessibleName(tr("Team that does not play"));
    m_points->setAccessibleName(tr("What it has for the round"));
    row->addWidget(m_absent, 1);
    row->addWidget(m_points);
    row->addWidget(in);
    row->addWidget(m_round);
    row->addWidget(add);
    connect(add, &QPushButton::clicked, this, &RoundDialog::ask);
    return fields;
}

QWidget *RoundDialog::pairFields()
{
    auto *fields = new QWidget(this);
    QHBoxLayout *row = fieldRow(fields);
    auto *set = new QPushButton(tr("&Pair"), fields);
    const std::pair<QWidget *, const char *> named[] = {
        {m_home, "home"}, {m_away, "away"}, {set, "pair"}, {m_rematches, "rematches"}};
    for (const auto &[widget, name] : named)
        widget->setObjectName(QString::fromLatin1(name));
    m_home->setAccessibleName(tr("Home team"));
    m_away->setAccessibleName(tr("Away team"));
    row->addWidget(m_home, 1);
    row->addWidget(new QLabel(tr("v", "between two teams"), fields));
    row->addWidget(m_away, 1);
    row->addWidget(set);
    row->addWidget(m_rematches);
    connect(set, &QPushButton::clicked, this, &RoundDialog::pair);
    connect(m_rematches, &QCheckBox::toggled, this, [this](bool isAllowed) {
        m_desk.setAllowsRematches(isAllowed);
        refresh();
    });
    return fields;
}

void RoundDialog::addTables()
{
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    m_pairings->setObjectName(QStringLiteral("pairings"));
    m_pairings->setAccessibleName(tr("Round"));
    dressTable(*m_pairings, {tr("Home"), tr("Away"), tr("Note")}, noteColumn);
    m_release->setObjectName(QStringLiteral("release"));
    connect(m_pairings, &QTableWidget::itemSelectionChanged, this, &RoundDialog::showButtons);
    connect(m_release, &QPushButton::clicked, this, &RoundDialog::release);
    m_cost->setObjectName(QStringLiteral("cost"));
    m_cost->setAccessibleName(tr("Cost"));
    dressTable(*m_cost, {tr("Cost"), tr("This round"), tr("Automatic")}, 0);
    m_cost->setSelectionMode(QAbstractItemView::NoSelection);
    m_cost->setFocusPolicy(Qt::NoFocus);
    m_notes->setObjectName(QStringLiteral("notes"));
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setWordWrap(true);
    column->addWidget(headed(tr("R&ound"), m_pairings, this));
    column->addWidget(m_pairings, 3);
    column->addWidget(m_release, 0, Qt::AlignLeft);
    column->addWidget(m_cost, 2);
    column->addWidget(m_notes);
}

void RoundDialog::ask()
{
    const auto asked = m_desk.ask(TeamIndex(m_absent->currentData().toInt()), m_round->value(),
                                  static_cast<ByeRequest::Kind>(m_points->currentData().toInt()));
    refresh();
    if (!asked)
        static_cast<void>(hasWorked(*m_problem, asked));
}

void RoundDialog::pair()
{
    const int home = m_home->currentData().toInt();
    const int away = m_away->currentData().toInt();
    if (away == noOpponent)
        m_desk.giveBye(home);
    else if (home != away)
        m_desk.pair(home, away);
    refresh();
    if (home == away) {
        m_problem->setText(tr("Choose two different teams."));
        m_problem->show();
    }
}

void RoundDialog::release()
{
    const int row = m_pairings->currentRow();
    if (row < 0 || at(row) >= m_lines.size())
        return;
    m_desk.release(m_lines[at(row)]);
    refresh();
}

void RoundDialog::refresh()
{
    const Result<RoundProposal> proposal = m_desk.proposal();
    m_isPossible = proposal.has_value();
    m_lines = m_desk.lines(proposal);
    const QSignalBlocker quiet(m_pairings);
    m_pairings->setRowCount(static_cast<int>(m_lines.size()));
    for (std::size_t row = 0; row < m_lines.size(); ++row)
        fillRow(*m_pairings, static_cast<int>(row),
                {m_lines[row].homeName, m_lines[row].awayName, m_lines[row].note});
    m_pairings->clearSelection();
    m_pairings->setCurrentCell(-1, -1);
    showCost(proposal);
    showButtons();
}

void RoundDialog::showCost(const Result<RoundProposal> &proposal)
{
    m_cost->setVisible(m_desk.isDue());
    m_notes->setVisible(m_desk.isDue() && proposal);
    m_problem->setVisible(m_desk.isDue() && !proposal);
    if (!proposal) {
        m_problem->setText(translated(proposal.error()));
        m_cost->setRowCount(0);
        return;
    }
    const std::vector<RoundFigure> figures = roundFigures(*proposal, windowLanguage());
    m_cost->setRowCount(static_cast<int>(figures.size()));
    for (std::size_t row = 0; row < figures.size(); ++row)
        fillRow(*m_cost, static_cast<int>(row),
                {figures[row].name, figures[row].value, figures[row].automatic});
    QStringList notes = warningLines(m_desk.competition(), proposal->terms, windowLanguage());
    if (!m_desk.plan().wishes.isEmpty())
        notes << roundVerdict(*proposal, windowLanguage());
    m_notes->setText(notes.join(u'\n'));
}

void RoundDialog::showButtons()
{
    const int row = m_pairings->currentRow();
    const bool isChosen = row >= 0 && at(row) < m_lines.size();
    m_release->setEnabled(isChosen && m_lines[at(row)].kind != RoundLine::Kind::Paired &&
                          m_lines[at(row)].kind != RoundLine::Kind::Bye);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_desk.isDue() && m_isPossible);
    m_keep->setEnabled(!m_desk.plan().byes.empty());
}

void RoundDialog::keepByes()
{
    end(requestByes(m_league.league(), m_competition, m_desk.plan().byes));
}

void RoundDialog::accept()
{
    const auto drawn = drawWhatIsDue(m_league.league(), m_competition, m_desk.plan());
    if (!hasWorked(*m_problem, drawn) || !*drawn)
        return;
    end(**drawn);
}

void RoundDialog::end(const Result<JournalEntry> &entry)
{
    if (!hasWorked(*m_problem, entry))
        return;
    Q_EMIT made(*entry);
    QDialog::accept();
}

} // namespace touchline
