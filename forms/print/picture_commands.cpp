// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/picture_commands.h"

#include "core/play/world_cup_credit.h"
#include "forms/print/page_printer.h"
#include "forms/print/picture_file.h"
#include "forms/widgets/save_place.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
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

FileTypeChoice pdfChoice()
{
    return {PictureCommandsWords::tr("PDF, for printing (*.pdf)"), QStringLiteral("pdf")};
}

QString askForKinds(QWidget &parent, const QString &name, const std::vector<FileTypeChoice> &kinds)
{
    QString path = askForFile(&parent, PictureCommandsWords::tr("Save as picture"), usualFolder(), name,
                              kinds, QStringLiteral("pictureFile"));
    if (!path.isEmpty())
        QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
    return path;
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
            host.notify(PictureCommandsWords::tr("Saved as %1.").arg(QDir::toNativeSeparators(path)));
        else
            host.notify(saved.error());
    });
}

} // namespace

QString askForPicture(QWidget &parent, const QString &name)
{
    return askForKinds(parent, name,
                       {pdfChoice(),
                        {PictureCommandsWords::tr("SVG drawing (*.svg)"), QStringLiteral("svg")},
                        {PictureCommandsWords::tr("PNG picture (*.png)"), QStringLiteral("png")}});
}

QString askForPdf(QWidget &parent, const QString &name)
{
    return askForKinds(parent, name, {pdfChoice()});
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
            host.notify(PictureCommandsWords::tr("Copied as text."));
        },
        source.isThere);
}

} // namespace touchline
