import { held } from '../bounds.ts'
import { inTurns } from '../turns.ts'
import { scriptRows } from './main-thread-cost.ts'
import { type Measuring, type Step, screensOf } from './step.ts'
import { tracedVisit } from './traced-visit.ts'

const FIRST = ['first'] as const

/** The time of scripts on the pages that the main thread's steps do not visit. */
export const scriptTime: Step[] = screensOf(held.withoutIsland).map(({ name, path }) => ({
  name: `script time: ${name}`,
  measure: async ({ browser, siteUrl, runs }: Measuring) => {
    const visit = () => tracedVisit(browser, siteUrl + path, { way: 'first' })
    return scriptRows(name, (await inTurns(FIRST, runs, visit)).first)
  },
}))
