// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/squad_csv.h"

#include "core/base/search_key.h"
#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/list_headings.h"
#include "core/exchange/lists/name_index.h"

#include <QHash>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace touchline {

namespace {

ColumnSet squadColumns()
{
    return {{neededColumn("team", headings::teamOfPlayer), optionalColumn("shirt", headings::shirt),
             neededUnless("last_name", "name", headings::playerName),
             optionalColumn("short_name", headings::shortName),
             optionalColumn("position", headings::position), optionalColumn("captain", headings::captain)}};
}

/// What a list of players may say of their clubs.
constexpr std::array factsOfTeams{"code", "kit_first", "kit_second", "manager", "conference"};

/// What is read besides: facts of the clubs, and the name in two columns.
ColumnSet readablePlayerColumns()
{
    ColumnSet set = squadColumns();
    set.columns.insert(set.columns.begin() + 1, {optionalColumn("code", headings::codeOfTeam),
                                                 optionalColumn("kit_first", headings::firstKit),
                                                 optionalColumn("kit_second", headings::secondKit),
                                                 optionalColumn("manager", headings::manager),
                                                 optionalColumn("conference", headings::conference)});
    const auto name = std::find_if(set.columns.begin(), set.columns.end(),
                                   [](const KnownColumn &one) { return one.name == QLatin1String("name"); });
    set.columns.insert(name + 1, {optionalColumn("first_name", headings::firstName),
                                  optionalColumn("last_name", headings::lastName)});
    return set;
}

/// How often a column says the same of two players of a club, and how often something else.
struct Agreement
{
    std::size_t repeated = 0;
    std::size_t others = 0;
};

Agreement agreementWithin(const CsvSheet &sheet, qsizetype teamCell, qsizetype cell)
{
    std::map<QString, std::map<QString, int>> rowsOf;
    for (const CsvRow &row : sheet.rows)
        if (const QString value = row.cells.value(cell).simplified(); !value.isEmpty())
            ++rowsOf[searchKey(row.cells.value(teamCell))][value];
    Agreement agreement;
    for (const auto &[team, values] : rowsOf) {
        for (const auto &[value, rows] : values)
            agreement.repeated += static_cast<std::size_t>(rows - 1);
        agreement.others += values.size() - 1;
    }
    return agreement;
}

/// A short name that is the club's: the same for its players, but for a few typing faults.
bool isShortNameOfTeams(const CsvSheet &sheet, qsizetype teamCell, qsizetype cell)
{
    const auto [repeated, others] = agreementWithin(sheet, teamCell, cell);
    // Where each club has one player, the place of the column says it.
    return repeated + others > 0 ? repeated > others : cell == teamCell + 1;
}

/// Adds to ColumnSet::named what the rows show of columns that may be of the clubs or of the players.
void decideByRows(const CsvList &csv, ColumnSet &set)
{
    CsvSheet sheet = sheetOf(csv);
    startAtHeadings(sheet, set);
    const ColumnMatch match = matchColumns(sheet.header, set);
    const qsizetype team = match.cellOf.value(QStringLiteral("team"), -1);
    if (team < 0)
        return;
    const QString shortName = QStringLiteral("short_name");
    const QString code = QStringLiteral("code");
    const qsizetype cell = match.cellOf.value(shortName, -1);
    const auto isOpen = [&set](const QString &name) { return !set.named.contains(name); };
    // As the program writes it, it is the player's.
    if (cell >= 0 && sheet.header.cells.at(cell) != shortName && isOpen(shortName) && isOpen(code) &&
        !match.cellOf.contains(code) && isShortNameOfTeams(sheet, team, cell))
        set.named[code] = sheet.header.cells.at(cell);
    for (const char *fact : factsOfTeams) {
        const QString name = QLatin1String(fact);
        if (const qsizetype of = match.cellOf.value(name, -1); of >= 0 && name != code && isOpen(name))
            if (const auto [repeated, others] = agreementWithin(sheet, team, of); others > repeated)
                set.named[name] = QString();
    }
}

/// "name" alone, or what stands in two columns: where a list has "Name" and "Vorname", that is the last name;
/// where it has "Nombre" and "Apellidos", that is the first name unless the last one is part of it.
QString fullName(ImportLine &line)
{
    if (line.column("first_name") == 0 && !line.text("name").isEmpty() && !line.text("last_name").isEmpty()) {
        const QString known = line.text("name");
        const QString last = line.text("last_name");
        return known.contains(last, Qt::CaseInsensitive) ? known : known + u' ' + last;
    }
    const bool hasName = line.column("name") > 0;
    const bool hasLastName = line.column("last_name") > 0;
    const bool isWhole = hasName && (hasLastName || line.column("first_name") == 0);
    if (isWhole && (!line.text("name").isEmpty() || !hasLastName))
        return line.neededText("name");
    const char *last = hasLastName ? "last_name" : "name";
    const QString name = (line.text("first_name") + u' ' + line.text(last)).simplified();
    return name.isEmpty() ? line.neededText(last) : name;
}

/// What people write for a position, by columnKey().
std::optional<Position> positionOf(const QString &text)
{
    static const std::array<QStringList, 4> words{
        QString::fromUtf8(
            "gk,g,gkp,goalkeeper,goalie,keeper,tw,tor,torwart,torhüter,gardien,portero,por,portiere,"
            "goleiro,guarda redes,doelman,bramkarz,br,målvakt,mv,brankář,kaleci")
            .split(u','),
        QString::fromUtf8(
            "df,d,def,defender,defence,defense,back,cb,lb,rb,ab,abw,abwehr,vt,iv,lv,rv,verteidiger,"
            "verteidigung,défenseur,defensa,difensore,dif,zagueiro,defesa,verdediger,obrońca,försvarare,"
            "forsvar,obránce,defans")
            .split(u','),
        QString::fromUtf8(
            "mf,m,mid,midfielder,midfield,cm,mi,mit,mittelfeld,mittelfeldspieler,om,zm,dm,milieu,"
            "centrocampista,cen,med,meia,médio,middenvelder,pomocnik,mittfältare,midtbane,"
            "záložník,orta saha")
            .split(u','),
        QString::fromUtf8(
            "fw,f,fwd,att,forward,striker,attacker,winger,st,cf,lw,rw,sturm,stürmer,ang,angriff,angreifer,"
            "attaquant,delantero,del,attaccante,atacante,avançado,aanvaller,napastnik,"
            "anfallare,angreb,útočník,forvet")
            .split(u',')};
    static const std::map<QString, Position> positions = [] {
        std::map<QString, Position> all;
        for (std::size_t i = 0; i < words.size(); ++i)
            for (const QString &word : words[i])
                all.emplace(columnKey(word), static_cast<Position>(i));
        return all;
    }();
    const auto found = positions.find(columnKey(text));
    return found == positions.end() ? std::nullopt : std::optional(found->second);
}

std::optional<bool> yesOrNo(const QString &text)
{
    static const std::set<QString> yes{
        QStringLiteral("yes"), QStringLiteral("y"), QStringLiteral("true"), QStringLiteral("1"),
        QStringLiteral("x"),   QStringLiteral("c"), QStringLiteral("ja"),   QStringLiteral("captain")};
    static const std::set<QString> no{QString(),           QStringLiteral("no"),
                                      QStringLiteral("n"), QStringLiteral("false"),
                                      QStringLiteral("0"), QStringLiteral("nein")};
    const QString key = columnKey(text);
    if (yes.contains(key))
        return true;
    return no.contains(key) ? std::optional(false) : std::nullopt;
}

/// By the shirts as they were worn of old.
std::optional<Position> positionOfShirt(int shirt)
{
    constexpr std::array worn{Position::Goalkeeper, Position::Defender,   Position::Defender,
                              Position::Defender,   Position::Defender,   Position::Midfielder,
                              Position::Forward,    Position::Midfielder, Position::Forward,
                              Position::Midfielder, Position::Forward};
    return shirt >= 1 && shirt <= static_cast<int>(worn.size())
               ? std::optional(worn[static_cast<std::size_t>(shirt) - 1])
               : std::nullopt;
}

/// Of players without a shirt and a position, by their place among those: four, four and two of ten.
Position spreadPosition(std::size_t place)
{
    constexpr std::array spread{Position::Defender,   Position::Midfielder, Position::Forward,
                                Position::Defender,   Position::Midfielder, Position::Defender,
                                Position::Midfielder, Position::Forward,    Position::Defender,
                                Position::Midfielder};
    return spread[place % spread.size()];
}

QString handleOf(const Team &team)
{
    return team.code.isEmpty() ? team.displayName() : team.code;
}

/// The columns of a list of players; those of a list of teams may look like them.
bool isSquadTable(const ImportTable &table)
{
    const auto has = [&table](const char *column) { return table.hasColumn(QLatin1String(column)); };
    if (!has("team") || (!has("name") && !has("last_name")))
        return false;
    return has("last_name") || has("position") || has("shirt") || has("short_name") || has("captain") ||
           columnKey(table.heading(QStringLiteral("team"))) != QLatin1String("country");
}

class SquadsReader
{
public:
    SquadsReader(const std::vector<TeamSquad> &teams, const NewId &newId) : m_newId(newId)
    {
        for (const TeamSquad &one : teams) {
            m_teams.push_back(one.team);
            Known known;
            known.before = one.squad;
            for (std::size_t i = 0; i < one.squad.entries.size(); ++i) {
                known.take(one.squad.entries[i]);
                known.placesBefore[one.squad.entries[i].person.name].push_back(i);
            }
            m_known.push_back(std::move(known));
        }
        m_index = indexOf(m_teams);
    }

    SquadRow read(ImportLine &line)
    {
        SquadRow row;
        row.team = teamOf(line);
        row.entry.person.id = m_newId();
        row.entry.person.name = fullName(line);
        row.entry.person.shortName = line.text("short_name");
        if (row.entry.person.shortName.isEmpty())
            row.entry.person.shortName = row.entry.person.name;
        row.entry.shirt = line.number("shirt", 1, 99);
        readPosition(line, row.entry);
        readCaptain(line, row.entry);
        if (row.team < 0)
            return row;
        Known &known = m_known[static_cast<std::size_t>(row.team)];
        const bool hasPosition = !line.text("position").isEmpty();
        const bool hasShortName = !line.text("short_name").isEmpty();
        if (known.firstRow.isEmpty())
            known.firstRow = line.where("team");
        if (const SquadEntry *same = known.find(row.entry, hasPosition, hasShortName)) {
            row.entry = *same;
            known.listed[same->person.name].push_back({*same, true});
            line.markKnown();
            return row;
        }
        known.check(line, row.entry, hasPosition);
        if (!line.problems().empty())
            return row;
        if (!hasPosition)
            known.open.push_back(line.line());
        known.take(row.entry, hasPosition);
        known.listed[row.entry.person.name].push_back({row.entry, hasPosition});
        return row;
    }

    /// Gives a position to the players of these rows who have none, and says so in `notes`.
    void fillPositions(std::vector<ImportedRow<SquadRow>> &rows, Problems &notes)
    {
        int filled = 0;
        QStringList keepers;
        std::map<int, SquadEntry *> entryOfLine;
        for (ImportedRow<SquadRow> &row : rows)
            entryOfLine.emplace(row.line, &row.value.entry);
        for (std::size_t i = 0; i < m_known.size(); ++i) {
            Known &known = m_known[i];
            std::vector<SquadEntry *> entries;
            for (const int line : known.open)
                entries.push_back(entryOfLine.at(line));
            if (entries.empty())
                continue;
            filled += static_cast<int>(entries.size());
            if (!known.hasKeeper) {
                const auto first = std::find_if(entries.begin(), entries.end(),
                                                [](const SquadEntry *one) { return one->shirt == 1; });
                SquadEntry *keeper = first == entries.end() ? entries.front() : *first;
                keeper->position = Position::Goalkeeper;
                known.hasKeeper = true;
                std::erase(entries, keeper);
                keepers << QStringLiteral("%1 (%2)").arg(keeper->person.shortName, m_teams[i].displayName());
            }
            std::size_t place = 0;
            for (SquadEntry *entry : entries) {
                const auto worn = positionOfShirt(entry->shirt.value_or(0));
                entry->position = worn && worn != Position::Goalkeeper ? *worn : spreadPosition(place++);
            }
        }
        if (filled == 0)
            return;
        constexpr int namedKeepers = 8;
        const QString count = QString::number(filled);
        if (keepers.isEmpty() || keepers.size() > namedKeepers)
            notes.push_back({{},
                             {QT_TRANSLATE_NOOP("core", "Positions filled in by shirt number and order, as "
                                                        "the list has none: %1. Check them under Teams."),
                              {count}},
                             {}});
        else
            notes.push_back({{},
                             {QT_TRANSLATE_NOOP("core", "Positions filled in by shirt number and order, as "
                                                        "the list has none: %1. Goalkeepers: %2. Check them "
                                                        "under Teams."),
                              {count, keepers.join(QStringLiteral(", "))}},
                             {}});
    }

    /// What there is to say of teams as a whole, after all rows.
    [[nodiscard]] Problems ofTeams() const
    {
        Problems notes;
        for (std::size_t i = 0; i < m_teams.size(); ++i)
            if (!m_known[i].firstRow.isEmpty() && !m_known[i].hasKeeper)
                notes.push_back(
                    {m_known[i].firstRow,
                     {QT_TRANSLATE_NOOP("core", "%1 has no goalkeeper. Results can be entered; to "
                                                "play its matches, a game needs one."),
                      {m_teams[i].displayName()}},
                     {}});
        return notes;
    }

private:
    /// What is taken in a squad.
    struct Known
    {
        /// Full names by short name.
        std::map<QString, QString> names{};
        /// Short names of those who wear them.
        std::map<int, QString> shirts{};
        std::optional<QString> captain{};
        bool hasKeeper = false;
        /// The place of the team's first row; empty while it has none.
        QString firstRow{};
        /// Lines of good rows without a position.
        std::vector<int> open{};
        /// As it was before the list, and the places of its entries by full name.
        Squad before{};
        QHash<QString, std::vector<std::size_t>> placesBefore{};
        /// A player whom the list has named, and whether it is known where he plays.
        struct Listed
        {
            SquadEntry entry;
            bool hasPosition = false;
        };
        /// By full name.
        QHash<QString, std::vector<Listed>> listed{};

        void take(const SquadEntry &entry, bool hasPosition = true)
        {
            names.emplace(entry.person.shortName, entry.person.name);
            if (entry.shirt)
                shirts.emplace(*entry.shirt, entry.person.shortName);
            if (entry.captain && !captain)
                captain = entry.person.shortName;
            hasKeeper = hasKeeper || (hasPosition && entry.position == Position::Goalkeeper);
        }

        /// A player whom the squad had before, as the entry has him. Null if there is none.
        [[nodiscard]] const SquadEntry *find(const SquadEntry &entry, bool hasPosition,
                                             bool hasShortName) const
        {
            const std::vector<const SquadEntry *> namesakes = namesakesBefore(entry.person);
            const auto found = std::find_if(namesakes.begin(), namesakes.end(), [&](const SquadEntry *one) {
                return (!hasShortName || one->person.shortName == entry.person.shortName) &&
                       (!hasPosition || one->position == entry.position) &&
                       (!entry.shirt || one->shirt == entry.shirt) && (!entry.captain || one->captain);
            });
            return found == namesakes.end() ? nullptr : *found;
        }

        /// Entries of this full name, in the order of the squad.
        [[nodiscard]] std::vector<const SquadEntry *> namesakesBefore(const Person &person) const
        {
            std::vector<const SquadEntry *> namesakes;
            if (const auto places = placesBefore.constFind(person.name); places != placesBefore.constEnd())
                for (const std::size_t place : *places)
                    namesakes.push_back(&before.entries[place]);
            return namesakes;
        }

        [[nodiscard]] bool hasBefore(const Person &person) const
        {
            return placesBefore.contains(person.name);
        }

        /// The list has all players of this name, and they wear other shirts or play elsewhere.
        [[nodiscard]] bool isDistinguishable(const SquadEntry &entry, bool hasPosition) const
        {
            const auto isOther = [&](const Listed &one) {
                if (one.entry.shirt || entry.shirt)
                    return one.entry.shirt && entry.shirt && one.entry.shirt != entry.shirt;
                return one.hasPosition && hasPosition && one.entry.position != entry.position;
            };
            const std::vector<Listed> rows = listed.value(entry.person.name);
            const auto isListed = [&rows](const SquadEntry *one) {
                return std::any_of(rows.begin(), rows.end(), [one](const Listed &row) {
                    return row.entry.person.id == one->person.id;
                });
            };
            const std::vector<const SquadEntry *> namesakes = namesakesBefore(entry.person);
            return std::all_of(namesakes.begin(), namesakes.end(), isListed) &&
                   std::all_of(rows.begin(), rows.end(), isOther);
        }

        /// A namesake that was told apart before, whose short name has more: "Sam Reed (14)".
        [[nodiscard]] std::map<QString, QString>::const_iterator distinguished(const Person &person) const
        {
            const QString beginning = person.name + QStringLiteral(" (");
            for (auto one = names.lower_bound(beginning);
                 one != names.end() && one->first.startsWith(beginning); ++one)
                if (one->second == person.name)
                    return one;
            return names.end();
        }

        void check(ImportLine &line, const SquadEntry &entry, bool hasPosition) const
        {
            const Person &person = entry.person;
            auto same = names.find(person.shortName);
            if (same == names.end() && person.shortName == person.name)
                same = distinguished(person);
            const bool isNamesake = same != names.end() && same->second == person.name;
            if (isNamesake && isDistinguishable(entry, hasPosition))
                same = names.end();
            if (same != names.end() && same->second == person.name && !person.name.isEmpty())
                line.note("name",
                          hasBefore(person)
                              ? QT_TRANSLATE_NOOP(
                                    "core", "%1 is already in the squad with another shirt or position.")
                              : QT_TRANSLATE_NOOP("core", "%1 is in the squad twice."),
                          {person.name},
                          {QT_TRANSLATE_NOOP("core",
                                             "If these are two players, list both with their shirt numbers."),
                           {}});
            else if (same != names.end() && !person.shortName.isEmpty())
                line.note(line.text("short_name").isEmpty() ? "name" : "short_name",
                          QT_TRANSLATE_NOOP("core", "Two players of the squad are named %1."),
                          {person.shortName},
                          {QT_TRANSLATE_NOOP("core", "Add an initial to the short names."), {}});
            if (const auto other = shirts.find(entry.shirt.value_or(0)); other != shirts.end())
                line.note("shirt", QT_TRANSLATE_NOOP("core", "%1 already wears number %2."),
                          {other->second, QString::number(*entry.shirt)});
            if (entry.captain && captain)
                line.note("captain", QT_TRANSLATE_NOOP("core", "A team has one captain: %1 already is."),
                          {*captain});
        }
    };

    int teamOf(ImportLine &line) const
    {
        const QString name = line.neededText("team");
        if (name.isEmpty())
            return -1;
        const NameIndex::Found found = m_index.find(name);
        if (found.size() == 1)
            return found.front();
        if (found.empty()) {
            line.note("team", QT_TRANSLATE_NOOP("core", "There is no team \"%1\"."), {name});
            return -1;
        }
        QStringList handles;
        for (const int team : found)
            handles.append(handleOf(m_teams[static_cast<std::size_t>(team)]));
        line.note("team", QT_TRANSLATE_NOOP("core", "\"%1\" may be any of these teams: %2."),
                  {name, handles.join(QStringLiteral(", "))});
        return -1;
    }

    static void readPosition(ImportLine &line, SquadEntry &entry)
    {
        const QString text = line.text("position");
        const std::optional<Position> position = positionOf(text);
        if (!position && !text.isEmpty())
            line.note("position",
                      QT_TRANSLATE_NOOP("core", "\"%1\" is not a position. Use GK, DF, MF or FW."), {text});
        entry.position = position.value_or(entry.position);
    }

    static void readCaptain(ImportLine &line, SquadEntry &entry)
    {
        const QString text = line.text("captain");
        const std::optional<bool> isCaptain = yesOrNo(text);
        if (!isCaptain)
            line.note("captain", QT_TRANSLATE_NOOP("core", "\"%1\" is yes or no, not \"%2\"."),
                      {line.heading("captain"), text});
        entry.captain = isCaptain.value_or(false);
    }

    const NewId &m_newId;
    std::vector<Team> m_teams;
    NameIndex m_index;
    /// By team.
    std::vector<Known> m_known;
};

/// What a list of players says of the teams that are not known.
class ListedTeamsReader
{
public:
    ListedTeamsReader(const std::vector<Team> &known, const NewId &newId) : m_known(known), m_newId(newId)
    {
        m_index = indexOf(known);
        for (const Team &team : known)
            for (const QString &name : {team.code, team.name, team.displayName()})
                m_names.insert(searchKey(name));
    }

    void read(const ImportLine &line)
    {
        const QString name = line.text("team").simplified();
        if (name.isEmpty())
            return;
        if (const NameIndex::Found found = m_index.find(name); !found.empty()) {
            if (found.size() == 1 && m_seen.insert(found.front()).second)
                compare(line, m_known[static_cast<std::size_t>(found.front())]);
            return;
        }
        const auto [place, isNew] = m_placeOf.emplace(keyOfName(name), m_rows.size());
        if (isNew)
            m_rows.push_back({name, line.where("team"), {}});
        for (std::size_t i = 0; i < factsOfTeams.size(); ++i)
            if (const QString value = line.text(factsOfTeams[i]); !value.isEmpty())
                m_rows[place->second].facts[i].push_back({value, line.where(factsOfTeams[i])});
    }

    [[nodiscard]] ListedTeams result()
    {
        for (const Row &row : m_rows)
            m_names.insert(keyOfName(row.name));
        for (const Row &row : m_rows)
            m_teams.added.push_back(teamOf(row));
        m_teams.known = static_cast<int>(m_seen.size());
        return std::move(m_teams);
    }

private:
    struct Cell
    {
        QString value;
        QString where;
    };
    struct Row
    {
        QString name;
        QString where;
        /// By factsOfTeams.
        std::array<std::vector<Cell>, factsOfTeams.size()> facts;
    };

    static QString keyOfName(const QString &name)
    {
        const QString key = searchKey(name);
        return key.isEmpty() ? name : key;
    }

    void note(const QString &where, const char *text, QStringList arguments)
    {
        m_teams.notes.push_back({where, {text, std::move(arguments)}, {}});
    }

    /// Says where the list knows a team otherwise than it is.
    void compare(const ImportLine &line, const Team &team)
    {
        const std::array<QString, factsOfTeams.size()> values{team.code, team.kit.first, team.kit.second,
                                                              team.manager, team.conference};
        for (std::size_t i = 0; i < values.size(); ++i) {
            QString listed = line.text(factsOfTeams[i]);
            if (const QString code = kitColour(listed); values[i].startsWith(u'#') && !code.isEmpty())
                listed = code;
            if (listed.isEmpty() || listed.compare(values[i], Qt::CaseInsensitive) == 0)
                continue;
            m_teams.notesOfKnown.push_back(
                {line.where(factsOfTeams[i]),
                 {values[i].isEmpty() ? QT_TRANSLATE_NOOP("core", "%1 already exists and has no %2.")
                                      : QT_TRANSLATE_NOOP("core", "%1 already exists and its %2 is \"%3\"."),
                  {team.displayName(), line.heading(factsOfTeams[i]), values[i]}},
                 {}});
        }
    }

    /// What most rows of the team say; a note where others say something else.
    Cell most(const Row &row, std::size_t fact)
    {
        std::map<QString, int> rows;
        for (const Cell &cell : row.facts[fact])
            ++rows[cell.value];
        if (rows.empty())
            return {};
        const auto found = std::max_element(rows.begin(), rows.end(), [](const auto &one, const auto &other) {
            return one.second < other.second;
        });
        const auto cell = [&row, fact](auto isMeant) {
            return *std::find_if(row.facts[fact].begin(), row.facts[fact].end(), isMeant);
        };
        if (rows.size() > 1)
            note(cell([&found](const Cell &one) { return one.value != found->first; }).where,
                 QT_TRANSLATE_NOOP("core", "Other rows of %1 have \"%2\" here, which is taken."),
                 {row.name, found->first});
        return cell([&found](const Cell &one) { return one.value == found->first; });
    }

    Team teamOf(const Row &row)
    {
        Team team;
        team.id = m_newId();
        team.name = row.name;
        const Cell code = most(row, 0);
        if (searchKey(code.value) == keyOfName(row.name) || m_names.insert(searchKey(code.value)).second)
            team.code = code.value;
        else if (!code.value.isEmpty())
            note(code.where,
                 QT_TRANSLATE_NOOP("core", "Another team is already called \"%1\": %2 gets no short name."),
                 {code.value, row.name});
        QString *const kits[]{&team.kit.first, &team.kit.second};
        for (std::size_t i = 0; i < std::size(kits); ++i) {
            const Cell colour = most(row, i + 1);
            *kits[i] = kitColour(colour.value);
            if (kits[i]->isEmpty() && !colour.value.isEmpty())
                note(colour.where,
                     QT_TRANSLATE_NOOP("core", "\"%1\" is not a colour. Write it like dark blue or #1A2B3C."),
                     {colour.value});
        }
        team.manager = most(row, 3).value;
        team.conference = most(row, 4).value;
        return team;
    }

    const std::vector<Team> &m_known;
    const NewId &m_newId;
    NameIndex m_index;
    /// Names and codes that teams have, as a search takes them for the same.
    std::set<QString> m_names;
    /// Indices of known teams that the list has named.
    std::set<int> m_seen;
    std::vector<Row> m_rows;
    std::map<QString, std::size_t> m_placeOf;
    ListedTeams m_teams;
};

} // namespace

ListedTeams newTeamsInSquadList(const CsvList &csv, const std::vector<Team> &known, const NewId &newId)
{
    const ImportTable table(csv, squadListColumns(csv));
    ListedTeamsReader reader(known, newId);
    if (isSquadTable(table))
        for (const CsvRow &row : table.rows())
            if (table.formProblems(row).empty())
                reader.read(ImportLine(table, row));
    return reader.result();
}

ImportPreview<SquadRow> previewSquads(const CsvList &csv, const std::vector<TeamSquad> &teams,
                                      const NewId &newId)
{
    SquadsReader reader(teams, newId);
    auto preview = previewOf<SquadRow>(csv, squadListColumns(csv),
                                       [&reader](ImportLine &line) { return reader.read(line); });
    reader.fillPositions(preview.rows, preview.notes);
    const Problems ofTeams = reader.ofTeams();
    preview.notes.insert(preview.notes.end(), ofTeams.begin(), ofTeams.end());
    return preview;
}

void distinguishNamesakes(Squad &squad)
{
    std::map<std::pair<QString, QString>, std::vector<SquadEntry *>> byNames;
    for (SquadEntry &one : squad.entries)
        byNames[{one.person.name, one.person.shortName}].push_back(&one);
    for (const auto &[names, namesakes] : byNames) {
        if (namesakes.size() < 2)
            continue;
        const bool haveShirts = std::all_of(namesakes.begin(), namesakes.end(),
                                            [](const SquadEntry *one) { return one->shirt.has_value(); });
        for (SquadEntry *one : namesakes)
            one->person.shortName = QStringLiteral("%1 (%2)").arg(
                names.second, haveShirts ? QString::number(*one->shirt) : positionCode(one->position));
    }
}

bool isSquadList(const CsvList &csv)
{
    return isSquadTable(ImportTable(csv, squadListColumns(csv)));
}

QStringList teamsInSquadList(const CsvList &csv)
{
    const ImportTable table(csv, squadListColumns(csv));
    QStringList names;
    if (!isSquadTable(table))
        return names;
    std::set<QString> keys;
    for (const CsvRow &row : table.rows())
        if (const QString name = ImportLine(table, row).text("team").simplified(); !name.isEmpty())
            if (keys.insert(searchKey(name)).second)
                names << name;
    return names;
}

std::vector<TeamSquad> withPlayers(std::vector<TeamSquad> teams, const std::vector<SquadRow> &rows)
{
    for (const SquadRow &row : rows)
        if (row.team >= 0 && static_cast<std::size_t>(row.team) < teams.size())
            teams[static_cast<std::size_t>(row.team)].squad.entries.push_back(row.entry);
    for (TeamSquad &one : teams)
        distinguishNamesakes(one.squad);
    return teams;
}

QByteArray squadsCsv(const std::vector<TeamSquad> &teams, CsvStyle style)
{
    CsvWriter writer(style);
    writer.addRow(squadColumns().names());
    for (const TeamSquad &one : teams) {
        for (const SquadEntry &entry : one.squad.entries) {
            writer.add(handleOf(one.team));
            writer.add(entry.shirt);
            writer.add(entry.person.name);
            writer.add(entry.person.shortName);
            writer.add(positionCode(entry.position));
            writer.add(entry.captain ? QStringLiteral("yes") : QString());
            writer.endRow();
        }
    }
    return writer.bytes();
}

ColumnSet squadListColumns(const CsvList &csv)
{
    ColumnSet set = readablePlayerColumns();
    set.named = csv.named;
    if (!csv.bytes.isEmpty())
        decideByRows(csv, set);
    return set;
}

} // namespace touchline
