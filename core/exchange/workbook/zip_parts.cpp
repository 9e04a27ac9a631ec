// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/workbook/zip_parts.h"

#include <QtGlobal>

#include <zip.h>

#include <algorithm>

namespace touchline {

namespace {

constexpr auto damagedPart = QT_TRANSLATE_NOOP("core", "The file is damaged: its part %1 cannot be read.");

struct ClosePart
{
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};

} // namespace

void ZipParts::Close::operator()(zip *archive) const
{
    zip_discard(archive);
}

Result<ZipParts> ZipParts::open(const QByteArray &bytes)
{
    zip_source_t *source =
        zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, nullptr);
    zip_t *archive = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, nullptr);
    if (archive == nullptr) {
        zip_source_free(source);
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The file is damaged or incomplete."));
    }
    return ZipParts(archive);
}

bool ZipParts::has(const QString &name) const
{
    return zip_name_locate(m_archive.get(), name.toUtf8().constData(), ZIP_FL_NOCASE) >= 0;
}

Result<QByteArray> ZipParts::read(const QString &name)
{
    const zip_int64_t index = zip_name_locate(m_archive.get(), name.toUtf8().constData(), ZIP_FL_NOCASE);
    if (index < 0)
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The file is damaged: its part %1 is missing."),
                    {name});
    const std::unique_ptr<zip_file_t, ClosePart> file(
        zip_fopen_index(m_archive.get(), static_cast<zip_uint64_t>(index), 0));
    if (!file)
        return fail(Fault::Damaged, damagedPart, {name});
    // What the archive says of its size is not believed.
    constexpr qsizetype atOnce = qsizetype{256} * 1024;
    QByteArray bytes;
    for (;;) {
        const qsizetype before = bytes.size();
        bytes.resize(before + atOnce);
        const zip_int64_t count =
            zip_fread(file.get(), bytes.data() + before, static_cast<zip_uint64_t>(atOnce));
        if (count < 0) // the sum is compared at the end
            return fail(Fault::Damaged, damagedPart, {name});
        bytes.truncate(before + static_cast<qsizetype>(count));
        if (count == 0)
            break;
        if (bytes.size() > m_left)
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "The file holds more than %1 MB when unpacked."),
                        {QString::number(mostUnpacked / 1024 / 1024)});
    }
    m_left -= bytes.size();
    return bytes;
}

} // namespace touchline
