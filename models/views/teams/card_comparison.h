// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/side.h"
#include "core/play/matches/pair_chances.h"
#include "models/views/teams/card_face.h"

namespace touchline {

/// Two cards side by side: what differs, and what a match between them may bring, in the words of the window.
class CardComparison
{
    Q_DECLARE_TR_FUNCTIONS(CardComparison)

public:
    /// One figure of both cards.
    struct Row
    {
        QString label;
        PerSide<QString> values;
        /// The first less the second, with its sign ("+3", "−1 / +2"); empty where they are equal, or no
        /// numbers.
        QString difference;
        bool isEqual = false;
    };

    explicit CardComparison(PerSide<CardFace> faces);

    [[nodiscard]] const CardFace &face(Side side) const { return m_faces[side]; }
    /// "Brazil 1970".
    [[nodiscard]] QString name(Side side) const;
    /// Figures and facts of the fronts that both have, in their order.
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }

    /// "Brazil 1970 wins 45.1%, draw 29.2%, Turkey 2002 wins 25.7%".
    [[nodiscard]] QString resultText(const PairChances &chances) const;
    /// "Goals on average: 1.24 to 0.89".
    [[nodiscard]] QString goalsText(const PairChances &chances) const;
    /// Where the figures come from, and how sure they are.
    [[nodiscard]] QString sourceText(const PairChances &chances) const;

private:
    PerSide<CardFace> m_faces;
    std::vector<Row> m_rows;
};

/// "+3", "0", "−2": with a sign as wide as a figure.
[[nodiscard]] QString signedNumber(int number);

} // namespace touchline
