// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/export_dialog.h"

#include "core/base/index.h"
#include "core/base/search_key.h"
#include "forms/theme/theme.h"
#include "forms/widgets/save_place.h"
#include "models/league/import/club_list.h"
#include "models/league/import/list_export.h"
#include "models/league/import/written_file.h"
#include "models/league/league_json.h"
#include "models/league/luck_matches.h"
#include "models/publish/calendar_file.h"
#include "models/publish/competition_export.h"
#include "models/publish/competition_lists.h"
#include "models/views/name_order.h"
#include "models/views/open_league.h"
#include "models/views/translated.h"

#include "ui_export_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

/// In letters of the body font.
constexpr int exportLetters = 80;

bool isList(ExportDialog::Kind kind)
{
    return kind < ExportDialog::Kind::Calendar || kind == ExportDialog::Kind::Clubs;
}

/// Of what is written in one form.
QString suffixOf(ExportDialog::Kind kind)
{
    return kind == ExportDialog::Kind::Calendar ? QStringLiteral(".ics") : QStringLiteral(".json");
}

} // namespace

ExportDialog::ExportDialog(OpenLeague &league, const QUuid &competition, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::ExportDialog>())
    , m_league(league)
    , m_proposed(competition)
{
    m_ui->setupUi(this);
    const auto add = [this](const QString &text, ExportDialog::Kind kind) {
        m_ui->kind->addItem(text, static_cast<int>(kind));
    };
    add(tr("Teams"), ExportDialog::Kind::Teams);
    add(tr("Clubs"), ExportDialog::Kind::Clubs);
    add(tr("Players"), ExportDialog::Kind::Squads);
    if (!league.competitions().empty()) {
        add(tr("Fixtures"), ExportDialog::Kind::Fixtures);
        add(tr("Results"), ExportDialog::Kind::Results);
        add(tr("Tables"), ExportDialog::Kind::Tables);
        add(tr("Absences"), ExportDialog::Kind::Absences);
        add(tr("Calendar (iCalendar)"), ExportDialog::Kind::Calendar);
        add(tr("Web site"), ExportDialog::Kind::Site);
    }
    add(tr("The whole league (JSON)"), ExportDialog::Kind::League);
    m_ui->buttons->button(QDialogButtonBox::Save)->setText(tr("&Save As…"));
    connect(m_ui->kind, qOverload<int>(&QComboBox::currentIndexChanged), this,
            &ExportDialog::fillCompetitions);
    connect(m_ui->competition, qOverload<int>(&QComboBox::currentIndexChanged), this,
            &ExportDialog::fillTeams);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &ExportDialog::choosePlace);
    fillCompetitions();
    resize(fontMetrics().averageCharWidth() * exportLetters, sizeHint().height());
}

ExportDialog::Kind ExportDialog::kind() const
{
    return static_cast<ExportDialog::Kind>(m_ui->kind->currentData().toInt());
}

QUuid ExportDialog::competition() const
{
    return m_ui->competition->currentData().toUuid();
}

void ExportDialog::fillCompetitions()
{
    const bool mayHaveContacts = kind() == ExportDialog::Kind::League || kind() == ExportDialog::Kind::Clubs;
    const bool isOfOne = kind() != ExportDialog::Kind::Teams && !mayHaveContacts;
    m_ui->competition->clear();
    if (kind() == ExportDialog::Kind::Squads)
        m_ui->competition->addItem(tr("Team squads"), QUuid());
    if (isOfOne)
        for (const CompetitionLine &line : m_league.competitions())
            m_ui->competition->addItem(line.name, line.id);
    m_ui->competition->setCurrentIndex(qMax(m_ui->competition->findData(m_proposed), 0));
    m_ui->competition->setVisible(isOfOne);
    m_ui->competitionLabel->setVisible(isOfOne);
    // Each time anew: nobody gives them away by a tick of last time.
    m_ui->contacts->setChecked(false);
    m_ui->contacts->setVisible(mayHaveContacts);
    for (QCheckBox *figures : {m_ui->forecast, m_ui->luck})
        figures->setVisible(kind() == ExportDialog::Kind::Site);
    fillTeams();
    m_ui->help->setText(help());
    m_ui->trouble->hide();
}

/// A club notes its own matches.
void ExportDialog::fillTeams()
{
    m_ui->team->clear();
    const bool isCalendar = kind() == ExportDialog::Kind::Calendar;
    m_ui->team->setVisible(isCalendar);
    m_ui->teamLabel->setVisible(isCalendar);
    const auto state = isCalendar ? m_league.state(competition()) : fail(Error());
    if (!state)
        return;
    m_ui->team->addItem(tr("All teams"), -1);
    const std::vector<Entrant> &teams = (*state)->competition.definition().entrants;
    std::vector<int> order(teams.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&teams](int one, int other) {
        return nameLessThan(teams[at(one)].name, teams[at(other)].name);
    });
    for (const int team : order)
        m_ui->team->addItem(teams[at(team)].name, team);
}

QString ExportDialog::help() const
{
    switch (kind()) {
    case ExportDialog::Kind::Teams:
        return tr("All teams with their colours, for a spreadsheet or another league.");
    case ExportDialog::Kind::Clubs:
        return tr("Home grounds, tables and colours of all clubs.");
    case ExportDialog::Kind::Squads:
        return tr("All players with numbers and positions.");
    case ExportDialog::Kind::Fixtures:
        return tr("All matches with dates and grounds. Fill it in and import it again.");
    case ExportDialog::Kind::Results:
        return tr("All results that count.");
    case ExportDialog::Kind::Tables:
        return tr("All tables as they stand.");
    case ExportDialog::Kind::Absences:
        return tr("Who misses the next matches, who is one card from a ban, and why.");
    case ExportDialog::Kind::Calendar:
        return tr("All matches with a date, for any calendar. Import it again to update the entries.");
    case ExportDialog::Kind::Site:
        return tr("Tables, bracket, fixtures, scorers and a page for each team. Open index.html in the "
                  "chosen folder.");
    case ExportDialog::Kind::League:
        return tr("Everything, with history and match logs, for other programs.");
    }
    return {};
}

QString ExportDialog::proposedName() const
{
    const bool isOfLeague =
        kind() == ExportDialog::Kind::League || kind() == ExportDialog::Kind::Teams || competition().isNull();
    QString name = isOfLeague ? m_league.league().name() : m_ui->competition->currentText();
    if (isList(kind()))
        name += QStringLiteral(" – ") + m_ui->kind->currentText().section(QStringLiteral(" ("), 0, 0);
    if (kind() == ExportDialog::Kind::Calendar && m_ui->team->currentIndex() > 0)
        name += QStringLiteral(" – ") + m_ui->team->currentText();
    return name;
}

void ExportDialog::choosePlace()
{
    QString path;
    if (kind() == ExportDialog::Kind::Site) {
        path = QFileDialog::getExistingDirectory(this, tr("Folder for the Web Site"));
    } else {
        const QString suffix = suffixOf(kind());
        if (isList(kind()))
            path = askForFile(this, tr("Save As"), {}, proposedName(),
                              {{tr("Lists (*.csv)"), QStringLiteral("csv")},
                               {tr("Workbooks (*.xlsx)"), QStringLiteral("xlsx")}},
                              QStringLiteral("savePlace"));
        else
            path = askForPlace(this, {tr("Save As"),
                                      {},
                                      proposedName(),
                                      QStringLiteral("%1 (*%2)").arg(m_ui->kind->currentText(), suffix),
                                      suffix});
    }
    if (!path.isEmpty())
        writeTo(path);
}

void ExportDialog::writeTo(const QString &path)
{
    const auto written = write(path);
    if (!written) {
        setTextColour(m_ui->trouble, ColourRole::Error);
        m_ui->trouble->setText(translated(written.error()));
        m_ui->trouble->show();
        return;
    }
    m_done = tr("Saved: %1").arg(QDir::toNativeSeparators(path));
    if (!written->isEmpty())
        m_done += u'\n' + tr("Not included in this format:") + u'\n' + *written;
    accept();
}

Result<QString> ExportDialog::write(const QString &path)
{
    Result<void> written;
    switch (kind()) {
    case ExportDialog::Kind::Calendar:
        written = writeCalendar(path);
        break;
    case ExportDialog::Kind::Tables:
    case ExportDialog::Kind::Absences:
        written = writeStanding(path);
        break;
    case ExportDialog::Kind::Site:
        written = writePages(path);
        break;
    case ExportDialog::Kind::League:
        written = writeWholeLeague(m_league.league(), path, Existing::Replace,
                                   m_ui->contacts->isChecked() ? PrivateTexts::Along : PrivateTexts::LeftOut);
        break;
    case ExportDialog::Kind::Clubs:
        written = writeClubs(path);
        break;
    default: {
        const auto list = listFile(m_league.league(), static_cast<ListImport::Kind>(kind()), competition(),
                                   spreadsheetStyle(path));
        TOUCHLINE_TRY(list);
        written = writeOutput(path, list->bytes, Existing::Replace);
        if (written)
            return translated(Error{Fault::Refused, {}, list->leftOut});
    }
    }
    TOUCHLINE_TRY(written);
    return QString();
}

Result<void> ExportDialog::writeClubs(const QString &path)
{
    const auto list = clubList(m_league.league(),
                               m_ui->contacts->isChecked() ? ClubContacts::Listed : ClubContacts::LeftOut,
                               spreadsheetStyle(path));
    TOUCHLINE_TRY(list);
    return writeOutput(path, *list, Existing::Replace);
}

Result<void> ExportDialog::writeStanding(const QString &path)
{
    const auto state = m_league.state(competition());
    TOUCHLINE_TRY(state);
    const auto csv = kind() == ExportDialog::Kind::Tables
                         ? Result<QByteArray>(tablesCsv((*state)->competition, spreadsheetStyle(path)))
                         : absencesCsv((*state)->competition, spreadsheetStyle(path));
    TOUCHLINE_TRY(csv);
    return writeOutput(path, *csv, Existing::Replace);
}

Result<void> ExportDialog::writeCalendar(const QString &path)
{
    const auto state = m_league.state(competition());
    TOUCHLINE_TRY(state);
    const auto revision = calendarRevision(m_league.league(), competition());
    TOUCHLINE_TRY(revision);
    const int team = m_ui->team->count() > 0 ? m_ui->team->currentData().toInt() : -1;
    const auto bytes = calendarFile((*state)->competition, {QDateTime::currentDateTimeUtc(), *revision,
                                                            windowLanguage(), team, (*state)->grounds});
    TOUCHLINE_TRY(bytes);
    return writeOutput(path, *bytes, Existing::Replace);
}

bool ExportDialog::mayReplacePages(const QString &folder, int count)
{
    return QMessageBox::question(this, tr("Replace Web Site"),
                                 tr("%1 already has %n page(s) of this name. Replace them?", nullptr, count)
                                     .arg(QDir::toNativeSeparators(folder)),
                                 QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

Result<void> ExportDialog::addFigures(const CompetitionState &state, SiteOptions &options)
{
    QProgressDialog waiting(tr("The figures are being worked out…"), tr("Cancel"), 0, 0, this);
    waiting.setWindowModality(Qt::WindowModal);
    const Competition &competition = state.competition;
    if (m_ui->forecast->isChecked()) {
        TOUCHLINE_TRY(state.rules);
        auto forecast =
            siteForecast(competition, &*state.rules, {}, options.language, [&](int played, int all) {
                waiting.setMaximum(all);
                waiting.setValue(played);
                return !waiting.wasCanceled();
            });
        TOUCHLINE_TRY(forecast);
        options.forecast = std::move(*forecast);
    }
    if (m_ui->luck->isChecked()) {
        const auto found = luckMatches(m_league.league(), competition);
        TOUCHLINE_TRY(found);
        waiting.setMaximum(static_cast<int>(found->matches.size()));
        const CompetitionLuck luck = competitionLuck(found->matches, competition.definition().entrants.size(),
                                                     {}, [&waiting](std::size_t match, double) {
                                                         waiting.setValue(static_cast<int>(match));
                                                         return !waiting.wasCanceled();
                                                     });
        if (luck.isCutShort)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing was saved."));
        options.luck = siteLuck(competition, luck, options.language);
    }
    return {};
}

Result<void> ExportDialog::writePages(const QString &folder)
{
    const auto state = m_league.state(competition());
    TOUCHLINE_TRY(state);
    auto squads = siteSquads(m_league.league(), competition());
    TOUCHLINE_TRY(squads);
    auto options = siteOptionsOf((*state)->competition, std::move(*squads));
    TOUCHLINE_TRY(options);
    TOUCHLINE_TRY(addClubs(m_league.league(), (*state)->competition, *options));
    options->language = windowLanguage();
    auto moments = siteMoments(m_league.league(), (*state)->competition);
    TOUCHLINE_TRY(moments);
    options->moments = std::move(*moments);
    TOUCHLINE_TRY(addFigures(**state, *options));
    const std::vector<NamedBytes> files = siteOutputs(webSite((*state)->competition, *options));
    const auto there = existingOutputs(folder, files).size();
    if (there > 0 && !mayReplacePages(folder, static_cast<int>(there)))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing was saved."));
    return writeOutputs(folder, files, Existing::Replace);
}

} // namespace touchline
