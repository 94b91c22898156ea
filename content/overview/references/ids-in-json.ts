import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, CollectionSlug } from 'payload'
import type { Statement } from '../../payload/database/read-rows.ts'
import { namesOf } from './names.ts'

/** Records of one collection, however many. */
export type Several = { collection: CollectionSlug; ids: readonly number[] }

/** Their ids as texts, as one value: a statement has only so many. */
export function idTexts({ db }: BasePayload, { ids }: Several): Statement {
  const list = JSON.stringify(ids)
  return db.name === 'postgres'
    ? sql`SELECT jsonb_array_elements_text(CAST(${list} AS jsonb))`
    : sql`SELECT CAST(value AS text) FROM json_each(${list})`
}

type Column = { table: string; column: string; owner: string }

/**
 * Selects `owner` and `target`: which of several records the JSON of blocks or rich text names. The
 * database reads each text once, instead of once for each id.
 */
export function idsInJson(payload: BasePayload, column: Column, several: Several): Statement {
  return payload.db.name === 'postgres'
    ? onPostgres(payload, column, several)
    : onSqlite(payload, column, several)
}

function onPostgres(payload: BasePayload, { table, column, owner }: Column, several: Several) {
  const isOne = (name: string) => `@.key == ${JSON.stringify(name)}`
  const named = namesIn(payload, several).map(isOne).join(' || ')
  // An id, a list of ids or ids by locale.
  const below = '.**{0 to 1} ? (@.type() == "number" || @.type() == "string")'
  const byName = `strict $.** ? (@.type() == "object").keyvalue() ? (${named}).value${below}`
  const byKind = `strict $.** ? (@.relationTo == "${several.collection}" && exists(@.value)).value`
  const ids = (path: string) => sql`SELECT t.${sql.identifier(owner)} AS owner,
    jsonb_path_query(t.${sql.identifier(column)}, CAST(${path} AS jsonpath)) #>> '{}' AS target
    FROM ${sql.identifier(table)} AS t`
  const both = sql`${ids(byKind)}${named ? sql` UNION ALL ${ids(byName)}` : sql``}`
  return sql`SELECT owner, target FROM (${both}) AS one WHERE target IN (${idTexts(payload, several)})`
}

/** The keys that hold ids of this collection alone. */
const namesIn = ({ config }: BasePayload, { collection }: Several) =>
  [...namesOf(config, collection)].filter((name) => name !== 'value')

function onSqlite(payload: BasePayload, { table, column, owner }: Column, several: Several) {
  const names = namesIn(payload, several)
  const json = sql`t.${sql.identifier(column)}`
  // Paths have quotes around names that are not only letters and digits.
  const ends = names.flatMap((name) => [`%.${name}`, `%."${name}"`])
  const inList = ends.map((end) => sql`leaf.path LIKE ${end}`)
  const listedThere = sql`typeof(leaf.key) = 'integer' AND (${sql.join([sql`0`, ...inList], sql` OR `)})`
  const relation = sql`leaf.key = 'value' AND json_extract(${json}, leaf.path || '.relationTo') = ${several.collection}`
  return sql`SELECT t.${sql.identifier(owner)} AS owner, CAST(leaf.value AS text) AS target
    FROM ${sql.identifier(table)} AS t, json_tree(${json}) AS leaf
    WHERE leaf.type IN ('integer', 'text')
    AND CAST(leaf.value AS text) IN (${idTexts(payload, several)})
    AND (leaf.key IN (${listed(names)}) OR (${relation}) OR (${listedThere}))`
}

const listed = (texts: string[]) =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )
