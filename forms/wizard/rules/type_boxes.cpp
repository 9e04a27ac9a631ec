// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/type_boxes.h"

#include "models/views/translated.h"
#include "models/words/competition/serving_text.h"

#include <QComboBox>
#include <QLineEdit>

namespace touchline {

void fillKinds(QComboBox &box, CompetitionKind chosen)
{
    for (const CompetitionKind kind :
         {CompetitionKind::League, CompetitionKind::Cup, CompetitionKind::Friendly})
        box.addItem(kindText(kind, windowLanguage()), static_cast<int>(kind));
    box.setCurrentIndex(box.findData(static_cast<int>(chosen)));
}

void fillCategories(QComboBox &box, const QString &chosen)
{
    box.setEditable(true);
    box.setInsertPolicy(QComboBox::NoInsert);
    box.lineEdit()->setMaxLength(longestCategory);
    for (const QString &category : {QString(), QString(reservesWord), QString(youthWord)})
        box.addItem(categoryText(category, windowLanguage()), category);
    box.setEditText(categoryText(chosen, windowLanguage()));
}

QString categoryIn(const QComboBox &box)
{
    const QString text = box.currentText().simplified();
    const int known = box.findText(text, Qt::MatchFixedString);
    return known < 0 ? text : box.itemData(known).toString();
}

} // namespace touchline
