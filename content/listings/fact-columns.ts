import { BUILT_IN, type Fact, type Facts, headingOf } from '@belvedere/kit/facts/fact.ts'
import { checkFact } from '@belvedere/kit/facts/value.ts'
import type { FlattenedField, PayloadRequest } from 'payload'
import { readSiteFacts } from '../model/facts/site-facts.ts'
import { type Column, columnsOf, type Kind, type Unit } from './columns.ts'

/** The last of the columns about size; the facts of the owner follow it. */
const LAST_OF_SIZE = 'squareFootage'

/** The columns of a sheet of listings: the fields of their form, and the facts of the owner. */
export async function findColumns(req: PayloadRequest): Promise<Column[]> {
  const { facts, manner } = await readSiteFacts(req)
  const fields = columnsOf(req.payload.collections.listings.config.flattenedFields)
  return withFacts(fields, facts, manner.currency)
}

/** The columns with those of facts in their place, without the ones that sheets leave out. */
export function withFacts(columns: Column[], facts: Facts, currency: string): Column[] {
  const own = facts.sheet
    .filter(({ key }) => !isBuiltIn(key))
    .map((fact) => columnOf(fact, currency))
  return columns.flatMap((column) => {
    const shown = isLeftOut(column.path, facts) ? [] : [column]
    return column.path === LAST_OF_SIZE ? [...shown, ...own] : shown
  })
}

const isBuiltIn = (key: string) => BUILT_IN.some((name) => name === key)

/** A built-in fact that is listed without a tick for sheets; one that is not listed stays. */
function isLeftOut(path: string, { all, sheet }: Facts) {
  const own = path === LAST_OF_SIZE ? 'area' : path
  const isThis = ({ key }: Fact) => key === own
  return isBuiltIn(own) && all.some(isThis) && !sheet.some(isThis)
}

function columnOf(fact: Fact, currency: string): Column {
  const unit = fact.unit.replace('¤', currency)
  return {
    path: `facts.${fact.key}`,
    heading: headingOf(fact),
    help: unit ? `In ${unit}.` : '',
    isRequired: false,
    fallback: undefined,
    kind: kindOf(fact),
    field: fieldOf(fact),
    fact,
  }
}

function kindOf({ kind, step, unit, options, isNegativePossible }: Fact): Kind {
  switch (kind) {
    case 'number':
      return {
        ...{ type: 'number', step, unit: unitOf(unit), isNegativePossible },
        suffix: unit.replace(/^¤/, ''),
      }
    case 'choice':
      return { type: 'choice', options: options.map((value) => ({ label: value, value })) }
    case 'yes':
      return { type: 'yesNo' }
    case 'date':
      return { type: 'day' }
    default:
      return { type: 'text' }
  }
}

function unitOf(unit: string): Unit {
  if (unit.startsWith('¤')) return 'money'
  return unit === 'm²' ? 'm²' : 'none'
}

/** The field that a fact would have; its check is the one of the form. */
function fieldOf(fact: Fact): FlattenedField {
  return { name: fact.key, type: 'text', validate: (value: unknown) => checkFact(fact, value) }
}
