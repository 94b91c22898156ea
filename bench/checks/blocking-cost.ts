import { bounds, held } from '../bounds.ts'
import { median } from '../median.ts'
import { bounded, noted, type Row } from '../table.ts'
import { inTurns, runByRun, type Turns } from '../turns.ts'
import type { PageCost } from './page-cost.ts'
import { type Measuring, type Step, screensOf } from './step.ts'
import { tracedVisit, WAYS, type Way } from './traced-visit.ts'

export const SLOWER = 4

/** How long a page keeps a slow phone's visitor waiting, more than with its scripts off. */
export const blockingCost: Step[] = screensOf(held.mainThread).map(({ name, path }) => ({
  name: `blocking time: ${name}`,
  measure: async ({ browser, siteUrl, runs }: Measuring) => {
    const visit = (way: Way) => tracedVisit(browser, siteUrl + path, { way, slower: SLOWER })
    return rows(name, await inTurns(WAYS, runs, visit))
  },
}))

function rows(name: string, costs: Turns<Way, PageCost>): Row[] {
  const { afterPaint, inAll } = bounds.blocking
  const what = `blocking, CPU ${SLOWER}× slower: ${name}`
  return [
    ...part(`${what}, after first paint`, costs, (cost) => cost.blockedAfterPaint, afterPaint),
    ...part(`${what}, in all`, costs, (cost) => cost.blocked, inAll),
  ]
}

function part(
  what: string,
  costs: Turns<Way, PageCost>,
  timeOf: (cost: PageCost) => number,
  most: number,
): Row[] {
  const times = (way: Way) => costs[way].map(timeOf)
  const more = (way: Way) => median(runByRun(times(way), times('off'), (our, off) => our - off))
  const all = WAYS.map((way) => median(times(way)).toFixed(0)).join(' / ')
  return [
    bounded(`${what}, first visit, more`, more('first'), most, 'ms'),
    bounded(`${what}, later page, more`, more('later'), most, 'ms'),
    noted('  first / later / scripts off', `${all} ms`),
  ]
}
