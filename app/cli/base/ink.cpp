// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/ink.h"

#include "app/cli/base/text.h"
#include "app/cli/base/visible_output.h"

namespace touchline::cli {

bool hasInk(bool isTerminal)
{
    const QByteArray kind = qgetenv("TERM");
    return isTerminal && !kind.isEmpty() && kind != "dumb" && qgetenv("NO_COLOR").isEmpty();
}

std::optional<InkWish> takeInkWish(QStringList &arguments)
{
    const QString option = u"--color="_s;
    InkWish wish = InkWish::Auto;
    // Behind "--" stand no options.
    for (qsizetype place = 0; place < arguments.size() && arguments.at(place) != u"--"_s;) {
        if (!arguments.at(place).startsWith(option)) {
            ++place;
            continue;
        }
        const QString value = arguments.takeAt(place).mid(option.size());
        if (value != u"always"_s && value != u"never"_s && value != u"auto"_s)
            return std::nullopt;
        wish = value == u"always"_s ? InkWish::Always : value == u"never"_s ? InkWish::Never : InkWish::Auto;
    }
    return wish;
}

void setInk(QTextStream &to, Ink ink)
{
    to.flush();
    if (auto *visible = dynamic_cast<VisibleOutput *>(to.device()); visible != nullptr)
        visible->setInk(ink);
}

} // namespace touchline::cli
