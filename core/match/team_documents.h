// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/match/team_document.h"
#include "core/squad/squad.h"

#include <QJsonObject>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace touchline {

/// How strong a team is by what a game knows of it: its place on that game's ranking sheet.
struct TeamStrength
{
    /// 1..10.
    int power = 0;
    /// Looked at one after the other where the power is equal: the greater is the stronger.
    std::array<int, 4> figures{};
    /// Then by name.
    QString name;
};

/// Whether `one` stands above `other`.
[[nodiscard]] bool isStronger(const TeamStrength &one, const TeamStrength &other);

/// A document as it is looked at: what a window paints and a terminal prints. Words as Message, names and
/// numbers as they are.
struct DocumentView
{
    /// A value with what it is called.
    struct Figure
    {
        Message label;
        Message value;
    };
    /// Somebody's part of a roll: the numbers first..last of 1..100.
    struct Share
    {
        QString name;
        int first = 0;
        int last = 0;
        /// A sign beside the name ("×1") and what it means; empty for none.
        QString mark;
        Message markMeaning;
    };
    /// What the game says of each player, beside number, name and position.
    struct Column
    {
        Message title;
        bool isNumber = true;
    };
    struct Row
    {
        SquadEntry player;
        /// By column.
        QStringList cells;
        /// Goals he scored in that tournament; 0 for none.
        int goals = 0;
    };

    Team team;
    /// What is looked at first, then what else a match needs.
    std::vector<Figure> figures;
    std::vector<Figure> facts;
    /// Together 1..100 without a gap; empty where nothing is shared like that.
    std::vector<Share> shares;
    Message sharesTitle;
    std::vector<Column> columns;
    std::vector<Row> rows;
    /// What stands behind it; no match needs it.
    std::vector<Figure> back;
};

/// A value that needs no words: a number, a range, a name.
[[nodiscard]] Message plainValue(QString value);

/// Something that can be said of a document that is being made: a number, or one of a list of words.
struct DocumentField
{
    const char *key;
    /// With its mnemonic: "&Attack:".
    Message label;
    /// What it does; may be empty.
    Message tip{};
    int least = 0;
    int most = 0;
    int usual = 0;
    /// The words of a choice, whose values are 0, 1, ...; empty for a number.
    std::vector<Message> choices{};

    [[nodiscard]] bool isChoice() const { return !choices.empty(); }
};

/// What the shares of players are called: a heading with its mnemonic, what one of them is ("Share of
/// shots"), what it brings ("Shoots on"), how they are given where nobody says otherwise, and what a number
/// means. A share may be more than a number: a sticker (TeamDocuments::shareText()).
struct ShareWords
{
    Message title;
    Message each;
    Message brought;
    Message usual;
    Message help;
};

/// A way to make a document of a squad.
struct DocumentMethod
{
    const char *key;
    Message title;
    Message help;
    std::vector<DocumentField> fields;
    /// Players get a share each (DocumentWishes::shares), which is called so; empty where they get none.
    ShareWords shares{};

    [[nodiscard]] bool hasShares() const { return !shares.title.isEmpty(); }
};

/// Which document somebody wants of a squad.
struct DocumentWishes
{
    Team team;
    Squad squad;
    /// One of TeamDocuments::methods().
    QString method;
    /// By DocumentField::key; one that is missing has its usual value.
    std::map<QString, int> values{};
    /// By entry of the squad, for a method that has shares: 0..TeamDocuments::mostShare().
    std::vector<int> shares{};
};

/// Something that a player's share can become, and what that changes ("3 credits, +1").
struct ShareChoice
{
    int share = 0;
    Message meaning;
};

/// What people see of a game's documents of teams, and how they make and exchange them. A document that is
/// handed in is always one of that game.
class TeamDocuments
{
public:
    TeamDocuments() = default;
    TeamDocuments(const TeamDocuments &) = delete;
    TeamDocuments(TeamDocuments &&) = delete;
    TeamDocuments &operator=(const TeamDocuments &) = delete;
    TeamDocuments &operator=(TeamDocuments &&) = delete;
    virtual ~TeamDocuments() = default;

    /// "format" of a file with one document; of one with several it has an s behind it.
    [[nodiscard]] virtual QString fileFormat() const = 0;
    [[nodiscard]] virtual DocumentView view(const TeamDocument &document) const = 0;
    [[nodiscard]] virtual const Team &team(const TeamDocument &document) const = 0;
    [[nodiscard]] virtual Squad squad(const TeamDocument &document) const = 0;
    [[nodiscard]] virtual TeamStrength strength(const TeamDocument &document) const = 0;

    /// A column of the ranking sheet, behind number, team, year and confederation.
    struct RankingColumn
    {
        /// In a spreadsheet: "shots_on_goal".
        const char *key;
        Message title;
        Message meaning;
        bool isNumber = true;
    };
    [[nodiscard]] virtual std::span<const RankingColumn> rankingColumns() const = 0;
    struct RankingCell
    {
        /// Empty where the team has no such thing.
        Message shown;
        int number = 0;
    };
    /// By column.
    [[nodiscard]] virtual std::vector<RankingCell> rankingCells(const TeamDocument &document) const = 0;
    /// By what the sheet is sorted, in words.
    [[nodiscard]] virtual Message rankingOrder() const = 0;

    /// The ways to make one; the first is the usual one.
    [[nodiscard]] virtual std::span<const DocumentMethod> methods() const = 0;
    /// What somebody begins with: what `kept` (null = there is none) was made from, as far as it is known,
    /// else usual values.
    [[nodiscard]] virtual DocumentWishes wishesFor(const Team &team, const Squad &squad,
                                                   const TeamDocument *kept) const = 0;
    /// The shares where nobody says otherwise; empty for a game without.
    [[nodiscard]] virtual std::vector<int> usualShares(const Squad &squad) const = 0;
    [[nodiscard]] virtual int mostShare() const = 0;
    /// What a share brought him ("1–18"); empty where he has none.
    [[nodiscard]] virtual QString sharedWith(const TeamDocument &document, const QUuid &person) const = 0;
    /// A share as it is shown and typed: a number, unless the game has something else.
    [[nodiscard]] virtual QString shareText(int share) const;
    /// Nothing for a text that is no share.
    [[nodiscard]] virtual std::optional<int> shareFrom(const QString &text) const;
    /// Whether somebody gets a share at all: everybody but goalkeepers, unless the game says otherwise.
    [[nodiscard]] virtual bool hasShare(const SquadEntry &entry) const;
    /// What the share of an entry can become where it is not a number; others may be typed.
    [[nodiscard]] virtual std::vector<ShareChoice> shareChoices(const DocumentWishes & /*wishes*/,
                                                                std::size_t /*entry*/) const
    {
        return {};
    }
    /// What a share comes to by itself; empty where that depends on the others, see sharedWith().
    [[nodiscard]] virtual QString costOf(int /*share*/) const { return {}; }
    /// How the shares stand together ("33 of 34 credits"); may be empty.
    [[nodiscard]] virtual Message balance(const DocumentWishes & /*wishes*/) const { return {}; }
    /// Whether some teams are stronger than others by strength(). Where all may spend the same nobody is.
    [[nodiscard]] virtual bool ranksTeams() const { return true; }
    /// What somebody should know before he makes one by that method in place of `kept`; may be empty.
    [[nodiscard]] virtual Message noteOn(const DocumentMethod &method, const TeamDocument *kept) const = 0;
    /// Errors: BadInput with every problem.
    [[nodiscard]] virtual Result<std::shared_ptr<const TeamDocument>>
    make(const DocumentWishes &wishes) const = 0;
    /// Whether the squad has in the document no more what stands there: a player who left, changed his name,
    /// number or position.
    [[nodiscard]] virtual bool isBehind(const TeamDocument &document, const Squad &squad) const = 0;
    /// The same document under the name and with the colours that its team has now.
    [[nodiscard]] virtual std::shared_ptr<const TeamDocument> renamed(const TeamDocument &document,
                                                                      const Team &team) const = 0;
    /// Where it comes from, as a word for machines ("custom").
    [[nodiscard]] virtual QString kind(const TeamDocument &document) const = 0;
    /// Whether it holds facts of the World Cups, whose source is named wherever it is shown.
    [[nodiscard]] virtual bool holdsWorldCupFacts(const TeamDocument &document) const = 0;

    using Documents = std::vector<std::shared_ptr<const TeamDocument>>;
    /// A file with one document or with several. Errors: BadInput with every problem and its place.
    [[nodiscard]] virtual Result<Documents> readFile(const QJsonObject &object) const = 0;
    /// One as the file that people edit, several as one file.
    [[nodiscard]] virtual QJsonObject written(const Documents &documents) const = 0;
};

} // namespace touchline
