// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

class QWidget;

namespace touchline {

/// Asks for a place and writes rules there as a file that can be chosen wherever rules are; what goes wrong
/// is said in a box. `name`: of the rules, offered as that of the file; may be empty.
void saveRules(QWidget *parent, const QString &name, const QJsonObject &rules);

} // namespace touchline
