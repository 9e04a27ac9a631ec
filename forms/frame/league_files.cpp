// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/league_files.h"

#include "forms/frame/desktop.h"
#include "forms/frame/main_window.h"
#include "forms/pages/home/recent_places.h"
#include "forms/widgets/save_place.h"
#include "models/league/integrity/league_rescue.h"
#include "models/store/sqlite/backup.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QStandardPaths>

namespace touchline {

namespace {

const QString suffix = QStringLiteral(".touchline");

class LeagueFiles : public QObject
{
    Q_OBJECT

public:
    LeagueFiles(MainWindow &window, Desktop &desktop) : QObject(&window), m_window(window), m_desktop(desktop)
    {
        CommandSet &commands = window.commands();
        const auto always = [this, &commands](CommandId id, void (LeagueFiles::*run)()) {
            commands.offer(id, &m_window, [this, run] { (this->*run)(); });
        };
        const auto onFile = [this, &commands](CommandId id, void (LeagueFiles::*run)()) {
            commands.offer(
                id, &m_window, [this, run] { (this->*run)(); }, [this] { return hasFile(); });
        };
        always(CommandId::NewLeague, &LeagueFiles::newLeague);
        always(CommandId::OpenLeague, &LeagueFiles::openLeague);
        always(CommandId::OpenShared, &LeagueFiles::openShared);
        onFile(CommandId::SaveCopy, &LeagueFiles::saveCopy);
        onFile(CommandId::RestoreBackup, &LeagueFiles::restoreBackup);
        commands.offer(CommandId::OpenDemonstration, &window,
                       [this] { m_desktop.openDemonstration(&m_window); });
        commands.offer(CommandId::NewWindow, &window, [this] { m_desktop.newWindow(); });
        commands.offer(CommandId::CloseWindow, &window, [this] { m_window.close(); });
        commands.offer(CommandId::Quit, &window, [this] { m_desktop.quit(); });
        addRecent(commands);
    }

private:
    [[nodiscard]] bool hasFile() const
    {
        return m_window.league() != nullptr &&
               m_window.league()->league().backend() == store::Backend::Sqlite;
    }

    /// "Open recent", behind "Open".
    void addRecent(CommandSet &commands)
    {
        QMenu *file = commands.menu(CommandMenu::File);
        auto *recent = new QMenu(tr("&Recent"), file);
        recent->setObjectName(QStringLiteral("recent"));
        file->insertMenu(commands.action(CommandId::OpenDemonstration), recent);
        connect(file, &QMenu::aboutToShow, recent, [this, recent] {
            recent->clear();
            const QStringList places = recentPlaces();
            recent->setEnabled(!places.isEmpty());
            for (const QString &place : places) {
                QAction *action = recent->addAction(placeName(place).replace(u'&', QLatin1String("&&")));
                action->setToolTip(place);
                connect(action, &QAction::triggered, this,
                        [this, place] { m_desktop.open(place, &m_window); });
            }
            recent->setToolTipsVisible(true);
        });
    }

    [[nodiscard]] static QString folder()
    {
        const QStringList places = recentPlaces();
        // The program's own folder is hidden on most systems: nobody finds a league there again.
        const QString own = Desktop::ownFolder().absolutePath();
        for (const QString &place : places)
            if (const QFileInfo file(place); file.exists() && file.absolutePath() != own)
                return file.absolutePath();
        return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    }
    [[nodiscard]] static QString filter() { return tr("Touchline leagues (*%1)").arg(suffix); }
    /// A league never takes the place of another file.
    [[nodiscard]] QString askForNewFile(const QString &title, const QString &folder, const QString &name)
    {
        return askForPlace(&m_window,
                           {title, folder, name, filter(), suffix, Output::League, Existing::Keep});
    }

    void newLeague()
    {
        const QString path = askForNewFile(tr("New League File"), folder(), tr("My league"));
        if (!path.isEmpty())
            m_desktop.create(path, QFileInfo(path).completeBaseName(), &m_window);
    }
    void openLeague()
    {
        const QString path = QFileDialog::getOpenFileName(
            &m_window, tr("Open League"), folder(), filter() + QStringLiteral(";;") + tr("All files (*)"));
        if (!path.isEmpty())
            m_desktop.open(path, &m_window);
    }
    void openShared() { m_desktop.openShared(&m_window); }
    void saveCopy()
    {
        League &league = m_window.league()->league();
        const QString path = askForNewFile(tr("Save a Copy As"), QFileInfo(league.place()).absolutePath(),
                                           tr("%1 (copy)").arg(placeName(league.place())));
        if (path.isEmpty())
            return;
        if (const auto saved = store::saveCopy(league.database(), path, Existing::Keep); saved)
            m_window.notify(tr("Copy saved: %1").arg(QDir::toNativeSeparators(path)));
        else
            m_window.notify(saved.error());
    }
    /// A backup is opened as a league of its own, copied beside it: the present one stays what it is.
    void restoreBackup()
    {
        const QString place = m_window.league()->league().place();
        const QStringList backups = store::backupsOf(place);
        const QString start = backups.isEmpty() ? QFileInfo(place).absolutePath() : backups.constLast();
        const QString title = backups.isEmpty()
                                  ? tr("Restore a Backup (none yet; they will be in %1)")
                                        .arg(QDir::toNativeSeparators(store::backupFolder(place)))
                                  : tr("Restore a Backup (they are in %1)")
                                        .arg(QDir::toNativeSeparators(store::backupFolder(place)));
        const QString backup = QFileDialog::getOpenFileName(&m_window, title, start, filter());
        if (backup.isEmpty())
            return;
        const QString path = askForNewFile(tr("Save Restored League As"), QFileInfo(place).absolutePath(),
                                           tr("%1 (restored)").arg(placeName(place)));
        if (path.isEmpty())
            return;
        if (const auto restored = touchline::restoreBackup(backup, path); !restored)
            m_window.notify(restored.error());
        else
            m_desktop.open(path, &m_window);
    }

    MainWindow &m_window;
    Desktop &m_desktop;
};

} // namespace

void offerLeagueFiles(MainWindow &window, Desktop &desktop)
{
    new LeagueFiles(window, desktop);
}

} // namespace touchline

#include "league_files.moc"
