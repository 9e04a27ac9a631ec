-- SPDX-License-Identifier: GPL-3.0-or-later
-- The league file, version 1. One statement ends with a semicolon at the end of a line.
-- {uuid}, {blob} and {serial} stand for the types of the database, see models/store/database/dialect.h. Instants are UTC texts
-- of ISO 8601, days "2026-11-21", switches 0 or 1.

-- What the file is. One row.
CREATE TABLE league (
    uuid {uuid} NOT NULL PRIMARY KEY,
    one BIGINT NOT NULL DEFAULT 1 UNIQUE CHECK (one = 1),
    name TEXT NOT NULL CHECK (name <> ''),
    created TEXT NOT NULL
);

-- Long texts that many rows share, by the SHA-256 of what they hold; packed with zlib. Never changed.
CREATE TABLE content (
    hash {blob} NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    data {blob} NOT NULL
);

CREATE TABLE person (
    uuid {uuid} NOT NULL PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    short_name TEXT NOT NULL
);

CREATE TABLE team (
    uuid {uuid} NOT NULL PRIMARY KEY,
    code TEXT NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    year BIGINT NOT NULL CHECK (year >= 0),
    lineage TEXT NOT NULL,
    conference TEXT NOT NULL,
    manager TEXT NOT NULL,
    kit_first TEXT NOT NULL,
    kit_second TEXT NOT NULL,
    version BIGINT NOT NULL DEFAULT 0 CHECK (version >= 0)
);
CREATE UNIQUE INDEX team_by_code ON team (code) WHERE code <> '';

-- What a game knows of a team (an ATCS card, FUBA formations).
CREATE TABLE team_document (
    team {uuid} NOT NULL REFERENCES team (uuid),
    game TEXT NOT NULL CHECK (game <> ''),
    content {blob} NOT NULL REFERENCES content (hash),
    PRIMARY KEY (team, game)
);

CREATE TABLE competition (
    uuid {uuid} NOT NULL PRIMARY KEY,
    place BIGINT NOT NULL CHECK (place >= 1),
    name TEXT NOT NULL CHECK (name <> ''),
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    -- Up to 2^64 - 1, which no whole number of a database holds.
    seed TEXT NOT NULL,
    -- Format, options, charts and whatever else is settled at the start, as its JSON form has them.
    definition {blob} NOT NULL REFERENCES content (hash),
    definition_version BIGINT NOT NULL CHECK (definition_version >= 1),
    version BIGINT NOT NULL DEFAULT 0 CHECK (version >= 0)
);

-- How the teams came into their places.
CREATE TABLE draw (
    competition {uuid} NOT NULL PRIMARY KEY REFERENCES competition (uuid),
    kind TEXT NOT NULL,
    steps TEXT NOT NULL
);

CREATE TABLE entrant (
    competition {uuid} NOT NULL REFERENCES competition (uuid),
    number BIGINT NOT NULL CHECK (number >= 1),
    team {uuid} NOT NULL REFERENCES team (uuid),
    -- As it was called when it entered, with all else that the competition keeps of it.
    name TEXT NOT NULL CHECK (name <> ''),
    entry TEXT NOT NULL,
    document {blob} REFERENCES content (hash),
    PRIMARY KEY (competition, number),
    UNIQUE (competition, team)
);

-- A team's list: its own (no competition), or the one for a competition.
CREATE TABLE squad (
    uuid {uuid} NOT NULL PRIMARY KEY,
    team {uuid} NOT NULL REFERENCES team (uuid),
    competition {uuid} REFERENCES competition (uuid),
    version BIGINT NOT NULL DEFAULT 0 CHECK (version >= 0)
);
CREATE UNIQUE INDEX squad_of_team ON squad (team) WHERE competition IS NULL;
CREATE UNIQUE INDEX squad_in_competition ON squad (team, competition) WHERE competition IS NOT NULL;

CREATE TABLE squad_entry (
    squad {uuid} NOT NULL REFERENCES squad (uuid),
    person {uuid} NOT NULL REFERENCES person (uuid),
    place BIGINT NOT NULL CHECK (place >= 1),
    -- The name that this list prints.
    name TEXT NOT NULL CHECK (name <> ''),
    short_name TEXT NOT NULL,
    position TEXT NOT NULL CHECK (position IN ('GK', 'DF', 'MF', 'FW')),
    shirt BIGINT CHECK (shirt BETWEEN 1 AND 99),
    captain BIGINT NOT NULL CHECK (captain IN (0, 1)),
    PRIMARY KEY (squad, person)
);

CREATE TABLE fixture (
    uuid {uuid} NOT NULL PRIMARY KEY,
    competition {uuid} NOT NULL REFERENCES competition (uuid),
    number BIGINT NOT NULL CHECK (number >= 1),
    day TEXT,
    kick_off TEXT,
    zone TEXT,
    stadium TEXT,
    city TEXT,
    country TEXT,
    version BIGINT NOT NULL DEFAULT 0 CHECK (version >= 0),
    UNIQUE (competition, number)
);

-- What was played. A report that does not count any more is kept, with why and the order in which it was set aside.
CREATE TABLE report (
    uuid {uuid} NOT NULL PRIMARY KEY,
    fixture {uuid} NOT NULL REFERENCES fixture (uuid),
    competition {uuid} NOT NULL REFERENCES competition (uuid),
    state TEXT NOT NULL CHECK (state IN ('counts', 'corrected', 'taken_out', 'replayed')),
    aside BIGINT,
    note_day TEXT,
    note_reason TEXT,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL CHECK (rules_version >= 0),
    level TEXT NOT NULL,
    completeness TEXT NOT NULL CHECK (completeness IN ('score', 'scorers', 'full')),
    home_team {uuid} NOT NULL REFERENCES team (uuid),
    away_team {uuid} NOT NULL REFERENCES team (uuid),
    home_goals BIGINT NOT NULL CHECK (home_goals >= 0),
    away_goals BIGINT NOT NULL CHECK (away_goals >= 0),
    decided_by TEXT NOT NULL CHECK (decided_by IN ('90', 'extra_time', 'shoot_out', 'criteria')),
    winner TEXT CHECK (winner IN ('home', 'away')),
    -- The rest of its JSON form: periods, criterion, attendance, who sat out and why, what is carried on.
    details TEXT NOT NULL,
    home_sheet {blob} REFERENCES content (hash),
    away_sheet {blob} REFERENCES content (hash),
    CHECK (home_team <> away_team),
    CHECK ((state = 'counts') = (aside IS NULL))
);
CREATE UNIQUE INDEX report_that_counts ON report (fixture) WHERE state = 'counts';
CREATE INDEX report_in_competition ON report (competition);

CREATE TABLE report_event (
    report {uuid} NOT NULL REFERENCES report (uuid),
    place BIGINT NOT NULL CHECK (place >= 1),
    kind TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('home', 'away')),
    minute BIGINT CHECK (minute BETWEEN 1 AND 120),
    stoppage BIGINT NOT NULL CHECK (stoppage >= 0),
    player {uuid} REFERENCES person (uuid),
    player_name TEXT NOT NULL,
    detail TEXT NOT NULL,
    PRIMARY KEY (report, place)
);

-- Rulings, withdrawals, replacements, lots, draws of rounds, deductions, conduct, decisions about players: what people
-- settled since the start, by kind in the order made.
CREATE TABLE decision (
    competition {uuid} NOT NULL REFERENCES competition (uuid),
    kind TEXT NOT NULL CHECK (kind IN ('ruling', 'withdrawal', 'replacement', 'lot', 'round_draw', 'deduction',
                                       'conduct', 'player')),
    place BIGINT NOT NULL CHECK (place >= 1),
    -- The match that it is about; nothing where it is about none.
    fixture {uuid} REFERENCES fixture (uuid),
    body TEXT NOT NULL,
    PRIMARY KEY (competition, kind, place)
);

-- The rolls and choices of a match that an engine played, packed. It stays whatever becomes of its report.
CREATE TABLE match_log (
    report {uuid} NOT NULL PRIMARY KEY,
    fixture {uuid} NOT NULL,
    game TEXT NOT NULL CHECK (game <> ''),
    rules_version BIGINT NOT NULL CHECK (rules_version >= 1),
    home_document {blob} NOT NULL REFERENCES content (hash),
    away_document {blob} NOT NULL REFERENCES content (hash),
    data {blob} NOT NULL
);

-- A match that is not over: its start, and what was entered since, each on disk before the next is asked for.
CREATE TABLE live_match (
    fixture {uuid} NOT NULL PRIMARY KEY REFERENCES fixture (uuid),
    game TEXT NOT NULL CHECK (game <> ''),
    rules_version BIGINT NOT NULL CHECK (rules_version >= 1),
    begun TEXT NOT NULL,
    begun_by TEXT NOT NULL,
    data {blob} NOT NULL
);
CREATE TABLE live_input (
    fixture {uuid} NOT NULL REFERENCES live_match (fixture),
    place BIGINT NOT NULL CHECK (place >= 1),
    input TEXT NOT NULL,
    PRIMARY KEY (fixture, place)
);

-- Every command that changed something: who, when, what before and after (packed).
CREATE TABLE journal (
    seq {serial},
    uuid {uuid} NOT NULL UNIQUE,
    at TEXT NOT NULL,
    who TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('command', 'undo', 'redo')),
    -- The command that an undo took back, or a redo made again.
    subject BIGINT REFERENCES journal (seq),
    -- Of a command: whether it holds now.
    state TEXT NOT NULL CHECK (state IN ('done', 'undone', 'gone')),
    -- A sentence with the places %1, %2, ..., and the JSON list of what goes into them.
    title TEXT NOT NULL CHECK (title <> ''),
    arguments TEXT NOT NULL,
    changes {blob} NOT NULL,
    CHECK ((kind = 'command') = (subject IS NULL))
);
CREATE INDEX journal_by_who ON journal (who, state, seq);

-- What each entry of the journal is about.
CREATE TABLE journal_touch (
    seq BIGINT NOT NULL REFERENCES journal (seq),
    kind TEXT NOT NULL,
    subject {uuid} NOT NULL,
    PRIMARY KEY (seq, kind, subject)
);
CREATE INDEX journal_touch_of ON journal_touch (subject, seq);
