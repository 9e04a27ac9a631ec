// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/participants_page.h"

#include "core/base/input_file.h"
#include "core/dice/shuffle.h"
#include "core/dice/stream.h"
#include "core/exchange/lists/squad_csv.h"
#include "core/teams/historic_teams.h"
#include "forms/dialogs/league/import_columns_dialog.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/save_place.h"
#include "models/views/name_order.h"
#include "models/views/teams/import_model.h"
#include "models/views/teams/participant_model.h"
#include "models/views/translated.h"
#include "ui_participants_page.h"

#include <QHeaderView>
#include <QMessageBox>

#include <algorithm>
#include <set>

namespace touchline {

namespace {

/// Rows of teams as they stand everywhere: the shirt before the name (ParticipantModel::KitRole), air
/// between the lines, a hairline below each.
class KitDelegate : public LinedRowDelegate
{
public:
    using LinedRowDelegate::LinedRowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

void KitDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    LinedRowDelegate::initStyleOption(option, index);
    const QStringList colours = index.data(ParticipantModel::KitRole).toStringList();
    if (!colours.isEmpty())
        setShirt(*option, {colours[0], colours[1]});
}

/// What the filter of confederations has for clubs, which have none.
const QString clubsAlone = QStringLiteral("#clubs");
constexpr int strongest = 10;
constexpr int firstWorldCup = 1930;
constexpr int lastWorldCup = 2026;
/// How often others are picked by chance.
constexpr int mostPicks = 40;
constexpr int lettersOfAvailable = 66;
constexpr int lettersOfChosen = 36;

std::vector<int> selectedRows(const QTableView *table)
{
    std::vector<int> rows;
    for (const QModelIndex &index : table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    return rows;
}

/// All teams of some cards in one, by name.
DrawCard allOf(const std::vector<DrawCard> &cards)
{
    DrawCard all{ParticipantsPage::tr("Teams"), {}};
    for (const DrawCard &card : cards)
        all.lines.insert(all.lines.end(), card.lines.begin(), card.lines.end());
    std::sort(all.lines.begin(), all.lines.end(),
              [](const DrawLine &one, const DrawLine &other) { return nameLessThan(one.text, other.text); });
    return all;
}

} // namespace

ParticipantsPage::ParticipantsPage(CompetitionDraft &draft, std::vector<Participant> clubs, QWidget *parent)
    : WizardPage(draft, parent)
    , m_ui(std::make_shared<Ui::ParticipantsPage>())
    , m_clubs(std::move(clubs))
    , m_available(new ParticipantModel(this))
    , m_found(new ParticipantFilter(this))
    , m_chosen(new ParticipantModel(this))
{
    m_ui->setupUi(this);
    m_ui->teamSearch->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    Theme::setType(m_ui->count, Theme::Type::Heading);
    Theme::setType(m_ui->seeding, Theme::Type::Caption);
    Theme::setType(m_ui->stock, Theme::Type::Caption);
    m_ui->problem->hide();
    m_found->setSourceModel(m_available);
    fillAvailable();
    prepareTables();
    connectFilters();
    connectButtons();
    connect(m_chosen, &QAbstractItemModel::rowsInserted, this, &ParticipantsPage::chosenChanged);
    connect(m_chosen, &QAbstractItemModel::rowsRemoved, this, &ParticipantsPage::chosenChanged);
    connect(m_chosen, &QAbstractItemModel::modelReset, this, &ParticipantsPage::chosenChanged);
}

void ParticipantsPage::prepareTable(QTableView *table, QAbstractItemModel *model)
{
    table->setModel(model);
    table->setItemDelegate(new KitDelegate(table));
    table->verticalHeader()->setDefaultSectionSize(Theme::rowHeight());
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(ParticipantModel::NameColumn, QHeaderView::Stretch);
}

void ParticipantsPage::prepareTables()
{
    // Room for names beside the other columns.
    const int letter = fontMetrics().averageCharWidth();
    m_ui->available->setMinimumWidth(letter * lettersOfAvailable);
    m_ui->chosen->setMinimumWidth(letter * lettersOfChosen);
    prepareTable(m_ui->available, m_found);
    prepareTable(m_ui->chosen, m_chosen);
    m_ui->available->sortByColumn(ParticipantModel::NameColumn, Qt::AscendingOrder);
    // The name tells the year, and the list at the left how strong they are.
    m_ui->chosen->setColumnHidden(ParticipantModel::YearColumn, true);
    m_ui->chosen->setColumnHidden(ParticipantModel::StrengthColumn, true);
    connect(m_ui->available, &QTableView::activated, this, &ParticipantsPage::addSelected);
    connect(m_ui->chosen, &QTableView::activated, this, &ParticipantsPage::removeSelected);
}

void ParticipantsPage::connectFilters()
{
    m_ui->firstYear->setRange(firstWorldCup, lastWorldCup);
    m_ui->lastYear->setRange(firstWorldCup, lastWorldCup);
    m_ui->firstYear->setValue(firstWorldCup);
    m_ui->lastYear->setValue(lastWorldCup);
    m_ui->strength->setRange(0, strongest);
    connect(m_ui->teamSearch, &QLineEdit::textChanged, m_found, &ParticipantFilter::setText);
    connect(m_ui->conference, &QComboBox::currentIndexChanged, this, [this] {
        const QString chosen = m_ui->conference->currentData().toString();
        m_found->setConference(chosen == clubsAlone ? QString() : chosen);
        m_found->setClubsAlone(chosen == clubsAlone);
    });
    const auto years = [this] {
        const int first = m_ui->firstYear->value();
        const int last = m_ui->lastYear->value();
        // The whole span leaves the clubs in, which have no year.
        m_found->setYears(first == firstWorldCup ? 0 : first, last == lastWorldCup ? 0 : last);
    };
    connect(m_ui->firstYear, &QSpinBox::valueChanged, this, years);
    connect(m_ui->lastYear, &QSpinBox::valueChanged, this, years);
    connect(m_ui->strength, &QSpinBox::valueChanged, m_found, &ParticipantFilter::setStrength);
    connect(m_ui->everyEdition, &QCheckBox::toggled, this, &ParticipantsPage::fillAvailable);
    connect(m_found, &QAbstractItemModel::rowsInserted, this, &ParticipantsPage::showStock);
    connect(m_found, &QAbstractItemModel::rowsRemoved, this, &ParticipantsPage::showStock);
    connect(m_found, &QAbstractItemModel::modelReset, this, &ParticipantsPage::showStock);
}

void ParticipantsPage::connectButtons()
{
    connect(m_ui->source, &QComboBox::currentIndexChanged, this, &ParticipantsPage::takeSource);
    connect(m_ui->add, &QPushButton::clicked, this, &ParticipantsPage::addSelected);
    connect(m_ui->remove, &QPushButton::clicked, this, &ParticipantsPage::removeSelected);
    connect(m_ui->fill, &QPushButton::clicked, this, &ParticipantsPage::fillByChance);
    connect(m_ui->equals, &QPushButton::clicked, this, &ParticipantsPage::fillWithEquals);
    connect(m_ui->byRating, &QPushButton::clicked, this, &ParticipantsPage::orderByRating);
    connect(m_ui->clear, &QPushButton::clicked, this, [this] { m_chosen->setParticipants({}); });
    connect(m_ui->addClub, &QPushButton::clicked, this, &ParticipantsPage::addClub);
    connect(m_ui->club, &QLineEdit::returnPressed, this, &ParticipantsPage::addClub);
    connect(m_ui->club, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_ui->addClub->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_ui->file, &QPushButton::clicked, this, &ParticipantsPage::readFile);
    connect(m_ui->columns, &QPushButton::clicked, this, &ParticipantsPage::chooseColumns);
    m_ui->columns->hide();
    m_ui->addClub->setEnabled(false);
    const auto follow = [](QTableView *table, QPushButton *button) {
        button->setEnabled(false);
        QObject::connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, button,
                         [table, button] { button->setEnabled(table->selectionModel()->hasSelection()); });
    };
    follow(m_ui->available, m_ui->add);
    follow(m_ui->chosen, m_ui->remove);
}

void ParticipantsPage::fillAvailable()
{
    const auto set = m_ui->everyEdition->isChecked() ? TeamSet::All537 : TeamSet::Historic66;
    std::vector<Participant> all = m_clubs;
    const std::vector<Participant> historic = historicParticipants(historicTeamIds(set));
    all.insert(all.end(), historic.begin(), historic.end());
    m_available->setParticipants(std::move(all));
    std::set<QString> conferences;
    for (const Participant &one : m_available->participants())
        if (!one.team.conference.isEmpty())
            conferences.insert(one.team.conference);
    const QString present = m_ui->conference->currentData().toString();
    m_ui->conference->clear();
    m_ui->conference->addItem(tr("All teams"), QString());
    if (!m_clubs.empty())
        m_ui->conference->addItem(tr("Clubs"), clubsAlone);
    for (const QString &name : conferences)
        m_ui->conference->addItem(name, name);
    m_ui->conference->setCurrentIndex(std::max(0, m_ui->conference->findData(present)));
}

void ParticipantsPage::enter()
{
    const QSignalBlocker blocker(m_ui->source);
    m_ui->source->clear();
    for (const TeamSource &source : draft().sources()) {
        m_ui->source->addItem(draft().sourceText(source));
        if (source == draft().source())
            m_ui->source->setCurrentIndex(m_ui->source->count() - 1);
    }
    // A league of clubs brings its clubs along.
    const auto idsOf = [](const std::vector<Participant> &list) {
        std::vector<QUuid> ids;
        ids.reserve(list.size());
        for (const Participant &one : list)
            ids.push_back(one.team.id);
        return ids;
    };
    if (idsOf(draft().chosen()) != idsOf(m_chosen->participants()))
        m_chosen->setParticipants(draft().chosen());
    offerClubs();
    showSource();
    chosenChanged();
    m_ui->source->setFocus();
}

/// A league of clubs is made of the clubs that are there. Whoever wants others changes the filter, and nobody
/// changes it back.
void ParticipantsPage::offerClubs()
{
    const bool isOfClubs = draft().isOfClubs();
    if (isOfClubs == m_wasOfClubs)
        return;
    m_wasOfClubs = isOfClubs;
    m_ui->conference->setCurrentIndex(std::max(0, isOfClubs ? m_ui->conference->findData(clubsAlone) : 0));
}

void ParticipantsPage::takeSource()
{
    draft().setSource(draft().sources()[static_cast<std::size_t>(m_ui->source->currentIndex())]);
    showSource();
}

void ParticipantsPage::showSource()
{
    const bool isChosen = draft().source().kind == TeamSource::Kind::Chosen;
    m_ui->picker->setVisible(isChosen);
    m_ui->given->setVisible(!isChosen);
    if (isChosen)
        return;
    const bool isByChance = draft().source().kind == TeamSource::Kind::ByChance;
    m_ui->givenText->setText(isByChance ? tr("Random teams; a new seed picks others.")
                                        : tr("The teams of this competition:"));
    const auto &drawn = draft().drawn();
    if (!drawn) {
        m_ui->givenText->setText(translated(drawn.error()));
        m_ui->board->show({});
        return;
    }
    DrawShow show(*drawn, draft().badges());
    // What is drawn is seen at the draw, not before.
    const bool isSecret = draft().isDrawn() && show.isCeremony();
    if (!isSecret)
        show.finish();
    std::vector<DrawCard> cards = isSecret ? show.pots() : show.groups();
    // Nor is who meets whom in a balanced pairing.
    if (draft().isBalanced())
        cards = {allOf(cards)};
    for (DrawCard &card : cards)
        for (DrawLine &line : card.lines) {
            line.isLast = false;
            line.isGone = false;
        }
    m_ui->board->show(cards);
}

/// A club that has withdrawn takes part only where somebody says so.
bool ParticipantsPage::mayTakePart(const Participant &one)
{
    return one.withdrawnFrom.isEmpty() ||
           QMessageBox::question(
               this, tr("Withdrawn Club"),
               tr("%1 has withdrawn from %2. Add it all the same?").arg(one.name(), one.withdrawnFrom),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

void ParticipantsPage::addSelected()
{
    std::vector<Participant> list;
    for (const int row : selectedRows(m_ui->available))
        list.push_back(m_found->at(m_found->index(row, 0)));
    std::erase_if(list, [this](const Participant &one) { return !mayTakePart(one); });
    m_chosen->add(list);
}

void ParticipantsPage::removeSelected()
{
    m_chosen->remove(selectedRows(m_ui->chosen));
}

void ParticipantsPage::fillByChance()
{
    const std::vector<Participant> left = stock();
    const auto missing = static_cast<std::size_t>(std::max(0, draft().teamsNeeded() - m_chosen->rowCount()));
    std::vector<Participant> picked;
    // Nobody asked for these very teams: others are picked where they cannot be drawn.
    for (int attempt = 0; attempt < mostPicks; ++attempt) {
        Generator generator = stream("teams", draft().seed(), {}, attempt);
        picked = left;
        shuffle(picked, generator);
        picked.resize(std::min(picked.size(), missing));
        std::vector<Participant> all = m_chosen->participants();
        all.insert(all.end(), picked.begin(), picked.end());
        draft().setChosen(std::move(all));
        if (picked.size() < missing || draft().drawn())
            break;
    }
    m_chosen->add(picked);
    m_ui->chosen->setFocus();
}

void ParticipantsPage::fillWithEquals()
{
    const int missing = draft().teamsNeeded() - m_chosen->rowCount();
    m_chosen->add(equalOpponents(m_chosen->participants(), stock(), missing, draft().seed()));
    // Whoever wants equals among the teams wants them to meet.
    draft().setBalanced(true);
    m_ui->chosen->setFocus();
}

void ParticipantsPage::orderByRating()
{
    auto ordered = draft().byRating(m_chosen->participants());
    if (ordered)
        m_chosen->setParticipants(*std::move(ordered));
    else
        m_ui->notice->setText(translated(ordered.error()));
    m_ui->chosen->setFocus();
}

void ParticipantsPage::addClub()
{
    const QString name = m_ui->club->text().simplified();
    if (name.isEmpty())
        return;
    for (const Participant &one : m_chosen->participants())
        if (one.name().compare(name, Qt::CaseInsensitive) == 0) {
            m_ui->notice->setText(tr("%1 is already chosen.").arg(one.name()));
            return;
        }
    const auto known = std::find_if(m_clubs.begin(), m_clubs.end(), [&name](const Participant &one) {
        return one.name().compare(name, Qt::CaseInsensitive) == 0;
    });
    Team club;
    club.id = QUuid::createUuid();
    club.name = name;
    const Participant chosen = known != m_clubs.end() ? *known : Participant{club};
    if (!mayTakePart(chosen))
        return;
    m_chosen->add({chosen});
    m_ui->club->clear();
}

void ParticipantsPage::readFile()
{
    const QString path = askForList(this, tr("Teams From File"));
    if (path.isEmpty())
        return;
    const auto bytes = readInput(path);
    if (!bytes) {
        m_ui->notice->setText(translated(bytes.error()));
        return;
    }
    m_list = *bytes;
    m_ofList.clear();
    m_players = {};
    m_ui->columns->setVisible(!headingsOf(*m_list, participantColumns()).isEmpty());
    takeList();
}

void ParticipantsPage::takeList()
{
    const auto teams = participantsFromCsv(*m_list, m_clubs);
    if (!teams) {
        m_ui->notice->setText(translated(teams.error()));
        return;
    }
    for (const Participant &one : *teams)
        m_ofList.push_back(one.team.id);
    m_chosen->add(*teams);
    if (teamsInSquadList(*m_list).isEmpty())
        return;
    m_players = *m_list;
    draft().keepPlayers(m_players);
    m_ui->notice->setText(tr("The players on this list are added too."));
}

void ParticipantsPage::chooseColumns()
{
    // A list of players brings its clubs along.
    const auto found = [this](const NamedColumns &named) {
        const CsvList list(m_list->bytes, named);
        const bool isOfPlayers = guessedKind(list) == ListImport::Kind::Squads;
        return columnsFound(isOfPlayers ? ListImport::Kind::Squads : ListImport::Kind::Teams, list);
    };
    ImportColumnsDialog dialog(participantColumns().names(), headingsOf(*m_list, participantColumns()),
                               m_list->named, found, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_list->named = dialog.named();
    std::vector<Participant> others = m_chosen->participants();
    std::erase_if(others, [this](const Participant &one) {
        return std::find(m_ofList.begin(), m_ofList.end(), one.team.id) != m_ofList.end();
    });
    m_chosen->setParticipants(std::move(others));
    draft().leavePlayers(m_players);
    m_ofList.clear();
    m_players = {};
    takeList();
}

bool ParticipantsPage::showProblem(const QString &problem)
{
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->problem->setText(problem);
    m_ui->problem->setVisible(!problem.isEmpty());
    return true;
}

std::vector<Participant> ParticipantsPage::stock() const
{
    std::vector<Participant> left;
    for (const Participant &one : m_found->left())
        if (!m_chosen->has(one.team.id) && one.withdrawnFrom.isEmpty())
            left.push_back(one);
    return left;
}

void ParticipantsPage::showStock()
{
    const int missing = draft().teamsNeeded() - m_chosen->rowCount();
    const auto teams = static_cast<int>(stock().size());
    m_ui->fill->setEnabled(missing > 0 && teams > 0);
    m_ui->equals->setVisible(draft().canBeBalanced());
    m_ui->equals->setEnabled(missing > 0 && teams > 0);
    m_ui->stock->setVisible(missing > 0);
    m_ui->stock->setText(teams == 0
                             ? tr("The list on the left has no team to fill up from: change its filters.")
                             : tr("Fills up from the %n teams listed on the left.", nullptr, teams));
}

void ParticipantsPage::chosenChanged()
{
    m_ui->notice->clear();
    if (draft().source().kind == TeamSource::Kind::Chosen)
        draft().setChosen(m_chosen->participants());
    const int have = m_chosen->rowCount();
    m_ui->count->setText(tr("%1 of %2 teams").arg(have).arg(draft().teamsNeeded()));
    showStock();
    m_ui->clear->setEnabled(have > 0);
    const std::vector<Participant> &list = m_chosen->participants();
    const auto clubs =
        std::count_if(list.begin(), list.end(), [](const Participant &one) { return one.isClub(); });
    m_ui->seeding->setVisible(clubs > 0);
    m_ui->byRating->setVisible(clubs > 1 && draft().clubsInLeague() > 0);
}

} // namespace touchline
