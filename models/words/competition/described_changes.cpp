// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/described_changes.h"

#include "models/words/common/fact_text.h"

#include <algorithm>

namespace touchline {

namespace {

using store::RowChange;
using store::RowChanges;

/// A list of facts that is longer is counted.
constexpr std::ptrdiff_t mostOfAKind = 32;

bool isSameKind(const RowChange &one, const RowChange &other)
{
    return one.either().table == other.either().table && one.before.has_value() == other.before.has_value() &&
           one.after.has_value() == other.after.has_value();
}

DescribedChange::Kind kindOf(const RowChange &change)
{
    if (!change.before)
        return DescribedChange::Kind::New;
    return change.after ? DescribedChange::Kind::Other : DescribedChange::Kind::Gone;
}

} // namespace

std::vector<DescribedChange> describedChanges(const RowChanges &changes, const QHash<QUuid, QString> &teams)
{
    std::vector<DescribedChange> told;
    for (auto at = changes.begin(); at != changes.end();) {
        const auto end = std::find_if_not(at, changes.end(),
                                          [&at](const RowChange &change) { return isSameKind(*at, change); });
        const DescribedChange::Kind kind = kindOf(*at);
        const QString what = factWord(*at->either().table);
        if (end - at > mostOfAKind && kind != DescribedChange::Kind::Other) {
            const QString count = QString::number(end - at);
            told.push_back({kind, what, at->before ? count : QString(), at->after ? count : QString()});
            at = end;
        }
        for (; at != end; ++at)
            told.push_back({kind, what, at->before ? factText(*at->before, teams) : QString(),
                            at->after ? factText(*at->after, teams) : QString()});
    }
    return told;
}

} // namespace touchline
