import type { Browser } from '@playwright/test'
import { phone } from '../../e2e/screens.ts'
import { median } from '../median.ts'
import { bounded, noted, type Row } from '../table.ts'
import { blockingTime } from './long-tasks.ts'
import { mainThread } from './main-thread.ts'
import { record } from './record.ts'
import { bothSides } from './sides.ts'
import { newVisitor } from './visitor.ts'

const SLOWER = 4
const WATCHED_MS = 4000
const MORE_MS = 20

/** How long a page keeps a slow phone's visitor waiting from its beginning on. */
export async function measureBlocking(browser: Browser, url: string, name: string, runs: number) {
  const { on, off } = await bothSides(runs, (hasMotion) => visit(browser, url, hasMotion))
  return rows(name, median(on), median(off))
}

async function visit(browser: Browser, url: string, hasMotion: boolean): Promise<number> {
  const page = await newVisitor(browser, hasMotion, phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const events = await record(browser, page, async () => {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(WATCHED_MS)
  })
  await page.context().close()
  return blockingTime(mainThread(events))
}

function rows(name: string, on: number, off: number): Row[] {
  return [
    bounded(
      `${name}: blocking time, CPU ${SLOWER}× slower, more with motion`,
      on - off,
      MORE_MS,
      'ms',
    ),
    noted('  with and without', `${on.toFixed(0)} and ${off.toFixed(0)} ms`),
  ]
}
