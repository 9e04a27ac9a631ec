// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/side_notes.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/name_label.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace touchline {

namespace {

enum Column { Title, HomeText, AwayText };

} // namespace

SideNotes::SideNotes(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, spacing::inside);
    m_grid->setHorizontalSpacing(spacing::related);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(HomeText, 1);
    m_grid->setColumnStretch(AwayText, 1);
    connect(&Theme::instance(), &Theme::changed, this, &SideNotes::fill);
}

void SideNotes::show(const std::vector<BoardNote> &notes, const PerSide<QString> &teams)
{
    if (notes == m_notes && teams == m_teams)
        return;
    m_notes = notes;
    m_teams = teams;
    fill();
}

QString SideNotes::heard() const
{
    QStringList sentences;
    for (const BoardNote &note : m_notes) {
        const QString what =
            tr("%1: %2", "title, note").arg(note.title.left(1).toUpper() + note.title.mid(1), note.text);
        sentences << (note.side ? m_teams[*note.side] + QStringLiteral(", ") + what : what);
    }
    return sentences.join(QStringLiteral(". "));
}

NotesArea::NotesArea(QWidget *parent) : QScrollArea(parent)
{
    setAccessibleName(tr("Notes"));
}

void SideNotes::fill()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList titles;
    for (const BoardNote &note : m_notes)
        if (!titles.contains(note.title))
            titles << note.title;
    const auto add = [this](const QString &text, int row, int column, int columns = 1) {
        auto *label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setFont(Theme::font(Theme::Type::Caption));
        label->setWordWrap(column != Title);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        // A name of any length is cut: the columns share what room there is.
        if (column != Title)
            takeAnyWidth(*label);
        // As wide as its column, for which its height is reckoned.
        m_grid->addWidget(label, row, column, 1, columns, Qt::AlignTop);
        return label;
    };
    if (!titles.isEmpty())
        for (const Side side : bothSides) {
            auto *name = new NameLabel(this);
            name->setText(m_teams[side]);
            name->setFont(semibold(Theme::font(Theme::Type::Caption)));
            name->setMostLines(2);
            m_grid->addWidget(name, 0, side == Side::Home ? HomeText : AwayText);
        }
    for (const BoardNote &note : m_notes) {
        const int row = static_cast<int>(titles.indexOf(note.title)) + 1;
        if (m_grid->itemAtPosition(row, Title) == nullptr)
            add(note.title.left(1).toUpper() + note.title.mid(1), row, Title)
                ->setForegroundRole(QPalette::PlaceholderText);
        if (note.side)
            add(note.text, row, *note.side == Side::Home ? HomeText : AwayText);
        else
            add(note.text, row, HomeText, 2);
    }
}

} // namespace touchline
