// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/draw_wishes.h"

#include "app/cli/base/files.h"
#include "app/cli/input/draw_teams.h"
#include "core/competition/draws/draw_plan_json.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

constexpr int mostGroups = 128;

Result<int> wholeNumber(const QString &text, int least, int most, const char *sentence)
{
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return fail(Fault::Usage, sentence, {text, QString::number(least), QString::number(most)});
    return number;
}

/// As many groups as asked for, the first ones with one team more where it does not come out even.
Result<std::vector<int>> evenSizes(const QString &text, int teams)
{
    const auto groups = wholeNumber(
        text, 1, mostGroups, QT_TRANSLATE_NOOP("core", "--groups takes a number from %2 to %3, not \"%1\"."));
    TOUCHLINE_TRY(groups);
    std::vector<int> sizes;
    sizes.reserve(static_cast<std::size_t>(*groups));
    for (int group = 0; group < *groups; ++group)
        sizes.push_back(teams / *groups + (group < teams % *groups ? 1 : 0));
    return sizes;
}

Result<std::vector<int>> givenSizes(const QString &text)
{
    std::vector<int> sizes;
    for (const QString &part : text.split(u',')) {
        const auto size =
            wholeNumber(part, 1, mostGroups,
                        QT_TRANSLATE_NOOP(
                            "core", "--sizes takes numbers from %2 to %3 with commas between, not \"%1\"."));
        TOUCHLINE_TRY(size);
        sizes.push_back(*size);
    }
    return sizes;
}

Result<std::vector<int>> sizesOf(const QCommandLineParser &parser, DrawMethod method, int teams)
{
    if (method == DrawMethod::Open || parser.isSet(u"league-phase"_s))
        return std::vector<int>{teams};
    return parser.isSet(u"sizes"_s) ? givenSizes(parser.value(u"sizes"_s))
                                    : evenSizes(parser.value(u"groups"_s), teams);
}

/// Reads a file with `read`, which is given its top object.
template <class Read>
Result<void> readPlanFile(const QString &path, Read read)
{
    const auto object = inFile(readJsonFile(path), path);
    TOUCHLINE_TRY(object);
    Problems problems;
    JsonReader reader(*object, problems);
    read(reader);
    if (problems.empty())
        return {};
    return fail(inFile(
        {Fault::BadInput, {QT_TRANSLATE_NOOP("core", "This draw is not possible."), {}}, std::move(problems)},
        path));
}

Result<void> readFiles(const QCommandLineParser &parser, DrawPlan &plan)
{
    if (parser.isSet(u"pots"_s)) {
        auto read = readPlanFile(parser.value(u"pots"_s), [&plan](JsonReader &reader) {
            if (reader.has("pots"))
                plan.pots = readPots(reader);
            else
                reader.problem("pots", {QT_TRANSLATE_NOOP("core", "This key is missing."), {}});
            reader.refuseUnknownKeys();
        });
        TOUCHLINE_TRY(read);
    }
    if (!parser.isSet(u"limits"_s))
        return {};
    return readPlanFile(parser.value(u"limits"_s),
                        [&plan](JsonReader &reader) { plan.limits = readDrawLimits(reader); });
}

Result<void> readFixed(const QStringList &wishes, DrawPlan &plan)
{
    for (const QString &wish : wishes) {
        const QString team = wish.section(u'=', 0, -2).trimmed();
        const QString place = wish.section(u'=', -1).trimmed();
        if (team.isEmpty() || place.isEmpty())
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "A fixed place is given as TEAM=PLACE, not as \"%1\"."),
                        {wish});
        if (!plan.fixed.emplace(team, place).second)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "%1 has two fixed places."), {team});
    }
    return {};
}

} // namespace

QString drawUsage(const QCommandLineParser &parser)
{
    const auto isSet = [&parser](const char *option) { return parser.isSet(QString::fromUtf8(option)); };
    const auto method = drawMethodFromWord(parser.value(u"method"_s));
    const bool hasGroups = isSet("groups") || isSet("sizes");
    if (!isSet("teams"))
        return u"Choose the teams with --teams FILE."_s;
    if (!method)
        return u"--method is sequential, uniform, open or ranking."_s;
    if (isSet("groups") && isSet("sizes"))
        return u"Use --groups or --sizes, not both."_s;
    if (isSet("seeds") && *method != DrawMethod::Open)
        return u"--seeds needs --method open."_s;
    if (isSet("league-phase")) {
        for (const char *option : {"groups", "sizes", "limits", "fixed", "method", "ceremony"})
            if (isSet(option))
                return u"--%1 can't be used with --league-phase."_s.arg(QString::fromUtf8(option));
        return {};
    }
    if (hasGroups && *method == DrawMethod::Open)
        return u"--groups and --sizes can't be used with --method open."_s;
    if (!hasGroups && *method != DrawMethod::Open)
        return u"Choose the groups with --groups NUMBER or --sizes LIST."_s;
    return {};
}

Result<DrawWishes> drawWishes(const QCommandLineParser &parser)
{
    auto teams = drawTeams(parser.value(u"teams"_s));
    TOUCHLINE_TRY(teams);
    DrawWishes wishes;
    wishes.entrants = std::move(teams->entrants);
    wishes.notes = std::move(teams->notes);
    wishes.plan.method = *drawMethodFromWord(parser.value(u"method"_s));
    TOUCHLINE_TRY(
        assign(wishes.sizes, sizesOf(parser, wishes.plan.method, static_cast<int>(wishes.entrants.size()))));
    TOUCHLINE_TRY(readFiles(parser, wishes.plan));
    wishes.plan.limits.candidates.merge(teams->candidates); // what the limits say of a team counts
    TOUCHLINE_TRY(readFixed(parser.values(u"fixed"_s), wishes.plan));
    if (parser.isSet(u"seeds"_s))
        TOUCHLINE_TRY(assign(
            wishes.plan.seeds,
            wholeNumber(parser.value(u"seeds"_s), 0, 2 * mostGroups,
                        QT_TRANSLATE_NOOP("core", "--seeds takes a number from %2 to %3, not \"%1\"."))));
    return wishes;
}

} // namespace touchline::cli
