import type { Screen } from '../../e2e/screens.ts'
import { bounds, held } from '../bounds.ts'
import { median } from '../median.ts'
import { bounded, noted, type Row } from '../table.ts'
import { inTurns, runByRun, type Turns } from '../turns.ts'
import type { PageCost } from './page-cost.ts'
import { type Measuring, type Step, screensOf } from './step.ts'
import { tracedVisit, WAYS, type Way } from './traced-visit.ts'

type Costs = Turns<Way, PageCost>

/** What the main thread does until five seconds after load, beside the same page with scripts off. */
export const mainThreadCost: Step[] = screensOf(held.mainThread).map((screen) => ({
  name: `main thread: ${screen.name}`,
  measure: async ({ browser, siteUrl, runs }: Measuring) => {
    const visit = (way: Way) => tracedVisit(browser, siteUrl + screen.path, { way })
    return rows(screen, await inTurns(WAYS, runs, visit))
  },
}))

function rows({ name }: Screen, costs: Costs): Row[] {
  const work = (way: Way) => costs[way].map((cost) => cost.work)
  const ratio = (way: Way) => median(runByRun(work(way), work('off'), (our, off) => our / off))
  const styles = (way: Way) => median(costs[way].map((cost) => cost.styles))
  const times = WAYS.map((way) => median(work(way)).toFixed(0)).join(' / ')
  const { mainThread, styles: most } = bounds
  return [
    bounded(`main thread: ${name}, first visit`, ratio('first'), mainThread.first, '×'),
    bounded(`main thread: ${name}, later page`, ratio('later'), mainThread.later, '×'),
    noted('  first / later / scripts off', `${times} ms`),
    bounded(`styles worked out: ${name}, first visit`, styles('first'), most.first, ''),
    bounded(`styles worked out: ${name}, later page`, styles('later'), most.later, ''),
    noted('  scripts off', String(styles('off'))),
    ...scriptRows(name, costs.first),
  ]
}

/** The time of scripts on first visits, which have more to do. */
export function scriptRows(name: string, costs: readonly PageCost[]): Row[] {
  const { home, withoutIsland } = bounds.scriptTime
  const most = name === 'home' ? home : withoutIsland
  const script = median(costs.map((cost) => cost.script))
  const withForced = median(costs.map((cost) => cost.scriptAndForced))
  return [
    bounded(`script time: ${name}`, script, most, 'ms'),
    noted('  with styles and layouts that they force', `${withForced.toFixed(0)} ms`),
  ]
}
