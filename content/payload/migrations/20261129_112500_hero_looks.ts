import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** The blocks of records, drafts included, and of their versions. */
const COLUMNS = [
  ...['pages', 'experiences', 'listings', 'real_estate_categories'],
  ...['home', 'real_estate_overview', 'map'],
].flatMap((table) => [
  [table, 'blocks'],
  [`_${table}_v`, 'version_blocks'],
])

/** One choice of a look takes the place of three switches, of which the first that is on decides. */
const LOOK = `json_remove(
  json_set(value, '$.look', CASE
    WHEN json_extract(value, '$.isTitleBig') THEN 'big'
    WHEN json_extract(value, '$.isOverMedia') THEN 'over'
    WHEN json_extract(value, '$.isSlim') THEN 'slim'
    ELSE 'plain' END),
  '$.isTitleBig', '$.isOverMedia', '$.isSlim')`

const look = (one: string) =>
  `json(CASE WHEN json_extract(value, '$.look') = '${one}' THEN 'true' ELSE 'false' END)`
const SWITCHES = `json_remove(
  json_set(value, '$.isTitleBig', ${look('big')}, '$.isOverMedia', ${look('over')},
    '$.isSlim', ${look('slim')}),
  '$.look')`

/** Blocks are a JSON list in one column, whose order stays. */
const changeHeroes = (table: string, column: string, hero: string) => `UPDATE ${table}
SET ${column} = (
  SELECT json_group_array(json(CASE WHEN json_extract(value, '$.blockType') = 'hero'
    THEN ${hero} ELSE value END))
  FROM (SELECT value FROM json_each(${table}.${column}) ORDER BY key)
)
WHERE json_valid(${column}) AND json_type(${column}) = 'array' AND ${column} LIKE '%"hero"%'`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table = '', column = ''] of COLUMNS)
    await db.run(sql.raw(changeHeroes(table, column, LOOK)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table = '', column = ''] of COLUMNS)
    await db.run(sql.raw(changeHeroes(table, column, SWITCHES)))
}
