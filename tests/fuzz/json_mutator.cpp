// SPDX-License-Identifier: GPL-3.0-or-later
// How the fuzzers of JSON readers change what they have. A byte turned at random leaves hardly ever JSON, and
// nothing behind the parser would be reached; so most of the time whole values are changed: left out,
// doubled, put elsewhere, or replaced by what no reader expects.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <random>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t maxSize);

namespace {

/// One change of a document; the same seed makes the same.
class JsonChange
{
public:
    explicit JsonChange(unsigned seed) : m_random(seed) {}

    [[nodiscard]] QJsonValue of(const QJsonValue &document)
    {
        const int size = sizeOf(document);
        int donor = below(size);
        m_donor = valueAt(document, donor);
        m_target = below(size);
        return walked(document);
    }

    [[nodiscard]] int below(qsizetype bound)
    {
        return bound < 1 ? 0 : static_cast<int>(m_random() % static_cast<unsigned>(bound));
    }

private:
    /// Calls it for the values that stand directly in this one, until it says that it is enough.
    template <class Take>
    static void forEachChild(const QJsonValue &value, const Take &take)
    {
        if (value.isArray()) {
            const QJsonArray array = value.toArray();
            for (auto child = array.begin(); child != array.end() && take(*child); ++child)
                continue;
        } else if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (auto child = object.begin(); child != object.end() && take(*child); ++child)
                continue;
        }
    }

    /// How many values stand in it, itself too.
    static int sizeOf(const QJsonValue &value)
    {
        int size = 1;
        forEachChild(value, [&size](const QJsonValue &child) {
            size += sizeOf(child);
            return true;
        });
        return size;
    }

    /// The value at a place counted down to 0.
    static QJsonValue valueAt(const QJsonValue &value, int &place)
    {
        if (place-- == 0)
            return value;
        QJsonValue found;
        forEachChild(value, [&found, &place](const QJsonValue &child) {
            found = valueAt(child, place);
            return place >= 0;
        });
        return found;
    }

    [[nodiscard]] QJsonValue walked(const QJsonValue &value)
    {
        if (m_target-- == 0)
            return changed(value);
        if (m_target < 0)
            return value;
        if (value.isObject()) {
            QJsonObject object = value.toObject();
            for (auto child = object.begin(); child != object.end() && m_target >= 0; ++child)
                *child = walked(*child);
            return object;
        }
        QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size() && m_target >= 0; ++i)
            array[i] = walked(array[i]);
        return value.isArray() ? QJsonValue(array) : value;
    }

    [[nodiscard]] QJsonValue changed(const QJsonValue &value)
    {
        const int kind = below(8);
        if (kind == 0)
            return m_donor;
        if (kind == 1)
            return unexpected();
        if (value.isObject())
            return changedObject(value.toObject());
        if (value.isArray())
            return changedArray(value.toArray());
        if (value.isString())
            return changedText(value.toString());
        if (value.isBool())
            return !value.toBool();
        return kind < 5 ? QJsonValue(value.toInteger() + below(5) - 2) : QJsonValue(value.toDouble() * 2);
    }

    [[nodiscard]] QJsonValue unexpected()
    {
        static const std::array values{QJsonValue(),
                                       QJsonValue(true),
                                       QJsonValue(false),
                                       QJsonValue(0),
                                       QJsonValue(1),
                                       QJsonValue(-1),
                                       QJsonValue(7),
                                       QJsonValue(1000),
                                       QJsonValue(0.5),
                                       QJsonValue(2147483647),
                                       QJsonValue(1e300),
                                       QJsonValue(-2147483648.0),
                                       QJsonValue(4294967296.0),
                                       QJsonValue(QString()),
                                       QJsonValue(QJsonArray()),
                                       QJsonValue(QJsonObject())};
        return values[static_cast<std::size_t>(below(values.size()))];
    }

    [[nodiscard]] QJsonValue changedObject(QJsonObject object)
    {
        const QStringList keys = object.keys();
        if (keys.isEmpty())
            return m_donor;
        const QString key = keys[below(keys.size())];
        const QString other = keys[below(keys.size())];
        switch (below(4)) {
        case 0:
            object.remove(key);
            break;
        case 1:
            object.insert(key, object.value(other));
            break;
        case 2:
            object.insert(key, m_donor);
            break;
        default:
            object.insert(key + u'x', object.take(key));
        }
        return object;
    }

    [[nodiscard]] QJsonValue changedArray(QJsonArray array)
    {
        const int place = below(array.size());
        if (array.isEmpty()) {
            array.append(m_donor);
            return array;
        }
        switch (below(4)) {
        case 0:
            array.removeAt(place);
            break;
        case 1:
            array.insert(place, QJsonValue(array.at(place)));
            break;
        case 2:
            array.insert(place, m_donor);
            break;
        default: {
            const QJsonValue taken = array.takeAt(place);
            array.insert(below(array.size() + 1), taken);
        }
        }
        return array;
    }

    [[nodiscard]] QJsonValue changedText(const QString &text)
    {
        if (m_donor.isString() && below(2) == 0)
            return m_donor.toString();
        QByteArray bytes = text.toUtf8();
        const auto size = static_cast<std::size_t>(bytes.size());
        bytes.resize(bytes.size() + 8);
        const std::size_t now = LLVMFuzzerMutate(reinterpret_cast<std::uint8_t *>(bytes.data()), size,
                                                 static_cast<std::size_t>(bytes.size()));
        return QString::fromUtf8(bytes.constData(), static_cast<qsizetype>(now));
    }

    std::minstd_rand m_random;
    QJsonValue m_donor;
    int m_target = 0;
};

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t maxSize,
                                               unsigned seed)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    JsonChange change(seed);
    if (!document.isObject() || change.below(8) == 0)
        return LLVMFuzzerMutate(data, size, maxSize);
    QJsonValue value = document.object();
    for (int left = change.below(3); left >= 0; --left)
        value = change.of(value);
    const QByteArray written = QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    if (static_cast<std::size_t>(written.size()) > maxSize)
        return LLVMFuzzerMutate(data, size, maxSize);
    std::memcpy(data, written.constData(), static_cast<std::size_t>(written.size()));
    return static_cast<std::size_t>(written.size());
}
