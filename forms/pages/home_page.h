// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/pages/page.h"

#include <memory>

class QVBoxLayout;

namespace Ui {
class HomePage;
}

namespace touchline {

class CompetitionCard;
class EmptyState;

/// "What next?": where one was, and how to begin.
class HomePage : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit HomePage(PageHost &host, QWidget *parent = nullptr);
    ~HomePage() override;

protected:
    void refresh() override;

private:
    void showWelcome();
    void showCompetitions();
    void showRecovery();
    void addBeginning(CommandId id);
    void addPlace(QVBoxLayout *list, const QString &place);

    std::unique_ptr<Ui::HomePage> m_ui;
    EmptyState *m_empty;
    std::vector<CompetitionCard *> m_cards;
};

} // namespace touchline
