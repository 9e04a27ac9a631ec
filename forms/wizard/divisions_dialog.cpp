// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/divisions_dialog.h"

#include "core/competition/entry/entrant.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/dialog_frame.h"

#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int divisionsLetters = 56;
constexpr int divisionsLines = 28;

} // namespace

DivisionsDialog::DivisionsDialog(const QStringList &teams, const std::vector<int> &divisions, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Divisions"));
    auto *all = new QWidget(this);
    auto *rows = new QFormLayout(all);
    rows->setHorizontalSpacing(spacing::groups);
    rows->setVerticalSpacing(spacing::inside);
    for (qsizetype i = 0; i < teams.size(); ++i) {
        auto *name = new QLabel(teams[i], all);
        name->setTextFormat(Qt::PlainText);
        auto *box = new QSpinBox(all);
        box->setObjectName(QStringLiteral("division%1").arg(i + 1));
        box->setAccessibleName(teams[i]);
        box->setRange(0, lowestDivision);
        box->setSpecialValueText(tr("not known", "division"));
        box->setValue(divisions[static_cast<std::size_t>(i)]);
        rows->addRow(name, box);
        m_boxes.push_back(box);
    }
    setScrolled(
        *this,
        tr("1 is the highest division. In ties of one match the club of the lower one can be at home."), all,
        divisionsLetters, divisionsLines);
    if (!m_boxes.empty())
        m_boxes.front()->setFocus();
}

std::vector<int> DivisionsDialog::divisions() const
{
    std::vector<int> all;
    for (const QSpinBox *box : m_boxes)
        all.push_back(box->value());
    return all;
}

} // namespace touchline
