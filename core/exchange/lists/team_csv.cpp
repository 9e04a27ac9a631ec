// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/team_csv.h"

#include "core/base/search_key.h"
#include "core/exchange/csv/list_headings.h"

#include <QRegularExpression>
#include <QString>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

namespace touchline {

namespace {

struct NamedColour
{
    /// As searchKey() gives them, without blanks.
    const char *names;
    const char *code;
};

constexpr NamedColour namedColours[] = {
    {"white weiss", "#FFFFFF"},
    {"black schwarz", "#000000"},
    {"grey gray grau", "#808080"},
    {"silver silber", "#C0C0C0"},
    {"red rot", "#D00000"},
    {"darkred dunkelrot", "#8B0000"},
    {"claret maroon burgundy weinrot bordeaux", "#7A0019"},
    {"orange", "#FF7F00"},
    {"amber bernstein", "#FFBF00"},
    {"gold golden", "#D4AF37"},
    {"yellow gelb", "#FFE000"},
    {"lightgreen hellgrun", "#7CCD7C"},
    {"green grun", "#008000"},
    {"darkgreen dunkelgrun", "#004D00"},
    {"turquoise turkis", "#30D5C8"},
    {"lightblue hellblau", "#8AB8E6"},
    {"skyblue himmelblau", "#6CABDD"},
    {"blue blau", "#0047AB"},
    {"royalblue konigsblau", "#1D3FBB"},
    {"darkblue dunkelblau", "#00008B"},
    {"navy navyblue marineblau", "#001F4D"},
    {"purple lila", "#6A0DAD"},
    {"violet violett", "#7F00FF"},
    {"pink rosa", "#FF69B4"},
    {"brown braun", "#6B3E12"},
};

constexpr int firstYear = 1800;
constexpr int lastYear = 2999;

ColumnSet teamColumns()
{
    return {{neededColumn("name", headings::teamName), optionalColumn("code", headings::teamCode),
             optionalColumn("year", headings::year), optionalColumn("country", headings::nation),
             optionalColumn("conference", headings::conference), optionalColumn("manager", headings::manager),
             optionalColumn("kit_first", headings::firstKit),
             optionalColumn("kit_second", headings::secondKit)}};
}

/// The same for teams that are the same to somebody who looks for them: name and year.
using TeamKey = std::pair<QString, int>;

TeamKey keyOf(const Team &team)
{
    const QString key = searchKey(team.name);
    return {key.isEmpty() ? team.name : key, team.year};
}

class TeamsReader
{
public:
    TeamsReader(const std::vector<Team> &existing, const NewId &newId) : m_newId(newId)
    {
        for (const Team &team : existing) {
            m_existing.emplace(keyOf(team), &team);
            keep(team, 0);
        }
        // A name that a club had before means it, unless another one is called so.
        for (const Team &team : existing)
            for (const QString &name : team.formerNames) {
                Team former = team;
                former.name = name;
                m_existing.emplace(keyOf(former), &team);
            }
    }

    Team read(ImportLine &line)
    {
        Team team;
        team.id = m_newId();
        team.name = line.neededText("name");
        team.code = line.text("code");
        team.year = line.number("year", firstYear, lastYear).value_or(0);
        team.lineage = line.text("country");
        team.conference = line.text("conference");
        team.manager = line.text("manager");
        team.kit.first = colour(line, "kit_first");
        team.kit.second = colour(line, "kit_second");
        if (const auto found = m_existing.find(keyOf(team)); found != m_existing.end()) {
            checkSame(line, *found->second);
            line.markKnown();
            return *found->second;
        }
        checkNew(line, team);
        if (line.problems().empty())
            keep(team, line.line());
        return team;
    }

private:
    static QString colour(ImportLine &line, const char *column)
    {
        const QString text = line.text(column);
        QString code = kitColour(text);
        if (code.isEmpty() && !text.isEmpty())
            line.note(
                column,
                QT_TRANSLATE_NOOP("core", "\"%1\" is not a colour. Write it like dark blue or #1A2B3C."),
                {text});
        return code;
    }

    /// What the row says of a team that is there, and what would not be taken.
    static void checkSame(ImportLine &line, const Team &known)
    {
        const std::array<std::pair<const char *, QString>, 6> cells{{{"code", known.code},
                                                                     {"country", known.lineage},
                                                                     {"conference", known.conference},
                                                                     {"manager", known.manager},
                                                                     {"kit_first", known.kit.first},
                                                                     {"kit_second", known.kit.second}}};
        for (const auto &[column, value] : cells) {
            QString listed = line.text(column);
            if (const QString code = kitColour(listed); value.startsWith(u'#') && !code.isEmpty())
                listed = code;
            if (listed.isEmpty() || listed.compare(value, Qt::CaseInsensitive) == 0)
                continue;
            if (value.isEmpty())
                line.note(column, QT_TRANSLATE_NOOP("core", "%1 already exists and has no %2."),
                          {known.displayName(), line.heading(column)});
            else
                line.note(column, QT_TRANSLATE_NOOP("core", "%1 already exists and its %2 is \"%3\"."),
                          {known.displayName(), line.heading(column), value});
        }
    }

    void checkNew(ImportLine &line, const Team &team) const
    {
        if (team.name.isEmpty())
            return;
        if (const auto found = m_lineOfTeam.find(keyOf(team)); found != m_lineOfTeam.end())
            noteKnown(line, "name", team.displayName(), found->second);
        const auto code = m_lineOfCode.find(searchKey(team.code));
        if (!team.code.isEmpty() && code != m_lineOfCode.end())
            noteKnown(line, "code", team.code, code->second);
    }

    static void noteKnown(ImportLine &line, const char *column, const QString &what, int first)
    {
        if (first == 0)
            line.note(column, QT_TRANSLATE_NOOP("core", "Another team has the code \"%1\" already."), {what});
        else
            line.note(column, QT_TRANSLATE_NOOP("core", "%1 is in the list twice; first in line %2."),
                      {what, QString::number(first)});
    }

    void keep(const Team &team, int line)
    {
        m_lineOfTeam.emplace(keyOf(team), line);
        if (!team.code.isEmpty())
            m_lineOfCode.emplace(searchKey(team.code), line);
    }

    const NewId &m_newId;
    std::map<TeamKey, const Team *> m_existing;
    /// Line of the file; 0 for teams that were there before.
    std::map<TeamKey, int> m_lineOfTeam;
    std::map<QString, int> m_lineOfCode;
};

} // namespace

QString kitColour(const QString &text)
{
    static const QRegularExpression digits(QStringLiteral("^#?([0-9A-Fa-f]{6})$"));
    if (const QRegularExpressionMatch match = digits.match(text.trimmed()); match.hasMatch())
        return u'#' + match.captured(1);
    const QString word = searchKey(text).remove(u' ').remove(u'-');
    const auto *const found =
        std::find_if(std::begin(namedColours), std::end(namedColours), [&word](const NamedColour &colour) {
            return QString::fromLatin1(colour.names).split(u' ').contains(word);
        });
    return found == std::end(namedColours) ? QString() : QLatin1String(found->code);
}

ImportPreview<Team> previewTeams(const CsvList &csv, const std::vector<Team> &existing, const NewId &newId)
{
    TeamsReader reader(existing, newId);
    return previewOf<Team>(csv, teamColumns(), [&reader](ImportLine &line) { return reader.read(line); });
}

QByteArray teamsCsv(const std::vector<Team> &teams, CsvStyle style)
{
    CsvWriter writer(style);
    writer.addRow(teamColumns().names());
    for (const Team &team : teams) {
        writer.add(team.name);
        writer.add(team.code);
        writer.add(team.year == 0 ? std::nullopt : std::optional(team.year));
        for (const QString &text :
             {team.lineage, team.conference, team.manager, team.kit.first, team.kit.second})
            writer.add(text);
        writer.endRow();
    }
    return writer.bytes();
}

ColumnSet teamListColumns()
{
    return teamColumns();
}

} // namespace touchline
