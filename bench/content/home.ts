import type { Row } from '../table.ts'
import type { Call } from './calls.ts'
import { type Cost, measure, median } from './measure.ts'
import type { Service } from './start.ts'

const ROUNDS = 15
const TIMES = 20
const TOLERANCE = 0.15

/**
 * The home page with few listings and with many, in turns, so that whatever else the machine does
 * weighs on both. SQLite works inside the service, whose CPU is the steadier measure; PostgreSQL
 * has a process of its own, so there the time until the answer counts.
 */
export async function compareHome(
  small: Service,
  large: Service,
  calls: Call[],
  isInside: boolean,
): Promise<Row[]> {
  const home = calls.find(({ name }) => name === 'Home')
  if (!home) throw new Error('The home page is not among the calls.')
  const pairs: { few: Cost; many: Cost }[] = []
  for (const service of [small, large]) await measure(service, home, TIMES)
  for (let i = 0; i < ROUNDS; i++) pairs.push(await inTurn(small, large, home, i))
  const ratio = (key: keyof Cost) => median(pairs.map(({ few, many }) => many[key] / few[key]))
  return [
    row('Home page, many listings beside a hundred: CPU', ratio('cpu'), isInside),
    row('Home page, many listings beside a hundred: p50', ratio('p50'), !isInside),
  ]
}

/** Who is asked first changes from round to round. */
async function inTurn(small: Service, large: Service, home: Call, i: number) {
  const ask = (service: Service) => measure(service, home, TIMES)
  if (i % 2 === 0) return { few: await ask(small), many: await ask(large) }
  const many = await ask(large)
  return { few: await ask(small), many }
}

function row(what: string, ratio: number, isJudged: boolean): Row {
  const measured = `${ratio.toFixed(3)} ×`
  if (!isJudged) return { what, measured, bound: '', ok: undefined }
  const bound = `1 × ± ${TOLERANCE * 100} %`
  return { what, measured, bound, ok: Math.abs(ratio - 1) <= TOLERANCE }
}
