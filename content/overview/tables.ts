/** Changes with the columns below, or with their contents. */
export const VERSION = 2

/** The advisory lock of a process that creates the tables; an arbitrary number. */
const LOCK = 3_901_119

const COLUMNS = {
  kind: 'text NOT NULL',
  record: 'integer NOT NULL',
  title: 'text NOT NULL',
  address: 'text',
  parent: 'integer',
  state: 'text NOT NULL',
  stamp: 'text NOT NULL',
  saved_at: 'text NOT NULL',
  saved_by: 'integer',
  saved_name: 'text',
  public_stamp: 'text',
  public_as: 'text',
  public_at: 'text',
  public_by: 'integer',
  public_name: 'text',
  texts: 'text NOT NULL',
}

const LINKS = `CREATE TABLE overview_links (
  owner bigint NOT NULL, target bigint, path text, place text NOT NULL, field text NOT NULL)`

const INDEXES = [
  'CREATE INDEX overview_state_idx ON overview (state, saved_at)',
  'CREATE INDEX overview_saved_by_idx ON overview (saved_by, saved_at)',
  'CREATE INDEX overview_public_idx ON overview (public_at)',
  'CREATE INDEX overview_address_idx ON overview (kind, address)',
  'CREATE INDEX overview_links_owner_idx ON overview_links (owner)',
  'CREATE INDEX overview_links_target_idx ON overview_links (target)',
  'CREATE INDEX overview_links_path_idx ON overview_links (path)',
]

/** The statements that replace the overview’s tables by empty ones of this version. */
export function statementsFor(engine: string, version: string): string[] {
  const tables = ['overview', 'overview_links', 'overview_words', 'overview_version']
  return [
    ...(engine === 'postgres' ? [`SELECT pg_advisory_xact_lock(${LOCK})`] : []),
    ...tables.map((table) => `DROP TABLE IF EXISTS ${table}`),
    ...(engine === 'postgres' ? postgresTables() : sqliteTables()),
    LINKS,
    ...INDEXES,
    'CREATE TABLE overview_version (version text)',
    `INSERT INTO overview_version VALUES ('${version}')`,
  ]
}

const columns = (more: object) =>
  Object.entries({ ...COLUMNS, ...more })
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')

function postgresTables() {
  return [
    `CREATE TABLE overview (id bigint PRIMARY KEY, ${columns({ head: 'tsvector', words: 'tsvector' })})`,
    'CREATE INDEX overview_head_idx ON overview USING gin (head)',
    'CREATE INDEX overview_words_idx ON overview USING gin (words)',
  ]
}

/** The full text index stores no texts: the overview has them. */
function sqliteTables() {
  return [
    `CREATE TABLE overview (id integer PRIMARY KEY, ${columns({})})`,
    `CREATE VIRTUAL TABLE overview_words USING fts5(head, words, content='',
      contentless_delete=1, detail=column, prefix='2 3', tokenize='unicode61 remove_diacritics 0')`,
  ]
}
