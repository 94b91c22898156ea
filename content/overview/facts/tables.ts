import { selectRows } from './select-rows.ts'

/** Changes with the columns below, or with their contents. */
export const FACTS_VERSION = '1'

/** The advisory lock of a process that creates the table; an arbitrary number. */
const LOCK = 3_901_124

export const FACT_COLUMNS = 'listing, is_public, category, fact, number, text'

/**
 * The statements that replace the values of facts by those of all listings: lists must not be
 * filtered by a table that is still being filled.
 *
 * A row is one value of one listing, as visitors see it (`is_public` 1) or as its newest draft has
 * it (0). A number has no text, a text no number, and a yes or no has both.
 */
export function factStatements(engine: 'sqlite' | 'postgres'): string[] {
  const number = engine === 'postgres' ? 'double precision' : 'real'
  return [
    ...(engine === 'postgres' ? [`SELECT pg_advisory_xact_lock(${LOCK})`] : []),
    'DROP TABLE IF EXISTS overview_facts',
    'DROP TABLE IF EXISTS overview_facts_version',
    `CREATE TABLE overview_facts (listing integer NOT NULL, is_public integer NOT NULL,
      category integer, fact text NOT NULL, number ${number}, text text)`,
    `INSERT INTO overview_facts (${FACT_COLUMNS}) ${selectRows(engine)}`,
    // Both indexes have all columns that are asked for: of one listing, and of one category.
    'CREATE INDEX overview_facts_listing_idx ON overview_facts (listing, is_public, fact, number, text)',
    'CREATE INDEX overview_facts_category_idx ON overview_facts (is_public, category, fact, number, text)',
    'CREATE TABLE overview_facts_version (version text)',
    `INSERT INTO overview_facts_version VALUES ('${FACTS_VERSION}')`,
  ]
}
