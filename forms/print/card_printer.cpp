// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/card_printer.h"

#include "core/play/world_cup_credit.h"
#include "forms/print/page_printer.h"
#include "forms/print/picture_commands.h"
#include "forms/print/picture_file.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/card_painter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

struct CardPrinterWords
{
    Q_DECLARE_TR_FUNCTIONS(CardPrinter)
};

using Faces = std::vector<CardFace>;
using FacesPtr = std::shared_ptr<const Faces>;

/// What both A4 and Letter have room for between the line on top and that at the foot, in 1/96 inch.
constexpr int cardSheetWidth = 700;
constexpr int cardSheetHeight = 900;
/// Room for the scissors.
constexpr int cardGap = 12;
constexpr int cardColumns = 2;
constexpr int cardRows = cardsOnSheet / cardColumns;
constexpr QSize cardCell((cardSheetWidth - cardGap) / cardColumns, (cardSheetHeight - cardGap) / cardRows);
/// Lines stand closer than in the window, so that the letters are larger.
constexpr qreal paperLineOfFont = 1.15;

CardGround paperGround()
{
    return {Ink::ofPaper(), &pictureFont, paperLineOfFont};
}

FacesPtr facesOf(const TeamDocuments &documents, const std::vector<TeamDocumentPtr> &cards)
{
    auto faces = std::make_shared<Faces>();
    faces->reserve(cards.size());
    for (const TeamDocumentPtr &card : cards)
        faces->push_back(CardFace::of(documents.view(*card)));
    return faces;
}

QString creditOf(const TeamDocuments &documents, const std::vector<TeamDocumentPtr> &cards)
{
    const bool isNeeded = std::any_of(cards.begin(), cards.end(), [&documents](const TeamDocumentPtr &card) {
        return documents.holdsWorldCupFacts(*card);
    });
    return isNeeded ? worldCupCredit() : QString();
}

QString cardNameOf(const CardFace &face)
{
    return (face.country + u' ' + face.year).trimmed();
}

QString cardTitleOf(const Faces &faces)
{
    return faces.size() == 1 ? CardPrinterWords::tr("Card of %1").arg(cardNameOf(faces.front()))
                             : CardPrinterWords::tr("Team cards");
}

/// As large as the largest of these cards needs, in the shape that a card has on a sheet: wide enough for
/// what its figures are called.
QSize largestOf(const Faces &faces)
{
    QSize largest;
    for (const CardFace &face : faces)
        largest = largest.expandedTo(CardPainter(face, paperGround()).size());
    return largest.expandedTo(QSizeF(cardCell).scaled(largest, Qt::KeepAspectRatioByExpanding).toSize());
}

void paintOnPaper(QPainter &painter, const CardFace &face, const QRect &place, CardPainter::Page page)
{
    CardPainter(face, paperGround())
        .paint(painter, place, page, QPen(Ink::ofPaper()(ColourRole::Secondary), 1));
}

/// The cards of one sheet, from `first` on.
void paintSheet(QPainter &painter, const Faces &faces, const QSize &largest, std::size_t first,
                CardPainter::Page page)
{
    const qreal scale = std::min({1.0, static_cast<qreal>(cardCell.width()) / largest.width(),
                                  static_cast<qreal>(cardCell.height()) / largest.height()});
    const QRect card(QPoint(), (QSizeF(cardCell) / scale).toSize());
    for (int i = 0; i < cardsOnSheet && first + static_cast<std::size_t>(i) < faces.size(); ++i) {
        const int place = i % cardColumns;
        const int row = i / cardColumns;
        // Turned over, the left of a sheet is its right.
        const int column = page == CardPainter::Page::Front ? place : cardColumns - 1 - place;
        painter.save();
        painter.translate(column * (cardCell.width() + cardGap), row * (cardCell.height() + cardGap));
        painter.scale(scale, scale);
        paintOnPaper(painter, faces[first + static_cast<std::size_t>(i)], card, page);
        painter.restore();
    }
}

std::vector<Picture> sheetsOf(const FacesPtr &faces, const QString &credit)
{
    std::vector<Picture> sheets;
    const QSize largest = largestOf(*faces);
    for (std::size_t first = 0; first < faces->size(); first += cardsOnSheet)
        for (const auto page : {CardPainter::Page::Front, CardPainter::Page::Back}) {
            Picture sheet{cardTitleOf(*faces), QSizeF(cardSheetWidth, cardSheetHeight),
                          [faces, largest, first, page](QPainter &painter) {
                              paintSheet(painter, *faces, largest, first, page);
                          }};
            sheet.credit = credit;
            sheet.isForSmallPaper = true;
            sheets.push_back(std::move(sheet));
        }
    return sheets;
}

} // namespace

std::vector<Picture> cardSheets(const Game &game, const std::vector<TeamDocumentPtr> &cards)
{
    const TeamDocuments &documents = *game.teamDocuments();
    return sheetsOf(facesOf(documents, cards), creditOf(documents, cards));
}

Picture cardSheetsInOne(const Game &game, const std::vector<TeamDocumentPtr> &cards)
{
    const auto sheets = std::make_shared<const std::vector<Picture>>(cardSheets(game, cards));
    if (sheets->empty())
        return {};
    Picture whole = sheets->front();
    whole.size.setHeight(static_cast<qreal>(sheets->size()) * cardSheetHeight);
    whole.paint = [sheets](QPainter &painter) {
        painter.save();
        for (const Picture &sheet : *sheets) {
            sheet.paint(painter);
            painter.translate(0, cardSheetHeight);
        }
        painter.restore();
    };
    // Each on paper of its own, never two smaller ones on one.
    whole.smallest = 1;
    for (std::size_t i = 1; i <= sheets->size(); ++i)
        whole.breaks.push_back(static_cast<qreal>(i) * cardSheetHeight);
    return whole;
}

Picture cardPicture(const Game &game, const TeamDocument &card)
{
    const TeamDocuments &documents = *game.teamDocuments();
    const auto faces = std::make_shared<const Faces>(1, CardFace::of(documents.view(card)));
    const QSize size = largestOf(*faces);
    Picture picture{cardTitleOf(*faces), QSizeF(2 * size.width() + spacing::groups, size.height()),
                    [faces, size](QPainter &painter) {
                        const QPoint back(size.width() + spacing::groups, 0);
                        paintOnPaper(painter, faces->front(), QRect(QPoint(), size),
                                     CardPainter::Page::Front);
                        paintOnPaper(painter, faces->front(), QRect(back, size), CardPainter::Page::Back);
                    }};
    if (documents.holdsWorldCupFacts(card))
        picture.credit = worldCupCredit();
    return picture;
}

void printCards(QWidget *parent, const Game &game, const std::vector<TeamDocumentPtr> &cards)
{
    previewPictures(cardSheets(game, cards), parent);
}

void saveCards(QWidget *parent, const Game &game, const std::vector<TeamDocumentPtr> &cards,
               const std::function<void(const QString &path, const Result<void> &)> &done)
{
    if (cards.empty())
        return;
    const bool isOne = cards.size() == 1;
    const QString name =
        isOne ? game.teamDocuments()->team(*cards.front()).displayName() : CardPrinterWords::tr("Team cards");
    const QString path = isOne ? askForPicture(*parent, name) : askForPdf(*parent, name);
    if (path.isEmpty())
        return;
    const Picture picture = isOne ? cardPicture(game, *cards.front()) : cardSheetsInOne(game, cards);
    savePictureLater(picture, path, parent, [done, path](const Result<void> &saved) { done(path, saved); });
}

} // namespace touchline
