// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/import_columns_dialog.h"

#include "forms/theme/spacing.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/screen_fit.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <array>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int columnsLetters = 64;
constexpr int columnsLines = 30;

struct ColumnWords
{
    const char *name;
    const char *words;
};

constexpr std::array columnWords{
    ColumnWords{"name", QT_TRANSLATE_NOOP("ImportColumns", "Name")},
    ColumnWords{"code", QT_TRANSLATE_NOOP("ImportColumns", "Code")},
    ColumnWords{"year", QT_TRANSLATE_NOOP("ImportColumns", "Year")},
    ColumnWords{"country", QT_TRANSLATE_NOOP("ImportColumns", "Country")},
    ColumnWords{"conference", QT_TRANSLATE_NOOP("ImportColumns", "Confederation")},
    ColumnWords{"manager", QT_TRANSLATE_NOOP("ImportColumns", "Manager")},
    ColumnWords{"kit_first", QT_TRANSLATE_NOOP("ImportColumns", "First colour")},
    ColumnWords{"kit_second", QT_TRANSLATE_NOOP("ImportColumns", "Second colour")},
    ColumnWords{"team", QT_TRANSLATE_NOOP("ImportColumns", "Team")},
    ColumnWords{"shirt", QT_TRANSLATE_NOOP("ImportColumns", "Shirt number")},
    ColumnWords{"short_name", QT_TRANSLATE_NOOP("ImportColumns", "Short name")},
    ColumnWords{"first_name", QT_TRANSLATE_NOOP("ImportColumns", "First name")},
    ColumnWords{"last_name", QT_TRANSLATE_NOOP("ImportColumns", "Last name")},
    ColumnWords{"position", QT_TRANSLATE_NOOP("ImportColumns", "Position")},
    ColumnWords{"captain", QT_TRANSLATE_NOOP("ImportColumns", "Captain")},
    ColumnWords{"number", QT_TRANSLATE_NOOP("ImportColumns", "Match number")},
    ColumnWords{"stage", QT_TRANSLATE_NOOP("ImportColumns", "Stage")},
    ColumnWords{"round", QT_TRANSLATE_NOOP("ImportColumns", "Matchday")},
    ColumnWords{"group", QT_TRANSLATE_NOOP("ImportColumns", "Group")},
    ColumnWords{"home", QT_TRANSLATE_NOOP("ImportColumns", "Home team")},
    ColumnWords{"away", QT_TRANSLATE_NOOP("ImportColumns", "Away team")},
    ColumnWords{"home_goals", QT_TRANSLATE_NOOP("ImportColumns", "Goals, home team")},
    ColumnWords{"away_goals", QT_TRANSLATE_NOOP("ImportColumns", "Goals, away team")},
    ColumnWords{"score", QT_TRANSLATE_NOOP("ImportColumns", "Score, both teams")},
    ColumnWords{"home_pens", QT_TRANSLATE_NOOP("ImportColumns", "Penalties, home team")},
    ColumnWords{"away_pens", QT_TRANSLATE_NOOP("ImportColumns", "Penalties, away team")},
    ColumnWords{"date", QT_TRANSLATE_NOOP("ImportColumns", "Date")},
    ColumnWords{"time", QT_TRANSLATE_NOOP("ImportColumns", "Kick-off")},
    ColumnWords{"zone", QT_TRANSLATE_NOOP("ImportColumns", "Time zone")},
    ColumnWords{"stadium", QT_TRANSLATE_NOOP("ImportColumns", "Ground or table")},
    ColumnWords{"city", QT_TRANSLATE_NOOP("ImportColumns", "City")},
    ColumnWords{"kind", QT_TRANSLATE_NOOP("ImportColumns", "Kind of match")},
    ColumnWords{"decided_by", QT_TRANSLATE_NOOP("ImportColumns", "Decided by")}};

/// "kit_first" is what the file has in its first line; people read words.
QString wordsOfColumn(const QString &name)
{
    for (const ColumnWords &one : columnWords)
        if (name == QLatin1String(one.name))
            return QCoreApplication::translate("ImportColumns", one.words);
    QString words = QString(name).replace(u'_', u' ');
    words[0] = words[0].toUpper();
    return words;
}

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
        tr("Choose the heading of each column. Automatic finds it by its usual names and says which."), this);
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
        box->addItem(QString(), QString()); // tellAutomatic() has its words
        for (const QString &heading : headings)
            if (!heading.trimmed().isEmpty())
                box->addItem(heading.trimmed(), heading.trimmed());
        if (const auto chosen = named.find(name); chosen != named.end())
            box->setCurrentIndex(qMax(0, box->findData(chosen->second)));
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
            box->setCurrentIndex(0);
}

void ImportColumnsDialog::tellAutomatic()
{
    const NamedColumns found = m_find(named());
    for (const auto &[name, box] : m_boxes) {
        const auto heading = found.find(name);
        box->setItemText(0, heading == found.end() ? tr("Automatic: none found")
                                                   : tr("Automatic: %1").arg(heading->second));
    }
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
