import type { Browser, Page } from '@playwright/test'
import { bounded, exactly, noted, type Row } from '../../testing/table.ts'
import { median } from '../median.ts'
import { callers } from './callers.ts'
import { compareMotion, type MotionSamples } from './compare-motion.ts'
import { droppedFrames } from './frames.ts'
import { longTasks } from './long-tasks.ts'
import { mainThread } from './main-thread.ts'
import { notComposited } from './not-composited.ts'
import { type Recalculations, recalculations } from './recalculations.ts'
import { markMoment, record, since } from './record.ts'
import { newVisitor, openPage } from './visitor.ts'

type Scrolled = Recalculations & { dropped: number; long: number[]; onThread: string[] }

const MORE_DROPPED = 2
/** Animations that start or end may take a frame or two each; continuous work takes dozens. */
const IN_A_ROW = 5
/** Hover effects and the header's colour change: short, small, and not while everything moves. */
const SHORT = /^(?:(?:border-\w+-)?color|background-size) of /
/** A small element whose fade runs on the main thread (decision 23). */
const DIAL = /^dial_fade-(?:in|out) of /

/** Scrolls a page from top to bottom by wheel, with and without motion in alternation. */
export async function measureScroll(browser: Browser, url: string, runs: number): Promise<Row[]> {
  return rows(await compareMotion(runs, (hasMotion) => scroll(browser, url, hasMotion)))
}

async function scroll(browser: Browser, url: string, hasMotion: boolean): Promise<Scrolled> {
  const page = await newVisitor(browser, hasMotion)
  const events = await record(browser, page, async () => {
    await openPage(page, url)
    await markMoment(page)
    await scrollByWheel(page)
  })
  const isSmooth = await page.evaluate(hasLenis)
  await page.context().close()
  if (isSmooth !== hasMotion)
    throw new Error('Smooth scrolling has to run with motion and only then.')
  const whole = mainThread(events)
  const thread = since(whole)
  return {
    ...recalculations(thread),
    dropped: droppedFrames(since(events), thread[0]?.pid ?? 0),
    long: longTasks(thread),
    onThread: notComposited(whole),
  }
}

function hasLenis() {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/claim-wheel-'))
}

const NOTCH = 100
const PAUSE_MS = 20
/** The first notch loads Lenis, which handles the wheel once that scroll has ended. */
const FIRST_PAUSE_MS = 1000
const MOST_NOTCHES = 400

/** Scrolls at a visitor's pace; ends at the bottom, after any smooth scrolling. */
async function scrollByWheel(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.mouse.move(700, 450)
  const notches = Math.min(MOST_NOTCHES, Math.ceil(height / NOTCH))
  for (let notch = 0; notch < notches; notch++) {
    await page.mouse.wheel(0, NOTCH)
    await page.waitForTimeout(notch === 0 ? FIRST_PAUSE_MS : PAUSE_MS)
  }
  await page.waitForTimeout(1000)
}

function rows({ on, off }: MotionSamples<Scrolled>): Row[] {
  const dropped = (side: Scrolled[]) => median(side.map((one) => one.dropped))
  const long = on.flatMap((one) => one.long)
  const row = Math.max(...on.map(({ longestRow }) => longestRow))
  const forced = on.flatMap((one) => one.forced)
  const without = new Set(off.flatMap(({ onThread }) => onThread))
  const onThread = [...new Set(on.flatMap((one) => one.onThread))].filter(
    (one) => !without.has(one) && !SHORT.test(one) && !DIAL.test(one),
  )
  return [
    bounded(
      'home, scrolled: dropped frames, more with motion',
      dropped(on) - dropped(off),
      MORE_DROPPED,
      '%',
    ),
    noted('  with and without', `${dropped(on).toFixed(1)} and ${dropped(off).toFixed(1)} %`),
    exactly('home, scrolled: tasks over 50 ms', long.length, 0),
    ...long.map((ms) => noted('  one took', `${ms.toFixed(0)} ms`)),
    bounded('home, scrolled: frames in a row with style or layout by scripts', row, IN_A_ROW, ''),
    noted('  such in all, and frames, a run', `${perRun(forced, on)} of ${perRun(frames(on), on)}`),
    noted(
      '  such without motion, a run',
      perRun(
        off.flatMap((one) => one.forced),
        off,
      ),
    ),
    ...callers(forced, 6).map((caller) => noted('  by', caller)),
    exactly('home: what moves and is drawn by the page itself', onThread.length, 0),
    ...onThread.map((animation) => noted('  it draws', animation)),
  ]
}

function frames(side: Scrolled[]) {
  return side.flatMap((one) => Array.from({ length: one.frames }))
}

function perRun(all: readonly unknown[], side: Scrolled[]) {
  return String(Math.round(all.length / side.length))
}
