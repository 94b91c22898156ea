import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The blocks of records, drafts included, and of their versions. */
const COLUMNS = [
  ...['pages', 'experiences', 'listings', 'real_estate_categories'],
  ...['home', 'real_estate_overview', 'map'],
].flatMap((table) => [
  [table, 'blocks'],
  [`_${table}_v`, 'version_blocks'],
])

/** One choice of a look takes the place of three switches, of which the first that is on decides. */
const LOOK = `(value - 'isTitleBig' - 'isOverMedia' - 'isSlim') || jsonb_build_object('look', CASE
    WHEN value->>'isTitleBig' = 'true' THEN 'big'
    WHEN value->>'isOverMedia' = 'true' THEN 'over'
    WHEN value->>'isSlim' = 'true' THEN 'slim'
    ELSE 'plain' END)`

const look = (one: string) => `COALESCE(value->>'look' = '${one}', false)`
const SWITCHES = `(value - 'look') || jsonb_build_object('isTitleBig', ${look('big')},
    'isOverMedia', ${look('over')}, 'isSlim', ${look('slim')})`

/** Blocks are a JSON list in one column, whose order stays. */
const changeHeroes = (table: string, column: string, hero: string) => `UPDATE "${table}"
SET "${column}" = (
  SELECT jsonb_agg(CASE WHEN value->>'blockType' = 'hero' THEN ${hero} ELSE value END ORDER BY place)
  FROM jsonb_array_elements("${column}") WITH ORDINALITY AS list(value, place)
)
WHERE jsonb_typeof("${column}") = 'array' AND "${column}" @> '[{"blockType":"hero"}]'`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table = '', column = ''] of COLUMNS)
    await db.execute(sql.raw(changeHeroes(table, column, LOOK)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table = '', column = ''] of COLUMNS)
    await db.execute(sql.raw(changeHeroes(table, column, SWITCHES)))
}
