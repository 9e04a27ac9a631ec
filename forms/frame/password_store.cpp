// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/password_store.h"

#include "core/base/visible_text.h"

#include <QEventLoop>
#include <QSettings>
#include <QTimer>

#include <qt6keychain/keychain.h>

namespace touchline {

namespace {

const QString serviceName = QStringLiteral("Touchline");
/// The addresses of which the store has a password: nobody waits for a store that has none.
const QString keptKey = QStringLiteral("passwords/kept");
/// Somebody may be typing the password of the store meanwhile.
constexpr int patience = 60'000;

/// Whether the job has ended well. It is ours: it does not delete itself.
bool hasRun(QKeychain::Job &job)
{
    job.setAutoDelete(false);
    QEventLoop loop;
    bool isOver = false;
    QObject::connect(&job, &QKeychain::Job::finished, &loop, [&loop, &isOver] {
        isOver = true;
        loop.quit();
    });
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    job.start();
    if (!isOver)
        loop.exec();
    return isOver && job.error() == QKeychain::NoError;
}

QStringList kept()
{
    return QSettings().value(keptKey).toStringList();
}

} // namespace

QString PasswordStore::keep(const QString &place, const QString &password)
{
    QKeychain::WritePasswordJob job(serviceName);
    job.setKey(withoutPasswords(place));
    job.setTextData(password);
    if (!hasRun(job))
        return job.errorString().isEmpty() ? QStringLiteral("?") : job.errorString();
    QStringList all = kept();
    if (!all.contains(withoutPasswords(place)))
        QSettings().setValue(keptKey, all << withoutPasswords(place));
    return {};
}

QString PasswordStore::find(const QString &place)
{
    if (!kept().contains(withoutPasswords(place)))
        return {};
    QKeychain::ReadPasswordJob job(serviceName);
    job.setKey(withoutPasswords(place));
    return hasRun(job) ? job.textData() : QString();
}

void PasswordStore::forget(const QString &place)
{
    QStringList all = kept();
    if (all.removeAll(withoutPasswords(place)) == 0)
        return;
    QSettings().setValue(keptKey, all);
    QKeychain::DeletePasswordJob job(serviceName);
    job.setKey(withoutPasswords(place));
    hasRun(job);
}

} // namespace touchline
