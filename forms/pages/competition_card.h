// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/pages/page.h"
#include "models/views/what_next.h"

#include <QFrame>

#include <memory>

namespace Ui {
class CompetitionCard;
}

namespace touchline {

/// "What next?" of one competition on the home page: how far it is, the next matches, who misses them.
class CompetitionCard : public QFrame
{
    Q_OBJECT

public:
    /// `host` outlives the card.
    explicit CompetitionCard(PageHost &host, QWidget *parent = nullptr);
    ~CompetitionCard() override;

    void show(const CompetitionStatePtr &state);

private:
    [[nodiscard]] QString headline(const WhatNext &next) const;
    void showMatches(const WhatNext &next);
    [[nodiscard]] QString missingText(const WhatNext &next) const;
    void paintTheme();

    std::unique_ptr<Ui::CompetitionCard> m_ui;
    PageHost &m_host;
    CompetitionStatePtr m_state;
    std::vector<int> m_next;
};

} // namespace touchline
