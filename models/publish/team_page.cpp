// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/competition/statistics/statistics_cards.h"
#include "core/competition/statistics/statistics_matches.h"
#include "models/publish/match_list.h"
#include "models/publish/page_frame.h"
#include "models/publish/site.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/place_meaning.h"

#include <QHash>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// A player with his figures in the competition.
struct SquadLine
{
    /// Empty where none is known.
    QString shirt;
    QString name;
    /// "GK", empty where it is not known.
    QString position;
    int goals = 0;
    CardCount cards;
};

class RowCollector
{
public:
    void addSquad(const Squad &squad)
    {
        for (const SquadEntry &entry : squad.entries) {
            SquadLine &row = rowOf(entry.person.id, entry.person.name);
            row.position = positionCode(entry.position);
            if (entry.shirt)
                row.shirt = QString::number(*entry.shirt);
        }
    }

    void addReport(const MatchReport &report, Side side)
    {
        for (const PlayerOnTheDay &one : report.teams[side].players)
            rowOf(one.player, one.name);
        for (const ReportEvent &event : report.events) {
            if (event.side != side || (event.player.isNull() && event.playerName.isEmpty()))
                continue;
            SquadLine &row = rowOf(event.player, event.playerName);
            const bool isGoal =
                event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal;
            row.goals += isGoal ? 1 : 0;
            addCard(event.kind, row.cards);
        }
    }

    std::vector<SquadLine> rows;

private:
    /// Who has no id is known by his name.
    SquadLine &rowOf(const QUuid &player, const QString &name)
    {
        const QString key = player.isNull() ? name : player.toString();
        const auto found = m_index.constFind(key);
        if (found != m_index.cend())
            return rows[*found];
        m_index.insert(key, rows.size());
        rows.push_back({{}, name, {}, 0, {}});
        return rows.back();
    }

    QHash<QString, std::size_t> m_index;
};

/// The squad that the caller gave, then everybody whom a report names for the team.
std::vector<SquadLine> squadLines(const Site &site, int team)
{
    const QUuid id = site.competition.entrant(team).id;
    RowCollector collector;
    for (const SiteSquad &squad : site.options.squads)
        if (squad.team == id)
            collector.addSquad(squad.squad);
    for (const MatchReport *report : playedReports(site.competition))
        for (const Side side : bothSides)
            if (report->teams[side].team == id)
                collector.addReport(*report, side);
    return std::move(collector.rows);
}

class TeamWriter
{
public:
    TeamWriter(PageFrame &page, int team)
        : m_page(page)
        , m_html(page.html())
        , m_site(page.site())
        , m_team(team)
        , m_entrant(m_site.competition.entrant(team))
    {
    }

    void write()
    {
        lead();
        absentees();
        matches();
        squad();
    }

private:
    /// Where the team stands: "Group A: place 1, 9 points".
    void lead()
    {
        if (const QString picture = m_site.pictures.at(m_team); !picture.isEmpty())
            m_html.single("img", {{"src", m_page.to(picture)},
                                  {"alt", QStringLiteral("")},
                                  {"class", QStringLiteral("picture")}});
        QStringList words;
        if (!m_entrant.code.isEmpty() && m_entrant.code != m_entrant.name)
            words << m_entrant.code;
        if (!m_entrant.conference.isEmpty())
            words << m_entrant.conference;
        if (m_site.competition.isWithdrawn(m_team))
            words << m_site.text(QT_TRANSLATE_NOOP("core", "has withdrawn"));
        if (!words.isEmpty())
            m_html.element("p", words.join(QStringLiteral(" · ")),
                           {{"class", QStringLiteral("lead")}, {"dir", QStringLiteral("auto")}});
        const auto list = m_html.in("ul", {{"class", QStringLiteral("places")}});
        for (std::size_t table = 0; table < m_site.now.tables.size(); ++table)
            place(table);
        finalPlace();
    }

    void place(std::size_t table)
    {
        const GroupTable &group = m_site.now.tables[table];
        for (std::size_t row = 0; row < group.table.rows.size(); ++row) {
            if (group.teamOfRow(row) != m_team)
                continue;
            const Row &line = group.table.rows[row];
            const auto item = m_html.in("li");
            m_html.element("a", tableWords(m_site.competition.tables()[table], m_site.language),
                           {{"href", m_page.to(QStringLiteral("tables.html#table-%1").arg(table + 1))}});
            m_html.text(QStringLiteral(" ") +
                        m_site.text(QT_TRANSLATE_NOOP("core", "place %1, %2 points"),
                                    {positionWords(group.table, row), pointsText(line.tally.points)}));
        }
    }

    void finalPlace()
    {
        const std::vector<int> &places = m_site.now.finalPlaces;
        const auto own = std::find(places.begin(), places.end(), m_team);
        if (own != places.end())
            m_html.element("li", m_site.text(QT_TRANSLATE_NOOP("core", "Final place: %1"),
                                             {QString::number(own - places.begin() + 1)}));
    }

    void absentees()
    {
        const std::vector<SiteAbsentee> &all = m_site.options.absentees;
        const auto isOwn = [this](const SiteAbsentee &one) { return one.team == m_entrant.id; };
        if (std::none_of(all.begin(), all.end(), isOwn))
            return;
        const auto section = m_html.in("section", {{"class", QStringLiteral("absent")}});
        m_html.element("h2", m_site.text(QT_TRANSLATE_NOOP("core", "Miss the next match")));
        const auto list = m_html.in("ul");
        for (const SiteAbsentee &one : all) {
            if (!isOwn(one))
                continue;
            const auto item = m_html.in("li");
            {
                const auto who = m_html.in("strong", {{"class", QStringLiteral("name")}});
                m_page.name(one.player);
            }
            QStringList because;
            for (const Message &reason : one.because)
                because << m_site.language.text(reason);
            m_html.text(QStringLiteral(" ") + because.join(QStringLiteral("; ")));
        }
    }

    void matches()
    {
        std::vector<int> own;
        for (int i = 0; i < static_cast<int>(m_site.now.fixtures.size()); ++i) {
            const PerSide<int> &teams = m_site.now.fixtures[at(i)].teams;
            if (isShown(m_site, i) && (teams[Side::Home] == m_team || teams[Side::Away] == m_team))
                own.push_back(i);
        }
        if (own.empty())
            return;
        const auto section = m_html.in("section");
        m_html.element("h2", m_site.text(QT_TRANSLATE_NOOP("core", "Matches")));
        writeMatches(m_page, inOrderOfPlay(m_site.competition, std::move(own)), {false, true, true, true});
    }

    void squad()
    {
        const std::vector<SquadLine> rows = squadLines(m_site, m_team);
        if (rows.empty())
            return;
        const bool hasShirts =
            std::any_of(rows.begin(), rows.end(), [](const SquadLine &row) { return !row.shirt.isEmpty(); });
        const auto section = m_html.in("section");
        const auto table = m_html.in("table", {{"class", QStringLiteral("list squad")}});
        m_html.element("caption", m_site.text(QT_TRANSLATE_NOOP("core", "Squad")));
        {
            const auto head = m_html.in("thead");
            const auto line = m_html.in("tr");
            if (hasShirts)
                column(QT_TRANSLATE_NOOP("core", "No."), "place");
            column(QT_TRANSLATE_NOOP("core", "Player"), "team");
            for (const char *word : {QT_TRANSLATE_NOOP("core", "Goals"), QT_TRANSLATE_NOOP("core", "Yellow"),
                                     QT_TRANSLATE_NOOP("core", "Sent off")})
                column(word, nullptr);
        }
        const auto body = m_html.in("tbody");
        for (const SquadLine &row : rows)
            player(row, hasShirts);
    }

    void column(const char *word, const char *style)
    {
        m_html.element("th", m_site.text(word),
                       {{"scope", QStringLiteral("col")}, {"class", QString::fromLatin1(style)}});
    }

    void player(const SquadLine &row, bool hasShirts)
    {
        const auto line = m_html.in("tr");
        if (hasShirts)
            m_html.element("td", row.shirt, {{"class", QStringLiteral("place")}});
        {
            const auto cell =
                m_html.in("th", {{"scope", QStringLiteral("row")}, {"class", QStringLiteral("team")}});
            const auto name = m_html.in("span", {{"class", QStringLiteral("name")}});
            m_page.name(row.name);
            if (!row.position.isEmpty())
                m_html.element("small", QStringLiteral(" ") + row.position);
        }
        for (const int number : {row.goals, row.cards.yellow, row.cards.sendingsOff()})
            m_html.element("td", number == 0 ? QStringLiteral("–") : QString::number(number));
    }

    PageFrame &m_page;
    HtmlWriter &m_html;
    const Site &m_site;
    const int m_team;
    const Entrant &m_entrant;
};

} // namespace

QByteArray teamPage(const Site &site, int team)
{
    PageFrame page(site, SitePage::Teams, site.competition.entrant(team).name, true);
    return page.written([&] { TeamWriter(page, team).write(); });
}

QByteArray teamsPage(const Site &site)
{
    PageFrame page(site, SitePage::Teams, site.text(QT_TRANSLATE_NOOP("core", "Teams")));
    return page.written([&] {
        const auto list = page.html().in("ul", {{"class", QStringLiteral("teams")}});
        // By name.
        const std::vector<int> &rank = site.competition.nameRank();
        std::vector<int> order(rank.size());
        for (std::size_t team = 0; team < rank.size(); ++team)
            order[at(rank[team])] = static_cast<int>(team);
        for (const int team : order) {
            const auto item = page.html().in("li", {{"class", QStringLiteral("name")}});
            page.team(team, site.competition.entrant(team).name);
        }
    });
}

} // namespace touchline
