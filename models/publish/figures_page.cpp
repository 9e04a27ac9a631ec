// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/page_frame.h"

namespace touchline {

namespace {

void figureTable(PageFrame &page, const QString &caption, const FigureTable &table)
{
    HtmlWriter &html = page.html();
    const auto wide = html.in("div", {{"class", QStringLiteral("figures")}});
    const auto written = html.in("table", {{"class", QStringLiteral("list")}});
    html.element("caption", caption);
    const auto kindOf = [&table](std::size_t column) {
        return table.columns[column].isFigure ? QString() : QStringLiteral("team");
    };
    {
        const auto head = html.in("thead");
        const auto row = html.in("tr");
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            html.element(
                "th", table.columns[i].text,
                {{"scope", QStringLiteral("col")}, {"class", kindOf(i)}, {"title", table.columns[i].name}});
    }
    const auto body = html.in("tbody");
    for (const FigureRow &figures : table.rows) {
        const auto row = html.in("tr");
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const QString &text = figures.cells.at(static_cast<qsizetype>(i));
            const QString spoken = figures.spoken.value(static_cast<qsizetype>(i));
            if (static_cast<int>(i) != table.teamColumn) {
                html.element("td", text, {{"class", kindOf(i)}, {"title", spoken}});
                continue;
            }
            const auto cell =
                html.in("th", {{"scope", QStringLiteral("row")}, {"class", QStringLiteral("team")}});
            const auto clamp = html.in("span", {{"class", QStringLiteral("name")}});
            page.team(page.site().competition.indexOfTeam(figures.team), text);
        }
    }
}

} // namespace

QByteArray figuresPage(const Site &site, SitePage kind, const char *title, const SiteFigures &figures)
{
    PageFrame page(site, kind, site.text(title));
    return page.written([&] {
        for (const QString &sentence : figures.sentences)
            page.html().element("p", sentence);
        for (const SiteFigures::Captioned &one : figures.tables)
            figureTable(page, one.caption, one.table);
    });
}

} // namespace touchline
