// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/live_match.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// What is wrong with an entry for the question that is due, beyond its number or option.
Result<void> checkAddress(const LogEntry &entry, const Question &question)
{
    if (entry.id != text(question.prompt->id))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match asks for %1 (%2) now, not for %3."),
                    {text(question.prompt->label), text(question.prompt->id), entry.id});
    if (entry.kind == Awaits::Roll && entry.faces != question.prompt->die.faces)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "%1 (%2) is rolled with a die of %3, not of %4."),
                    {text(question.prompt->label), entry.id, QString::number(question.prompt->die.faces),
                     QString::number(entry.faces)});
    if (entry.kind == Awaits::Choice && entry.side != question.side.value_or(Side::Home))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 (%2) is for the other side to decide."),
                    {text(question.prompt->label), entry.id});
    return {};
}

Result<void> checkVersion(const Game &game, const MatchLog &log)
{
    const GameInfo &info = game.info();
    if (log.game != QLatin1String(info.id))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This match was started with another game, \"%1\"."),
                    {log.game});
    if (!knowsRules(info, log.rulesVersion))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This match was started with version %1 of the rules of %2; "
                                              "this program has version %3 and cannot resume it."),
                    {QString::number(log.rulesVersion), QString::fromUtf8(info.title),
                     QString::number(info.rulesVersion)});
    return {};
}

Problems placed(const Error &error, std::size_t entry)
{
    return {{QStringLiteral("entry %1").arg(entry + 1), error.message, {}}};
}

} // namespace

LiveMatch::LiveMatch(const Game &game, MatchLabels labels)
    : m_game(&game)
    , m_labels(std::move(labels))
    , m_events(std::make_unique<EventList>(static_cast<std::size_t>(game.info().usualLength)))
{
}

Result<LiveMatch> LiveMatch::begin(const Game &game, FixtureSetup setup, MatchLabels labels)
{
    LiveMatch live(game, std::move(labels));
    auto match = game.kickOff(std::move(setup), *live.m_events);
    TOUCHLINE_TRY(match);
    live.m_match = std::move(*match);
    return live;
}

Result<LiveMatch> LiveMatch::resume(const Game &game, const MatchLog &log)
{
    TOUCHLINE_TRY(checkVersion(game, log));
    FixtureSetup setup = log.setup;
    setup.rulesVersion = log.rulesVersion;
    auto live = begin(game, std::move(setup), {log.seed, log.agents});
    if (!live)
        return live;
    for (std::size_t i = 0; i < log.entries.size(); ++i)
        if (const auto entered = live->enter(log.entries[i]); !entered)
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "The entries of this match are against the rules."), {},
                        placed(entered.error(), i));
    return live;
}

QStringList LiveMatch::optionNames() const
{
    OptionList options;
    m_match->options(options);
    const Question due = question();
    QStringList names;
    for (const OptionCode option : options)
        names << m_match->optionName(due, option);
    return names;
}

Result<void> LiveMatch::refuseUnlessDue(Awaits kind) const
{
    const Question due = question();
    if (due.awaits == Awaits::Nothing)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The match is over."));
    const auto limit = static_cast<std::size_t>(m_game->info().stepLimit);
    if (m_entries.size() > limit)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "The match did not end within %1 rolls and choices."),
                    {QString::number(limit)});
    if (due.awaits == kind)
        return {};
    return fail(Fault::Refused,
                kind == Awaits::Roll
                    ? QT_TRANSLATE_NOOP("core", "The match needs a choice now, %1 (%2), not a roll.")
                    : QT_TRANSLATE_NOOP("core", "The match needs a roll now, %1 (%2), not a choice."),
                {text(due.prompt->label), text(due.prompt->id)});
}

void LiveMatch::keep(LogEntry entry, std::size_t eventsBefore)
{
    m_entries.push_back(std::move(entry));
    m_eventsBefore.push_back(static_cast<std::uint32_t>(eventsBefore));
}

Result<LogEntry> LiveMatch::roll(int value)
{
    TOUCHLINE_TRY(refuseUnlessDue(Awaits::Roll));
    const Question asked = question();
    const std::size_t before = events().size();
    TOUCHLINE_TRY(m_match->roll(value, *m_events));
    LogEntry entry;
    entry.id = text(asked.prompt->id);
    entry.faces = asked.prompt->die.faces;
    entry.value = value;
    keep(entry, before);
    return entry;
}

Result<LogEntry> LiveMatch::choose(const QString &option)
{
    TOUCHLINE_TRY(refuseUnlessDue(Awaits::Choice));
    const Question asked = question();
    OptionList options;
    m_match->options(options);
    const auto *const chosen = std::find_if(options.begin(), options.end(), [&](OptionCode one) {
        return m_match->optionName(asked, one) == option;
    });
    if (chosen == options.end())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 (%2) cannot be \"%3\". Possible: %4."),
                    {text(asked.prompt->label), text(asked.prompt->id), option,
                     optionNames().join(QStringLiteral(", "))});
    const std::size_t before = events().size();
    TOUCHLINE_TRY(m_match->choose(*chosen, *m_events));
    LogEntry entry;
    entry.kind = Awaits::Choice;
    entry.id = text(asked.prompt->id);
    entry.side = asked.side.value_or(Side::Home);
    entry.option = option;
    keep(entry, before);
    return entry;
}

Result<LogEntry> LiveMatch::enter(const LogEntry &entry)
{
    TOUCHLINE_TRY(refuseUnlessDue(entry.kind));
    TOUCHLINE_TRY(checkAddress(entry, question()));
    return entry.kind == Awaits::Roll ? roll(entry.value) : choose(entry.option);
}

Result<void> LiveMatch::takeBack()
{
    if (m_entries.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "There is nothing to undo yet."));
    auto before = begin(*m_game, m_match->setup(), m_labels);
    TOUCHLINE_TRY(before);
    for (std::size_t i = 0; i + 1 < m_entries.size(); ++i)
        TOUCHLINE_TRY(before->enter(m_entries[i]));
    *this = std::move(*before);
    return {};
}

MatchLog LiveMatch::log() const
{
    MatchLog log;
    log.game = QString::fromUtf8(m_game->info().id);
    log.setup = m_match->setup();
    log.rulesVersion = rulesOf(log.setup, m_game->info());
    log.entries = m_entries;
    log.seed = m_labels.seed;
    log.agents = m_labels.agents;
    log.report = report();
    return log;
}

PlayedMatch LiveMatch::played() const
{
    PlayedMatch played;
    played.log = log();
    played.report = played.log.report;
    played.events.assign(events().begin(), events().end());
    played.eventsBefore = m_eventsBefore;
    return played;
}

} // namespace touchline
