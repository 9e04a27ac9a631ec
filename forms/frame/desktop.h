// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/frame/date_sections.h"
#include "forms/frame/single_instance.h"
#include "forms/help/dialog_help.h"
#include "forms/widgets/screen_fit.h"
#include "models/league/league.h"

#include <QObject>

class QDir;

namespace touchline {

class MainWindow;

/// All windows of the program: which league is open in which, opening, and what the last run left behind.
class Desktop : public QObject
{
    Q_OBJECT

public:
    explicit Desktop(QObject *parent = nullptr);
    ~Desktop() override;

    /// A new window without a league.
    MainWindow *newWindow();
    /// Shows the league at a place: in the window where it is open already, else in `window` if that has
    /// none, else in a new one. One that may not be changed is opened for reading only, and the window says
    /// why. Gives the window; on an error `window` (or a new one) says it.
    MainWindow *open(const QString &place, MainWindow *window = nullptr);
    /// Brings the window that has that league to the front; nothing where none has it.
    void raise(const QString &place);
    /// The same for a league that is made there. Gives whether it was made.
    bool create(const QString &place, const QString &name, MainWindow *window);
    /// The World Cup to try everything with: made when it is opened for the first time.
    MainWindow *openDemonstration(MainWindow *window = nullptr);
    /// The league of matches that belong to none: a file of the program's own, made when it is wanted for the
    /// first time, so that a match needs no file of the person's and is found again. Errors as open() says
    /// them.
    MainWindow *openFriendlies(MainWindow *window = nullptr);
    /// Where leagues are kept that the program makes by itself; made where it is missing.
    [[nodiscard]] static QDir ownFolder();

    /// Closes every window.
    void quit();

    /// Asks for the address of a league on a server, and opens it.
    void openShared(MainWindow *window);
    /// Leagues that were open when the last run of the program did not end well; empty if it did.
    [[nodiscard]] const QStringList &leftOpen() const { return m_leftOpen; }

    /// Under whose name the history keeps what is done here.
    [[nodiscard]] static QString person();
    static void setPerson(const QString &name);

    /// All windows take on the keys that are kept.
    void readKeys();

    void closed(MainWindow *window);
    /// After a window has another league.
    void noteOpen();

    /// The system hands over files to open (QFileOpenEvent).
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// `toBeKept`: a password that goes into the store of the computer once it has opened this league.
    MainWindow *open(const QString &place, MainWindow *window, QString toBeKept);
    /// Opens it for work; asks for the password where the server wants one. `toBeKept` is that which was
    /// typed last to be kept.
    [[nodiscard]] Result<std::unique_ptr<League>> opened(const QString &place, QWidget *over,
                                                         QString &toBeKept);
    /// What is damaged, with a way out.
    void showDamage(MainWindow &window, const QString &place, const Error &damage);
    MainWindow *show(std::unique_ptr<League> league, MainWindow *window);
    [[nodiscard]] MainWindow *windowOf(const QString &place) const;

    ScreenFit m_screenFit;
    DialogHelp m_dialogHelp;
    DateSections m_dateSections;
    QList<MainWindow *> m_windows;
    QStringList m_leftOpen;
    SingleInstance m_singleInstance;
};

} // namespace touchline
