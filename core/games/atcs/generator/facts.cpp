// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/facts.h"

#include "core/games/atcs/generator/facts_check.h"
#include "core/games/atcs/generator/facts_table.h"

#include <QtGlobal>

// Has to stand outside of every namespace.
static void registerFactsResource()
{
    Q_INIT_RESOURCE(touchline_facts);
}

namespace touchline::atcs::generator {

namespace {

QStringList words(std::initializer_list<const char *> all)
{
    QStringList list;
    for (const char *word : all)
        list.append(QString::fromLatin1(word));
    return list;
}

/// The words of an enum from its first value to `last`, in its order.
template <class Enum>
QStringList words(Enum last, QString (*name)(Enum))
{
    QStringList list;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        list.append(name(static_cast<Enum>(i)));
    return list;
}

TeamFacts readTeam(FactsRow &row)
{
    static const QStringList kinds = words(CardKind::Edition, cardKindName);
    static const QStringList formations = words(Formation::F424, formationName);
    static const QStringList strategies = words(Strategy::Conservative, strategyName);
    TeamFacts team;
    team.id = row.text("card_id");
    team.country = row.text("country");
    team.matchName = row.text("team_name");
    team.year = row.number("year");
    team.conference = row.text("confederation");
    team.kind = static_cast<CardKind>(row.word("kind", kinds));
    team.lineage = row.text("lineage");
    team.bestResult = row.number("best_level");
    team.goalsFirstHalf = row.number("gf_1h");
    team.goalsSecondHalf = row.number("gf_2h");
    team.manager = row.textOrEmpty("manager");
    team.kit = {row.textOrEmpty("kit_1"), row.textOrEmpty("kit_2")};
    team.formation = static_cast<Formation>(row.word("formation", formations));
    team.strategy = static_cast<Strategy>(row.word("strategy", strategies));
    team.hardness = row.decimal("hardness");
    return team;
}

PlayerFacts readPlayer(FactsRow &row)
{
    static const QStringList positions = words(Position::Forward, positionCode);
    PlayerFacts player;
    player.id = row.text("player_id");
    player.name = row.text("name");
    player.shortName = row.text("short_name");
    player.position = static_cast<Position>(row.word("position", positions));
    player.shirt = row.knownNumber("shirt");
    player.goals = row.numberOrZero("goals");
    player.penalties = row.numberOrZero("penalties");
    player.yellow = row.numberOrZero("yellow");
    player.red = row.numberOrZero("red");
    player.appearances = row.numberOrZero("appearances");
    player.minutes = row.numberOrZero("minutes");
    player.captain = row.flag("captain");
    return player;
}

/// Reads the files of one folder (or of the sub-folder all/) one by one.
class FolderReader
{
public:
    FolderReader(const FactsSource &source, Problems &problems) : m_source(source), m_problems(problems) {}

    std::vector<TeamFacts> teams(const QString &prefix)
    {
        FactsTable table =
            open(prefix + QStringLiteral("teams.csv"),
                 {"card_id", "country", "team_name", "year", "confederation", "kind", "lineage", "best_level",
                  "gf_1h", "gf_2h", "manager", "kit_1", "kit_2", "formation", "strategy", "hardness"});
        std::vector<TeamFacts> teams;
        QHash<QString, std::size_t> places;
        table.each([&](FactsRow &row) {
            teams.push_back(readTeam(row));
            if (places.contains(teams.back().id))
                row.problem("card_id", QT_TRANSLATE_NOOP("core", "%1 is listed twice."), {teams.back().id});
            places.insert(teams.back().id, teams.size() - 1);
        });
        squads(prefix, places, teams);
        return teams;
    }

    std::vector<MatchFacts> matches(const QString &name)
    {
        static const QStringList hosts{QString(), QStringLiteral("home"), QStringLiteral("away")};
        FactsTable table =
            open(name, {"year", "home", "away", "home_goals", "away_goals", "extra_time", "host_side"});
        std::vector<MatchFacts> matches;
        table.each([&](FactsRow &row) {
            MatchFacts match{row.number("year"),
                             row.text("home"),
                             row.text("away"),
                             row.number("home_goals"),
                             row.number("away_goals"),
                             row.flag("extra_time"),
                             static_cast<MatchFacts::Host>(row.word("host_side", hosts))};
            matches.push_back(std::move(match));
        });
        return matches;
    }

    Origins origins(const QString &name)
    {
        FactsTable table = open(name, {"team", "confederation", "lineage"});
        Origins origins;
        table.each([&](FactsRow &row) {
            origins.insert(row.text("team"), {row.text("confederation"), row.text("lineage")});
        });
        return origins;
    }

    std::vector<Anchor> anchors()
    {
        const QString name = QStringLiteral("anchors.csv");
        const QString path = m_source.anchorsFile.isEmpty() ? filePath(name) : m_source.anchorsFile;
        FactsTable table(path, name, words({"card_id", "field", "player", "value"}), m_problems);
        std::vector<Anchor> anchors;
        table.each([&](FactsRow &row) {
            const std::optional<AnchorField> field = anchorFieldFromName(row.textOrEmpty("field"));
            if (!field) {
                row.problem("field", QT_TRANSLATE_NOOP("core", "There is no card number \"%1\"."),
                            {row.textOrEmpty("field")});
                return;
            }
            anchors.push_back(
                {row.text("card_id"), *field, row.textOrEmpty("player"), row.number("value"), row.place()});
        });
        return anchors;
    }

private:
    [[nodiscard]] QString filePath(const QString &name) const { return m_source.folder + u'/' + name; }

    FactsTable open(const QString &name, std::initializer_list<const char *> columns)
    {
        return {filePath(name), name, words(columns), m_problems};
    }

    void squads(const QString &prefix, const QHash<QString, std::size_t> &places,
                std::vector<TeamFacts> &teams)
    {
        FactsTable table = open(prefix + QStringLiteral("squads.csv"),
                                {"card_id", "shirt", "name", "short_name", "position", "goals", "penalties",
                                 "yellow", "red", "appearances", "minutes", "captain", "player_id"});
        table.each([&](FactsRow &row) {
            const QString id = row.text("card_id");
            const auto place = places.constFind(id);
            if (place == places.cend())
                row.problem("card_id", QT_TRANSLATE_NOOP("core", "There is no team \"%1\"."), {id});
            else
                teams[*place].squad.push_back(readPlayer(row));
        });
    }

    const FactsSource &m_source;
    Problems &m_problems;
};

} // namespace

FactsSource FactsSource::compiledIn()
{
    registerFactsResource();
    return {QStringLiteral(":/facts/worldcup"), QString()};
}

Result<Facts> readFacts(const FactsSource &source)
{
    Problems problems;
    FolderReader reader(source, problems);
    Facts facts;
    facts.historic = reader.teams(QString());
    facts.all = reader.teams(QStringLiteral("all/"));
    facts.matches = reader.matches(QStringLiteral("all_matches.csv"));
    facts.matches2026 = reader.matches(QStringLiteral("all/all_matches_2026.csv"));
    facts.origins = reader.origins(QStringLiteral("confederations.csv"));
    facts.origins2026 = reader.origins(QStringLiteral("all/confederations.csv"));
    facts.anchors = reader.anchors();
    // Whether the files fit together can only be told once each of them is sound.
    if (problems.empty())
        checkFacts(facts, problems);
    if (!problems.empty()) {
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The World Cup facts cannot be used to make team cards."), {},
                    std::move(problems));
    }
    return facts;
}

} // namespace touchline::atcs::generator
