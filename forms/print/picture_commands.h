// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "forms/widgets/page.h"

namespace touchline {

/// What a page has for printers, files and the clipboard, asked when it is wanted.
struct PictureSource
{
    std::function<bool()> isThere;
    std::function<Picture()> picture;
    std::function<QString()> text;
    /// What a file is called unless the person wants another name, without its end.
    std::function<QString()> name;
};

/// Asks where to save a picture, in which kind of file; `name` is offered, without its end. Empty: the person
/// thought better of it.
[[nodiscard]] QString askForPicture(QWidget &parent, const QString &name);
/// The same for what takes several sheets: PDF alone.
[[nodiscard]] QString askForPdf(QWidget &parent, const QString &name);

/// The page offers to print, to save as a picture, and to copy as text.
void offerPictures(Page &page, PageHost &host, const PictureSource &source);

} // namespace touchline
