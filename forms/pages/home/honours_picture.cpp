// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/home/honours_picture.h"

#include "forms/theme/ink.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"

#include <QCoreApplication>
#include <QPainter>

#include <memory>

namespace touchline {

namespace {

struct HonoursPictureWords
{
    Q_DECLARE_TR_FUNCTIONS(HonoursPicture)
};

constexpr qreal posterWidth = 760;
constexpr qreal bandHeight = 190;
constexpr qreal shirtSize = 96;

/// Lines below each other, laid out by the same steps whether they are painted or only measured.
class HonoursPoster
{
public:
    HonoursPoster(CompetitionStatePtr state, Honours honours, BadgeOf kits)
        : m_state(std::move(state))
        , m_honours(std::move(honours))
        , m_kits(std::move(kits))
    {
        m_height = paintAll(nullptr);
    }

    [[nodiscard]] QSizeF size() const { return {posterWidth, m_height}; }
    void paint(QPainter &painter) const { static_cast<void>(paintAll(&painter)); }

private:
    [[nodiscard]] Badge badgeOf(int team) const
    {
        return m_kits ? m_kits(m_state->competition.entrant(team).id) : Badge{};
    }

    qreal paintAll(QPainter *painter) const
    {
        if (painter != nullptr)
            paintBand(*painter);
        qreal top = bandHeight + spacing::page;
        for (const HonoursMatch &match : m_honours.final)
            top = paintFinal(painter, match, top);
        top = heading(painter, placesTitle(m_honours), top);
        for (const FinalPlace &place : m_honours.podium)
            top = paintPlace(painter, place, top);
        if (!m_honours.topScorers.empty()) {
            top = heading(painter,
                          m_honours.topScorers.size() > 1 ? HonoursPictureWords::tr("Top scorers")
                                                          : HonoursPictureWords::tr("Top scorer"),
                          top + spacing::groups);
            top = text(painter, topScorerWords(m_honours.topScorers), top, Qt::AlignHCenter);
        }
        if (!m_honours.way.empty())
            top = heading(painter, HonoursPictureWords::tr("The way to the title"), top + spacing::groups);
        for (const HonoursMatch &match : m_honours.way)
            top = paintMatch(painter, match, top, pictureFont(Theme::Type::Body));
        return top + spacing::page;
    }

    void paintBand(QPainter &painter) const
    {
        const Ink ink = Ink::ofPaper();
        painter.fillRect(QRectF(0, 0, posterWidth, bandHeight), ink(ColourRole::Accent));
        const qreal left = spacing::page;
        const qreal top = (bandHeight - shirtSize) / 2;
        // White shirts are seen on the band, green ones by their ground.
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink(ColourRole::Surface));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.drawRoundedRect(QRectF(left, top, shirtSize, shirtSize), spacing::related, spacing::related);
        constexpr qreal edge = spacing::related;
        paintKitChip(painter, QRectF(left + edge, top + edge, shirtSize - 2 * edge, shirtSize - 2 * edge),
                     badgeOf(m_honours.champion), ink(ColourRole::Secondary));
        const QRectF room(left + shirtSize + spacing::page, top,
                          posterWidth - left - shirtSize - 2 * spacing::page, shirtSize);
        painter.setPen(ink(ColourRole::OnAccent));
        painter.setFont(pictureFont(Theme::Type::Heading));
        drawShown(painter, room, Qt::AlignLeft | Qt::AlignTop,
                  painter.fontMetrics().elidedText(m_state->name(), Qt::ElideRight,
                                                   static_cast<int>(room.width())));
        painter.setFont(pictureFont(Theme::Type::Body));
        drawShown(painter, room, Qt::AlignLeft | Qt::AlignBottom, recordWords(m_honours.record));
        QFont large = pictureFont(Theme::Type::Title);
        constexpr double largest = 1.4;
        large.setPixelSize(static_cast<int>(large.pixelSize() * largest));
        painter.setFont(large);
        const QString champion = HonoursPictureWords::tr("Champions: %1")
                                     .arg(m_state->competition.entrant(m_honours.champion).name);
        drawShown(painter, room, Qt::AlignLeft | Qt::AlignVCenter,
                  painter.fontMetrics().elidedText(champion, Qt::ElideRight, static_cast<int>(room.width())));
    }

    static qreal lineHeight(const QFont &font) { return QFontMetricsF(font).height() + spacing::inside; }

    /// Home stands on the left and ends at the score, away begins there.
    static int towardsMiddle(Side side)
    {
        return static_cast<int>(side == Side::Home ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
    }

    static qreal heading(QPainter *painter, const QString &words, qreal top)
    {
        const QFont font = pictureFont(Theme::Type::Heading);
        const qreal height = lineHeight(font);
        if (painter != nullptr) {
            painter->setFont(font);
            painter->setPen(Ink::ofPaper()(ColourRole::Accent));
            drawShown(*painter, QRectF(0, top, posterWidth, height), Qt::AlignCenter, words);
        }
        return top + height + spacing::inside;
    }

    static qreal text(QPainter *painter, const QString &words, qreal top, Qt::Alignment alignment,
                      ColourRole role = ColourRole::Text)
    {
        const QFont font = pictureFont(Theme::Type::Body);
        const QRectF room(spacing::page, top, posterWidth - 2 * spacing::page, lineHeight(font) * 4);
        const int flags = static_cast<int>(alignment.toInt()) | Qt::AlignTop | Qt::TextWordWrap;
        const QRectF taken = QFontMetricsF(font).boundingRect(room, flags, words);
        if (painter != nullptr) {
            painter->setFont(font);
            painter->setPen(Ink::ofPaper()(role));
            drawShown(*painter, room, flags, words);
        }
        return top + taken.height() + spacing::inside;
    }

    static qreal paintMatch(QPainter *painter, const HonoursMatch &match, qreal top, const QFont &font)
    {
        const qreal height = lineHeight(font);
        if (painter == nullptr)
            return top + height;
        const Ink ink = Ink::ofPaper();
        constexpr qreal half = 40;
        const qreal middle = posterWidth / 2;
        const qreal side = middle - half - spacing::page;
        painter->setPen(ink(ColourRole::Text));
        painter->setFont(semibold(font));
        drawShown(*painter, QRectF(middle - half, top, 2 * half, height), Qt::AlignCenter, match.score);
        for (const Side one : bothSides) {
            painter->setFont(match.winner == one ? semibold(font) : font);
            const QRectF room(one == Side::Home ? spacing::page : middle + half, top, side, height);
            drawShown(*painter, room, towardsMiddle(one),
                      painter->fontMetrics().elidedText(match.names[one], Qt::ElideRight,
                                                        static_cast<int>(room.width())));
        }
        return top + height;
    }

    static qreal paintFinal(QPainter *painter, const HonoursMatch &match, qreal top)
    {
        top = heading(painter, match.round, top);
        top = paintMatch(painter, match, top, pictureFont(Theme::Type::Heading));
        if (!match.note.isEmpty())
            top = text(painter, match.note, top, Qt::AlignHCenter, ColourRole::Secondary);
        const QFont font = pictureFont(Theme::Type::Body);
        qsizetype lines = 0;
        for (const Side side : bothSides) {
            lines = std::max(lines, match.scorers[side].size());
            if (painter == nullptr)
                continue;
            painter->setFont(font);
            painter->setPen(Ink::ofPaper()(ColourRole::Secondary));
            constexpr qreal half = 40;
            const qreal width = posterWidth / 2 - half - spacing::page;
            for (qsizetype i = 0; i < match.scorers[side].size(); ++i)
                drawShown(*painter,
                          QRectF(side == Side::Home ? spacing::page : posterWidth / 2 + half,
                                 top + static_cast<qreal>(i) * lineHeight(font), width, lineHeight(font)),
                          towardsMiddle(side), match.scorers[side][i]);
        }
        return top + static_cast<qreal>(lines) * lineHeight(font) + spacing::groups;
    }

    qreal paintPlace(QPainter *painter, const FinalPlace &place, qreal top) const
    {
        const QFont body = pictureFont(Theme::Type::Body);
        const QFont font = place.place == 1 ? semibold(body) : body;
        const qreal height = lineHeight(font);
        if (painter == nullptr)
            return top + height;
        const Ink ink = Ink::ofPaper();
        const qreal middle = posterWidth / 2;
        const qreal chip = QFontMetricsF(font).height();
        painter->setFont(font);
        painter->setPen(ink(ColourRole::Secondary));
        drawShown(*painter, QRectF(spacing::page, top, middle - 2 * spacing::page, height),
                  Qt::AlignRight | Qt::AlignVCenter, placeTitle(place));
        paintKitChip(*painter, QRectF(middle - chip / 2, top + (height - chip) / 2, chip, chip),
                     badgeOf(place.team), ink(ColourRole::Secondary));
        painter->setPen(ink(ColourRole::Text));
        const QRectF room(middle + spacing::page, top, middle - 2 * spacing::page, height);
        drawShown(*painter, room, Qt::AlignLeft | Qt::AlignVCenter,
                  painter->fontMetrics().elidedText(m_state->competition.entrant(place.team).name,
                                                    Qt::ElideRight, static_cast<int>(room.width())));
        return top + height;
    }

    CompetitionStatePtr m_state;
    Honours m_honours;
    BadgeOf m_kits;
    qreal m_height = 0;
};

} // namespace

Picture honoursPicture(const CompetitionStatePtr &state, const Honours &honours, const BadgeOf &kits)
{
    const auto poster = std::make_shared<const HonoursPoster>(state, honours, kits);
    return {state->name(), poster->size(), [poster](QPainter &painter) { poster->paint(painter); }, {}};
}

} // namespace touchline
