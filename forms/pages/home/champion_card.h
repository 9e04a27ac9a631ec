// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"
#include "models/views/home/honours.h"

#include <QFrame>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace touchline {

/// The end of a competition on the home page: the champion, the final with its scorers, the podium, the top
/// scorer and the way there.
class ChampionCard : public QFrame
{
    Q_OBJECT

public:
    /// `host` outlives the card.
    explicit ChampionCard(PageHost &host, QWidget *parent = nullptr);

    void show(const CompetitionStatePtr &state, const Honours &honours);
    [[nodiscard]] const CompetitionStatePtr &state() const { return m_state; }
    [[nodiscard]] const Honours &honours() const { return m_honours; }

Q_SIGNALS:
    /// The picture of this card is wanted as a file.
    void pictureWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHead(QBoxLayout *column);
    void buildDoors(QBoxLayout *column);
    void fill();
    void fillFinal();
    void fillPodium();
    void fillWay();
    /// Side by side where there is room for all, else below each other.
    void arrangeParts();
    void addMatch(QGridLayout *grid, const HonoursMatch &match, int row, bool isLarge);
    QLabel *add(QGridLayout *grid, const QString &text, int row, int column,
                Qt::Alignment alignment = Qt::AlignLeft);
    [[nodiscard]] QPixmap chip(int team, int side) const;
    void paintTheme();

    PageHost &m_host;
    CompetitionStatePtr m_state;
    Honours m_honours;
    QLabel *m_name;
    QLabel *m_game;
    QLabel *m_shirt;
    QLabel *m_caption;
    QLabel *m_champion;
    QLabel *m_record;
    QBoxLayout *m_parts;
    QLabel *m_finalTitle;
    QGridLayout *m_final;
    QLabel *m_podiumTitle;
    QGridLayout *m_podium;
    QLabel *m_scorerTitle;
    QLabel *m_scorer;
    QLabel *m_wayTitle;
    QWidget *m_wayPart;
    QGridLayout *m_way;
    QPushButton *m_bracket;
    QPushButton *m_tables;
    QPushButton *m_season;
};

} // namespace touchline
