// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUuid>

#include <vector>

namespace touchline {

/// Places in a match that somebody wants to find again. They belong to whoever sits here, not to the league:
/// kept with the settings of the program, by the report of the match, so that one that is played anew has
/// none.
class Bookmarks
{
public:
    struct Bookmark
    {
        /// Inputs of the match.
        std::size_t inputs = 0;
        QString name;

        bool operator==(const Bookmark &) const = default;
    };

    /// Those of the match with that report.
    explicit Bookmarks(const QUuid &report);

    /// In the order of the match.
    [[nodiscard]] const std::vector<Bookmark> &all() const { return m_all; }
    [[nodiscard]] bool isAt(std::size_t inputs) const;
    /// One that is there gets the new name.
    void set(std::size_t inputs, const QString &name);
    void remove(std::size_t inputs);

private:
    void keep() const;

    QString m_key;
    std::vector<Bookmark> m_all;
};

} // namespace touchline
