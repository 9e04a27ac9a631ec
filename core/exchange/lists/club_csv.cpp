// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/club_csv.h"

#include "core/base/search_key.h"
#include "core/exchange/csv/list_headings.h"
#include "core/exchange/lists/team_csv.h"

#include <QHash>
#include <qglobal.h>

namespace touchline {

namespace {

/// By everything that a list may call it.
QHash<QString, const Team *> teamsByKey(const std::vector<Team> &teams)
{
    QHash<QString, const Team *> byKey;
    const auto add = [&byKey](const QString &name, const Team &team) {
        if (const QString key = searchKey(name); !key.isEmpty() && !byKey.contains(key))
            byKey.insert(key, &team);
    };
    for (const Team &team : teams)
        for (const QString &name : {team.displayName(), team.code})
            add(name, team);
    for (const Team &team : teams)
        for (const QString &name : team.formerNames)
            add(name, team);
    return byKey;
}

void readColour(ImportLine &line, const char *column, QString &colour)
{
    const QString text = line.text(column);
    if (text.isEmpty())
        return;
    if (const QString code = kitColour(text); !code.isEmpty())
        colour = code;
    else
        line.note(column,
                  QT_TRANSLATE_NOOP("core", "\"%1\" is not a colour. Write it like dark blue or #1A2B3C."),
                  {text});
}

ListedClub readClub(ImportLine &line, const QHash<QString, const Team *> &teams)
{
    ListedClub listed;
    const QString name = line.neededText("name");
    const Team *team = teams.value(searchKey(name), teams.value(searchKey(line.text("code"))));
    if (team == nullptr) {
        if (!name.isEmpty())
            line.note("name", QT_TRANSLATE_NOOP("core", "%1 is not in the league. Import the teams first."),
                      {name});
        return listed;
    }
    listed.team = *team;
    readColour(line, "kit_first", listed.team.kit.first);
    readColour(line, "kit_second", listed.team.kit.second);
    listed.club =
        tidied({team->id,
                line.text("ground"),
                line.text("address"),
                line.text("table"),
                {},
                {{line.text("contact"), line.text("role"), line.text("mail"), line.text("phone")}}});
    for (const Problem &problem : validate(listed.club))
        line.note("mail", problem.what.text, problem.what.arguments);
    return listed;
}

} // namespace

ColumnSet clubListColumns(ClubContacts contacts)
{
    ColumnSet set{{neededColumn("name", headings::teamName), optionalColumn("code", headings::teamCode),
                   optionalColumn("ground", headings::clubGround),
                   optionalColumn("address", headings::address), optionalColumn("table", headings::table),
                   optionalColumn("kit_first", headings::firstKit),
                   optionalColumn("kit_second", headings::secondKit)}};
    if (contacts == ClubContacts::Listed)
        for (const auto &[name, others] :
             {std::pair("contact", headings::contact), std::pair("role", headings::role),
              std::pair("mail", headings::mail), std::pair("phone", headings::phone)})
            set.columns.push_back(optionalColumn(name, others));
    return set;
}

ImportPreview<ListedClub> previewClubs(const CsvList &csv, const std::vector<Team> &existing)
{
    const QHash<QString, const Team *> teams = teamsByKey(existing);
    return previewOf<ListedClub>(csv, clubListColumns(),
                                 [&teams](ImportLine &line) { return readClub(line, teams); });
}

QByteArray clubsCsv(const std::vector<ListedClub> &clubs, ClubContacts contacts, CsvStyle style)
{
    CsvWriter writer(style);
    writer.addRow(clubListColumns(contacts).names());
    for (const ListedClub &one : clubs) {
        const QStringList facts{one.team.displayName(), one.team.code,  one.club.ground,
                                one.club.address,       one.club.table, one.team.kit.first,
                                one.team.kit.second};
        if (contacts == ClubContacts::LeftOut) {
            writer.addRow(facts);
            continue;
        }
        if (one.club.contacts.empty())
            writer.addRow(facts + QStringList{{}, {}, {}, {}});
        for (const ClubContact &contact : one.club.contacts)
            writer.addRow(facts + QStringList{contact.name, contact.role, contact.mail, contact.phone});
    }
    return writer.bytes();
}

} // namespace touchline
