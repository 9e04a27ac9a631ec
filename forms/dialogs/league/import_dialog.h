// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/named_columns.h"
#include "models/league/import/league_import.h"

#include <QDialog>

#include <memory>
#include <optional>

class QSortFilterProxyModel;

namespace Ui {
class ImportDialog;
}

namespace touchline {

class ImportModel;
class OpenLeague;

/// Brings a list of teams, players, fixtures or results into the league, after a look at what becomes of each
/// of its rows. Matches whose teams are of no competition make a league of their own.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog. `competition`: the one that is proposed; may be null.
    ImportDialog(OpenLeague &league, const QUuid &competition, QWidget *parent = nullptr);

    /// Reads a file and shows what it would bring.
    void setFile(const QString &path);
    /// What was done; nothing before.
    [[nodiscard]] const std::optional<JournalEntry> &imported() const { return m_done; }
    /// The league that was made of the matches; null where none was.
    [[nodiscard]] QUuid newLeague() const;

private:
    void chooseFile();
    void chooseColumns();
    /// Takes the columns of the file as they were last chosen for such a list.
    void takeRememberedColumns();
    /// The kind of list that the file holds, as far as one can see.
    [[nodiscard]] ListImport::Kind kindOfFile() const;
    /// Offers the sheets of a workbook.
    void fillSheets();
    /// Guesses what the file or the chosen sheet holds, and reads it.
    void guessContents();
    /// Reads the file anew, written as the person says.
    void setEncoding();
    /// "Windows-1250 (central Europe)".
    [[nodiscard]] static QString encodingTitle(TextEncoding encoding);
    void fillCompetitions();
    /// Offers a league that is made of the matches, and chooses the competition that they are of.
    void offerNewLeague();
    /// The matches make a league of their own.
    [[nodiscard]] bool isNewLeague() const;
    void showNewLeague();
    /// "20 clubs (18 new) · 380 matches, 2 per pairing · 380 results".
    [[nodiscard]] static QString newLeagueSums(const ListImport::NewLeague &made);
    /// Reads the list anew: of another kind, for another competition.
    void read();
    [[nodiscard]] Result<ListImport> listWith(UnknownTeams unknown,
                                              const std::optional<NewLeagueWish> &newLeague = {});
    void showList();
    /// Teams that the list names and the league does not have.
    void showNewTeams();
    /// All that is wrong with the chosen row, which its line has no room for.
    void showDetail(const QModelIndex &row);
    void showTrouble(const QString &text, bool isError);
    void take(ListRows rows);
    void setWidths();
    void divideWidth();
    [[nodiscard]] ListImport::Kind kind() const;
    [[nodiscard]] QString columnsOfKind() const;

    std::shared_ptr<Ui::ImportDialog> m_ui;
    OpenLeague &m_league;
    QUuid m_proposed;
    ImportModel *m_model;
    QSortFilterProxyModel *m_rows;
    /// The person has said what the list holds.
    bool m_isKindChosen = false;
    /// The columns are named as they were the last time.
    bool m_areColumnsRemembered = false;
    /// The person has said which competition the matches are of.
    bool m_isCompetitionChosen = false;
    /// The name of the new league that the rows were read for.
    QString m_newName;
    /// The person has said what becomes of teams that the league does not have.
    bool m_isNewTeamsChosen = false;
    /// The columns of the kind of list that is chosen are named in it. Nothing while no file is chosen.
    std::optional<CsvList> m_csv;
    std::optional<ListImport> m_list;
    std::optional<JournalEntry> m_done;
};

} // namespace touchline
