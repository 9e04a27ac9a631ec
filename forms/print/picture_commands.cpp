// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/picture_commands.h"

#include "core/play/world_cup_credit.h"
#include "forms/dialogs/league/save_place.h"
#include "forms/print/page_printer.h"
#include "forms/print/picture_file.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>

namespace touchline {

namespace {

struct PictureCommandsWords
{
    Q_DECLARE_TR_FUNCTIONS(PictureCommands)
};

const QString folderKey = QStringLiteral("folders/pictures");

QString usualFolder()
{
    const QString kept = QSettings().value(folderKey).toString();
    return !kept.isEmpty() && QDir(kept).exists()
               ? kept
               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

/// Without what some system does not take in a name.
QString fileName(QString name)
{
    static const QRegularExpression notAllowed(QStringLiteral(R"([\\/:*?"<>|\x00-\x1f]+)"));
    return name.replace(notAllowed, QStringLiteral("-"));
}

/// With the credit that real data need.
Picture credited(const Page &page, const PictureSource &source)
{
    Picture picture = source.picture();
    if (page.state() != nullptr && showsWorldCupData(page.state()->competition))
        picture.credit = worldCupCredit();
    return picture;
}

void exportPicture(Page &page, PageHost &host, const PictureSource &source)
{
    const QString path = askForPicture(page, source.name());
    if (path.isEmpty())
        return;
    savePictureLater(credited(page, source), path, &page, [&host, path](const Result<void> &saved) {
        if (saved)
            host.tell(PictureCommandsWords::tr("Saved as %1.").arg(QDir::toNativeSeparators(path)));
        else
            host.tell(saved.error());
    });
}

} // namespace

QString askForPicture(QWidget &parent, const QString &name)
{
    QFileDialog dialog(&parent, PictureCommandsWords::tr("Save as picture"), usualFolder());
    dialog.setObjectName(QStringLiteral("pictureFile"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    const QStringList suffixes{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")};
    const QStringList filters{PictureCommandsWords::tr("PDF, for printing (*.pdf)"),
                              PictureCommandsWords::tr("SVG drawing (*.svg)"),
                              PictureCommandsWords::tr("PNG picture (*.png)")};
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(suffixes.front());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        dialog.setDefaultSuffix(suffixes.value(filters.indexOf(filter)));
    });
    dialog.selectFile(fileName(name));
    while (dialog.exec() == QDialog::Accepted)
        if (QString path = dialog.selectedFiles().value(0); mayBeWritten(&parent, path)) {
            QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
            return path;
        }
    return {};
}

void offerPictures(Page &page, PageHost &host, const PictureSource &source)
{
    CommandSet &commands = host.commands();
    commands.offer(
        CommandId::Print, &page, [&page, source] { previewPicture(credited(page, source), &page); },
        source.isThere);
    commands.offer(
        CommandId::ExportPicture, &page, [&page, &host, source] { exportPicture(page, host, source); },
        source.isThere);
    commands.offer(
        CommandId::CopyText, &page,
        [&host, source] {
            QGuiApplication::clipboard()->setText(source.text());
            host.tell(PictureCommandsWords::tr("Copied as text."));
        },
        source.isThere);
}

} // namespace touchline
