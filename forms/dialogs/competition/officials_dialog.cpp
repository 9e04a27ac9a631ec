// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/competition/officials_dialog.h"

#include "core/base/input_file.h"
#include "core/exchange/lists/referee_csv.h"
#include "forms/dialogs/competition/condition_desk_tab.h"
#include "forms/print/list_picture.h"
#include "forms/print/page_printer.h"
#include "forms/theme/theme.h"
#include "forms/widgets/save_place.h"
#include "forms/widgets/screen_fit.h"
#include "forms/widgets/text_table.h"
#include "models/league/changes/league_referees.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/translated.h"
#include "models/words/fixtures/referee_words.h"
#include "ui_officials_dialog.h"

#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int deskLetters = 110;
constexpr int deskLines = 30;

enum MatchColumn { MatchNumber, MatchWhen, MatchTeams, MatchReferee, MatchNote, matchColumns };
enum RefereeColumn { RefereeName, RefereeClub, RefereeMatches, refereeColumns };
/// Data of the first cell of a row: the fixture, or the id of the referee.
constexpr int subjectRole = Qt::UserRole;
/// Of an item of the list of referees to choose: the rules speak against it.
constexpr int barredRole = Qt::UserRole + 1;

/// The row whose subject that is; -1 where there is none.
int rowOfSubject(const QTableWidget *table, const QVariant &subject)
{
    for (int row = 0; row < table->rowCount(); ++row)
        if (table->item(row, 0)->data(subjectRole) == subject)
            return row;
    return -1;
}

QVariant subjectOf(const QTableWidget *table)
{
    const int row = table->currentRow();
    return row < 0 ? QVariant() : table->item(row, 0)->data(subjectRole);
}

} // namespace

OfficialsDialog::OfficialsDialog(OpenLeague &league, const CompetitionStatePtr &state, int fixture,
                                 QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::OfficialsDialog>())
    , m_league(league)
    , m_desk(state)
{
    m_ui->setupUi(this);
    setTextColour(m_ui->problem, ColourRole::Error);
    prepareTables();
    prepareButtons();
    connect(m_ui->matchday, &QComboBox::currentIndexChanged, this, &OfficialsDialog::showMatches);
    connect(m_ui->referee, &QComboBox::currentIndexChanged, this, &OfficialsDialog::showChoice);
    connect(m_ui->reason, &QLineEdit::textChanged, this, &OfficialsDialog::showChoice);
    connect(m_ui->name, &QLineEdit::textChanged, this, [this] { showReferee(); });
    connect(m_ui->club, &QComboBox::editTextChanged, this, [this] { showReferee(); });
    m_ui->club->addItem(QString());
    m_ui->club->addItems(m_desk.clubs());
    showReferees();
    showMatchdays(fixture);
    // Without referees there is nothing to appoint.
    m_ui->tabs->setCurrentIndex(m_desk.referees().empty() ? 1 : 0);
    prepareDraws(fixture);
    ScreenFit::setSize(*this, deskLetters, deskLines);
}

void OfficialsDialog::prepareTables()
{
    dressTable(*m_ui->matches, {tr("No."), tr("Kick-off"), tr("Match"), tr("Referee"), tr("Note")},
               MatchColumn::MatchNote);
    dressTable(*m_ui->referees, {tr("Name"), tr("Club"), tr("Matches")}, RefereeColumn::RefereeName);
    connect(m_ui->matches, &QTableWidget::itemSelectionChanged, this, &OfficialsDialog::showMatch);
    connect(m_ui->referees, &QTableWidget::itemSelectionChanged, this, [this] {
        if (const auto chosen = referee()) {
            m_ui->name->setText(chosen->name);
            m_ui->club->setEditText(chosen->club);
        }
        showReferee();
    });
}

void OfficialsDialog::prepareButtons()
{
    connect(m_ui->drawOne, &QPushButton::clicked, this, &OfficialsDialog::drawOne);
    connect(m_ui->drawAll, &QPushButton::clicked, this, &OfficialsDialog::drawAll);
    connect(m_ui->appoint, &QPushButton::clicked, this, &OfficialsDialog::appoint);
    connect(m_ui->add, &QPushButton::clicked, this, &OfficialsDialog::addReferee);
    connect(m_ui->change, &QPushButton::clicked, this, &OfficialsDialog::changeReferee);
    connect(m_ui->remove, &QPushButton::clicked, this, &OfficialsDialog::removeReferee);
    connect(m_ui->importList, &QPushButton::clicked, this, &OfficialsDialog::importReferees);
    connect(m_ui->exportList, &QPushButton::clicked, this, &OfficialsDialog::exportReferees);
    connect(m_ui->printSheets, &QPushButton::clicked, this, [this] { previewPictures(sheets(), this); });
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void OfficialsDialog::prepareDraws(int fixture)
{
    if (!drawsConditions(*m_desk.state()))
        return;
    m_draws = new ConditionDeskTab(m_league);
    m_ui->tabs->addTab(m_draws, tr("Dra&ws"));
    m_draws->showDesk(m_desk, fixture);
    connect(m_draws, &ConditionDeskTab::entered, this,
            [this](const store::JournalEntry &entry) { (void)take(entry); });
    connect(m_draws, &ConditionDeskTab::refused, m_ui->problem, &QLabel::setText);
    if (m_desk.referees().empty())
        m_ui->tabs->setCurrentWidget(m_draws);
}

bool OfficialsDialog::mayChange() const
{
    return !m_league.league().isReadOnly();
}

void OfficialsDialog::readAgain()
{
    auto state = m_league.state(m_desk.state()->id());
    if (!state) {
        m_ui->problem->setText(translated(state.error()));
        return;
    }
    const int present = fixture();
    m_desk = OfficialsDesk(std::move(*state));
    showReferees();
    showMatchdays(present);
    if (m_draws != nullptr)
        m_draws->showDesk(m_desk, -1);
}

void OfficialsDialog::showMatchdays(int fixture)
{
    const QSignalBlocker quiet(m_ui->matchday);
    m_ui->matchday->clear();
    for (const OfficialsMatchday &one : m_desk.matchdays())
        m_ui->matchday->addItem(one.title);
    m_ui->matchday->setCurrentIndex(static_cast<int>(m_desk.matchdayOf(fixture)));
    showMatches();
    if (const int row = rowOfSubject(m_ui->matches, fixture); row >= 0)
        m_ui->matches->selectRow(row);
}

void OfficialsDialog::showMatches()
{
    const QSignalBlocker quiet(m_ui->matches);
    const std::vector<OfficialsRow> rows =
        m_desk.rows(static_cast<std::size_t>(std::max(0, m_ui->matchday->currentIndex())));
    m_ui->matches->setRowCount(static_cast<int>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const OfficialsRow &one = rows[i];
        const int row = static_cast<int>(i);
        fillRow(*m_ui->matches, row, {one.number, one.when, one.teams, one.referee, one.note});
        m_ui->matches->item(row, 0)->setData(subjectRole, one.fixture);
        if (one.isDoubtful)
            for (const int column : {MatchReferee, MatchNote})
                m_ui->matches->item(row, column)->setForeground(colour(ColourRole::Warning));
    }
    if (!rows.empty())
        m_ui->matches->selectRow(0);
    showMatch();
}

void OfficialsDialog::showReferees()
{
    const QSignalBlocker quiet(m_ui->referees);
    const QVariant present = subjectOf(m_ui->referees);
    const std::vector<RefereeLine> lines = m_desk.referees();
    m_ui->referees->setRowCount(static_cast<int>(lines.size()));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        fillRow(*m_ui->referees, static_cast<int>(i),
                {lines[i].entry.name, lines[i].entry.club, QString::number(lines[i].matches)});
        m_ui->referees->item(static_cast<int>(i), 0)->setData(subjectRole, lines[i].entry.id);
    }
    m_ui->referees->selectRow(rowOfSubject(m_ui->referees, present));
    m_ui->importList->setEnabled(mayChange());
    m_ui->exportList->setEnabled(!lines.empty());
    m_ui->printSheets->setEnabled(
        std::any_of(lines.begin(), lines.end(), [](const RefereeLine &one) { return one.matches > 0; }));
    showReferee();
}

int OfficialsDialog::fixture() const
{
    const QVariant subject = subjectOf(m_ui->matches);
    return subject.isValid() ? subject.toInt() : -1;
}

std::optional<RefereeEntry> OfficialsDialog::referee() const
{
    const RefereeEntry *chosen = m_desk.officials().find(subjectOf(m_ui->referees).toUuid());
    return chosen == nullptr ? std::nullopt : std::optional(*chosen);
}

void OfficialsDialog::showMatch()
{
    const QSignalBlocker quiet(m_ui->referee);
    m_ui->referee->clear();
    m_ui->reason->clear();
    const int match = fixture();
    m_ui->referee->addItem(tr("Nobody"), QUuid());
    if (match >= 0)
        for (const RefereeChoice &one : m_desk.choices(match)) {
            m_ui->referee->addItem(one.text, one.id);
            const int last = m_ui->referee->count() - 1;
            m_ui->referee->setItemData(last, one.isBarred, barredRole);
            if (one.isBarred)
                m_ui->referee->setItemData(last, palette().color(QPalette::Disabled, QPalette::Text),
                                           Qt::ForegroundRole);
        }
    const RefereeEntry *present = match < 0 ? nullptr : m_desk.officials().refereeOf(match);
    m_ui->referee->setCurrentIndex(
        std::max(0, m_ui->referee->findData(present == nullptr ? QUuid() : present->id)));
    showChoice();
}

void OfficialsDialog::showChoice()
{
    const int match = fixture();
    const bool isBarred = m_ui->referee->currentData(barredRole).toBool();
    const RefereeEntry *present = match < 0 ? nullptr : m_desk.officials().refereeOf(match);
    const bool isOther =
        match >= 0 && m_ui->referee->currentData().toUuid() != (present == nullptr ? QUuid() : present->id);
    m_ui->reason->setEnabled(isBarred && isOther && mayChange());
    m_ui->reason->setPlaceholderText(isBarred ? tr("Why appoint this referee anyway?") : QString());
    m_ui->appoint->setEnabled(isOther && mayChange() &&
                              (!isBarred || !m_ui->reason->text().trimmed().isEmpty()));
    m_ui->referee->setEnabled(match >= 0 && mayChange());
    m_ui->drawOne->setEnabled(match >= 0 && mayChange());
    m_ui->drawAll->setEnabled(match >= 0 && mayChange());
}

void OfficialsDialog::showReferee()
{
    const auto chosen = referee();
    const QString name = m_ui->name->text().simplified();
    const QString club = m_ui->club->currentText().simplified();
    m_ui->add->setEnabled(mayChange() && !name.isEmpty() && (!chosen || chosen->name != name));
    m_ui->change->setEnabled(mayChange() && chosen && !name.isEmpty() &&
                             (chosen->name != name || chosen->club != club));
    m_ui->remove->setEnabled(mayChange() && chosen);
}

bool OfficialsDialog::take(const Result<JournalEntry> &entry)
{
    m_ui->problem->setText(entry ? QString() : translated(entry.error()));
    if (!entry)
        return false;
    readAgain();
    Q_EMIT changed(*entry);
    return true;
}

void OfficialsDialog::drawOne()
{
    if (fixture() >= 0)
        draw({fixture()});
}

void OfficialsDialog::drawAll()
{
    const auto matchday = static_cast<std::size_t>(std::max(0, m_ui->matchday->currentIndex()));
    if (matchday >= m_desk.matchdays().size())
        return;
    const std::vector<int> &fixtures = m_desk.matchdays()[matchday].fixtures;
    std::vector<int> open = withoutReferee(m_desk.state()->competition, fixtures);
    // All have one: those that were drawn are drawn again.
    if (open.empty())
        open = withoutReferee(m_desk.state()->competition, fixtures, true);
    draw(open);
}

void OfficialsDialog::draw(const std::vector<int> &fixtures)
{
    const Competition &competition = m_desk.state()->competition;
    const RefereesDrawn drawn =
        drawnReferees(competition, fixtures, QRandomGenerator::global()->generate64());
    m_ui->problem->clear();
    if (!drawn.appointments.empty() &&
        !take(appointReferees(m_league.league(), competition.definition().id, drawn.appointments)))
        return;
    std::vector<std::pair<int, QString>> reasons;
    for (const WithoutReferee &one : drawn.without)
        reasons.emplace_back(
            m_desk.state()->competition.fixtures()[static_cast<std::size_t>(one.fixture)].number,
            translated(one.why));
    QStringList lines = reasonLines(reasons);
    if (drawn.appointments.empty() && drawn.without.empty())
        lines << tr("Nothing to draw.");
    m_ui->problem->setText(lines.join(u'\n'));
}

void OfficialsDialog::appoint()
{
    const int match = fixture();
    if (match < 0)
        return;
    const Competition &competition = m_desk.state()->competition;
    (void)take(appointReferees(m_league.league(), competition.definition().id,
                               {{competition.fixtures()[static_cast<std::size_t>(match)].number,
                                 m_ui->referee->currentData().toUuid(), false, m_ui->reason->text()}}));
}

void OfficialsDialog::changeList(const RefereeListChange &change)
{
    if (!take(changeReferees(m_league.league(), m_desk.state()->id(), change)))
        return;
    m_ui->name->clear();
    m_ui->club->setEditText({});
    m_ui->referees->clearSelection();
    m_ui->referees->setCurrentCell(-1, -1);
    m_ui->name->setFocus();
}

void OfficialsDialog::addReferee()
{
    changeList({{{QUuid::createUuid(), m_ui->name->text(), m_ui->club->currentText(), true}}, {}});
}

void OfficialsDialog::changeReferee()
{
    if (auto chosen = referee()) {
        chosen->name = m_ui->name->text();
        chosen->club = m_ui->club->currentText();
        changeList({{*chosen}, {}});
    }
}

void OfficialsDialog::removeReferee()
{
    if (const auto chosen = referee())
        changeList({{}, {chosen->id}});
}

void OfficialsDialog::importReferees()
{
    const QString path = askForList(this, tr("Import Referees"));
    if (path.isEmpty())
        return;
    auto bytes = readInput(path);
    if (!bytes) {
        m_ui->problem->setText(translated(bytes.error()));
        return;
    }
    const auto preview = previewReferees(CsvList(*std::move(bytes)));
    if (!preview.isClean()) {
        m_ui->problem->setText(
            translated(Error{Fault::BadInput,
                             {QT_TRANSLATE_NOOP("core", "The list of referees cannot be read."), {}},
                             preview.allProblems()}));
        return;
    }
    const Competition &competition = m_desk.state()->competition;
    RefereeListChange change = refereeListChange(competition, preview.goodValues(), true);
    if (!change.removed.empty()) {
        QMessageBox question(
            QMessageBox::Question, tr("Import Referees"),
            tr("%n referees are not in this list.", nullptr, static_cast<int>(change.removed.size())),
            QMessageBox::Cancel, this);
        auto *keep = question.addButton(tr("&Keep Them"), QMessageBox::AcceptRole);
        auto *remove = question.addButton(tr("&Remove Them"), QMessageBox::DestructiveRole);
        question.setDefaultButton(keep);
        question.exec();
        if (question.clickedButton() == keep)
            change.removed.clear();
        else if (question.clickedButton() != remove)
            return;
    }
    if (change.isEmpty())
        m_ui->problem->setText(tr("All referees of this list are here already."));
    else
        changeList(change);
}

void OfficialsDialog::exportReferees()
{
    const QString path = askForPlace(
        this, {tr("Export Referees"), {}, tr("Referees"), tr("Lists (*.csv)"), QStringLiteral(".csv")});
    if (path.isEmpty())
        return;
    const auto written = writeOutput(path, refereesCsv(m_desk.officials().listed()), Existing::Replace);
    m_ui->problem->setText(written ? QString() : translated(written.error()));
}

std::vector<Picture> OfficialsDialog::sheets() const
{
    const CompetitionState &state = *m_desk.state();
    std::vector<Picture> pictures;
    for (const RefereeLine &one : m_desk.referees()) {
        ListContent content;
        content.title = tr("%1: matches of %2").arg(state.name(), one.entry.name);
        content.headings = QStringList{tr("No."), tr("Kick-off"), tr("Match"), tr("Ground")};
        content.wide = MatchColumn::MatchTeams;
        for (const RefereeSheetLine &match :
             refereeSheet(state.competition, state.now, m_desk.officials(), one.entry.id, windowLanguage())) {
            ListLine line;
            for (const QString &cell : match.cells())
                line.cells.push_back({cell});
            content.lines.push_back(std::move(line));
        }
        if (!content.lines.empty())
            pictures.push_back(listPicture(content));
    }
    return pictures;
}

} // namespace touchline
