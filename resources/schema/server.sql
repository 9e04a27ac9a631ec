-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a shared league has besides its tables; run once for each version, by its owner
-- (models/store/database/postgres_rights.cpp). Each function has the rights of the owner, checks what it is asked for, and finds
-- names in pg_catalog alone: who calls it can put nothing of their own in the way.

-- Which of these statements the league has. It is also what a writer locks: nobody but the owner has a right to the table
-- with which they could lock it against others.
CREATE TABLE IF NOT EXISTS touchline.rights (
    version BIGINT PRIMARY KEY,
    applied TEXT NOT NULL
);

-- One writer at a time, until the end of the transaction, so that the entries of the journal become visible in their order.
-- The mode is the weakest that keeps writers apart, so that it waits for as little as possible.
CREATE OR REPLACE FUNCTION touchline.take_turn() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    LOCK TABLE touchline.rights IN SHARE ROW EXCLUSIVE MODE;
END $$;

-- The only way into the journal: an entry with what it is about and its seal, and what it does to the state of the entries
-- before it. Nobody writes under the login of somebody else, between older entries, at another time than now, or takes back
-- what is not theirs; only an owner writes about the seal; and what everybody reads must have its form, as far as that can be
-- told here (a packed text cannot be unpacked).
CREATE OR REPLACE FUNCTION touchline.add_entry(
    p_seq BIGINT, p_uuid UUID, p_at TEXT, p_who TEXT, p_kind TEXT, p_subject BIGINT, p_title TEXT, p_arguments TEXT,
    p_changes BYTEA, p_touches TEXT, p_vouches TEXT, p_hash BYTEA) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    login CONSTANT TEXT := session_user;
    is_seal CONSTANT BOOLEAN := EXISTS (
        SELECT 1 FROM jsonb_array_elements(p_touches::jsonb) AS touch WHERE touch->>0 = 'seal');
    is_undo CONSTANT BOOLEAN := p_kind = 'undo';
    vouches_for_more CONSTANT BOOLEAN := EXISTS (
        SELECT 1 FROM jsonb_object_keys(p_vouches::jsonb) AS key WHERE key <> 'logs')
        OR EXISTS (SELECT 1 FROM jsonb_each(coalesce(p_vouches::jsonb->'logs', '{}')) AS log
            WHERE jsonb_typeof(log.value) <> 'string');
BEGIN
    LOCK TABLE touchline.rights IN SHARE ROW EXCLUSIVE MODE;
    IF p_who IS DISTINCT FROM login AND right(p_who, length(login) + 3) IS DISTINCT FROM ' (' || login || ')' THEN
        RAISE EXCEPTION 'the history keeps the login %, not "%"', login, p_who USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF length(p_who) > length(login) + 63 THEN
        RAISE EXCEPTION 'a name before the login has at most 60 letters'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF (is_seal OR vouches_for_more) AND NOT pg_has_role(login, current_user, 'MEMBER') THEN
        RAISE EXCEPTION 'only an owner of the league writes about its seal' USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF p_at !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$'
        OR p_at::timestamptz NOT BETWEEN date_trunc('milliseconds', now()) AND clock_timestamp() THEN
        RAISE EXCEPTION 'an entry of the history has the time of this server' USING ERRCODE = 'insufficient_privilege';
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
    -- Four bytes with the length of the text, then the header of a zlib stream (models/store/rows/packed_bytes.cpp).
    IF octet_length(p_changes) < 10 OR get_byte(p_changes, 4) <> 120
        OR (get_byte(p_changes, 4) * 256 + get_byte(p_changes, 5)) % 31 <> 0
        OR get_byte(p_changes, 0)::bigint * 16777216 + get_byte(p_changes, 1) * 65536 + get_byte(p_changes, 2) * 256
            + get_byte(p_changes, 3) > least(greatest(8388608, octet_length(p_changes)::bigint * 24), 268435456)
        OR p_title = '' OR jsonb_typeof(p_arguments::jsonb) <> 'array'
        OR EXISTS (SELECT 1 FROM jsonb_array_elements(p_touches::jsonb) AS touch
            WHERE touch->>0 NOT IN ('fixture', 'competition', 'decision', 'within', 'team', 'squad', 'person', 'league',
                'step', 'seal', 'friendly')) THEN
        RAISE EXCEPTION 'this is no entry of a history' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    INSERT INTO touchline.journal (seq, uuid, at, who, kind, subject, state, title, arguments, changes)
        VALUES (p_seq, p_uuid, p_at, p_who, p_kind, p_subject, 'done', p_title, p_arguments, p_changes);
    INSERT INTO touchline.journal_touch (seq, kind, subject)
        SELECT p_seq, touch->>0, (touch->>1)::uuid FROM jsonb_array_elements(p_touches::jsonb) AS touch;
    INSERT INTO touchline.seal (seq, vouches, hash) VALUES (p_seq, p_vouches, p_hash);
END $$;
