import { BUILT_IN } from '@belvedere/kit/facts/fact.ts'
import { MAX_TEXT } from '@belvedere/kit/facts/value.ts'

type Engine = 'sqlite' | 'postgres'

/** Listings with ids from `first` to `last`. */
export type Range = { first: number; last: number }

/** Built-in facts that are numbers have columns of the same name. */
const NUMBERS = BUILT_IN.filter((name) => name !== 'unit')

/** No fact has a longer key; a draft may hold anything. */
const LONGEST_KEY = 40

/**
 * The query for the rows of `overview_facts`, from what is stored of all listings or of those in a
 * range. The engines read JSON by different functions.
 */
export function selectRows(engine: Engine, range?: Range): string {
  const parts = [publicRows(range), newestRows(engine, range)]
  return parts.flatMap((of) => [ownFacts(engine, of), builtInFacts(engine, of)]).join(' UNION ALL ')
}

/** Where values come from: `l` is a row of a listing. */
type Source = { listing: string; isPublic: 0 | 1; from: string; prefix: string; where: string }

function publicRows(range: Range | undefined): Source {
  const where = "l._status = 'published' AND l.deleted_at IS NULL"
  return {
    ...{ listing: 'l.id', isPublic: 1, from: 'listings l', prefix: 'l.' },
    where: `${where}${within('l.id', range)}`,
  }
}

function newestRows(engine: Engine, range: Range | undefined): Source {
  const latest = engine === 'postgres' ? 'l.latest' : 'l.latest = 1'
  return {
    ...{ listing: 'l.parent_id', isPublic: 0, from: '_listings_v l', prefix: 'l.version_' },
    where: `${latest} AND l.version_deleted_at IS NULL${within('l.parent_id', range)}`,
  }
}

function within(id: string, range: Range | undefined) {
  return range ? ` AND ${id} BETWEEN ${range.first} AND ${range.last}` : ` AND ${id} IS NOT NULL`
}

function ownFacts(engine: Engine, { listing, isPublic, from, prefix, where }: Source) {
  const { each, number, text, isValue } = JSON_OF[engine](`${prefix}facts`)
  return `SELECT ${listing} AS listing, ${isPublic} AS is_public, ${prefix}category_id AS category,
      e.key AS fact, ${number} AS number, ${text} AS text
    FROM ${from}, ${each} WHERE ${where} AND ${isValue} AND length(e.key) <= ${LONGEST_KEY}`
}

function builtInFacts(engine: Engine, { listing, isPublic, from, prefix, where }: Source) {
  const keys = NUMBERS.map((name) => `SELECT '${name}' AS key`).join(' UNION ALL ')
  const values = NUMBERS.map((name) => `WHEN '${name}' THEN ${prefix}${name}`).join(' ')
  const number = `CASE e.key ${values} END`
  const [exact, none] =
    engine === 'postgres' ? [`(${number})::double precision`, 'NULL::text'] : [number, 'NULL']
  return `SELECT ${listing}, ${isPublic}, ${prefix}category_id, e.key, ${exact}, ${none}
    FROM ${from} CROSS JOIN (${keys}) e WHERE ${where} AND ${number} IS NOT NULL`
}

/** How an engine reads the values of an object in JSON: each has a key, and a number, a text or both. */
const JSON_OF = {
  sqlite: (facts: string) => ({
    each: `json_each(${facts}) e`,
    number: `CASE WHEN e.type IN ('integer', 'real') THEN e.value
      WHEN e.type = 'true' THEN 1 WHEN e.type = 'false' THEN 0 END`,
    text: `CASE e.type WHEN 'text' THEN substr(trim(e.value), 1, ${MAX_TEXT})
      WHEN 'true' THEN 'yes' WHEN 'false' THEN 'no' END`,
    isValue: `e.type IN ('integer', 'real', 'text', 'true', 'false')`,
  }),
  postgres: (facts: string) => ({
    each: `jsonb_each(CASE jsonb_typeof(${facts}) WHEN 'object' THEN ${facts} ELSE '{}' END) e`,
    number: `CASE jsonb_typeof(e.value) WHEN 'number' THEN (e.value #>> '{}')::double precision
      WHEN 'boolean' THEN CASE e.value #>> '{}' WHEN 'true' THEN 1 ELSE 0 END END`,
    text: `CASE jsonb_typeof(e.value) WHEN 'string' THEN left(btrim(e.value #>> '{}'), ${MAX_TEXT})
      WHEN 'boolean' THEN CASE e.value #>> '{}' WHEN 'true' THEN 'yes' ELSE 'no' END END`,
    isValue: `jsonb_typeof(e.value) IN ('number', 'string', 'boolean')`,
  }),
}
