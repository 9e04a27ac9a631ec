// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/home/champion_card.h"

#include "core/games/registry.h"
#include "forms/dialogs/competition/season_dialog.h"
#include "forms/theme/icons.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace touchline {

namespace {

enum ChampionColumn { RoundOfMatch, HomeOfMatch, ScoreOfMatch, AwayOfMatch, BehindMatch };

constexpr int shirtLines = 4;

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

bool hasKnockout(const Competition &competition)
{
    const std::vector<TiePlan> &ties = competition.plan().ties;
    return std::any_of(ties.begin(), ties.end(), [](const TiePlan &tie) { return tie.table < 0; });
}

} // namespace

ChampionCard::ChampionCard(PageHost &host, QWidget *parent)
    : QFrame(parent)
    , m_host(host)
    , m_name(plainLabel(this))
    , m_game(plainLabel(this))
    , m_shirt(new QLabel(this))
    , m_caption(plainLabel(this))
    , m_champion(plainLabel(this))
    , m_record(plainLabel(this))
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_finalTitle(plainLabel(this))
    , m_final(new QGridLayout)
    , m_podiumTitle(plainLabel(this))
    , m_podium(new QGridLayout)
    , m_scorerTitle(plainLabel(this))
    , m_scorer(plainLabel(this))
    , m_wayTitle(plainLabel(this))
    , m_wayPart(new QWidget(this))
    , m_way(new QGridLayout)
    , m_bracket(new QPushButton(icon(QStringLiteral("bracket")), tr("Bracket"), this))
    , m_tables(new QPushButton(icon(QStringLiteral("table")), tr("Tables"), this))
    , m_season(new QPushButton(icon(QStringLiteral("calendar")), tr("Next Season…"), this))
{
    setObjectName(QStringLiteral("champions"));
    m_champion->setObjectName(QStringLiteral("champion"));
    m_scorer->setObjectName(QStringLiteral("topScorer"));
    Theme::setType(m_name, Theme::Type::Heading);
    Theme::setType(m_game, Theme::Type::Caption);
    Theme::setType(m_caption, Theme::Type::Caption);
    Theme::setType(m_champion, Theme::Type::Title);
    for (QLabel *label : {m_champion, m_scorer, m_record})
        label->setWordWrap(true);
    for (QLabel *heading : {m_finalTitle, m_podiumTitle, m_scorerTitle, m_wayTitle})
        heading->setFont(semibold(Theme::font(Theme::Type::Body)));
    m_caption->setText(tr("Champions"));
    m_wayTitle->setText(tr("The way to the title"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::groups, spacing::groups, spacing::groups, spacing::groups);
    column->setSpacing(spacing::groups);
    buildHead(column);
    const auto part = [this](QWidget *inside, std::initializer_list<QLabel *> titles,
                             std::initializer_list<QLayout *> bodies) {
        auto *box = new QVBoxLayout(inside);
        box->setContentsMargins(0, 0, 0, 0);
        box->setSpacing(spacing::related);
        auto body = bodies.begin();
        for (QLabel *title : titles) {
            if (title != *titles.begin())
                box->addSpacing(spacing::page - spacing::related);
            box->addWidget(title);
            box->addLayout(*body++);
        }
        box->addStretch(1);
        m_parts->addWidget(inside, 1, Qt::AlignTop);
    };
    for (QGridLayout *grid : {m_final, m_podium, m_way}) {
        grid->setHorizontalSpacing(spacing::related);
        grid->setVerticalSpacing(spacing::inside);
    }
    auto *finalPart = new QWidget(this);
    part(finalPart, {m_finalTitle}, {m_final});
    auto *scorer = new QVBoxLayout;
    scorer->addWidget(m_scorer);
    auto *podiumPart = new QWidget(this);
    part(podiumPart, {m_podiumTitle, m_scorerTitle}, {m_podium, scorer});
    part(m_wayPart, {m_wayTitle}, {m_way});
    m_parts->setSpacing(spacing::page);
    column->addLayout(m_parts);
    buildDoors(column);
    connect(&Theme::instance(), &Theme::changed, this, &ChampionCard::paintTheme);
}

void ChampionCard::buildHead(QBoxLayout *column)
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_name);
    head->addStretch(1);
    head->addWidget(m_game);
    column->addLayout(head);
    auto *banner = new QHBoxLayout;
    banner->setSpacing(spacing::groups);
    banner->addWidget(m_shirt);
    auto *words = new QVBoxLayout;
    words->setSpacing(spacing::inside);
    words->addWidget(m_caption);
    words->addWidget(m_champion);
    words->addWidget(m_record);
    banner->addLayout(words, 1);
    column->addLayout(banner);
}

void ChampionCard::buildDoors(QBoxLayout *column)
{
    auto *doors = new QHBoxLayout;
    doors->setSpacing(spacing::related);
    const auto goes = [this, doors](QPushButton *button, PageKind page) {
        connect(button, &QPushButton::clicked, this, [this, page] { m_host.go(page, m_state->id()); });
        doors->addWidget(button);
    };
    goes(m_bracket, PageKind::Bracket);
    goes(m_tables, PageKind::Tables);
    goes(new QPushButton(icon(QStringLiteral("chart")), tr("Statistics"), this), PageKind::Statistics);
    goes(new QPushButton(icon(QStringLiteral("fixtures")), tr("Fixtures"), this), PageKind::Fixtures);
    auto *picture = new QPushButton(icon(QStringLiteral("picture")), tr("Save as Picture…"), this);
    picture->setObjectName(QStringLiteral("savePicture"));
    picture->setToolTip(tr("Saves the champions, the final and the podium as a picture to share."));
    connect(picture, &QPushButton::clicked, this, &ChampionCard::pictureWanted);
    doors->addWidget(picture);
    m_season->setObjectName(QStringLiteral("nextSeason"));
    // The command is about the competition that the window shows.
    connect(m_season, &QPushButton::clicked, this, [this] {
        m_host.go(PageKind::Tables, m_state->id());
        m_host.commands().action(CommandId::NextSeason)->trigger();
    });
    doors->addWidget(m_season);
    doors->addStretch(1);
    column->addLayout(doors);
}

void ChampionCard::show(const CompetitionStatePtr &state, const Honours &honours)
{
    m_state = state;
    m_honours = honours;
    fill();
}

void ChampionCard::fill()
{
    const Competition &competition = m_state->competition;
    m_name->setText(m_state->name());
    const auto game = findGame(competition.definition().game);
    m_game->setText(game ? QString::fromUtf8((*game)->info().title) : competition.definition().game);
    const QString champion = competition.entrant(m_honours.champion).name;
    m_shirt->setPixmap(chip(m_honours.champion, shirtLines * fontMetrics().height()));
    m_champion->setText(champion);
    m_record->setText(recordWords(m_honours.record));
    m_record->setVisible(m_honours.record.played > 0);
    m_bracket->setVisible(hasKnockout(competition));
    m_tables->setVisible(!competition.tables().empty());
    m_season->setVisible(hasNextSeason(*m_state));
    fillFinal();
    fillPodium();
    fillWay();
    arrangeParts();
    setAccessibleName(tr("%1: champions %2", "competition, team").arg(m_state->name(), champion));
    setAccessibleDescription(honoursText(*m_state, m_honours));
}

QPixmap ChampionCard::chip(int team, int side) const
{
    return kitChip(m_host.league()->badgeOf(m_state->competition.entrant(team).id), side,
                   devicePixelRatioF());
}

QLabel *ChampionCard::add(QGridLayout *grid, const QString &text, int row, int column,
                          Qt::Alignment alignment)
{
    QLabel *label = plainLabel(this);
    label->setText(text);
    grid->addWidget(label, row, column, alignment | Qt::AlignTop);
    return label;
}

/// Home name and away name stand at the score.
void ChampionCard::addMatch(QGridLayout *grid, const HonoursMatch &match, int row, bool isLarge)
{
    QLabel *home = add(grid, match.names[Side::Home], row, HomeOfMatch, Qt::AlignRight);
    QLabel *score = add(grid, match.score, row, ScoreOfMatch, Qt::AlignHCenter);
    QLabel *away = add(grid, match.names[Side::Away], row, AwayOfMatch);
    score->setFont(semibold(isLarge ? Theme::font(Theme::Type::Heading) : font()));
    // The names stand beside the larger figures, not at their upper edge.
    if (isLarge) {
        grid->setAlignment(home, Qt::AlignRight | Qt::AlignVCenter);
        grid->setAlignment(away, Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (match.winner)
        (*match.winner == Side::Home ? home : away)->setFont(semibold(font()));
}

void ChampionCard::fillFinal()
{
    clearLayout(*m_final);
    m_finalTitle->setVisible(!m_honours.final.empty());
    int row = 0;
    for (const HonoursMatch &match : m_honours.final) {
        m_finalTitle->setText(match.round);
        addMatch(m_final, match, row++, true);
        if (!match.note.isEmpty()) {
            QLabel *note = add(m_final, match.note, row, HomeOfMatch, Qt::AlignHCenter);
            m_final->removeWidget(note);
            m_final->addWidget(note, row++, HomeOfMatch, 1, AwayOfMatch - HomeOfMatch + 1, Qt::AlignHCenter);
            note->setForegroundRole(QPalette::PlaceholderText);
        }
        for (const Side side : bothSides) {
            QLabel *scorers = add(m_final, match.scorers[side].join(u'\n'), row,
                                  side == Side::Home ? HomeOfMatch : AwayOfMatch,
                                  side == Side::Home ? Qt::AlignRight : Qt::AlignLeft);
            scorers->setAlignment(side == Side::Home ? Qt::AlignRight : Qt::AlignLeft);
            scorers->setForegroundRole(QPalette::PlaceholderText);
        }
        ++row;
    }
    m_final->setColumnStretch(BehindMatch, 1);
}

void ChampionCard::fillPodium()
{
    clearLayout(*m_podium);
    m_podiumTitle->setText(placesTitle(m_honours));
    enum { Kit, Team, Title };
    int row = 0;
    for (const FinalPlace &place : m_honours.podium) {
        add(m_podium, {}, row, Kit)->setPixmap(chip(place.team, fontMetrics().height()));
        QLabel *team = add(m_podium, m_state->competition.entrant(place.team).name, row, Team);
        if (place.place == 1)
            team->setFont(semibold(font()));
        add(m_podium, placeTitle(place), row++, Title)->setForegroundRole(QPalette::PlaceholderText);
    }
    m_podium->setColumnStretch(Title, 1);
    const bool hasScorers = !m_honours.topScorers.empty();
    m_scorerTitle->setText(m_honours.topScorers.size() > 1 ? tr("Top scorers") : tr("Top scorer"));
    m_scorer->setText(topScorerWords(m_honours.topScorers));
    m_scorerTitle->setVisible(hasScorers);
    m_scorer->setVisible(hasScorers);
}

void ChampionCard::fillWay()
{
    clearLayout(*m_way);
    m_wayPart->setVisible(!m_honours.way.empty());
    int row = 0;
    for (const HonoursMatch &match : m_honours.way) {
        QLabel *round = add(m_way, match.round, row, RoundOfMatch);
        round->setForegroundRole(QPalette::PlaceholderText);
        addMatch(m_way, match, row, false);
        for (int column = RoundOfMatch; column <= AwayOfMatch; ++column)
            m_way->itemAtPosition(row, column)->widget()->setToolTip(match.story);
        if (!match.note.isEmpty())
            add(m_way, match.note, row, BehindMatch)->setForegroundRole(QPalette::PlaceholderText);
        ++row;
    }
    m_way->setColumnStretch(BehindMatch, 1);
}

void ChampionCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrangeParts();
}

void ChampionCard::arrangeParts()
{
    const QMargins margins = layout()->contentsMargins();
    int needed = margins.left() + margins.right() + (m_parts->count() - 1) * m_parts->spacing();
    for (int i = 0; i < m_parts->count(); ++i)
        if (const QWidget *part = m_parts->itemAt(i)->widget(); !part->isHidden())
            needed += part->minimumSizeHint().width();
    m_parts->setDirection(width() >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ChampionCard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colour(ColourRole::Hairline));
    painter.setBrush(colour(ColourRole::Surface));
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, spacing::related, spacing::related);
    // A band in the colour of the pitch: the day on which it was won.
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(ColourRole::Accent));
    painter.drawRoundedRect(QRectF(frame.left(), frame.top(), spacing::inside, frame.height()),
                            spacing::inside / 2.0, spacing::inside / 2.0);
}

void ChampionCard::paintTheme()
{
    // The kit chips are pictures.
    if (m_state)
        fill();
    update();
}

} // namespace touchline
