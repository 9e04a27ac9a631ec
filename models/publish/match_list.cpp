// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/match_list.h"

#include "core/base/index.h"
#include "models/words/fixtures/condition_words.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/goal_words.h"
#include "models/words/fixtures/match_summary.h"

#include <QtGlobal>

namespace touchline {

namespace {

class MatchWriter
{
public:
    MatchWriter(PageFrame &page, MatchListStyle style, int fixture)
        : m_page(page)
        , m_html(page.html())
        , m_site(page.site())
        , m_style(style)
        , m_index(fixture)
        , m_fixture(m_site.competition.fixtures()[at(fixture)])
        , m_status(m_site.now.fixtures[at(fixture)])
        , m_appointment(m_site.competition.appointment(fixture))
        , m_outcome(outcomeWords(m_site.competition, m_site.now, fixture, m_site.language))
    {
    }

    void write()
    {
        const QString anchor = m_style.hasAnchors ? matchAnchor(m_fixture.number) : QString();
        const auto item = m_html.in("li", {{"class", QStringLiteral("match")}, {"id", anchor}});
        when();
        side(Side::Home);
        m_html.element(
            "span", m_outcome.between,
            {{"class", m_outcome.hasResult ? QStringLiteral("score") : QStringLiteral("score open")}});
        side(Side::Away);
        if (!m_outcome.note.isEmpty())
            m_html.element("span", m_outcome.note, {{"class", QStringLiteral("note")}});
        if (m_style.hasGoals)
            goals();
        where();
        if (m_style.hasFacts)
            facts();
    }

private:
    /// In two parts, so that a narrow screen breaks the line between them.
    void when()
    {
        const auto when = m_html.in("span", {{"class", QStringLiteral("when")}});
        if (m_appointment != nullptr && m_appointment->date.isValid()) {
            const auto day = m_html.in("span");
            m_html.element("time", m_site.language.shortDate(m_appointment->date),
                           {{"datetime", m_appointment->date.toString(Qt::ISODate)}});
            if (m_appointment->time.isValid())
                m_html.text(QStringLiteral(" · ") + m_site.language.clock(m_appointment->time));
        }
        m_html.text(QStringLiteral(" "));
        const auto match = m_html.in("span", {{"dir", QStringLiteral("auto")}});
        m_html.text(stageWords() + QStringLiteral(" · ") +
                    m_site.text(QT_TRANSLATE_NOOP("core", "match %1"), {QString::number(m_fixture.number)}));
    }

    [[nodiscard]] QString stageWords() const
    {
        return m_fixture.table >= 0
                   ? tableWords(m_site.competition.tables()[at(m_fixture.table)], m_site.language)
                   : capitalized(m_fixture.stageName);
    }

    void side(Side side)
    {
        const QString place = side == Side::Home ? QStringLiteral("side home") : QStringLiteral("side away");
        const bool hasWon = m_outcome.winner == side;
        const auto cell = m_html.in("span", {{"class", hasWon ? place + QStringLiteral(" won") : place}});
        const auto name = m_html.in("span", {{"class", QStringLiteral("name")}});
        m_page.team(m_status.teams[side],
                    sideTitle(m_site.competition, m_site.now, m_index, side, m_site.language));
    }

    void goals()
    {
        const MatchReport *report = personalReport(m_site.competition, m_site.now, m_index);
        if (report == nullptr)
            return;
        for (const Side side : bothSides)
            if (const QStringList scorers = goalWords(*report, side, m_site.language); !scorers.isEmpty()) {
                const auto cell =
                    m_html.in("span", {{"class", side == Side::Home ? QStringLiteral("goals home")
                                                                    : QStringLiteral("goals away")}});
                for (const QString &scorer : scorers)
                    m_html.element("span", scorer,
                                   {{"class", QStringLiteral("goal")}, {"dir", QStringLiteral("auto")}});
            }
    }

    void where()
    {
        QStringList parts{matchPlace(m_site.competition, m_index, m_site.now.fixtures[at(m_index)].teams,
                                     m_site.options.grounds)};
        if (const QString referee = m_site.officials.nameOf(m_index); !referee.isEmpty())
            parts << m_site.text(QT_TRANSLATE_NOOP("core", "Referee: %1"), {referee});
        if (m_site.rules)
            parts += conditionTexts(m_site.competition, m_site.now, m_index, *m_site.rules, m_site.language);
        parts.removeAll(QString());
        if (!parts.isEmpty())
            m_html.element("span", parts.join(QStringLiteral(" · ")),
                           {{"class", QStringLiteral("where")}, {"dir", QStringLiteral("auto")}});
    }

    void facts()
    {
        const MatchReport *report = personalReport(m_site.competition, m_site.now, m_index);
        if (report == nullptr)
            return;
        const std::vector<ScoreSheet> &sheets = m_site.options.sheets;
        const ScoreSheet &sheet = sheets.empty() ? plainScoreSheet() : sheets[at(m_index)];
        PerSide<QString> teams;
        for (const Side side : bothSides)
            teams[side] = sideTitle(m_site.competition, m_site.now, m_index, side, m_site.language);
        QStringList lines =
            summaryLines(matchSummary(*report, sheet, m_site.language), teams, m_site.language);
        if (!m_site.options.moments.empty())
            lines += m_site.options.moments[at(m_index)];
        if (lines.isEmpty())
            return;
        const auto details = m_html.in("details", {{"class", QStringLiteral("facts")}});
        m_html.element("summary", m_site.text(QT_TRANSLATE_NOOP("core", "Match facts")));
        const auto list = m_html.in("ul");
        for (const QString &line : lines)
            m_html.element("li", line, {{"dir", QStringLiteral("auto")}});
    }

    PageFrame &m_page;
    HtmlWriter &m_html;
    const Site &m_site;
    const MatchListStyle m_style;
    const int m_index;
    const Fixture &m_fixture;
    const FixtureStatus &m_status;
    const Appointment *m_appointment;
    const OutcomeWords m_outcome;
};

} // namespace

void writeMatches(PageFrame &page, std::span<const int> fixtures, MatchListStyle style)
{
    const auto list = page.html().in(
        "ul", {{"class", style.isRoomy ? QStringLiteral("matches roomy") : QStringLiteral("matches")}});
    for (const int fixture : fixtures)
        MatchWriter(page, style, fixture).write();
}

QString matchAnchor(int number)
{
    return QStringLiteral("match-%1").arg(number);
}

bool isShown(const Site &site, int fixture)
{
    const FixtureState state = site.now.fixtures[at(fixture)].state;
    if (state == FixtureState::NotNeeded)
        return false;
    return !site.competition.fixtures()[at(fixture)].isConditional() || state != FixtureState::Waiting;
}

} // namespace touchline
