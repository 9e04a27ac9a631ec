// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/import_columns_dialog.h"

#include "forms/theme/spacing.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/screen_fit.h"
#include "models/views/translated.h"

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

/// "kit_first" is what the file has in its first line; people read words.
QString wordsOfColumn(const QString &name)
{
    const char *text = columnText(name);
    return text == nullptr ? columnWords(name) : translated(Message{text, {}});
}

/// Of the choices for a column, before the headings.
enum Choice { Automatic, NotInList };

} // namespace

ImportColumnsDialog::ImportColumnsDialog(const QStringList &columns, const QStringList &headings,
                                         const NamedColumns &named, Find find, QWidget *parent)
    : QDialog(parent)
    , m_find(std::move(find))
{
    setWindowTitle(tr("Columns of the List"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    column->setSpacing(spacing::groups);
    auto *help = new QLabel(
        tr("Choose the heading of each column. Automatic finds it by its usual names and says which. Not in "
           "the list: no heading is this column, and one that was found for it is ignored."),
        this);
    help->setWordWrap(true);
    column->addWidget(help);
    auto *fields = new QWidget;
    auto *form = new QFormLayout(fields);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (const QString &name : columns) {
        auto *box = new QComboBox(fields);
        box->setObjectName(QStringLiteral("column_") + name);
        const QString words = wordsOfColumn(name);
        box->setAccessibleName(words);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->addItem(QString()); // tellAutomatic() has its words
        box->addItem(tr("Not in the list"), QString());
        for (const QString &heading : headings)
            if (!heading.trimmed().isEmpty())
                box->addItem(heading.trimmed(), heading.trimmed());
        if (const auto chosen = named.find(name); chosen != named.end())
            box->setCurrentIndex(
                chosen->second.isEmpty() ? NotInList : qMax<int>(Automatic, box->findData(chosen->second)));
        connect(box, &QComboBox::activated, this, [this, box] {
            takeFromOthers(box);
            tellAutomatic();
        });
        form->addRow(words + u':', box);
        m_boxes[name] = box;
    }
    tellAutomatic();
    QScrollArea *area = ScreenFit::scrolling(fields);
    column->addWidget(area, 1);
    column->addWidget(okAndCancel(*this));
    ScreenFit::setSize(*this, columnsLetters, columnsLines);
}

void ImportColumnsDialog::takeFromOthers(const QComboBox *chosen)
{
    const QString heading = chosen->currentData().toString();
    for (const auto &[name, box] : m_boxes)
        if (box != chosen && !heading.isEmpty() && box->currentData().toString() == heading)
            box->setCurrentIndex(Automatic);
}

void ImportColumnsDialog::tellAutomatic()
{
    const NamedColumns found = m_find(named());
    for (const auto &[name, box] : m_boxes) {
        const auto heading = found.find(name);
        box->setItemText(Automatic, heading == found.end() ? tr("Automatic: none found")
                                                           : tr("Automatic: %1").arg(heading->second));
    }
}

NamedColumns ImportColumnsDialog::named() const
{
    NamedColumns named;
    for (const auto &[name, box] : m_boxes)
        if (box->currentIndex() != Automatic)
            named[name] = box->currentData().toString();
    return named;
}

} // namespace touchline
