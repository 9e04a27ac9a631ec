// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

#include "models/words/common/option_label.h"

#include <QStringList>
#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

/// Areas by their codes, as the deciding side sees them.
constexpr std::array<LabelledName, 13> fubaAreas{
    {{"PA", QT_TRANSLATE_NOOP("OptionLabels", "own penalty area (PA)")},
     {"LB", QT_TRANSLATE_NOOP("OptionLabels", "left back wing (LB)")},
     {"RB", QT_TRANSLATE_NOOP("OptionLabels", "right back wing (RB)")},
     {"CD", QT_TRANSLATE_NOOP("OptionLabels", "central defence (CD)")},
     {"LM", QT_TRANSLATE_NOOP("OptionLabels", "left midfield, own half (LM)")},
     {"RM", QT_TRANSLATE_NOOP("OptionLabels", "right midfield, own half (RM)")},
     {"CC", QT_TRANSLATE_NOOP("OptionLabels", "centre (CC)")},
     {"LA", QT_TRANSLATE_NOOP("OptionLabels", "left midfield, their half (LA)")},
     {"RA", QT_TRANSLATE_NOOP("OptionLabels", "right midfield, their half (RA)")},
     {"CA", QT_TRANSLATE_NOOP("OptionLabels", "central attack (CA)")},
     {"LC", QT_TRANSLATE_NOOP("OptionLabels", "left corner wing (LC)")},
     {"RC", QT_TRANSLATE_NOOP("OptionLabels", "right corner wing (RC)")},
     {"PX", QT_TRANSLATE_NOOP("OptionLabels", "their penalty area (PX)")}}};

constexpr std::array<LabelledName, 3> fubaLines{{{"defence", QT_TRANSLATE_NOOP("OptionLabels", "defence")},
                                                 {"midfield", QT_TRANSLATE_NOOP("OptionLabels", "midfield")},
                                                 {"attack", QT_TRANSLATE_NOOP("OptionLabels", "attack")}}};

constexpr std::array fubaNames{
    LabelledName{"no", QT_TRANSLATE_NOOP("OptionLabels", "No")},
    LabelledName{"yes", QT_TRANSLATE_NOOP("OptionLabels", "Yes")},
    LabelledName{"pass", QT_TRANSLATE_NOOP("OptionLabels", "No skill")},
    LabelledName{"none", QT_TRANSLATE_NOOP("OptionLabels", "Nothing")},
    LabelledName{"done", QT_TRANSLATE_NOOP("OptionLabels", "Nothing more")},
    LabelledName{"by the rules", QT_TRANSLATE_NOOP("OptionLabels", "As the rules say")},
    LabelledName{"keeper changes his place",
                 QT_TRANSLATE_NOOP("OptionLabels", "The keeper leaves or enters his goal area")},
    LabelledName{"movement", QT_TRANSLATE_NOOP("OptionLabels", "Movement")},
    LabelledName{"adjustment", QT_TRANSLATE_NOOP("OptionLabels", "Adjustment")},
    LabelledName{"pressing", QT_TRANSLATE_NOOP("OptionLabels", "Pressing")},
    LabelledName{"aggressive pressing", QT_TRANSLATE_NOOP("OptionLabels", "Aggressive pressing")},
    LabelledName{"goal attempt", QT_TRANSLATE_NOOP("OptionLabels", "Goal attempt")},
    LabelledName{"substitution", QT_TRANSLATE_NOOP("OptionLabels", "Substitution")},
    LabelledName{"forward", QT_TRANSLATE_NOOP("OptionLabels", "Forward moves")},
    LabelledName{"with the ball", QT_TRANSLATE_NOOP("OptionLabels", "With the ball")},
    LabelledName{"without the ball", QT_TRANSLATE_NOOP("OptionLabels", "Without the ball")},
    LabelledName{"standard", QT_TRANSLATE_NOOP("OptionLabels", "Standard set-up")},
    LabelledName{"by hand", QT_TRANSLATE_NOOP("OptionLabels", "Piece by piece, by hand")},
    LabelledName{"attacking", QT_TRANSLATE_NOOP("OptionLabels", "Attacking set-up")},
    LabelledName{"defensive", QT_TRANSLATE_NOOP("OptionLabels", "Defensive set-up")},
    LabelledName{"not yet", QT_TRANSLATE_NOOP("OptionLabels", "Not yet")},
    LabelledName{"hour is over", QT_TRANSLATE_NOOP("OptionLabels", "The hour is over")},
    LabelledName{"lower", QT_TRANSLATE_NOOP("OptionLabels", "Drop the lower die")},
    LabelledName{"higher", QT_TRANSLATE_NOOP("OptionLabels", "Drop the higher die")},
    LabelledName{"play on", QT_TRANSLATE_NOOP("OptionLabels", "Play on")},
    LabelledName{"shoot", QT_TRANSLATE_NOOP("OptionLabels", "Shoot at goal")},
    LabelledName{"left", QT_TRANSLATE_NOOP("OptionLabels", "To the left")},
    LabelledName{"middle", QT_TRANSLATE_NOOP("OptionLabels", "Into the middle")},
    LabelledName{"right", QT_TRANSLATE_NOOP("OptionLabels", "To the right")},
    LabelledName{"stay", QT_TRANSLATE_NOOP("OptionLabels", "Stay in the middle")},
    LabelledName{"normal", QT_TRANSLATE_NOOP("OptionLabels", "Normal goal kick")},
    LabelledName{"slow", QT_TRANSLATE_NOOP("OptionLabels", "Slow goal kick")},
    LabelledName{"formation", QT_TRANSLATE_NOOP("OptionLabels", "Change the formation")},
    LabelledName{"remove yellow", QT_TRANSLATE_NOOP("OptionLabels", "Take a booked player off")},
    LabelledName{"fresh player", QT_TRANSLATE_NOOP("OptionLabels", "Bring a fresh player on")},
    // Roles and skills
    LabelledName{"attacking midfielder", QT_TRANSLATE_NOOP("OptionLabels", "Attacking midfielder")},
    LabelledName{"defending midfielder", QT_TRANSLATE_NOOP("OptionLabels", "Defending midfielder")},
    LabelledName{"attacking centre back", QT_TRANSLATE_NOOP("OptionLabels", "Attacking centre back")},
    LabelledName{"withdrawn striker", QT_TRANSLATE_NOOP("OptionLabels", "Withdrawn striker")},
    LabelledName{"offensive wing back", QT_TRANSLATE_NOOP("OptionLabels", "Offensive wing back")},
    LabelledName{"trained formation change", QT_TRANSLATE_NOOP("OptionLabels", "Trained formation change")},
    LabelledName{"wide player material", QT_TRANSLATE_NOOP("OptionLabels", "Wide player material")},
    LabelledName{"high condition", QT_TRANSLATE_NOOP("OptionLabels", "High condition")},
    LabelledName{"offside trap", QT_TRANSLATE_NOOP("OptionLabels", "Offside trap")},
    LabelledName{"short passes", QT_TRANSLATE_NOOP("OptionLabels", "Short passes")},
    LabelledName{"fanatic fans", QT_TRANSLATE_NOOP("OptionLabels", "Fanatic fans")},
    LabelledName{"sweeper keeper", QT_TRANSLATE_NOOP("OptionLabels", "Sweeper keeper")},
    LabelledName{"creative goalkeeper", QT_TRANSLATE_NOOP("OptionLabels", "Creative goalkeeper")},
    LabelledName{"skilled goalkeeper", QT_TRANSLATE_NOOP("OptionLabels", "Skilled goalkeeper")},
    LabelledName{"tackle", QT_TRANSLATE_NOOP("OptionLabels", "Tackle")},
    LabelledName{"midfield pressing", QT_TRANSLATE_NOOP("OptionLabels", "Midfield pressing")},
    LabelledName{"stopper", QT_TRANSLATE_NOOP("OptionLabels", "Stopper")},
    LabelledName{"target man", QT_TRANSLATE_NOOP("OptionLabels", "Target man")},
    LabelledName{"skilled fullbacks", QT_TRANSLATE_NOOP("OptionLabels", "Skilled fullbacks")},
    LabelledName{"doubling", QT_TRANSLATE_NOOP("OptionLabels", "Doubling")},
    LabelledName{"dribbling", QT_TRANSLATE_NOOP("OptionLabels", "Dribbling")},
    LabelledName{"creative midfielder", QT_TRANSLATE_NOOP("OptionLabels", "Creative midfielder")},
    LabelledName{"crossing", QT_TRANSLATE_NOOP("OptionLabels", "Crossing")},
    LabelledName{"midfield general", QT_TRANSLATE_NOOP("OptionLabels", "Midfield general")},
    LabelledName{"goal poacher", QT_TRANSLATE_NOOP("OptionLabels", "Goal poacher")},
    LabelledName{"clinical finisher", QT_TRANSLATE_NOOP("OptionLabels", "Clinical finisher")},
    LabelledName{"actor", QT_TRANSLATE_NOOP("OptionLabels", "Actor")}};

/// "CD to LM with ball", "keeper PA to CD", "midfield to attack"
QString wayLabel(QString name)
{
    const QString withBall = QStringLiteral(" with ball");
    const QString ofKeeper = QStringLiteral("keeper ");
    const bool hasBall = name.endsWith(withBall);
    if (hasBall)
        name.chop(withBall.size());
    const bool isKeeper = name.startsWith(ofKeeper);
    if (isKeeper)
        name.remove(0, ofKeeper.size());
    const QStringList ends = name.split(QStringLiteral(" to "));
    if (ends.size() != 2)
        return {};
    QStringList places;
    for (const QString &end : ends)
        places << (labelIn(fubaAreas, end).isEmpty() ? labelIn(fubaLines, end) : labelIn(fubaAreas, end));
    if (places.contains(QString()))
        return {};
    const char *form = isKeeper && hasBall
                           ? QT_TRANSLATE_NOOP("OptionLabels", "Keeper with the ball: %1 to %2")
                       : isKeeper ? QT_TRANSLATE_NOOP("OptionLabels", "Keeper: %1 to %2")
                       : hasBall  ? QT_TRANSLATE_NOOP("OptionLabels", "With the ball: %1 to %2")
                                  : QT_TRANSLATE_NOOP("OptionLabels", "%1 to %2");
    return sentenceCase(labelText(form).arg(places.at(0), places.at(1)));
}

/// "LC", "LC crossing", "keeper PA"
QString areaLabel(const QString &name)
{
    const QStringList words = name.split(u' ');
    if (words.size() == 1)
        return sentenceCase(labelIn(fubaAreas, name));
    if (words.size() == 2 && words.at(1) == QLatin1String("crossing"))
        return sentenceCase(labelText(QT_TRANSLATE_NOOP("OptionLabels", "%1, as a cross"))
                                .arg(labelIn(fubaAreas, words.at(0))));
    if (words.size() == 2 && words.at(0) == QLatin1String("keeper") &&
        !labelIn(fubaAreas, words.at(1)).isEmpty())
        return labelText(QT_TRANSLATE_NOOP("OptionLabels", "The keeper, from %1"))
            .arg(labelIn(fubaAreas, words.at(1)));
    return {};
}

} // namespace

QString fubaOptionLabel(const QString &decision, const QString &name)
{
    if (decision.startsWith(QLatin1String("NAME-")))
        return name == QLatin1String("by the rules") ? labelIn(fubaNames, name) : QString();
    if (decision == QLatin1String("P1"))
        return formationLabel(name);
    if (decision == QLatin1String("N7") && name.toInt() > 0)
        return labelText(QT_TRANSLATE_NOOP("OptionLabels", "Substitutions: %1")).arg(name);
    if (decision == QLatin1String("N3") && !labelIn(fubaLines, name).isEmpty())
        return labelText(QT_TRANSLATE_NOOP("OptionLabels", "Moves of the %1")).arg(labelIn(fubaLines, name));
    for (const QString &label :
         {labelIn(fubaNames, name), sentenceCase(labelIn(fubaLines, name)), areaLabel(name), wayLabel(name)})
        if (!label.isEmpty())
            return label;
    return {};
}

} // namespace touchline
