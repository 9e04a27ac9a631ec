-- SPDX-License-Identifier: GPL-3.0-or-later
-- The league file, version 3: rules that organisers have named stay when no competition follows them any more.

-- Sets of rules by their name: points and tie-breaks ('table'), or cards and suspensions ('discipline'), as their files
-- have them. What competitions follow stands in their definitions; it comes here when the last of them is gone.
CREATE TABLE saved_rules (
    kind TEXT NOT NULL CHECK (kind IN ('table', 'discipline')),
    name TEXT NOT NULL CHECK (name <> ''),
    content {blob} NOT NULL REFERENCES content (hash),
    PRIMARY KEY (kind, name)
);
