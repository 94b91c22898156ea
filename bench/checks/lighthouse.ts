import { chromium } from '@playwright/test'
import { freePort } from '../../launch/ports.ts'
import { bounded, notMeasured, type Row } from '../../testing/table.ts'
import { boundScreens, bounds } from '../bounds.ts'
import { interleave } from '../interleave.ts'
import { median } from '../median.ts'
import { findLighthouse, type InstalledLighthouse, MISSING } from './find-lighthouse.ts'
import { type MeasureContext, type Step, screensOf } from './step.ts'

const RUNS = 3

/** Lighthouse's performance score, with its own phone emulation. */
export const lighthouse: Step[] = screensOf(boundScreens.lighthouse).map(({ name, path }) => ({
  name: `Lighthouse: ${name}`,
  measure: async ({ executablePath, siteUrl }: MeasureContext): Promise<Row[]> => {
    const what = `Lighthouse: ${name}, performance`
    const found = await findLighthouse()
    if (!found) return [notMeasured(what, MISSING)]
    const mark = () => measure(found, siteUrl + path, executablePath)
    // On a busy machine the trace may lack its beginning; try again once.
    const markAtLast = () => mark().catch(mark)
    const { marks } = await interleave(['marks'], RUNS, markAtLast)
    const line = `Lighthouse ${found.version}: ${name}, performance`
    return [bounded(line, median(marks), bounds.lighthouse, '', true)]
  },
}))

/** Runs in a separate browser with an empty cache. */
async function measure({ lighthouse }: InstalledLighthouse, url: string, executablePath: string) {
  const port = await freePort()
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const flags = {
      port,
      onlyCategories: ['performance'],
      output: 'json',
      logLevel: 'error',
    } as const
    const result = await lighthouse(url, flags)
    const error = result?.lhr.runtimeError
    if (error) throw new Error(`Lighthouse: ${error.message}`)
    const score = result?.lhr.categories.performance?.score
    if (typeof score !== 'number') throw new Error('Lighthouse returned no performance score.')
    return Math.round(100 * score)
  } finally {
    await browser.close()
  }
}
