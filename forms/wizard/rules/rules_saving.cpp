// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/rules_saving.h"

#include "core/base/json_reader.h"
#include "core/base/output_file.h"
#include "forms/widgets/save_place.h"
#include "models/views/translated.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace touchline {

namespace {

struct RulesSavingWords
{
    Q_DECLARE_TR_FUNCTIONS(RulesSaving)
};

} // namespace

void saveRules(QWidget *parent, const QString &name, const QJsonObject &rules)
{
    const QString path = askForPlace(parent, {RulesSavingWords::tr("Save Rules"),
                                              {},
                                              name.isEmpty() ? RulesSavingWords::tr("Rules") : name,
                                              RulesSavingWords::tr("Rules (*.json)"),
                                              QStringLiteral(".json")});
    if (path.isEmpty())
        return;
    if (const auto written = writeOutput(path, writtenJson(rules), Existing::Replace); !written)
        QMessageBox::warning(parent, RulesSavingWords::tr("Cannot Save Rules"), translated(written.error()));
}

} // namespace touchline
