// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/import_dialog.h"

#include "core/base/input_file.h"
#include "core/exchange/shapes/list_shape.h"
#include "forms/dialogs/league/import_columns_dialog.h"
#include "forms/dialogs/league/remembered_columns.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/save_place.h"
#include "models/league/import/list_kind.h"
#include "models/views/open_league.h"
#include "models/views/teams/import_model.h"
#include "models/views/translated.h"
#include "ui_import_dialog.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace touchline {

namespace {

/// Rows of an import preview (ImportModel): their fate with its mark, problems in the colour of errors.
class ImportDelegate : public LinedRowDelegate
{
public:
    using LinedRowDelegate::LinedRowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

void ImportDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    LinedRowDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus;
    const auto fate = static_cast<ListImport::Fate>(index.data(ImportModel::FateRole).toInt());
    const bool isBad = fate == ListImport::Fate::LeftOut;
    ColourRole role = ColourRole::Text;
    if (fate == ListImport::Fate::Known || index.column() == ImportModel::LineColumn)
        role = ColourRole::Secondary;
    else if (isBad && index.column() != ImportModel::WhatColumn)
        role = ColourRole::Error;
    option->palette.setColor(QPalette::Text, colour(role));
    if (index.column() != ImportModel::FateColumn || fate == ListImport::Fate::Known)
        return;
    const bool isChosen = (option->state & QStyle::State_Selected) != 0;
    const ColourRole mark = isBad ? ColourRole::Error : ColourRole::Accent;
    const int side = option->fontMetrics.height();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = icon(isBad ? QStringLiteral("warning") : QStringLiteral("plus"),
                        isChosen ? ColourRole::OnAccent : mark);
    option->decorationSize = QSize(side, side);
}

using Fate = ListImport::Fate;

/// In letters and lines of the body font.
constexpr int importLetters = 120;
constexpr int importLines = 32;

/// True of the entry in the list of competitions that makes a new one.
constexpr int newLeagueRole = Qt::UserRole + 1;

/// The sentences of problems, one a line, with their places.
QString joinedProblems(const Problems &problems)
{
    return translated(Error{Fault::BadInput, {}, problems});
}

} // namespace

ImportDialog::ImportDialog(OpenLeague &league, const QUuid &competition, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::ImportDialog>())
    , m_league(league)
    , m_proposed(competition)
    , m_model(new ImportModel(this))
    , m_rows(new QSortFilterProxyModel(this))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->columnsHelp, Theme::Type::Caption);
    m_rows->setSourceModel(m_model);
    m_rows->setFilterRole(ImportModel::FateRole);
    m_ui->rows->setModel(m_rows);
    auto *header = new FlatHeader(this);
    m_ui->rows->setHeader(header);
    header->setSectionsClickable(false);
    header->setStretchLastSection(false);
    m_ui->rows->setItemDelegate(new ImportDelegate(this));
    m_ui->kind->addItem(tr("Teams"), static_cast<int>(ListImport::Kind::Teams));
    m_ui->kind->addItem(tr("Players"), static_cast<int>(ListImport::Kind::Squads));
    m_ui->kind->addItem(tr("Fixtures: dates, times and grounds"),
                        static_cast<int>(ListImport::Kind::Fixtures));
    m_ui->kind->addItem(tr("Results"), static_cast<int>(ListImport::Kind::Results));
    m_ui->newLegs->addItem(tr("As in the list"), 0);
    for (int legs = 1; legs <= mostLegs; ++legs)
        m_ui->newLegs->addItem(windowLanguage().number(legs), legs);
    connect(m_ui->newLegs, qOverload<int>(&QComboBox::activated), this, &ImportDialog::read);
    connect(m_ui->newName, &QLineEdit::editingFinished, this, [this] {
        if (m_ui->newName->text() != m_newName)
            read();
    });
    m_ui->dates->addItem(tr("Choose the order of day and month"), static_cast<int>(DayOrder::Unknown));
    m_ui->dates->addItem(tr("Day first: 05/09/2026 is 5 September"), static_cast<int>(DayOrder::DayFirst));
    m_ui->dates->addItem(tr("Month first: 05/09/2026 is 9 May"), static_cast<int>(DayOrder::MonthFirst));
    connect(m_ui->dates, qOverload<int>(&QComboBox::activated), this, &ImportDialog::read);
    m_ui->encoding->addItem(tr("Automatic"));
    for (const TextEncoding encoding : textEncodings)
        m_ui->encoding->addItem(encodingTitle(encoding), static_cast<int>(encoding));
    connect(m_ui->encoding, qOverload<int>(&QComboBox::activated), this, &ImportDialog::setEncoding);
    connect(m_ui->sheet, qOverload<int>(&QComboBox::activated), this, [this] {
        chooseSheet(*m_csv, m_ui->sheet->currentText());
        m_csv->named.clear();
        guessContents();
    });
    fillSheets();
    connect(m_ui->browse, &QPushButton::clicked, this, &ImportDialog::chooseFile);
    connect(m_ui->columns, &QPushButton::clicked, this, &ImportDialog::chooseColumns);
    connect(m_ui->kind, qOverload<int>(&QComboBox::currentIndexChanged), this, [this] {
        takeRememberedColumns();
        fillCompetitions();
        offerNewLeague();
        read();
    });
    connect(m_ui->kind, qOverload<int>(&QComboBox::activated), this, [this] { m_isKindChosen = true; });
    connect(m_ui->competition, qOverload<int>(&QComboBox::activated), this, [this] {
        m_isCompetitionChosen = true;
        read();
    });
    connect(m_ui->newTeams, &QCheckBox::clicked, this, [this] {
        m_isNewTeamsChosen = true;
        read();
    });
    connect(m_ui->onlyBad, &QCheckBox::toggled, this, [this](bool isOnly) {
        m_rows->setFilterFixedString(isOnly ? QString::number(static_cast<int>(Fate::LeftOut)) : QString());
    });
    connect(m_ui->rows->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ImportDialog::showDetail);
    connect(m_ui->importAll, &QPushButton::clicked, this, [this] { take(ListRows::All); });
    connect(m_ui->importGood, &QPushButton::clicked, this, [this] { take(ListRows::Good); });
    m_ui->browse->setFocus();
    fillCompetitions();
    read();
    setWidths();
    resize(fontMetrics().averageCharWidth() * importLetters, fontMetrics().height() * importLines);
}

ListImport::Kind ImportDialog::kind() const
{
    return static_cast<ListImport::Kind>(m_ui->kind->currentData().toInt());
}

QString ImportDialog::columnsOfKind() const
{
    switch (kind()) {
    case ListImport::Kind::Teams:
        return tr(
            "Columns: name. Optional: code, year, country, confederation, manager, first colour, second "
            "colour.");
    case ListImport::Kind::Squads:
        return tr("Columns: team, name (or first name and last name). Optional: position (GK, DF, MF, FW), "
                  "shirt number, short name, captain; of a new team its code, first colour, manager.");
    case ListImport::Kind::Fixtures:
        return tr("Columns: match number, or home team and away team; date, kick-off, time zone, ground, "
                  "city, country.");
    case ListImport::Kind::Results:
        return tr("Columns: home team, away team, home goals and away goals (or score). Optional: stage, "
                  "group, match number and date (which match it is), kind of match, home penalties, away "
                  "penalties, decided by.");
    }
    return {};
}

void ImportDialog::fillCompetitions()
{
    const QSignalBlocker quiet(m_ui->competition);
    const QUuid before =
        m_ui->competition->count() > 0 ? m_ui->competition->currentData().toUuid() : m_proposed;
    m_ui->competition->clear();
    if (kind() == ListImport::Kind::Squads)
        m_ui->competition->addItem(tr("Team squads"), QUuid());
    if (kind() != ListImport::Kind::Teams)
        for (const CompetitionLine &line : m_league.competitions())
            m_ui->competition->addItem(line.name, line.id);
    const int proposed = m_ui->competition->findData(
        before.isNull() && kind() != ListImport::Kind::Squads ? m_proposed : before);
    m_ui->competition->setCurrentIndex(kind() == ListImport::Kind::Squads ? 0 : qMax(proposed, 0));
    m_ui->competition->setVisible(kind() != ListImport::Kind::Teams);
    m_ui->competitionLabel->setVisible(kind() != ListImport::Kind::Teams);
    m_ui->columnsHelp->setText(columnsOfKind());
}

bool ImportDialog::isNewLeague() const
{
    return m_ui->competition->currentData(newLeagueRole).toBool();
}

void ImportDialog::offerNewLeague()
{
    const QSignalBlocker quiet(m_ui->competition);
    QComboBox &box = *m_ui->competition;
    const bool isOfMatches = kind() == ListImport::Kind::Fixtures || kind() == ListImport::Kind::Results;
    if (!isOfMatches || !m_csv)
        return;
    if (const int there = box.findData(true, newLeagueRole); there >= 0)
        box.removeItem(there);
    const auto fitting = competitionOfMatches(m_league.league(), kind(), *m_csv, m_proposed);
    if (m_ui->newName->text().isEmpty())
        m_ui->newName->setText(
            newLeagueName(m_league.league(), *m_csv, QFileInfo(m_ui->file->text()).completeBaseName()));
    const auto made = listWith({}, NewLeagueWish{m_ui->newName->text()});
    const ListImport::NewLeague *league = made ? made->newLeague() : nullptr;
    box.addItem(
        league == nullptr
            ? tr("New league")
            : tr("New league: %1, %2")
                  .arg(tr("%n club(s)", nullptr, int(league->competition.definition().entrants.size())),
                       tr("%n match(es)", nullptr, int(league->competition.fixtures().size()))));
    box.setItemData(box.count() - 1, true, newLeagueRole);
    if (m_isCompetitionChosen || !fitting)
        return;
    const int fits = fitting->isNull() ? -1 : box.findData(*fitting);
    if (fits >= 0)
        box.setCurrentIndex(fits);
    else if (league != nullptr || (made && made->hasOpenDates) || box.count() == 1)
        box.setCurrentIndex(box.count() - 1);
}

void ImportDialog::showNewLeague()
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_ui->newNameLabel, m_ui->newName,
                                                            m_ui->newLegsLabel, m_ui->newLegs})
        widget->setVisible(isNewLeague());
}

QString ImportDialog::newLeagueSums(const ListImport::NewLeague &made)
{
    const auto clubs = static_cast<int>(made.competition.definition().entrants.size());
    const auto fresh = static_cast<int>(made.added.size());
    QString text = tr("%n club(s)", nullptr, clubs);
    if (fresh > 0)
        text += tr(" (%1 new)").arg(windowLanguage().number(fresh));
    if (made.rounds > 0)
        return tr("%1 · %2 · %3")
            .arg(text, tr("%n round(s)", nullptr, made.rounds), tr("%n result(s)", nullptr, made.played));
    return tr("%1 · %2, %3 per pairing · %4")
        .arg(text, tr("%n match(es)", nullptr, static_cast<int>(made.competition.fixtures().size())),
             windowLanguage().number(made.legs), tr("%n result(s)", nullptr, made.played));
}

QUuid ImportDialog::newLeague() const
{
    const ListImport::NewLeague *made = m_done && m_list ? m_list->newLeague() : nullptr;
    return made == nullptr ? QUuid() : made->competition.definition().id;
}

void ImportDialog::chooseFile()
{
    if (const QString path = askForList(this, tr("Import List")); !path.isEmpty())
        setFile(path);
}

void ImportDialog::setFile(const QString &path)
{
    m_ui->file->setText(QDir::toNativeSeparators(path));
    auto bytes = readInput(path);
    if (!bytes) {
        m_csv.reset();
        fillSheets();
        read();
        showTrouble(translated(bytes.error()), true);
        return;
    }
    m_csv = listFrom(*std::move(bytes));
    chooseLikelySheet(*m_csv);
    fillSheets();
    m_isNewTeamsChosen = false;
    m_isCompetitionChosen = false;
    m_ui->newName->clear();
    m_ui->newLegs->setCurrentIndex(0);
    m_ui->encoding->setCurrentIndex(0);
    m_ui->dates->setCurrentIndex(0);
    guessContents();
    // A good list is taken with Return; one that is not is looked at first.
    if (m_ui->importAll->isEnabled())
        m_ui->importAll->setFocus();
    else if (m_list)
        m_ui->rows->setFocus();
}

void ImportDialog::fillSheets()
{
    m_ui->sheet->clear();
    if (m_csv && m_csv->workbook)
        for (const WorkbookSheet &sheet : *m_csv->workbook)
            m_ui->sheet->addItem(sheet.name);
    const bool isChoice = m_ui->sheet->count() > 1;
    m_ui->sheet->setVisible(isChoice);
    m_ui->sheetLabel->setVisible(isChoice);
    if (isChoice)
        m_ui->sheet->setCurrentIndex(std::max(0, m_ui->sheet->findText(m_csv->table->name)));
}

void ImportDialog::guessContents()
{
    const int guessed = m_ui->kind->findData(static_cast<int>(kindOfFile()));
    // What somebody has chosen stays, whatever the file looks like.
    if (!m_isKindChosen && guessed >= 0 && guessed != m_ui->kind->currentIndex())
        m_ui->kind->setCurrentIndex(guessed);
    else {
        takeRememberedColumns();
        offerNewLeague();
        read();
    }
}

ListImport::Kind ImportDialog::kindOfFile() const
{
    if (const auto known = kindByHeadings(*m_csv))
        return *known;
    for (const ListImport::Kind kind : {ListImport::Kind::Teams, ListImport::Kind::Squads,
                                        ListImport::Kind::Fixtures, ListImport::Kind::Results})
        if (!rememberedColumns(kind, headingsOf(*m_csv, columnsOf(kind))).empty())
            return kind;
    return guessedKind(*m_csv);
}

void ImportDialog::takeRememberedColumns()
{
    m_areColumnsRemembered = false;
    if (!m_csv)
        return;
    m_csv->named = rememberedColumns(kind(), headingsOf(*m_csv, columnsOf(kind())));
    m_areColumnsRemembered = !m_csv->named.empty();
}

void ImportDialog::setEncoding()
{
    if (!m_csv)
        return;
    const QVariant chosen = m_ui->encoding->currentData();
    NamedColumns named = m_csv->named;
    m_csv = listFrom(m_csv->bytes, chosen.isValid() ? std::optional(static_cast<TextEncoding>(chosen.toInt()))
                                                    : std::nullopt);
    chooseSheet(*m_csv, m_ui->sheet->currentText());
    m_csv->named = std::move(named);
    offerNewLeague();
    read();
}

QString ImportDialog::encodingTitle(TextEncoding encoding)
{
    QString name = encodingName(encoding);
    switch (encoding) {
    case TextEncoding::Windows1252:
        return tr("%1 (western Europe)").arg(name);
    case TextEncoding::Windows1250:
        return tr("%1 (central Europe)").arg(name);
    case TextEncoding::Windows1251:
        return tr("%1 (Cyrillic)").arg(name);
    case TextEncoding::Windows1254:
        return tr("%1 (Turkish)").arg(name);
    case TextEncoding::Utf8:
    case TextEncoding::Utf16LittleEndian:
    case TextEncoding::Utf16BigEndian:
        break;
    }
    return name;
}

void ImportDialog::chooseColumns()
{
    ImportColumnsDialog dialog(
        columnsOf(kind()).names(), headingsOf(*m_csv, columnsOf(kind())), m_csv->named,
        [this](const NamedColumns &named) {
            CsvList list = *m_csv;
            list.named = named;
            return columnsFound(kind(), list);
        },
        this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_csv->named = dialog.named();
    m_areColumnsRemembered = false;
    rememberColumns(kind(), headingsOf(*m_csv, columnsOf(kind())), m_csv->named);
    offerNewLeague();
    read();
}

Result<ListImport> ImportDialog::listWith(UnknownTeams unknown, const std::optional<NewLeagueWish> &newLeague)
{
    return readList(m_league.league(), kind(), *m_csv,
                    {m_ui->competition->currentData().toUuid(),
                     static_cast<DayOrder>(m_ui->dates->currentData().toInt()), unknown, newLeague});
}

void ImportDialog::read()
{
    m_list.reset();
    showNewLeague();
    m_newName = m_ui->newName->text();
    m_ui->columns->setEnabled(m_csv.has_value());
    m_ui->encoding->setEnabled(m_csv && !m_csv->workbook);
    showTrouble({}, false);
    if (m_csv) {
        const bool isAdding = m_isNewTeamsChosen && m_ui->newTeams->isChecked();
        auto list = listWith(
            isAdding ? UnknownTeams::Add : UnknownTeams::LeaveOut,
            isNewLeague() ? std::optional(NewLeagueWish{m_newName, m_ui->newLegs->currentData().toInt()})
                          : std::nullopt);
        // Among teams that the league has, another name may be a typing fault: the person says what it is.
        const bool isNewAltogether =
            list && !m_isNewTeamsChosen && !list->unknownTeams.isEmpty() && list->knownTeams == 0;
        if (isNewAltogether)
            list = listWith(UnknownTeams::Add);
        m_ui->newTeams->setChecked(isAdding || isNewAltogether);
        if (list)
            m_list = std::move(*list);
        else
            showTrouble(translated(list.error()), true);
    }
    showList();
}

void ImportDialog::showNewTeams()
{
    const QStringList names = m_list ? m_list->unknownTeams : QStringList();
    m_ui->newTeams->setVisible(!names.isEmpty());
    m_ui->newTeamNames->setVisible(!names.isEmpty());
    if (names.isEmpty())
        return;
    m_ui->newTeams->setText(tr("&Add %n team(s) that the league does not have", nullptr, int(names.size())));
    constexpr int mostNames = 30; // a longer list would leave the rows no room
    const QString more = names.size() > mostNames ? QStringLiteral(", …") : QString();
    m_ui->newTeamNames->setText(names.mid(0, mostNames).join(QStringLiteral(", ")) + more);
    m_ui->newTeamNames->setToolTip(names.join(QStringLiteral(", ")));
}

void ImportDialog::showList()
{
    m_model->setLines(m_list ? m_list->lines : std::vector<ListImport::Line>());
    divideWidth();
    showNewTeams();
    showDetail({});
    const int fresh = m_list ? m_list->count(Fate::New) : 0;
    const int bad = m_list ? m_list->count(Fate::LeftOut) : 0;
    const bool isClean = m_list && m_list->isClean();
    m_ui->importAll->setEnabled(isClean && fresh > 0);
    m_ui->importGood->setVisible(m_list && !isClean);
    m_ui->importGood->setEnabled(fresh > 0);
    (m_ui->importGood->isEnabled() && !isClean ? m_ui->importGood : m_ui->importAll)->setDefault(true);
    m_ui->onlyBad->setVisible(bad > 0);
    m_ui->dates->setVisible(m_list && m_list->hasOpenDates);
    m_ui->datesLabel->setVisible(m_list && m_list->hasOpenDates);
    if (bad == 0)
        m_ui->onlyBad->setChecked(false);
    if (!m_list) {
        m_ui->sums->setText(tr("Choose a file to preview the import."));
        return;
    }
    const Language &language = windowLanguage();
    const int open = m_list->countOpen();
    const QString known = language.number(m_list->count(Fate::Known) - open);
    const QString freshWords = m_list->countNewTeams() > 0
                                   ? tr("%n new team(s)", nullptr, m_list->countNewTeams()) +
                                         QStringLiteral(" · ") + tr("%n new player(s)", nullptr, fresh)
                                   : tr("%1 new").arg(language.number(fresh));
    if (const ListImport::NewLeague *made = m_list->newLeague())
        m_ui->sums->setText(newLeagueSums(*made) +
                            (bad == 0 ? QString() : tr(" · %1 skipped").arg(language.number(bad))));
    else
        m_ui->sums->setText(open == 0
                                ? tr("%1 · %2 already in the league · %3 skipped")
                                      .arg(freshWords, known, language.number(bad))
                                : tr("%1 · %2 already in the league · %3 without a result · %4 skipped")
                                      .arg(freshWords, known, language.number(open), language.number(bad)));
    Problems words = m_list->fileProblems;
    words.insert(words.end(), m_list->notes.begin(), m_list->notes.end());
    QString text = joinedProblems(words);
    if (const int other = m_ui->kind->findData(static_cast<int>(guessedKind(*m_csv)));
        !m_list->fileProblems.empty() && other >= 0 && other != m_ui->kind->currentIndex())
        text +=
            u'\n' + tr("The columns look like another kind of list: %1.").arg(m_ui->kind->itemText(other));
    if (text.isEmpty() && isClean && fresh == 0)
        text = translated(nothingNew(*m_list));
    if (m_areColumnsRemembered)
        text = tr("Columns as you chose them for the last list with these headings.") +
               (text.isEmpty() ? QString() : u'\n' + text);
    showTrouble(text, !m_list->fileProblems.empty());
}

void ImportDialog::showDetail(const QModelIndex &row)
{
    const QString text = row.siblingAtColumn(ImportModel::ProblemColumn).data(Qt::ToolTipRole).toString();
    m_ui->detail->setText(text);
    m_ui->detail->setVisible(!text.isEmpty());
}

void ImportDialog::showTrouble(const QString &text, bool isError)
{
    setTextColour(m_ui->trouble, isError ? ColourRole::Error : ColourRole::Secondary);
    m_ui->trouble->setText(text);
    m_ui->trouble->setVisible(!text.isEmpty());
}

void ImportDialog::take(ListRows rows)
{
    if (!m_list)
        return;
    auto entry = importList(m_league.league(), *m_list, rows);
    if (entry) {
        m_done = std::move(*entry);
        accept();
        return;
    }
    // What the league is now may be something else than what the preview was made against.
    const QString reason = translated(entry.error().message);
    read();
    showTrouble(reason, true);
}

/// Where nothing is to be said of the rows they have the whole width, else about half of it.
void ImportDialog::divideWidth()
{
    const bool hasProblems =
        m_list && std::any_of(m_list->lines.begin(), m_list->lines.end(),
                              [](const ListImport::Line &line) { return !line.problems.empty(); });
    QHeaderView *head = m_ui->rows->header();
    head->setSectionResizeMode(ImportModel::WhatColumn,
                               hasProblems ? QHeaderView::Interactive : QHeaderView::Stretch);
    head->setSectionResizeMode(ImportModel::ProblemColumn,
                               hasProblems ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    if (hasProblems)
        head->resizeSection(ImportModel::WhatColumn,
                            fontMetrics().averageCharWidth() * importLetters * 2 / 5);
}

void ImportDialog::setWidths()
{
    const QFontMetrics metrics = fontMetrics();
    QHeaderView *head = m_ui->rows->header();
    const auto width = [&](const QString &one, const QString &other) {
        return qMax(metrics.horizontalAdvance(one), metrics.horizontalAdvance(other)) + spacing::groups;
    };
    const auto heading = [this](int column) {
        return m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    };
    int fates = metrics.horizontalAdvance(heading(ImportModel::FateColumn));
    for (const Fate fate : {Fate::New, Fate::Known, Fate::LeftOut})
        fates = qMax(fates, metrics.horizontalAdvance(ImportModel::fateName(fate)));
    head->setSectionResizeMode(QHeaderView::Interactive);
    head->resizeSection(ImportModel::LineColumn,
                        width(heading(ImportModel::LineColumn), QStringLiteral("99999")));
    head->resizeSection(ImportModel::FateColumn, fates + metrics.height() + spacing::page);
    divideWidth();
}

} // namespace touchline
