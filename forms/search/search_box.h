// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"
#include "models/views/search_index.h"

#include <QDialog>
#include <QTimer>

#include <memory>

namespace Ui {
class SearchBox;
}

namespace touchline {

/// Search over everything: type a few letters, arrow keys choose, Return goes there or does it.
/// Commands of other pages are found too.
class SearchBox : public QDialog
{
    Q_OBJECT

public:
    /// `competition`: the present one, whose fixtures are found first. `host` outlives the box.
    SearchBox(PageHost &host, const QUuid &competition, QWidget *parent = nullptr);

protected:
    /// The arrow keys move in the list while one types.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] std::vector<SearchHit> commandHits() const;
    void showHits();
    void take();
    void go(const SearchHit &hit);
    /// Carries a command out; one of another page after going there.
    void run(CommandId id);
    [[nodiscard]] bool isWithinReach(CommandId id) const;

    std::shared_ptr<Ui::SearchBox> m_ui;
    PageHost &m_host;
    QUuid m_competition;
    SearchIndex *m_index;
    std::vector<SearchHit> m_hits;
    QTimer m_later;
};

} // namespace touchline
