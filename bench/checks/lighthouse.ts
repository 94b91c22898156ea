import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '@belvedere/kit/root.ts'
import { chromium } from '@playwright/test'
import { freePort } from '../../launch/ports.ts'
import { bounded, notMeasured, type Row } from '../../testing/table.ts'
import { boundScreens, bounds } from '../bounds.ts'
import { interleave } from '../interleave.ts'
import { median } from '../median.ts'
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

/** The part of Lighthouse's API that is used; its types are in its package. */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: { runtimeError?: { message: string }; categories: Marks } } | undefined>

type Marks = Record<string, { score: number | null } | undefined>

type InstalledLighthouse = { lighthouse: Lighthouse; version: string }

const FOLDER = '.belvedere/lighthouse'

/** Why Lighthouse is not a dependency, and how to install it. */
const MISSING = `with 114 packages and 176 MB it is not a dependency; install it with: npm install --prefix ${FOLDER} lighthouse@13.5.0`

/** Loads Lighthouse if it is installed in `.belvedere`; undefined otherwise. */
async function findLighthouse(root = projectRoot()): Promise<InstalledLighthouse | undefined> {
  const folder = join(root, FOLDER, 'node_modules/lighthouse')
  if (!existsSync(folder)) return undefined
  const { version, main }: { version: string; main: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const module: { default: Lighthouse } = await import(pathToFileURL(join(folder, main)).href)
  return { lighthouse: module.default, version }
}
