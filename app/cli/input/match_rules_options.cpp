// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/match_rules_options.h"

#include "app/cli/base/streams.h"
#include "core/match/option_schema.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

Result<MatchRules> matchRulesOf(const QString &wish)
{
    const qsizetype sign = wish.indexOf(u'=');
    const QString where = wish.left(sign).trimmed();
    const QString what = wish.mid(sign + 1);
    const QString level = what.section(u':', 0, 0).trimmed();
    const QString list = what.section(u':', 1);
    if (sign <= 0 || where.isEmpty() || (level.isEmpty() && list.trimmed().isEmpty()))
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "\"%1\" isn't a rule for matches. Try \"group stage=quick\", "
                                              "\"64=premier\" or \"final=premier:referees=off\"."),
                    {wish});
    auto options = asUsage(parseOptionWishes(list));
    TOUCHLINE_TRY(options);
    MatchRules rules;
    bool isNumber = false;
    const int number = where.toInt(&isNumber);
    if (isNumber)
        rules.match = number;
    else
        rules.stage = where;
    rules.level = level;
    rules.options = std::move(*options);
    return rules;
}

} // namespace

Result<std::vector<MatchRules>> matchRulesFrom(const QCommandLineParser &parser)
{
    std::vector<MatchRules> all;
    for (const QString &wish : parser.values(u"match-rules"_s)) {
        auto rules = matchRulesOf(wish);
        TOUCHLINE_TRY(rules);
        all.push_back(std::move(*rules));
    }
    return all;
}

Result<std::vector<std::pair<QString, QString>>> teamAgents(const QCommandLineParser &parser)
{
    std::vector<std::pair<QString, QString>> agents;
    for (const QString &wish : parser.values(u"agent"_s)) {
        const QString team = wish.section(u'=', 0, 0).trimmed();
        const QString agent = wish.section(u'=', 1).trimmed();
        if (team.isEmpty() || agent.isEmpty())
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "\"%1\" isn't TEAM=NAME. Try FRA-1998=solo."),
                        {wish});
        if (std::any_of(agents.begin(), agents.end(), [&team](const auto &one) { return one.first == team; }))
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "%1 has two computer players."), {team});
        agents.emplace_back(team, agent);
    }
    return agents;
}

} // namespace touchline::cli
