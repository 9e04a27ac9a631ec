// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody hears who does not see the match: what has happened, then what is asked.
#include "forms/match_centre/match_page.h"

#include "forms/widgets/announcer.h"
#include "models/views/match_centre/question_model.h"
#include "models/views/match_centre/scoreboard.h"
#include "models/views/match_centre/ticker_model.h"
#include "models/views/translated.h"

#include "ui_match_page.h"

#include <algorithm>
#include <utility>

namespace touchline {

QString MatchPage::rollsSince(std::size_t from) const
{
    const std::vector<LogEntry> &entries = m_session->match().entries();
    QStringList rolls;
    for (std::size_t entry = std::min(from, entries.size()); entry < entries.size(); ++entry)
        if (entries[entry].kind == Awaits::Roll)
            rolls << QString::number(entries[entry].value);
    return rolls.isEmpty() ? QString() : tr("Rolled: %1", "numbers").arg(windowLanguage().list(rolls));
}

QString MatchPage::questionHeard() const
{
    if (m_session->coveredFor())
        return m_ui->cover->text();
    QStringList parts{m_question->heading(), m_question->note()};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(". "));
}

void MatchPage::announceTurn(const Scoreboard &score)
{
    if (!ScreenReader::instance().isThere())
        return;
    const std::size_t inputs = m_session->match().entries().size();
    const std::size_t before = std::exchange(m_heardInputs, inputs);
    QStringList sentences = m_tickerNews.take(*m_ticker);
    // A line of the ticker names the numbers it is about.
    if (sentences.isEmpty() && inputs > before)
        sentences << rollsSince(before);
    sentences.removeAll(QString());
    const bool isOver = m_session->match().isOver();
    const QString question = isOver        ? tr("The match is over") + QStringLiteral(". ") + score.spoken()
                             : m_isDrawing ? QString()
                                           : questionHeard();
    const bool isAsked = std::exchange(m_heardQuestion, question) != question || inputs != before;
    // Where nothing has happened, what takes the keys says itself what it is for.
    if (!sentences.isEmpty() || (isAsked && (isOver || !m_tookKeys)))
        sentences << question;
    m_tookKeys = false;
    if (!isVisible())
        return;
    for (const QString &sentence : qAsConst(sentences))
        Announcer::announce(*this, sentence);
}

void MatchPage::forgetHeard()
{
    m_tickerNews.forget();
    m_heardInputs = m_session == nullptr ? 0 : m_session->match().entries().size();
    m_heardQuestion.clear();
}

} // namespace touchline
