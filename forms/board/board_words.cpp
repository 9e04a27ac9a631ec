// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_words.h"

#include "core/base/index.h"
#include "models/views/translated.h"
#include "models/words/common/option_label.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

QString spoken(const char *text)
{
    return QCoreApplication::translate("touchline::BoardView", text);
}

const char *actWords(BoardAct act)
{
    switch (act) {
    case BoardAct::Pick:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "Choose %1");
    case BoardAct::Move:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "Move to %1");
    case BoardAct::Place:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "Place on %1");
    case BoardAct::Ball:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "Play the ball to %1");
    case BoardAct::Shot:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "Shoot at %1");
    case BoardAct::Duel:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "Challenge on %1");
    case BoardAct::Save:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "Save on %1");
    }
    return "";
}

const char *inkWords(BoardInk ink)
{
    switch (ink) {
    case BoardInk::White:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "white");
    case BoardInk::Black:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "black");
    case BoardInk::Grey:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "grey");
    case BoardInk::Red:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "red");
    case BoardInk::Orange:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "orange");
    case BoardInk::Yellow:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "yellow");
    case BoardInk::Green:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "green");
    case BoardInk::LightBlue:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "light blue");
    case BoardInk::Blue:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "blue");
    case BoardInk::Violet:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "violet");
    case BoardInk::Brown:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "brown");
    }
    return "";
}

const char *meaningOf(BoardMeaning meaning)
{
    switch (meaning) {
    case BoardMeaning::Unsaid:
        break;
    case BoardMeaning::BallValue:
        return QT_TRANSLATE_NOOP("touchline::BoardView",
                                 "the ball's value, which a pass raises to 6 at most");
    case BoardMeaning::ControlRoll:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "thrown for control of the ball");
    case BoardMeaning::StepsOfTurn:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "how far the side to move can go");
    case BoardMeaning::PlayLength:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "says how far the ball can be played");
    case BoardMeaning::LuckRoll:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "even or odd decides");
    case BoardMeaning::RefereeRoll:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "the referee's decision");
    case BoardMeaning::Clock:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "walks along the touchline as time goes by");
    case BoardMeaning::KeeperReach:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "the goalkeeper can have the ball there");
    case BoardMeaning::ShortTouch:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "as far as a touch is short");
    }
    return "";
}

/// What it is there for follows what it is.
QString explained(const QString &words, BoardMeaning meaning)
{
    const QString more = meaningWords(meaning);
    return more.isEmpty() ? words : QStringLiteral("%1: %2").arg(words, more);
}

QString sectionWords(const BoardSection &section)
{
    const QString colour = spoken(inkWords(section.ink));
    return section.isSpent
               ? spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "%1 section used up")).arg(colour)
               : spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "%1 section")).arg(colour);
}

const char *kindWords(BoardMarkKind kind)
{
    switch (kind) {
    case BoardMarkKind::Offside:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "offside");
    case BoardMarkKind::Closed:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "closed");
    case BoardMarkKind::Target:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "where the ball was sent");
    case BoardMarkKind::Range:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "in reach");
    case BoardMarkKind::Lane:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "on the way of the ball");
    case BoardMarkKind::Threat:
        return QT_TRANSLATE_NOOP("touchline::BoardView", "can stop the ball");
    }
    return "";
}

QString pieceWords(const BoardShown &shown, const BoardPiece &piece)
{
    QString words = piece.isOfficial ? spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "Referee"))
                                     : shown.teams[piece.side];
    if (piece.count > 1)
        words += QStringLiteral(" ×%1").arg(piece.count);
    if (piece.number > 0)
        words += QStringLiteral(" %1").arg(piece.number);
    if (!piece.role.isEmpty())
        words += QStringLiteral(" %1").arg(piece.role);
    if (!piece.name.isEmpty())
        words += QStringLiteral(" %1").arg(piece.name);
    for (const BoardSign sign : piece.signs)
        words += QStringLiteral(", ") + signWords(sign);
    for (const BoardSection &section : piece.sections)
        words += QStringLiteral(", ") + sectionWords(section);
    if (shown.position.ball && piece.id != noPiece && shown.position.ball->holderPiece == piece.id)
        words += QStringLiteral(", ") + spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "has the ball"));
    if (piece.pointsLeft)
        words +=
            QStringLiteral(", ") +
            spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "movement left: %1")).arg(*piece.pointsLeft);
    if (piece.hasMoved)
        words += QStringLiteral(", ") + spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "has moved"));
    return explained(words, piece.meaning);
}

QString ballWords(const BoardBall &ball)
{
    const QString words = spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "ball"));
    return explained(ball.value == 0 ? words : QStringLiteral("%1 %2").arg(words).arg(ball.value),
                     ball.meaning);
}

/// The cell whose names this one has for who names them; a copy of all cells with their names would cost a
/// board of a thousand cells more than everything else that is shown of it.
const BoardCell &namedCell(const BoardShown &shown, int cell)
{
    const BoardGeometry &geometry = *shown.geometry;
    const BoardCell &own = geometry.cells[at(cell)];
    if (shown.naming == Side::Home || !geometry.isNamedByEachSide)
        return own;
    const int turned = cellUnder(geometry, turnedRound(geometry, own.centre));
    return turned == noCell ? own : geometry.cells[at(turned)];
}

} // namespace

QString meaningWords(BoardMeaning meaning)
{
    const char *words = meaningOf(meaning);
    return *words == 0 ? QString() : spoken(words);
}

QString markWords(const BoardMark &mark)
{
    QString words =
        meaningWords(mark.meaning).isEmpty() ? spoken(kindWords(mark.kind)) : meaningWords(mark.meaning);
    if (!mark.text.isEmpty())
        words += QStringLiteral(", ") + mark.text;
    return words;
}

QString signWords(BoardSign sign)
{
    switch (sign) {
    case BoardSign::Yellow:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "yellow card"));
    case BoardSign::Red:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "red card"));
    case BoardSign::Injured:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "injured"));
    case BoardSign::Makeshift:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "makeshift goalkeeper"));
    case BoardSign::OffLine:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "out of his goal"));
    case BoardSign::Captain:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "captain"));
    case BoardSign::Locked:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "may not move"));
    case BoardSign::Lying:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "on the ground"));
    case BoardSign::Tired:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "tired"));
    case BoardSign::Offside:
        return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "offside"));
    }
    return {};
}

QString placeWords(const BoardShown &shown, const BoardPlace &place)
{
    if (!place.at && place.cell >= 0 && place.cell < static_cast<int>(shown.geometry->cells.size())) {
        const BoardCell &cell = namedCell(shown, place.cell);
        if (!cell.name.isEmpty() && !cell.label.isEmpty())
            return QStringLiteral("%1 (%2)").arg(cell.name, cell.label);
        if (!cell.name.isEmpty() || !cell.label.isEmpty())
            return cell.name + cell.label;
    }
    const auto point = pointOf(*shown.geometry, place);
    if (!point)
        return {};
    return spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "column %1, row %2"))
        .arg(std::lround(std::floor(point->x)))
        .arg(std::lround(std::floor(point->y)));
}

QString contentWords(const BoardShown &shown, const BoardPlace &place)
{
    QStringList words;
    for (const BoardPiece &piece : shown.position.pieces)
        if (piece.place() == place)
            words << pieceWords(shown, piece);
    if (shown.position.ball && shown.position.ball->place() == place)
        words << ballWords(*shown.position.ball);
    for (const BoardMark &mark : shown.position.marks)
        if (mark.cell != noCell && BoardPlace{mark.cell} == place)
            words << markWords(mark);
    return words.join(QStringLiteral("; "));
}

QString positionWords(const BoardShown &shown)
{
    QStringList words;
    if (shown.position.clock)
        words << shown.position.clock->text;
    for (const BoardDie &die : shown.position.dice)
        if (die.value != 0)
            words << dieWords(die);
    if (shown.position.ball)
        words << QStringLiteral("%1: %2").arg(ballWords(*shown.position.ball),
                                              placeWords(shown, shown.position.ball->place()));
    for (const Side side : bothSides)
        for (const BoardPiece &piece : shown.position.pieces)
            if (piece.side == side)
                words << QStringLiteral("%1: %2").arg(pieceWords(shown, piece),
                                                      placeWords(shown, piece.place()));
    return words.join(QStringLiteral(". "));
}

QString dieWords(const BoardDie &die)
{
    QString words = die.value == 0 ? die.name : QStringLiteral("%1: %2").arg(die.name).arg(die.value);
    if (die.isSpent)
        words += QStringLiteral(", ") + spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "used up"));
    return explained(words, die.meaning);
}

QString gestureWords(const BoardShown &shown, const BoardGesture &gesture)
{
    if (gesture.carried())
        return placeWords(shown, BoardPlace{noCell, gesture.carried()->to});
    if (!gesture.shot())
        return {};
    QString words = QStringLiteral("%1°, %2").arg(windowLanguage().numbers.toString(gesture.degrees()),
                                                  windowLanguage().percent(gesture.power() / 100.0));
    if (const QString text = gesture.preview().text; !text.isEmpty())
        words += QStringLiteral(", ") + text;
    return words;
}

QString optionWords(const BoardShown &shown, const BoardHighlight &highlight)
{
    QString words = highlight.name.isEmpty()
                        ? spoken(actWords(highlight.act)).arg(placeWords(shown, highlight.to))
                        : arrowsTurned(highlight.name, shown.quarters);
    for (const QString &more : {highlight.text, highlight.chance})
        if (!more.isEmpty())
            words += QStringLiteral(", ") + more;
    return words;
}

QString targetWords(const BoardShown &shown, const BoardChoice &choice, const BoardChoice::Target &target)
{
    QStringList words{placeWords(shown, target.place)};
    if (const QString content = contentWords(shown, target.place); !content.isEmpty())
        words << content;
    for (const std::size_t option : target.options)
        words << optionWords(shown, choice.highlights()[option]);
    if (!target.begins.empty())
        words << spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "choose where it goes"));
    if (target.drag)
        words << spoken(QT_TRANSLATE_NOOP("touchline::BoardView", "can be put down elsewhere"));
    return words.join(QStringLiteral(". "));
}

} // namespace touchline
