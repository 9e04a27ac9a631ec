// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/card_files.h"

#include "core/games/atcs/generator/generator.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QtGlobal>

namespace touchline::atcs::generator {

namespace {

void addToIndex(const TeamCard &card, QByteArray &index)
{
    // No name of a country holds a comma or a quotation mark.
    index +=
        QStringLiteral("%1,%2,%3,%4\n")
            .arg(card.team.code, card.team.name, QString::number(card.team.year), cardKindName(card.kind))
            .toUtf8();
}

bool write(const QString &path, const QByteArray &bytes)
{
    if (!QDir().mkpath(QFileInfo(path).path()))
        return false;
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

} // namespace

Result<CardFiles> cardFiles(const Facts &facts)
{
    const Result<std::vector<TeamCard>> historic = generateCards(facts, CardSet::Historic66);
    if (!historic)
        return fail(historic.error());
    const Result<std::vector<TeamCard>> all = generateCards(facts, CardSet::All537);
    if (!all)
        return fail(all.error());

    CardFiles files;
    QByteArray historicIndex("id,name,year,kind\n");
    QByteArray allIndex = historicIndex;
    for (const TeamCard &card : *historic) {
        addToIndex(card, historicIndex);
        files[card.team.code + QStringLiteral(".json")] = cardFile(card);
    }
    for (const TeamCard &card : *all) {
        addToIndex(card, allIndex);
        if (card.kind == CardKind::Edition)
            files[QStringLiteral("editions/%1.json").arg(card.team.code)] = cardFile(card);
    }
    files[QStringLiteral("index.csv")] = historicIndex;
    files[QStringLiteral("editions/index.csv")] = allIndex;
    return files;
}

Result<int> writeCardFiles(const CardFiles &files, const QString &folder)
{
    Problems problems;
    for (const auto &[name, bytes] : files) {
        if (!write(QDir(folder).filePath(name), bytes)) {
            problems.push_back({name, {QT_TRANSLATE_NOOP("core", "The file cannot be written."), {}}, {}});
        }
    }
    if (!problems.empty()) {
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The card files could not be written to %1."),
                    {folder}, std::move(problems));
    }
    return static_cast<int>(files.size());
}

} // namespace touchline::atcs::generator
