// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"
#include "models/views/fixtures/consequence_list.h"
#include "models/views/open_league.h"

#include <QTextBrowser>

namespace touchline {

/// Shows what will follow from a change before it is made: tables before and after, ties, matches, conflicts,
/// players.
class ConsequencesPanel final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ConsequencesPanel(QWidget *parent = nullptr);

    /// From now on clashes with matches of the other competitions are told too. The league outlives the
    /// panel; null: none is asked.
    void setLeague(OpenLeague *league) { m_league = league; }
    /// Works the changes out and shows what they bring. Errors: those of withChange(); then the panel is
    /// empty.
    [[nodiscard]] Result<void> showChanges(const CompetitionState &state, const std::vector<Change> &changes);
    /// Shows what is different in `after`, which is the competition by other rules or on other days; `first`:
    /// what stands before it.
    void showAfter(const CompetitionState &state, const Competition &after,
                   const std::vector<ConsequenceList::Group> &first = {});
    /// Shows what was worked out elsewhere.
    void showList(ConsequenceList list);
    /// Shows a sentence in its place.
    void setMessage(const QString &sentence);

private:
    void write();
    void addClashes(const Competition &before, const Competition &after);

    OpenLeague *m_league = nullptr;
    std::optional<ConsequenceList> m_list;
    QString m_sentence;
};

} // namespace touchline
