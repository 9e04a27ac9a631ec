// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/story_file.h"

#include "core/base/json_reader.h"
#include "core/exchange/html/html_writer.h"
#include "models/words/narrator.h"
#include "models/words/played_match_json.h"
#include "models/words/story_teller.h"

#include <QJsonArray>

namespace touchline {

namespace {

const QString look = QStringLiteral("body{max-width:46rem;margin:2rem auto;padding:0 1rem;"
                                    "font:1rem/1.5 system-ui,sans-serif}"
                                    "table{border-spacing:0}"
                                    "th{padding:0 .75rem 0 0;text-align:right;vertical-align:top;"
                                    "font-weight:600;white-space:nowrap}"
                                    "td{padding:0}"
                                    "pre{margin:0;font-size:.85rem;line-height:1.2}"
                                    ".part th,.part td{padding-top:1rem}"
                                    ".result{white-space:pre-line}"
                                    "figure{margin:1rem 0}"
                                    "img{max-width:100%;max-height:85vh;background:#fff}"
                                    "figcaption{font-size:.85rem}");

QString titleOf(const MatchReport &report)
{
    return QStringLiteral("%1 %2 %3")
        .arg(report.teams[Side::Home].name, resultText(report), report.teams[Side::Away].name);
}

QString bestLine(const QString &best)
{
    return QStringLiteral("Player of the match: %1").arg(best);
}

void writeLine(HtmlWriter &html, const StoryLine &line)
{
    const auto row = html.in("tr", {{"class", line.beginsPart ? QStringLiteral("part") : QString()}});
    html.element("th", line.minute, {{"scope", QStringLiteral("row")}});
    if (line.isDrawing) {
        const auto cell = html.in("td");
        html.element("pre", line.text);
    } else {
        html.element("td", line.text.trimmed());
    }
}

void writeHead(HtmlWriter &html, const QString &title)
{
    const auto head = html.in("head");
    html.single("meta", {{"charset", QStringLiteral("utf-8")}});
    html.single("meta", {{"name", QStringLiteral("viewport")},
                         {"content", QStringLiteral("width=device-width, initial-scale=1")}});
    html.single("meta",
                {{"name", QStringLiteral("color-scheme")}, {"content", QStringLiteral("light dark")}});
    html.element("title", title);
    html.element("style", look);
}

void writePicture(HtmlWriter &html, const StoryPicture &picture)
{
    const auto figure = html.in("figure");
    html.single("img", {{"src", QStringLiteral("data:image/png;base64,") +
                                    QString::fromLatin1(picture.bytes.toBase64())},
                        {"alt", picture.caption}});
    html.element("figcaption", picture.caption);
}

QByteArray pageForFriends(const PlayedMatch &played, const StoryForFriends &story,
                          const std::vector<StoryLine> &lines)
{
    HtmlWriter html;
    const QString title = titleOf(played.report);
    {
        const auto page = html.in("html", {{"lang", QStringLiteral("en")}});
        writeHead(html, title);
        const auto body = html.in("body");
        html.element("h1", title);
        if (!story.occasion.isEmpty())
            html.element("p", story.occasion);
        auto line = lines.begin();
        // What was told by then stands above a picture.
        const auto writeLines = [&](auto isWanted) {
            if (line == lines.end() || !isWanted(*line))
                return;
            const auto table = html.in("table");
            for (; line != lines.end() && isWanted(*line); ++line)
                writeLine(html, *line);
        };
        for (const StoryPicture &picture : story.pictures) {
            writeLines([&picture](const StoryLine &one) { return one.entries <= picture.entries; });
            writePicture(html, picture);
        }
        writeLines([](const StoryLine &) { return true; });
        if (!story.best.isEmpty())
            html.element("p", bestLine(story.best));
        if (!story.luck.isEmpty())
            html.element("p", story.luck.join(u' '));
    }
    return html.bytes();
}

QByteArray storyPage(const PlayedMatch &played, const Game &game, const std::vector<StoryLine> &lines)
{
    HtmlWriter html;
    const QString title = titleOf(played.report);
    {
        const auto page = html.in("html", {{"lang", QStringLiteral("en")}});
        writeHead(html, title);
        const auto body = html.in("body");
        html.element("h1", title);
        {
            const auto table = html.in("table");
            for (const StoryLine &line : lines)
                writeLine(html, line);
        }
        html.element("p", resultLines(played, game).trimmed(), {{"class", QStringLiteral("result")}});
    }
    return html.bytes();
}

QByteArray storyJson(const PlayedMatch &played, const Game &game, const std::vector<StoryLine> &lines)
{
    QJsonArray story;
    for (const StoryLine &line : lines)
        story.append(QJsonObject{{QStringLiteral("minute"), line.minute},
                                 {QStringLiteral("text"), line.isDrawing ? line.text : line.text.trimmed()},
                                 {QStringLiteral("first_event"), static_cast<qint64>(line.firstEvent)},
                                 {QStringLiteral("last_event"), static_cast<qint64>(line.lastEvent)}});
    QJsonObject object = playedMatchJson(played, game);
    object.insert(QStringLiteral("story"), story);
    return writtenJson(object);
}

} // namespace

StoryFormat storyFormatOf(const QString &path)
{
    const QString name = path.toLower();
    if (name.endsWith(QLatin1String(".html")) || name.endsWith(QLatin1String(".htm")))
        return StoryFormat::Html;
    return name.endsWith(QLatin1String(".json")) ? StoryFormat::Json : StoryFormat::Text;
}

QByteArray storyFile(const PlayedMatch &played, const Game &game, const Telling &telling, StoryFormat format)
{
    if (format == StoryFormat::Text)
        return matchText(played, game, telling).toUtf8();
    StoryTeller teller(played.log.setup, game, telling);
    teller.follow(played.events, played.log.entries, played.eventsBefore);
    return format == StoryFormat::Html ? storyPage(played, game, teller.lines())
                                       : storyJson(played, game, teller.lines());
}

QByteArray storyForFriends(const PlayedMatch &played, const Game &game, const StoryForFriends &story,
                           StoryFormat format)
{
    // What an injury does to later rolls belongs to the game.
    Telling telling = tellingsOf(game).brief;
    std::vector<Sentence> sentences(telling.sentences.begin(), telling.sentences.end());
    const Sentence *injury = sentenceFor(plainTellings().brief.sentences, QStringLiteral("injury"));
    for (Sentence &one : sentences)
        if (injury != nullptr && std::string_view(one.kind) == injury->kind)
            one = *injury;
    telling.sentences = sentences;
    if (format == StoryFormat::Html) {
        StoryTeller teller(played.log.setup, game, telling);
        teller.follow(played.events, played.log.entries, played.eventsBefore);
        return pageForFriends(played, story, teller.lines());
    }
    QStringList parts{titleOf(played.report)};
    if (!story.occasion.isEmpty())
        parts.front() += u'\n' + story.occasion;
    if (const QString told = storyText(played, game, telling); !told.isEmpty())
        parts << told.chopped(1);
    if (!story.best.isEmpty())
        parts << bestLine(story.best);
    if (!story.luck.isEmpty())
        parts << story.luck.join(u' ');
    return (parts.join(QStringLiteral("\n\n")) + u'\n').toUtf8();
}

} // namespace touchline
