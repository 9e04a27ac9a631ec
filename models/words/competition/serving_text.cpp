// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/serving_text.h"

#include <QtGlobal>

namespace touchline {

QString kindText(CompetitionKind kind, const Language &language)
{
    switch (kind) {
    case CompetitionKind::League:
        return language.text(QT_TRANSLATE_NOOP("core", "League"));
    case CompetitionKind::Cup:
        return language.text(QT_TRANSLATE_NOOP("core", "Cup"));
    case CompetitionKind::Friendly:
        return language.text(QT_TRANSLATE_NOOP("core", "Friendly"));
    }
    return {};
}

QString categoryText(const QString &category, const Language &language)
{
    if (category.isEmpty())
        return language.text(QT_TRANSLATE_NOOP("core", "First team"));
    if (category == reservesWord)
        return language.text(QT_TRANSLATE_NOOP("core", "Reserves"));
    if (category == youthWord)
        return language.text(QT_TRANSLATE_NOOP("core", "Youth"));
    return category;
}

QString servedInText(ServedIn served, const Language &language)
{
    switch (served) {
    case ServedIn::Competition:
        return language.text(QT_TRANSLATE_NOOP("core", "This competition only"));
    case ServedIn::Kind:
        return language.text(QT_TRANSLATE_NOOP("core", "Competitions of the same kind and category"));
    case ServedIn::Category:
        return language.text(QT_TRANSLATE_NOOP("core", "All competitions of the same category"));
    case ServedIn::All:
        return language.text(QT_TRANSLATE_NOOP("core", "All competitive matches"));
    }
    return {};
}

QString servedText(const ServingRules &served, const Language &language)
{
    if (served.bans == served.bookingBans)
        return language.text(QT_TRANSLATE_NOOP("core", "Bans are served in: %1."),
                             {servedInText(served.bans, language)});
    return language.text(
        QT_TRANSLATE_NOOP("core", "Bans are served in: %1. Bans for yellow cards in several matches: %2."),
        {servedInText(served.bans, language), servedInText(served.bookingBans, language)});
}

} // namespace touchline
