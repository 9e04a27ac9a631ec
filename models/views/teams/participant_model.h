// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/participant.h"
#include "models/views/column_heading.h"
#include "models/views/name_order.h"

namespace touchline {

/// A list of teams that may take part, or do: name, confederation, year, strength.
class ParticipantModel : public FlatTable
{
    Q_OBJECT

public:
    enum Column { NameColumn, ConferenceColumn, YearColumn, StrengthColumn };
    static constexpr int columns = 4;
    enum Role {
        KitRole = Qt::UserRole, ///< QStringList: the two colours
        SortRole                ///< what the column is sorted by
    };

    explicit ParticipantModel(QObject *parent = nullptr) : FlatTable(columns, parent) {}

    void setParticipants(std::vector<Participant> list);
    [[nodiscard]] const std::vector<Participant> &participants() const { return m_list; }
    /// Adds those that are not there yet.
    void add(const std::vector<Participant> &list);
    /// Rows in any order.
    void remove(std::vector<int> rows);
    [[nodiscard]] bool has(const QUuid &team) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_list.size()); }
    [[nodiscard]] QVariant text(const Participant &one, int column) const;
    [[nodiscard]] static QVariant sortKey(const Participant &one, int column);

    std::vector<Participant> m_list;
};

/// Those of a ParticipantModel that a person looks for.
class ParticipantFilter : public NameSortModel
{
    Q_OBJECT

public:
    explicit ParticipantFilter(QObject *parent = nullptr);

    /// Part of the name, case and accents do not matter.
    void setText(const QString &text);
    /// Empty = every one.
    void setConference(const QString &conference);
    /// Teams without a year, as clubs are.
    void setClubsAlone(bool isAlone);
    /// 0 = from the beginning, to the end.
    void setYears(int first, int last);
    /// At least so strong; 0 = clubs too.
    void setStrength(int least);

    /// The teams that are left, in their order.
    [[nodiscard]] std::vector<Participant> left() const;
    [[nodiscard]] const Participant &at(const QModelIndex &index) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    [[nodiscard]] const ParticipantModel &source() const;

    QString m_text;
    QString m_conference;
    bool m_isClubsAlone = false;
    int m_firstYear = 0;
    int m_lastYear = 0;
    int m_strength = 0;
};

} // namespace touchline
