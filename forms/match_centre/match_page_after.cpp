// SPDX-License-Identifier: GPL-3.0-or-later
// A match that is over: what is told of it in place of its board, and where it leads on.
#include "forms/match_centre/match_page.h"

#include "forms/match_centre/luck_view.h"
#include "forms/match_centre/story_pictures.h"
#include "forms/match_centre/story_saving.h"
#include "models/views/match_centre/after_match.h"

#include "ui_match_page.h"

#include <QDir>

#include <algorithm>

namespace touchline {

void MatchPage::connectAfter()
{
    m_ui->after->hide();
    connect(m_ui->after, &AfterMatchView::momentWanted, this, [this](std::size_t inputs) {
        m_session->pause();
        // The last one of all is the end itself.
        m_wantsBoard = inputs >= m_session->match().known();
        if (inputs == m_session->match().entries().size())
            showTurn();
        else
            showFailure(m_session->goTo(inputs));
    });
    connect(m_ui->after, &AfterMatchView::watchWanted, this, &MatchPage::playAgain);
    connect(m_ui->after, &AfterMatchView::forkWanted, this, &MatchPage::forkBeforeMoment);
    connect(m_ui->after, &AfterMatchView::nextWanted, this, &MatchPage::goToNext);
    connect(m_ui->after, &AfterMatchView::reportWanted, this, &MatchPage::saveStory);
    connect(m_ui->after, &AfterMatchView::boardWanted, this, [this] {
        m_wantsBoard = true;
        showTurn();
    });
}

bool MatchPage::showsAfter() const
{
    return m_session->match().isOver() && !m_wantsBoard;
}

void MatchPage::showAfter()
{
    const LiveMatch &live = m_session->match();
    const FixtureSetup &setup = live.match().setup();
    m_ui->after->show(afterMatch(m_session->played(), live.game()),
                      {{setup.sides[Side::Home].team, setup.sides[Side::Away].team}},
                      {m_session->isWatched(), !nextMatch().isNull()});
    m_ui->after->luck().show(live.log(), live.game());
}

void MatchPage::forkBeforeMoment()
{
    if (const auto moment = m_ui->after->chosenMoment(); moment && *moment > 0) {
        const auto there = m_session->goTo(*moment - 1);
        if (!there)
            return showFailure(there);
    }
    fork();
}

std::optional<LiveMatch> MatchPage::wholeMatch()
{
    LiveMatch whole = m_session->match().clone();
    if (const auto there = whole.goTo(whole.known()); !there) {
        host().notify(there.error());
        return std::nullopt;
    }
    return whole;
}

void MatchPage::noteSaved(const Result<QString> &path)
{
    if (!path)
        host().notify(path.error());
    else if (!path->isEmpty())
        host().notify(tr("Saved as %1.").arg(QDir::toNativeSeparators(*path)));
}

void MatchPage::saveStory()
{
    const auto whole = wholeMatch();
    if (!whole)
        return;
    const Game &game = whole->game();
    const PlayedMatch played = whole->played();
    StoryForFriends story;
    if (!m_session->isFriendly() && state() != nullptr)
        story.occasion = state()->competition.definition().name;
    if (whole->isOver()) {
        const AfterMatch after = afterMatch(played, game);
        if (after.best) {
            story.best =
                tr("%1 (%2)", "player, team")
                    .arg(after.best->name, played.log.setup.sides[after.best->side].team.displayName());
            if (!after.best->because.isEmpty())
                story.best += QStringLiteral(": ") + after.best->because;
        }
        story.pictures = storyPictures(*whole, after);
    }
    if (whole->isOver())
        story.luck = m_ui->after->luck().sentences();
    noteSaved(touchline::saveStory(this, played, game, story, m_ui->title->text()));
}

void MatchPage::saveEveryRoll()
{
    const auto whole = wholeMatch();
    if (!whole)
        return;
    const Tellings tellings = tellingsOf(whole->game());
    noteSaved(touchline::saveEveryRoll(this, whole->played(), whole->game(),
                                       m_ui->explained->isChecked() ? tellings.explained : tellings.full,
                                       m_ui->title->text()));
}

QUuid MatchPage::nextMatch() const
{
    if (state() == nullptr || !state()->isPlayedHere())
        return {};
    const std::vector<int> next = state()->nextFixtures();
    return next.empty() ? QUuid()
                        : state()->competition.fixtures()[static_cast<std::size_t>(next.front())].id;
}

void MatchPage::goToNext()
{
    host().go(PageKind::Match, competition(), nextMatch());
}

} // namespace touchline
