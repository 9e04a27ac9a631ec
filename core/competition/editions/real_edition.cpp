// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/editions/real_edition.h"

#include "core/base/index.h"
#include "core/competition/editions/real_edition_table.h"
#include "core/competition/format/fixture.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/templates/templates.h"

#include <QFile>
#include <qglobal.h>

#include <algorithm>

/// Outside the namespace, as Qt asks: the resources of a static library are not there until they are called.
static void initEditionResources()
{
    Q_INIT_RESOURCE(editions);
}

namespace touchline {

namespace {

QStringList columns(const char *names)
{
    return QString::fromLatin1(names).split(u' ');
}

class EditionReader
{
public:
    EditionReader(const RealEditionFiles &files, Format format, int year)
        : m_files(files)
        , m_year(year)
        , m_plan(plannedFixtures(format, {}))
        , m_tables(tableNames(format))
        , m_entries(entryNames(format))
    {
        for (const int size : entrySizes(format))
            m_edition.places.emplace_back(size, QString());
        m_edition.format = std::move(format);
    }

    Result<RealEdition> read()
    {
        readTeams();
        readMatches();
        readFacts();
        if (!m_problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The edition of %1 cannot be used."),
                        {QString::number(m_year)}, std::move(m_problems));
        return std::move(m_edition);
    }

private:
    void readTeams();
    void readMatches();
    void readFacts();
    void readMatch(RealEditionTable &row);
    [[nodiscard]] QString team(RealEditionTable &row, const char *column);
    [[nodiscard]] QStringList teams(RealEditionTable &row);
    [[nodiscard]] QString table(RealEditionTable &row);
    [[nodiscard]] int numberOf(RealEditionTable &row);
    [[nodiscard]] int numberOfPlayOff(const QString &group) const;
    [[nodiscard]] int numberOfReplay(int tie) const;

    const RealEditionFiles &m_files;
    const int m_year;
    const FixturePlan m_plan;
    const QStringList m_tables;
    const QStringList m_entries;
    RealEdition m_edition;
    Problems m_problems;
};

void EditionReader::readTeams()
{
    const QString name = QStringLiteral("teams.csv");
    RealEditionTable file(m_files.teams, name, columns("year entry place team name"), m_problems);
    file.each(m_year, [&] {
        const auto entry = static_cast<int>(m_entries.indexOf(file.text("entry")));
        const int place = file.number("place", 1);
        if (entry < 0 || place > m_edition.places[at(entry)].size() ||
            !m_edition.places[at(entry)].at(place - 1).isEmpty()) {
            file.problem("place", QT_TRANSLATE_NOOP("core", "The format has no place %1 of %2 that is free."),
                         {QString::number(place), file.text("entry")});
            return;
        }
        m_edition.places[at(entry)][place - 1] = file.text("team");
        m_edition.teams.push_back({file.text("team"), file.text("name")});
    });
    for (std::size_t entry = 0; entry < m_edition.places.size(); ++entry) {
        if (m_edition.places[entry].contains(QString()))
            m_problems.push_back({name,
                                  {QT_TRANSLATE_NOOP("core", "Not every place of %1 has a team in %2."),
                                   {m_entries.at(static_cast<qsizetype>(entry)), QString::number(m_year)}},
                                  {}});
    }
}

QString EditionReader::team(RealEditionTable &row, const char *column)
{
    QString code = row.text(column);
    const auto &all = m_edition.teams;
    if (std::none_of(all.begin(), all.end(), [&code](const RealTeam &team) { return team.code == code; }))
        row.problem(column, QT_TRANSLATE_NOOP("core", "%1 is not in this competition."), {code});
    return code;
}

int EditionReader::numberOfReplay(int tie) const
{
    if (tie < 1 || at(tie) >= m_plan.tieByNumber.size() || m_plan.tieByNumber[at(tie)] < 0)
        return 0;
    const TiePlan &plan = m_plan.ties[at(m_plan.tieByNumber[at(tie)])];
    return plan.rules.replays == 0 ? 0 : m_plan.fixtures[at(plan.fixtures[at(plan.rules.legs)])].number;
}

int EditionReader::numberOfPlayOff(const QString &group) const
{
    const auto found = std::find_if(m_plan.ties.begin(), m_plan.ties.end(), [&](const TiePlan &tie) {
        return tie.table >= 0 && m_tables.at(tie.table) == group;
    });
    return found == m_plan.ties.end() ? 0 : found->number;
}

/// The number that the format gives to the match of a row; 0 with a problem where it has no such match.
int EditionReader::numberOf(RealEditionTable &row)
{
    const QString kind = row.text("kind");
    int number = 0;
    if (kind == QLatin1String("replay"))
        number = numberOfReplay(row.number("of", 1));
    else if (kind == QLatin1String("play-off"))
        number = numberOfPlayOff(row.text("of"));
    else if (kind == QLatin1String("match"))
        number = row.number("match", 1);
    const int index = number > 0 && at(number) < m_plan.byNumber.size() ? m_plan.byNumber[at(number)] : -1;
    const bool isThere =
        index >= 0 && m_plan.fixtures[at(index)].isConditional() != (kind == QLatin1String("match"));
    if (!isThere)
        row.problem("match", QT_TRANSLATE_NOOP("core", "The format has no such match."), {});
    return isThere ? number : 0;
}

void EditionReader::readMatches()
{
    RealEditionTable file(m_files.matches, QStringLiteral("matches.csv"),
                          columns("year match kind of date time zone stadium city country home away home_90 "
                                  "away_90 home_goals away_goals extra_time home_pens away_pens"),
                          m_problems);
    file.each(m_year, [&] { readMatch(file); });
}

void EditionReader::readMatch(RealEditionTable &row)
{
    Appointment appointment;
    appointment.match = numberOf(row);
    appointment.date = row.date("date");
    appointment.time = row.time("time");
    appointment.zone = row.text("zone");
    appointment.stadium = row.text("stadium");
    appointment.city = row.text("city");
    appointment.country = row.text("country");
    RealMatch match;
    match.match = appointment.match;
    match.date = appointment.date;
    match.teams = {{team(row, "home"), team(row, "away")}};
    match.score = {row.number("home_goals", 0), row.number("away_goals", 0)};
    match.after90 = {row.number("home_90", 0), row.number("away_90", 0)};
    match.extraTime = row.number("extra_time", 0) == 1;
    if (row.has("home_pens") || row.has("away_pens"))
        match.shootOut = Score{row.number("home_pens", 0), row.number("away_pens", 0)};
    m_edition.calendar.push_back(std::move(appointment));
    m_edition.matches.push_back(std::move(match));
}

QString EditionReader::table(RealEditionTable &row)
{
    QString name = row.text("of");
    if (!m_tables.contains(name))
        row.problem("of", QT_TRANSLATE_NOOP("core", "The format has no group %1."), {name});
    return name;
}

QStringList EditionReader::teams(RealEditionTable &row)
{
    QStringList codes = row.text("teams").split(u' ', Qt::SkipEmptyParts);
    for (const QString &code : codes) {
        if (std::none_of(m_edition.teams.begin(), m_edition.teams.end(),
                         [&code](const RealTeam &team) { return team.code == code; }))
            row.problem("teams", QT_TRANSLATE_NOOP("core", "%1 is not in this competition."), {code});
    }
    return codes;
}

void EditionReader::readFacts()
{
    RealEditionTable file(m_files.facts, QStringLiteral("facts.csv"), columns("year kind of teams value"),
                          m_problems);
    file.each(m_year, [&] {
        const QString kind = file.text("kind");
        if (kind == QLatin1String("lot") || kind == QLatin1String("books"))
            m_edition.lots.push_back({table(file), teams(file)});
        else if (kind == QLatin1String("pairings"))
            m_edition.pairings.push_back({file.number("of", 1), teams(file)});
        else if (kind == QLatin1String("conduct"))
            m_edition.conduct.push_back({table(file), team(file, "teams"), -file.number("value", 0)});
        else
            file.problem("kind", QT_TRANSLATE_NOOP("core", "\"%1\" is none of %2."),
                         {kind, QStringLiteral("lot, books, pairings, conduct")});
    });
}

QByteArray fileOf(const char *name)
{
    initEditionResources();
    QFile file(QStringLiteral(":/touchline/editions/%1.csv").arg(QLatin1String(name)));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isOpen, "real editions", name);
    return isOpen ? file.readAll() : QByteArray();
}

const QString worldCups = QStringLiteral("worldcup-");

} // namespace

Result<RealEdition> realEditionFrom(const RealEditionFiles &files, Format format, int year)
{
    return EditionReader(files, std::move(format), year).read();
}

QStringList realEditionNames()
{
    // A format with a year in its name is the one of that year.
    constexpr int firstYear = 1930;
    QStringList names;
    for (const QString &name : formatTemplateNames())
        if (name.startsWith(worldCups) && name.mid(worldCups.size()).toInt() >= firstYear)
            names.append(name);
    return names;
}

Result<RealEdition> realEdition(const QString &format)
{
    const QStringList names = realEditionNames();
    if (!names.contains(format))
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "No real teams are known for \"%1\", only for these: %2."),
                    {format, names.join(QStringLiteral(", "))});
    auto read = formatTemplate(format);
    TOUCHLINE_TRY(read);
    return realEditionFrom({fileOf("teams"), fileOf("matches"), fileOf("facts")}, std::move(*read),
                           format.mid(worldCups.size()).toInt());
}

} // namespace touchline
