// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"
#include "core/competition/competition.h"
#include "core/match/report/score_sheet.h"
#include "core/squad/squad.h"
#include "models/words/common/figure_table.h"
#include "models/words/fixtures/home_grounds.h"
#include "models/words/fixtures/language.h"

#include <QByteArray>
#include <QDate>

#include <optional>
#include <vector>

namespace touchline {

/// Somebody who misses the next match of his team, and why.
struct SiteAbsentee
{
    QUuid team;
    QString player;
    std::vector<Message> because;
};

/// Somebody who misses a match, or is banned after one more booking in it.
struct SitePlayer
{
    /// Index of the entrant.
    int team = 0;
    QString name;
    std::vector<Message> because;
    /// Matches that he misses from this one on; nothing = all to the end.
    std::optional<int> misses;
    bool isAtRisk = false;
    /// The last day of what ends by the calendar; null where it is counted in matches alone.
    QDate until{};
    /// At risk by an injury, or by that too, not by a card alone.
    bool isByInjury = false;
    /// From when on somebody who is out may play again; empty for nothing to say.
    Message free{};
};

/// The next match of one of its teams, or of both.
struct SiteNextMatch
{
    int fixture = 0;
    /// Of those teams whose next match it is: who is out, then who is at risk.
    std::vector<SitePlayer> players;
    /// Another match of its teams comes before it, or decides who they are.
    bool hasEarlier = false;
};

/// Somebody who took part in a match although suspended or injured.
struct SiteFielded
{
    int fixture = 0;
    /// Index of the entrant.
    int team = 0;
    QString name;
    std::vector<Message> because;
    /// By the rules, each a clause.
    std::vector<Message> costs;
    /// Of that playing; null where it is not known.
    QDate day{};
};

/// What a club or a player has to pay, or has paid.
struct SiteFine
{
    int fixture = 0;
    /// Index of the entrant.
    int team = 0;
    /// Empty where the club itself is fined.
    QString name;
    Message cause;
    QDate day{};
    Money amount{};
    QString currency{};
    bool isPaid = false;
};

/// The players of a team; where nobody gives them, those whom the reports name are shown.
struct SiteSquad
{
    QUuid team;
    Squad squad;
};

/// The picture of a club (checkPicture()), as a file of the site.
struct SitePicture
{
    QUuid team;
    QByteArray bytes;
};

/// A page of figures that takes a while to be worked out: sentences, then tables. Empty = there is no page.
struct SiteFigures
{
    struct Captioned
    {
        QString caption;
        FigureTable table;
    };
    QStringList sentences;
    std::vector<Captioned> tables;
};

/// What a site shows beside the competition itself.
struct SiteOptions
{
    Language language{};
    /// The day on which it is made; invalid = it is not told.
    QDate date{};
    std::vector<SiteAbsentee> absentees{};
    /// In the order in which they are played; empty, and nothing below = the site has no page about
    /// suspensions.
    std::vector<SiteNextMatch> nextMatches{};
    /// In the order of play; they stand on the page about suspensions.
    std::vector<SiteFielded> fielded{};
    /// In the order of their matches; they stand on the page about suspensions.
    std::vector<SiteFine> fines{};
    std::vector<SiteSquad> squads{};
    std::vector<SitePicture> pictures{};
    /// Where clubs play at home: the place of a match that has no other.
    HomeGrounds grounds{};
    /// By fixture: what the score sheet of its match has, so that its facts are told in its words; empty =
    /// what all football knows.
    std::vector<ScoreSheet> sheets{};
    /// By fixture: who had the ball, and the rolls that decided it, of a match that was played here; empty =
    /// nothing of any.
    std::vector<QStringList> moments{};
    /// What will probably come, and how the race for the title went.
    SiteFigures forecast{};
    /// What the dice did.
    SiteFigures luck{};
    /// At the foot of every page: where the data come from; empty = nothing.
    QString credit{};
};

struct SiteFile
{
    /// Below the folder of the site, with "/": "teams/brazil-1970.html". ASCII letters, digits, '-', '.' and
    /// '/' alone, and never outside the folder, whatever the names of teams are.
    QString path;
    QByteArray bytes;
};

/// A competition as pages that a browser shows without a server, a script or anything from elsewhere: what
/// there is to know at a glance, tables, bracket, fixtures, who is out, scorers, and a page for each team.
/// index.html comes first. What a competition does not have has no page: no bracket without a knockout, no
/// tables without groups.
[[nodiscard]] std::vector<SiteFile> webSite(const Competition &competition, const SiteOptions &options = {});

} // namespace touchline
