// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace touchline {

/// What a question of a match is about, and how the rulebook is read where it decides about something that
/// happened.
class RulingDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `line`: what is asked, or what the ticker says of it. `text`: Markdown. `topic`: the page of the
    /// manual that says more.
    RulingDialog(const QString &line, const QString &text, const QString &topic, QWidget *parent = nullptr);
};

} // namespace touchline
