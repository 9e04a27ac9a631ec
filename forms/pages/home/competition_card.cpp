// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/home/competition_card.h"

#include "core/competition/order_of_play.h"
#include "core/competition/timetable/day_grid.h"
#include "core/games/registry.h"
#include "forms/sheet/kept_sheet.h"
#include "forms/theme/icons.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/name_label.h"
#include "forms/widgets/tab_order.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/match_centre/under_way.h"

#include "ui_competition_card.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

/// A round of a large competition is not listed whole here; its page does that.
constexpr std::size_t mostMatches = 8;
constexpr std::size_t mostMissing = 12;
enum Column { HomeName, HomeKit, Versus, AwayKit, AwayName, When, Door, Spare };
enum MissingColumn { TeamKit, Player, TeamName, Reason };
/// In widths of a letter: a narrower card has its two lists below each other.
constexpr int lettersForTwo = 130;
/// A name of a team is not cut before it is longer than this.
constexpr int lettersOfTeam = 28;
/// What a reason needs beside its longest word.
constexpr int lettersOfReason = 20;

} // namespace

CompetitionCard::CompetitionCard(PageHost &host, QWidget *parent)
    : QFrame(parent)
    , m_ui(std::make_shared<Ui::CompetitionCard>())
    , m_host(host)
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->name, Theme::Type::Heading);
    Theme::setType(m_ui->game, Theme::Type::Caption);
    m_ui->matches->setColumnStretch(Spare, 1);
    m_ui->missing->setColumnStretch(Reason, 1);
    Theme::setType(m_ui->latest, Theme::Type::Caption);
    m_ui->progress->setMaximumHeight(spacing::related);
    for (QLabel *heading : {m_ui->headline, m_ui->missingTitle}) {
        QFont font = Theme::font(Theme::Type::Body);
        font.setWeight(QFont::DemiBold);
        heading->setFont(font);
    }
    m_ui->play->setIcon(icon(QStringLiteral("play-matchday")));
    m_ui->draw->setIcon(icon(QStringLiteral("dice")));
    m_ui->fixtures->setIcon(icon(QStringLiteral("fixtures")));
    m_ui->timetable->setIcon(icon(QStringLiteral("clock")));
    m_ui->settle->setIcon(icon(QStringLiteral("warning"), ColourRole::Warning));
    m_ui->availability->setIcon(icon(QStringLiteral("card")));
    connect(m_ui->play, &QPushButton::clicked, this, [this] { m_host.play(m_state->id(), m_next); });
    connect(m_ui->draw, &QPushButton::clicked, this, [this] {
        // The command is about the competition that is shown, and what was drawn is seen there.
        m_host.go(PageKind::Fixtures, m_state->id());
        // It is possible only once it is known that another competition is shown.
        QAction *drawDue = m_host.commands().action(CommandId::DrawDue);
        QMetaObject::invokeMethod(drawDue, &QAction::trigger, Qt::QueuedConnection);
    });
    const auto goes = [this](QPushButton *button, PageKind page) {
        connect(button, &QPushButton::clicked, this, [this, page] { m_host.go(page, m_state->id()); });
    };
    goes(m_ui->fixtures, PageKind::Fixtures);
    goes(m_ui->timetable, PageKind::Timetable);
    connect(m_ui->settle, &QPushButton::clicked, this, [this] {
        const std::vector<Fixture> &fixtures = m_state->competition.fixtures();
        const int fixture = m_unfinished >= 0 ? m_unfinished : m_toSettle;
        m_host.go(PageKind::Fixtures, m_state->id(), fixtures[static_cast<std::size_t>(fixture)].id);
    });
    connect(m_ui->tables, &QPushButton::clicked, this,
            [this] { m_host.go(hasTables() ? PageKind::Tables : PageKind::Bracket, m_state->id()); });
    goes(m_ui->availability, PageKind::Availability);
    connect(&Theme::instance(), &Theme::changed, this, &CompetitionCard::paintTheme);
    setTextColour(m_ui->cautions, ColourRole::Warning);
    paintTheme();
}

void CompetitionCard::show(const CompetitionStatePtr &state)
{
    m_state = state;
    const WhatNext next = whatNext(*state);
    m_next.clear();
    for (const NextMatch &match : next.matches)
        m_next.push_back(match.fixture);
    const CompetitionDefinition &definition = state->competition.definition();
    m_ui->name->setText(definition.name);
    const auto game = findGame(definition.game);
    m_ui->game->setText(game ? QString::fromUtf8((*game)->info().title) : definition.game);
    m_ui->progress->setRange(0, std::max(1, next.all));
    m_ui->progress->setValue(next.played);
    m_ui->progressText->setText(progressText(next));
    m_cautions = next.cautions;
    m_toSettle = next.toSettle;
    showCautions();
    m_ui->headline->setText(headline(next));
    showMatches(next);
    showMissing(next);
    showLatest();
    m_ui->play->setVisible(!next.matches.empty() && state->isPlayedHere());
    m_ui->play->setEnabled(m_host.work() == nullptr && !m_host.league()->league().isReadOnly());
    m_ui->draw->setVisible(next.isDrawDue && (next.matches.empty() || !next.cautions.isEmpty()));
    m_ui->draw->setEnabled(m_ui->play->isEnabled());
    m_ui->timetable->setVisible(hasDayGrid(state->competition, state->now));
    m_ui->tables->setText(hasTables() ? tr("Tables") : tr("Bracket"));
    m_ui->tables->setIcon(icon(hasTables() ? QStringLiteral("table") : QStringLiteral("bracket")));
    m_ui->availability->setVisible(state->discipline() != nullptr);
    arrangeLists();
    setAccessibleName(definition.name);
    tabAsRead(*this);
}

/// What waits for somebody, and first of all the sheets that were not entered when the program ended.
void CompetitionCard::showCautions()
{
    QStringList lines;
    m_unfinished = -1;
    for (const int fixture :
         KeptSheet::fixturesWith(m_host.league()->league().place(), m_state->competition)) {
        if (m_unfinished < 0)
            m_unfinished = fixture;
        lines << tr("The score sheet of %1 is not entered yet.").arg(teamsText(*m_state, fixture));
    }
    lines += m_cautions;
    m_ui->cautions->setText(lines.join(u'\n'));
    m_ui->cautions->setVisible(!lines.isEmpty());
    m_ui->settle->setVisible(m_unfinished >= 0 || m_toSettle >= 0);
}

/// A sheet may have been entered or discarded meanwhile.
void CompetitionCard::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    if (m_state != nullptr && m_host.league() != nullptr)
        showCautions();
}

/// A walkover has a result, but nobody played.
QString CompetitionCard::progressText(const WhatNext &next)
{
    const QString played = tr("%1 of %n matches played", nullptr, next.all).arg(next.played - next.walkovers);
    return next.walkovers == 0
               ? played
               : QStringLiteral("%1, %2").arg(played, tr("%n walkovers", nullptr, next.walkovers));
}

QString CompetitionCard::headline(const WhatNext &next) const
{
    if (next.champion >= 0)
        return tr("Champions: %1").arg(m_state->competition.entrant(next.champion).name);
    if (next.isOver && next.champion == emptyPlace)
        return tr("The title was not awarded");
    if (next.isOver)
        return tr("All matches have been played.");
    if (next.matches.empty() && next.isDrawDue)
        return tr("Next: the draw");
    if (next.matches.empty())
        return tr("No match can be played at the moment.");
    return tr("Next: %1").arg(next.round);
}

QLabel *CompetitionCard::add(QGridLayout *grid, const QString &text, int row, int column, int columns)
{
    auto *label = new NameLabel(this);
    label->setText(text);
    label->setTextFormat(Qt::PlainText);
    grid->addWidget(label, row, column, 1, columns, Qt::AlignLeft | Qt::AlignVCenter);
    return label;
}

QLabel *CompetitionCard::addTeam(int team, int row, int column)
{
    QLabel *label = add(m_ui->matches, m_state->competition.entrant(team).name, row, column);
    label->setMinimumWidth(
        std::min(label->sizeHint().width(), fontMetrics().averageCharWidth() * lettersOfTeam));
    return label;
}

void CompetitionCard::addKit(QGridLayout *grid, int team, int row, int column)
{
    const QUuid id = m_state->competition.entrant(team).id;
    auto *kit = new QLabel(this);
    kit->setPixmap(kitChip(m_host.league()->badgeOf(id), fontMetrics().height(), devicePixelRatioF()));
    grid->addWidget(kit, row, column, Qt::AlignLeft | Qt::AlignVCenter);
}

/// Where somebody plays the match himself, or goes on with it.
void CompetitionCard::addDoor(int fixture, bool isUnderWay, int row)
{
    const QUuid id = m_state->competition.fixtures()[static_cast<std::size_t>(fixture)].id;
    auto *door = new QPushButton(isUnderWay ? tr("Resume") : tr("Play It Yourself"), this);
    door->setFlat(!isUnderWay);
    door->setIcon(icon(QStringLiteral("ball")));
    door->setObjectName(QStringLiteral("playYourself"));
    door->setEnabled(!m_host.league()->league().isReadOnly());
    connect(door, &QPushButton::clicked, this, [this, id] { m_host.go(PageKind::Match, m_state->id(), id); });
    m_ui->matches->addWidget(door, row, Door, Qt::AlignRight | Qt::AlignVCenter);
}

void CompetitionCard::showMatches(const WhatNext &next)
{
    clearLayout(*m_ui->matches);
    const std::vector<UnderWay> underWay = matchesUnderWay(*m_host.league(), m_state->id());
    const auto begun = [&](const NextMatch &match) {
        const QUuid &id = m_state->competition.fixtures()[static_cast<std::size_t>(match.fixture)].id;
        return std::find_if(underWay.begin(), underWay.end(),
                            [&id](const UnderWay &one) { return one.fixture == id; });
    };
    // What was begun is what somebody goes on with first.
    std::vector<NextMatch> matches = next.matches;
    std::stable_partition(matches.begin(), matches.end(),
                          [&](const NextMatch &match) { return begun(match) != underWay.end(); });
    int row = 0;
    for (const NextMatch &match : matches) {
        if (row == static_cast<int>(mostMatches)) {
            add(m_ui->matches,
                tr("and %n more matches", nullptr, static_cast<int>(next.matches.size()) - row), row,
                HomeName, 2)
                ->setForegroundRole(QPalette::PlaceholderText);
            break;
        }
        addKit(m_ui->matches, match.teams[Side::Home], row, HomeKit);
        m_ui->matches->setAlignment(addTeam(match.teams[Side::Home], row, HomeName),
                                    Qt::AlignRight | Qt::AlignVCenter);
        add(m_ui->matches, QStringLiteral("–"), row, Versus);
        addKit(m_ui->matches, match.teams[Side::Away], row, AwayKit);
        addTeam(match.teams[Side::Away], row, AwayName);
        const auto line = begun(match);
        const bool isUnderWay = line != underWay.end();
        if (m_state->isPlayedHere())
            addDoor(match.fixture, isUnderWay, row);
        // How a match stands is longer than a day: below the teams, whose names keep their room.
        if (isUnderWay && !line->standing.text().isEmpty())
            add(m_ui->matches, line->standing.text(), ++row, HomeName, Spare)
                ->setForegroundRole(QPalette::PlaceholderText);
        else if (!isUnderWay && !match.when.isEmpty())
            add(m_ui->matches, match.when, row, When)->setForegroundRole(QPalette::PlaceholderText);
        ++row;
    }
}

void CompetitionCard::showMissing(const WhatNext &next)
{
    clearLayout(*m_ui->missing);
    m_ui->missingTitle->setVisible(!next.missing.empty());
    int row = 0;
    for (const MissingPlayer &player : next.missing) {
        if (row == static_cast<int>(mostMissing)) {
            add(m_ui->missing,
                tr("and %n more players", nullptr, static_cast<int>(next.missing.size()) - row), row, Player,
                2)
                ->setForegroundRole(QPalette::PlaceholderText);
            break;
        }
        addKit(m_ui->missing, player.team, row, TeamKit);
        add(m_ui->missing, player.name, row, Player);
        add(m_ui->missing, m_state->competition.entrant(player.team).name, row, TeamName)
            ->setForegroundRole(QPalette::PlaceholderText);
        auto *reason = new QLabel(player.because, this);
        reason->setTextFormat(Qt::PlainText);
        reason->setWordWrap(true);
        m_ui->missing->addWidget(reason, row, Reason);
        ++row;
    }
}

/// The match that was played last, with what decided it.
void CompetitionCard::showLatest()
{
    std::vector<int> played;
    for (int fixture = 0; fixture < static_cast<int>(m_state->competition.fixtures().size()); ++fixture)
        if (m_state->now.fixtures[static_cast<std::size_t>(fixture)].state == FixtureState::Played &&
            m_state->competition.report(fixture) != nullptr)
            played.push_back(fixture);
    m_ui->latest->setVisible(!played.empty());
    if (played.empty())
        return;
    const int latest = inOrderOfPlay(m_state->competition, std::move(played)).back();
    QStringList lines{tr("Latest result: %1").arg(resultText(*m_state, latest))};
    for (const QString &line :
         {goalsText(*m_state, latest), keyMomentsText(*m_host.league(), *m_state, latest)})
        if (!line.isEmpty())
            lines << line;
    m_ui->latest->setText(lines.join(u'\n'));
}

void CompetitionCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrangeLists();
}

bool CompetitionCard::hasTables() const
{
    return !m_state->now.tables.empty();
}

void CompetitionCard::arrangeLists()
{
    const int letter = fontMetrics().averageCharWidth();
    const QMargins margins = m_ui->column->contentsMargins();
    const int half = (width() - margins.left() - margins.right() - spacing::page) / 2;
    // Long names of clubs are seen whole, and a reason is read in lines, not in words below each other.
    const bool isWide = width() > lettersForTwo * letter && m_ui->matches->minimumSize().width() <= half &&
                        m_ui->missing->minimumSize().width() + lettersOfReason * letter <= half;
    m_ui->lists->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_ui->lists->setSpacing(isWide ? spacing::page : spacing::related);
}

void CompetitionCard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colour(ColourRole::Hairline));
    painter.setBrush(colour(ColourRole::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), spacing::related,
                            spacing::related);
}

void CompetitionCard::paintTheme()
{
    // The kit chips are pictures.
    if (m_state)
        show(m_state);
    update();
}

} // namespace touchline
