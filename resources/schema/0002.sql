-- SPDX-License-Identifier: GPL-3.0-or-later
-- The league file, version 2: the history is sealed. docs/league-files.md says how the seal is made and what it promises.

-- Of each entry of the journal: the SHA-256 of the seal before it and of everything that the entry says. Never changed.
CREATE TABLE seal (
    seq BIGINT NOT NULL PRIMARY KEY REFERENCES journal (seq),
    -- What the entry vouches for besides its changes, as JSON: logs of matches, what was taken over or repaired.
    vouches TEXT NOT NULL,
    hash {blob} NOT NULL CHECK (length(hash) = 32)
);
