import { currencyMarks } from '../currency-marks.ts'
import { asFields, asList, asString } from '../json.ts'
import type { SiteWords, Word } from '../words/words.ts'
import { describeFact, factFrom } from './describe-fact.ts'
import {
  BUILT_IN,
  FACT_KINDS,
  type Fact,
  type Facts,
  isFiltered,
  KNOWN,
  type Place,
  sortedBy,
} from './fact.ts'

/** What a site without a list of facts shows. */
const DEFAULTS: Readonly<Record<Place, readonly (typeof BUILT_IN)[number][]>> = {
  card: ['bedrooms', 'bathrooms', 'area'],
  page: ['unit', 'area', 'bedrooms', 'bathrooms'],
  sheet: BUILT_IN,
  filter: ['bedrooms'],
}

/** The facts of a site, from the rows of its settings. Its currency is the one of units of money. */
export function factsOf(rows: unknown, words: SiteWords, currency = 'EUR'): Facts {
  const entered = asList(rows).map(asFields)
  const read = entered.flatMap((row) => {
    const fact = factOf(row, words, currency)
    return fact ? [{ fact, row }] : []
  })
  if (read.length === 0) return defaultFacts(words)
  const on = (place: Place) =>
    read
      .filter(({ row, fact }) => row[nameOf(place)] === true && fits(place, fact))
      .map(({ fact }) => fact)
  return withOrders(
    read.map(({ fact }) => fact),
    on,
  )
}

function defaultFacts(words: SiteWords): Facts {
  const all = BUILT_IN.map((key) => describeFact(key, words))
  const described = new Map<string, Fact>(all.map((fact) => [fact.key, fact]))
  return withOrders(all, (place) => DEFAULTS[place].flatMap((key) => described.get(key) ?? []))
}

function withOrders(all: readonly Fact[], on: (place: Place) => readonly Fact[]): Facts {
  const places = { card: on('card'), page: on('page'), sheet: on('sheet'), filter: on('filter') }
  return { all, ...places, sort: sortedBy({ all, ...places }) }
}

/** The name of the box that shows a fact in a place: `onCard`. */
export function nameOf(place: Place): `on${string}` {
  return `on${place.charAt(0).toUpperCase()}${place.slice(1)}`
}

const fits = (place: Place, fact: Fact) => place !== 'filter' || isFiltered(fact)

/** A row as a fact; undefined for one without a kind, or an own one without a key or a label. */
function factOf(
  row: Readonly<Record<string, unknown>>,
  words: SiteWords,
  currency: string,
): Fact | undefined {
  const label = labelOf(row)
  const unit = inCurrency(asString(row.unit).trim(), currency)
  const named = [...BUILT_IN, ...KNOWN].find((name) => name === row.kind)
  if (named) {
    const fact = describeFact(named, words)
    return { ...fact, label: label ?? fact.label, unit: unit || fact.unit }
  }
  const [kind, key] = [FACT_KINDS.find((name) => name === row.kind), asString(row.key)]
  if (!kind || !label || key === '') return undefined
  const isNumber = kind === 'number'
  return factFrom(key, {
    kind,
    label: isNumber && unit === '' ? label : textOf(label),
    unit: isNumber ? unit : '',
    step: STEPS[Number(row.decimals ?? 0)] ?? 1,
    isNegativePossible: true,
    options: kind === 'choice' ? optionsOf(row.options) : [],
  })
}

/** A unit that begins with the currency of the site, as people write it: its amounts are money. */
function inCurrency(unit: string, currency: string): string {
  const first = unit.split(/[\s/]/, 1)[0] ?? ''
  const isMoney = first !== '' && currencyMarks(currency).includes(first.toLowerCase())
  return isMoney ? `¤${unit.slice(first.length)}` : unit
}

const STEPS = [1, 0.1, 0.01]

function labelOf({ label, labelOne }: Readonly<Record<string, unknown>>): Word | undefined {
  const [other, one] = [asString(label).trim(), asString(labelOne).trim()]
  if (other === '') return undefined
  return one === '' ? other : { one, other }
}

const textOf = (label: Word) => (typeof label === 'string' ? label : label.other)

/** The options of a choice, one a line. */
export function optionsOf(lines: unknown): string[] {
  const options = asString(lines).split('\n')
  return [...new Set(options.map((line) => line.trim()).filter(Boolean))]
}
