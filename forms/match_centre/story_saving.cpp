// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/story_saving.h"

#include "forms/widgets/save_place.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <functional>

namespace touchline {

namespace {

struct StorySavingWords
{
    Q_DECLARE_TR_FUNCTIONS(StorySaving)
};

const QString storyFolderKey = QStringLiteral("folders/stories");

std::vector<FileTypeChoice> storyKinds()
{
    return {{StorySavingWords::tr("Web page (*.html)"), QStringLiteral("html")},
            {StorySavingWords::tr("Text (*.txt)"), QStringLiteral("txt")}};
}

Result<QString> saveTold(QWidget *parent, const QString &title, const QString &name,
                         const std::vector<FileTypeChoice> &kinds,
                         const std::function<QByteArray(StoryFormat)> &told)
{
    const QString kept = QSettings().value(storyFolderKey).toString();
    const QString path = askForFile(parent, title,
                                    !kept.isEmpty() && QDir(kept).exists()
                                        ? kept
                                        : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                    name, kinds, QStringLiteral("storyFile"));
    if (path.isEmpty())
        return QString();
    TOUCHLINE_TRY(writeOutput(path, told(storyFormatOf(path)), Existing::Replace));
    QSettings().setValue(storyFolderKey, QFileInfo(path).absolutePath());
    return path;
}

} // namespace

Result<QString> saveStory(QWidget *parent, const PlayedMatch &played, const Game &game,
                          const StoryForFriends &story, const QString &name)
{
    return saveTold(parent, StorySavingWords::tr("Save the Story"), name, storyKinds(),
                    [&](StoryFormat format) { return storyForFriends(played, game, story, format); });
}

Result<QString> saveEveryRoll(QWidget *parent, const PlayedMatch &played, const Game &game,
                              const Telling &telling, const QString &name)
{
    std::vector<FileTypeChoice> kinds = storyKinds();
    kinds.push_back({StorySavingWords::tr("JSON, for programs (*.json)"), QStringLiteral("json")});
    return saveTold(parent, StorySavingWords::tr("Save Every Roll"), name, kinds,
                    [&](StoryFormat format) { return storyFile(played, game, telling, format); });
}

} // namespace touchline
