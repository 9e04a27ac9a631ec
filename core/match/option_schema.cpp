// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/option_schema.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

QString fromStatic(const char *text)
{
    return QString::fromUtf8(text);
}

const OptionSpec *findSpec(std::span<const OptionSpec> specs, const QString &name)
{
    const auto found = std::find_if(specs.begin(), specs.end(),
                                    [&](const OptionSpec &spec) { return name == QLatin1String(spec.name); });
    return found == specs.end() ? nullptr : &*found;
}

bool hasMeaningAt(const LevelSpec &level, const char *option)
{
    return std::any_of(level.options.begin(), level.options.end(),
                       [&](const char *name) { return qstrcmp(name, option) == 0; });
}

int defaultAt(const LevelSpec &level, const OptionSpec &spec)
{
    for (const LevelDefault &one : level.defaults)
        if (qstrcmp(one.option, spec.name) == 0)
            return one.value;
    return spec.standard;
}

QString allowedValues(const OptionSpec &spec)
{
    if (spec.type == OptionType::Switch)
        return QStringLiteral("on, off");
    if (spec.type == OptionType::Number)
        return QStringLiteral("%1 to %2").arg(spec.minimum).arg(spec.maximum);
    QStringList words;
    for (const char *word : spec.words)
        words << fromStatic(word);
    return words.join(QStringLiteral(", "));
}

std::optional<int> switchValue(const QJsonValue &wish)
{
    if (wish.isBool())
        return wish.toBool() ? 1 : 0;
    const QString word = wish.toString().toLower();
    if (word == QLatin1String("on") || word == QLatin1String("true"))
        return 1;
    if (word == QLatin1String("off") || word == QLatin1String("false"))
        return 0;
    return std::nullopt;
}

std::optional<int> numberValue(const OptionSpec &spec, const QJsonValue &wish)
{
    bool isNumber = wish.isDouble();
    const int number = isNumber ? wish.toInt(spec.minimum - 1) : wish.toString().toInt(&isNumber);
    if (!isNumber || number < spec.minimum || number > spec.maximum)
        return std::nullopt;
    return number;
}

std::optional<int> wordValue(const OptionSpec &spec, const QJsonValue &wish)
{
    for (std::size_t i = 0; i < spec.words.size(); ++i)
        if (wish.toString() == QLatin1String(spec.words[i]))
            return static_cast<int>(i);
    return std::nullopt;
}

std::optional<int> valueOf(const OptionSpec &spec, const QJsonValue &wish)
{
    switch (spec.type) {
    case OptionType::Switch:
        return switchValue(wish);
    case OptionType::Number:
        return numberValue(spec, wish);
    case OptionType::Word:
        return wordValue(spec, wish);
    }
    Q_UNREACHABLE();
}

void applyWish(std::span<const OptionSpec> specs, const LevelSpec &level, const QString &name,
               const QJsonValue &wish, OptionValues &values, Problems &problems)
{
    const OptionSpec *spec = findSpec(specs, name);
    if (spec == nullptr) {
        problems.push_back({name, {QT_TRANSLATE_NOOP("core", "There is no such option."), {}}, {}});
        return;
    }
    if (!hasMeaningAt(level, spec->name)) {
        problems.push_back({name,
                            {QT_TRANSLATE_NOOP("core", "This option has no effect at the level %1."),
                             {fromStatic(level.name)}},
                            {}});
        return;
    }
    if (const auto value = valueOf(*spec, wish))
        values.set(name, *value);
    else
        problems.push_back({name,
                            {QT_TRANSLATE_NOOP("core", "\"%1\" is not a value of this option."),
                             {wish.toVariant().toString()}},
                            {QT_TRANSLATE_NOOP("core", "Possible: %1."), {allowedValues(*spec)}}});
}

} // namespace

int OptionValues::value(const char *name, int otherwise) const
{
    const auto found = m_values.find(QString::fromUtf8(name));
    return found == m_values.end() ? otherwise : found->second;
}

Result<const LevelSpec *> findLevel(std::span<const LevelSpec> levels, const QString &name)
{
    QStringList names;
    for (const LevelSpec &level : levels) {
        if (name == QLatin1String(level.name))
            return &level;
        names << fromStatic(level.name);
    }
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no level \"%1\". Levels: %2."),
                {name, names.join(QStringLiteral(", "))});
}

namespace {

/// Turns off what needs an option that is off; a problem where somebody asked for it.
void applyNeeds(std::span<const OptionSpec> specs, const QJsonObject &wishes, OptionValues &values,
                Problems &problems)
{
    for (const OptionSpec &spec : specs) {
        if (spec.needs == nullptr || !values.isOn(spec.name) || values.isOn(spec.needs))
            continue;
        const QString name = fromStatic(spec.name);
        values.set(name, 0);
        if (wishes.contains(name))
            problems.push_back({name,
                                {QT_TRANSLATE_NOOP("core", "The option \"%1\" needs the option \"%2\"."),
                                 {name, fromStatic(spec.needs)}},
                                {}});
    }
}

} // namespace

Result<OptionValues> resolveOptions(std::span<const OptionSpec> specs, const LevelSpec &level,
                                    const QJsonObject &wishes)
{
    OptionValues values;
    for (const OptionSpec &spec : specs)
        if (hasMeaningAt(level, spec.name))
            values.set(fromStatic(spec.name), defaultAt(level, spec));
    Problems problems;
    for (auto wish = wishes.begin(); wish != wishes.end(); ++wish)
        applyWish(specs, level, wish.key(), wish.value(), values, problems);
    applyNeeds(specs, wishes, values, problems);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These options cannot be used."), {},
                    std::move(problems));
    return values;
}

bool isChanged(std::span<const OptionSpec> specs, const LevelSpec &level, const OptionValues &values,
               const char *option)
{
    const OptionSpec *spec = findSpec(specs, QString::fromUtf8(option));
    if (spec == nullptr || !hasMeaningAt(level, option))
        return false;
    const int standard = defaultAt(level, *spec);
    return values.value(option, standard) != standard;
}

Result<QJsonObject> parseOptionWishes(const QString &text)
{
    QJsonObject wishes;
    Problems problems;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype sign = part.indexOf(u'=');
        if (sign <= 0)
            problems.push_back(
                {part.trimmed(), {QT_TRANSLATE_NOOP("core", "Write an option as name=value."), {}}, {}});
        else
            wishes.insert(part.left(sign).trimmed(), part.mid(sign + 1).trimmed());
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The options cannot be read."), {},
                    std::move(problems));
    return wishes;
}

QJsonObject toJson(const OptionValues &values, std::span<const OptionSpec> specs)
{
    QJsonObject object;
    for (const auto &[name, value] : values.all()) {
        const OptionSpec *spec = findSpec(specs, name);
        Q_ASSERT(spec != nullptr);
        if (spec->type == OptionType::Switch)
            object.insert(name, value != 0);
        else if (spec->type == OptionType::Number)
            object.insert(name, value);
        else
            object.insert(name, fromStatic(spec->words[static_cast<std::size_t>(value)]));
    }
    return object;
}

} // namespace touchline
