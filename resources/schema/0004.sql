-- SPDX-License-Identifier: GPL-3.0-or-later
-- The league file, version 4: what clubs tell of themselves.

-- Long texts that are never given away unless somebody asks for it, as `content`: the readers of a shared league may not read
-- them, and an export has none of them. Other rows, and the history, know no more of them than their names.
CREATE TABLE private_content (
    hash {blob} NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    data {blob} NOT NULL
);

-- Of a team that has any of it: where it plays at home, its picture (JSON: the bytes of a PNG, JPEG or SVG in base 64), and whom
-- the organiser reaches there, in private_content. That is no reference: a copy that was given away goes without.
CREATE TABLE club (
    team {uuid} NOT NULL PRIMARY KEY REFERENCES team (uuid),
    ground TEXT NOT NULL,
    address TEXT NOT NULL,
    home_table TEXT NOT NULL,
    picture {blob} REFERENCES content (hash),
    contacts {blob} CHECK (length(contacts) = 32)
);
