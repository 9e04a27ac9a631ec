-- SPDX-License-Identifier: GPL-3.0-or-later
-- The league file, version 5: the motto of a club.

ALTER TABLE club ADD COLUMN motto TEXT NOT NULL DEFAULT '';
