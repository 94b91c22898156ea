import { bounded, noted, type Row } from '../../testing/table.ts'
import { boundScreens, bounds } from '../bounds.ts'
import { comparePerRun, interleave, type Samples } from '../interleave.ts'
import { median } from '../median.ts'
import type { PageCost } from './page-cost.ts'
import { type MeasureContext, type Step, screensOf } from './step.ts'
import { tracedVisit, VISIT_KINDS, type VisitKind } from './traced-visit.ts'

export const CPU_SLOWDOWN = 4

/** Total blocking time on a slow phone, beyond that of the page with scripts off. */
export const blockingCost: Step[] = screensOf(boundScreens.mainThread).map(({ name, path }) => ({
  name: `blocking time: ${name}`,
  measure: async ({ browser, siteUrl, runs }: MeasureContext) => {
    const visit = (kind: VisitKind) =>
      tracedVisit(browser, siteUrl + path, { kind, slower: CPU_SLOWDOWN })
    return rows(name, await interleave(VISIT_KINDS, runs, visit))
  },
}))

function rows(name: string, costs: Samples<VisitKind, PageCost>): Row[] {
  const { afterPaint, inAll } = bounds.blocking
  const what = `blocking, CPU ${CPU_SLOWDOWN}× slower: ${name}`
  return [
    ...part(`${what}, after first paint`, costs, (cost) => cost.blockedAfterPaint, afterPaint),
    ...part(`${what}, in all`, costs, (cost) => cost.blocked, inAll),
  ]
}

function part(
  what: string,
  costs: Samples<VisitKind, PageCost>,
  timeOf: (cost: PageCost) => number,
  most: number,
): Row[] {
  const times = (kind: VisitKind) => costs[kind].map(timeOf)
  const more = (kind: VisitKind) =>
    median(comparePerRun(times(kind), times('off'), (our, off) => our - off))
  const all = VISIT_KINDS.map((kind) => median(times(kind)).toFixed(0)).join(' / ')
  return [
    bounded(`${what}, first visit, more`, more('first'), most, 'ms'),
    bounded(`${what}, later page, more`, more('later'), most, 'ms'),
    noted('  first / later / scripts off', `${all} ms`),
  ]
}
