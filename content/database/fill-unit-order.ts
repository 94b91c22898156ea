import { sql } from '@payloadcms/db-sqlite'
import { asDoc } from '../delivery/context.ts'
import { naturalOrder } from '../model/natural-order.ts'

type Run = (statement: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }>

const TABLES = [
  ['listings', 'unit'],
  ['_listings_v', 'version_unit'],
] as const

/** Gives listings that are there already what they are sorted by; an empty unit is none. */
export async function fillUnitOrder(run: Run): Promise<void> {
  for (const [table, column] of TABLES) {
    await run(sql.raw(`UPDATE ${table} SET ${column} = NULL WHERE ${column} = ''`))
    const { rows } = await run(
      sql.raw(`SELECT id, ${column} AS unit FROM ${table} WHERE ${column} IS NOT NULL`),
    )
    const update = sql.raw(`UPDATE ${table} SET ${column}_order =`)
    for (const row of rows) {
      const { id, unit } = asDoc(row)
      await run(sql`${update} ${naturalOrder(unit)} WHERE id = ${id}`)
    }
  }
}
