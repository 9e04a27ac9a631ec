// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/visible_output.h"

#include "app/cli/base/streams.h"
#include "app/cli/base/waiting_line.h"
#include "core/base/visible_text.h"

#include <QtGlobal>

#include <cerrno>
#include <cstdio>
#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace touchline::cli {

VisibleOutput::VisibleOutput(QTextStream &to, bool hasInk) : m_to(to), m_hasInk(hasInk)
{
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

void VisibleOutput::setInk(Ink ink)
{
    if (!m_hasInk)
        return;
    m_to << (ink == Ink::Error ? "\x1b[31m" : ink == Ink::Heading ? "\x1b[1m" : "\x1b[0m");
    m_to.flush();
}

qint64 VisibleOutput::writeData(const char *bytes, qint64 size)
{
    WaitingLine::ofProgram().end();
    const QString text = m_decoder.decode(QByteArrayView(bytes, size));
    m_to << visibleText(text, LineEnds::Keep);
    m_to.flush();
    return m_to.status() == QTextStream::Ok ? size : -1;
}

#ifdef Q_OS_UNIX
void keepPlacesOfClosedStreams()
{
    constexpr int input = 0;
    constexpr int output = 1;
    constexpr int errors = 2;
    // open() gives the lowest free number, so the places are filled in order.
    for (const int place : {input, output, errors})
        if (::fcntl(place, F_GETFD) == -1 && errno == EBADF)
            // The wrong way round, so that its use is an error.
            static_cast<void>(::open("/dev/null", place == input ? O_WRONLY : O_RDONLY));
}
#else
// A program without a console has no such numbers, and its files do not get them.
void keepPlacesOfClosedStreams() {}
#endif

int finishedOutput(int code, QTextStream &out, QTextStream &err)
{
    errno = 0;
    out.flush();
    const bool isWritten = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    if (isWritten && out.status() == QTextStream::Ok)
        return code;
    const QString reason = errno != 0                ? qt_error_string(errno)
                           : out.device() != nullptr ? out.device()->errorString()
                                                     : qt_error_string(EIO);
    err << "Standard output cannot be written: " << reason << ".\n";
    err.flush();
    return code == done ? refused : code;
}

} // namespace touchline::cli
