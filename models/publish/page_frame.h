// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/html/html_writer.h"
#include "models/publish/site.h"

namespace touchline {

/// Which entry of the menu a page belongs to.
enum class SitePage { Overview, Tables, Bracket, Fixtures, Suspensions, Scorers, Forecast, Luck, Teams };

/// A page while it is written: head, menu and foot are its own, `html` takes what stands between.
class PageFrame
{
public:
    /// `title` is the heading of the page; empty = the name of the competition. `isBelow`: the page is in a
    /// folder below the others.
    PageFrame(const Site &site, SitePage page, QString title, bool isBelow = false);

    [[nodiscard]] const Site &site() const { return m_site; }
    /// Writes the whole page around what `content` writes.
    template <class Content>
    [[nodiscard]] QByteArray written(Content content)
    {
        {
            const auto root = m_html.in("html", {{"lang", m_site.language.tag}});
            head();
            {
                const auto body = m_html.in("body", {{"class", bodyClass()}});
                header();
                {
                    const auto main = m_html.in("main");
                    heading();
                    content();
                }
                footer();
            }
        }
        return m_html.bytes();
    }

    /// The way to a page: "tables.html", from a page below "../tables.html".
    [[nodiscard]] QString to(const QString &path) const { return m_up + path; }

    /// The name of a team with a link to its page; the words alone where the team is not known (-1).
    void team(int team, const QString &words);
    /// A name on its own, whatever direction it is written in.
    void name(const QString &name);

    [[nodiscard]] HtmlWriter &html() { return m_html; }

private:
    void head();
    void header();
    void heading();
    void footer();
    [[nodiscard]] QString bodyClass() const;

    const Site &m_site;
    const SitePage m_page;
    const QString m_title;
    const QString m_up;
    HtmlWriter m_html;
};

// The pages of a site, one function for each.

/// At a glance: who has won, how far it is, the last and the next matches.
[[nodiscard]] QByteArray overviewPage(const Site &site);
[[nodiscard]] QByteArray tablesPage(const Site &site);
[[nodiscard]] QByteArray bracketPage(const Site &site);
[[nodiscard]] QByteArray fixturesPage(const Site &site);
/// Who misses the next match of each team, and who is one booking short of it.
[[nodiscard]] QByteArray suspensionsPage(const Site &site);
[[nodiscard]] QByteArray scorersPage(const Site &site);
[[nodiscard]] QByteArray figuresPage(const Site &site, SitePage page, const char *title,
                                     const SiteFigures &figures);
/// The list of all teams.
[[nodiscard]] QByteArray teamsPage(const Site &site);
[[nodiscard]] QByteArray teamPage(const Site &site, int team);

} // namespace touchline
