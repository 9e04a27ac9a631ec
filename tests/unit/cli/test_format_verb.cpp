// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/templates.h"

#include <QJsonArray>
#include <QTest>

namespace test_format_verb {

using namespace touchline;
using namespace touchline::testing;

class TestFormatVerb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsListed()
    {
        const CliRun run = runCli("format list");
        QCOMPARE(run.code, 0);
        const QJsonArray list =
            runCli("format list --json").json().value(QStringLiteral("formats")).toArray();
        QCOMPARE(static_cast<std::size_t>(list.size()),
                 static_cast<std::size_t>(formatTemplateNames().size()) + builtTemplates().size());
        for (const auto &format : list) {
            const QString name = format[QStringLiteral("name")].toString();
            QVERIFY2(run.out.contains(name + u' '), qPrintable(name));
            QCOMPARE(runCli({QStringLiteral("format"), QStringLiteral("show"), name}).code, 0);
        }
    }
};

TOUCHLINE_TEST(TestFormatVerb)

} // namespace test_format_verb

#include "test_format_verb.moc"
