-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a shared league has besides its tables; run once, by its owner (models/store/database/postgres_rights.cpp). Each function has
-- the rights of the owner, checks what it is asked for, and finds names in pg_catalog alone: who calls it can put nothing of
-- their own in the way.

-- Which of these statements the league has. It is also what a writer locks: nobody but the owner has a right to the table
-- with which they could lock it against others.
CREATE TABLE touchline.rights (
    version BIGINT PRIMARY KEY,
    applied TEXT NOT NULL
);

-- One writer at a time, until the end of the transaction, so that the entries of the journal become visible in their order.
-- The mode is the weakest that keeps writers apart, so that it waits for as little as possible.
CREATE FUNCTION touchline.take_turn() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    LOCK TABLE touchline.rights IN SHARE ROW EXCLUSIVE MODE;
END $$;

-- The only way into the journal: an entry with what it is about and its seal, and what it does to the state of the entries
-- before it. Nobody writes under the login of somebody else, between older entries, or takes back what is not theirs.
CREATE FUNCTION touchline.add_entry(
    p_seq BIGINT, p_uuid UUID, p_at TEXT, p_who TEXT, p_kind TEXT, p_subject BIGINT, p_title TEXT, p_arguments TEXT,
    p_changes BYTEA, p_touches TEXT, p_vouches TEXT, p_hash BYTEA) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    login CONSTANT TEXT := session_user;
    is_seal CONSTANT BOOLEAN := EXISTS (
        SELECT 1 FROM jsonb_array_elements(p_touches::jsonb) AS touch WHERE touch->>0 = 'seal');
    is_undo CONSTANT BOOLEAN := p_kind = 'undo';
BEGIN
    LOCK TABLE touchline.rights IN SHARE ROW EXCLUSIVE MODE;
    IF p_who IS DISTINCT FROM login AND right(p_who, length(login) + 3) IS DISTINCT FROM ' (' || login || ')' THEN
        RAISE EXCEPTION 'the history keeps the login %, not "%"', login, p_who USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF p_seq <= (SELECT coalesce(max(seq), 0) FROM touchline.journal)
        OR NOT EXISTS (SELECT 1 FROM touchline.journal_seq_seq WHERE is_called AND p_seq <= last_value) THEN
        RAISE EXCEPTION 'an entry of the history stands behind all others'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF p_kind = 'command' THEN
        IF NOT is_seal THEN
            UPDATE touchline.journal SET state = 'gone' WHERE who = p_who AND state = 'undone';
        END IF;
    ELSE
        PERFORM 1 FROM touchline.journal
            WHERE seq = p_subject AND kind = 'command' AND who = p_who
                AND state = CASE WHEN is_undo THEN 'done' ELSE 'undone' END
                AND NOT EXISTS (
                    SELECT 1 FROM touchline.journal_touch WHERE journal_touch.seq = p_subject AND kind = 'seal');
        IF NOT FOUND THEN
            RAISE EXCEPTION 'entry % cannot be undone or redone by % now', p_subject, p_who
                USING ERRCODE = 'serialization_failure';
        END IF;
        UPDATE touchline.journal SET state = CASE WHEN is_undo THEN 'undone' ELSE 'done' END
            WHERE state = CASE WHEN is_undo THEN 'done' ELSE 'undone' END AND who = p_who
                AND (seq = p_subject OR seq IN (
                    SELECT part.seq FROM touchline.journal_touch part WHERE part.kind = 'step' AND part.subject IN (
                        SELECT own.subject FROM touchline.journal_touch own
                            WHERE own.kind = 'step' AND own.seq = p_subject)));
    END IF;
    INSERT INTO touchline.journal (seq, uuid, at, who, kind, subject, state, title, arguments, changes)
        VALUES (p_seq, p_uuid, p_at, p_who, p_kind, p_subject, 'done', p_title, p_arguments, p_changes);
    INSERT INTO touchline.journal_touch (seq, kind, subject)
        SELECT p_seq, touch->>0, (touch->>1)::uuid FROM jsonb_array_elements(p_touches::jsonb) AS touch;
    INSERT INTO touchline.seal (seq, vouches, hash) VALUES (p_seq, p_vouches, p_hash);
END $$;
