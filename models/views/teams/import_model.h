// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/import/league_import.h"
#include "models/views/column_heading.h"

namespace touchline {

/// The rows of a list that is about to be imported: what becomes of each, and what is wrong with it.
class ImportModel : public FlatTable
{
    Q_OBJECT

public:
    enum Column { LineColumn, FateColumn, WhatColumn, ProblemColumn };
    static constexpr int columns = ProblemColumn + 1;

    enum Role {
        FateRole = Qt::UserRole ///< int(ListImport::Fate)
    };

    explicit ImportModel(QObject *parent = nullptr) : FlatTable(columns, parent) {}

    void setLines(std::vector<ListImport::Line> lines);
    [[nodiscard]] static QString fateName(ListImport::Fate fate);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_lines.size()); }
    std::vector<ListImport::Line> m_lines;
};

/// What a list holds, as its first line lets one guess.
[[nodiscard]] ListImport::Kind guessedKind(const CsvList &csv);

} // namespace touchline
