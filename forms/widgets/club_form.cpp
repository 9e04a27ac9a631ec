// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/club_form.h"

#include "core/squad/club_picture.h"
#include "forms/theme/club_picture.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/translated.h"

#include "ui_club_form.h"

#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QSignalBlocker>

#include <array>

namespace touchline {

namespace {

constexpr int shownPictureSide = 96;
/// Of the contacts, at least.
constexpr int contactLines = 8;
/// In the order of the columns.
constexpr std::array contactColumns{&ClubContact::name, &ClubContact::role, &ClubContact::mail,
                                    &ClubContact::phone};

/// No more of a file than is taken, and one byte to see that it has more.
Result<QByteArray> startOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "\"%1\" cannot be read: %2"),
                    {path, file.errorString()});
    return file.read(mostPictureBytes + 1);
}

} // namespace

ClubForm::ClubForm(QWidget *parent) : QWidget(parent), m_ui(std::make_shared<Ui::ClubForm>())
{
    m_ui->setupUi(this);
    setMaximumWidth(spacing::readable);
    m_ui->clubProblem->hide();
    for (QLabel *note : {m_ui->pictureNote, m_ui->contactsNote})
        Theme::setType(note, Theme::Type::Caption);
    m_ui->picture->setFixedSize(shownPictureSide, shownPictureSide);
    m_ui->contacts->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_ui->contacts->verticalHeader()->hide();
    m_ui->contacts->setMinimumHeight(contactLines * fontMetrics().height());
    for (QLineEdit *line : {m_ui->ground, m_ui->address, m_ui->table})
        connect(line, &QLineEdit::editingFinished, this, &ClubForm::edit);
    connect(m_ui->contacts, &QTableWidget::cellChanged, this, &ClubForm::edit);
    connect(m_ui->contacts, &QTableWidget::itemSelectionChanged, this, &ClubForm::showActions);
    connect(m_ui->addContact, &QPushButton::clicked, this, &ClubForm::addContact);
    connect(m_ui->deleteContact, &QPushButton::clicked, this, &ClubForm::deleteContact);
    connect(m_ui->choosePicture, &QPushButton::clicked, this, &ClubForm::choosePicture);
    connect(m_ui->deletePicture, &QPushButton::clicked, this, [this] { setPicture({}); });
    setTextColour(m_ui->clubProblem, ColourRole::Error);
}

void ClubForm::setClub(const Club &club, bool mayReadContacts)
{
    const bool isOther = club.team != m_club.team || mayReadContacts != m_mayReadContacts;
    // A row that is still empty stays for whoever is about to write into it.
    const bool showsContacts = isOther || tidied(this->club()).contacts != club.contacts;
    m_club = club;
    m_mayReadContacts = mayReadContacts;
    const auto show = [](QLineEdit *line, const QString &text) {
        // The cursor stays where somebody types.
        if (line->text() != text)
            line->setText(text);
    };
    show(m_ui->ground, club.ground);
    show(m_ui->address, club.address);
    show(m_ui->table, club.table);
    showPicture();
    if (showsContacts)
        showContacts();
    showActions();
}

Club ClubForm::club() const
{
    Club club = m_club;
    club.ground = m_ui->ground->text();
    club.address = m_ui->address->text();
    club.table = m_ui->table->text();
    club.contacts.clear();
    for (int row = 0; row < m_ui->contacts->rowCount(); ++row) {
        ClubContact contact;
        for (std::size_t column = 0; column < contactColumns.size(); ++column)
            if (const QTableWidgetItem *item = m_ui->contacts->item(row, static_cast<int>(column)))
                contact.*contactColumns[column] = item->text();
        club.contacts.push_back(std::move(contact));
    }
    return tidied(std::move(club));
}

void ClubForm::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
    for (QLineEdit *line : {m_ui->ground, m_ui->address, m_ui->table})
        line->setReadOnly(isReadOnly);
    m_ui->contacts->setEditTriggers(isReadOnly ? QAbstractItemView::NoEditTriggers
                                               : QAbstractItemView::AllEditTriggers);
    showActions();
}

void ClubForm::showProblem(const QString &problem)
{
    m_ui->clubProblem->setText(problem);
    m_ui->clubProblem->setVisible(!problem.isEmpty());
}

void ClubForm::edit()
{
    const Club now = club();
    if (now == m_club)
        return;
    m_club = now;
    Q_EMIT edited(now);
}

void ClubForm::choosePicture()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Club Picture"), {}, tr("Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)"));
    if (!path.isEmpty())
        takePicture(path);
}

void ClubForm::takePicture(const QString &path)
{
    const auto bytes = startOf(path);
    const auto picture = bytes ? scaledPicture(*bytes) : bytes;
    if (picture)
        setPicture(*picture);
    else
        showProblem(translated(picture.error()));
}

void ClubForm::setPicture(const QByteArray &picture)
{
    showProblem({});
    Club now = club();
    now.picture = picture;
    if (now == m_club)
        return;
    m_club = now;
    showPicture();
    showActions();
    Q_EMIT edited(now);
}

void ClubForm::showPicture()
{
    const qreal ratio = devicePixelRatioF();
    QPixmap shown;
    if (const auto image = m_club.picture.isEmpty()
                               ? Result<QImage>(QImage())
                               : decodedPicture(m_club.picture, qRound(shownPictureSide * ratio)))
        shown = QPixmap::fromImage(*image);
    shown.setDevicePixelRatio(ratio);
    m_ui->picture->setPixmap(shown);
    m_ui->picture->setVisible(!shown.isNull());
}

void ClubForm::addContact()
{
    const int row = m_ui->contacts->rowCount();
    {
        const QSignalBlocker quiet(m_ui->contacts);
        m_ui->contacts->insertRow(row);
    }
    m_ui->contacts->setCurrentCell(row, 0);
    m_ui->contacts->setFocus();
    showActions();
}

void ClubForm::deleteContact()
{
    const int row = m_ui->contacts->currentRow();
    if (row < 0)
        return;
    m_ui->contacts->removeRow(row);
    edit();
    showActions();
}

void ClubForm::showContacts()
{
    const QSignalBlocker quiet(m_ui->contacts);
    m_ui->contacts->setRowCount(static_cast<int>(m_club.contacts.size()));
    for (int row = 0; row < m_ui->contacts->rowCount(); ++row)
        for (std::size_t column = 0; column < contactColumns.size(); ++column)
            m_ui->contacts->setItem(
                row, static_cast<int>(column),
                new QTableWidgetItem(m_club.contacts[static_cast<std::size_t>(row)].*contactColumns[column]));
}

void ClubForm::showActions()
{
    m_ui->contacts->setVisible(m_mayReadContacts);
    m_ui->contactsNote->setText(
        m_mayReadContacts
            ? tr("Private: kept in this league, and in no export or web site unless you ask for "
                 "them. On a shared league only organisers see them.")
            : tr("Only organisers of this shared league see the contacts."));
    m_ui->addContact->setVisible(m_mayReadContacts && !m_isReadOnly);
    m_ui->deleteContact->setVisible(m_mayReadContacts && !m_isReadOnly);
    m_ui->deleteContact->setEnabled(m_ui->contacts->currentRow() >= 0);
    m_ui->choosePicture->setVisible(!m_isReadOnly);
    m_ui->deletePicture->setVisible(!m_isReadOnly);
    m_ui->deletePicture->setEnabled(!m_club.picture.isEmpty());
}

} // namespace touchline
