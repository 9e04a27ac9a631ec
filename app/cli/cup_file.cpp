// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cup_file.h"

#include "app/cli/cup_json.h"
#include "app/cli/files.h"
#include "core/base/json_reader.h"
#include "core/base/search_key.h"

#include <QtGlobal>

namespace touchline::cli {

Result<Competition> readCupFile(const QString &path)
{
    const auto object = readJsonFile(path);
    if (!object)
        return fail(inFile(object.error(), path));
    auto competition = competitionOfCupFile(*object);
    if (!competition)
        return fail(inFile(competition.error(), path));
    return competition;
}

Result<void> writeCupFile(const QString &path, const Competition &competition)
{
    return writeFile(path, writtenJson(cupFileJson(competition)));
}

Result<int> entrantCalled(const QString &text, const Competition &competition)
{
    const QString wanted = searchKey(text);
    const std::vector<Entrant> &entrants = competition.definition().entrants;
    QStringList names;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        if (searchKey(entrants[i].handle()) == wanted || searchKey(entrants[i].name) == wanted)
            return static_cast<int>(i);
        names.append(entrants[i].name);
    }
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "No team \"%1\" takes part. There are: %2."),
                {text, names.join(QStringLiteral(", "))});
}

} // namespace touchline::cli
