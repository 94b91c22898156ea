import type { Browser } from '@playwright/test'
import { phone } from '../../e2e/screens.ts'
import { bounded, noted, type Row } from '../../testing/table.ts'
import { median } from '../median.ts'
import { compareMotion, type MotionSamples } from './compare-motion.ts'
import { blockingTime } from './long-tasks.ts'
import { mainThread } from './main-thread.ts'
import { record } from './record.ts'
import { newVisitor, openPage } from './visitor.ts'
import { type Work, work } from './work.ts'

const CPU_SLOWDOWN = 4
/** By then, idle tasks are done, too. */
const SETTLED_MS = 2000
const MORE_MS = 20

type Visit = { blocked: number; work: Work }

/** Blocking time of a page load on a slow phone, with and without motion. */
export async function measureBlocking(browser: Browser, url: string, name: string, runs: number) {
  return rows(name, await compareMotion(runs, (hasMotion) => visit(browser, url, hasMotion)))
}

async function visit(browser: Browser, url: string, hasMotion: boolean): Promise<Visit> {
  const page = await newVisitor(browser, hasMotion, phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const events = await record(browser, page, async () => {
    await openPage(page, url)
    await page.waitForTimeout(SETTLED_MS)
  })
  await page.context().close()
  const thread = mainThread(events)
  return { blocked: blockingTime(thread), work: work(thread) }
}

function rows(name: string, { on, off }: MotionSamples<Visit>): Row[] {
  const [withMotion, withoutMotion] = [on, off].map((side) =>
    median(side.map(({ blocked }) => blocked)),
  )
  const more = (withMotion ?? Number.NaN) - (withoutMotion ?? Number.NaN)
  return [
    bounded(
      `${name}: blocking time, CPU ${CPU_SLOWDOWN}× slower, more with motion`,
      more,
      MORE_MS,
      'ms',
    ),
    noted('  with and without', `${withMotion?.toFixed(0)} and ${withoutMotion?.toFixed(0)} ms`),
    noted('  all work with', words(on)),
    noted('  all work without', words(off)),
  ]
}

function words(visits: Visit[]) {
  const kinds = ['script', 'style', 'layout', 'paint', 'HTML'] as const
  const times = kinds.map((kind) => [kind, median(visits.map(({ work }) => work[kind]))] as const)
  return times.map(([kind, time]) => `${kind} ${time.toFixed(0)}`).join(', ')
}
