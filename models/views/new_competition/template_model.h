// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/format.h"
#include "models/views/new_competition/template_kind.h"

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>

#include <optional>

namespace touchline {

/// All templates that a competition can be made from, in groups: World Cups, those that were held, other
/// tournaments, leagues, cups.
class TemplateModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< QString: the format, or the file of an own one; empty for a heading
        HelpRole                 ///< QString: one sentence; may be empty
    };

    explicit TemplateModel(QObject *parent = nullptr);

    /// Invalid where there is none.
    [[nodiscard]] QModelIndex indexOf(const QString &format) const;
    /// Lists a format of a person's own behind the others; one of the same file is replaced. `file` is its
    /// path.
    QModelIndex addOwn(const QString &file, Format format);
    /// Null for a template of the program.
    [[nodiscard]] const Format *ownAt(const QModelIndex &index) const;
    /// The kind that is made out of numbers; null for a template that is ready.
    [[nodiscard]] const TemplateKind *kindOf(const QModelIndex &index) const;
    /// Whether somebody who searches for these words may mean that template, or what stands below that
    /// heading.
    [[nodiscard]] bool isMeant(const QModelIndex &index, const QStringList &words) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Template
    {
        QString name;
        QString title;
        QString help;
        std::optional<TemplateKind> kind{};
        std::optional<Format> own{};
    };
    struct Group
    {
        QString title;
        std::vector<Template> templates;
    };
    [[nodiscard]] const Template *templateAt(const QModelIndex &index) const;
    static Template ready(const QString &name);
    static void addKinds(Group &group, TemplateFamily family);

    std::vector<Group> m_groups;
    /// The last group is that of own formats.
    bool m_hasOwn = false;
};

/// The templates that somebody may mean who searches for some words.
class FoundTemplates : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit FoundTemplates(TemplateModel *model, QObject *parent = nullptr);

    void setSearch(const QString &text);
    [[nodiscard]] const QStringList &words() const { return m_words; }
    /// The one that is meant most likely: of that title, else with the words in its title, else `present`,
    /// else the first. Invalid where nothing is found.
    [[nodiscard]] QModelIndex best(const QModelIndex &present) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    TemplateModel *m_model;
    QStringList m_words;
};

} // namespace touchline
