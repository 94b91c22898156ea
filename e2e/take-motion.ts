import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { untilNoon } from './hero-hours.ts'
import { declineCookies, skipSplash } from './journey.ts'
import { linksOf } from './lightbox.ts'
import { record } from './record.ts'
import { MORNING, pathOf } from './screens.ts'

/** A movement of the site: its trigger on a page, and the part of the page to record. */
type Moment = {
  name: string
  path: string
  /** The start and end of the recording, in milliseconds after the movement begins. */
  span: readonly [from: number, to: number]
  /** It begins with the first paint, without any trigger. */
  isOpening?: boolean
  prepare?: (page: Page) => Promise<unknown>
  act?: (page: Page) => Promise<unknown>
}

/** Scrolls evenly through one viewport, so that the frames are equal parts of it. */
const oneViewport = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now()
    for (let share = 0; share < 1; ) {
      await new Promise(requestAnimationFrame)
      share = Math.min(1, (performance.now() - start) / 8000)
      scrollTo({ top: share * innerHeight, behavior: 'instant' })
    }
  })

const firstCard = (page: Page) => page.locator('main [data-travels] a').first()
const firstPicture = (page: Page) => linksOf(page).first()

/** Points at a link, which loads the script that moves its picture. */
async function pointAt(page: Page, link: ReturnType<typeof firstCard>) {
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(1500)
}

/** Presses where the pointer is. */
async function press(page: Page) {
  await page.mouse.down()
  await page.mouse.up()
}

/** The movements that are part of the design; `npm run screens` records them. */
const moments: readonly Moment[] = [
  { name: 'splash', path: pathOf('home'), span: [300, 1700], isOpening: true },
  {
    name: 'page change',
    path: pathOf('content page'),
    span: [0, 900],
    act: (page) => page.locator('footer a[href="/real-estate"]').first().evaluate(click),
  },
  {
    name: 'hero',
    path: pathOf('home'),
    span: [0, 1400],
    // Daylight is shown once the picture of noon has loaded.
    prepare: untilNoon,
    act: oneViewport,
  },
  {
    name: 'menu',
    path: pathOf('content page'),
    span: [100, 1000],
    act: (page) => page.locator('header button').first().evaluate(click),
  },
  {
    name: 'filter',
    path: pathOf('category'),
    span: [0, 600],
    act: (page) => page.locator('main form :is(label, a, button)').nth(1).evaluate(click),
  },
  {
    name: 'card',
    path: pathOf('category'),
    span: [0, 600],
    prepare: (page) => pointAt(page, firstCard(page)),
    act: press,
  },
  {
    name: 'lightbox',
    path: pathOf('gallery'),
    span: [0, 500],
    prepare: (page) => pointAt(page, firstPicture(page)),
    act: press,
  },
]

/** A press without moving the pointer there, which would scroll and hover. */
function click(element: HTMLElement | SVGElement) {
  if (element instanceof HTMLElement) element.click()
}

const VIEWS = [
  { width: 1440, height: 900, shown: 480 },
  { width: 390, height: 844, shown: 195 },
]

/** How many frames a strip has. */
const FRAMES = 6

/**
 * The factor by which animations are slowed down, so that a browser without a graphics card draws
 * enough frames of them.
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

/** Space between two frames of a strip, in pixels. */
const GAP = 8

/** The size of the frames, and how wide each is on the strip, in pixels. */
type Size = { width: number; height: number; shown: number }

/** Writes frames side by side, smaller, into a WebP file. */
async function writeStrip(
  frames: readonly Buffer[],
  { width, height, shown }: Size,
  file: string,
): Promise<void> {
  const tall = Math.round((shown * height) / width)
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ width: shown, height: tall }).toBuffer()),
  )
  const background = '#fff'
  const size = { width: small.length * (shown + GAP) - GAP, height: tall, channels: 3 as const }
  const parts = small.map((input, index) => ({ input, left: index * (shown + GAP), top: 0 }))
  await sharp({ create: { ...size, background } })
    .composite(parts)
    .webp({ quality: 74, effort: 6 })
    .toFile(file)
}
