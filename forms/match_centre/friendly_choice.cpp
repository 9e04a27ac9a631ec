// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/friendly_choice.h"

#include "core/games/registry.h"
#include "forms/dialogs/competition/option_fields.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/screen_fit.h"
#include "forms/widgets/tab_order.h"
#include "models/views/match_centre/friendly_draft.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int optionsLetters = 96;
constexpr int optionsLines = 30;
constexpr int teamLetters = 12;
/// Of a small window; in a larger one the names of games are read whole.
constexpr int leastGameLetters = 12;

QPushButton *smallButton(const QString &text, const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(name);
    return button;
}

} // namespace

FriendlyChoice::FriendlyChoice(QWidget *parent)
    : QWidget(parent)
    , m_game(new QComboBox(this))
    , m_level(new QComboBox(this))
    , m_teams{{teamBox(QStringLiteral("homeTeam"), tr("Home team")),
               teamBox(QStringLiteral("awayTeam"), tr("Away team"))}}
    , m_ground(new QComboBox(this))
    , m_winner(new QCheckBox(tr("E&xtra time"), this))
    , m_problem(new QLabel(this))
{
    m_game->setObjectName(QStringLiteral("friendlyGame"));
    m_game->setAccessibleName(tr("Game"));
    m_level->setObjectName(QStringLiteral("friendlyLevel"));
    m_level->setAccessibleName(tr("Level"));
    m_ground->setObjectName(QStringLiteral("friendlyGround"));
    m_ground->setAccessibleName(tr("Ground"));
    m_ground->addItem(tr("Home ground"));
    m_ground->addItem(tr("Neutral ground"));
    m_winner->setObjectName(QStringLiteral("friendlyWinner"));
    m_winner->setToolTip(tr("Extra time and a shoot-out if it is level."));
    m_problem->setObjectName(QStringLiteral("friendlyProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    setTextColour(m_problem, ColourRole::Error);
    m_problem->hide();
    m_game->setMinimumWidth(fontMetrics().averageCharWidth() * leastGameLetters);
    for (const Game *game : allGames())
        m_game->addItem(QString::fromUtf8(game->info().title));
    QPushButton *options = smallButton(tr("O&ptions…"), QStringLiteral("friendlyOptions"), this);
    QPushButton *chance = smallButton(tr("Ra&ndom Teams"), QStringLiteral("friendlyChance"), this);
    chance->setIcon(icon(QStringLiteral("dice")));
    chance->setToolTip(tr("Two famous teams."));

    auto *rules = new QHBoxLayout;
    // The longest names of games and grounds stand in one row of a small window.
    rules->setSpacing(spacing::inside);
    for (QWidget *one :
         {static_cast<QWidget *>(m_game), static_cast<QWidget *>(m_level), static_cast<QWidget *>(options),
          static_cast<QWidget *>(m_ground), static_cast<QWidget *>(m_winner)})
        rules->addWidget(one);
    rules->addStretch(1);
    auto *teams = new QHBoxLayout;
    teams->setSpacing(spacing::related);
    teams->addWidget(m_teams[Side::Home], 1);
    teams->addWidget(new QLabel(QStringLiteral("–"), this));
    teams->addWidget(m_teams[Side::Away], 1);
    teams->addWidget(chance);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::related);
    column->addLayout(rules);
    column->addLayout(teams);
    column->addWidget(m_problem);
    setFocusProxy(m_teams[Side::Home]);
    tabAsRead(*this);

    connect(m_game, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_draft->setGame(*allGames()[static_cast<std::size_t>(index)]);
        fillLevels();
        Q_EMIT changed();
    });
    connect(m_level, &QComboBox::currentIndexChanged, this, [this] {
        m_draft->setLevel(m_level->currentData().toString());
        Q_EMIT changed();
    });
    connect(options, &QPushButton::clicked, this, &FriendlyChoice::chooseOptions);
    connect(chance, &QPushButton::clicked, this, [this] {
        m_draft->chooseByChance();
        showTeams();
        Q_EMIT changed();
    });
    connect(m_ground, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_draft->setNeutral(index == 1);
        Q_EMIT changed();
    });
    connect(m_winner, &QCheckBox::toggled, this, [this](bool isOn) {
        m_draft->setNeedsWinner(isOn);
        Q_EMIT changed();
    });
    for (const Side side : bothSides)
        connect(m_teams[side], &QComboBox::currentIndexChanged, this, [this, side] { takeTeam(side); });
}

QComboBox *FriendlyChoice::teamBox(const QString &name, const QString &what)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(what);
    // Several hundred teams: somebody types a part of the name.
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(teamLetters);
    connect(box->lineEdit(), &QLineEdit::editingFinished, box, [box] {
        // What is no team stays none: the one before is shown again.
        const int there = box->findText(box->currentText(), Qt::MatchFixedString);
        if (there >= 0)
            box->setCurrentIndex(there);
        else
            box->setEditText(box->itemText(box->currentIndex()));
    });
    return box;
}

void FriendlyChoice::choose(FriendlyDraft &draft)
{
    m_draft = &draft;
    const QSignalBlocker game(m_game);
    const QSignalBlocker ground(m_ground);
    const QSignalBlocker winner(m_winner);
    for (int index = 0; index < m_game->count(); ++index)
        if (allGames()[static_cast<std::size_t>(index)] == draft.choice().game)
            m_game->setCurrentIndex(index);
    m_ground->setCurrentIndex(draft.isNeutral() ? 1 : 0);
    m_winner->setChecked(draft.needsWinner());
    fillLevels();
    showTeams();
}

void FriendlyChoice::fillLevels()
{
    const QSignalBlocker silent(m_level);
    m_level->clear();
    for (const LevelSpec &level : m_draft->info().levels)
        m_level->addItem(QCoreApplication::translate("core", level.title), QString::fromUtf8(level.name));
    m_level->setCurrentIndex(m_level->findData(m_draft->choice().level));
    m_level->setEnabled(m_level->count() > 1);
}

void FriendlyChoice::showTeams()
{
    for (const Side side : bothSides) {
        QComboBox *box = m_teams[side];
        const QSignalBlocker silent(box);
        if (box->count() != static_cast<int>(m_draft->teams().size())) {
            box->clear();
            for (const FriendlyDraft::TeamLine &team : m_draft->teams())
                box->addItem(team.name, team.id);
        }
        box->setCurrentIndex(box->findData(m_draft->team(side)));
    }
}

void FriendlyChoice::takeTeam(Side side)
{
    m_draft->setTeam(side, m_teams[side]->currentData().toString());
    Q_EMIT changed();
}

void FriendlyChoice::chooseOptions()
{
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Options"));
    auto *fields = new OptionFields(&dialog);
    auto *area = new QScrollArea(&dialog);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(fields);
    QDialogButtonBox *buttons = okAndCancel(dialog);
    auto *column = new QVBoxLayout(&dialog);
    column->addWidget(area);
    column->addWidget(buttons);
    FriendlyDraft draft = *m_draft;
    fields->setOptions(draft.info(), draft.choice().options);
    connect(fields, &OptionFields::chosen, &dialog, [&draft, fields](const QString &option, int value) {
        draft.setOption(option, value);
        fields->showValues(draft.choice().options);
    });
    ScreenFit::setSize(dialog, optionsLetters, optionsLines);
    if (dialog.exec() != QDialog::Accepted)
        return;
    *m_draft = std::move(draft);
    Q_EMIT changed();
}

void FriendlyChoice::setMessage(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

} // namespace touchline
