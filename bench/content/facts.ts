import type { Row } from '../../testing/table.ts'
import { median } from '../median.ts'
import type { Call } from './calls.ts'
import { type Cost, measure } from './measure.ts'
import type { Service } from './start.ts'

const ROUNDS = 7
const TIMES = 10

/** How much more a fact of the owner may cost than a built-in one, which has a column of its own. */
const MOST = 3

/** Compares lists by a fact of the owner with those by a built-in one, in alternation. */
export async function compareFacts(service: Service, category: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, builtIn, own] of pairsOf(category)) {
    const rounds: { builtIn: Cost; own: Cost }[] = []
    for (let i = 0; i <= ROUNDS; i++) {
      const round = {
        builtIn: await measure(service, builtIn, TIMES),
        own: await measure(service, own, TIMES),
      }
      // The first round warms up.
      if (i > 0) rounds.push(round)
    }
    const of = (name: 'builtIn' | 'own') => median(rounds.map((round) => round[name].p50))
    const ratio = median(rounds.map((round) => round.own.p50 / round.builtIn.p50))
    rows.push({
      what: `${what} by an own fact beside a built-in one: p50`,
      measured: `${ratio.toFixed(2)} × (${of('own').toFixed(1)} and ${of('builtIn').toFixed(1)} ms)`,
      bound: `at most ${MOST} ×`,
      ok: ratio <= MOST,
    })
  }
  return rows
}

function pairsOf(category: string): [string, Call, Call][] {
  const filter = (more: string) =>
    `filter: { category: { eq: ${JSON.stringify(category)} } ${more} }`
  const filtered = (more: string) =>
    `listings(first: 24, ${filter(more)}) { id } _listingsMeta(${filter(more)}) { count }`
  const ordered = (order: string) =>
    `listings(first: 24, skip: 240, ${filter('')}, ${order}) { id }`
  const counts = [1, 2, 3, 4, 5, 6].map(
    (least) => `n${least}: _listingsMeta(${filter(`bedrooms: { gte: ${least} }`)}) { count }`,
  )
  const filters = `factFilters(category: ${JSON.stringify(category)}) { key choices { value count } }`
  return [
    [
      'A filtered list',
      call(filtered('bedrooms: { gte: 3 }')),
      call(filtered('facts: [{ key: "rooms", is: "3+" }]')),
    ],
    [
      'A list filtered twice',
      call(filtered('bedrooms: { gte: 3 }, area: { gte: 200 }')),
      call(filtered('facts: [{ key: "rooms", is: "3+" }, { key: "energy_class", is: "B" }]')),
    ],
    [
      'A sorted list',
      call(ordered('orderBy: [area_ASC]')),
      call(ordered('orderByFact: { key: "rooms" }')),
    ],
    ['Counts of choices', call(counts.join(' ')), call(filters)],
  ]
}

const call = (query: string): Call => ({
  name: query,
  bodies: [JSON.stringify({ query: `{ ${query} }` })],
})
