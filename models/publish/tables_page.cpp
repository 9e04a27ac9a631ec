// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/table_deductions.h"
#include "models/publish/page_frame.h"
#include "models/words/common/text_table.h"
#include "models/words/competition/round_words.h"
#include "models/words/competition/standings_words.h"
#include "models/words/fixtures/certainty.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/place_meaning.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>
#include <span>

namespace touchline {

namespace {

/// A name inside a sentence, so that the direction it is written in ends with it (Unicode FSI and PDI).
QString isolated(const QString &name)
{
    return QChar(0x2068) + name + QChar(0x2069);
}

QString kindClass(PlaceMeaning::Kind kind)
{
    switch (kind) {
    case PlaceMeaning::Kind::Champions:
        return QStringLiteral("champions");
    case PlaceMeaning::Kind::GoesOn:
        return QStringLiteral("goes-on");
    case PlaceMeaning::Kind::MayGoOn:
        return QStringLiteral("may-go-on");
    case PlaceMeaning::Kind::GoesUp:
        return QStringLiteral("goes-up");
    case PlaceMeaning::Kind::GoesDown:
        return QStringLiteral("goes-down");
    case PlaceMeaning::Kind::Nothing:
        break;
    }
    return {};
}

/// What the marks of a table mean, each once.
std::vector<PlaceMeaning> legendOf(const std::map<int, PlaceMeaning> &meanings)
{
    std::vector<PlaceMeaning> legend;
    for (const auto &[place, meaning] : meanings)
        if (std::find(legend.begin(), legend.end(), meaning) == legend.end())
            legend.push_back(meaning);
    return legend;
}

void writeLegend(HtmlWriter &html, const std::vector<PlaceMeaning> &legend)
{
    if (legend.empty())
        return;
    const auto list = html.in("ul", {{"class", QStringLiteral("legend")}});
    for (const PlaceMeaning &meaning : legend)
        html.element("li", meaning.words, {{"class", kindClass(meaning.kind)}});
}

/// One table with what belongs to it.
class TableWriter
{
public:
    TableWriter(PageFrame &page, std::size_t table, const std::map<int, PlaceMeaning> &meanings,
                std::span<const Certainty> certain)
        : m_page(page)
        , m_html(page.html())
        , m_site(page.site())
        , m_plan(m_site.competition.tables()[table])
        , m_group(m_site.now.tables[table])
        , m_index(static_cast<int>(table))
        , m_meanings(meanings)
        , m_certain(certain)
    {
        for (const int team : m_group.teams) {
            m_names.push_back(team < 0 ? m_site.text(QT_TRANSLATE_NOOP("core", "not known yet"))
                                       : m_site.competition.entrant(team).name);
            m_isolated.push_back(isolated(m_names.back()));
        }
    }

    /// Without the legend where one stands above all tables of the stage.
    void write(bool hasLegend)
    {
        const auto section = m_html.in("section", {{"class", QStringLiteral("group")},
                                                   {"id", QStringLiteral("table-%1").arg(m_index + 1)}});
        {
            const auto table = m_html.in("table", {{"class", QStringLiteral("standings")}});
            caption();
            head();
            const auto body = m_html.in("tbody");
            for (std::size_t row = 0; row < m_group.table.rows.size(); ++row)
                writeRow(row);
        }
        if (hasLegend)
            writeLegend(m_html, legendOf(m_meanings));
        notes();
    }

private:
    void caption() { m_html.element("caption", tableWords(m_plan, m_site.language)); }

    void head()
    {
        struct Column
        {
            const char *shortName;
            const char *name;
        };
        static constexpr Column columns[] = {
            {QT_TRANSLATE_NOOP("core", "P"), QT_TRANSLATE_NOOP("core", "Played")},
            {QT_TRANSLATE_NOOP("core", "W"), QT_TRANSLATE_NOOP("core", "Won")},
            {QT_TRANSLATE_NOOP("core", "D"), QT_TRANSLATE_NOOP("core", "Drawn")},
            {QT_TRANSLATE_NOOP("core", "L"), QT_TRANSLATE_NOOP("core", "Lost")},
            {QT_TRANSLATE_NOOP("core", "Goals"), QT_TRANSLATE_NOOP("core", "Goals for and against")},
            {QT_TRANSLATE_NOOP("core", "GD"), QT_TRANSLATE_NOOP("core", "Goal difference")},
            {QT_TRANSLATE_NOOP("core", "Pts"), QT_TRANSLATE_NOOP("core", "Points")},
            {QT_TRANSLATE_NOOP("core", "Avg"), QT_TRANSLATE_NOOP("core", "Points per match")},
        };
        const QString column = QStringLiteral("col");
        const auto head = m_html.in("thead");
        const auto row = m_html.in("tr");
        {
            const auto place = m_html.in("th", {{"scope", column}, {"class", QStringLiteral("place")}});
            m_html.element("abbr", QStringLiteral("#"),
                           {{"title", m_site.text(QT_TRANSLATE_NOOP("core", "Place"))}});
        }
        m_html.element("th", m_site.text(QT_TRANSLATE_NOOP("core", "Team")),
                       {{"scope", column}, {"class", QStringLiteral("team")}});
        for (const Column &one : std::span(columns).first(std::size(columns) - (hasAverage() ? 0 : 1))) {
            const auto cell = m_html.in("th", {{"scope", column}});
            m_html.element("abbr", m_site.text(one.shortName), {{"title", m_site.text(one.name)}});
        }
    }

    void writeRow(std::size_t row)
    {
        const Row &line = m_group.table.rows[row];
        const PlaceMeaning *meaning = meaningOfRow(m_meanings, m_group.table, row);
        const auto tr =
            m_html.in("tr", {{"class", meaning != nullptr ? kindClass(meaning->kind) : QString()}});
        {
            const auto place = m_html.in("td", {{"class", QStringLiteral("place")}});
            m_html.text(positionWords(m_group.table, row));
            if (meaning != nullptr)
                m_html.element("span", QStringLiteral(" (%1)").arg(meaning->words),
                               {{"class", QStringLiteral("spoken")}});
        }
        {
            const auto team =
                m_html.in("th", {{"scope", QStringLiteral("row")}, {"class", QStringLiteral("team")}});
            const auto name = m_html.in("span", {{"class", QStringLiteral("name")}});
            m_page.team(m_group.teamOfRow(row), m_names[at(line.team)]);
            writeMark(line.team);
        }
        figures(line.tally);
    }

    void writeMark(int team)
    {
        if (m_certain.empty() || m_certain[at(team)] == Certainty::Open)
            return;
        m_html.text(QStringLiteral(" "));
        m_html.element("abbr", certaintyMark(m_certain[at(team)], m_site.language),
                       {{"title", certaintyWords(m_certain[at(team)], m_site.language)}});
    }

    void figures(const Tally &tally)
    {
        for (const int number : {tally.played, tally.won, tally.drawn, tally.lost})
            m_html.element("td", QString::number(number));
        m_html.element("td", scoreWords({tally.goalsFor, tally.goalsAgainst}));
        m_html.element("td", signedText(tally.goalDifference()));
        m_html.element("td", pointsText(tally.points), {{"class", QStringLiteral("points")}});
        if (hasAverage())
            m_html.element("td", pointsPerGameText(tally, m_site.language),
                           {{"class", QStringLiteral("points")}});
    }

    [[nodiscard]] bool hasAverage() const { return isByAverage(*m_plan.rules); }

    /// Points taken away, who has withdrawn, and why teams on the same points stand as they do.
    void notes()
    {
        QStringList notes;
        for (const Deduction &one : deductionsIn(m_site.competition, m_index)) {
            const TablePoints points = one.points.withoutSign();
            const QString reason = one.match == 0 ? one.reason
                                                  : m_site.text(QT_TRANSLATE_NOOP("core", "match %1: %2"),
                                                                {QString::number(one.match), one.reason});
            const QStringList parts{m_site.competition.entrant(one.team).name, pointsText(points), reason};
            if (one.isBonus())
                notes << (points.plural() == 1
                              ? m_site.text(QT_TRANSLATE_NOOP("core", "%1: %2 bonus point (%3)"), parts)
                              : m_site.text(QT_TRANSLATE_NOOP("core", "%1: %2 bonus points (%3)"), parts));
            else
                notes << (points.plural() == 1
                              ? m_site.text(QT_TRANSLATE_NOOP("core", "%1: %2 point deducted (%3)"), parts)
                              : m_site.text(QT_TRANSLATE_NOOP("core", "%1: %2 points deducted (%3)"), parts));
        }
        for (const TeamBye &one : byesInTable(m_site.competition, m_site.now, m_index))
            notes << m_site.text(QT_TRANSLATE_NOOP("core", "%1: %2"),
                                 {m_site.competition.entrant(one.team).name,
                                  byeWords(m_site.competition, one, m_site.language)});
        for (const int team : m_group.teams)
            if (const QString words =
                    withdrawalWords(m_site.competition, m_site.now, m_index, team, m_site.language);
                !words.isEmpty())
                notes << m_site.text(QT_TRANSLATE_NOOP("core", "%1 %2"),
                                     {m_site.competition.entrant(team).name, words});
        for (std::size_t row = 0; row + 1 < m_group.table.rows.size(); ++row)
            if (const QString reason = reasonFor(row); !reason.isEmpty())
                notes << reason;
        if (const QString legend = certaintyLegend(m_certain, m_site.language); !legend.isEmpty())
            notes << legend;
        if (notes.isEmpty())
            return;
        const auto list = m_html.in("ul", {{"class", QStringLiteral("notes")}});
        for (const QString &note : notes)
            m_html.element("li", note, {{"dir", QStringLiteral("auto")}});
    }

    /// Why a row stands above the next one, where points alone do not say it and both have played.
    [[nodiscard]] QString reasonFor(std::size_t row) const
    {
        const Table &table = m_group.table;
        const bool isPlayed = table.rows[row].tally.played > 0 && table.rows[row + 1].tally.played > 0;
        const TieBreak shown = hasAverage() ? TieBreak::PointsPerGame : TieBreak::Points;
        if (!isPlayed || table.separations[row].by == shown)
            return {};
        // The sentence about the next team comes first, that teams are level comes last.
        const QStringList reasons = why(table, row, *m_plan.rules, m_isolated, m_site.language);
        return m_site.text(QT_TRANSLATE_NOOP("core", "%1: %2"),
                           {m_isolated[at(table.rows[row].team)],
                            isLevelWithNext(table, row) ? reasons.back() : reasons.front()});
    }

    PageFrame &m_page;
    HtmlWriter &m_html;
    const Site &m_site;
    const TablePlan &m_plan;
    const GroupTable &m_group;
    const int m_index;
    const std::map<int, PlaceMeaning> &m_meanings;
    const std::span<const Certainty> m_certain;
    std::vector<QString> m_names;
    std::vector<QString> m_isolated;
};

/// The tables of one stage, as indices from..to - 1.
void writeStage(PageFrame &page, const PlaceMeanings &meanings, const Certainties &certain, std::size_t from,
                std::size_t to)
{
    const Site &site = page.site();
    const int stage = site.competition.tables()[from].stage;
    page.html().element("h2", capitalized(site.competition.definition().format.stages[at(stage)].name));
    const std::vector<PlaceMeaning> legend = legendOf(meanings[from]);
    bool isShared = to - from > 1;
    for (std::size_t table = from; table < to; ++table)
        isShared = isShared && legendOf(meanings[table]) == legend;
    if (isShared)
        writeLegend(page.html(), legend);
    const auto groups = page.html().in("div", {{"class", QStringLiteral("groups")}});
    for (std::size_t table = from; table < to; ++table)
        TableWriter(page, table, meanings[table], certain[table]).write(!isShared);
}

} // namespace

QByteArray tablesPage(const Site &site)
{
    PageFrame page(site, SitePage::Tables, site.text(QT_TRANSLATE_NOOP("core", "Tables")));
    const PlaceMeanings meanings = placeMeanings(site.competition, site.language);
    const Certainties certain = certainties(site.competition);
    return page.written([&] {
        const std::vector<TablePlan> &tables = site.competition.tables();
        for (std::size_t from = 0; from < tables.size();) {
            std::size_t to = from;
            while (to < tables.size() && tables[to].stage == tables[from].stage)
                ++to;
            writeStage(page, meanings, certain, from, to);
            from = to;
        }
    });
}

} // namespace touchline
