// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <vector>

class QSpinBox;

namespace touchline {

/// In which division of the league each team of a cup plays: 1 is the highest, 0 not known.
class DivisionsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `divisions`: of the teams, in their order.
    DivisionsDialog(const QStringList &teams, const std::vector<int> &divisions, QWidget *parent = nullptr);

    /// As they stand in the boxes.
    [[nodiscard]] std::vector<int> divisions() const;

private:
    /// By team.
    std::vector<QSpinBox *> m_boxes;
};

} // namespace touchline
