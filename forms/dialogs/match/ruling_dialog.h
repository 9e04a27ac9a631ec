// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace touchline {

/// How the rulebook is read where it decides about something that happened in a match.
class RulingDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `line`: what the ticker says of it. `ruling`: Markdown.
    RulingDialog(const QString &line, const QString &ruling, QWidget *parent = nullptr);
};

} // namespace touchline
