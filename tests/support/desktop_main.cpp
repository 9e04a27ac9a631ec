// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>

namespace {

/// Layouts are tested with the fonts that every machine has, whatever else is installed; FONTCONFIG_FILE of
/// the person who runs them goes first. As another user the tree may be closed (as_user.sh).
void chooseFonts()
{
    const QFileInfo fonts(QStringLiteral("tests/support/fonts.conf"));
    if (!qEnvironmentVariableIsSet("FONTCONFIG_FILE") && fonts.isReadable())
        qputenv("FONTCONFIG_FILE", QFile::encodeName(fonts.absoluteFilePath()));
}

} // namespace

int main(int argc, char *argv[])
{
    chooseFonts();
    const QApplication application(argc, argv);
    return touchline::testing::runTests();
}
