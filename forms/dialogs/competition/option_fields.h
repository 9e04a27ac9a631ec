// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game_info.h"

#include <QWidget>

#include <map>

class QBoxLayout;

namespace touchline {

/// The optional rules that a level has, a field for each with what it does: made from the options that the
/// game describes. A field is named as its option is.
class OptionFields final : public QWidget
{
    Q_OBJECT

public:
    explicit OptionFields(QWidget *parent = nullptr);

    /// Makes the fields anew for the options that `values` has.
    void setOptions(const GameInfo &info, const OptionValues &values);
    /// What belongs together is on and off together.
    void showValues(const OptionValues &values);
    /// In their order, for the tab key.
    [[nodiscard]] std::vector<QWidget *> fields() const;

Q_SIGNALS:
    /// The person has chosen a value, as OptionValues has it.
    void chosen(const QString &option, int value);

private:
    void add(const OptionSpec &spec);
    /// A field for an option's value, with its title.
    [[nodiscard]] QWidget *fieldFor(const OptionSpec &spec, QBoxLayout *row);

    const GameInfo *m_info = nullptr;
    /// Goes with the options it was made for.
    QWidget *m_content = nullptr;
    std::map<QString, QWidget *> m_fields;
};

} // namespace touchline
