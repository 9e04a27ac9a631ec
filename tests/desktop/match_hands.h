// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "forms/match_centre/match_page.h"
#include "models/views/match_centre/question_model.h"
#include "tests/desktop/page_window.h"
#include "tests/support/playable_league.h"

/// A match in its window, and somebody who plays it there.
namespace touchline::testing {

enum class Ground { Home, Neutral };

inline Competition leagueOf(const char *game, const char *level, std::uint64_t seed, Ground ground)
{
    CompetitionDefinition definition = playableLeague(game, level, seed);
    // As every league that begins now, it keeps what the game has of each team.
    for (Entrant &entrant : definition.entrants)
        if (!keepDocument(entrant, *historicTeamNamed(entrant.code).value(),
                          **findGame(QString::fromLatin1(game))))
            qFatal("%s has no document.", qPrintable(entrant.name));
    // Every step is drawn: matches as short as the options of the game have them.
    for (const OptionSpec &option : (**findGame(QString::fromLatin1(game))).info().options)
        if (qstrcmp(option.name, "turns_per_half") == 0)
            definition.options.insert(QString::fromLatin1(option.name), option.minimum);
    if (ground == Ground::Neutral)
        for (Stage &stage : definition.format.stages)
            stage.homeGrounds = false;
    return Competition::create(std::move(definition)).value();
}

/// A window with the page of the first match of a league.
struct Shown
{
    explicit Shown(const char *game, const char *level, std::uint64_t seed = 1, Ground ground = Ground::Home)
        : window(leagueOf(game, level, seed, ground))
    {
        newPage();
    }
    explicit Shown(std::unique_ptr<League> league) : window(std::move(league)) { newPage(); }

    void newPage()
    {
        page = new MatchPage(window);
        window.show(page);
        page->focusOn(fixture());
        settle();
    }
    [[nodiscard]] QUuid fixture() { return window.competition().fixtures().front().id; }
    template <class Widget>
    [[nodiscard]] Widget *child(const char *name) const
    {
        return page->findChild<Widget *>(QString::fromLatin1(name));
    }
    void click(const char *button)
    {
        auto *one = child<QAbstractButton>(button);
        QVERIFY2(one->isVisible() && one->isEnabled(), button);
        QTest::mouseClick(one, Qt::LeftButton);
    }
    /// Takes that line of the list of dice of a side.
    void setDice(const char *box, const QString &line)
    {
        auto *dice = child<QComboBox>(box);
        QVERIFY2(dice->findText(line) >= 0, qPrintable(line));
        dice->setCurrentIndex(dice->findText(line));
    }
    void sit(const char *home, const char *away, bool ownDice)
    {
        const auto choose = [&](const char *box, const char *who) {
            auto *seat = child<QComboBox>(box);
            seat->setCurrentIndex(seat->findData(QString::fromLatin1(who)));
            QCOMPARE(seat->currentData().toString(), QString::fromLatin1(who));
        };
        choose("homeSeat", home);
        choose("awaySeat", away);
        setDice("homeDice", ownDice ? u"Real dice"_s : u"Computer rolls"_s);
        setDice("awayDice", ownDice ? u"Real dice"_s : u"Computer rolls"_s);
    }
    /// Takes a line of the menu behind "More", by its words without the mnemonic.
    void more(const QString &words)
    {
        QMenu *menu = child<QPushButton>("more")->menu();
        Q_EMIT menu->aboutToShow();
        for (QAction *action : menu->actions())
            if (action->text().remove(u'&') == words) {
                QVERIFY2(action->isEnabled(), qPrintable(words));
                return action->trigger();
            }
        QFAIL(qPrintable(words));
    }
    [[nodiscard]] QString answers() const
    {
        // A match that is watched asks nothing.
        if (const auto *watch = child<QWidget>("watchPage"); !watch->isHidden())
            return watch->objectName();
        return child<QStackedWidget>("answers")->currentWidget()->objectName();
    }
    [[nodiscard]] const LiveMatch &match() const { return page->session()->match(); }

    PageWindow window;
    MatchPage *page = nullptr;
};

/// Somebody at the screen who knows nothing but what the page shows.
struct Hands
{
    Hands(Shown &page, std::uint64_t seed) : shown(page), chance(seed) {}

    /// Answers what is asked now; false where nobody is asked.
    bool answer()
    {
        const QString asked = shown.answers();
        if (asked == u"coverPage"_s) {
            shown.click("uncover");
            return true;
        }
        if (asked == u"options"_s)
            return choose(chance.roll(legal()) - 1);
        if (asked == u"dicePage"_s) {
            static const QRegularExpression faces(u"\\(1 to (\\d+)\\)"_s);
            const auto most = faces.match(shown.child<QLabel>("question")->text());
            if (!most.hasMatch())
                return false;
            rolls.push_back(chance.roll(most.captured(1).toInt()));
            typed << QString::number(rolls.back());
            auto *dice = shown.child<QLineEdit>("dice");
            QTest::keyClicks(dice, QString::number(rolls.back()));
            QTest::keyClick(dice, Qt::Key_Return);
            return true;
        }
        return false;
    }

    /// Lines of the list that can be chosen.
    [[nodiscard]] int legal() const
    {
        const auto *model = shown.child<QListView>("options")->model();
        int lines = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            lines += (model->index(row, 0).flags() & Qt::ItemIsEnabled) != 0 ? 1 : 0;
        return lines;
    }

    /// Clicks that line of the list.
    bool choose(int row)
    {
        auto *list = shown.child<QListView>("options");
        const QModelIndex index = list->model()->index(row, 0);
        choices << index.data(QuestionModel::OptionName).toString();
        typed << choices.constLast();
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
        return true;
    }

    Shown &shown;
    Generator chance;
    QStringList choices;
    std::vector<int> rolls;
    /// Both, in their order.
    QStringList typed{};
};

} // namespace touchline::testing
