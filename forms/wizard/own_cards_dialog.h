// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/own_cards.h"

#include <QDialog>

#include <memory>

namespace Ui {
class OwnCardsDialog;
}

namespace touchline {

/// What cards bring by the organiser's own rules: limits of yellow cards, length of a ban for a red one.
class OwnCardsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit OwnCardsDialog(const OwnCards &cards, QWidget *parent = nullptr);
    ~OwnCardsDialog() override;
    Q_DISABLE_COPY_MOVE(OwnCardsDialog)

    /// As they were accepted.
    [[nodiscard]] const OwnCards &cards() const { return m_cards; }

private:
    void check();

    std::unique_ptr<Ui::OwnCardsDialog> m_ui;
    OwnCards m_cards;
};

} // namespace touchline
