// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rules_choice.h"

#include "core/base/json_reader.h"
#include "core/base/near_miss.h"
#include "core/competition/named_rules.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::cli {

Result<RuleSet> tableRules(const QString &name)
{
    if (auto rules = ruleSet(name))
        return std::move(*rules);
    return fail(asUsage(notOfList(name, ruleSetNames(),
                                  QT_TRANSLATE_NOOP("core", "There are no rules \"%1\". Did you mean %2?"),
                                  QT_TRANSLATE_NOOP("core", "There are no rules \"%1\". Rules: %2."))));
}

int printNames(const QStringList &names, bool asJson, Streams &streams)
{
    if (asJson) {
        streams.out << writtenJson({{QStringLiteral("rules"), QJsonArray::fromStringList(names)}});
        return done;
    }
    for (const QString &name : names)
        streams.out << name << '\n';
    return done;
}

} // namespace touchline::cli
