// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "models/publish/page_frame.h"
#include "models/words/competition/availability_text.h"
#include "models/words/fixtures/fixture_words.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

class SuspensionsWriter
{
public:
    explicit SuspensionsWriter(PageFrame &page) : m_page(page), m_html(page.html()), m_site(page.site()) {}

    void write()
    {
        QString day;
        for (const SiteNextMatch &match : m_site.options.nextMatches) {
            const QString own = dayOf(match.fixture);
            if (own != day || &match == &m_site.options.nextMatches.front())
                m_html.element("h2",
                               own.isEmpty() ? m_site.text(QT_TRANSLATE_NOOP("core", "Next matches")) : own);
            day = own;
            writeMatch(match);
        }
        writeFielded();
        writeFines();
    }

private:
    /// "Sat 28 Nov 2026"; empty where nobody knows.
    [[nodiscard]] QString dayOf(int fixture) const
    {
        const Appointment *appointment = m_site.competition.appointment(fixture);
        return appointment == nullptr ? QString() : m_site.language.shortDate(appointment->date);
    }

    void writeMatch(const SiteNextMatch &match)
    {
        const auto section = m_html.in("section", {{"class", QStringLiteral("absent")}});
        {
            const auto heading = m_html.in("h3");
            side(match.fixture, Side::Home);
            m_html.text(QStringLiteral(" – "));
            side(match.fixture, Side::Away);
            const int number = m_site.competition.fixtures()[at(match.fixture)].number;
            m_html.element("small", QStringLiteral(" ") + m_site.text(QT_TRANSLATE_NOOP("core", "match %1"),
                                                                      {QString::number(number)}));
            // As the window and its prints say it.
            if (match.hasEarlier)
                m_html.element("small", QStringLiteral(", ") + notSettledText(m_site.language));
        }
        if (match.players.empty())
            m_html.element("p", nobodyOutText(!match.hasEarlier, m_site.language));
        list(match, false, nullptr);
        const bool isByInjury = std::any_of(match.players.begin(), match.players.end(),
                                            [](const SitePlayer &one) { return one.isByInjury; });
        list(match, true,
             isByInjury ? QT_TRANSLATE_NOOP("core", "One yellow card or injury from missing a match:")
                        : QT_TRANSLATE_NOOP("core", "One yellow card from a ban:"));
    }

    void writeFielded()
    {
        if (m_site.options.fielded.empty())
            return;
        const auto section = m_html.in("section", {{"class", QStringLiteral("absent")}});
        m_html.element("h2",
                       m_site.text(QT_TRANSLATE_NOOP("core", "Took part although suspended or injured")));
        const auto list = m_html.in("ul");
        for (const SiteFielded &one : m_site.options.fielded) {
            const auto item = m_html.in("li");
            {
                const auto who = m_html.in("strong", {{"class", QStringLiteral("name")}});
                m_page.name(one.name);
            }
            m_html.text(QStringLiteral(" ("));
            m_page.team(one.team, m_site.competition.entrant(one.team).name);
            m_html.text(QStringLiteral(") "));
            side(one.fixture, Side::Home);
            m_html.text(QStringLiteral(" – "));
            side(one.fixture, Side::Away);
            m_html.text(fieldedWords(one));
        }
    }

    void writeFines()
    {
        if (m_site.options.fines.empty())
            return;
        const auto section = m_html.in("section", {{"class", QStringLiteral("absent")}});
        m_html.element("h2", m_site.text(QT_TRANSLATE_NOOP("core", "Fines")));
        const auto list = m_html.in("ul");
        for (const SiteFine &one : m_site.options.fines) {
            const auto item = m_html.in("li");
            if (!one.name.isEmpty()) {
                {
                    const auto who = m_html.in("strong", {{"class", QStringLiteral("name")}});
                    m_page.name(one.name);
                }
                m_html.text(QStringLiteral(" ("));
            }
            m_page.team(one.team, m_site.competition.entrant(one.team).name);
            m_html.text(one.name.isEmpty() ? QStringLiteral(" ") : QStringLiteral(") "));
            side(one.fixture, Side::Home);
            m_html.text(QStringLiteral(" – "));
            side(one.fixture, Side::Away);
            m_html.text(QStringLiteral(" (%1): %2; ")
                            .arg(matchOf(one.fixture, one.day), m_site.language.text(one.cause)));
            m_html.text(m_site.text(one.isPaid ? QT_TRANSLATE_NOOP("core", "%1, paid")
                                               : QT_TRANSLATE_NOOP("core", "%1, open"),
                                    {m_site.language.money(one.amount, one.currency)}));
        }
    }

    /// "match 12, Sat 28 Nov 2026"
    [[nodiscard]] QString matchOf(int fixture, QDate day) const
    {
        const QString number =
            m_site.text(QT_TRANSLATE_NOOP("core", "match %1"),
                        {QString::number(m_site.competition.fixtures()[at(fixture)].number)});
        return day.isValid() ? QStringLiteral("%1, %2").arg(number, m_site.language.shortDate(day)) : number;
    }

    /// " (match 12, Sat 28 Nov 2026): sent off v Rovers; by the rules: the match is lost"
    [[nodiscard]] QString fieldedWords(const SiteFielded &one) const
    {
        const auto joined = [this](const std::vector<Message> &messages, const QString &between) {
            QStringList words;
            for (const Message &message : messages)
                words << m_site.language.text(message);
            return words.join(between);
        };
        QString words = QStringLiteral(" (%1): %2")
                            .arg(matchOf(one.fixture, one.day), joined(one.because, QStringLiteral("; ")));
        if (!one.costs.empty())
            words += QStringLiteral("; ") + m_site.text(QT_TRANSLATE_NOOP("core", "by the rules: %1"),
                                                        {joined(one.costs, QStringLiteral(", "))});
        return words;
    }

    void side(int fixture, Side side)
    {
        m_page.team(m_site.now.fixtures[at(fixture)].teams[side],
                    sideTitle(m_site.competition, m_site.now, fixture, side, m_site.language));
    }

    void list(const SiteNextMatch &match, bool isAtRisk, const char *title)
    {
        const auto isMeant = [isAtRisk](const SitePlayer &one) { return one.isAtRisk == isAtRisk; };
        if (std::none_of(match.players.begin(), match.players.end(), isMeant))
            return;
        if (title != nullptr)
            m_html.element("p", m_site.text(title));
        const auto list = m_html.in("ul");
        for (const SitePlayer &player : match.players)
            if (isMeant(player))
                write(player);
    }

    void write(const SitePlayer &player)
    {
        const auto item = m_html.in("li");
        {
            const auto who = m_html.in("strong", {{"class", QStringLiteral("name")}});
            m_page.name(player.name);
        }
        m_html.text(QStringLiteral(" ("));
        m_page.team(player.team, m_site.competition.entrant(player.team).name);
        m_html.text(QStringLiteral(") "));
        QStringList words;
        for (const Message &reason : player.because)
            words << m_site.language.text(reason);
        if (!player.isAtRisk)
            words << missesWords(player);
        if (!player.free.isEmpty())
            words << m_site.language.text(player.free);
        m_html.text(words.join(QStringLiteral("; ")));
    }

    [[nodiscard]] QString missesWords(const SitePlayer &player) const
    {
        return m_site.text(player.misses ? QT_TRANSLATE_NOOP("core", "misses %1")
                                         : QT_TRANSLATE_NOOP("core", "out %1"),
                           {absenceLength(player.misses, player.until, m_site.language)});
    }

    PageFrame &m_page;
    HtmlWriter &m_html;
    const Site &m_site;
};

} // namespace

QByteArray suspensionsPage(const Site &site)
{
    PageFrame page(site, SitePage::Suspensions, site.text(QT_TRANSLATE_NOOP("core", "Suspensions")));
    return page.written([&] { SuspensionsWriter(page).write(); });
}

} // namespace touchline
