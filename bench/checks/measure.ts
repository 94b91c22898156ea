import { type Browser, chromium } from '@playwright/test'
import { failed, type Row } from '../table.ts'
import { blockingCost } from './blocking-cost.ts'
import { coldLightbox } from './cold-lightbox.ts'
import { largestPaint } from './largest-paint.ts'
import { lighthouse } from './lighthouse.ts'
import { mainThreadCost } from './main-thread-cost.ts'
import { presses } from './presses.ts'
import { scriptTime } from './script-time.ts'
import { scriptWeight } from './script-weight.ts'
import type { Step } from './step.ts'
import { warm } from './warm.ts'

/** All there is to measure; a quick look leaves out what takes long and tells of few pages more. */
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
  /** Another site that is measured in the same run. */
  besideUrl?: string | undefined
  executablePath: string
  runs: number
  isQuick: boolean
  /** What the names of wanted steps begin with; all where there is none. */
  only: readonly string[]
}

/** Measures what `bounds.ts` holds the site to, step by step, each on one site after the other. */
export async function measureBounds(options: Options): Promise<Row[]> {
  const { siteUrl, besideUrl, executablePath, runs, isQuick, only } = options
  const steps = (isQuick ? QUICK : STEPS).filter(({ name }) => isWanted(name, only))
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

function isWanted(name: string, only: readonly string[]) {
  const begins = (one: string) => name.toLowerCase().startsWith(one.toLowerCase())
  return only.length === 0 || only.some(begins)
}

async function warmAll(browser: Browser, urls: readonly string[]) {
  for (const url of urls) await warm(browser, url)
}

/** If one figure cannot be measured, the others still are. */
async function rowsOf(step: Step, on: Parameters<Step['measure']>[0]): Promise<Row[]> {
  try {
    return await step.measure(on)
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return [failed(step.name, why)]
  }
}

/** Rows of one step with those of another site, which are the same but for their figures. */
export function withBeside(rows: readonly Row[], others: readonly Row[]): Row[] {
  return rows.map((row, index) => {
    const other = others.length === rows.length ? others[index] : others[0]
    return { ...row, beside: other?.measured ?? 'nothing' }
  })
}
