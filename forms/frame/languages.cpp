// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/languages.h"

#include "models/views/translated.h"

#include <QCoreApplication>
#include <QTranslator>

// A static library's resources have to be registered by whoever uses them, outside every namespace.
static void registerTranslations()
{
    Q_INIT_RESOURCE(touchline_translations);
}

namespace touchline {

void installLanguages()
{
    registerTranslations();
    auto *english = new QTranslator(QCoreApplication::instance());
    if (english->load(QStringLiteral(":/touchline/translations/touchline_en.qm")))
        QCoreApplication::installTranslator(english);
    // Days and months are named in the words of the window, whatever the system speaks.
    setWindowLanguage(QStringLiteral("en-GB"));
}

} // namespace touchline
