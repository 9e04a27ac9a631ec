// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QTextBrowser>
#include <QTimer>

namespace touchline {

/// A picture of the manual, "pictures/home.png"; null where there is none.
[[nodiscard]] QImage manualPicture(const QString &path);

/// Shows pages of the manual; links lead to others, those of the web into the browser.
class ManualView final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualView(QWidget *parent = nullptr);

    /// `link`: "manual/howto/undo.md#backups".
    void go(const QString &link);
    /// Of the page that is shown: "manual/howto/undo.md".
    [[nodiscard]] QString path() const;

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void doSetSource(const QUrl &url, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void scrollToHeading(const QString &anchor);

    QTimer m_fitPictures;
};

} // namespace touchline
