// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/group_places_dialog.h"

#include "forms/frame/screen_fit.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
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
/// Longer names are cut in the box and whole in its list.
constexpr int placeLetters = 18;
/// Groups beside each other.
constexpr int groupsAbreast = 2;

std::vector<int> inTheirOrder(qsizetype teams)
{
    std::vector<int> places(static_cast<std::size_t>(teams));
    std::iota(places.begin(), places.end(), 0);
    return places;
}

} // namespace

GroupPlacesDialog::GroupPlacesDialog(const QStringList &groups, const std::vector<int> &sizes,
                                     const QStringList &teams, std::vector<int> places, QWidget *parent)
    : QDialog(parent)
    , m_places(places.empty() ? inTheirOrder(teams.size()) : std::move(places))
{
    setWindowTitle(tr("Groups by Hand"));
    auto *help = new QLabel(tr("A team that you choose changes places with the team that was there."), this);
    help->setWordWrap(true);
    auto *all = new QWidget(this);
    auto *grid = new QGridLayout(all);
    grid->setHorizontalSpacing(spacing::groups);
    grid->setVerticalSpacing(spacing::groups);
    for (std::size_t group = 0; group < sizes.size(); ++group) {
        const QString name = groups.value(static_cast<qsizetype>(group));
        auto *column = new QVBoxLayout;
        column->setSpacing(spacing::inside);
        auto *heading = new QLabel(name, all);
        heading->setTextFormat(Qt::PlainText);
        Theme::setType(heading, Theme::Type::Heading);
        column->addWidget(heading);
        for (int i = 0; i < sizes[group] && m_boxes.size() < m_places.size(); ++i) {
            const std::size_t place = m_boxes.size();
            auto *box = new QComboBox(all);
            box->setObjectName(QStringLiteral("place%1").arg(place + 1));
            box->setAccessibleName(tr("%1, place %2", "group, number").arg(name).arg(i + 1));
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(placeLetters);
            box->addItems(teams);
            box->setCurrentIndex(m_places[place]);
            connect(box, &QComboBox::currentIndexChanged, this,
                    [this, place](int team) { put(place, team); });
            column->addWidget(box);
            m_boxes.push_back(box);
        }
        column->addStretch(1);
        grid->addLayout(column, static_cast<int>(group) / groupsAbreast,
                        static_cast<int>(group) % groupsAbreast);
    }
    for (int column = 0; column < groupsAbreast; ++column)
        grid->setColumnStretch(column, 1);
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(all);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("buttons"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *rows = new QVBoxLayout(this);
    rows->setSpacing(spacing::related);
    rows->addWidget(help);
    rows->addWidget(area, 1);
    rows->addWidget(buttons);
    ScreenFit::setSize(*this, groupPlacesLetters, groupPlacesLines);
    if (!m_boxes.empty())
        m_boxes.front()->setFocus();
}

void GroupPlacesDialog::put(std::size_t place, int team)
{
    const auto other = std::find(m_places.begin(), m_places.end(), team);
    if (team < 0 || other == m_places.end())
        return;
    const auto left = static_cast<std::size_t>(other - m_places.begin());
    std::swap(m_places[left], m_places[place]);
    const QSignalBlocker silent(m_boxes[left]);
    m_boxes[left]->setCurrentIndex(m_places[left]);
}

} // namespace touchline
