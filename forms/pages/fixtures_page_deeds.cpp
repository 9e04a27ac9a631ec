// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done about the chosen matches of the page of fixtures.
#include "forms/pages/fixtures_page.h"

#include "forms/dialogs/correct_dialog.h"
#include "forms/dialogs/delete_result_dialog.h"
#include "forms/dialogs/fixture_names.h"
#include "forms/dialogs/log_dialog.h"
#include "forms/dialogs/match_rules_dialog.h"
#include "forms/dialogs/match_ruling_dialog.h"
#include "forms/dialogs/postpone_dialog.h"
#include "forms/dialogs/walkover_dialog.h"
#include "forms/pages/fixtures_paper.h"
#include "forms/pages/team_rulings.h"
#include "forms/print/blank_sheet.h"
#include "forms/print/picture_commands.h"
#include "forms/sheet/score_sheet_dialog.h"
#include "models/league/league_rules.h"
#include "models/views/fixture_changes.h"
#include "models/views/fixture_deeds.h"
#include "models/views/match_rules_text.h"
#include "models/views/said.h"
#include "models/views/sheet_source.h"
#include "ui_fixtures_page.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace touchline {

namespace {

bool hasReport(const CompetitionState &state, int fixture)
{
    return state.competition.report(fixture) != nullptr;
}

/// For a spreadsheet.
QString rowText(const FixtureModel &model, int row)
{
    QStringList cells;
    for (int column = 0; column < FixtureModel::columns; ++column)
        cells << model.index(row, column).data().toString();
    return cells.join(u'\t');
}

bool knowsTeams(const CompetitionState &state, int fixture)
{
    const PerSide<int> &teams = state.now.fixtures[static_cast<std::size_t>(fixture)].teams;
    return teams[Side::Home] >= 0 && teams[Side::Away] >= 0;
}

bool takesSheet(const CompetitionState &state, int fixture)
{
    return takesResult(state, fixture) || canBeCorrected(state, fixture);
}

/// A game with something to choose, and a match that is still to be played by it.
bool takesRules(const CompetitionState &state, int fixture)
{
    if (!state.rules || state.competition.report(fixture) != nullptr)
        return false;
    const GameInfo &info = state.rules->choice.game->info();
    return info.levels.size() > 1 || !info.options.empty();
}

} // namespace

void FixturesPage::offerChange(CommandId id, void (FixturesPage::*run)(), Condition condition)
{
    host().commands().offer(
        id, this, [this, run] { (this->*run)(); },
        [this, condition] { return mayChange() && !chosen(condition).empty(); });
}

void FixturesPage::offerCommands()
{
    const auto ifOnly = [this](Condition condition) {
        return [this, condition] { return mayChange() && only() >= 0 && condition(*state(), only()); };
    };
    CommandSet &commands = host().commands();
    commands.offer(
        CommandId::PlaySelected, this, [this] { play(); },
        [this] { return mayChange() && host().work() == nullptr && !chosen(canBePlayed).empty(); });
    commands.offer(
        CommandId::EnterResult, this, [this] { enterScore(); },
        [this] {
            const int fixture = m_ui->view->current();
            return mayChange() && fixture >= 0 && takesResult(*state(), fixture);
        });
    commands.offer(
        CommandId::EnterScoreSheet, this, [this] { enterSheet(); }, ifOnly(takesSheet));
    commands.offer(
        CommandId::PrintBlankSheets, this, [this] { printSheets(); },
        [this] { return state() != nullptr && host().league() != nullptr; });
    commands.offer(
        CommandId::CorrectResult, this, [this] { correct(); }, ifOnly(canBeCorrected));
    commands.offer(
        CommandId::AwardWalkover, this, [this] { award(); }, ifOnly(canBeAwarded));
    commands.offer(
        CommandId::Abandon, this, [this] { abandon(); }, ifOnly(canBeAbandoned));
    commands.offer(
        CommandId::Replay, this, [this] { replay(); }, ifOnly(canBeReplayed));
    commands.offer(
        CommandId::RuleOnTeam, this, [this] { ruleOnTeam(); }, [this] { return mayChange(); });
    commands.offer(
        CommandId::CompetitionRules, this, [this] { changeCompetitionRules(host(), state(), *this); },
        [this] { return mayChange(); });
    commands.offer(
        CommandId::SeasonCalendar, this, [this] { changeSeasonDays(host(), state(), *this); },
        [this] { return mayChange(); });
    commands.offer(
        CommandId::MatchRules, this, [this] { changeRules(); }, ifOnly(takesRules));
    offerChange(CommandId::Postpone, &FixturesPage::postpone, canBePutOff);
    offerChange(CommandId::Annul, &FixturesPage::annul, canBeAnnulled);
    offerChange(CommandId::TakeOutResult, &FixturesPage::takeOut, canBeTakenOut);
    commands.offer(
        CommandId::ShowLog, this, [this] { showLog(); },
        [this] { return state() != nullptr && only() >= 0 && hasReport(*state(), only()); });
    offerPictures(*this, host(),
                  {[this] { return state() != nullptr && m_ui->view->fixtures()->rowCount() > 0; },
                   [this] {
                       return listPicture(
                           fixturesPaper(paperTitle(), *m_ui->view->fixtures(),
                                         [this](const QUuid &team) { return host().league()->kitOf(team); }));
                   },
                   [this] { return text(); },
                   [this] { return tr("%1, fixtures", "name of a file").arg(state()->name()); }});
    // What is chosen, where there is something.
    commands.offer(
        CommandId::CopyText, this, [this] { copy(); }, [this] { return !m_ui->view->chosen().empty(); });
    offerFind(m_ui->search);
}

bool FixturesPage::mayChange()
{
    return state() != nullptr && host().league() != nullptr && !host().league()->league().isReadOnly();
}

std::vector<int> FixturesPage::chosen(Condition condition) const
{
    std::vector<int> fixtures = m_ui->view->chosen();
    std::erase_if(fixtures, [this, condition](int fixture) {
        return state() == nullptr || !condition(*state(), fixture);
    });
    return fixtures;
}

int FixturesPage::only() const
{
    const std::vector<int> fixtures = m_ui->view->chosen();
    return fixtures.size() == 1 ? fixtures.front() : -1;
}

void FixturesPage::makeChanges(const std::vector<Change> &changes)
{
    OpenLeague *league = host().league();
    if (league == nullptr || state() == nullptr || changes.empty())
        return;
    const auto entry = touchline::makeChanges(league->league(), state()->competition, changes);
    if (entry)
        host().tell(said(*entry));
    else
        host().tell(entry.error());
}

void FixturesPage::open(QDialog *dialog, const std::function<void()> &done)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, done);
    connect(dialog, &QDialog::finished, m_ui->view, [this] { m_ui->view->setFocus(); });
    dialog->open();
}

void FixturesPage::play()
{
    if (const std::vector<int> fixtures = chosen(canBePlayed); !fixtures.empty())
        host().play(competition(), fixtures);
}

void FixturesPage::enterScore()
{
    m_ui->view->setFocus();
    m_ui->view->enterScore();
}

void FixturesPage::enterSheet()
{
    if (only() < 0 || host().league() == nullptr)
        return;
    // What the league holds now, which may be newer than what is painted.
    const auto present = host().league()->state(competition());
    auto match = present ? tableMatchOf(*host().league(), **present, only())
                         : Result<TableMatch>(fail(present.error()));
    if (!match) {
        host().tell(match.error());
        return;
    }
    auto *dialog = new ScoreSheetDialog(*host().league(), *present, std::move(*match), this);
    connect(dialog, &ScoreSheetDialog::entered, this,
            [this](const JournalEntry &entry) { host().tell(said(entry)); });
    // As after a typed score the next match waits; after a correction one sees what became of it.
    const bool isFirst = (*present)->competition.report(only()) == nullptr;
    open(dialog, [this, isFirst] {
        if (isFirst)
            goOn(m_ui->view->currentIndex());
    });
}

void FixturesPage::printSheets()
{
    OpenLeague *league = host().league();
    if (league == nullptr || state() == nullptr)
        return;
    std::vector<BlankSheet> sheets;
    for (const int fixture : chosen(knowsTeams)) {
        const auto match = tableMatchOf(*league, *state(), fixture);
        if (!match) {
            host().tell(match.error());
            return;
        }
        sheets.push_back(blankSheetOf(*state(), *match));
    }
    // No match is chosen whose teams are known: a sheet with empty lines.
    if (sheets.empty())
        sheets.push_back(state()->rules
                             ? emptySheetOf(state()->rules->choice.game, state()->rules->choice.level,
                                            state()->rules->choice.options)
                             : emptySheetOf(nullptr, {}, {}));
    printBlankSheets(sheets, this);
}

void FixturesPage::correct()
{
    if (only() < 0 || host().league() == nullptr)
        return;
    open(new CorrectDialog(*host().league(), state(), only(), this), [] {});
}

void FixturesPage::award()
{
    if (only() < 0)
        return;
    auto *dialog = new WalkoverDialog(state(), only(), this);
    open(dialog, [this, dialog] { makeChanges({dialog->ruling()}); });
}

void FixturesPage::postpone()
{
    const std::vector<int> fixtures = chosen(canBePutOff);
    if (fixtures.empty())
        return;
    auto *dialog = new PostponeDialog(state(), fixtures, this);
    open(dialog, [this, dialog] { makeChanges(dialog->rulings()); });
}

void FixturesPage::openRuling(const std::vector<int> &fixtures, Ruling::Kind kind)
{
    auto *dialog = new MatchRulingDialog(state(), fixtures, kind, this);
    open(dialog, [this, dialog] { makeChanges(dialog->rulings()); });
}

void FixturesPage::abandon()
{
    if (only() >= 0)
        openRuling({only()}, Ruling::Kind::Abandoned);
}

void FixturesPage::replay()
{
    if (only() >= 0)
        openRuling({only()}, Ruling::Kind::Replay);
}

void FixturesPage::annul()
{
    if (const std::vector<int> fixtures = chosen(canBeAnnulled); !fixtures.empty())
        openRuling(fixtures, Ruling::Kind::Annulled);
}

void FixturesPage::takeOut()
{
    const std::vector<int> fixtures = chosen(canBeTakenOut);
    if (fixtures.empty())
        return;
    auto *dialog = new DeleteResultDialog(state(), fixtures, this);
    open(dialog, [this, dialog] { makeChanges(dialog->changes()); });
}

void FixturesPage::ruleOnTeam()
{
    if (state() == nullptr)
        return;
    // The team that is searched for is at hand, else the home side of the chosen match.
    const Competition &competition = state()->competition;
    const int fixture = m_ui->view->current();
    int team = competition.indexOfTeam(subjectId());
    if (team < 0 && fixture >= 0)
        team = state()->now.fixtures[static_cast<std::size_t>(fixture)].teams[Side::Home];
    touchline::ruleOnTeam(host(), {state()}, team < 0 ? QUuid() : competition.entrant(team).id, *this);
}

void FixturesPage::changeRules()
{
    OpenLeague *league = host().league();
    if (only() < 0 || league == nullptr || !state()->rules)
        return;
    const CompetitionDefinition &definition = state()->competition.definition();
    const GameInfo &info = state()->rules->choice.game->info();
    const std::vector<MatchRulesTarget> targets = targetsOf(state()->competition, only());
    std::vector<MatchRulesDialog::Place> places;
    for (const MatchRulesTarget &target : targets) {
        auto rest = inheritedRules(definition.format, definition.level, definition.options, target, info);
        if (!rest) {
            host().tell(rest.error());
            return;
        }
        places.push_back({target.match != 0 ? tr("This match only")
                                            : tr("All matches to come: %1").arg(targetText(target)),
                          {info, std::move(*rest), ownRules(definition.format, target)}});
    }
    const auto keep = [this, targets](std::size_t place,
                                      const std::optional<MatchRules> &rules) -> Result<void> {
        const auto entry = setMatchRules(host().league()->league(), competition(), targets[place], rules);
        if (!entry)
            return fail(entry.error());
        host().tell(said(*entry));
        return {};
    };
    open(new MatchRulesDialog(fixtureNames(*state(), {only()}), std::move(places), keep, this), [] {});
}

void FixturesPage::showLog()
{
    const int fixture = only();
    if (fixture < 0 || host().league() == nullptr)
        return;
    auto told = toldMatch(*host().league(), *state(), fixture);
    if (!told) {
        host().tell(told.error());
        return;
    }
    open(new LogDialog(fixtureNames(*state(), {fixture}), std::move(*told), this), [] {});
}

QString FixturesPage::text() const
{
    const FixtureModel *model = m_ui->view->fixtures();
    QStringList lines{paperTitle()};
    for (int row = 0; row < model->rowCount(); ++row)
        lines << (model->isHeading(row) ? u'\n' + model->index(row, 0).data().toString()
                                        : rowText(*model, row));
    return lines.join(u'\n') + u'\n';
}

/// "League: fixtures", "League: fixtures, Rovers" where the list is filtered.
QString FixturesPage::paperTitle() const
{
    const QString title = QStringLiteral("%1: %2").arg(state()->name(), tr("fixtures"));
    const QString filter = m_ui->search->text().trimmed();
    return filter.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, filter);
}

void FixturesPage::copy()
{
    const FixtureModel *model = m_ui->view->fixtures();
    QStringList lines;
    QModelIndexList rows = m_ui->view->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
              [](const QModelIndex &one, const QModelIndex &other) { return one.row() < other.row(); });
    for (const QModelIndex &row : rows)
        lines << rowText(*model, row.row());
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void FixturesPage::carryOut(Remedy remedy)
{
    const int fixture = m_ui->view->current();
    if (fixture < 0 || state() == nullptr)
        return;
    // The panel is about the match of the cursor, whatever else is chosen.
    m_ui->view->goTo(state()->competition.fixtures()[static_cast<std::size_t>(fixture)].id);
    switch (remedy) {
    case Remedy::Wait:
        break;
    case Remedy::DrawLots:
        host().commands().action(CommandId::DrawDue)->trigger();
        break;
    case Remedy::PlayAgain:
        makeChanges({rulingAbout(*state(), fixture, Ruling::Kind::Replay)});
        break;
    case Remedy::EnterResult:
        correct();
        break;
    case Remedy::Award:
        award();
        break;
    case Remedy::KeepAsItIs:
        makeChanges({rulingAbout(*state(), fixture, Ruling::Kind::AsItIs)});
        break;
    case Remedy::TakeOut:
        makeChanges({takingOut(*state(), fixture)});
        break;
    case Remedy::Lift:
        makeChanges({rulingAbout(*state(), fixture, Ruling::Kind::Lifted)});
        break;
    }
}

} // namespace touchline
