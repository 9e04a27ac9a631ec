// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/atcs_cards/generated.h"
#include "core/teams/historic_teams.h"

#include "core/base/search_key.h"

#include <QFile>
#include <QTest>

namespace touchline::atcs::generator {

namespace {

std::vector<GeneratedCard> made(TeamSet set)
{
    Result<std::vector<GeneratedCard>> cards = generate(compiledFacts(), set);
    if (!cards)
        qFatal("%s", qPrintable(described(cards.error())));
    return *std::move(cards);
}

} // namespace

const Facts &compiledFacts()
{
    static const Facts facts = [] {
        Result<Facts> read = readFacts(FactsSource::compiledIn());
        if (!read)
            qFatal("%s", qPrintable(described(read.error())));
        return *std::move(read);
    }();
    return facts;
}

const std::vector<GeneratedCard> &generated(TeamSet set)
{
    if (set == TeamSet::Historic66) {
        static const std::vector<GeneratedCard> historic = made(TeamSet::Historic66);
        return historic;
    }
    static const std::vector<GeneratedCard> all = made(TeamSet::All537);
    return all;
}

const GeneratedCard &generatedCard(const std::vector<GeneratedCard> &cards, const QString &id)
{
    const auto found = std::find_if(cards.begin(), cards.end(),
                                    [&](const GeneratedCard &made) { return made.card.team.code == id; });
    if (found == cards.end())
        qFatal("no card %s", qPrintable(id));
    return *found;
}

const CardPlayer *playerOf(const TeamCard &card, const QString &shortName)
{
    const auto found = std::find_if(card.players.begin(), card.players.end(), [&](const CardPlayer &player) {
        return searchKey(player.entry.person.shortName) == searchKey(shortName);
    });
    return found == card.players.end() ? nullptr : &*found;
}

const CardPlayer &firstKeeper(const TeamCard &card)
{
    return card.players.at(static_cast<std::size_t>(card.scorerCount()));
}

CsvTable testTable(const QString &name)
{
    QFile file(QStringLiteral("tests/data/") + name);
    if (!file.open(QIODevice::ReadOnly)) {
        QTest::qFail(qPrintable(name), __FILE__, __LINE__);
        return {};
    }
    return CsvTable::parse(file.readAll()).value_or(CsvTable());
}

QString described(const Error &error)
{
    QStringList lines{error.message.english()};
    for (const Problem &problem : error.problems)
        lines.append(problem.where + QStringLiteral(": ") + problem.what.english());
    return lines.join(u'\n');
}

} // namespace touchline::atcs::generator
