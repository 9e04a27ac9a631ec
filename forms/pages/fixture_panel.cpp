// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/fixture_panel.h"

#include "core/competition/level_places.h"
#include "core/exchange/fixture_words.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "models/views/conflict_words.h"
#include "models/views/due_draw.h"
#include "models/views/fixture_mark.h"
#include "models/views/fixture_words.h"
#include "models/views/match_rules_text.h"
#include "models/views/said.h"
#include "ui_fixture_panel.h"

#include <QPushButton>

#include <algorithm>

namespace touchline {

namespace {

/// Buttons beside each other; their words may be long.
constexpr int buttonsInRow = 3;

QString placeLine(const CompetitionState &state, int index)
{
    const Fixture &fixture = state.competition.fixtures()[static_cast<std::size_t>(index)];
    QStringList parts{FixturePanel::tr("Match %1").arg(fixture.number),
                      capitalized(windowLanguage().say(fixture.stageName.toUtf8().constData()))};
    if (fixture.table >= 0)
        parts << tableWords(state.competition.tables()[static_cast<std::size_t>(fixture.table)],
                            windowLanguage());
    if (const Appointment *appointment = state.competition.appointment(index)) {
        const QString clock =
            appointment->time.isValid() ? u' ' + windowLanguage().clock(appointment->time) : QString();
        parts << windowLanguage().shortDate(appointment->date) + clock << placeWords(*appointment);
    }
    parts.removeAll(QString());
    // A stage and its only table may have the same name.
    parts.removeDuplicates();
    return parts.join(QStringLiteral(" · "));
}

/// The result, and who scored.
QString playedWords(const CompetitionState &state, int fixture)
{
    const QString goals = goalsText(state, fixture);
    const QString result = resultText(state, fixture);
    return goals.isEmpty() ? result : QStringLiteral("%1\n%2").arg(result, goals);
}

} // namespace

FixturePanel::FixturePanel(QWidget *parent) : QFrame(parent), m_ui(std::make_unique<Ui::FixturePanel>())
{
    m_ui->setupUi(this);
    const auto paintTheme = [this] {
        const int side = fontMetrics().height();
        m_ui->mark->setPixmap(icon(QStringLiteral("warning"), ColourRole::Error).pixmap(side));
    };
    paintTheme();
    connect(&Theme::instance(), &Theme::changed, this, paintTheme);
    m_ui->place->setForegroundRole(QPalette::PlaceholderText);
}

FixturePanel::~FixturePanel() = default;

void FixturePanel::setFixture(const CompetitionStatePtr &state, int fixture, bool isReadOnly,
                              const QString &hint)
{
    setVisible(state != nullptr && fixture >= 0);
    if (state == nullptr || fixture < 0)
        return;
    m_ui->place->setText(placeLine(*state, fixture));
    const QString level = matchRulesLine(*state, fixture);
    m_ui->level->setText(level);
    m_ui->level->setVisible(!level.isEmpty());
    const FixtureMark mark = markOf(*state, fixture);
    const Ruling *ruling = state->competition.ruling(fixture);
    QString words;
    if (mark == FixtureMark::Ready)
        words = isReadOnly ? QString() : hint;
    else if (mark == FixtureMark::Played)
        words = playedWords(*state, fixture);
    else
        words = markHelp(mark);
    if (ruling != nullptr && !ruling->reason.isEmpty())
        words = (words + u' ' + tr("Reason: %1").arg(ruling->reason)).trimmed();
    m_ui->ruling->setText(words);
    const bool isInConflict = mark == FixtureMark::InConflict;
    m_ui->ruling->setVisible(!words.isEmpty() && !isInConflict);
    m_ui->conflict->setVisible(isInConflict);
    for (QPushButton *button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    if (isInConflict)
        showConflict(*state, fixture, isReadOnly);
}

void FixturePanel::showConflict(const CompetitionState &state, int fixture, bool isReadOnly)
{
    const std::vector<Conflict> conflicts = conflictsOf(state.competition, state.now);
    const auto found = std::find_if(conflicts.begin(), conflicts.end(),
                                    [fixture](const Conflict &one) { return one.fixture == fixture; });
    if (found == conflicts.end())
        return;
    QString reason = conflictReason(state.competition, *found);
    int place = 0;
    for (const Remedy remedy : found->remedies) {
        if (remedy == Remedy::Wait || remedy == Remedy::DrawLots)
            reason += u' ' + remedyHelp(remedy);
        if (remedy == Remedy::DrawLots)
            for (const Message &wanted : lotsWanted(state.competition, state.now))
                reason += u' ' + windowLanguage().say(wanted);
        // Only the rules, or a ranking, help where no lot can be drawn.
        if (remedy == Remedy::Wait || (remedy == Remedy::DrawLots && !canDraw(state)))
            continue;
        auto *button = new QPushButton(remedyWords(remedy), m_ui->conflict);
        button->setObjectName(QStringLiteral("remedy%1").arg(static_cast<int>(remedy)));
        button->setToolTip(remedyHelp(remedy));
        button->setEnabled(!isReadOnly);
        connect(button, &QPushButton::clicked, this, [this, remedy] { Q_EMIT remedyWanted(remedy); });
        m_ui->remedies->addWidget(button, place / buttonsInRow, place % buttonsInRow);
        m_buttons.push_back(button);
        ++place;
    }
    m_ui->reason->setText(reason);
}

} // namespace touchline
