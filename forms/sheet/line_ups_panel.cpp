// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sheet/line_ups_panel.h"

#include "forms/theme/theme.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/row_delegate.h"
#include "models/views/sheet/line_up_model.h"
#include "models/views/sheet/sheet_model.h"
#include "ui_line_ups_panel.h"

namespace touchline {

LineUpsPanel::LineUpsPanel(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_shared<Ui::LineUpsPanel>())
    , m_models{{new LineUpModel(this), new LineUpModel(this)}}
{
    m_ui->setupUi(this);
    setTextColour(m_ui->problem, ColourRole::Error);
    const PerSide<QTreeView *> views{{m_ui->home, m_ui->away}};
    const PerSide<QPushButton *> buttons{{m_ui->homeFirst, m_ui->awayFirst}};
    for (const Side side : bothSides) {
        views[side]->setModel(m_models[side]);
        views[side]->setItemDelegate(new RowDelegate(views[side]));
        views[side]->setHeader(new FlatHeader(views[side]));
        views[side]->header()->setStretchLastSection(false);
        views[side]->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        views[side]->header()->setSectionResizeMode(LineUpModel::PlayerColumn, QHeaderView::Stretch);
        connect(m_models[side], &LineUpModel::lineUpChanged, this, [this, side] {
            m_draft->setLineUp(side, m_models[side]->lineUp());
            Q_EMIT edited();
        });
        connect(buttons[side], &QPushButton::clicked, this,
                [this, side] { m_models[side]->chooseFirst(m_draft->match().sheet.starters); });
    }
}

void LineUpsPanel::setDraft(SheetDraft *draft)
{
    m_draft = draft;
    m_ui->homeFirst->setText(tr("Usual %n s&tart", nullptr, draft->match().sheet.starters));
    m_ui->awayFirst->setText(tr("Usu&al %n start", nullptr, draft->match().sheet.starters));
    for (QPushButton *button : {m_ui->homeFirst, m_ui->awayFirst})
        button->setToolTip(tr("The first of the squad list who may play; the others sit on the bench."));
    for (const Side side : bothSides)
        m_models[side]->show(draft->match(), side, draft->lineUp(side));
}

void LineUpsPanel::refresh(const std::vector<SheetProblem> &problems)
{
    const PerSide<QLabel *> counts{{m_ui->homeCount, m_ui->awayCount}};
    for (const Side side : bothSides) {
        const int starters = m_models[side]->starters();
        counts[side]->setText(starters == 0 ? QString() : tr("%n starters", nullptr, starters));
    }
    QStringList lines;
    for (const SheetProblem &one : problems)
        if (one.problem.where.startsWith(QLatin1String("line_up.")))
            lines << problemText(one.problem);
    m_ui->problem->setText(lines.join(u'\n'));
}

} // namespace touchline
