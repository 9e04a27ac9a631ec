// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"

#include <memory>

namespace Ui {
class FriendliesPage;
}

namespace touchline {

class FriendlyModel;

/// The matches that belong to no competition: to be begun, gone on with, watched, renamed, deleted.
class FriendliesPage final : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit FriendliesPage(PageHost &host, QWidget *parent = nullptr);

    void focusOn(const QUuid &subject) override;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The one that is chosen; null where none is.
    [[nodiscard]] QUuid chosen() const;
    [[nodiscard]] bool isUnderWay() const;
    void choose(const QUuid &match);
    void showDoors();
    void open();
    void rename();
    void remove();
    void showMenu(const QPoint &place);

    std::shared_ptr<Ui::FriendliesPage> m_ui;
    FriendlyModel *m_model;
};

} // namespace touchline
