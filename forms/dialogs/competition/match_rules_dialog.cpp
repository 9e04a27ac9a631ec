// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/competition/match_rules_dialog.h"

#include "forms/dialogs/competition/option_fields.h"
#include "forms/help/help_topics.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/screen_fit.h"

#include "forms/widgets/tab_order.h"
#include "ui_match_rules_dialog.h"

#include <QCoreApplication>
#include <QPushButton>
#include <QSignalBlocker>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int rulesLetters = 104;
constexpr int rulesLines = 36;

QString levelWords(const char *text)
{
    return QCoreApplication::translate("core", text);
}

} // namespace

MatchRulesDialog::MatchRulesDialog(const QString &heading, std::vector<Place> places, Keep keep,
                                   QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::MatchRulesDialog>())
    , m_places(std::move(places))
    , m_keep(std::move(keep))
    , m_options(new OptionFields(this))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->heading, Theme::Type::Heading);
    Theme::setType(m_ui->optionsTitle, Theme::Type::Heading);
    Theme::setType(m_ui->help, Theme::Type::Caption);
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->heading->setText(heading);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Change"));
    m_ui->optionsArea->setWidget(m_options);
    for (const Place &place : m_places) {
        m_ui->target->addItem(place.title);
        m_before.push_back(place.draft.rules());
    }
    m_ui->target->setVisible(m_places.size() > 1);
    m_ui->targetLabel->setVisible(m_places.size() > 1);
    connect(m_ui->target, &QComboBox::currentIndexChanged, this, &MatchRulesDialog::showPlace);
    connect(m_ui->level, &QComboBox::currentIndexChanged, this, &MatchRulesDialog::takeLevel);
    connect(m_options, &OptionFields::chosen, this, [this](const QString &option, int value) {
        draft().setOption(option, value);
        showDraft(false);
    });
    showPlace();
    (m_places.size() > 1 ? m_ui->target : m_ui->level)->setFocus();
    ScreenFit::setSize(*this, rulesLetters, rulesLines);
}

MatchRulesDraft &MatchRulesDialog::draft()
{
    return m_places[static_cast<std::size_t>(qMax(0, m_ui->target->currentIndex()))].draft;
}

void MatchRulesDialog::showPlace()
{
    const QSignalBlocker blocker(m_ui->level);
    const GameInfo &info = draft().info();
    setHelpTopic(*this, QStringLiteral("manual/games/%1-options.md").arg(QString::fromUtf8(info.id)));
    m_ui->level->clear();
    QString rest = draft().rest().level;
    if (const auto level = findLevel(info.levels, rest))
        rest = levelWords((*level)->title);
    m_ui->level->addItem(tr("Like the rest (%1)").arg(rest), QString());
    for (const LevelSpec &level : info.levels)
        m_ui->level->addItem(levelWords(level.title), QString::fromUtf8(level.name));
    m_ui->problem->hide();
    showDraft(true);
}

void MatchRulesDialog::takeLevel()
{
    const QString level = m_ui->level->currentData().toString();
    if (level.isEmpty())
        draft().followRest();
    else
        draft().setLevel(level);
    showDraft(true);
}

void MatchRulesDialog::showDraft(bool isOtherLevel)
{
    const QSignalBlocker blocker(m_ui->level);
    const LevelChoice &choice = draft().choice();
    m_ui->level->setCurrentIndex(draft().isLikeRest() ? 0 : m_ui->level->findData(choice.level));
    if (const auto level = findLevel(draft().info().levels, choice.level))
        m_ui->help->setText(levelWords((*level)->help));
    if (!isOtherLevel) {
        m_options->showValues(choice.options);
        return;
    }
    m_options->setOptions(draft().info(), choice.options);
    tabAsRead(*this);
}

void MatchRulesDialog::accept()
{
    const auto place = static_cast<std::size_t>(qMax(0, m_ui->target->currentIndex()));
    if (draft().rules() == m_before[place]) {
        QDialog::accept();
        return;
    }
    if (!hasWorked(*m_ui->problem, m_keep(place, draft().rules())))
        return;
    QDialog::accept();
}

} // namespace touchline
