// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/rescue_offer.h"

#include "forms/frame/desktop.h"
#include "forms/frame/main_window.h"
#include "forms/pages/home/recent_places.h"
#include "forms/widgets/save_place.h"
#include "models/league/integrity/league_rescue.h"
#include "models/views/translated.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace touchline {

namespace {

struct RescueOffer
{
    Q_DECLARE_TR_FUNCTIONS(touchline::RescueOffer)
};

/// The file that was rescued; shows it with what was left out.
void openRescued(MainWindow &window, Desktop &desktop, const QString &path, const Rescue &rescue)
{
    MainWindow *shown = desktop.open(path, &window);
    QStringList lines{
        RescueOffer::tr("Saved what could be read. Teams: %1. Competitions: %2.")
            .arg(QString::number(rescue.teams), rescue.competitions.isEmpty()
                                                    ? QStringLiteral("0")
                                                    : rescue.competitions.join(QStringLiteral(", ")))};
    for (const Message &one : leftOut(rescue))
        lines << translated(one);
    if (shown != nullptr)
        shown->notify(lines.join(u'\n'));
}

/// A league never takes the place of another file. `proposal`: "%1 (rescued)".
QString newPlace(MainWindow &window, const QString &title, const QString &proposal, const QString &place)
{
    const QString ending = QStringLiteral(".touchline");
    return askForPlace(&window, {title, QFileInfo(place).absolutePath(), proposal.arg(placeName(place)),
                                 RescueOffer::tr("Touchline leagues (*%1)").arg(ending), ending,
                                 Output::League, Existing::Keep});
}

/// The backup stays what it is: a copy of it is opened.
void openBackup(MainWindow &window, Desktop &desktop, const QString &place, const QString &backup)
{
    const QString path =
        newPlace(window, RescueOffer::tr("Save Restored League As"), RescueOffer::tr("%1 (restored)"), place);
    if (path.isEmpty())
        return;
    if (const auto restored = restoreBackup(backup, path); restored)
        desktop.open(path, &window);
    else
        window.notify(restored.error());
}

void saveWhole(MainWindow &window, Desktop &desktop, const QString &place)
{
    const QString path =
        newPlace(window, RescueOffer::tr("Save What Can Be Read"), RescueOffer::tr("%1 (rescued)"), place);
    if (path.isEmpty())
        return;
    auto damaged = League::open(place, {Desktop::person(), true, {}});
    if (!damaged) {
        window.notify(damaged.error());
        return;
    }
    const auto rescue = salvage(**damaged, path, {Desktop::person()});
    damaged->reset();
    if (rescue)
        openRescued(window, desktop, path, *rescue);
    else
        window.notify(rescue.error());
}

} // namespace

void offerRescue(MainWindow &window, Desktop &desktop, const QString &place, const Error &damage)
{
    const QString backup = newestWholeBackup(place);
    const bool isReadable = window.league() != nullptr && window.league()->league().place() == place;
    auto *box = new QMessageBox(QMessageBox::Warning, RescueOffer::tr("Damaged League"),
                                translated(damage.message), QMessageBox::NoButton, &window);
    box->setObjectName(QStringLiteral("rescue"));
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        backup.isEmpty() ? RescueOffer::tr("There is no backup that is whole.")
                         : RescueOffer::tr("Newest whole backup: %1").arg(QDir::toNativeSeparators(backup)));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [box](const QString &text, const char *name, QMessageBox::ButtonRole role) {
        QPushButton *button = box->addButton(text, role);
        button->setObjectName(QLatin1String(name));
        return button;
    };
    if (!backup.isEmpty())
        QObject::connect(add(RescueOffer::tr("Open &Backup"), "openBackup", QMessageBox::AcceptRole),
                         &QPushButton::clicked, &window,
                         [&window, &desktop, place, backup] { openBackup(window, desktop, place, backup); });
    if (isReadable)
        QObject::connect(
            add(RescueOffer::tr("&Save What Can Be Read..."), "saveWhole", QMessageBox::ActionRole),
            &QPushButton::clicked, &window,
            [&window, &desktop, place] { saveWhole(window, desktop, place); });
    add(isReadable ? RescueOffer::tr("&Read Only") : RescueOffer::tr("&Close"), "leave",
        QMessageBox::RejectRole);
    box->open();
}

} // namespace touchline
