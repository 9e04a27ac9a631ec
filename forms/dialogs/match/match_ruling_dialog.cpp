// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/match_ruling_dialog.h"

#include "core/play/discipline/team_fixtures.h"
#include "forms/dialogs/match/fixture_names.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "models/views/fixtures/fixture_actions.h"
#include "models/views/translated.h"
#include "models/words/fixtures/fixture_words.h"
#include "ui_match_ruling_dialog.h"

#include <QDate>
#include <QPushButton>
#include <QSignalBlocker>

namespace touchline {

namespace {

/// What the rules leave of the cards of such a match.
QString cardsByTheRules(const MatchEffect &match)
{
    if (match.sendingsOff && match.cautions)
        return MatchRulingDialog::tr("by the rules: all count");
    if (match.sendingsOff)
        return MatchRulingDialog::tr("by the rules: red cards count, yellow cards do not");
    return match.cautions ? MatchRulingDialog::tr("by the rules: yellow cards count, red cards do not")
                          : MatchRulingDialog::tr("by the rules: none count");
}

} // namespace

MatchRulingDialog::MatchRulingDialog(OpenLeague *league, const CompetitionStatePtr &state,
                                     std::vector<int> fixtures, Ruling::Kind kind, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::MatchRulingDialog>())
    , m_state(state)
    , m_fixtures(std::move(fixtures))
    , m_kind(kind)
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->matches, Theme::Type::Heading);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->consequences->setLeague(league);
    m_ui->matches->setText(fixtureNames(*m_state, m_fixtures));
    m_ui->newDay->setMatches(*m_state, m_fixtures);
    alignLabels({m_ui->newDay->groundLabel(), m_ui->reasonLabel, m_ui->scoreLabel, m_ui->thenLabel,
                 m_ui->cardsLabel});
    setUpKind();
    fillThen();
    fillCards();
    connect(m_ui->then, &QComboBox::currentIndexChanged, this, &MatchRulingDialog::changed);
    connect(m_ui->cards, &QComboBox::currentIndexChanged, this, &MatchRulingDialog::changed);
    for (QSpinBox *number : {m_ui->homeGoals, m_ui->awayGoals, m_ui->minute})
        connect(number, &QSpinBox::valueChanged, this, &MatchRulingDialog::changed);
    connect(m_ui->newDay, &NewDayFields::changed, this, &MatchRulingDialog::changed);
    setAnswers(*this, *m_ui->buttons);
    changed();
}

void MatchRulingDialog::setUpKind()
{
    auto *button = m_ui->buttons->button(QDialogButtonBox::Ok);
    const bool isAbandoned = m_kind == Ruling::Kind::Abandoned;
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_ui->scoreLabel, m_ui->homeGoals, m_ui->awayGoals, m_ui->dash,
                                          m_ui->minuteLabel, m_ui->minute, m_ui->thenLabel, m_ui->then})
        widget->setVisible(isAbandoned);
    switch (m_kind) {
    case Ruling::Kind::Abandoned:
        setWindowTitle(tr("Abandoned Match"));
        m_ui->meaning->setText(
            tr("It was abandoned before the end. Cards and goals until then belong on its score sheet."));
        button->setText(tr("&Record"));
        m_ui->homeGoals->setFocus();
        break;
    case Ruling::Kind::Replay:
        setWindowTitle(tr("Clear for Replay"));
        m_ui->meaning->setText(
            tr("It is played again from the start. Its former result is kept in the history."));
        m_ui->newDay->setOpenText(tr("On &the same day as before"));
        button->setText(tr("&Clear for Replay"));
        break;
    default:
        setWindowTitle(tr("Annul"));
        m_ui->meaning->setText(tr("It no longer counts and is not replayed."));
        button->setText(tr("&Annul"));
        m_ui->reason->setFocus();
        break;
    }
}

void MatchRulingDialog::fillThen()
{
    const auto add = [this](const QString &text, Then then) {
        m_ui->then->addItem(text, static_cast<int>(then));
    };
    const auto name = [this](Side side) {
        return sideTitle(m_state->competition, m_state->now, m_fixtures.front(), side, windowLanguage());
    };
    add(tr("not decided yet"), Then::Undecided);
    add(tr("the score stands"), Then::Stands);
    add(tr("replayed from the start"), Then::Replay);
    add(tr("awarded to %1").arg(name(Side::Home)), Then::HomeWins);
    add(tr("awarded to %1").arg(name(Side::Away)), Then::AwayWins);
    add(tr("both lose"), Then::BothLose);
    takeWhatIsKnown();
    const Ruling *former = m_state->competition.ruling(m_fixtures.front());
    if (former != nullptr && former->kind == Ruling::Kind::Abandoned)
        add(tr("it was not abandoned"), Then::Cancelled);
}

/// From the ruling before this one, else from the score sheet.
void MatchRulingDialog::takeWhatIsKnown()
{
    const Ruling *former = m_state->competition.ruling(m_fixtures.front());
    const bool wasAbandoned = former != nullptr && former->kind == Ruling::Kind::Abandoned;
    const MatchReport *report = m_state->competition.report(m_fixtures.front());
    const Score entered = report != nullptr ? report->score : Score{};
    const Score score = wasAbandoned ? former->abandonedAt.value_or(entered) : entered;
    m_ui->homeGoals->setValue(score.home);
    m_ui->awayGoals->setValue(score.away);
    if (!wasAbandoned)
        return;
    m_ui->minute->setValue(former->minute.value_or(0));
    m_ui->reason->setText(former->reason);
}

void MatchRulingDialog::fillCards()
{
    const QSignalBlocker silent(m_ui->cards);
    const DisciplineRules *rules = m_state->discipline();
    m_ui->cards->setVisible(rules != nullptr);
    m_ui->cardsLabel->setVisible(rules != nullptr);
    if (rules == nullptr)
        return;
    m_ui->cards->addItem(QString(), static_cast<int>(Ruling::Cards::ByRules));
    m_ui->cards->addItem(tr("all stay"), static_cast<int>(Ruling::Cards::Stay));
    m_ui->cards->addItem(tr("all fall"), static_cast<int>(Ruling::Cards::Fall));
}

/// What the rules leave depends on what becomes of the match.
void MatchRulingDialog::showCardsByRules()
{
    const DisciplineRules *rules = m_state->discipline();
    if (rules == nullptr)
        return;
    TeamFixture match;
    if (m_kind != Ruling::Kind::Abandoned)
        match.fate = TeamFixture::Fate::Annulled;
    else if (then() == Then::Undecided)
        match.fate = TeamFixture::Fate::Undecided;
    else if (then() == Then::Replay)
        match.fate = TeamFixture::Fate::AbandonedReplayed;
    else
        match.fate = TeamFixture::Fate::AbandonedDecided;
    m_ui->cards->setItemText(0, cardsByTheRules(effectOf(match, *rules)));
}

MatchRulingDialog::Then MatchRulingDialog::then() const
{
    return static_cast<Then>(m_ui->then->currentData().toInt());
}

void MatchRulingDialog::addAbandoned(Ruling &ruling) const
{
    if (then() == Then::Cancelled) {
        ruling.kind = Ruling::Kind::Lifted;
        return;
    }
    ruling.abandonedAt = Score{m_ui->homeGoals->value(), m_ui->awayGoals->value()};
    if (m_ui->minute->value() > 0)
        ruling.minute = m_ui->minute->value();
    switch (then()) {
    case Then::Stands:
        ruling.then = Ruling::Then::Stands;
        break;
    case Then::Replay:
        ruling.then = Ruling::Then::Replay;
        break;
    case Then::HomeWins:
    case Then::AwayWins:
        ruling.then = Ruling::Then::Awarded;
        ruling.winner = then() == Then::HomeWins ? Side::Home : Side::Away;
        break;
    case Then::BothLose:
        ruling.then = Ruling::Then::Awarded;
        break;
    case Then::Undecided:
    case Then::Cancelled:
        break;
    }
}

std::vector<Change> MatchRulingDialog::rulings() const
{
    std::vector<Change> rulings;
    for (const int fixture : m_fixtures) {
        Ruling ruling = rulingAbout(*m_state, fixture, m_kind);
        ruling.date = QDate::currentDate();
        ruling.reason = m_ui->reason->text().trimmed();
        if (m_ui->cards->count() > 0)
            ruling.cards = static_cast<Ruling::Cards>(m_ui->cards->currentData().toInt());
        if (m_kind == Ruling::Kind::Abandoned)
            addAbandoned(ruling);
        if (ruling.isPlayedAgain())
            m_ui->newDay->fillIn(ruling, *m_state, fixture);
        rulings.emplace_back(std::move(ruling));
    }
    return rulings;
}

void MatchRulingDialog::changed()
{
    const bool isAgain =
        m_kind == Ruling::Kind::Replay || (m_kind == Ruling::Kind::Abandoned && then() == Then::Replay);
    m_ui->newDay->setVisible(isAgain);
    showCardsByRules();
    m_ui->cards->setEnabled(m_kind != Ruling::Kind::Abandoned || then() != Then::Cancelled);
    const auto shown = m_ui->consequences->showChanges(*m_state, rulings());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(hasWorked(*m_ui->problem, shown));
}

} // namespace touchline
