// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/places_dialog.h"

#include "core/base/index.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/tab_order.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int groupPlacesLetters = 88;
constexpr int groupPlacesLines = 32;
constexpr int firstRoundLetters = 80;
constexpr int firstRoundLines = 30;
/// Of the boxes.
constexpr int groupBoxLetters = 18;
constexpr int roundBoxLetters = 14;
/// Groups beside each other.
constexpr int groupsAbreast = 2;
enum FirstRoundColumn { NumberOfMatch, HomeBox, Between, AwayBox };

std::vector<int> inTheirOrder(qsizetype teams)
{
    std::vector<int> places(static_cast<std::size_t>(teams));
    std::iota(places.begin(), places.end(), 0);
    return places;
}

/// The teams in their order: match after match, then the byes.
std::vector<int> placesInOrder(const FirstRound &round, qsizetype teams)
{
    std::vector<int> places(at(static_cast<int>(teams)), 0);
    int next = 0;
    for (const auto &[home, away] : round.ties) {
        places[at(home)] = next++;
        places[at(away)] = next++;
    }
    for (const int bye : round.byes)
        places[at(bye)] = next++;
    return places;
}

} // namespace

PlacesDialog::PlacesDialog(const QStringList &teams, std::vector<int> places, QWidget *parent)
    : QDialog(parent)
    , m_teams(teams)
    , m_places(std::move(places))
    , m_boxes(m_places.size())
{
}

QComboBox *PlacesDialog::addBox(int place, const QString &name, int letters, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(QStringLiteral("place%1").arg(place + 1));
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    box->addItems(m_teams);
    box->setCurrentIndex(m_places[at(place)]);
    connect(box, &QComboBox::currentIndexChanged, this, [this, place](int team) { put(place, team); });
    m_boxes[at(place)] = box;
    return box;
}

QComboBox *PlacesDialog::box(int place) const
{
    return m_boxes[at(place)];
}

void PlacesDialog::put(int place, int team)
{
    const auto other = std::find(m_places.begin(), m_places.end(), team);
    if (team < 0 || other == m_places.end())
        return;
    const auto left = static_cast<std::size_t>(other - m_places.begin());
    std::swap(m_places[left], m_places[at(place)]);
    const QSignalBlocker silent(m_boxes[left]);
    m_boxes[left]->setCurrentIndex(m_places[left]);
}

GroupPlacesDialog::GroupPlacesDialog(const QStringList &groups, const std::vector<int> &sizes,
                                     const QStringList &teams, std::vector<int> places, QWidget *parent)
    : PlacesDialog(teams, places.empty() ? inTheirOrder(teams.size()) : std::move(places), parent)
{
    setWindowTitle(tr("Groups by Hand"));
    auto *all = new QWidget(this);
    auto *grid = new QGridLayout(all);
    grid->setHorizontalSpacing(spacing::groups);
    grid->setVerticalSpacing(spacing::groups);
    int place = 0;
    for (std::size_t group = 0; group < sizes.size(); ++group) {
        const QString name = groups.value(static_cast<qsizetype>(group));
        auto *column = new QVBoxLayout;
        column->setSpacing(spacing::inside);
        auto *heading = new QLabel(name, all);
        heading->setTextFormat(Qt::PlainText);
        Theme::setType(heading, Theme::Type::Heading);
        column->addWidget(heading);
        for (int i = 0; i < sizes[group] && at(place) < this->places().size(); ++i)
            column->addWidget(addBox(place++, tr("%1, place %2", "group, number").arg(name).arg(i + 1),
                                     groupBoxLetters, all));
        column->addStretch(1);
        grid->addLayout(column, static_cast<int>(group) / groupsAbreast,
                        static_cast<int>(group) % groupsAbreast);
    }
    for (int column = 0; column < groupsAbreast; ++column)
        grid->setColumnStretch(column, 1);
    setScrolled(*this, tr("A team that you choose changes places with the team that was there."), all,
                groupPlacesLetters, groupPlacesLines);
    if (place > 0)
        box(0)->setFocus();
}

FirstRoundDialog::FirstRoundDialog(const FirstRound &round, const QStringList &teams, std::vector<int> places,
                                   QWidget *parent)
    : PlacesDialog(teams, places.empty() ? placesInOrder(round, teams.size()) : std::move(places), parent)
{
    setWindowTitle(tr("First Round by Hand"));
    auto *matches = new QWidget(this);
    auto *grid = new QGridLayout(matches);
    grid->setHorizontalSpacing(spacing::related);
    grid->setVerticalSpacing(spacing::inside);
    grid->setColumnStretch(HomeBox, 1);
    grid->setColumnStretch(AwayBox, 1);
    const auto add = [&](int place, const QString &name, int row, int column) {
        grid->addWidget(addBox(place, name, roundBoxLetters, this), row, column);
    };
    int row = 0;
    for (const auto &[home, away] : round.ties) {
        grid->addWidget(new QLabel(tr("Match %1").arg(row + 1), matches), row, NumberOfMatch);
        grid->addWidget(new QLabel(tr("v", "between two teams"), matches), row, Between);
        add(home, tr("Match %1, home").arg(row + 1), row, HomeBox);
        add(away, tr("Match %1, away").arg(row + 1), row, AwayBox);
        ++row;
    }
    int bye = 0;
    for (const int place : round.byes) {
        grid->addWidget(new QLabel(tr("Bye", "no match in the first round"), matches), row, NumberOfMatch);
        add(place, tr("Bye %1").arg(++bye), row++, HomeBox);
    }
    grid->setRowStretch(row, 1);
    setScrolled(*this, tr("A team that you choose changes places with the team that was there."), matches,
                firstRoundLetters, firstRoundLines);
    tabAsRead(*this);
    if (!round.ties.empty())
        box(round.ties.front().first)->setFocus();
}

} // namespace touchline
