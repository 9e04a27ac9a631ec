-- SPDX-License-Identifier: GPL-3.0-or-later
CREATE TABLE league (
    uuid TEXT PRIMARY KEY,
    name TEXT NOT NULL
);
