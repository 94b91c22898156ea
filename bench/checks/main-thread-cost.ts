import type { Screen } from '../../e2e/screens.ts'
import { bounded, noted, type Row } from '../../testing/table.ts'
import { boundScreens, bounds } from '../bounds.ts'
import { comparePerRun, interleave, type Samples } from '../interleave.ts'
import { median } from '../median.ts'
import type { PageCost } from './page-cost.ts'
import { type MeasureContext, type Step, screensOf } from './step.ts'
import { tracedVisit, VISIT_KINDS, type VisitKind } from './traced-visit.ts'

type Costs = Samples<VisitKind, PageCost>

/** Main thread time until five seconds after load, relative to the same page with scripts off. */
export const mainThreadCost: Step[] = screensOf(boundScreens.mainThread).map((screen) => ({
  name: `main thread: ${screen.name}`,
  measure: async ({ browser, siteUrl, runs }: MeasureContext) => {
    const visit = (kind: VisitKind) => tracedVisit(browser, siteUrl + screen.path, { kind })
    return rows(screen, await interleave(VISIT_KINDS, runs, visit))
  },
}))

function rows({ name }: Screen, costs: Costs): Row[] {
  const work = (kind: VisitKind) => costs[kind].map((cost) => cost.work)
  const ratio = (kind: VisitKind) =>
    median(comparePerRun(work(kind), work('off'), (our, off) => our / off))
  const styles = (kind: VisitKind) => median(costs[kind].map((cost) => cost.styles))
  const times = VISIT_KINDS.map((kind) => median(work(kind)).toFixed(0)).join(' / ')
  const { mainThread, styles: most } = bounds
  const first = name === 'home' ? mainThread.home : mainThread.others
  return [
    bounded(`main thread: ${name}, first visit`, ratio('first'), first, '×'),
    bounded(`main thread: ${name}, later page`, ratio('later'), mainThread.later, '×'),
    noted('  first / later / scripts off', `${times} ms`),
    bounded(`style recalculations: ${name}, first visit`, styles('first'), most.first, ''),
    bounded(`style recalculations: ${name}, later page`, styles('later'), most.later, ''),
    noted('  scripts off', String(styles('off'))),
    ...scriptRows(name, costs.first),
  ]
}

/** Script time on first visits, which run more scripts. */
export function scriptRows(name: string, costs: readonly PageCost[]): Row[] {
  const { home, others } = bounds.scriptTime
  const most = name === 'home' ? home : others
  const script = median(costs.map((cost) => cost.script))
  const withForced = median(costs.map((cost) => cost.scriptAndForced))
  return [
    bounded(`script time: ${name}`, script, most, 'ms'),
    noted('  with forced styles and layouts', `${withForced.toFixed(0)} ms`),
  ]
}
