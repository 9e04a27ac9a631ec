// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/competition_rules_dialog.h"

#include "core/discipline/discipline_rules_json.h"
#include "core/discipline/own_cards.h"
#include "core/games/registry.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/other_competitions.h"
#include "core/play/transfers/registration.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/wizard/rules/own_cards_dialog.h"
#include "forms/wizard/rules/table_rules_dialog.h"
#include "forms/wizard/rules/type_boxes.h"
#include "models/league/changes/league_rules.h"
#include "models/views/fixtures/consequence_list.h"
#include "models/views/translated.h"
#include "models/words/competition/table_rules_text.h"

#include "models/league/named_rules.h"
#include "ui_competition_rules_dialog.h"

#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace touchline {

namespace {

/// Not the name of any rules.
const QString asTheyAre = QStringLiteral("=");
const QString changedCards = QStringLiteral("+");
const QString ofLeague = QStringLiteral("-");

QString titleOfFile(const QJsonObject &rules)
{
    const QString title = rules.value(QStringLiteral("title")).toString();
    return title.isEmpty() ? rules.value(QStringLiteral("name")).toString() : title;
}

} // namespace

CompetitionRulesDialog::CompetitionRulesDialog(OpenLeague &league, const CompetitionStatePtr &state,
                                               QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::CompetitionRulesDialog>())
    , m_league(league)
    , m_state(state)
    , m_ofLeague(league.league().rules().own().value_or(OwnRules()))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->competition, Theme::Type::Heading);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    for (QLabel *help : {m_ui->tableRulesHelp, m_ui->note})
        Theme::setType(help, Theme::Type::Caption);
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->competition->setText(m_state->name());
    m_ui->tableRules->setEnabled(!m_state->competition.tables().empty());
    fillSuspensions();
    fillRegistration();
    fillTakingBack();
    fillCompetitionType();
    connect(m_ui->tableRules, &QPushButton::clicked, this, &CompetitionRulesDialog::chooseTableRules);
    connect(m_ui->suspensions, &QComboBox::currentIndexChanged, this,
            &CompetitionRulesDialog::takeSuspensions);
    connect(m_ui->ownCards, &QPushButton::clicked, this, &CompetitionRulesDialog::changeCards);
    setAnswers(*this, *m_ui->buttons, tr("Change &Rules"));
    showAll();
}

QJsonObject CompetitionRulesDialog::presentRules() const
{
    const CompetitionDefinition &definition = m_state->competition.definition();
    if (!definition.discipline.isEmpty())
        return definition.discipline;
    const auto game = findGame(definition.game);
    const QString usual = game ? QString::fromUtf8((*game)->info().discipline) : QString();
    return usual.isEmpty() ? QJsonObject() : disciplineRulesFile(usual).value_or(QJsonObject());
}

void CompetitionRulesDialog::fillSuspensions()
{
    const QJsonObject present = presentRules();
    const bool hasAny = !present.isEmpty() && m_state->discipline() != nullptr;
    m_ui->suspensions->setEnabled(hasAny);
    m_ui->ownCards->setEnabled(hasAny);
    if (!hasAny) {
        m_ui->suspensions->addItem(tr("None: cards and injuries do not carry over"), asTheyAre);
        return;
    }
    m_ui->suspensions->addItem(tr("As they are: %1").arg(titleOfFile(present)), asTheyAre);
    for (const QString &name : disciplineRulesNames())
        if (const auto rules = disciplineRules(name);
            rules && name != present.value(QStringLiteral("name")).toString())
            m_ui->suspensions->addItem(rules->title.isEmpty() ? name : rules->title, name);
    for (const OwnDiscipline &one : m_ofLeague.disciplines) {
        const bool isPresent = std::find(one.competitions.begin(), one.competitions.end(), m_state->id()) !=
                               one.competitions.end();
        if (isPresent)
            continue;
        m_ui->suspensions->addItem(one.label, ofLeague);
        m_ui->suspensions->setItemData(m_ui->suspensions->count() - 1, one.rules, Qt::UserRole + 1);
    }
}

void CompetitionRulesDialog::fillRegistration()
{
    const QDate deadline = registrationDeadline(m_state->competition);
    m_ui->hasRegistration->setChecked(deadline.isValid());
    m_ui->registration->setDate(deadline.isValid() ? deadline : m_league.league().today());
    m_ui->registration->setEnabled(deadline.isValid());
    connect(m_ui->hasRegistration, &QCheckBox::toggled, this, [this](bool isSet) {
        m_ui->registration->setEnabled(isSet);
        takeRegistration();
    });
    connect(m_ui->registration, &QDateEdit::dateChanged, this, &CompetitionRulesDialog::takeRegistration);
}

void CompetitionRulesDialog::takeRegistration()
{
    const QDate wanted = m_ui->hasRegistration->isChecked() ? m_ui->registration->date() : QDate();
    m_wish.registration =
        wanted == registrationDeadline(m_state->competition) ? std::nullopt : std::optional(wanted);
    showAll();
}

void CompetitionRulesDialog::fillTakingBack()
{
    for (const QString &rule : {tr("Free"), tr("If the other side agrees"), tr("Never (as played)")})
        m_ui->takingBack->addItem(rule, m_ui->takingBack->count());
    m_ui->takingBack->setCurrentIndex(static_cast<int>(takingBackIn(m_state->competition)));
    connect(m_ui->takingBack, &QComboBox::currentIndexChanged, this, [this](int index) {
        const auto wanted = static_cast<TakingBack>(index);
        m_wish.takingBack =
            wanted == takingBackIn(m_state->competition) ? std::nullopt : std::optional(wanted);
        showAll();
    });
}

void CompetitionRulesDialog::fillCompetitionType()
{
    fillKinds(*m_ui->kind, kindOf(m_state->competition));
    fillCategories(*m_ui->category, m_state->competition.definition().type.category);
    connect(m_ui->kind, &QComboBox::currentIndexChanged, this, &CompetitionRulesDialog::takeCompetitionType);
    connect(m_ui->category, &QComboBox::currentTextChanged, this,
            &CompetitionRulesDialog::takeCompetitionType);
}

void CompetitionRulesDialog::takeCompetitionType()
{
    const CompetitionType &present = m_state->competition.definition().type;
    const auto kind = static_cast<CompetitionKind>(m_ui->kind->currentData().toInt());
    const QString category = categoryIn(*m_ui->category);
    m_wish.type.reset();
    if (kind != kindOf(m_state->competition))
        m_wish.type = CompetitionType{kind, category};
    else if (category != present.category)
        m_wish.type = CompetitionType{present.kind, category};
    showAll();
}

void CompetitionRulesDialog::setTableRules(const std::optional<TableRules> &rules)
{
    const std::vector<TablePlan> &tables = m_state->competition.tables();
    const bool isOther = rules && !tables.empty() && !(rules->rules == *tables.front().rules);
    m_tables = isOther ? rules : std::nullopt;
    m_wish.tables = isOther ? std::optional(rules->rules) : std::nullopt;
    showAll();
}

void CompetitionRulesDialog::chooseTableRules()
{
    TableRulesDialog dialog(*m_state->competition.tables().front().rules, m_tables, m_ofLeague, m_state->id(),
                            this);
    if (dialog.exec() == QDialog::Accepted)
        setTableRules(dialog.chosen());
}

void CompetitionRulesDialog::takeSuspensions()
{
    const QString name = m_ui->suspensions->currentData().toString();
    m_wish.discipline.reset();
    const auto game = findGame(m_state->competition.definition().game);
    if (name == changedCards) {
        m_wish.discipline = m_ui->suspensions->currentData(Qt::UserRole + 1).toJsonObject();
    } else if (name == ofLeague && game) {
        // What they say nothing of they have from the game of this competition.
        const QJsonObject rules = m_ui->suspensions->currentData(Qt::UserRole + 1).toJsonObject();
        m_wish.discipline =
            disciplineFor(**game, rules.value(QStringLiteral("name")).toString(), rules).value_or(rules);
    } else if (name != asTheyAre && game) {
        auto rules = disciplineFor(**game, name);
        if (!rules) {
            showAll(rules.error());
            return;
        }
        m_wish.discipline = std::move(*rules);
    }
    showAll();
}

void CompetitionRulesDialog::changeCards()
{
    const QJsonObject base = m_wish.discipline.value_or(presentRules());
    OwnCardsDialog dialog(base, m_ofLeague, m_state->id(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QJsonObject rules = dialog.rules();
    {
        const QSignalBlocker silent(m_ui->suspensions);
        if (const int former = m_ui->suspensions->findData(changedCards); former >= 0)
            m_ui->suspensions->removeItem(former);
        m_ui->suspensions->addItem(titleOfFile(rules), changedCards);
        const int last = m_ui->suspensions->count() - 1;
        m_ui->suspensions->setItemData(last, rules, Qt::UserRole + 1);
        m_ui->suspensions->setCurrentIndex(last);
    }
    takeSuspensions();
}

void CompetitionRulesDialog::showAll(const std::optional<Error> &problem)
{
    const std::vector<TablePlan> &tables = m_state->competition.tables();
    if (tables.empty()) {
        m_ui->tableRules->setText(tr("No tables"));
    } else {
        m_ui->tableRules->setText(m_tables
                                      ? QString(m_tables->title).replace(u'&', QLatin1String("&&")) + u'…'
                                      : tr("As they are…"));
        m_ui->tableRulesHelp->setText(
            tableRulesLine(m_tables ? m_tables->rules : *tables.front().rules, windowLanguage()));
    }
    std::optional<Error> refused = problem;
    std::optional<Message> missing;
    if (!refused && !m_wish.isEmpty()) {
        const auto after = withOtherRules(m_league.league(), m_state->competition, m_wish);
        if (after) {
            showConsequences(*after);
            missing = missingCards(*after);
        } else {
            refused = after.error();
        }
    }
    if (refused || m_wish.isEmpty())
        m_ui->consequences->setMessage(refused ? QString()
                                               : tr("Choose other rules to preview the consequences."));
    m_ui->note->setText(missing ? windowLanguage().text(*missing) : QString());
    m_ui->note->setVisible(missing.has_value());
    m_ui->problem->setText(refused ? translated(*refused) : QString());
    m_ui->problem->setVisible(refused.has_value());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(!refused && !m_wish.isEmpty());
}

void CompetitionRulesDialog::showConsequences(const Competition &after)
{
    const std::vector<Message> late = lateRegistrations(after);
    const bool isOnly = !m_wish.tables && !m_wish.discipline && !m_wish.type;
    if (isOnly && m_wish.takingBack && !m_wish.registration)
        return m_ui->consequences->setMessage(
            tr("It holds for matches that are played by hand, also for those under way."));
    const bool isRegistrationAlone = m_wish.registration && isOnly;
    if (!isRegistrationAlone)
        return m_ui->consequences->showAfter(*m_state, after);
    if (late.empty())
        return m_ui->consequences->setMessage(m_wish.registration->isValid()
                                                  ? tr("Nobody has joined a team after that day.")
                                                  : tr("Players may join a team on any day."));
    QStringList lines;
    for (const Message &one : late)
        lines << translated(one);
    ConsequenceList list;
    list.groups.push_back({tr("Not eligible"), lines});
    m_ui->consequences->showList(std::move(list));
}

void CompetitionRulesDialog::accept()
{
    if (m_wish.isEmpty())
        return;
    const auto entry = changeRules(m_league.league(), m_state->id(), m_wish);
    if (!entry) {
        showAll(entry.error());
        return;
    }
    Q_EMIT changed(*entry);
    QDialog::accept();
}

} // namespace touchline
