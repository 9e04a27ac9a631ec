// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDialog>
#include <QUuid>

#include <memory>

namespace Ui {
class ExportDialog;
}

namespace touchline {

struct CompetitionState;
class OpenLeague;
struct SiteOptions;

/// Writes lists of a league, a calendar, a web site, or all of it.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Kind { Teams, Squads, Fixtures, Results, Tables, Absences, Calendar, Site, League, Clubs };

    /// `league` outlives the dialog. `competition`: the one that is proposed; may be null.
    ExportDialog(OpenLeague &league, const QUuid &competition, QWidget *parent = nullptr);

    /// Writes what is chosen; closes the dialog, or says what did not work.
    void writeTo(const QString &path);
    /// What was done, as a sentence; empty before.
    [[nodiscard]] const QString &saved() const { return m_done; }

private:
    void fillCompetitions();
    void fillTeams();
    void choosePlace();
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QUuid competition() const;
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString proposedName() const;
    /// Gives what the person should know besides; mostly empty.
    [[nodiscard]] Result<QString> write(const QString &path);
    /// How the competition stands: tables, or who is out.
    [[nodiscard]] Result<void> writeStanding(const QString &path);
    [[nodiscard]] Result<void> writeClubs(const QString &path);
    [[nodiscard]] Result<void> writeCalendar(const QString &path);
    [[nodiscard]] bool mayReplacePages(const QString &folder, int count);
    [[nodiscard]] Result<void> writePages(const QString &folder);
    /// What takes a while, with a word of it, and can be cancelled.
    [[nodiscard]] Result<void> addFigures(const CompetitionState &state, SiteOptions &options);

    std::shared_ptr<Ui::ExportDialog> m_ui;
    OpenLeague &m_league;
    QUuid m_proposed;
    QString m_done;
};

} // namespace touchline
