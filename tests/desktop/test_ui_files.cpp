// SPDX-License-Identifier: GPL-3.0-or-later
// Every .ui file: widgets are named, labels have their buddies, nothing has a fixed size, everything stands
// in a layout, texts are translatable.

#include <QDirIterator>
#include <QDomDocument>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

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
    for (QDomElement child = element.firstChildElement(QStringLiteral("property")); !child.isNull();
         child = child.nextSiblingElement(QStringLiteral("property")))
        if (child.attribute(QStringLiteral("name")) == name)
            return child;
    return {};
}

/// Fields that a person fills in, which need a label.
bool isField(const QString &className)
{
    static const QSet<QString> fields{
        QStringLiteral("QLineEdit"),      QStringLiteral("QSpinBox"),       QStringLiteral("QComboBox"),
        QStringLiteral("QDateEdit"),      QStringLiteral("QTimeEdit"),      QStringLiteral("QDateTimeEdit"),
        QStringLiteral("QPlainTextEdit"), QStringLiteral("QDoubleSpinBox"), QStringLiteral("QTextEdit")};
    return fields.contains(className);
}

} // namespace

class TestUiFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFile_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator walk(QStringLiteral("forms"), {QStringLiteral("*.ui")}, QDir::Files,
                          QDirIterator::Subdirectories);
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
        const QDomElement top = document.documentElement().firstChildElement(QStringLiteral("widget"));
        QStringList problems;
        checkNames(top, problems);
        checkSizes(top, problems);
        checkLabels(top, problems);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

private:
    /// Names that say what it is, each once.
    static void checkNames(const QDomElement &top, QStringList &problems)
    {
        static const QRegularExpression made(QStringLiteral(
            "^(label|pushButton|lineEdit|comboBox|widget|frame|verticalLayout|horizontalLayout|gridLayout|"
            "spinBox|toolButton|checkBox|groupBox)(_?\\d+)?$"));
        QSet<QString> names;
        for (const QString &tag : {QStringLiteral("widget"), QStringLiteral("layout")})
            for (const QDomElement &element : elements(top, tag)) {
                const QString name = element.attribute(QStringLiteral("name"));
                if (name.isEmpty() || made.match(name).hasMatch() || names.contains(name))
                    problems << QStringLiteral("a name that says nothing, or twice: \"%1\"").arg(name);
                names.insert(name);
            }
    }

    static void checkSizes(const QDomElement &top, QStringList &problems)
    {
        for (const QDomElement &element : elements(top, QStringLiteral("widget"))) {
            const QString name = element.attribute(QStringLiteral("name"));
            for (const QString &size : {QStringLiteral("minimumSize"), QStringLiteral("maximumSize"),
                                        QStringLiteral("geometry"), QStringLiteral("font")})
                if (!propertyOf(element, size).isNull())
                    problems << QStringLiteral("%1 has a fixed %2").arg(name, size);
        }
    }

    static void checkLabels(const QDomElement &top, QStringList &problems)
    {
        QSet<QString> buddies;
        for (const QDomElement &element : elements(top, QStringLiteral("widget")))
            if (element.attribute(QStringLiteral("class")) == QLatin1String("QLabel"))
                buddies.insert(propertyOf(element, QStringLiteral("buddy")).text().trimmed());
        for (const QDomElement &element : elements(top, QStringLiteral("widget"))) {
            const QString name = element.attribute(QStringLiteral("name"));
            if (isField(element.attribute(QStringLiteral("class"))) && !buddies.contains(name) &&
                propertyOf(element, QStringLiteral("accessibleName")).isNull())
                problems << QStringLiteral("%1 has neither a label nor an accessible name").arg(name);
        }
    }
};

QTEST_GUILESS_MAIN(TestUiFiles)
#include "test_ui_files.moc"
