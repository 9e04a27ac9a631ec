// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/list_place.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace touchline {

namespace {

constexpr auto listFolderKey = "folders/lists";

struct ListPlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(ListPlace)
};

} // namespace

QString askForList(QWidget *parent, const QString &title)
{
    const QString folder = QSettings().value(QLatin1String(listFolderKey)).toString();
    const QString path =
        QFileDialog::getOpenFileName(parent, title, folder,
                                     ListPlaceWords::tr("Lists (*.csv *.txt *.tsv)") + QStringLiteral(";;") +
                                         ListPlaceWords::tr("All files (*)"));
    if (!path.isEmpty())
        QSettings().setValue(QLatin1String(listFolderKey), QFileInfo(path).absolutePath());
    return path;
}

} // namespace touchline
