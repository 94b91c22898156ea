import { chromium } from '@playwright/test'
import { freePort } from '../../scripts/setup/ports.ts'
import { bounds, held } from '../bounds.ts'
import { median } from '../median.ts'
import { bounded, notMeasured, type Row } from '../table.ts'
import { inTurns } from '../turns.ts'
import { type Found, findLighthouse, MISSING } from './find-lighthouse.ts'
import { type Measuring, type Step, screensOf } from './step.ts'

const RUNS = 3

/** Lighthouse's mark for performance, as it sets up its own phone. */
export const lighthouse: Step[] = screensOf(held.lighthouse).map(({ name, path }) => ({
  name: `Lighthouse: ${name}`,
  measure: async ({ executablePath, siteUrl }: Measuring): Promise<Row[]> => {
    const what = `Lighthouse: ${name}, performance`
    const found = await findLighthouse()
    if (!found) return [notMeasured(what, MISSING)]
    const mark = () => measure(found, siteUrl + path, executablePath)
    // Its trace may lack its own beginning where the machine is busy.
    const markAtLast = () => mark().catch(mark)
    const { marks } = await inTurns(['marks'], RUNS, markAtLast)
    const line = `Lighthouse ${found.version}: ${name}, performance`
    return [bounded(line, median(marks), bounds.lighthouse, '', true)]
  },
}))

/** In a browser of its own, where nothing is kept and nothing else runs. */
async function measure({ lighthouse }: Found, url: string, executablePath: string) {
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
    if (typeof score !== 'number') throw new Error('Lighthouse gave no mark for performance.')
    return Math.round(100 * score)
  } finally {
    await browser.close()
  }
}
