// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/input/competition_options.h"
#include "core/competition/format/fixture.h"
#include "core/competition/format/format_keys.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/discipline/discipline_keys.h"

namespace touchline::cli {

namespace {

/// A valid format in figures.
struct FormatSummary
{
    struct Part
    {
        QString stage;
        /// Matches that are played in any case, and those that are played if they are needed.
        int matches = 0;
        int mostMatches = 0;
    };
    QString title;
    int teams = 0;
    std::vector<Part> stages;
    int finalPlaces = 0;

    /// Of all stages together.
    [[nodiscard]] int matches() const;
    [[nodiscard]] int mostMatches() const;
};

QString matchesText(int matches, int most)
{
    const QString sure = counted(matches, "match", "matches");
    return most == matches ? sure : u"%1 and up to %2 more"_s.arg(sure).arg(most - matches);
}

/// A replay, a play-off, the third match of a best of 3, or the second final of a double elimination.
bool isOptional(const Fixture &fixture, const FixturePlan &plan)
{
    return fixture.isConditional() || (fixture.tie >= 0 && plan.ties[at(fixture.tie)].onlyIfAwayWins > 0);
}

int FormatSummary::matches() const
{
    int sum = 0;
    for (const Part &part : stages)
        sum += part.matches;
    return sum;
}

int FormatSummary::mostMatches() const
{
    int sum = 0;
    for (const Part &part : stages)
        sum += part.mostMatches;
    return sum;
}

FormatSummary summaryOf(const Format &format)
{
    FormatSummary summary;
    summary.title = format.title;
    summary.teams = teamCount(format);
    summary.finalPlaces = static_cast<int>(format.finalPlaces.size());
    const FixturePlan plan = plannedFixtures(format, {});
    for (std::size_t stage = 0; stage < format.stages.size(); ++stage) {
        FormatSummary::Part part{format.stages[stage].name, 0, 0};
        for (const int index : plan.fixturesOfStage[stage]) {
            ++part.mostMatches;
            part.matches += isOptional(plan.fixtures[at(index)], plan) ? 0 : 1;
        }
        summary.stages.push_back(part);
    }
    return summary;
}

/// "valid: 32 teams, 64 matches, ..."
QString summaryText(const FormatSummary &summary)
{
    QString text = u"valid: %1, %2, %3, %4\n"_s.arg(
        counted(summary.teams, "team", "teams"), matchesText(summary.matches(), summary.mostMatches()),
        counted(static_cast<int>(summary.stages.size()), "stage", "stages"),
        counted(summary.finalPlaces, "final place", "final places"));
    for (const FormatSummary::Part &part : summary.stages) {
        const QString what =
            part.mostMatches == 0 ? u"no matches of its own"_s : matchesText(part.matches, part.mostMatches);
        text += u"  %1: %2\n"_s.arg(part.stage, what);
    }
    return text;
}

QJsonObject toJson(const FormatSummary &summary)
{
    const QJsonArray stages = arrayOf(summary.stages, [&](const FormatSummary::Part &part) {
        return QJsonObject{
            {u"name"_s, part.stage}, {u"matches"_s, part.matches}, {u"most_matches"_s, part.mostMatches}};
    });
    return {{u"valid"_s, true},
            {u"title"_s, summary.title},
            {u"teams"_s, summary.teams},
            {u"matches"_s, summary.matches()},
            {u"most_matches"_s, summary.mostMatches()},
            {u"final_places"_s, summary.finalPlaces},
            {u"stages"_s, stages}};
}

int show(const QString &name, Streams &streams)
{
    const auto format = formatFor(name);
    TOUCHLINE_TRY_ON(streams, format);
    streams.out << writtenJson(toJson(*format));
    return done;
}

/// For machines the problems are the answer; the exit code is that of a file that is refused.
int printProblems(const Error &error, Streams &streams)
{
    QJsonArray problems;
    for (const Problem &problem : error.problems)
        problems.append(QJsonObject{{u"where"_s, problem.where},
                                    {u"what"_s, problem.what.english()},
                                    {u"hint"_s, problem.hint.english()}});
    if (problems.isEmpty())
        problems.append(QJsonObject{
            {u"where"_s, QString()}, {u"what"_s, error.message.english()}, {u"hint"_s, QString()}});
    streams.out << writtenJson({{u"valid"_s, false}, {u"problems"_s, problems}});
    return refused;
}

int check(const QString &path, bool json, Streams &streams)
{
    const auto object = readJsonFile(path);
    const auto format = object ? formatFromJson(*object) : Result<Format>(fail(object.error()));
    if (!format)
        return json ? printProblems(format.error(), streams) : printError(streams, format.error(), path);
    const FormatSummary summary = summaryOf(*format);
    streams.out << (json ? jsonText(toJson(summary)) : summaryText(summary));
    return done;
}

/// The files that people write.
enum class FileKind { Format, Rules, Discipline };

std::optional<FileKind> fileKindOf(const QString &word)
{
    if (word.isEmpty())
        return FileKind::Format;
    if (word == "rules"_L1)
        return FileKind::Rules;
    return word == "discipline"_L1 ? std::optional(FileKind::Discipline) : std::nullopt;
}

QJsonObject schemaOf(FileKind kind)
{
    switch (kind) {
    case FileKind::Rules:
        return fileSchema(u"Touchline rules: points and tie-breaks"_s, rulesFileObjects());
    case FileKind::Discipline:
        return fileSchema(u"Touchline discipline rules"_s, disciplineFileObjects());
    case FileKind::Format:
        break;
    }
    return formatSchema();
}

QString keysOf(FileKind kind)
{
    if (kind == FileKind::Format)
        return formatKeysText();
    return fileKeysText(kind == FileKind::Rules ? rulesFileObjects() : disciplineFileObjects());
}

int runFormat(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const QString &what = arguments.value(0);
    const bool json = streams.asJson;
    if (what == "list"_L1 && arguments.size() == 1)
        return printFormats(Qualifying::LeftOut, json, streams);
    if (what == "show"_L1 && arguments.size() == 2)
        return show(arguments.at(1), streams);
    if (what == "check"_L1 && arguments.size() == 2)
        return check(arguments.at(1), json, streams);
    const bool isKeys = what == "keys"_L1;
    if (arguments.size() <= 2 && (isKeys || what == "schema"_L1))
        if (const auto kind = fileKindOf(arguments.value(1))) {
            streams.out << (isKeys ? keysOf(*kind) : QString::fromUtf8(writtenJson(schemaOf(*kind))));
            return done;
        }
    return refuseUsage(streams, u"Usage: format list, show NAME, check FILE, schema, or keys; "
                                "schema and keys also of rules and discipline."_s);
}

} // namespace

const Verb formatVerb{
    "format",
    "Lists, shows and checks competition formats.",
    Subject::Plans,
    {{"All formats", "format list"},
     {"One of them as JSON, to be changed", "format show cup-8"},
     {"What may stand in such a file", "format keys"}},
    {argument("list", "List all formats by name."), argument("show", "Print a format as JSON: show NAME."),
     argument("check", "Check a format of your own: check FILE."),
     argument("schema",
              "Print the JSON Schema of such a file: every key with its type, default and meaning. \"schema "
              "rules\" and \"schema discipline\": those of files for --rules and --discipline."),
     argument("keys", "Print the same for reading, as in docs/formats.md and docs/rules.md (\"keys rules\", "
                      "\"keys discipline\")."),
     jsonRow},
    runFormat};

} // namespace touchline::cli
