// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/blank_sheet.h"

#include "core/play/world_cup_credit.h"
#include "forms/print/page_printer.h"
#include "forms/print/sheet_head.h"
#include "forms/print/sheet_side.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/fixtures/officials_desk.h"
#include "models/views/translated.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>

namespace touchline {

namespace {

struct BlankSheetWords
{
    Q_DECLARE_TR_FUNCTIONS(BlankSheet)
};

constexpr qreal between = 14;
constexpr qreal gap = 8;
constexpr qreal pageWidth = 2 * SheetSide::width + between;
/// What A4 has room for between the line on top and that at the foot.
constexpr qreal pageHeight = 974;
/// No line is higher; more room stays white.
constexpr qreal mostLineHeight = 34;

/// A sheet with so many lines, and how high it is.
struct Layout
{
    FormPaper paper;
    qreal height = 0;
};

Layout laidOut(const BlankSheet &content, const SheetLines &lines)
{
    Layout layout;
    SheetHead head(layout.paper, content, pageWidth);
    SheetSide home(layout.paper, content, Side::Home, lines, 0);
    SheetSide away(layout.paper, content, Side::Away, lines, SheetSide::width + between);
    qreal top = head.result(0) + gap;
    top = head.fields(top) + gap;
    constexpr std::array parts{&SheetSide::name,      &SheetSide::squad,    &SheetSide::goals,
                               &SheetSide::incidents, &SheetSide::attempts, &SheetSide::periods,
                               &SheetSide::shootOut};
    if (content.sheet.hasScorers || !content.sheet.fields.empty())
        for (const auto part : parts) {
            const qreal bottom = std::max((home.*part)(top), (away.*part)(top));
            if (bottom > top)
                top = bottom + (part == &SheetSide::name ? 3 : gap);
        }
    if (lines.hasSignatures)
        top = head.signatures(top) + gap;
    layout.height = head.legend(top);
    if (lines.hasRemarks)
        head.remarks(layout.height + gap, pageHeight);
    return layout;
}

/// The same with more lines, while they fit.
class Growth
{
public:
    explicit Growth(const BlankSheet &content)
        : m_content(content)
        , m_changes(content.sheet.mostSubstitutions > 0 ? content.sheet.mostSubstitutions : 5)
    {
        m_lines.substitutions = std::min(m_lines.substitutions, m_changes);
        m_best = laidOut(content, m_lines);
        // With the letters of some fonts long squads leave less room: rather a line for a goal less than all
        // smaller.
        if (m_best.height > pageHeight) {
            --m_lines.goals;
            m_best = laidOut(content, m_lines);
        }
    }

    [[nodiscard]] Layout grown()
    {
        constexpr int mostGoals = 10;
        constexpr int mostIncidents = 6;
        SheetLines lines = m_lines;
        lines.hasWholeNames = true;
        take(lines);
        lines = m_lines;
        lines.hasSignatures = true;
        take(lines);
        bool grows = m_content.sheet.hasScorers;
        while (grows) {
            grows = more(&SheetLines::goals, mostGoals);
            // Cards and injuries stand beside each other.
            grows = more(&SheetLines::cards, mostIncidents) || grows;
            grows = more(&SheetLines::injuries, mostIncidents) || grows;
            grows = more(&SheetLines::substitutions, m_changes) || grows;
        }
        bool isTaller = true;
        while (isTaller && m_lines.height < mostLineHeight)
            isTaller = taller();
        m_lines.hasRemarks = true;
        return laidOut(m_content, m_lines);
    }

private:
    bool take(const SheetLines &lines)
    {
        Layout layout = laidOut(m_content, lines);
        if (layout.height > pageHeight)
            return false;
        m_lines = lines;
        m_best = std::move(layout);
        return true;
    }
    bool more(int SheetLines::*part, int most)
    {
        SheetLines lines = m_lines;
        return ++(lines.*part) <= most && take(lines);
    }
    bool taller()
    {
        SheetLines lines = m_lines;
        lines.height += 1;
        return take(lines);
    }

    const BlankSheet &m_content;
    int m_changes;
    SheetLines m_lines;
    Layout m_best;
};

} // namespace

BlankSheet blankSheetOf(const CompetitionState &state, const TableMatch &match)
{
    BlankSheet content;
    content.title = state.name();
    if (showsWorldCupData(state.competition))
        content.credit = worldCupCredit();
    content.about << roundText(state, match.index);
    if (const QString when = whenText(state, match.index); !when.isEmpty())
        content.about << when;
    const Appointment *day = state.competition.appointment(match.index);
    if (day != nullptr && !placeWords(*day).isEmpty()) {
        for (const QString &place : {day->stadium, day->city})
            if (!place.isEmpty())
                content.about << place;
    } else if (const QString place = state.placeOf(match.index); !place.isEmpty()) {
        content.about << place;
    }
    if (const QString referee = refereeText(state, match.index); !referee.isEmpty())
        content.about << referee;
    content.sheet = match.sheet;
    content.teams = match.teams;
    content.squads = match.squads;
    content.needsWinner = match.decision.needsWinner;
    content.mayBeExtended = match.decision.needsWinner && match.sheet.extraTimePeriods > 0 &&
                            match.decision.extraTime != DecisionRules::ExtraTime::None;
    content.mayHaveShootOut =
        match.decision.needsWinner && match.decision.shootOut && match.sheet.criteria.empty();
    return content;
}

BlankSheet emptySheetOf(const Game *game, const QString &level, const OptionValues &options)
{
    BlankSheet content;
    content.title = BlankSheetWords::tr("Score sheet");
    content.sheet = plainScoreSheet();
    if (game != nullptr) {
        content.sheet = game->scoreSheet(level, options);
        content.title = QString::fromUtf8(game->info().title);
        if (const auto spec = findLevel(game->info().levels, level); spec && game->info().levels.size() > 1)
            content.title += QStringLiteral(", ") + windowLanguage().text((*spec)->title);
    }
    content.mayBeExtended = content.sheet.extraTimePeriods > 0;
    content.mayHaveShootOut = content.sheet.criteria.empty();
    return content;
}

FormPaper blankSheetPaper(const BlankSheet &content)
{
    return Growth(content).grown().paper;
}

Picture blankSheet(const BlankSheet &content)
{
    const auto layout = std::make_shared<const Layout>(Growth(content).grown());
    // What is higher for all that is printed smaller. Half of a frame stands outside.
    Picture picture{content.title, QSizeF(pageWidth + 1, std::max(pageHeight, layout->height) + 1),
                    [layout](QPainter &painter) {
                        painter.translate(0.5, 0.5);
                        layout->paper.paint(painter);
                        painter.translate(-0.5, -0.5);
                    }};
    picture.credit = content.credit;
    return picture;
}

void printBlankSheets(const std::vector<BlankSheet> &sheets, QWidget *parent)
{
    std::vector<Picture> pictures;
    pictures.reserve(sheets.size());
    std::transform(sheets.begin(), sheets.end(), std::back_inserter(pictures), blankSheet);
    previewPictures(pictures, parent);
}

} // namespace touchline
