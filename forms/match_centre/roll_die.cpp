// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/roll_die.h"

#include "forms/match_centre/drawn_die.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QRandomGenerator>

#include <algorithm>

namespace touchline {

namespace {

constexpr int rollDieSize = 64;
constexpr int leastRollDieSize = 28;
/// Milliseconds that dice tumble, then lie there; and that a face is seen while they tumble.
constexpr int tumblingFor = 400;
constexpr int lyingFor = 350;
constexpr int faceMilliseconds = 50;
constexpr int mostRollDice = 6;

} // namespace

RollDie::RollDie(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_ticks.setInterval(faceMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, &RollDie::tick);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

int RollDie::tumbleMilliseconds()
{
    return tumblingFor + lyingFor;
}

void RollDie::showWords(const QString &words, const QString &heard)
{
    m_words = words;
    setAccessibleName(heard);
    update();
}

void RollDie::ask(int dice, int faces, const QString &question, const QString &target)
{
    m_ticks.stop();
    m_state = State::Asking;
    m_faces = faces;
    m_shown.assign(static_cast<std::size_t>(std::clamp(dice, 1, mostRollDice)), 0);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Click or press Space to roll. Hold Space to go faster."));
    const QString heard = target.isEmpty() ? question : question + QStringLiteral(". ") + target;
    showWords(target.isEmpty() ? tr("Click or press Space to roll.") : target, heard);
}

void RollDie::wait(const QString &why)
{
    m_ticks.stop();
    m_state = State::Waiting;
    m_shown.clear();
    unsetCursor();
    setToolTip({});
    showWords(why, why);
}

void RollDie::tumble(int faces, const std::vector<int> &values)
{
    m_state = State::Tumbling;
    m_faces = faces;
    m_values = values;
    m_since.start();
    m_ticks.start();
    tick();
}

void RollDie::tick()
{
    const qint64 gone = m_since.elapsed();
    if (gone >= tumbleMilliseconds())
        return land();
    m_shown = m_values;
    if (gone < tumblingFor)
        // For the eye alone: what was rolled is in the league already.
        for (int &value : m_shown)
            value = QRandomGenerator::global()->bounded(m_faces) + 1;
    update();
}

void RollDie::land()
{
    if (!isTumbling())
        return;
    m_ticks.stop();
    m_state = State::Waiting;
    m_shown = m_values;
    update();
    Q_EMIT landed();
}

QSize RollDie::sizeHint() const
{
    return {mostRollDice * leastRollDieSize, rollDieSize + 3 * fontMetrics().height()};
}

QSize RollDie::minimumSizeHint() const
{
    return {rollDieSize, leastRollDieSize + 2 * fontMetrics().height()};
}

void RollDie::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT pressed(false);
}

void RollDie::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT pressed(event->isAutoRepeat());
        return;
    }
    QWidget::keyPressEvent(event);
}

void RollDie::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto count = static_cast<int>(m_shown.size());
    int bottom = 0;
    if (count > 0) {
        const int room = (width() - (count - 1) * spacing::inside) / count;
        const int words = 2 * fontMetrics().lineSpacing();
        const int size = std::clamp(std::min(room, height() - words), leastRollDieSize, rollDieSize);
        QFont font = semibold(Theme::font(Theme::Type::Heading));
        painter.setFont(font);
        const bool isAsking = m_state == State::Asking;
        for (int die = 0; die < count; ++die) {
            const QRectF box(die * (size + spacing::inside) + 0.5, 0.5, size - 1, size - 1);
            paintDie(painter, box, m_faces, m_shown[static_cast<std::size_t>(die)],
                     {colour(ColourRole::Accent), colour(isAsking ? ColourRole::Accent : ColourRole::Text),
                      isAsking && hasFocus() ? 3.0 : 2.0});
        }
        bottom = size + spacing::related;
    }
    painter.setFont(font());
    painter.setPen(colour(ColourRole::Text));
    painter.drawText(QRect(0, bottom, width(), height() - bottom),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_words);
}

} // namespace touchline
