// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/victim.h"
#include "tests/support/text.h"

#include <QCoreApplication>
#include <QProcess>

#include <unistd.h>

namespace touchline::storage {

namespace {

constexpr int patience = 120'000;

/// Lines that are complete; the rest stays.
void take(QByteArray &text, QByteArrayList &lines)
{
    for (qsizetype end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        lines.append(text.left(end));
        text.remove(0, end + 1);
    }
}

} // namespace

Moment Moment::any(Generator &generator)
{
    const std::uint32_t kind = generator.below(20);
    if (kind < 3)
        return {"", 0, generator.below(60'000)};
    if (kind < 9)
        return {"ready", 1, generator.below(120'000)};
    return {"begin", generator.roll(6), generator.below(kind < 15 ? 4'000 : 25'000)};
}

Moment Moment::within(Generator &generator, std::uint32_t longest)
{
    return {"ready", 1, generator.below(longest)};
}

std::vector<QUuid> Heard::done() const
{
    std::vector<QUuid> ids;
    for (const QByteArray &line : lines)
        if (line.startsWith("done "))
            ids.push_back(QUuid::fromString(QLatin1String(line.mid(5))));
    return ids;
}

Heard work(const QStringList &arguments, const std::optional<Moment> &kill,
           const std::function<void()> &strike)
{
    Heard heard;
    QByteArray text;
    QProcess worker;
    worker.start(QCoreApplication::applicationFilePath(), QStringList{u"worker"_s} + arguments);
    if (!worker.waitForStarted(patience))
        return {{}, worker.errorString()};
    if (kill) {
        while (heard.lines.count(kill->after) < kill->times && worker.waitForReadyRead(patience)) {
            text += worker.readAllStandardOutput();
            take(text, heard.lines);
        }
        ::usleep(kill->wait);
        if (strike)
            strike();
        else
            worker.kill();
    }
    worker.waitForFinished(patience);
    text += worker.readAllStandardOutput();
    take(text, heard.lines);
    if (worker.exitStatus() == QProcess::NormalExit && worker.exitCode() != 0)
        heard.trouble = QString::fromUtf8(worker.readAllStandardError());
    return heard;
}

} // namespace touchline::storage
