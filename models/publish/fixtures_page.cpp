// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "models/publish/match_list.h"
#include "models/publish/page_frame.h"
#include "models/words/fixtures/fixture_words.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// The fixtures of one round of a stage, those with a day first, as they come.
struct RoundFixtures
{
    int stage = 0;
    int round = 0;
    QString title;
    std::vector<int> fixtures;
};

std::vector<RoundFixtures> roundsOf(const Site &site)
{
    std::vector<RoundFixtures> rounds;
    for (int i = 0; i < static_cast<int>(site.competition.fixtures().size()); ++i) {
        if (!isShown(site, i))
            continue;
        const Fixture &fixture = site.competition.fixtures()[at(i)];
        const QString title = matchdayTitle(fixture, site.language);
        auto round = std::find_if(rounds.begin(), rounds.end(), [&](const RoundFixtures &one) {
            return one.stage == fixture.stage && one.round == fixture.round && one.title == title;
        });
        if (round == rounds.end())
            round = rounds.insert(rounds.end(), {fixture.stage, fixture.round, title, {}});
        round->fixtures.push_back(i);
    }
    std::stable_sort(rounds.begin(), rounds.end(), [](const RoundFixtures &a, const RoundFixtures &b) {
        return std::pair(a.stage, a.round) < std::pair(b.stage, b.round);
    });
    return rounds;
}

/// By day and hour; without one behind the others, by number.
void sortByDay(const Site &site, std::vector<int> &fixtures)
{
    const auto day = [&site](int fixture) {
        const Appointment *appointment = site.competition.appointment(fixture);
        const bool isKnown = appointment != nullptr && appointment->date.isValid();
        return isKnown ? std::tuple(0, appointment->date, appointment->time)
                       : std::tuple(1, QDate(), QTime());
    };
    std::stable_sort(fixtures.begin(), fixtures.end(), [&day](int a, int b) { return day(a) < day(b); });
}

} // namespace

QByteArray fixturesPage(const Site &site)
{
    PageFrame page(site, SitePage::Fixtures, site.text(QT_TRANSLATE_NOOP("core", "Fixtures and results")));
    return page.written([&] {
        HtmlWriter &html = page.html();
        const std::vector<Stage> &stages = site.competition.definition().format.stages;
        int stage = -1;
        for (RoundFixtures &round : roundsOf(site)) {
            if (round.stage != stage) {
                stage = round.stage;
                html.element("h2", capitalized(stages[at(stage)].name));
            }
            const auto section = html.in("section");
            html.element("h3", round.title);
            sortByDay(site, round.fixtures);
            writeMatches(page, round.fixtures, {true, true, true, true});
        }
        const std::vector<Appointment> &calendar = site.competition.definition().calendar;
        if (std::any_of(calendar.begin(), calendar.end(),
                        [](const Appointment &appointment) { return appointment.time.isValid(); }))
            html.element("p", site.text(QT_TRANSLATE_NOOP("core", "Kick-off times are local to the ground.")),
                         {{"class", QStringLiteral("hint")}});
    });
}

} // namespace touchline
