// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/theme/theme.h"

#include "core/base/visible_text.h"
#include "forms/theme/icons.h"

#include <QApplication>
#include <QFontMetrics>
#include <QLabel>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace touchline {

namespace {

constexpr double titleSize = 1.6;
constexpr double headingSize = 1.2;
constexpr double captionSize = 0.85;
constexpr double rowHeightOfFont = 1.9;
/// What is disabled is this much between text and background.
constexpr double faded = 0.5;

QColor between(const QColor &one, const QColor &other, double share)
{
    const auto mixed = [share](float from, float to) {
        return static_cast<float>(from + (to - from) * share);
    };
    return QColor::fromRgbF(mixed(one.redF(), other.redF()), mixed(one.greenF(), other.greenF()),
                            mixed(one.blueF(), other.blueF()));
}

QPalette paletteOf(bool isDark)
{
    const auto colour = [isDark](ColourRole role) { return colourOf(role, isDark); };
    QPalette palette;
    palette.setColor(QPalette::Window, colour(ColourRole::Window));
    palette.setColor(QPalette::WindowText, colour(ColourRole::Text));
    palette.setColor(QPalette::Base, colour(ColourRole::Surface));
    palette.setColor(QPalette::AlternateBase, colour(ColourRole::Lifted));
    palette.setColor(QPalette::Text, colour(ColourRole::Text));
    palette.setColor(QPalette::PlaceholderText, colour(ColourRole::Secondary));
    palette.setColor(QPalette::Button, colour(ColourRole::Surface));
    palette.setColor(QPalette::ButtonText, colour(ColourRole::Text));
    palette.setColor(QPalette::BrightText, colour(ColourRole::Error));
    palette.setColor(QPalette::Highlight, colour(ColourRole::Accent));
    palette.setColor(QPalette::HighlightedText, colour(ColourRole::OnAccent));
    palette.setColor(QPalette::Link, colour(ColourRole::Information));
    palette.setColor(QPalette::LinkVisited, colour(ColourRole::Information));
    palette.setColor(QPalette::ToolTipBase, colour(ColourRole::Surface));
    palette.setColor(QPalette::ToolTipText, colour(ColourRole::Text));
    // The lines of frames and fields.
    palette.setColor(QPalette::Mid, colour(ColourRole::Hairline));
    palette.setColor(QPalette::Midlight, colour(ColourRole::Hairline));
    palette.setColor(QPalette::Light, colour(ColourRole::Surface));
    palette.setColor(QPalette::Dark, between(colour(ColourRole::Hairline), colour(ColourRole::Text), 0.3));
    const QColor pale = between(colour(ColourRole::Text), colour(ColourRole::Window), faded);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, pale);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colour(ColourRole::Hairline));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, pale);
    return palette;
}

/// Views write the ends of lines so.
const QChar lineEnd(QChar::LineSeparator);

bool isCommanding(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar letter) { return letter != lineEnd && isInvisibleCommand(letter); });
}

QString visibleLines(const QString &text)
{
    QStringList lines = text.split(lineEnd);
    for (QString &line : lines)
        line = visibleText(line, LineEnds::Keep);
    return lines.join(lineEnd);
}

/// Fusion, with empty boxes that are seen on a dark ground too (it makes their outlines darker than the
/// window) and without icons of the system.
class TouchlineStyle final : public QProxyStyle
{
public:
    TouchlineStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returnData) const override
    {
        // The system's arrows and crosses are not of the one set that the icons of the program are.
        if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
            return 0;
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }

    /// Labels, buttons, boxes to choose from: whoever gave a name cannot turn the line around it.
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole textRole) const override
    {
        QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, visibleText(text, LineEnds::Keep),
                                  textRole);
    }

    /// Cells, headers, tabs and menus are drawn by Fusion itself, with the text of the option.
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        if (const auto *cell = qstyleoption_cast<const QStyleOptionViewItem *>(option);
            cell != nullptr && isCommanding(cell->text)) {
            QStyleOptionViewItem changed(*cell);
            changed.text = visibleLines(cell->text);
            QProxyStyle::drawControl(element, &changed, painter, widget);
        } else if (const auto *entry = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
                   entry != nullptr && isCommanding(entry->text)) {
            QStyleOptionMenuItem changed(*entry);
            changed.text = visibleLines(entry->text);
            QProxyStyle::drawControl(element, &changed, painter, widget);
        } else {
            QProxyStyle::drawControl(element, option, painter, widget);
        }
    }

    using QProxyStyle::polish;
    /// What stands in the title of a dialog, which the system draws. A name is no markup: a label that was
    /// not told that its text is HTML shows it as it stands.
    void polish(QWidget *widget) override
    {
        QProxyStyle::polish(widget);
        if (auto *label = qobject_cast<QLabel *>(widget);
            label != nullptr && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
            label->setTextFormat(Qt::PlainText);
        if (widget->isWindow() && isCommanding(widget->windowTitle()))
            widget->setWindowTitle(visibleLines(widget->windowTitle()));
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
        const bool isButton = element == PE_IndicatorRadioButton;
        if ((!isBox && !isButton) || !Theme::instance().isDark())
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(colour(ColourRole::Secondary));
        painter->setBrush(Qt::NoBrush);
        const QRectF outline = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
        if (isBox)
            painter->drawRoundedRect(outline, 2, 2);
        else
            painter->drawEllipse(outline);
        painter->restore();
    }
};

constexpr char textColourProperty[] = "touchlineTextColour";

void paintText(QWidget &widget)
{
    const QColor ink = colour(static_cast<ColourRole>(widget.property(textColourProperty).toInt()));
    QPalette palette;
    for (const auto role : {widget.foregroundRole(), QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, ink);
    widget.setPalette(palette);
}

double scaleOf(Theme::Type type)
{
    switch (type) {
    case Theme::Type::Title:
        return titleSize;
    case Theme::Type::Heading:
        return headingSize;
    case Theme::Type::Caption:
        return captionSize;
    case Theme::Type::Body:
        break;
    }
    return 1.0;
}

} // namespace

Theme::Theme()
{
    // What the desktop brought along, before anything of ours is set. Qt 6.2 to 6.4 tell no more of it.
    m_systemIsDark = QGuiApplication::palette().color(QPalette::Window).lightnessF() < 0.5F;
}

Theme &Theme::instance()
{
    static Theme theme;
    return theme;
}

void Theme::apply(Appearance appearance)
{
    m_appearance = appearance;
    m_isDark = appearance == Appearance::Dark || (appearance == Appearance::System && m_systemIsDark);
    QApplication::setStyle(new TouchlineStyle);
    QApplication::setPalette(paletteOf(m_isDark));
    dropIconPictures();
    for (QWidget *widget : QApplication::allWidgets())
        if (widget->property(textColourProperty).isValid())
            paintText(*widget);
    Q_EMIT changed();
}

QFont Theme::font(Type type)
{
    QFont font = QApplication::font();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * scaleOf(type));
    else
        font.setPixelSize(qRound(font.pixelSize() * scaleOf(type)));
    if (type == Type::Title || type == Type::Heading)
        font.setWeight(QFont::DemiBold);
    return font;
}

void Theme::setType(QLabel *label, Type type)
{
    label->setFont(font(type));
    if (type == Type::Caption)
        label->setForegroundRole(QPalette::PlaceholderText);
}

int Theme::rowHeight()
{
    return qRound(QFontMetrics(QApplication::font()).height() * rowHeightOfFont);
}

void setTextColour(QWidget *widget, ColourRole role)
{
    widget->setProperty(textColourProperty, static_cast<int>(role));
    paintText(*widget);
}

} // namespace touchline
