// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/consequences_panel.h"

#include "core/play/discipline/competition_discipline.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

namespace touchline {

namespace {

QString cell(const QString &text, const char *align, bool isOther)
{
    const QString words = text.toHtmlEscaped();
    return QStringLiteral("<td align=\"%1\" style=\"padding: 1px 4px\">%2</td>")
        .arg(QLatin1String(align), isOther ? QStringLiteral("<b>%1</b>").arg(words) : words);
}

/// Both columns of names are as wide as each other, whatever stands in them.
QString nameCell(const QString &text, bool isOther)
{
    return cell(text, "left", isOther).replace(QLatin1String("<td "), QLatin1String("<td width=\"26%\" "));
}

QString cells(const std::array<QString, 4> &texts, bool isOther)
{
    return nameCell(texts[0], isOther) + cell(texts[1], "right", false) + cell(texts[2], "center", false) +
           cell(texts[3], "right", false);
}

QString heading(const QString &text)
{
    return QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped());
}

QString columnHeads(const QStringList &names, const QString &colour)
{
    QString heads;
    for (const QString &name : names)
        heads += QStringLiteral("<td style=\"padding: 1px 4px; color: %1\"><small>%2</small></td>")
                     .arg(colour, name.toHtmlEscaped());
    return heads;
}

} // namespace

ConsequencesPanel::ConsequencesPanel(QWidget *parent) : QTextBrowser(parent)
{
    setAccessibleName(tr("Consequences"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setTabChangesFocus(true);
    document()->setIndentWidth(spacing::groups);
    document()->setDocumentMargin(spacing::related);
    connect(&Theme::instance(), &Theme::changed, this, &ConsequencesPanel::write);
}

Result<void> ConsequencesPanel::showChanges(const CompetitionState &state, const std::vector<Change> &changes)
{
    m_list.reset();
    m_sentence.clear();
    Competition after = state.competition;
    for (const Change &change : changes) {
        auto changed = withChange(std::move(after), change);
        if (!changed) {
            write();
            return fail(changed.error());
        }
        after = std::move(*changed);
    }
    const DisciplineRules *rules = state.discipline();
    const std::vector<AvailabilityChange> players =
        rules == nullptr ? std::vector<AvailabilityChange>()
                         : availabilityChanges(state.competition, after, *rules);
    m_list = consequenceList(state.competition, after, differences(state.competition, after), players,
                             changesInOthers(state.competition, after));
    addClashes(state.competition, after);
    write();
    return {};
}

void ConsequencesPanel::showAfter(const CompetitionState &state, const Competition &after,
                                  const std::vector<ConsequenceList::Group> &first)
{
    const auto rules = disciplineOf(after);
    const DisciplineRules *later = rules && *rules ? &**rules : nullptr;
    m_sentence.clear();
    m_list = consequenceList(state.competition, after, differences(state.competition, after),
                             availabilityChanges(state.competition, state.discipline(), after, later),
                             changesInOthers(state.competition, after));
    addClashes(state.competition, after);
    m_list->groups.insert(m_list->groups.begin(), first.begin(), first.end());
    write();
}

void ConsequencesPanel::addClashes(const Competition &before, const Competition &after)
{
    if (m_league == nullptr)
        return;
    addClashesElsewhere(*m_list, m_league->league(), before, after);
    addDoubtfulDays(*m_list, before, after, m_league->league().today());
}

void ConsequencesPanel::showList(ConsequenceList list)
{
    m_list = std::move(list);
    m_sentence.clear();
    write();
}

void ConsequencesPanel::setMessage(const QString &sentence)
{
    m_list.reset();
    m_sentence = sentence;
    write();
}

void ConsequencesPanel::write()
{
    const QString pale = colour(ColourRole::Secondary).name();
    if (!m_list || m_list->isEmpty()) {
        const QString words = m_list ? tr("Nothing else changes.") : m_sentence;
        setHtml(QStringLiteral("<p style=\"color: %1\">%2</p>").arg(pale, words.toHtmlEscaped()));
        return;
    }
    QString html;
    const QStringList heads{QString(), tr("Before"), tr("P"), tr("Goals"), tr("Pts"),
                            QString(), tr("After"),  tr("P"), tr("Goals"), tr("Pts")};
    // What somebody has to decide stands first.
    for (const ConsequenceList::Group &group : m_list->groups) {
        html += heading(group.heading) + QStringLiteral("<ul>");
        for (const QString &line : group.lines)
            html += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
        html += QStringLiteral("</ul>");
    }
    for (const ConsequenceList::TableOf &table : m_list->tables) {
        html += heading(table.title) + QStringLiteral("<table cellspacing=\"0\" width=\"99%\"><tr>%1</tr>")
                                           .arg(columnHeads(heads, pale));
        int place = 0;
        for (const ConsequenceList::Row &row : table.rows)
            html += QStringLiteral("<tr>%1%2<td style=\"padding: 1px 4px; color: %3\">→</td>%4</tr>")
                        .arg(cell(QString::number(++place), "right", false), cells(row.before, false), pale,
                             cells(row.after, row.isOther));
        html += QStringLiteral("</table>");
    }
    setHtml(html);
}

} // namespace touchline
