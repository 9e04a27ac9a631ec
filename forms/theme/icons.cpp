// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/theme/icons.h"

#include "forms/theme/theme.h"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <optional>

// A static library's resources have to be registered by whoever uses them, outside every namespace.
static void registerIcons()
{
    Q_INIT_RESOURCE(touchline_icons);
}

namespace touchline {

namespace {

const QString iconFolder = QStringLiteral(":/touchline/icons/");
constexpr qreal disabledOpacity = 0.4;

QByteArray sourceOf(const QString &name)
{
    static const bool isRegistered = (registerIcons(), true);
    Q_UNUSED(isRegistered)
    QFile file(iconFolder + name + QStringLiteral(".svg"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Paints an outline icon in whatever colour is asked for: the drawings say currentColor, which Qt's SVG
/// does not know.
class OutlineEngine final : public QIconEngine
{
public:
    OutlineEngine(QString name, std::optional<ColourRole> role) : m_name(std::move(name)), m_role(role) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        QByteArray svg = sourceOf(m_name);
        svg.replace("currentColor", ink(mode, state).name().toLatin1());
        QSvgRenderer renderer(svg);
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(painter->opacity() * disabledOpacity);
        renderer.render(painter, rect);
        painter->restore();
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        const QString key = QStringLiteral("touchline-icon-%1-%2-%3-%4-%5")
                                .arg(m_name, ink(mode, state).name())
                                .arg(size.width())
                                .arg(size.height())
                                .arg(static_cast<int>(mode));
        QPixmap picture;
        if (QPixmapCache::find(key, &picture))
            return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, picture);
        return picture;
    }
    [[nodiscard]] QIconEngine *clone() const override { return new OutlineEngine(*this); }

private:
    [[nodiscard]] QColor ink(QIcon::Mode mode, QIcon::State state) const
    {
        if (m_role)
            return colour(*m_role);
        if (mode == QIcon::Selected)
            return colour(ColourRole::OnAccent);
        return colour(state == QIcon::On ? ColourRole::Accent : ColourRole::Text);
    }

    QString m_name;
    std::optional<ColourRole> m_role;
};

} // namespace

QIcon icon(const QString &name)
{
    return QIcon(new OutlineEngine(name, {}));
}

QIcon icon(const QString &name, ColourRole role)
{
    return QIcon(new OutlineEngine(name, role));
}

QStringList iconNames()
{
    static_cast<void>(sourceOf(QStringLiteral("home")));
    QStringList names;
    for (const QString &file : QDir(iconFolder).entryList({QStringLiteral("*.svg")}, QDir::Files))
        names << file.chopped(4);
    return names;
}

void dropIconPictures()
{
    QPixmapCache::clear();
}

} // namespace touchline
