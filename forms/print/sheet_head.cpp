// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/sheet_head.h"

#include "models/views/translated.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

using Type = FormPaper::Type;

struct SheetHeadWords
{
    Q_DECLARE_TR_FUNCTIONS(BlankSheet)
};

constexpr qreal related = 8;
/// Of the boxes for goals.
constexpr QSizeF goalBox(34, 32);
constexpr qreal dashWidth = 12;
constexpr qreal pairWidth = 2 * 34 + dashWidth;
constexpr qreal betweenPairs = 20;
constexpr int mostInRow = 4;

QString joined(std::span<const SheetWord> words)
{
    QStringList all;
    for (const SheetWord &word : words)
        all << windowLanguage().text(word.title);
    return all.join(QStringLiteral(" · "));
}

} // namespace

SheetHead::SheetHead(FormPaper &paper, const BlankSheet &content, qreal width)
    : m_paper(paper)
    , m_content(content)
    , m_width(width)
{
}

std::vector<SheetHead::Box> SheetHead::resultBoxes() const
{
    if (m_content.sheet.hasWinnerAlone) {
        if (m_content.needsWinner)
            return {{SheetHeadWords::tr("won"), true}, {SheetHeadWords::tr("won"), true}};
        return {{SheetHeadWords::tr("won"), true},
                {SheetHeadWords::tr("drawn"), true},
                {SheetHeadWords::tr("won"), true}};
    }
    if (!m_content.mayBeExtended && !m_content.mayHaveShootOut)
        return {{SheetHeadWords::tr("result")}};
    std::vector<Box> boxes{{SheetHeadWords::tr("90 minutes")}};
    if (m_content.mayBeExtended)
        boxes.push_back({SheetHeadWords::tr("after extra time")});
    if (m_content.mayHaveShootOut)
        boxes.push_back({SheetHeadWords::tr("shoot-out")});
    return boxes;
}

void SheetHead::resultBox(const Box &box, QPointF corner)
{
    const qreal title = FormPaper::lineHeight(Type::Small);
    m_paper.text({corner.x() - betweenPairs / 2, corner.y(), pairWidth + betweenPairs, title}, box.title,
                 Type::Small, Qt::AlignHCenter | Qt::AlignVCenter);
    const qreal top = corner.y() + title + 1;
    if (box.isTick) {
        m_paper.box({corner.x() + (pairWidth - goalBox.width()) / 2, top, goalBox.width(), goalBox.height()});
        return;
    }
    m_paper.box({QPointF(corner.x(), top), goalBox});
    m_paper.text({corner.x() + goalBox.width(), top, dashWidth, goalBox.height()}, QStringLiteral("–"),
                 Type::Heading, Qt::AlignCenter);
    m_paper.box({QPointF(corner.x() + goalBox.width() + dashWidth, top), goalBox});
}

void SheetHead::names(qreal top, qreal height, qreal room)
{
    const QRectF home(0, top, room, height);
    const QRectF away(m_width - room, top, room, height);
    if (m_content.teams[Side::Home].name.isEmpty()) {
        const qreal label = FormPaper::lineHeight(Type::Small) + 1;
        m_paper.text({0, top - label, room, label}, SheetHeadWords::tr("Home"), Type::Small);
        m_paper.text({away.left(), top - label, room, label}, SheetHeadWords::tr("Away"), Type::Small);
        m_paper.box(home);
        m_paper.box(away);
        return;
    }
    // In one line, else in several smaller ones; what is too long even so is cut off.
    const auto type = [room, height](const QString &name) {
        if (FormPaper::widthOf(name, Type::Title) <= room)
            return Type::Title;
        const bool isWhole = FormPaper::widthOf(name, Type::Heading) <= room ||
                             FormPaper::heightOf(name, Type::Heading, room) <= height;
        return isWhole || FormPaper::heightOf(name, Type::Small, room) > height ? Type::Heading : Type::Small;
    };
    const Type smaller =
        std::max(type(m_content.teams[Side::Home].name), type(m_content.teams[Side::Away].name));
    m_paper.text(home, m_content.teams[Side::Home].name, smaller, Qt::AlignRight | Qt::AlignVCenter);
    m_paper.text(away, m_content.teams[Side::Away].name, smaller, Qt::AlignLeft | Qt::AlignVCenter);
}

qreal SheetHead::result(qreal top)
{
    if (!m_content.about.isEmpty()) {
        const qreal line = FormPaper::lineHeight(Type::Body);
        m_paper.text({0, top, m_width, line}, m_content.about.join(QStringLiteral(" · ")), Type::Body);
        top += line + related;
    }
    const std::vector<Box> boxes = resultBoxes();
    const auto count = static_cast<qreal>(boxes.size());
    const qreal width = count * pairWidth + (count - 1) * betweenPairs;
    const qreal left = (m_width - width) / 2;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        resultBox(boxes[i], {left + static_cast<qreal>(i) * (pairWidth + betweenPairs), top});
    const qreal title = FormPaper::lineHeight(Type::Small) + 1;
    names(top + title, goalBox.height(), left - betweenPairs);
    return top + title + goalBox.height();
}

qreal SheetHead::writtenFields(qreal top)
{
    QStringList titles;
    if (m_content.about.isEmpty())
        titles << SheetHeadWords::tr("Competition") << SheetHeadWords::tr("Day")
               << SheetHeadWords::tr("Ground");
    for (const SheetField &field : m_content.sheet.fields)
        if (field.scope == SheetScope::Match && field.value != SheetValue::Word)
            titles << windowLanguage().text(field.title);
    titles << SheetHeadWords::tr("Spectators");
    // Without names there is room for remarks below.
    if (titles.size() == 1 && m_content.sheet.hasScorers)
        titles << SheetHeadWords::tr("Remarks");
    return boxes(titles, top);
}

/// A box to write in for each title, in rows of about the same number.
qreal SheetHead::boxes(const QStringList &titles, qreal top)
{
    const qreal label = FormPaper::lineHeight(Type::Small) + 1;
    const qreal height = label + FormPaper::leastLine;
    const auto rows = (titles.size() + mostInRow - 1) / mostInRow;
    const auto inRow = (titles.size() + rows - 1) / rows;
    for (qsizetype first = 0; first < titles.size(); first += inRow) {
        const auto count = std::min(inRow, titles.size() - first);
        const qreal width = m_width / static_cast<qreal>(count);
        for (qsizetype i = 0; i < count; ++i) {
            const QRectF frame(static_cast<qreal>(i) * width, top, width, height);
            m_paper.box(frame);
            m_paper.text({frame.left() + FormPaper::inside, top + 1, width - 2 * FormPaper::inside, label},
                         FormPaper::shortened(titles[first + i], Type::Small, width - 2 * FormPaper::inside),
                         Type::Small, Qt::AlignLeft | Qt::AlignTop);
        }
        top += height;
    }
    return top;
}

qreal SheetHead::choice(const QString &title, std::span<const SheetWord> words, qreal top)
{
    const qreal titleWidth = FormPaper::widthOf(title, Type::Heading) + 12;
    const qreal line = FormPaper::lineHeight(Type::Body) + 3;
    m_paper.text({0, top, titleWidth, line}, title, Type::Heading);
    QStringList names;
    for (const SheetWord &word : words)
        names << windowLanguage().text(word.title);
    return m_paper.choices({titleWidth, top, m_width - titleWidth, line}, names);
}

qreal SheetHead::fields(qreal top)
{
    top = writtenFields(top);
    for (const SheetField &field : m_content.sheet.fields)
        if (field.scope == SheetScope::Match && field.value == SheetValue::Word)
            top = choice(windowLanguage().text(field.title), field.words, top + related);
    const bool isEmpty = m_content.teams[Side::Home].name.isEmpty();
    if (!m_content.sheet.criteria.empty() && (m_content.needsWinner || isEmpty))
        top = choice(SheetHeadWords::tr("Level: decided by"), m_content.sheet.criteria, top + related);
    return top;
}

qreal SheetHead::signatures(qreal top)
{
    QStringList signers;
    for (const Side side : bothSides) {
        const QString &name = m_content.teams[side].name;
        signers << (!name.isEmpty()      ? name
                    : side == Side::Home ? SheetHeadWords::tr("home team")
                                         : SheetHeadWords::tr("away team"));
    }
    signers << SheetHeadWords::tr("referee");
    for (QString &signer : signers)
        signer = SheetHeadWords::tr("Signature: %1").arg(signer);
    return boxes(signers, top);
}

void SheetHead::remarks(qreal top, qreal bottom)
{
    constexpr int fewest = 4;
    const qreal head = FormPaper::lineHeight(Type::Heading) + 1;
    constexpr int most = 10;
    const int lines = std::min(most, static_cast<int>((bottom - top - head) / FormPaper::leastLine));
    if (lines < fewest)
        return;
    m_paper.text({0, top, m_width, head}, SheetHeadWords::tr("Remarks"), Type::Heading);
    for (int line = 1; line <= lines; ++line)
        m_paper.rule({0, top + head + line * FormPaper::leastLine},
                     {m_width, top + head + line * FormPaper::leastLine});
}

qreal SheetHead::legend(qreal top)
{
    const ScoreSheet &sheet = m_content.sheet;
    QStringList lines;
    if (sheet.hasScorers) {
        QString goals = SheetHeadWords::tr("How: penalty · own goal");
        if (!sheet.goalKinds.empty())
            goals += QStringLiteral(" · ") + joined(sheet.goalKinds);
        lines << goals;
    }
    if (sheet.hasScorers && sheet.hasInjuries && !sheet.injuryKinds.empty())
        lines << SheetHeadWords::tr("Length: %1", "how long somebody who is injured is out")
                     .arg(joined(sheet.injuryKinds));
    for (const SheetField &field : sheet.fields)
        if (field.scope != SheetScope::Match && !field.words.empty())
            lines << SheetHeadWords::tr("%1: %2", "a line of the sheet and its words")
                         .arg(windowLanguage().text(field.title), joined(field.words));
    for (const QString &line : lines) {
        const qreal height = FormPaper::heightOf(line, Type::Small, m_width);
        m_paper.text({0, top, m_width, height}, line, Type::Small, Qt::AlignLeft | Qt::AlignTop);
        top += height + 1;
    }
    return top;
}

} // namespace touchline
