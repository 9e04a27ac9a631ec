// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/named_columns.h"
#include "forms/wizard/wizard_page.h"

#include <QUuid>

#include <memory>
#include <optional>

class QAbstractItemModel;
class QTableView;

namespace Ui {
class ParticipantsPage;
}

namespace touchline {

class ParticipantFilter;
class ParticipantModel;

/// Who takes part: teams that the template brings, or those that a person chooses among the historic teams,
/// the clubs of the league, and new clubs.
class ParticipantsPage final : public WizardPage
{
    Q_OBJECT

public:
    /// `clubs`: of the league.
    ParticipantsPage(CompetitionDraft &draft, std::vector<Participant> clubs, QWidget *parent = nullptr);

    void enter() override;
    bool showProblem(const QString &problem) override;

private:
    void prepareTables();
    void prepareTable(QTableView *table, QAbstractItemModel *model);
    void connectFilters();
    void connectButtons();
    /// All that can be chosen, with the further editions or without.
    void fillAvailable();
    void offerClubs();
    void takeSource();
    void showSource();
    [[nodiscard]] bool mayTakePart(const Participant &one);
    void addSelected();
    void removeSelected();
    void fillByChance();
    /// Adds opponents of equal or nearest strength (ATCS 9.7).
    void fillWithEquals();
    void orderByRating();
    void addClub();
    void readFile();
    /// Reads the list that was chosen last by its headings, or by those that were chosen for it.
    void takeList();
    /// Says which heading is which column; what came out of the list before goes.
    void chooseColumns();
    void chosenChanged();
    /// What filling up takes its teams from.
    void showStock();
    [[nodiscard]] std::vector<Participant> stock() const;

    std::shared_ptr<Ui::ParticipantsPage> m_ui;
    std::vector<Participant> m_clubs;
    ParticipantModel *m_available;
    ParticipantFilter *m_found;
    ParticipantModel *m_chosen;
    bool m_wasOfClubs = false;
    /// The list that was read last; nothing before one was.
    std::optional<CsvList> m_list;
    /// What came out of it: its teams, and the list of players as it was kept.
    std::vector<QUuid> m_ofList;
    CsvList m_players;
};

} // namespace touchline
