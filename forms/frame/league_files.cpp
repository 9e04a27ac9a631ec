// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/league_files.h"

#include "forms/frame/desktop.h"
#include "forms/frame/main_window.h"
#include "forms/frame/recent_places.h"
#include "models/store/backup.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
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
        auto *recent = new QMenu(tr("Re&cent"), file);
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
        for (const QString &place : places)
            if (const QFileInfo file(place); file.exists())
                return file.absolutePath();
        return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    }
    [[nodiscard]] static QString filter() { return tr("Touchline leagues (*%1)").arg(suffix); }
    [[nodiscard]] QString askForNewFile(const QString &title, const QString &proposal)
    {
        QString path = QFileDialog::getSaveFileName(&m_window, title, proposal, filter());
        if (!path.isEmpty() && !path.endsWith(suffix))
            path += suffix;
        return path;
    }

    void newLeague()
    {
        const QString path =
            askForNewFile(tr("New League File"), QDir(folder()).filePath(tr("My league") + suffix));
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
    void openShared()
    {
        bool isOk = false;
        const QString address = QInputDialog::getText(
            &m_window, tr("Open Shared League"),
            tr("Address of the league:\nThe password comes from ~/.pgpass or PGPASSWORD. Touchline never "
               "stores it."),
            QLineEdit::Normal, QStringLiteral("postgresql://user@host/database"), &isOk);
        if (isOk && !address.trimmed().isEmpty())
            m_desktop.open(address.trimmed(), &m_window);
    }
    void saveCopy()
    {
        League &league = m_window.league()->league();
        const QString path = askForNewFile(
            tr("Save a Copy As"), QDir(QFileInfo(league.place()).absolutePath())
                                      .filePath(tr("%1 (copy)").arg(placeName(league.place())) + suffix));
        if (path.isEmpty())
            return;
        if (const auto saved = store::saveCopy(league.database(), path); saved)
            m_window.tell(tr("Copy saved: %1").arg(QDir::toNativeSeparators(path)));
        else
            m_window.tell(saved.error());
    }
    /// A backup is opened as a league of its own, copied beside it: the present one stays what it is.
    void restoreBackup()
    {
        const QString place = m_window.league()->league().place();
        const QStringList backups = store::backupsOf(place);
        const QString start = backups.isEmpty() ? QFileInfo(place).absolutePath() : backups.constLast();
        const QString backup = QFileDialog::getOpenFileName(&m_window, tr("Restore Backup"), start, filter());
        if (backup.isEmpty())
            return;
        const QString path = askForNewFile(tr("Save Restored League As"),
                                           QDir(QFileInfo(place).absolutePath())
                                               .filePath(tr("%1 (restored)").arg(placeName(place)) + suffix));
        if (path.isEmpty())
            return;
        // The file dialog has asked whether a file that is there may be replaced; a league never is.
        if (QFileInfo::exists(path)) {
            m_window.tell(tr("%1 already exists. Choose another name.").arg(QDir::toNativeSeparators(path)));
            return;
        }
        if (!QFile::copy(backup, path)) {
            m_window.tell(tr("Cannot copy the backup to %1.").arg(QDir::toNativeSeparators(path)));
            return;
        }
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
