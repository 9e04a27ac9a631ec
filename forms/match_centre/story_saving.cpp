// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/story_saving.h"

#include "forms/widgets/save_place.h"
#include "models/words/story_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace touchline {

namespace {

struct StorySavingWords
{
    Q_DECLARE_TR_FUNCTIONS(StorySaving)
};

const QString storyFolderKey = QStringLiteral("folders/stories");

} // namespace

Result<QString> saveStory(QWidget *parent, const PlayedMatch &played, const Game &game,
                          const Telling &telling, const QString &name)
{
    const QString kept = QSettings().value(storyFolderKey).toString();
    const QString path =
        askForFile(parent, StorySavingWords::tr("Save the Story"),
                   !kept.isEmpty() && QDir(kept).exists()
                       ? kept
                       : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                   name,
                   {{StorySavingWords::tr("Web page (*.html)"), QStringLiteral("html")},
                    {StorySavingWords::tr("Text (*.txt)"), QStringLiteral("txt")},
                    {StorySavingWords::tr("JSON, for programs (*.json)"), QStringLiteral("json")}},
                   QStringLiteral("storyFile"));
    if (path.isEmpty())
        return QString();
    TOUCHLINE_TRY(
        writeOutput(path, storyFile(played, game, telling, storyFormatOf(path)), Existing::Replace));
    QSettings().setValue(storyFolderKey, QFileInfo(path).absolutePath());
    return path;
}

} // namespace touchline
