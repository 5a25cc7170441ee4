-- One learner's progress. Times are UTC milliseconds since 1970 (`…_at`, `wall_clock`) or study days
-- since 1970 (`…_day`); UUIDs are 16 bytes. Enumerations are stored as the numbers of core/domain/review.h.
PRAGMA application_id = 0x57447072; -- "WDpr"

CREATE TABLE profile (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  id       BLOB NOT NULL CHECK (length(id) = 16),
  device   BLOB NOT NULL CHECK (length(device) = 16)
) STRICT;

CREATE TABLE setting (
  key   TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A short local number for what is identified across files by bank, item and facet. Rows are never removed:
-- an item that vanished from its bank keeps its history.
CREATE TABLE card (
  id    INTEGER PRIMARY KEY,
  bank  TEXT NOT NULL,
  item  TEXT NOT NULL,
  facet TEXT NOT NULL,
  UNIQUE (bank, item, facet)
) STRICT;

-- The log of answers: append-only, stored in the order of its replay.
CREATE TABLE review (
  answered_at    INTEGER NOT NULL,
  id             BLOB    NOT NULL UNIQUE CHECK (length(id) = 16),
  card_id        INTEGER NOT NULL REFERENCES card (id),
  rating         INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),
  mode           INTEGER NOT NULL CHECK (mode BETWEEN 0 AND 3),
  wall_clock     INTEGER NOT NULL,
  utc_offset     INTEGER NOT NULL,            -- seconds
  study_day      INTEGER NOT NULL,
  duration       INTEGER NOT NULL,            -- milliseconds
  scheduled_days REAL    NOT NULL,
  due_day        INTEGER NOT NULL,
  due_at         INTEGER,                     -- set when due within less than a day
  locale         TEXT    NOT NULL,
  revision       TEXT    NOT NULL,
  bank_version   INTEGER NOT NULL,
  correct        INTEGER NOT NULL CHECK (correct IN (0, 1)),
  score          REAL    NOT NULL CHECK (score BETWEEN 0 AND 1),
  first_exposure INTEGER NOT NULL CHECK (first_exposure IN (0, 1)),
  shown          TEXT    NOT NULL,            -- option ids, separated by spaces
  chosen         TEXT    NOT NULL,
  response       TEXT    NOT NULL,
  drawn_values   TEXT    NOT NULL,
  session        BLOB    NOT NULL CHECK (length(session) = 16),
  device         BLOB    NOT NULL CHECK (length(device) = 16),
  PRIMARY KEY (answered_at, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_by_card ON review (card_id);
CREATE TRIGGER review_keeps_its_rows BEFORE DELETE ON review BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER review_never_changes BEFORE UPDATE ON review BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- What happened to cards besides answers: append-only too. The review of a retraction may be unknown as yet.
CREATE TABLE event (
  at       INTEGER NOT NULL,
  id       BLOB    NOT NULL UNIQUE CHECK (length(id) = 16),
  card_id  INTEGER NOT NULL REFERENCES card (id),
  kind     INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 8),
  value    TEXT    NOT NULL,
  group_id BLOB    NOT NULL CHECK (length(group_id) = 16),
  PRIMARY KEY (at, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_by_card ON event (card_id);
CREATE TRIGGER event_keeps_its_rows BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER event_never_changes BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- A cache of the replay of reviews and events, and what computed it.
CREATE TABLE card_state (
  card_id        INTEGER PRIMARY KEY REFERENCES card (id),
  stability      REAL,
  difficulty     REAL,
  due_day        INTEGER,
  due_at         INTEGER,
  last_review_at INTEGER,
  last_study_day INTEGER,
  reviews        INTEGER NOT NULL,
  lapses         INTEGER NOT NULL,
  suspended      INTEGER NOT NULL CHECK (suspended IN (0, 1)),
  flagged        INTEGER NOT NULL CHECK (flagged IN (0, 1)),
  buried_until   INTEGER,                     -- a study day
  model          TEXT    NOT NULL,
  parameters     TEXT    NOT NULL,            -- their hash
  CHECK ((stability IS NULL) = (difficulty IS NULL))
) STRICT;
CREATE INDEX card_state_by_due ON card_state (due_day) WHERE due_day IS NOT NULL;

-- Where a session stands after its last step, so that it can be continued after a kill.
CREATE TABLE session (
  id          BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
  started_at  INTEGER NOT NULL,
  kind        TEXT    NOT NULL,
  state       TEXT    NOT NULL,
  finished_at INTEGER
) STRICT;
CREATE INDEX session_unfinished ON session (started_at) WHERE finished_at IS NULL;
