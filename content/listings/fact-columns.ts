import { describeFact } from '@belvedere/kit/facts/describe-fact.ts'
import { BUILT_IN, type Fact, type Facts, headingOf } from '@belvedere/kit/facts/fact.ts'
import { checkFact } from '@belvedere/kit/facts/value.ts'
import type { FlattenedField, PayloadRequest } from 'payload'
import { readSiteFacts } from '../model/facts/site-facts.ts'
import { type Column, columnsOf, type Kind, type Unit } from './columns.ts'

/** Square feet have no fact of their own: they are the other number of the area. */
const FACT_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(BUILT_IN.map((name) => [name, name])),
  squareFootage: 'area',
}

/** The columns of a sheet of listings: the fields of their form, and the facts of the owner. */
export async function findColumns(req: PayloadRequest): Promise<Column[]> {
  const { facts, areListed, manner } = await readSiteFacts(req)
  const { words } = manner
  const described = [...facts.all, ...BUILT_IN.map((name) => describeFact(name, words))]
  const fields = columnsOf(req.payload.collections.listings.config.flattenedFields).map((column) =>
    withWords(column, described),
  )
  return areListed ? withFacts(fields, facts, manner.currency) : fields
}

/**
 * The columns with those of facts where the built-in ones are, in the order and with the labels of
 * the owner, and without those that sheets leave out. Built-in facts that the owner does not list
 * have fields in the form, so they come last.
 */
export function withFacts(columns: Column[], facts: Facts, currency: string): Column[] {
  const builtIn = columns.filter(({ path }) => FACT_OF[path] !== undefined)
  const listed = facts.sheet.flatMap((fact) => {
    const own = builtIn.filter(({ path }) => FACT_OF[path] === fact.key)
    return own.length > 0 ? own.map((column) => named(column, fact)) : columnOf(fact, currency)
  })
  const isListed = ({ path }: Column) => facts.all.some(({ key }) => key === FACT_OF[path])
  const all = [...listed, ...builtIn.filter((column) => !isListed(column))]
  return columns.flatMap((column) => {
    if (column === builtIn[0]) return all
    return builtIn.includes(column) ? [] : column
  })
}

/** A column that reads past what its form and its fact call it: `3 Bedrooms`. */
function withWords(column: Column, facts: readonly Fact[]): Column {
  const { kind, heading, path } = column
  const fact = facts.find(({ key }) => key === path)
  if (!fact || kind.type !== 'number') return column
  return { ...column, kind: { ...kind, words: [...formsOf(fact), heading] } }
}

/** The label of a fact for one and for several. */
const formsOf = ({ label }: Fact) => (typeof label === 'string' ? [label] : Object.values(label))

/** The column of a built-in fact as the owner calls it; its unit is in the help instead. */
function named(column: Column, fact: Fact): Column {
  if (column.path !== fact.key) return column
  const help = fact.unit ? `In ${fact.unit}.` : column.help
  return { ...column, heading: headingOf(fact), help, formLabel: column.heading }
}

function columnOf(fact: Fact, currency: string): Column {
  const unit = fact.unit.replaceAll('¤', currency)
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

function kindOf(fact: Fact): Kind {
  const { kind, step, unit, options, isNegativePossible } = fact
  switch (kind) {
    case 'number':
      return {
        ...{ type: 'number', step, unit: unitOf(unit), isNegativePossible },
        words: [...formsOf(fact), unit.replace(/^¤/, '')],
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
