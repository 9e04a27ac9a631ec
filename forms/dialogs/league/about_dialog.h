// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>

namespace Ui {
class AboutDialog;
}

namespace touchline {

/// Version, licence, and where the data come from.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent = nullptr);

private:
    std::shared_ptr<Ui::AboutDialog> m_ui;
};

} // namespace touchline
