// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"
#include "models/words/fixtures/language.h"

#include <QString>

#include <string_view>
#include <vector>

namespace touchline {

/// A page of the manual that the program carries: docs/manual, docs/rulings, and what is made from the tables
/// of a game. Its text is Markdown; links in it are relative to `path`.
struct ManualPage
{
    /// Below docs/: "manual/howto/undo.md".
    QString path;
    QString title;
    /// The heading of the contents under which it stands.
    QString part;
    /// The title of the page that it belongs to: of a game, for its charts. Else empty.
    QString above{};

    /// "FUBA: charts".
    [[nodiscard]] QString fullTitle() const;
};

/// The contents, in their order, from docs/manual/README.md.
[[nodiscard]] std::vector<ManualPage> manualPages(const Language &language);
/// A page; empty where there is none.
[[nodiscard]] QString manualText(const QString &path, const Language &language);
/// The part of a page under a heading of the second level, with it; empty where there is none.
[[nodiscard]] QString manualSection(const QString &text, const QString &heading);
/// What links call a heading: "Who is out?" is "who-is-out", as on the web sites that show Markdown.
[[nodiscard]] QString headingAnchor(const QString &heading);

/// Where words were found.
struct ManualHit
{
    /// "manual/howto/undo.md#backups".
    QString link;
    QString page;
    /// Empty at the beginning of a page.
    QString heading;
    /// A few words round the first of them.
    QString excerpt;
};

/// Finds words in all pages, which it reads once.
class ManualSearch
{
public:
    explicit ManualSearch(const Language &language);

    /// The parts of pages in which every word begins some word, whatever the case and the accents; those that
    /// have them in a heading come first. Empty for no words.
    [[nodiscard]] std::vector<ManualHit> find(const QString &words) const;

private:
    struct Part
    {
        ManualHit hit; ///< its excerpt is the whole text
        QString headKey;
        QString textKey;
    };
    std::vector<Part> m_parts;
};

/// What a question or roll of a match is about, in half a page (docs/manual/games/<game>-questions.md), with
/// its heading; empty where there is none. `point`: RollPrompt::id.
[[nodiscard]] QString questionHelp(const Game &game, std::string_view point);

} // namespace touchline
