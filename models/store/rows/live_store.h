// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_log.h"
#include "models/store/database/database.h"
#include "models/store/rows/friendly_rows.h"

#include <QDateTime>

#include <optional>
#include <span>
#include <vector>

namespace touchline::store {

/// A match that is not over.
struct LiveLine
{
    /// The id of its fixture, or its own where it belongs to no competition.
    QUuid fixture;
    QUuid competition{};
    /// Only a match without a competition has a name, and may be forked from another.
    QString name{};
    std::optional<ForkedFrom> from{};
    QString game{};
    QDateTime begun{};
    QString begunBy{};
    /// Rolls and choices so far.
    int inputs = 0;
    int rulesVersion = 0;
};

/// A match under way as it stands in the database: no two histories of it are the same.
struct KeptMatch
{
    /// When it was begun; it may have been discarded and begun anew since.
    QString begun;
    /// All inputs, one a line.
    QString inputs;

    bool operator==(const KeptMatch &) const = default;
};

/// What somebody is told who is not the only one that plays a match.
[[nodiscard]] tl::unexpected<Error> playedElsewhere();
/// Who goes on with a match that is over, discarded, or was never begun.
[[nodiscard]] tl::unexpected<Error> notPlayed();

/// The inputs as KeptMatch::inputs has them.
[[nodiscard]] QString keptInputs(std::span<const LogEntry> entries);

/// Matches that are being played: how they began, and every input since. Each is in the database before the
/// next is asked for. A match is named by LiveLine::fixture.
class LiveStore
{
public:
    /// Fixtures of competitions, or matches that belong to none; each have their tables.
    enum class Of { Fixtures, Friendlies };

    /// `database` outlives it.
    explicit LiveStore(Database &database, Of of = Of::Fixtures) : m_database(&database), m_of(of) {}

    /// The oldest first.
    [[nodiscard]] Result<std::vector<LiveLine>> all();
    [[nodiscard]] Result<std::optional<LiveLine>> find(const QUuid &match);
    /// Begins with the setup of the log; its entries are not looked at. Of `line` counts when and by whom it
    /// was begun and, without a competition, its name and what it was forked from.
    [[nodiscard]] Result<void> begin(const MatchLog &log, const Game &game, const LiveLine &line);
    /// One that belongs to no competition. Errors: NotFound.
    [[nodiscard]] Result<void> rename(const QUuid &match, const QString &name);
    /// The setup with all inputs. Errors: NotFound; Damaged.
    [[nodiscard]] Result<MatchLog> log(const QUuid &match, const Game &game);
    /// Whether what its row says of it is what it was begun with. Errors: NotFound; Damaged, with what
    /// differs.
    [[nodiscard]] Result<void> checkStart(const QUuid &match);
    /// As it stands. Errors: NotFound (it is not being played).
    [[nodiscard]] Result<KeptMatch> kept(const QUuid &match);
    /// Keeps what changes in the inputs and notes of the match that stands as `known`. Gives how it stands
    /// then. Errors: NotFound; Conflict (it stands otherwise: somebody else plays the match too).
    [[nodiscard]] Result<KeptMatch> change(const QUuid &match, const InputChange &change,
                                           const KeptMatch &known);
    [[nodiscard]] Result<void> remove(const QUuid &match);

private:
    [[nodiscard]] Result<std::vector<LiveLine>> select(const QString &rest, const QVariantList &values);
    /// Of its row, as the database has them. Errors: NotFound.
    [[nodiscard]] Result<QVariantList> values(const QUuid &match, const QString &columns);
    /// Errors: NotFound.
    [[nodiscard]] Result<void> set(const QUuid &match, const QString &column, const QVariant &value);
    /// The log without its inputs, as it was begun.
    [[nodiscard]] Result<QJsonObject> start(const QUuid &match);
    [[nodiscard]] Result<void> setNotes(const QUuid &match, const LogNotes &notes);
    [[nodiscard]] QVariant sqlId(const QUuid &match) const;

    Database *m_database;
    Of m_of;
};

} // namespace touchline::store
