// SPDX-License-Identifier: GPL-3.0-or-later
// Scans every source file against the arrows of the house: linking alone does not keep Qt's layers apart.

#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <optional>

namespace test_house {

namespace {

/// A room and the rooms it may include besides itself.
using Arrows = std::map<QString, QStringList>;

/// The games by the names of their rooms.
const QStringList &games()
{
    static const QStringList names = [] {
        QStringList found;
        for (const QString &folder :
             QDir(QStringLiteral("core/games")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            if (folder != QLatin1String("generators"))
                found << folder;
        return found;
    }();
    return names;
}

Arrows allArrows()
{
    const QStringList teams{QStringLiteral("core/base"), QStringLiteral("core/squad"),
                            QStringLiteral("core/dice")};
    const QStringList match = QStringList(teams)
                              << QStringLiteral("core/teams") << QStringLiteral("core/match");
    const QStringList facts = QStringList(match) << QStringLiteral("core/facts");
    const QStringList everythingInCore =
        QStringList(facts) << QStringLiteral("core/competition") << QStringLiteral("core/discipline")
                           << QStringLiteral("core/exchange") << QStringLiteral("core/games")
                           << QStringLiteral("core/play") << QStringLiteral("core/forecast");
    const QStringList everythingInModels =
        QStringList(everythingInCore)
        << QStringLiteral("models/store") << QStringLiteral("models/audit") << QStringLiteral("models/league")
        << QStringLiteral("models/words") << QStringLiteral("models/publish");
    Arrows rooms{
        {QStringLiteral("core/base"), {}},
        {QStringLiteral("core/dice"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/squad"), {QStringLiteral("core/base"), QStringLiteral("core/dice")}},
        {QStringLiteral("core/facts"), {QStringLiteral("core/base"), QStringLiteral("core/squad")}},
        {QStringLiteral("core/teams"), teams},
        {QStringLiteral("core/match"), match},
        {QStringLiteral("core/competition"), facts},
        {QStringLiteral("core/discipline"), facts},
        {QStringLiteral("core/games"), match},
        {QStringLiteral("core/games/generators"), QStringList(match) << QStringLiteral("core/games")},
        {QStringLiteral("core/play"), QStringList(facts) << QStringLiteral("core/competition")
                                                         << QStringLiteral("core/discipline")
                                                         << QStringLiteral("core/games")},
        {QStringLiteral("core/forecast"),
         QStringList(facts) << QStringLiteral("core/competition") << QStringLiteral("core/discipline")
                            << QStringLiteral("core/games") << QStringLiteral("core/play")},
        {QStringLiteral("core/exchange"),
         QStringList(facts) << QStringLiteral("core/competition") << QStringLiteral("core/discipline")},
        {QStringLiteral("models/store"), QStringList(facts) << QStringLiteral("core/competition")},
        {QStringLiteral("models/audit"),
         QStringList(facts) << QStringLiteral("core/competition") << QStringLiteral("models/store")},
        {QStringLiteral("models/words"), QStringList(everythingInCore) << QStringLiteral("models/store")},
        {QStringLiteral("models/league"), QStringList(everythingInCore) << QStringLiteral("models/store")
                                                                        << QStringLiteral("models/audit")
                                                                        << QStringLiteral("models/words")},
        {QStringLiteral("models/publish"),
         QStringList(everythingInCore) << QStringLiteral("models/words") << QStringLiteral("models/league")},
        {QStringLiteral("models/views"), everythingInModels},
        {QStringLiteral("forms"), QStringList(everythingInModels) << QStringLiteral("models/views")},
        {QStringLiteral("app/cli"), QStringList(everythingInModels)
                                        << QStringLiteral("core/games/generators")},
        {QStringLiteral("app/desktop"), QStringList(everythingInModels)
                                            << QStringLiteral("models/views") << QStringLiteral("forms")},
    };
    // Of a game nobody knows but the registry, and its own words.
    for (const QString &game : games()) {
        const QString room = QStringLiteral("core/games/") + game;
        const QString words = QStringLiteral("models/words/") + game;
        rooms[room] = match;
        rooms[room + QStringLiteral("/generator")] = QStringList(match) << room;
        rooms[words] = QStringList(rooms[QStringLiteral("models/words")])
                       << QStringLiteral("models/words") << room;
        rooms[QStringLiteral("core/games")] << room;
        rooms[QStringLiteral("core/games/generators")] << room << room + QStringLiteral("/generator");
        rooms[QStringLiteral("models/words")] << words;
    }
    return rooms;
}

const Arrows &arrows()
{
    static const Arrows rooms = allArrows();
    return rooms;
}

/// The longest room name that `path` begins with.
std::optional<QString> roomOf(const QString &path)
{
    std::optional<QString> best;
    for (const auto &[room, allowed] : arrows())
        if (path.startsWith(room + u'/') && (!best || room.size() > best->size()))
            best = room;
    return best;
}

/// The layers of large rooms, from the lowest up: a file includes its own layer and those below it. "." is
/// what stands in the room itself.
const std::map<QString, QString> &layers()
{
    static const std::map<QString, QString> rooms{
        {QStringLiteral("app/cli"), QStringLiteral("base input cups output verbs files league .")},
        {QStringLiteral("core/competition"),
         QStringLiteral("entry matching rules format standings draws swiss templates . consequences schedule "
                        "timetable editions statistics ratings")},
        {QStringLiteral("core/exchange"), QStringLiteral("workbook csv shapes html calendar lists")},
        {QStringLiteral("core/games/atcs"), QStringLiteral("card charts generator rules match agents .")},
        {QStringLiteral("core/games/champions"), QStringLiteral("board charts rules team match agents .")},
        {QStringLiteral("core/games/oldschool"), QStringLiteral("board charts team rules match agents .")},
        {QStringLiteral("core/games/simulator"),
         QStringLiteral("kick board charts team rules match agents .")},
        {QStringLiteral("core/games/fuba"),
         QStringLiteral("board charts generator team rules match agents .")},
        {QStringLiteral("core/match"), QStringLiteral("report . state")},
        {QStringLiteral("core/play"), QStringLiteral("transfers discipline fines squads matches . changes")},
        {QStringLiteral("forms"),
         QStringLiteral("theme commands widgets help print bracket board charts tables dialogs "
                        "sheet wizard match_centre search pages frame .")},
        {QStringLiteral("forms/dialogs"), QStringLiteral(". league match teams competition")},
        {QStringLiteral("forms/pages"),
         QStringLiteral("teams availability fixtures friendlies history home tables .")},
        {QStringLiteral("forms/wizard"), QStringLiteral("rules .")},
        {QStringLiteral("models/league"),
         QStringLiteral("access . changes integrity import players history")},
        {QStringLiteral("models/store"), QStringLiteral("database rows . journal postgres sqlite")},
        {QStringLiteral("models/views"),
         QStringLiteral(". fixtures history tables teams availability home new_competition sheet "
                        "match_centre")},
        {QStringLiteral("models/words"),
         QStringLiteral("common fixtures atcs fuba champions oldschool simulator . competition")},
    };
    return rooms;
}

/// The layer of a file within a room; empty if it is elsewhere.
QString layerOf(const QString &room, const QString &path)
{
    if (!path.startsWith(room + u'/'))
        return {};
    const QString rest = path.mid(room.size() + 1);
    return rest.contains(u'/') ? rest.section(u'/', 0, 0) : QStringLiteral(".");
}

/// Why `path` may not include `include` within their room; empty if it may.
QString objectionOfLayers(const QString &path, const QString &include)
{
    for (const auto &[room, order] : layers()) {
        const QString from = layerOf(room, path);
        const QString to = layerOf(room, include);
        if (from.isEmpty() || to.isEmpty())
            continue;
        const QStringList up = order.split(u' ');
        if (!up.contains(from))
            return QStringLiteral("%1 has no storey %2").arg(room, from);
        if (up.indexOf(to) > up.indexOf(from))
            return QStringLiteral("%1 stands above %2 in %3").arg(to, from, room);
    }
    return {};
}

QStringList sourceFiles(const QString &folder,
                        const QStringList &names = {QStringLiteral("*.h"), QStringLiteral("*.cpp")})
{
    QStringList files;
    QDirIterator walk(folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files << walk.next();
    files.sort();
    return files;
}

QStringList programFiles()
{
    return sourceFiles(QStringLiteral("core")) + sourceFiles(QStringLiteral("models")) +
           sourceFiles(QStringLiteral("forms")) + sourceFiles(QStringLiteral("app"));
}

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// "Old School Football": what a game is called, from its GameInfo.
QString titleOf(const QString &game)
{
    const QRegularExpression title(QStringLiteral("\"%1\",\\s*\"([^\"]+)\"").arg(game));
    return title.match(contentOf(QStringLiteral("core/games/%1/match/%1_info.cpp").arg(game))).captured(1);
}

QStringList includesOf(const QString &content)
{
    static const QRegularExpression line(
        QStringLiteral("^\\s*(?:#\\s*include\\s+[<\"]|.*<header[^>]*>)([^<>\"]+)[<>\"]"),
        QRegularExpression::MultilineOption);
    QStringList includes;
    for (auto match = line.globalMatch(content); match.hasNext();)
        includes << match.next().captured(1);
    return includes;
}

/// Why `path` may not include `include`; empty if it may.
QString objection(const QString &path, const QString &include)
{
    static const QRegularExpression otherQt(QStringLiteral(
        "^(Qt(Sql|Gui|Widgets|Charts|PrintSupport|Svg)/|Q(Sql|Widget|Application|GuiApplication|Painter|"
        "Color|Font|Pixmap|Image|Chart|Dialog|MainWindow|UndoStack|UndoCommand))"));
    static const QRegularExpression windows(QStringLiteral(
        "^(Qt(Gui|Widgets|Charts|PrintSupport|Svg)/|Q(Widget|Application|GuiApplication|Painter|Color|Font|"
        "Pixmap|Image|Chart|Dialog|MainWindow|UndoStack|UndoCommand))"));
    static const QRegularExpression widgets(QStringLiteral(
        "^(Qt(Widgets|Charts|PrintSupport)/|Q(Widget|Application|Chart|Dialog|MainWindow|Label|"
        "PushButton|TableView|TreeView|ListView|StyledItemDelegate|GraphicsView))"));
    static const QRegularExpression umbrella(
        QStringLiteral("^(QtCore|QtGui|QtWidgets|QtSql|QtTest|QtCharts)(/\\1)?$"));
    if (umbrella.match(include).hasMatch())
        return QStringLiteral("umbrella header");
    const QString room = *roomOf(path);
    if (room.startsWith(QStringLiteral("core/")) && otherQt.match(include).hasMatch())
        return QStringLiteral("core links Qt Core alone");
    if (room == QStringLiteral("models/views") && widgets.match(include).hasMatch())
        return QStringLiteral("views link no Qt Widgets");
    if ((room.startsWith(QStringLiteral("models/")) || room == QStringLiteral("app/cli")) &&
        room != QStringLiteral("models/views") && windows.match(include).hasMatch())
        return QStringLiteral("store, league, words and the command line link Qt Core and Sql alone");
    // SQLite's own library is spoken to in one file.
    if (include == QStringLiteral("sqlite3.h") &&
        path != QStringLiteral("models/store/database/sqlite_defences.cpp"))
        return QStringLiteral("SQLite is reached through Qt");
    const auto target = roomOf(include);
    if (!target)
        return include.startsWith(QStringLiteral("models/")) ||
                       include.startsWith(QStringLiteral("forms/")) ||
                       include.startsWith(QStringLiteral("app/"))
                   ? QStringLiteral("an arrow upwards")
                   : QString();
    return *target == room || arrows().at(room).contains(*target)
               ? QString()
               : QStringLiteral("no arrow from %1 to %2").arg(room, *target);
}

} // namespace

class TestHouse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySourceFileBelongsToARoom()
    {
        const QStringList files = programFiles();
        QVERIFY(files.size() > 50);
        for (const QString &path : files)
            QVERIFY2(roomOf(path).has_value(), qPrintable(path));
    }

    void includesRunAlongTheArrows()
    {
        QStringList objections;
        for (const QString &path : programFiles())
            for (const QString &include : includesOf(contentOf(path)))
                if (const QString why = objection(path, include); !why.isEmpty())
                    objections << QStringLiteral("%1 includes %2: %3").arg(path, include, why);
        QVERIFY2(objections.isEmpty(), qPrintable(objections.join(u'\n')));
    }

    void largeRoomsAreBuiltFromTheLowestLayerUp()
    {
        QStringList objections;
        for (const QString &path :
             programFiles() + sourceFiles(QStringLiteral("forms"), {QStringLiteral("*.ui")}))
            for (const QString &include : includesOf(contentOf(path)))
                if (const QString why = objectionOfLayers(path, include); !why.isEmpty())
                    objections << QStringLiteral("%1 includes %2: %3").arg(path, include, why);
        QVERIFY2(objections.isEmpty(), qPrintable(objections.join(u'\n')));
    }

    void theLayersObject_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("include");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("down") << QStringLiteral("core/competition/draws/draw.h")
                              << QStringLiteral("core/competition/format/format.h") << true;
        QTest::newRow("up") << QStringLiteral("core/competition/format/format.h")
                            << QStringLiteral("core/competition/draws/draw.h") << false;
        QTest::newRow("the room itself is above what it is made of")
            << QStringLiteral("core/competition/format/format.h")
            << QStringLiteral("core/competition/competition.h") << false;
        QTest::newRow("and below what is made of it")
            << QStringLiteral("core/competition/statistics/statistics_totals.h")
            << QStringLiteral("core/competition/competition.h") << true;
        QTest::newRow("one that nobody has entered")
            << QStringLiteral("core/competition/cellar/wine.h")
            << QStringLiteral("core/competition/competition.h") << false;
        QTest::newRow("another room is the arrows' matter")
            << QStringLiteral("core/competition/format/format.h") << QStringLiteral("core/match/match.h")
            << true;
    }
    void theLayersObject()
    {
        QFETCH(QString, path);
        QFETCH(QString, include);
        QFETCH(bool, allowed);
        QCOMPARE(objectionOfLayers(path, include).isEmpty(), allowed);
    }

    /// A sixth game is added without a line outside its own rooms but in the tables of
    /// docs/adding-a-game.md. Comments may name a rulebook as the source of a rule.
    void noGameIsNamedOutsideItsRoom()
    {
        QVERIFY(games().size() >= 2);
        const QStringList tables{QStringLiteral("core/games/registry.cpp"),
                                 QStringLiteral("core/games/generators/document_generators.cpp"),
                                 QStringLiteral("models/words/about.cpp"),
                                 QStringLiteral("models/words/game_tellings.cpp")};
        static const QRegularExpression comment(QStringLiteral("//[^\n]*|/\\*.*?\\*/"),
                                                QRegularExpression::DotMatchesEverythingOption);
        QStringList named;
        for (const QString &path : programFiles()) {
            if (tables.contains(path))
                continue;
            const QString code = contentOf(path).remove(comment);
            for (const QString &game : games()) {
                if (path.startsWith(QStringLiteral("core/games/%1/").arg(game)) ||
                    path.startsWith(QStringLiteral("models/words/%1/").arg(game)))
                    continue;
                // Champions are spoken of in every competition: there only what can mean the game counts.
                const bool isAWord = game == QLatin1String("champions");
                const QRegularExpression name(
                    (isAWord
                         ? QStringLiteral("(games|words)/%1/|touchline::%1|%1_telling|%1(Game|Match|Team)\\b")
                         : QStringLiteral("(?<![A-Za-z])%1"))
                        .arg(game),
                    QRegularExpression::CaseInsensitiveOption);
                const QString title = titleOf(game);
                QVERIFY2(!title.isEmpty(), qPrintable(game));
                if (code.contains(name) || code.contains(title))
                    named << QStringLiteral("%1 names %2").arg(path, game);
            }
        }
        QVERIFY2(named.isEmpty(), qPrintable(named.join(u'\n')));
    }

    /// A room says what it is for, and what it names is there.
    void everyRoomHasATrueReadme()
    {
        static const QRegularExpression named(QStringLiteral("`([A-Za-z0-9_./-]+(?:/|\\.h|\\.md|\\.cpp))`"));
        int names = 0;
        for (const auto &[room, allowed] : arrows()) {
            // A part of a room, or of its words, is told of there.
            if (room.startsWith(QStringLiteral("models/words/")) ||
                room.endsWith(QStringLiteral("/generator")) ||
                room == QStringLiteral("core/games/generators"))
                continue;
            const QString text = contentOf(room + QStringLiteral("/README.md"));
            QVERIFY2(!text.isEmpty(), qPrintable(room));
            for (auto match = named.globalMatch(text); match.hasNext(); ++names) {
                const QString name = match.next().captured(1);
                QVERIFY2(QFileInfo::exists(room + u'/' + name) || QFileInfo::exists(name),
                         qPrintable(room + QStringLiteral(": ") + name));
            }
        }
        QVERIFY(names > 50);
    }

    /// Two types of one name in one namespace are undefined behaviour, which no compiler sees: the functions
    /// of one may be linked for the other.
    void noTwoHeadersDefineATypeOfOneName()
    {
        static const QRegularExpression inside(QStringLiteral("^namespace ([\\w:]+)"),
                                               QRegularExpression::MultilineOption);
        static const QRegularExpression type(
            QStringLiteral("^(?:struct|class|enum class|enum) (\\w+)(?!\\w|::)(?: final)?[^;{}()]*\\{"),
            QRegularExpression::MultilineOption);
        std::map<QString, QStringList> headers;
        for (const QString &path : programFiles()) {
            if (!path.endsWith(QStringLiteral(".h")))
                continue;
            const QString code = contentOf(path);
            const QString space = inside.match(code).captured(1);
            for (auto match = type.globalMatch(code); match.hasNext();) {
                QStringList &paths = headers[space + QStringLiteral("::") + match.next().captured(1)];
                // Besides a template there may be a specialization.
                if (!paths.contains(path))
                    paths << path;
            }
        }
        QVERIFY(headers.size() > 500);
        QCOMPARE(headers.count(QStringLiteral("touchline::Competition")), 1U);
        for (const auto &[name, paths] : headers)
            QVERIFY2(paths.size() == 1, qPrintable(name + QStringLiteral(": ") + paths.join(u' ')));
    }

    void coreSpeaksNoLanguage()
    {
        static const QRegularExpression translated(QStringLiteral("\\b(tr|translate|qsTr)\\s*\\(\\s*\""));
        for (const QString &path : sourceFiles(QStringLiteral("core")))
            QVERIFY2(!contentOf(path).contains(translated), qPrintable(path));
    }

    /// A system may speak another language than the window, so days and lists are worded by Language alone,
    /// and nobody reads a day as files have it.
    void daysAreWordedByLanguageAlone()
    {
        // Each by what it writes that no one reads in a sentence: the names of files, attributes, and what
        // core's messages have.
        const QStringList writers{QStringLiteral("forms/pages/availability/out_page.cpp"),
                                  QStringLiteral("models/publish/match_list.cpp"),
                                  QStringLiteral("models/words/competition/cup_text.cpp"),
                                  QStringLiteral("models/words/fixtures/language.cpp")};
        static const QRegularExpression word(
            QStringLiteral(
                "Qt::ISODate\\b|QLocale\\(\\)\\.toString\\(|createSeparatedList|"
                "QLocale\\(\\)\\.\\w*(?:day|month)Name\\(|\\.toString\\([^;]*QLocale::(?:Short|Long)Format"),
            QRegularExpression::CaseInsensitiveOption);
        QStringList found;
        for (const QString &folder : {QStringLiteral("forms"), QStringLiteral("models/views"),
                                      QStringLiteral("models/words"), QStringLiteral("models/publish")})
            for (const QString &path : sourceFiles(folder))
                if (const auto match = word.match(contentOf(path)); match.hasMatch())
                    found << path + QStringLiteral(": ") + match.captured();
        for (const QString &path : writers)
            QVERIFY2(found.removeIf([&path](const QString &one) { return one.startsWith(path); }) > 0,
                     qPrintable(path));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    /// What only one system has stands behind #ifdef, or in the table of docs/platforms.md.
    void whatIsOfOneSystemIsGuardedOrNamed()
    {
        static const QRegularExpression ofUnix(
            QStringLiteral("^#include <((?:unistd|fcntl|termios|pwd|poll)\\.h|sys/[\\w/]+\\.h)>"),
            QRegularExpression::MultilineOption);
        const QString page = contentOf(QStringLiteral("docs/platforms.md"));
        QStringList found;
        int others = 0;
        for (const QString &path : programFiles()) {
            const QString text = contentOf(path);
            const auto match = ofUnix.match(text);
            if (!match.hasMatch())
                continue;
            ++others;
            const bool isGuarded =
                text.left(match.capturedStart()).contains(QLatin1String("#ifdef Q_OS_UNIX\n"));
            if (!isGuarded && !page.contains(QFileInfo(path).completeBaseName()))
                found << path + QStringLiteral(": ") + match.captured(1);
        }
        QVERIFY(others > 5);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    /// What is typed is read at the door; further in it is a value with names.
    void theParserStaysAtTheDoor()
    {
        for (const QString &folder : {QStringLiteral("app/cli/cups"), QStringLiteral("app/cli/output")})
            for (const QString &path : sourceFiles(folder))
                QVERIFY2(!contentOf(path).contains(QLatin1String("QCommandLineParser")), qPrintable(path));
    }

    void everyFolderOfFormsIsALayer()
    {
        const QStringList order = layers().at(QStringLiteral("forms")).split(u' ');
        for (const QString &folder :
             QDir(QStringLiteral("forms")).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QVERIFY2(order.contains(folder), qPrintable(folder));
        const auto isObjectedTo = [](const char *path, const char *include) {
            return !objectionOfLayers(QString::fromUtf8(path), QString::fromUtf8(include)).isEmpty();
        };
        QVERIFY(isObjectedTo("forms/dialogs/teams/card_dialog.ui", "forms/pages/teams/teams_page.h"));
        QVERIFY(isObjectedTo("forms/wizard/draw_page.cpp", "forms/frame/desktop.h"));
        QVERIFY(!isObjectedTo("forms/pages/teams/teams_page.ui", "forms/widgets/team_form.h"));
        QCOMPARE(includesOf(QStringLiteral(" <class>A</class><header location=\"global\">a/b.h</header>")),
                 QStringList{QStringLiteral("a/b.h")});
    }

    void everyFileNamesItsLicence()
    {
        for (const QString &folder :
             {QStringLiteral("core"), QStringLiteral("models"), QStringLiteral("forms"),
              QStringLiteral("app"), QStringLiteral("tests")})
            for (const QString &path : sourceFiles(folder))
                QVERIFY2(contentOf(path).startsWith(
                             QStringLiteral("// SPDX-License-Identifier: GPL-3.0-or-later\n")),
                         qPrintable(path));
    }

    void theScannerObjects_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("include");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char *name, const char *path, const char *include, bool allowed) {
            QTest::newRow(name) << QString::fromUtf8(path) << QString::fromUtf8(include) << allowed;
        };
        row("own room", "core/dice/dice.cpp", "core/dice/die.h", true);
        row("down", "core/match/match.h", "core/squad/squad.h", true);
        row("up", "core/squad/squad.h", "core/match/match.h", false);
        row("competition knows no game", "core/competition/draws/draw.cpp",
            "core/games/atcs/card/team_card.h", false);
        row("discipline knows no game", "core/discipline/team_ledger.cpp", "core/games/atcs/card/team_card.h",
            false);
        row("discipline knows no competition", "core/discipline/team_ledger.cpp",
            "core/competition/competition.h", false);
        row("competition knows no discipline", "core/competition/progress.cpp",
            "core/discipline/team_ledger.h", false);
        row("discipline knows reports", "core/discipline/team_ledger.h", "core/match/report/match_report.h",
            true);
        row("play joins competition and discipline", "core/play/discipline/competition_ledger.cpp",
            "core/discipline/team_ledger.h", true);
        row("play knows no files of cards", "core/play/squads/card_entrants.cpp",
            "core/games/atcs/generator/facts.h", false);
        row("competition is not played by itself", "core/competition/progress.cpp",
            "core/play/matches/competition_player.h", false);
        row("no game knows another", "core/games/fuba/rules/rules.h", "core/games/atcs/rules/rules.h", false);
        row("nor the other way round", "core/games/atcs/rules/rules.h", "core/games/fuba/rules/rules.h",
            false);
        row("FUBA's rules know no generator", "core/games/fuba/rules/rules.h",
            "core/games/fuba/generator/line_up_facts.h", false);
        row("rules know no generator", "core/games/atcs/rules/rules.h", "core/games/atcs/generator/facts.h",
            false);
        row("exchange knows competitions", "core/exchange/lists/result_csv.h",
            "core/competition/competition.h", true);
        row("exchange knows no game", "core/exchange/lists/squad_csv.cpp", "core/games/atcs/card/team_card.h",
            false);
        row("exchange has no words", "core/exchange/lists/result_csv.cpp", "models/words/fixtures/language.h",
            false);
        row("competition knows no exchange", "core/competition/progress.cpp",
            "core/exchange/csv/csv_reader.h", false);
        row("the web site is made of words", "models/publish/web_site.cpp",
            "models/words/fixtures/fixture_words.h", true);
        row("it knows no game", "models/publish/web_site.cpp", "core/games/atcs/card/team_card.h", false);
        row("words know no league", "models/words/fixtures/fixture_words.cpp", "models/league/league.h",
            false);
        row("core has no windows", "core/match/match.h", "QWidget", false);
        row("core has no database", "core/match/match.h", "QSqlDatabase", false);
        row("models know the database", "models/store/database/database.h", "QSqlDatabase", true);
        row("models have no windows", "models/league/league.h", "QWidget", false);
        row("the store knows no league", "models/store/journal/journal.h", "models/league/league.h", false);
        row("the store knows no game", "models/store/rows/team_rows.h", "core/games/atcs/card/team_card.h",
            false);
        row("a league over its store", "models/league/league.cpp", "models/store/journal/journal.h", true);
        row("models never up to app", "models/league/league.cpp", "app/cli/base/verb.h", false);
        row("SQLite in one place", "models/store/database/sqlite_defences.cpp", "sqlite3.h", true);
        row("SQLite in no other place", "models/store/sqlite/sqlite_file.cpp", "sqlite3.h", false);
        row("umbrella", "app/cli/base/verb.h", "QtCore", false);
        row("Qt Core class", "core/match/match.h", "QString", true);
        row("cli over everything", "app/cli/verbs/cup_verb.cpp", "core/play/new_competition.h", true);
        row("but no game", "app/cli/verbs/cup_verb.cpp", "core/games/atcs/card/card_library.h", false);
        row("words of a game know it", "models/words/atcs/atcs_sums.cpp",
            "core/games/atcs/rules/arithmetic.h", true);
        row("and no other", "models/words/fuba/fuba_words.cpp", "core/games/atcs/rules/arithmetic.h", false);
        row("teams know no game", "core/teams/historic_teams.cpp", "core/games/atcs/card/team_card.h", false);
        row("games know the teams", "core/games/atcs/card/card_library.cpp", "core/teams/historic_teams.h",
            true);
        row("core never up to app", "core/match/match.h", "app/cli/base/verb.h", false);
        row("cli over leagues", "app/cli/files/league_info_verb.cpp", "models/league/league.h", true);
        row("leagues over the store", "models/league/league.h", "models/store/journal/journal.h", true);
        row("the store knows no league", "models/store/journal/journal.h", "models/league/league.h", false);
        row("leagues have no windows", "models/league/league.h", "QWidget", false);
        row("leagues have a database", "models/store/database/connection.h", "QSqlDatabase", true);
        row("words have no windows", "models/words/common/tie_text.h", "QColor", false);
        row("the command line has no windows", "app/cli/base/verb.h", "QPainter", false);
        row("views may paint", "models/views/kit_picture.h", "QPainter", true);
        row("views have no widgets", "models/views/kit_picture.h", "QWidget", false);
        row("views know no windows", "models/views/kit_picture.h", "forms/theme/theme.h", false);
        row("windows over views", "forms/main_window.h", "models/views/kit_picture.h", true);
        row("windows have widgets", "forms/main_window.h", "QMainWindow", true);
        row("the desktop wires windows", "app/desktop/main.cpp", "forms/main_window.h", true);
        row("the command line knows no windows", "app/cli/base/verb.h", "forms/main_window.h", false);
        row("core never up to models", "core/match/match.h", "models/league/league.h", false);
    }

    void theScannerObjects()
    {
        QFETCH(QString, path);
        QFETCH(QString, include);
        QFETCH(bool, allowed);
        QCOMPARE(objection(path, include).isEmpty(), allowed);
    }
};

TOUCHLINE_TEST(TestHouse)

} // namespace test_house

#include "test_house.moc"
