// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/team_form.h"

#include "core/base/plain_digits.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/translated.h"

#include "ui_team_form.h"

#include <QColorDialog>
#include <QIntValidator>
#include <QPainter>
#include <QSignalBlocker>

namespace touchline {

namespace {

constexpr int latestYear = 9999;

QPixmap swatch(const QColor &colour, int side, qreal ratio)
{
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setPen(touchline::colour(ColourRole::Secondary));
    if (colour.isValid())
        painter.setBrush(colour);
    painter.drawRect(QRectF(0.5, 0.5, side - 1, side - 1));
    return picture;
}

} // namespace

TeamForm::TeamForm(QWidget *parent) : QWidget(parent), m_ui(std::make_shared<Ui::TeamForm>())
{
    m_ui->setupUi(this);
    setMaximumWidth(spacing::readable);
    m_ui->year->setValidator(new QIntValidator(0, latestYear, this));
    m_ui->conference->addItems({QString(), QStringLiteral("AFC"), QStringLiteral("CAF"),
                                QStringLiteral("CONCACAF"), QStringLiteral("CONMEBOL"), QStringLiteral("OFC"),
                                QStringLiteral("UEFA")});
    m_ui->conference->setInsertPolicy(QComboBox::NoInsert);
    m_ui->teamProblem->hide();
    for (QLineEdit *line :
         {m_ui->name, m_ui->year, m_ui->code, m_ui->country, m_ui->manager, m_ui->conference->lineEdit()})
        connect(line, &QLineEdit::editingFinished, this, &TeamForm::edit);
    connect(m_ui->conference, qOverload<int>(&QComboBox::activated), this, &TeamForm::edit);
    connect(m_ui->first, &QPushButton::clicked, this,
            [this] { chooseColour(&Kit::first, tr("Shirt Colour")); });
    connect(m_ui->second, &QPushButton::clicked, this,
            [this] { chooseColour(&Kit::second, tr("Sleeve and Collar Colour")); });
    connect(&Theme::instance(), &Theme::changed, this, &TeamForm::showKit);
    setTextColour(m_ui->teamProblem, ColourRole::Error);
    showKit();
}

void TeamForm::setTeam(const Team &team)
{
    m_team = team;
    const auto show = [](QLineEdit *line, const QString &text) {
        // The cursor stays where somebody types.
        if (line->text() != text)
            line->setText(text);
    };
    show(m_ui->name, team.name);
    show(m_ui->year, team.year == 0 ? QString() : QString::number(team.year));
    show(m_ui->code, team.code);
    show(m_ui->country, team.lineage);
    show(m_ui->manager, team.manager);
    show(m_ui->conference->lineEdit(), team.conference);
    showKit();
}

Team TeamForm::team() const
{
    Team team = m_team;
    team.name = m_ui->name->text().simplified();
    team.year = typedNumber(m_ui->year->text()).value_or(0);
    team.code = m_ui->code->text().simplified();
    team.lineage = m_ui->country->text().simplified();
    team.manager = m_ui->manager->text().simplified();
    team.conference = m_ui->conference->currentText().simplified();
    return team;
}

void TeamForm::setReadOnly(bool isReadOnly)
{
    for (QLineEdit *line : {m_ui->name, m_ui->year, m_ui->code, m_ui->country, m_ui->manager})
        line->setReadOnly(isReadOnly);
    m_ui->conference->setEnabled(!isReadOnly);
    m_ui->first->setEnabled(!isReadOnly);
    m_ui->second->setEnabled(!isReadOnly);
}

void TeamForm::showProblem(const QString &problem)
{
    m_ui->teamProblem->setText(problem);
    m_ui->teamProblem->setVisible(!problem.isEmpty());
}

void TeamForm::focusName()
{
    m_ui->name->setFocus();
    m_ui->name->selectAll();
}

void TeamForm::edit()
{
    const Team now = team();
    if (now == m_team)
        return;
    m_team = now;
    Q_EMIT edited(now);
}

void TeamForm::chooseColour(QString Kit::*part, const QString &title)
{
    const QColor chosen = QColorDialog::getColor(QColor(m_team.kit.*part), this, title);
    if (!chosen.isValid())
        return;
    Team now = team();
    now.kit.*part = chosen.name().toUpper();
    if (now == m_team)
        return;
    m_team = now;
    showKit();
    Q_EMIT edited(now);
}

void TeamForm::showKit()
{
    const int side = fontMetrics().height();
    const qreal ratio = devicePixelRatioF();
    m_ui->shirt->setAccessibleName(tr("Shirt"));
    m_ui->shirt->setPixmap(kitChip(m_team.kit, 2 * side, ratio));
    const auto show = [&](QPushButton *button, const QString &value, const QString &name) {
        const QColor colour(value);
        button->setIcon(swatch(colour, side, ratio));
        button->setText(colour.isValid() ? colour.name().toUpper() : tr("Choose…"));
        button->setAccessibleName(QStringLiteral("%1 %2").arg(name, button->text()));
    };
    show(m_ui->first, m_team.kit.first, tr("Shirt colour:"));
    show(m_ui->second, m_team.kit.second, tr("Sleeve and collar colour:"));
    const QColor first(m_team.kit.first);
    const QColor second(m_team.kit.second);
    m_ui->contrast->setVisible(first.isValid() && second.isValid());
    if (first.isValid() && second.isValid())
        m_ui->contrast->setText(tr("Contrast %1").arg(windowLanguage().decimal(contrast(first, second), 1)));
}

} // namespace touchline
