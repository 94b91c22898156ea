import { meetsChoice } from '@belvedere/kit/facts/choices.ts'
import { type Fact, isFiltered } from '@belvedere/kit/facts/fact.ts'
import { plainOf, storedValue } from '@belvedere/kit/facts/value.ts'
import { parseJson } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import { tableOf, versionsOf } from '../../overview/references/tables.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'
import type { DeliveryContext, ListedValues } from '../context.ts'

/**
 * All listings that this endpoint shows, with the values of their facts. The values are compared
 * here, not in the database: the two engines read JSON by different operators, and which facts there
 * are is content.
 */
export function listedValues(context: DeliveryContext): Promise<ListedValues[]> {
  context.listedValues ??= readRows(context.req, statement(context)).then((rows) =>
    rows.map(asDoc).map(asListed),
  )
  return context.listedValues
}

/** A condition on a fact: a value as in an address, or `80+` for eighty or more. */
export type FactCondition = { key: string; is: string }

/** Whether a listing meets all conditions; none meets one on a fact that does not filter. */
export function meetsAll(
  conditions: readonly FactCondition[],
  facts: readonly Fact[],
  values: Doc,
): boolean {
  return conditions.every(({ key, is }) => {
    const fact = facts.find((one) => one.key === key && isFiltered(one))
    const value = fact && storedValue(fact, values)
    return value !== undefined && meetsChoice(plainOf(value), is)
  })
}

function statement({ endpoint, req: { payload } }: DeliveryContext) {
  const isPreview = endpoint === 'preview'
  const column = (name: string) => sql.identifier(isPreview ? `version_${name}` : name)
  const table = sql.identifier((isPreview ? versionsOf : tableOf)(payload, 'listings'))
  // PostgreSQL has booleans, SQLite stores 1 and 0.
  const latest = payload.db.name === 'postgres' ? sql`latest` : sql`latest = 1`
  return sql`
    SELECT ${sql.identifier(isPreview ? 'parent_id' : 'id')} AS id,
      ${column('category_id')} AS category, ${column('bedrooms')} AS bedrooms,
      ${column('bathrooms')} AS bathrooms, ${column('area')} AS area, ${column('facts')} AS facts
    FROM ${table} WHERE ${isPreview ? latest : sql`_status = 'published'`}
      AND ${column('deleted_at')} IS NULL`
}

/** PostgreSQL returns `numeric` values as strings, and JSON as values. */
function asListed({ id, category, facts, ...numbers }: Doc): ListedValues {
  const values = Object.entries(numbers).map(([name, value]) => [name, numberOf(value)])
  const own = typeof facts === 'string' ? parseJson(facts) : facts
  return {
    id: Number(id),
    category: numberOf(category),
    values: { ...Object.fromEntries(values), facts: own },
  }
}

const numberOf = (value: unknown) => (value === null || value === undefined ? null : Number(value))
