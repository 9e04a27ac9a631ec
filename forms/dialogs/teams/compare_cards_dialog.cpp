// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/compare_cards_dialog.h"

#include "forms/dialogs/teams/chance_bar.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/screen_fit.h"
#include "forms/widgets/team_card_view.h"
#include "models/views/translated.h"
#include "models/words/card_comparison.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int compareLetters = 150;
constexpr int compareLines = 46;

QLabel *comparedLabel(const QString &text, Theme::Type type = Theme::Type::Body)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    Theme::setType(label, type);
    return label;
}

PerSide<DocumentView> viewsOfCards(const Game &game, const PerSide<TeamDocumentPtr> &cards)
{
    const TeamDocuments &documents = *game.teamDocuments();
    return {{documents.view(*cards[Side::Home]), documents.view(*cards[Side::Away])}};
}

} // namespace

CompareCardsDialog::CompareCardsDialog(const Game &game, const PerSide<TeamDocumentPtr> &cards,
                                       QWidget *parent, int matches)
    : QDialog(parent)
    , m_game(game)
    , m_cards(cards)
    , m_views(viewsOfCards(game, cards))
    , m_task(new ChancesTask(this))
    , m_matches(matches)
{
    setObjectName(QStringLiteral("compareCards"));
    setWindowTitle(tr("Compare Cards"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::groups, spacing::page, spacing::groups);
    column->setSpacing(spacing::groups);
    auto *content = new QWidget;
    auto *rows = new QVBoxLayout(content);
    // Beside the scroll bar.
    rows->setContentsMargins(0, 0, spacing::related, 0);
    rows->setSpacing(spacing::groups);
    auto *top = new QHBoxLayout;
    top->setSpacing(spacing::page);
    top->addWidget(chances(), 1);
    top->addWidget(differences(), 1);
    rows->addLayout(top);
    rows->addWidget(bothCards());
    rows->addStretch();
    column->addWidget(ScreenFit::scrolling(content), 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_task, &ChancesTask::progressed, this, [this](int played, int all) {
        m_progress->setMaximum(all);
        m_progress->setValue(played);
        setRunning(true);
    });
    connect(m_task, &ChancesTask::finished, this, &CompareCardsDialog::showChances);
    connect(m_task, &ChancesTask::failed, this, [this](const Error &error) {
        setRunning(false);
        m_source->setText(translated(error));
    });
    connect(m_stop, &QPushButton::clicked, m_task, &ChancesTask::stop);
    connect(m_level, &QComboBox::currentIndexChanged, this, &CompareCardsDialog::begin);
    m_level->setFocus();
    ScreenFit::setSize(*this, compareLetters, compareLines);
    begin();
}

QWidget *CompareCardsDialog::chances()
{
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins({});
    column->setSpacing(spacing::related);
    auto *title =
        comparedLabel(tr("%1 v %2").arg(cardName(m_views[Side::Home]), cardName(m_views[Side::Away])),
                      Theme::Type::Heading);
    title->setWordWrap(true);
    column->addWidget(title);
    m_level = new QComboBox;
    m_level->setObjectName(QStringLiteral("level"));
    for (const LevelSpec &level : m_game.info().levels)
        m_level->addItem(windowLanguage().text(level.title), QString::fromUtf8(level.name));
    auto *label = new QLabel(tr("&Level:"));
    label->setBuddy(m_level);
    auto *levels = new QHBoxLayout;
    levels->setSpacing(spacing::related);
    levels->addWidget(label);
    levels->addWidget(m_level);
    levels->addStretch();
    column->addLayout(levels);
    const bool isChoice = m_level->count() > 1;
    label->setVisible(isChoice);
    m_level->setVisible(isChoice);
    m_bar = new ChanceBar;
    m_bar->setObjectName(QStringLiteral("bar"));
    column->addWidget(m_bar);
    m_result = comparedLabel({});
    m_result->setObjectName(QStringLiteral("result"));
    m_goals = comparedLabel({});
    m_goals->setObjectName(QStringLiteral("goals"));
    m_source = comparedLabel({}, Theme::Type::Caption);
    m_source->setObjectName(QStringLiteral("source"));
    for (QLabel *text : {m_result, m_goals, m_source}) {
        text->setWordWrap(true);
        column->addWidget(text);
    }
    m_progress = new QProgressBar;
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setAccessibleName(tr("Simulated matches"));
    m_progress->setFormat(tr("%v of %m matches"));
    m_stop = new QPushButton(tr("&Stop"));
    m_stop->setObjectName(QStringLiteral("stop"));
    m_stop->setAutoDefault(false);
    m_stop->setToolTip(tr("Shows the chances from the matches simulated so far."));
    auto *work = new QHBoxLayout;
    work->setSpacing(spacing::related);
    work->addWidget(m_progress, 1);
    work->addWidget(m_stop);
    column->addLayout(work);
    column->addStretch();
    return box;
}

QWidget *CompareCardsDialog::differences()
{
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins({});
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::groups);
    grid->setVerticalSpacing(spacing::inside);
    grid->setColumnStretch(0, 1);
    column->addLayout(grid);
    column->addStretch();
    int row = 0;
    const auto add = [&grid, &row](const std::array<QString, 4> &cells, bool isStrong, bool isHead) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            auto *label = comparedLabel(cells[i], isHead ? Theme::Type::Caption : Theme::Type::Body);
            QFont font = label->font();
            font.setWeight(isStrong && i > 0 ? QFont::DemiBold : QFont::Normal);
            label->setFont(font);
            label->setAlignment((i == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            grid->addWidget(label, row, static_cast<int>(i));
        }
        ++row;
    };
    add({QString(), cardName(m_views[Side::Home]), cardName(m_views[Side::Away]), tr("Difference")}, false,
        true);
    for (const ComparedFigure &one : comparedFigures(m_views, windowLanguage()))
        add({one.label, one.values[Side::Home], one.values[Side::Away], one.difference}, !one.isEqual(),
            false);
    return box;
}

QWidget *CompareCardsDialog::bothCards()
{
    auto *box = new QWidget;
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins({});
    row->setSpacing(spacing::groups);
    for (const Side side : bothSides) {
        auto *card = new TeamCardView;
        card->setObjectName(side == Side::Home ? QStringLiteral("first") : QStringLiteral("second"));
        card->show(CardFace::of(m_views[side]));
        row->addWidget(card, 1, Qt::AlignTop);
    }
    return box;
}

void CompareCardsDialog::begin()
{
    const auto wishes = pairWishes(m_game, m_level->currentData().toString(), m_cards);
    m_bar->clear();
    for (QLabel *text : {m_result, m_goals, m_source})
        text->clear();
    setRunning(false);
    if (wishes)
        m_task->start(*wishes, usualPairSeed, m_matches);
    else
        m_source->setText(translated(wishes.error()));
}

void CompareCardsDialog::setRunning(bool isRunning)
{
    m_progress->setVisible(isRunning);
    m_stop->setVisible(isRunning);
}

void CompareCardsDialog::showChances(const PairChances &chances)
{
    setRunning(false);
    const Language &language = windowLanguage();
    const QString result = outcomeChances(chances, m_views, language);
    m_bar->show(chances.chances, result);
    m_result->setText(result);
    m_goals->setText(averageGoals(chances, language));
    m_source->setText(chancesSource(chances, language));
}

void showComparison(QWidget *parent, const Game &game, const PerSide<TeamDocumentPtr> &cards)
{
    CompareCardsDialog(game, cards, parent).exec();
}

} // namespace touchline
