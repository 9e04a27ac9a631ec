// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/page_frame.h"

#include <QtGlobal>

namespace touchline {

namespace {

/// A cell with the name of a person or a team.
void nameCell(PageFrame &page, const char *tag, const QString &scope, const QString &name, int team)
{
    HtmlWriter &html = page.html();
    const auto cell = html.in(tag, {{"scope", scope}, {"class", QStringLiteral("team")}});
    const auto clamp = html.in("span", {{"class", QStringLiteral("name")}});
    if (team >= 0)
        page.team(team, name);
    else
        page.name(name);
}

void scorerRow(PageFrame &page, const Scorer &scorer, const QString &place)
{
    HtmlWriter &html = page.html();
    const auto row = html.in("tr");
    html.element("td", place, {{"class", QStringLiteral("place")}});
    nameCell(page, "th", QStringLiteral("row"), scorer.name, -1);
    nameCell(page, "td", {}, scorer.teamName, page.site().competition.indexOfTeam(scorer.team));
    html.element("td", QString::number(scorer.goals), {{"class", QStringLiteral("points")}});
    html.element("td", QString::number(scorer.penalties));
}

} // namespace

QByteArray scorersPage(const Site &site)
{
    PageFrame page(site, SitePage::Scorers, site.text(QT_TRANSLATE_NOOP("core", "Scorers")));
    return page.written([&] {
        HtmlWriter &html = page.html();
        const auto table = html.in("table", {{"class", QStringLiteral("list")}});
        html.element("caption",
                     site.text(QT_TRANSLATE_NOOP("core", "Goals, without shoot-outs and own goals")));
        {
            const QString column = QStringLiteral("col");
            const auto head = html.in("thead");
            const auto row = html.in("tr");
            html.element("th", QStringLiteral("#"), {{"scope", column}, {"class", QStringLiteral("place")}});
            for (const char *word : {QT_TRANSLATE_NOOP("core", "Player"), QT_TRANSLATE_NOOP("core", "Team")})
                html.element("th", site.text(word), {{"scope", column}, {"class", QStringLiteral("team")}});
            html.element("th", site.text(QT_TRANSLATE_NOOP("core", "Goals")), {{"scope", column}});
            html.element("th", site.text(QT_TRANSLATE_NOOP("core", "Pen.")), {{"scope", column}});
        }
        const auto body = html.in("tbody");
        for (std::size_t i = 0; i < site.scorers.size(); ++i) {
            // Who has as many goals as the one before shares his place.
            const bool isSame = i > 0 && site.scorers[i].goals == site.scorers[i - 1].goals;
            scorerRow(page, site.scorers[i], isSame ? QStringLiteral("=") : QString::number(i + 1));
        }
    });
}

} // namespace touchline
