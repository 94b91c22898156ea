import type { Fact } from '@belvedere/kit/facts/fact.ts'
import type { FactValue } from '@belvedere/kit/facts/value.ts'
import { sql } from '@payloadcms/db-sqlite'
import { readRows } from '../../payload/database/read-rows.ts'
import { asDoc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'

/** A stored value of a fact, and how many listings have it. */
export type CountedValue = { value: FactValue; count: number }

/** The different values of facts among the listings of a category, by the key of the fact. */
export async function countValues(
  { req, endpoint }: DeliveryContext,
  facts: readonly Fact[],
  category: number,
): Promise<Map<string, CountedValue[]>> {
  const keys = facts.map(({ key }) => sql`${key}`)
  const rows = await readRows(
    req,
    sql`SELECT fact, number, text, COUNT(*) AS count FROM overview_facts
      WHERE is_public = ${endpoint === 'preview' ? 0 : 1} AND category = ${category}
        AND fact IN (${sql.join(keys, sql`, `)})
      GROUP BY fact, number, text`,
  )
  const all = rows.map(asDoc).map((row) => ({ fact: `${row.fact}`, ...counted(row) }))
  return Map.groupBy(all, ({ fact }) => fact)
}

/** A yes or no has a number and a text. */
function counted({ number, text, count }: ReturnType<typeof asDoc>): CountedValue {
  const isText = typeof text === 'string'
  const isBoth = isText && number !== null
  const value = isBoth ? text === 'yes' : isText ? text : Number(number)
  return { value, count: Number(count) }
}
