// SPDX-License-Identifier: GPL-3.0-or-later
// English has its plurals, all of them.

#include "forms/frame/date_sections.h"
#include "forms/wizard/rules/calendar_dialog.h"
#include "models/views/tables/standings_model.h"
#include "models/views/translated.h"
#include "tests/desktop/every_window.h"
#include "tests/unit/competition/cup_builder.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDateEdit>
#include <QDirIterator>
#include <QDomDocument>
#include <QLabel>

namespace test_languages {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Texts with %n or %Ln in the sources of a folder, those that stand in one line.
QStringList numberedTexts(const QString &folder)
{
    static const QRegularExpression text(u"tr\\(\"((?:[^\"\\\\]|\\\\.)*%L?n(?:[^\"\\\\]|\\\\.)*)\","_s);
    QStringList texts;
    QDirIterator walk(folder, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString source = QString::fromUtf8(file.readAll());
        for (auto match = text.globalMatch(source); match.hasNext();)
            texts << match.next().captured(1).replace("\\n"_L1, "\n"_L1).replace("\\\""_L1, "\""_L1);
    }
    return texts;
}

/// What a window says in labels, buttons, lists and tables.
QStringList textsOf(const QWidget &window)
{
    QStringList texts;
    for (const QLabel *label : window.findChildren<QLabel *>())
        texts << label->text() << label->toolTip();
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        texts << button->text() << button->accessibleName() << button->toolTip();
    for (const QComboBox *box : window.findChildren<QComboBox *>())
        for (int i = 0; i < box->count(); ++i)
            texts << box->itemText(i);
    for (const QAbstractItemView *view : window.findChildren<QAbstractItemView *>()) {
        const QAbstractItemModel *model = view->model();
        for (int row = 0; model != nullptr && row < model->rowCount(); ++row)
            for (int column = 0; column < model->columnCount(); ++column)
                for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
                    texts << model->index(row, column).data(role).toString();
    }
    return texts;
}

/// A day, a month or an "and" of German, or a day as files have it.
QStringList foreignIn(const QStringList &texts)
{
    static const QRegularExpression foreign(
        u"\\b(?:Mo|Di|Mi|Do|Fr|Sa|So|Jan|Feb|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\\. ?\\d|"
        "\\d\\. (?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|"
        "\\b(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\\b| und |\\b\\d{4}-\\d\\d-\\d\\d\\b"_s);
    return texts.filter(foreign);
}

/// A person whose system is German reads English words: the German numbers until it goes out of sight.
class GermanSystem
{
public:
    GermanSystem() { QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany)); }
    ~GermanSystem() { QLocale::setDefault(m_before); }
    Q_DISABLE_COPY_MOVE(GermanSystem)

private:
    QLocale m_before;
};

} // namespace

class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void oneIsNotMany()
    {
        QCOMPARE(QCoreApplication::translate("touchline::MainWindow", "%n matches played.", nullptr, 1),
                 u"1 match played."_s);
        QCOMPARE(QCoreApplication::translate("touchline::MainWindow", "%n matches played.", nullptr, 16),
                 u"16 matches played."_s);
    }

    /// A problem is a sentence, whatever place it names; keys of a file stay as they are.
    void aProblemBeginsWithACapital()
    {
        const Error error{Fault::BadInput,
                          {},
                          {{u"line 3, column 2"_s, {"It is wrong.", {}}, {}},
                           {u"players[4].shot"_s, {"It is wrong.", {}}, {}}}};
        QCOMPARE(translated(error), u"Line 3, column 2: It is wrong.\nplayers[4].shot: It is wrong."_s);
    }

    void daysAreOfTheWordsAndNumbersOfThePerson()
    {
        const GermanSystem german;
        const Language &language = windowLanguage();
        const QDate day(2026, 11, 28);
        QCOMPARE(language.tag, u"en-GB"_s);
        QCOMPARE(language.shortDate(day), u"Sat 28 Nov 2026"_s);
        QCOMPARE(language.dayMonth(day), u"Sat 28 Nov"_s);
        QCOMPARE(language.longDate(day), u"28 November 2026"_s);
        QCOMPARE(language.fullDate(day), u"Saturday 28 November 2026"_s);
        QCOMPARE(language.weekday(6), u"Saturday"_s);
        QCOMPARE(language.weekday(6, QLocale::ShortFormat), u"Sat"_s);
        QCOMPARE(language.list({u"A"_s, u"B"_s, u"C"_s}), u"A, B and C"_s);
        QCOMPARE(language.list({}), QString());
        QCOMPARE(language.number(45600), u"45.600"_s);
        QCOMPARE(language.decimal(1.236, 2), u"1,24"_s);
        QCOMPARE(language.percent(0.451), u"45%"_s);
        QCOMPARE(language.percent(0.451, 1), u"45,1%"_s);
        QCOMPARE(language.money(Money{125050}, u"€"_s), u"1.250,50 €"_s);
        QCOMPARE(language.money(Money{500}, u"€"_s), u"5 €"_s);
        QCOMPARE(language.withItsNumbers().number(45600), u"45,600"_s);
        QCOMPARE(Language{}.money(Money{125050}, u"€"_s), u"1250.50 €"_s);
    }

    /// Of core's sentences; the terminal has the day as files have it.
    void aDayInASentenceIsWorded()
    {
        const GermanSystem german;
        const Message until{"banned until %1", {u"2026-11-28"_s}};
        QCOMPARE(until.english(), u"banned until 2026-11-28"_s);
        QCOMPARE(translated(until), u"banned until Sat 28 Nov 2026"_s);
        const Message outer{"%1 is out: %2", {u"Smith"_s}, {until}};
        QCOMPARE(outer.english(), u"Smith is out: banned until 2026-11-28"_s);
        QCOMPARE(translated(outer), u"Smith is out: banned until Sat 28 Nov 2026"_s);
        // What is no day, or has more in it, stays as it is.
        for (const QString &text : {u"2026-13-28"_s, u"Cup 2026-11-28"_s, u"2026/11/28"_s, u"20261128"_s})
            QCOMPARE(translated(Message{"%1", {text}}), text);
        QCOMPARE(withWordedDays(u"left on 2026-06-11; banned until 2026-11-28"_s),
                 u"left on Thu 11 Jun 2026; banned until Sat 28 Nov 2026"_s);
        store::JournalEntry entry;
        entry.title = u"%1 joins %2 on %3"_s;
        entry.arguments = QStringList{u"Smith"_s, u"Rovers"_s, u"2026-06-11"_s};
        QCOMPARE(translated(entry), u"Smith joins Rovers on Thu 11 Jun 2026"_s);
        // Of an undo too, which keeps its command in English alone.
        store::JournalEntry undone;
        undone.kind = store::JournalEntry::Kind::Undo;
        undone.title = u"Undone: %1"_s;
        undone.arguments = QStringList{entry.english()};
        QCOMPARE(translated(undone), u"Undone: Smith joins Rovers on 2026-06-11"_s);
        undone.subjectTitle = entry.title;
        undone.subjectArguments = entry.arguments;
        QCOMPARE(translated(undone), u"Undone: Smith joins Rovers on Thu 11 Jun 2026"_s);
        QCOMPARE(undone.english(), u"Undone: Smith joins Rovers on 2026-06-11"_s);
        // What it keeps is not that command: nobody puts other words into its mouth.
        undone.subjectArguments.first() = u"Jones"_s;
        QCOMPARE(translated(undone), u"Undone: Smith joins Rovers on 2026-06-11"_s);
    }

    void averagesHaveTheDecimalsOfThePerson()
    {
        const GermanSystem german;
        Competition competition = cup::make("league-6x1-averages");
        cup::playOut(competition, Generator(7));
        const auto state = std::make_shared<const CompetitionState>(competition);
        const PlaceMeanings meanings = placeMeanings(state->competition, windowLanguage());
        bool isSeen = false;
        for (std::size_t table = 0; table < state->now.tables.size(); ++table) {
            StandingsModel model;
            model.setTable(state, static_cast<int>(table), meanings, {});
            for (int row = 0; model.hasAverage() && row < model.rowCount(); ++row) {
                static const QRegularExpression decimal(u"^\\d,\\d{3}$"_s);
                const QString text = model.index(row, StandingsModel::AverageColumn).data().toString();
                QVERIFY2(decimal.match(text).hasMatch(), qPrintable(text));
                isSeen = true;
            }
        }
        QVERIFY(isSeen);
    }

    void noWindowMixesLanguages()
    {
        const GermanSystem german;
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {.matchdays = 2}));
        QStringList foreign;
        int windows = 0;
        forEveryPage(program, {}, [&](QWidget &window, const QString &name) {
            ++windows;
            for (const QString &text : foreignIn(textsOf(window)))
                foreign << name + u": "_s + text;
        });
        QVERIFY(windows > 5);
        CalendarDialog::Days days;
        days.calendar.first = QDate(2026, 11, 28);
        days.calendar.blackouts = {{QDate(2026, 12, 20), QDate(2027, 1, 10), {}}};
        days.calendar.homeDays[u"Rovers"_s] = 6;
        const CalendarDialog dialog(days, {}, true);
        const QStringList texts = textsOf(dialog);
        foreign += foreignIn(texts);
        QVERIFY(texts.contains(u"Sat"_s));
        QVERIFY(texts.contains(u"Sun 20 Dec 2026 to Sun 10 Jan 2027"_s));
        QVERIFY(texts.contains(u"Rovers: home day Saturday"_s));
        QVERIFY2(foreign.isEmpty(), qPrintable(foreign.join(u'\n')));
        QVERIFY(!foreignIn({u"until Sa. 28 Nov. 2026"_s}).isEmpty());
    }

    /// As the system orders day, month and year, but with the whole year.
    void fieldsForDaysShowTheWholeYear()
    {
        const GermanSystem german;
        const DateSections sections;
        QDateEdit edit(QDate(2026, 11, 28));
        edit.show();
        QCOMPARE(edit.text(), u"28.11.2026"_s);
    }

    void everyPluralIsThere()
    {
        QFile file(u"translations/touchline_en.ts"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QDomDocument document;
        QVERIFY(document.setContent(&file));
        QStringList known;
        const QDomNodeList messages = document.elementsByTagName(u"message"_s);
        for (int i = 0; i < messages.size(); ++i) {
            const QDomElement message = messages.at(i).toElement();
            known << message.firstChildElement(u"source"_s).text();
            const QDomNodeList forms = message.elementsByTagName(u"numerusform"_s);
            QCOMPARE(forms.size(), 2);
            QVERIFY2(!forms.at(0).toElement().text().isEmpty(), qPrintable(known.back()));
            QVERIFY2(!forms.at(1).toElement().text().isEmpty(), qPrintable(known.back()));
        }
        const QStringList texts = numberedTexts(u"forms"_s) + numberedTexts(u"models/views"_s);
        QVERIFY(texts.size() > 20);
        for (const QString &text : texts)
            QVERIFY2(known.contains(text), qPrintable(text));
    }
};

TOUCHLINE_TEST(TestLanguages)

} // namespace test_languages

#include "test_languages.moc"
