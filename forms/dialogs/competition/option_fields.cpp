// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/competition/option_fields.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/tab_order.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace touchline {

namespace {

QString optionWords(const char *text)
{
    return QCoreApplication::translate("core", text);
}

/// Of a list of values, in letters.
constexpr int shortestBox = 12;

/// A value of an option, for people.
QString labelOf(const OptionSpec &spec, std::size_t value)
{
    return value < spec.labels.size() ? optionWords(spec.labels[value])
                                      : QString::fromUtf8(spec.words[value]).replace(u'_', u' ');
}

} // namespace

OptionFields::OptionFields(QWidget *parent) : QWidget(parent)
{
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
}

void OptionFields::setOptions(const GameInfo &info, const OptionValues &values)
{
    delete m_content;
    m_fields.clear();
    m_info = &info;
    m_content = new QWidget(this);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, spacing::related, 0);
    column->setSpacing(spacing::related);
    for (const OptionSpec &spec : info.options)
        if (values.all().count(QString::fromUtf8(spec.name)) > 0)
            add(spec);
    if (m_fields.empty())
        column->addWidget(new QLabel(tr("This level has no optional rules."), m_content));
    column->addStretch(1);
    layout()->addWidget(m_content);
    tabAsRead(*m_content);
    m_content->show();
    showValues(values);
}

std::vector<QWidget *> OptionFields::fields() const
{
    std::vector<QWidget *> list;
    if (m_info == nullptr)
        return list;
    for (const OptionSpec &spec : m_info->options)
        if (const auto field = m_fields.find(QString::fromUtf8(spec.name)); field != m_fields.end())
            list.push_back(field->second);
    return list;
}

QWidget *OptionFields::fieldFor(const OptionSpec &spec, QBoxLayout *row)
{
    const QString name = QString::fromUtf8(spec.name);
    const QString title = optionWords(spec.title);
    if (spec.type == OptionType::Switch) {
        auto *box = new QCheckBox(title, m_content);
        connect(box, &QCheckBox::toggled, this,
                [this, name](bool isOn) { Q_EMIT chosen(name, isOn ? 1 : 0); });
        row->addWidget(box);
        return box;
    }
    auto *label = new QLabel(title, m_content);
    row->addWidget(label);
    QWidget *field = nullptr;
    if (spec.type == OptionType::Number) {
        auto *box = new QSpinBox(m_content);
        box->setRange(spec.minimum, spec.maximum);
        connect(box, &QSpinBox::valueChanged, this, [this, name](int value) { Q_EMIT chosen(name, value); });
        field = box;
    } else {
        auto *box = new QComboBox(m_content);
        // As wide as there is room: its longest word does not make the page scroll sideways.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(shortestBox);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        for (std::size_t value = 0; value < spec.words.size(); ++value)
            box->addItem(labelOf(spec, value));
        connect(box, &QComboBox::currentIndexChanged, this,
                [this, name](int index) { Q_EMIT chosen(name, index); });
        field = box;
    }
    label->setBuddy(field);
    field->setAccessibleName(title);
    row->addWidget(field);
    return field;
}

void OptionFields::add(const OptionSpec &spec)
{
    auto *block = new QVBoxLayout;
    block->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::related);
    QWidget *field = fieldFor(spec, row);
    field->setObjectName(QString::fromUtf8(spec.name));
    field->setAccessibleDescription(optionWords(spec.help));
    if (qobject_cast<QComboBox *>(field) == nullptr)
        row->addStretch(1);
    block->addLayout(row);
    auto *help = new QLabel(optionWords(spec.help), m_content);
    help->setWordWrap(true);
    Theme::setType(help, Theme::Type::Caption);
    // Below the title, not below the box.
    help->setIndent(spec.type == OptionType::Switch ? spacing::page : 0);
    block->addWidget(help);
    static_cast<QVBoxLayout *>(m_content->layout())->addLayout(block);
    m_fields[QString::fromUtf8(spec.name)] = field;
}

void OptionFields::showValues(const OptionValues &values)
{
    if (m_info == nullptr)
        return;
    for (const OptionSpec &spec : m_info->options) {
        const auto found = m_fields.find(QString::fromUtf8(spec.name));
        if (found == m_fields.end())
            continue;
        const QSignalBlocker blocker(found->second);
        const int value = values.value(spec.name);
        if (auto *box = qobject_cast<QCheckBox *>(found->second))
            box->setChecked(value != 0);
        else if (auto *number = qobject_cast<QSpinBox *>(found->second))
            number->setValue(value);
        else if (auto *words = qobject_cast<QComboBox *>(found->second))
            words->setCurrentIndex(value);
        found->second->setEnabled(spec.needs == nullptr || values.isOn(spec.needs));
    }
}

} // namespace touchline
