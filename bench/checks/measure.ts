import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { phone, screens } from '../../e2e/screens.ts'
import { failed, type Row } from '../../testing/table.ts'
import { boundScreens } from '../bounds.ts'
import { interleave } from '../interleave.ts'
import { DESKTOP } from '../motion/visitor.ts'
import { blockingCost } from './blocking-cost.ts'
import { coldLightbox } from './cold-lightbox.ts'
import { largestPaint } from './largest-paint.ts'
import { lighthouse } from './lighthouse.ts'
import { mainThreadCost, scriptRows } from './main-thread-cost.ts'
import { presses } from './presses.ts'
import { scriptWeight } from './script-weight.ts'
import { type MeasureContext, type Step, screensOf } from './step.ts'
import { tracedVisit } from './traced-visit.ts'

const FIRST = ['first'] as const

/** Script time on the pages that the main thread steps don't visit. */
const scriptTime: Step[] = screensOf(boundScreens.scriptTime).map(({ name, path }) => ({
  name: `script time: ${name}`,
  measure: async ({ browser, siteUrl, runs }: MeasureContext) => {
    const visit = () => tracedVisit(browser, siteUrl + path, { kind: 'first' })
    return scriptRows(name, (await interleave(FIRST, runs, visit)).first)
  },
}))

/** All steps; a quick run skips slow ones and those that only add more pages. */
const QUICK: readonly Step[] = [
  ...scriptWeight,
  ...mainThreadCost,
  ...blockingCost,
  ...largestPaint,
  ...presses,
  ...coldLightbox,
]
const STEPS: readonly Step[] = [...QUICK, ...scriptTime, ...lighthouse]

type Options = {
  siteUrl: string
  /** Another site to compare with in the same run. */
  besideUrl?: string | undefined
  executablePath: string
  runs: number
  isQuick: boolean
  /** Prefixes of the steps to run; empty for all. */
  only: readonly string[]
}

/** Measures the bounds of `bounds.ts` step by step, each on one site after the other. */
export async function measureBounds(options: Options): Promise<Row[]> {
  const { siteUrl, besideUrl, executablePath, runs, isQuick, only } = options
  const steps = (isQuick ? QUICK : STEPS).filter(({ name }) => isSelected(name, only))
  if (steps.length === 0) return []
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const on = (step: Step, siteUrl: string) =>
    rowsOf(step, { browser, executablePath, siteUrl, runs })
  try {
    await warmAll(browser, [siteUrl, ...(besideUrl ? [besideUrl] : [])])
    const rows: Row[] = []
    for (const step of steps) {
      const ours = await on(step, siteUrl)
      rows.push(...(besideUrl ? withBeside(ours, await on(step, besideUrl)) : ours))
      process.stdout.write('.')
    }
    console.log()
    return rows
  } finally {
    await browser.close()
  }
}

function isSelected(name: string, only: readonly string[]) {
  const begins = (one: string) => name.toLowerCase().startsWith(one.toLowerCase())
  return only.length === 0 || only.some(begins)
}

async function warmAll(browser: Browser, urls: readonly string[]) {
  for (const url of urls) await warm(browser, url)
}

/** A failing step becomes a failed row, so that the others still run. */
async function rowsOf(step: Step, on: Parameters<Step['measure']>[0]): Promise<Row[]> {
  try {
    return await step.measure(on)
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return [failed(step.name, why)]
  }
}

/** Adds another site's figures to the rows of the same step. */
export function withBeside(rows: readonly Row[], others: readonly Row[]): Row[] {
  return rows.map((row, index) => {
    const other = others.length === rows.length ? others[index] : others[0]
    return { ...row, beside: other?.measured ?? 'nothing' }
  })
}

/** Variants of pictures are created on their first request. */
const TIMEOUT_MS = 180_000

/** Without scripts a browser loads all pictures of a page at once. */
const VISITORS: readonly BrowserContextOptions[] = [
  { ...phone, javaScriptEnabled: false },
  phone,
  DESKTOP,
]

/** Visits every screen as all measured visitors do, so that pages and pictures are cached. */
async function warm(browser: Browser, siteUrl: string): Promise<void> {
  for (const visitor of VISITORS) {
    const context = await browser.newContext(visitor)
    context.setDefaultNavigationTimeout(TIMEOUT_MS)
    const page = await context.newPage()
    for (const { path } of screens) await page.goto(siteUrl + path, { waitUntil: 'load' })
    await context.close()
  }
}
