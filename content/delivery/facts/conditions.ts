import { type Fact, isFiltered } from '@belvedere/kit/facts/fact.ts'
import { leastOf } from '@belvedere/kit/facts/meets-choice.ts'
import { checkFact } from '@belvedere/kit/facts/value.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { Statement } from '../../payload/database/read-rows.ts'

/** A condition on a fact: a value as in an address, or `80+` for eighty or more. */
export type FactCondition = { key: string; is: string }

/**
 * What a row of `overview_facts`, `f`, has to be to meet a condition; undefined where none can: the fact does not
 * filter, or cannot have this value.
 */
export function meets(facts: readonly Fact[], { key, is }: FactCondition): Statement | undefined {
  const fact = facts.find((one) => one.key === key && isFiltered(one))
  if (!fact) return undefined
  const isFact = sql`f.fact = ${key}`
  if (fact.kind === 'yes') return sql`${isFact} AND f.number IS NOT NULL AND f.text = ${is}`
  if (fact.kind === 'number') return numberMeets(fact, is)
  if (checkFact(fact, is) !== true) return undefined
  return sql`${isFact} AND f.number IS NULL AND f.text = ${is}`
}

function numberMeets(fact: Fact, is: string): Statement | undefined {
  const least = leastOf(is)
  if (least !== undefined) return sql`${isNumber(fact)} AND f.number >= ${least}`
  const exact = Number(is)
  return `${exact}` === is ? sql`${isNumber(fact)} AND f.number = ${exact}` : undefined
}

/**
 * Rows with a number that the fact can have. One that was stored while the fact had more decimals
 * or could be negative is not shown, so it is not found either.
 */
export function isNumber({ key, step, isNegativePossible }: Fact): Statement {
  const steps = sql`f.number / ${step}`
  const fits = sql`abs(${steps} - round(${steps})) < 0.000001`
  const least = isNegativePossible ? sql`` : sql` AND f.number >= 0`
  return sql`f.fact = ${key} AND f.text IS NULL AND ${fits}${least}`
}
