// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/new_competition_offer.h"

#include "forms/frame/desktop.h"
#include "forms/frame/main_window.h"
#include "forms/wizard/competition_dialog.h"

#include <QFileInfo>
#include <QScreen>

namespace touchline {

namespace {

/// Letters in a line, and lines, that the dialog has room for at first.
constexpr int usualLetters = 150;
constexpr int usualLines = 38;

} // namespace

void offerNewCompetition(MainWindow &window, Desktop &desktop)
{
    window.commands().offer(
        CommandId::NewCompetition, &window,
        [&window, &desktop] {
            auto *dialog = new CompetitionDialog(window, window, [&window, &desktop](const QString &file) {
                return desktop.create(file, QFileInfo(file).completeBaseName(), &window);
            });
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            const QFontMetrics metrics = dialog->fontMetrics();
            const QSize usual(metrics.averageCharWidth() * usualLetters, metrics.height() * usualLines);
            dialog->resize(usual.boundedTo(window.screen()->availableSize()));
            dialog->open();
        },
        [&window] {
            return window.work() == nullptr &&
                   (window.league() == nullptr || !window.league()->league().isReadOnly());
        });
}

} // namespace touchline
