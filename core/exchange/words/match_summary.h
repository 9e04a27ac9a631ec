// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/words/language.h"
#include "core/match/report/score_sheet.h"

#include <QStringList>

#include <vector>

namespace touchline {

/// What is to be told of a match that was played, beside its score: for a page, a window, a sheet of paper.
/// All of it in the words of the language; what was not written down is not there.
struct MatchSummary
{
    /// A figure of both sides. "7 + 9" where it was counted in each half.
    struct Figure
    {
        QString title;
        PerSide<QString> values;

        bool operator==(const Figure &) const = default;
    };

    /// As goalWords() has them.
    PerSide<QStringList> goals;
    /// "Lantos 40′ (yellow)", "Bozsik 71′ (red)", "Santos 30′, 71′ (second yellow)".
    PerSide<QStringList> cards;
    /// "Czibor 32′".
    PerSide<QStringList> injuries;
    /// "Budai for Tóth 60′".
    PerSide<QStringList> substitutions;
    /// In the order of the sheet.
    std::vector<Figure> figures;
    /// "Type of referee: control freak", "Man of the match: Puskás", "Attendance: 60,000".
    QStringList facts;

    [[nodiscard]] bool isEmpty() const;
    bool operator==(const MatchSummary &) const = default;
};

/// `sheet`: of the report's game, level and options; it knows the names of what the report calls by a word.
[[nodiscard]] MatchSummary matchSummary(const MatchReport &report, const ScoreSheet &sheet,
                                        const Language &language);

/// The same but for the goals in lines of text: "Brazil: Gérson 40′ (yellow)", "Shots on goal: 5 + 3 – 2 +
/// 4".
[[nodiscard]] QStringList summaryLines(const MatchSummary &summary, const PerSide<QString> &teams,
                                       const Language &language);

} // namespace touchline
