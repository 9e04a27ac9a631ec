// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/help/help_topics.h"

#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <string_view>

namespace touchline {

namespace {

constexpr auto property = "helpTopic";

/// A dialog, by its class, and its page below docs/manual/howto.
struct DialogTopic
{
    std::string_view dialog;
    const char *page;
};

constexpr DialogTopic dialogTopics[]{
    {"AddPlayerDialog", "fill-in-a-score-sheet"},
    {"CalendarDialog", "run-a-league"},
    {"CardDialog", "make-a-card"},
    {"CompareCardsDialog", "make-a-card"},
    {"CompetitionDialog", "new-competition"},
    {"CompetitionRulesDialog", "change-the-rules"},
    {"CorrectDialog", "correct-a-result"},
    {"DecisionDialog", "sent-off"},
    {"DelayDialog", "evening-tournament"},
    {"DeleteResultDialog", "correct-a-result"},
    {"DivisionsDialog", "next-season"},
    {"ExportDialog", "publish"},
    {"FirstRoundDialog", "hold-a-draw"},
    {"ForkDialog", "watch-again-and-what-if"},
    {"FreePlayersDialog", "squads-and-transfers"},
    {"GroupPlacesDialog", "hold-a-draw"},
    {"ImportColumnsDialog", "import-a-list"},
    {"ImportDialog", "import-a-list"},
    {"LogDialog", "watch-again-and-what-if"},
    {"LotsDialog", "level-teams"},
    {"MatchRulesDialog", "change-the-rules"},
    {"MatchRulingDialog", "somebody-did-not-come"},
    {"MoreRulesDialog", "change-the-rules"},
    {"MovesDialog", "squads-and-transfers"},
    {"NewTeamDialog", "run-a-league"},
    {"OfficialsDialog", "referees-and-weather"},
    {"OwnCardsDialog", "change-the-rules"},
    {"OwnTableRulesDialog", "change-the-rules"},
    {"PostponeDialog", "postpone-a-match"},
    {"RankingDialog", "make-a-card"},
    {"RoundDialog", "pair-a-swiss-round"},
    {"ScoreSheetDialog", "fill-in-a-score-sheet"},
    {"SeasonDaysDialog", "postpone-a-match"},
    {"SeasonDialog", "next-season"},
    {"SharedLeagueDialog", "share-a-league"},
    {"SlipDialog", "play-a-match"},
    {"TableRulesDialog", "change-the-rules"},
    {"TeamAgentsDialog", "change-the-rules"},
    {"TeamCardDialog", "make-a-card"},
    {"TeamRankingDialog", "hold-a-draw"},
    {"TeamRulingDialog", "a-team-leaves"},
    {"TimetableDialog", "evening-tournament"},
    {"TransferDialog", "squads-and-transfers"},
    {"UndoDialog", "undo"},
    {"WalkoverDialog", "somebody-did-not-come"},
    {"WhichDiceDialog", "play-a-match"},
};

/// Of its class, or the nearest that it inherits which has one; empty where none has.
QString topicOfClass(const QObject &object)
{
    constexpr std::string_view ours = "touchline::";
    for (const QMetaObject *of = object.metaObject(); of != nullptr; of = of->superClass()) {
        const std::string_view name = of->className();
        const auto row =
            std::find_if(std::begin(dialogTopics), std::end(dialogTopics), [&](const DialogTopic &topic) {
                return name.starts_with(ours) && topic.dialog == name.substr(ours.size());
            });
        if (row != std::end(dialogTopics))
            return QStringLiteral("manual/howto/%1.md").arg(QLatin1String(row->page));
    }
    return {};
}

} // namespace

void setHelpTopic(QWidget &widget, const QString &path)
{
    widget.setProperty(property, path);
}

QString helpTopic(const QWidget *widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (QString own = widget->property(property).toString(); !own.isEmpty())
            return own;
        if (QString topic = topicOfClass(*widget); !topic.isEmpty())
            return topic;
    }
    return {};
}

} // namespace touchline
