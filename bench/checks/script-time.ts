import { boundScreens } from '../bounds.ts'
import { interleave } from '../interleave.ts'
import { scriptRows } from './main-thread-cost.ts'
import { type MeasureContext, type Step, screensOf } from './step.ts'
import { tracedVisit } from './traced-visit.ts'

const FIRST = ['first'] as const

/** Script time on the pages that the main thread steps don't visit. */
export const scriptTime: Step[] = screensOf(boundScreens.withoutIsland).map(({ name, path }) => ({
  name: `script time: ${name}`,
  measure: async ({ browser, siteUrl, runs }: MeasureContext) => {
    const visit = () => tracedVisit(browser, siteUrl + path, { kind: 'first' })
    return scriptRows(name, (await interleave(FIRST, runs, visit)).first)
  },
}))
