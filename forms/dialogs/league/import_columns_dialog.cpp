// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/import_columns_dialog.h"

#include "forms/frame/screen_fit.h"
#include "forms/theme/spacing.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int columnsLetters = 64;
constexpr int columnsLines = 30;
constexpr int headingLetters = 18;

} // namespace

ImportColumnsDialog::ImportColumnsDialog(const QStringList &columns, const QStringList &headings,
                                         const NamedColumns &named, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Columns of the List"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    column->setSpacing(spacing::groups);
    auto *help =
        new QLabel(tr("Choose the heading of each column. Automatic finds it by its usual names."), this);
    help->setWordWrap(true);
    column->addWidget(help);
    auto *fields = new QWidget;
    auto *form = new QFormLayout(fields);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (const QString &name : columns) {
        auto *box = new QComboBox(fields);
        box->setObjectName(QStringLiteral("column_") + name);
        box->setAccessibleName(name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(headingLetters);
        box->addItem(tr("Automatic"), QString());
        for (const QString &heading : headings)
            if (!heading.trimmed().isEmpty())
                box->addItem(heading.trimmed(), heading.trimmed());
        if (const auto chosen = named.find(name); chosen != named.end())
            box->setCurrentIndex(qMax(0, box->findData(chosen->second)));
        connect(box, &QComboBox::activated, this, [this, box] { takeFromOthers(box); });
        form->addRow(name + u':', box);
        m_boxes[name] = box;
    }
    QScrollArea *area = ScreenFit::scrolling(fields);
    column->addWidget(area, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("buttons"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    ScreenFit::setSize(*this, columnsLetters, columnsLines);
}

void ImportColumnsDialog::takeFromOthers(const QComboBox *chosen)
{
    const QString heading = chosen->currentData().toString();
    for (const auto &[name, box] : m_boxes)
        if (box != chosen && !heading.isEmpty() && box->currentData().toString() == heading)
            box->setCurrentIndex(0);
}

NamedColumns ImportColumnsDialog::named() const
{
    NamedColumns named;
    for (const auto &[name, box] : m_boxes)
        if (const QString heading = box->currentData().toString(); !heading.isEmpty())
            named[name] = heading;
    return named;
}

} // namespace touchline
