// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/templates/templates.h"

#include "core/base/json_reader.h"
#include "core/base/near_miss.h"
#include "core/competition/templates/built_templates.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <qglobal.h>

/// Outside the namespace, as Qt asks: the resources of a static library are not there until they are called.
static void initCompetitionResources()
{
    Q_INIT_RESOURCE(competition);
}

namespace touchline {

namespace {

constexpr auto formatFolder = ":/touchline/formats/";
constexpr auto drawFolder = ":/touchline/draws/";

QStringList namesIn(const char *folder)
{
    initCompetitionResources();
    QStringList names;
    for (const QString &file : QDir(QLatin1String(folder)).entryList(QDir::Files, QDir::Name))
        names.append(file.chopped(5)); // ".json"
    return names;
}

Result<QJsonObject> readResource(const char *folder, const QString &name)
{
    QFile file(QLatin1String(folder) + name + QLatin1String(".json"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be read."), {file.fileName()});
    return parseJsonObject(file.readAll());
}

/// "league-14" for "leage-14": every kind of format that is made from the numbers in its name, with these.
QStringList builtNamesLike(const QString &name)
{
    static const QRegularExpression number(QStringLiteral("\\d"));
    const qsizetype digits = name.indexOf(number);
    QStringList names;
    for (const BuiltTemplate &kind : builtTemplates()) {
        const QString word = kind.example.left(kind.example.indexOf(number));
        const QString like = digits < 0 ? kind.example : word + name.mid(digits);
        const auto built = builtTemplate(like);
        names << (built && *built ? like : kind.example);
    }
    return names;
}

} // namespace

QStringList formatTemplateNames()
{
    return namesIn(formatFolder);
}

Result<Format> formatTemplate(const QString &name)
{
    if (auto built = builtTemplate(name))
        return std::move(*built);
    const QStringList names = formatTemplateNames();
    if (!names.contains(name))
        return fail(notOfList(name, names + builtNamesLike(name),
                              QT_TRANSLATE_NOOP("core", "There is no format \"%1\". Did you mean %2?"),
                              QT_TRANSLATE_NOOP("core", "There is no format \"%1\". Formats: %2.")));
    const Result<QJsonObject> object = readResource(formatFolder, name);
    return object ? formatFromJson(*object) : Result<Format>(fail(object.error()));
}

Result<std::vector<ReadyDraw>> readyDraws(const QString &set)
{
    const QStringList names = namesIn(drawFolder);
    if (!names.contains(set))
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There are no ready-made draws for \"%1\"."),
                    {set});
    const Result<QJsonObject> object = readResource(drawFolder, set);
    return object ? readyDrawsFromJson(*object) : Result<std::vector<ReadyDraw>>(fail(object.error()));
}

} // namespace touchline
