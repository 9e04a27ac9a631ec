// SPDX-License-Identifier: GPL-3.0-or-later
// What documents name in back-ticks is there: functions, types, files and options.
#include "tests/support/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace test_documents {

namespace {

QStringList filesBelow(const QStringList &folders, const QStringList &names)
{
    QStringList files;
    for (const QString &folder : folders)
        for (QDirIterator walk(folder, names, QDir::Files, QDirIterator::Subdirectories); walk.hasNext();)
            files << walk.next();
    return files;
}

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

struct Code
{
    QSet<QString> words{};
    /// Words that an opening bracket follows.
    QSet<QString> functions{};
    QSet<QString> files{};
};

void addWords(const QString &text, Code &code)
{
    const auto isOfWord = [](QChar c) { return c == u'_' || c.isLetterOrNumber(); };
    for (auto at = text.begin(); at != text.end();) {
        const auto begin = std::find_if(at, text.end(), isOfWord);
        at = std::find_if_not(begin, text.end(), isOfWord);
        const QString word(begin, static_cast<qsizetype>(at - begin));
        code.words << word;
        if (at != text.end() && *at == u'(')
            code.functions << word;
    }
}

const Code &code()
{
    static const Code all = [] {
        const QStringList folders{QStringLiteral("app"),       QStringLiteral("core"),
                                  QStringLiteral("forms"),     QStringLiteral("models"),
                                  QStringLiteral("resources"), QStringLiteral("tests")};
        const QStringList sources{QStringLiteral("*.h"),   QStringLiteral("*.cpp"), QStringLiteral("*.py"),
                                  QStringLiteral("*.sql"), QStringLiteral("*.sh"),  QStringLiteral("*.ui")};
        Code found;
        for (const QString &path : filesBelow(folders, sources)) {
            found.files << QFileInfo(path).fileName();
            addWords(textOf(path), found);
        }
        addWords(textOf(QStringLiteral("CMakeLists.txt")), found);
        return found;
    }();
    return all;
}

QSet<QString> optionsIn(const QString &text)
{
    static const QRegularExpression option(QStringLiteral("(?<![\\w-])--[a-z][a-z-]*"));
    QSet<QString> options;
    for (auto match = option.globalMatch(text); match.hasNext();)
        options << match.next().captured();
    return options;
}

/// The options of touchline-cli, and of scripts where a document names an option alone.
const QSet<QString> &knownOptions()
{
    static const QSet<QString> all = [] {
        QString text =
            textOf(QStringLiteral("tests/data/cli/options.txt")) + QStringLiteral("--help --version");
        for (const QString &script : filesBelow({QStringLiteral("app"), QStringLiteral("tests")},
                                                {QStringLiteral("*.sh"), QStringLiteral("*.py")}))
            text += textOf(script);
        return optionsIn(text);
    }();
    return all;
}

/// Why a command cannot be given so; empty for those of other programs.
QString objectionToCommand(const QString &command)
{
    static const QString verbs = u'\n' + textOf(QStringLiteral("tests/data/cli/options.txt"));
    const QString program = command.section(u' ', 0, 0);
    const bool isScript = QFileInfo(program).isFile();
    if (!isScript && !program.startsWith(QStringLiteral("--")) &&
        !program.endsWith(QStringLiteral("touchline-cli")) && !verbs.contains(u'\n' + program))
        return {};
    const QSet<QString> unknown =
        optionsIn(command) - (isScript ? optionsIn(textOf(program)) : knownOptions());
    return unknown.isEmpty() ? QString() : QStringLiteral("no option ") + *unknown.begin();
}

/// What a name in back-ticks claims to be and is not; empty if it is there, or claims nothing.
QString objection(const QString &name)
{
    static const QRegularExpression function(QStringLiteral("^(?:(\\w+)::)?(?:\\w+\\.)?(\\w+)\\(\\)$"));
    static const QRegularExpression type(QStringLiteral("^[A-Z]\\w*[a-z](::\\w+|[A-Z]\\w*)$"));
    static const QRegularExpression file(QStringLiteral("^\\w+\\.(h|cpp|py|sh|ui)$"));
    static const QRegularExpression path(
        QStringLiteral("^(app|core|docs|forms|models|resources|tests|translations)/[\\w./-]*$"));
    if (const auto match = function.match(name); match.hasMatch())
        return code().functions.contains(match.captured(2)) &&
                       (match.captured(1).isEmpty() || code().words.contains(match.captured(1)))
                   ? QString()
                   : QStringLiteral("no such function");
    if (type.match(name).hasMatch()) {
        const QStringList words = name.split(QStringLiteral("::"));
        return code().words.contains(QSet<QString>(words.begin(), words.end()))
                   ? QString()
                   : QStringLiteral("no such type");
    }
    if (file.match(name).hasMatch())
        return code().files.contains(name) ? QString() : QStringLiteral("no such file");
    // Without its ending it is a header with its source.
    if (path.match(name).hasMatch())
        return QFileInfo::exists(name) || QFileInfo::exists(name + QStringLiteral(".h"))
                   ? QString()
                   : QStringLiteral("no such path");
    return objectionToCommand(name);
}

} // namespace

class TestDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyNameWhatIsThere()
    {
        static const QRegularExpression fence(QStringLiteral("^\\s*```.*?^\\s*```"),
                                              QRegularExpression::MultilineOption |
                                                  QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression quoted(QStringLiteral("`([^`\n]+)`"));
        static const QRegularExpression line(QStringLiteral("^(?:\\$ )?(\\S.*)$"),
                                             QRegularExpression::MultilineOption);
        const QStringList documents =
            filesBelow({QStringLiteral("docs"), QStringLiteral("resources")}, {QStringLiteral("*.md")}) +
            QDir().entryList({QStringLiteral("*.md")});
        QVERIFY(documents.size() > 50);
        QStringList objections;
        const auto look = [&objections](const QString &document, const QString &name, const QString &why) {
            if (!why.isEmpty())
                objections << QStringLiteral("%1: %2: %3").arg(document, name, why);
        };
        for (const QString &document : documents) {
            QString text = textOf(document);
            for (auto block = fence.globalMatch(text); block.hasNext();) {
                const QString lines = block.next().captured();
                for (auto match = line.globalMatch(lines); match.hasNext();) {
                    const QString command = match.next().captured(1);
                    look(document, command, objectionToCommand(command));
                }
            }
            text.remove(fence);
            for (auto match = quoted.globalMatch(text); match.hasNext();) {
                const QString name = match.next().captured(1);
                look(document, name, objection(name));
            }
        }
        QVERIFY2(objections.isEmpty(), qPrintable(objections.join(u'\n')));
    }

    void aNameThatIsNotThereIsFound_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isThere");
        const auto row = [](const char *name, bool isThere) {
            QTest::newRow(name) << QString::fromUtf8(name) << isThere;
        };
        row("runTests()", true);
        // In two pieces, as otherwise this test itself would know them.
        row("run"
            "NoTests()",
            false);
        row("Team"
            "Cellar::runTests()",
            false);
        row("RegisteredTest", true);
        row("Registered"
            "Cellar",
            false);
        row("ReportEventKind::Goal", true);
        row("test_registry.h", true);
        row("test_cellar.h", false);
        row("tests/support/test_registry", true);
        row("tests/cellar/", false);
        row("tests/run.sh --all", true);
        row("tests/run.sh --quick", false);
        row("touchline-cli cup --seed 1", true);
        row("touchline-cli cup --cel"
            "lars 1",
            false);
        row("league undo --back-to 7", true);
        row("cmake --build build", true);
    }
    void aNameThatIsNotThereIsFound()
    {
        QFETCH(QString, name);
        QFETCH(bool, isThere);
        QCOMPARE(objection(name).isEmpty(), isThere);
    }

    /// What users notice, not a diary.
    void aVersionHasFortyLinesInTheChangelog()
    {
        const QStringList versions = textOf(QStringLiteral("CHANGELOG.md")).split(QStringLiteral("\n## "));
        QVERIFY(versions.size() >= 3);
        for (const QString &version : versions)
            QVERIFY2(version.trimmed().count(u'\n') <= 40, qPrintable(version.section(u'\n', 0, 0)));
    }
};

TOUCHLINE_TEST(TestDocuments)

} // namespace test_documents

#include "test_documents.moc"
