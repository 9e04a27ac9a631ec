// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace touchline {

/// Where somebody types what real dice show, a whole throw at once; what was wrong with it stands below.
class DiceEntry final : public QWidget
{
    Q_OBJECT

public:
    explicit DiceEntry(QWidget *parent = nullptr);

    /// A throw of so many dice with so many faces is due. `question`: what is rolled for, "Goal (1 to 10)",
    /// which is heard but not shown here.
    void ask(int dice, int faces, const QString &question);
    /// What was typed was refused.
    void refuse(const QString &reason);
    /// A digit that was typed elsewhere is one for the dice.
    void type(const QString &digit);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

Q_SIGNALS:
    void entered(const QString &typed);

private:
    QLineEdit *m_line;
    QPushButton *m_enter;
    QLabel *m_wrong;
};

} // namespace touchline
