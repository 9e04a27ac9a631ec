// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/theme.h"
#include "forms/widgets/page.h"
#include "models/league/league_competitions.h"
#include "models/views/open_league.h"
#include "models/views/play_task.h"
#include "tests/desktop/desktop_case.h"

#include <QMainWindow>
#include <QMenuBar>

namespace touchline::testing {

/// A window with one page in it and a league file of its own, gone afterwards.
class PageWindow final : public QMainWindow, public PageHost
{
public:
    explicit PageWindow(const Competition &competition, bool isReadOnly = false)
    {
        makeCommands();
        const QString place = m_folder.filePath(u"league.touchline"_s);
        auto league = League::create(place, u"Thursday league"_s, {u"Anna"_s, false, {}});
        if (!league)
            qFatal("%s", qPrintable(translated(league.error())));
        if (const auto added = (*league)->competitions().add(competition); !added)
            qFatal("%s", qPrintable(translated(added.error())));
        if (isReadOnly) {
            league->reset();
            league = League::open(place, {u"Anna"_s, true, {}});
            if (!league)
                qFatal("%s", qPrintable(translated(league.error())));
        }
        m_league = std::make_unique<OpenLeague>(std::move(*league));
        m_competition = competition.definition().id;
    }
    /// On a league that is somewhere, with its first competition.
    explicit PageWindow(std::unique_ptr<League> league)
    {
        makeCommands();
        m_league = std::make_unique<OpenLeague>(std::move(league));
        m_competition = m_league->competitions().front().id;
    }
    ~PageWindow() override
    {
        // The page knows the league.
        delete takeCentralWidget();
    }

    [[nodiscard]] OpenLeague *league() override { return m_league.get(); }
    [[nodiscard]] CommandSet &commands() override { return *m_commands; }
    void go(PageKind page, const QUuid & /*competition*/, const QUuid &focus) override
    {
        wentTo = page;
        wentFor = focus;
    }
    void notify(const QString &notice) override { notices << notice; }
    void notify(const Error &error) override { errors << translated(error); }
    void refuse(const QString &why) override { errors << why; }
    [[nodiscard]] PlayTask *work() override { return nullptr; }
    void play(const QUuid & /*competition*/, const std::vector<int> &fixtures) override
    {
        playedBy.push_back(fixtures);
    }
    void playAndWatch(const QUuid & /*competition*/, int fixture) override { watched.push_back(fixture); }
    void open(const QString & /*place*/) override {}
    [[nodiscard]] QStringList leftOpen() const override { return {}; }

    /// Shows the page and waits until it can be used.
    void show(Page *page)
    {
        setCentralWidget(page);
        resize(1024, 600);
        QMainWindow::show();
        page->setCompetition(m_competition);
        if (!QTest::qWaitForWindowExposed(this))
            qFatal("the window does not show");
        activateWindow();
        settle();
    }
    /// Where its league file is, if it has one of its own.
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] const QUuid &competitionId() const { return m_competition; }
    [[nodiscard]] Competition competition()
    {
        return m_league->league().competitions().find(m_competition).value();
    }
    void trigger(CommandId id)
    {
        settle();
        m_commands->action(id)->trigger();
        settle();
    }
    [[nodiscard]] bool isPossible(CommandId id)
    {
        settle();
        return m_commands->action(id)->isEnabled();
    }

    QStringList notices;
    QStringList errors;
    std::vector<std::vector<int>> playedBy;
    std::vector<int> watched;
    std::optional<PageKind> wentTo;
    QUuid wentFor;

private:
    void makeCommands()
    {
        Theme::instance().apply(Theme::Appearance::Light);
        m_commands = new CommandSet(this);
        m_commands->fill(menuBar());
    }

    QTemporaryDir m_folder;
    CommandSet *m_commands = nullptr;
    std::unique_ptr<OpenLeague> m_league;
    QUuid m_competition;
};

} // namespace touchline::testing
