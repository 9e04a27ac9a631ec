// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "models/publish/match_list.h"
#include "models/publish/page_frame.h"
#include "models/words/fixtures/tie_words.h"
#include "models/words/fixtures/way_story.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

constexpr std::size_t matchesShown = 6;
constexpr std::size_t scorersShown = 5;

class OverviewWriter
{
public:
    explicit OverviewWriter(PageFrame &page) : m_page(page), m_html(page.html()), m_site(page.site())
    {
        std::vector<int> shown;
        for (int i = 0; i < static_cast<int>(m_site.competition.fixtures().size()); ++i)
            if (isShown(m_site, i))
                shown.push_back(i);
        for (const int fixture : inOrderOfPlay(m_site.competition, std::move(shown))) {
            const FixtureState state = m_site.now.fixtures[at(fixture)].state;
            if (state == FixtureState::Played)
                m_played.push_back(fixture);
            else if (state != FixtureState::Void)
                m_open.push_back(fixture);
        }
    }

    void write()
    {
        lead();
        places();
        way();
        const auto columns = m_html.in("div", {{"class", QStringLiteral("columns")}});
        if (!m_open.empty())
            matches(QT_TRANSLATE_NOOP("core", "Next matches"),
                    {m_open.begin(), m_open.begin() + shownOf(m_open)});
        if (!m_played.empty())
            matches(QT_TRANSLATE_NOOP("core", "Latest results"),
                    {m_played.rbegin(), m_played.rbegin() + shownOf(m_played)});
        scorers();
    }

private:
    [[nodiscard]] static std::ptrdiff_t shownOf(const std::vector<int> &fixtures)
    {
        return static_cast<std::ptrdiff_t>(std::min(fixtures.size(), matchesShown));
    }

    /// What it is, and how far.
    void lead()
    {
        const CompetitionDefinition &definition = m_site.competition.definition();
        QStringList words;
        if (definition.format.title != definition.name)
            words << definition.format.title;
        if (definition.location && hasNeutralGrounds(definition.format))
            words << m_site.text(QT_TRANSLATE_NOOP("core", "played in %1"), {definition.location->country});
        words << m_site.text(QT_TRANSLATE_NOOP("core", "%1 teams"),
                             {QString::number(definition.entrants.size())});
        m_html.element("p", words.join(QStringLiteral(" · ")),
                       {{"class", QStringLiteral("lead")}, {"dir", QStringLiteral("auto")}});
        const QString played = QString::number(m_played.size());
        const QString all = QString::number(m_played.size() + m_open.size());
        const auto progress = m_html.in("p", {{"class", QStringLiteral("progress")}});
        m_html.element("progress", {},
                       {{"value", played},
                        {"max", all == QLatin1String("0") ? QStringLiteral("1") : all},
                        {"aria-label", m_site.text(QT_TRANSLATE_NOOP("core", "How far it is"))}});
        m_html.text(m_site.text(QT_TRANSLATE_NOOP("core", "%1 of %2 matches played"), {played, all}));
    }

    void places()
    {
        constexpr std::array<const char *, 4> words{
            QT_TRANSLATE_NOOP("core", "Champions"), QT_TRANSLATE_NOOP("core", "Runners-up"),
            QT_TRANSLATE_NOOP("core", "Third place"), QT_TRANSLATE_NOOP("core", "Fourth place")};
        const std::vector<int> &places = m_site.now.finalPlaces;
        if (places.empty() || places.front() == -1)
            return;
        const auto list = m_html.in("dl", {{"class", QStringLiteral("podium")}});
        for (std::size_t i = 0; i < placesListed(m_site.competition.definition().format); ++i) {
            if (places[i] < 0 && (i > 0 || !isTitleVacant(places)))
                continue;
            const auto group = m_html.in("div", {{"class", i == 0 ? QStringLiteral("first") : QString()}});
            m_html.element("dt", i < words.size() ? m_site.text(words[i])
                                                  : m_site.text(QT_TRANSLATE_NOOP("core", "Place %1"),
                                                                {QString::number(i + 1)}));
            const auto name = m_html.in("dd", {{"class", QStringLiteral("name")}});
            if (places[i] < 0)
                m_html.text(m_site.text(QT_TRANSLATE_NOOP("core", "not awarded")));
            else
                m_page.team(places[i], m_site.competition.entrant(places[i]).name);
        }
    }

    /// The champion's way, as a story.
    void way()
    {
        const std::vector<int> &places = m_site.now.finalPlaces;
        if (places.empty() || places.front() < 0)
            return;
        const QStringList story = wayStory(m_site.competition, m_site.now, places.front(), m_site.language);
        // A season of a league is no story.
        constexpr qsizetype longestStory = 12;
        if (story.isEmpty() || story.size() > longestStory)
            return;
        const auto section = m_html.in("section");
        m_html.element("h2", m_site.text(QT_TRANSLATE_NOOP("core", "The way to the title")));
        const auto list = m_html.in("ul", {{"class", QStringLiteral("story")}});
        for (const QString &line : story)
            m_html.element("li", line, {{"dir", QStringLiteral("auto")}});
    }

    void matches(const char *title, const std::vector<int> &fixtures)
    {
        const auto section = m_html.in("section");
        m_html.element("h2", m_site.text(title));
        writeMatches(m_page, fixtures, {});
    }

    void scorers()
    {
        if (m_site.scorers.empty())
            return;
        const auto section = m_html.in("section");
        m_html.element("h2", m_site.text(QT_TRANSLATE_NOOP("core", "Top scorers")));
        {
            const auto list = m_html.in("ol", {{"class", QStringLiteral("scorers")}});
            for (std::size_t i = 0; i < std::min(scorersShown, m_site.scorers.size()); ++i) {
                const Scorer &scorer = m_site.scorers[i];
                const auto item = m_html.in("li");
                m_html.element("span", QString::number(scorer.goals), {{"class", QStringLiteral("count")}});
                const auto who = m_html.in("span", {{"class", QStringLiteral("name")}});
                m_page.name(scorer.name);
                m_html.text(QStringLiteral(" "));
                const auto team = m_html.in("small");
                m_page.name(scorer.teamName);
            }
        }
        m_html.element("a", m_site.text(QT_TRANSLATE_NOOP("core", "All scorers")),
                       {{"href", m_page.to(QStringLiteral("scorers.html"))}});
    }

    PageFrame &m_page;
    HtmlWriter &m_html;
    const Site &m_site;
    /// In the order of play.
    std::vector<int> m_played;
    std::vector<int> m_open;
};

} // namespace

QByteArray overviewPage(const Site &site)
{
    PageFrame page(site, SitePage::Overview, {});
    return page.written([&] { OverviewWriter(page).write(); });
}

} // namespace touchline
