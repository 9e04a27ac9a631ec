// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/file_print.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>
#include <zlib.h>

namespace touchline::store {

FilePrint printOf(const QString &file)
{
    constexpr qint64 atOnce = qint64{1} << 20;
    constexpr qint64 page = 4096;
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {};
    FilePrint print;
    const auto parts = static_cast<qint64>(print.sums.size());
    const qint64 pages = (opened.size() + page - 1) / page;
    const qint64 length = std::max<qint64>(1, (pages + parts - 1) / parts) * page;
    QByteArray bytes(atOnce, Qt::Uninitialized);
    for (quint32 &sum : print.sums) {
        auto part = ::crc32(0, nullptr, 0);
        for (qint64 left = length; left > 0;) {
            const qint64 size = opened.read(bytes.data(), std::min(atOnce, left));
            if (size <= 0)
                break;
            part = ::crc32(part, reinterpret_cast<const Bytef *>(bytes.constData()), static_cast<uInt>(size));
            print.size += size;
            left -= size;
        }
        sum = static_cast<quint32>(part);
    }
    return print;
}

FileWatch::FileWatch(const QString &file, bool hasLog)
    : m_file(file)
    , m_lock(FileLock::pathFor(file))
    , m_print(hasLog ? printOf(file) : FilePrint())
    , m_moment(lastWritten())
{
    if (!m_lock.open(QIODevice::ReadWrite | QIODevice::Unbuffered | QIODevice::ExistingOnly))
        return; // the league holds without it
    m_place = m_lock.size();
    note(lineOf(m_print));
}

void FileWatch::changed()
{
    if (m_print.size == 0)
        note(lineOf(m_print = printOf(m_file)));
}

void FileWatch::settling()
{
    note(lineOf(FilePrint()));
}

void FileWatch::settled()
{
    m_print = printOf(m_file);
    m_moment = lastWritten();
    note(lineOf(m_print));
}

bool FileWatch::isOurs()
{
    const Moment now = lastWritten();
    if (now == m_moment)
        return true;
    // Who only changes its rights, or its time, writes nothing into it. As long as nothing stands beside the
    // file, what is in it is not known, and its time says enough.
    const bool isSame = m_print.size == 0 ? now.size == m_moment.size && now.written == m_moment.written
                                          : printOf(m_file) == m_print;
    if (!isSame)
        return false;
    m_moment = now;
    return true;
}

FileWatch::Moment FileWatch::lastWritten() const
{
    constexpr qint64 second = 1'000'000'000;
    struct statx found = {};
    if (::statx(AT_FDCWD, QFile::encodeName(m_file).constData(), 0, STATX_BASIC_STATS, &found) != 0)
        return {};
    return {static_cast<qint64>(found.stx_size), found.stx_mtime.tv_sec * second + found.stx_mtime.tv_nsec,
            found.stx_ctime.tv_sec * second + found.stx_ctime.tv_nsec};
}

void FileWatch::note(const QByteArray &line)
{
    if (m_lock.isOpen() && m_lock.seek(m_place))
        m_lock.write(line);
}

} // namespace touchline::store
