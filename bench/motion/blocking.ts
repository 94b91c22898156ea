import type { Browser } from '@playwright/test'
import { phone } from '../../e2e/screens.ts'
import { median } from '../median.ts'
import { bounded, noted, type Row } from '../table.ts'
import { blockingTime } from './long-tasks.ts'
import { mainThread } from './main-thread.ts'
import { record } from './record.ts'
import { bothSides, type Sides } from './sides.ts'
import { arrive, newVisitor } from './visitor.ts'
import { type Work, work } from './work.ts'

const SLOWER = 4
/** What a page does when it has nothing better to do is done by then. */
const SETTLED_MS = 2000
const MORE_MS = 20

type Visit = { blocked: number; work: Work }

/** How long a page keeps a slow phone's visitor waiting from its beginning on, and with what. */
export async function measureBlocking(browser: Browser, url: string, name: string, runs: number) {
  return rows(name, await bothSides(runs, (hasMotion) => visit(browser, url, hasMotion)))
}

async function visit(browser: Browser, url: string, hasMotion: boolean): Promise<Visit> {
  const page = await newVisitor(browser, hasMotion, phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const events = await record(browser, page, async () => {
    await arrive(page, url)
    await page.waitForTimeout(SETTLED_MS)
  })
  await page.context().close()
  const thread = mainThread(events)
  return { blocked: blockingTime(thread), work: work(thread) }
}

function rows(name: string, { on, off }: Sides<Visit>): Row[] {
  const [busy, calm] = [on, off].map((side) => median(side.map(({ blocked }) => blocked)))
  const more = (busy ?? Number.NaN) - (calm ?? Number.NaN)
  return [
    bounded(`${name}: blocking time, CPU ${SLOWER}× slower, more with motion`, more, MORE_MS, 'ms'),
    noted('  with and without', `${busy?.toFixed(0)} and ${calm?.toFixed(0)} ms`),
    noted('  all work with', words(on)),
    noted('  all work without', words(off)),
  ]
}

function words(visits: Visit[]) {
  const kinds = ['script', 'style', 'layout', 'paint', 'HTML'] as const
  const times = kinds.map((kind) => [kind, median(visits.map(({ work }) => work[kind]))] as const)
  return times.map(([kind, time]) => `${kind} ${time.toFixed(0)}`).join(', ')
}
