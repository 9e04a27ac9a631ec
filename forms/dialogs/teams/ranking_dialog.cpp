// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/ranking_dialog.h"

#include "core/play/world_cup_credit.h"
#include "core/teams/historic_teams.h"
#include "forms/dialogs/teams/team_card_dialog.h"
#include "forms/print/list_picture.h"
#include "forms/print/page_printer.h"
#include "forms/print/picture_commands.h"
#include "forms/print/picture_file.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/save_place.h"
#include "forms/widgets/screen_fit.h"
#include "models/views/teams/card_face.h"
#include "models/views/translated.h"

#include "ui_ranking_dialog.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QPushButton>

#include <algorithm>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int sheetLetters = 136;
constexpr int sheetLines = 44;

} // namespace

RankingDialog::RankingDialog(OpenLeague *league, const QUuid &competition, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::RankingDialog>())
    , m_league(league)
    , m_game(cardGame(league, competition))
    , m_sheet(new RankingSheet(m_game, this))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->title, Theme::Type::Heading);
    Theme::setType(m_ui->note, Theme::Type::Caption);
    prepareTable();
    fillSources(competition);
    connect(m_ui->source, &QComboBox::currentIndexChanged, this, &RankingDialog::showSource);
    connect(m_ui->print, &QPushButton::clicked, this, [this] { previewPicture(picture(), this); });
    connect(m_ui->picture, &QPushButton::clicked, this, &RankingDialog::savePicture);
    connect(m_ui->list, &QPushButton::clicked, this, &RankingDialog::saveCsv);
    connect(m_ui->sheet, &QAbstractItemView::activated, this, [this](const QModelIndex &row) {
        showTeamCard(m_game, m_sheet->cards(), static_cast<std::size_t>(row.row()),
                     m_league == nullptr ? nullptr : &m_league->league(), this,
                     [this](const QString &what) { m_ui->note->setText(what); });
    });
    auto *copying = new QAction(tr("&Copy as Text"), this);
    copying->setShortcut(QKeySequence::Copy);
    copying->setShortcutContext(Qt::WidgetShortcut);
    connect(copying, &QAction::triggered, this, &RankingDialog::copy);
    m_ui->sheet->addAction(copying);
    m_ui->sheet->setContextMenuPolicy(Qt::ActionsContextMenu);
    showSource();
    m_ui->sheet->setFocus();
    ScreenFit::setSize(*this, sheetLetters, sheetLines);
}

void RankingDialog::fillSources(const QUuid &competition)
{
    m_ui->source->addItem(tr("The 64 historic teams"), QUuid());
    if (m_league == nullptr)
        return;
    for (const CompetitionLine &line : m_league->competitions()) {
        const auto state = m_league->state(line.id);
        if (!state || cardsOf(**state, m_game).empty())
            continue;
        m_ui->source->addItem(line.name, line.id);
        if (line.id == competition)
            m_ui->source->setCurrentIndex(m_ui->source->count() - 1);
    }
}

void RankingDialog::prepareTable()
{
    m_ui->sheet->setModel(m_sheet);
    auto *header = new FlatHeader(this);
    m_ui->sheet->setHeader(header);
    m_ui->sheet->setItemDelegate(new TeamDelegate(RankingSheet::TeamColumn, RankingSheet::KitRole,
                                                  {RankingSheet::GameColumn}, m_ui->sheet));
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(RankingSheet::TeamColumn, QHeaderView::Stretch);
}

void RankingDialog::showSource()
{
    const QUuid competition = m_ui->source->currentData().toUuid();
    int without = 0;
    if (competition.isNull()) {
        m_sheet->setCards(historicCards(m_game, famousTeamIds()));
    } else if (const auto state = m_league->state(competition); state) {
        std::vector<TeamDocumentPtr> cards = cardsOf(**state, m_game);
        without = static_cast<int>((*state)->competition.definition().entrants.size() - cards.size());
        m_sheet->setCards(std::move(cards));
    }
    m_ui->note->setText(without > 0 ? tr("%n teams have no card and are not ranked.", nullptr, without)
                                    : translated(m_sheet->documents().rankingOrder()));
    if (m_sheet->rowCount() > 0)
        m_ui->sheet->setCurrentIndex(m_sheet->index(0, 0));
}

QString RankingDialog::title() const
{
    return tr("Ranking sheet: %1").arg(m_ui->source->currentText());
}

Picture RankingDialog::picture() const
{
    ListContent content;
    content.title = title();
    content.wide = RankingSheet::TeamColumn;
    for (int column = 0; column < m_sheet->columnCount(); ++column)
        content.headings << m_sheet->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    for (int row = 0; row < m_sheet->rowCount(); ++row) {
        ListLine line;
        for (int column = 0; column < m_sheet->columnCount(); ++column)
            line.cells.push_back({m_sheet->index(row, column).data().toString()});
        line.cells[RankingSheet::TeamColumn].kit =
            m_sheet->index(row, RankingSheet::TeamColumn).data(RankingSheet::KitRole).value<Kit>();
        content.lines.push_back(std::move(line));
    }
    Picture picture = listPicture(content);
    // Best results and cards come from the World Cup data (docs: data sources).
    const std::vector<TeamDocumentPtr> &cards = m_sheet->cards();
    if (std::any_of(cards.begin(), cards.end(), [this](const TeamDocumentPtr &card) {
            return m_sheet->documents().holdsWorldCupFacts(*card);
        }))
        picture.credit = worldCupCredit();
    return picture;
}

Result<void> RankingDialog::writeCsv(const QString &path)
{
    return writeOutput(path, m_sheet->csv(), Existing::Replace);
}

void RankingDialog::saveCsv()
{
    const QString suffix = QStringLiteral(".csv");
    const QString path =
        askForPlace(this, {tr("Save Ranking Sheet"), {}, title(), tr("CSV lists (*%1)").arg(suffix), suffix});
    if (!path.isEmpty())
        showSaved(writeCsv(path), path);
}

void RankingDialog::savePicture()
{
    const QString path = askForPicture(*this, title());
    if (!path.isEmpty())
        savePictureLater(picture(), path, this,
                         [this, path](const Result<void> &saved) { showSaved(saved, path); });
}

void RankingDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_sheet->text());
    m_ui->note->setText(tr("Copied as text."));
}

void RankingDialog::showSaved(const Result<void> &done, const QString &path)
{
    m_ui->note->setText(done ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                             : translated(done.error()));
}

} // namespace touchline
