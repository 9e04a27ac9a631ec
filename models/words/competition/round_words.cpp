// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/round_words.h"

#include "core/base/index.h"

#include <qglobal.h>

#include <array>

namespace touchline {

namespace {

/// A figure of a round with its name; fewer is better.
struct TermFigure
{
    const char *name;
    TablePoints (*of)(const RoundTerms &);
};

constexpr std::array termFigures{
    TermFigure{QT_TRANSLATE_NOOP("core", "Rematches"),
               [](const RoundTerms &terms) { return TablePoints(terms.rematches); }},
    TermFigure{QT_TRANSLATE_NOOP("core", "Points between opponents, in all"),
               [](const RoundTerms &terms) { return terms.apart; }},
    TermFigure{QT_TRANSLATE_NOOP("core", "Teams paired up or down again"),
               [](const RoundTerms &terms) { return TablePoints(terms.repeatedFloats); }},
    TermFigure{QT_TRANSLATE_NOOP("core", "Teams paired up or down"),
               [](const RoundTerms &terms) { return TablePoints(terms.floats); }},
    TermFigure{QT_TRANSLATE_NOOP("core", "Home and away out of balance by"),
               [](const RoundTerms &terms) { return TablePoints(terms.imbalance); }},
    TermFigure{QT_TRANSLATE_NOOP("core", "Teams at home or away again"),
               [](const RoundTerms &terms) { return TablePoints(terms.repeatedVenues); }},
};

const char *warningText(PairingWarning::Kind kind)
{
    switch (kind) {
    case PairingWarning::Kind::Rematch:
        return QT_TRANSLATE_NOOP("core", "%1 and %2 met in round %3.");
    case PairingWarning::Kind::FloatsDown:
        return QT_TRANSLATE_NOOP("core", "%1 meets a team with fewer points again: %2.");
    case PairingWarning::Kind::FloatsUp:
        return QT_TRANSLATE_NOOP("core", "%1 meets a team with more points again: %2.");
    case PairingWarning::Kind::HomeAgain:
        return QT_TRANSLATE_NOOP("core", "%1 (v %2): %3 home matches in a row.");
    case PairingWarning::Kind::AwayAgain:
        return QT_TRANSLATE_NOOP("core", "%1 (v %2): %3 away matches in a row.");
    }
    return "";
}

} // namespace

QString byeText(ByeRequest::Kind kind, const Language &language)
{
    switch (kind) {
    case ByeRequest::Kind::Half:
        return language.text(QT_TRANSLATE_NOOP("core", "half-point bye"));
    case ByeRequest::Kind::Zero:
        return language.text(QT_TRANSLATE_NOOP("core", "zero-point bye"));
    case ByeRequest::Kind::Full:
        return language.text(QT_TRANSLATE_NOOP("core", "full-point bye"));
    case ByeRequest::Kind::Plays:
        return language.text(QT_TRANSLATE_NOOP("core", "plays"));
    }
    return {};
}

QString byeWords(const Competition &competition, const TeamBye &bye, const Language &language)
{
    const QString kind = bye.isOfOddNumber ? language.text(QT_TRANSLATE_NOOP("core", "bye"))
                                           : byeText(bye.request.kind, language);
    const QString round = QString::number(bye.request.round);
    const auto &stage =
        std::get<PairedStage>(competition.definition().format.stages[at(bye.request.stage - 1)].plan);
    const TablePoints points = requestedByePoints(stage, bye.request.kind);
    if (points == 0)
        return language.text(QT_TRANSLATE_NOOP("core", "%1 in round %2"), {kind, round});
    return language.text(points.plural() == 1 ? QT_TRANSLATE_NOOP("core", "%1 in round %2 (%3 point)")
                                              : QT_TRANSLATE_NOOP("core", "%1 in round %2 (%3 points)"),
                         {kind, round, pointsText(points)});
}

std::vector<RoundFigure> roundFigures(const RoundProposal &proposal, const Language &language)
{
    std::vector<RoundFigure> all;
    all.reserve(std::size(termFigures));
    for (const TermFigure &one : termFigures)
        all.push_back({language.text(one.name), pointsText(one.of(proposal.terms)),
                       proposal.automatic ? pointsText(one.of(*proposal.automatic)) : QString()});
    return all;
}

QStringList warningLines(const Competition &competition, const RoundTerms &terms, const Language &language)
{
    QStringList lines;
    for (const PairingWarning &one : terms.warnings)
        lines << language.text(warningText(one.kind),
                               {competition.entrant(one.team).name, competition.entrant(one.opponent).name,
                                QString::number(one.count)});
    return lines;
}

QString roundVerdict(const RoundProposal &proposal, const Language &language)
{
    if (!proposal.automatic)
        return language.text(
            QT_TRANSLATE_NOOP("core", "The rules find no round without a rematch for these teams."));
    for (const TermFigure &one : termFigures) {
        const TablePoints more = one.of(proposal.terms) - one.of(*proposal.automatic);
        if (more > 0)
            return language.text(QT_TRANSLATE_NOOP("core", "It costs more than the automatic pairing."));
        if (more < 0)
            break;
    }
    return language.text(QT_TRANSLATE_NOOP("core", "It costs no more than the automatic pairing."));
}

} // namespace touchline
