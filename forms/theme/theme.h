// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/colours.h"

#include <QFont>
#include <QObject>
#include <QPen>

class QApplication;
class QLabel;
class QWidget;

namespace touchline {

/// How the program looks: one for all windows.
class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Appearance { System, Light, Dark };
    Q_ENUM(Appearance)
    enum class Type { Title, Heading, Body, Caption };

    /// There is one, made by the first call after the QApplication.
    [[nodiscard]] static Theme &instance();

    /// Style, palette and fonts of all windows.
    void apply(Appearance appearance);
    [[nodiscard]] Appearance appearance() const { return m_appearance; }
    [[nodiscard]] bool isDark() const { return m_isDark; }
    [[nodiscard]] QColor colour(ColourRole role) const { return colourOf(role, m_isDark); }

    /// From the font of the system, so that whoever enlarges that enlarges everything.
    [[nodiscard]] static QFont font(Type type);
    /// Gives a label its type; it keeps to it when the font of the system changes.
    static void setType(QLabel *label, Type type);
    /// Height of a table's row in the body font, in device-independent pixels.
    [[nodiscard]] static int rowHeight();

Q_SIGNALS:
    /// Whoever paints by himself paints again.
    void changed();

private:
    Theme();
    Appearance m_appearance = Appearance::System;
    bool m_isDark = false;
    bool m_systemIsDark = false;
};

/// The same font for headings and winners.
[[nodiscard]] inline QFont semibold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Shorthand.
[[nodiscard]] inline QColor colour(ColourRole role)
{
    return Theme::instance().colour(role);
}

/// Gives what is written in a widget its colour, which it keeps to in the other theme.
void setTextColour(QWidget *widget, ColourRole role);

/// For the line below a row: as thin at 125 % as elsewhere, where some of the lines would else be two pixels
/// thick.
[[nodiscard]] inline QPen hairline()
{
    return {QBrush(colour(ColourRole::Hairline)), 0};
}

} // namespace touchline
