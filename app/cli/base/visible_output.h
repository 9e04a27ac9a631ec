// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/ink.h"

#include <QIODevice>
#include <QStringDecoder>
#include <QTextStream>

namespace touchline::cli {

/// What is written here goes on to another stream with visible signs for control characters
/// (visibleText()): a name must not be able to command the terminal. The other stream
/// is flushed with each write.
class VisibleOutput final : public QIODevice
{
public:
    /// `hasInk`: setInk() works.
    explicit VisibleOutput(QTextStream &to, bool hasInk = false);

    /// For touchline::cli::setInk().
    void setInk(Ink ink);

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    QTextStream &m_to;
    bool m_hasInk;
    QStringDecoder m_decoder{QStringDecoder::Utf8};
};

/// Takes the places of standard streams that the program was started without (">&-"): otherwise the next file
/// that is opened, which may be a league, would get their number and what is printed. Reading and writing
/// them fails.
void keepPlacesOfClosedStreams();

/// Writes what is left of standard output and returns the exit code of the program: `code`, or that of a
/// refusal, with the reason on `err`, if not everything could be written (a full disk, a closed stream).
[[nodiscard]] int finishedOutput(int code, QTextStream &out, QTextStream &err);

} // namespace touchline::cli
