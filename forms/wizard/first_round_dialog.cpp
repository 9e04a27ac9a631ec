// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/first_round_dialog.h"

#include "core/base/index.h"
#include "forms/frame/screen_fit.h"
#include "forms/theme/spacing.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int firstRoundLetters = 80;
constexpr int firstRoundLines = 30;
/// Longer names are cut in the box and whole in its list.
constexpr int boxLetters = 14;
enum FirstRoundColumn { NumberOfMatch, HomeBox, Between, AwayBox };

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

FirstRoundDialog::FirstRoundDialog(FirstRound round, const QStringList &teams, std::vector<int> places,
                                   QWidget *parent)
    : QDialog(parent)
    , m_round(std::move(round))
    , m_teams(teams)
    , m_places(places.empty() ? placesInOrder(m_round, teams.size()) : std::move(places))
    , m_boxes(m_places.size())
{
    setWindowTitle(tr("First Round by Hand"));
    auto *help = new QLabel(tr("A team that you choose changes places with the team that was there."), this);
    help->setWordWrap(true);
    auto *matches = new QWidget(this);
    auto *grid = new QGridLayout(matches);
    grid->setHorizontalSpacing(spacing::related);
    grid->setVerticalSpacing(spacing::inside);
    grid->setColumnStretch(HomeBox, 1);
    grid->setColumnStretch(AwayBox, 1);
    int row = 0;
    for (const auto &[home, away] : m_round.ties) {
        grid->addWidget(new QLabel(tr("Match %1").arg(row + 1), matches), row, NumberOfMatch);
        grid->addWidget(new QLabel(tr("v", "between two teams"), matches), row, Between);
        setTabOrder(addBox(grid, home, tr("Match %1, home").arg(row + 1), row, HomeBox),
                    addBox(grid, away, tr("Match %1, away").arg(row + 1), row, AwayBox));
        ++row;
    }
    int bye = 0;
    for (const int place : m_round.byes) {
        grid->addWidget(new QLabel(tr("Bye", "no match in the first round"), matches), row, NumberOfMatch);
        addBox(grid, place, tr("Bye %1").arg(++bye), row++, HomeBox);
    }
    grid->setRowStretch(row, 1);
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(matches);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("buttons"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->addWidget(help);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    ScreenFit::setSize(*this, firstRoundLetters, firstRoundLines);
    if (!m_round.ties.empty())
        m_boxes[at(m_round.ties.front().first)]->setFocus();
}

QComboBox *FirstRoundDialog::addBox(QGridLayout *grid, int place, const QString &name, int row, int column)
{
    auto *box = new QComboBox(this);
    box->setObjectName(QStringLiteral("place%1").arg(place + 1));
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(boxLetters);
    box->addItems(m_teams);
    box->setCurrentIndex(m_places[at(place)]);
    connect(box, &QComboBox::currentIndexChanged, this, [this, place](int team) { put(place, team); });
    grid->addWidget(box, row, column);
    m_boxes[at(place)] = box;
    return box;
}

void FirstRoundDialog::put(int place, int team)
{
    const auto other = std::find(m_places.begin(), m_places.end(), team);
    if (team < 0 || other == m_places.end())
        return;
    const auto left = static_cast<std::size_t>(other - m_places.begin());
    std::swap(m_places[left], m_places[at(place)]);
    const QSignalBlocker silent(m_boxes[left]);
    m_boxes[left]->setCurrentIndex(m_places[left]);
}

} // namespace touchline
