// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/ticker_model.h"

#include "models/words/rulings.h"

#include <algorithm>

namespace touchline {

bool TickerModel::goesOnFrom(const PlayedMatch &played, bool isExplained) const
{
    return m_teller && isExplained == m_isExplained && m_setup->fixture == played.log.setup.fixture &&
           m_entries.size() <= played.log.entries.size() &&
           std::equal(m_entries.begin(), m_entries.end(), played.log.entries.begin());
}

void TickerModel::follow(const PlayedMatch &played, const Game &game, bool isExplained)
{
    m_game = &game;
    if (!goesOnFrom(played, isExplained)) {
        beginResetModel();
        m_isExplained = isExplained;
        m_setup = std::make_unique<FixtureSetup>(played.log.setup);
        m_telling = isExplained ? tellingsOf(game).explained : tellingsOf(game).full;
        m_telling.hasChoices = false;
        m_teller = std::make_unique<StoryTeller>(*m_setup, game, m_telling);
        m_teller->follow(played.events, played.log.entries, played.eventsBefore);
        m_events = played.events;
        m_entries = played.log.entries;
        m_shown = static_cast<int>(m_teller->lines().size());
        endResetModel();
        return;
    }
    const auto before = static_cast<int>(m_teller->lines().size());
    // The newest line may go on.
    const QString newest = before == 0 ? QString() : m_teller->lines().back().text;
    // A view asks as soon as it hears of rows: it is told of them when all is there.
    StoryTeller &teller = *m_teller;
    teller.follow(played.events, played.log.entries, played.eventsBefore);
    m_events = played.events;
    m_entries = played.log.entries;
    const auto now = static_cast<int>(teller.lines().size());
    if (now > before) {
        m_shown = before;
        beginInsertRows({}, 0, now - before - 1);
        m_shown = now;
        endInsertRows();
    }
    if (before > 0 && teller.lines()[static_cast<std::size_t>(before) - 1].text != newest)
        Q_EMIT dataChanged(index(now - before), index(now - before));
}

int TickerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shown;
}

const StoryLine &TickerModel::line(int row) const
{
    return m_teller->lines()[static_cast<std::size_t>(m_shown - 1 - row)];
}

TickerModel::Mark TickerModel::markOf(const StoryLine &line) const
{
    Mark mark = Mark::None;
    for (std::size_t place = line.firstEvent; place < std::min(line.lastEvent, m_events.size()); ++place) {
        switch (m_events[place].kind) {
        case EventKind::Goal:
        case EventKind::OwnGoal:
            return Mark::Goal;
        case EventKind::Red:
            mark = Mark::RedCard;
            break;
        case EventKind::Yellow:
            mark = mark == Mark::None ? Mark::YellowCard : mark;
            break;
        case EventKind::Injury:
            mark = mark == Mark::None ? Mark::Injury : mark;
            break;
        default:
            break;
        }
    }
    return mark;
}

QString TickerModel::rulingOf(const StoryLine &line) const
{
    for (std::size_t place = line.firstEvent; place < std::min(line.lastEvent, m_events.size()); ++place) {
        const EventSpec *spec = eventSpec(m_events[place].kind, m_game->info().events);
        if (QString heading = rulingHeading(*m_game, QString::fromUtf8(spec->name)); !heading.isEmpty())
            return heading;
    }
    return {};
}

QVariant TickerModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown)
        return {};
    const StoryLine &one = line(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return one.text.trimmed();
    case Qt::AccessibleTextRole:
        return one.minute.isEmpty() ? one.text.trimmed() : one.minute + u' ' + one.text.trimmed();
    case Minute:
        return one.minute;
    case MarkRole:
        return QVariant::fromValue(markOf(one));
    case BeginsPart:
        return one.beginsPart;
    case Entries:
        return static_cast<int>(one.entries);
    case RulingRole:
        return rulingOf(one);
    default:
        return {};
    }
}

QString TickerModel::text() const
{
    QString text;
    if (m_teller)
        for (const StoryLine &one : m_teller->lines())
            text += (one.minute.isEmpty() ? QString() : one.minute + QStringLiteral("  ")) +
                    one.text.trimmed() + u'\n';
    return text;
}

} // namespace touchline
