// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/friendly_page.h"

#include "forms/match_centre/friendly_choice.h"
#include "forms/widgets/tab_order.h"
#include "models/league/friendlies.h"
#include "models/views/translated.h"
#include "models/words/game_tellings.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace touchline {

FriendlyPage::FriendlyPage(PageHost &host, QWidget *parent)
    : MatchPage(host, parent)
    , m_tourDoor(new QPushButton(tr("To&ur of This Game"), this))
    , m_choice(new FriendlyChoice(this))
{
    m_tourDoor->setObjectName(QStringLiteral("startTour"));
    m_tourDoor->setToolTip(tr("Kicks off a first match, and explains it in a minute while you play."));
    titleRow().addWidget(m_tourDoor);
    connect(m_tourDoor, &QPushButton::clicked, this, &FriendlyPage::startTour);
    addAboveBefore(m_choice);
    tabAsRead(*this);
    showPlan(false);
    connect(m_choice, &FriendlyChoice::changed, this, &FriendlyPage::showDraft);
}

FriendlyPage::~FriendlyPage() = default;

void FriendlyPage::plan()
{
    drop();
    setSubject({});
    m_draft.emplace(*host().league());
    m_hasBegun = false;
    m_choice->choose(*m_draft);
    showMatch();
    m_choice->setFocus();
}

void FriendlyPage::planTour()
{
    plan();
    m_tourDoor->setFocus();
}

void FriendlyPage::showPlan(bool isPlanned)
{
    m_choice->setVisible(isPlanned);
    m_tourDoor->setVisible(isPlanned);
}

void FriendlyPage::startTour()
{
    const MatchTour &tour = *tourOf(*m_draft->choice().game);
    m_draft->setTour(QString::fromUtf8(tour.level));
    Seat person;
    person.decides = personAgent;
    person.clicksDice = true;
    Seat computer;
    computer.decides = QString::fromUtf8(m_draft->info().agents.front().name);
    kickOffWith({{person, computer}});
    if (isInPlay())
        beginTour(tour);
}

void FriendlyPage::showMatch()
{
    const bool isPlanned = subjectId().isNull();
    showPlan(isPlanned);
    if (isPlanned) {
        if (!m_draft || m_hasBegun)
            return plan();
        setTitle(tr("Friendly"));
        return showDraft();
    }
    const auto one = Friendlies(host().league()->league()).find(subjectId());
    if (!one)
        return showNothing(translated(one.error()), goTo(PageKind::Friendlies));
    setTitle(one->name);
    if (session() != nullptr && session()->isWatched() != one->isUnderWay)
        return showTurn();
    auto made = one->isUnderWay ? MatchSession::resumeFriendly(*host().league(), subjectId())
                                : MatchSession::watchFriendly(*host().league(), subjectId());
    if (!made)
        return showNothing(translated(made.error()), goTo(PageKind::Friendlies));
    one->isUnderWay ? takeUp(std::move(made)) : take(std::move(made));
}

void FriendlyPage::showDraft()
{
    const auto before = m_draft->before();
    m_choice->setMessage(before ? QString() : translated(before.error()));
    if (before)
        showBefore(*before);
    setReady(before.has_value());
    m_tourDoor->setVisible(tourOf(*m_draft->choice().game) != nullptr);
    m_tourDoor->setEnabled(!host().league()->league().isReadOnly());
}

Result<std::unique_ptr<MatchSession>> FriendlyPage::begin(const PerSide<Seat> &seats)
{
    auto made = m_draft->begin(seats);
    if (made) {
        setSubject((*made)->fixture());
        setTitle(friendlyName((*made)->match().match().setup()));
        showPlan(false);
        m_hasBegun = true;
    }
    return made;
}

void FriendlyPage::goOut()
{
    host().go(PageKind::Friendlies, {}, subjectId());
}

void FriendlyPage::leave(bool isFinished)
{
    if (isFinished) {
        host().notify(tr("The match is kept among the friendlies."));
        return showMatch();
    }
    const QUuid match = subjectId();
    setSubject({});
    host().go(PageKind::Friendlies, {}, match);
}

} // namespace touchline
