// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/named_columns.h"

#include <QDialog>

#include <functional>
#include <map>

class QComboBox;

namespace touchline {

/// Which heading of a list is which column, where the headings are others than those that are known.
class ImportColumnsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// What is found by itself beside what is named by hand, as columnsFound().
    using Find = std::function<NamedColumns(const NamedColumns &)>;
    /// `columns`: those that such a list may have; `headings`: as they stand in the file.
    ImportColumnsDialog(const QStringList &columns, const QStringList &headings, const NamedColumns &named,
                        Find find, QWidget *parent = nullptr);

    /// What was chosen; a column that is found by itself is not among them.
    [[nodiscard]] NamedColumns named() const;

private:
    /// A heading is one column: who chooses it takes it from the other.
    void takeFromOthers(const QComboBox *chosen);
    /// "Automatic" says which heading that is.
    void tellAutomatic();

    Find m_find;
    std::map<QString, QComboBox *> m_boxes;
};

} // namespace touchline
