import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { declineCookies, skipSplash } from './journey.ts'
import { type Moment, moments } from './moments.ts'
import { record } from './record.ts'
import { MORNING } from './screens.ts'
import { writeStrip } from './strip.ts'

const VIEWS = [
  { width: 1440, height: 900, shown: 480 },
  { width: 390, height: 844, shown: 195 },
]

/** How many frames a strip has. */
const FRAMES = 6

/**
 * How many times slower animations run, so that a browser without a graphics card draws enough
 * frames of them.
 */
const SLOWER = 5

type View = (typeof VIEWS)[number]
type Options = { siteUrl: string; executablePath: string; folder: string }

/** Writes each movement as a strip of frames in even steps of time, on desktop and phone. */
export async function takeMotion({ siteUrl, executablePath, folder }: Options): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const moment of moments) {
      for (const view of VIEWS) {
        const frames = await framesOf(browser, siteUrl, moment, view)
        const file = `${moment.name.replaceAll(' ', '-')}-frames-${view.width}.webp`
        await writeStrip(frames, view, join(folder, file))
      }
      console.log(`  ✓  ${moment.name}`)
    }
  } finally {
    await browser.close()
  }
}

async function framesOf(browser: Browser, siteUrl: string, moment: Moment, view: View) {
  const { isOpening, prepare, act, span } = moment
  const { width, height } = view
  const context = await browser.newContext({ viewport: { width, height } })
  try {
    if (!isOpening) await skipSplash(context)
    await declineCookies(context)
    await context.clock.setFixedTime(MORNING)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Animation.enable')
    const setRate = (playbackRate: number) =>
      session.send('Animation.setPlaybackRate', { playbackRate })
    if (isOpening) await setRate(1 / SLOWER)
    else {
      await page.goto(siteUrl + moment.path, { waitUntil: 'networkidle' })
      await page.waitForTimeout(1500)
      await prepare?.(page)
      await setRate(1 / SLOWER)
    }
    const recording = await record(session)
    if (isOpening) await page.goto(siteUrl + moment.path, { waitUntil: 'commit' })
    const begins = Date.now()
    await Promise.all([act?.(page), page.waitForTimeout(span[1] * SLOWER + 500)])
    await recording.stop()
    const times = Array.from({ length: FRAMES }, (_, step) => {
      const time = span[0] + ((span[1] - span[0]) * step) / (FRAMES - 1)
      return begins + time * SLOWER
    })
    return times.map(recording.at)
  } finally {
    await context.close()
  }
}
