CREATE TABLE bank (
    -- What the bank says of itself: exactly one row.
    id            TEXT NOT NULL PRIMARY KEY,
    version       INTEGER NOT NULL,
    licence       TEXT NOT NULL, -- SPDX identifier
    source_locale TEXT NOT NULL,
    content_hash  TEXT NOT NULL, -- of the structure and the source locale's texts
    full_hash     TEXT NOT NULL, -- of everything, translations and pictures included
    topic_count   INTEGER NOT NULL,
    item_count    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE bank_text (
    locale      TEXT NOT NULL PRIMARY KEY,
    title       TEXT NOT NULL,
    description TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE locale (
    -- The locales in which items have texts, counted so that opening need not count.
    tag        TEXT NOT NULL PRIMARY KEY, -- BCP 47
    item_count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE topic (
    -- Listed by (sort_order, id).
    id         TEXT NOT NULL PRIMARY KEY,
    sort_order REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE topic_prerequisite (
    topic        TEXT NOT NULL REFERENCES topic,
    position     INTEGER NOT NULL,
    prerequisite TEXT NOT NULL,
    PRIMARY KEY (topic, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE topic_text (
    topic        TEXT NOT NULL REFERENCES topic,
    locale       TEXT NOT NULL,
    state        TEXT NOT NULL CHECK (state IN ('source', 'draft', 'reviewed', 'stale')),
    title        TEXT NOT NULL,
    introduction TEXT NOT NULL,
    PRIMARY KEY (topic, locale)
) STRICT, WITHOUT ROWID;

CREATE TABLE item (
    -- What is the same in every language. An empty text means: not stated.
    id           TEXT NOT NULL PRIMARY KEY,
    topic        TEXT NOT NULL REFERENCES topic,
    position     INTEGER NOT NULL, -- in its topic, from 0
    kind         TEXT NOT NULL
                 CHECK (kind IN ('choice', 'multiple', 'number', 'text', 'cloze', 'card', 'comparison')),
    level        INTEGER NOT NULL CHECK (level BETWEEN 0 AND 3),
    bloom        TEXT CHECK (bloom IN ('remember', 'understand', 'apply', 'analyse', 'evaluate', 'create')),
    objective    TEXT NOT NULL,
    variant_of   TEXT,
    as_of        TEXT NOT NULL, -- ISO day
    scoring      TEXT NOT NULL CHECK (scoring IN ('all-or-nothing', 'partial')),
    option_order TEXT NOT NULL CHECK (option_order IN ('shuffled', 'ascending', 'as-written')),
    text_match   TEXT NOT NULL CHECK (text_match IN ('fold', 'exact')),
    both_ways    INTEGER NOT NULL CHECK (both_ways IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX item_by_topic ON item (topic, position);

CREATE TABLE card (
    -- The schedulable units of an item, in order; a comparison has none. The facets of a cloze are its gaps.
    item     TEXT NOT NULL REFERENCES item,
    position INTEGER NOT NULL,
    facet    TEXT NOT NULL,
    PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE option (
    -- Of kinds choice and multiple. Positions are those of the source text.
    item     TEXT NOT NULL REFERENCES item,
    position INTEGER NOT NULL,
    id       TEXT NOT NULL,
    is_key   INTEGER NOT NULL CHECK (is_key IN (0, 1)),
    PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE item_tag (
    item     TEXT NOT NULL REFERENCES item,
    position INTEGER NOT NULL,
    tag      TEXT NOT NULL,
    PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE item_source (
    -- A key without a row in source is allowed; authors are warned of it.
    item     TEXT NOT NULL REFERENCES item,
    position INTEGER NOT NULL,
    source   TEXT NOT NULL,
    PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE item_related (
    item     TEXT NOT NULL REFERENCES item,
    position INTEGER NOT NULL,
    related  TEXT NOT NULL,
    PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE item_term (
    item     TEXT NOT NULL REFERENCES item,
    position INTEGER NOT NULL,
    term     TEXT NOT NULL,
    PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE comparison_item (
    -- What a comparison is about.
    comparison TEXT NOT NULL REFERENCES item,
    position   INTEGER NOT NULL,
    item       TEXT NOT NULL,
    PRIMARY KEY (comparison, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX comparison_by_item ON comparison_item (item);

CREATE TABLE number_task (
    -- Of kind number. Expressions know + - * / ^ ( ), the parameters' names and a few functions.
    item           TEXT NOT NULL PRIMARY KEY REFERENCES item,
    answer         TEXT NOT NULL, -- an expression
    unit           TEXT NOT NULL,
    tolerance_kind TEXT NOT NULL CHECK (tolerance_kind IN ('exact', 'absolute', 'percent')),
    tolerance      REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE number_parameter (
    item        TEXT NOT NULL REFERENCES number_task,
    position    INTEGER NOT NULL,
    name        TEXT NOT NULL,
    scale       TEXT NOT NULL CHECK (scale IN ('linear', 'log', 'step', 'list')),
    first_value REAL NOT NULL,
    low         REAL NOT NULL,
    high        REAL NOT NULL,
    step        REAL NOT NULL,
    PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE number_choice (
    -- The values of a parameter whose scale is list.
    item      TEXT NOT NULL REFERENCES number_task,
    parameter INTEGER NOT NULL, -- its position
    position  INTEGER NOT NULL,
    value     REAL NOT NULL,
    PRIMARY KEY (item, parameter, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE number_unit (
    -- Other units in which the answer is accepted: answer in unit = factor * answer.
    item     TEXT NOT NULL REFERENCES number_task,
    position INTEGER NOT NULL,
    unit     TEXT NOT NULL,
    factor   TEXT NOT NULL, -- an expression
    PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE number_mistake (
    -- Wrong results with a known cause; the feedback is the option_text of the same id.
    item       TEXT NOT NULL REFERENCES number_task,
    position   INTEGER NOT NULL,
    id         TEXT NOT NULL,
    expression TEXT NOT NULL,
    PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE item_text (
    -- Markdown with TeX between dollars. A missing text has no row.
    item        TEXT NOT NULL REFERENCES item,
    locale      TEXT NOT NULL,
    state       TEXT NOT NULL CHECK (state IN ('source', 'draft', 'reviewed', 'stale')),
    revision    TEXT NOT NULL, -- hash of the texts
    title       TEXT NOT NULL,
    stem        TEXT NOT NULL,
    hint        TEXT NOT NULL,
    back        TEXT NOT NULL,
    explanation TEXT NOT NULL,
    PRIMARY KEY (item, locale)
) STRICT;

CREATE TABLE option_text (
    -- Of options, and of the mistakes of a number.
    item     TEXT NOT NULL REFERENCES item,
    locale   TEXT NOT NULL,
    position INTEGER NOT NULL,
    id       TEXT NOT NULL,
    text     TEXT NOT NULL,
    feedback TEXT NOT NULL,
    PRIMARY KEY (item, locale, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE accepted_answer (
    -- Of kind text.
    item     TEXT NOT NULL REFERENCES item,
    locale   TEXT NOT NULL,
    position INTEGER NOT NULL,
    answer   TEXT NOT NULL,
    PRIMARY KEY (item, locale, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE unit_name (
    -- Of kind number: rows of one unit are neighbours, the first of them is shown, all are accepted.
    item     TEXT NOT NULL REFERENCES item,
    locale   TEXT NOT NULL,
    position INTEGER NOT NULL,
    unit     TEXT NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (item, locale, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE source (
    key      TEXT NOT NULL PRIMARY KEY,
    citation TEXT NOT NULL,
    url      TEXT NOT NULL,
    seen     TEXT NOT NULL -- when or where it was checked
) STRICT, WITHOUT ROWID;

CREATE TABLE term (
    id   TEXT NOT NULL PRIMARY KEY,
    note TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE term_name (
    -- The name at position 0 is preferred.
    term     TEXT NOT NULL REFERENCES term,
    locale   TEXT NOT NULL,
    position INTEGER NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (term, locale, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE term_definition (
    term       TEXT NOT NULL REFERENCES term,
    locale     TEXT NOT NULL,
    definition TEXT NOT NULL,
    PRIMARY KEY (term, locale)
) STRICT, WITHOUT ROWID;

CREATE TABLE picture (
    topic TEXT NOT NULL REFERENCES topic,
    name  TEXT NOT NULL, -- media/x.svg, as texts refer to it
    bytes BLOB NOT NULL,
    PRIMARY KEY (topic, name)
) STRICT;

CREATE TABLE formula (
    -- Pictures of the formulas of the texts, drawn ahead: a cache that neither hash covers. A formula without a row is shown
    -- as TeX.
    tex      TEXT NOT NULL, -- without dollars
    style    TEXT NOT NULL CHECK (style IN ('inline', 'display')),
    renderer TEXT NOT NULL, -- version of what drew it
    svg      BLOB NOT NULL, -- in the zlib format
    PRIMARY KEY (tex, style)
) STRICT;
