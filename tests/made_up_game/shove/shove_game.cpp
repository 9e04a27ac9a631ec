// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up_game/shove/shove_game.h"

#include "tests/made_up_game/shove/shove_match.h"

#include <QtGlobal>

#include <array>

namespace touchline::shove {

namespace {

constexpr std::array optionSpecs{
    OptionSpec{"knocks",
               QT_TRANSLATE_NOOP("core", "Knocks"),
               QT_TRANSLATE_NOOP("core", "A trip can hurt the one who pushed."),
               OptionType::Switch,
               0,
               1,
               {},
               1},
    OptionSpec{"substitutes",
               QT_TRANSLATE_NOOP("core", "Fresh pennies"),
               QT_TRANSLATE_NOOP("core", "How many can come on for those who are hurt."),
               OptionType::Number,
               0,
               3,
               {},
               3}};
constexpr std::array<const char *, 2> optionNames{"knocks", "substitutes"};
constexpr std::array levels{LevelSpec{"parlour", QT_TRANSLATE_NOOP("core", "Parlour"),
                                      QT_TRANSLATE_NOOP("core", "All rules of Shove."), optionNames}};
constexpr std::array agents{
    AgentSpec{"schemer", QT_TRANSLATE_NOOP("core", "Schemer"),
              QT_TRANSLATE_NOOP("core", "Pushes near the goal, trips near its own.")},
    AgentSpec{"random", QT_TRANSLATE_NOOP("core", "Chance"), QT_TRANSLATE_NOOP("core", "Any legal option.")}};
constexpr std::array dice{d6, d100};

constexpr std::array injuryWords{"bruised", "broken"};
constexpr std::array turnFields{EventField{"turn"}, EventField{"cell"}};
constexpr std::array openedFields{EventField{"home_idea", FieldKind::Word, ideaNames},
                                  EventField{"away_idea", FieldKind::Word, ideaNames}};
constexpr std::array pushedFields{EventField{"natural"}, EventField{"from"}, EventField{"to"}};
constexpr std::array foulFields{EventField{"natural"}};
constexpr std::array shotFields{EventField{"natural"}, EventField{"needed"}};
constexpr std::array bentFields{EventField{"trips"}};
constexpr std::array injuryFields{EventField{"code", FieldKind::Word, injuryWords}, EventField{"natural"}};
constexpr std::array eventKinds{
    EventSpec{event::turn, "turn", turnFields},       EventSpec{event::opened, "opened", openedFields},
    EventSpec{event::pushed, "pushed", pushedFields}, EventSpec{event::foul, "foul", foulFields},
    EventSpec{event::shot, "shot", shotFields},       EventSpec{event::saved, "saved"},
    EventSpec{event::bent, "bent", bentFields},       EventSpec{EventKind::Injury, "injury", injuryFields}};

constexpr std::array injuryKinds{SheetWord{"bruised", QT_TRANSLATE_NOOP("core", "bruised")},
                                 SheetWord{"broken", QT_TRANSLATE_NOOP("core", "broken")}};
constexpr std::array sheetFields{
    SheetField{"trips", QT_TRANSLATE_NOOP("core", "Trips"), SheetScope::Side, SheetValue::Number, 0, 99}};

/// Decides by the place of the penny alone, which both see.
class Schemer final : public Agent
{
public:
    explicit Schemer(Generator generator) : m_generator(generator) {}

    Result<OptionCode> choose(const Match &match, const Question &question, const OptionList &due) override
    {
        // Whoever can come on does.
        if (!due.contains(idea::push) || question.prompt->id == "S7")
            return due[1];
        const int cell = dynamic_cast<const ShoveMatch &>(match).cell();
        const int toGo = question.side == Side::Home ? cells - 1 - cell : cell;
        const auto chance = m_generator.below(6);
        if (toGo >= 5 && chance < 2 && due.contains(idea::trip))
            return idea::trip;
        return toGo <= 2 || chance < 4 ? idea::push : idea::hold;
    }
    std::unique_ptr<Agent> clone() const override { return std::make_unique<Schemer>(m_generator); }

private:
    Generator m_generator;
};

void checkSide(const SideSetup &side, Side which, Problems &problems)
{
    if (sheetOf(side) == nullptr)
        problems.push_back(
            {sideWord(which), {QT_TRANSLATE_NOOP("core", "%1 has no Shove sheet."), {side.team.name}}, {}});
    else
        checkAbsent(side, which, problems);
}

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo info = [] {
        GameInfo made{};
        made.id = "shove";
        made.title = QT_TRANSLATE_NOOP("core", "Shove");
        made.rulesVersion = 1;
        made.dice = dice;
        made.stepLimit = 500;
        made.hasHiddenChoices = true;
        made.options = optionSpecs;
        made.levels = levels;
        made.agents = agents;
        made.events = eventKinds;
        made.discipline = "shove";
        made.turnBegins = event::turn;
        made.usualLength = 128;
        return made;
    }();
    return info;
}

const GameInfo &ShoveGame::info() const
{
    return gameInfo();
}

Result<std::shared_ptr<const TeamDocument>> ShoveGame::readTeam(const QJsonObject &object) const
{
    return sheetFromJson(object);
}

QJsonObject ShoveGame::writeTeam(const TeamDocument &document) const
{
    return toJson(dynamic_cast<const ShoveSheet &>(document));
}

SideSetup ShoveGame::sideFor(std::shared_ptr<const TeamDocument> document) const
{
    const auto &sheet = dynamic_cast<const ShoveSheet &>(*document);
    SideSetup side;
    side.team = sheet.team;
    side.squad = sheet.squad;
    side.document = std::move(document);
    return side;
}

Result<std::shared_ptr<const TeamDocument>> ShoveGame::documentFor(const SideSetup &side) const
{
    if (sheetOf(side) != nullptr)
        return side.document;
    return std::make_shared<const ShoveSheet>(sheetFor(side.team, side.squad));
}

const TeamDocuments *ShoveGame::teamDocuments() const
{
    static const ShoveSheets sheets;
    return &sheets;
}

Problems ShoveGame::idleOptions(const LevelSpec &level, const OptionValues &values,
                                const OptionUse & /*use*/) const
{
    if (values.isOn("knocks") || !isChanged(optionSpecs, level, values, "substitutes"))
        return {};
    return {{QStringLiteral("substitutes"),
             {QT_TRANSLATE_NOOP("core", "It has no effect without the option \"knocks\"."), {}},
             {}}};
}

ScoreSheet ShoveGame::scoreSheet(const QString & /*level*/, const OptionValues &values) const
{
    ScoreSheet sheet;
    sheet.hasInjuries = values.isOn("knocks");
    sheet.mostSubstitutions = sheet.hasInjuries ? values.value("substitutes") : 0;
    sheet.hasSubstitutions = sheet.mostSubstitutions > 0;
    sheet.injuryKinds = injuryKinds;
    sheet.fields = sheetFields;
    return sheet;
}

QJsonObject ShoveGame::carryOutOf(const MatchReport &report, const PerSide<QJsonObject> & /*carryIn*/,
                                  const OptionValues & /*values*/) const
{
    QJsonObject both;
    for (const Side side : bothSides) {
        const QString *trips = report.fact(QStringLiteral("trips"), side);
        const bool isBent = trips != nullptr && trips->toInt() >= tripsThatBend;
        both.insert(sideWord(side), QJsonObject{{QString::fromUtf8(bentKey), isBent ? 1 : 0}});
    }
    return both;
}

Result<std::unique_ptr<Match>> ShoveGame::kickOff(FixtureSetup setup, EventList &sink) const
{
    Problems problems;
    for (const Side side : bothSides)
        checkSide(setup.sides[side], side, problems);
    if (const auto level = findLevel(info().levels, setup.level); !level)
        problems.push_back({QStringLiteral("level"), level.error().message, {}});
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match cannot kick off."), {},
                    std::move(problems));
    auto tables = std::make_shared<MatchTables>();
    for (const Side side : bothSides) {
        const ShoveSheet &sheet = *sheetOf(setup.sides[side]);
        const int bent = setup.sides[side].carryIn.value(QLatin1String(bentKey)).toInt();
        tables->nerve[side] = std::max(leastNerve, sheet.nerve - bent);
        tables->lastNumbers[side] = lastNumbers(sheet);
    }
    tables->decision = setup.decision;
    tables->hasKnocks = setup.options.isOn("knocks");
    tables->substitutes = setup.options.value("substitutes");
    return std::make_unique<ShoveMatch>(std::make_shared<const FixtureSetup>(std::move(setup)),
                                        std::move(tables), sink);
}

Result<std::unique_ptr<Agent>> ShoveGame::makeAgent(const QString &name, Side /*side*/,
                                                    Generator generator) const
{
    if (name == QLatin1String("schemer"))
        return std::make_unique<Schemer>(generator);
    if (name == QLatin1String("random"))
        return std::make_unique<RandomAgent>(generator);
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "There is no computer player \"%1\". Possible: %2."),
                {name, QStringLiteral("schemer, random")});
}

} // namespace touchline::shove
