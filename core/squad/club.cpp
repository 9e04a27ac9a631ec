// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/squad/club.h"

#include "core/squad/club_picture.h"

#include <qglobal.h>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

constexpr qsizetype longestText = 200;
constexpr std::size_t mostContacts = 20;

bool isMail(const QString &text)
{
    const qsizetype at = text.indexOf(u'@');
    return at > 0 && at < text.size() - 1 && text.count(u'@') == 1 && !text.contains(u' ');
}

void checkLength(const QString &text, Problems &problems)
{
    if (text.size() > longestText)
        problems.push_back({text.left(longestText / 10),
                            {QT_TRANSLATE_NOOP("core", "A text of a club has at most %1 letters."),
                             {QString::number(longestText)}},
                            {}});
}

} // namespace

Club tidied(Club club)
{
    for (QString *text : {&club.ground, &club.address, &club.table})
        *text = text->simplified();
    for (ClubContact &contact : club.contacts)
        for (QString *text : {&contact.name, &contact.role, &contact.mail, &contact.phone})
            *text = text->simplified();
    club.picture = withoutNotes(club.picture);
    std::erase_if(club.contacts, [](const ClubContact &one) {
        return one.name.isEmpty() && one.mail.isEmpty() && one.phone.isEmpty();
    });
    return club;
}

Problems validate(const Club &club)
{
    Problems problems;
    for (const QString &text : {club.ground, club.address, club.table})
        checkLength(text, problems);
    for (const ClubContact &contact : club.contacts) {
        for (const QString &text : {contact.name, contact.role, contact.mail, contact.phone})
            checkLength(text, problems);
        if (!contact.mail.isEmpty() && !isMail(contact.mail))
            problems.push_back(
                {contact.name,
                 {QT_TRANSLATE_NOOP("core",
                                    "\"%1\" is not a mail address: it needs one @ between two words."),
                  {contact.mail}},
                 {}});
    }
    if (club.contacts.size() > mostContacts)
        problems.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "A club has at most %1 contacts."), {QString::number(mostContacts)}},
             {}});
    if (!club.picture.isEmpty())
        if (const auto kind = checkPicture(club.picture); !kind)
            problems.push_back({{}, kind.error().message, {}});
    return problems;
}

} // namespace touchline
