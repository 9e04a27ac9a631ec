// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/output_file.h"

#include <QString>

#include <vector>

class QWidget;

namespace touchline {

/// What is asked of a person who saves something.
struct SaveQuestion
{
    QString title;
    /// Where the dialog begins; if there is no such folder, in the user's documents.
    QString folder;
    /// What is offered, without the suffix: any title (safeFileName()).
    QString name;
    /// As QFileDialog has it.
    QString filter;
    /// ".csv"; it is added to a name without it.
    QString suffix;
    Output output = Output::File;
    /// Keep: only a name that is not taken will do.
    Existing existing = Existing::Replace;
};

/// Asks for a place until it is one that may be written to (checkOutput()). Empty: the person thought better
/// of it.
[[nodiscard]] QString askForPlace(QWidget *parent, const SaveQuestion &question);

/// A form that something can be saved in.
struct FileTypeChoice
{
    /// As QFileDialog has it.
    QString filter;
    /// "csv"; a name without an ending gets it.
    QString suffix;
};

/// The same where a person chooses the form; a file that exists is replaced if they say so. `folder` is where
/// the dialog begins, `name` what it offers (any title, see safeFileName()); `object` its object name.
[[nodiscard]] QString askForFile(QWidget *parent, const QString &title, const QString &folder,
                                 const QString &name, const std::vector<FileTypeChoice> &kinds,
                                 const QString &object);

/// checkOutput() for a file that may be replaced; says what speaks against it.
[[nodiscard]] bool mayBeWritten(QWidget *parent, const QString &path, Existing existing = Existing::Replace,
                                Output output = Output::File);

/// Asks for a list of teams, players, fixtures or results to read, in the folder of the last one. Empty:
/// nothing was chosen.
[[nodiscard]] QString askForList(QWidget *parent, const QString &title);

} // namespace touchline
