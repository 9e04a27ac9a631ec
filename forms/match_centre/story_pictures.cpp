// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/story_pictures.h"

#include "forms/board/board_drawing.h"
#include "forms/match_centre/match_cards_view.h"
#include "forms/theme/colours.h"
#include "forms/theme/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

struct StoryPictureWords
{
    Q_DECLARE_TR_FUNCTIONS(StoryPictures)

public:
    static QString middle() { return tr("Halfway through the match"); }
    static QString end() { return tr("At the end"); }
};

/// Of the longer side of a board, in pixels: sharp on a telephone, and small enough to be sent.
constexpr qreal storyBoardPixels = 1000;
/// Of the cards: every line is whole.
constexpr QSize storyCards{1000, 640};
constexpr qreal storyCardsScale = 1.5;
/// Round a board.
constexpr qreal boardEdge = 8;

QByteArray storyPng(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QImage boardImage(const BoardShown &shown)
{
    const BoardDrawing drawing(shown, 0);
    const QRectF bounds = drawing.bounds().adjusted(-boardEdge, -boardEdge, boardEdge, boardEdge);
    const qreal scale = storyBoardPixels / std::max(bounds.width(), bounds.height());
    QImage image((bounds.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    drawing.paint(painter, Ink::ofPaper());
    return image;
}

QImage cardsImage(PerSide<MatchCard> cards)
{
    MatchCardsView view;
    view.resize(storyCards);
    view.show(std::move(cards));
    QImage image(storyCards * storyCardsScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(storyCardsScale);
    image.fill(colour(ColourRole::Window));
    view.render(&image);
    return image;
}

/// As a match stands after so many inputs. `isInMotion`: what the last of them moved is under way.
QByteArray imageAt(const LiveMatch &match, std::size_t inputs, bool isInMotion)
{
    LiveMatch there = match.clone();
    if (!there.goTo(inputs))
        return {};
    BoardShown shown;
    shown.geometry = there.match().boardGeometry();
    shown.position = there.match().board(std::nullopt);
    if (shown.geometry == nullptr) {
        auto cards = matchCards(there, there.played(), shown.position);
        return cards ? storyPng(cardsImage(std::move(*cards))) : QByteArray();
    }
    const FixtureSetup &setup = there.match().setup();
    for (const Side side : bothSides) {
        shown.teams[side] = setup.sides[side].team.displayName();
        shown.kits[side] = setup.sides[side].team.kit;
    }
    LiveMatch before = there.clone();
    if (isInMotion && inputs > 0 && before.goTo(inputs - 1)) {
        const BoardPosition after = std::move(shown.position);
        shown.position = before.match().board(std::nullopt);
        shown.position.score = after.score;
        shown.trail =
            there.match().motion(shown.position, after, there.events().subspan(before.events().size()));
        // Who walks back to the middle is none of it.
        std::erase_if(shown.trail, [](const BoardMove &move) { return !move.isBall; });
        if (!shown.trail.empty())
            shown.trail.erase(shown.trail.begin() + 1, shown.trail.end());
    }
    // Nothing is asked here.
    shown.position.highlights.clear();
    return storyPng(boardImage(shown));
}

} // namespace

std::vector<StoryPicture> storyPictures(const LiveMatch &match, const AfterMatch &after)
{
    const std::size_t all = match.known();
    const AfterMatch::Moment *key = keyMoment(after);
    const std::size_t there = key == nullptr ? all / 2 : key->inputs;
    const bool isGoal = key != nullptr && key->kind == MatchMoment::Kind::Goal;
    std::vector<StoryPicture> pictures{
        {key == nullptr ? StoryPictureWords::middle() : key->text, imageAt(match, there, isGoal), there},
        {StoryPictureWords::end(), imageAt(match, all, false), all}};
    std::erase_if(pictures, [](const StoryPicture &one) { return one.bytes.isEmpty(); });
    return pictures;
}

} // namespace touchline
