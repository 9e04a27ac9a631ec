// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/cut_texts.h"

#include "forms/widgets/name_label.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCommandLinkButton>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>

namespace touchline::testing {

using namespace Qt::StringLiterals;

namespace {

/// Half pixels of scaled screens.
constexpr int tolerance = 1;

QString named(const QWidget &widget, const QString &text, QSize has, QSize needs)
{
    return u"%1 \"%2\": %3x%4, needs %5x%6"_s
        .arg(widget.objectName().isEmpty() ? QString::fromLatin1(widget.metaObject()->className())
                                           : widget.objectName(),
             text.left(60))
        .arg(has.width())
        .arg(has.height())
        .arg(needs.width())
        .arg(needs.height());
}

QSize needOf(const QLabel &label)
{
    if (const auto *name = qobject_cast<const NameLabel *>(&label); name != nullptr && name->isShortened())
        return label.sizeHint();
    if (label.hasHeightForWidth())
        return {0, label.heightForWidth(label.width())};
    return label.sizeHint();
}

void checkLabel(const QLabel &label, QStringList &cut)
{
    if (label.text().isEmpty())
        return;
    const QSize needs = needOf(label);
    if (needs.width() > label.width() + tolerance || needs.height() > label.height() + tolerance)
        cut << named(label, label.text(), label.size(), needs);
}

void checkButton(const QAbstractButton &button, QStringList &cut)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    if (button.text().isEmpty() || (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
        return;
    // A link wraps its description.
    const bool wraps = qobject_cast<const QCommandLinkButton *>(&button) != nullptr;
    const QSize needs = button.sizeHint();
    if (!wraps && needs.width() > button.width() + tolerance)
        cut << named(button, button.text(), button.size(), needs);
}

void checkHeader(const QHeaderView &header, QStringList &cut)
{
    for (int section = 0; section < header.count(); ++section) {
        const QString text = header.model()->headerData(section, header.orientation()).toString();
        if (header.isSectionHidden(section) || text.isEmpty() || header.orientation() == Qt::Vertical)
            continue;
        const int needs = header.fontMetrics().horizontalAdvance(text);
        if (needs > header.sectionSize(section) + tolerance)
            cut << u"heading \"%1\": %2, needs %3"_s.arg(text).arg(header.sectionSize(section)).arg(needs);
    }
}

} // namespace

QStringList cutTexts(const QWidget &window)
{
    QStringList cut;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&window))
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            checkLabel(*label, cut);
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            checkButton(*button, cut);
        else if (const auto *header = qobject_cast<const QHeaderView *>(widget))
            checkHeader(*header, cut);
        else if (const auto *box = qobject_cast<const QComboBox *>(widget);
                 box != nullptr && box->minimumSizeHint().width() > box->width() + tolerance)
            cut << named(*box, box->currentText(), box->size(), box->minimumSizeHint());
    }
    return cut;
}

} // namespace touchline::testing
