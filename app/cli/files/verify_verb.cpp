// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"
#include "app/cli/files/league_look_verb.h"
#include "app/cli/input/league_access.h"
#include "models/league/health/verification.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace touchline::cli {

namespace {

QString countOf(int number, const char *one, const char *several)
{
    return QStringLiteral("%1 %2").arg(number).arg(QString::fromLatin1(number == 1 ? one : several));
}

/// So many digits of the seal are shown to people: enough to tell two apart.
constexpr qsizetype sealDigits = 16;

QString sealText(const Verification &found)
{
    if (found.sealedFrom == 0)
        return QStringLiteral("Not sealed: the history was written before version 0.2.0\n");
    QString text = QStringLiteral("Seal %1").arg(found.seal.left(sealDigits));
    if (found.sealedFrom > 1)
        text += QStringLiteral(", from entry %1 on; what came before was not sealed").arg(found.sealedFrom);
    text += u'\n';
    if (!found.repairs.empty())
        text += QStringLiteral("%1 by hand\n")
                    .arg(countOf(static_cast<int>(found.repairs.size()), "repair", "repairs"));
    return text;
}

/// A repair takes over what was changed without a command, also what stood before the seal was noted.
QString notedText(const Verification &found)
{
    QString text =
        QStringLiteral("Seal noted at entry %1: everything up to it is unchanged").arg(*found.notedEntry);
    QStringList repairs;
    for (const qlonglong repair : found.repairs)
        if (repair > *found.notedEntry)
            repairs << QStringLiteral("entry %1").arg(repair);
    if (!repairs.isEmpty())
        text += QStringLiteral(", except for what was repaired by hand since (%1)")
                    .arg(repairs.join(QStringLiteral(", ")));
    return text + QStringLiteral(".\n");
}

QString verificationText(const League &league, const Verification &found)
{
    QString text = QStringLiteral("%1: %2, %3 (%4 entered by people), %5 of history, version %6\n")
                       .arg(league.name(), countOf(found.competitions, "competition", "competitions"),
                            countOf(found.reports, "result", "results"))
                       .arg(found.entered)
                       .arg(countOf(found.entries, "entry", "entries"))
                       .arg(found.schema);
    text += sealText(found);
    text += QStringLiteral("%1 replayed\n").arg(countOf(found.replayed, "match log", "match logs"));
    for (const Verification::OtherRules &one : found.otherRules)
        text += QStringLiteral("%1 of %2 with rules version %3, not replayed: the results stand\n")
                    .arg(countOf(one.logs, "match log", "match logs"), one.game)
                    .arg(one.version);
    for (const MatchOfOtherRules &one : found.unfinished)
        text +=
            QStringLiteral("%1 is not over and was begun with rules version %2 of %3: it cannot be resumed\n")
                .arg(one.match)
                .arg(one.version)
                .arg(one.game);
    if (found.withoutLog > 0)
        text += QStringLiteral("%1 of a game without a log\n")
                    .arg(countOf(found.withoutLog, "result", "results"));
    return text + (found.isSound() ? QStringLiteral("No problems found.\n")
                                   : countOf(static_cast<int>(found.problems.size()), "problem", "problems") +
                                         QStringLiteral(".\n"));
}

QJsonObject verificationJson(const League &league, const Verification &found)
{
    QJsonArray others;
    for (const Verification::OtherRules &one : found.otherRules)
        others.append(QJsonObject{{QStringLiteral("game"), one.game},
                                  {QStringLiteral("rules_version"), one.version},
                                  {QStringLiteral("logs"), one.logs}});
    QJsonArray unfinished;
    for (const MatchOfOtherRules &one : found.unfinished)
        unfinished.append(QJsonObject{{QStringLiteral("match"), one.match},
                                      {QStringLiteral("game"), one.game},
                                      {QStringLiteral("rules_version"), one.version}});
    QJsonArray problems;
    for (const Problem &problem : found.problems)
        problems.append(QJsonObject{{QStringLiteral("where"), problem.where},
                                    {QStringLiteral("what"), problem.what.english()}});
    return {{QStringLiteral("league"), league.name()},
            {QStringLiteral("backend"), backendWord(league.backend())},
            {QStringLiteral("version"), found.schema},
            {QStringLiteral("competitions"), found.competitions},
            {QStringLiteral("results"), found.reports},
            {QStringLiteral("entered"), found.entered},
            {QStringLiteral("history"), found.entries},
            {QStringLiteral("sealed_from"), found.sealedFrom},
            {QStringLiteral("seal"), found.seal},
            {QStringLiteral("repairs"), static_cast<int>(found.repairs.size())},
            {QStringLiteral("replayed"), found.replayed},
            {QStringLiteral("other_rules"), others},
            {QStringLiteral("unfinished_of_other_rules"), unfinished},
            {QStringLiteral("without_log"), found.withoutLog},
            {QStringLiteral("problems"), problems},
            {QStringLiteral("sound"), found.isSound()}};
}

Result<LeagueFinding> lookAtHealth(League &league, const QCommandLineParser &parser)
{
    const bool isNoted = parser.isSet(QStringLiteral("seal"));
    const auto found =
        verify(league, isNoted ? parser.value(QStringLiteral("seal")).toLatin1() : QByteArray());
    TOUCHLINE_TRY(found);
    QString text = verificationText(league, *found);
    QJsonObject json = verificationJson(league, *found);
    if (isNoted)
        json.insert(QStringLiteral("noted_seal_entry"),
                    found->notedEntry ? QJsonValue(*found->notedEntry) : QJsonValue());
    if (found->notedEntry && found->isSound())
        text += notedText(*found);
    return LeagueFinding{text, json, found->problems};
}

void describeVerify(ArgumentParser &parser)
{
    describeLook(parser);
    parser.addOption(
        {QStringLiteral("seal"),
         QStringLiteral("A seal that was noted earlier: check that the history up to it is unchanged."),
         QStringLiteral("digits")});
}

int runVerify(const QCommandLineParser &parser, Streams &streams)
{
    static const QRegularExpression digits(QStringLiteral("\\A[0-9A-Fa-f]{%1,64}\\z").arg(sealDigits));
    const QString noted = parser.value(QStringLiteral("seal"));
    if (parser.isSet(QStringLiteral("seal")) && !digits.match(noted).hasMatch())
        return refuseUsage(streams,
                           QStringLiteral("--seal takes the 16 to 64 digits that \"verify\" printed."));
    return lookAtLeague(parser, streams, lookAtHealth);
}

} // namespace

const Verb verifyVerb{"verify", "Checks a league: file, history and every match log.", describeVerify,
                      runVerify};

} // namespace touchline::cli
