// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/list_files.h"

#include "forms/dialogs/league/export_dialog.h"
#include "forms/dialogs/league/import_dialog.h"
#include "forms/frame/main_window.h"
#include "models/views/translated.h"

namespace touchline {

void offerListFiles(MainWindow &window)
{
    window.commands().offer(
        CommandId::ImportLists, &window,
        [&window] {
            ImportDialog dialog(*window.league(), window.competition(), &window);
            if (dialog.exec() != QDialog::Accepted || !dialog.imported())
                return;
            if (!dialog.newLeague().isNull())
                window.go(PageKind::Tables, dialog.newLeague());
            window.notify(translated(*dialog.imported()));
        },
        [&window] { return window.league() != nullptr && !window.league()->league().isReadOnly(); });
    window.commands().offer(
        CommandId::ExportLists, &window,
        [&window] {
            ExportDialog dialog(*window.league(), window.competition(), &window);
            if (dialog.exec() == QDialog::Accepted)
                window.notify(dialog.saved());
        },
        [&window] { return window.league() != nullptr; });
}

} // namespace touchline
