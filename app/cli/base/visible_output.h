// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    explicit VisibleOutput(QTextStream &to);

    void returnCarriage();

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    QTextStream &m_to;
    QStringDecoder m_decoder{QStringDecoder::Utf8};
};

/// Goes back to the beginning of the line, for progress that writes over itself: a carriage return that is
/// part of a text is shown instead.
void returnCarriage(QTextStream &to);

} // namespace touchline::cli
