// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/agent.h"

#include "core/base/to_qstring.h"

#include <QtGlobal>

namespace touchline {

namespace {

QStringList choiceArguments(qsizetype number, const Question &question)
{
    return {QString::number(number), toQString(question.prompt->label), toQString(question.prompt->id),
            sideWord(question.side.value_or(Side::Home))};
}

} // namespace

Result<OptionCode> RandomAgent::choose(const Match & /*match*/, const Question & /*question*/,
                                       const OptionList &options)
{
    return options[m_generator.below(static_cast<std::uint32_t>(options.size()))];
}

Result<OptionCode> ChoiceScript::next(const Match &match, const Question &question, const OptionList &options)
{
    QStringList arguments = choiceArguments(m_used + 1, question);
    if (m_used >= m_names.size())
        return fail(Fault::Exhausted,
                    QT_TRANSLATE_NOOP(
                        "core", "There are too few choices: choice %1 is missing, %2 (%3) of the %4 side."),
                    arguments);
    QStringList possible;
    for (const OptionCode option : options) {
        const QString name = match.optionName(question, option);
        if (name == m_names.at(m_used)) {
            ++m_used;
            return option;
        }
        possible << name;
    }
    return fail(
        Fault::BadInput,
        QT_TRANSLATE_NOOP("core", "Choice %1, %2 (%3) of the %4 side, cannot be \"%5\". Possible: %6."),
        arguments << m_names.at(m_used) << possible.join(QStringLiteral(", ")));
}

Result<void> ChoiceScript::finished() const
{
    if (m_used == m_names.size())
        return {};
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "Too many choices: the match asked for %1, but %2 were given."),
                {QString::number(m_used), QString::number(m_names.size())});
}

tl::unexpected<Error> noSuchAgent(const GameInfo &game, const QString &name)
{
    QStringList names;
    for (const AgentSpec &spec : game.agents)
        names << QString::fromUtf8(spec.name);
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "There is no computer player \"%1\". Possible: %2."),
                {name, names.join(QStringLiteral(", "))});
}

} // namespace touchline
