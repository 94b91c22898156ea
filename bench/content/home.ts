import type { Row } from '../../testing/table.ts'
import { median } from '../median.ts'
import type { Call } from './calls.ts'
import { type Cost, measure } from './measure.ts'
import type { Service } from './start.ts'

const ROUNDS = 15
const TIMES = 20
const TOLERANCE = 0.15

/**
 * Compares the home page with few and with many listings, in alternation, so that load on the
 * machine affects both. SQLite runs inside the service, so there CPU time is the steadier measure;
 * PostgreSQL is a separate process, so there the response time counts.
 */
export async function compareHome(
  small: Service,
  large: Service,
  calls: Call[],
  isInProcess: boolean,
): Promise<Row[]> {
  const home = calls.find(({ name }) => name === 'Home')
  if (!home) throw new Error('The home page is not among the calls.')
  const pairs: { few: Cost; many: Cost }[] = []
  for (const service of [small, large]) await measure(service, home, TIMES)
  for (let i = 0; i < ROUNDS; i++) pairs.push(await measurePair(small, large, home, i))
  const ratio = (key: keyof Cost) => median(pairs.map(({ few, many }) => many[key] / few[key]))
  return [
    row('Home page, many listings beside a hundred: CPU', ratio('cpu'), isInProcess),
    row('Home page, many listings beside a hundred: p50', ratio('p50'), !isInProcess),
  ]
}

/** The order alternates from round to round. */
async function measurePair(small: Service, large: Service, home: Call, i: number) {
  const run = (service: Service) => measure(service, home, TIMES)
  if (i % 2 === 0) return { few: await run(small), many: await run(large) }
  const many = await run(large)
  return { few: await run(small), many }
}

function row(what: string, ratio: number, isBound: boolean): Row {
  const measured = `${ratio.toFixed(3)} ×`
  if (!isBound) return { what, measured, bound: '', ok: undefined }
  const bound = `1 × ± ${TOLERANCE * 100} %`
  return { what, measured, bound, ok: Math.abs(ratio - 1) <= TOLERANCE }
}
