// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/sheet_entry.h"

#include "core/base/plain_digits.h"
#include "core/base/search_key.h"
#include "core/match/report/minute.h"
#include "core/match/report/report_events.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

struct KindWord
{
    const char *word;
    ReportEventKind kind;
};

/// The first word of a kind is the one that eventAsTyped() writes.
constexpr std::array kindWords{KindWord{"goal", ReportEventKind::Goal},
                               KindWord{"pen", ReportEventKind::PenaltyGoal},
                               KindWord{"penalty", ReportEventKind::PenaltyGoal},
                               KindWord{"og", ReportEventKind::OwnGoal},
                               KindWord{"own", ReportEventKind::OwnGoal},
                               KindWord{"yellow", ReportEventKind::Yellow},
                               KindWord{"y", ReportEventKind::Yellow},
                               KindWord{"booked", ReportEventKind::Yellow},
                               KindWord{"red", ReportEventKind::Red},
                               KindWord{"r", ReportEventKind::Red},
                               KindWord{"inj", ReportEventKind::Injury},
                               KindWord{"injured", ReportEventKind::Injury},
                               KindWord{"injury", ReportEventKind::Injury},
                               KindWord{"on", ReportEventKind::SubstituteOn},
                               KindWord{"sub", ReportEventKind::SubstituteOn},
                               KindWord{"miss", ReportEventKind::ShootOutMiss},
                               KindWord{"missed", ReportEventKind::ShootOutMiss}};

const KindWord *kindWord(const QString &word)
{
    const auto found = std::find_if(kindWords.begin(), kindWords.end(),
                                    [&word](const KindWord &one) { return word == QLatin1String(one.word); });
    return found != kindWords.end() ? &*found : nullptr;
}

/// A player that a line may mean.
struct Candidate
{
    Side side = Side::Home;
    std::size_t index = 0;
};

class LineReader
{
public:
    LineReader(const QString &text, const TableMatch &match)
        : m_text(text.section(u'/', 0, 0).simplified())
        , m_second(text.section(u'/', 1).simplified())
        , m_words(m_text.split(u' ', Qt::SkipEmptyParts))
        , m_match(match)
    {
    }

    QString unknownName()
    {
        readWords();
        const QString name = m_words.join(u' ');
        const bool hasLetter =
            std::any_of(name.begin(), name.end(), [](const QChar &letter) { return letter.isLetter(); });
        return hasLetter && candidates(name).empty() ? name : QString();
    }

    Result<ReportEvent> read()
    {
        readWords();
        if (!m_wrongMinute.isEmpty())
            return fail(Error{Fault::BadInput, m_wrongMinute, {}});
        if (m_words.isEmpty())
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP(
                            "core", "Type a minute and a player: 23 Pele, or 61 Bene y for a yellow card."));
        if (!hasEvent(m_match.sheet, m_event.kind))
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "These rules do not record that."));
        if (isGoal(m_event.kind) && m_words == QStringList{unknownScorerMark}) {
            if (!m_side)
                return fail(Fault::BadInput,
                            QT_TRANSLATE_NOOP("core", "A goal without a scorer: add home or away."));
            m_event.side = *m_side;
        } else {
            const auto player = findPlayer(m_words.join(u' '));
            TOUCHLINE_TRY(player);
            TOUCHLINE_TRY(take(*player));
        }
        if (!m_second.isEmpty())
            TOUCHLINE_TRY(takeSecond(m_event.side));
        return m_event;
    }

private:
    void readWords()
    {
        readMinute();
        readShootOut();
        readLastWords();
    }

    void readMinute()
    {
        static const QRegularExpression form(QStringLiteral(R"(^(-?[0-9]+)(?:\+([0-9]+))?['.]?$)"));
        if (m_words.size() < 2)
            return;
        const auto found = form.match(withPlainDigits(m_words.front()));
        if (!found.hasMatch())
            return;
        bool isNumber = false;
        m_event.minute = found.captured(1).toInt(&isNumber);
        if (!isNumber || *m_event.minute < 1 || *m_event.minute > lastMinuteOfAll)
            m_wrongMinute = {
                QT_TRANSLATE_NOOP("core", "Minutes go from 1 to %1; stoppage time is typed 90+3."),
                {QString::number(lastMinuteOfAll)}};
        const QString stoppage = found.captured(2);
        m_event.stoppage = stoppage.toInt(&isNumber);
        if (!stoppage.isEmpty() && (!isNumber || m_event.stoppage > longestStoppageTime))
            m_wrongMinute = {QT_TRANSLATE_NOOP("core", "Stoppage time goes up to %1 minutes, not %2."),
                             {QString::number(longestStoppageTime), stoppage}};
        m_words.removeFirst();
    }

    void readShootOut()
    {
        if (m_words.isEmpty() || m_words.front().toLower() != QLatin1String("so"))
            return;
        m_words.removeFirst();
        m_event.kind = ReportEventKind::ShootOutGoal;
        m_event.minute.reset();
    }

    /// What stands behind the name, in any order.
    void readLastWords()
    {
        while (m_words.size() > 1 && takeWord(m_words.back().toLower()))
            m_words.removeLast();
    }

    bool takeWord(const QString &word)
    {
        if (word == QLatin1String("home") || word == QLatin1String("away")) {
            m_side = word == QLatin1String("home") ? Side::Home : Side::Away;
            return true;
        }
        if (const KindWord *kind = kindWord(word); kind != nullptr) {
            m_event.kind = kind->kind;
            return true;
        }
        for (const auto &kinds : {m_match.sheet.injuryKinds, m_match.sheet.goalKinds})
            for (const SheetWord &one : kinds)
                if (word == QLatin1String(one.word)) {
                    m_event.detail = word;
                    return true;
                }
        return false;
    }

    [[nodiscard]] bool isMeant(const SquadEntry &entry, const QString &name, bool isWhole) const
    {
        const QString wanted = searchKey(name);
        for (const QString &known : {entry.person.shortName, entry.person.name}) {
            const QString key = searchKey(known);
            if (isWhole ? key == wanted : key.startsWith(wanted) || key.contains(u' ' + wanted))
                return true;
        }
        return false;
    }

    /// As people write on a sheet in a hurry: "P. Mann" for Peter Mann, "Mueller" for Müller.
    [[nodiscard]] static bool isShortFor(const SquadEntry &entry, const QString &name)
    {
        static const QRegularExpression between(QStringLiteral("[\\s.]+"));
        const auto wordsOf = [](const QString &text) {
            return searchKey(text)
                .replace(QLatin1String("ae"), QLatin1String("a"))
                .replace(QLatin1String("oe"), QLatin1String("o"))
                .replace(QLatin1String("ue"), QLatin1String("u"))
                .split(between, Qt::SkipEmptyParts);
        };
        const QStringList wanted = wordsOf(name);
        qsizetype next = 0;
        for (const QString &word : wordsOf(entry.person.name))
            if (next < wanted.size() && word.startsWith(wanted[next]))
                ++next;
        return !wanted.isEmpty() && next == wanted.size();
    }

    template <class Condition>
    [[nodiscard]] std::vector<Candidate> all(const Condition &condition) const
    {
        std::vector<Candidate> found;
        for (const Side side : bothSides) {
            if (m_side && side != *m_side)
                continue;
            const auto &entries = m_match.squads[side].entries;
            for (std::size_t i = 0; i < entries.size(); ++i)
                if (condition(entries[i]))
                    found.push_back({side, i});
        }
        return found;
    }

    [[nodiscard]] const SquadEntry &entryOf(const Candidate &one) const
    {
        return m_match.squads[one.side].entries[one.index];
    }

    [[nodiscard]] std::vector<Candidate> candidates(const QString &name) const
    {
        static const QRegularExpression shirt(QStringLiteral(R"(^#?([0-9]{1,2})$)"));
        if (const auto number = shirt.match(withPlainDigits(name)); number.hasMatch())
            return all([&](const SquadEntry &entry) { return entry.shirt == number.captured(1).toInt(); });
        auto found = all([&](const SquadEntry &entry) { return isMeant(entry, name, true); });
        if (found.empty())
            found = all([&](const SquadEntry &entry) { return isMeant(entry, name, false); });
        if (found.empty())
            found = all([&](const SquadEntry &entry) { return isShortFor(entry, name); });
        return found;
    }

    [[nodiscard]] Result<Candidate> findPlayer(const QString &name) const
    {
        const std::vector<Candidate> found = candidates(name);
        const QString home = m_match.teams[Side::Home].name;
        const QString away = m_match.teams[Side::Away].name;
        if (found.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Neither %1 nor %2 has a player \"%3\"."),
                        {home, away, name});
        if (found.size() == 1)
            return found.front();
        // Of names of one team that are alike but for case the one that is written so.
        const auto isWrittenSo = [&](const Candidate &one) {
            return one.side == found.front().side &&
                   (entryOf(one).person.name == name || entryOf(one).person.shortName == name);
        };
        const bool isOneTeam = std::all_of(
            found.begin(), found.end(), [&](const Candidate &one) { return one.side == found.front().side; });
        if (isOneTeam && std::count_if(found.begin(), found.end(), isWrittenSo) == 1)
            return *std::find_if(found.begin(), found.end(), isWrittenSo);
        const bool isInBoth = found.front().side != found.back().side;
        if (isInBoth && found.size() == 2)
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "Both teams have a player \"%1\": add home or away."),
                        {name});
        QStringList names;
        for (const Candidate &one : found) {
            const Person &person = entryOf(one).person;
            const auto isAlike = [&](const Candidate &other) {
                return searchKey(entryOf(other).person.shortName) == searchKey(person.shortName);
            };
            names << (std::count_if(found.begin(), found.end(), isAlike) > 1 ? person.name
                                                                             : person.shortName);
        }
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Who is \"%1\": %2?"),
                    {name, names.join(QStringLiteral(", "))});
    }

    /// Who made the goal, or went off.
    [[nodiscard]] Result<void> takeSecond(Side side)
    {
        const bool isOff = m_event.kind == ReportEventKind::SubstituteOn;
        const bool isAssist = m_match.sheet.hasAssists && mayHaveSecond(m_event.kind) && !isOff;
        if (!isOff && !isAssist)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "These rules do not record that."));
        m_side = side;
        const auto player = findPlayer(m_second);
        TOUCHLINE_TRY(player);
        const PlayerOnTheDay &one = m_match.teams[side].players[player->index];
        if (!one.available)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 may not play: %2."),
                        {one.name, one.because});
        m_event.second = one.player;
        m_event.secondName = one.name;
        return {};
    }

    [[nodiscard]] Result<void> take(const Candidate &player)
    {
        const PlayerOnTheDay &one = m_match.teams[player.side].players[player.index];
        if (!one.available)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 may not play: %2."),
                        {one.name, one.because});
        m_event.side = player.side;
        m_event.player = one.player;
        m_event.playerName = one.name;
        return {};
    }

    QString m_text;
    /// Who is named behind the slash.
    QString m_second;
    QStringList m_words;
    /// Why the minute is none.
    Message m_wrongMinute{};
    const TableMatch &m_match;
    ReportEvent m_event;
    std::optional<Side> m_side;
};

/// The name by which one player alone is found.
QString nameAsTyped(const ReportEvent &event, const TableMatch &match)
{
    if (isOfUnknownScorer(event))
        return unknownScorerMark + u' ' + sideWord(event.side);
    const QString key = searchKey(event.playerName);
    const auto &others = match.teams[opposite(event.side)].players;
    const bool isInBoth = std::any_of(others.begin(), others.end(), [&key](const PlayerOnTheDay &one) {
        return searchKey(one.name) == key;
    });
    return isInBoth ? event.playerName + u' ' + sideWord(event.side) : event.playerName;
}

} // namespace

bool hasEvent(const ScoreSheet &sheet, ReportEventKind kind)
{
    switch (kind) {
    case ReportEventKind::Yellow:
    case ReportEventKind::SecondYellow:
    case ReportEventKind::Red:
        return sheet.hasScorers && sheet.hasCards;
    case ReportEventKind::Injury:
        return sheet.hasScorers && sheet.hasInjuries;
    case ReportEventKind::SubstituteOn:
        return sheet.hasScorers && sheet.hasSubstitutions;
    default:
        return sheet.hasScorers;
    }
}

Result<ReportEvent> eventFromText(const QString &text, const TableMatch &match)
{
    return LineReader(text, match).read();
}

QString unknownNameIn(const QString &text, const TableMatch &match)
{
    return LineReader(text, match).unknownName();
}

QString eventAsTyped(const ReportEvent &event, const TableMatch &match)
{
    QStringList words;
    const bool isKick =
        event.kind == ReportEventKind::ShootOutGoal || event.kind == ReportEventKind::ShootOutMiss;
    if (isKick)
        words << QStringLiteral("so");
    else if (event.minute)
        words << minuteFigure(event);
    words << nameAsTyped(event, match);
    const ReportEventKind kind =
        event.kind == ReportEventKind::SecondYellow ? ReportEventKind::Yellow : event.kind;
    const auto found = std::find_if(kindWords.begin(), kindWords.end(),
                                    [kind](const KindWord &one) { return one.kind == kind; });
    if (kind != ReportEventKind::Goal && found != kindWords.end())
        words << QString::fromUtf8(found->word);
    if (!event.detail.isEmpty())
        words << event.detail;
    if (!event.second.isNull() && kind == event.kind)
        words << QStringLiteral("/") << event.secondName;
    return words.join(u' ');
}

} // namespace touchline
