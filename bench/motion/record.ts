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

/** The minimum that contains a page's tasks: more categories slow the page down. */
export const TASKS = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]

/** Records a trace of the browser while `act` runs. */
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

/** Marks a moment in the trace, for `since`. */
export async function markMoment(page: Page): Promise<void> {
  await page.evaluate((name) => void performance.mark(name), MOMENT)
}

/** The events from the marked moment on. */
export function since(events: readonly TraceEvent[]): TraceEvent[] {
  const moment = events.find(({ name }) => name === MOMENT)
  if (!moment) throw new Error('The trace does not contain the marked moment.')
  return events.filter(({ ts }) => ts >= moment.ts)
}
