// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/page_frame.h"

#include <QtGlobal>

namespace touchline {

namespace {

/// A page without scripts: a browser shall run none, even if somebody finds a way to put one in.
const QString contentPolicy =
    QStringLiteral("script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'");

/// A pitch seen from above, so that no browser asks for a picture that is not there.
const QString icon =
    QStringLiteral("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
                   "%3Crect width='16' height='16' rx='3' fill='%2315803d'/%3E"
                   "%3Cg fill='none' stroke='white'%3E%3Ccircle cx='8' cy='8' r='3'/%3E"
                   "%3Cpath d='M8 1v14'/%3E%3C/g%3E%3C/svg%3E");

} // namespace

PageFrame::PageFrame(const Site &site, SitePage page, QString title, bool isBelow)
    : m_site(site)
    , m_page(page)
    , m_title(std::move(title))
    , m_up(isBelow ? QStringLiteral("../") : QString())
{
}

void PageFrame::name(const QString &name)
{
    m_html.element("bdi", name);
}

void PageFrame::team(int team, const QString &words)
{
    if (team < 0) {
        m_html.element("span", words, {{"class", QStringLiteral("open")}});
        return;
    }
    const QString page = m_site.teamPages.at(team);
    const auto link = m_html.in("a", {{"href", to(QStringLiteral("teams/%1.html").arg(page))}});
    if (const QString picture = m_site.pictures.at(team); !picture.isEmpty())
        m_html.single(
            "img", {{"src", to(picture)}, {"alt", QStringLiteral("")}, {"class", QStringLiteral("badge")}});
    name(words);
}

void PageFrame::head()
{
    const QString competition = m_site.competition.definition().name;
    const auto head = m_html.in("head");
    m_html.single("meta", {{"charset", QStringLiteral("utf-8")}});
    m_html.single("meta", {{"name", QStringLiteral("viewport")},
                           {"content", QStringLiteral("width=device-width, initial-scale=1")}});
    m_html.single("meta",
                  {{"http-equiv", QStringLiteral("Content-Security-Policy")}, {"content", contentPolicy}});
    m_html.single("meta",
                  {{"name", QStringLiteral("color-scheme")}, {"content", QStringLiteral("light dark")}});
    m_html.element("title", m_title.isEmpty() ? competition : m_title + QStringLiteral(" · ") + competition);
    m_html.single("link", {{"rel", QStringLiteral("icon")}, {"href", icon}});
    m_html.single("link", {{"rel", QStringLiteral("stylesheet")}, {"href", to(QStringLiteral("style.css"))}});
}

QString PageFrame::bodyClass() const
{
    return m_page == SitePage::Bracket ? QStringLiteral("wide") : QString();
}

void PageFrame::header()
{
    const auto header = m_html.in("header", {{"class", QStringLiteral("top")}});
    {
        const auto brand = m_html.in("p", {{"class", QStringLiteral("brand")}});
        const auto link = m_html.in("a", {{"href", to(QStringLiteral("index.html"))}});
        name(m_site.competition.definition().name);
    }
    const auto menu = m_html.in("nav", {{"aria-label", m_site.text(QT_TRANSLATE_NOOP("core", "Pages"))}});
    const auto list = m_html.in("ul");
    const auto entry = [this](SitePage page, const char *path, const char *text) {
        const auto item = m_html.in("li");
        m_html.element("a", m_site.text(text),
                       {{"href", to(QLatin1String(path))},
                        {"aria-current", page == m_page ? QStringLiteral("page") : QString()}});
    };
    entry(SitePage::Overview, "index.html", QT_TRANSLATE_NOOP("core", "Overview"));
    if (m_site.hasTables)
        entry(SitePage::Tables, "tables.html", QT_TRANSLATE_NOOP("core", "Tables"));
    if (m_site.hasBracket)
        entry(SitePage::Bracket, "bracket.html", QT_TRANSLATE_NOOP("core", "Bracket"));
    entry(SitePage::Fixtures, "fixtures.html", QT_TRANSLATE_NOOP("core", "Fixtures"));
    if (!m_site.options.nextMatches.empty() || !m_site.options.fielded.empty() ||
        !m_site.options.fines.empty())
        entry(SitePage::Suspensions, "suspensions.html", QT_TRANSLATE_NOOP("core", "Suspensions"));
    if (!m_site.scorers.empty())
        entry(SitePage::Scorers, "scorers.html", QT_TRANSLATE_NOOP("core", "Scorers"));
    if (!m_site.options.forecast.tables.empty())
        entry(SitePage::Forecast, "forecast.html", QT_TRANSLATE_NOOP("core", "Forecast"));
    if (!m_site.options.luck.tables.empty())
        entry(SitePage::Luck, "luck.html", QT_TRANSLATE_NOOP("core", "Luck"));
    entry(SitePage::Teams, "teams.html", QT_TRANSLATE_NOOP("core", "Teams"));
}

void PageFrame::heading()
{
    const auto heading = m_html.in("h1");
    name(m_title.isEmpty() ? m_site.competition.definition().name : m_title);
}

void PageFrame::footer()
{
    const auto footer = m_html.in("footer");
    const QDate date = m_site.options.date;
    m_html.element("p", date.isValid() ? m_site.text(QT_TRANSLATE_NOOP("core", "Made with Touchline, %1."),
                                                     {m_site.language.longDate(date)})
                                       : m_site.text(QT_TRANSLATE_NOOP("core", "Made with Touchline.")));
    if (!m_site.options.credit.isEmpty())
        m_html.element("p", m_site.options.credit);
}

} // namespace touchline
