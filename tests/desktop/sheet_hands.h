// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/pages/fixtures/fixture_view.h"
#include "forms/sheet/score_sheet_dialog.h"
#include "models/views/sheet/sheet_model.h"
#include "models/views/sheet/sheet_source.h"
#include "tests/desktop/desktop_case.h"

namespace touchline::testing {

/// The sheet of a fixture, opened by its key on the page of fixtures.
class OpenSheet
{
public:
    /// Of a fixture of the first competition.
    OpenSheet(DesktopCase &program, int fixture) : OpenSheet(program, program.competition(), fixture) {}
    OpenSheet(DesktopCase &program, const QUuid &competition, int fixture)
        : m_program(program)
        , m_competition(competition)
        , m_fixture(fixture)
    {
        program.window().go(PageKind::Fixtures, competition);
        // What was entered before is shown with the next events.
        QCoreApplication::processEvents();
        auto *view = program.window().findChild<FixtureView *>();
        if (!view->goTo(state()->competition.fixtures()[static_cast<std::size_t>(fixture)].id))
            qFatal("The fixture is not shown.");
        if (!program.run(CommandId::EnterScoreSheet))
            qFatal("There is no score sheet.");
        // One that was closed may not be gone yet.
        for (auto *one : program.window().findChildren<ScoreSheetDialog *>())
            if (one->isVisible())
                m_dialog = one;
        if (m_dialog == nullptr)
            qFatal("The score sheet does not open.");
    }

    [[nodiscard]] ScoreSheetDialog *dialog() const { return m_dialog; }
    template <class Widget>
    [[nodiscard]] Widget *child(const char *name) const
    {
        return m_dialog->findChild<Widget *>(QString::fromLatin1(name));
    }
    /// The name of a player, as a person reads it on the sheet.
    [[nodiscard]] QString player(Side side, std::size_t number) const
    {
        const auto match = tableMatchOf(m_program.league(), *state(), m_fixture);
        return match->teams[side].players[number].name;
    }
    void type(const QString &text) const
    {
        auto *line = child<QLineEdit>("line");
        line->clear();
        // Names have letters that no key of every keyboard has.
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, line, Qt::Key_unknown, QString(letter), Qt::NoModifier);
        QTest::keyClick(line, Qt::Key_Return);
    }
    [[nodiscard]] QAbstractItemModel *events() const { return child<QTreeView>("events")->model(); }
    [[nodiscard]] QString cell(int row, SheetModel::Column column) const
    {
        return events()->index(row, column).data().toString();
    }
    [[nodiscard]] QString result() const
    {
        return u"%1-%2"_s.arg(child<QSpinBox>("homeGoals")->value())
            .arg(child<QSpinBox>("awayGoals")->value());
    }
    [[nodiscard]] QPushButton *enter() const
    {
        return m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }
    void click(const char *name) const { QTest::mouseClick(child<QPushButton>(name), Qt::LeftButton); }

private:
    [[nodiscard]] CompetitionStatePtr state() const { return *m_program.league().state(m_competition); }

    DesktopCase &m_program;
    QUuid m_competition;
    int m_fixture;
    ScoreSheetDialog *m_dialog = nullptr;
};

} // namespace touchline::testing
