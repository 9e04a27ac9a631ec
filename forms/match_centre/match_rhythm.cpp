// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/match_rhythm.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSettings>
#include <QStyle>

#include <array>

namespace touchline {

namespace {

const QString paceKey = QStringLiteral("matches/pace");
const QString clickKey = QStringLiteral("matches/clicksDice");
const QString animationKey = QStringLiteral("matches/animation");

struct PaceWord
{
    MatchSession::Pace pace;
    /// In the settings.
    const char *name;
    const char *title;
};

constexpr std::array paces{
    PaceWord{MatchSession::Pace::Slow, "slow", QT_TRANSLATE_NOOP("MatchRhythm", "slowly")},
    PaceWord{MatchSession::Pace::Fast, "fast", QT_TRANSLATE_NOOP("MatchRhythm", "fast")},
    PaceWord{MatchSession::Pace::AtOnce, "at_once", QT_TRANSLATE_NOOP("MatchRhythm", "at once")},
    PaceWord{MatchSession::Pace::GoalsOnly, "goals_only", QT_TRANSLATE_NOOP("MatchRhythm", "goals only")}};

QString paceName(MatchSession::Pace pace)
{
    for (const PaceWord &word : paces)
        if (word.pace == pace)
            return QLatin1String(word.name);
    return {};
}

MatchSession::Pace paceNamed(const QVariant &name)
{
    for (const PaceWord &word : paces)
        if (name.toString() == QLatin1String(word.name))
            return word.pace;
    return MatchSession::Pace::Slow;
}

/// "slow home away": one line for each match that is under way here.
QString rhythmKey(const QUuid &match)
{
    return QStringLiteral("matches/rhythm/") + match.toString(QUuid::WithoutBraces);
}

} // namespace

MatchRhythm MatchRhythm::of(const QUuid &match)
{
    const QSettings settings;
    MatchRhythm rhythm;
    const QStringList words = settings.value(rhythmKey(match)).toString().split(u' ');
    const QString &pace = words.constFirst();
    rhythm.pace = paceNamed(pace.isEmpty() ? settings.value(paceKey) : pace);
    rhythm.clicksDice[Side::Home] = words.contains(u"home");
    rhythm.clicksDice[Side::Away] = words.contains(u"away");
    return rhythm;
}

void MatchRhythm::keepFor(const QUuid &match) const
{
    QStringList words{paceName(pace)};
    if (clicksDice[Side::Home])
        words << QStringLiteral("home");
    if (clicksDice[Side::Away])
        words << QStringLiteral("away");
    QSettings settings;
    settings.setValue(rhythmKey(match), words.join(u' '));
    settings.setValue(clickKey, words.size() > 1);
    // Also for whom the program is killed.
    settings.sync();
}

void MatchRhythm::forget(const QUuid &match)
{
    QSettings().remove(rhythmKey(match));
}

bool MatchRhythm::wasClicked()
{
    return QSettings().value(clickKey, true).toBool();
}

bool animatesMatches(const QWidget &widget)
{
    return wishesAnimation() &&
           widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

bool wishesAnimation()
{
    return QSettings().value(animationKey, true).toBool();
}

void wishAnimation(bool isWished)
{
    QSettings().setValue(animationKey, isWished);
}

void fillPaces(QComboBox &box)
{
    for (const PaceWord &word : paces)
        box.addItem(QCoreApplication::translate("MatchRhythm", word.title), static_cast<int>(word.pace));
    box.setCurrentIndex(box.findData(static_cast<int>(paceNamed(QSettings().value(paceKey)))));
    // Chosen by the user, not where a match that is resumed brings its own.
    QObject::connect(&box, &QComboBox::activated, &box, [&box] {
        QSettings().setValue(paceKey, paceName(static_cast<MatchSession::Pace>(box.currentData().toInt())));
    });
}

} // namespace touchline
