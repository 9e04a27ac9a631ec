// SPDX-License-Identifier: GPL-3.0-or-later
// Every .ui file: widgets are named, labels have their buddies, nothing has a fixed size, everything stands
// in a layout, texts are translatable, the Tab key goes where the eye goes.

#include "tests/desktop/hands.h"

#include <QDirIterator>
#include <QDomDocument>

namespace test_ui_files {

using namespace touchline;

namespace {

QList<QDomElement> elements(const QDomElement &root, const QString &tag)
{
    QList<QDomElement> found;
    const QDomNodeList nodes = root.elementsByTagName(tag);
    for (int i = 0; i < nodes.size(); ++i)
        found << nodes.at(i).toElement();
    return found;
}

/// A property of the element itself; null where it has none.
QDomElement propertyOf(const QDomElement &element, const QString &name)
{
    for (QDomElement child = element.firstChildElement(u"property"_s); !child.isNull();
         child = child.nextSiblingElement(u"property"_s))
        if (child.attribute(u"name"_s) == name)
            return child;
    return {};
}

/// Fields that a person fills in, which need a label.
bool isField(const QString &className)
{
    static const QSet<QString> fields{u"QLineEdit"_s,      u"QSpinBox"_s,       u"QComboBox"_s,
                                      u"QDateEdit"_s,      u"QTimeEdit"_s,      u"QDateTimeEdit"_s,
                                      u"QPlainTextEdit"_s, u"QDoubleSpinBox"_s, u"QTextEdit"_s};
    return fields.contains(className);
}

/// Widgets to which the Tab key comes by themselves.
bool takesTab(const QString &className)
{
    static const QSet<QString> classes{
        u"QCheckBox"_s,     u"QComboBox"_s,      u"QCommandLinkButton"_s, u"QDateEdit"_s,
        u"QDateTimeEdit"_s, u"QDoubleSpinBox"_s, u"QGraphicsView"_s,      u"QKeySequenceEdit"_s,
        u"QLineEdit"_s,     u"QListView"_s,      u"QListWidget"_s,        u"QPlainTextEdit"_s,
        u"QPushButton"_s,   u"QRadioButton"_s,   u"QScrollArea"_s,        u"QSpinBox"_s,
        u"QTabBar"_s,       u"QTabWidget"_s,     u"QTableView"_s,         u"QTableWidget"_s,
        u"QTextBrowser"_s,  u"QTextEdit"_s,      u"QTimeEdit"_s,          u"QToolButton"_s,
        u"QTreeView"_s,     u"QTreeWidget"_s};
    return classes.contains(className);
}

/// The widgets of a form in an order, and what is known of them.
class TabOrder
{
public:
    explicit TabOrder(const QDomElement &form)
    {
        for (const QDomElement &one : elements(form, u"customwidget"_s))
            m_bases.insert(one.firstChildElement(u"class"_s).text(),
                           one.firstChildElement(u"extends"_s).text());
        for (const QDomElement &one : elements(form, u"tabstop"_s))
            m_listed << one.text();
        const QDomElement top = form.firstChildElement(u"widget"_s);
        walkWidget(top, false, m_made);
        walkWidget(top, true, m_seen);
        for (const QString &name : QStringList(m_listed))
            if (!m_made.contains(name)) {
                m_unknown << name;
                m_listed.removeAll(name);
            }
    }

    void check(QStringList &problems) const
    {
        for (const QString &name : m_unknown)
            problems << u"the tab order names %1, which is not there"_s.arg(name);
        for (const QString &name : m_seen)
            if (!m_listed.isEmpty() && m_stops.contains(name) && !m_listed.contains(name))
                problems << u"the tab order lacks %1"_s.arg(name);
        const QStringList seen = whereTabComes(m_seen);
        const QStringList gone = whereTabComes(listedOrder());
        if (seen != gone)
            problems << u"Tab goes %1\n    but the eye goes %2"_s.arg(gone.join(u' '), seen.join(u' '));
    }

private:
    /// As uic makes them, or as they are seen: rows from top to bottom, each from left to right.
    void walkWidget(const QDomElement &widget, bool isSeen, QStringList &order)
    {
        const QString name = widget.attribute(u"name"_s);
        const QString className = widget.attribute(u"class"_s);
        order << name;
        // A label holds nothing, whose ever it is.
        const bool isOwn = className.startsWith("touchline::"_L1) && m_bases.value(className) != "QLabel"_L1;
        const bool isKept = propertyOf(widget, u"focusPolicy"_s).text().contains("NoFocus"_L1);
        if (!isKept && (takesTab(className) || takesTab(m_bases.value(className))))
            m_stops.insert(name);
        // What is in these takes the keys, in their place.
        else if (!isKept && (isOwn || className == "QDialogButtonBox"_L1))
            m_holders.insert(name);
        const auto before = order.size();
        for (QDomElement child = widget.firstChildElement(); !child.isNull();
             child = child.nextSiblingElement())
            if (child.tagName() == "layout"_L1)
                walkLayout(child, isSeen, order);
            else if (child.tagName() == "widget"_L1)
                walkWidget(child, isSeen, order);
        m_within.insert(name, order.mid(before));
    }

    void walkLayout(const QDomElement &layout, bool isSeen, QStringList &order)
    {
        QList<QDomElement> items;
        for (QDomElement item = layout.firstChildElement(u"item"_s); !item.isNull();
             item = item.nextSiblingElement(u"item"_s))
            items << item;
        const auto place = [](const QDomElement &item) {
            return std::pair(item.attribute(u"row"_s).toInt(), item.attribute(u"column"_s).toInt());
        };
        if (isSeen)
            std::stable_sort(items.begin(), items.end(),
                             [&place](const QDomElement &one, const QDomElement &other) {
                                 return place(one) < place(other);
                             });
        for (const QDomElement &item : items) {
            const QDomElement in = item.firstChildElement();
            if (in.tagName() == "layout"_L1)
                walkLayout(in, isSeen, order);
            else if (in.tagName() == "widget"_L1)
                walkWidget(in, isSeen, order);
        }
    }

    /// As QWidget::setTabOrder() makes it: each widget of the list, with what is in it, comes behind the one
    /// before it.
    [[nodiscard]] QStringList listedOrder() const
    {
        QStringList order = m_made;
        for (qsizetype i = 1; i < m_listed.size(); ++i) {
            const QStringList moved = QStringList(m_listed[i]) + m_within.value(m_listed[i]);
            for (const QString &name : moved)
                order.removeAll(name);
            const QStringList before = m_within.value(m_listed[i - 1]);
            qsizetype place = order.indexOf(m_listed[i - 1]);
            while (place + 1 < order.size() && before.contains(order[place + 1]))
                ++place;
            for (qsizetype one = 0; one < moved.size(); ++one)
                order.insert(place + 1 + one, moved[one]);
        }
        return order;
    }

    [[nodiscard]] QStringList whereTabComes(const QStringList &order) const
    {
        QStringList stops;
        for (const QString &name : order)
            if (m_stops.contains(name) || m_holders.contains(name) || m_listed.contains(name))
                stops << name;
        return stops;
    }

    QMap<QString, QString> m_bases;
    QStringList m_listed;
    QStringList m_unknown;
    QStringList m_made;
    QStringList m_seen;
    QSet<QString> m_stops;
    QSet<QString> m_holders;
    /// All that is in a widget.
    QMap<QString, QStringList> m_within;
};

/// What is wrong with the tab order of a form.
QStringList tabProblems(const QByteArray &form)
{
    QDomDocument document;
    QStringList problems;
    if (document.setContent(form))
        TabOrder(document.documentElement()).check(problems);
    else
        problems << u"no form"_s;
    return problems;
}

} // namespace

class TestUiFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFile_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator walk(u"forms"_s, {u"*.ui"_s}, QDir::Files, QDirIterator::Subdirectories);
        int count = 0;
        while (walk.hasNext()) {
            const QString path = walk.next();
            QTest::newRow(qPrintable(path)) << path;
            ++count;
        }
        QVERIFY(count >= 3);
    }

    void everyFile()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QDomDocument document;
        QVERIFY(document.setContent(&file));
        const QDomElement top = document.documentElement().firstChildElement(u"widget"_s);
        QStringList problems;
        checkNames(top, problems);
        checkSizes(top, problems);
        checkLabels(top, problems);
        TabOrder(document.documentElement()).check(problems);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    void aWrongTabOrderIsFound()
    {
        const QByteArray form = R"(<ui><widget class="QWidget" name="Page"><layout class="QVBoxLayout">
            <item><layout class="QHBoxLayout"><item><widget class="QLineEdit" name="name"/></item>
            <item><widget class="QPushButton" name="add"/></item></layout></item>
            <item><layout class="QFormLayout">
            <item row="1" column="1"><widget class="QSpinBox" name="%1"/></item>
            <item row="0" column="1"><widget class="QComboBox" name="%2"/></item></layout></item>
            <item><widget class="QDialogButtonBox" name="buttons"/></item>
            </layout></widget><tabstops>%3</tabstops></ui>)";
        const auto problems = [&form](const QStringList &stops) {
            QString list;
            for (const QString &stop : stops)
                list += u"<tabstop>%1</tabstop>"_s.arg(stop);
            return tabProblems(QString::fromUtf8(form).arg(u"year"_s, u"game"_s, list).toUtf8());
        };
        const QString name = u"name"_s;
        const QString add = u"add"_s;
        const QString game = u"game"_s;
        const QString year = u"year"_s;
        // The form layout names its second row first.
        QCOMPARE(problems({}).size(), 1);
        QCOMPARE(problems({name, add, game, year}), QStringList());
        QCOMPARE(problems({name, add, year, game}).size(), 1);
        QCOMPARE(problems({add, name, game, year}).size(), 1);
        QCOMPARE(problems({game, year}).size(), 2); // both others are missing, the order is right
        QCOMPARE(problems({name, add, game, year, u"gone"_s}).size(), 1);
    }

private:
    /// Names that say what it is, each once.
    static void checkNames(const QDomElement &top, QStringList &problems)
    {
        static const QRegularExpression made(
            u"^(label|pushButton|lineEdit|comboBox|widget|frame|verticalLayout|horizontalLayout|gridLayout|"
            "spinBox|toolButton|checkBox|groupBox)(_?\\d+)?$"_s);
        QSet<QString> names;
        for (const QString &tag : {u"widget"_s, u"layout"_s})
            for (const QDomElement &element : elements(top, tag)) {
                const QString name = element.attribute(u"name"_s);
                if (name.isEmpty() || made.match(name).hasMatch() || names.contains(name))
                    problems << u"a name that says nothing, or twice: \"%1\""_s.arg(name);
                names.insert(name);
            }
    }

    static void checkSizes(const QDomElement &top, QStringList &problems)
    {
        for (const QDomElement &element : elements(top, u"widget"_s)) {
            const QString name = element.attribute(u"name"_s);
            for (const QString &size : {u"minimumSize"_s, u"maximumSize"_s, u"geometry"_s, u"font"_s})
                if (!propertyOf(element, size).isNull())
                    problems << u"%1 has a fixed %2"_s.arg(name, size);
        }
    }

    static void checkLabels(const QDomElement &top, QStringList &problems)
    {
        QSet<QString> buddies;
        for (const QDomElement &element : elements(top, u"widget"_s))
            if (element.attribute(u"class"_s) == "QLabel"_L1)
                buddies.insert(propertyOf(element, u"buddy"_s).text().trimmed());
        for (const QDomElement &element : elements(top, u"widget"_s)) {
            const QString name = element.attribute(u"name"_s);
            if (isField(element.attribute(u"class"_s)) && !buddies.contains(name) &&
                propertyOf(element, u"accessibleName"_s).isNull())
                problems << u"%1 has neither a label nor an accessible name"_s.arg(name);
        }
    }
};

TOUCHLINE_TEST(TestUiFiles)

} // namespace test_ui_files

#include "test_ui_files.moc"
