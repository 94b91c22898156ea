import { type Redirect, RedirectRules } from '@belvedere/kit/redirects.ts'
import { bounded, noted, report } from '../testing/table.ts'
import { bounds } from './bounds.ts'
import { interleave } from './interleave.ts'
import { median } from './median.ts'

const ROUNDS = 21
const LOOKUPS = 20_000
const MANY = 10_000

/** Addresses of pages, which no rule matches, and two that one does. */
const ADDRESSES: [path: string, query: string][] = [
  ['/', ''],
  ['/real-estate/sea-villas/casa-sol', ''],
  ['/the-peninsula', 'utm_source=letter'],
  ['/shop/1/towels', ''],
  ['/index.php', 'p=2'],
]

/** Measures what redirects cost each request: 10,000 rules of every kind beside ten. */
export async function main(): Promise<void> {
  const sizes = new Map([
    ['few', new RedirectRules(rulesOf(10))],
    ['many', new RedirectRules(rulesOf(MANY))],
  ] as const)
  for (const rules of sizes.values()) look(rules)
  const times = await interleave([...sizes.keys()], ROUNDS, async (size) => {
    const rules = sizes.get(size)
    return rules ? look(rules) : Number.NaN
  })
  const [few, many] = [median(times.few), median(times.many)]
  report([
    bounded(`A lookup among ${MANY} redirects, beside ten`, many / few, bounds.redirects, '×'),
    noted('  microseconds, ten and all', `${few.toFixed(2)}, ${many.toFixed(2)}`),
  ])
}

/** The microseconds that a lookup takes. */
function look(rules: RedirectRules): number {
  const begun = performance.now()
  for (let i = 0; i < LOOKUPS; i++) {
    const [path, query] = ADDRESSES[i % ADDRESSES.length] ?? ['/', '']
    rules.match(path, query)
  }
  return ((performance.now() - begun) * 1000) / LOOKUPS
}

/** A third each is for one path, for all below one, and for a path with a parameter. */
function rulesOf(count: number): Redirect[] {
  return Array.from({ length: count }, (_, i) => {
    const from = [`/old/page-${i}`, `/shop/${i}/*`, `/index.php?p=${i}`][i % 3] ?? ''
    return { from, to: '/new', status: 301 }
  })
}
