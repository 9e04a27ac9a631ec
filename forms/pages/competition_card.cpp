// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/competition_card.h"

#include "core/games/registry.h"
#include "forms/theme/icons.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/theme.h"

#include "ui_competition_card.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace touchline {

namespace {

/// A round of a large competition is not listed whole here; its page does that.
constexpr std::size_t mostMatches = 8;
constexpr std::size_t mostMissing = 12;
enum Column { When, HomeKit, HomeName, Versus, AwayKit, AwayName, Spare };

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

CompetitionCard::CompetitionCard(PageHost &host, QWidget *parent)
    : QFrame(parent)
    , m_ui(std::make_unique<Ui::CompetitionCard>())
    , m_host(host)
{
    m_ui->setupUi(this);
    setAutoFillBackground(true);
    Theme::setType(m_ui->name, Theme::Type::Heading);
    Theme::setType(m_ui->game, Theme::Type::Caption);
    Theme::setType(m_ui->missing, Theme::Type::Body);
    m_ui->matches->setColumnStretch(Spare, 1);
    m_ui->play->setIcon(icon(QStringLiteral("play-matchday")));
    m_ui->fixtures->setIcon(icon(QStringLiteral("fixtures")));
    m_ui->tables->setIcon(icon(QStringLiteral("table")));
    m_ui->availability->setIcon(icon(QStringLiteral("card")));
    connect(m_ui->play, &QPushButton::clicked, this, [this] { m_host.play(m_state->id(), m_next); });
    const auto goes = [this](QPushButton *button, PageKind page) {
        connect(button, &QPushButton::clicked, this, [this, page] { m_host.go(page, m_state->id()); });
    };
    goes(m_ui->fixtures, PageKind::Fixtures);
    goes(m_ui->tables, PageKind::Tables);
    goes(m_ui->availability, PageKind::Availability);
    connect(&Theme::instance(), &Theme::changed, this, &CompetitionCard::paintTheme);
    paintTheme();
}

CompetitionCard::~CompetitionCard() = default;

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
    m_ui->cautions->setText(next.cautions.join(u'\n'));
    m_ui->cautions->setVisible(!next.cautions.isEmpty());
    m_ui->headline->setText(headline(next));
    showMatches(next);
    m_ui->missing->setText(missingText(next));
    m_ui->missing->setVisible(!next.missing.empty());
    m_ui->play->setVisible(!next.matches.empty() && state->rules);
    m_ui->play->setEnabled(m_host.work() == nullptr);
    m_ui->availability->setVisible(state->discipline() != nullptr);
    setAccessibleName(definition.name);
}

QString CompetitionCard::headline(const WhatNext &next) const
{
    if (next.champion >= 0)
        return tr("Champions: %1").arg(m_state->competition.entrant(next.champion).name);
    if (next.isOver)
        return tr("Everything is played.");
    if (next.matches.empty())
        return tr("Nothing can be played at the moment.");
    return tr("Next: %1").arg(next.round);
}

void CompetitionCard::showMatches(const WhatNext &next)
{
    clear(m_ui->matches);
    const int side = fontMetrics().height();
    int row = 0;
    const auto add = [this, &row](const QString &text, int column, Qt::Alignment alignment) {
        auto *label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        m_ui->matches->addWidget(label, row, column, alignment | Qt::AlignVCenter);
        return label;
    };
    for (const NextMatch &match : next.matches) {
        if (row == static_cast<int>(mostMatches)) {
            add(tr("and %n more", nullptr, static_cast<int>(next.matches.size() - mostMatches)), HomeName,
                Qt::AlignLeft);
            break;
        }
        const auto chip = [this, side, &add, &match](Side which, int column) {
            const QUuid team = m_state->competition.entrant(match.teams[which]).id;
            add({}, column, Qt::AlignLeft)
                ->setPixmap(kitChip(m_host.league()->kitOf(team), side, devicePixelRatioF()));
        };
        if (!match.when.isEmpty())
            add(match.when, When, Qt::AlignLeft)->setForegroundRole(QPalette::PlaceholderText);
        chip(Side::Home, HomeKit);
        add(m_state->competition.entrant(match.teams[Side::Home]).name, HomeName, Qt::AlignLeft);
        add(QStringLiteral("–"), Versus, Qt::AlignHCenter);
        chip(Side::Away, AwayKit);
        add(m_state->competition.entrant(match.teams[Side::Away]).name, AwayName, Qt::AlignLeft);
        ++row;
    }
}

QString CompetitionCard::missingText(const WhatNext &next) const
{
    QStringList lines;
    for (const MissingPlayer &player : next.missing) {
        if (lines.size() == static_cast<qsizetype>(mostMissing)) {
            lines << tr("and %n more", nullptr, static_cast<int>(next.missing.size() - mostMissing));
            break;
        }
        lines << tr("%1 (%2): %3")
                     .arg(player.name, m_state->competition.entrant(player.team).name, player.because);
    }
    return tr("Not available:") + u'\n' + lines.join(u'\n');
}

void CompetitionCard::paintTheme()
{
    QPalette palette = this->palette();
    palette.setColor(QPalette::Window, colour(ColourRole::Surface));
    palette.setColor(QPalette::WindowText, colour(ColourRole::Text));
    setPalette(palette);
    QPalette warning = m_ui->cautions->palette();
    warning.setColor(QPalette::WindowText, colour(ColourRole::Warning));
    m_ui->cautions->setPalette(warning);
}

} // namespace touchline
