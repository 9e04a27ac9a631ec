// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/shortcuts_dialog.h"

#include "forms/commands/command_set.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "forms/widgets/row_delegate.h"

#include "ui_shortcuts_dialog.h"

#include <QHeaderView>
#include <QPushButton>

namespace touchline {

namespace {

QString keysText(const CommandSpec &spec)
{
    return QKeySequence::listToString(CommandSet::keysOf(spec), QKeySequence::NativeText);
}

QString plainText(const CommandSpec &spec)
{
    return commandText(spec).remove(u'&');
}

/// In letters of the body font.
constexpr int shortcutLetters = 110;
constexpr int shortcutLines = 30;

} // namespace

ShortcutsDialog::ShortcutsDialog(QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::ShortcutsDialog>())
{
    m_ui->setupUi(this);
    m_ui->commands->setItemDelegate(new RowDelegate(this));
    m_ui->commands->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_ui->commands->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_ui->commands->header()->setStretchLastSection(false);
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->problem->hide();
    connect(m_ui->filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_ui->commands, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCommand);
    connect(m_ui->assign, &QPushButton::clicked, this, &ShortcutsDialog::assign);
    connect(m_ui->clear, &QPushButton::clicked, this, [this] { keep({}); });
    connect(m_ui->reset, &QPushButton::clicked, this, [this] { keep(defaultKeys(*chosen())); });
    connect(m_ui->buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &ShortcutsDialog::restoreAll);
    // Return in the field of keys is a key, not the end of the dialog.
    for (QAbstractButton *button : m_ui->buttons->buttons())
        static_cast<QPushButton *>(button)->setAutoDefault(false);
    fill();
    resize(fontMetrics().averageCharWidth() * shortcutLetters, fontMetrics().height() * shortcutLines);
}

void ShortcutsDialog::fill()
{
    m_ui->commands->clear();
    for (const CommandSpec &spec : commandTable()) {
        auto *item = new QTreeWidgetItem(m_ui->commands, {plainText(spec), keysText(spec)});
        item->setToolTip(0, commandHelp(spec));
        item->setData(0, Qt::UserRole, static_cast<int>(spec.id));
        if (*spec.icon != '\0')
            item->setIcon(0, icon(QLatin1String(spec.icon)));
    }
    m_ui->commands->setCurrentItem(m_ui->commands->topLevelItem(0));
}

const CommandSpec *ShortcutsDialog::chosen() const
{
    const QTreeWidgetItem *item = m_ui->commands->currentItem();
    return item == nullptr ? nullptr
                           : &commandSpec(static_cast<CommandId>(item->data(0, Qt::UserRole).toInt()));
}

void ShortcutsDialog::showCommand()
{
    m_ui->problem->hide();
    m_ui->keys->clear();
    const CommandSpec *spec = chosen();
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_ui->keys, m_ui->assign, m_ui->clear, m_ui->reset})
        widget->setEnabled(spec != nullptr);
    if (spec != nullptr)
        if (const QList<QKeySequence> keys = CommandSet::keysOf(*spec); !keys.isEmpty())
            m_ui->keys->setKeySequence(keys.front());
}

void ShortcutsDialog::filter(const QString &text)
{
    for (int row = 0; row < m_ui->commands->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_ui->commands->topLevelItem(row);
        item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive));
    }
}

const CommandSpec *ShortcutsDialog::userOf(const QKeySequence &keys) const
{
    for (const CommandSpec &spec : commandTable())
        if (&spec != chosen() && CommandSet::keysOf(spec).contains(keys))
            return &spec;
    return nullptr;
}

void ShortcutsDialog::assign()
{
    const QKeySequence keys = m_ui->keys->keySequence();
    if (chosen() == nullptr || keys.isEmpty())
        return;
    if (const CommandSpec *other = userOf(keys)) {
        m_ui->problem->setText(tr("%1 is already used by “%2”. Remove it there first, or choose other keys.")
                                   .arg(keys.toString(QKeySequence::NativeText), plainText(*other)));
        m_ui->problem->show();
        return;
    }
    keep({keys});
}

void ShortcutsDialog::keep(const QList<QKeySequence> &keys)
{
    const CommandSpec *spec = chosen();
    if (spec == nullptr)
        return;
    CommandSet::setKeys(*spec, keys);
    m_ui->commands->currentItem()->setText(1, keysText(*spec));
    showCommand();
    Q_EMIT changed();
}

void ShortcutsDialog::restoreAll()
{
    for (const CommandSpec &spec : commandTable())
        CommandSet::setKeys(spec, defaultKeys(spec));
    fill();
    Q_EMIT changed();
}

} // namespace touchline
