-- SPDX-License-Identifier: GPL-3.0-or-later
-- The league file, version 3: rules that organisers have named stay when no competition follows them any more; matches that
-- belong to no competition.

-- Sets of rules by their name: points and tie-breaks ('table'), or cards and suspensions ('discipline'), as their files
-- have them. What competitions follow stands in their definitions; it comes here when the last of them is gone.
CREATE TABLE saved_rules (
    kind TEXT NOT NULL CHECK (kind IN ('table', 'discipline')),
    name TEXT NOT NULL CHECK (name <> ''),
    content {blob} NOT NULL REFERENCES content (hash),
    PRIMARY KEY (kind, name)
);

-- A match that belongs to no competition and is over: a friendly, or a what-if that somebody forked from another match. Nothing
-- of it counts anywhere.
CREATE TABLE friendly (
    uuid {uuid} NOT NULL PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    begun TEXT NOT NULL,
    -- Of a what-if: the match that it was forked from, a fixture or another of these, which may be gone; and after how many
    -- of its rolls and choices.
    origin {uuid},
    origin_inputs BIGINT CHECK (origin_inputs >= 0),
    game TEXT NOT NULL CHECK (game <> ''),
    rules_version BIGINT NOT NULL CHECK (rules_version >= 1),
    level TEXT NOT NULL,
    -- Its report as JSON, and its log without the report.
    report TEXT NOT NULL,
    log {blob} NOT NULL REFERENCES content (hash),
    CHECK ((origin IS NULL) = (origin_inputs IS NULL))
);

-- One that is not over: as live_match and live_input.
CREATE TABLE live_friendly (
    uuid {uuid} NOT NULL PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    origin {uuid},
    origin_inputs BIGINT CHECK (origin_inputs >= 0),
    game TEXT NOT NULL CHECK (game <> ''),
    rules_version BIGINT NOT NULL CHECK (rules_version >= 1),
    begun TEXT NOT NULL,
    begun_by TEXT NOT NULL,
    data {blob} NOT NULL,
    CHECK ((origin IS NULL) = (origin_inputs IS NULL))
);
CREATE TABLE live_friendly_input (
    uuid {uuid} NOT NULL REFERENCES live_friendly (uuid),
    place BIGINT NOT NULL CHECK (place >= 1),
    input TEXT NOT NULL,
    PRIMARY KEY (uuid, place)
);
