// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/files/league_look_verb.h"
#include "app/cli/input/league_access.h"
#include "models/league/integrity/verification.h"

#include <QRegularExpression>

namespace touchline::cli {

namespace {

QString countOf(int number, const char *one, const char *several)
{
    return u"%1 %2"_s.arg(number).arg(QString::fromLatin1(number == 1 ? one : several));
}

/// So many digits of the seal are shown to people: enough to tell two apart.
constexpr qsizetype sealDigits = 16;

QString sealText(const Verification &found)
{
    if (found.sealedFrom == 0)
        return u"Not sealed: the history was written before version 0.2.0\n"_s;
    QString text = u"Seal %1"_s.arg(found.seal.left(sealDigits));
    if (found.sealedFrom > 1)
        text += u", from entry %1 on; what came before was not sealed"_s.arg(found.sealedFrom);
    text += u'\n';
    if (!found.repairs.empty())
        text += u"%1 by hand\n"_s.arg(countOf(static_cast<int>(found.repairs.size()), "repair", "repairs"));
    return text;
}

/// A repair takes over what was changed without a command, also what stood before the seal was noted.
QString notedText(const Verification &found)
{
    QString text = u"Seal noted at entry %1: everything up to it is unchanged"_s.arg(*found.notedEntry);
    QStringList repairs;
    for (const qlonglong repair : found.repairs)
        if (repair > *found.notedEntry)
            repairs << u"entry %1"_s.arg(repair);
    if (!repairs.isEmpty())
        text += u", except for what was repaired by hand since (%1)"_s.arg(repairs.join(u", "_s));
    return text + u".\n"_s;
}

QString verificationText(const League &league, const Verification &found)
{
    QString text = u"%1: %2, %3 (%4 entered by people), %5 of history, version %6\n"_s
                       .arg(league.name(), countOf(found.competitions, "competition", "competitions"),
                            countOf(found.reports, "result", "results"))
                       .arg(found.entered)
                       .arg(countOf(found.entries, "entry", "entries"))
                       .arg(found.schema);
    text += sealText(found);
    text += u"%1 replayed\n"_s.arg(countOf(found.replayed, "match log", "match logs"));
    for (const Verification::OtherRules &one : found.otherRules)
        text += u"%1 of %2 with rules version %3, not replayed: the results stand\n"_s
                    .arg(countOf(one.logs, "match log", "match logs"), one.game)
                    .arg(one.version);
    for (const MatchOfOtherRules &one : found.unfinished)
        text += u"%1 is not over and was begun with rules version %2 of %3: it cannot be resumed\n"_s
                    .arg(one.match)
                    .arg(one.version)
                    .arg(one.game);
    if (found.withoutLog > 0)
        text += u"%1 of a game without a log\n"_s.arg(countOf(found.withoutLog, "result", "results"));
    return text + (found.isSound()
                       ? u"No problems found.\n"_s
                       : countOf(static_cast<int>(found.problems.size()), "problem", "problems") + u".\n"_s);
}

QJsonObject verificationJson(const League &league, const Verification &found)
{
    const QJsonArray others = arrayOf(found.otherRules, [&](const Verification::OtherRules &one) {
        return QJsonObject{{u"game"_s, one.game}, {u"rules_version"_s, one.version}, {u"logs"_s, one.logs}};
    });
    const QJsonArray unfinished = arrayOf(found.unfinished, [&](const MatchOfOtherRules &one) {
        return QJsonObject{{u"match"_s, one.match}, {u"game"_s, one.game}, {u"rules_version"_s, one.version}};
    });
    const QJsonArray problems = arrayOf(found.problems, [&](const Problem &problem) {
        return QJsonObject{{u"where"_s, problem.where}, {u"what"_s, problem.what.english()}};
    });
    return {{u"league"_s, league.name()},
            {u"backend"_s, backendWord(league.backend())},
            {u"version"_s, found.schema},
            {u"competitions"_s, found.competitions},
            {u"results"_s, found.reports},
            {u"entered"_s, found.entered},
            {u"history"_s, found.entries},
            {u"sealed_from"_s, found.sealedFrom},
            {u"seal"_s, found.seal},
            {u"repairs"_s, static_cast<int>(found.repairs.size())},
            {u"replayed"_s, found.replayed},
            {u"other_rules"_s, others},
            {u"unfinished_of_other_rules"_s, unfinished},
            {u"without_log"_s, found.withoutLog},
            {u"problems"_s, problems},
            {u"sound"_s, found.isSound()}};
}

Result<LeagueFinding> lookAtHealth(League &league, const QCommandLineParser &parser)
{
    const bool isNoted = parser.isSet(u"seal"_s);
    const auto found = verify(league, isNoted ? parser.value(u"seal"_s).toLatin1() : QByteArray());
    TOUCHLINE_TRY(found);
    QString text = verificationText(league, *found);
    QJsonObject json = verificationJson(league, *found);
    if (isNoted)
        json.insert(u"noted_seal_entry"_s, orNull(found->notedEntry));
    if (found->notedEntry && found->isSound())
        text += notedText(*found);
    return LeagueFinding{text, json, found->problems};
}

int runVerify(const QCommandLineParser &parser, Streams &streams)
{
    static const QRegularExpression digits(u"\\A[0-9A-Fa-f]{%1,64}\\z"_s.arg(sealDigits));
    const QString noted = parser.value(u"seal"_s);
    if (parser.isSet(u"seal"_s) && !digits.match(noted).hasMatch())
        return refuseUsage(streams, u"--seal takes the 16 to 64 digits that \"verify\" printed."_s);
    return lookAtLeague(parser, streams, lookAtHealth);
}

} // namespace

const Verb verifyVerb{
    "verify",
    "Checks a league: file, history and every match log.",
    {placeRow,
     jsonRow,
     {"seal", "A seal that was noted earlier: check that the history up to it is unchanged.", "digits"}},
    runVerify};

} // namespace touchline::cli
