// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/date_sections.h"

#include <QApplication>
#include <QDateTimeEdit>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QSignalBlocker>

namespace touchline {

namespace {

using Section = QDateTimeEdit::Section;

/// What was typed of a date; 0: not yet.
struct TypedDate
{
    int day = 0;
    int month = 0;
    int year = 0;
    /// The digits of a year that is not finished.
    QString partOfYear;
    /// The section that the next key belongs to, counted from the first that is shown.
    int next = 0;
};

/// The month that begins so, in the language of the field or in English; 0: none, or several.
int monthOf(const QString &letters, const QLocale &locale)
{
    int found = 0;
    for (int month = 1; month <= 12; ++month) {
        bool isIt = false;
        for (const QLocale &one : {locale, QLocale::c()})
            for (const QLocale::FormatType length : {QLocale::ShortFormat, QLocale::LongFormat})
                isIt = isIt || one.monthName(month, length).startsWith(letters, Qt::CaseInsensitive);
        if (isIt && found != 0)
            return 0;
        if (isIt)
            found = month;
    }
    return found;
}

bool isWholePart(Section section, const QString &part, const QLocale &locale)
{
    const int number = part.toInt();
    switch (section) {
    case QDateTimeEdit::DaySection:
        return part.size() == 2 || number > 3;
    case QDateTimeEdit::MonthSection:
        return part.at(0).isDigit() ? part.size() == 2 || number > 1
                                    : part.size() >= 3 && monthOf(part, locale) != 0;
    default:
        return part.size() == 4;
    }
}

void takePart(TypedDate &date, Section section, const QString &part, const QLocale &locale)
{
    const int number = part.toInt();
    if (section == QDateTimeEdit::DaySection && number <= 31)
        date.day = number;
    else if (section == QDateTimeEdit::MonthSection && part.at(0).isLetter())
        date.month = monthOf(part, locale);
    else if (section == QDateTimeEdit::MonthSection && number <= 12)
        date.month = number;
    else if (section == QDateTimeEdit::YearSection && part.size() == 4)
        date.year = number;
    else if (section == QDateTimeEdit::YearSection)
        date.partOfYear = part;
}

/// `sections` in the order in which they are typed.
TypedDate readTyped(const QString &typed, const QList<Section> &sections, int first, const QLocale &locale)
{
    static const QRegularExpression iso(QStringLiteral("^(\\d{4})-(\\d{0,2})-?(\\d{0,2})"));
    if (const auto found = iso.match(typed); found.hasMatch())
        return {found.captured(3).toInt(),
                qMin(found.captured(2).toInt(), 12),
                found.captured(1).toInt(),
                {},
                first};
    TypedDate date;
    date.next = first;
    QString part;
    const auto close = [&] {
        takePart(date, sections[date.next], part, locale);
        ++date.next;
        part.clear();
    };
    for (const QChar letter : typed) {
        if (date.next >= sections.size())
            break;
        const bool isPart =
            letter.isDigit() || (letter.isLetter() && sections[date.next] == QDateTimeEdit::MonthSection);
        if (isPart) {
            part += letter;
            if (isWholePart(sections[date.next], part, locale))
                close();
        } else if (!letter.isLetter() && !part.isEmpty()) {
            close();
        }
    }
    if (!part.isEmpty())
        takePart(date, sections[date.next], part, locale);
    date.next = qMin(date.next, static_cast<int>(sections.size()) - 1);
    return date;
}

/// The day, the month and the year as they are shown; with a full stop the day comes first everywhere.
QList<Section> sectionsOf(const QDateEdit &edit, const QString &typed)
{
    if (typed.contains(u'.'))
        return {QDateTimeEdit::DaySection, QDateTimeEdit::MonthSection, QDateTimeEdit::YearSection};
    QList<Section> sections;
    for (int i = 0; i < edit.sectionCount(); ++i)
        sections << edit.sectionAt(i);
    return sections;
}

QLineEdit *textOf(const QDateEdit &edit)
{
    return edit.findChild<QLineEdit *>();
}

QDateTimeEdit *fieldOf(QObject *watched)
{
    if (auto *edit = qobject_cast<QDateTimeEdit *>(watched))
        return edit;
    const auto *text = qobject_cast<QLineEdit *>(watched);
    return text != nullptr ? qobject_cast<QDateTimeEdit *>(text->parentWidget()) : nullptr;
}

/// A year of two digits could be a day or a month.
void showWholeYear(QDateEdit &edit)
{
    const QString format = edit.displayFormat();
    if (!format.contains(QStringLiteral("yyyy")))
        edit.setDisplayFormat(QString(format).replace(QStringLiteral("yy"), QStringLiteral("yyyy")));
}

} // namespace

DateSections::DateSections(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DateSections::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Polish:
        if (auto *edit = qobject_cast<QDateEdit *>(watched))
            showWholeYear(*edit);
        break;
    case QEvent::MouseButtonPress:
    case QEvent::FocusOut:
        if (m_edit != nullptr && fieldOf(watched) == m_edit)
            finish();
        break;
    case QEvent::KeyPress:
        if (auto *edit = qobject_cast<QDateEdit *>(fieldOf(watched)); edit != nullptr && !edit->isReadOnly())
            if (takeKey(*edit, *static_cast<QKeyEvent *>(event)))
                return true;
        break;
    case QEvent::MouseButtonRelease: {
        auto *text = qobject_cast<QLineEdit *>(watched);
        auto *edit = text != nullptr ? qobject_cast<QDateTimeEdit *>(text->parentWidget()) : nullptr;
        // What somebody marked with the mouse stays marked; the text itself takes its click first.
        if (edit != nullptr && !text->hasSelectedText())
            QMetaObject::invokeMethod(
                edit, [edit] { edit->setSelectedSection(edit->currentSection()); }, Qt::QueuedConnection);
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool DateSections::takeKey(QDateEdit &edit, const QKeyEvent &key)
{
    const QString text = key.text();
    const bool isTyping = m_edit == &edit && !m_typed.isEmpty();
    const bool isPlain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (isTyping && isPlain && key.key() == Qt::Key_Backspace) {
        m_typed.chop(1);
        show(false);
        return true;
    }
    if (!isPlain || text.size() != 1 || !text.at(0).isPrint()) {
        if (!isTyping || key.key() == Qt::Key_Shift)
            return false;
        finish();
        // The date is done, although not all of its parts were typed: Tab leaves it.
        if (key.key() == Qt::Key_Tab)
            edit.setSelectedSection(edit.sectionAt(edit.sectionCount() - 1));
        else if (key.key() == Qt::Key_Backtab)
            edit.setSelectedSection(edit.sectionAt(0));
        return false;
    }
    if (!isTyping)
        begin(edit);
    m_typed += text;
    show(false);
    return true;
}

void DateSections::begin(QDateEdit &edit)
{
    finish();
    m_edit = &edit;
    m_before = edit.date();
    const QLineEdit *text = textOf(edit);
    const bool isAllSelected = text != nullptr && text->selectedText() == text->text();
    m_first = isAllSelected ? 0 : qMax(0, edit.currentSectionIndex());
}

void DateSections::show(bool isFinished)
{
    const QList<Section> sections = sectionsOf(*m_edit, m_typed);
    TypedDate typed = readTyped(m_typed, sections, m_first, m_edit->locale());
    // "26" is 2026, once nothing more comes.
    constexpr int century = 2000;
    if (isFinished && typed.year == 0 && typed.partOfYear.size() == 2)
        typed.year = century + typed.partOfYear.toInt();
    const int year = typed.year > 0 ? typed.year : m_before.year();
    const int month = typed.month > 0 ? typed.month : m_before.month();
    const int day = typed.day > 0 ? typed.day : m_before.day();
    m_edit->setDate(QDate(year, month, qMin(day, QDate(year, month, 1).daysInMonth())));
    m_edit->setSelectedSection(sections[typed.next]);
    QLineEdit *text = textOf(*m_edit);
    if (text == nullptr || isFinished || typed.partOfYear.isEmpty())
        return;
    // The digits of a year are seen while they are typed; they are no date before the last one.
    const QSignalBlocker quiet(text);
    text->setText(
        text->text().replace(text->selectionStart(), text->selectedText().size(), typed.partOfYear));
}

void DateSections::finish()
{
    if (m_edit != nullptr && !m_typed.isEmpty())
        show(true);
    m_edit = nullptr;
    m_typed.clear();
}

} // namespace touchline
