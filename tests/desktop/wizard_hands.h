// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/wizard/competition_dialog.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"

namespace touchline::testing {

/// The dialog for a new competition, and hands for it.
class Wizard
{
public:
    /// Opens it.
    explicit Wizard(DesktopCase &program) : Wizard(program.window(), program.run(CommandId::NewCompetition))
    {
    }
    /// The one that is open.
    explicit Wizard(const QWidget &window, bool isOpen = true)
    {
        if (!isOpen)
            qFatal("No competition can be made.");
        // One that was closed goes with the next events.
        for (CompetitionDialog *dialog : window.findChildren<CompetitionDialog *>())
            if (dialog->isVisible())
                m_dialog = dialog;
        if (m_dialog == nullptr || !QTest::qWaitForWindowExposed(m_dialog))
            qFatal("The dialog does not come up.");
    }

    [[nodiscard]] CompetitionDialog *dialog() const { return m_dialog; }
    template <class Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        auto *widget = m_dialog->findChild<Widget *>(QString::fromLatin1(name));
        if (widget == nullptr)
            qFatal("There is no %s.", name);
        return widget;
    }
    void click(const char *name) const { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    void type(const char *name, const QString &text) const
    {
        auto *line = find<QLineEdit>(name);
        line->setFocus();
        line->selectAll();
        if (text.isEmpty())
            QTest::keyClick(line, Qt::Key_Delete);
        else
            QTest::keyClicks(line, text);
    }
    void choose(const char *name, int index) const { find<QComboBox>(name)->setCurrentIndex(index); }
    /// The template of that title, clicked.
    void chooseTemplate(const QString &title) const
    {
        auto *tree = find<QTreeView>("templates");
        const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, title,
                                                           1, Qt::MatchExactly | Qt::MatchRecursive);
        if (found.isEmpty())
            qFatal("There is no template %s.", qPrintable(title));
        tree->scrollTo(found.front());
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(found.front()).center());
    }
    /// Clicks the button of that name and chooses the file that it asks for.
    void chooseFile(const char *name, const QString &path) const
    {
        whenOpen<QFileDialog>(m_dialog, [&path](QFileDialog &dialog) {
            auto *line = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s);
            line->setText(path);
            QTest::keyClick(line, Qt::Key_Return);
        });
        click(name);
    }
    /// What is wrong, wherever the dialog says it: above its buttons or beside a field.
    [[nodiscard]] QString problem() const
    {
        for (const QLabel *label : m_dialog->findChildren<QLabel *>())
            if (label->objectName().endsWith("roblem"_L1) && label->isVisible() && !label->text().isEmpty())
                return label->text();
        return {};
    }
    [[nodiscard]] CompetitionDraft &draft() const { return m_dialog->draft(); }

private:
    CompetitionDialog *m_dialog = nullptr;
};

} // namespace touchline::testing
