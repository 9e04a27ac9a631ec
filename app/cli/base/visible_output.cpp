// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/visible_output.h"

#include "core/base/visible_text.h"

namespace touchline::cli {

VisibleOutput::VisibleOutput(QTextStream &to) : m_to(to)
{
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

void VisibleOutput::returnCarriage()
{
    touchline::cli::returnCarriage(m_to);
}

qint64 VisibleOutput::writeData(const char *bytes, qint64 size)
{
    const QString text = m_decoder.decode(QByteArrayView(bytes, size));
    m_to << visibleText(text, LineEnds::Keep);
    m_to.flush();
    return m_to.status() == QTextStream::Ok ? size : -1;
}

void returnCarriage(QTextStream &to)
{
    to.flush();
    if (auto *visible = dynamic_cast<VisibleOutput *>(to.device()); visible != nullptr)
        visible->returnCarriage();
    else
        to << '\r';
    to.flush();
}

} // namespace touchline::cli
