// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/save_place.h"

#include "core/base/file_name.h"
#include "models/views/translated.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>

namespace touchline {

namespace {

struct SavePlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(SavePlace)
};

bool mayReplace(QWidget *parent, const QString &path)
{
    return QMessageBox::question(
               parent, SavePlaceWords::tr("Replace File"),
               SavePlaceWords::tr("%1 already exists. Replace it?").arg(QDir::toNativeSeparators(path)),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

constexpr auto listFolderKey = "folders/lists";

struct ListPlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(ListPlace)
};

} // namespace

QString askForPlace(QWidget *parent, const SaveQuestion &question)
{
    QFileDialog dialog(parent, question.title,
                       !question.folder.isEmpty() && QDir(question.folder).exists()
                           ? question.folder
                           : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                       question.filter);
    dialog.setObjectName(QStringLiteral("savePlace"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(question.suffix.mid(1));
    dialog.setOption(QFileDialog::DontConfirmOverwrite, question.existing == Existing::Keep);
    dialog.selectFile(safeFileName(question.name) + question.suffix);
    while (dialog.exec() == QDialog::Accepted) {
        QString path = dialog.selectedFiles().value(0);
        // The dialog has asked about the name as it was typed.
        bool isAsked = true;
        if (!path.endsWith(question.suffix, Qt::CaseInsensitive)) {
            path += question.suffix;
            isAsked = question.existing == Existing::Keep || !QFileInfo::exists(path);
        }
        if (mayBeWritten(parent, path, question.existing, question.output) &&
            (isAsked || mayReplace(parent, path)))
            return path;
    }
    return {};
}

QString askForFile(QWidget *parent, const QString &title, const QString &folder, const QString &name,
                   const std::vector<FileTypeChoice> &kinds, const QString &object)
{
    QFileDialog dialog(parent, title, folder);
    dialog.setObjectName(object);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const FileTypeChoice &kind : kinds)
        filters << kind.filter;
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(kinds.front().suffix);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        dialog.setDefaultSuffix(kinds[static_cast<std::size_t>(filters.indexOf(filter))].suffix);
    });
    dialog.selectFile(safeFileName(name));
    while (dialog.exec() == QDialog::Accepted)
        if (QString path = dialog.selectedFiles().value(0); mayBeWritten(parent, path))
            return path;
    return {};
}

bool mayBeWritten(QWidget *parent, const QString &path, Existing existing, Output output)
{
    const auto good = checkOutput(path, existing, output);
    if (!good)
        QMessageBox::warning(parent, SavePlaceWords::tr("Cannot Save Here"), translated(good.error()));
    return good.has_value();
}

QString askForList(QWidget *parent, const QString &title)
{
    const QString folder = QSettings().value(QLatin1String(listFolderKey)).toString();
    QString path = QFileDialog::getOpenFileName(
        parent, title, folder,
        ListPlaceWords::tr("Lists (*.csv *.xlsx *.ods *.txt *.tsv *.json *.ics *.trf)") +
            QStringLiteral(";;") + ListPlaceWords::tr("All files (*)"));
    if (!path.isEmpty())
        QSettings().setValue(QLatin1String(listFolderKey), QFileInfo(path).absolutePath());
    return path;
}

} // namespace touchline
