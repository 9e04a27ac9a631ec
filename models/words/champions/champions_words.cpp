// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

#include "models/words/common/phrase.h"

namespace touchline {

namespace {

/// Where the ball was played to last.
class ChampionsMemory final : public StoryMemory
{
public:
    void see(const Event & /*event*/, const QString &kind, const QJsonObject &fields) override
    {
        const std::pair place(fields.value(QLatin1String("column")).toInt(),
                              fields.value(QLatin1String("row")).toInt());
        if (kind == QLatin1String("ball_rests"))
            m_restsElsewhere = place != m_ball;
        else if (playsBall(kind))
            m_ball = place;
    }
    /// Tells where the ball goes.
    [[nodiscard]] static bool playsBall(const QString &kind)
    {
        static const QStringList kinds{QStringLiteral("kick"), QStringLiteral("pass"),
                                       QStringLiteral("deflection"), QStringLiteral("rebound")};
        return kinds.contains(kind);
    }
    [[nodiscard]] bool restsElsewhere() const { return m_restsElsewhere; }

private:
    std::optional<std::pair<int, int>> m_ball;
    bool m_restsElsewhere = true;
};

/// Where it rests is no news where that is where it was played to.
QString restWords(const StoryEvent &told)
{
    const auto *memory = dynamic_cast<const ChampionsMemory *>(told.story.own());
    return memory != nullptr && !memory->restsElsewhere()
               ? QString()
               : QStringLiteral(", where it rests at ") + cellWords(told);
}

QString chanceText(const StoryEvent &told)
{
    return QStringLiteral("%1 of 4").arg(told.number("quarters"));
}

QString stepInText(const StoryEvent &told)
{
    return told.number("die") == 3 ? QStringLiteral("intercepted") : QStringLiteral("missed");
}

QString kickText(const StoryEvent &told)
{
    static const Phrases kinds{{"none", "From the goalie's hands"},
                               {"after_goal", "Kick-off from the goal"},
                               {"hand_ball", "Free kick"}};
    QString words = phrase(kinds, told.text("restart"));
    words[0] = words.at(0).toUpper();
    return words;
}

} // namespace

std::unique_ptr<StoryMemory> makeChampionsMemory()
{
    return std::make_unique<ChampionsMemory>();
}

const EventWords &championsWords()
{
    static const EventWords words{
        {QStringLiteral("space"), cellWords},
        {QStringLiteral("formation"), formationWords},
        {QStringLiteral("rest_words"), restWords},
        {QStringLiteral("chance"), chanceText},
        {QStringLiteral("save_words"),
         codeWords("result", {{"goal", "beaten"}, {"rebound", "parried"}, {"catch", "caught"}})},
        {QStringLiteral("try_words"), stepInText},
        {QStringLiteral("shift_words"), codeWords("why", {{"offside", "out of offside"},
                                                          {"row_one", "off the endline"},
                                                          {"corner", "for the corner"},
                                                          {"penalty", "out of the penalty area"},
                                                          {"wall", "as the wall"},
                                                          {"step_in", "back onto the field"},
                                                          {"throw_in", "back onto the field"}})},
        {QStringLiteral("restart_words"), kickText},
        {QStringLiteral("injury_words"),
         codeWords("code", {{"light", "plays on with a bandage"}, {"off", "is carried off"}})},
        {QStringLiteral("scored_from"), codeWords("how", {{"play", ""},
                                                          {"penalty", ", penalty"},
                                                          {"corner", ", from a corner"},
                                                          {"free_kick", ", from a free kick"},
                                                          {"rebound", ", from a rebound"}})},
        {QStringLiteral("yellow_card"), bookingWords},
    };
    return words;
}

} // namespace touchline
