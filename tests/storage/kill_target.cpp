// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/kill_target.h"

#include "models/league/integrity/verification.h"
#include "models/league/league_matches.h"
#include "tests/storage/random_commands.h"
#include "tests/support/text.h"

#include <algorithm>

namespace touchline::storage {

QString whatIsWrong(League &league)
{
    const auto verified = verify(league);
    if (!verified)
        return wordsOf(verified.error());
    if (!verified->isSound())
        return verified->problems.front().where + u' ' + verified->problems.front().what.english();
    // A competition that comes with its results comes without their logs.
    const auto logs = league.database().rows(
        u"SELECT COUNT(*) FROM report r JOIN competition c ON c.uuid = r.competition WHERE r.game <> '' "
        "AND c.name NOT LIKE 'Played %' AND r.uuid NOT IN (SELECT report FROM match_log)"_s);
    if (!logs || logs->front().front().toInt() != 0)
        return u"a match without its log"_s;
    return {};
}

Target::Target(store::Backend backend) : m_place(backend)
{
    if (const auto made = m_place.create(); !made)
        qFatal("%s", qPrintable(wordsOf(made.error())));
}

QString Target::prepare()
{
    auto league = m_place.open();
    if (!league)
        return wordsOf(league.error());
    const auto added = RandomCommands(1).make(**league, CommandKind::NewCompetition);
    return added ? m_replay.follow(**league) : wordsOf(added.error());
}

QString Target::look(const Heard &heard)
{
    if (!heard.trouble.isEmpty())
        return u"the worker: "_s + heard.trouble;
    waitUntilAlone(m_place);
    auto league = m_place.open();
    if (!league)
        return wordsOf(league.error());
    if (QString wrong = whatIsWrong(**league); !wrong.isEmpty())
        return wrong;
    std::vector<QUuid> expected = m_replay.entries();
    for (const QUuid &id : heard.done())
        expected.push_back(id);
    if (QString wrong = m_replay.follow(**league); !wrong.isEmpty())
        return wrong;
    const std::vector<QUuid> &found = m_replay.entries();
    const bool isOneMore = heard.isWithin() && found.size() == expected.size() + 1;
    if (found.size() < expected.size() || !std::equal(expected.begin(), expected.end(), found.begin()))
        return u"lost: %1 of %2 commands"_s.arg(found.size()).arg(expected.size());
    if (found.size() > expected.size() && !isOneMore)
        return u"too many: %1 for %2 commands"_s.arg(found.size()).arg(expected.size());
    if (QString wrong = m_replay.compare(**league); !wrong.isEmpty())
        return wrong;
    m_within += heard.isWithin() ? 1 : 0;
    m_found += isOneMore ? 1 : 0;
    return lookAtMatch(**league, heard, isOneMore);
}

QString Target::lookAtMatch(League &league, const Heard &heard, bool isOneMore)
{
    for (const QByteArray &line : heard.lines) {
        if (line.startsWith("input "))
            m_underWay = {line.mid(6, 36), line.mid(43).toInt()};
        else if (line.startsWith("done "))
            m_underWay.reset();
    }
    const auto lines = league.matches().underWay();
    if (!lines || lines->size() > 1)
        return u"matches under way"_s;
    UnderWay found;
    if (!lines->empty()) {
        const auto match = league.matches().resume(lines->front().fixture);
        if (!match)
            return wordsOf(match.error());
        found = {lines->front().fixture.toByteArray(QUuid::WithoutBraces), int(match->entries().size())};
    }
    UnderWay next;
    if (m_underWay && !isOneMore)
        next = {m_underWay->first, m_underWay->second + 1};
    else if (!m_underWay && found)
        next = {found->first, 0};
    const bool isLater = heard.isWithin() && found == next;
    if (found != m_underWay && !isLater)
        return u"the match under way: %1 inputs for %2"_s.arg(found ? found->second : -1)
            .arg(m_underWay ? m_underWay->second : -1);
    m_underWay = found;
    return {};
}

} // namespace touchline::storage
