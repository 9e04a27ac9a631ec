// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/timetable_page.h"

#include "core/base/index.h"
#include "core/competition/officials.h"
#include "core/competition/timetable/day_grid.h"
#include "core/exchange/html/html_writer.h"
#include "models/words/competition/timetable_text.h"
#include "models/words/fixtures/fixture_words.h"

#include <QtGlobal>

namespace touchline {

namespace {

/// Nothing is loaded and no script runs.
const QString timetablePolicy = QStringLiteral("default-src 'none'; style-src 'unsafe-inline'");

/// Without signs that HTML escapes.
const QString style = QStringLiteral("@page { size: A4 landscape; margin: 12mm }\n"
                                     "body { font: 14px sans-serif; margin: 12px }\n"
                                     "h1 { font-size: 22px; margin: 0 0 8px }\n"
                                     "h2 { font-size: 18px; margin: 0 0 8px }\n"
                                     "section { break-after: page; margin-bottom: 32px }\n"
                                     "section:last-child { break-after: auto }\n"
                                     "table { border-collapse: collapse; width: 100% }\n"
                                     "th, td { border: 1px solid; padding: 4px 6px; text-align: start; "
                                     "vertical-align: top }\n"
                                     "tr { break-inside: avoid }\n"
                                     "th.time { white-space: nowrap; width: 1% }\n"
                                     "td.result { width: 20% }\n"
                                     "small { display: block }\n");

/// Writes the sheets of one competition.
class TimetableSheets
{
public:
    TimetableSheets(const Competition &competition, const Language &language)
        : m_competition(competition)
        , m_language(language)
        , m_now(progress(competition))
        , m_officials(competition)
    {
    }

    [[nodiscard]] QByteArray written(const std::vector<DayGrid> &grids)
    {
        {
            const auto root = m_html.in("html", {{"lang", m_language.tag}});
            writeHead();
            const auto body = m_html.in("body");
            for (const DayGrid &grid : grids) {
                writeGrid(grid);
                for (std::size_t table = 0; table < at(grid.tables.size()); ++table)
                    writeTable(grid, table);
            }
        }
        return m_html.bytes();
    }

private:
    [[nodiscard]] const QString &name() const { return m_competition.definition().name; }

    void writeHead()
    {
        const auto head = m_html.in("head");
        m_html.single("meta", {{"charset", QStringLiteral("utf-8")}});
        m_html.single("meta", {{"http-equiv", QStringLiteral("Content-Security-Policy")},
                               {"content", timetablePolicy}});
        m_html.element("title", m_language.text(QT_TRANSLATE_NOOP("core", "Timetable")) +
                                    QStringLiteral(" · ") + name());
        m_html.element("style", style);
    }

    void writeMatch(int fixture)
    {
        const auto line = m_html.in("div");
        const TimetableWords words = timetableWords(m_competition, m_now, fixture, m_language);
        m_html.text(words.number + QStringLiteral(": "));
        m_html.element("bdi", words.home);
        if (!words.away.isEmpty()) {
            m_html.text(QStringLiteral(" %1 ").arg(words.between));
            m_html.element("bdi", words.away);
        }
        if (const QString referee = m_officials.nameOf(fixture); !referee.isEmpty())
            m_html.element("small", m_language.text(QT_TRANSLATE_NOOP("core", "referee: %1"), {referee}));
    }

    void writeTime(QTime time)
    {
        m_html.element("th", m_language.clock(time), {{"class", QStringLiteral("time")}});
    }

    void writeGrid(const DayGrid &grid)
    {
        const auto section = m_html.in("section");
        m_html.element("h1", name());
        m_html.element("h2", m_language.shortDate(grid.day));
        const auto table = m_html.in("table");
        {
            const auto row = m_html.in("tr");
            m_html.element("th", QString());
            for (const QString &one : grid.tables) {
                const auto heading = m_html.in("th");
                m_html.element("bdi", one);
            }
        }
        for (std::size_t hour = 0; hour < grid.hours.size(); ++hour) {
            const auto row = m_html.in("tr");
            writeTime(grid.hours[hour]);
            for (const std::vector<int> &cell : grid.cells[hour]) {
                const auto data = m_html.in("td");
                for (const int fixture : cell)
                    writeMatch(fixture);
            }
        }
    }

    void writeTable(const DayGrid &grid, std::size_t table)
    {
        const auto section = m_html.in("section");
        m_html.element("h1", grid.tables.at(static_cast<qsizetype>(table)));
        m_html.element("h2", name() + QStringLiteral(", ") + m_language.shortDate(grid.day));
        const auto list = m_html.in("table");
        {
            const auto row = m_html.in("tr");
            m_html.element("th", QString());
            m_html.element("th", m_language.text(QT_TRANSLATE_NOOP("core", "Match")));
            m_html.element("th", m_language.text(QT_TRANSLATE_NOOP("core", "Result")));
        }
        for (std::size_t hour = 0; hour < grid.hours.size(); ++hour)
            for (const int fixture : grid.cells[hour][table]) {
                const auto row = m_html.in("tr");
                writeTime(grid.hours[hour]);
                {
                    const auto data = m_html.in("td");
                    writeMatch(fixture);
                }
                m_html.element("td", QString(), {{"class", QStringLiteral("result")}});
            }
    }

    const Competition &m_competition;
    const Language &m_language;
    Progress m_now;
    Officials m_officials;
    HtmlWriter m_html;
};

} // namespace

Result<QByteArray> timetablePage(const Competition &competition, const Language &language)
{
    const std::vector<DayGrid> grids = dayGrids(competition, progress(competition));
    if (grids.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No match has a table and a time yet."));
    return TimetableSheets(competition, language).written(grids);
}

} // namespace touchline
