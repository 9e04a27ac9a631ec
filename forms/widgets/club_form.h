// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/club.h"

#include <QWidget>

#include <memory>

namespace Ui {
class ClubForm;
}

namespace touchline {

/// What a club tells of itself: ground and table, its picture, and whom the organiser reaches there.
class ClubForm : public QWidget
{
    Q_OBJECT

public:
    explicit ClubForm(QWidget *parent = nullptr);

    /// `mayReadContacts`: in a shared league organisers alone do.
    void setClub(const Club &club, bool mayReadContacts = true);
    /// As it stands in the fields.
    [[nodiscard]] Club club() const;
    void setReadOnly(bool isReadOnly);
    /// Says below the fields what is wrong; empty = nothing.
    void showProblem(const QString &problem);
    /// Takes the picture of a file, scaled; what is wrong with it is said below the fields.
    void takePicture(const QString &path);

Q_SIGNALS:
    /// A field was left, or something was chosen, and it is different now.
    void edited(const touchline::Club &club);

private:
    void edit();
    void choosePicture();
    void setPicture(const QByteArray &picture);
    void showPicture();
    void addContact();
    void deleteContact();
    void showContacts();
    void showActions();

    std::shared_ptr<Ui::ClubForm> m_ui;
    Club m_club;
    bool m_isReadOnly = false;
    bool m_mayReadContacts = true;
};

} // namespace touchline
