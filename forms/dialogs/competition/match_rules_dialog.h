// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/new_competition/match_rules_draft.h"

#include "core/base/result.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <vector>

namespace Ui {
class MatchRulesDialog;
}

namespace touchline {

class OptionFields;

/// Level and options of some of the matches of a competition: of one match, of a round, of a stage.
class MatchRulesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Matches that the choice can be made for.
    struct Place
    {
        QString title;
        MatchRulesDraft draft;
    };
    /// Keeps what was chosen for the place of that index; nothing = like the rest. The dialog stays open and
    /// says so where that is refused.
    using Keep = std::function<Result<void>(std::size_t place, const std::optional<MatchRules> &rules)>;

    /// `places` is not empty; with more than one the person chooses among them.
    MatchRulesDialog(const QString &heading, std::vector<Place> places, Keep keep, QWidget *parent = nullptr);

    void accept() override;

private:
    [[nodiscard]] MatchRulesDraft &draft();
    void showPlace();
    void takeLevel();
    /// Level, help and fields as the draft has them.
    void showDraft(bool isOtherLevel);

    std::shared_ptr<Ui::MatchRulesDialog> m_ui;
    std::vector<Place> m_places;
    /// By place, as the dialog was opened.
    std::vector<std::optional<MatchRules>> m_before;
    Keep m_keep;
    OptionFields *m_options;
};

} // namespace touchline
