// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up_game/shove/shove_sheet.h"

#include "core/base/json_reader.h"
#include "core/teams/historic_teams.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace touchline::shove {

namespace {

constexpr const char *sheetFormat = "touchline-shove-sheet";
constexpr const char *sheetsFormat = "touchline-shove-sheets";
constexpr const char *byNerve = "nerve";

const ShoveSheet &sheetIn(const TeamDocument &document)
{
    return dynamic_cast<const ShoveSheet &>(document);
}

int usualShare(Position position)
{
    switch (position) {
    case Position::Goalkeeper:
        return 0;
    case Position::Defender:
        return 1;
    case Position::Midfielder:
        return 3;
    case Position::Forward:
        return 5;
    }
    Q_UNREACHABLE();
}

QString rangeText(int first, int last)
{
    return first == last ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(last);
}

/// The range of a row; empty for one who is never at the penny.
QString rangeOf(const std::vector<int> &last, std::size_t row)
{
    int before = 0;
    for (std::size_t i = 0; i < row; ++i)
        before = std::max(before, last[i]);
    return last[row] <= before ? QString() : rangeText(before + 1, last[row]);
}

Problems problemsOf(const ShoveSheet &sheet)
{
    Problems problems = validate(sheet.squad);
    if (sheet.squad.entries.size() > mostPlayers)
        problems.push_back({QStringLiteral("players"),
                            {QT_TRANSLATE_NOOP("core", "There are more than 99 players."), {}},
                            {}});
    if (std::accumulate(sheet.shares.begin(), sheet.shares.end(), 0) == 0)
        problems.push_back(
            {QStringLiteral("players"), {QT_TRANSLATE_NOOP("core", "Nobody is ever at the penny."), {}}, {}});
    return problems;
}

Result<std::shared_ptr<const TeamDocument>> checked(ShoveSheet sheet, Problems problems)
{
    if (problems.empty())
        problems = problemsOf(sheet);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The Shove sheet cannot be used."), {},
                    std::move(problems));
    return std::make_shared<const ShoveSheet>(std::move(sheet));
}

Message number(int value)
{
    return plainValue(QString::number(value));
}

} // namespace

std::vector<int> lastNumbers(const ShoveSheet &sheet)
{
    const int all = std::accumulate(sheet.shares.begin(), sheet.shares.end(), 0);
    std::vector<int> last;
    int sum = 0;
    int before = 0;
    for (const int share : sheet.shares) {
        sum += share;
        const int end = all == 0 ? 0 : 100 * sum / all;
        last.push_back(end > before ? end : 0);
        before = end;
    }
    return last;
}

ShoveSheet sheetFor(const Team &team, const Squad &squad)
{
    ShoveSheet sheet;
    sheet.team = team;
    sheet.squad = squad;
    sheet.shares = ShoveSheets().usualShares(squad);
    if (isHistoric(team)) {
        sheet.isCustom = false;
        if (const auto historic = historicTeam(team.code))
            sheet.nerve = std::clamp(7 - (*historic)->bestResult, leastNerve, mostNerve);
    }
    return sheet;
}

QJsonObject toJson(const ShoveSheet &sheet)
{
    QJsonArray players;
    for (std::size_t i = 0; i < sheet.squad.entries.size(); ++i) {
        QJsonObject player = playerFacts(sheet.squad.entries[i], 0);
        player.insert(QStringLiteral("share"), sheet.shares[i]);
        players.append(player);
    }
    QJsonObject object = teamFacts(sheet.team);
    object.insert(QStringLiteral("format"), QString::fromUtf8(sheetFormat));
    object.insert(QStringLiteral("format_version"), 1);
    object.insert(QStringLiteral("custom"), sheet.isCustom);
    object.insert(QStringLiteral("nerve"), sheet.nerve);
    object.insert(QStringLiteral("players"), players);
    return object;
}

Result<std::shared_ptr<const TeamDocument>> sheetFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    ShoveSheet sheet;
    reader.word("format", {sheetFormat});
    reader.integer("format_version", 1, 1);
    sheet.team = readTeamFacts(reader);
    sheet.isCustom = reader.flagOr("custom", true);
    sheet.nerve = reader.integer("nerve", leastNerve, mostNerve);
    reader.each("players", [&](JsonReader &row, int /*index*/) {
        sheet.squad.entries.push_back(readPlayerFacts(row));
        sheet.shares.push_back(row.integer("share", 0, mostShareOfOne));
        row.refuseUnknownKeys();
    });
    reader.refuseUnknownKeys();
    return checked(std::move(sheet), std::move(problems));
}

const ShoveSheet *sheetOf(const SideSetup &side)
{
    return dynamic_cast<const ShoveSheet *>(side.document.get());
}

QString ShoveSheets::fileFormat() const
{
    return QString::fromUtf8(sheetFormat);
}

DocumentView ShoveSheets::view(const TeamDocument &document) const
{
    const ShoveSheet &sheet = sheetIn(document);
    const std::vector<int> last = lastNumbers(sheet);
    DocumentView view;
    view.team = sheet.team;
    view.figures = {{{QT_TRANSLATE_NOOP("core", "Nerve"), {}}, number(sheet.nerve)}};
    view.facts = {{{QT_TRANSLATE_NOOP("core", "Pennies"), {}}, {QT_TRANSLATE_NOOP("core", "polished"), {}}}};
    view.sharesTitle = {QT_TRANSLATE_NOOP("core", "At the penny"), {}};
    view.columns = {{{QT_TRANSLATE_NOOP("core", "Penny"), {}}, false}};
    int before = 0;
    for (std::size_t i = 0; i < sheet.squad.entries.size(); ++i) {
        const SquadEntry &entry = sheet.squad.entries[i];
        if (last[i] > before) {
            view.shares.push_back({entry.person.shortName, before + 1, last[i], {}, {}});
            before = last[i];
        }
        view.rows.push_back({entry, {rangeOf(last, i)}, 0});
    }
    return view;
}

const Team &ShoveSheets::team(const TeamDocument &document) const
{
    return sheetIn(document).team;
}

Squad ShoveSheets::squad(const TeamDocument &document) const
{
    return sheetIn(document).squad;
}

TeamStrength ShoveSheets::strength(const TeamDocument &document) const
{
    const ShoveSheet &sheet = sheetIn(document);
    return {sheet.nerve, {-sheet.team.year, 0, 0, 0}, sheet.team.name};
}

std::span<const TeamDocuments::RankingColumn> ShoveSheets::rankingColumns() const
{
    static const std::array<RankingColumn, 1> columns{
        {{"nerve",
          {QT_TRANSLATE_NOOP("core", "Nerve"), {}},
          {QT_TRANSLATE_NOOP("core", "How cool they are at the penny, 1 to 6"), {}}}}};
    return columns;
}

std::vector<TeamDocuments::RankingCell> ShoveSheets::rankingCells(const TeamDocument &document) const
{
    const int nerve = sheetIn(document).nerve;
    return {{number(nerve), nerve}};
}

Message ShoveSheets::rankingOrder() const
{
    return {QT_TRANSLATE_NOOP("core", "By nerve, then year and name."), {}};
}

std::span<const DocumentMethod> ShoveSheets::methods() const
{
    static const std::array<DocumentMethod, 1> ways{
        {{byNerve,
          {QT_TRANSLATE_NOOP("core", "Nerve and shares"), {}},
          {QT_TRANSLATE_NOOP("core", "3 is an average team."), {}},
          {{"nerve", {QT_TRANSLATE_NOOP("core", "&Nerve:"), {}}, {}, leastNerve, mostNerve, usualNerve}},
          {{QT_TRANSLATE_NOOP("core", "&Pushes by player"), {}},
           {QT_TRANSLATE_NOOP("core", "Share of pushes"), {}},
           {QT_TRANSLATE_NOOP("core", "Pushes on"), {}},
           {},
           {}}}}};
    return ways;
}

DocumentWishes ShoveSheets::wishesFor(const Team &team, const Squad &squad, const TeamDocument *kept) const
{
    DocumentWishes wishes{team, squad, QString::fromUtf8(byNerve), {}, usualShares(squad)};
    const auto *sheet = dynamic_cast<const ShoveSheet *>(kept);
    if (sheet == nullptr)
        return wishes;
    wishes.values[QStringLiteral("nerve")] = sheet->nerve;
    for (std::size_t i = 0; i < squad.entries.size(); ++i)
        if (const int row = sheet->squad.indexOf(squad.entries[i].person.id); row >= 0)
            wishes.shares[i] = sheet->shares[static_cast<std::size_t>(row)];
    return wishes;
}

std::vector<int> ShoveSheets::usualShares(const Squad &squad) const
{
    std::vector<int> shares;
    for (const SquadEntry &entry : squad.entries)
        shares.push_back(usualShare(entry.position));
    // A squad of goalkeepers alone.
    if (!shares.empty() && std::all_of(shares.begin(), shares.end(), [](int share) { return share == 0; }))
        shares.front() = 1;
    return shares;
}

QString ShoveSheets::sharedWith(const TeamDocument &document, const QUuid &person) const
{
    const ShoveSheet &sheet = sheetIn(document);
    const int row = sheet.squad.indexOf(person);
    return row < 0 ? QString() : rangeOf(lastNumbers(sheet), static_cast<std::size_t>(row));
}

Message ShoveSheets::noteOn(const DocumentMethod & /*method*/, const TeamDocument *kept) const
{
    const auto *sheet = dynamic_cast<const ShoveSheet *>(kept);
    if (sheet == nullptr || sheet->isCustom)
        return {};
    return {QT_TRANSLATE_NOOP("core", "A new sheet replaces that of the World Cup."), {}};
}

Result<std::shared_ptr<const TeamDocument>> ShoveSheets::make(const DocumentWishes &wishes) const
{
    ShoveSheet sheet;
    sheet.team = wishes.team;
    sheet.squad = wishes.squad;
    const auto nerve = wishes.values.find(QStringLiteral("nerve"));
    sheet.nerve = nerve == wishes.values.end() ? usualNerve : nerve->second;
    sheet.shares = wishes.shares;
    if (sheet.shares.empty())
        sheet.shares = usualShares(wishes.squad);
    return checked(std::move(sheet), {});
}

bool ShoveSheets::isBehind(const TeamDocument &document, const Squad &squad) const
{
    const Squad &own = sheetIn(document).squad;
    return std::any_of(own.entries.begin(), own.entries.end(), [&](const SquadEntry &entry) {
        const int row = squad.indexOf(entry.person.id);
        return row < 0 || !(squad.entries[static_cast<std::size_t>(row)] == entry);
    });
}

std::shared_ptr<const TeamDocument> ShoveSheets::renamed(const TeamDocument &document, const Team &team) const
{
    ShoveSheet sheet = sheetIn(document);
    sheet.team = team;
    return std::make_shared<const ShoveSheet>(std::move(sheet));
}

QString ShoveSheets::kind(const TeamDocument &document) const
{
    return sheetIn(document).isCustom ? QStringLiteral("custom") : QStringLiteral("world_cup");
}

bool ShoveSheets::holdsWorldCupFacts(const TeamDocument &document) const
{
    return !sheetIn(document).isCustom;
}

Result<TeamDocuments::Documents> ShoveSheets::readFile(const QJsonObject &object) const
{
    QJsonArray sheets{object};
    if (object.value(QLatin1String("format")).toString() == QLatin1String(sheetsFormat))
        sheets = object.value(QLatin1String("sheets")).toArray();
    Documents documents;
    for (const QJsonValue sheet : std::as_const(sheets)) {
        auto read = sheetFromJson(sheet.toObject());
        if (!read)
            return fail(read.error());
        documents.push_back(std::move(*read));
    }
    return documents;
}

QJsonObject ShoveSheets::written(const Documents &documents) const
{
    if (documents.size() == 1)
        return toJson(sheetIn(*documents.front()));
    QJsonArray sheets;
    for (const auto &document : documents)
        sheets.append(toJson(sheetIn(*document)));
    return {{QStringLiteral("format"), QString::fromUtf8(sheetsFormat)}, {QStringLiteral("sheets"), sheets}};
}

} // namespace touchline::shove
