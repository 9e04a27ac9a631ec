// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/password_store.h"

#include "core/base/visible_text.h"

#include <QEventLoop>
#include <QSettings>
#include <QTimer>

#include <memory>

#include <qt6keychain/keychain.h>

namespace touchline {

namespace {

const QString serviceName = QStringLiteral("Touchline");
/// The addresses of which the store has a password: nobody waits for a store that has none.
const QString keptKey = QStringLiteral("passwords/kept");
/// Somebody may be typing the password of the store meanwhile.
constexpr int patience = 60'000;

/// What became of a job of the store.
struct Answer
{
    bool isGiven = false;
    QKeychain::Error error = QKeychain::OtherError;
    /// The store's words for an error.
    QString words;
    /// What was read.
    QString text;
};

/// Waits for it. The job deletes itself once it is over: the store still answers whoever has stopped waiting.
Answer answerOf(QKeychain::Job *job)
{
    const auto answer = std::make_shared<Answer>();
    QEventLoop loop;
    QObject::connect(job, &QKeychain::Job::finished, job, [answer](const QKeychain::Job *over) {
        const auto *reading = qobject_cast<const QKeychain::ReadPasswordJob *>(over);
        *answer = {true, over->error(), over->errorString(),
                   reading != nullptr ? reading->textData() : QString()};
    });
    QObject::connect(job, &QKeychain::Job::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    job->start();
    if (!answer->isGiven)
        loop.exec();
    return *answer;
}

QStringList kept()
{
    return QSettings().value(keptKey).toStringList();
}

} // namespace

QString PasswordStore::keep(const QString &place, const QString &password)
{
    auto *job = new QKeychain::WritePasswordJob(serviceName);
    job->setKey(withoutPasswords(place));
    job->setTextData(password);
    const Answer answer = answerOf(job);
    if (!answer.isGiven)
        return tr("the password store of this computer doesn't answer");
    if (answer.error != QKeychain::NoError)
        return answer.words;
    QStringList all = kept();
    if (!all.contains(withoutPasswords(place)))
        QSettings().setValue(keptKey, all << withoutPasswords(place));
    return {};
}

QString PasswordStore::find(const QString &place)
{
    if (!kept().contains(withoutPasswords(place)))
        return {};
    auto *job = new QKeychain::ReadPasswordJob(serviceName);
    job->setKey(withoutPasswords(place));
    return answerOf(job).text;
}

void PasswordStore::forget(const QString &place)
{
    QStringList all = kept();
    if (all.removeAll(withoutPasswords(place)) == 0)
        return;
    QSettings().setValue(keptKey, all);
    auto *job = new QKeychain::DeletePasswordJob(serviceName);
    job->setKey(withoutPasswords(place));
    (void)answerOf(job);
}

} // namespace touchline
