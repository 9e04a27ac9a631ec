// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/base/json_values.h"
#include "core/competition/templates/templates.h"

#include "core/competition/format/format_tables.h"

#include <qglobal.h>

#include <set>

namespace touchline {

namespace {

std::vector<QStringList> readGroups(JsonReader &reader)
{
    std::vector<QStringList> groups;
    const QJsonArray array = reader.array("groups");
    for (qsizetype g = 0; g < array.size(); ++g) {
        QStringList codes;
        for (const auto &code : array.at(g).toArray())
            codes.append(code.toString());
        groups.push_back(std::move(codes));
    }
    return groups;
}

/// What only the format of the draw can tell: how many groups, and how large.
void checkShape(const ReadyDraw &draw, JsonReader &reader)
{
    const Result<Format> format = formatTemplate(draw.format);
    if (!format) {
        reader.problem("format", format.error().message);
        return;
    }
    const std::vector<int> sizes = entrySizes(*format);
    if (sizes.size() != draw.groups.size())
        reader.problem("groups", {QT_TRANSLATE_NOOP("core", "There must be %1 groups, not %2."),
                                  {QString::number(sizes.size()), QString::number(draw.groups.size())}});
    for (std::size_t g = 0; g < std::min(sizes.size(), draw.groups.size()); ++g) {
        if (draw.groups[g].size() != sizes[g])
            reader.problems().push_back(
                {itemPath(reader, "groups", static_cast<qsizetype>(g)),
                 {QT_TRANSLATE_NOOP("core", "This group must have %1 teams, not %2."),
                  {QString::number(sizes[g]), QString::number(draw.groups[g].size())}},
                 {}});
    }
}

void checkTeams(const ReadyDraw &draw, JsonReader &reader)
{
    std::set<QString> seen;
    for (std::size_t g = 0; g < draw.groups.size(); ++g) {
        for (qsizetype p = 0; p < draw.groups[g].size(); ++p) {
            const QString &code = draw.groups[g].at(p);
            if (!code.isEmpty() && seen.insert(code).second)
                continue;
            const char *text = code.isEmpty() ? QT_TRANSLATE_NOOP("core", "This must be the code of a team.")
                                              : QT_TRANSLATE_NOOP("core", "%1 is listed twice.");
            reader.problems().push_back(
                {itemPath(reader, "groups", static_cast<qsizetype>(g)) + QStringLiteral("[%1]").arg(p),
                 {text, {code}},
                 {}});
        }
    }
}

} // namespace

QStringList ReadyDraw::teams() const
{
    QStringList codes;
    for (const QStringList &group : groups)
        codes += group;
    return codes;
}

Result<std::vector<ReadyDraw>> readyDrawsFromJson(const QJsonObject &object)
{
    Problems problems;
    std::vector<ReadyDraw> draws;
    std::set<QString> names;
    JsonReader reader(object, problems);
    reader.each("draws", [&draws, &names](JsonReader &item, int) {
        ReadyDraw draw{item.text("name"), item.text("title"), item.text("format"), readGroups(item)};
        item.refuseUnknownKeys();
        if (!names.insert(draw.name).second)
            item.problem("name", {QT_TRANSLATE_NOOP("core", "%1 is listed twice."), {draw.name}});
        checkShape(draw, item);
        checkTeams(draw, item);
        draws.push_back(std::move(draw));
    });
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The ready-made draws cannot be used."), {},
                    std::move(problems));
    return draws;
}

} // namespace touchline
