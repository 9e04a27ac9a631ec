// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>

#include <map>
#include <memory>

namespace touchline {

/// What a person hands over on the command line or with the mouse: "file:///home/anna/league.touchline" is
/// that file, everything else stays as it is.
[[nodiscard]] QString placeMeant(const QString &text);

/// Asks the other runs of the program for the window with that league. Gives whether one has it and shows it
/// now.
[[nodiscard]] bool isShownByOtherInstance(const QString &place);

/// Answers the other runs of the program: which leagues are open here.
class SingleInstance final : public QObject
{
    Q_OBJECT

public:
    explicit SingleInstance(QObject *parent = nullptr) : QObject(parent) {}

    /// From now on these leagues, and no others, can be asked for.
    void setOpen(const QStringList &places);

Q_SIGNALS:
    /// Another run was asked to open it: its window is to come to the front.
    void wanted(const QString &place);

private:
    void listen(const QString &place);

    std::map<QString, std::unique_ptr<QLocalServer>> m_servers;
};

} // namespace touchline
