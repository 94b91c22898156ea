import type { Browser, Page } from '@playwright/test'
import type { TraceEvent } from './event.ts'

const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-devtools.timeline.frame',
  'blink.animations',
  'blink.user_timing',
]

/** As little as tells of a page's tasks: who writes down more slows the page. */
export const TASKS = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]

/** What the browser has done while a page did something. */
export async function record(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  categories: string[] = CATEGORIES,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories })
  await act()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  return traceEvents
}

const MOMENT = 'moment'

/** Marks a moment in what is recorded, for `since`. */
export async function markMoment(page: Page): Promise<void> {
  await page.evaluate((name) => void performance.mark(name), MOMENT)
}

/** What was recorded from the marked moment on. What began before has its name there alone. */
export function since(events: readonly TraceEvent[]): TraceEvent[] {
  const moment = events.find(({ name }) => name === MOMENT)
  if (!moment) throw new Error('The trace does not hold the moment that was marked.')
  return events.filter(({ ts }) => ts >= moment.ts)
}
