// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"
#include "models/league/league_competitions.h"
#include "models/league/league_results.h"
#include "tests/desktop/desktop_case.h"
#include "tests/unit/competition/cup_builder.h"

#include <QMainWindow>

namespace touchline::testing {

/// A league file with one competition.
[[nodiscard]] inline std::unique_ptr<OpenLeague> leagueWith(const QTemporaryDir &folder,
                                                            const Competition &competition)
{
    auto league = League::create(folder.filePath(u"test.touchline"_s), u"Test"_s, {u"Anna"_s, false, {}});
    if (!league)
        qFatal("%s", qPrintable(league.error().message.english()));
    if (const auto added = (*league)->competitions().add(competition); !added)
        qFatal("%s", qPrintable(added.error().message.english()));
    return std::make_unique<OpenLeague>(std::move(*league));
}

/// A window with one page, which notes where the page wants to go and what it tells.
class LeagueWindow : public QMainWindow, public PageHost
{
public:
    explicit LeagueWindow(const Competition &competition)
        : m_league(leagueWith(m_folder, competition))
        , m_competition(competition.definition().id)
        , m_commands(new CommandSet(this))
    {
        resize(1200, 760);
    }

    template <class Kind>
    Kind *show()
    {
        auto *page = new Kind(*this, this);
        page->setCompetition(m_competition);
        setCentralWidget(page);
        QMainWindow::show();
        activateWindow();
        if (!QTest::qWaitForWindowActive(this))
            qFatal("the window does not come up");
        return page;
    }

    [[nodiscard]] OpenLeague *league() override { return m_league.get(); }
    [[nodiscard]] CommandSet &commands() override { return *m_commands; }
    void go(PageKind page, const QUuid &competition, const QUuid &focus) override
    {
        went.push_back({page, competition, focus});
    }
    void notify(const QString &notice) override { told << notice; }
    void notify(const Error &error) override { told << error.message.english(); }
    void refuse(const QString &why) override { told << why; }
    void open(const QString & /*place*/) override {}
    [[nodiscard]] QStringList leftOpen() const override { return {}; }
    [[nodiscard]] PlayTask *work() override { return nullptr; }
    void play(const QUuid & /*competition*/, const std::vector<int> & /*fixtures*/) override {}
    void playAndWatch(const QUuid & /*competition*/, int /*fixture*/) override {}

    [[nodiscard]] const QUuid &competition() const { return m_competition; }
    [[nodiscard]] CompetitionStatePtr state() { return m_league->state(m_competition).value(); }
    /// Enters a result as a person would in another page.
    void enter(int number, Score score)
    {
        const MatchReport report = cup::report(state()->competition, number, score);
        if (const auto entered = m_league->league().results().record(m_competition, report); !entered)
            qFatal("%s", qPrintable(entered.error().message.english()));
        QTest::qWait(0);
    }
    [[nodiscard]] bool canDo(CommandId id)
    {
        QTest::qWait(0);
        return m_commands->action(id)->isEnabled();
    }

    struct Place
    {
        PageKind page = PageKind::Home;
        QUuid competition;
        QUuid focus;
    };
    std::vector<Place> went;
    QStringList told;

private:
    QTemporaryDir m_folder;
    std::unique_ptr<OpenLeague> m_league;
    QUuid m_competition;
    CommandSet *m_commands;
};

} // namespace touchline::testing
