// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateEdit>
#include <QObject>
#include <QPointer>

class QKeyEvent;

namespace touchline {

/// Dates can be typed as people write them: "12.12.2026", "12 Dec 2026", "5/9/26" or "2026-12-12", wherever
/// a day is asked for. Qt takes digits for the day and the year alone, and nothing at all while the whole
/// date is selected. A click into a day or a time selects what was clicked, the day, the month or the year,
/// so that digits replace it. Years are shown with four digits, also where the system writes "28.11.26".
class DateSections final : public QObject
{
    Q_OBJECT

public:
    /// For all windows of the program, as long as it lives.
    explicit DateSections(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// True: the key is part of a date and was taken.
    [[nodiscard]] bool takeKey(QDateEdit &edit, const QKeyEvent &key);
    void begin(QDateEdit &edit);
    /// Sets the date that was typed so far; what was not typed stays as it was.
    void show(bool isFinished);
    void finish();

    QPointer<QDateEdit> m_edit;
    QString m_typed;
    QDate m_before;
    /// The section that the first key went to, of those that are shown.
    int m_first = 0;
};

} // namespace touchline
